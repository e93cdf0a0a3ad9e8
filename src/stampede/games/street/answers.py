"""An answer to every riddle of what others have played, and how to give others that fit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.rng import Rng
from stampede.games.street.riddles import Riddles
from stampede.games.street.state import NO_NUMBERS

OLD: Final = 1
FRESH: Final = 0
ROUNDS: Final = 2  # how often each riddle is answered again for a sample


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
        """Answers every open riddle several times over: first each alone, then two of a hand together."""
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
