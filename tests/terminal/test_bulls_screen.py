"""The town in the terminal: it fits, and shows what is asked."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

from stampede.cli.play.boards.board import Scene
from stampede.cli.play.boards.bulls import BullsBoard
from stampede.cli.play.screen import Screen, Shown
from stampede.cli.play.story import Paragraph
from stampede.core.registry import find_game
from stampede.match.referee import Referee
from terminal.conftest import Run
from terminal.test_screens import drawn, table_of


def asked(referee: Referee) -> int:
    assert referee.table.match is not None
    return referee.table.match.to_act[0] if not referee.table.match.over else 0


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("language", ["en", "es"])
def test_small_screens_hold_it_all(seats: int, language: str) -> None:
    for moves in range(0, 200, 23):
        referee = table_of(find_game("bulls"), seats, moves)
        for seat in {asked(referee), 0}:
            lines = drawn(referee, seat, 80, 24, language)
            assert max(len(line) for line in lines) <= 80
            assert len(lines) <= 24, "\n".join(lines)


@pytest.mark.parametrize(("width", "height"), [(30, 10), (60, 24), (100, 44), (200, 60)])
def test_no_line_is_wider_than_the_terminal(width: int, height: int) -> None:
    for moves in (0, 40, 90):
        referee = table_of(find_game("bulls"), 4, moves)
        lines = drawn(referee, asked(referee), width, height, "en")
        assert max(len(line) for line in lines) <= width


def test_every_die_of_the_row_is_shown_with_its_colour_and_face() -> None:
    referee = table_of(find_game("bulls"), 3, 25)
    match = referee.table.match
    assert match is not None
    view = match.view(None)
    text = "\n".join(line[:62] for line in drawn(referee, asked(referee), 80, 24, "en"))
    for well in view.wells:  # type: ignore[attr-defined]
        for shape, faces in zip("●■▲", well.runners, strict=True):
            dice = "".join(str(face) * count for face, count in enumerate(faces, 1))
            assert not dice or f"{shape}{dice}" in text
        if well.bulls:
            assert f"∀{''.join(map(str, well.bulls))}" in text


def test_a_terminal_without_shapes_gets_letters() -> None:
    for moves in (0, 40, 80):
        referee = table_of(find_game("bulls"), 6, moves)
        lines = drawn(referee, asked(referee), 100, 44, "en", encoding="ascii")
        assert not any("?" in line[:70] for line in lines[1:14]), "\n".join(lines)


def test_what_a_card_does_can_be_asked(run: Run) -> None:
    ran = run("play bulls --seats 2 --name Ana --seed 7 --bots random", "card sprint", "discards", "card xyzzy", "quit")
    assert "Sprint: Reroll up to three of your runners, anywhere." in ran.said
    assert "There is no such card." in ran.said


def test_a_card_says_what_it_does_beside_the_choice(run: Run) -> None:
    ran = run("play bulls --seats 2 --name Ana --seed 7 --bots random", *["1"] * 3, "quit")
    assert re.search(r"play (\S+) +Play [^.]+\. \S.+\.", ran.said)


def test_a_paragraph_that_does_not_fit_keeps_its_end() -> None:
    """It used to be dropped whole, with the points of the day in it."""
    screen = Screen(Console(width=40), BullsBoard())
    long = Paragraph(0, [f"Sentence number {number}." for number in range(30)])
    scene = cast(Scene, SimpleNamespace(plain_letters=False))
    told = screen.story(Shown("", None, scene, "Since", [long, Paragraph(1, ["The end."])]), 40, 6).plain.split("\n")
    assert len(told) == 6
    assert told[0] == "Since …"
    assert told[-1].endswith("The end.")
    assert "number 29." in told[-2]
