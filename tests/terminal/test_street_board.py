"""The street in the terminal: long names fit, and a preview says what it leads to."""

from __future__ import annotations

import pytest
from rich.console import Console

from games.street.positions import GAME, Rider, table
from stampede.cli.play.boards.board import Scene
from stampede.cli.play.boards.street import StreetBoard
from stampede.cli.play.speech import Speech
from stampede.games.street.view import StreetView
from stampede.match.drafts import draft

NAMES = ["Ana", "Bea", "Carla"]
BLOCKED = table(
    Rider("5km", vehicle="rollerskates", trick="broken-rollerskate", shields=(2, 0), goal=97),
    Rider("5km", vehicle="rollerskates", trick="obstacle", waited=1, stopped=True),
    Rider("5km", vehicle="skateboard", trick="broken-wheel", shields=(0, 3)),
)
RACE = table(
    Rider("5km 7km 20km cramp broken-wheel police invincible-3", km=90, vehicle="bmx", goal=97),
    Rider("1km", vehicle="bmx"),
    Rider("1km", vehicle="scooter"),
)


def scene(language: str, width: int = 80) -> Scene:
    return Scene(GAME, Speech(GAME, language), NAMES, [""] * 3, 0, [0], [], width, 24)


def drawn(shown: object, width: int) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def foreseen(language: str, *actions: str) -> str:
    before = RACE.view(0)
    tried = draft(GAME, before, 0, [GAME.actions.parse(action).index for action in actions])
    assert isinstance(tried.view, StreetView)
    return drawn(StreetBoard().preview(before, tried.view, scene(language)), 80)


@pytest.mark.parametrize("language", ["en", "es"])
def test_whatever_blocks_whomever_is_named_in_full_on_a_small_screen(language: str) -> None:
    lines = drawn(StreetBoard().seats(BLOCKED.view(0), scene(language)), 40).splitlines()
    speech = Speech(GAME, language)
    for line, trick in zip(lines, ["broken-rollerskate", "obstacle", "broken-wheel"], strict=False):
        assert speech.text(f"card-{trick}") in line
        assert "…" not in line
    assert speech.text("card-rollerskates") in lines[1]
    assert speech.text("card-skateboard") in lines[2]


def test_a_preview_says_how_far_one_gets_and_who_is_next() -> None:
    told = foreseen("en", "ride 5")
    assert "95 km, with 2 to go" in told
    assert "to the right: Ana → Carla → Bea" in told
    assert "95 km y te faltarían 2" in foreseen("es", "ride 5")


def test_a_preview_says_what_a_trick_does_to_whom() -> None:
    assert "Bea could ride no distance. Ways out: Water bottle, waiting for 2 turns." in foreseen("en", "cramp B")
    assert "Carla could ride no distance. Ways out: Spare wheel, another vehicle." in foreseen("en", "broken-wheel C")
    assert "Bea would miss the next turn" in foreseen("en", "police B")
    assert "until your third turn from now" in foreseen("en", "invincible 3")


def test_a_preview_says_that_a_distance_is_too_long_or_just_right() -> None:
    assert "110 km, 13 too many: you would be out" in foreseen("en", "ride 20")
    board, view = StreetBoard(), RACE.view(0)
    assert board.how_it_ends(GAME.actions.parse("ride 7"), view, scene("en")) == [
        "You would have exactly 97 km, and win."
    ]


def test_who_plays_next_is_marked() -> None:
    lines = drawn(StreetBoard().picture(RACE.view(0), scene("en")), 80).splitlines()
    assert [line[:2] for line in lines[:3]] == ["▸A", " B", "▹C"]
