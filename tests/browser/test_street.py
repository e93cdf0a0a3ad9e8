"""RUN 2 Street from the home page to the result, on the board's own elements."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.driver import Guests, Person
from browser.results import look_at_the_result_of_a_race
from browser.test_primes import finish, moves_of
from browser.test_quality import settle, violations
from games.street.boxes import serving_box

# What is rare at a real table is in every hand of these.
SHORT_RACE = {"scooter": 90, "20": 80}  # every distance leads too far
ALL_SWAPS = {"hand-swap": 100, "1": 60}
ALL_CRAMPS = {"cramp": 90, "scooter": 80}
BEFORE_20_KM = [11, 12, 13, 14, 15, 16, 17, 18]

GuestsOf = Callable[[dict[str, int]], Guests]


@pytest.fixture(scope="module")
def url_of(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[dict[str, int]], str]]:
    """Where a box with these cards is played: one server for each."""
    with ExitStack() as leaving:

        @cache
        def serve(box: str) -> str:
            cards = json.loads(box)
            day = BEFORE_20_KM if cards == SHORT_RACE else None
            return leaving.enter_context(serving_box(tmp_path_factory.mktemp("box"), cards, day)).url

        yield lambda cards: serve(json.dumps(cards))


@pytest.fixture
def guests_of(chromium: Browser, url_of: Callable[[dict[str, int]], str]) -> Iterator[GuestsOf]:
    """People at a table with other cards."""
    with ExitStack() as leaving:
        yield lambda cards: Guests(chromium, url_of(cards), leaving)


A_DOUBLE_TAP = 400  # milliseconds; two taps in less would play the card


def asked(person: Person) -> Locator:
    return person.page.get_by_role("region", name="What to do")


def card(person: Person, name: str, more: str = "[data-legal]") -> Locator:
    return person.page.locator(f'main [data-card="{name}"]{more}')


def chosen(person: Person) -> Locator:
    return person.page.locator('main [data-card][aria-pressed="true"]')


def until(person: Person, wanted: Locator) -> None:
    """Discards a card a turn until there is such a thing. From then on the test can let the page's time pass."""
    person.page.clock.install()
    while person.wait_for_my_turn() and not wanted.count():
        person.touch(person.page.locator("main [data-card][data-legal]").last)
        person.touch(person.page.locator("main [data-discard]"))
        expect(person.page.locator("main [data-end]")).to_be_visible()
        person.page.clock.run_for(A_DOUBLE_TAP)  # it is where the discards were
        person.touch(person.page.locator("main [data-end]"))
        expect(person.confirm).to_contain_text("end turn")
        person.touch(person.confirm)
        expect(person.confirm).to_have_attribute("aria-disabled", "true")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(person: Person, thing: Locator, to: Locator) -> None:
    """By mouse, or by a finger."""
    (x, y), (to_x, to_y) = middle(thing), middle(to)
    if not person.phone:
        person.page.mouse.move(x, y)
        person.page.mouse.down()
        person.page.mouse.move(to_x, to_y, steps=6)
        person.page.mouse.up()
        return
    finger = person.context.new_cdp_session(person.page)
    way = [(x + (to_x - x) * step / 6, y + (to_y - y) * step / 6) for step in range(7)]
    for number, (at_x, at_y) in enumerate(way):
        kind = "touchMove" if number else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at_x, "y": at_y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def lanes(person: Person) -> Locator:
    return person.page.locator("main [data-lane]")


def test_a_game_by_mouse_from_home_to_the_result(guests: Guests) -> None:
    ana = guests.come()
    verbs: set[str] = set()
    for _ in range(3):  # races, for one may be over before there was much to do
        ana.begin_at_home("street", seats=3)
        expect(lanes(ana)).to_have_count(3)
        record = finish(ana, 3)
        verbs |= {move.split(" ")[0] for move in moves_of(record, 0)}
        if len(verbs) > 3:
            break
    assert len(verbs) > 3, verbs
    look_at_the_result_of_a_race(ana, "street", seats=3)


def test_a_game_by_touch_on_a_phone(guests: Guests) -> None:
    ana = guests.come(phone=True)
    ana.play_with_bots("street", seats=4)
    expect(lanes(ana)).to_have_count(4)
    assert len(moves_of(finish(ana, 4), 0)) > 5
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"


def test_a_turn_is_a_draft_of_two_cards_that_can_be_taken_back(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("street", seats=2)
    ana.wait_for_my_turn()
    for number in (1, 2):
        ana.touch(ana.page.locator("main [data-card][data-legal]:not([data-card=hand-swap])").first)
        chosen = ana.page.locator('main [data-card][aria-pressed="true"]')
        discard = ana.page.locator("main [data-discard][data-legal]")
        expect(chosen.nth(number - 1).or_(discard)).to_be_visible()
        if discard.count():  # it cannot be played now
            ana.touch(discard)
        expect(chosen).to_have_count(number)
    expect(ana.confirm).to_have_attribute("aria-disabled", "false")
    expect(ana.confirm).to_contain_text("end turn")
    taken = ana.page.locator('main [data-card][aria-pressed="true"]')
    while taken.count():
        ana.touch(taken.first)
    expect(ana.confirm).to_have_attribute("aria-disabled", "true")
    expect(lanes(ana).first).to_contain_text("on foot")


def test_what_a_card_would_do_is_seen_before_it_is_chosen(guests: Guests) -> None:
    """The pointer over a card: the lanes show what would change, the prompt says it in a sentence."""
    ana = guests.come()
    ana.play_with_bots("street", seats=2)
    playable = ana.page.locator("main [data-card].play[data-legal]:not([data-card=hand-swap])")
    while ana.wait_for_my_turn() and not playable.count():  # nothing but distances and counter-tricks
        expect(asked(ana)).to_contain_text(re.compile("No (other )?card fits now"))
        ana.touch(ana.page.locator("main [data-card][data-legal]").last)  # discards it
        ana.touch(ana.confirm)
    would = ana.page.locator("main [data-lane] :is(.ghost, .come, .go)")
    expect(would).to_have_count(0)
    playable.first.hover()
    expect(would.first).to_be_visible()
    expect(asked(ana)).to_contain_text(re.compile("You (set off|change|ride|play|send|are)"))
    ana.page.mouse.move(5, 5)
    expect(would).to_have_count(0)


def test_what_is_not_possible_says_why_with_its_rule(guests: Guests) -> None:
    """A distance on foot, with a card to play: the touch gives the reason, the reason leads to the clause, and the card
    can be discarded."""
    ana = guests.come()
    ana.play_with_bots("street", seats=2)
    ana.wait_for_my_turn()
    distance = ana.page.locator("main [data-card$=km].barred.shaded")
    while not distance.count():
        ana.decide()
        ana.wait_for_my_turn()
    ana.touch(distance.first)
    expect(asked(ana)).to_contain_text(re.compile("You need a vehicle|blocks you"))
    expect(ana.page.locator("main [data-discard]")).to_be_visible()
    rule = asked(ana).get_by_text(re.compile(r"S\d+"))
    clause = rule.inner_text().split()[-1]
    ana.touch(rule)
    expect(ana.page.get_by_role("dialog").locator(f'[data-clause="{clause}"]')).to_be_in_viewport()


def test_keys_alone_play_a_turn(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("street", seats=2)
    ana.wait_for_my_turn()
    rider = ana.page.locator("main [data-target][data-legal]")
    discards = ana.page.locator("main [data-discard][data-legal]")
    ana.page.keyboard.press("8")
    expect(chosen(ana).or_(rider).or_(discards).first).to_be_visible()
    if not chosen(ana).count():  # the card needs a rider, or can only be discarded
        ana.page.keyboard.press("1" if rider.count() else "d")
    expect(chosen(ana)).to_have_count(1)
    ana.page.keyboard.press("e")
    expect(ana.confirm).to_have_attribute("aria-disabled", "false")
    ana.page.keyboard.press("Enter")
    log = ana.page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text(re.compile("You (discard|ride|set off|play|are|swap|send)"))


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_cards_are_carried_to_a_rider_and_to_the_discards(guests_of: GuestsOf, phone: bool) -> None:
    """The only rider whom a trick fits is chosen with it at once; carried there it is the same."""
    ana = guests_of(ALL_CRAMPS).come(phone=phone)
    ana.play_with_bots("street", seats=2)
    until(ana, card(ana, "cramp", ".play[data-legal]"))
    ana.touch(card(ana, "cramp", ".play[data-legal]").first)
    rival = lanes(ana).last
    expect(chosen(ana)).to_have_count(1)
    expect(rival.locator('[aria-pressed="true"]')).to_be_visible()
    expect(rival).to_contain_text("Cramp")
    ana.page.clock.run_for(A_DOUBLE_TAP)
    ana.touch(chosen(ana))
    ana.page.mouse.move(4, 4)  # a mouse that rests on the card may look at what it would do
    expect(rival).not_to_contain_text("Cramp")

    carry(ana, card(ana, "cramp", ".play[data-legal]").first, rival)
    expect(chosen(ana)).to_have_count(1)
    expect(rival).to_contain_text("Cramp")
    spare = ana.page.locator('main [data-card]:not([aria-pressed="true"])').first
    name = spare.get_attribute("data-card")
    carry(ana, spare, ana.page.locator("main [data-pile]"))
    expect(chosen(ana)).to_have_count(2)
    expect(ana.page.locator(f'main [data-card="{name}"]').get_by_text("discarded")).to_be_visible()
    expect(ana.confirm).to_contain_text("Both cards")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_blocks_a_rider_tells_what_helps(guests_of: GuestsOf, phone: bool) -> None:
    ana = guests_of(ALL_CRAMPS).come(phone=phone)
    ana.play_with_bots("street", seats=2)
    until(ana, card(ana, "cramp", ".play[data-legal]"))
    ana.touch(card(ana, "cramp", ".play[data-legal]").first)
    ana.touch(ana.confirm)
    badge = lanes(ana).last.locator("[data-trick=cramp]")
    ana.touch(badge)
    told = ana.page.get_by_role("dialog")
    expect(told).to_contain_text("Cramp blocks")
    expect(told).to_contain_text("Water bottle")
    expect(told).to_contain_text("no other vehicle")
    expect(told).to_contain_text("of 2 turns")
    assert violations(ana.page) == []
    ana.page.keyboard.press("Escape")
    expect(badge).to_be_focused()


def test_beyond_the_goal_needs_a_second_touch_a_hold_or_enter_twice(guests_of: GuestsOf) -> None:
    ana = guests_of(SHORT_RACE).come()
    ana.play_with_bots("street", seats=3)
    until(ana, ana.page.locator('main:has([data-card="20km"]) [data-card=scooter][data-legal]'))
    ana.touch(card(ana, "scooter").first)
    far = card(ana, "20km", ".far").first
    ana.touch(far)
    warning = lanes(ana).first.get_by_role("alert")
    expect(warning).to_have_text(re.compile(r"^20 > 1\d: out!$"))
    expect(chosen(ana)).to_have_count(1)
    ana.touch(far)
    expect(chosen(ana)).to_have_count(2)
    expect(warning).to_be_visible()
    expect(ana.confirm).to_contain_text("too far")

    ana.page.keyboard.press("Backspace")
    expect(chosen(ana)).to_have_count(1)
    far.hover()
    ana.page.mouse.down()
    expect(chosen(ana)).to_have_count(2)  # for it was held
    ana.page.mouse.up()
    expect(chosen(ana)).to_have_count(2)

    ana.page.keyboard.press("Backspace")
    expect(chosen(ana)).to_have_count(1)
    far.focus()
    ana.page.keyboard.press("Enter")
    expect(warning).to_be_visible()
    expect(chosen(ana)).to_have_count(1)
    ana.page.keyboard.press("Enter")
    expect(chosen(ana)).to_have_count(2)
    ana.page.keyboard.press("Enter")
    expect(lanes(ana).first).to_contain_text("out of the race")


def test_a_swap_shows_the_hand_before_the_second_card_is_chosen(guests_of: GuestsOf) -> None:
    ana = guests_of(ALL_SWAPS).come()
    ana.play_with_bots("street", seats=3)
    until(ana, card(ana, "hand-swap"))
    ana.touch(card(ana, "hand-swap").first)
    riders = ana.page.locator("main [data-target][data-legal]")
    expect(riders).to_have_count(2)
    ana.touch(riders.last)
    expect(ana.confirm).to_contain_text("Swap hands")
    expect(ana.page.locator("main [data-card][data-legal]")).to_have_count(0)
    ana.touch(ana.confirm)
    expect(ana.page.locator("main [data-end]")).to_be_visible()
    expect(asked(ana)).to_contain_text("or end your turn")
    expect(ana.page.locator("main [data-card][data-legal]").first).to_be_visible()


def test_keys_lead_from_a_card_to_its_rider_and_to_the_deed(guests_of: GuestsOf) -> None:
    """Enter on a card, Enter on the rider it is for, Enter: played. The focus is never lost on the way."""
    ana = guests_of(ALL_SWAPS).come()
    ana.play_with_bots("street", seats=3)
    until(ana, card(ana, "hand-swap"))
    card(ana, "hand-swap").first.focus()
    ana.page.keyboard.press("Enter")
    rider = ana.page.locator("main [data-target]:focus")
    expect(rider).to_have_attribute("data-legal", "")
    ana.page.keyboard.press("Enter")
    expect(rider).to_have_attribute("aria-pressed", "true")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("main [data-end]")).to_be_visible()

    barred = card(ana, "1km", ".barred").first
    if barred.count():  # a distance on foot can only be discarded
        barred.focus()
        ana.page.keyboard.press("Enter")
        expect(ana.page.locator("main [data-discard]:focus")).to_be_visible()
        ana.page.keyboard.press("Enter")
        expect(ana.page.locator('main [data-card="1km"][aria-pressed="true"]')).to_be_focused()
        ana.page.keyboard.press("Enter")
        expect(ana.page.get_by_role("region", name="Log", exact=True)).to_contain_text("You discard 1 km")


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["desk light", "phone dark"])
def test_nothing_stands_in_anybodys_way(guests: Guests, phone: bool, theme: str) -> None:
    ana = guests.come(phone=phone, theme=theme)
    ana.play_with_bots("street", seats=4)
    ana.wait_for_my_turn()
    settle(ana)
    assert violations(ana.page) == []
    ana.touch(ana.page.locator("main [data-card][data-legal]").last)
    expect(chosen(ana).or_(ana.page.locator("main [data-discard][data-legal]")).first).to_be_visible()
    assert violations(ana.page) == []
    ana.touch(ana.page.locator("main [data-pile]"))
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert violations(ana.page) == []
