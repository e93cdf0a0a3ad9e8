"""The rulebook of Raging Bulls, in its order. Clause ids are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.events import Event, Fact
from stampede.core.game import OptionValue, Outcome, Place, ranks_of
from stampede.core.rng import Rng
from stampede.games.raging.actions import Actions, next_number, previous_number
from stampede.games.raging.challenges import medal_for
from stampede.games.raging.choices import Choices
from stampede.games.raging.components import Box
from stampede.games.raging.fields import Field
from stampede.games.raging.geometry import INSIDE, NUMBERS, WHOLE, columns_of, popcount, split
from stampede.games.raging.scoring import is_enclosure, score_lines, seat_score
from stampede.games.raging.state import (
    DICE,
    DIE,
    DIE_BITS,
    ENDED_MALLETS,
    ENDED_STOPPED,
    FOR_BULL,
    FOR_SHEEP,
    MARK_BITS,
    NOT_OVER,
    OUT,
    ROLL,
    SHED,
    SHEDS,
    STOPPED,
    TURN,
    UNDECIDED,
    WAITING,
    Sheet,
)
from stampede.games.raging.view import RagingView, places_of, view_of


class Pasture(Choices):
    """A position with the rules that change it."""

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

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        actions = self.actions
        if action >= actions.fence:
            self.build(seat, action - actions.fence, rng, log)
        elif action == actions.roll:
            self.be_ready(seat, rng, log)
        elif action == actions.stop:
            self.stop(seat, rng, log)
        elif action == actions.mallet:
            self.build_nothing(seat, rng, log)
        elif action == actions.shed_bull:
            self.choose_shed(seat, FOR_BULL, log)
        elif action == actions.shed_sheep:
            self.choose_shed(seat, FOR_SHEEP, log)
        elif action >= actions.saw_down:
            number = action - actions.saw_down + 1
            self.saw(seat, number, previous_number(number), log)
        else:
            number = action - actions.saw_up + 1
            self.saw(seat, number, next_number(number), log)

    # --- before the roll ----------------------------------------------------------------------------------------------

    def be_ready(self, seat: i64, rng: Rng, log: list[Event] | None) -> None:
        self.sheets[seat].asked = WAITING
        if log is not None and self.owing() != 0:
            log.append(Event("ready", {"seat": int(seat)}))
        self.go_on(ENDED_STOPPED, rng, log)

    def stop(self, seat: i64, rng: Rng, log: list[Event] | None) -> None:
        """Before the roll, and for good."""  # R4
        self.sheets[seat].asked = STOPPED
        if log is not None:
            log.append(Event("stopped", {"seat": int(seat), "score": int(seat_score(self, seat))}))
        self.go_on(ENDED_STOPPED, rng, log)

    def go_on(self, reason: i64, rng: Rng, log: list[Event] | None) -> None:
        """The next roll comes when every seat that still plays is ready; nobody playing any more, it is over."""  # R24
        someone_waits = False
        for sheet in self.sheets:
            if sheet.asked < WAITING:
                return
            if sheet.asked == WAITING:
                someone_waits = True
        if someone_waits:
            self.roll(rng, log)
        else:
            self.end(reason, log)

    def roll(self, rng: Rng, log: list[Event] | None) -> None:
        """Three dice, the same for everybody who plays on."""  # R4, R24
        self.chance_events = rng.begin(self.chance_events)
        self.round += 1
        self.rolled = 0
        for index in range(i64(DICE)):
            self.rolled |= (rng.below(NUMBERS) + 1) << DIE_BITS * index
        for sheet in self.sheets:
            if sheet.asked == WAITING:
                sheet.asked = TURN
                sheet.dice = self.rolled
                sheet.sawn = 0
        if log is not None:
            dice = [int(self.rolled >> DIE_BITS * index & DIE) for index in range(i64(DICE))]
            log.append(Event("rolled", {"round": int(self.round), "dice": dice}))

    # --- a turn -------------------------------------------------------------------------------------------------------

    def saw(self, seat: i64, number: i64, becomes: i64, log: list[Event] | None) -> None:
        """One die that no saw has changed this turn shows its neighbour."""  # R12
        sheet = self.sheets[seat]
        index: i64 = 0
        while sheet.die(index) != number or sheet.sawn >> index & 1:
            index += 1
        sheet.dice ^= (number ^ becomes) << DIE_BITS * index
        sheet.sawn |= i64(1) << index
        if log is not None:
            log.append(Event("sawed", {"seat": int(seat), "from": int(number), "to": int(becomes)}))

    def build(self, seat: i64, fence: i64, rng: Rng, log: list[Event] | None) -> None:
        """A fence by two of the dice; the third one is recycled."""  # R5, R6, R7, R10
        ground = self.box.ground
        sheet = self.sheets[seat]
        isolated = self.isolated_bulls(sheet) if log is not None else 0
        ends = ground.ends[fence]
        sheet.twice |= sheet.once & ends
        sheet.once |= ends
        sheet.fences = append(sheet.fences, fence)
        sheet.cells = split(sheet.cells, ground.left[fence], ground.right[fence])
        if log is not None:
            first, second = ground.post_names[ground.first[fence]], ground.post_names[ground.second[fence]]
            log.append(Event("fenced", {"seat": int(seat), "first": first, "second": second}))
            self.tell_isolated(seat, self.isolated_bulls(sheet) & ~isolated, log)
        spare = -ground.number[ground.first[fence]] - ground.number[ground.second[fence]]
        for index in range(i64(DICE)):
            spare += sheet.die(index)
        self.confirm(sheet)
        self.recycle(seat, spare, log)
        self.end_turn(seat, log)

    def build_nothing(self, seat: i64, rng: Rng, log: list[Event] | None) -> None:
        """A mallet goes; with the last one the game of this seat is over at once."""  # R9
        sheet = self.sheets[seat]
        dice = sheet.dice
        sheet.mallets -= 1
        self.confirm(sheet)
        if log is not None:
            log.append(Event("malleted", {"seat": int(seat), "left": int(sheet.mallets)}))
        if sheet.mallets == 0:
            sheet.asked = OUT
            if log is not None:
                log.append(Event("out", {"seat": int(seat), "score": int(seat_score(self, seat))}))
            self.go_on(ENDED_MALLETS, rng, log)
            return
        if self.recycles:  # R10: all three dice are unused
            for index in range(i64(DICE)):
                self.recycle(seat, dice >> DIE_BITS * index & DIE, log)
        self.end_turn(seat, log)

    def confirm(self, sheet: Sheet) -> None:
        """Saws that were used are spent, whatever the turn came to."""  # R12
        sheet.saws -= popcount(sheet.sawn)
        sheet.sawn = 0
        sheet.dice = 0

    def recycle(self, seat: i64, number: i64, log: list[Event] | None) -> None:
        """A mark for an unused die; the last box of a number gives a saw, and what comes then is lost."""  # R10, R11
        sheet = self.sheets[seat]
        marks = sheet.marks_of(number)
        facts: dict[str, Fact]
        if marks == self.box.boxes:
            if log is not None:
                facts = {"seat": int(seat), "number": int(number)}
                log.append(Event("wasted", facts))
            return
        sheet.marks += i64(1) << MARK_BITS * (number - 1)
        if log is not None:
            facts = {"seat": int(seat), "number": int(number), "marks": int(marks + 1)}
            log.append(Event("recycled", facts))
        if marks + 1 == self.box.boxes:
            sheet.saws += 1
            if log is not None:
                log.append(Event("saw-earned", {"seat": int(seat), "number": int(number)}))
        if log is not None and marks == 0 and sheet.shed != UNDECIDED and sheet.marked_numbers() == self.box.stands:
            log.append(Event("shed-built", {"seat": int(seat), "shed": SHEDS[sheet.shed]}))

    def end_turn(self, seat: i64, log: list[Event] | None) -> None:
        """The shed has to be chosen as soon as enough numbers are marked; then on to the next roll."""  # R13
        sheet = self.sheets[seat]
        if sheet.shed == UNDECIDED and sheet.marked_numbers() >= self.box.choose:
            sheet.asked = SHED
            if log is not None:
                log.append(Event("shed-offered", {"seat": int(seat)}))
        else:
            sheet.asked = ROLL

    def choose_shed(self, seat: i64, shed: i64, log: list[Event] | None) -> None:
        """Final; it may even stand at once."""  # R13
        sheet = self.sheets[seat]
        sheet.shed = shed
        sheet.asked = ROLL
        if log is not None:
            log.append(Event("shed-chosen", {"seat": int(seat), "shed": SHEDS[shed]}))
            if sheet.marked_numbers() >= self.box.stands:
                log.append(Event("shed-built", {"seat": int(seat), "shed": SHEDS[shed]}))

    # --- what is told -------------------------------------------------------------------------------------------------

    def isolated_bulls(self, sheet: Sheet) -> i64:
        """The bulls that are alone in an enclosure, as a mask."""  # R16
        mask: i64 = 0
        for index in range(i64(len(sheet.cells))):
            cell = sheet.cells[index]
            bulls = cell & self.field.bulls
            if is_enclosure(cell, self.closed) and bulls & (bulls - 1) == 0:
                mask |= bulls
        return mask & INSIDE

    def tell_isolated(self, seat: i64, bulls: i64, log: list[Event]) -> None:
        if bulls == 0:
            return
        spots = [f"{column},{row}" for column, row in columns_of(bulls)]
        log.append(Event("isolated", {"seat": int(seat), "bulls": spots, "count": len(spots)}))
        if self.isolated_bulls(self.sheets[seat]) == self.field.bulls:
            log.append(Event("completed", {"seat": int(seat)}))

    # --- the end ------------------------------------------------------------------------------------------------------

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
        """The highest score wins; equal ones share their place."""  # R24
        if self.ending == NOT_OVER:
            return None
        scores = [int(seat_score(self, seat)) for seat in range(self.seats)]
        ranks = ranks_of([[score] for score in scores])
        lines = [score_lines(self, seat) for seat in range(self.seats)]
        return Outcome(self.box.end_reasons[self.ending], scores, ranks, lines)

    def view(self, seat: int | None) -> RagingView:
        return view_of(self, seat)

    def places(self, seat: int | None) -> list[Place]:
        return places_of(self)


# --- setup ------------------------------------------------------------------------------------------------------------


ONE_REGION: Final = vec[i64]([WHOLE])
NO_FENCES: Final = vec[i64]()


def empty_pasture(box: Box, actions: Actions, field: Field, seats: i64, closed: bool, recycles: bool) -> Pasture:
    """A field without a fence for every seat, and all its mallets."""
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
    """Everybody has a copy of the same field.

    The field is the first chance event, also where nothing is drawn for it: the dice of a round do not depend on it.
    """  # R2, R24
    chance_events = rng.begin(0)
    field = box.field(str(options["field"]), str(options["difficulty"]), int(options["seed"]), rng)
    closed, recycles = bool(options["closed_perimeter"]), bool(options["mallet_recycles"])
    pasture = empty_pasture(box, actions, field, seats, closed, recycles)
    pasture.chance_events = chance_events
    if log is not None:
        log.append(Event("opened", {"field": field.name, "bulls": int(field.herd), "cows": len(field.cow_spots)}))
    return pasture
