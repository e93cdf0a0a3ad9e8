"""Positions that a view allows: what the reader knows stays; everything else is dealt again."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.game import Belief
from stampede.core.rng import Rng
from stampede.seedling.room.components import CARDS, Box
from stampede.seedling.room.rules import Race
from stampede.seedling.room.view import StonesView


class StonesBelief(Belief):
    def __init__(self, box: Box, view: StonesView) -> None:
        self.view = view
        self.known = known_part(box, view)
        self.unseen = vec[i64]()
        for card in range(len(CARDS)):
            placed = self.known.discards[card] + sum(hand[card] for hand in self.known.hands)
            for _ in range(box.counts[card] - placed):
                self.unseen = append(self.unseen, card)

    def sample(self, rng: Rng) -> Race:
        """All cards that the reader cannot place, shuffled: first into the hidden hands, the rest is the pile."""
        race = self.known.copy()
        assert isinstance(race, Race)
        unseen = self.unseen[:]
        rng.shuffle(unseen)
        cards = [int(card) for card in unseen]
        for seat, frog in enumerate(self.view.frogs):
            if frog.hand is None:
                for _ in range(frog.cards):
                    race.hands[seat][cards.pop()] += 1
        for card in cards:
            race.pile[card] += 1
        return race


def known_part(box: Box, view: StonesView) -> Race:
    """The position as far as the view shows it; the pile and the other hands are empty."""
    race = Race(box, len(view.frogs))
    race.pile = [0 for _ in CARDS]
    race.turn = view.turn
    race.chance_events = view.chances
    race.ended = view.ended
    for name in view.discards:
        race.discards[CARDS.index(name)] += 1
    for seat, frog in enumerate(view.frogs):
        race.frogs[seat] = frog.stone
        for name in frog.hand or []:
            race.hands[seat][CARDS.index(name)] += 1
    return race
