"""What a table may choose besides the length: a strict start, and vehicles that go with the trick."""

from __future__ import annotations

import pytest

from games.street.positions import GAME, Rider, table
from stampede import Match
from stampede.core.rng import Rng

EIGHT = "1km 2km 3km 5km 7km 8km 10km 20km"
EVERYTHING = "scooter 20km cramp dodge invincible-2 hand-swap police"


# --- strict_start -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("S6")
def test_without_a_vehicle_a_strict_start_leaves_vehicles_and_discards() -> None:
    game = table(Rider(EVERYTHING), Rider(EIGHT, vehicle="bmx"), strict=True)
    assert game.plays() == ["mount scooter"]
    assert len([choice for choice in game.legal() if choice.startswith("discard")]) == 7
    for choice in ("ride 20", "cramp B", "counter dodge", "invincible 2", "swap B", "police B"):
        assert game.why_not(choice) == ("vehicle-first", "S6")
    assert game.why_not("pothole B") == ("not-in-hand", "S9")
    game.play("mount scooter")
    assert game.plays() == ["ride 20", "cramp B", "invincible 2", "swap B", "police B"]


@pytest.mark.clause("S6")
def test_without_the_option_tricks_and_specials_need_no_vehicle() -> None:
    game = table(Rider(EVERYTHING), Rider(EIGHT, vehicle="bmx"))
    assert game.plays() == ["mount scooter", "cramp B", "invincible 2", "swap B", "police B"]


@pytest.mark.clause("S6")
def test_a_strict_start_is_no_dead_end() -> None:
    game = table(Rider("20km cramp"), Rider(EIGHT, vehicle="bmx"), strict=True)
    assert game.legal() == ["discard 20km", "discard cramp"]


# --- vehicle_lost -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("S12")
@pytest.mark.parametrize(("trick", "waited"), [("cramp", 1), ("obstacle", 1), ("pothole", 0)])
def test_waiting_costs_the_vehicle_where_it_is_lost(trick: str, waited: int) -> None:
    game = table(Rider(EIGHT, km=9, vehicle="bmx", trick=trick, waited=waited), Rider(EIGHT), fragile=True)
    game.play("discard 1km", "end")
    assert (game.vehicle(0), game.trick(0), game.lane(0)) == ("", "", [])
    assert sorted(game.discards()) == sorted(["1km", "bmx", trick])
    assert game.race.riders[0].km == 9
    assert game.kinds()[1:3] == ["recovered", "lost"]
    assert game.told("recovered")[0]["rides"] == "no"
    assert game.told("lost") == [{"seat": 0, "card": "bmx"}]


@pytest.mark.clause("S12")
def test_before_the_wait_is_over_nothing_is_lost() -> None:
    game = table(Rider(EIGHT, vehicle="bmx", trick="cramp"), Rider(EIGHT), fragile=True)
    game.play("discard 1km", "end")
    assert (game.vehicle(0), game.trick(0)) == ("bmx", "cramp")


@pytest.mark.clause("S12")
def test_a_counter_trick_costs_the_vehicle_too() -> None:
    game = table(Rider("water-bottle 20km scooter", vehicle="bmx", trick="cramp"), Rider(EIGHT), fragile=True)
    game.play("counter water-bottle")
    assert (game.vehicle(0), game.lane(0)) == ("", [])
    assert game.discards() == ["bmx", "cramp", "water-bottle"]
    assert game.kinds() == ["countered", "lost"]
    assert game.why_not("ride 20") == ("no-vehicle", "S8")
    game.play("mount scooter")
    assert game.vehicle(0) == "scooter"


@pytest.mark.clause("S12")
def test_a_skipped_turn_can_cost_the_vehicle() -> None:
    game = table(Rider("1km 2km"), Rider(EIGHT, vehicle="bmx", trick="pothole", stopped=True), fragile=True)
    game.play("discard 1km", "end")
    assert (game.vehicle(1), game.race.turn) == ("", 0)


@pytest.mark.clause("S12")
def test_without_the_option_the_vehicle_stays() -> None:
    game = table(Rider("water-bottle 20km", vehicle="bmx", trick="cramp"), Rider(EIGHT))
    game.play("counter water-bottle")
    assert game.vehicle(0) == "bmx"
    assert game.kinds() == ["countered"]


def test_who_would_lose_the_vehicle_is_shown_no_way_to_win_by_a_counter_trick() -> None:
    rider = Rider("20km dodge scooter", km=77, vehicle="bmx", trick="broken-wheel", goal=97)
    assert table(rider, Rider("1km"), fragile=True).view(0).finishes == [["mount scooter", "ride 20"]]
    rider = Rider("20km dodge", km=77, vehicle="bmx", trick="pothole", goal=97)
    assert table(rider, Rider("1km"), fragile=True).view(0).finishes == []
    assert table(rider, Rider("1km")).view(0).finishes == [["counter dodge", "ride 20"]]


def test_samples_know_the_options() -> None:
    game = table(Rider("20km cramp"), Rider(EIGHT, vehicle="bmx"), strict=True, fragile=True)
    twin = GAME.belief(game.view(1)).sample(Rng.free(1))
    assert (twin.strict, twin.fragile) == (True, True)
    assert twin.copy().view(1) == game.view(1)


@pytest.mark.parametrize(("option", "kind"), [("strict_start", "rode"), ("vehicle_lost", "lost")])
def test_a_whole_game_with_the_option(option: str, kind: str) -> None:
    """And without a vehicle nobody did more than get on one."""
    match = Match.new("street", seats=3, seed=4, options={option: True})
    chance = Rng.free(option)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        on_foot = match.view(seat).players[seat].vehicle == ""  # type: ignore[attr-defined]
        if option == "strict_start" and on_foot:
            assert {action.verb for action in legal} <= {"mount", "discard", "end"}
        match.play(seat, legal[chance.below(len(legal))])
        match.state.check()
    assert kind in {event.kind for event in match.events}


# --- judgement --------------------------------------------------------------------------------------------------------


def test_where_the_vehicle_is_lost_another_vehicle_is_better_than_a_repair() -> None:
    rider = Rider("spare-wheel scooter 20km 20km", km=20, vehicle="bmx", trick="broken-wheel")
    for fragile in (False, True):
        position = table(rider, Rider(EIGHT, vehicle="bmx"), fragile=fragile).race
        chosen = GAME.actions[GAME.judgement().choose(position, 0, Rng.free(1))].notation
        assert chosen == ("mount scooter" if fragile else "counter spare-wheel")


def test_where_the_vehicle_is_lost_a_trick_costs_more() -> None:
    judgement = GAME.judgement()
    riders = Rider("1km", km=30, vehicle="bmx"), Rider("1km", km=30, vehicle="bmx", trick="cramp")
    kind, lost = (table(*riders, fragile=fragile).race for fragile in (False, True))
    assert judgement.evaluate(lost, 0) > judgement.evaluate(kind, 0)
