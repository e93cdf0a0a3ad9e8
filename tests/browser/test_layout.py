"""Nothing has moved: every panel of every table stands where it was when somebody last looked (`run.py layouts`)."""

from __future__ import annotations

import pytest

from browser.driver import Guests
from browser.layouts import ALIKE, SIZES, come, kept, label, layouts, look, moved, seat_counts
from browser.staging import position, show
from stampede.core.registry import game_ids

GAMES = [game for game in game_ids() if game != "lantern"]


@pytest.mark.parametrize("game", GAMES)
def test_every_panel_stands_where_it_stood(guests: Guests, game: str) -> None:
    noted = kept(game)
    assert set(noted) == {label(seats, size) for seats in seat_counts(game) for size in SIZES}
    told = []
    for seats in seat_counts(game):
        for place, boxes in layouts(come(guests), game, seats).items():
            told += [f"{place}: {sentence}" for sentence in moved(noted[place], boxes)]
    assert told == [], "look at it, and if it's meant, note it: python3 run.py layouts " + game


@pytest.mark.parametrize("game", GAMES)
def test_no_table_is_wider_than_the_screen(game: str) -> None:
    for place, boxes in kept(game).items():
        width = int(place.split(" at ")[1].split("×")[0])
        assert boxes["page"][2] <= width, place


def test_a_panel_that_has_moved_is_noticed(guests: Guests) -> None:
    ana = come(guests)
    show(ana, position("primes", 2))
    before = look(ana, SIZES[1])
    assert moved(before, look(ana, SIZES[1])) == []
    prompt = ana.page.locator(".prompt")
    prompt.evaluate("(it, by) => { it.style.transform = `translateY(${by}px)` }", ALIKE + 1)
    assert any(".prompt was at" in told for told in moved(before, look(ana, SIZES[1])))
    prompt.evaluate("it => { it.style.display = 'none' }")
    assert any(".prompt is gone" in told for told in moved(before, look(ana, SIZES[1])))
