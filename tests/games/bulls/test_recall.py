"""The tracker of the law of recall can tell: it says nothing against the belief, and catches two that forget."""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from games.bulls.positions import BOX, GAME
from games.bulls.recall import track
from stampede.core.events import Event
from stampede.core.rng import Rng, derive_key
from stampede.games.bulls.rules import Holiday
from stampede.testing.memory import Tracker


def samples(position: Holiday, reader: int | None, count: int) -> list[Holiday]:
    belief = GAME.belief(position.view(reader))
    rng = Rng.free("belief")
    return [belief.sample(rng) for _ in range(count)]


@cache
def after_a_reshuffle(seed: int) -> tuple[Holiday, Tracker]:
    """Six seats play anything until the deck has been made of discards, and a little longer; a spectator follows."""
    rng, choice = Rng.keyed(derive_key("match", seed)), Rng.free(seed)
    events: list[Event] = []
    state = GAME.new(6, {}, rng, events)
    longer = 25
    while longer:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[choice.below(len(legal))], rng, events)
        longer -= state.decks_noted() > 0
    return state, track(GAME, 6, {}, None, [event.seen_by(None) for event in events])


def test_the_tracker_catches_a_belief_that_mixes_deck_and_hands() -> None:
    state, tracker = after_a_reshuffle(1)
    belief = GAME.belief(state.view(None))
    rng = Rng.free("mixed")
    caught = 0
    for _ in range(20):
        assert tracker.contradiction(belief.sample(rng)) is None
        twin = belief.known.copy()
        belief.deal(twin, rng)
        caught += tracker.contradiction(twin) is not None
    assert caught >= 15


def test_the_tracker_catches_a_belief_that_forgets_who_held_the_old_cards() -> None:
    """The deck is right, and so are all hands taken together; but a hand has more old cards than its owner kept."""
    caught = 0
    for seed in (1, 2, 3):
        state, tracker = after_a_reshuffle(seed)
        rng = Rng.free("forgets")
        for twin in samples(state, None, 60):
            held = [kind for seat in range(6) for kind in kinds_at(twin, twin.hand(seat))]
            order = vec[i64](held)
            rng.shuffle(order)
            for seat in range(6):
                for kind in kinds_at(twin, twin.hand(seat)):
                    twin.put(kind, twin.hand(seat), -1)
            dealt = 0
            for seat in range(6):
                for _ in range(state.size(state.hand(seat))):
                    twin.put(order[dealt], twin.hand(seat), 1)
                    dealt += 1
            caught += tracker.contradiction(twin) is not None
    assert caught > 0


def kinds_at(position: Holiday, place: int) -> list[int]:
    return [kind for kind in range(BOX.kinds) for _ in range(position.count(place, kind))]
