"""Whatever cannot be done says why, with the clause behind it."""

from __future__ import annotations

import pytest

from games.encierro.positions import ACTIONS, Table, table
from stampede.core.rng import Rng

HAND = "kilikis avanzar recorte otra"


def playing() -> Table:
    return table([3, 3, 5], {0: HAND, 1: "otra ole"}, gone={2: 1}, fallen=1)


def hit_by_bull() -> Table:
    return playing().draw("chulin")


def attacked() -> Table:
    return playing().play("attack kilikis 2")


def answering() -> Table:
    return table([3, 4], {0: "intercambio", 1: "recorte"}).play("swap 2")


def rescued() -> Table:
    return table([1, 3], {0: "avanzar recorte"}, pile="otra").draw("otra")


def drawing() -> Table:
    return table([1, 3], {0: "avanzar recorte"}).draw("otra")


def discarding() -> Table:
    return playing().play("discard otra")


@pytest.mark.parametrize(
    ("before", "refused", "key", "clause"),
    [
        (playing, "attack kilikis 3", "is-expelled", "E14"),
        (playing, "attack gloria 2", "not-in-hand", "E14"),
        (playing, "barrier 2", "not-in-hand", "E15"),
        (playing, "swap 2", "not-in-hand", "E19"),
        (playing, "lay capote", "not-in-hand", "E17"),
        (playing, "stop", "draw-first", "E7"),
        (playing, "discard zaldiko", "not-in-hand", "E7"),
        (playing, "shield recorte", "shields-only-repel", "E17"),
        (playing, "send 2", "no-bull", "E11"),
        (playing, "use capote", "nothing-hits", "E17"),
        (playing, "lose faja", "nothing-to-lose", "E12"),
        (playing, "back", "nothing-to-lose", "E12"),
        (playing, "cancel", "nothing-attacks", "E16"),
        (playing, "take", "nothing-attacks", "E16"),
        (playing, "stay", "nothing-falls", "E20"),
        (discarding, "attack kilikis 2", "discarding-now", "E7"),
        (drawing, "advance", "drawing-now", "E8"),
        (drawing, "lay capote", "drawing-now", "E8"),
        (drawing, "discard otra", "no-discard-while-drawing", "E7"),
        (hit_by_bull, "draw", "hit-first", "E9"),
        (hit_by_bull, "advance", "hit-first", "E9"),
        (hit_by_bull, "discard otra", "hit-first", "E9"),
        (hit_by_bull, "take", "choose-the-loss", "E12"),
        (hit_by_bull, "lose ropa", "last-to-go", "E12"),
        (hit_by_bull, "lose capote", "not-lying-there", "E12"),
        (hit_by_bull, "send 2", "not-in-hand", "E11"),
        (hit_by_bull, "cancel", "not-against-eyes", "E16"),
        (attacked, "advance", "answer-first", "E16"),
        (attacked, "shield ole", "shields-only-repel", "E17"),
        (attacked, "take", "choose-the-loss", "E12"),
        (attacked, "stop", "answer-first", "E16"),
        (answering, "cancel", "not-in-hand", "E16"),
        (answering, "lose faja", "nothing-to-lose", "E12"),
        (rescued, "swap 2", "not-in-hand", "E19"),
        (rescued, "draw", "leave-or-stay", "E20"),
        (rescued, "shield recorte", "leave-or-stay", "E20"),
        (rescued, "lay capote", "leave-or-stay", "E20"),
        (rescued, "sprint carrera", "not-in-hand", "E19"),
    ],
)
def test_the_reason_and_its_clause(before: object, refused: str, key: str, clause: str) -> None:
    assert callable(before)
    game = before()
    assert game.why_not(refused) == (key, clause)


def test_an_object_that_is_lost_cannot_be_lost_again() -> None:
    game = table([1, 2], objects={0: "ropa faja"}).draw("chulin")
    assert game.why_not("lose boina") == ("lost-already", "E12")


def test_not_your_turn_and_game_over() -> None:
    game = table([6, 5], {0: "avanzar"})
    assert game.why_not("draw", seat=1) == ("not-your-turn", "")
    game.play("advance")
    assert game.why_not("draw", seat=0) == ("game-over", "")


def test_a_draw_is_chance_and_an_answer_is_not() -> None:
    game = playing()
    assert game.race.chances() == 0
    game.play("attack kilikis 2", "cancel")
    assert game.race.chances() == 0
    game.race.apply(0, ACTIONS.draw, Rng.free(1), None)
    assert game.race.chances() == 1
