"""Tutorials in the browser: every one to its end, on desk and phone; wrong touches, keys, resuming, skipping."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.driver import BRIEFLY, Guests, Person
from browser.test_quality import violations
from stampede.core.registry import find_game, game_ids
from stampede.match.tutorial import Step, read_tutorial

SOON = 500.0  # milliseconds
BREATH = 300.0  # milliseconds in which a second Enter skips nothing

# A tutorial asks by fetch; what is not answered yet counts as at a table. A moment later the page has read the answer
# and shows it: a test that goes on touching things before would touch what has just appeared.
COUNT_REQUESTS = """
const ask = window.fetch;
let asked = 0;
window.fetch = async (...args) => {
    const id = `request ${asked++}`;
    window.unanswered?.add(id);
    try { return await ask(...args); } finally { setTimeout(() => window.unanswered?.delete(id), 120); }
};
"""

# What the learner sees once everything is answered: the step, whether it is done, and what is lit.
SEE = """(before) => {
    const card = document.querySelector('[data-testid="tutorial-card"]');
    const over = document.querySelector('[data-testid="tutorial-learned"]') !== null;
    if (over) return { over, step: "", done: false, deed: false, lit: [] };
    if (card === null || window.unanswered.size > 0) return null;
    const lit = [...document.querySelectorAll("main [data-legal]")].flatMap((thing, number) => {
        const box = thing.getBoundingClientRect();
        const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
        return box.width > 0 && inside && getComputedStyle(thing).visibility !== "hidden" ? [number] : [];
    });
    const deed = document.querySelector("button.confirm")?.getAttribute("aria-disabled") === "false";
    const done = "done" in card.dataset;
    if (!done && !deed && lit.length === 0) return null;
    const seen = { over, step: card.dataset.step, done, deed, lit };
    return before !== null && JSON.stringify(seen) === before ? null : seen;
}"""


def steps_of(game: str) -> tuple[Step, ...]:
    tutorial = read_tutorial(find_game(game))
    assert tutorial is not None
    return tutorial.steps


def learn(guests: Guests, game: str, **more: Any) -> Person:
    ana = guests.come(**more)
    ana.context.add_init_script(COUNT_REQUESTS)
    ana.go(f"/learn/{game}")
    return ana


def see(ana: Person) -> dict[str, Any]:
    seen: dict[str, Any] = ana.page.wait_for_function(SEE, arg=None).json_value()
    return seen


def see_it_change(ana: Person, seen: dict[str, Any]) -> None:
    """Waits for what a key has done. A question out of turn takes no answer for a moment: then nothing changes."""
    with suppress(PlaywrightTimeout):
        ana.page.wait_for_function(SEE, arg=json.dumps(seen, separators=(",", ":")), timeout=SOON)


def card(ana: Person) -> Locator:
    return ana.page.get_by_test_id("tutorial-card")


def lit(ana: Person, number: int) -> Locator:
    return ana.page.locator("main [data-legal]").nth(number)


def do_the_step(ana: Person, step: Step) -> None:
    """Touches what is lit, and confirms, until the step is done."""
    if step.refused:
        first, second = step.refused.split("|")[0].removeprefix("fence ").split("-")
        for post in (first, second):
            expect(ana.page.locator("[data-post]:focus")).to_have_attribute("data-post", post)  # the guide points at it
            ana.touch(ana.page.locator(f'[data-post="{post}"]'))
        expect(card(ana)).to_have_attribute("data-done", re.compile(".*"))
        return
    touched: set[int] = set()
    for _ in range(14):
        seen = see(ana)
        if seen["over"] or seen["step"] != step.key or seen["done"]:
            return
        if seen["deed"]:
            ana.touch(ana.confirm)
            continue
        if touched >= set(seen["lit"]):  # what warns at first has to be touched again, and not too quickly
            touched.clear()
        fresh = [number for number in seen["lit"] if number not in touched]
        touched.add(fresh[0])
        with suppress(PlaywrightTimeout):  # a piece stands in front of it: then the next thing that is lit
            ana.touch(lit(ana, fresh[0]), BRIEFLY)
    raise AssertionError(f"{step.key} does not end")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", game_ids())
def test_every_tutorial_can_be_played_to_its_end(game: str, phone: bool, guests: Guests) -> None:
    ana = learn(guests, game, phone=phone, language="es" if phone else "en")
    for number, step in enumerate(steps_of(game)):
        expect(card(ana)).to_have_attribute("data-step", step.key)
        assert see(ana)["step"] == step.key
        expect(card(ana)).to_be_in_viewport(ratio=1)
        if number == 0:
            assert violations(ana.page) == []
        do_the_step(ana, step)
        expect(card(ana)).to_contain_text("¡Bien!")
        go_on(ana)
    expect(ana.page.get_by_test_id("tutorial-learned")).to_be_visible()
    assert violations(ana.page) == []


def go_on(ana: Person) -> None:
    """Reads what lies over the table, such as the summary of a day, and goes on to the next step."""
    summary = ana.page.locator("dialog[open] [data-dismiss]")
    if summary.count():
        ana.touch(summary)
    ana.touch(ana.page.get_by_test_id("tutorial-next"))


def begin_at(ana: Person, game: str, key: str) -> None:
    """As somebody who left at that step."""
    number = [step.key for step in steps_of(game)].index(key)
    ana.context.add_init_script(f'localStorage.setItem("stampede-tutorial-{game}", "{number}")')
    ana.go(f"/learn/{game}")
    expect(card(ana)).to_have_attribute("data-step", key)


def test_only_the_card_that_the_step_is_about_is_lit(guests: Guests) -> None:
    ana = guests.come()
    begin_at(ana, "bulls", "step")
    hand = ana.page.locator("main .hand [data-card]")
    expect(hand.locator("visible=true")).to_have_count(4)
    expect(ana.page.locator("main .hand [data-legal]")).to_have_attribute("data-card", "souvenir")


def test_the_guide_points_at_the_button_once_all_is_chosen(guests: Guests) -> None:
    """With one of two runners chosen the card could be played; the step is about two."""
    ana = guests.come()
    ana.context.add_init_script(COUNT_REQUESTS)
    begin_at(ana, "bulls", "shove")
    see(ana)
    ana.touch(ana.page.locator('main .hand [data-card="shove"]'))
    runners = ana.page.locator("main [data-cell][data-legal]")
    for _ in range(2):
        expect(runners.first).to_be_visible()
        expect(ana.page.locator("button.confirm:focus")).to_have_count(0)
        ana.touch(runners.first)
        ana.wait_for_answers()
    expect(ana.page.locator("button.confirm:focus")).to_have_text("Roll 2 dice")


def test_a_wrong_touch_gets_the_real_reason_and_the_place_is_kept(guests: Guests) -> None:
    ana = learn(guests, "street")
    see(ana)
    ana.touch(ana.page.locator('[data-card="20km"]').first)
    expect(card(ana)).to_contain_text("You need a vehicle before you can ride.")
    expect(card(ana)).to_contain_text("1 of 7")
    ana.touch(ana.page.locator('[data-card="cramp"]').first)
    expect(card(ana)).to_contain_text(re.compile("has no vehicle yet|isn’t what this step is about"))
    do_the_step(ana, steps_of("street")[0])
    go_on(ana)
    expect(card(ana)).to_contain_text("2 of 7")
    ana.page.reload()
    expect(card(ana)).to_contain_text("2 of 7")
    ana.touch(card(ana).get_by_role("button", name="Skip"))
    expect(card(ana)).to_have_count(0)
    ana.go("/learn/street")
    expect(card(ana)).to_contain_text("2 of 7")


# Everything that a screen reader is told, one after another: what is said next replaces it.
KEEP_WHAT_IS_SAID = """(region) => {
    window.said = [];
    const note = () => region.textContent && window.said.push(region.textContent);
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
}"""


def said(ana: Person, beginning: str, times: int) -> None:
    """Waits until that has been said so many times."""
    heard = "([text, times]) => window.said.filter((one) => one.startsWith(text)).length >= times"
    ana.page.wait_for_function(heard, arg=[beginning, times])


def test_it_can_be_learned_by_keys_alone_and_is_said_aloud(guests: Guests) -> None:
    ana = learn(guests, "encierro")
    see(ana)
    ana.page.locator('[aria-live="polite"]').last.evaluate(KEEP_WHAT_IS_SAID)
    for number, step in enumerate(steps_of("encierro"), 1):
        expect(card(ana)).to_have_attribute("data-step", step.key)
        if number > 1:
            said(ana, f"Step {number} of 8. ", 1)
        for _ in range(14):
            seen = see(ana)
            if seen["done"] or seen["step"] != step.key:
                break
            if not seen["deed"] and not ana.page.evaluate("document.activeElement.matches('[data-legal]')"):
                ana.page.keyboard.press(".")
            ana.page.keyboard.press("Enter")
            see_it_change(ana, seen)
        said(ana, "¡Bien!", number)
        if seen["step"] == step.key:  # on a slow machine the last Enter may have come so late that it went on
            ana.page.wait_for_timeout(BREATH)
            ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_test_id("tutorial-learned")).to_be_visible()


def test_a_second_press_does_not_skip_what_came_of_the_first(guests: Guests) -> None:
    ana = guests.come()
    ana.context.add_init_script(COUNT_REQUESTS)
    begin_at(ana, "encierro", "draw")
    see(ana)
    draw = ana.page.locator('main [data-verb="draw"]')
    expect(draw).to_be_focused()
    # As soon as it is done: a key that was already on its way.
    draw.evaluate(
        """(chip) => {
            const card = document.querySelector('[data-testid="tutorial-card"]');
            const again = () => "done" in card.dataset && dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
            new MutationObserver(again).observe(card, { attributeFilter: ["data-done"] });
            chip.click();
        }"""
    )
    expect(card(ana)).to_contain_text("Cards with an eye strike at once")
    ana.page.wait_for_timeout(BREATH)
    expect(card(ana)).to_have_attribute("data-step", "draw")
    ana.page.keyboard.press("Enter")
    expect(card(ana)).to_have_attribute("data-step", "repel")


def test_an_answer_that_was_put_ready_and_taken_back_can_be_chosen_again(guests: Guests) -> None:
    """Where there is only one answer it is chosen already. Without it there has to be a button."""
    ana = guests.come(phone=True)
    begin_at(ana, "encierro", "cancel")
    expect(ana.confirm).to_have_text("Cancel it with Otra vez será")
    answer = ana.page.locator('main [data-verb="cancel"]')
    expect(answer).to_have_count(0)
    ana.touch(ana.page.locator("button.back"))
    ana.touch(answer)
    expect(ana.confirm).to_have_text("Cancel it with Otra vez será")


def test_escape_asks_once_and_then_skips(guests: Guests) -> None:
    ana = learn(guests, "raging")
    see(ana)
    ana.page.keyboard.press("Escape")
    expect(card(ana)).to_contain_text("Press Esc once more")
    ana.page.keyboard.press("Escape")
    expect(card(ana)).to_have_count(0)


def test_a_tutorial_that_is_not_there_says_so(guests: Guests) -> None:
    ana = guests.come()
    ana.go("/learn/chess")
    expect(ana.page.get_by_text("There is no such tutorial")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_play_now_asks_which_race_and_shows_newcomers_where_to_begin(phone: bool, guests: Guests) -> None:
    ana = guests.come(phone=phone)
    ana.go("/play")
    race = ana.page.get_by_test_id("which-race")
    for game in game_ids():
        expect(race.locator(f'[data-pick="{game}"]')).to_be_visible()
    expect(race.get_by_role("link", name=re.compile(r"3-minute tutorial\s*: RUN 2 Street"))).to_be_visible()
    expect(race).to_contain_text("gainst two steady bots")
    assert violations(ana.page) == []
    ana.touch(race.locator('[data-pick="primes"]'))
    expect(ana.table).to_be_visible()
    ana.go("/play")
    expect(race.locator('[data-pick="primes"]')).to_be_visible()
    expect(race.get_by_role("link", name=re.compile(r"2-minute tutorial\s*: Trip & Run"))).to_have_count(0)
