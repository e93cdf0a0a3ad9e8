"""Positions that a view allows: what the reader has seen stays, what it remembers fits, and the rest is dealt again."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from stampede.core.errors import BrokenPosition
from stampede.core.game import Belief
from stampede.core.notes import WHOLE, uses_by_name
from stampede.core.rng import Rng
from stampede.games.street.actions import Actions
from stampede.games.street.components import NOTHING, Box
from stampede.games.street.deck import any_of_the_deck
from stampede.games.street.declined import fit_of_hands, tells_something, uses_of
from stampede.games.street.redeal import Redeal
from stampede.games.street.riddles import Riddles
from stampede.games.street.rules import LONG, Race, empty_race, goal_set_of
from stampede.games.street.state import DECK, DISCARDS, NO_CARDS, NO_NUMBERS, NOT_OVER
from stampede.games.street.view import HandMemory, MemoryView, RiderView, StreetView

DEALS: Final = 6  # at most, to find a likely one


class StreetBelief(Belief):
    """Unseen cards complete the hands and the rest is the deck; unknown objectives are beyond the kilometres ridden.

    What two others know of each other's hands is hidden from the reader, so samples leave it out.
    """

    def __init__(self, box: Box, actions: Actions, view: StreetView) -> None:
        self.known: Final = known_part(box, actions, view)
        self.missing: vec[i64] = vec[i64]([rider.cards - len(rider.hand) for rider in view.players])  # by seat
        self.reader: Final[i64] = NOTHING if view.reader is None else view.reader
        self.tells: Final = tells_something(self.known, self.reader)
        self.unseen: vec[i64] = NO_NUMBERS[: box.kinds]  # by kind: how many
        self.redeal: Final = None if view.memory is None else Redeal(Riddles(self.known, view.reader, self.missing))
        for kind in range(box.kinds):
            seen: i64 = 0
            for place in range(self.known.places_count()):
                seen += self.known.count(place, kind)
            self.unseen[kind] = box.copies[kind] - seen
            if seen > box.copies[kind]:
                where = [int(self.known.count(place, kind)) for place in range(self.known.places_count())]
                raise BrokenPosition(f"the view shows {seen} cards {box.names[kind]}, by place {where}")
        self.secret: vec[i64] = vec[i64]()  # seats whose objective the reader does not know, furthest first
        goals = [rider.goal for rider in view.players]
        for seat in sorted(range(len(goals)), key=lambda seat: -view.players[seat].km):
            if goals[seat] == 0:
                self.secret = append(self.secret, i64(seat))
        self.objectives: Final = [  # rising, as in the box
            objective for objective, km in enumerate(view.objectives) if km not in goals
        ]

    def sample(self, rng: Rng) -> Race:
        race = self.known.copy()
        self.deal_cards(race, rng)
        self.deal_objectives(race, rng)
        return race

    def likely(self, rng: Rng) -> Race:
        """Deals that do not fit what the others have done without are mostly dealt again."""
        race = self.sample(rng)
        if self.tells:
            for _deal in range(DEALS):
                if rng.below(WHOLE) < fit_of_hands(race, self.reader):
                    break
                race = self.sample(rng)
        return race

    def deal_cards(self, race: Race, rng: Rng) -> None:
        if self.redeal is not None:
            self.redeal.deal(race, rng)
            return
        for kind in range(race.kinds):
            race.put(kind, DECK, self.unseen[kind])
        for seat in range(race.seats):
            for _card in range(self.missing[seat]):
                race.shift(any_of_the_deck(race, rng), DECK, race.hand(seat))

    def deal_objectives(self, race: Race, rng: Rng) -> None:
        """Every deal in which nobody has reached their objective is equally likely.

        Whoever has ridden furthest is dealt first. An objective still ahead of that rider is ahead of all others too,
        so every deal leaves the others as many to choose from.
        """
        pool = self.objectives[:]
        race.objectives = race.objectives[:]
        for index in range(len(self.secret)):
            seat = self.secret[index]
            first: i64 = 0
            while race.distance_of(pool[first]) <= race.riders[seat].km:
                first += 1
            race.objectives[seat] = pool.pop(first + rng.below(len(pool) - first))


def known_part(box: Box, actions: Actions, view: StreetView) -> Race:
    """The position as far as the view shows it: the deck is empty, and hands lack their hidden cards."""
    seats = len(view.players)
    race = empty_race(box, actions, seats)
    race.goal_set = goal_set_of(view.length == LONG, view.even)
    race.shared = view.shared
    race.strict = view.strict_start
    race.fragile = view.vehicle_lost
    race.max_rebuilds = view.max_rebuilds
    race.turn = view.turn
    race.played = view.played
    race.rebuilds = view.rebuilds
    race.chance_events = view.chances
    race.ending = box.end_reasons.index(view.ending) if view.ending else NOT_OVER
    for name in view.discards:
        race.put(box.kind_of[name], DISCARDS, 1)
    for seat, rider in enumerate(view.players):
        place_rider(race, seat, rider, view)
        for name in rider.hand:
            race.put(box.kind_of[name], race.hand(seat), 1)
        if view.reader is not None and seat != view.reader:
            for name in rider.hand:
                know(race, view.reader, seat, name)
            for name in rider.seen:
                know(race, seat, view.reader, name)
    if view.memory is not None:
        recall(race, view.reader, view.memory)
    return race


def know(race: Race, reader: i64, hand: i64, name: str) -> None:
    """The reader knows one more such card in a hand."""
    race.known[race.row(reader, hand) + race.box.kind_of[name]] += 1
    race.swaps = 1


def recall(race: Race, reader: int | None, memory: MemoryView) -> None:
    """Writes down again what the reader remembers. Others remember nothing: what they do is hidden from the reader."""
    kind_of, seats = race.box.kind_of, race.seats
    race.minds = 1 << (seats if reader is None else reader)
    race.made = NO_CARDS[: race.kinds]
    for name in memory.made:
        race.made[kind_of[name]] += 1
    for hand, remembered in enumerate(memory.hands):
        recall_played(race, hand, remembered)
        recall_hand(race, seats if reader is None else reader, hand, remembered)
    if reader is not None:
        recall_own(race, reader, memory)


def recall_played(race: Race, hand: i64, remembered: HandMemory) -> None:
    race.old[race.seats * race.seats + hand] = remembered.held
    for before, name in enumerate(remembered.gone):
        size = remembered.fresh[before] + remembered.held - before
        race.note(hand, size, race.box.kind_of[name])


def recall_hand(race: Race, mind: i64, hand: i64, remembered: HandMemory) -> None:
    kind_of, row = race.box.kind_of, race.row(mind, hand)
    if mind != hand and mind < race.seats:
        race.old[mind * race.seats + hand] = remembered.old
        for name in remembered.plain:
            know(race, mind, hand, name)
    elif mind == hand:
        for name in remembered.plain:
            race.plain[mind * race.kinds + kind_of[name]] += 1
    for name in remembered.most:
        race.most[row + kind_of[name]] += 1
    if remembered.limited:
        race.limit(mind, hand, True)


def recall_own(race: Race, reader: i64, memory: MemoryView) -> None:
    kind_of, seats = race.box.kind_of, race.seats
    race.old[reader * seats + reader] = memory.met_old
    race.met[reader] = memory.met_left
    race.swaps |= 1 if memory.met_left > 0 else 0
    for name in memory.drawn:
        race.note_drawn(reader, kind_of[name])
    for name in memory.met:
        know(race, reader, reader, name)
    played = race.played_from(reader)
    for other in range(seats):  # what others know of the reader's hand
        row = race.row(other, reader)
        for kind in range(race.kinds):
            if other != reader and race.known[row + kind] != 0:
                race.known[row + kind] = u8(i64(race.known[row + kind]) + played[kind])


def place_rider(race: Race, seat: i64, shown: RiderView, view: StreetView) -> None:
    """Everything about a seat that is open, and its objective if the reader knows it."""
    box, rider = race.box, race.change(seat)
    rider.km = shown.km
    rider.vehicle = box.kind_of[shown.vehicle] if shown.vehicle else NOTHING
    rider.trick = box.kind_of[shown.trick] if shown.trick else NOTHING
    rider.waited = shown.waited
    rider.stopped = shown.stopped
    rider.out = shown.out
    rider.declined = uses_by_name(shown.declined, uses_of(box))
    for shield in shown.shields:
        rider.shield(box.kind_of[shield.card] - box.first_invincible, shield.left)
    if shown.goal:
        race.objectives[seat] = view.objectives.index(shown.goal)
    if shown.out:
        race.outs += 1
    shields = [shield.card for shield in shown.shields]
    for name in [*shown.laid, *shields, shown.vehicle, shown.trick]:
        if name:
            race.put(box.kind_of[name], race.lane(seat), 1)
