"""Corre el encierro from the home page to the result, on the board's own elements."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.driver import BRIEFLY, Guests, Person
from browser.results import look_at_the_result_of_a_race
from browser.test_primes import finish, moves_of
from browser.test_quality import settle, violations

GRACE = 300  # milliseconds after such a question in which a stray tap does nothing


def asked(person: Person) -> str:
    return person.page.locator("[data-asked]").first.get_attribute("data-asked") or ""


def first(person: Person, selector: str) -> Locator:
    return person.page.locator(f"main {selector}").first


def until(person: Person, kinds: set[str], most: int = 400, begin: Callable[[Person], None] | None = None) -> str:
    """Plays until one of these is asked; at a new table if a game ends before."""
    for _ in range(most):
        if not person.wait_for_my_turn():
            begin(person) if begin else person.play_with_bots("encierro", seats=3)
            continue
        kind = asked(person)
        if kind in kinds and not person.can_confirm():  # a draft may lead there, too
            return kind
        person.decide()
    raise AssertionError(f"nobody was asked {kinds}")


def test_a_game_by_mouse_from_home_to_the_result(guests: Guests) -> None:
    ana = guests.come()
    ana.begin_at_home("encierro", seats=3)
    expect(ana.page.locator("[data-pawn]")).to_have_count(3)
    record = finish(ana, 3)
    assert len(moves_of(record, 0)) > 3
    look_at_the_result_of_a_race(ana, "encierro", seats=3)


def test_a_game_by_touch_on_a_phone(guests: Guests) -> None:
    ana = guests.come(phone=True)
    ana.play_with_bots("encierro", seats=3)
    assert len(moves_of(finish(ana, 3), 0)) > 3
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"


def test_a_card_shows_what_it_would_do_and_is_taken_back(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("encierro", seats=2)
    region = ana.page.get_by_role("region", name="What to do")
    spare = first(ana, "[data-card].spare, [data-card].play")
    for _ in range(40):  # until she holds a card that can be used
        until(ana, {"play"})
        ana.wait_for_answers()
        if spare.count():
            break
        ana.decide()
    ana.touch(spare)
    discard = first(ana, '[data-choice^="discard"]')
    ana.touch(discard)
    ana.page.mouse.move(5, 5)  # looks at nothing else
    expect(region).to_contain_text("You discard")
    expect(ana.confirm).to_contain_text("Discard")
    expect(discard).to_have_attribute("aria-pressed", "true")
    back = ana.page.get_by_role("button", name="Back", exact=True)
    ana.touch(back)
    expect(ana.confirm).to_have_attribute("aria-disabled", "true")
    expect(ana.page.locator("main [data-card].used")).to_have_count(0)


def test_what_is_not_possible_says_why_with_its_rule(guests: Guests) -> None:
    """With five cards in hand nothing can be drawn: the pile says so, and the reason leads to its clause."""
    ana = guests.come()
    ana.play_with_bots("encierro", seats=2)
    hand = ana.page.locator("main [data-card]")
    for _ in range(60):
        until(ana, {"play"}, begin=lambda person: person.play_with_bots("encierro", seats=2))
        if hand.count() == 5:
            break
        ana.touch(first(ana, "[data-pile]"))  # draws; what comes of it is decided on the way to the next turn
        ana.wait_for_answers()
    assert hand.count() == 5
    region = ana.page.get_by_role("region", name="What to do")
    told = region.get_by_text("Play or discard a card first: to draw")
    for _ in range(5):  # right after the others have moved, the first touch may come too early to count
        ana.touch(first(ana, "[data-pile]"))
        with suppress(PlaywrightTimeout):
            told.wait_for(timeout=BRIEFLY)
            break
    expect(told).to_be_visible()
    ana.touch(region.get_by_text("E7"))
    expect(ana.page.get_by_role("dialog").locator('[data-clause="E7"]')).to_be_in_viewport()


def test_a_blow_is_called_out_and_answered_on_the_things_themselves(guests: Guests) -> None:
    ana = guests.come()
    ana.page.clock.install()
    ana.play_with_bots("encierro", seats=3)
    until(ana, {"bull", "fall", "attacked"})
    stage = ana.page.get_by_role("region", name="What is happening")
    expect(stage.get_by_role("alert")).to_contain_text(re.compile("hits you|on you"))
    ana.page.clock.run_for(GRACE)
    thing = first(ana, "[data-object][data-legal], [data-special][data-legal]")
    ana.touch(thing)
    # An object is lost; a special object can be given or used, and asks for which.
    ana.page.locator('button.confirm[aria-disabled="false"], main [data-choice]').first.wait_for()
    if not ana.can_confirm():
        ana.touch(first(ana, "[data-choice]"))
    expect(ana.confirm).to_have_attribute("aria-disabled", "false")
    answer_in_advance(ana)


def answer_in_advance(ana: Person) -> None:
    """Nothing is confirmed: what she says now is answered by itself, until she is asked something else."""
    summary = ana.page.locator("details.standing summary")
    ana.touch(summary)
    for number, wish in enumerate(("Repel bulls", "Repel falls", "Cancel attacks on my objects"), 1):
        ana.touch(ana.page.get_by_label(re.compile(wish)))
        expect(summary).to_have_text(f"Automatic answers ({number})")
    others = ["play", "discard", "draw", "answer", "rescue"]
    else_asked = [f'[data-asked="{kind}"]' for kind in others]
    ana.page.locator(", ".join([*else_asked, '[data-testid="table"][data-status="over"]'])).first.wait_for()


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["desk light", "phone dark"])
def test_nothing_stands_in_anybodys_way(guests: Guests, phone: bool, theme: str) -> None:
    """axe-core on the table at the opening, with a card picked up, and when somebody is hit."""
    ana = guests.come(phone=phone, theme=theme)
    ana.play_with_bots("encierro", seats=4)
    until(ana, {"play"})
    settle(ana)
    assert violations(ana.page) == []
    ana.touch(first(ana, "[data-card][data-legal]"))
    assert violations(ana.page) == []
    until(ana, {"bull", "fall", "attacked", "answer"})
    assert violations(ana.page) == []


# --- motion, folding, keys --------------------------------------------------------------------------------------------

COUNT_FLIGHTS = """() => {
    window.flown = 0;
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node.classList?.contains("flight")) window.flown += 1;
    }).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("calm", [False, True], ids=["motion", "reduced motion"])
def test_a_discarded_card_flies_unless_motion_is_unwelcome(guests: Guests, calm: bool) -> None:
    ana = guests.come(calm=calm)
    ana.play_with_bots("encierro", seats=2)
    until(ana, {"play"})
    ana.page.evaluate(COUNT_FLIGHTS)
    cards = ana.page.locator("main [data-card]").count()
    ana.touch(first(ana, "[data-card][data-legal]"))
    discard = first(ana, '[data-choice^="discard"]')
    ana.touch(discard)
    expect(discard).to_have_attribute("aria-pressed", "true")
    ana.touch(ana.confirm)
    expect(ana.page.locator("main [data-card]")).to_have_count(cards - 1)
    if calm:
        assert ana.page.evaluate("window.flown") == 0
    else:
        ana.page.wait_for_function("() => window.flown > 0")
        expect(ana.page.locator(".flight")).to_have_count(0)  # and it lands


def test_on_a_phone_a_blow_shows_its_time_and_folds(guests: Guests) -> None:
    ana = guests.come(phone=True)
    play_with_a_clock(ana)
    until(ana, {"bull", "fall", "attacked", "answer"}, begin=play_with_a_clock)
    stage = ana.page.get_by_role("region", name="What is happening")
    expect(stage.locator("[data-time]")).to_be_visible()
    whole = height(stage)
    mats = [height(mat) for mat in ana.page.locator("main [data-mat]").all()]
    ana.touch(ana.button("Fold this question"))
    unfold = ana.button("Unfold this question")
    expect(unfold).to_have_attribute("aria-expanded", "false")
    assert height(stage) <= 56 < whole
    expect(first(ana, "[data-discards]")).to_be_visible()
    assert [height(mat) for mat in ana.page.locator("main [data-mat]").all()] == mats, "the runners moved"
    ana.page.keyboard.press("Escape")
    expect(ana.button("Fold this question")).to_be_visible()
    assert height(stage) == whole


def play_with_a_clock(person: Person) -> None:
    sheet = person.open_game("encierro")
    person.set_seats(sheet, 3)
    person.touch(sheet.get_by_text("1 day"))
    person.touch(sheet.get_by_role("button", name="Play now"))
    expect(person.table).to_be_visible()


def height(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["height"]


def test_keys_alone_choose_confirm_and_keep_their_place(guests: Guests) -> None:
    """Any number of steps to the next thing that may be touched, then Enter: turns are played, and the focus stays."""
    ana = guests.come()
    ana.play_with_bots("encierro", seats=3)
    keyboard = ana.page.keyboard
    answered = 0
    for _ in range(400):
        if answered == 8 or not ana.wait_for_my_turn():
            break
        decided = ana.can_confirm()
        if not decided:
            for _ in range(ana.random.randint(1, 7)):
                keyboard.press(".")
        focused = ana.page.evaluate("document.activeElement !== document.body")
        keyboard.press("Enter")
        ana.wait_for_answers()
        answered += decided
        if focused:
            ana.page.wait_for_function(
                "() => document.activeElement !== document.body || !document.querySelector('[data-asked]')"
            )
    assert answered == 8 or (answered > 2 and ana.status == "over")
