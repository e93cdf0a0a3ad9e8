"""Positions that a view allows: what the reader has seen stays, everything else is dealt again."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.game import Belief, Claim
from stampede.core.notes import WHOLE, noting, uses_by_name
from stampede.core.rng import Rng
from stampede.games.encierro.actions import Actions
from stampede.games.encierro.components import NO_CARD, Box
from stampede.games.encierro.declined import USES, fit_of_hands, tells_something
from stampede.games.encierro.memory import SPECTATOR, Recollection, World, surely_in
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
    HIT_STATES,
    LEAVING,
    NOBODY,
    NOT_OVER,
    PILE,
    Pending,
    own_decision,
)
from stampede.games.encierro.view import EncierroView

DEALS: Final = 12  # at most, to find a likely one


class EncierroBelief(Belief):
    """Eye cards that are not open are in the pile. The other hidden cards lie as in one of the worlds in mind."""

    def __init__(self, box: Box, actions: Actions, view: EncierroView) -> None:
        self.box: Final = box
        self.known: Final = known_part(box, actions, view)
        self.put_eyes_into_pile()
        self.reader: Final[i64] = SPECTATOR if view.reader is None else view.reader
        self.tells: Final = tells_something(self.known, self.reader)
        self.worlds: Final[list[Dealt]] = []
        self.weight: i64 = 0  # of all worlds
        before = self.known.before
        if before is not None:
            for world, weight in zip(before.worlds, before.weights, strict=True):
                self.worlds.append(Dealt(self.known, world, weight))
                self.weight += weight

    def put_eyes_into_pile(self) -> None:
        """Eye cards are nowhere else."""  # E9
        known = self.known
        for kind in range(self.box.eyes):
            seen = known.count(DISCARDS, kind) + known.count(PILE, kind)
            for _ in range(self.box.copies[kind] - seen - (1 if known.pending.card == kind else 0)):
                known.put(kind, PILE, 1)

    def sample(self, rng: Rng) -> Race:
        race = self.known.copy()
        if not self.worlds:
            return race  # it is over, and nothing is hidden
        chosen: i64 = 0
        if len(self.worlds) > 1:
            left = rng.below(self.weight) - self.worlds[0].weight
            while left >= 0:
                chosen += 1
                left -= self.worlds[chosen].weight
        world = self.worlds[chosen]
        for index in range(i64(len(world.ends))):
            first = i64(0) if index == 0 else world.ends[index - 1]
            cards = world.cards[first : world.ends[index]]
            rng.shuffle(cards)
            for at in range(i64(len(cards))):
                race.put(cards[at], world.rows[first + at], 1)
        return race

    def likely(self, rng: Rng) -> Race:
        """Deals that do not fit what the others have done without are mostly dealt again."""
        race = self.sample(rng)
        if self.tells and self.worlds:
            for _deal in range(DEALS):
                if rng.below(WHOLE) < fit_of_hands(race, self.reader):
                    break
                race = self.sample(rng)
        return race


class Dealt:
    """A world, laid out for dealing: the cards of its pools one after the other, and the rows that take them."""

    def __init__(self, race: Race, world: World, weight: int) -> None:
        self.weight: Final[i64] = weight
        self.cards: vec[i64] = vec[i64]()
        self.rows: vec[i64] = vec[i64]()
        self.ends: vec[i64] = vec[i64]()  # of pools
        for cards, slots in world:
            for kind in cards:
                self.cards = append(self.cards, i64(kind))
            for place, count in enumerate(slots):
                for _card in range(count):
                    self.rows = append(self.rows, race.hand(place) if place < race.seats else i64(PILE))
            self.ends = append(self.ends, i64(len(self.cards)))


def known_part(box: Box, actions: Actions, view: EncierroView) -> Race:
    """The position as far as the view tells it; unknown cards are nowhere."""
    race = empty_race(box, actions, len(view.players))
    race.turn = view.turn
    race.pending = pending_in(box, view)
    race.fallen = view.fallen
    race.top = box.kind_of[view.top] if view.top else NO_CARD
    race.chance_events = view.chances
    race.ending = box.end_reasons.index(view.ending) if view.ending else NOT_OVER
    for id in view.discards:
        race.put(box.kind_of[id], DISCARDS, 1)
    if not view.ending:
        race.before = recollection_in(box, view)
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
        runner.declined = uses_by_name(player.declined, USES)
        if player.expelled > race.expulsions:
            race.expulsions = player.expelled
        for id in player.hand or []:
            race.put(box.kind_of[id], race.hand(seat), 1)
    return race


def recollection_in(box: Box, view: EncierroView) -> Recollection:
    worlds: list[World] = []
    for world in view.memory:
        pools = [(tuple([box.kind_of[id] for id in pool.cards]), (*pool.hands, pool.pile)) for pool in world.pools]
        worlds.append(tuple(pools))
    return Recollection(
        SPECTATOR if view.reader is None else view.reader, worlds, [world.weight for world in view.memory]
    )


def pending_in(box: Box, view: EncierroView) -> Pending:
    """What has to be decided: the active runner's own decision, and what has come before it."""
    pending = own_decision(DECISIONS.index(view.phase), view.turn, view.advanced)
    if view.eye:
        eye = i64(box.kind_of[view.eye])
        hits: i64 = 0
        for seat, player in enumerate(view.players):
            hits = noting(hits, seat, HIT_STATES.index(player.hit))
        return Pending(BULL_HITS if box.is_bull(eye) else FALL_HITS, view.asked, eye, view.sent_by, hits, pending)
    if view.falling:
        asked = view.attacker if view.attack else view.asked
        stayed: i64 = 0
        for stayer in view.stayed:
            stayed |= 1 << i64(stayer)
        pending = Pending(LEAVING, asked, NO_CARD, NOBODY, 0, pending, stayed)
    if view.attack:
        card = i64(box.kind_of[view.attack])
        asks = ATTACKED if box.costs_object(card) else ANSWERING
        pending = Pending(asks, view.asked, card, view.attacker, 0, pending)
    return pending


def claims_of(box: Box, view: EncierroView) -> list[Claim]:
    """Where cards that are hidden, and not surely known, can lie: kinds that can lie in the same places together."""
    if not view.memory:
        return []
    found = recollection_in(box, view)
    names = [*(f"hand {seat}" for seat in range(len(view.players))), "pile"]
    left: dict[int, int] = {}
    for cards, _ in found.worlds[0]:  # the hidden cards are the same in all worlds
        for kind in cards:
            left[kind] = left.get(kind, 0) + 1
    for place in range(len(names)):
        for kind in surely_in(found, place):
            left[kind] -= 1
    claims: dict[tuple[str, ...], dict[str, int]] = {}
    for kind, count in left.items():
        if count > 0:
            within = tuple([name for place, name in enumerate(names) if may_be_in(found, kind, place)])
            claims.setdefault(within, {})[box.ids[kind]] = count
    return [Claim(cards, list(within)) for within, cards in claims.items()]


def may_be_in(found: Recollection, kind: int, place: int) -> bool:
    return any(kind in cards and slots[place] > 0 for world in found.worlds for cards, slots in world)
