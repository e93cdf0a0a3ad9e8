"""The outlook: what a search goes by where it looks no further."""

from __future__ import annotations

from games.encierro.positions import GAME, race
from stampede.core.rng import Rng
from stampede.games.encierro.weights import TRAITS

JUDGEMENT = GAME.judgement()


def test_every_weight_has_its_trait() -> None:
    position = race([3, 3])
    assert len(JUDGEMENT.traits(position, 0)) == sum(TRAITS.values()) == len(JUDGEMENT.weights.outlook)


def test_it_is_better_to_be_ahead_dressed_and_able_to_run() -> None:
    even = JUDGEMENT.outlook(race([3, 3]), 0)
    assert JUDGEMENT.outlook(race([5, 3]), 0) > even > JUDGEMENT.outlook(race([3, 5]), 0)
    assert JUDGEMENT.outlook(race([3, 3], {0: "avanzar"}), 0) > JUDGEMENT.outlook(race([3, 3], {0: "linea"}), 0)
    assert even > JUDGEMENT.outlook(race([3, 3], objects={0: "ropa"}), 0)


def test_who_is_out_has_none() -> None:
    position = race([3, 3, 3], gone={2: 1})
    assert JUDGEMENT.outlook(position, 2) < -10_000 < JUDGEMENT.outlook(position, 0)
    assert JUDGEMENT.traits(position, 2) == []


def test_it_is_the_same_in_worlds_that_look_the_same() -> None:
    for seats in (2, 4):
        rng = Rng.keyed(b"outlook")
        state = GAME.new(seats, GAME.settle(seats, {}), rng)
        left = 40
        while state.owing() and left > 0:
            left -= 1
            seat = state.to_act()[0]
            other = GAME.belief(state.view(seat)).sample(Rng.free("another world"))
            assert JUDGEMENT.outlook(other, seat) == JUDGEMENT.outlook(state, seat)
            state.apply(seat, JUDGEMENT.choose(state, seat, rng), rng, None)
