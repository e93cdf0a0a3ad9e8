"""Running with the Bulls from the home page to the result, on the board's own elements."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

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


def test_a_game_by_mouse_from_home_to_the_result(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("bulls", seats=2)
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
    expect(die).to_have_attribute("aria-label", re.compile("^Choose a yellow [1-6] on [A-DS][1-6]$"))
    name = die.get_attribute("data-stack")
    die.hover()
    sentence = die.get_attribute("aria-label") or ""
    expect(ana.page.get_by_role("region", name="What is asked")).to_contain_text(sentence)
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
    asked = ana.page.get_by_role("region", name="What is asked")
    expect(asked).to_contain_text("First play a card.")
    ana.touch(asked.get_by_text("B11"))
    expect(ana.page.get_by_role("dialog").locator('[data-clause="B11"]')).to_be_in_viewport()


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
