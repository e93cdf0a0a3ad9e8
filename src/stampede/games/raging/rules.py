"""The rulebook of Raging Bulls, in its order. Clause ids are those of RULES.md.

What a seat may do is in `choices.py`; what enclosures are and what they score (R14 to R23) is in `scoring.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from stampede.core.errors import BrokenPosition
from stampede.core.events import EVERYBODY, Event, Fact, all_but, only
from stampede.core.game import OptionValue, Outcome, Place, Reason, ranks_by
from stampede.core.rng import Rng
from stampede.games.raging.actions import FENCE, MALLET, ROLL, SAW, SHEDS, STOP, UNDECIDED, Actions
from stampede.games.raging.challenges import medal_for
from stampede.games.raging.choices import fill_choices
from stampede.games.raging.components import Box
from stampede.games.raging.fields import Field
from stampede.games.raging.geometry import NUMBERS, WHOLE, columns_of, popcount, split
from stampede.games.raging.observation import observe
from stampede.games.raging.refusals import refusal
from stampede.games.raging.scoring import isolated_bulls, score_lines, seat_score, sheet_score
from stampede.games.raging.showing import places_of, view_of
from stampede.games.raging.state import (
    BEFORE_ROLL,
    CHOOSING_SHED,
    DICE,
    ENDED_BOTH,
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
from stampede.games.raging.view import RagingView

ONE_REGION: Final = vec[i64]([WHOLE])
NONE: Final = vec[i64]()


# --- the field: R1 to R3 ----------------------------------------------------------------------------------------------


def empty_pasture(box: Box, actions: Actions, field: Field, seats: i64, closed: bool, recycles: bool) -> Pasture:
    """For every seat the field without a fence, and all its mallets."""
    sheets = vec[Sheet]([Sheet(ONE_REGION, NONE, NONE, box.mallets) for _ in range(seats)])
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
        twin = Pasture(self.box, self.actions, self.field, self.sheets, self.closed, self.recycles)
        self.copy_to(twin)
        return twin

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        return fill_choices(self, seat, out)

    def refusal(self, seat: i64, action: i64) -> Reason:
        return refusal(self, seat, action)

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        """A step of an open round: the seat hears of it at once, the others when the round closes."""  # R24
        sheet = self.change(seat)
        sheet.steps = append(sheet.steps, action)
        self.carry_out(seat, sheet, action, only(seat), log)
        if not sheet.owes():
            self.be_ready(seat, rng, log)

    def carry_out(self, seat: i64, sheet: Sheet, action: i64, audience: i64, log: list[Event] | None) -> None:
        """The step itself, on a sheet of this seat, told to an audience."""
        actions = self.actions
        verb = actions.verb(action)
        if verb == ROLL:
            sheet.condition = WAITING
        elif verb == STOP:
            self.stop(seat, sheet, audience, log)
        elif verb == FENCE:
            self.build(seat, sheet, actions.fence(action), audience, log)
        elif verb == MALLET:
            self.build_nothing(seat, sheet, audience, log)
        elif verb == SAW:
            self.saw(seat, sheet, actions.number(action), actions.becomes(action), audience, log)
        else:
            self.choose_shed(seat, sheet, actions.shed(action), audience, log)

    # --- a turn: R4 to R13 --------------------------------------------------------------------------------------------

    def stop(self, seat: i64, sheet: Sheet, audience: i64, log: list[Event] | None) -> None:
        """Before the roll, and for good."""  # R4
        sheet.condition = STOPPED
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "score": int(sheet_score(self, sheet))}
            log.append(Event("stopped", facts, audience=audience))

    def roll(self, rng: Rng, log: list[Event] | None) -> None:
        """Three dice, the same for everybody still playing."""  # R4, R24
        self.round += 1
        self.rolled = 0
        for index in range(i64(DICE)):
            self.rolled = with_die(self.rolled, index, rng.below(NUMBERS) + 1)
        for seat in range(self.seats):
            sheet = self.sheets[seat]
            if sheet.condition == WAITING:
                sheet.condition = IN_TURN
                sheet.dice = self.rolled
                sheet.sawn = 0
        if log is not None:
            log.append(Event("rolled", {"round": int(self.round), "dice": numbers_of(self.rolled)}))

    def build(self, seat: i64, sheet: Sheet, fence: i64, audience: i64, log: list[Event] | None) -> None:
        """A fence uses two of the dice; the third is recycled."""  # R5, R6, R7, R10
        ground = self.box.ground
        isolated = isolated_bulls(self, sheet) if log is not None else 0
        ends = ground.ends[fence]
        sheet.twice |= sheet.once & ends  # R8
        sheet.once |= ends
        sheet.fences = append(sheet.fences[:], fence)
        sheet.cells = split(sheet.cells, ground.left[fence], ground.right[fence])
        if log is not None:
            first, second = ground.posts_of_fence(fence)
            facts: dict[str, Fact] = {"seat": int(seat), "first": first, "second": second}
            log.append(Event("fenced", facts, audience=audience))
            self.tell_isolated(seat, sheet, isolated_bulls(self, sheet) & ~isolated, audience, log)
        spare = -ground.number[ground.first[fence]] - ground.number[ground.second[fence]]
        for index in range(i64(DICE)):
            spare += sheet.die(index)
        self.confirm(sheet)
        self.recycle(seat, sheet, spare, audience, log)
        self.end_turn(seat, sheet, audience, log)

    def tell_isolated(self, seat: i64, sheet: Sheet, bulls: i64, audience: i64, log: list[Event]) -> None:
        """The bulls that the last fence isolated, and whether the field is now complete."""  # R16, R22
        if bulls == 0:
            return
        spots = [f"{column},{row}" for column, row in columns_of(bulls)]
        facts: dict[str, Fact] = {"seat": int(seat), "bulls": spots, "count": len(spots)}
        log.append(Event("isolated", facts, audience=audience))
        if isolated_bulls(self, sheet) == self.field.bulls:
            log.append(Event("completed", {"seat": int(seat)}, audience=audience))

    def build_nothing(self, seat: i64, sheet: Sheet, audience: i64, log: list[Event] | None) -> None:
        """Costs a mallet; losing the last one ends this seat's game at once."""  # R9
        dice = sheet.dice
        sheet.mallets -= 1
        self.confirm(sheet)
        if log is not None:
            log.append(Event("malleted", {"seat": int(seat), "left": int(sheet.mallets)}, audience=audience))
        if sheet.mallets == 0:
            sheet.condition = OUT
            if log is not None:
                facts: dict[str, Fact] = {"seat": int(seat), "score": int(sheet_score(self, sheet))}
                log.append(Event("out", facts, audience=audience))
            return
        if self.recycles:  # R10: all three dice are unused
            for index in range(i64(DICE)):
                self.recycle(seat, sheet, die_of(dice, index), audience, log)
        self.end_turn(seat, sheet, audience, log)

    def recycle(self, seat: i64, sheet: Sheet, number: i64, audience: i64, log: list[Event] | None) -> None:
        """Marks an unused die. Filling a number's last box earns a saw; once all are full, the die is lost."""  # R10
        marks = sheet.marks_of(number)
        if marks == self.box.boxes:
            if log is not None:
                log.append(Event("wasted", {"seat": int(seat), "number": int(number)}, audience=audience))
            return
        sheet.mark(number)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "number": int(number), "marks": int(marks + 1)}
            log.append(Event("recycled", facts, audience=audience))
        if marks + 1 == self.box.boxes:  # R11
            sheet.saws += 1
            if log is not None:
                log.append(Event("saw-earned", {"seat": int(seat), "number": int(number)}, audience=audience))
        if log is not None and marks == 0 and sheet.shed != UNDECIDED and sheet.marked_numbers() == self.box.stands:
            log.append(Event("shed-built", {"seat": int(seat), "shed": SHEDS[sheet.shed]}, audience=audience))

    def saw(self, seat: i64, sheet: Sheet, number: i64, becomes: i64, audience: i64, log: list[Event] | None) -> None:
        """Changes the first die that shows the number and is not sawn yet."""  # R12
        index: i64 = 0
        while sheet.die(index) != number or sheet.is_sawn(index):
            index += 1
        sheet.dice = with_die(sheet.dice, index, becomes)
        sheet.sawn |= i64(1) << index
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "from": int(number), "to": int(becomes)}
            log.append(Event("sawed", facts, audience=audience))

    def confirm(self, sheet: Sheet) -> None:
        """The saws in use are spent, with or without a fence."""  # R12
        sheet.saws -= popcount(sheet.sawn)
        sheet.sawn = 0
        sheet.dice = 0

    def end_turn(self, seat: i64, sheet: Sheet, audience: i64, log: list[Event] | None) -> None:
        """As soon as enough numbers are marked, the shed has to be chosen."""  # R13
        if sheet.shed == UNDECIDED and sheet.marked_numbers() >= self.box.choose:
            sheet.condition = CHOOSING_SHED
            if log is not None:
                log.append(Event("shed-offered", {"seat": int(seat)}, audience=audience))
        else:
            sheet.condition = BEFORE_ROLL

    def choose_shed(self, seat: i64, sheet: Sheet, shed: i64, audience: i64, log: list[Event] | None) -> None:
        """Final. If all numbers are marked already, the shed stands at once."""  # R13
        sheet.shed = shed
        sheet.condition = BEFORE_ROLL
        if log is not None:
            log.append(Event("shed-chosen", {"seat": int(seat), "shed": SHEDS[shed]}, audience=audience))
            if sheet.marked_numbers() >= self.box.stands:
                log.append(Event("shed-built", {"seat": int(seat), "shed": SHEDS[shed]}, audience=audience))

    # --- rounds and the end: R24 --------------------------------------------------------------------------------------

    def be_ready(self, seat: i64, rng: Rng, log: list[Event] | None) -> None:
        """All that others learn of an open round. Once everybody is ready, it closes: a roll, or the end."""  # R24
        someone_waits = False
        for other in range(self.seats):
            sheet = self.sheets[other]
            if sheet.owes():
                if log is not None:
                    if self.sheets[seat].condition == WAITING:  # otherwise the seat has just heard that it is the end
                        log.append(Event("ready", {"seat": int(seat)}, audience=only(seat)))
                    log.append(Event("ready", {"seat": int(seat)}, audience=all_but(seat)))
                return
            if sheet.condition == WAITING:
                someone_waits = True
        if someone_waits:
            # Chance comes first: a draft ends here, and must not tell what it only supposes of the others.
            self.chance_events = rng.begin(self.chance_events)
            self.close_round(log)
            self.roll(rng, log)
        else:
            reason = self.end_reason()
            self.close_round(log)
            self.end(reason, log)

    def close_round(self, log: list[Event] | None) -> None:
        """Everybody learns what the others have done, seat by seat, no matter who was first."""  # R24
        for seat in range(self.seats):
            if len(self.sheets[seat].steps) == 0:
                continue
            if log is not None:
                self.replayed(seat, all_but(seat), log)
            self.change(seat).steps = NONE[:]
        self.found = self.sheets
        self.own = 0

    def replayed(self, seat: i64, audience: i64, log: list[Event] | None) -> Sheet:
        """What the steps of the round make of the sheet that it found."""
        sheet = self.found[seat].copy()
        for index in range(i64(len(self.sheets[seat].steps))):
            self.carry_out(seat, sheet, self.sheets[seat].steps[index], audience, log)
        return sheet

    def end_reason(self) -> i64:
        """How it ended for those who played in the last round, no matter who finished first."""  # R24
        has_stopped = is_out = False
        for seat in range(self.seats):
            sheet = self.sheets[seat]
            if len(sheet.steps) > 0:
                has_stopped = has_stopped or sheet.condition == STOPPED
                is_out = is_out or sheet.condition == OUT
        if has_stopped and is_out:
            return ENDED_BOTH
        return ENDED_STOPPED if has_stopped else ENDED_MALLETS

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
        verdict = self.verdict()
        if verdict is None:
            return None
        lines = [score_lines(self, self.sheets[seat]) for seat in range(self.seats)]
        return Outcome(verdict.reason, verdict.scores, verdict.ranks, lines)

    def verdict(self) -> Outcome | None:
        """The highest score wins; equal scores share a place."""  # R24
        if self.ending == NOT_OVER:
            return None
        scores = [int(seat_score(self, seat)) for seat in range(self.seats)]
        return Outcome(self.box.end_reasons[self.ending], scores, ranks_by(scores), [])

    # --- what others see ----------------------------------------------------------------------------------------------

    def forget_others(self, seat: i64) -> None:
        """Everybody has a field of their own and the same dice, so nobody's score depends on how long others play."""
        for other in range(self.seats):
            if other != seat and self.sheets[other].is_playing():
                sheet = self.change(other)
                sheet.condition = STOPPED
                sheet.dice = 0
                sheet.steps = NONE[:]

    def view(self, seat: int | None) -> RagingView:
        return view_of(self, seat)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        observe(self, seat, out, at)

    def places(self, seat: int | None) -> list[Place]:
        return places_of(self, seat)

    def check(self) -> None:
        super().check()
        for seat in range(self.seats):
            if not self.replayed(seat, EVERYBODY, None).equals(self.sheets[seat]):
                raise BrokenPosition(f"seat {seat}: its steps do not lead from what the round found to its sheet")
