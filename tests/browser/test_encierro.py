"""Corre el encierro from the home page to the result, on the board's own elements."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.driver import Guests, Person
from browser.test_primes import finish, moves_of
from browser.test_quality import settle, violations


def asked(person: Person) -> str:
    return person.page.locator("[data-asked]").first.get_attribute("data-asked") or ""


def first(person: Person, selector: str) -> Locator:
    return person.page.locator(f"main {selector}").first


def until(person: Person, kinds: set[str], most: int = 400) -> str:
    """Plays until one of these is asked; at a new table if a game ends before."""
    for _ in range(most):
        if not person.wait_for_my_turn():
            person.play_with_bots("encierro", seats=3)
            continue
        kind = asked(person)
        if kind in kinds and not person.can_confirm():  # a draft may lead there, too
            return kind
        person.decide()
    raise AssertionError(f"nobody was asked {kinds}")


def test_a_game_by_mouse_from_home_to_the_result(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("encierro", seats=3)
    expect(ana.page.locator("[data-pawn]")).to_have_count(3)
    record = finish(ana, 3)
    assert len(moves_of(record, 0)) > 3


def test_a_game_by_touch_on_a_phone(guests: Guests) -> None:
    ana = guests.come(phone=True)
    ana.play_with_bots("encierro", seats=3)
    assert len(moves_of(finish(ana, 3), 0)) > 3
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"


def test_a_card_shows_what_it_would_do_and_is_taken_back(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("encierro", seats=2)
    until(ana, {"play"})
    region = ana.page.get_by_role("region", name="What is asked")
    spare = first(ana, "[data-card].spare, [data-card].play")
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
    for _ in range(60):
        until(ana, {"play"})
        if ana.page.locator("main [data-card]").count() == 5:
            break
        ana.decide()
    ana.touch(first(ana, "[data-pile]"))
    region = ana.page.get_by_role("region", name="What is asked")
    expect(region).to_contain_text("Discard first")
    ana.touch(region.get_by_text("E7"))
    expect(ana.page.get_by_role("dialog").locator('[data-clause="E7"]')).to_be_in_viewport()


def test_a_blow_is_called_out_and_answered_on_the_things_themselves(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("encierro", seats=3)
    until(ana, {"bull", "fall", "attacked"})
    stage = ana.page.get_by_role("region", name="What is happening")
    expect(stage.get_by_role("alert")).to_contain_text(re.compile("hits you|on you"))
    ana.page.wait_for_timeout(350)  # a stray tap does nothing at first
    thing = first(ana, "[data-object][data-legal], [data-special][data-legal]")
    ana.touch(thing)
    if not ana.can_confirm():
        ana.touch(first(ana, "[data-choice]"))
    expect(ana.confirm).to_have_attribute("aria-disabled", "false")


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
