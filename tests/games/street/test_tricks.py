"""Tricks, counter-tricks, changes of vehicle and waiting."""

from __future__ import annotations

import pytest

from games.street.positions import COUNTERS, TRICKS, VEHICLES, Rider, table

EIGHT = "1km 2km 3km 5km 7km 8km 10km 20km"

# The page, as a table of its own: what each trick fits, what cures it, after how many turns it is over, and whether
# another vehicle ends it.
ALL = set(VEHICLES)
FITS = {
    "cramp": ALL,
    "broken-wheel": ALL,
    "obstacle": ALL,
    "pothole": ALL,
    "broken-tray": {"scooter"},
    "broken-chain": {"bmx"},
    "broken-rollerskate": {"rollerskates"},
    "broken-board": {"skateboard"},
}
CURES = {
    "cramp": {"water-bottle"},
    "broken-wheel": {"spare-wheel"},
    "obstacle": {"dodge", "figure"},
    "pothole": {"dodge", "figure"},
    "broken-tray": {"new-tray"},
    "broken-chain": {"repaired-chain"},
    "broken-rollerskate": {"repaired-rollerskate"},
    "broken-board": {"repaired-board"},
}
TURNS = {"cramp": 2, "obstacle": 2, "pothole": 1}
NO_CHANGE = {"cramp", "obstacle", "pothole"}


@pytest.mark.clause("S9")
@pytest.mark.parametrize("trick", TRICKS)
@pytest.mark.parametrize("vehicle", VEHICLES)
def test_each_trick_against_each_vehicle(trick: str, vehicle: str) -> None:
    game = table(Rider(trick), Rider(EIGHT, vehicle=vehicle))
    if vehicle in FITS[trick]:
        game.play(f"{trick} B")
        assert (game.trick(1), game.lane(1)) == (trick, [vehicle, trick])
    else:
        assert game.plays() == []
        assert game.why_not(f"{trick} B") == ("does-not-fit", "S9")


@pytest.mark.clause("S9")
def test_never_on_a_blocked_rider_nor_without_a_vehicle_nor_on_yourself() -> None:
    game = table(
        Rider("cramp", vehicle="bmx"),
        Rider(EIGHT, vehicle="bmx", trick="broken-chain"),
        Rider(EIGHT),
        Rider(EIGHT, vehicle="scooter"),
    )
    assert game.plays() == ["cramp D"]
    assert game.why_not("cramp A") == ("not-on-yourself", "S9")
    assert game.why_not("cramp B") == ("already-blocked", "S9")
    assert game.why_not("cramp C") == ("nothing-to-block", "S9")
    assert game.why_not("cramp E") == ("no-such-rider", "S9")


@pytest.mark.clause("S9")
@pytest.mark.parametrize("trick", TRICKS)
def test_who_is_blocked_plays_no_distances_but_all_else(trick: str) -> None:
    vehicle = min(FITS[trick])
    game = table(
        Rider("1km 20km police obstacle invincible-3", vehicle=vehicle, trick=trick), Rider(EIGHT, vehicle="bmx")
    )
    assert game.plays() == ["obstacle B", "invincible 3", "police B"]
    assert game.why_not("ride 20") == ("blocked", "S9")


@pytest.mark.clause("S10")
@pytest.mark.parametrize("trick", TRICKS)
@pytest.mark.parametrize("counter", COUNTERS)
def test_each_counter_trick_against_each_trick(trick: str, counter: str) -> None:
    vehicle = min(FITS[trick])
    game = table(Rider(f"{counter} 20km", vehicle=vehicle, trick=trick), Rider(EIGHT))
    if counter in CURES[trick]:
        game.play(f"counter {counter}")
        assert game.lane(0) == [vehicle]  # the vehicle stays
        assert sorted(game.discards()) == sorted([trick, counter])
        assert "ride 20" in game.legal()
    else:
        assert game.plays() == []
        assert game.why_not(f"counter {counter}") == ("wrong-counter", "S10")


@pytest.mark.clause("S10")
def test_no_counter_trick_without_its_trick() -> None:
    game = table(Rider(" ".join(COUNTERS), vehicle="bmx"), Rider(EIGHT, vehicle="bmx", trick="cramp"))
    assert game.plays() == []
    assert game.why_not("counter water-bottle") == ("nothing-to-counter", "S10")


@pytest.mark.clause("S11")
@pytest.mark.parametrize("trick", TRICKS)
@pytest.mark.parametrize("new", ["bmx", "skateboard"])
def test_a_vehicle_change_under_each_of_the_eight_tricks(trick: str, new: str) -> None:
    old = min(FITS[trick])
    game = table(Rider(f"{new} 20km", km=33, vehicle=old, trick=trick), Rider(EIGHT))
    if trick in NO_CHANGE:
        assert game.plays() == []
        assert game.why_not(f"mount {new}") == ("no-change-under", "S11")
    else:
        game.play(f"mount {new}")
        assert game.lane(0) == [new]
        assert sorted(game.discards()) == sorted([old, trick])
        assert game.race.riders[0].km == 33
        assert "ride 20" in game.legal()


@pytest.mark.clause("S12")
@pytest.mark.parametrize("trick", TRICKS)
def test_waiting_ends_some_tricks_after_their_turns(trick: str) -> None:
    """Played by seat 0 on seat 1; then both discard. The vehicle stays."""
    vehicle = min(FITS[trick])
    game = table(Rider(f"{trick} {EIGHT[:-5]}"), Rider(EIGHT, vehicle=vehicle))
    game.play(f"{trick} B", "end")
    turns = 0
    while game.trick(1) == trick and turns < 5:
        assert game.race.turn == 1
        assert game.view(None).players[1].waited == (turns if trick in TURNS else 0)
        assert not any(choice.startswith("ride") for choice in game.legal())
        game.play(game.legal()[0], "end")
        turns += 1
        game.play(game.legal(0)[-1], "end")
    assert turns == TURNS.get(trick, 5)
    assert game.vehicle(1) == vehicle
    assert (trick in game.lane(1)) == (trick not in TURNS)


@pytest.mark.clause("S12")
def test_a_turn_that_ends_free_does_not_count_for_the_next_trick() -> None:
    game = table(Rider("cramp cramp 1km 1km"), Rider("water-bottle 1km 1km 1km", vehicle="bmx"))
    game.play("cramp B", "end", "discard 1km", "end")
    assert game.view(0).players[1].waited == 1
    game.play("discard 1km", "end", "counter water-bottle", "end", "cramp B", "end")
    assert game.view(0).players[1].waited == 0
    game.play("discard 1km", "end")
    assert (game.trick(1), game.view(0).players[1].waited) == ("cramp", 1)


@pytest.mark.clause("S12", "S15")
def test_cramp_and_police_a_skipped_turn_is_waited_too() -> None:
    """Cramp on a rider whose next turn is skipped: that turn is the first of the two."""
    game = table(Rider("cramp police 1km 1km 2km 2km"), Rider(EIGHT, vehicle="bmx"))
    game.play("cramp B", "police B")
    assert game.race.turn == 0
    assert game.view(0).players[1].waited == 1
    assert not game.view(0).players[1].stopped
    game.play("discard 1km", "end")
    assert game.race.turn == 1
    assert game.why_not("ride 20") == ("blocked", "S9")
    game.play("discard 1km", "end")
    assert game.trick(1) == ""
    assert [event for event in game.kinds() if event in ("skipped", "waited", "recovered")] == [
        "skipped",
        "waited",
        "recovered",
    ]


@pytest.mark.clause("S12", "S15")
def test_a_pothole_is_over_after_a_skipped_turn() -> None:
    game = table(Rider("pothole police 1km"), Rider(EIGHT, vehicle="bmx"))
    game.play("pothole B", "police B")
    assert (game.race.turn, game.trick(1)) == (0, "")
