"""Positions that a view of Lantern Duel allows."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.game import Belief
from stampede.core.rng import Rng
from toy.components import CARDS, Box
from toy.rules import LanternDuel
from toy.state import DECISIONS, NO_CARD, NOBODY, Pending, no_cards
from toy.view import FACE_DOWN, LanternView


def bag(names: list[str]) -> vec[i64]:
    cards = no_cards()
    for name in names:
        cards[CARDS.index(name)] += 1
    return cards


class LanternBelief(Belief):
    """All cards that the viewer cannot place lie in the hidden places, every arrangement of them equally likely.

    What the viewer has seen stays in its hand, or is mixed with the one card that was laid from it. What others have
    seen is not the viewer's to know: in a sample they have seen nothing.
    """

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
            keeper.laid_by = NOBODY if shown.laid_by is None else shown.laid_by
            keeper.shade = CARDS.index(shown.shade) if shown.shade in CARDS else NO_CARD
            keeper.row = bag(shown.row)
            if view.reader is not None:
                keeper.seen[view.reader] = bag(shown.seen)
                keeper.shade_seers = 1 << view.reader if shown.shade in CARDS else 0

    def collect_unseen(self, box: Box) -> None:
        known = self.known
        for card in range(len(CARDS)):
            count = box.counts[card] - known.pile[card] - known.discards[card] - known.aside[card]
            for keeper in known.keepers:
                count -= keeper.hand[card] + keeper.row[card] + (keeper.shade == card)
                count -= sum(seen[card] for seen in keeper.seen)
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
            new = shown.cards - len(shown.hand) - len(shown.seen) + (shown.laid_by is not None)
            held = unseen[at : at + new]
            at += new
            if shown.seen:
                for name in shown.seen:
                    held = append(held, CARDS.index(name))
                rng.shuffle(held)
            if shown.laid_by is not None:
                held, state.keepers[shown.laid_by].shade = held[1:], held[0]
            for card in held:
                keeper.hand[card] += 1
        for seat, shown in enumerate(self.view.keepers):
            if shown.shade == FACE_DOWN and state.keepers[seat].shade == NO_CARD:
                state.keepers[seat].shade = unseen[at]
                at += 1
        for card in unseen[at:]:
            state.pile[card] += 1
        return state
