"""What follows from what everybody saw of the cards once discards have been shuffled.

A card laid down came from some deck that its player had drawn from by then, and each deck held only so many cards of a
kind. A way to explain all cards laid down by others is an explanation; whatever it leaves of a deck is still in the
deck, or in the hands of those who drew from it, and there nothing tells the cards apart any more.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.rng import Rng
from stampede.games.bulls.parts import NONE, Note
from stampede.games.bulls.rules import Holiday
from stampede.games.bulls.state import DECK

SWEEPS: Final = 2  # how often each sample explains everything again
FINE: Final[i64] = 1 << 20  # for fractions of a weight


class Memory:
    """The explanations that a reader's view allows."""

    def __init__(self, known: Holiday, readers: vec[i64]) -> None:
        self.kinds: Final[i64] = known.box.kinds
        self.decks: Final[i64] = known.decks_noted()
        self.seats: Final[i64] = known.seats
        self.readers: Final = readers
        # By card laid down: who laid which kind, and at which stage. A stage begins when a seat draws after laying.
        self.seat: vec[i64] = vec[i64]()
        self.kind: vec[i64] = vec[i64]()
        self.stage: vec[i64] = vec[i64]()
        self.final: vec[i64] = vec[i64]([NONE for _ in range(self.seats)])  # by seat: its latest stage
        self.room: vec[i64] = vec[i64]()  # by stage and deck: cards drawn by then that are not laid down by then
        self.supply: vec[i64] = vec[i64]()  # by deck and kind: cards that nobody has laid down or shown the reader
        self.left: vec[i64] = vec[i64]()  # by deck: those, of all kinds
        self.read_supply(known)
        self.read_past(known)
        self.source: vec[i64] = vec[i64]([NONE for _ in range(len(self.seat))])  # by card: the deck it came from
        self.explain()
        self.open: Final = self.open_cards()

    # --- what was seen ------------------------------------------------------------------------------------------------

    def read_supply(self, known: Holiday) -> None:
        for deck in range(self.decks):
            left: i64 = 0
            for kind in range(self.kinds):
                supply = known.made_of(deck, kind)
                for seat in range(self.seats):
                    supply -= known.drawn_from(deck, seat, kind)
                self.supply = append(self.supply, supply)
                left += supply
            self.left = append(self.left, left)

    def read_past(self, known: Holiday) -> None:
        """Each seat's stages lie side by side, so that a card laid at one of them takes room in all that follow."""
        notes: list[Note] = []
        note = known.past
        while note is not None:
            notes.append(note)
            note = note.before
        for seat in range(self.seats):
            if self.readers[seat] == 0:
                laying = True
                for index in range(i64(len(notes)) - 1, -1, -1):
                    note = notes[index]
                    if note.seat == seat:
                        if note.laid != NONE:
                            self.lay(seat, note.laid)
                        else:
                            if laying:
                                self.begin_stage(seat)
                            last = self.final[seat] * self.decks + note.deck
                            self.room[last] = self.room[last] + note.drew
                        laying = note.laid != NONE

    def begin_stage(self, seat: i64) -> None:
        before = self.final[seat]
        self.final[seat] = i64(len(self.room)) // self.decks
        for deck in range(self.decks):
            self.room = append(self.room, 0 if before == NONE else self.room[before * self.decks + deck])

    def lay(self, seat: i64, kind: i64) -> None:
        self.seat = append(self.seat, seat)
        self.kind = append(self.kind, kind)
        self.stage = append(self.stage, self.final[seat])

    # --- an explanation -----------------------------------------------------------------------------------------------

    def fits(self, card: i64, deck: i64, supply: vec[i64], room: vec[i64]) -> i64:
        """The least room for the card's coming from that deck, or 0 if it cannot."""
        if supply[deck * self.kinds + self.kind[card]] == 0:
            return 0
        least = room[self.stage[card] * self.decks + deck]
        for stage in range(self.stage[card] + 1, self.final[self.seat[card]] + 1):
            there = room[stage * self.decks + deck]
            if there < least:
                least = there
        return least

    def take(self, card: i64, deck: i64, change: i64, supply: vec[i64], room: vec[i64], left: vec[i64]) -> None:
        """The card comes from that deck, or (with a change of 1) no longer does."""
        supply[deck * self.kinds + self.kind[card]] += change
        left[deck] += change
        for stage in range(self.stage[card], self.final[self.seat[card]] + 1):
            room[stage * self.decks + deck] += change

    def explain(self) -> None:
        """Finds a first explanation. What can have come from one deck only goes first; there always is one."""
        if not self.explain_simply():
            for card in range(i64(len(self.source))):
                if self.source[card] != NONE:
                    self.take(card, self.source[card], 1, self.supply, self.room, self.left)
                    self.source[card] = NONE
            self.explain_rest()

    def explain_simply(self) -> bool:
        """Forced cards as they come up, then the card at hand from the deck with most room for it."""
        cards = i64(len(self.source))
        rest = cards
        while rest > 0:
            before = rest
            free: i64 = NONE
            for card in range(cards):
                if self.source[card] == NONE:
                    ways = self.ways(card)
                    if ways == 0:
                        return False
                    if ways == 1:
                        self.settle(card, self.roomiest(card))
                        rest -= 1
                    elif free == NONE:
                        free = card
            if rest == before:
                self.settle(free, self.roomiest(free))
                rest -= 1
        return True

    def explain_rest(self) -> bool:
        """Tries everything: the card with the fewest ways first."""
        hardest: i64 = NONE
        fewest: i64 = self.decks + 1
        for card in range(i64(len(self.source))):
            if self.source[card] == NONE:
                ways = self.ways(card)
                if ways < fewest:
                    hardest = card
                    fewest = ways
        if hardest == NONE:
            return True
        for deck in range(self.decks):
            if self.fits(hardest, deck, self.supply, self.room) > 0:
                self.settle(hardest, deck)
                if self.explain_rest():
                    return True
                self.take(hardest, deck, 1, self.supply, self.room, self.left)
                self.source[hardest] = NONE
        return False

    def settle(self, card: i64, deck: i64) -> None:
        self.take(card, deck, -1, self.supply, self.room, self.left)
        self.source[card] = deck

    def ways(self, card: i64) -> i64:
        ways: i64 = 0
        for deck in range(self.decks):
            if self.fits(card, deck, self.supply, self.room) > 0:
                ways += 1
        return ways

    def roomiest(self, card: i64) -> i64:
        best: i64 = NONE
        most: i64 = 0
        for deck in range(self.decks):
            room = self.fits(card, deck, self.supply, self.room)
            if room > most:
                best = deck
                most = room
        return best

    def open_cards(self) -> vec[i64]:
        """Cards that may have come from several decks, if the others came from elsewhere."""
        cards = vec[i64]()
        for card in range(i64(len(self.source))):
            ways: i64 = 0
            for deck in range(self.decks):
                if self.could_fit(card, deck):
                    ways += 1
            if ways > 1:
                cards = append(cards, card)
        return cards

    def could_fit(self, card: i64, deck: i64) -> bool:
        """Whether any card of its kind was in the deck, and its player had drawn from it by then."""
        if self.source[card] == deck or self.supply[deck * self.kinds + self.kind[card]] > 0:
            return True
        for other in range(i64(len(self.source))):
            if self.source[other] == deck and self.kind[other] == self.kind[card]:
                return True
        return False

    # --- samples ------------------------------------------------------------------------------------------------------

    def deal(self, holiday: Holiday, rng: Rng) -> None:
        """Another explanation, and then hands and deck from what it leaves of each deck."""
        supply, room, left, source = self.supply[:], self.room[:], self.left[:], self.source[:]
        for _ in range(i64(SWEEPS)):
            for index in range(i64(len(self.open))):
                self.rethink(self.open[index], supply, room, left, source, rng)
                self.exchange(self.open[index], supply, room, left, source, rng)
        holiday.drawn = holiday.drawn[:]
        for card in range(i64(len(source))):
            holiday.remember_drawn(source[card], self.seat[card], self.kind[card], 1)
        for deck in range(self.decks):
            self.deal_rest(deck, holiday, supply, room, rng)

    def rethink(self, card: i64, supply: vec[i64], room: vec[i64], left: vec[i64], source: vec[i64], rng: Rng) -> None:
        """Where one card came from, given where all others did: by the number of ways to deal each deck."""
        self.take(card, source[card], 1, supply, room, left)
        total: i64 = 0
        for other in range(self.decks):
            total += self.weight(card, other, supply, room, left)
        pick = rng.below(total)
        deck: i64 = 0
        while pick >= self.weight(card, deck, supply, room, left):
            pick -= self.weight(card, deck, supply, room, left)
            deck += 1
        source[card] = deck
        self.take(card, deck, -1, supply, room, left)

    def weight(self, card: i64, deck: i64, supply: vec[i64], room: vec[i64], left: vec[i64]) -> i64:
        ways = self.fits(card, deck, supply, room)
        if ways == 0:
            return 0
        return ways * supply[deck * self.kinds + self.kind[card]] * FINE // left[deck]

    def exchange(self, card: i64, supply: vec[i64], room: vec[i64], left: vec[i64], source: vec[i64], rng: Rng) -> None:
        """Two cards may each have come from where the other did, even where neither could change alone."""
        other = self.open[rng.below(i64(len(self.open)))]
        one, two = source[card], source[other]
        if one == two:
            return
        self.take(card, one, 1, supply, room, left)
        self.take(other, two, 1, supply, room, left)
        if self.fits(card, two, supply, room) > 0:
            self.take(card, two, -1, supply, room, left)
            if self.fits(other, one, supply, room) > 0:
                self.take(other, one, -1, supply, room, left)
                source[card] = two
                source[other] = one
                return
            self.take(card, two, 1, supply, room, left)
        self.take(card, one, -1, supply, room, left)
        self.take(other, two, -1, supply, room, left)

    def deal_rest(self, deck: i64, holiday: Holiday, supply: vec[i64], room: vec[i64], rng: Rng) -> None:
        cards = vec[i64]()
        for kind in range(self.kinds):
            for _ in range(supply[deck * self.kinds + kind]):
                cards = append(cards, kind)
        rng.shuffle(cards)
        dealt: i64 = 0
        for seat in range(self.seats):
            if self.readers[seat] == 0:
                for _ in range(room[self.final[seat] * self.decks + deck]):
                    holiday.put(cards[dealt], holiday.hand(seat), 1)
                    holiday.remember_drawn(deck, seat, cards[dealt], 1)
                    dealt += 1
        for index in range(dealt, i64(len(cards))):
            holiday.put(cards[index], DECK, 1)
