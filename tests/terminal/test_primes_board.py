"""Trip & Run in the terminal: backs that can be told apart, and what a preview foresees."""

from __future__ import annotations

import pytest

from games.primes.positions import GAME, Table, race
from stampede.cli.play.boards.board import Scene
from stampede.cli.play.boards.primes import PrimesBoard
from stampede.cli.play.speech import Speech
from stampede.games.primes.rules import Race

BOARD = PrimesBoard()
HAND = ["4[2 2]", "3[3]", "8[2]", "2[2]", "9[3]"]


def foreseen(position: Race, language: str = "en") -> list[str]:
    names = ["Ana", "Bo"]
    scene = Scene(GAME, Speech(GAME, language), names, ["", ""], 0, [0], [], 0, 0)
    return BOARD.foresee(position.view(0), scene)


def facing_bo(*meeples: int) -> Table:
    return Table(race([list(meeples), [12, 12, 5]], {0: HAND, 1: ["1[2]", "1[3]", "5[2]"]}))


def test_two_ones_are_not_eleven() -> None:
    bo = facing_bo(3, 20, 40).race.view(0).players[1]
    assert BOARD.backs(bo).plain == "1 1 5"


def test_a_trip_begun_shows_whom_it_throws_back_and_where_its_moves_lead() -> None:
    furthest, *_, last = foreseen(facing_bo(3, 20, 90).play("trip 12").race)
    assert furthest.startswith(
        "With 8[2], 2[2] and 9[3]: Bo ×2 back to the start, and you earn 2 moves of 19: 3 to 22 ("
    )
    assert "20 to 39 (" in furthest
    assert "109" not in furthest  # beyond the goal
    assert last.startswith("With 3[3] and 4[2 2]: Bo ×2 back to 5, and you earn 2 moves of 7: 3 to 10 (")
    assert "90 to 97 (" in last


def test_cards_that_are_already_laid_count() -> None:
    table = facing_bo(3, 20, 40).play("trip 12", "lay 4[2 2]")
    assert [line.split(":")[0] for line in foreseen(table.race)] == ["With 9[3]", "With 3[3]"]
    assert "2 moves of 13: " in foreseen(table.race)[0]


def test_how_safe_it_is_is_what_the_hint_says() -> None:
    table = facing_bo(3, 20, 40).play("trip 12", "lay 4[2 2]", "lay 3[3]", "stop")
    (line,) = foreseen(table.race)
    action = GAME.actions.parse("move 20").index
    (fact,) = GAME.judgement().facts(table.race, 0, action)
    assert f"20 to 27 ({fact.facts['safety']} % safe)" in line
    assert line.startswith("A move of 7: 3 to 10 (")


def test_a_move_too_far_for_all_is_said_to_be() -> None:
    assert "of 7: too far for all of yours." in foreseen(facing_bo(96, 97, 98).play("trip 12").race)[-1]


@pytest.mark.parametrize("turn", [0, 1])
def test_nothing_is_foreseen_where_nothing_is_begun(turn: int) -> None:
    position = race([[3, 20, 40], [12, 12, 5]], {0: HAND, 1: ["1[2]"]}, turn=turn)
    assert foreseen(position) == []


def test_it_is_said_in_spanish_too() -> None:
    last = foreseen(facing_bo(0, 20, 40).play("trip 12").race, "es")[-1]
    assert last.startswith("Con 3[3] y 4[2 2]: Bo ×2 a 5, y ganas 2 movimientos de 7: de la salida a 7 (a salvo al ")
