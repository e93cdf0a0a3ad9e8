"""Whatever cannot be done says why, with the clause behind it."""

from __future__ import annotations

import pytest

from games.street.positions import GAME, Rider, Table, table
from stampede.match.words import Words

HAND = "scooter 20km cramp broken-chain water-bottle hand-swap police 1km"


def middle() -> Table:
    """Seat 0 without a vehicle; 1 rides, 2 is blocked, 3 is invincible, 4 is out."""
    game = table(
        Rider(HAND),
        Rider("1km 2km", vehicle="scooter", stopped=True),
        Rider("1km 2km", vehicle="bmx", trick="cramp"),
        Rider("1km 2km", vehicle="bmx", shields=(0, 2)),
        Rider("20km", km=90, vehicle="bmx", goal=94),
        turn=4,
    )
    game.play("ride 20")
    game.race.turn = 0
    return game


@pytest.mark.parametrize(
    ("refused", "key", "clause"),
    [
        ("end", "nothing-played", "S6"),
        ("discard 2km", "not-in-hand", "S6"),
        ("mount bmx", "not-in-hand", "S7"),
        ("ride 2", "not-in-hand", "S8"),
        ("ride 20", "no-vehicle", "S8"),
        ("pothole B", "not-in-hand", "S9"),
        ("cramp A", "not-on-yourself", "S9"),
        ("cramp C", "already-blocked", "S9"),
        ("cramp D", "rider-is-invincible", "S13"),
        ("cramp E", "rider-is-out", "S19"),
        ("cramp F", "no-such-rider", "S9"),
        ("broken-chain B", "does-not-fit", "S9"),
        ("counter dodge", "not-in-hand", "S10"),
        ("counter water-bottle", "nothing-to-counter", "S10"),
        ("invincible 2", "not-in-hand", "S13"),
        ("swap A", "not-on-yourself", "S14"),
        ("swap D", "rider-is-invincible", "S13"),
        ("swap E", "rider-is-out", "S19"),
        ("swap F", "no-such-rider", "S14"),
        ("police B", "already-stopped", "S15"),
        ("police A", "not-on-yourself", "S15"),
        ("police F", "no-such-rider", "S15"),
    ],
)
def test_the_reason_and_its_clause(refused: str, key: str, clause: str) -> None:
    assert middle().why_not(refused) == (key, clause)


def test_blocked_reasons() -> None:
    game = table(Rider("scooter 20km dodge", vehicle="bmx", trick="cramp"), Rider("1km"))
    assert game.why_not("ride 20") == ("blocked", "S9")
    assert game.why_not("mount scooter") == ("no-change-under", "S11")
    assert game.why_not("counter dodge") == ("wrong-counter", "S10")


def test_specials_that_are_not_held() -> None:
    game = table(Rider("1km"), Rider("1km"))
    assert game.why_not("swap B") == ("not-in-hand", "S14")
    assert game.why_not("police B") == ("not-in-hand", "S15")


def test_not_your_turn_and_game_over() -> None:
    game = table(Rider("20km", km=77, vehicle="bmx", goal=97), Rider("1km"))
    assert game.why_not("discard 1km", seat=1) == ("not-your-turn", "")
    game.play("ride 20")
    assert game.why_not("ride 20", seat=0) == ("game-over", "")


def test_the_sentences_name_cards_in_the_language() -> None:
    game = middle()
    reason = game.race.why_not(0, GAME.actions.parse("broken-chain B").index)
    assert reason is not None
    assert Words(GAME, "en").reason(reason) == "Broken chain doesn’t fit: that rider’s vehicle is Scooter."
    assert Words(GAME, "es").reason(reason) == "Cadena rota no le va: el vehículo de ese corredor es Patinete."
