"""Objectives that are equally hard; and mixed ones, for tables that choose them and for old records."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from games.street.positions import BOX, GAME, Rider, table
from stampede import Match
from stampede.core.errors import OptionError
from stampede.core.observation import size_of
from stampede.core.places import counted
from stampede.core.record import RecordText
from stampede.core.rng import Rng
from stampede.games.street import load
from stampede.games.street.view import StreetView
from stampede.match.match import replay

MIXED = {"objectives": "mixed"}
DAY = [91, 92, 93, 95, 96, 97, 98, 100]
NIGHT = [141, 142, 143, 145, 146, 147, 148, 150]
RECORDS = Path(__file__).parents[2] / "records" / "street"
TOML = (Path(GAME.folder) / "components.toml").read_text(encoding="utf-8")


def opening(seats: int, reader: int | None, **options: object) -> StreetView:
    view = Match.new("street", seats=seats, seed=3, options=options).view(reader)
    assert isinstance(view, StreetView)
    return view


# --- which ones -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("S2")
@pytest.mark.parametrize(("length", "goals"), [("quick", DAY), ("long", NIGHT)])
def test_equally_hard_objectives_by_day_and_at_night(length: str, goals: list[int]) -> None:
    for reader in range(6):
        view = opening(6, reader, length=length)
        assert (view.length, view.even, view.objectives) == (length, True, goals)
        own = view.players[reader].goal
        assert own in goals
        others = [goal for goal in goals if goal != own]
        assert [rider.possible for seat, rider in enumerate(view.players) if seat != reader] == [others] * 5
    assert opening(6, None, length=length).players[0].possible == goals
    assert opening(6, None, length=length, objectives="even") == opening(6, None, length=length)


@pytest.mark.clause("S21")
@pytest.mark.parametrize(("length", "usual", "other"), [("quick", BOX.day, DAY), ("long", BOX.night, NIGHT)])
def test_the_same_cards_are_dealt_and_stand_for_other_distances(
    length: str, usual: list[int], other: list[int]
) -> None:
    for seat in range(6):
        mixed, even = opening(6, seat, length=length, **MIXED), opening(6, seat, length=length)
        assert usual.index(mixed.players[seat].goal) == other.index(even.players[seat].goal)
        assert mixed.players[seat].hand == even.players[seat].hand


@pytest.mark.clause("S21")
@pytest.mark.parametrize(("length", "goals"), [("quick", DAY), ("long", NIGHT)])
def test_a_shared_objective_can_be_one_of_them(length: str, goals: list[int]) -> None:
    match = Match.new("street", seats=3, seed=8, options={"length": length, "shared_objective": True})
    view = match.view(None)
    assert isinstance(view, StreetView)
    assert view.players[0].goal in goals
    assert [rider.goal for rider in view.players] == [view.players[0].goal] * 3
    told = [event.facts for event in match.events if event.kind == "shared-objective"]
    assert told == [{"goal": view.players[0].goal}]


@pytest.mark.clause("S21")
@pytest.mark.parametrize(("length", "goals"), [("quick", BOX.day), ("long", BOX.night)])
def test_a_table_can_have_mixed_ones(length: str, goals: list[int]) -> None:
    view = opening(6, 2, length=length, **MIXED)
    assert (view.even, view.objectives) == (False, goals)


# --- how it ends ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("S21")
@pytest.mark.parametrize(("night", "km", "goal"), [(False, 90, 95), (True, 140, 145)])
def test_exactly_an_equally_hard_objective_wins(night: bool, km: int, goal: int) -> None:
    rider = Rider("5km 10km", km=km, vehicle="bmx", goal=goal)
    game = table(rider, Rider("1km"), night=night, even=True)
    assert game.view(0).finishes == [["ride 5"]]
    assert game.view(0).overshoots == ["ride 10"]
    game.play("ride 5")
    assert game.told("arrived") == [{"seat": 0, "goal": goal}]
    outcome = game.race.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("exact", [1, 2])


@pytest.mark.clause("S21")
def test_beyond_an_equally_hard_objective_one_is_out() -> None:
    """Though still short of the 99 km that the card usually stands for."""
    game = table(Rider("8km", km=90, vehicle="bmx", goal=95), Rider("1km"), Rider("1km"), even=True)
    game.play("ride 8")
    assert [(told["km"], told["goal"]) for told in game.told("out")] == [(98, 95)]
    assert game.race.to_act() == [2]


# --- what is known ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("shared", [False, True])
def test_samples_have_the_objectives_of_the_race(night: bool, shared: bool) -> None:
    goal = 148 if night else 98
    riders = Rider("1km 2km", km=2, goal=goal if shared else 0), Rider("20km cramp", km=93, vehicle="bmx", goal=goal)
    game = table(*riders, night=night, even=True, shared=shared)
    for reader in (0, 1, None):
        belief = GAME.belief(game.view(reader))
        for seed in range(20):
            twin = belief.sample(Rng.free(seed)).copy()
            twin.check()
            assert twin.view(reader) == game.view(reader)
            assert twin.goal(1) in (NIGHT if night else [95, 96, 97, 98, 100])


def test_all_eight_cards_are_accounted_for_whatever_they_stand_for() -> None:
    for even in (False, True):
        race = table(Rider("1km"), Rider("2km"), Rider("3km"), even=even).race
        lying = [name for place in race.places(0) for name in place.contents if "/" in name]
        assert counted(lying) == dict.fromkeys(BOX.objective_names(), 1)


def test_an_observation_tells_it_last() -> None:
    """So what was there before stays in its place."""
    fields = GAME.observation(2)
    assert (fields[-1].name, fields[-1].length) == ("even", 1)
    numbers = []
    for even in (False, True):
        out = vec[i16]([i16(7) for _ in range(size_of(fields))])
        table(Rider("1km", goal=96), Rider("2km"), even=even).race.observe(0, out, 0)
        numbers.append(list(out))
    assert [row[-1] for row in numbers] == [0, 1]
    assert numbers[0][:-1] == numbers[1][:-1]


# --- choosing ---------------------------------------------------------------------------------------------------------


def test_a_new_record_names_the_objectives() -> None:
    for chosen in ({}, {"objectives": "even"}, MIXED):
        record = Match.new("street", seats=2, seed=1, options=chosen).record()
        assert record.options["objectives"] == chosen.get("objectives", "even")


def test_a_record_that_names_none_is_of_a_race_for_mixed_ones() -> None:
    """It is from before there was a choice, and stays as it was, to its digest."""
    text = (RECORDS / "exact-first-card.json").read_text(encoding="utf-8")
    assert '"objectives"' not in text
    match = replay(RecordText(text, "old.json"), GAME)
    assert match.view(0).objectives == BOX.day  # type: ignore[attr-defined]
    assert match.record().to_text() == text
    assert GAME.spelled_out(match.options)["objectives"] == "mixed"


def test_a_race_can_be_replayed_from_its_record() -> None:
    match = Match.new("street", seats=3, seed=5)
    chance = Rng.free("replay")
    while not match.over:
        legal = match.legal(match.to_act[0])
        match.play(match.to_act[0], legal[chance.below(len(legal))])
        match.state.check()
    again = replay(RecordText(match.record().to_text(), "even.json"), GAME)
    assert again.record().to_text() == match.record().to_text()
    view = again.view(None)
    assert isinstance(view, StreetView)
    assert {rider.goal for rider in view.players} <= set(DAY)


def test_an_unknown_choice_is_refused() -> None:
    with pytest.raises(OptionError, match="option objectives must be even or mixed, not 'odd'"):
        GAME.settle(4, {"objectives": "odd"})


def test_whoever_corrects_the_objectives_of_the_box_plays_with_them(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(TOML.replace("day = [94,", "day = [90,"), encoding="utf-8")
    assert Match.new(load(path), seats=4, seed=1).view(None).objectives == [90, *BOX.day[1:]]  # type: ignore[attr-defined]


def test_a_box_with_another_number_of_objectives_has_only_its_own(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(TOML.replace(", 106]", "]").replace(", 156]", "]"), encoding="utf-8")
    game = load(path)
    with pytest.raises(OptionError, match="option objectives must be mixed, not 'even'"):
        game.settle(4, {"objectives": "even"})
    assert Match.new(game, seats=4, seed=1).view(None).objectives == BOX.day[:-1]  # type: ignore[attr-defined]
