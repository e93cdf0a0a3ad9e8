"""RUN 2 Street from the home page to the result, on the board's own elements."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.driver import Guests, Person
from browser.test_primes import finish, moves_of
from browser.test_quality import settle, violations


def asked(person: Person) -> Locator:
    return person.page.get_by_role("region", name="What is asked")


def lanes(person: Person) -> Locator:
    return person.page.locator("main [data-lane]")


def test_a_game_by_mouse_from_home_to_the_result(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("street", seats=3)
    expect(lanes(ana)).to_have_count(3)
    record = finish(ana, 3)
    verbs = {move.split(" ")[0] for move in moves_of(record, 0)}
    assert len(verbs) > 3, verbs


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
    while ana.wait_for_my_turn() and not playable.count():  # nothing but distances and counter-tricks: discard one
        ana.touch(ana.page.locator("main [data-card][data-legal]").last)
        ana.touch(ana.page.locator("main [data-discard][data-legal]"))
        ana.touch(ana.confirm)
    would = ana.page.locator("main [data-lane] :is(.ghost, .come, .go)")
    expect(would).to_have_count(0)
    playable.first.hover()
    expect(would.first).to_be_visible()
    expect(asked(ana)).to_contain_text(re.compile("You (set off|change|ride|play|send|are)"))
    ana.page.mouse.move(5, 5)
    expect(would).to_have_count(0)


def test_what_is_not_possible_says_why_with_its_rule(guests: Guests) -> None:
    """A distance on foot: the touch gives the reason, the reason leads to the clause, and the card can be discarded."""
    ana = guests.come()
    ana.play_with_bots("street", seats=2)
    ana.wait_for_my_turn()
    distance = ana.page.locator("main [data-card$=km].barred")
    while not distance.count():
        ana.decide()
        ana.wait_for_my_turn()
    ana.touch(distance.first)
    expect(asked(ana)).to_contain_text(re.compile("You need a vehicle|blocks you"))
    expect(ana.page.locator("main [data-discard]")).to_be_visible()
    ana.touch(asked(ana).get_by_text("S8"))
    expect(ana.page.get_by_role("dialog").locator('[data-clause="S8"]')).to_be_in_viewport()


def test_keys_alone_play_a_turn(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("street", seats=2)
    ana.wait_for_my_turn()
    for _ in range(6):
        ana.page.keyboard.press("8")
        if ana.page.locator("main [data-target][data-legal]").count():
            ana.page.keyboard.press("1")
        elif ana.page.locator("main [data-discard][data-legal]").count():
            ana.page.keyboard.press("d")
        if ana.page.locator('main [data-card][aria-pressed="true"]').count():
            break
    expect(ana.page.locator('main [data-card][aria-pressed="true"]')).to_have_count(1)
    ana.page.keyboard.press("e")
    expect(ana.confirm).to_have_attribute("aria-disabled", "false")
    ana.page.keyboard.press("Enter")
    log = ana.page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text(re.compile("You (discard|ride|set off|play|are|swap|send)"))


def test_a_card_is_carried_to_the_discards(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("street", seats=3)
    ana.wait_for_my_turn()
    card = ana.page.locator("main [data-card][data-legal]").first
    name = ana.page.locator("main [data-card]").first.get_attribute("data-card")
    card.hover()
    ana.page.mouse.down()
    pile = ana.page.locator("main [data-pile]").bounding_box()
    assert pile
    ana.page.mouse.move(pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2, steps=6)
    ana.page.mouse.up()
    chosen = ana.page.locator('main [data-card][aria-pressed="true"]')
    expect(chosen).to_have_count(1)
    assert chosen.get_attribute("data-card") == name
    expect(ana.confirm).to_contain_text("Discard")


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["desk light", "phone dark"])
def test_nothing_stands_in_anybodys_way(guests: Guests, phone: bool, theme: str) -> None:
    ana = guests.come(phone=phone, theme=theme)
    ana.play_with_bots("street", seats=4)
    ana.wait_for_my_turn()
    settle(ana)
    assert violations(ana.page) == []
    ana.touch(ana.page.locator("main [data-card][data-legal]").last)
    ana.page.wait_for_timeout(200)
    assert violations(ana.page) == []
    ana.touch(ana.page.locator("main [data-pile]"))
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert violations(ana.page) == []
