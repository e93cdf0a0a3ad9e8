"""The rulebook of Raging Bulls, in its order. Clause ids are those of RULES.md.

What a seat may do is in `choices.py`; what enclosures are and what they score (R14 to R23) is in `scoring.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.events import Event
from stampede.core.game import OptionValue, Outcome, Place, Reason, ranks_of
from stampede.core.rng import Rng
from stampede.games.raging.actions import FENCE, MALLET, ROLL, SAW, SHEDS, STOP, UNDECIDED, Actions
from stampede.games.raging.challenges import medal_for
from stampede.games.raging.choices import fill_choices
from stampede.games.raging.components import Box
from stampede.games.raging.fields import Field
from stampede.games.raging.geometry import NUMBERS, WHOLE, columns_of, popcount, split
from stampede.games.raging.refusals import refusal
from stampede.games.raging.scoring import isolated_bulls, score_lines, seat_score
from stampede.games.raging.state import (
    BEFORE_ROLL,
    CHOOSING_SHED,
    DICE,
    ENDED_MALLETS,
    ENDED_STOPPED,
    IN_TURN,
    NOT_OVER,
    OUT,
    STOPPED,
    WAITING,
    Position,
    Sheet,
    die_of,
    numbers_of,
    with_die,
)
from stampede.games.raging.view import RagingView, places_of, view_of

ONE_REGION: Final = vec[i64]([WHOLE])
NO_FENCES: Final = vec[i64]()


# --- the field: R1 to R3 ----------------------------------------------------------------------------------------------


def empty_pasture(box: Box, actions: Actions, field: Field, seats: i64, closed: bool, recycles: bool) -> Pasture:
    """For every seat the field without a fence, and all its mallets."""
    sheets = [Sheet(ONE_REGION[:], NO_FENCES[:], box.mallets) for _ in range(seats)]
    return Pasture(box, actions, field, sheets, closed, recycles)


def new_pasture(
    box: Box,
    actions: Actions,
    seats: i64,
    options: Mapping[str, OptionValue],
    rng: Rng,
    log: list[Event] | None,
) -> Pasture:
    """Everybody gets a copy of the same field.

    Choosing the field is always the first chance event, even if nothing is drawn, so that the dice of a round are the
    same on every field.
    """  # R2, R24
    chance_events = rng.begin(0)
    field = box.field(str(options["field"]), str(options["difficulty"]), int(options["seed"]), rng)
    closed, recycles = bool(options["closed_perimeter"]), bool(options["mallet_recycles"])
    pasture = empty_pasture(box, actions, field, seats, closed, recycles)
    pasture.chance_events = chance_events
    if log is not None:
        log.append(Event("opened", {"field": field.name, "bulls": int(field.herd), "cows": len(field.cow_spots)}))
    return pasture


class Pasture(Position):
    """A position with its rules."""

    def copy(self) -> Pasture:
        twin = Pasture(
            self.box,
            self.actions,
            self.field,
            [sheet.copy() for sheet in self.sheets],
            self.closed,
            self.recycles,
        )
        self.copy_to(twin)
        return twin

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        return fill_choices(self, seat, out)

    def refusal(self, seat: i64, action: i64) -> Reason:
        return refusal(self, seat, action)

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        actions = self.actions
        verb = actions.verb(action)
        if verb == ROLL:
            self.be_ready(seat, rng, log)
        elif verb == STOP:
            self.stop(seat, rng, log)
        elif verb == FENCE:
            self.build(seat, actions.fence(action), log)
        elif verb == MALLET:
            self.build_nothing(seat, rng, log)
        elif verb == SAW:
            self.saw(seat, actions.number(action), actions.becomes(action), log)
        else:
            self.choose_shed(seat, actions.shed(action), log)

    # --- a turn: R4 to R13 --------------------------------------------------------------------------------------------

    def be_ready(self, seat: i64, rng: Rng, log: list[Event] | None) -> None:
        """Roll, as soon as everybody wants to."""  # R4, R24
        self.sheets[seat].condition = WAITING
        if log is not None and self.owing() != 0:
            log.append(Event("ready", {"seat": int(seat)}))
        self.go_on(ENDED_STOPPED, rng, log)

    def stop(self, seat: i64, rng: Rng, log: list[Event] | None) -> None:
        """Before the roll, and for good."""  # R4
        self.sheets[seat].condition = STOPPED
        if log is not None:
            log.append(Event("stopped", {"seat": int(seat), "score": int(seat_score(self, seat))}))
        self.go_on(ENDED_STOPPED, rng, log)

    def roll(self, rng: Rng, log: list[Event] | None) -> None:
        """Three dice, the same for everybody still playing."""  # R4, R24
        self.chance_events = rng.begin(self.chance_events)
        self.round += 1
        self.rolled = 0
        for index in range(i64(DICE)):
            self.rolled = with_die(self.rolled, index, rng.below(NUMBERS) + 1)
        for sheet in self.sheets:
            if sheet.condition == WAITING:
                sheet.condition = IN_TURN
                sheet.dice = self.rolled
                sheet.sawn = 0
        if log is not None:
            log.append(Event("rolled", {"round": int(self.round), "dice": numbers_of(self.rolled)}))

    def build(self, seat: i64, fence: i64, log: list[Event] | None) -> None:
        """A fence uses two of the dice; the third is recycled."""  # R5, R6, R7, R10
        ground = self.box.ground
        sheet = self.sheets[seat]
        isolated = isolated_bulls(self, sheet) if log is not None else 0
        ends = ground.ends[fence]
        sheet.twice |= sheet.once & ends  # R8
        sheet.once |= ends
        sheet.fences = append(sheet.fences, fence)
        sheet.cells = split(sheet.cells, ground.left[fence], ground.right[fence])
        if log is not None:
            first, second = ground.posts_of_fence(fence)
            log.append(Event("fenced", {"seat": int(seat), "first": first, "second": second}))
            self.tell_isolated(seat, isolated_bulls(self, sheet) & ~isolated, log)
        spare = -ground.number[ground.first[fence]] - ground.number[ground.second[fence]]
        for index in range(i64(DICE)):
            spare += sheet.die(index)
        self.confirm(sheet)
        self.recycle(seat, spare, log)
        self.end_turn(seat, log)

    def tell_isolated(self, seat: i64, bulls: i64, log: list[Event]) -> None:
        """The bulls that the last fence isolated, and whether the field is now complete."""  # R16, R22
        if bulls == 0:
            return
        spots = [f"{column},{row}" for column, row in columns_of(bulls)]
        log.append(Event("isolated", {"seat": int(seat), "bulls": spots, "count": len(spots)}))
        if isolated_bulls(self, self.sheets[seat]) == self.field.bulls:
            log.append(Event("completed", {"seat": int(seat)}))

    def build_nothing(self, seat: i64, rng: Rng, log: list[Event] | None) -> None:
        """Costs a mallet; losing the last one ends this seat's game at once."""  # R9
        sheet = self.sheets[seat]
        dice = sheet.dice
        sheet.mallets -= 1
        self.confirm(sheet)
        if log is not None:
            log.append(Event("malleted", {"seat": int(seat), "left": int(sheet.mallets)}))
        if sheet.mallets == 0:
            sheet.condition = OUT
            if log is not None:
                log.append(Event("out", {"seat": int(seat), "score": int(seat_score(self, seat))}))
            self.go_on(ENDED_MALLETS, rng, log)
            return
        if self.recycles:  # R10: all three dice are unused
            for index in range(i64(DICE)):
                self.recycle(seat, die_of(dice, index), log)
        self.end_turn(seat, log)

    def recycle(self, seat: i64, number: i64, log: list[Event] | None) -> None:
        """Marks an unused die. Filling a number's last box earns a saw; once all are full, the die is lost."""  # R10
        sheet = self.sheets[seat]
        marks = sheet.marks_of(number)
        if marks == self.box.boxes:
            if log is not None:
                log.append(Event("wasted", {"seat": int(seat), "number": int(number)}))
            return
        sheet.mark(number)
        if log is not None:
            log.append(Event("recycled", {"seat": int(seat), "number": int(number), "marks": int(marks + 1)}))
        if marks + 1 == self.box.boxes:  # R11
            sheet.saws += 1
            if log is not None:
                log.append(Event("saw-earned", {"seat": int(seat), "number": int(number)}))
        if log is not None and marks == 0 and sheet.shed != UNDECIDED and sheet.marked_numbers() == self.box.stands:
            log.append(Event("shed-built", {"seat": int(seat), "shed": SHEDS[sheet.shed]}))

    def saw(self, seat: i64, number: i64, becomes: i64, log: list[Event] | None) -> None:
        """Changes the first die that shows the number and is not sawn yet."""  # R12
        sheet = self.sheets[seat]
        index: i64 = 0
        while sheet.die(index) != number or sheet.is_sawn(index):
            index += 1
        sheet.dice = with_die(sheet.dice, index, becomes)
        sheet.sawn |= i64(1) << index
        if log is not None:
            log.append(Event("sawed", {"seat": int(seat), "from": int(number), "to": int(becomes)}))

    def confirm(self, sheet: Sheet) -> None:
        """The saws in use are spent, with or without a fence."""  # R12
        sheet.saws -= popcount(sheet.sawn)
        sheet.sawn = 0
        sheet.dice = 0

    def end_turn(self, seat: i64, log: list[Event] | None) -> None:
        """As soon as enough numbers are marked, the shed has to be chosen."""  # R13
        sheet = self.sheets[seat]
        if sheet.shed == UNDECIDED and sheet.marked_numbers() >= self.box.choose:
            sheet.condition = CHOOSING_SHED
            if log is not None:
                log.append(Event("shed-offered", {"seat": int(seat)}))
        else:
            sheet.condition = BEFORE_ROLL

    def choose_shed(self, seat: i64, shed: i64, log: list[Event] | None) -> None:
        """Final. If all numbers are marked already, the shed stands at once."""  # R13
        sheet = self.sheets[seat]
        sheet.shed = shed
        sheet.condition = BEFORE_ROLL
        if log is not None:
            log.append(Event("shed-chosen", {"seat": int(seat), "shed": SHEDS[shed]}))
            if sheet.marked_numbers() >= self.box.stands:
                log.append(Event("shed-built", {"seat": int(seat), "shed": SHEDS[shed]}))

    # --- the end: R24 -------------------------------------------------------------------------------------------------

    def go_on(self, reason: i64, rng: Rng, log: list[Event] | None) -> None:
        """Rolls once everybody still playing is ready; ends the game if nobody is playing."""  # R24
        someone_waits = False
        for sheet in self.sheets:
            if sheet.owes():
                return
            if sheet.condition == WAITING:
                someone_waits = True
        if someone_waits:
            self.roll(rng, log)
        else:
            self.end(reason, log)

    def end(self, reason: i64, log: list[Event] | None) -> None:
        self.ending = reason
        if log is not None:
            self.tell_medals(log)
            log.append(Event("ended", {"reason": self.box.end_reasons[reason]}))

    def tell_medals(self, log: list[Event]) -> None:
        medals = self.box.medals(self.field, self.closed, self.recycles)
        for seat in range(self.seats):
            medal = medal_for(seat_score(self, seat), medals)
            if medal:
                log.append(Event("medal", {"seat": int(seat), "medal": medal}))

    def outcome(self) -> Outcome | None:
        """The highest score wins; equal scores share a place."""  # R24
        if self.ending == NOT_OVER:
            return None
        scores = [int(seat_score(self, seat)) for seat in range(self.seats)]
        ranks = ranks_of([[score] for score in scores])
        lines = [score_lines(self, seat) for seat in range(self.seats)]
        return Outcome(self.box.end_reasons[self.ending], scores, ranks, lines)

    # --- what others see ----------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> RagingView:
        return view_of(self, seat)

    def places(self, seat: int | None) -> list[Place]:
        return places_of(self)
