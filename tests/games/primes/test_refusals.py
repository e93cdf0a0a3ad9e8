"""Whatever cannot be done says why, with the clause behind it."""

from __future__ import annotations

import pytest

from games.primes.positions import Table, table

LAYING = ("trip 24",)
RUNNING = ("run 8[2]",)
EARNED = ("trip 24", "lay 4[2 2]", "lay 1[2 3]", "run 3[2]", "stop")
MEEPLE = (*EARNED, "use 3")


def middle() -> Table:
    hand = ["4[2]", "4[2 2]", "1[2 3]", "1[2 2 2]", "8[2]", "8[7]", "3[2]", "3[7]"]
    return table([[96, 20], [24, 0], [0, 0]], {0: hand, 1: ["1[2]"]})


@pytest.mark.parametrize(
    ("before", "refused", "key", "clause"),
    [
        ((), "stop", "nothing-played", "P13"),
        ((), "done", "moves-come-last", "P11"),
        ((), "use 3", "moves-come-last", "P11"),
        ((), "move 20", "moves-come-last", "P11"),
        ((), "lay 4[2]", "aim-first", "P7"),
        ((), "lay 9[97]", "not-in-hand", "P7"),
        ((), "run 9[97]", "not-in-hand", "P10"),
        ((), "run 8", "name-the-card", "P10"),
        ((), "trip 20", "nobody-there", "P7"),
        ((), "trip 0", "safe-square", "P8"),
        (LAYING, "pass", "finish-the-trip", "P7"),
        (LAYING, "stop", "finish-the-trip", "P7"),
        (LAYING, "done", "finish-the-trip", "P7"),
        (LAYING, "trip 24", "finish-the-trip", "P7"),
        (LAYING, "run 8[2]", "finish-the-trip", "P7"),
        (LAYING, "use 3", "finish-the-trip", "P7"),
        (LAYING, "lay 8[7]", "wrong-symbols", "P7"),
        (LAYING, "lay 1[2 2 2]", "cannot-be-completed", "P7"),
        (RUNNING, "pass", "pass-after-cards", "P13"),
        (RUNNING, "trip 24", "trips-before-run", "P10"),
        (RUNNING, "lay 4[2]", "trips-before-run", "P10"),
        (RUNNING, "run 3[2]", "other-number", "P10"),
        (RUNNING, "run 8[2]", "not-in-hand", "P10"),
        (RUNNING, "done", "finish-the-run", "P10"),
        (EARNED, "run 8[2]", "laying-is-over", "P11"),
        (EARNED, "stop", "laying-is-over", "P11"),
        (EARNED, "pass", "laying-is-over", "P11"),
        (EARNED, "use 9", "not-earned", "P11"),
        (EARNED, "move 20", "choose-the-move", "P11"),
        (MEEPLE, "use 5", "move-chosen", "P11"),
        (MEEPLE, "move 50", "no-meeple", "P11"),
    ],
)
def test_the_reason_and_its_clause(before: tuple[str, ...], refused: str, key: str, clause: str) -> None:
    assert middle().play(*before).why_not(refused) == (key, clause)


def test_a_meeple_too_near_the_goal() -> None:
    game = middle().play("trip 24", "lay 4[2 2]", "lay 1[2 3]", "stop")
    assert game.race.pending.total == 5
    assert game.why_not("move 96") == ("beyond-the-goal", "P12")


def test_not_your_turn_and_game_over() -> None:
    game = table([[92], [50], [0], [0]], {0: ["8[2]"], 1: ["1[2]"]})
    assert game.why_not("pass", seat=1) == ("not-your-turn", "")
    game.play("run 8[2]", "move 92")
    assert game.why_not("pass", seat=0) == ("game-over", "")
