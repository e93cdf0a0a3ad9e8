"""The course of the run, whatever is played: whose turn it is, the pile that runs out, the end."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.events import Event
from stampede.games.encierro.choices import Choices
from stampede.games.encierro.state import (
    ALL_EXPELLED,
    BARRED,
    DISCARDS,
    DRAW,
    FREE,
    FRESH,
    GONE,
    LAST_RUNNER,
    NO_CARD,
    PENDING,
    PILE,
    PLAY,
    RESCUE,
    SITTING_OUT,
    SPECIAL,
)


class Course(Choices):
    """A position that knows how the run goes on, whatever was played."""

    # --- what leaves a runner -----------------------------------------------------------------------------------------

    def spend(self, seat: i64, kind: i64) -> None:
        """A card goes from the hand to the discards."""
        self.leave_hand(seat, kind)
        self.discard_card(kind)

    def leave_hand(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand openly: what others knew of it is one less."""
        self.put(kind, self.hand(seat), -1)
        for knower in range(self.seats):
            row = self.known_row(seat, knower)
            if self.memory[row + kind] > 0:
                self.remember(row, kind, -1)
        self.limit_fresh(seat)

    def limit_fresh(self, seat: i64) -> None:
        held = self.size(self.hand(seat))
        if self.note(seat, FRESH) > held:
            self.set_note(seat, FRESH, held)

    def discard_special(self, seat: i64) -> None:
        self.discard_card(self.special(seat))
        self.set_note(seat, SPECIAL, NO_CARD)

    # --- whose turn it is ---------------------------------------------------------------------------------------------

    def ask(self, seat: i64, decision: i64) -> None:
        self.who = seat
        self.asked = decision

    def after_card(self, log: list[Event] | None) -> None:
        """The card is settled: an empty pile bites at once, also in the middle of a draw."""  # E20, E21
        if self.size(PILE) == 0:
            self.fall(log)
        else:
            self.go_on(log)

    def go_on(self, log: list[Event] | None) -> None:
        """The drawer may draw up to five, unless they lost something or are gone."""  # E10
        full = self.size(self.hand(self.turn)) >= self.box.hand
        if full or self.spent or not self.is_running(self.turn) or self.size(PILE) == 0:
            self.end_turn(log)
        else:
            self.ask(self.turn, DRAW)

    def end_turn(self, log: list[Event] | None) -> None:
        """Clockwise; a runner behind the barrier loses the turn, and is back at the following one."""  # E5, E15
        seat = self.turn
        while True:
            seat = (seat + 1) % self.seats
            if not self.is_running(seat):
                continue
            if self.note(seat, BARRED) != PENDING:
                break
            self.set_note(seat, BARRED, SITTING_OUT)
            if log is not None:
                log.append(Event("sat-out", {"seat": int(seat)}))
        self.turn = seat
        self.advanced = 0
        self.draws = 0
        self.spent = 0
        if self.sits_out(seat):
            self.set_note(seat, BARRED, FREE)
            self.discard_card(self.box.barrier)
            if log is not None:
                log.append(Event("returned", {"seat": int(seat)}))
        self.ask(seat, PLAY)
        if log is not None:
            log.append(Event("turn", {"seat": int(seat)}))

    # --- the pile runs out --------------------------------------------------------------------------------------------

    def fall(self, log: list[Event] | None) -> None:
        """Only the Cabestros are left: the first open location is turned face down."""  # E20
        self.fallen += 1
        self.falling = 1
        self.stayed = 0
        if log is not None:
            log.append(Event("fell", {"number": int(self.fallen), "location": self.box.locations[self.fallen - 1]}))
        self.ask_to_leave(log)

    def ask_to_leave(self, log: list[Event] | None) -> None:
        """Clockwise from the active runner, until all who stand there and can act have declined."""  # E20
        for step in range(self.seats):
            seat = (self.turn + step) % self.seats
            if self.is_in_danger(seat) and not self.sits_out(seat) and self.stayed >> seat & 1 == 0:
                self.ask(seat, RESCUE)
                return
        self.close_location(log)

    def is_in_danger(self, seat: i64) -> bool:
        return self.is_running(seat) and self.location(seat) == self.fallen

    def stay(self, seat: i64, log: list[Event] | None) -> None:
        self.stayed |= 1 << seat
        if log is not None:
            log.append(Event("stayed", {"seat": int(seat)}))
        self.ask_to_leave(log)

    def close_location(self, log: list[Event] | None) -> None:
        """Those still there go together; then the discards are the new pile."""  # E20, E22
        self.falling = 0
        before = self.running()
        self.expulsions += 1
        for step in range(self.seats):
            seat = (self.turn + step) % self.seats
            if self.is_in_danger(seat):
                self.expel(seat, log)
        left = self.running()
        if left == before:
            self.expulsions -= 1
        elif left <= 1:
            self.end(LAST_RUNNER if left == 1 else ALL_EXPELLED, log)
            return
        self.shuffle(log)
        self.go_on(log)

    def shuffle(self, log: list[Event] | None) -> None:
        """A pile is a bag: shuffling is no chance event. Everybody knows now what it holds."""  # E20
        for kind in range(self.box.kinds):
            count = self.count(DISCARDS, kind)
            self.put_all(kind, count)
            self.memory[self.shuffled_row() + kind] = 0
            self.remember(self.shuffled_row(), kind, count)
        for seat in range(self.seats):
            self.forget(self.drawn_row(seat))
            self.set_note(seat, FRESH, 0)
        self.top = NO_CARD
        if log is not None:
            log.append(Event("shuffled", {"count": int(self.size(PILE))}))

    def put_all(self, kind: i64, count: i64) -> None:
        for _ in range(count):
            self.put(kind, DISCARDS, -1)
            self.put(kind, PILE, 1)

    # --- the end ------------------------------------------------------------------------------------------------------

    def expel(self, seat: i64, log: list[Event] | None) -> None:
        """Hand, special object and Desde la barrera are discarded, objects leave the game."""  # E22
        if log is not None:
            log.append(Event("expelled", {"seat": int(seat), "cards": self.names_at(self.hand(seat))}))
        for kind in range(self.box.eyes, self.box.kinds):
            while self.holds(seat, kind):
                self.spend(seat, kind)
        if self.special(seat) != NO_CARD:
            self.discard_special(seat)
        if self.note(seat, BARRED) != FREE:
            self.set_note(seat, BARRED, FREE)
            self.discard_card(self.box.barrier)
        self.set_note(seat, GONE, self.expulsions)

    def end(self, reason: i64, log: list[Event] | None) -> None:
        self.ending = reason
        if log is not None:
            log.append(Event("ended", {"reason": self.box.end_reasons[reason]}))
