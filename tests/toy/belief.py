"""Positions that a view of Lantern Duel allows."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.game import Belief
from stampede.core.rng import Rng
from toy.components import CARDS, Box
from toy.rules import LanternDuel
from toy.state import DECISIONS, NO_CARD, Pending, no_cards
from toy.view import FACE_DOWN, LanternView


def bag(names: list[str]) -> vec[i64]:
    cards = no_cards()
    for name in names:
        cards[CARDS.index(name)] += 1
    return cards


class LanternBelief(Belief):
    """All cards that the viewer cannot place lie in the hidden places, every arrangement of them equally likely."""

    def __init__(self, box: Box, position: type[LanternDuel], view: LanternView) -> None:
        self.view = view
        self.known = position(box, len(view.keepers), view.mirrors, view.start_lights)
        self.unseen = vec[i64]()
        self.read(view)
        self.collect_unseen(box)

    def read(self, view: LanternView) -> None:
        known = self.known
        known.night = view.night
        known.leader = view.leader
        known.stack = [Pending(DECISIONS.index(kind), sum(1 << seat for seat in seats)) for kind, seats in view.pending]
        known.supply = view.supply
        known.pile = bag(view.pile)
        known.discards = bag(view.discards)
        known.aside = bag(view.aside)
        known.chance_events = view.chances
        known.ended = view.ended
        for keeper, shown in zip(known.keepers, view.keepers, strict=True):
            keeper.lights = shown.lights
            keeper.hand = bag(shown.hand)
            keeper.seen = bag(shown.seen)
            keeper.seers = sum(1 << seat for seat in shown.seers)
            keeper.shade = CARDS.index(shown.shade) if shown.shade in CARDS else NO_CARD
            keeper.row = bag(shown.row)

    def collect_unseen(self, box: Box) -> None:
        known = self.known
        for card in range(len(CARDS)):
            count = box.counts[card] - known.pile[card] - known.discards[card] - known.aside[card]
            for keeper in known.keepers:
                count -= keeper.hand[card] + keeper.row[card] + (keeper.shade == card)
            for _ in range(count):
                self.unseen = append(self.unseen, card)

    def shuffled(self, rng: Rng) -> vec[i64]:
        unseen = self.unseen[:]
        rng.shuffle(unseen)
        return unseen

    def sample(self, rng: Rng) -> LanternDuel:
        state = self.known.copy()
        assert isinstance(state, LanternDuel)
        unseen = self.shuffled(rng)
        at = 0
        for keeper, shown in zip(state.keepers, self.view.keepers, strict=True):
            if shown.shade == FACE_DOWN:
                keeper.shade = unseen[at]
                at += 1
            # Cards that only others have seen come first: which ones they are, this viewer cannot know.
            seen_by_others = shown.seen_cards - len(shown.seen)
            for index in range(shown.cards - len(shown.hand)):
                keeper.hand[unseen[at]] += 1
                if index < seen_by_others:
                    keeper.seen[unseen[at]] += 1
                at += 1
        for card in unseen[at:]:
            state.pile[card] += 1
        return state
