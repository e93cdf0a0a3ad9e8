"""Which of the cards that others have played were old, and which came from the deck as it was last made.

Both are known as wholes: the old cards, which lay unknown in the other hands, and the fresh ones, in the deck and drawn
from it since. An answer to all riddles fits if no hand has played more old cards than it had, nor more fresh ones than
it had drawn by then, if no more cards of a kind were played than there are, and if no hand had more old ones of a kind
than can have been there. What an answer leaves of the two wholes can lie in any order in the places for them, but for
those limits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.rng import Rng
from stampede.games.street.deck import any_of_the_deck
from stampede.games.street.network import Network
from stampede.games.street.rules import Race
from stampede.games.street.state import DECK, NO_NUMBERS

OLD: Final = 1
FRESH: Final = 0
ROUNDS: Final = 2  # how often each riddle is answered anew for a sample
PATIENCE: Final = 400  # how often each riddle may be turned over until all answers fit
TRIES: Final = 8  # deals until the limits of a hand are kept by exchanging cards instead
TURNS: Final = 4  # other answers are given until the first ones are taken, which leave room for all cards


class Riddles:
    """The riddles of one reader, with one answer that fits to begin with."""

    def __init__(self, race: Race, reader: int | None, missing: vec[i64]) -> None:
        self.race: Final = race  # the known part of the position
        self.mind: Final[i64] = race.seats if reader is None else reader
        self.missing: Final = missing  # by seat: hidden cards in hand
        # The last hand is no place: it stands for those that the reader got by a swap, whose cards are all known now.
        self.hands: Final[i64] = race.seats + 1
        self.old: vec[i64] = NO_NUMBERS[: self.hands]  # by hand: unknown cards when the deck was made
        self.fresh: vec[i64] = NO_NUMBERS[: self.hands]  # by hand: cards drawn unseen since then
        self.olds: vec[i64] = NO_NUMBERS[: race.kinds]  # by kind: how many there are
        self.freshs: vec[i64] = NO_NUMBERS[: race.kinds]
        self.hand: vec[i64] = vec[i64]()  # by riddle, those of a hand in the order of play
        self.kind: vec[i64] = vec[i64]()  # by riddle
        self.drawn: vec[i64] = vec[i64]()  # by riddle: fresh cards that the hand had seen by then
        self.first: vec[i64] = NO_NUMBERS[: self.hands]  # by hand: its first riddle
        self.after: vec[i64] = NO_NUMBERS[: self.hands]  # by hand: the first riddle that time says nothing about
        self.limited: bool = race.limited != 0
        self.most: vec[i64] = NO_NUMBERS[:0]  # by hand and kind, if any hand is limited: how many can be old
        self.read_limits()
        self.read_hands()
        self.read_kinds()
        self.open: vec[i64] = vec[i64]()  # riddles with more than one answer
        self.start: vec[i64] = vec[i64]()
        self.find_start()
        self.first_answers: Final = no_answers(self)
        for riddle in range(i64(len(self.start))):
            self.first_answers.give(riddle, self.start[riddle])

    # --- reading ------------------------------------------------------------------------------------------------------

    def read_limits(self) -> None:
        race = self.race
        if not self.limited:
            return
        self.most = NO_NUMBERS[: self.hands * race.kinds]
        for hand in range(self.hands):
            # What limits the hands that the reader got is kept in the row of its own.
            place = hand if hand < race.seats else self.mind
            bound = hand != self.mind and race.is_limited(self.mind, place)
            for kind in range(race.kinds):
                most = i64(race.most[race.row(self.mind, place) + kind]) if bound else race.box.cards
                self.most[hand * race.kinds + kind] = most

    def read_hands(self) -> None:
        race = self.race
        for seat in range(race.seats):
            self.first[seat] = len(self.hand)
            if seat != self.mind:
                self.old[seat] = race.old[self.mind * race.seats + seat]
                self.read_played(seat)
                played = len(self.hand) - self.first[seat]
                self.fresh[seat] = self.missing[seat] - self.old[seat] + played
                self.after[seat] = self.timed(seat)
        met = race.seats
        self.first[met] = len(self.hand)
        if self.mind == race.seats:
            return
        self.old[met] = race.old[self.mind * race.seats + self.mind]
        row = race.row(self.mind, self.mind)
        self.fresh[met] = race.met[self.mind] - self.old[met]
        for kind in range(race.kinds):
            self.fresh[met] += i64(race.known[row + kind]) - i64(race.plain[self.mind * race.kinds + kind])
        self.read_met(met)
        for kind in range(race.kinds):
            for _ in range(i64(race.known[row + kind])):
                self.add(met, kind, self.fresh[met])
        self.after[met] = self.timed(met)

    def read_met(self, met: i64) -> None:
        """The cards played from the reader's hand before it had that hand."""
        race = self.race
        plain = NO_NUMBERS[: race.kinds]
        for kind in range(race.kinds):
            plain[kind] = i64(race.plain[self.mind * race.kinds + kind])
        self.read_notes(self.mind, met, plain, race.met[self.mind])

    def read_played(self, seat: i64) -> None:
        """The cards played from a hand that the reader did not know to be there."""
        race = self.race
        known = NO_NUMBERS[: race.kinds]
        if self.mind < race.seats:
            row = race.row(self.mind, seat)
            for kind in range(race.kinds):
                known[kind] = i64(race.known[row + kind])
        self.read_notes(seat, seat, known, race.noted)

    def read_notes(self, seat: i64, hand: i64, known: vec[i64], count: i64) -> None:
        """The first so many cards noted for a seat, but for those that were known."""
        race = self.race
        held = race.old[race.seats * race.seats + seat]
        before: i64 = 0
        for note in range(race.noted):
            if before < count and race.noted_hand(note) == seat:
                kind = race.noted_kind(note)
                if known[kind] > 0:
                    known[kind] -= 1
                else:
                    self.add(hand, kind, race.noted_size(note) - held + before)
                before += 1

    def add(self, hand: i64, kind: i64, drawn: i64) -> None:
        self.hand = append(self.hand, hand)
        self.kind = append(self.kind, kind)
        self.drawn = append(self.drawn, drawn if self.old[hand] > 0 else self.race.box.cards)

    def timed(self, hand: i64) -> i64:
        """Up to where a hand may have played faster than it had drawn."""
        after, number = self.first[hand], i64(1)
        for riddle in range(self.first[hand], i64(len(self.hand))):
            if self.drawn[riddle] < number:
                after = riddle + 1
            number += 1
        return after

    def read_kinds(self) -> None:
        """Fresh: what the deck was made of, but for the reader's own cards. Old: all else that is or was hidden."""
        race = self.race
        for kind in range(race.kinds):
            self.freshs[kind] = i64(race.made[kind])
            if self.mind < race.seats:
                self.freshs[kind] -= i64(race.notes[self.mind * race.kinds + kind])
            self.olds[kind] = race.box.copies[kind] - self.freshs[kind]
            for place in range(race.places_count()):
                self.olds[kind] -= race.count(place, kind)
        for riddle in range(i64(len(self.kind))):
            self.olds[self.kind[riddle]] += 1

    # --- a first answer -----------------------------------------------------------------------------------------------

    def find_start(self) -> None:
        """The likelier answer to each riddle in turn; then some are turned over until everything fits."""
        answers = no_answers(self)
        for riddle in range(i64(len(self.hand))):
            hand, kind = self.hand[riddle], self.kind[riddle]
            if self.old[hand] > 0 and self.drawn[riddle] > 0 and self.olds[kind] > 0 and self.freshs[kind] > 0:
                self.open = append(self.open, riddle)
            old, fresh = answers.chances(riddle)
            if answers.played_old[hand] == self.old[hand]:
                answers.give(riddle, FRESH)
            elif answers.played_fresh[hand] >= self.drawn[riddle] or answers.played_fresh[hand] == self.fresh[hand]:
                answers.give(riddle, OLD)
            else:
                answers.give(riddle, OLD if old > fresh and answers.may_be_old(riddle) else FRESH)
        if not self.fits(answers):
            answers = self.solve()
            rng = Rng.free("riddles")
            for _ in range(PATIENCE * i64(len(self.hand))):
                if self.fits(answers):
                    break
                answers.turn_over(rng)
        self.start = answers.answer

    def solve(self) -> Answers:
        """All answers at once: the old cards flow from their kinds to the hands, as cards played or still there.

        Within a hand they flow from the last riddle to the first, so that the edge before a riddle carries all that are
        old from there on: no more than the hand had left then, if it had not drawn enough to have played fresh ones.
        """
        race, kinds, count = self.race, self.race.kinds, i64(len(self.hand))
        source, target, first_kind, first_riddle = i64(0), i64(1), i64(2), 2 + 2 * kinds
        first_hand = first_riddle + count
        first_place = first_hand + self.hands
        network = Network(first_place + 2 * self.hands * kinds)
        played = NO_NUMBERS[:kinds]
        for riddle in range(count):
            played[self.kind[riddle]] += 1
        for kind in range(kinds):
            network.join(source, first_kind + kind, self.olds[kind])
            forced = played[kind] - self.freshs[kind]  # that many of those played must have been old
            still = self.olds[kind] - (forced if forced > 0 else i64(0))
            network.join(first_kind + kind, first_kind + kinds + kind, still)
        for hand in range(self.hands):
            for kind in range(kinds):
                place = hand * kinds + kind
                most = self.most[place] if self.limited else race.box.cards
                network.join(first_kind + kind, first_place + place, most)
                network.join(first_kind + kinds + kind, first_place + self.hands * kinds + place, most)
                network.join(first_place + self.hands * kinds + place, first_hand + hand, most)
            self.join_riddles(network, hand, target, first_riddle, first_hand + hand)
        edges = vec[i64]()
        for riddle in range(count):
            place = first_place + self.hand[riddle] * kinds + self.kind[riddle]
            edges = append(edges, network.join(place, first_riddle + riddle, 1))
        network.fill(source, target)
        answers = no_answers(self)
        for riddle in range(count):
            answers.give(riddle, OLD if network.flow(edges[riddle]) > 0 else FRESH)
        return answers

    def join_riddles(self, network: Network, hand: i64, target: i64, first_riddle: i64, end: i64) -> None:
        """From what is still in a hand (`end`) through its riddles, the last one first."""
        after, room = target, self.old[hand]
        for riddle in range(self.first[hand], i64(len(self.hand))):
            if self.hand[riddle] != hand:
                break
            network.join(first_riddle + riddle, after, room)
            forced = riddle + 1 - self.first[hand] - self.drawn[riddle]
            after, room = first_riddle + riddle, self.old[hand] - (forced if forced > 0 else i64(0))
        hidden = self.missing[hand] if hand < self.race.seats else i64(0)
        network.join(end, after, room if room < hidden else hidden)

    def fits(self, answers: Answers) -> bool:
        """Whether the answers can be, and leave a place for every old card."""
        if answers.excess() > 0 or not answers.are_possible():
            return False
        pool, owner = self.old_left(answers), self.owners(answers)
        return not self.limited or self.keep_limits(pool, owner, answers)

    # --- a sample -----------------------------------------------------------------------------------------------------

    def deal(self, race: Race, rng: Rng) -> None:
        answers = self.first_answers.copy()
        answers.shuffle(rng)
        self.deal_old(race, rng, answers)
        for kind in range(race.kinds):
            race.put(kind, DECK, self.freshs[kind] - answers.fresh_of[kind])
        for seat in range(race.seats):
            for _ in range(self.fresh[seat] - answers.played_fresh[seat]):
                race.shift(any_of_the_deck(race, rng), DECK, race.hand(seat))

    def deal_old(self, race: Race, rng: Rng, answers: Answers) -> None:
        """Gives other answers if these leave no place for some old card."""
        pool, owner = self.old_left(answers), self.owners(answers)
        rng.shuffle(pool)
        if self.limited:
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
        for kind in range(self.race.kinds):
            for _ in range(self.olds[kind] - answers.old_of[kind]):
                pool = append(pool, kind)
        return pool

    def owners(self, answers: Answers) -> vec[i64]:
        """By card of that pool: the hand it is in."""
        owner = vec[i64]()
        for seat in range(self.race.seats):
            for _ in range(self.old[seat] - answers.played_old[seat]):
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
        kinds = self.race.kinds
        room = NO_NUMBERS[: self.hands * kinds]
        for place in range(self.hands * kinds):
            room[place] = self.most[place] - answers.old_at[place]
        for index in range(i64(len(pool))):
            room[owner[index] * kinds + pool[index]] -= 1
        return room

    def too_many(self, pool: vec[i64], owner: vec[i64], room: vec[i64]) -> i64:
        """A card of the pool that cannot be where it is, or -1."""
        for index in range(i64(len(pool))):
            if room[owner[index] * self.race.kinds + pool[index]] < 0:
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
        kinds, count = self.race.kinds, i64(len(pool))
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
        kinds, kept = self.race.kinds, pool[last]
        card = last
        while True:
            room[owner[card] * kinds + pool[card]] += 1
            pool[card] = kept if card == start else pool[source[card]]
            room[owner[card] * kinds + pool[card]] -= 1
            if card == start:
                return
            card = source[card]


class Answers:
    """An answer to every riddle, OLD or FRESH, and what they add up to."""

    def __init__(
        self,
        riddles: Riddles,
        answer: vec[i64],
        played_old: vec[i64],
        played_fresh: vec[i64],
        old_of: vec[i64],
        fresh_of: vec[i64],
        old_at: vec[i64],
    ) -> None:
        self.riddles: Final = riddles
        self.answer = answer
        self.played_old = played_old  # by hand
        self.played_fresh = played_fresh  # by hand
        self.old_of = old_of  # by kind
        self.fresh_of = fresh_of  # by kind
        self.old_at = old_at  # by hand and kind, if any hand is limited
        self.olds: i64 = 0  # old cards not played
        self.freshs: i64 = 0

    def copy(self) -> Answers:
        twin = Answers(
            self.riddles,
            self.answer[:],
            self.played_old[:],
            self.played_fresh[:],
            self.old_of[:],
            self.fresh_of[:],
            self.old_at[:],
        )
        twin.olds = self.olds
        twin.freshs = self.freshs
        return twin

    def give(self, riddle: i64, answer: i64) -> None:
        self.answer[riddle] = answer
        self.add(riddle, 1)

    def add(self, riddle: i64, change: i64) -> None:
        hand, kind = self.riddles.hand[riddle], self.riddles.kind[riddle]
        if self.answer[riddle] == OLD:
            self.played_old[hand] += change
            self.old_of[kind] += change
            self.olds -= change
            if self.riddles.limited:
                self.old_at[hand * self.riddles.race.kinds + kind] += change
        else:
            self.played_fresh[hand] += change
            self.fresh_of[kind] += change
            self.freshs -= change

    def return_to(self, answers: vec[i64]) -> None:
        for riddle in range(i64(len(answers))):
            if self.answer[riddle] != answers[riddle]:
                self.change(riddle)

    def chances(self, riddle: i64) -> tuple[i64, i64]:
        """How likely the card was old, and how likely fresh, next to the other answers: a card of any place for it."""
        riddles = self.riddles
        hand, kind = riddles.hand[riddle], riddles.kind[riddle]
        old = (riddles.old[hand] - self.played_old[hand]) * (riddles.olds[kind] - self.old_of[kind]) * self.freshs
        fresh = (riddles.fresh[hand] - self.played_fresh[hand]) * (riddles.freshs[kind] - self.fresh_of[kind])
        return (old if old > 0 else i64(0)), (fresh * self.olds if fresh > 0 else i64(0))

    def shuffle(self, rng: Rng) -> None:
        """Answers every open riddle anew, a few times: first each alone, then two of a hand together."""
        riddles = self.riddles
        for _ in range(ROUNDS):
            for index in range(i64(len(riddles.open))):
                self.answer_anew(riddles.open[index], rng)
            for index in range(i64(len(riddles.open))):
                self.exchange(riddles.open[index], rng, False)

    def answer_anew(self, riddle: i64, rng: Rng) -> None:
        before = self.answer[riddle]
        self.add(riddle, -1)
        old, fresh = self.chances(riddle)
        answer = before
        if old + fresh > 0:
            answer = OLD if rng.below(old + fresh) < old else FRESH
        if answer == OLD and not self.may_be_old(riddle):
            answer = before
        self.give(riddle, answer)
        if answer == FRESH and before == OLD and not self.is_in_time(self.riddles.hand[riddle]):
            self.change(riddle)

    def exchange(self, riddle: i64, rng: Rng, anyway: bool) -> None:
        """Turns over two different answers about one hand; `anyway`: also where that is no more likely."""
        riddles = self.riddles
        hand = riddles.hand[riddle]
        first = riddles.first[hand]
        count = (riddles.first[hand + 1] if hand + 1 < riddles.hands else i64(len(riddles.hand))) - first
        other = first + rng.below(count)
        if self.answer[other] == self.answer[riddle] or riddles.kind[other] == riddles.kind[riddle]:
            return
        old, fresh = (riddle, other) if self.answer[riddle] == OLD else (other, riddle)
        if not anyway:
            one, two = riddles.kind[old], riddles.kind[fresh]
            as_it_is = (riddles.olds[one] - self.old_of[one] + 1) * (riddles.freshs[two] - self.fresh_of[two] + 1)
            turned = (riddles.olds[two] - self.old_of[two]) * (riddles.freshs[one] - self.fresh_of[one])
            if turned <= 0 or rng.below(as_it_is + turned) >= turned:
                return
        self.change(old)
        self.change(fresh)
        if not self.is_in_time(hand) or (riddles.limited and self.room(fresh) < 0 and not anyway):
            self.change(old)
            self.change(fresh)

    def change(self, riddle: i64) -> None:
        self.add(riddle, -1)
        self.give(riddle, FRESH if self.answer[riddle] == OLD else OLD)

    # --- what fits ----------------------------------------------------------------------------------------------------

    def is_in_time(self, hand: i64) -> bool:
        """Whether the hand had drawn all fresh cards before it played them."""
        riddles = self.riddles
        fresh: i64 = 0
        for riddle in range(riddles.first[hand], riddles.after[hand]):
            if self.answer[riddle] == FRESH:
                fresh += 1
                if fresh > riddles.drawn[riddle]:
                    return False
        return True

    def are_possible(self) -> bool:
        """Whether every hand had what it has played, by then."""
        riddles = self.riddles
        for hand in range(riddles.hands):
            if self.played_old[hand] > riddles.old[hand] or self.played_fresh[hand] > riddles.fresh[hand]:
                return False
            if not self.is_in_time(hand):
                return False
        return True

    def may_be_old(self, riddle: i64) -> bool:
        """Whether one more old card of its kind can have been in its hand."""
        return not self.riddles.limited or self.room(riddle) > 0

    def room(self, riddle: i64) -> i64:
        riddles = self.riddles
        place = riddles.hand[riddle] * riddles.race.kinds + riddles.kind[riddle]
        return riddles.most[place] - self.old_at[place]

    # --- making them fit ----------------------------------------------------------------------------------------------

    def excess(self) -> i64:
        """How many cards of a kind were played beyond those that there are, or can have been in a hand."""
        riddles = self.riddles
        excess: i64 = 0
        for kind in range(riddles.race.kinds):
            old, fresh = self.old_of[kind] - riddles.olds[kind], self.fresh_of[kind] - riddles.freshs[kind]
            excess += (old if old > 0 else i64(0)) + (fresh if fresh > 0 else i64(0))
        for place in range(i64(len(riddles.most))):
            over = self.old_at[place] - riddles.most[place]
            excess += over if over > 0 else i64(0)
        return excess

    def turn_over(self, rng: Rng) -> None:
        """One answer, or two about one hand, at random, unless that makes it worse: an excess wanders until it fits."""
        riddles = self.riddles
        before, kept = self.excess(), self.answer[:]
        riddle = rng.below(i64(len(riddles.hand)))
        hand = riddles.hand[riddle]
        if rng.below(2) == 0:
            self.change(riddle)
            too_old = self.played_old[hand] > riddles.old[hand]
            too_fresh = self.played_fresh[hand] > riddles.fresh[hand]
            if too_old or too_fresh or not self.is_in_time(hand):
                self.change(riddle)
        else:
            self.exchange(riddle, rng, True)
        if self.excess() > before:
            for other in range(riddles.first[hand], i64(len(kept))):
                if self.answer[other] != kept[other]:
                    self.change(other)


def no_answers(riddles: Riddles) -> Answers:
    """Before the first one is given."""
    kinds, hands = riddles.race.kinds, riddles.hands
    answers = Answers(
        riddles,
        vec[i64]([FRESH for _ in range(len(riddles.hand))]),
        NO_NUMBERS[:hands],
        NO_NUMBERS[:hands],
        NO_NUMBERS[:kinds],
        NO_NUMBERS[:kinds],
        NO_NUMBERS[: len(riddles.most)],
    )
    for kind in range(kinds):
        answers.olds += riddles.olds[kind]
        answers.freshs += riddles.freshs[kind]
    return answers
