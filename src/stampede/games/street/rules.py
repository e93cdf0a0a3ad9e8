"""The rulebook of RUN 2 Street, in its order. Clause ids are those of RULES.md; S16 and S17 are in deck.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from stampede.core.events import Event, Fact
from stampede.core.game import OptionValue, Outcome, Place, Reason, ScoreLine, ranks_of
from stampede.core.rng import Rng
from stampede.games.street.actions import (
    BECOME_INVINCIBLE,
    COUNTER_TRICK,
    DISCARD_CARD,
    END_TURN,
    MOUNT,
    PLAY_TRICK,
    RIDE,
    STOP_RIDER,
    SWAP_HANDS,
    Actions,
)
from stampede.games.street.choices import fill_choices
from stampede.games.street.components import AT_NIGHT, EVENED, NOTHING, Box
from stampede.games.street.deck import draw_card, fill_hand
from stampede.games.street.declined import note_left, note_short, note_turn, swap_notes
from stampede.games.street.memory import check_memory, remember_opening, remember_swap
from stampede.games.street.observation import observe
from stampede.games.street.refusals import refusal
from stampede.games.street.showing import places_of, view_of
from stampede.games.street.state import (
    DECK,
    DISCARDS,
    EXACT,
    FIRST_HAND,
    LAST_LEFT,
    NO_CARDS,
    NO_NUMBERS,
    NOT_OVER,
    Position,
    Rider,
    swap_ranges,
)
from stampede.games.street.view import StreetView

# The two lengths of a race.
QUICK: Final = "quick"
LONG: Final = "long"

# How hard its objectives are: some harder than others, or all alike.
MIXED: Final = "mixed"
EVEN: Final = "even"

# --- setting up -------------------------------------------------------------------------------------------------------


def new_race(
    box: Box,
    actions: Actions,
    seats: i64,
    options: Mapping[str, OptionValue],
    rng: Rng,
    log: list[Event] | None,
) -> Race:
    race = empty_race(box, actions, seats)
    even = options.get("objectives", MIXED) == EVEN  # not there in games from before there was this option
    race.goal_set = goal_set_of(options["length"] == LONG, even)
    race.shared = bool(options["shared_objective"])
    race.strict = bool(options["strict_start"])
    race.fragile = bool(options["vehicle_lost"])
    race.max_rebuilds = int(options["max_rebuilds"])
    for kind in range(box.kinds):
        race.put(kind, DECK, box.copies[kind])
    remember_opening(race)
    race.chance_events = rng.begin(race.chance_events)
    race.turn = rng.below(seats)  # S5
    deal_objectives(race, rng, log)
    seat = race.turn
    for _ in range(seats):
        deal_hand(race, seat, rng, log)
        seat = race.seat_to_the_right(seat)
    race.tell("turn", log)
    return race


def empty_race(box: Box, actions: Actions, seats: i64) -> Race:
    """Nobody has a vehicle, no card is anywhere, and all have the first objective."""
    places = FIRST_HAND + 2 * seats
    unshielded = NO_NUMBERS[: box.shields]
    riders = vec[Rider]([Rider(0, NOTHING, unshielded) for _ in range(seats)])
    cards, notes = NO_CARDS[: places * box.kinds], NO_CARDS[: seats * box.kinds + 2 * box.cards]
    race = Race(box, actions, cards, NO_NUMBERS[:places], NO_NUMBERS[:places], NO_NUMBERS[:seats], riders, notes)
    race.known = NO_CARDS[: seats * seats * box.kinds]
    race.most = NO_CARDS[: (seats + 1) * seats * box.kinds]
    race.plain = NO_CARDS[: seats * box.kinds]
    race.old = NO_NUMBERS[: (seats + 1) * seats]
    race.met = NO_NUMBERS[:seats]
    race.max_rebuilds = box.rebuilds
    return race


def goal_set_of(long: bool, even: bool) -> i64:
    """Which distances the objectives of such a race stand for."""  # S3, S21
    side: i64 = AT_NIGHT if long else 0
    return side + EVENED if even else side


def deal_objectives(race: Race, rng: Rng, log: list[Event] | None) -> None:
    """A secret one each, and the others leave the game; or one for all, face up."""  # S3
    pack = vec[i64](list(range(race.box.objectives)))
    rng.shuffle(pack)
    for seat in range(race.seats):
        race.objectives[seat] = pack[0 if race.shared else seat]
        if log is not None and not race.shared:
            log.append(Event("objective", {"seat": int(seat)}, {"goal": int(race.goal(seat))}, 1 << seat))
    if log is not None and race.shared:
        log.append(Event("shared-objective", {"goal": int(race.goal(0))}))


def deal_hand(race: Race, seat: i64, rng: Rng, log: list[Event] | None) -> None:
    for _ in range(race.box.hand):  # S4
        draw_card(race, race.hand(seat), rng)
    if log is not None:
        dealt = race.names_at(race.hand(seat))
        log.append(Event("dealt", {"seat": int(seat), "count": len(dealt)}, {"cards": dealt}, 1 << seat))


class Race(Position):
    """A position with the rules that change it."""

    def copy(self) -> Race:
        twin = Race(
            self.box,
            self.actions,
            self.cards[:],
            self.sizes[:],
            self.kinds_at[:],
            self.objectives,
            self.riders,
            self.notes[:],
        )
        self.copy_to(twin)
        return twin

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        return fill_choices(self, seat, out)

    def refusal(self, seat: i64, action: i64) -> Reason:
        return refusal(self, seat, action)

    # --- a turn -------------------------------------------------------------------------------------------------------

    def next_turn(self, rng: Rng, log: list[Event] | None) -> None:
        """To the right, past those who are out, skipped, or without a card."""  # S5
        while self.ending == NOT_OVER:
            self.turn = self.seat_to_the_right(self.turn)
            self.played = 0
            if self.riders[self.turn].is_out():
                continue
            self.lower_shields(log)
            if self.riders[self.turn].stopped:
                self.skip_turn(log)
            elif self.size(self.hand(self.turn)) == 0:
                self.tell("passed", log)  # S17: an empty hand passes
                self.wait_out(log)
                fill_hand(self, rng, log)
            else:
                self.tell("turn", log)
                return

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        """One card after another, at most two; then the hand is filled."""  # S6
        verb, card, target = self.actions.verb(action), self.actions.card(action), self.actions.target(action)
        if verb == END_TURN:
            self.end_turn(rng, log)
            return
        self.played += 1
        if verb == DISCARD_CARD:
            self.discard_card(card, log)
        elif verb == MOUNT:
            self.mount(card, log)
        elif verb == RIDE:
            self.ride(card, log)
        elif verb == PLAY_TRICK:
            self.play_trick(card, target, log)
        elif verb == COUNTER_TRICK:
            self.counter_trick(card, log)
        elif verb == BECOME_INVINCIBLE:
            self.become_invincible(card, log)
        elif verb == SWAP_HANDS:
            self.swap_hands(card, target, log)
        elif verb == STOP_RIDER:
            self.stop_rider(card, target, log)
        if self.ending != NOT_OVER:
            return
        if self.riders[seat].is_out():
            self.next_turn(rng, log)
        elif self.played == self.box.plays or self.size(self.hand(seat)) == 0:
            self.end_turn(rng, log)

    def discard_card(self, card: i64, log: list[Event] | None) -> None:
        note_short(self, self.turn, card)
        self.take_from_hand(card, DISCARDS)  # S6, S16: face up
        if log is not None:
            log.append(Event("discarded", {"seat": int(self.turn), "card": self.box.names[card]}))

    def take_from_hand(self, card: i64, place: i64) -> None:
        """A card leaves the hand face up: those who knew of one like it there know of one less."""
        self.note_played(self.turn, card)
        note_left(self, self.turn, card)
        self.shift(card, self.hand(self.turn), place)

    def end_turn(self, rng: Rng, log: list[Event] | None) -> None:
        note_turn(self, self.turn)
        self.wait_out(log)  # S12
        fill_hand(self, rng, log)  # S6
        self.next_turn(rng, log)

    def tell(self, what: str, log: list[Event] | None) -> None:
        """What happens to the seat on turn."""
        if log is not None:
            log.append(Event(what, {"seat": int(self.turn)}))

    def mount(self, card: i64, log: list[Event] | None) -> None:
        """One vehicle at a time: the old one is discarded with what blocks it; the kilometres stay."""  # S7, S11
        rider, lane = self.change(self.turn), self.lane(self.turn)
        old, trick = rider.vehicle, rider.trick
        if old != NOTHING:
            self.shift(old, lane, DISCARDS)
        if trick != NOTHING:
            self.shift(trick, lane, DISCARDS)
        self.take_from_hand(card, lane)
        rider.vehicle = card
        rider.trick = NOTHING
        rider.waited = 0
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(self.turn), "card": self.box.names[card]}
            if old == NOTHING:
                log.append(Event("mounted", facts))
            elif trick == NOTHING:
                log.append(Event("changed", {**facts, "old": self.box.names[old]}))
            else:
                names: dict[str, Fact] = {"old": self.box.names[old], "trick": self.box.names[trick]}
                log.append(Event("escaped", {**facts, **names}))

    def ride(self, card: i64, log: list[Event] | None) -> None:
        """Exactly the objective wins at once; going beyond it loses."""  # S8
        seat, goal = self.turn, self.goal(self.turn)
        note_short(self, seat, card)
        self.take_from_hand(card, self.lane(seat))
        rider = self.change(seat)
        rider.km += self.box.km[card]
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "card": self.box.names[card], "km": int(rider.km)}
            log.append(Event("rode", facts))
        if rider.km == goal:  # S18
            if log is not None:
                log.append(Event("arrived", {"seat": int(seat), "goal": int(goal)}))
            self.end(EXACT, log)
        elif rider.km > goal:
            self.leave_race(seat, log)

    # --- tricks and counter-tricks ------------------------------------------------------------------------------------

    def play_trick(self, card: i64, target: i64, log: list[Event] | None) -> None:
        self.take_from_hand(card, self.lane(target))  # S9
        rider = self.change(target)
        rider.trick = card
        rider.waited = 0
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(self.turn), "target": int(target), "card": self.box.names[card]}
            log.append(Event("tricked", facts))

    def counter_trick(self, card: i64, log: list[Event] | None) -> None:
        """Trick and counter-trick are discarded; the vehicle stays, unless it is lost."""  # S10
        trick = self.riders[self.turn].trick
        self.take_from_hand(card, DISCARDS)
        if log is not None:
            names = self.box.names
            log.append(Event("countered", {"seat": int(self.turn), "card": names[card], "trick": names[trick]}))
        self.end_trick(log)

    def end_trick(self, log: list[Event] | None) -> None:
        """Discards what blocks the seat on turn, and with the option `vehicle_lost` the vehicle, too."""  # S10, S12
        rider, lane = self.change(self.turn), self.lane(self.turn)
        self.shift(rider.trick, lane, DISCARDS)
        rider.trick = NOTHING
        rider.waited = 0
        if self.fragile:
            if log is not None:
                log.append(Event("lost", {"seat": int(self.turn), "card": self.box.names[rider.vehicle]}))
            self.shift(rider.vehicle, lane, DISCARDS)
            rider.vehicle = NOTHING

    def wait_out(self, log: list[Event] | None) -> None:
        """A turn that ends blocked began blocked: nobody is tricked in their own turn."""  # S12
        trick = self.riders[self.turn].trick
        if trick == NOTHING or self.box.turns[trick] == 0:
            return
        rider = self.change(self.turn)
        rider.waited += 1
        waited, wait = rider.waited, self.box.turns[trick]
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(self.turn), "trick": self.box.names[trick]}
            if waited == wait:
                log.append(Event("recovered", {**facts, "rides": "no" if self.fragile else "yes"}))
            else:
                log.append(Event("waited", {**facts, "turns": int(waited), "of": int(wait)}))
        if waited == wait:
            self.end_trick(log)

    # --- specials -----------------------------------------------------------------------------------------------------

    def become_invincible(self, card: i64, log: list[Event] | None) -> None:
        """The card lies open until the start of the second or third turn from now; it cures nothing."""  # S13
        turns = self.box.turns[card]
        self.take_from_hand(card, self.lane(self.turn))
        self.change(self.turn).shield(card - self.box.first_invincible, turns)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(self.turn), "card": self.box.names[card], "turns": int(turns)}
            log.append(Event("protected", facts))

    def lower_shields(self, log: list[Event] | None) -> None:
        """At the start of a turn."""  # S13
        if not self.riders[self.turn].is_invincible():
            return
        rider = self.change(self.turn)
        for shield in range(self.box.shields):
            if rider.shields[shield] > 0:
                rider.shield(shield, rider.shields[shield] - 1)
                if rider.shields[shield] == 0:
                    card = self.box.first_invincible + shield
                    self.shift(card, self.lane(self.turn), DISCARDS)
                    if log is not None:
                        log.append(Event("exposed", {"seat": int(self.turn), "card": self.box.names[card]}))

    def swap_hands(self, card: i64, target: i64, log: list[Event] | None) -> None:
        """All that is left of one hand against all of the other; each of the two then knows the other's hand."""  # S14
        seat = self.turn
        self.take_from_hand(card, DISCARDS)
        if not self.forgetful:
            remember_swap(self, seat, target)
            swap_notes(self, seat, target)
        own, other = self.hand(seat), self.hand(target)
        swap_ranges(self.cards, own * self.kinds, other * self.kinds, self.kinds)
        self.sizes[own], self.sizes[other] = self.sizes[other], self.sizes[own]
        self.kinds_at[own], self.kinds_at[other] = self.kinds_at[other], self.kinds_at[own]
        if log is not None:
            taken, given = self.names_at(own), self.names_at(other)
            facts: dict[str, Fact] = {"seat": int(seat), "target": int(target)}
            counts: dict[str, Fact] = {"gets": len(taken), "gives": len(given)}
            log.append(Event("swapped", {**facts, **counts}, {"taken": taken, "given": given}, 1 << seat | 1 << target))

    def stop_rider(self, card: i64, target: i64, log: list[Event] | None) -> None:
        self.take_from_hand(card, DISCARDS)
        self.change(target).stopped = True  # S15
        if log is not None:
            log.append(Event("stopped", {"seat": int(self.turn), "target": int(target)}))

    def skip_turn(self, log: list[Event] | None) -> None:
        """No card and no drawing; but it counts as a turn of waiting."""  # S15, S12
        self.change(self.turn).stopped = False
        self.tell("skipped", log)
        self.wait_out(log)

    # --- the end ------------------------------------------------------------------------------------------------------

    def leave_race(self, seat: i64, log: list[Event] | None) -> None:
        """Beyond the objective: it is shown, and all cards are discarded. The last one left wins."""  # S19
        shown = self.names_at(self.hand(seat)) if log is not None else []
        for kind in range(self.kinds):
            for _card in range(self.count(self.hand(seat), kind)):
                self.note_played(seat, kind)
                self.shift(kind, self.hand(seat), DISCARDS)
            self.shift_all(kind, self.lane(seat), DISCARDS)
        self.outs += 1
        rider = self.change(seat)
        rider.out = self.outs
        rider.vehicle = NOTHING
        rider.trick = NOTHING
        rider.declined = 0
        rider.waited = 0
        rider.shields = NO_NUMBERS[: self.box.shields]
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "km": int(rider.km), "goal": int(self.goal(seat))}
            log.append(Event("out", {**facts, "cards": shown, "count": len(shown)}))
        if self.outs == self.seats - 1:
            self.end(LAST_LEFT, log)

    def check(self) -> None:
        super().check()
        check_memory(self)

    def outcome(self) -> Outcome | None:
        verdict = self.verdict()
        if verdict is None:
            return None
        lines = [self.account(seat) for seat in range(self.seats)]
        return Outcome(verdict.reason, verdict.scores, verdict.ranks, lines)

    def verdict(self) -> Outcome | None:
        if self.ending == NOT_OVER:
            return None
        seats = range(self.seats)
        ranks = ranks_of([self.standing(seat) for seat in seats])
        scores = [0 if self.riders[seat].is_out() else int(self.riders[seat].km) for seat in seats]
        return Outcome(self.box.end_reasons[self.ending], scores, ranks, [])

    def standing(self, seat: i64) -> tuple[int, int]:
        """The less still to go the better; those who are out come last, the first of them at the very end."""  # S20
        rider = self.riders[seat]
        return (0, int(rider.out)) if rider.is_out() else (1, int(rider.km - self.goal(seat)))

    def account(self, seat: i64) -> list[ScoreLine]:
        rider = self.riders[seat]
        rest = int(self.goal(seat) - rider.km)
        ridden = ScoreLine("ridden", int(rider.km))
        return [ridden, ScoreLine("beyond", -rest) if rider.is_out() else ScoreLine("to-go", rest)]

    # --- what can be seen ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> StreetView:
        return view_of(self, seat)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        observe(self, seat, out, at)

    def places(self, seat: int | None) -> list[Place]:
        return places_of(self, seat)
