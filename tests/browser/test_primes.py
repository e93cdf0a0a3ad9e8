"""Trip & Run from the home page to the result, on the board's own elements."""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta

from playwright.sync_api import expect

from browser.driver import Guests, Person
from browser.results import look_at_the_result_of_a_race
from stampede.core.record import RecordText
from stampede.match.verify import verify


def finish(person: Person, seats: int) -> dict[str, object]:
    """Plays to the end and looks at the result; returns the record as it was downloaded."""
    person.play_to_the_end()
    result = person.page.get_by_test_id("result")
    expect(result).to_be_visible()
    expect(result.locator("tr[data-rank]")).to_have_count(seats)
    with person.page.expect_download() as downloading:
        person.touch(result.get_by_role("link", name="Download the record"))
    text = downloading.value.path().read_text(encoding="utf-8")
    assert len(verify(RecordText(text, "the download"))) == 5
    record: dict[str, object] = json.loads(text)
    return record


def moves_of(record: dict[str, object], seat: int) -> list[str]:
    moves = record["moves"]
    assert isinstance(moves, list)
    return [str(notation) for mover, notation in moves if mover == seat]


def choose_a_run(person: Person) -> None:
    person.wait_for_my_turn()
    person.touch(person.page.locator("main [data-run][data-legal]:visible").first)
    if person.page.locator("main [data-count][data-legal]").count():
        person.touch(person.page.locator("main [data-count][data-legal]:visible").first)
    expect(person.confirm).to_have_attribute("aria-disabled", "false")


def run(person: Person) -> None:
    choose_a_run(person)
    person.touch(person.confirm)


def test_a_game_by_mouse_from_home_to_the_result(guests: Guests) -> None:
    ana = guests.come()
    ana.begin_at_home("primes", seats=3)
    expect(ana.page.locator("[data-square]")).to_have_count(101)
    run(ana)
    moves = moves_of(finish(ana, 3), 0)
    assert moves[0].startswith("run ")
    assert "move 0" in moves
    assert len(moves) > 10


def test_a_game_by_touch_on_a_phone(guests: Guests) -> None:
    ana = guests.come(phone=True)
    ana.play_with_bots("primes", seats=4)
    assert len(moves_of(finish(ana, 4), 0)) > 5
    look_at_the_result_of_a_race(ana, "primes", seats=4)
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"


def rivals(person: Person) -> str:
    """Where the meeples of the others stand on the screen."""
    pieces: list[str] = person.page.locator('main [data-meeple]:not([data-meeple^="0-"])').evaluate_all(
        "pieces => pieces.map((piece) => piece.getAttribute('data-meeple'))"
    )
    return " ".join(sorted(pieces))


class Heard:
    """What the server has told a page, whatever the screen shows of it yet."""

    def __init__(self, person: Person) -> None:
        self.movers: list[int] = []
        self.moves = 0  # of the others
        self.asked = False
        person.page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            [seen] = message["seats"]
            self.movers += [event["seat"] for event in seen["events"] if "seat" in event]
            self.moves += sum(event["kind"] == "moved" and event["seat"] != seen["seat"] for event in seen["events"])
            self.asked = seen["decision"] is not None


def test_with_motion_moves_of_others_come_one_by_one_and_a_touch_skips_them(guests: Guests) -> None:
    """The page's clock stands still, so only what the test does can bring the next move to the screen."""
    ana = guests.come(calm=False, pace="normal")
    heard = Heard(ana)
    ana.page.clock.install()
    ana.play_with_bots("primes", seats=4)
    ana.wait_for_my_turn()
    ana.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    asked = ana.page.locator("[data-asked]")

    def run_and_let_the_others_move() -> str:
        heard.movers.clear()
        heard.moves = 0
        run(ana)
        while not (heard.asked and {1, 2, 3} <= set(heard.movers)):
            ana.decide()
        expect(asked).to_have_count(0)
        return rivals(ana)

    shown: list[str] = []
    while not shown or heard.moves < 2:  # somebody may leave a move unmade where it would be dangerous
        shown = [run_and_let_the_others_move()]
        while not asked.count():
            ana.page.clock.run_for(100)
            if rivals(ana) != shown[-1]:
                shown.append(rivals(ana))
    assert len(shown) > heard.moves, shown

    before = run_and_let_the_others_move()
    ana.page.keyboard.press("Shift")  # ends a beat, and twice at once all of them
    ana.page.keyboard.press("Shift")
    expect(asked).to_be_visible()
    assert rivals(ana) != before


def test_the_draft_is_shown_and_taken_back(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("primes", seats=2)
    ana.wait_for_my_turn()
    back = ana.page.get_by_role("button", name="Back", exact=True)
    expect(back).to_have_attribute("aria-disabled", "true")
    choose_a_run(ana)
    expect(back).to_have_attribute("aria-disabled", "false")
    while back.get_attribute("aria-disabled") == "false":
        ana.touch(back)
    expect(ana.confirm).to_have_attribute("aria-disabled", "true")


def test_what_is_not_possible_says_why_with_its_rule(guests: Guests) -> None:
    """Nobody can be tripped on the start: a touch gives the reason, and the reason leads to the clause."""
    ana = guests.come()
    ana.play_with_bots("primes", seats=2)
    ana.wait_for_my_turn()
    start = ana.page.locator('[data-square="0"]').bounding_box()
    assert start
    ana.page.mouse.click(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    asked = ana.page.get_by_role("region", name="What to do")
    expect(asked).to_contain_text("Nobody can be tripped on the start")
    ana.touch(asked.get_by_text("P8"))
    panel = ana.page.get_by_role("dialog")
    expect(panel.locator('[data-clause="P8"]')).to_be_in_viewport()


def test_a_hint_names_a_move_and_its_reason(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("primes", seats=2)
    ana.wait_for_my_turn()
    ana.touch(ana.page.get_by_role("button", name="Hint"))
    asked = ana.page.get_by_role("region", name="What to do")
    expect(asked).to_contain_text(re.compile("Run with|Pass|Trip"))
    expect(asked).to_contain_text(re.compile("takes you furthest|keeps your other cards|Trips|gain"))


def test_the_card_counter_opens_by_touch_and_by_key(guests: Guests) -> None:
    ana = guests.come(phone=True)
    ana.play_with_bots("primes", seats=2)
    card = ana.page.locator("main [data-card]").first.get_attribute("data-card") or ""
    ana.touch(ana.page.get_by_test_id("counter-button"))
    sheet = ana.page.get_by_role("dialog", name="Card counter")
    expect(sheet.locator("details")).to_have_count(9)
    number = sheet.locator(f'details[data-back="{card[0]}"]')
    expect(number.locator("summary")).to_contain_text("11 of 12 unseen")
    number.locator("summary").press("Enter")
    row = number.get_by_role("row").filter(has=ana.page.locator(f'xpath=self::*[@data-card="{card}"]'))
    expect(row).to_contain_text("1 in your hand")
    ana.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    ana.page.keyboard.press("c")
    expect(sheet).to_be_visible()
