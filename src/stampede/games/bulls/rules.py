"""The rulebook of Running with the Bulls, in its order. Clause ids are those of RULES.md."""

from __future__ import annotations

from itertools import pairwise

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from stampede.core.events import UNTOLD_NAMES, UNTOLD_NUMBERS, Event, Fact, only
from stampede.core.game import Outcome, Place, Reason, ScoreLine, ranks_of
from stampede.core.rng import Rng
from stampede.games.bulls.actions import DISCARD, KEEP, PLACE, PLAY, Actions
from stampede.games.bulls.chance import draw_card, roll_die
from stampede.games.bulls.checks import check
from stampede.games.bulls.choices import fill_choices, has_target
from stampede.games.bulls.components import DRAW, FACES, POINTS, TOKEN, Box
from stampede.games.bulls.effects import carry_out, draw_cards, gain_points
from stampede.games.bulls.observation import observe
from stampede.games.bulls.parts import (
    NONE,
    NOTHING,
    OLD_TOKEN,
    WHICH_CARD,
    WHICH_START,
    WHICH_UNWANTED,
    Evening,
    Player,
    effect_of,
)
from stampede.games.bulls.refusals import refusal_of
from stampede.games.bulls.showing import places_of, view_of
from stampede.games.bulls.state import (
    DAYS_OVER,
    DECK,
    DISCARDS,
    FIRST_HAND,
    IN_PLAY,
    NO_CARDS,
    NO_POINTS,
    NOT_OVER,
    Position,
)
from stampede.games.bulls.streets import charge, go_down
from stampede.games.bulls.view import BullsView


class Holiday(Position):
    """A position with the rules that change it."""

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        actions = self.actions
        verb = actions.verb(action)
        if verb == PLACE:
            self.place_runner(actions.place(action), rng, log)
        elif verb == PLAY:
            self.play_card(actions.card(action), rng, log)
        elif verb == DISCARD:
            self.set_aside(seat, actions.card(action), log)
        elif verb == KEEP:
            self.keep(seat, rng, log)
        elif carry_out(self, action, rng, log):  # B2
            self.end_card(rng, log)

    # --- a day's setup ------------------------------------------------------------------------------------------------

    def begin_day(self, rng: Rng, log: list[Event] | None) -> None:
        """Destinations, cards, five bulls, everybody's runners; then the rolled 1s are placed."""  # B6, B7, B8
        self.day += 1
        self.row = 0
        self.ready = 0
        self.clear_dice()
        self.begin_chance(rng)
        self.lay_destinations(rng, log)
        self.deal(rng, log)
        self.roll_bulls(rng, log)
        for step in range(self.seats):
            self.roll_runners(self.seat_after(step), rng, log)
        self.done = 0
        self.ask_for_starts(rng, log)

    def lay_destinations(self, rng: Rng, log: list[Event] | None) -> None:
        """All are shuffled, and as many as the town has places for are laid out from left to right."""  # B6
        cards = self.box.all_sights[:]
        rng.shuffle(cards)
        self.sights = NOTHING[: self.town.wide]  # copies share what lay there before
        for column in range(self.town.width[self.town.steps]):
            self.sights[column] = u8(cards[column])
        if log is not None:
            names = [self.box.sights[cards[column]] for column in range(self.town.width[self.town.steps])]
            log.append(Event("day", {"day": int(self.day + 1), "seat": int(self.first), "names": names}))

    def deal(self, rng: Rng, log: list[Event] | None) -> None:
        """One at a time from the first player: up to a full hand, then what was earned the day before."""  # B6
        dealt: list[list[str]] = [[] for _ in range(self.seats)] if log is not None else []
        while self.deal_round(NONE, dealt, rng, log):
            pass
        extra: i64 = 0
        while self.deal_round(extra, dealt, rng, log):
            extra += 1
        self.tell_dealt(dealt, log)

    def tell_dealt(self, dealt: list[list[str]], log: list[Event] | None) -> None:
        """Also before discards are shuffled: everybody sees who got cards of which deck."""
        if log is not None:
            for step in range(self.seats):
                seat = self.seat_after(step)
                if dealt[seat]:
                    secret: dict[str, Fact] = {"names": dealt[seat]}
                    log.append(Event("dealt", {"seat": int(seat), "cards": len(dealt[seat])}, secret, 1 << seat))
                    dealt[seat] = []

    def deal_round(self, extra: i64, dealt: list[list[str]], rng: Rng, log: list[Event] | None) -> bool:
        """A card for everybody who is still owed one, after so many extra ones; says whether anybody got one."""  # B6
        any_dealt = False
        for step in range(self.seats):
            seat = self.seat_after(step)
            earned = self.players[seat].more_cards
            owed = earned - extra if extra != NONE else self.box.hand - self.size(self.hand(seat))
            if owed > 0:
                if self.size(DECK) == 0:
                    self.tell_dealt(dealt, log)
                kind = draw_card(self, seat, rng, log)
                if kind != NONE:
                    any_dealt = True
                    if log is not None:
                        dealt[seat].append(self.box.names[kind])
        return any_dealt

    def roll_bulls(self, rng: Rng, log: list[Event] | None) -> None:
        """One on each start, from left to right."""  # B7
        for column in range(self.town.width[0]):
            self.put_bulls(column, roll_die(rng), 1)
        if log is not None:
            faces = [face for column in range(self.town.width[0]) for face in self.faces_of_bulls(column)]
            log.append(Event("bulls-start", {"rolls": faces}))

    def roll_runners(self, seat: i64, rng: Rng, log: list[Event] | None) -> None:
        """2 to 6 stand on the start of that number; 1s wait for their owner."""  # B4, B8
        squad = self.box.runners[self.seats] + self.players[seat].more_runners
        if squad < 1:
            squad = 1  # B4: never below one
        ones: i64 = 0
        rolls: list[int] = [] if log is not None else UNTOLD_NUMBERS
        for _die in range(squad):
            face = roll_die(rng)
            if face == 1:
                ones += 1
            else:
                self.put_runners(seat, self.town.start_of[face], face, 1)
            if log is not None:
                rolls.append(int(face))
        self.players[seat] = self.players[seat].rolling(squad, ones)
        if log is not None:
            log.append(Event("runners-start", {"seat": int(seat), "rolls": sorted(rolls)}))

    def ask_for_starts(self, rng: Rng, log: list[Event] | None) -> None:
        """In turn order, after all have rolled."""  # B8
        self.pending = WHICH_START
        while self.done < self.seats:
            self.turn = self.seat_after(self.done)
            if self.players[self.turn].ones > 0:
                return
            self.done += 1
        self.roll_last_bull(rng, log)

    def place_runner(self, start: i64, rng: Rng, log: list[Event] | None) -> None:
        """The face stays 1."""  # B8
        self.put_runners(self.turn, start, 1, 1)
        self.players[self.turn] = self.players[self.turn].placing()
        if log is not None:
            log.append(Event("placed", {"seat": int(self.turn), "place": self.place_name(start)}))
        self.ask_for_starts(rng, log)

    def roll_last_bull(self, rng: Rng, log: list[Event] | None) -> None:
        """It stands on the start of its number; 1s are rolled again. It charges nobody yet."""  # B9
        self.begin_chance(rng)
        face = roll_die(rng)
        while face == 1:
            face = roll_die(rng)
        column = self.town.start_of[face]
        self.put_bulls(column, face, 1)
        if log is not None:
            log.append(Event("last-bull", {"place": self.place_name(column), "face": int(face)}))
        self.begin_step(rng, log)

    def begin_first_day(self, rng: Rng, log: list[Event] | None) -> None:
        """A random seat begins."""  # B10
        self.begin_chance(rng)
        self.first = rng.below(self.seats)
        self.begin_day(rng, log)

    # --- a step -------------------------------------------------------------------------------------------------------

    def begin_step(self, rng: Rng, log: list[Event] | None) -> None:
        if log is not None:
            facts: dict[str, Fact] = {"day": int(self.day + 1), "step": int(self.row + 1), "seat": int(self.first)}
            log.append(Event("step", facts))
        self.done = 0
        self.ask_for_card(rng, log)

    def ask_for_card(self, rng: Rng, log: list[Event] | None) -> None:
        """From the first player clockwise; a player without cards plays none."""  # B11
        self.pending = WHICH_CARD
        while self.done < self.seats:
            self.turn = self.seat_after(self.done)
            if self.size(self.hand(self.turn)) > 0:
                return
            if log is not None:
                log.append(Event("no-card", {"seat": int(self.turn)}))
            self.done += 1
        self.advance(rng, log)

    def play_card(self, kind: i64, rng: Rng, log: list[Event] | None) -> None:
        """It takes effect at once; without a target it does nothing."""  # B11
        effect = self.box.effect[kind]
        amount = self.box.amount[kind]
        asked: i64 = effect
        if effect == TOKEN and self.tokens_left(self.turn) == 0:
            asked = OLD_TOKEN  # B5: with all placed, one of them moves
        self.pending = effect_of(kind, asked)
        self.shift(kind, self.hand(self.turn), IN_PLAY)
        self.note_laid(self.turn, kind)
        if log is not None:
            log.append(Event("played", {"seat": int(self.turn), "card": self.box.names[kind]}))
        if not has_target(self, effect):
            if log is not None:
                log.append(Event("no-target", {"seat": int(self.turn), "card": self.box.names[kind]}))
            self.end_card(rng, log)
        elif effect == DRAW:
            draw_cards(self, amount, rng, log)
            self.end_card(rng, log)
        elif effect == POINTS:
            gain_points(self, amount, log)
            self.end_card(rng, log)

    def end_card(self, rng: Rng, log: list[Event] | None) -> None:
        """The card is discarded face up."""  # B11
        self.shift(self.pending.card, IN_PLAY, DISCARDS)
        self.done += 1
        self.ask_for_card(rng, log)

    def advance(self, rng: Rng, log: list[Event] | None) -> None:
        """All go down a row, the bulls charge, and the first-player token passes to the left."""  # B12, B14, B15
        go_down(self, log)
        charge(self, rng, log)
        self.first = (self.first + 1) % self.seats  # B15
        if self.row == self.town.steps:
            self.score_day(log)
            self.end_day(rng, log)
        else:
            self.begin_step(rng, log)

    # --- scoring and end ----------------------------------------------------------------------------------------------

    def score_day(self, log: list[Event] | None) -> None:
        """Every runner standing scores its destination."""  # B16
        for seat in range(self.seats):
            for column in range(self.town.width[self.row]):
                if self.runners_in(seat, column) > 0:
                    self.score_destination(seat, column, log)
            if log is not None:
                self.tell_day(seat, log)
        self.remember_day()

    def remember_day(self) -> None:
        """Who arrived where stays to be looked at when the dice are gone."""
        town = self.town
        arrived = NOTHING[: self.seats * town.wide]
        trampled = NOTHING[: self.seats]
        for seat in range(self.seats):
            for column in range(town.width[self.row]):
                arrived[seat * town.wide + column] = u8(self.runners_in(seat, column))
            trampled[seat] = u8(self.players[seat].squad - self.standing(seat))
        self.evening = Evening(self.day, self.sights, arrived, trampled)

    def score_destination(self, seat: i64, column: i64, log: list[Event] | None) -> None:
        """Points for each runner; the effect counts once, and only on the next day."""  # B16
        sight = i64(self.sights[column])
        standing = self.runners_in(seat, column)
        points = standing * self.box.points[sight]
        self.players[seat] = self.players[seat].scoring(self.day, points)
        if not self.is_last_day():
            tomorrow = self.players[seat].earning(self.box.more_runners[sight], self.box.more_cards[sight])
            self.players[seat] = tomorrow
        if log is not None:
            facts: dict[str, Fact] = {
                "seat": int(seat),
                "place": self.place_name(column),
                "sight": self.box.sights[sight],
                "runners": int(standing),
                "points": int(points),
            }
            log.append(Event("scored", facts))

    def tell_day(self, seat: i64, log: list[Event]) -> None:
        player = self.players[seat]
        facts: dict[str, Fact] = {
            "seat": int(seat),
            "day": int(self.day + 1),
            "points": int(player.points[self.day]),
            "total": int(player.total()),
        }
        log.append(Event("day-scored", facts))
        if player.more_runners != 0:
            log.append(Event("tomorrow-runners", {"seat": int(seat), "runners": int(player.more_runners)}))
        if player.more_cards != 0:
            log.append(Event("tomorrow-cards", {"seat": int(seat), "cards": int(player.more_cards)}))

    def end_day(self, rng: Rng, log: list[Event] | None) -> None:
        if self.is_last_day():
            self.ending = DAYS_OVER
            if log is not None:
                self.tell_ties(log)
                log.append(Event("ended", {"reason": self.box.end_reasons[DAYS_OVER]}))
        else:
            self.ask_for_discards(rng, log)

    def ask_for_discards(self, rng: Rng, log: list[Event] | None) -> None:
        """Everybody at the same time, before anything of the new day is seen. Without cards, nobody is asked."""  # B17
        self.pending = WHICH_UNWANTED
        self.turn = self.first
        self.done = 0
        self.ready = 0
        for seat in range(self.seats):
            if self.size(self.hand(seat)) == 0:
                self.ready |= 1 << seat
        if self.owing() == 0:
            self.begin_day(rng, log)

    def set_aside(self, seat: i64, kind: i64, log: list[Event] | None) -> None:
        """A card that will be discarded. Others neither see it nor learn how many there are."""  # B17
        self.reject(seat, kind)  # B17
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "card": self.box.names[kind]}
            log.append(Event("set-aside", facts, audience=only(seat)))

    def keep(self, seat: i64, rng: Rng, log: list[Event] | None) -> None:
        """The rest of the hand. When all have chosen, everybody sees what was discarded."""  # B17
        self.ready |= 1 << seat
        if log is not None:
            log.append(Event("ready", {"seat": int(seat)}))
        if self.owing() == 0:
            for step in range(self.seats):
                self.discard(self.seat_after(step), log)
            self.unwanted = NOTHING[: self.seats * self.box.kinds]
            self.begin_day(rng, log)

    def discard(self, seat: i64, log: list[Event] | None) -> None:
        """The cards that a seat does not want, face up."""  # B17
        hand = self.hand(seat)
        names: list[str] = [] if log is not None else UNTOLD_NAMES
        for kind in range(self.box.kinds):
            for _card in range(self.unwanted_of(seat, kind)):
                self.shift(kind, hand, DISCARDS)
                self.note_laid(seat, kind)
                if log is not None:
                    names.append(self.box.names[kind])
        if log is not None and names:
            log.append(Event("discarded", {"seat": int(seat), "cards": len(names), "names": names}))
        if log is not None and self.size(hand) > 0:
            log.append(Event("kept", {"seat": int(seat), "cards": int(self.size(hand))}))

    def tell_ties(self, log: list[Event]) -> None:
        """What decided between players with equally many points, from the first place down."""  # B19
        outcome = self.outcome()
        assert outcome is not None
        order = [seat for _, seat in sorted([(rank, seat) for seat, rank in enumerate(outcome.ranks)])]
        for seat, other in pairwise(order):
            if outcome.scores[seat] == outcome.scores[other]:
                shared = outcome.ranks[seat] == outcome.ranks[other]
                facts: dict[str, Fact] = {
                    "seat": seat,
                    "target": other,
                    "total": outcome.scores[seat],
                    "points": int(self.players[seat].points[self.day]),
                    "behind": int(self.players[other].points[self.day]),
                }
                log.append(Event("tie-shared" if shared else "tie-broken", facts))

    def outcome(self) -> Outcome | None:
        """Most points, then most points on the last day; still level, the place is shared."""  # B19
        if self.ending == NOT_OVER:
            return None
        days = range(self.box.days)
        standings = [[int(player.total()), int(player.points[self.day])] for player in self.players]
        scores = [standing[0] for standing in standings]
        lines = [[ScoreLine(f"day-{day + 1}", int(player.points[day])) for day in days] for player in self.players]
        return Outcome(self.box.end_reasons[self.ending], scores, ranks_of(standings), lines)

    def is_last_day(self) -> bool:
        return self.day == self.box.days - 1

    def seat_after(self, step: i64) -> i64:
        """So many seats to the left of the first player."""
        return (self.first + step) % self.seats

    # --- what else the contract asks ----------------------------------------------------------------------------------

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        return fill_choices(self, seat, out)

    def refusal(self, seat: i64, action: i64) -> Reason:
        return refusal_of(self, seat, action)

    def copy(self) -> Holiday:
        twin = Holiday(
            self.box,
            self.actions,
            self.seats,
            self.players[:],
            self.pending,
            self.cards[:],
            self.sizes[:],
            self.decks,
            self.drawn,
            self.past,
            self.unwanted,
            self.runners[:],
            self.bulls[:],
            self.tokens,
            self.sights,
        )
        self.copy_to(twin)
        return twin

    def view(self, seat: int | None) -> BullsView:
        return view_of(self, seat)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        observe(self, seat, out, at)

    def places(self, seat: int | None) -> list[Place]:
        return places_of(self, seat)

    def check(self) -> None:
        check(self)


def empty_holiday(box: Box, actions: Actions, seats: i64) -> Holiday:
    """A town without dice, and no card anywhere."""
    places = FIRST_HAND + seats
    dice = box.town.wide * FACES
    return Holiday(
        box,
        actions,
        seats,
        [Player(NO_POINTS, 0, 0, 0, 0) for _ in range(seats)],
        WHICH_START,
        NOTHING[: places * box.kinds],
        NOTHING[:places],
        NO_CARDS,
        NO_CARDS,
        None,
        NOTHING[: seats * box.kinds],
        NOTHING[: seats * dice],
        NOTHING[:dice],
        NOTHING[: box.town.signs],
        NOTHING[: box.town.wide],
    )


def new_holiday(box: Box, actions: Actions, seats: i64, rng: Rng, log: list[Event] | None) -> Holiday:
    """All cards are in the deck; then the first day begins."""
    holiday = empty_holiday(box, actions, seats)
    for kind in range(box.kinds):
        holiday.put(kind, DECK, box.copies[kind])
    holiday.begin_first_day(rng, log)
    return holiday
