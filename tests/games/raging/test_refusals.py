"""Whatever cannot be done says why, with the clause behind it."""

from __future__ import annotations

import pytest

from games.raging.positions import Table, table


def rolled() -> Table:
    """A saw, dice 2 4 4, and two fences: N2 is used once, E4 twice."""
    return table("3,3", ponds="4,4", fences=["N2-E4", "S3-E4"]).marks(5, 5, 5).dice(2, 4, 4)


@pytest.mark.parametrize(
    ("refused", "key", "clause"),
    [
        ("roll", "finish-the-turn", "R4"),
        ("stop", "finish-the-turn", "R4"),
        ("shed bull", "no-shed-yet", "R13"),
        ("saw 3>4", "no-such-die", "R12"),
        ("fence E6-W2", "through-a-bull", "R3"),
        ("fence E4-W2", "through-a-pond", "R3"),
        ("fence N2-E4", "fence-is-there", "R3"),
        ("fence E2-W2", "needs-a-pair", "R6"),
        ("fence N1-E2", "no-die-for-post", "R5"),
        ("fence N4-W6", "no-die-for-post", "R5"),
        ("fence N2-S4", "used-needs-pair", "R6"),
        ("fence E4-S2", "post-used-twice", "R8"),
    ],
)
def test_the_reason_and_its_clause(refused: str, key: str, clause: str) -> None:
    assert rolled().why_not(refused) == (key, clause)


def test_before_the_roll() -> None:
    game = table()
    for notation in ("fence N2-E6", "mallet", "saw 1>2"):
        assert game.why_not(notation) == ("roll-first", "R4")


def test_a_die_is_sawn_once() -> None:
    game = table().marks(5, 5, 5, 6, 6, 6).dice(1, 3, 5).play("saw 3>4")
    assert game.why_not("saw 4>5") == ("sawn-already", "R12")


def test_without_mallets_and_when_it_is_over() -> None:
    game = table(seats=2).play("roll").play("roll", seat=1).mallets(1).play("mallet")
    assert game.why_not("roll") == ("no-mallets", "R9")
    game.play("mallet", "stop", seat=1)
    assert game.why_not("roll") == ("game-over", "")


def test_the_reason_names_the_post() -> None:
    game = rolled()
    reason = game.pasture.why_not(0, game.pasture.actions.parse("fence N2-S4").index)
    assert reason is not None
    assert reason.args == {"post": "N2", "number": 2}
