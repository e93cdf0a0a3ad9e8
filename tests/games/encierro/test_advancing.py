"""Five ways to advance, one a turn, none add up."""

from __future__ import annotations

import pytest

from games.encierro.positions import table

ADVANCES = ("advance", "sprint", "swap")


def ways(legal: list[str]) -> list[str]:
    return [choice for choice in legal if choice.startswith(ADVANCES)]


@pytest.mark.clause("E19")
@pytest.mark.parametrize(
    ("hand", "special", "notation", "steps", "discarded"),
    [
        ("avanzar", "", "advance", 1, ["avanzar"]),
        ("avanzar carrera", "", "sprint carrera", 2, ["avanzar", "carrera"]),
        ("avanzar", "zapatillas", "sprint zapatillas", 2, ["avanzar", "zapatillas"]),
        ("patron hemingway", "", "sprint patron", 2, ["patron", "hemingway"]),
    ],
)
def test_each_way_and_what_it_costs(hand: str, special: str, notation: str, steps: int, discarded: list[str]) -> None:
    game = table([2, 5], {0: hand}, special={0: special} if special else {}).play(notation)
    assert game.locations() == [2 + steps, 5]
    assert sorted(game.discards()) == sorted(discarded)
    assert game.hand(0) == []
    assert game.special(0) == ""


@pytest.mark.clause("E19")
@pytest.mark.parametrize(
    ("hand", "notation", "key"),
    [
        ("carrera", "advance", "not-in-hand"),
        ("avanzar", "sprint carrera", "not-in-hand"),
        ("carrera", "sprint carrera", "not-in-hand"),
        ("avanzar", "sprint zapatillas", "not-lying-there"),
        ("patron", "sprint patron", "not-in-hand"),
        ("hemingway", "sprint patron", "not-in-hand"),
        ("avanzar", "swap 2", "not-in-hand"),
    ],
)
def test_a_way_whose_cards_are_not_there(hand: str, notation: str, key: str) -> None:
    assert table([2, 3], {0: hand}).why_not(notation) == (key, "E19")


@pytest.mark.clause("E19")
def test_intercambio_swaps_with_a_runner_exactly_one_ahead() -> None:
    game = table([2, 3, 2, 4, 3], {0: "intercambio"}, barred={4: "out"})
    assert ways(game.legal()) == ["swap 2"]
    assert game.why_not("swap 3") == ("not-one-ahead", "E19")
    assert game.why_not("swap 4") == ("not-one-ahead", "E19")
    assert game.why_not("swap 5") == ("sits-out", "E19")
    game.play("swap 2")
    assert game.asked() == (1, "answer")
    game.play("take")
    assert game.locations() == [3, 2, 2, 4, 3]
    assert game.discards() == ["intercambio"]


@pytest.mark.clause("E19")
@pytest.mark.parametrize("first", ["advance", "sprint carrera", "swap 2"])
def test_once_a_turn(first: str) -> None:
    game = table([2, 3], {0: "avanzar avanzar carrera intercambio"}).play(first)
    if first == "swap 2":
        game.play("take")
    assert ways(game.legal()) == []
    assert game.why_not("advance") == ("advanced-already", "E19")


@pytest.mark.clause("E19")
def test_a_cancelled_intercambio_has_not_spent_the_advance() -> None:
    game = table([2, 3], {0: "avanzar intercambio", 1: "otra"}).play("swap 2", "cancel")
    assert ways(game.legal()) == ["advance"]


@pytest.mark.clause("E19")
def test_nothing_adds_up_to_more_than_two_steps() -> None:
    game = table([2, 5], {0: "avanzar carrera patron hemingway"}, special={0: "zapatillas"})
    assert ways(game.legal()) == ["advance", "sprint carrera", "sprint zapatillas", "sprint patron"]
    for notation in ways(game.legal()):
        twin = table([2, 5], {0: "avanzar carrera patron hemingway"}, special={0: "zapatillas"}).play(notation)
        assert twin.locations()[0] <= 4


@pytest.mark.clause("E19")
def test_zapatillas_are_optional_and_stay_when_not_used() -> None:
    game = table([2, 5], {0: "avanzar"}, special={0: "zapatillas"}).play("advance")
    assert game.special(0) == "zapatillas"


@pytest.mark.clause("E19")
def test_surplus_steps_are_lost() -> None:
    game = table([6, 5], {0: "avanzar carrera"}).play("sprint carrera")
    assert game.locations() == [7, 5]


@pytest.mark.clause("E19")
def test_the_advance_comes_back_with_the_next_turn() -> None:
    game = table([2, 5], {0: "avanzar avanzar", 1: "otra"}).play("advance").draw("kilikis").play("stop")
    game.draw("recorte").play("stop")
    assert "advance" in game.legal()
