"""What the action cards do, and how cards are drawn."""

from __future__ import annotations

from mypy_extensions import i64, u8

from stampede.core.events import Event, Fact
from stampede.core.rng import Rng
from stampede.games.bulls.choices import Choices
from stampede.games.bulls.components import (
    ALL_HERE,
    BULL,
    CREW,
    DRAW,
    FACES,
    LEAD,
    LOOSE,
    OWN_HERE,
    POINTS,
    SIGN,
    THEIRS,
    THEIRS_HERE,
)
from stampede.games.bulls.state import DECK, DISCARDS, IN_PLAY, LIFT, NONE, NOTHING, POINTS_OF_DAY
from stampede.games.bulls.town import SIGNS


class Effects(Choices):
    """A position with what cards do to it. A method that returns a truth says whether the card is done with."""

    def roll_die(self, rng: Rng) -> i64:
        return 1 + rng.below(FACES)

    def begin_chance(self, rng: Rng) -> None:
        self.chance_events = rng.begin(self.chance_events)

    # --- playing a card -----------------------------------------------------------------------------------------------

    def begin_card(self, kind: i64, rng: Rng, log: list[Event] | None) -> bool:
        """It takes effect at once; without a target it does nothing."""  # B11
        self.shift(kind, self.hand(self.turn), IN_PLAY)
        self.card = kind
        effect = self.box.effect[kind]
        if log is not None:
            log.append(Event("played", {"seat": int(self.turn), "card": self.box.names[kind]}))
        if not self.has_target(effect):
            if log is not None:
                log.append(Event("no-target", {"seat": int(self.turn), "card": self.box.names[kind]}))
            return True
        if effect == DRAW:
            self.draw_cards(self.box.amount[kind], rng, log)
            return True
        if effect == POINTS:
            self.gain(self.box.amount[kind], log)
            return True
        self.asked = effect
        if effect == SIGN and self.tokens_left(self.turn) == 0:
            self.asked = LIFT  # B5: a new one moves one
        return False

    def choose(self, action: i64, rng: Rng, log: list[Event] | None) -> bool:
        """The next choice that the card in play asks for."""
        actions = self.actions
        asked = self.asked
        if action == actions.skip:
            self.tell_skipped(log)
            return True
        if asked <= THEIRS:
            return self.pick(action, rng, log)
        if asked == SIGN:
            return self.place_token(action - actions.sign, log)
        if asked == LIFT:
            return self.lift_token(action - actions.lift, log)
        if asked == CREW:
            return self.remove_token(action - actions.clear, log)
        if asked == LEAD:
            return self.lead_bull(actions.lead_codes[action - actions.lead], log)
        self.begin_chance(rng)
        if asked == BULL:
            code = action - actions.bull - self.town.first[self.row] * FACES
            self.roll_bulls(code // FACES, code % FACES + 1, 1, rng, log)
        elif asked == THEIRS_HERE:
            code = action - actions.heckle
            self.roll_all(code // self.town.roundabouts, self.column_of(code % self.town.roundabouts), rng, log)
        else:
            column = self.column_of(action - actions.at)
            if asked == ALL_HERE:
                for seat in range(self.seats):
                    self.roll_all(seat, column, rng, log)
            elif asked == LOOSE:
                self.loose_bull(column, rng, log)
            else:
                self.roll_bulls_in(column, rng, log)
        return True

    def column_of(self, place: i64) -> i64:
        return place - self.town.first[self.row]

    def tell_skipped(self, log: list[Event] | None) -> None:
        if log is not None:
            log.append(Event("skipped", {"seat": int(self.turn), "card": self.box.names[self.card]}))

    # --- runners ------------------------------------------------------------------------------------------------------

    def pick(self, action: i64, rng: Rng, log: list[Event] | None) -> bool:
        """Dice are named first and then rolled together; none is allowed."""  # B2
        if action != self.actions.roll:
            code = action - self.actions.pick
            place = code // FACES % self.town.roundabouts
            self.target = code // FACES // self.town.roundabouts
            column = self.column_of(place)
            die = column * FACES + code % FACES
            self.picked[die] = u8(i64(self.picked[die]) + 1)
            self.picks += 1
            if self.asked == OWN_HERE:
                self.here = column
            if self.picks != self.box.amount[self.card] and self.is_more_to_pick():
                return False
        if self.picks == 0:
            self.tell_skipped(log)
        else:
            self.begin_chance(rng)
            self.roll_picked(rng, log)
        return True

    def is_more_to_pick(self) -> bool:
        if self.here != NONE:
            return self.picks < self.runners_in(self.target, self.here)
        return self.picks < self.standing(self.target)

    def roll_picked(self, rng: Rng, log: list[Event] | None) -> None:
        """All are taken up before any is rolled: a reroll changes the face, never the place."""
        for column in range(self.town.width[self.row]):
            for face in range(i64(1), i64(FACES + 1)):
                self.put_runners(self.target, column, face, -self.picked_at(column, face))
        for column in range(self.town.width[self.row]):
            for face in range(i64(1), i64(FACES + 1)):
                self.throw(self.target, column, face, self.picked_at(column, face), rng, log)

    def roll_all(self, seat: i64, column: i64, rng: Rng, log: list[Event] | None) -> None:
        """Every runner of a seat in a roundabout."""
        self.target = seat
        for face in range(i64(1), i64(FACES + 1)):
            self.picked[column * FACES + face - 1] = u8(self.runners_at(seat, column, face))
        self.roll_picked(rng, log)
        self.forget_picks()

    def forget_picks(self) -> None:
        self.picked = NOTHING[: self.town.wide * FACES]
        self.picks = 0
        self.target = NONE
        self.here = NONE

    def throw(self, seat: i64, column: i64, face: i64, dice: i64, rng: Rng, log: list[Event] | None) -> None:
        """Rolls dice that showed a face and have been taken up."""
        if dice == 0:
            return
        rolls: list[int] = []
        for _ in range(dice):
            rolled = self.roll_die(rng)
            self.put_runners(seat, column, rolled, 1)
            if log is not None:
                rolls.append(int(rolled))
        if log is not None:
            facts: dict[str, Fact] = {
                "seat": int(self.turn),
                "target": int(seat),
                "own": "yes" if seat == self.turn else "no",
                "place": self.place_name(column),
                "face": int(face),
                "dice": int(dice),
                "rolls": rolls,
            }
            log.append(Event("rolled", facts))

    def place_name(self, column: i64) -> str:
        return self.town.names[self.town.place_at(self.row, column)]

    # --- bulls --------------------------------------------------------------------------------------------------------

    def roll_bulls(self, column: i64, face: i64, dice: i64, rng: Rng, log: list[Event] | None) -> None:
        self.put_bulls(column, face, -dice)
        self.throw_bulls(column, face, dice, rng, log)

    def roll_bulls_in(self, column: i64, rng: Rng, log: list[Event] | None) -> None:
        dice = self.bulls[column * FACES : (column + 1) * FACES]
        for face in range(i64(1), i64(FACES + 1)):
            self.put_bulls(column, face, -i64(dice[face - 1]))
        for face in range(i64(1), i64(FACES + 1)):
            self.throw_bulls(column, face, i64(dice[face - 1]), rng, log)

    def throw_bulls(self, column: i64, face: i64, dice: i64, rng: Rng, log: list[Event] | None) -> None:
        """Rolls bulls that showed a face and have been taken up."""
        if dice == 0:
            return
        rolls: list[int] = []
        for _ in range(dice):
            rolled = self.roll_die(rng)
            self.put_bulls(column, rolled, 1)
            if log is not None:
                rolls.append(int(rolled))
        if log is not None:
            facts: dict[str, Fact] = {
                "seat": int(self.turn),
                "place": self.place_name(column),
                "face": int(face),
                "dice": int(dice),
                "rolls": rolls,
            }
            log.append(Event("bulls-rolled", facts))

    def lead_bull(self, code: i64, log: list[Event] | None) -> bool:
        """To the next roundabout on the left or right."""
        face = code // 2 % FACES + 1
        column = self.column_of(code // 2 // FACES)
        to = column - 1 if code % 2 == 0 else column + 1
        self.put_bulls(column, face, -1)
        self.put_bulls(to, face, 1)
        if log is not None:
            facts: dict[str, Fact] = {
                "seat": int(self.turn),
                "from": self.place_name(column),
                "to": self.place_name(to),
                "face": int(face),
            }
            log.append(Event("led", facts))
        return True

    def loose_bull(self, column: i64, rng: Rng, log: list[Event] | None) -> None:
        face = self.roll_die(rng)
        self.put_bulls(column, face, 1)
        if log is not None:
            log.append(Event("loose", {"seat": int(self.turn), "place": self.place_name(column), "face": int(face)}))

    # --- direction tokens ---------------------------------------------------------------------------------------------

    def place_token(self, sign: i64, log: list[Event] | None) -> bool:
        """One token a sign: the one that lay there goes back to its owner."""  # B13
        before = i64(self.tokens[sign])
        self.tokens[sign] = u8(self.turn + 1)
        self.lifted = 0
        if log is not None:
            if before > 0:
                log.append(self.token_event("replaced", before - 1, sign))
            log.append(self.token_event("signed", self.turn, sign))
        return True

    def lift_token(self, sign: i64, log: list[Event] | None) -> bool:
        """All are placed, so one of them moves."""  # B5
        self.tokens[sign] = 0
        self.lifted = 1
        self.asked = SIGN
        if log is not None:
            log.append(self.token_event("lifted", self.turn, sign))
        return False

    def remove_token(self, sign: i64, log: list[Event] | None) -> bool:
        owner = i64(self.tokens[sign]) - 1
        self.tokens[sign] = 0
        if log is not None:
            log.append(self.token_event("cleared", owner, sign))
        return True

    def token_event(self, kind: str, owner: i64, sign: i64) -> Event:
        place = self.town.names[self.town.sign_place[sign]]
        return Event(kind, {"seat": int(self.turn), "target": int(owner), "place": place, "sign": SIGNS[sign % 2]})

    # --- points and cards ---------------------------------------------------------------------------------------------

    def gain(self, points: i64, log: list[Event] | None) -> None:
        today = POINTS_OF_DAY + self.day
        self.write(self.turn, today, self.note(self.turn, today) + points)
        if log is not None:
            log.append(Event("gained", {"seat": int(self.turn), "points": int(points)}))

    def draw_cards(self, number: i64, rng: Rng, log: list[Event] | None) -> None:
        self.begin_chance(rng)
        names: list[str] = []
        for _ in range(number):
            kind = self.draw_card(self.turn, rng, log)
            if kind != NONE and log is not None:
                names.append(self.box.names[kind])
        if log is not None:
            log.append(Event("drew", {"seat": int(self.turn), "cards": len(names)}, {"names": names}, 1 << self.turn))

    def draw_card(self, seat: i64, rng: Rng, log: list[Event] | None) -> i64:
        """A card of the deck into a hand; none, if deck and discards are both empty."""  # B18
        if self.size(DECK) == 0:
            if self.size(DISCARDS) == 0:
                return NONE
            self.shuffle_discards(log)
        rest = rng.below(self.size(DECK))
        kind: i64 = 0
        while rest >= self.count(DECK, kind):
            rest -= self.count(DECK, kind)
            kind += 1
        self.shift(kind, DECK, self.hand(seat))
        own = (1 + seat) * self.box.kinds + kind
        self.memory[own] = u8(i64(self.memory[own]) + 1)
        return kind

    def shuffle_discards(self, log: list[Event] | None) -> None:
        """They become the deck; a card being resolved is not among them."""  # B18
        kinds = self.box.kinds
        self.memory = NOTHING[: (1 + self.seats) * kinds]
        for kind in range(kinds):
            there = self.count(DISCARDS, kind)
            self.memory[kind] = u8(there)
            self.put(kind, DISCARDS, -there)
            self.put(kind, DECK, there)
        if log is not None:
            log.append(Event("reshuffled", {"cards": int(self.size(DECK))}))
