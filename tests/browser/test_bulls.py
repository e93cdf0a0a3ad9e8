"""Running with the Bulls from the home page to the result, on the board's own elements."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from browser.driver import Guests, Person
from browser.test_primes import finish, moves_of
from browser.test_quality import settle, violations

ROLL_OWN = ("sprint", "change-of-plans", "second-wind")


def to_a_card(person: Person) -> None:
    """Until this person is asked for a card, with nothing chosen."""
    while person.wait_for_my_turn():
        if person.page.locator('[data-asked="card"]').count():
            return
        person.decide()
    raise AssertionError("the game is over")


def to_one_of(person: Person, cards: tuple[str, ...]) -> str:
    """Until one of these cards can be played."""
    for _ in range(40):
        to_a_card(person)
        for card in cards:
            if person.page.locator(f'[data-card="{card}"][data-legal]').count():
                return card
        person.decide()
    raise AssertionError(f"none of {cards} came")


def table_with(person: Person, card: str) -> None:
    """A table at which this person holds that card, though it may take a few."""
    for _ in range(30):
        person.play_with_bots("bulls", seats=2)
        to_a_card(person)
        if person.page.locator(f'[data-card="{card}"][data-legal]').count():
            return
    raise AssertionError(f"{card} is not to be had")


def test_a_game_by_mouse_from_home_to_the_result(guests: Guests) -> None:
    ana = guests.come()
    ana.begin_at_home("bulls", seats=2)
    record = finish(ana, 2)
    verbs = {move.split(" ")[0] for move in moves_of(record, 0)}
    assert "play" in verbs
    assert len(moves_of(record, 0)) >= 12


def test_a_game_by_touch_on_a_phone(guests: Guests) -> None:
    ana = guests.come(phone=True)
    ana.play_with_bots("bulls", seats=3)
    assert len(moves_of(finish(ana, 3), 0)) >= 12
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"


def test_dice_are_chosen_on_the_board_and_left_again(guests: Guests) -> None:
    """A card and one die: the button says what will be done, the strip shows it, a second touch takes it back."""
    ana = guests.come()
    ana.play_with_bots("bulls", seats=2)
    card = to_one_of(ana, ROLL_OWN)
    ana.touch(ana.page.locator(f'[data-card="{card}"][data-legal]').first)
    expect(ana.confirm).to_have_text("Roll none")
    die = ana.page.locator("[data-stack][data-legal]").first
    expect(die).to_have_attribute("aria-label", re.compile("^Roll a yellow [1-6] at (Gate [2-6]|the [A-Z][a-z]+)$"))
    name = die.get_attribute("data-stack")
    die.hover()
    sentence = die.get_attribute("aria-label") or ""
    expect(ana.page.get_by_role("region", name="What to do")).to_contain_text(sentence)
    ana.touch(die)
    expect(ana.confirm).to_have_text("Roll 1 die")
    expect(ana.page.locator('[data-cell][aria-pressed="true"]')).to_have_count(1)
    ana.touch(ana.page.locator('[data-cell][aria-pressed="true"]'))
    expect(ana.confirm).to_have_text("Roll none")
    expect(ana.page.locator(f'[data-stack="{name}"]')).to_have_attribute("aria-pressed", "false")
    ana.touch(ana.page.locator(f'[data-card="{card}"][aria-pressed="true"]'))
    expect(ana.confirm).to_have_attribute("aria-disabled", "true")


def test_what_is_not_possible_says_why_with_its_rule(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("bulls", seats=2)
    to_a_card(ana)
    ana.touch(ana.page.locator("[data-stack]").first)
    asked = ana.page.get_by_role("region", name="What to do")
    expect(asked).to_contain_text("First play a card.")
    ana.touch(asked.get_by_text("B11"))
    expect(ana.page.get_by_role("dialog").locator('[data-clause="B11"]')).to_be_in_viewport()


def test_a_token_is_seen_with_the_way_it_opens_before_it_is_played(guests: Guests) -> None:
    ana = guests.come()
    table_with(ana, "directions")
    ana.touch(ana.page.locator('[data-card="directions"][data-legal]').first)
    sign = ana.page.locator("[data-sign][data-legal]").first
    name = sign.get_attribute("data-sign") or ""
    ana.touch(sign)
    expect(ana.page.locator(f'[data-way="{name}"]')).to_be_attached()
    expect(ana.page.locator(f'[data-token="{name} 0"]')).to_be_attached()
    expect(ana.page.locator(f'[data-sign="{name}"]')).to_have_attribute("aria-pressed", "true")
    ana.page.mouse.move(1, 1)  # away from the sign: looking at it would show the way too
    ana.page.keyboard.press("Backspace")
    expect(ana.page.locator("[data-way]")).to_have_count(0)


def test_one_colour_alone_and_a_place_as_a_table(guests: Guests) -> None:
    ana = guests.come(phone=True)
    ana.play_with_bots("bulls", seats=6)
    to_a_card(ana)
    dim = ana.page.locator("main svg .dim")
    expect(dim).to_have_count(0)
    ana.touch(ana.page.locator('[data-tab="0"]'))
    expect(dim.first).to_be_attached()
    ana.touch(ana.page.locator('[data-tab="0"]'))
    expect(dim).to_have_count(0)
    press_long(ana, ana.page.locator("[data-stack]").first)
    sheet = ana.page.get_by_role("dialog")
    expect(sheet.locator("tbody tr")).to_have_count(7)  # six seats and the bulls
    places = sheet.get_by_role("group", name="Roundabouts in play").get_by_role("button")
    runners = 0
    for place in places.all():
        ana.touch(place)
        count = sheet.get_by_role("heading").inner_text().split(": ")[1].split()[0]
        runners += {"no": 0, "one": 1}.get(count) or int(re.sub(r"\D", "", count) or 0)
    up = [int(re.findall(r"(\d+) up", tab.inner_text())[0]) for tab in ana.page.locator("[data-tab]").all()[:6]]
    assert runners == sum(up)
    assert violations(ana.page) == []


def press_long(person: Person, thing: Locator) -> None:
    """A finger that stays."""
    box = thing.bounding_box()
    assert box
    at = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    thing.dispatch_event("pointerdown", {**at, "pointerType": "touch", "bubbles": True})
    expect(person.page.get_by_role("dialog")).to_be_visible()
    thing.dispatch_event("pointerup", {**at, "pointerType": "touch", "bubbles": True})


@pytest.mark.parametrize("size", [{"width": 390, "height": 844}, {"width": 360, "height": 640}], ids=["phone", "low"])
def test_forty_dice_stay_in_their_places_and_can_be_read(guests: Guests, size: dict[str, int]) -> None:
    ana = guests.come(phone=True, size=size)
    ana.play_with_bots("bulls", seats=6)
    for _ in range(3):
        to_a_card(ana)
        boxes = ana.page.locator("[data-die]").evaluate_all(
            """dice => dice.map(die => {
                const box = die.getBoundingClientRect();
                return [box.left, box.right, box.height, die.dataset.crowd === undefined ? 13 : 10];
            })"""
        )
        assert all(left >= -4 and right <= size["width"] + 4 for left, right, *_ in boxes)
        assert all(height >= least for *_, height, least in boxes)  # in a crowd: shapes, and their number once
        numerals = ana.page.locator(".town-place svg text").evaluate_all(
            "texts => texts.map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"
        )
        assert min(numerals) >= 13, "numerals below 13 px in the town"
        small = ana.page.evaluate(
            """() => [...document.querySelectorAll("main :not(svg *), main [data-forecast] text")].filter(thing =>
                thing.getClientRects().length > 0 && !thing.closest(".unseen")
                && [...thing.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
                && parseFloat(getComputedStyle(thing).fontSize) < 13).length"""
        )
        assert small == 0, "letters below 13 px"
        ana.decide()


def test_the_way_down_is_shown_and_the_day_is_counted_out(guests: Guests) -> None:
    """With motion: a charge takes the stage and leaves it; in the end every point lies in its chip."""
    ana = guests.come(calm=False, pace="fast")
    ana.play_with_bots("bulls", seats=2)
    ana.page.evaluate(
        """() => {
            window.seen = { charges: 0, most: 0, gains: 0, said: [] };
            new MutationObserver(() => {
                if (document.querySelector("[data-charge-card]"))
                    window.seen.said.push(document.querySelector(".headline").textContent.trim());
                const charge = document.querySelector("[data-charge]");
                if (charge && charge !== window.last) window.seen.charges += 1;
                window.last = charge;
                window.seen.most = Math.max(window.seen.most, charge?.querySelectorAll(".actor").length ?? 0);
                window.seen.gains = Math.max(window.seen.gains, document.querySelectorAll("[data-gain]").length);
            }).observe(document.querySelector("main"), { childList: true, subtree: true });
        }"""
    )
    for _ in range(200):
        if ana.page.evaluate("window.seen.gains") or not ana.wait_for_my_turn():
            break
        expect(ana.page.locator("[data-charge]")).to_have_count(0)  # a touch would cut it short
        there = ana.look()
        if there["unread"]:
            break
        ana.do_something(there)
    expect(ana.page.locator("dialog[open] [data-evening]")).to_be_visible()  # the day is over
    ana.page.wait_for_function("window.seen.gains >= 1")  # points are counted out while the summary opens
    seen = ana.page.evaluate("window.seen")
    assert set(seen["said"]) <= {"The bulls charge"}, "nobody is playing while the bulls charge"
    assert seen["charges"] >= 3, seen
    assert seen["most"] >= 6, seen
    expect(ana.page.locator("[data-charge]")).to_have_count(0)


def test_the_log_stays_at_its_end(guests: Guests) -> None:
    """However fast lines come, it only leaves the end if somebody scrolls up."""
    ana = guests.come()
    ana.play_with_bots("bulls", seats=4)
    log = ana.page.get_by_role("region", name="Log", exact=True)
    left = "box => box.scrollHeight - box.scrollTop - box.clientHeight"
    for _ in range(60):
        there = ana.look(turn=True)
        if there["over"] or there["unread"]:
            break
        ana.do_something(there)
    expect(log).to_be_visible()
    assert log.evaluate("box => box.scrollHeight - box.clientHeight") > 100
    ana.page.wait_for_function(f"box => ({left})(box) < 40", arg=log.element_handle())
    log.evaluate("box => box.scrollTo(0, 0)")
    drawn = "requestAnimationFrame(() => requestAnimationFrame(drawn))"  # the log scrolls before a frame is drawn
    log.evaluate(f"() => new Promise(drawn => {drawn})")
    assert log.evaluate("box => box.scrollTop") == 0


def test_the_summary_of_a_day_stays_until_it_is_dismissed(guests: Guests) -> None:
    """It can be read from its heading on, survives a reload, and Y brings it back."""
    ana = guests.come()
    ana.play_with_bots("bulls", seats=2)
    for _ in range(200):
        there = ana.look(turn=True)
        if there["unread"]:
            break
        ana.do_something(there)
    page = ana.page
    summary = page.locator('dialog[open] [data-evening="1"]')
    expect(summary).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("^Day 1 is over: "))).to_be_focused()
    totals = {
        row.get_attribute("data-seat"): row.locator(".total").inner_text() for row in summary.locator("tbody").all()
    }
    assert sorted(totals) == ["0", "1"]
    for seat, total in totals.items():
        expect(page.locator(f'[data-tab="{seat}"] b')).to_have_text(total)
    settle(ana)
    assert violations(page) == []
    page.reload()
    expect(summary).to_be_visible()
    page.keyboard.press("Escape")
    expect(summary).to_have_count(0)
    page.clock.install()
    page.reload()
    ana.wait_for_my_turn()
    page.clock.run_for(1200)  # longer than a summary waits before it comes
    expect(summary).to_have_count(0)
    page.keyboard.press("y")
    expect(summary).to_be_visible()
    page.keyboard.press("Enter")
    expect(summary).to_have_count(0)


def test_a_game_by_keys_alone(guests: Guests) -> None:
    """`.` some times, then Enter: it always goes on, and nothing that is chosen is offered again."""
    ana = guests.come()
    ana.play_with_bots("bulls", seats=2)
    chance = random.Random(11)
    for _ in range(600):
        if not ana.wait_for_my_turn():
            break
        ana.wait_for_answers()
        sure = ana.page.locator("dialog[open] [data-sure]")
        if sure.count():
            sure.press("Enter")
            continue
        for _ in range(chance.randint(1, 4)):
            ana.page.keyboard.press(".")
        assert ana.page.locator('main [data-legal][aria-pressed="true"]').count() == 0
        ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_test_id("result")).to_be_visible()


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["desk", "phone"])
def test_the_table_stands_in_nobodys_way(guests: Guests, phone: bool, theme: str) -> None:
    ana = guests.come(phone=phone, theme=theme)
    ana.play_with_bots("bulls", seats=4)
    to_a_card(ana)
    settle(ana)
    assert violations(ana.page) == []
    ana.touch(ana.page.locator("[data-card][data-legal]").first)
    settle(ana)
    assert violations(ana.page) == []
    ana.page.keyboard.press("t")
    expect(ana.page.get_by_test_id("text-table")).to_be_visible()
    assert violations(ana.page) == []
