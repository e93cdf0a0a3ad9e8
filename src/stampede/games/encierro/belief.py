"""Positions that a view allows: what the reader has seen stays, everything else is dealt anew."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.game import Belief
from stampede.core.rng import Rng
from stampede.games.encierro.actions import Actions
from stampede.games.encierro.components import NO_CARD, Box
from stampede.games.encierro.rules import Race
from stampede.games.encierro.setup import empty_race
from stampede.games.encierro.state import (
    ANSWERING,
    ATTACKED,
    BARRED_STATES,
    BULL_HITS,
    DECISIONS,
    DISCARDS,
    FALL_HITS,
    FREE,
    HIT_STATES,
    LEAVING,
    NOBODY,
    NOT_OVER,
    PILE,
    Pending,
    noting,
    own_decision,
)
from stampede.games.encierro.view import EncierroView


class EncierroBelief(Belief):
    """Eye cards that are not open are in the pile. Other unseen cards are in hands or in the pile.

    Since the last shuffle everybody knows what the pile was made of: it cannot hold more of a kind than was shuffled
    in, less what the reader has drawn. Whatever has left it since went to hands that have drawn.
    """

    def __init__(self, box: Box, actions: Actions, view: EncierroView) -> None:
        self.box: Final = box
        self.known: Final = known_part(box, actions, view)
        self.slots: vec[i64] = vec[i64]()  # by seat: cards in the hand that the reader does not know
        self.fresh: vec[i64] = vec[i64]()  # by seat: how many of them were drawn since the last shuffle, at most
        for seat, player in enumerate(view.players):
            self.slots = append(self.slots, i64(player.cards) - self.known.size(self.known.hand(seat)))
            self.fresh = append(self.fresh, i64(player.fresh if view.fallen > 0 else player.cards))
        self.ordinary: Final[i64] = view.pile - self.put_eyes_into_pile()  # how many cards of the pile are no eye cards
        self.loose: vec[i64] = vec[i64]()  # unseen cards that may be in the pile
        self.held: vec[i64] = vec[i64]()  # unseen cards that can only be in hands
        self.sort_unseen(view)

    def unseen(self, kind: i64) -> i64:
        """How many cards of a kind the reader cannot place."""
        known = self.known
        count = self.box.copies[kind] - known.count(PILE, kind) - known.count(DISCARDS, kind)
        if known.pending.card == kind:
            count -= 1
        for seat in range(known.seats):
            count -= known.count(known.hand(seat), kind)
            if known.runners[seat].special == kind:
                count -= 1
            if kind == self.box.barrier and known.runners[seat].barred != FREE:
                count -= 1
        return count

    def put_eyes_into_pile(self) -> i64:
        """Eye cards are nowhere else; returns how many there are."""  # E9
        total: i64 = 0
        for kind in range(self.box.eyes):
            for _ in range(self.unseen(kind)):
                self.known.put(kind, PILE, 1)
                total += 1
        return total

    def sort_unseen(self, view: EncierroView) -> None:
        for kind in range(self.box.eyes, self.box.kinds):
            count = self.unseen(kind)
            may_be_in_pile = count
            if view.fallen > 0:
                id = self.box.ids[kind]
                may_be_in_pile = i64(view.shuffled.count(id) - view.drawn.count(id))
            for index in range(count):
                if index < may_be_in_pile:
                    self.loose = append(self.loose, kind)
                else:
                    self.held = append(self.held, kind)

    def sample(self, rng: Rng) -> Race:
        race = self.known.copy()
        loose, held = self.loose[:], self.held[:]
        rng.shuffle(loose)
        for index in range(self.ordinary):
            race.put(loose[index], PILE, 1)
        # What has left the pile went to those who have drawn, up to what each has drawn.
        slots = self.fresh_slots(rng)
        free = self.slots[:]
        for index in range(self.ordinary, i64(len(loose))):
            if index - self.ordinary < len(slots):
                seat = slots[index - self.ordinary]
                race.put(loose[index], race.hand(seat), 1)
                free[seat] -= 1
            else:
                held = append(held, loose[index])
        rng.shuffle(held)
        dealt: i64 = 0
        for seat in range(race.seats):
            for _ in range(free[seat]):
                race.put(held[dealt], race.hand(seat), 1)
                dealt += 1
        return race

    def fresh_slots(self, rng: Rng) -> vec[i64]:
        """Seats, each as often as it may hold fresh cards that the reader does not know, in random order."""
        slots = vec[i64]()
        for seat in range(self.known.seats):
            most = self.fresh[seat] if self.fresh[seat] < self.slots[seat] else self.slots[seat]
            for _ in range(most):
                slots = append(slots, i64(seat))
        rng.shuffle(slots)
        return slots


def known_part(box: Box, actions: Actions, view: EncierroView) -> Race:
    """The position as far as the view tells it; unknown cards are nowhere."""
    race = empty_race(box, actions, len(view.players))
    race.turn = view.turn
    race.pending = pending_in(box, view)
    race.fallen = view.fallen
    race.top = box.kind_of[view.top] if view.top else NO_CARD
    race.chance_events = view.chances
    race.ending = box.end_reasons.index(view.ending) if view.ending else NOT_OVER
    race.change(view.turn).advanced = view.advanced
    for stayer in view.stayed:
        race.change(stayer).stayed = True
    for id in view.discards:
        race.put(box.kind_of[id], DISCARDS, 1)
    for id in view.shuffled:
        race.remember(box.kind_of[id], race.shuffled(), 1)
    reader = view.reader
    if reader is not None:
        for id in view.drawn:
            race.remember(box.kind_of[id], race.drawn_by(reader), 1)
    for index, player in enumerate(view.players):
        seat = i64(index)
        runner = race.change(seat)
        runner.location = player.location
        runner.objects = 0
        for id in player.objects:
            runner.objects |= 1 << i64(box.objects.index(id))
        runner.special = box.kind_of[player.special] if player.special else NO_CARD
        runner.barred = BARRED_STATES.index(player.barred)
        runner.expelled = player.expelled
        race.fresh = noting(race.fresh, seat, player.fresh)
        if player.expelled > race.expulsions:
            race.expulsions = player.expelled
        for id in player.known if player.hand is None else player.hand:
            race.put(box.kind_of[id], race.hand(seat), 1)
        if reader is not None:
            for id in player.known:
                race.remember(box.kind_of[id], race.known_of(seat, reader), 1)
    return race


def pending_in(box: Box, view: EncierroView) -> Pending:
    """What has to be decided: the active runner's own decision, and what has come before it."""
    pending = own_decision(DECISIONS.index(view.phase), view.turn)
    if view.eye:
        eye = i64(box.kind_of[view.eye])
        hits: i64 = 0
        for seat, player in enumerate(view.players):
            hits = noting(hits, seat, HIT_STATES.index(player.hit))
        return Pending(BULL_HITS if box.is_bull(eye) else FALL_HITS, view.asked, eye, view.sent_by, hits, pending)
    if view.falling:
        pending = Pending(LEAVING, view.attacker if view.attack else view.asked, NO_CARD, NOBODY, 0, pending)
    if view.attack:
        card = i64(box.kind_of[view.attack])
        asks = ATTACKED if box.costs_object(card) else ANSWERING
        pending = Pending(asks, view.asked, card, view.attacker, 0, pending)
    return pending
