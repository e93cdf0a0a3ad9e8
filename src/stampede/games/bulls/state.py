"""The position: cards by place, dice by colour, roundabout and face, tokens by sign, and the pending decision.

Runners and bulls all stand in the same row, so dice are counted by column: runners of one colour showing the same face
in the same roundabout are interchangeable.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from stampede.core.cards import names_of
from stampede.core.game import State
from stampede.core.rng import Rng
from stampede.games.bulls.actions import Actions
from stampede.games.bulls.components import FACES, MOST_DAYS, Box
from stampede.games.bulls.parts import DECISIONS, NONE, NOTHING, UNWANTED, Evening, Note, Pending, Player
from stampede.games.bulls.town import EVEN, ODD, Town

NOT_OVER: Final = -1
DAYS_OVER: Final = 0  # the index of the end reason in the box
A_BULL: Final[i64] = -2  # in the place of a seat: no token guides it

# Places where action cards lie; then a hand for each seat.
DECK: Final = 0
DISCARDS: Final = 1
IN_PLAY: Final = 2
FIRST_HAND: Final = 3

NO_CARDS: Final = vec[u8]()
NO_POINTS: Final = vec[i64]([0 for _ in range(MOST_DAYS)])


class Position(State):
    def __init__(
        self,
        box: Box,
        actions: Actions,
        seats: i64,
        players: list[Player],
        pending: Pending,
        cards: vec[u8],
        sizes: vec[u8],
        decks: vec[u8],
        drawn: vec[u8],
        past: Note | None,
        unwanted: vec[u8],
        runners: vec[u8],
        bulls: vec[u8],
        tokens: vec[u8],
        sights: vec[u8],
    ) -> None:
        self.box: Final = box
        self.town: Final[Town] = box.town
        self.actions: Final = actions
        self.seats: Final = seats
        self.players: Final = players
        self.pending = pending
        self.cards = cards  # by place and kind
        self.sizes = sizes  # by place: how many cards lie there
        # Until discards are first shuffled, all unseen cards are alike and nothing is noted. Then, by kind:
        # what all hands held (deck 0 of this memory), and what each deck made since was made of. Copies share these
        # until one of them changes any.
        self.decks = decks
        self.drawn = drawn  # by deck, seat and kind: what the seat drew from it; only the seat knows
        self.past = past  # what everybody saw of it
        self.unwanted = unwanted  # by seat and kind: what it will discard; only the seat knows, until all are ready
        self.runners = runners  # by seat, column and face
        self.bulls = bulls  # by column and face
        self.tokens = tokens  # by sign: 1 + the seat whose direction token lies there, or 0
        self.sights = sights  # by column: the kind of the destination card
        self.day: i64 = -1
        self.row: i64 = 0  # where all runners and bulls stand
        self.first: i64 = 0  # the seat with the first-player token
        self.done: i64 = 0  # seats that have answered in this round, from the first player on
        self.turn: i64 = 0
        self.ready: i64 = 0  # the seats that have chosen their discards, or have none to choose, as bits
        self.ending: i64 = NOT_OVER
        self.chance_events: i64 = 0
        self.evening: Evening | None = None  # of the latest day that is over
        self.forgetful = False  # in a search, nobody asks what is remembered of cards, and it is not kept up

    def copy_to(self, twin: Position) -> None:
        """Hands over what the constructor does not take."""
        twin.forgetful = self.forgetful
        twin.day = self.day
        twin.row = self.row
        twin.first = self.first
        twin.done = self.done
        twin.turn = self.turn
        twin.ready = self.ready
        twin.ending = self.ending
        twin.chance_events = self.chance_events
        twin.evening = self.evening

    # --- cards --------------------------------------------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        """The place of a seat's hand."""
        return FIRST_HAND + seat

    def count(self, place: i64, kind: i64) -> i64:
        return i64(self.cards[place * self.box.kinds + kind])

    def size(self, place: i64) -> i64:
        """How many cards lie there."""
        return i64(self.sizes[place])

    def put(self, kind: i64, place: i64, change: i64) -> None:
        """Adds cards of a kind at a place, or takes them away."""
        card = place * self.box.kinds + kind
        self.cards[card] = u8(i64(self.cards[card]) + change)
        self.sizes[place] = u8(i64(self.sizes[place]) + change)

    def shift(self, kind: i64, source: i64, target: i64) -> None:
        self.put(kind, source, -1)
        self.put(kind, target, 1)

    def wanted(self, seat: i64, kind: i64) -> i64:
        """Cards of the kind in hand that the seat is not going to discard."""
        return self.count(self.hand(seat), kind) - self.unwanted_of(seat, kind)

    def unwanted_of(self, seat: i64, kind: i64) -> i64:
        return i64(self.unwanted[seat * self.box.kinds + kind])

    def reject(self, seat: i64, kind: i64) -> None:
        """One more card of the kind will be discarded."""
        self.unwanted = self.unwanted[:]
        index = seat * self.box.kinds + kind
        self.unwanted[index] = u8(i64(self.unwanted[index]) + 1)

    # --- what is known of cards -------------------------------------------------------------------------------------

    def forget(self) -> None:
        self.forgetful = True
        self.decks = NO_CARDS
        self.drawn = NO_CARDS
        self.past = None

    def decks_noted(self) -> i64:
        """How many decks the memory is about; the first is what all hands held, the last is the one in use."""
        return i64(len(self.decks)) // self.box.kinds

    def made_of(self, deck: i64, kind: i64) -> i64:
        """How many of the kind were in that deck at first: everybody knows."""
        return i64(self.decks[deck * self.box.kinds + kind])

    def drawn_from(self, deck: i64, seat: i64, kind: i64) -> i64:
        """How many of the kind the seat has drawn from that deck: only the seat knows."""
        return i64(self.drawn[(deck * self.seats + seat) * self.box.kinds + kind])

    def remember_drawn(self, deck: i64, seat: i64, kind: i64, number: i64) -> None:
        """The seat has drawn so many more."""
        index = (deck * self.seats + seat) * self.box.kinds + kind
        self.drawn[index] = u8(i64(self.drawn[index]) + number)

    def note_deck(self) -> None:
        """The discards are about to become the deck: everybody sees which. The first time, hands are noted too."""
        if self.forgetful:
            return
        if self.decks_noted() == 0:
            self.add_deck(FIRST_HAND, FIRST_HAND + self.seats)
            for seat in range(self.seats):
                for kind in range(self.box.kinds):
                    self.remember_drawn(0, seat, kind, self.count(self.hand(seat), kind))
                self.past = Note(self.past, seat, 0, self.size(self.hand(seat)), NONE)
        self.add_deck(DISCARDS, DISCARDS + 1)

    def add_deck(self, place: i64, end: i64) -> None:
        """Another deck, made of what lies at these places."""
        decks = self.decks[:]
        for kind in range(self.box.kinds):
            there: i64 = 0
            for other in range(place, end):
                there += self.count(other, kind)
            decks = append(decks, u8(there))
        self.decks = decks
        drawn = self.drawn[:]
        for _ in range(self.seats * self.box.kinds):
            drawn = append(drawn, u8(0))
        self.drawn = drawn

    def note_drawn(self, seat: i64, kind: i64) -> None:
        deck = self.decks_noted() - 1
        if deck >= 0:
            self.drawn = self.drawn[:]
            self.remember_drawn(deck, seat, kind, 1)
            self.past = Note(self.past, seat, deck, 1, NONE)

    def note_laid(self, seat: i64, kind: i64) -> None:
        if self.decks_noted() > 0:
            self.past = Note(self.past, seat, NONE, 0, kind)

    def names_at(self, place: i64) -> list[str]:
        return names_of(self.cards, place * self.box.kinds, self.box.names)

    # --- dice ---------------------------------------------------------------------------------------------------------

    def begin_chance(self, rng: Rng) -> None:
        self.chance_events = rng.begin(self.chance_events)

    def column_of(self, place: i64) -> i64:
        """The column of a roundabout in the row where the dice stand."""
        return place - self.town.first[self.row]

    def place_name(self, column: i64) -> str:
        return self.town.names[self.town.place_at(self.row, column)]

    def place_of_runners(self, seat: i64, column: i64) -> i64:
        """Where in `runners` those that show 1 there are counted; the other faces follow."""
        return (seat * self.town.wide + column) * FACES

    def runners_at(self, seat: i64, column: i64, face: i64) -> i64:
        return i64(self.runners[self.place_of_runners(seat, column) + face - 1])

    def put_runners(self, seat: i64, column: i64, face: i64, change: i64) -> None:
        index = self.place_of_runners(seat, column) + face - 1
        self.runners[index] = u8(i64(self.runners[index]) + change)

    def bulls_at(self, column: i64, face: i64) -> i64:
        return i64(self.bulls[column * FACES + face - 1])

    def put_bulls(self, column: i64, face: i64, change: i64) -> None:
        index = column * FACES + face - 1
        self.bulls[index] = u8(i64(self.bulls[index]) + change)

    def clear_dice(self) -> None:
        self.runners = NOTHING[: self.seats * self.town.wide * FACES]
        self.bulls = NOTHING[: self.town.wide * FACES]

    def faces_of_bulls(self, column: i64) -> list[int]:
        """The faces of the bulls there, ascending."""
        faces: list[int] = []
        for face in range(i64(1), i64(FACES + 1)):
            for _ in range(self.bulls_at(column, face)):
                faces.append(int(face))
        return faces

    def faces_of_runners(self, seat: i64, column: i64) -> list[int]:
        """How many runners of a seat show 1, 2, … 6 there."""
        start = self.place_of_runners(seat, column)
        return [int(self.runners[index]) for index in range(start, start + FACES)]

    def runners_in(self, seat: i64, column: i64) -> i64:
        """How many runners of a seat stand there."""
        total: i64 = 0
        start, runners = self.place_of_runners(seat, column), self.runners
        for index in range(start, start + FACES):
            total += i64(runners[index])
        return total

    def bulls_in(self, column: i64) -> i64:
        total: i64 = 0
        for index in range(column * FACES, (column + 1) * FACES):
            total += i64(self.bulls[index])
        return total

    def standing(self, seat: i64) -> i64:
        """How many runners of a seat are on the board."""
        total: i64 = 0
        size, runners = self.town.wide * FACES, self.runners
        for index in range(seat * size, (seat + 1) * size):
            total += i64(runners[index])
        return total

    def spare_bulls(self) -> i64:
        total: i64 = 0
        for index in range(self.town.wide * FACES):
            total += i64(self.bulls[index])
        return self.box.bulls - total

    # --- tokens and points --------------------------------------------------------------------------------------------

    def token_at(self, sign: i64) -> i64:
        """The seat whose direction token lies there, or NONE."""
        return i64(self.tokens[sign]) - 1

    def put_token(self, sign: i64, seat: i64) -> None:
        """A token of the seat, or NONE. Copies share the tokens until one of them changes any."""
        self.tokens = self.tokens[:]
        self.tokens[sign] = u8(seat + 1)

    def tokens_left(self, seat: i64) -> i64:
        """Direction tokens of a seat that are neither on a sign nor being moved."""
        left = self.box.tokens
        for sign in range(self.town.signs):
            if self.token_at(sign) == seat:
                left -= 1
        return left - 1 if self.pending.lifted and seat == self.turn else left

    def column_after(self, seat: i64, column: i64, face: i64) -> i64:
        """Where a runner of the seat goes from a column of this row; tokens do not guide a bull."""  # B12, B13
        town = self.town
        place = town.place_at(self.row, column)
        parity: i64 = ODD if face & 1 else EVEN
        sign = town.sign_at[place]
        if sign >= 0:
            on_odd = self.token_at(sign + ODD) == seat
            on_even = self.token_at(sign + EVEN) == seat
            if on_odd != on_even:
                parity = ODD if on_odd else EVEN
        return town.path[place * 2 + parity]

    def points(self, seat: i64) -> i64:
        return self.players[seat].total()

    # --- what the contract asks ---------------------------------------------------------------------------------------

    def owing(self) -> i64:
        if self.ending != NOT_OVER:
            return 0
        if self.pending.asked == UNWANTED:  # B17: all at the same time
            return ~self.ready & (1 << self.seats) - 1
        return 1 << self.turn

    def decision(self, seat: i64) -> str:
        return DECISIONS[self.pending.asked] if self.owing() >> seat & 1 else ""

    def widest(self) -> i64:
        """Dice of all seats, bulls to the left and right, signs, cards, and stopping."""
        town = self.town
        return (self.seats + 2) * town.wide * FACES + town.signs + self.box.kinds + 1

    def chances(self) -> i64:
        return self.chance_events

    def places_count(self) -> i64:
        return FIRST_HAND + self.seats
