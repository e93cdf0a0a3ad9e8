"""The position: where every card, object and runner is, what has to be decided, and what seats have seen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from stampede.core.bits import BIT
from stampede.core.cards import names_of
from stampede.core.errors import BrokenPosition
from stampede.core.game import State
from stampede.games.encierro.actions import Actions
from stampede.games.encierro.components import MOST_SEATS, NO_CARD, Box
from stampede.games.encierro.memory import SPECTATOR, Recollection, may_lie, note, recollect, settled

# What a seat is asked. The first three are the active runner's own turn.
PLAYING: Final = 0  # play cards; then discard or draw
DISCARDING: Final = 1  # discard more cards, or draw
DRAWING: Final = 2  # draw another card, or stop
BULL_HITS: Final = 3  # repel a bull, send it on, or lose an object
FALL_HITS: Final = 4  # repel a fall, or lose an object
ATTACKED: Final = 5  # cancel an attack, or lose an object
ANSWERING: Final = 6  # cancel an attack, or let it happen
LEAVING: Final = 7  # advance from the location that falls, or stay
DONE: Final = 8  # nothing: a loss has ended the draw, and the turn ends when all else is settled
DECISIONS: Final = ["play", "discard", "draw", "bull", "fall", "attacked", "answer", "rescue", "done"]

# How the game ended: the index of the reason in the box, or not yet.
NOT_OVER: Final = -1
ARRIVAL: Final = 0
LAST_RUNNER: Final = 1
ALL_EXPELLED: Final = 2

# Rows in which cards are counted: where they lie, with a hand for each seat.
PILE: Final = 0
DISCARDS: Final = 1
FIRST_HAND: Final = 2

NOBODY: Final = -1

# Desde la barrera before a runner.
FREE: Final = 0
BARRED: Final = 1  # until their turn comes
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

NOTHING: Final = vec[u8]([0 for _ in range(8_000)])
NO_NOTES: Final = vec[u8]()
EMPTY_HANDS: Final = vec[i64]([0 for _ in range(MOST_SEATS)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Pending:
    """A decision that a seat owes. Those below it wait until it is settled; the active runner's own is the lowest.

    It never changes, so copies of a position share it.
    """

    def __init__(
        self,
        asks: i64,
        seat: i64,
        card: i64,
        by: i64,
        hits: i64,
        below: Pending | None,
        stayed: i64 = 0,
        advanced: bool = False,
    ) -> None:
        self.asks: Final = asks
        self.seat: Final = seat
        self.card: Final = card  # the eye card that hits, or the attack
        self.by: Final = by  # who sent the bull, or plays the attack
        self.hits: Final = hits  # what has become of everyone the shown eye card hits, as a note for each seat
        self.below: Final = below
        self.stayed: Final = stayed  # a bit for each who has declined to leave the location that falls
        self.advanced: Final = advanced  # the active runner, this turn; noted in their own decision

    def lowest(self) -> Pending:
        """The active runner's own decision."""
        found = self
        below = found.below
        while below is not None:
            found = below
            below = found.below
        return found

    def after_advancing(self) -> Pending:
        """The same decision in a turn that has had its advance."""
        below = self.below
        if below is None:
            return own_decision(self.asks, self.seat, True)
        return Pending(self.asks, self.seat, self.card, self.by, self.hits, below.after_advancing())


OWN_DECISIONS: Final = vec[Pending](
    [
        Pending(asks, seat, NO_CARD, NOBODY, 0, None, 0, advanced)
        for asks in range(len(DECISIONS))
        for seat in range(MOST_SEATS)
        for advanced in (False, True)
    ]
)


def own_decision(asks: i64, seat: i64, advanced: bool) -> Pending:
    """A decision of the active runner's own turn, with nothing below it."""
    return OWN_DECISIONS[2 * (asks * MOST_SEATS + seat) + (1 if advanced else 0)]


@mypyc_attr(acyclic=True, free_list_len=1)
class Runner:
    """Where a seat is and what lies before it. The cards in hand are counted by the position.

    Copies of a position share their runners until they change one: see `Position.change`.
    """

    def __init__(self, location: i64, objects: i64) -> None:
        self.location = location  # 1 is the first
        self.objects = objects  # a bit for each that is still theirs
        self.special: i64 = NO_CARD  # the special object that lies there
        self.barred: i64 = FREE
        self.expelled: i64 = 0  # or when: 1 for the first; the same for those who go together
        self.declined: i64 = 0  # by use of a card: what they have done without; see `declined`

    def copy(self) -> Runner:
        twin = Runner(self.location, self.objects)
        twin.special = self.special
        twin.barred = self.barred
        twin.expelled = self.expelled
        twin.declined = self.declined
        return twin

    def is_running(self) -> bool:
        return self.expelled == 0

    def sits_out(self) -> bool:
        return self.barred == SITTING_OUT

    def has(self, thing: i64) -> bool:
        """Whether an object is still theirs."""
        return self.objects >> thing & 1 == 1

    def object_count(self) -> i64:
        """Special objects do not count."""
        left = self.objects
        count: i64 = 0
        while left != 0:
            count += left & 1
            left >>= 1
        return count


class Position(State):
    """Cards are counted by row and kind. A row is a place."""

    def __init__(
        self,
        box: Box,
        actions: Actions,
        runners: vec[Runner],
        cards: vec[u8],
        held: vec[i64],
        notes: vec[u8],
        pending: Pending,
    ) -> None:
        self.box: Final = box
        self.actions: Final = actions
        self.runners = runners  # by seat
        self.own: i64 = 0  # a bit for each seat whose runner no copy shares; while none is set, they share all
        self.seats: Final[i64] = len(runners)
        self.columns: Final[i64] = box.kinds + 1
        self.cards = cards  # by row and kind; the first column counts all: see `count`
        self.held = held  # by seat: a bit for each kind of card in the hand
        self.notes = notes  # what happened to ordinary cards, for what seats remember: see `memory`
        self.forgetful = False  # in a search, nobody asks what is remembered, and nothing of this is kept up
        self.before: Recollection | None = None  # what came before the notes, in a position that is believed
        self.pending = pending
        self.turn: i64 = 0  # the active runner
        self.fallen: i64 = 0  # locations turned face down: there the Cabestros stand
        self.expulsions: i64 = 0
        self.top: i64 = NO_CARD  # the latest discard
        self.ending: i64 = NOT_OVER
        self.chance_events: i64 = 0

    def copy_to(self, twin: Position) -> None:
        """What the constructor does not take. From now on the two share their runners."""
        self.own = 0
        twin.forgetful = self.forgetful
        twin.before = self.before
        twin.turn = self.turn
        twin.fallen = self.fallen
        twin.expulsions = self.expulsions
        twin.top = self.top
        twin.ending = self.ending
        twin.chance_events = self.chance_events

    # --- cards --------------------------------------------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        """The row of a seat's hand."""
        return FIRST_HAND + seat

    def count(self, row: i64, kind: i64) -> i64:
        return i64(self.cards[row * self.columns + 1 + kind])

    def size(self, row: i64) -> i64:
        """How many cards it counts."""
        return i64(self.cards[row * self.columns])

    def card_at(self, row: i64, index: i64) -> i64:
        """The kind of one of its cards, counted through."""
        cards, first = self.cards, row * self.columns + 1
        at = first
        while index >= i64(cards[at]):
            index -= i64(cards[at])
            at += 1
        return at - first

    def put(self, kind: i64, row: i64, change: i64) -> None:
        """Adds (1) or takes away (-1) a card in the count of a place."""
        cards, first = self.cards, row * self.columns
        cards[first] = u8(i64(cards[first]) + change)
        left = i64(cards[first + 1 + kind]) + change
        cards[first + 1 + kind] = u8(left)
        if row >= FIRST_HAND:
            if left > 0:
                self.held[row - FIRST_HAND] |= BIT[kind]
            else:
                self.held[row - FIRST_HAND] &= ~BIT[kind]

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.held[seat] >> kind & 1 == 1

    def discard_card(self, kind: i64) -> None:
        """Onto the discards, face up, from wherever it was counted."""
        self.put(kind, DISCARDS, 1)
        self.top = kind

    def cards_in(self, row: i64) -> list[str]:
        return names_of(self.cards, row * self.columns + 1, self.box.ids)

    def note(self, what: i64, who: i64, kind: i64) -> None:
        """For the memory of all seats."""
        if not self.forgetful:
            self.notes = note(self.notes, what, who, kind)

    def forget(self) -> None:
        self.forgetful = True
        self.notes = NO_NOTES[:]

    def recollection(self, reader: int) -> Recollection:
        """What a reader, or `SPECTATOR`, can tell of the hidden cards."""
        before = self.before
        if before is not None and before.reader != reader:
            return self.of_what_is_hidden(reader)
        return recollect(self.box, int(self.seats), reader, before, self.notes)

    def of_what_is_hidden(self, reader: int) -> Recollection:
        """Somebody believes this position; what others may remember in it is not known to them."""
        cards: list[int] = []
        slots: list[int] = []
        for row in [*(self.hand(seat) for seat in range(self.seats)), i64(PILE)]:
            hidden = [] if row == self.hand(reader) else list(range(self.box.eyes, self.box.kinds))
            there = [int(kind) for kind in hidden for _ in range(self.count(row, kind))]
            cards += there
            slots.append(len(there))
        return Recollection(reader, [settled([(tuple(sorted(cards)), tuple(slots))])], [1])

    # --- runners and what they owe ------------------------------------------------------------------------------------

    def change(self, seat: i64) -> Runner:
        """The runner of a seat, to be changed: a new one if copies of this position share the old one."""
        if self.own >> seat & 1 == 0:
            runner = self.runners[seat].copy()
            if self.own == 0:
                self.runners = self.runners[:]
            self.runners[seat] = runner
            self.own |= 1 << seat
        return self.runners[seat]

    def running(self) -> i64:
        """How many have not been expelled."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.runners[seat].is_running():
                count += 1
        return count

    def ask(self, asks: i64, seat: i64, card: i64, by: i64, below: Pending) -> None:
        self.pending = Pending(asks, seat, card, by, 0, below)

    def ask_active(self, asks: i64) -> None:
        """The active runner's own decision, with nothing before it."""
        self.pending = own_decision(asks, self.turn, self.pending.lowest().advanced)

    def is_falling(self) -> bool:
        """Whether a location is falling, and those who stand there are asked to leave."""
        below = self.pending.below
        return self.pending.asks == LEAVING or (below is not None and below.asks == LEAVING)

    def stayed(self) -> i64:
        """A bit for each who has declined to leave the location that falls."""
        below = self.pending.below
        return self.pending.stayed if below is None else self.pending.stayed | below.stayed

    # --- the contract's questions -------------------------------------------------------------------------------------

    def owing(self) -> i64:
        if self.ending != NOT_OVER:
            return 0
        return 1 << self.pending.seat

    def decision(self, seat: i64) -> str:
        return DECISIONS[self.pending.asks] if self.owing() >> seat & 1 else ""

    def widest(self) -> i64:
        """Every card of a hand on every runner or for every object, and discarded; advances, losses, and the rest."""
        others = self.seats if self.seats > len(self.box.objects) else i64(len(self.box.objects))
        return (self.box.hand + 1) * (others + 1) + self.box.kinds

    def chances(self) -> i64:
        return self.chance_events

    def check(self) -> None:
        box = self.box
        for kind in range(box.kinds):
            there = int(self.pending.card == kind)
            for place in range(FIRST_HAND + self.seats):
                there += int(self.count(place, kind))
            for seat in range(self.seats):
                runner = self.runners[seat]
                there += int(runner.special == kind)
                there += int(kind == box.barrier and runner.barred != FREE)
                if box.is_eye(kind) and self.holds(seat, kind):
                    raise BrokenPosition(f"seat {seat} holds {box.ids[kind]}: eye cards never enter a hand")
            if there != box.copies[kind]:
                raise BrokenPosition(f"{there} cards {box.ids[kind]} instead of {box.copies[kind]}")
        for row in range(i64(len(self.cards)) // self.columns):
            if self.size(row) != sum([int(self.count(row, kind)) for kind in range(box.kinds)]):
                raise BrokenPosition(f"the cards in row {row} are not counted right")
        for seat in range(self.seats):
            self.check_runner(seat)
        if self.ending == NOT_OVER:
            for reader in range(SPECTATOR, int(self.seats)):
                self.check_memory(reader)

    def check_runner(self, seat: i64) -> None:
        box, runner, hand = self.box, self.runners[seat], self.hand(seat)
        if self.size(hand) > box.hand:
            raise BrokenPosition(f"seat {seat} holds {self.size(hand)} cards")
        for kind in range(box.kinds):
            if self.holds(seat, kind) != (self.count(hand, kind) > 0):
                raise BrokenPosition(f"seat {seat} is not noted right as holding {box.ids[kind]}")
        if runner.is_running():
            if not runner.has(0):
                raise BrokenPosition(f"seat {seat} runs without {box.objects[0]}")
            lowest = self.fallen if self.is_falling() else self.fallen + 1
            if not lowest <= runner.location <= box.goal:
                raise BrokenPosition(f"seat {seat} stands on {runner.location}, with {self.fallen} fallen")
        elif self.size(hand) > 0 or runner.special != NO_CARD or runner.barred != FREE:
            raise BrokenPosition(f"seat {seat} is out and still has cards")

    def check_memory(self, reader: int) -> None:
        """What a reader can tell is true: in one of the worlds the hidden cards lie as they do."""
        seats, box = int(self.seats), self.box
        places = [[] if seat == reader else self.cards_in(self.hand(seat)) for seat in range(seats)]
        places.append([id for id in self.cards_in(PILE) if not box.is_eye(box.kind_of[id])])
        kinds = [[box.kind_of[id] for id in place] for place in places]
        if not any(may_lie(world, kinds) for world in self.recollection(reader).worlds):
            raise BrokenPosition(f"what seat {reader} can tell is not true")
