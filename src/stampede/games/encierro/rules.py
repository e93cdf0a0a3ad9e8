"""The rulebook of Corre el encierro, in its order. Clause ids are those of RULES.md."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.events import Event, Fact
from stampede.core.game import Outcome, Place
from stampede.core.rng import Rng
from stampede.games.encierro.actions import PAIR, STEP, STEP_AND_BOOST, STEP_AND_SHOES
from stampede.games.encierro.components import BARRIER, LOSE_ANYONE, LOSE_CARD, LOSE_NEAR, MOST_SEATS, STEAL
from stampede.games.encierro.course import Course
from stampede.games.encierro.standings import outcome_of
from stampede.games.encierro.state import (
    ANSWER,
    ARRIVAL,
    ATTACKED,
    BARRED,
    BULL_HITS,
    DISCARD,
    FALL_HITS,
    FRESH,
    HIT,
    LAST_RUNNER,
    LOCATION,
    LOST,
    NO_CARD,
    NOBODY,
    NOT_HIT,
    NOT_OVER,
    OBJECTS,
    PENDING,
    PILE,
    PLAY,
    REPELLED,
    SENT_ON,
    SPECIAL,
    STEPPED_BACK,
    STRUCK,
    WAITS,
)
from stampede.games.encierro.view import EncierroView, places_of, view_of


class Race(Course):
    """A position with the rules that change it."""

    def copy(self) -> Race:
        twin = Race(self.box, self.actions, self.seats, self.cards[:], self.runners[:], self.memory[:])
        self.copy_to(twin)
        return twin

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        actions = self.actions
        if action < actions.draw:
            self.play(seat, action, log)
        elif action == actions.draw:
            self.draw(rng, log)
        elif action == actions.stop:
            self.stop(log)
        elif action < actions.send:
            self.repel(seat, action - actions.shield + self.box.eyes, log)
        elif action < actions.use:
            self.send_bull(seat, action - actions.send, log)
        elif action < actions.lose:
            self.use_special(seat, log)
        elif action < actions.give:
            self.lose_object(seat, action - actions.lose, log)
        elif action < actions.back:
            self.give_special(seat, log)
        elif action == actions.back:
            self.step_back(seat, log)
        elif action == actions.cancel:
            self.cancel(seat, log)
        elif action == actions.take:
            self.take(seat, rng, log)
        else:
            self.stay(seat, log)

    # --- play and discard ---------------------------------------------------------------------------------------------

    def play(self, seat: i64, action: i64, log: list[Event] | None) -> None:
        """Any number of cards, in one's own turn; the ways to advance also from a location that falls."""  # E7, E20
        box, actions = self.box, self.actions
        if action >= actions.discard:
            self.put_away(seat, action - actions.discard + box.eyes, log)
        elif action >= actions.recover:
            self.recover(seat, action - actions.recover, log)
        elif action >= actions.lay:
            self.lay_special(seat, action - actions.lay + box.cape, log)
        elif action >= actions.barrier:
            self.attack(seat, box.barrier, action - actions.barrier, log)
        elif action >= actions.attack:
            target = action - actions.attack
            self.attack(seat, box.first[LOSE_NEAR] + target // MOST_SEATS, target % MOST_SEATS, log)
        elif action >= actions.swap:
            self.attack(seat, box.swap, action - actions.swap, log)
        else:
            self.advance(seat, action - actions.advance, log)

    def put_away(self, seat: i64, kind: i64, log: list[Event] | None) -> None:
        """After the first discard nothing is played any more."""  # E7
        self.spend(seat, kind)
        self.asked = DISCARD
        if log is not None:
            log.append(Event("discarded", {"seat": int(seat), "card": self.box.names[kind]}))

    # --- advancing ----------------------------------------------------------------------------------------------------

    def advance(self, seat: i64, way: i64, log: list[Event] | None) -> None:
        """One step, or two by two cards; nothing adds up beyond that."""  # E19
        box = self.box
        if way == PAIR:
            self.spend(seat, box.patron)
            self.spend(seat, box.hemingway)
        else:
            self.spend(seat, box.advance)
            if way == STEP_AND_BOOST:
                self.spend(seat, box.boost)
            elif way == STEP_AND_SHOES:
                self.discard_special(seat)
        steps: i64 = 1 if way == STEP else 2
        before = self.location(seat)
        after = before + steps if before + steps < box.goal else box.goal  # surplus steps are lost
        self.set_note(seat, LOCATION, after)
        if log is not None:
            cards = [str(arg) for arg in self.actions[int(self.actions.advance + way)].args]
            facts: dict[str, Fact] = {
                "seat": int(seat),
                "cards": cards,
                "from": int(before),
                "to": int(after),
                "location": box.locations[after - 1],
            }
            log.append(Event("advanced", facts))
        if after == box.goal:
            self.end(ARRIVAL, log)  # E22: at once
        elif self.falling:
            self.ask_to_leave(log)
        else:
            self.advanced = 1

    def swap_places(self, seat: i64, other: i64, log: list[Event] | None) -> None:
        """Intercambio: the one who was ahead is now behind, even on a location that falls."""  # E19, E20
        here, there = self.location(seat), self.location(other)
        self.set_note(seat, LOCATION, there)
        self.set_note(other, LOCATION, here)
        if not self.falling:
            self.advanced = 1
        if log is not None:
            facts: dict[str, Fact] = {
                "seat": int(seat),
                "target": int(other),
                "location": self.box.locations[there - 1],
                "back": self.box.locations[here - 1],
            }
            log.append(Event("swapped", facts))

    # --- special and lost objects -------------------------------------------------------------------------------------

    def lay_special(self, seat: i64, kind: i64, log: list[Event] | None) -> None:
        """One at a time: the old one is discarded."""  # E17
        old = self.special(seat)
        if old != NO_CARD:
            self.discard_special(seat)
        self.leave_hand(seat, kind)
        self.set_note(seat, SPECIAL, kind)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "card": self.box.names[kind]}
            if old == NO_CARD:
                log.append(Event("laid", facts))
            else:
                log.append(Event("replaced", {**facts, "old": self.box.names[old]}))

    def recover(self, seat: i64, thing: i64, log: list[Event] | None) -> None:
        self.spend(seat, self.box.recover)
        self.set_note(seat, OBJECTS, self.note(seat, OBJECTS) | 1 << thing)  # E18
        if log is not None:
            log.append(Event("recovered", {"seat": int(seat), "object": self.box.objects[thing]}))

    # --- attacks ------------------------------------------------------------------------------------------------------

    def attack(self, seat: i64, kind: i64, victim: i64, log: list[Event] | None) -> None:
        """The attacked is asked, whatever they hold; the blind pick comes after the answer."""  # E14, E16
        self.leave_hand(seat, kind)
        self.stage = kind
        self.sender = seat
        group = self.box.group[kind]
        self.ask(victim, ATTACKED if group in (LOSE_NEAR, LOSE_ANYONE) else ANSWER)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "victim": int(victim), "card": self.box.names[kind]}
            log.append(Event("attacked", facts))

    def cancel(self, victim: i64, log: list[Event] | None) -> None:
        """Otra vez será; an Intercambio that was cancelled has not spent the turn's advance."""  # E16, E19
        self.spend(victim, self.box.cancel)
        if log is not None:
            facts: dict[str, Fact] = {
                "seat": int(victim),
                "card": self.box.names[self.box.cancel],
                "attack": self.box.names[self.stage],
            }
            log.append(Event("cancelled", facts))
        self.end_attack(log)

    def take(self, victim: i64, rng: Rng, log: list[Event] | None) -> None:
        group = self.box.group[self.stage]
        if group == LOSE_CARD:
            self.lose_card(victim, rng, log)
        elif group == STEAL:
            self.steal_card(self.sender, victim, rng, log)
        elif group == BARRIER:
            self.stage = NO_CARD
            self.set_note(victim, BARRED, PENDING)  # E15
            if log is not None:
                log.append(Event("barred", {"seat": int(victim), "card": self.box.names[self.box.barrier]}))
        else:
            self.swap_places(self.sender, victim, log)
        self.end_attack(log)

    def end_attack(self, log: list[Event] | None) -> None:
        if self.stage != NO_CARD:
            self.discard_card(self.stage)
            self.stage = NO_CARD
        self.sender = NOBODY
        if self.falling:
            self.ask_to_leave(log)
        else:
            self.ask(self.turn, PLAY)

    def lose_card(self, victim: i64, rng: Rng, log: list[Event] | None) -> None:
        kind = self.blind_pick(victim, rng)
        self.spend(victim, kind)
        if log is not None:
            log.append(Event("lost-card", {"seat": int(victim), "card": self.box.names[kind]}))

    def steal_card(self, thief: i64, victim: i64, rng: Rng, log: list[Event] | None) -> None:
        """Thief and victim know the card. Third parties can no longer say what they knew is still there."""  # E14
        kind = self.blind_pick(victim, rng)
        self.put(kind, self.hand(victim), -1)
        self.put(kind, self.hand(thief), 1)
        for knower in range(self.seats):
            row = self.known_row(victim, knower)
            if knower != thief:
                self.forget(row)
            elif self.memory[row + kind] > 0:
                self.remember(row, kind, -1)
        self.remember(self.known_row(thief, victim), kind, 1)
        if self.note(victim, FRESH) > 0:
            self.set_note(thief, FRESH, self.note(thief, FRESH) + 1)
            self.limit_fresh(victim)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(thief), "victim": int(victim)}
            log.append(Event("stole", facts, {"card": self.box.names[kind]}, 1 << thief | 1 << victim))

    def blind_pick(self, victim: i64, rng: Rng) -> i64:
        """Any card of the hand, each as likely."""  # E14
        self.chance_events = rng.begin(self.chance_events)
        return self.card_at(self.hand(victim), rng.below(self.size(self.hand(victim))))

    def card_at(self, place: i64, index: i64) -> i64:
        """The kind of one of the cards at a place, counted through."""
        first = place * (self.box.kinds + 1) + 1
        at = first
        while index >= i64(self.cards[at]):
            index -= i64(self.cards[at])
            at += 1
        return at - first

    # --- drawing ------------------------------------------------------------------------------------------------------

    def draw(self, rng: Rng, log: list[Event] | None) -> None:
        """An ordinary card goes to the hand, an eye card is shown and hits."""  # E7, E8, E9
        self.draws += 1
        if self.size(PILE) == 0:
            self.fall(log)  # E21: the last fall found nothing to shuffle, and the Cabestros are all there is
            return
        self.chance_events = rng.begin(self.chance_events)
        kind = self.card_at(PILE, rng.below(self.size(PILE)))
        self.put(kind, PILE, -1)
        if self.box.is_eye(kind):
            self.show(kind, log)
            return
        self.put(kind, self.hand(self.turn), 1)
        self.remember(self.drawn_row(self.turn), kind, 1)
        self.set_note(self.turn, FRESH, self.note(self.turn, FRESH) + 1)
        if log is not None:
            log.append(Event("drew", {"seat": int(self.turn)}, {"card": self.box.names[kind]}, 1 << self.turn))
        self.after_card(log)

    def stop(self, log: list[Event] | None) -> None:
        if log is not None:
            log.append(Event("stopped", {"seat": int(self.turn)}))
        self.end_turn(log)

    # --- eye cards ----------------------------------------------------------------------------------------------------

    def show(self, kind: i64, log: list[Event] | None) -> None:
        """Who is hit is fixed now: every runner on the drawer's location who does not sit out."""  # E9, E15
        self.stage = kind
        here = self.location(self.turn)
        if log is not None:
            key = "bull-shown" if self.box.is_bull(kind) else "fall-shown"
            facts: dict[str, Fact] = {"seat": int(self.turn), "card": self.box.names[kind]}
            log.append(Event(key, {**facts, "location": self.box.locations[here - 1]}))
        for seat in range(self.seats):
            if self.is_running(seat) and self.location(seat) == here and not self.sits_out(seat):
                self.set_note(seat, HIT, WAITS)
        self.next_hit(log)

    def next_hit(self, log: list[Event] | None) -> None:
        """The drawer first, then clockwise; then the card is discarded."""  # E9
        self.sender = NOBODY
        for step in range(self.seats):
            seat = (self.turn + step) % self.seats
            if self.note(seat, HIT) == WAITS and self.is_running(seat):
                self.set_note(seat, HIT, STRUCK)
                self.strike(seat, log)
                return
        for seat in range(self.seats):
            self.set_note(seat, HIT, NOT_HIT)
        self.discard_card(self.stage)
        self.stage = NO_CARD
        self.after_card(log)

    def strike(self, seat: i64, log: list[Event] | None) -> None:
        self.ask(seat, BULL_HITS if self.box.is_bull(self.stage) else FALL_HITS)
        if log is not None:
            log.append(Event("hit", {"seat": int(seat), "card": self.box.names[self.stage]}))

    def settle(self, seat: i64, result: i64, log: list[Event] | None) -> None:
        """One hit is settled. A bull that was sent is a hit of its own, of which the queue knows nothing."""  # E11
        if self.sender == NOBODY:
            self.set_note(seat, HIT, result)
        self.next_hit(log)

    def repel(self, seat: i64, kind: i64, log: list[Event] | None) -> None:
        self.spend(seat, kind)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "card": self.box.names[kind]}
            log.append(Event("repelled", {**facts, "eye": self.box.names[self.stage]}))
        self.settle(seat, REPELLED, log)

    def use_special(self, seat: i64, log: list[Event] | None) -> None:
        """Capote or Líquido de agarre: nothing is lost, so drawing goes on."""  # E17
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "card": self.box.names[self.special(seat)]}
            log.append(Event("saved", {**facts, "eye": self.box.names[self.stage]}))
        self.discard_special(seat)
        self.settle(seat, REPELLED, log)

    def send_bull(self, seat: i64, target: i64, log: list[Event] | None) -> None:
        """Toro volteado: it hits the named runner alone, and is settled before the next one is asked."""  # E11
        self.spend(seat, self.box.turning)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "target": int(target), "eye": self.box.names[self.stage]}
            log.append(Event("sent", facts))
        if self.sender == NOBODY:
            self.set_note(seat, HIT, SENT_ON)
        self.sender = seat
        self.ask(target, BULL_HITS)

    # --- losing -------------------------------------------------------------------------------------------------------

    def lose_object(self, seat: i64, thing: i64, log: list[Event] | None) -> None:
        """The owner's choice; without objects they are expelled."""  # E12, E13
        self.set_note(seat, OBJECTS, self.note(seat, OBJECTS) & ~(1 << thing))
        if log is not None:
            log.append(Event("lost", {"seat": int(seat), "object": self.box.objects[thing]}))
        if self.note(seat, OBJECTS) == 0:
            self.expulsions += 1
            self.expel(seat, log)
            if self.running() == 1:
                self.end(LAST_RUNNER, log)  # E22: at once
                return
        self.suffered(seat, LOST, log)

    def give_special(self, seat: i64, log: list[Event] | None) -> None:
        """Instead of an object; it counts as a loss."""  # E12
        if log is not None:
            log.append(Event("gave", {"seat": int(seat), "card": self.box.names[self.special(seat)]}))
        self.discard_special(seat)
        self.suffered(seat, LOST, log)

    def step_back(self, seat: i64, log: list[Event] | None) -> None:
        self.set_note(seat, LOCATION, self.location(seat) - 1)  # E13
        if log is not None:
            location = self.box.locations[self.location(seat) - 1]
            log.append(Event("stepped-back", {"seat": int(seat), "location": location}))
        self.suffered(seat, STEPPED_BACK, log)

    def suffered(self, seat: i64, how: i64, log: list[Event] | None) -> None:
        """A loss of their own ends a draw."""  # E10
        if self.asked == ATTACKED:
            self.end_attack(log)
            return
        if seat == self.turn:
            self.spent = 1
        self.settle(seat, how, log)

    # --- the end ------------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return None if self.ending == NOT_OVER else outcome_of(self)

    def view(self, seat: int | None) -> EncierroView:
        return view_of(self, seat)

    def places(self, seat: int | None) -> list[Place]:
        return places_of(self, seat)
