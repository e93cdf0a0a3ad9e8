"""Raging Bulls from the home page to the result, on the board's own elements."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from browser.driver import Guests, Person
from browser.test_quality import settle, violations
from stampede.core.record import RecordText
from stampede.match.verify import verify


def asked(person: Person) -> Locator:
    return person.page.get_by_role("region", name="What is asked")


def roll(person: Person) -> None:
    person.wait_for_my_turn()
    person.touch(person.page.locator("[data-roll]"))
    expect(person.page.locator('[data-asked="turn"]')).to_be_visible()


def post(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-post="{name}"]')


def legal_posts(person: Person) -> list[str]:
    names: list[str] = person.page.locator("[data-post][data-legal]").evaluate_all(
        "posts => posts.map((post) => post.getAttribute('data-post'))"
    )
    return names


def finish(person: Person, seats: int) -> list[str]:
    """Plays to the end and looks at the result; returns the moves of the first seat from the downloaded record."""
    person.play_to_the_end()
    result = person.page.get_by_test_id("result")
    expect(result).to_be_visible()
    expect(result.locator("tr[data-rank]")).to_have_count(seats)
    with person.page.expect_download() as downloading:
        person.touch(result.get_by_role("link", name="Download the record"))
    text = downloading.value.path().read_text(encoding="utf-8")
    assert len(verify(RecordText(text, "the download"))) == 5
    return [str(notation) for mover, notation in json.loads(text)["moves"] if mover == 0]


def build_something(person: Person) -> None:
    """One fence from post to post, if the dice allow any; else a mallet is marked off."""
    starts = legal_posts(person)
    if not starts:
        person.touch(person.page.locator("[data-mallet]"))
    else:
        person.touch(post(person, starts[0]))
        ends = legal_posts(person)
        person.touch(post(person, ends[-1]))
        expect(person.page.locator("[data-ghost]")).to_have_count(1)
    expect(person.confirm).not_to_contain_text(re.compile("Choose first"))
    sheds = person.page.locator("[data-shed][data-legal]")
    if sheds.count():
        person.touch(sheds.first)
    expect(person.confirm).to_have_attribute("aria-disabled", "false")
    person.touch(person.confirm)
    person.page.locator('[data-asked="roll"], [data-testid="table"][data-status="over"]').first.wait_for()


@pytest.mark.parametrize(("phone", "seats"), [(False, 3), (True, 2)], ids=["by mouse", "by touch on a phone"])
def test_a_game_from_home_to_the_result(guests: Guests, phone: bool, seats: int) -> None:
    ana = guests.come(phone=phone)
    ana.play_with_bots("raging", seats=seats)
    expect(ana.page.locator("[data-post]")).to_have_count(24)
    for _ in range(3):
        roll(ana)
        build_something(ana)
    moves = finish(ana, seats)
    assert moves.count("roll") >= 3
    assert any(move.startswith("fence") for move in moves)
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"


def test_a_second_post_previews_the_fence_and_its_score(guests: Guests) -> None:
    """Looking is not choosing: the ghost of a fence comes and goes; chosen, it is a step that Back takes away."""
    ana = guests.come()
    ana.play_with_bots("raging", seats=2)
    roll(ana)
    for start in legal_posts(ana):
        ana.touch(post(ana, start))
        ends = legal_posts(ana)
        if ends:
            break
    ghost = ana.page.locator("[data-ghost]")
    post(ana, ends[0]).hover()
    expect(ghost).to_have_count(1)
    expect(ana.page.locator("[data-then]")).to_be_visible()
    expect(ana.confirm).to_have_attribute("aria-disabled", "true")
    ana.page.mouse.move(5, 400)
    expect(ghost).to_have_count(0)
    ana.touch(post(ana, ends[0]))
    expect(ana.confirm).to_contain_text(re.compile("Build .. – .."))
    expect(ghost).to_have_count(1)
    ana.touch(ana.page.get_by_role("button", name="Back", exact=True))
    expect(ghost).to_have_count(0)
    # From post to post by dragging is the same.
    boxes = [post(ana, name).locator(".hit").bounding_box() for name in (start, ends[0])]
    (x1, y1), (x2, y2) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    ana.page.mouse.move(x1, y1)
    ana.page.mouse.down()
    ana.page.mouse.move((x1 + x2) / 2, (y1 + y2) / 2, steps=4)
    ana.page.mouse.move(x2, y2, steps=4)
    ana.page.mouse.up()
    expect(ana.confirm).to_contain_text(re.compile("Build .. – .."))


def test_an_impossible_fence_is_red_and_says_why_with_its_rule(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("raging", seats=2)
    roll(ana)
    start = legal_posts(ana)[0]
    ana.touch(post(ana, start))
    ends = legal_posts(ana)
    sides = {"N", "E", "S", "W"} - {start[0]}
    wrong = next(f"{side}{n}" for side in sorted(sides) for n in range(1, 7) if f"{side}{n}" not in ends)
    ana.touch(post(ana, wrong))
    expect(ana.page.locator("[data-refused]")).to_be_visible()
    expect(asked(ana).get_by_role("alert")).to_contain_text(re.compile("No die shows|would run through|need"))
    clause = asked(ana).locator("button.clause")
    number = (re.search(r"R\d+", clause.inner_text()) or ["?"])[0]
    ana.touch(clause)
    expect(ana.page.get_by_role("dialog").locator(f'[data-clause="{number}"]')).to_be_in_viewport()


def test_the_keyboard_alone_builds_a_fence(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("raging", seats=2)
    ana.wait_for_my_turn()
    ana.page.keyboard.press("g")
    expect(ana.page.locator('[data-asked="turn"]')).to_be_visible()
    ana.page.keyboard.press("]")
    expect(ana.page.locator("[data-ghost]")).to_have_count(1)
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("main [data-fence]").first).to_be_attached()
    expect(ana.page.locator('[data-asked="roll"]')).to_be_visible()


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["desk", "phone"])
def test_nothing_stands_in_anybodys_way(guests: Guests, phone: bool, theme: str) -> None:
    ana = guests.come(phone=phone, theme=theme)
    ana.play_with_bots("raging", seats=4)
    ana.wait_for_my_turn()
    settle(ana)
    assert violations(ana.page) == []
    roll(ana)
    ana.touch(ana.page.locator('[data-step="next"]'))
    expect(ana.page.locator("[data-ghost]")).to_have_count(1)
    assert violations(ana.page) == []
    ana.page.keyboard.press("t")
    expect(ana.page.get_by_test_id("text-table")).to_be_visible()
    assert violations(ana.page) == []
