"""The option of a head start: a first run goes further for each player who began before."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.primes.positions import GAME, Table, race, table
from stampede import Match
from stampede.core.errors import OptionError
from stampede.core.game import OptionValue
from stampede.core.observation import observation_buffer, size_of
from stampede.core.rng import Rng
from stampede.games.primes.rules import Race
from stampede.games.primes.view import PrimesView
from stampede.match.words import words_for

ALL_AT_START = [[0], [0], [0], [0]]
ONE_EACH = {0: ["8[2]"], 1: ["8[7]"], 2: ["8[29]"], 3: ["8[47]"]}


def head_starts(position: Race, reader: int | None = None) -> list[int]:
    view = position.view(reader)
    assert isinstance(view, PrimesView)
    return [player.head_start for player in view.players]


def first_runs(seats: int, options: dict[str, OptionValue]) -> list[tuple[int, int]]:
    """How far each seat's first run goes beyond its card, in the order of play."""
    match = Match.new("primes", seats=seats, seed=11, options=options)
    further = []
    for _ in range(seats):
        seat = match.to_act[0]
        run = next(action for action in match.legal(seat) if action.verb == "run")
        match.play(seat, run)
        match.play(seat, "move 0")
        moved = next(event for event in reversed(match.events) if event.kind == "moved")
        further.append((seat, int(str(moved.facts["to"])) - int(str(run.args[0])[0])))
    return further


@pytest.mark.clause("P17")
def test_nobody_has_one_unless_the_table_chooses_so() -> None:
    assert head_starts(Match.new("primes", seats=4, seed=1).state) == [0, 0, 0, 0]  # type: ignore[arg-type]
    assert {further for _, further in first_runs(4, {})} == {0}


@pytest.mark.clause("P17")
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_first_run_goes_further_for_every_player_who_began_before(seats: int) -> None:
    runs = first_runs(seats, {"head_start": 5})
    begins = runs[0][0]
    assert runs == [((begins + place) % seats, 5 * place) for place in range(seats)]


@pytest.mark.clause("P17")
def test_places_are_counted_from_whoever_began() -> None:
    assert head_starts(race(ALL_AT_START, ONE_EACH, first=2, head_start=3)) == [6, 9, 0, 3]


@pytest.mark.clause("P17")
def test_only_the_first_run_has_a_head_start() -> None:
    game = table([[0], [0], [50], [50]], {0: ["1[2]"], 1: ["8[7]", "3[2]"], 2: ["1[3]"]}, turn=1, head_start=5)
    game.play("run 8[7]", "move 0")
    assert game.race.square(1, 0) == 13
    assert head_starts(game.race)[1] == 0
    game.race.turn = 1
    game.play("run 3[2]")
    assert list(game.race.earned) == [3]


@pytest.mark.clause("P17")
def test_a_run_of_several_cards_has_one_head_start() -> None:
    game = table(ALL_AT_START, {1: ["8[2]", "8[7]", "8[29]"]}, turn=1, head_start=5)
    game.play("run 8[2]", "run 8[7]", "stop")
    assert list(game.race.earned) == [21]


@pytest.mark.clause("P17")
def test_a_trip_goes_no_further_and_leaves_the_head_start_for_the_run() -> None:
    game = table([[7], [0], [0], [0]], {0: ["1[2]"], 1: ["6[7]", "3[2]"], 2: ["1[3]"]}, turn=1, head_start=5)
    game.play("trip 7", "lay 6[7]")
    assert game.race.square(0, 0) == 1
    assert head_starts(game.race)[1] == 5
    game.play("run 3[2]")
    assert sorted(game.race.earned) == [6, 8]


@pytest.mark.clause("P17")
def test_a_pass_keeps_it() -> None:
    game = table(ALL_AT_START, ONE_EACH, turn=1, head_start=5)
    game.play("pass")
    assert head_starts(game.race) == [0, 5, 10, 15]


@pytest.mark.clause("P17", "P12")
def test_a_first_run_may_be_too_long_and_the_head_start_is_gone() -> None:
    game = table([[0], [90], [0], [0]], {0: ["1[2]"], 1: ["8[7]"], 2: ["1[3]"]}, turn=1, head_start=5)
    game.play("run 8[7]")
    assert game.race.square(1, 0) == 90
    assert "stuck" in game.kinds()
    assert head_starts(game.race)[1] == 0


@pytest.mark.clause("P17", "P12")
def test_a_run_longer_than_the_board_moves_nobody() -> None:
    nines = ["9[2]", "9[3]", "9[5]", "9[7]", "9[11]", "9[13]"]
    game = table([[0]] * 6, {0: ["1[2]"], 5: nines}, turn=5, head_start=10)
    game.play(*(f"run {card}" for card in nines))
    assert game.race.square(5, 0) == 0
    assert next(event.facts["sum"] for event in game.events if event.kind == "stuck") == 104


@pytest.mark.clause("P17", "P11")
def test_a_move_that_is_not_made_uses_it_up_too() -> None:
    game = table(ALL_AT_START, ONE_EACH, turn=1, head_start=5)
    game.play("run 8[7]", "done")
    assert game.race.square(1, 0) == 0
    assert head_starts(game.race) == [0, 0, 10, 15]


@pytest.mark.clause("P17", "P12")
def test_it_may_take_a_meeple_exactly_to_the_goal() -> None:
    game = table([[0], [87], [0], [0]], {1: ["8[7]"]}, turn=1, head_start=5)
    game.play("run 8[7]", "move 87")
    assert game.race.square(1, 0) == 100
    outcome = game.race.outcome()
    assert outcome is not None
    assert outcome.reason == "home"


@pytest.mark.clause("P17")
def test_it_is_a_number_from_0_to_10() -> None:
    for value in (0, 5, 10):
        assert GAME.settle(3, {"head_start": value}) == {"head_start": value}
    for value in (-1, 11, "far", True):
        with pytest.raises(OptionError, match=r"option head_start must be a whole number from 0 to 10, not"):
            GAME.settle(3, {"head_start": value})


def test_a_record_says_so_where_somebody_chose_and_else_is_written_as_before(tmp_path: Path) -> None:
    for chosen in ({}, {"head_start": 0}, {"head_start": 7}):
        match = Match.new("primes", seats=3, seed=2, options=chosen)
        for _ in range(8):
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        match.save(tmp_path / "match.json")
        again = Match.load(tmp_path / "match.json")
        assert again.record().to_text() == match.record().to_text()
        assert match.record().options == chosen
        assert head_starts(again.state) == head_starts(match.state)  # type: ignore[arg-type]


@pytest.mark.clause("P17")
def test_everybody_sees_it_and_can_conclude_it() -> None:
    game = table(ALL_AT_START, ONE_EACH, turn=2, first=1, head_start=4)
    game.play("run 8[29]", "move 0")
    for reader in (0, 1, 2, 3, None):
        assert head_starts(game.race, reader) == [12, 0, 0, 8]
        sample = GAME.belief(game.race.view(reader)).sample(Rng.free("head start"))
        assert sample.view(reader) == game.race.view(reader)
        assert [sample.head_start_of(seat) for seat in range(4)] == [12, 0, 0, 8]


def test_learners_see_it_too() -> None:
    fields = GAME.observation(4)
    position = race(ALL_AT_START, ONE_EACH, first=1, head_start=4)
    out = observation_buffer(size_of(fields))
    position.observe(2, out, 0)
    told, at = {}, 0
    for field in fields:
        told[field.name] = list(out[at : at + field.length])
        at += field.length
    assert [told[f"head start +{other}"] for other in range(4)] == [[4], [8], [12], [0]]


@pytest.mark.clause("P17")
def test_a_copy_has_it_and_uses_up_only_its_own() -> None:
    game = table(ALL_AT_START, ONE_EACH, turn=3, first=2, head_start=5)
    twin = Table(game.race.copy())
    assert head_starts(twin.race) == head_starts(game.race) == [10, 15, 0, 5]
    twin.play("run 8[47]")
    assert head_starts(twin.race) == [10, 15, 0, 0]
    assert head_starts(game.race) == [10, 15, 0, 5]


@pytest.mark.clause("P17")
def test_it_is_told_with_the_card_it_comes_with() -> None:
    game = table(ALL_AT_START, {0: ["1[2]"], 1: ["8[2]", "8[7]"], 2: ["1[3]"]}, turn=1, head_start=5)
    game.play("run 8[2]", "run 8[7]")
    assert game.kinds() == ["ran", "head-start", "ran"]
    told = game.events[1]
    for reader in (0, 1, None):
        assert told.seen_by(reader).facts == {"seat": 1, "squares": 5}


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", "Your head start adds 5 squares.", "Bo’s head start adds 5 squares."),
        ("es", "Tu ventaja inicial suma 5 casillas.", "La ventaja inicial de Bo suma 5 casillas."),
    ],
)
def test_the_story_says_it_in_words(language: str, own: str, others: str) -> None:
    game = table(ALL_AT_START, ONE_EACH, turn=1, head_start=5)
    game.play("run 8[7]")
    words, names = words_for(GAME, language), ["Ana", "Bo", "Cy", "Di"]
    told = next(event for event in game.events if event.kind == "head-start")
    assert words.event(told, names, 1) == own
    assert words.event(told, names, 0) == others


def test_whoever_runs_without_one_is_told_nothing_of_it() -> None:
    game = table(ALL_AT_START, ONE_EACH, head_start=5)
    game.play("run 8[2]", "move 0")
    assert "head-start" not in game.kinds()
