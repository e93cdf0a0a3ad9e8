"""Without a mouse, without a board, in another language, in another light."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.driver import Guests, Person


def play_by_numbers(person: Person) -> None:
    choices = person.page.get_by_test_id("text-table").locator("button[data-action]")
    ready = person.page.locator('button.confirm[aria-disabled="false"]')
    sure = person.page.locator("dialog[open] [data-sure]")
    for _ in range(1500):
        if not person.wait_for_my_turn():
            return
        person.wait_for_answers()
        if sure.count():
            sure.press("Enter")
            continue
        expect(choices.or_(ready).or_(person.page.get_by_test_id("result")).first).to_be_attached()
        if ready.count():
            person.page.keyboard.press("Enter")
        elif choices.count():
            person.page.keyboard.press(str(person.random.randint(1, min(9, choices.count()))))
    raise AssertionError("the game does not end")


def test_a_game_of_primes_by_keyboard_alone_from_home_to_the_result(guests: Guests) -> None:
    ana = guests.come()
    ana.go("/")
    expect(ana.page.locator('[data-game="primes"]')).to_be_visible()
    for _ in range(60):
        ana.page.keyboard.press("Tab")
        if ana.page.evaluate("document.activeElement?.dataset.game") == "primes":
            break
    assert ana.page.evaluate("document.activeElement?.dataset.game") == "primes"
    ana.page.keyboard.press("Enter")
    sheet = ana.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    for _ in range(60):
        ana.page.keyboard.press("Tab")
        if ana.page.evaluate("document.activeElement?.value") == "steady":
            break
    faces = sheet.get_by_role("group", name="How seat 2 plays")
    expect(
        faces.get_by_role("radio", name="steady. Up since four. Bakes first, runs later, keeps a cool head.")
    ).to_be_focused()
    ana.page.keyboard.press("ArrowLeft")
    expect(faces.get_by_role("radio", name="gentle. First time here.")).to_be_checked()
    for _ in range(60):
        ana.page.keyboard.press("Tab")
        if ana.page.evaluate("document.activeElement?.textContent?.trim()") == "Play now":
            break
    assert ana.page.evaluate("document.activeElement?.closest('dialog') !== null")
    ana.page.keyboard.press("Enter")
    expect(ana.table).to_be_visible()
    seat = ana.page.locator('aside li[data-seat="1"]')
    expect(seat).to_contain_text(re.compile(r"Nerea, square, gentle bot\s+First time here"))
    ana.play_by_keys()
    expect(ana.page.get_by_test_id("result")).to_be_visible()
    # Focus has gone to the result, where the keyboard can go on.
    assert ana.page.evaluate("document.activeElement?.closest('dialog') !== null")


# The more bots, the fewer turns for keys until the end; and two decks of street are enough.
@pytest.mark.parametrize(
    ("game", "seats", "options"), [("encierro", 5, {}), ("raging", 2, {}), ("street", 6, {"max_rebuilds": 1})]
)
def test_keys_alone_play_the_other_boards_to_the_end(
    guests: Guests, game: str, seats: int, options: dict[str, object]
) -> None:
    ana = guests.come()
    ana.play_with_bots(game, seats=seats, **options)
    ana.page.locator("body").evaluate("body => body.focus()")
    ana.play_by_keys()
    expect(ana.page.get_by_test_id("result")).to_be_visible()


def test_a_draft_that_the_board_held_back_is_finished_on_the_text_table(guests: Guests) -> None:
    ana = guests.come()
    ana.play_with_bots("primes", seats=2)
    text = ana.page.get_by_test_id("text-table")
    for _ in range(200):
        if not ana.wait_for_my_turn():  # it ended before anybody could be tripped with something left to choose
            ana.play_with_bots("primes", seats=2)
        aims = ana.choices("[data-aim]")
        if aims and not ana.can_confirm():
            ana.touch(aims[0])
            expect(ana.confirm).to_have_attribute("aria-disabled", "true")
            ana.page.keyboard.press("t")
            expect(text).to_be_visible()
            break
        ana.decide()
    while not ana.can_confirm():
        text.locator("button[data-action]").first.click()
        ana.wait_for_answers()
    ana.touch(ana.confirm)


@pytest.mark.parametrize("game", ["primes", "lantern"])
def test_the_text_table_plays_a_whole_game(guests: Guests, game: str) -> None:
    ana = guests.come()
    ana.play_with_bots(game, seats=2)
    if game == "primes":
        ana.page.keyboard.press("t")
    text = ana.page.get_by_test_id("text-table")
    expect(text).to_be_visible()
    expect(text.get_by_role("table").first).to_be_visible()
    play_by_numbers(ana)
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
    dialog.get_by_text("Madrugada").click()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    ana.page.keyboard.press("Escape")
    expect(ana.page).to_have_title("● Tu turno – Trip & Run")
    ana.wait_for_my_turn()
    expect(ana.page.get_by_role("region", name="Qué hacer")).to_be_visible()
    expect(ana.page.get_by_role("region", name="Registro").or_(ana.page.locator(".log")).first).to_contain_text(
        "tu turno"
    )
    for _ in range(6):
        if ana.wait_for_my_turn():
            ana.decide()
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
