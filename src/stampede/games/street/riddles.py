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

from stampede.games.street.rules import Race
from stampede.games.street.state import NO_NUMBERS


class Riddles:
    """The riddles of one reader: what it remembers of them, and not their answers."""

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
        self.read_open()

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

    def read_open(self) -> None:
        for riddle in range(i64(len(self.hand))):
            hand, kind = self.hand[riddle], self.kind[riddle]
            if self.old[hand] > 0 and self.drawn[riddle] > 0 and self.olds[kind] > 0 and self.freshs[kind] > 0:
                self.open = append(self.open, riddle)
