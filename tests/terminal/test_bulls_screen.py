"""The town in the terminal: it fits, and shows what is asked."""

from __future__ import annotations

import io
import re
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

from stampede.cli.play.boards.board import Scene
from stampede.cli.play.boards.bulls import BullsBoard
from stampede.cli.play.screen import Screen, Shown
from stampede.cli.play.speech import Speech
from stampede.cli.play.story import Paragraph
from stampede.cli.play.terminal import Terminal
from stampede.cli.play.window import Window
from stampede.core.registry import find_game
from stampede.games.bulls.view import BullsView
from stampede.match.match import Match
from stampede.match.referee import Referee
from terminal.conftest import Run
from terminal.test_screens import drawn, table_of

RECORDS = Path(__file__).parent.parent / "records" / "bulls"

SEVEN = "play bulls --seats 2 --name Ana --seed 7 --bots random"


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


def test_places_are_called_by_their_names_below_their_codes() -> None:
    referee = table_of(find_game("bulls"), 2, 0)
    for language, names in (("en", ("Gate 4", "Bell", "Grape", "Sail")), ("es", ("Puerta 4", "La Campana", "La Uva"))):
        text = "\n".join(line[:72] for line in drawn(referee, asked(referee), 120, 44, language))
        assert all(name in text for name in (*names, "S4", "A1", "B5")), text


def test_a_terminal_without_shapes_gets_letters() -> None:
    for moves in (0, 40, 80):
        referee = table_of(find_game("bulls"), 6, moves)
        lines = drawn(referee, asked(referee), 100, 44, "en", encoding="ascii")
        assert not any("?" in line[:70] for line in lines[1:14]), "\n".join(lines)


def test_what_a_card_does_can_be_asked(run: Run) -> None:
    ran = run(SEVEN, "card sprint", "discards", "card xyzzy", "quit")
    assert "Sprint: Reroll up to three of your runners, anywhere." in ran.said
    assert "There is no such card." in ran.said


def test_a_card_says_what_it_does_beside_the_choice(run: Run) -> None:
    ran = run(SEVEN, *["1"] * 3, "quit")
    assert re.search(r"play (\S+) +Play [^.]+\. \S.+\.", ran.said)


def test_a_paragraph_that_does_not_fit_keeps_its_end() -> None:
    """It used to be dropped whole, with the points of the day in it."""
    screen = Screen(Console(width=40), BullsBoard())
    long = Paragraph(0, [f"Sentence number {number}." for number in range(30)])
    speech = Speech(find_game("bulls"), "en")
    scene = cast(Scene, SimpleNamespace(plain_letters=False, speech=speech))
    told = screen.story(Shown("", None, scene, "Since", [long, Paragraph(1, ["The end."])]), 40, 6).plain.split("\n")
    assert len(told) == 6
    assert told[0] == "Since … (more: all of it)"
    assert told[-1].endswith("The end.")
    assert "number 29." in told[-2]


# --- the end of a day -------------------------------------------------------------------------------------------------


def summary_of(referee: Referee, width: int, language: str = "en") -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, height=24, force_terminal=True, color_system=None, highlight=False)
    window = Window(Terminal(console), Speech(referee.table.game, language), referee)
    console.print(window.board.summary(window.match.view(0), window.scene(0)))
    return file.getvalue()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("seats", "moves"), [(3, 45), (6, 90)])
def test_the_summary_of_a_day_tells_the_same_on_every_screen(seats: int, moves: int, language: str) -> None:
    """Every arrival, point and effect is there, whether in a table or in lines; nothing is cut off."""
    referee = table_of(find_game("bulls"), seats, moves)
    assert referee.table.match is not None
    evening = referee.table.match.view(0).evening  # type: ignore[attr-defined]
    speech = Speech(referee.table.game, language)
    for width in (40, 80, 130):
        text = summary_of(referee, width, language)
        lines = text.rstrip("\n").split("\n")
        assert max(map(len, lines)) <= width
        said = " ".join(text.split())
        for name, one in zip(referee.table.match.seats, evening.seats, strict=True):
            assert name in said
            assert f"+{one.points}" in said
            for number, key in ((one.more_runners, "runners"), (one.more_cards, "cards")):
                assert not number or speech.text(f"evening-more-{key}", **{key: number}) in said
        for number, card in enumerate(evening.destinations):
            title = speech.text(f"name-{card.name}") if width > 110 else speech.text(f"sight-{card.name}")
            assert title in said or not any(one.arrived[number] for one in evening.seats)


DAY_ONE = ["place 3 5", *["1"] * 20]


def test_a_day_ends_with_a_summary_that_waits_to_be_read(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a real terminal Enter goes on; into a pipe it is only printed. Who leaves then finds it again."""
    piped = run(SEVEN, *DAY_ONE, "quit")
    assert piped.said.count("Day 1 is over:") == 1
    assert "Enter goes on." not in piped.said
    typed = piped.said[: piped.said.index("Day 1 is over:")].count("Ana> ")
    monkeypatch.setattr(Terminal, "is_real", True)
    monkeypatch.setattr(Terminal, "clear", lambda _: None)
    left = run(SEVEN, *DAY_ONE[:typed], "quit")
    assert left.said.count("Day 1 is over:") == left.said.count("Enter goes on.") == 1
    back = run("play --resume", "", "keep", "quit")
    assert back.said.count("Day 1 is over:") == 1
    assert "Day 2, step 1" in back.said
    assert "is over" not in run("play --resume", "quit").said


def test_what_broke_a_tie_is_said_with_the_result() -> None:
    for record, words in (("tie-break", "comes out ahead"), ("shared-victory", "share the place")):
        match = Match.load(RECORDS / f"{record}.json")
        referee = SimpleNamespace(table=SimpleNamespace(game=match.game, match=match))
        window = Window(Terminal(Console(file=io.StringIO())), Speech(match.game, "en"), cast(Referee, referee))
        assert any(words in sentence for sentence in window.ties(None)), record


# --- several choices in a line ----------------------------------------------------------------------------------------


def test_several_runners_are_placed_in_one_line(run: Run) -> None:
    ran = run(SEVEN, "place 3 5", "quit")
    assert "You put a 1 at Gate 3. You put a 1 at Gate 5." in ran.said
    for line in ("2, place 5", "2 4", "place 3, 4"):
        assert "Day 1, step 1: " in run(SEVEN, line, "quit").said, line


def test_a_line_stops_at_the_first_refusal_and_says_which(run: Run) -> None:
    """Seed 7 rolls two 1s: the third has nowhere to come from, and the fourth is not tried."""
    ran = run(SEVEN, "place 3 5 2 6", "quit")
    assert "Only the first 2 of 4 moves were played: place 2 is not possible. First play a card." in ran.said
    assert "You put a 1 at Gate 5." in ran.said
    nothing = run(SEVEN, "roll, place 3", "quit")
    assert "Nothing was played: roll is not possible. First choose a gate" in nothing.said
    assert "You put" not in nothing.said


def test_a_line_with_a_slip_plays_nothing(run: Run) -> None:
    for line, said in (("place 3, plaice 5", "plaice 5"), ("1 9", "Choose a number from 1 to 5"), ("place 3 x", "x")):
        ran = run(SEVEN, line, "quit")
        assert said in ran.said
        assert "You put" not in ran.said, line


def test_dice_are_chosen_by_the_numbers_on_the_screen(run: Run) -> None:
    """Choosing a die may take it off the list; the numbers of the line are still those that were shown."""
    ran = run(SEVEN, "place 3 3", "play sprint", "1 2 3", "log", "quit")
    asked = ran.said[ran.said.index("Choose which of your runners") :]
    choices = re.findall(r"[123] +pick yellow (S\d) (\d)", asked)[:3]
    told = ran.said[ran.said.rindex("You play Sprint.") :]
    for place, face in choices:
        rerolled = rf"You reroll (a|two|three) {face}s? at Gate {place[1]} and get "
        assert re.search(rerolled, told), (place, face, told[:300])


def test_everything_since_the_last_move_can_be_read(run: Run) -> None:
    ran = run(SEVEN, "place 3 5", "more", "quit")
    assert ran.said.count("The sixth bull comes") == 2  # on the screen, and when asked for


# --- the forecast ----------------------------------------------------------------------------------------------------


def test_the_forecast_is_put_in_words() -> None:
    view = SimpleNamespace(
        forecast=[
            SimpleNamespace(odds=2, charged=[3, 1]),
            SimpleNamespace(odds=0, charged=[0, 0]),
            SimpleNamespace(odds=1, charged=[1, 0]),
        ],
        decision="card",
        players=[SimpleNamespace(standing=6), SimpleNamespace(standing=1)],
    )
    told = {}
    for language in ("en", "es"):
        scene = cast(Scene, SimpleNamespace(speech=Speech(find_game("bulls"), language)))
        told[language] = [BullsBoard().danger(cast(BullsView, view), seat, scene) for seat in (0, 1)]
    assert [str(text) for text in told["en"]] == [
        "3 of yours will be charged: they fall on 2 of the 6 faces; 1 more: on 1",
        "1 of yours will be charged: it falls on 2 of the 6 faces",
    ]
    assert str(told["es"][0]) == "Embestirán a 3 de los tuyos: caen con 2 de las 6 caras; a otro más: cae con 1"
    assert str(told["es"][1]) == "Embestirán a 1 de los tuyos: cae con 2 de las 6 caras"


def test_cards_set_aside_are_shown_apart_to_their_owner() -> None:
    players = [SimpleNamespace(hand=["panic", "panic", "sprint"], unwanted=["panic"], cards=3, standing=0)]
    scene = Scene(find_game("bulls"), Speech(find_game("bulls"), "en"), ["Ana"], [""], 0, [0], [], 80, 24)
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(BullsBoard().hand(SimpleNamespace(players=players, forecast=[], decision="discard"), scene))
    lines = [" ".join(line.split()) for line in cast(io.StringIO, console.file).getvalue().splitlines()]
    assert lines == ["Your hand Panic! Sprint", "Will discard Panic!"]
