"""What a page must be for everybody: accessible in both lights, and light to load."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.driver import Guests, Person
from browser.weights import MOST_BOARD, MOST_HOME, weights

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # All rules are tried; only of those that are broken every element is described.
    found: list[dict[str, Any]] = page.evaluate(
        "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
    )
    return [f"{one['id']}: {node['html'][:150]} {node['failureSummary']}" for one in found for node in one["nodes"]]


def settle(person: Person) -> None:
    """Words, fonts and drawings are there."""
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")


# Colours are the theme's, sizes are the screen's: two tables show both of both.
@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)], ids=["desk", "phone"])
def test_nothing_stands_in_anybodys_way(guests: Guests, theme: str, phone: bool) -> None:
    """axe-core on home, the sheet of a game, rules, table, text table, log, result."""
    ana = guests.come(theme=theme, phone=phone)
    ana.go("/")
    expect(ana.page.locator("[data-game]").first).to_be_visible()
    settle(ana)
    assert violations(ana.page) == []
    ana.open_game("primes")
    assert violations(ana.page) == []
    ana.go("/rules/primes#P7")
    expect(ana.page.locator('[data-clause="P7"]')).to_be_visible()
    settle(ana)
    assert violations(ana.page) == []
    ana.play_with_bots("primes", seats=4)
    ana.wait_for_my_turn()
    settle(ana)
    assert violations(ana.page) == []
    ana.page.keyboard.press("t")
    expect(ana.page.get_by_test_id("text-table")).to_be_visible()
    assert violations(ana.page) == []
    ana.page.keyboard.press("t")
    ana.play_with_bots("lantern", seats=2)  # the quickest game has the same result
    ana.play_to_the_end()
    expect(ana.page.get_by_test_id("result")).to_be_visible()
    assert violations(ana.page) == []


def test_the_first_look_at_home_loads_little_and_no_board(guests: Guests) -> None:
    ana = guests.come()
    scripts: dict[str, bytes] = {}
    foreign: list[str] = []

    def heard(response: Any) -> None:
        if not response.url.startswith((ana.url, "data:")):
            foreign.append(response.url)
        if response.url.endswith(".js"):
            scripts[response.url.rsplit("/", 1)[1]] = response.body()

    ana.page.on("response", heard)
    ana.go("/")
    expect(ana.page.locator("[data-game]").first).to_be_visible()
    settle(ana)
    weight = sum(len(gzip.compress(script)) for script in scripts.values())
    assert scripts
    assert weight <= MOST_HOME, f"{weight} bytes of JavaScript, gzipped"
    assert not any(name.startswith("primes") for name in scripts), "a board is loaded before anybody sits down"
    assert foreign == []


def test_home_and_every_board_are_light() -> None:
    weighed = weights()
    assert weighed["home"] <= MOST_HOME
    heavy = {what: bytes for what, bytes in weighed.items() if what.startswith("the board") and bytes > MOST_BOARD}
    assert heavy == {}
    assert all(bytes > 5000 for bytes in weighed.values()), "something is not weighed at all"


def test_scripts_travel_compressed_and_are_kept(guests: Guests) -> None:
    ana = guests.come()
    ana.go("/")
    entry = ana.page.locator("script[type=module]").get_attribute("src") or ""
    answer = ana.context.request.get(entry, headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert ana.context.request.get("/").headers["cache-control"] == "no-cache"


def test_a_low_phone_folds_the_seats_into_the_header(guests: Guests) -> None:
    ana = guests.come(phone=True, size={"width": 360, "height": 640})
    ana.play_with_bots("primes", seats=3)
    chip = ana.page.get_by_test_id("seats-chip")
    expect(chip.locator(".shape")).to_have_count(3)
    ana.touch(chip)
    expect(ana.page.get_by_role("dialog").locator("li[data-seat]")).to_have_count(3)


def test_a_phone_on_its_side_scrolls_to_everything(guests: Guests) -> None:
    ana = guests.come(phone=True, size={"width": 740, "height": 360})
    ana.play_with_bots("primes", seats=2)
    ana.wait_for_my_turn()
    card = ana.page.locator("[data-card]").first
    card.scroll_into_view_if_needed()
    expect(card).to_be_in_viewport()
