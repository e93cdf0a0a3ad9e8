"""Choosing and ending in every game: the first table, double taps, second thoughts, results that explain themselves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.driver import Guests, Person
from browser.test_bulls import to_a_card
from browser.test_quality import settle, violations

GOALS = {
    "bulls": "Bring your runners safely",
    "encierro": "Be the first into the bullring",
    "primes": "Be the first to bring all your meeples",
    "raging": "Give every bull an enclosure",
    "street": "Ride exactly as far",
}

# Two taps in one breath, however busy the machine is.
TWO_TAPS = """(thing) => {
    const { x, y } = thing.getBoundingClientRect();
    const tap = { bubbles: true, cancelable: true, detail: 1, clientX: x + 9, clientY: y + 9 };
    for (let taps = 0; taps < 2; taps += 1) thing.dispatchEvent(new MouseEvent("click", tap));
}"""


def first(person: Person) -> Locator:
    return person.page.locator("[data-first]")


@pytest.mark.parametrize("game", sorted(GOALS))
def test_a_first_table_opens_with_the_goal_and_what_to_do_first(guests: Guests, game: str) -> None:
    """It is said once for a game, stands in nobody's way, and can be closed."""
    ana = guests.come(phone=game in ("encierro", "primes"), theme="dark" if game == "street" else "light")
    ana.play_with_bots(game, seats=2)
    slip = first(ana)
    expect(slip).to_contain_text(GOALS[game])
    assert len(slip.locator("p").all()) == 2, "the goal, and what to do first"
    settle(ana)
    assert violations(ana.page) == []
    ana.touch(slip.get_by_role("button", name="Got it"))
    expect(slip).to_have_count(0)
    ana.page.reload()
    ana.look_at_the_table()
    ana.wait_for_my_turn()
    expect(slip).to_have_count(0)


def test_on_a_phone_the_goal_goes_with_the_first_touch_and_a_double_tap_makes_a_move(guests: Guests) -> None:
    """Two quick taps on a card choose it and play it; a single one only chooses."""
    ana = guests.come(phone=True)
    ana.play_with_bots("primes", seats=2)
    ana.wait_for_my_turn()
    run = ana.page.locator("main [data-run][data-legal]").first
    expect(run).to_have_accessible_name(re.compile(r"^Run: move \d$"))
    expect(run).to_have_text(re.compile(r"^\d$"))
    expect(run.locator("..")).to_contain_text("Move:")
    ana.touch(run)
    expect(ana.confirm).to_have_attribute("aria-disabled", "false")
    expect(first(ana)).to_have_count(0)
    back = ana.page.get_by_role("button", name="Back", exact=True)
    while back.get_attribute("aria-disabled") == "false":
        ana.touch(back)
        ana.wait_for_answers()
    run.evaluate(TWO_TAPS)
    expect(first(ana)).to_have_count(0)
    expect(ana.page.locator("[data-asked]")).to_have_count(1)  # her turn comes round again


def test_passing_does_not_glow_and_hint_and_undo_keep_their_places(guests: Guests) -> None:
    ana = guests.come(phone=True)
    ana.play_with_bots("primes", seats=2)
    ana.wait_for_my_turn()
    dock = ana.page.locator("nav .actions")
    places = [dock.locator(name).bounding_box() for name in (".back", ".undo", ".hint", ".confirm")]
    ana.touch(ana.page.locator('main [data-verb="pass"]'))
    expect(ana.confirm).to_have_attribute("aria-disabled", "false")
    expect(ana.confirm).not_to_have_class(re.compile("sash"))
    assert [dock.locator(name).bounding_box() for name in (".back", ".undo", ".hint", ".confirm")] == places
    ana.touch(dock.locator(".back"))
    ana.touch(ana.page.locator("main [data-run]").first)
    expect(ana.confirm).to_have_class(re.compile("sash"))


def test_wasting_a_card_asks_first(guests: Guests) -> None:
    """Running with the Bulls: a card that rerolls nobody does nothing, and is gone."""
    ana = guests.come()
    for _ in range(12):
        ana.play_with_bots("bulls", seats=2)
        to_a_card(ana)
        card = ana.page.locator(
            ", ".join(f'main [data-card="{name}"]' for name in ("sprint", "second-wind", "change-of-plans"))
        )
        if card.count():
            break
    hand = ana.page.locator("main [data-card]").count()
    ana.touch(card.first)
    expect(ana.confirm).to_have_text("Roll none")
    expect(ana.confirm).not_to_have_class(re.compile("sash"))
    ana.touch(ana.confirm)
    doubt = ana.page.get_by_role("dialog", name="Are you sure?")
    expect(doubt).to_contain_text("would do nothing, and be gone")
    ana.touch(doubt.get_by_role("button", name="Think again"))
    expect(doubt).to_have_count(0)
    expect(ana.page.locator("main [data-card]")).to_have_count(hand)
    expect(ana.confirm).to_have_text("Roll none")  # nothing was lost, not even the choice
    ana.page.keyboard.press("Control+Enter")
    ana.touch(doubt.locator("[data-sure]"))
    expect(doubt).to_have_count(0)
    expect(ana.page.locator("[role=log], .log, aside").first).to_contain_text("You play")


def test_equal_answers_are_equal_buttons_and_a_card_is_drawn_with_one_tap(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("encierro", seats=4)
    answers = {"shield", "send", "use", "cancel", "take", "back"}
    seen: set[str] = set()
    for _ in range(400):
        if seen == {"answered", "drawn"}:
            break
        if not ana.wait_for_my_turn():
            ana.play_with_bots("encierro", seats=4)
            continue
        ana.wait_for_answers()
        asked = ana.page.locator("[data-asked]").first.get_attribute("data-asked")
        chips = ana.page.locator('[data-choice][aria-pressed="false"]')
        draw = ana.page.locator('[data-choice][data-verb="draw"]')
        if asked in ("attacked", "bull", "fall") and chips.count() > 1:
            verbs = chips.evaluate_all("(all) => all.map((one) => one.dataset.verb)")
            looks = chips.evaluate_all("(all) => all.map((one) => one.className + getComputedStyle(one).boxShadow)")
            assert len(set(looks)) == 1, "one of them stands out"
            seen |= {"answered"} if answers & set(verbs) else set()
        elif asked == "draw" and draw.count() and "drawn" not in seen:
            lines = ana.page.locator("aside").inner_text()
            ana.touch(draw)
            expect(ana.page.locator("aside")).not_to_have_text(lines)
            seen.add("drawn")
            continue
        ana.decide()
    assert seen == {"answered", "drawn"}


def test_a_lesson_fits_one_screen_of_a_small_phone(guests: Guests) -> None:
    """Picture, sentence and Next, on 360 × 640, in the longer language too."""
    ana = guests.come(phone=True, size={"width": 360, "height": 640}, language="es")
    for game in sorted(GOALS):
        ana.go(f"/rules/{game}")
        onward = ana.button("Siguiente")
        expect(onward).to_be_visible()
        lessons = ana.page.locator("[data-lesson]")
        for number in range(lessons.count()):
            lesson = lessons.nth(number)
            expect(lesson).to_have_attribute("aria-current", "step")
            onward.scroll_into_view_if_needed()
            box, button = lesson.bounding_box(), onward.bounding_box()
            assert box
            assert button
            assert button["y"] + button["height"] - box["y"] <= 640, (game, number, box, button)
            assert lesson.locator("> p").evaluate("(p) => p.scrollHeight <= p.clientHeight + 1")
            if number + 1 < lessons.count():
                ana.touch(onward)
