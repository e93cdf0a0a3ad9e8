"""A turn: one or two cards, vehicles and distances, and drawing."""

from __future__ import annotations

import pytest

from games.street.positions import VEHICLES, Rider, Table, table
from stampede.games.street.state import DECK

EIGHT = "1km 2km 3km 5km 7km 8km 10km 20km"


@pytest.mark.clause("S6")
def test_at_least_one_card_and_at_most_two() -> None:
    game = table(Rider(EIGHT, vehicle="bmx"), Rider(EIGHT))
    assert "end" not in game.legal()
    assert game.why_not("end") == ("nothing-played", "S6")
    game.play("ride 1")
    assert (game.race.turn, game.race.decision(0)) == (0, "next")
    assert "end" in game.legal()
    game.play("ride 2")
    assert (game.race.turn, game.race.decision(1)) == (1, "first")


@pytest.mark.clause("S6")
@pytest.mark.parametrize(
    "cards",
    [("ride 1", "ride 2"), ("ride 1", "discard 20km"), ("discard 1km", "ride 20"), ("discard 1km", "discard 2km")],
)
def test_played_or_discarded_in_any_mix_then_eight_again(cards: tuple[str, str]) -> None:
    game = table(Rider(EIGHT, vehicle="bmx"), Rider(EIGHT))
    deck = game.race.size(DECK)
    game.play(*cards)
    assert len(game.hand(0)) == 8
    assert game.race.size(DECK) == deck - 2
    assert game.told("drew") == [{"seat": 0, "count": 2}]


@pytest.mark.clause("S6")
def test_one_card_is_enough() -> None:
    game = table(Rider(EIGHT, vehicle="bmx"), Rider(EIGHT))
    game.play("ride 20", "end")
    assert game.race.turn == 1
    assert len(game.hand(0)) == 8
    assert game.told("drew") == [{"seat": 0, "count": 1}]


@pytest.mark.clause("S6")
def test_without_a_vehicle_all_but_riding_is_possible() -> None:
    game = table(Rider("20km cramp police hand-swap invincible-2 scooter"), Rider(EIGHT, vehicle="bmx"))
    assert game.plays() == ["mount scooter", "cramp B", "invincible 2", "swap B", "police B"]


@pytest.mark.clause("S7")
def test_no_distance_without_a_vehicle() -> None:
    game = table(Rider("20km scooter"), Rider(EIGHT))
    assert game.why_not("ride 20") == ("no-vehicle", "S8")
    game.play("mount scooter")
    assert "ride 20" in game.legal()


@pytest.mark.clause("S7")
@pytest.mark.parametrize("new", VEHICLES)
def test_another_vehicle_replaces_the_old_one_and_kilometres_stay(new: str) -> None:
    """Also one of the same kind."""
    game = table(Rider(f"{new} 20km", km=42, vehicle="scooter", laid="20km 20km 2km"), Rider(EIGHT))
    game.play(f"mount {new}")
    assert game.lane(0) == [new, "2km", "20km", "20km"]
    assert game.discards() == ["scooter"]
    assert game.race.riders[0].km == 42


@pytest.mark.clause("S8")
@pytest.mark.parametrize("km", [1, 2, 3, 5, 7, 8, 10, 20])
def test_a_distance_adds_its_kilometres(km: int) -> None:
    game = table(Rider(EIGHT, km=30, vehicle="bmx"), Rider(EIGHT))
    game.play(f"ride {km}")
    assert game.race.riders[0].km == 30 + km
    assert game.lane(0) == ["bmx", f"{km}km"]
    assert game.told("rode") == [{"seat": 0, "card": f"{km}km", "km": 30 + km}]


@pytest.mark.clause("S8")
def test_a_blocked_vehicle_does_not_ride() -> None:
    game = table(Rider(EIGHT, vehicle="bmx", trick="broken-wheel"), Rider(EIGHT))
    assert game.plays() == []
    assert game.why_not("ride 1") == ("blocked", "S9")


@pytest.mark.clause("S6", "S7", "S8", "S9", "S10")
@pytest.mark.parametrize(
    "round_of_play",
    [
        ("mount bmx", "ride 20"),
        ("ride 10", "ride 20"),
        ("mount bmx", "cramp B"),
        ("ride 10", "cramp B"),
        ("broken-wheel C", "cramp B"),
        ("discard 10km", "discard 20km"),
        ("ride 10", "discard cramp"),
    ],
)
def test_the_examples_of_a_round_of_play(round_of_play: tuple[str, str]) -> None:
    """The list in section 5 of the book; each ends with eight cards again."""
    hand = "bmx 10km 20km cramp broken-wheel dodge figure 1km"
    game = table(Rider(hand, vehicle="scooter"), Rider(EIGHT, vehicle="bmx"), Rider(EIGHT, vehicle="bmx"))
    game.play(*round_of_play)
    assert game.race.turn == 2
    assert len(game.hand(0)) == 8


@pytest.mark.clause("S6", "S10")
@pytest.mark.parametrize("second", ["cramp B", "ride 20", "mount bmx"])
def test_the_examples_with_a_counter_trick(second: str) -> None:
    game = table(
        Rider("bmx 10km 20km cramp dodge figure 1km 2km", vehicle="scooter", trick="pothole"),
        Rider(EIGHT, vehicle="bmx"),
    )
    game.play("counter dodge", second)
    assert game.race.turn == 1
    assert len(game.hand(0)) == 8


def test_a_copy_and_its_original_go_different_ways() -> None:
    """Positions share riders until one of them changes a rider."""
    first = table(Rider("20km 10km 5km", km=30, vehicle="bmx"), Rider("cramp", vehicle="scooter"))
    second = Table(first.race.copy())
    first.play("ride 20")
    second.play("ride 10")
    third = Table(second.race.copy())
    third.play("ride 5", "cramp A")
    assert [game.race.riders[0].km for game in (first, second, third)] == [50, 40, 45]
    assert [game.trick(0) for game in (first, second, third)] == ["", "", "cramp"]
