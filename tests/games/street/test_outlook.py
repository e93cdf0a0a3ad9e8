"""The outlook: what a search goes by where it looks no further."""

from __future__ import annotations

from games.street.positions import GAME, Rider, race
from stampede.core.rng import Rng
from stampede.games.street.weights import TRAITS

RIVAL = Rider("1km", km=50, vehicle="scooter", goal=96)
JUDGEMENT = GAME.judgement()
LONG = "20km 20km 10km 10km dodge figure cramp obstacle"
SHORT = "1km 1km 2km 3km dodge figure cramp obstacle"


def outlook(own: Rider, rival: Rider = RIVAL) -> int:
    return int(JUDGEMENT.outlook(race(own, rival), 0))


def rider(hand: str = LONG, **facts: object) -> Rider:
    return Rider(hand, **{"km": 50, "vehicle": "bmx", "goal": 97, **facts})  # type: ignore[arg-type]


def test_every_weight_has_its_trait() -> None:
    position = race(rider(), RIVAL)
    assert len(JUDGEMENT.traits(position, 0)) == sum(TRAITS.values()) == len(JUDGEMENT.weights.outlook)


def test_a_hand_that_takes_the_rider_far_is_worth_having() -> None:
    assert outlook(rider(LONG)) > outlook(rider(SHORT))


def test_so_is_one_that_ends_at_the_goal() -> None:
    near = rider("20km 1km dodge figure cramp obstacle pothole broken-wheel", km=76)
    beside = rider("20km 2km dodge figure cramp obstacle pothole broken-wheel", km=76)
    assert outlook(near) > outlook(beside)


def test_it_is_better_to_be_ahead_and_free() -> None:
    assert outlook(rider(km=60)) > outlook(rider(km=30))
    assert outlook(rider()) > outlook(rider(trick="broken-wheel"))
    assert outlook(rider()) > outlook(rider(vehicle=""))
    assert outlook(rider(), Rider("1km", km=20, vehicle="scooter", goal=96)) > outlook(
        rider(), Rider("1km", km=80, vehicle="scooter", goal=96)
    )


def test_it_is_the_same_in_worlds_that_look_the_same() -> None:
    """Of others it knows what lies open, as a judgement does."""
    for seats in (2, 4):
        rng = Rng.keyed(b"outlook")
        state = GAME.new(seats, GAME.settle(seats, {}), rng)
        left = 30
        while state.owing() and left > 0:
            left -= 1
            seat = state.to_act()[0]
            other = GAME.belief(state.view(seat)).sample(Rng.free("another world"))
            assert JUDGEMENT.outlook(other, seat) == JUDGEMENT.outlook(state, seat)
            state.apply(seat, JUDGEMENT.choose(state, seat, rng), rng, None)


def test_once_it_is_over_only_winning_counts() -> None:
    over = race(Rider("20km", km=77, vehicle="bmx", goal=97), Rider("1km"))
    over.apply(0, GAME.actions.parse("ride 20").index, Rng.free(1), None)
    assert JUDGEMENT.outlook(over, 0) > 0 > JUDGEMENT.outlook(over, 1)
    assert JUDGEMENT.traits(over, 0) == []
