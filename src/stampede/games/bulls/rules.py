"""The rulebook of Running with the Bulls, in its order. Clause ids are those of RULES.md."""

from __future__ import annotations

from mypy_extensions import i64, u8

from stampede.core.events import Event, Fact
from stampede.core.game import Outcome, Place, ScoreLine, ranks_of
from stampede.core.rng import Rng
from stampede.games.bulls.actions import Actions
from stampede.games.bulls.components import FACES, Box
from stampede.games.bulls.state import (
    CARD,
    DAYS_OVER,
    DECK,
    DISCARD,
    DISCARDS,
    FIRST_HAND,
    IN_PLAY,
    MORE_CARDS,
    MORE_RUNNERS,
    NO_NOTES,
    NONE,
    NOT_OVER,
    NOTES,
    NOTHING,
    ONES,
    PLACE,
    POINTS_OF_DAY,
    SQUAD,
)
from stampede.games.bulls.streets import Streets
from stampede.games.bulls.view import BullsView, places_of, view_of


class Holiday(Streets):
    """A position with the rules that change it."""

    def copy(self) -> Holiday:
        twin = Holiday(
            self.box,
            self.actions,
            self.seats,
            self.cards[:],
            self.sizes[:],
            self.memory[:],
            self.runners[:],
            self.bulls[:],
            self.picked[:],
            self.tokens[:],
            self.sights[:],
            self.notes[:],
        )
        self.copy_to(twin)
        return twin

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        asked = self.asked
        if asked == CARD:
            if self.begin_card(action - self.actions.play, rng, log):
                self.end_card(rng, log)
        elif asked == PLACE:
            self.place_runner(action - self.actions.place, rng, log)
        elif asked == DISCARD:
            self.discard(action, rng, log)
        elif self.choose(action, rng, log):
            self.end_card(rng, log)

    # --- a day's setup ------------------------------------------------------------------------------------------------

    def begin_day(self, rng: Rng, log: list[Event] | None) -> None:
        """Destinations, cards, five bulls, everybody's runners; then the rolled 1s are placed."""  # B6, B7, B8
        self.day += 1
        self.row = 0
        self.done = 0
        self.runners = NOTHING[: self.seats * self.town.wide * FACES]
        self.bulls = NOTHING[: self.town.wide * FACES]
        self.begin_chance(rng)
        self.lay_destinations(rng, log)
        self.deal(rng, log)
        for column in range(self.town.width[0]):
            self.put_bulls(column, self.roll_die(rng), 1)  # B7
        if log is not None:
            faces = [int(face) for column in range(self.town.width[0]) for face in self.faces_of_bulls(column)]
            log.append(Event("bulls-start", {"rolls": faces}))
        for step in range(self.seats):
            self.roll_runners((self.first + step) % self.seats, rng, log)
        self.ask_for_starts(rng, log)

    def lay_destinations(self, rng: Rng, log: list[Event] | None) -> None:
        """All of them are shuffled; as many lie there as the town has places, from left to right."""  # B6
        cards = self.box.all_sights[:]
        rng.shuffle(cards)
        for column in range(self.town.width[self.town.steps]):
            self.sights[column] = u8(cards[column])
        if log is not None:
            names = [self.box.sights[cards[column]] for column in range(self.town.width[self.town.steps])]
            log.append(Event("day", {"day": int(self.day + 1), "seat": int(self.first), "names": names}))

    def deal(self, rng: Rng, log: list[Event] | None) -> None:
        """One at a time from the first player: up to a full hand, then what was earned the day before."""  # B6
        dealt: list[list[str]] = [[] for _ in range(self.seats)]
        while self.deal_round(False, dealt, rng, log):
            pass
        while self.deal_round(True, dealt, rng, log):
            pass
        for seat in range(self.seats):
            self.write(seat, MORE_CARDS, 0)  # B18: what could not be dealt is lost
        if log is not None:
            for step in range(self.seats):
                seat = (self.first + step) % self.seats
                secret: dict[str, Fact] = {"names": dealt[seat]}
                log.append(Event("dealt", {"seat": int(seat), "cards": len(dealt[seat])}, secret, 1 << seat))

    def deal_round(self, bonus: bool, dealt: list[list[str]], rng: Rng, log: list[Event] | None) -> bool:
        """A card for everybody who is still owed one; whether there was any."""
        any_dealt = False
        for step in range(self.seats):
            seat = (self.first + step) % self.seats
            owed = self.note(seat, MORE_CARDS) if bonus else self.box.hand - self.size(self.hand(seat))
            if owed > 0:
                kind = self.draw_card(seat, rng, log)
                if bonus:
                    self.write(seat, MORE_CARDS, owed - 1)
                if kind != NONE:
                    any_dealt = True
                    if log is not None:
                        dealt[seat].append(self.box.names[kind])
        return any_dealt

    def roll_runners(self, seat: i64, rng: Rng, log: list[Event] | None) -> None:
        """2 to 6 stand on the start of that number; 1s wait for their owner."""  # B4, B8
        number = self.box.runners[self.seats] + self.note(seat, MORE_RUNNERS)
        if number < 1:
            number = 1  # B4: never below one
        self.write(seat, SQUAD, number)
        self.write(seat, MORE_RUNNERS, 0)
        self.write(seat, ONES, 0)
        rolls: list[int] = []
        for _ in range(number):
            face = self.roll_die(rng)
            if face == 1:
                self.write(seat, ONES, self.note(seat, ONES) + 1)
            else:
                self.put_runners(seat, self.town.start_of[face], face, 1)
            if log is not None:
                rolls.append(int(face))
        if log is not None:
            log.append(Event("runners-start", {"seat": int(seat), "rolls": sorted(rolls)}))

    def ask_for_starts(self, rng: Rng, log: list[Event] | None) -> None:
        """In turn order, after all have rolled."""  # B8
        while self.done < self.seats:
            self.turn = (self.first + self.done) % self.seats
            if self.note(self.turn, ONES) > 0:
                self.asked = PLACE
                return
            self.done += 1
        self.last_bull(rng, log)

    def place_runner(self, column: i64, rng: Rng, log: list[Event] | None) -> None:
        """The face stays."""  # B8
        self.put_runners(self.turn, column, 1, 1)
        self.write(self.turn, ONES, self.note(self.turn, ONES) - 1)
        if log is not None:
            log.append(Event("placed", {"seat": int(self.turn), "place": self.place_name(column)}))
        self.ask_for_starts(rng, log)

    def last_bull(self, rng: Rng, log: list[Event] | None) -> None:
        """It stands on the start of its number; 1s are rolled again. Nobody is charged yet."""  # B9
        self.begin_chance(rng)
        face = self.roll_die(rng)
        while face == 1:
            face = self.roll_die(rng)
        column = self.town.start_of[face]
        self.put_bulls(column, face, 1)
        if log is not None:
            log.append(Event("last-bull", {"place": self.place_name(column), "face": int(face)}))
        self.begin_step(rng, log)

    # --- a step -------------------------------------------------------------------------------------------------------

    def begin_step(self, rng: Rng, log: list[Event] | None) -> None:
        self.done = 0
        if log is not None:
            facts: dict[str, Fact] = {"day": int(self.day + 1), "step": int(self.row + 1), "seat": int(self.first)}
            log.append(Event("step", facts))
        self.ask_for_card(rng, log)

    def ask_for_card(self, rng: Rng, log: list[Event] | None) -> None:
        """From the first player clockwise; who has no card plays none."""  # B11
        while self.done < self.seats:
            self.turn = (self.first + self.done) % self.seats
            if self.size(self.hand(self.turn)) > 0:
                self.asked = CARD
                return
            if log is not None:
                log.append(Event("no-card", {"seat": int(self.turn)}))
            self.done += 1
        self.advance(rng, log)

    def end_card(self, rng: Rng, log: list[Event] | None) -> None:
        """The card is discarded face up."""  # B11
        self.shift(self.card, IN_PLAY, DISCARDS)
        self.card = NONE
        self.forget_picks()
        self.done += 1
        self.ask_for_card(rng, log)

    def advance(self, rng: Rng, log: list[Event] | None) -> None:
        """All go down a row, the bulls charge, and the first-player token passes to the left."""  # B12, B14, B15
        self.go_down(log)
        self.charge(rng, log)
        self.first = (self.first + 1) % self.seats  # B15
        if self.row == self.town.steps:
            self.score_day(log)
            self.end_day(rng, log)
        else:
            self.begin_step(rng, log)

    # --- scoring and end ----------------------------------------------------------------------------------------------

    def score_day(self, log: list[Event] | None) -> None:
        """Every runner standing scores its card; effects count once for each card, on the next day only."""  # B16
        last = self.day == self.box.days - 1
        today = POINTS_OF_DAY + self.day
        for seat in range(self.seats):
            for column in range(self.town.width[self.row]):
                standing = self.runners_in(seat, column)
                if standing == 0:
                    continue
                sight = i64(self.sights[column])
                points = standing * self.box.points[sight]
                self.write(seat, today, self.note(seat, today) + points)
                more_runners = 0 if last else self.box.more_runners[sight]
                more_cards = 0 if last else self.box.more_cards[sight]
                self.write(seat, MORE_RUNNERS, self.note(seat, MORE_RUNNERS) + more_runners)
                self.write(seat, MORE_CARDS, self.note(seat, MORE_CARDS) + more_cards)
                if log is not None:
                    facts: dict[str, Fact] = {
                        "seat": int(seat),
                        "place": self.place_name(column),
                        "sight": self.box.sights[sight],
                        "runners": int(standing),
                        "points": int(points),
                    }
                    log.append(Event("scored", facts))
            if log is not None:
                self.tell_day(seat, log)

    def tell_day(self, seat: i64, log: list[Event]) -> None:
        facts: dict[str, Fact] = {
            "seat": int(seat),
            "day": int(self.day + 1),
            "points": int(self.note(seat, POINTS_OF_DAY + self.day)),
            "total": int(self.points(seat)),
        }
        log.append(Event("day-scored", facts))
        if self.note(seat, MORE_RUNNERS) != 0:
            log.append(Event("tomorrow-runners", {"seat": int(seat), "runners": int(self.note(seat, MORE_RUNNERS))}))
        if self.note(seat, MORE_CARDS) != 0:
            log.append(Event("tomorrow-cards", {"seat": int(seat), "cards": int(self.note(seat, MORE_CARDS))}))

    def end_day(self, rng: Rng, log: list[Event] | None) -> None:
        if self.day == self.box.days - 1:
            self.ending = DAYS_OVER
            if log is not None:
                log.append(Event("ended", {"reason": self.box.end_reasons[DAYS_OVER]}))
            return
        self.done = 0
        self.ask_for_discards(rng, log)

    def ask_for_discards(self, rng: Rng, log: list[Event] | None) -> None:
        """In turn order, before anything of the new day is seen."""  # B17
        while self.done < self.seats:
            self.turn = (self.first + self.done) % self.seats
            if self.size(self.hand(self.turn)) > 0:
                self.asked = DISCARD
                return
            self.done += 1
        self.begin_day(rng, log)

    def discard(self, action: i64, rng: Rng, log: list[Event] | None) -> None:
        """Cards one does not want, one by one, face up."""  # B17
        hand = self.hand(self.turn)
        if action != self.actions.keep:
            kind = action - self.actions.discard
            self.shift(kind, hand, DISCARDS)
            if log is not None:
                log.append(Event("discarded", {"seat": int(self.turn), "card": self.box.names[kind]}))
            if self.size(hand) > 0:
                return
        elif log is not None:
            log.append(Event("kept", {"seat": int(self.turn), "cards": int(self.size(hand))}))
        self.done += 1
        self.ask_for_discards(rng, log)

    def outcome(self) -> Outcome | None:
        """Most points, then most points on the last day; still level, the place is shared."""  # B19
        if self.ending == NOT_OVER:
            return None
        last = POINTS_OF_DAY + self.box.days - 1
        standings = [(int(self.points(seat)), int(self.note(seat, last))) for seat in range(self.seats)]
        ranks = ranks_of(standings)
        scores = [standing[0] for standing in standings]
        lines = [
            [ScoreLine(f"day-{day + 1}", int(self.note(seat, POINTS_OF_DAY + day))) for day in range(self.box.days)]
            for seat in range(self.seats)
        ]
        return Outcome(self.box.end_reasons[self.ending], scores, ranks, lines)

    def view(self, seat: int | None) -> BullsView:
        return view_of(self, seat)

    def places(self, seat: int | None) -> list[Place]:
        return places_of(self, seat)


# --- setup ------------------------------------------------------------------------------------------------------------


def empty_holiday(box: Box, actions: Actions, seats: i64) -> Holiday:
    """A town without dice, and no card anywhere."""
    places = FIRST_HAND + seats
    dice = box.town.wide * FACES
    return Holiday(
        box,
        actions,
        seats,
        NOTHING[: places * box.kinds],
        NOTHING[:places],
        NOTHING[: (1 + seats) * box.kinds],
        NOTHING[: seats * dice],
        NOTHING[:dice],
        NOTHING[:dice],
        NOTHING[: box.town.signs],
        NOTHING[: box.town.wide],
        NO_NOTES[: seats * NOTES],
    )


def new_holiday(box: Box, actions: Actions, seats: i64, rng: Rng, log: list[Event] | None) -> Holiday:
    """All cards in the deck, a random first player; then the first day."""  # B6, B10
    holiday = empty_holiday(box, actions, seats)
    for kind in range(box.kinds):
        holiday.put(kind, DECK, box.copies[kind])
        holiday.memory[kind] = u8(box.copies[kind])
    holiday.begin_chance(rng)
    holiday.first = rng.below(seats)
    holiday.begin_day(rng, log)
    return holiday
