"""The rulebook of Trip & Run, in its order. Clause ids are those of RULES.md."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from stampede.core.events import UNTOLD_NUMBERS, Event, Fact
from stampede.core.game import Outcome, Place, Reason, ScoreLine, ranks_of
from stampede.core.rng import Rng
from stampede.games.primes.actions import (
    AIM,
    LAY_FOR_RUN,
    LAY_FOR_TRIP,
    MOVE_MEEPLE,
    PASS_TURN,
    STOP_LAYING,
    STOP_MOVING,
    USE_MOVE,
    Actions,
)
from stampede.games.primes.choices import can_move, fill_choices
from stampede.games.primes.components import BACKS, Box
from stampede.games.primes.observation import observe
from stampede.games.primes.refusals import refusal
from stampede.games.primes.showing import places_of, view_of
from stampede.games.primes.state import (
    DISCARDS,
    FIRST_HAND,
    HOME,
    NO_CARDS,
    NO_NUMBERS,
    NOT_OVER,
    PASSES,
    PILE,
    RUN,
    WHICH_MOVE,
    WHOLE_TURN,
    Position,
    meeple_to_move,
    run_to_go_on,
    trip_to_lay,
)
from stampede.games.primes.view import PrimesView

# --- setting up -------------------------------------------------------------------------------------------------------


def new_race(box: Box, actions: Actions, seats: i64, head_start_step: i64, rng: Rng, log: list[Event] | None) -> Race:
    """All meeples on the start, one card each, a random seat begins."""  # P4, P5, P6
    race = empty_race(box, actions, seats)
    race.head_start_step = head_start_step
    for kind in range(box.kinds):
        for _card in range(box.copies[kind]):
            race.put(kind, PILE, 1)
    race.chance_events = rng.begin(race.chance_events)
    race.turn = rng.below(seats)
    race.first = race.turn
    show_top(race, rng)
    for step in range(seats):
        seat = (race.turn + step) % seats
        kind = draw_card(race, seat, rng)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "back": int(box.number[kind])}
            log.append(Event("dealt", facts, {"card": box.names[kind]}, 1 << seat))
    if log is not None:
        log.append(Event("top", {"number": int(race.top)}))
        log.append(Event("turn", {"seat": int(race.turn)}))
    return race


def empty_race(box: Box, actions: Actions, seats: i64) -> Race:
    """A board with all meeples on the start and no card anywhere."""  # P4
    places = FIRST_HAND + 2 * seats
    return Race(
        box,
        actions,
        seats,
        NO_CARDS[: places * box.kinds],
        NO_CARDS[: places * BACKS],
        NO_CARDS[: seats * box.groups],
        vec[i64]([0 for _ in range(seats * BACKS)]),
        NO_CARDS[: seats * box.meeples[seats]],
        NO_NUMBERS[:],
        WHOLE_TURN,
    )


def draw_card(race: Race, seat: i64, rng: Rng) -> i64:
    """The top card: everybody saw its number, and its front is any that is left of that number."""  # P5
    rest = rng.below(race.size_of(PILE, race.top))
    kind = race.box.first[race.top]
    while rest >= race.count(PILE, kind):
        rest -= race.count(PILE, kind)
        kind += 1
    race.shift(kind, PILE, race.hand(seat))
    show_top(race, rng)
    return kind


def show_top(race: Race, rng: Rng) -> None:
    """The number on top of the pile is public."""  # P5
    race.top = 0
    if race.size(PILE) == 0:
        return
    rest = rng.below(race.size(PILE))
    race.top = 1
    while rest >= race.size_of(PILE, race.top):
        rest -= race.size_of(PILE, race.top)
        race.top += 1


class Race(Position):
    """A position with the rules that change it."""

    def copy(self) -> Race:
        twin = Race(
            self.box,
            self.actions,
            self.seats,
            self.cards[:],
            self.backs[:],
            self.groups[:],
            self.held[:],
            self.squares[:],
            self.earned[:],
            self.pending,
        )
        self.copy_to(twin)
        return twin

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        return fill_choices(self, seat, out)

    def refusal(self, seat: i64, action: i64) -> Reason:
        return refusal(self, seat, action)

    # --- a turn -------------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        actions = self.actions
        verb = actions.verb(action)
        if verb == AIM:
            self.aim_at(actions.square(action), log)
        elif verb == LAY_FOR_TRIP:
            self.lay_for_trip(actions.card(action), rng, log)
        elif verb == LAY_FOR_RUN:
            self.lay_for_run(actions.card(action), rng, log)
        elif verb == STOP_LAYING:
            self.stop_laying(rng, log)
        elif verb == USE_MOVE:
            self.use_move(actions.total(action), log)
        elif verb == MOVE_MEEPLE:
            self.move_meeple(actions.square(action), rng, log)
        elif verb == STOP_MOVING:
            self.forgo(log)
            self.end_turn(rng, log)
        elif verb == PASS_TURN:
            self.end_turn(rng, log)

    def next_seat(self, log: list[Event] | None) -> None:
        self.turn = (self.turn + 1) % self.seats  # P6: clockwise
        self.pending = WHOLE_TURN
        self.played = 0
        self.earned = NO_NUMBERS[:]
        if log is not None:
            log.append(Event("turn", {"seat": int(self.turn)}))

    # --- trips --------------------------------------------------------------------------------------------------------

    def aim_at(self, square: i64, log: list[Event] | None) -> None:
        self.pending = trip_to_lay(square)
        if log is not None:
            log.append(Event("aimed", {"seat": int(self.turn), "square": int(square)}))

    def lay_for_trip(self, kind: i64, rng: Rng, log: list[Event] | None) -> None:
        """White side up; the trip happens when the symbols are exactly the square's."""  # P7
        self.shift(kind, self.hand(self.turn), DISCARDS)
        trip = self.pending.laying(kind, self.box)
        self.pending = trip
        self.played += 1
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(self.turn), "square": int(trip.square), "card": self.box.names[kind]}
            log.append(Event("laid", facts))
        if trip.needs == 1:
            self.trip(trip.square, trip.total, log)
            self.pending = WHOLE_TURN  # P9: the next trip finds the meeples where this one left them
            if self.size(self.hand(self.turn)) == 0:
                self.stop_laying(rng, log)

    def trip(self, square: i64, total: i64, log: list[Event] | None) -> None:
        """Every opponent's meeple there goes back and earns a move; the seat's own stay."""  # P7, P8, P9
        back_to = square - total
        if back_to < 0:
            back_to = 0  # P8: it stops at the start
        for victim in range(self.seats):
            if victim == self.turn:
                continue
            for meeple in range(self.per):
                if self.square(victim, meeple) == square:
                    self.place_meeple(victim, meeple, back_to)
                    self.earned = including(self.earned, total)
                    if log is not None:
                        facts: dict[str, Fact] = {
                            "seat": int(self.turn),
                            "victim": int(victim),
                            "from": int(square),
                            "to": int(back_to),
                            "sum": int(total),
                        }
                        log.append(Event("tripped", facts))

    # --- the run ------------------------------------------------------------------------------------------------------

    def lay_for_run(self, kind: i64, rng: Rng, log: list[Event] | None) -> None:
        """Black side up, all of one number: the others learn only the number."""  # P10
        number = self.box.number[kind]
        head_start = self.head_start_of(self.turn)  # P17
        self.shift(kind, self.hand(self.turn), self.face_down(self.turn))
        self.pending = run_to_go_on(number, number + self.pending.total + head_start)
        self.played += 1
        if log is not None:
            secret: dict[str, Fact] = {"card": self.box.names[kind]}
            log.append(Event("ran", {"seat": int(self.turn), "number": int(number)}, secret, 1 << self.turn))
            if head_start > 0:
                log.append(Event("head-start", {"seat": int(self.turn), "squares": int(head_start)}))
        if self.size_of(self.hand(self.turn), number) == 0:
            self.stop_laying(rng, log)

    def stop_laying(self, rng: Rng, log: list[Event] | None) -> None:
        """A run has earned its move; now the moves are made."""  # P10, P11
        if self.pending.asked == RUN:
            self.earned = including(self.earned, self.pending.total)
        self.next_move(rng, log)

    # --- moves --------------------------------------------------------------------------------------------------------

    def next_move(self, rng: Rng, log: list[Event] | None) -> None:
        """Asks for the next earned move that can be made; if there is none, the turn ends."""  # P11
        self.drop_unusable(log)
        if len(self.earned) == 0:
            self.end_turn(rng, log)
        elif self.one_sum_left():
            self.pending = meeple_to_move(self.earned[0])
        else:
            self.pending = WHICH_MOVE

    def one_sum_left(self) -> bool:
        return all(self.earned[index] == self.earned[0] for index in range(len(self.earned)))

    def use_move(self, total: i64, log: list[Event] | None) -> None:
        self.pending = meeple_to_move(total)
        if log is not None:
            log.append(Event("used", {"seat": int(self.turn), "sum": int(total)}))

    def move_meeple(self, square: i64, rng: Rng, log: list[Event] | None) -> None:
        total = self.pending.total
        self.place_meeple(self.turn, self.meeple_on(self.turn, square), square + total)
        self.earned = without(self.earned, total)
        if log is not None:
            facts: dict[str, Fact] = {
                "seat": int(self.turn),
                "from": int(square),
                "to": int(square + total),
                "sum": int(total),
            }
            log.append(Event("moved", facts))
        if self.all_home():
            self.end(HOME, log)  # P15: at once
        else:
            self.next_move(rng, log)

    def forgo(self, log: list[Event] | None) -> None:
        if log is not None:
            log.append(Event("forwent", {"seat": int(self.turn), "moves": [int(total) for total in self.earned]}))

    def drop_unusable(self, log: list[Event] | None) -> None:
        """A sum too large for all of the seat's meeples moves nobody."""  # P12
        if len(self.earned) == 0:
            return
        last = self.square(self.turn, 0)
        for meeple in range(self.per):
            if self.square(self.turn, meeple) < last:
                last = self.square(self.turn, meeple)
        kept = NO_NUMBERS[:]
        for index in range(len(self.earned)):
            if can_move(self, last, self.earned[index]):
                kept = append(kept, self.earned[index])
            elif log is not None:
                log.append(Event("stuck", {"seat": int(self.turn), "sum": int(self.earned[index])}))
        self.earned = kept

    # --- the end of a turn --------------------------------------------------------------------------------------------

    def count_pass(self, log: list[Event] | None) -> bool:
        """A turn without a card is a pass; a full round of passes ends the game."""  # P13, P15
        if self.played > 0:
            self.passes = 0
            return False
        self.passes += 1
        if log is not None:
            log.append(Event("passed", {"seat": int(self.turn)}))
        if self.passes == self.seats:
            self.end(PASSES, log)
            return True
        return False

    def end_turn(self, rng: Rng, log: list[Event] | None) -> None:
        """The seat draws, and the next one is on turn; seats without cards pass without being asked."""  # P14, P15
        if self.count_pass(log):
            return
        self.draw(self.played + 1, rng, log)
        self.next_seat(log)
        while self.size(self.hand(self.turn)) == 0:
            if self.count_pass(log):
                return
            self.next_seat(log)

    def draw(self, wanted: i64, rng: Rng, log: list[Event] | None) -> None:
        """From the top, as long as there are cards."""  # P14
        number = wanted if wanted < self.size(PILE) else self.size(PILE)
        if number == 0:
            return
        self.chance_events = rng.begin(self.chance_events)
        drawn: list[int] = [] if log is not None else UNTOLD_NUMBERS
        for _card in range(number):
            kind = draw_card(self, self.turn, rng)
            if log is not None:
                drawn.append(int(kind))
        if log is not None:
            names: list[str] = [self.box.names[kind] for kind in drawn]
            backs: list[int] = [int(self.box.number[kind]) for kind in drawn]
            log.append(Event("drew", {"seat": int(self.turn), "backs": backs}, {"cards": names}, 1 << self.turn))
            log.append(Event("top", {"number": int(self.top)}))

    # --- the end ------------------------------------------------------------------------------------------------------

    def all_home(self) -> bool:
        return all(self.square(self.turn, meeple) == self.box.goal for meeple in range(self.per))

    def end(self, reason: i64, log: list[Event] | None) -> None:
        self.ending = reason
        self.earned = NO_NUMBERS[:]
        self.pending = WHOLE_TURN
        if log is not None:
            log.append(Event("ended", {"reason": self.box.end_reasons[reason]}))

    def outcome(self) -> Outcome | None:
        """The last meeple decides, then the second-last, and so on; if all are level, they share the place."""  # P16
        if self.ending == NOT_OVER:
            return None
        standings = [self.sorted_squares(seat) for seat in range(self.seats)]
        ranks = ranks_of(standings)
        scores = [standing[0] for standing in standings]
        lines = [[ScoreLine("last-meeple", score)] for score in scores]
        return Outcome(self.box.end_reasons[self.ending], scores, ranks, lines)

    # --- what can be seen ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> PrimesView:
        return view_of(self, seat)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        observe(self, seat, out, at)

    def places(self, seat: int | None) -> list[Place]:
        return places_of(self, seat)


def including(totals: vec[i64], total: i64) -> vec[i64]:
    """The ascending list with one more sum; the order in which moves were earned does not matter."""
    longer = NO_NUMBERS[:]
    index: i64 = 0
    while index < len(totals) and totals[index] <= total:
        longer = append(longer, totals[index])
        index += 1
    longer = append(longer, total)
    while index < len(totals):
        longer = append(longer, totals[index])
        index += 1
    return longer


def without(totals: vec[i64], total: i64) -> vec[i64]:
    """The list with that sum removed once."""
    kept = NO_NUMBERS[:]
    gone = False
    for index in range(len(totals)):
        if totals[index] == total and not gone:
            gone = True
        else:
            kept = append(kept, totals[index])
    return kept
