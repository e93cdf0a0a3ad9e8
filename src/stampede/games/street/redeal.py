"""Deals the hidden cards again, as far as what the reader remembers allows: see `riddles`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.rng import Rng
from stampede.games.street.answers import FRESH, OLD, Answers, no_answers
from stampede.games.street.deck import any_of_the_deck
from stampede.games.street.network import Network
from stampede.games.street.riddles import Riddles
from stampede.games.street.rules import Race
from stampede.games.street.state import DECK, NO_NUMBERS

PATIENCE: Final = 400  # how often each riddle may be turned over until all answers fit
TRIES: Final = 8  # deals until the limits of a hand are kept by exchanging cards instead
TURNS: Final = 4  # other answers are given until the first ones are taken, which leave room for all cards


class Redeal:
    """One answer to all riddles that fits, and from there any number of deals."""

    def __init__(self, riddles: Riddles) -> None:
        self.riddles: Final = riddles
        self.kinds: Final[i64] = riddles.race.kinds
        self.start: vec[i64] = vec[i64]()
        self.find_start()
        self.first_answers: Final = no_answers(riddles)
        for riddle in range(i64(len(self.start))):
            self.first_answers.give(riddle, self.start[riddle])

    # --- a first answer -----------------------------------------------------------------------------------------------

    def find_start(self) -> None:
        """The likelier answer to each riddle in turn; then some are turned over until everything fits."""
        riddles = self.riddles
        answers = no_answers(riddles)
        for riddle in range(i64(len(riddles.hand))):
            hand = riddles.hand[riddle]
            played = answers.played_fresh[hand]
            old, fresh = answers.chances(riddle)
            if answers.played_old[hand] == riddles.old[hand]:
                answers.give(riddle, FRESH)
            elif played >= riddles.drawn[riddle] or played == riddles.fresh[hand]:
                answers.give(riddle, OLD)
            else:
                answers.give(riddle, OLD if old > fresh and answers.may_be_old(riddle) else FRESH)
        if not self.fits(answers):
            answers = self.solve()
            rng = Rng.free("riddles")
            for _ in range(PATIENCE * i64(len(riddles.hand))):
                if self.fits(answers):
                    break
                answers.turn_over(rng)
        self.start = answers.answer

    def solve(self) -> Answers:
        """All answers at once: the old cards flow from their kinds to the hands, as cards played or still there.

        Within a hand they flow from the last riddle to the first, so that the edge before a riddle carries all that are
        old from there on: no more than the hand had left then, if it had not drawn enough to have played fresh ones.
        """
        riddles, kinds, count = self.riddles, self.kinds, i64(len(self.riddles.hand))
        source, target, first_kind, first_riddle = i64(0), i64(1), i64(2), 2 + 2 * kinds
        first_hand = first_riddle + count
        first_place = first_hand + riddles.hands
        network = Network(first_place + 2 * riddles.hands * kinds)
        played = NO_NUMBERS[:kinds]
        for riddle in range(count):
            played[riddles.kind[riddle]] += 1
        for kind in range(kinds):
            network.join(source, first_kind + kind, riddles.olds[kind])
            forced = played[kind] - riddles.freshs[kind]  # that many of those played must have been old
            still = riddles.olds[kind] - (forced if forced > 0 else i64(0))
            network.join(first_kind + kind, first_kind + kinds + kind, still)
        for hand in range(riddles.hands):
            for kind in range(kinds):
                place = hand * kinds + kind
                most = riddles.most[place] if riddles.limited else riddles.race.box.cards
                network.join(first_kind + kind, first_place + place, most)
                network.join(first_kind + kinds + kind, first_place + riddles.hands * kinds + place, most)
                network.join(first_place + riddles.hands * kinds + place, first_hand + hand, most)
            self.join_riddles(network, hand, target, first_riddle, first_hand + hand)
        edges = vec[i64]()
        for riddle in range(count):
            place = first_place + riddles.hand[riddle] * kinds + riddles.kind[riddle]
            edges = append(edges, network.join(place, first_riddle + riddle, 1))
        network.fill(source, target)
        answers = no_answers(riddles)
        for riddle in range(count):
            answers.give(riddle, OLD if network.flow(edges[riddle]) > 0 else FRESH)
        return answers

    def join_riddles(self, network: Network, hand: i64, target: i64, first_riddle: i64, end: i64) -> None:
        """From what is still in a hand (`end`) through its riddles, the last one first."""
        riddles = self.riddles
        after, room = target, riddles.old[hand]
        for riddle in range(riddles.first[hand], i64(len(riddles.hand))):
            if riddles.hand[riddle] != hand:
                break
            network.join(first_riddle + riddle, after, room)
            forced = riddle + 1 - riddles.first[hand] - riddles.drawn[riddle]
            after, room = first_riddle + riddle, riddles.old[hand] - (forced if forced > 0 else i64(0))
        hidden = riddles.missing[hand] if hand < riddles.race.seats else i64(0)
        network.join(end, after, room if room < hidden else hidden)

    def fits(self, answers: Answers) -> bool:
        """Whether the answers can be, and leave a place for every old card."""
        if answers.excess() > 0 or not answers.are_possible():
            return False
        pool, owner = self.old_left(answers), self.owners(answers)
        return not self.riddles.limited or self.keep_limits(pool, owner, answers)

    # --- a sample -----------------------------------------------------------------------------------------------------

    def deal(self, race: Race, rng: Rng) -> None:
        riddles, answers = self.riddles, self.first_answers.copy()
        answers.shuffle(rng)
        self.deal_old(race, rng, answers)
        for kind in range(race.kinds):
            race.put(kind, DECK, riddles.freshs[kind] - answers.fresh_of[kind])
        for seat in range(race.seats):
            for _ in range(riddles.fresh[seat] - answers.played_fresh[seat]):
                race.shift(any_of_the_deck(race, rng), DECK, race.hand(seat))

    def deal_old(self, race: Race, rng: Rng, answers: Answers) -> None:
        """Gives other answers if these leave no place for some old card."""
        pool, owner = self.old_left(answers), self.owners(answers)
        rng.shuffle(pool)
        if self.riddles.limited:
            left: i64 = TURNS
            while left > 0 and not self.place_old(pool, owner, answers, rng):
                left -= 1
                if left > 1:
                    answers.shuffle(rng)
                else:
                    answers.return_to(self.start)
                pool, owner = self.old_left(answers), self.owners(answers)
                rng.shuffle(pool)
        for index in range(i64(len(pool))):
            race.put(pool[index], race.hand(owner[index]), 1)

    def old_left(self, answers: Answers) -> vec[i64]:
        """Kinds: the old cards that were not played."""
        pool = vec[i64]()
        for kind in range(self.kinds):
            for _ in range(self.riddles.olds[kind] - answers.old_of[kind]):
                pool = append(pool, kind)
        return pool

    def owners(self, answers: Answers) -> vec[i64]:
        """By card of that pool: the hand it is in."""
        owner = vec[i64]()
        for seat in range(self.riddles.race.seats):
            for _ in range(self.riddles.old[seat] - answers.played_old[seat]):
                owner = append(owner, seat)
        return owner

    # --- limits -------------------------------------------------------------------------------------------------------

    def place_old(self, pool: vec[i64], owner: vec[i64], answers: Answers, rng: Rng) -> bool:
        """Deals until the limits are kept; after some deals, by exchanging cards."""
        for _ in range(TRIES):
            if self.too_many(pool, owner, self.rooms(pool, owner, answers)) < 0:
                return True
            rng.shuffle(pool)
        return self.keep_limits(pool, owner, answers)

    def rooms(self, pool: vec[i64], owner: vec[i64], answers: Answers) -> vec[i64]:
        """By hand and kind: how many more old cards can be there; negative if there are too many."""
        kinds, riddles = self.kinds, self.riddles
        room = NO_NUMBERS[: riddles.hands * kinds]
        for place in range(riddles.hands * kinds):
            room[place] = riddles.most[place] - answers.old_at[place]
        for index in range(i64(len(pool))):
            room[owner[index] * kinds + pool[index]] -= 1
        return room

    def too_many(self, pool: vec[i64], owner: vec[i64], room: vec[i64]) -> i64:
        """A card of the pool that cannot be where it is, or -1."""
        for index in range(i64(len(pool))):
            if room[owner[index] * self.kinds + pool[index]] < 0:
                return index
        return -1

    def keep_limits(self, pool: vec[i64], owner: vec[i64], answers: Answers) -> bool:
        """Moves cards round, from hand to hand, until none is where it cannot be; false if there is no such deal."""
        room = self.rooms(pool, owner, answers)
        while True:
            index = self.too_many(pool, owner, room)
            if index < 0:
                return True
            if not self.move_round(index, pool, owner, room):
                return False

    def move_round(self, start: i64, pool: vec[i64], owner: vec[i64], room: vec[i64]) -> bool:
        """The shortest round in which each card takes the place of the next and the last one that of the first."""
        kinds, count = self.kinds, i64(len(pool))
        source = vec[i64]([-1 for _ in range(count)])  # by card: which one comes to its place
        queue = vec[i64]()
        queue = append(queue, start)
        source[start] = start
        done: i64 = 0
        while done < i64(len(queue)):
            card = queue[done]
            done += 1
            if card != start and room[owner[start] * kinds + pool[card]] > 0:
                self.turn_round(card, start, source, pool, owner, room)
                return True
            for other in range(count):
                if source[other] < 0 and owner[other] != owner[card] and room[owner[other] * kinds + pool[card]] > 0:
                    source[other] = card
                    queue = append(queue, other)
        return False

    def turn_round(
        self, last: i64, start: i64, source: vec[i64], pool: vec[i64], owner: vec[i64], room: vec[i64]
    ) -> None:
        kinds, kept = self.kinds, pool[last]
        card = last
        while True:
            room[owner[card] * kinds + pool[card]] += 1
            pool[card] = kept if card == start else pool[source[card]]
            room[owner[card] * kinds + pool[card]] -= 1
            if card == start:
                return
            card = source[card]
