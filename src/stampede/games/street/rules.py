"""The rulebook of RUN 2 Street, in its order. Clause ids are those of RULES.md."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from stampede.core.events import Event, Fact
from stampede.core.game import Outcome, Place, ScoreLine, ranks_of
from stampede.core.rng import Rng
from stampede.games.street.actions import Actions
from stampede.games.street.choices import Choices
from stampede.games.street.components import MOST_SEATS, NOTHING, Box
from stampede.games.street.state import (
    BLOCK,
    DECK,
    DISCARDS,
    EXACT,
    FIRST_HAND,
    KM,
    LAST_LEFT,
    NO_CARDS,
    NO_NUMBERS,
    NOT_OVER,
    OBJECTIVE,
    ON,
    OUT,
    POLICE_CONTROL,
    REBUILDS,
    SHIELDS,
    WAITED,
)
from stampede.games.street.view import StreetView, places_of, view_of


class Race(Choices):
    """A position with the rules that change it."""

    def copy(self) -> Race:
        twin = Race(
            self.box,
            self.actions,
            self.seats,
            self.cards[:],
            self.sizes[:],
            self.riders[:],
            self.seen[:],
        )
        self.copy_to(twin)
        return twin

    # --- a turn -------------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        actions, box = self.actions, self.box
        if action == actions.end:
            self.end_turn(rng, log)
            return
        self.played += 1
        if action >= actions.discard:
            self.discard(action - actions.discard, log)
        elif action >= actions.police:
            self.stop_rider(action - actions.police, log)
        elif action >= actions.swap:
            self.swap_hands(action - actions.swap, log)
        elif action >= actions.invincible:
            self.become_invincible(action - actions.invincible, log)
        elif action >= actions.counter:
            self.counter_trick(box.first_counter + action - actions.counter, log)
        elif action >= actions.trick:
            trick = box.first_trick + (action - actions.trick) // MOST_SEATS
            self.play_trick(trick, (action - actions.trick) % MOST_SEATS, log)
        elif action >= actions.ride:
            self.ride(box.first_distance + action - actions.ride, log)
        else:
            self.mount(box.first_vehicle + action - actions.mount, log)
        if self.ending != NOT_OVER:
            return
        if self.is_out(seat):
            self.next_turn(rng, log)
        elif self.played == box.plays or self.size(self.hand(seat)) == 0:  # S6: at most two cards
            self.end_turn(rng, log)

    def take_from_hand(self, kind: i64, place: i64) -> None:
        """A card leaves the hand face up: whoever had seen one like it there has seen one less."""
        self.shift(kind, self.hand(self.turn), place)
        seen = self.seen
        for reader in range(self.seats):
            known = self.seen_at(reader, self.turn) + kind
            if seen[known] != 0:
                seen[known] -= 1

    def discard(self, kind: i64, log: list[Event] | None) -> None:
        self.take_from_hand(kind, DISCARDS)  # S6, S16: face up
        if log is not None:
            log.append(Event("discarded", {"seat": int(self.turn), "card": self.box.names[kind]}))

    def mount(self, kind: i64, log: list[Event] | None) -> None:
        """One vehicle at a time: the old one is discarded with what blocks it; the kilometres stay."""  # S7, S11
        seat = self.turn
        old, trick = self.vehicle(seat), self.trick(seat)
        if old != NOTHING:
            self.shift(old, self.lane(seat), DISCARDS)
        self.clear_trick(seat)  # S11
        self.take_from_hand(kind, self.lane(seat))
        self.set_number(seat, ON, kind)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "card": self.box.names[kind]}
            if old == NOTHING:
                log.append(Event("mounted", facts))
            elif trick == NOTHING:
                log.append(Event("changed", {**facts, "old": self.box.names[old]}))
            else:
                names: dict[str, Fact] = {"old": self.box.names[old], "trick": self.box.names[trick]}
                log.append(Event("escaped", {**facts, **names}))

    def ride(self, kind: i64, log: list[Event] | None) -> None:
        """The objective must be met exactly: then the race is won at once; beyond it, it is lost."""  # S8, S18, S19
        seat = self.turn
        self.take_from_hand(kind, self.lane(seat))
        km = self.km(seat) + self.box.km[kind]
        self.set_number(seat, KM, km)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "card": self.box.names[kind], "km": int(km)}
            log.append(Event("rode", facts))
        if km == self.goal(seat):  # S18
            if log is not None:
                log.append(Event("arrived", {"seat": int(seat), "goal": int(km)}))
            self.end(EXACT, log)
        elif km > self.goal(seat):  # S19
            self.leave_race(seat, log)

    # --- tricks and counter-tricks ------------------------------------------------------------------------------------

    def play_trick(self, kind: i64, target: i64, log: list[Event] | None) -> None:
        self.take_from_hand(kind, self.lane(target))  # S9
        self.set_number(target, BLOCK, kind)
        self.set_number(target, WAITED, 0)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(self.turn), "target": int(target), "card": self.box.names[kind]}
            log.append(Event("tricked", facts))

    def counter_trick(self, kind: i64, log: list[Event] | None) -> None:
        """Trick and counter-trick are discarded; the vehicle stays."""  # S10
        trick = self.trick(self.turn)
        self.take_from_hand(kind, DISCARDS)
        self.clear_trick(self.turn)
        if log is not None:
            names = self.box.names
            log.append(Event("countered", {"seat": int(self.turn), "card": names[kind], "trick": names[trick]}))

    def clear_trick(self, seat: i64) -> None:
        trick = self.trick(seat)
        if trick != NOTHING:
            self.shift(trick, self.lane(seat), DISCARDS)
            self.set_number(seat, BLOCK, NOTHING)
            self.set_number(seat, WAITED, 0)

    def wait_out(self, seat: i64, log: list[Event] | None) -> None:
        """A turn that began blocked ends so, too: nobody plays a trick in a turn of its victim."""  # S12
        trick = self.trick(seat)
        if trick == NOTHING or self.box.turns[trick] == 0:
            return
        waited = self.waited(seat) + 1
        self.set_number(seat, WAITED, waited)
        over = waited == self.box.turns[trick]
        if over:
            self.clear_trick(seat)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "trick": self.box.names[trick]}
            if over:
                log.append(Event("recovered", facts))
            else:
                log.append(Event("waited", {**facts, "turns": int(waited), "of": int(self.box.turns[trick])}))

    # --- specials -----------------------------------------------------------------------------------------------------

    def become_invincible(self, invincible: i64, log: list[Event] | None) -> None:
        """It lies open until the start of the second or third turn from now; it cures nothing."""  # S13
        kind = self.box.first_invincible + invincible
        self.take_from_hand(kind, self.lane(self.turn))
        self.set_number(self.turn, SHIELDS + invincible, self.box.turns[kind])
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(self.turn), "card": self.box.names[kind]}
            log.append(Event("protected", {**facts, "turns": int(self.box.turns[kind])}))

    def lower_shields(self, log: list[Event] | None) -> None:
        """At the start of a turn."""  # S13
        for invincible in range(self.box.shields):
            left = self.shield(self.turn, invincible) - 1
            if left >= 0:
                self.set_number(self.turn, SHIELDS + invincible, left)
                if left == 0:
                    kind = self.box.first_invincible + invincible
                    self.shift(kind, self.lane(self.turn), DISCARDS)
                    if log is not None:
                        log.append(Event("exposed", {"seat": int(self.turn), "card": self.box.names[kind]}))

    def swap_hands(self, target: i64, log: list[Event] | None) -> None:
        """All that is left of one hand against all of the other; both hands are then known to both."""  # S14
        seat = self.turn
        self.take_from_hand(self.box.hand_swap, DISCARDS)
        given, taken = self.hand(seat) * self.kinds, self.hand(target) * self.kinds
        swap_ranges(self.cards, given, taken, self.kinds)
        size = self.size(self.hand(seat))
        self.sizes[self.hand(seat)] = self.size(self.hand(target))
        self.sizes[self.hand(target)] = size
        for reader in range(self.seats):  # what others have seen of the hands goes with the cards
            swap_ranges(self.seen, self.seen_at(reader, seat), self.seen_at(reader, target), self.kinds)
        for kind in range(self.kinds):
            self.seen[self.seen_at(seat, target) + kind] = self.cards[taken + kind]
            self.seen[self.seen_at(target, seat) + kind] = self.cards[given + kind]
            self.seen[self.seen_at(seat, seat) + kind] = 0
            self.seen[self.seen_at(target, target) + kind] = 0
        if log is not None:
            hands = [self.names_at(self.hand(rider)) for rider in (seat, target)]
            facts: dict[str, Fact] = {"seat": int(seat), "target": int(target)}
            counts: dict[str, Fact] = {"gets": len(hands[0]), "gives": len(hands[1])}
            cards: dict[str, Fact] = {"taken": hands[0], "given": hands[1]}
            log.append(Event("swapped", {**facts, **counts}, cards, 1 << seat | 1 << target))

    def stop_rider(self, target: i64, log: list[Event] | None) -> None:
        self.take_from_hand(self.box.police, DISCARDS)
        self.set_number(target, POLICE_CONTROL, 1)  # S15
        if log is not None:
            log.append(Event("stopped", {"seat": int(self.turn), "target": int(target)}))

    # --- the end of a turn --------------------------------------------------------------------------------------------

    def end_turn(self, rng: Rng, log: list[Event] | None) -> None:
        self.wait_out(self.turn, log)  # S12
        self.fill_hand(rng, log)  # S6
        self.next_turn(rng, log)

    def next_turn(self, rng: Rng, log: list[Event] | None) -> None:
        """To the right, past those who are out, skipped, or without a card."""  # S5
        while self.ending == NOT_OVER:
            self.turn = self.seat_to_the_right(self.turn)
            self.played = 0
            if self.is_out(self.turn):
                continue
            self.lower_shields(log)
            if self.is_stopped(self.turn):
                self.skip(log)
            elif self.size(self.hand(self.turn)) == 0:
                self.tell("passed", log)  # S17: an empty hand passes
                self.wait_out(self.turn, log)
                self.fill_hand(rng, log)
            else:
                self.tell("turn", log)
                return

    def skip(self, log: list[Event] | None) -> None:
        """No card, no drawing; but a trick is waited out."""  # S15, S12
        self.set_number(self.turn, POLICE_CONTROL, 0)
        self.tell("skipped", log)
        self.wait_out(self.turn, log)

    def tell(self, what: str, log: list[Event] | None) -> None:
        """That something concerns the seat on turn."""
        if log is not None:
            log.append(Event(what, {"seat": int(self.turn)}))

    def fill_hand(self, rng: Rng, log: list[Event] | None) -> None:
        """Draws up to a full hand, as far as there are cards."""  # S6, S17
        hand = self.hand(self.turn)
        missing = self.box.hand - self.size(hand)
        if missing <= 0 or not self.has_deck(log):
            return
        self.chance_events = rng.begin(self.chance_events)
        drawn: list[str] | None = None if log is None else []
        while missing > 0 and self.has_deck(log):
            kind = self.draw_card(hand, rng)
            missing -= 1
            if drawn is not None:
                drawn.append(self.box.names[kind])
        if log is not None and drawn is not None:
            facts: dict[str, Fact] = {"seat": int(self.turn), "count": len(drawn)}
            log.append(Event("drew", facts, {"cards": drawn}, 1 << self.turn))

    def has_deck(self, log: list[Event] | None) -> bool:
        """Whether there is a card to draw. An empty deck is rebuilt, and that once too often ends the game."""  # S16
        if self.size(DECK) > 0:
            return True
        if self.ending != NOT_OVER or self.loose_cards() == 0:
            return False
        if self.rebuilds == self.max_rebuilds:  # S17
            self.end(REBUILDS, log)
            return False
        self.rebuild()
        if log is not None:
            log.append(Event("rebuilt", {"number": int(self.rebuilds), "cards": int(self.size(DECK))}))
        return True

    def loose_cards(self) -> i64:
        """How many cards a new deck would have."""
        cards = self.size(DISCARDS)
        for seat in range(self.seats):
            for kind in range(self.box.first_distance, self.box.first_trick):
                cards += self.count(self.lane(seat), kind)
        return cards

    def rebuild(self) -> None:
        """The discards and all laid distances are the new deck; kilometres stay as numbers."""  # S16
        self.rebuilds += 1
        for kind in range(self.kinds):
            self.shift_all(kind, DISCARDS, DECK)
        for seat in range(self.seats):
            for kind in range(self.box.first_distance, self.box.first_trick):
                self.shift_all(kind, self.lane(seat), DECK)

    def shift_all(self, kind: i64, source: i64, target: i64) -> None:
        count = self.count(source, kind)
        if count > 0:
            self.put(kind, source, -count)
            self.put(kind, target, count)

    def draw_card(self, place: i64, rng: Rng) -> i64:
        """Any card of the deck: its order does not exist before it is drawn."""
        cards = self.cards
        kind: i64 = 0  # the deck is the first place
        rest = rng.below(self.size(DECK)) - i64(cards[kind])
        while rest >= 0:
            kind += 1
            rest -= i64(cards[kind])
        self.shift(kind, DECK, place)
        return kind

    # --- the end ------------------------------------------------------------------------------------------------------

    def leave_race(self, seat: i64, log: list[Event] | None) -> None:
        """Beyond the objective: it is shown, and all cards go to the discards. The last one left wins."""  # S19
        shown = self.names_at(self.hand(seat)) if log is not None else []
        for kind in range(self.kinds):
            self.shift_all(kind, self.hand(seat), DISCARDS)
            self.shift_all(kind, self.lane(seat), DISCARDS)
            for reader in range(self.seats):
                self.seen[self.seen_at(reader, seat) + kind] = 0
        self.outs += 1
        self.set_number(seat, OUT, self.outs)
        self.set_number(seat, ON, NOTHING)
        self.set_number(seat, BLOCK, NOTHING)
        self.set_number(seat, WAITED, 0)
        for invincible in range(self.box.shields):
            self.set_number(seat, SHIELDS + invincible, 0)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "km": int(self.km(seat)), "goal": int(self.goal(seat))}
            log.append(Event("out", {**facts, "cards": shown, "count": len(shown)}))
        if self.outs == self.seats - 1:
            self.end(LAST_LEFT, log)

    def end(self, reason: i64, log: list[Event] | None) -> None:
        self.ending = reason
        if log is not None:
            log.append(Event("ended", {"reason": self.box.end_reasons[reason]}))

    def outcome(self) -> Outcome | None:
        """The smaller the remaining distance the better; who is out comes last, the first to be out at the very end."""
        if self.ending == NOT_OVER:
            return None
        seats = range(self.seats)
        ranks = ranks_of([self.standing(seat) for seat in seats])
        scores = [0 if self.is_out(seat) else int(self.km(seat)) for seat in seats]
        return Outcome(self.box.end_reasons[self.ending], scores, ranks, [self.account(seat) for seat in seats])

    def standing(self, seat: i64) -> tuple[int, int]:
        """More is better."""  # S20
        if self.is_out(seat):
            return (0, int(self.riders[seat * self.width + OUT]))
        return (1, int(self.km(seat) - self.goal(seat)))

    def account(self, seat: i64) -> list[ScoreLine]:
        rest = int(self.goal(seat) - self.km(seat))
        ridden = ScoreLine("ridden", int(self.km(seat)))
        return [ridden, ScoreLine("beyond", -rest) if self.is_out(seat) else ScoreLine("to-go", rest)]

    def view(self, seat: int | None) -> StreetView:
        return view_of(self, seat)

    def places(self, seat: int | None) -> list[Place]:
        return places_of(self, seat)


def swap_ranges(counts: vec[u8], one: i64, other: i64, length: i64) -> None:
    """Exchanges two stretches of a table."""
    for index in range(length):
        kept = counts[one + index]
        counts[one + index] = counts[other + index]
        counts[other + index] = kept


# --- setup ------------------------------------------------------------------------------------------------------------


def empty_race(box: Box, actions: Actions, seats: i64) -> Race:
    """Nobody has a vehicle, no card is anywhere, and all have the first objective."""
    places = FIRST_HAND + 2 * seats
    race = Race(
        box,
        actions,
        seats,
        NO_CARDS[: places * box.kinds],
        NO_NUMBERS[:places],
        NO_NUMBERS[: seats * (SHIELDS + box.shields)],
        NO_CARDS[: seats * seats * box.kinds],
    )
    race.max_rebuilds = box.rebuilds
    for seat in range(seats):
        race.set_number(seat, ON, NOTHING)
        race.set_number(seat, BLOCK, NOTHING)
    return race


def new_race(
    box: Box,
    actions: Actions,
    seats: i64,
    night: bool,
    shared: bool,
    max_rebuilds: i64,
    rng: Rng,
    log: list[Event] | None,
) -> Race:
    race = empty_race(box, actions, seats)
    race.night = night
    race.shared = shared
    race.max_rebuilds = max_rebuilds
    for kind in range(box.kinds):
        race.put(kind, DECK, box.copies[kind])
    race.chance_events = rng.begin(race.chance_events)
    race.turn = rng.below(seats)  # S5
    deal_objectives(race, rng, log)
    seat = race.turn
    for _ in range(seats):
        deal_hand(race, seat, rng, log)
        seat = race.seat_to_the_right(seat)
    race.tell("turn", log)
    return race


def deal_objectives(race: Race, rng: Rng, log: list[Event] | None) -> None:
    """A secret one each, the others leave the game; or one for all, face up."""  # S3
    pack = vec[i64](list(range(race.box.objectives)))
    rng.shuffle(pack)
    for seat in range(race.seats):
        race.set_number(seat, OBJECTIVE, pack[0 if race.shared else seat])
        if log is not None and not race.shared:
            log.append(Event("objective", {"seat": int(seat)}, {"goal": int(race.goal(seat))}, 1 << seat))
    if log is not None and race.shared:
        log.append(Event("shared-objective", {"goal": int(race.goal(0))}))


def deal_hand(race: Race, seat: i64, rng: Rng, log: list[Event] | None) -> None:
    for _ in range(race.box.hand):  # S4
        race.draw_card(race.hand(seat), rng)
    if log is not None:
        dealt = race.names_at(race.hand(seat))
        log.append(Event("dealt", {"seat": int(seat), "count": len(dealt)}, {"cards": dealt}, 1 << seat))
