"""How a game begins."""

from __future__ import annotations

import pytest

from games.street.positions import BOX, GAME, Rider, table
from stampede import Match
from stampede.core.errors import OptionError
from stampede.core.game import OptionValue
from stampede.core.rng import Rng, derive_key
from stampede.games.street.components import EVEN_DAY, EVEN_NIGHT
from stampede.games.street.state import DECK
from stampede.games.street.view import StreetView


def opening(seats: int, seed: int, reader: int | None = None, **options: OptionValue) -> StreetView:
    view = Match.new("street", seats=seats, seed=seed, options=options).view(reader)
    assert isinstance(view, StreetView)
    return view


@pytest.mark.clause("S3")
@pytest.mark.parametrize(("length", "goals"), [("quick", EVEN_DAY), ("long", EVEN_NIGHT)])
def test_a_secret_objective_each_of_the_chosen_side(length: str, goals: list[int]) -> None:
    for reader in range(6):
        view = opening(6, 3, reader, length=length)
        assert view.objectives == goals
        assert [bool(rider.goal) for rider in view.players] == [seat == reader for seat in range(6)]
        own = view.players[reader].goal
        assert own in goals
        others = [goal for goal in goals if goal != own]
        assert [rider.possible for seat, rider in enumerate(view.players) if seat != reader] == [others] * 5


@pytest.mark.clause("S3")
def test_objectives_differ_and_a_spectator_sees_none() -> None:
    own = [opening(6, 3, reader).players[reader].goal for reader in range(6)]
    assert len(set(own)) == 6
    assert [rider.goal for rider in opening(6, 3).players] == [0] * 6
    assert opening(6, 3).players[0].possible == EVEN_DAY


@pytest.mark.clause("S3")
def test_a_shared_objective_lies_open() -> None:
    for reader in (0, 2, None):
        goals = [rider.goal for rider in opening(3, 8, reader, shared_objective=True).players]
        assert goals[0] in EVEN_DAY
        assert goals == [goals[0]] * 3


@pytest.mark.clause("S3")
def test_every_objective_is_dealt_as_often_as_any_other() -> None:
    count = dict.fromkeys(EVEN_DAY, 0)
    for index in range(1600):
        state = GAME.new(2, GAME.settle(2, {}), Rng.keyed(derive_key("objectives", index)))
        count[int(state.goal(0))] += 1
    assert all(130 < times < 270 for times in count.values()), count


@pytest.mark.clause("S4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_eight_cards_each_and_the_rest_is_the_deck(seats: int) -> None:
    view = opening(seats, 2)
    assert [rider.cards for rider in view.players] == [8] * seats
    assert view.deck == 141 - 8 * seats
    assert view.discards == []
    assert [rider.hand for rider in view.players] == [[]] * seats
    assert [len(opening(seats, 2, reader).players[reader].hand) for reader in range(seats)] == [8] * seats


@pytest.mark.clause("S4")
def test_every_card_is_dealt_as_often_as_any_other() -> None:
    openings = 1500
    seen: dict[str, int] = {}
    for index in range(openings):
        state = GAME.new(2, GAME.settle(2, {}), Rng.keyed(derive_key("deal", index)))
        for name in state.names_at(state.hand(0)):
            seen[name] = seen.get(name, 0) + 1
    for kind, name in enumerate(BOX.names):
        expected = openings * 8 * BOX.copies[kind] / 141
        assert abs(seen.get(name, 0) - expected) < 6 * expected**0.5, name


@pytest.mark.clause("S5")
def test_a_random_seat_begins() -> None:
    first = [opening(3, seed).turn for seed in range(600)]
    for seat in range(3):
        assert 140 < first.count(seat) < 260


@pytest.mark.clause("S5")
def test_play_passes_to_the_right() -> None:
    """Seats are numbered clockwise, to the left; the right neighbour of seat 0 is the last."""
    game = table(*[Rider("1km 2km 3km 5km 7km 8km 10km 20km") for _ in range(4)], turn=1)
    assert game.view(None).order == [1, 0, 3, 2]
    order = []
    for _ in range(4):
        order.append(game.race.turn)
        game.play("discard 1km", "end")
    assert [*order, game.race.turn] == [1, 0, 3, 2, 1]


def test_the_setup_is_one_chance_event() -> None:
    state = GAME.new(6, GAME.settle(6, {}), Rng.keyed(b"key"))
    assert state.chances() == 1
    assert state.size(DECK) == 141 - 48


def test_options_are_settled_and_checked() -> None:
    assert GAME.settle(4, {}) == {
        "length": "quick",
        "objectives": "even",
        "shared_objective": False,
        "strict_start": False,
        "vehicle_lost": False,
        "max_rebuilds": 20,
    }
    with pytest.raises(OptionError, match="length must be quick or long"):
        GAME.settle(4, {"length": "endless"})
    with pytest.raises(OptionError, match="max_rebuilds must be a whole number from 1 to 30"):
        GAME.settle(4, {"max_rebuilds": 31})
