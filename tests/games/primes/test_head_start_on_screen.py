"""A head start beside the names in the terminal, as long as it is there."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from games.primes.positions import GAME, Table, race
from stampede.cli.play.boards.board import Scene
from stampede.cli.play.boards.primes import PrimesBoard
from stampede.cli.play.speech import Speech

NAMES = ["Ana", "Bo", "Cy", "Di"]


def names_on_screen(table: Table, language: str = "en", height: int = 50) -> list[str]:
    """The lines of the seats, with what stands beside the names."""
    scene = Scene(GAME, Speech(GAME, language), NAMES, [""] * 4, 0, [0], [], 120, height)
    console = Console(file=io.StringIO(), width=120)
    with console.capture() as shown:
        console.print(PrimesBoard().seats(table.race.view(0), scene))
    return [line.strip() for line in shown.get().splitlines() if any(name in line for name in NAMES)]


def opening(head_start: int) -> Table:
    hands = {seat: [card] for seat, card in enumerate(["8[2]", "8[7]", "8[29]", "8[47]"])}
    return Table(race([[0]] * 4, hands, head_start=head_start))


@pytest.mark.parametrize(("language", "shown"), [("en", "+10 head start"), ("es", "+10 de ventaja")])
def test_it_stands_beside_the_name(language: str, shown: str) -> None:
    ana, _, cy, _ = names_on_screen(opening(5), language)
    assert shown in cy
    assert "+" not in ana


def test_a_small_screen_says_only_how_many_squares() -> None:
    *_, di = names_on_screen(opening(5), height=24)
    assert "+15 " in di
    assert "head start" not in di


def test_it_goes_with_the_first_run() -> None:
    table = opening(5).play("pass", "run 8[7]", "move 0")
    _, bo, cy, _ = names_on_screen(table)
    assert "+" not in bo
    assert "+10 head start" in cy


def test_without_the_option_nothing_is_said() -> None:
    assert not any("+" in line for line in names_on_screen(opening(0)))
