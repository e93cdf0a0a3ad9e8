"""The position: where every card, object and runner is, what is being settled, and what seats have seen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from stampede.core.errors import BrokenPosition
from stampede.core.game import State
from stampede.games.encierro.actions import Actions
from stampede.games.encierro.components import MOST_KINDS, Box

# What the seat `who` is asked.
PLAY: Final = 0  # play cards; then discard or draw
DISCARD: Final = 1  # more cards to put away; then draw
DRAW: Final = 2  # another card, or stop
BULL_HITS: Final = 3  # repel a bull, send it on, or lose an object
FALL_HITS: Final = 4  # repel a fall, or lose an object
ATTACKED: Final = 5  # cancel an attack, or lose an object
ANSWER: Final = 6  # cancel an attack, or let it happen
RESCUE: Final = 7  # advance from the location that falls, or stay
DECISIONS: Final = ["play", "discard", "draw", "bull", "fall", "attacked", "answer", "rescue"]

# How the game ended: the index of the reason in the box, or not yet.
NOT_OVER: Final = -1
ARRIVAL: Final = 0
LAST_RUNNER: Final = 1
ALL_EXPELLED: Final = 2

# Places where cards are counted; then a hand for each seat.
PILE: Final = 0
DISCARDS: Final = 1
FIRST_HAND: Final = 2

NO_CARD: Final = -1
NOBODY: Final = -1

# What is noted of each runner.
LOCATION: Final = 0
OBJECTS: Final = 1  # a bit for each object that is still theirs
SPECIAL: Final = 2  # the kind of the special object that lies there
BARRED: Final = 3
GONE: Final = 4  # 0, or when they were expelled: 1 for the first; the same for those who go together
FRESH: Final = 5  # how many cards of the hand, at most, were drawn since the last shuffle
HIT: Final = 6
HELD: Final = 7  # a bit for each kind of card in the hand
RUNNER: Final = 8  # width of the table

# Desde la barrera before a runner.
FREE: Final = 0
PENDING: Final = 1  # until their turn comes
SITTING_OUT: Final = 2  # from then until their following turn
BARRED_STATES: Final = ["", "pending", "out"]

# What has become of a runner whom the shown eye card hits.
NOT_HIT: Final = 0
WAITS: Final = 1
STRUCK: Final = 2
REPELLED: Final = 3
SENT_ON: Final = 4
LOST: Final = 5
STEPPED_BACK: Final = 6
HIT_STATES: Final = ["", "waits", "now", "repelled", "sent", "lost", "back"]

# A shift of the constant 1 would be one of 32 bits when compiled; a hand has more kinds.
BIT: Final = vec[i64]([2**kind for kind in range(MOST_KINDS + 1)])

NOTHING: Final = vec[u8]([0 for _ in range(8_000)])
NO_RUNNERS: Final = vec[i64]([0 for _ in range(64)])


class Position(State):
    """Cards are counted by place and kind. What seats remember of cards is one table: see `memory`."""

    def __init__(
        self, box: Box, actions: Actions, seats: i64, cards: vec[u8], runners: vec[i64], memory: vec[u8]
    ) -> None:
        self.box: Final = box
        self.actions: Final = actions
        self.seats: Final = seats
        self.cards = cards  # by place and kind; the first column counts all: see `count`
        self.runners = runners  # by seat and what is noted
        # Rows by kind: what the pile was at the last shuffle; what each seat has drawn since; then, by holder and
        # knower, the cards of a hand that another seat knows because they were stolen from it.
        self.memory = memory
        self.fallen: i64 = 0  # locations turned face down: there the Cabestros stand
        self.turn: i64 = 0  # the active runner
        self.who: i64 = 0  # the seat that is asked
        self.asked: i64 = PLAY
        self.advanced: i64 = 0  # 1: the advance of this turn is spent
        self.draws: i64 = 0  # cards drawn this turn, shown eye cards included
        self.spent: i64 = 0  # 1: the active runner lost something in this draw
        self.stage: i64 = NO_CARD  # the eye card that is shown, or the attack that waits for its answer
        self.sender: i64 = NOBODY  # who turned the bull, or who plays the attack
        self.falling: i64 = 0  # 1: the latest location to fall is being left
        self.stayed: i64 = 0  # who declined to leave it, as a mask
        self.expulsions: i64 = 0
        self.top: i64 = NO_CARD  # the latest discard
        self.ending: i64 = NOT_OVER
        self.chance_events: i64 = 0

    def copy_to(self, twin: Position) -> None:
        """What the constructor does not take."""
        twin.fallen = self.fallen
        twin.turn = self.turn
        twin.who = self.who
        twin.asked = self.asked
        twin.advanced = self.advanced
        twin.draws = self.draws
        twin.spent = self.spent
        twin.stage = self.stage
        twin.sender = self.sender
        twin.falling = self.falling
        twin.stayed = self.stayed
        twin.expulsions = self.expulsions
        twin.top = self.top
        twin.ending = self.ending
        twin.chance_events = self.chance_events

    # --- cards --------------------------------------------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        """The place of a seat's hand."""
        return FIRST_HAND + seat

    def count(self, place: i64, kind: i64) -> i64:
        return i64(self.cards[place * (self.box.kinds + 1) + 1 + kind])

    def size(self, place: i64) -> i64:
        """How many cards lie there."""
        return i64(self.cards[place * (self.box.kinds + 1)])

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.runners[seat * RUNNER + HELD] >> kind & 1 == 1

    def held(self, seat: i64, low: i64, high: i64) -> i64:
        """Which kinds from `low` to below `high` are in the hand: a mask that begins with `low`."""
        return (self.runners[seat * RUNNER + HELD] >> low) & (BIT[high - low] - 1)

    def put(self, kind: i64, place: i64, change: i64) -> None:
        """Adds (1) or takes away (-1) a card at a place."""
        row = place * (self.box.kinds + 1)
        self.cards[row] = u8(i64(self.cards[row]) + change)
        there = i64(self.cards[row + 1 + kind]) + change
        self.cards[row + 1 + kind] = u8(there)
        if place >= FIRST_HAND:
            note = (place - FIRST_HAND) * RUNNER + HELD
            if there > 0:
                self.runners[note] |= BIT[kind]
            else:
                self.runners[note] &= ~BIT[kind]

    def discard_card(self, kind: i64) -> None:
        """Onto the discards, face up, from wherever it was counted."""
        self.put(kind, DISCARDS, 1)
        self.top = kind

    def names_at(self, place: i64) -> list[str]:
        names: list[str] = []
        for kind in range(self.box.kinds):
            for _ in range(self.count(place, kind)):
                names.append(self.box.names[kind])
        return names

    # --- what is remembered of cards ----------------------------------------------------------------------------------

    def shuffled_row(self) -> i64:
        return 0

    def drawn_row(self, seat: i64) -> i64:
        return (1 + seat) * self.box.kinds

    def known_row(self, holder: i64, knower: i64) -> i64:
        return (1 + self.seats + holder * self.seats + knower) * self.box.kinds

    def remembered(self, row: i64, kind: i64) -> i64:
        return i64(self.memory[row + kind])

    def remember(self, row: i64, kind: i64, change: i64) -> None:
        self.memory[row + kind] = u8(i64(self.memory[row + kind]) + change)

    def forget(self, row: i64) -> None:
        for kind in range(self.box.kinds):
            self.memory[row + kind] = 0

    def names_remembered(self, row: i64) -> list[str]:
        names: list[str] = []
        for kind in range(self.box.kinds):
            for _ in range(self.remembered(row, kind)):
                names.append(self.box.names[kind])
        return names

    def pile_is_known(self) -> bool:
        """Straight after a shuffle everybody knows what the pile holds: all discards lay open."""
        return self.fallen > 0 and self.size(PILE) == self.shuffled_size()

    def shuffled_size(self) -> i64:
        total: i64 = 0
        for kind in range(self.box.kinds):
            total += i64(self.memory[kind])
        return total

    # --- runners ------------------------------------------------------------------------------------------------------

    def note(self, seat: i64, what: i64) -> i64:
        return self.runners[seat * RUNNER + what]

    def set_note(self, seat: i64, what: i64, value: i64) -> None:
        self.runners[seat * RUNNER + what] = value

    def location(self, seat: i64) -> i64:
        return self.runners[seat * RUNNER + LOCATION]

    def special(self, seat: i64) -> i64:
        return self.runners[seat * RUNNER + SPECIAL]

    def is_running(self, seat: i64) -> bool:
        return self.runners[seat * RUNNER + GONE] == 0

    def sits_out(self, seat: i64) -> bool:
        return self.runners[seat * RUNNER + BARRED] == SITTING_OUT

    def has_object(self, seat: i64, thing: i64) -> bool:
        return self.runners[seat * RUNNER + OBJECTS] >> thing & 1 == 1

    def objects_of(self, seat: i64) -> i64:
        """How many objects a runner has; special ones do not count."""
        mask = self.runners[seat * RUNNER + OBJECTS]
        count: i64 = 0
        while mask != 0:
            count += mask & 1
            mask >>= 1
        return count

    def running(self) -> i64:
        """How many have not been expelled."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.is_running(seat):
                count += 1
        return count

    # --- the contract's questions -------------------------------------------------------------------------------------

    def owing(self) -> i64:
        return 0 if self.ending != NOT_OVER else 1 << self.who

    def decision(self, seat: i64) -> str:
        return DECISIONS[self.asked] if self.owing() >> seat & 1 else ""

    def widest(self) -> i64:
        """Every card of a hand on every runner or for every object, and discarded; advances, losses, and the rest."""
        others = self.seats if self.seats > len(self.box.objects) else i64(len(self.box.objects))
        return (self.box.hand + 1) * (others + 1) + self.box.kinds

    def chances(self) -> i64:
        return self.chance_events

    def check(self) -> None:
        box = self.box
        for kind in range(box.kinds):
            there = int(self.stage == kind)
            for place in range(FIRST_HAND + self.seats):
                there += int(self.count(place, kind))
            for seat in range(self.seats):
                there += int(self.special(seat) == kind)
                there += int(kind == box.barrier and self.note(seat, BARRED) != FREE)
                if box.is_eye(kind) and self.holds(seat, kind):
                    raise BrokenPosition(f"seat {seat} holds {box.names[kind]}: eye cards never enter a hand")
            if there != box.copies[kind]:
                raise BrokenPosition(f"{there} cards {box.names[kind]} instead of {box.copies[kind]}")
            if self.fallen > 0 and self.count(PILE, kind) > self.remembered(self.shuffled_row(), kind):
                raise BrokenPosition(f"{box.names[kind]} was not shuffled into the pile, and is there")
        for place in range(FIRST_HAND + self.seats):
            if self.size(place) != sum([int(self.count(place, kind)) for kind in range(box.kinds)]):
                raise BrokenPosition(f"the cards at place {place} are not counted right")
        for seat in range(self.seats):
            self.check_runner(seat)

    def check_runner(self, seat: i64) -> None:
        box = self.box
        if self.size(self.hand(seat)) > box.hand:
            raise BrokenPosition(f"seat {seat} holds {self.size(self.hand(seat))} cards")
        if not 0 <= self.note(seat, FRESH) <= self.size(self.hand(seat)):
            raise BrokenPosition(f"seat {seat} cannot have drawn {self.note(seat, FRESH)} of the cards in hand")
        for kind in range(box.kinds):
            if self.holds(seat, kind) != (self.count(self.hand(seat), kind) > 0):
                raise BrokenPosition(f"seat {seat} is not noted right as holding {box.names[kind]}")
        for knower in range(self.seats):
            for kind in range(box.kinds):
                if self.remembered(self.known_row(seat, knower), kind) > self.count(self.hand(seat), kind):
                    raise BrokenPosition(f"seat {knower} knows of {box.names[kind]} that seat {seat} does not hold")
        if self.is_running(seat):
            if not self.has_object(seat, 0):
                raise BrokenPosition(f"seat {seat} runs without {box.objects[0]}")
            lowest = self.fallen if self.falling else self.fallen + 1
            if not lowest <= self.location(seat) <= box.goal:
                raise BrokenPosition(f"seat {seat} stands on {self.location(seat)}, with {self.fallen} fallen")
        elif self.size(self.hand(seat)) > 0 or self.special(seat) != NO_CARD or self.note(seat, BARRED) != FREE:
            raise BrokenPosition(f"seat {seat} is out and still has cards")
