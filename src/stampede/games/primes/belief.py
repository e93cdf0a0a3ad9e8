"""Positions that a view allows: what the reader has seen stays; everything else is dealt again."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.game import Belief
from stampede.core.rng import Rng
from stampede.games.primes.actions import Actions
from stampede.games.primes.choices import can_be_tripped, can_lay
from stampede.games.primes.components import BACKS, Box
from stampede.games.primes.rules import Race, empty_race
from stampede.games.primes.state import DECISIONS, DISCARDS, EARNED, LAY, MEEPLE, NOT_OVER, PILE, TURN, Pending
from stampede.games.primes.view import PrimesView

CERTAIN: Final[i64] = 1000
# Hands that could trip a meeple where it has stood since its last turn are rarer than if nobody had cared, by so much
# at most: `docs/strength.md` says how this was counted. The cards drawn at the end of a turn came too late.
CARE: Final[i64] = 600
USUALLY_DRAWN: Final[i64] = 3
DOUBTS: Final = 8  # samples that may be given up for another one


class PrimesBelief(Belief):
    """Backs are public, so the unseen cards of each number are spread over known numbers of hidden slots."""

    def __init__(self, box: Box, actions: Actions, view: PrimesView) -> None:
        self.box: Final = box
        self.known: Final = known_part(box, actions, view)
        self.hidden: vec[i64] = vec[i64]()  # hidden places; a bound hand comes first
        self.slots: Final[list[list[int]]] = []  # by hidden place and number
        seats = self.known.seats
        readers_eyes = [seat for seat in range(seats) if view.players[seat].hand is not None]
        self.bound: Final = self.known.turn if view.decision == DECISIONS[LAY] and view.turn != view.reader else i64(-1)
        for step in range(seats):
            seat = (self.known.turn + step) % seats
            if seat not in readers_eyes:
                self.add_place(self.known.hand(seat), view.players[seat].backs)
                self.add_place(self.known.face_down(seat), view.players[seat].run_backs)
        self.unseen: Final = self.unseen_by_number()
        asked = self.known.pending.asked
        moves = asked == EARNED or asked == MEEPLE  # then nobody can tell any more where its meeples stood
        is_on_turn = view.reader is not None and view.reader == view.turn
        self.spared: Final[i64] = view.turn if is_on_turn and not moves else -1

    def add_place(self, place: i64, backs: list[int]) -> None:
        self.hidden = append(self.hidden, place)
        self.slots.append([backs.count(number) for number in range(BACKS)])

    def unseen_by_number(self) -> list[vec[i64]]:
        """All cards the reader cannot place, by number."""
        unseen = [vec[i64]() for _ in range(BACKS)]
        for kind in range(self.box.kinds):
            seen: i64 = 0
            for place in range(self.known.places_count()):
                seen += self.known.count(place, kind)
            for _ in range(self.box.copies[kind] - seen):
                number = self.box.number[kind]
                unseen[number] = append(unseen[number], kind)
        return unseen

    def sample(self, rng: Rng) -> Race:
        """Deals the unseen cards, again and again until a seat that has begun a trip can complete it."""
        while True:
            race = self.known.copy()
            self.deal(race, rng)
            if self.bound < 0 or can_lay(race, self.bound, race.pending.needs):
                return race

    def likely(self, rng: Rng) -> Race:
        """Who could have tripped the reader's meeples where they stand would have, unless the cards came only then."""
        race = self.sample(rng)
        for _doubt in range(DOUBTS):
            if self.spared < 0 or rng.below(CERTAIN) < credence(race, self.spared):
                break
            race = self.sample(rng)
        return race

    def deal(self, race: Race, rng: Rng) -> None:
        for number in range(1, BACKS):
            pool = self.unseen[number][:]
            rng.shuffle(pool)
            dealt: i64 = 0
            for index in range(len(self.hidden)):
                for _card in range(self.slots[index][number]):
                    race.put(pool[dealt], self.hidden[index], 1)
                    dealt += 1
            while dealt < len(pool):
                race.put(pool[dealt], PILE, 1)
                dealt += 1


def credence(race: Race, seat: i64) -> i64:
    """How well the hands of the others agree with their having left the seat's meeples alone, in thousandths."""
    credence = CERTAIN
    for other in range(race.seats):
        held = race.size(race.hand(other))
        if other == seat or held <= USUALLY_DRAWN:
            continue
        doubt = CERTAIN - CARE * (held - USUALLY_DRAWN) // held
        for meeple in range(race.per):
            square = race.square(seat, meeple)
            is_first_there = race.meeple_on(seat, square) == meeple
            if is_first_there and can_be_tripped(race, square) and can_lay(race, other, square):
                credence = credence * doubt // CERTAIN
    return credence


def known_part(box: Box, actions: Actions, view: PrimesView) -> Race:
    """The position as far as the view shows it; hidden places and the pile are empty."""
    seats = len(view.players)
    race = empty_race(box, actions, seats)
    race.turn = view.turn
    race.first = view.first
    race.head_start_step = view.head_start_step
    race.top = view.top
    asked = DECISIONS.index(view.decision) if view.decision else TURN
    laid = vec[i64]([box.kind_of[name] for name in view.laid])
    race.pending = Pending(asked, view.aim, view.needs, laid, view.running, view.total + view.stride)
    race.earned = vec[i64](view.earned)
    race.played = view.played
    race.passes = view.passes
    race.chance_events = view.chances
    race.ending = box.end_reasons.index(view.ending) if view.ending else NOT_OVER
    for name in view.discards:
        race.put(box.kind_of[name], DISCARDS, 1)
    for seat, player in enumerate(view.players):
        for meeple, square in enumerate(player.meeples):
            race.place_meeple(seat, meeple, square)
        if player.hand is not None:
            for name in player.hand:
                race.put(box.kind_of[name], race.hand(seat), 1)
        if player.run_cards is not None:
            for name in player.run_cards:
                race.put(box.kind_of[name], race.face_down(seat), 1)
    return race
