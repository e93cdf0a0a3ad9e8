"""Without a mouse, without a board, in another language, in another light."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.driver import Guests, Person


def press_until_over(person: Person, most: int = 3000) -> None:
    """Only keys: on to the next thing that may be chosen, choose it, confirm."""
    keyboard = person.page.keyboard
    for _ in range(most):
        if not person.wait_for_my_turn():
            return
        if person.can_confirm():
            keyboard.press("Enter")
            continue
        for _ in range(person.random.randint(1, 3)):
            keyboard.press(".")
        keyboard.press("Enter")
        person.page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def test_a_game_of_primes_by_keyboard_alone_from_home_to_the_result(guests: Guests) -> None:
    ana = guests.come()
    ana.go("/")
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    for _ in range(40):
        ana.page.keyboard.press("Tab")
        if ana.page.evaluate("document.activeElement?.dataset.game") == "primes":
            break
    ana.page.keyboard.press("Enter")
    sheet = ana.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    for _ in range(60):
        ana.page.keyboard.press("Tab")
        if ana.page.evaluate("document.activeElement?.textContent?.trim()") == "Play now":
            break
    ana.page.keyboard.press("Enter")
    expect(ana.table).to_be_visible()
    press_until_over(ana)
    expect(ana.page.get_by_test_id("result")).to_be_visible()
    # Focus has gone to the result, where the keyboard can go on.
    assert ana.page.evaluate("document.activeElement?.closest('dialog') !== null")


@pytest.mark.parametrize("game", ["primes", "lantern"])
def test_the_text_table_plays_a_whole_game(guests: Guests, game: str) -> None:
    ana = guests.come()
    ana.play_with_bots(game, seats=2)
    if game == "primes":
        ana.page.keyboard.press("t")
    text = ana.page.get_by_test_id("text-table")
    expect(text).to_be_visible()
    expect(text.get_by_role("table").first).to_be_visible()
    for _ in range(600):
        if not ana.wait_for_my_turn():
            break
        if ana.can_confirm():
            ana.page.keyboard.press("Enter")
        else:
            choices = text.locator("button[data-action]")
            choices.first.wait_for()
            number = ana.random.randint(1, min(9, choices.count()))
            ana.page.keyboard.press(str(number))
        ana.page.wait_for_timeout(20)
    expect(ana.page.get_by_test_id("result")).to_be_visible()


def test_a_screen_reader_hears_what_happens(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("primes", seats=2)
    ana.wait_for_my_turn()
    heard = ana.page.evaluate_handle(
        """() => {
            const heard = [];
            for (const region of document.querySelectorAll('[aria-live]'))
                new MutationObserver(() => heard.push(region.textContent))
                    .observe(region, {childList: true, characterData: true, subtree: true});
            return heard;
        }"""
    )
    for _ in range(60):
        if not ana.wait_for_my_turn():
            break
        ana.decide()
        said = " ".join(heard.json_value())
        if "Nerea" in said and len(said) > 60:
            return
    raise AssertionError(f"nothing was told: {heard.json_value()}")


def test_language_and_light_change_in_the_middle_of_a_game(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("primes", seats=2)
    ana.wait_for_my_turn()
    ana.decide()
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_text("Settings", exact=True).click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_text("Español").click()
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    dialog.get_by_text("Antes del alba").or_(dialog.get_by_text("Alba")).first.click()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    ana.page.keyboard.press("Escape")
    expect(ana.page).to_have_title("● Tu turno – Trip & Run")
    ana.wait_for_my_turn()
    expect(ana.page.get_by_role("region", name="Qué se te pregunta")).to_be_visible()
    expect(ana.page.get_by_role("region", name="Registro").or_(ana.page.locator(".log")).first).to_contain_text(
        "tu turno"
    )
    for _ in range(6):
        if ana.wait_for_my_turn():
            ana.decide()
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
