"""Following the game: what others do is shown beat by beat, and all of the screen agrees on whose turn it is.

The page's clock stands still, so only what a test does brings the next beat to the screen.
"""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.driver import Guests, Person

GAMES = ["bulls", "encierro", "primes", "raging", "street"]

# Every state that the page goes through: the slip on it, what the log says, what is asked, and whose turn it is.
WATCH = """() => {
    window.tale = [];
    const look = () => {
        const log = document.querySelector("aside .log");
        const state = {
            beat: document.querySelector("[data-beat] h3")?.textContent ?? "",
            log: log?.textContent ?? "",
            asked: document.querySelector("[data-asked]") !== null,
            whose: document.querySelector("[data-whose]")?.dataset.whose ?? "",
            mine: document.querySelector('aside li[data-seat="0"]')?.hasAttribute("data-turn") ?? false,
            glowing: document.querySelector("main [data-legal]") !== null,
            title: document.title,
        };
        const last = window.tale.at(-1);
        if (!last || JSON.stringify(last) !== JSON.stringify(state)) window.tale.push(state);
    };
    look();
    new MutationObserver(look).observe(document.documentElement, {
        subtree: true, childList: true, characterData: true, attributes: true,
    });
}"""


# What the server has told the page, whether it is shown or not; `deeds` counts updates that others' events came with.
HEAR = """
window.heard = { asked: false, over: false, deeds: 0 };
window.hear = ({ type, table, seats }) => {
    if (type !== "snapshot" && type !== "update") return;
    const [seen] = seats;
    window.heard.asked = seen.decision !== null;
    window.heard.over = table.status === "over";
    window.heard.deeds += seen.events.some(({ seat, kind }) => (seat ?? 0) !== 0 && kind !== "turn");
};
"""

# Once the server waits for this person, or for nobody any more.
WAITED_FOR = """() => {
    const { asked, over, deeds } = window.heard;
    if (window.unanswered.size > 0 || !(asked || over)) return null;
    return { over, deeds, beat: document.querySelector("[data-beat]") !== null };
}"""


def at_a_slow_table(guests: Guests, game: str, seats: int, **more: Any) -> Person:
    """Where it is this person's turn, and the clock of the page stands still."""
    ana = guests.come(calm=False, pace="normal", **more)
    ana.context.add_init_script(HEAR)
    ana.page.clock.install()
    ana.play_with_bots(game, seats=seats)
    let_it_run(ana)
    ana.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    let_it_run(ana)
    return ana


def let_it_run(ana: Person) -> None:
    """Until something is asked or the game is over."""
    there = ana.page.locator('[data-asked], [data-testid="table"][data-status="over"]')
    for _ in range(120):
        if there.count():
            return
        ana.page.clock.run_for(500)
    raise AssertionError("nothing is asked")


def play_until_others_have_moved(ana: Person, deeds: int = 1) -> None:
    """This person plays until the others have done something that the page has not shown.

    However long the others take, the page's clock stands still meanwhile, or their beats would pass unseen.
    """
    for _ in range(400):
        there = ana.page.wait_for_function(WAITED_FOR).json_value()
        if there["beat"] and there["deeds"] >= deeds and not there["over"]:
            return
        let_it_run(ana)
        assert ana.status != "over", "the game ended before the others had done enough"
        ana.page.evaluate("window.heard.deeds = 0")
        ana.decide()
        ana.wait_for_answers()
        ana.page.clock.run_for(1)  # what was tapped twice is played by a timer
    raise AssertionError("the others do nothing")


@pytest.mark.parametrize("game", GAMES)
def test_first_the_beat_then_the_log_then_the_question(guests: Guests, game: str) -> None:
    ana = at_a_slow_table(guests, game, seats=3)
    ana.page.evaluate(WATCH)
    play_until_others_have_moved(ana)
    let_it_run(ana)
    tale: list[dict[str, Any]] = ana.page.evaluate("window.tale")
    beats = [state["beat"] for state in tale if state["beat"]]
    assert beats, "there was no beat"
    for number, (before, after) in enumerate(pairwise(tale), 1):
        for beat in set(beats):  # its line comes while or after it is shown, never before
            if after["log"].count(beat) > before["log"].count(beat):
                assert beat in [state["beat"] for state in tale[: number + 1]], (beat, after)
    for beat in set(beats):
        assert any(beat in state["log"] for state in tale), f"the log never told: {beat}"
    for state in tale:
        assert not (state["beat"] and (state["asked"] or state["glowing"])), state  # the question comes after the beats
        mine = state["whose"] in ("yours", "attack")
        assert state["asked"] <= mine, state
        assert state["title"].startswith("● ") == (state["whose"] == "yours"), state
        assert state["mine"] == mine, state
    assert tale[-1]["asked"] or ana.status == "over"


def test_the_pace_is_set_at_the_table_and_remembered(guests: Guests) -> None:
    ana = at_a_slow_table(guests, "street", seats=3)
    play_until_others_have_moved(ana)
    page, beat = ana.page, ana.page.locator("[data-beat] h3")
    first = beat.inner_text()
    # A pause holds the view, and everything says so.
    page.keyboard.press("p")
    page.clock.run_for(60_000)
    expect(beat).to_have_text(first)
    expect(page).to_have_title(re.compile("^Ⅱ Paused – "))
    expect(page.locator("[data-whose=paused]")).to_have_text("Paused")
    expect(page.get_by_role("region", name="What to do")).to_contain_text("Paused")
    # Step by step: the next beat, and hold. It may say the same, for somebody may do the same twice.
    page.locator("[data-beat]").evaluate("slip => slip.dataset.seen = 'yes'")
    page.get_by_role("button", name="Step").click()
    page.clock.run_for(60_000)
    expect(page.locator("[data-beat]")).to_have_count(1)
    expect(page.locator("[data-beat][data-seen]")).to_have_count(0)
    second = beat.inner_text()
    page.get_by_text("Calm", exact=True).click()
    expect(page.get_by_role("radio", name="Calm")).to_be_checked()
    expect(beat).to_have_text(second)
    # A touch goes on from beat to beat; instant goes to the question.
    page.get_by_role("button", name="Resume").click()
    let_it_run(ana)
    play_until_others_have_moved(ana)
    page.get_by_text("Instant", exact=True).click()
    expect(page.locator("[data-asked]")).to_be_visible()
    assert json.loads(page.evaluate("localStorage.stampede"))["pace"] == "instant"
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Settings", exact=True).click()
    expect(page.get_by_role("radio", name="Instant")).to_be_checked()


def test_a_tap_ends_a_beat_and_two_end_them_all(guests: Guests) -> None:
    ana = at_a_slow_table(guests, "street", seats=4, phone=True)
    play_until_others_have_moved(ana, deeds=3)
    page, beat = ana.page, ana.page.locator("[data-beat] h3")
    slip = page.locator("[data-beat]").bounding_box()
    dock, strip = page.locator("nav.dock").bounding_box(), page.locator("section.strip").bounding_box()
    assert slip
    assert dock
    assert strip
    assert slip["y"] > strip["y"] + strip["height"], "it lies over the seats"
    assert slip["y"] + slip["height"] <= dock["y"] + 1, "it lies over the actions"
    first = beat.inner_text()
    ana.touch(page.locator(".lanes"))
    expect(beat).not_to_have_text(first)
    ana.touch(page.locator(".lanes"))
    expect(page.locator("[data-asked]")).to_be_visible()
    assert page.locator("[data-beat]").count() == 0


def test_after_a_reload_what_was_missed_is_told_and_played_back(guests: Guests) -> None:
    ana = at_a_slow_table(guests, "street", seats=4)
    play_until_others_have_moved(ana, deeds=3)
    page = ana.page
    page.reload()
    missed = page.get_by_role("dialog", name="While you were away")
    page.clock.run_for(1000)
    expect(missed).to_be_visible()
    lines = missed.locator("[data-missed] li")
    assert 2 <= lines.count() <= 6
    told = lines.all_inner_texts()
    expect(missed.get_by_role("button", name=re.compile("To my turn|Resume"))).to_be_focused()
    missed.get_by_role("button", name="Play it back").click()
    beat = page.locator("[data-beat] h3")
    shown: list[str] = []
    for _ in range(400):
        if beat.count():
            text = beat.inner_text()
            if text not in shown:
                shown.append(text)
                expect(page.locator("aside .log [data-lit]")).to_contain_text(text)  # its line of the log is lit
        elif shown and page.locator("[data-asked]").count():
            break
        page.clock.run_for(300)
    assert set(told) <= set(shown), (told, shown)
    expect(page.locator("[data-asked]")).to_be_visible()
    page.reload()  # what was told is not told again
    expect(page.locator("[data-asked]")).to_be_visible()
    expect(missed).to_have_count(0)


def test_attacked_out_of_turn_nobody_says_that_it_is_your_turn(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("encierro", seats=4)
    attack = ana.page.locator("[data-whose=attack]")
    for _ in range(600):
        there = ana.look(turn=True)
        if attack.count():
            break
        if there["over"]:  # a short game may be over before anybody is attacked
            ana.play_with_bots("encierro", seats=4)
        else:
            ana.do_something(there)
    expect(attack).to_have_text(re.compile("You’re under attack|A bull hits you!|You fall!|Get away!"))
    said = attack.inner_text()
    expect(ana.page).to_have_title(re.compile(f"^▲ {re.escape(said)} – "))
    me = ana.page.locator('aside li[data-seat="0"]')
    expect(me).to_contain_text("Answer!")
    expect(me).to_contain_text("must answer")
    expect(ana.page.locator("aside li.behind")).to_contain_text("their turn")
    # What was called out before may still stand in the region for screen readers.
    expect(ana.page.locator("header, main, aside").get_by_text("Your turn", exact=True)).to_have_count(0)
