"""The rulebook of Corre el encierro, in its order. Clause ids are those of RULES.md.

How a game begins (E5, E6) is in `setup`; whose turn it is, the pile that runs out and the end (E20 to E22) in `course`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from stampede.core.events import Event, Fact
from stampede.core.game import Outcome, Place, Reason
from stampede.core.notes import noted, noting
from stampede.core.rng import Rng
from stampede.games.encierro.actions import (
    ADVANCE,
    ATTACK,
    BACK,
    CANCEL,
    DISCARD,
    DRAW,
    GIVE,
    LAY,
    LOSE,
    RECOVER,
    SEND,
    SHIELD,
    STAY,
    STOP,
    SWAP,
    TAKE,
    USE,
)
from stampede.games.encierro.choices import fill_choices
from stampede.games.encierro.components import LOSE_CARD, NO_CARD, STEAL
from stampede.games.encierro.course import (
    after_card,
    ask_to_leave,
    discard_special,
    end,
    end_turn,
    expel,
    fall,
    leave_hand,
    spend,
    stay,
)
from stampede.games.encierro.declined import note_card, note_loss, note_turn
from stampede.games.encierro.memory import DREW, STOLE
from stampede.games.encierro.observation import observe
from stampede.games.encierro.refusals import refusal_of
from stampede.games.encierro.showing import places_of, view_of
from stampede.games.encierro.standings import outcome_of
from stampede.games.encierro.state import (
    ANSWERING,
    ARRIVAL,
    ATTACKED,
    BARRED,
    BULL_HITS,
    DISCARDING,
    DONE,
    DRAWING,
    FALL_HITS,
    LAST_RUNNER,
    LEAVING,
    LOST,
    NOBODY,
    NOT_OVER,
    PILE,
    PLAYING,
    REPELLED,
    SENT_ON,
    STEPPED_BACK,
    STRUCK,
    WAITS,
    Pending,
    Position,
)
from stampede.games.encierro.view import EncierroView


class Race(Position):
    """A position with the rules that change it."""

    def apply(self, seat: i64, action: i64, rng: Rng, log: list[Event] | None) -> None:
        actions = self.actions
        verb = actions.verb(action)
        if verb == DISCARD:
            self.discard(seat, actions.card(action), log)
        elif verb == DRAW:
            self.draw(rng, log)
        elif verb == STOP:
            self.stop(log)
        elif verb == SHIELD:
            self.repel(seat, actions.card(action), log)
        elif verb == SEND:
            self.send_bull(seat, actions.target(action), log)
        elif verb == LOSE:
            self.lose_object(seat, actions.thing(action), log)
        elif verb == GIVE:
            self.give_special(seat, log)
        elif verb == BACK:
            self.step_back(seat, log)
        elif verb in (ATTACK, SWAP):
            self.attack(seat, actions.card(action), actions.target(action), log)
        elif verb == TAKE:
            self.take(seat, rng, log)
        elif verb == CANCEL:
            self.cancel(seat, log)
        elif verb == LAY:
            self.lay_special(seat, actions.card(action), log)
        elif verb == USE:
            self.use_special(seat, log)
        elif verb == RECOVER:
            self.recover(seat, actions.thing(action), log)
        elif verb == ADVANCE:
            self.advance(seat, actions.card(action), actions.partner(action), log)
        elif verb == STAY:
            stay(self, seat, log)

    # --- E7: discard and draw -----------------------------------------------------------------------------------------

    def discard(self, seat: i64, kind: i64, log: list[Event] | None) -> None:
        """After the first discard nothing more is played."""  # E7
        if self.pending.asks != DISCARDING:
            note_turn(self, seat)
            self.ask_active(DISCARDING)
        spend(self, seat, kind)
        if log is not None:
            log.append(Event("discarded", {"seat": int(seat), "card": self.box.ids[kind]}))

    def draw(self, rng: Rng, log: list[Event] | None) -> None:
        """An ordinary card goes to the hand; an eye card is shown and hits."""  # E7, E8, E9
        if self.pending.asks == PLAYING:
            note_turn(self, self.turn)
        if self.pending.asks != DRAWING:
            self.ask_active(DRAWING)
        if self.size(PILE) == 0:
            fall(self, log)  # E21: the last fall found nothing to shuffle, and the Cabestros are all there is
            return
        self.chance_events = rng.begin(self.chance_events)
        kind = self.card_at(PILE, rng.below(self.size(PILE)))
        self.put(kind, PILE, -1)
        if self.box.is_eye(kind):
            self.show(kind, log)
            return
        self.put(kind, self.hand(self.turn), 1)
        self.note(DREW, self.turn, kind)
        note_card(self, self.turn)
        if log is not None:
            log.append(Event("drew", {"seat": int(self.turn)}, {"card": self.box.ids[kind]}, 1 << self.turn))
        after_card(self, log)

    def stop(self, log: list[Event] | None) -> None:
        if log is not None:
            log.append(Event("stopped", {"seat": int(self.turn)}))
        end_turn(self, log)

    # --- E9: eye cards ------------------------------------------------------------------------------------------------

    def show(self, eye: i64, log: list[Event] | None) -> None:
        """Who is hit is settled now: every runner on the drawer's location who does not sit out."""  # E9, E15
        here = self.runners[self.turn].location
        if log is not None:
            key = "bull-shown" if self.box.is_bull(eye) else "fall-shown"
            facts: dict[str, Fact] = {"seat": int(self.turn), "card": self.box.ids[eye]}
            log.append(Event(key, {**facts, "location": self.box.locations[here - 1]}))
        hits: i64 = 0
        for seat in range(self.seats):
            runner = self.runners[seat]
            if runner.is_running() and runner.location == here and not runner.sits_out():
                hits = noting(hits, seat, WAITS)
        self.next_hit(eye, hits, log)

    def next_hit(self, eye: i64, hits: i64, log: list[Event] | None) -> None:
        """The drawer first, then clockwise; then the card is discarded."""  # E9
        self.pending = self.pending.lowest()
        for step in range(self.seats):
            seat = (self.turn + step) % self.seats
            if noted(hits, seat) == WAITS and self.runners[seat].is_running():
                asks = BULL_HITS if self.box.is_bull(eye) else FALL_HITS
                self.pending = Pending(asks, seat, eye, NOBODY, noting(hits, seat, STRUCK), self.pending)
                if log is not None:
                    log.append(Event("hit", {"seat": int(seat), "card": self.box.ids[eye]}))
                return
        self.discard_card(eye)
        after_card(self, log)

    def repel(self, seat: i64, shield: i64, log: list[Event] | None) -> None:
        spend(self, seat, shield)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "card": self.box.ids[shield]}
            log.append(Event("repelled", {**facts, "eye": self.box.ids[self.pending.card]}))
        self.settle(self.pending, REPELLED, log)

    def settle(self, hit: Pending, result: i64, log: list[Event] | None) -> None:
        """A hit is settled. A bull that was sent on is a hit of its own, and leaves the queue as it is."""  # E11
        self.next_hit(hit.card, noting(hit.hits, hit.seat, result) if hit.by == NOBODY else hit.hits, log)

    # --- E10 to E13: losses -------------------------------------------------------------------------------------------

    def suffer(self, seat: i64, result: i64, log: list[Event] | None) -> None:
        """A loss that a hit or an attack has cost; the drawer's own ends the draw."""  # E10
        hit = self.pending
        if hit.asks == ATTACKED:
            self.end_attack(log)
            return
        if seat == self.turn:
            self.ask_active(DONE)
        self.settle(hit, result, log)

    def send_bull(self, seat: i64, target: i64, log: list[Event] | None) -> None:
        """Toro volteado: the bull hits that runner alone, and is settled before the next one is asked."""  # E11
        hit = self.pending
        spend(self, seat, self.box.turning)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "target": int(target), "eye": self.box.ids[hit.card]}
            log.append(Event("sent", facts))
        hits = noting(hit.hits, seat, SENT_ON) if hit.by == NOBODY else hit.hits
        self.pending = Pending(BULL_HITS, target, hit.card, seat, hits, hit.lowest())

    def lose_object(self, seat: i64, thing: i64, log: list[Event] | None) -> None:
        """The owner's choice; without objects they are expelled."""  # E12, E13
        note_loss(self, seat)
        runner = self.change(seat)
        runner.objects &= ~(1 << thing)
        if log is not None:
            log.append(Event("lost", {"seat": int(seat), "object": self.box.objects[thing]}))
        if runner.objects == 0:
            self.expulsions += 1
            expel(self, seat, log)
            if self.running() == 1:
                end(self, LAST_RUNNER, log)  # E22: at once
                return
        self.suffer(seat, LOST, log)

    def give_special(self, seat: i64, log: list[Event] | None) -> None:
        """Instead of an object; it counts as a loss."""  # E12
        note_loss(self, seat)
        if log is not None:
            log.append(Event("gave", {"seat": int(seat), "card": self.box.ids[self.runners[seat].special]}))
        discard_special(self, seat)
        self.suffer(seat, LOST, log)

    def step_back(self, seat: i64, log: list[Event] | None) -> None:
        note_loss(self, seat)
        runner = self.change(seat)
        runner.location -= 1  # E13
        if log is not None:
            location = self.box.locations[runner.location - 1]
            log.append(Event("stepped-back", {"seat": int(seat), "location": location}))
        self.suffer(seat, STEPPED_BACK, log)

    # --- E14 to E16: attacks ------------------------------------------------------------------------------------------

    def attack(self, seat: i64, kind: i64, victim: i64, log: list[Event] | None) -> None:
        """The victim is asked, whatever they hold; the blind pick comes after the answer."""  # E14, E16
        leave_hand(self, seat, kind)
        self.ask(ATTACKED if self.box.costs_object(kind) else ANSWERING, victim, kind, seat, self.pending)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "victim": int(victim), "card": self.box.ids[kind]}
            log.append(Event("attacked", facts))

    def take(self, victim: i64, rng: Rng, log: list[Event] | None) -> None:
        note_loss(self, victim)
        attack = self.pending
        group = self.box.group[attack.card]
        if group == LOSE_CARD:
            self.lose_card(victim, rng, log)
        elif group == STEAL:
            self.steal_card(attack.by, victim, rng, log)
        elif attack.card == self.box.swap:
            self.swap_places(attack.by, victim, log)
        else:
            self.bar(victim, log)
            return
        self.end_attack(log)

    def lose_card(self, victim: i64, rng: Rng, log: list[Event] | None) -> None:
        kind = self.blind_pick(victim, rng)
        spend(self, victim, kind)
        if log is not None:
            log.append(Event("lost-card", {"seat": int(victim), "card": self.box.ids[kind]}))

    def steal_card(self, thief: i64, victim: i64, rng: Rng, log: list[Event] | None) -> None:
        """Thief and victim know the card."""  # E14
        kind = self.blind_pick(victim, rng)
        self.put(kind, self.hand(victim), -1)
        self.put(kind, self.hand(thief), 1)
        self.note(STOLE + victim, thief, kind)
        note_card(self, thief)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(thief), "victim": int(victim)}
            log.append(Event("stole", facts, {"card": self.box.ids[kind]}, 1 << thief | 1 << victim))

    def blind_pick(self, victim: i64, rng: Rng) -> i64:
        """Any card of the hand, each as likely."""  # E14
        self.chance_events = rng.begin(self.chance_events)
        return self.card_at(self.hand(victim), rng.below(self.size(self.hand(victim))))

    def bar(self, victim: i64, log: list[Event] | None) -> None:
        """Desde la barrera is not discarded yet: it lies before its victim."""  # E15
        self.change(victim).barred = BARRED
        if log is not None:
            log.append(Event("barred", {"seat": int(victim), "card": self.box.ids[self.box.barrier]}))
        self.resume(log)

    def cancel(self, victim: i64, log: list[Event] | None) -> None:
        """Otra vez será. A cancelled Intercambio has not used up the turn's advance."""  # E16, E19
        spend(self, victim, self.box.cancel)
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(victim), "card": self.box.ids[self.box.cancel]}
            log.append(Event("cancelled", {**facts, "attack": self.box.ids[self.pending.card]}))
        self.end_attack(log)

    def end_attack(self, log: list[Event] | None) -> None:
        self.discard_card(self.pending.card)
        self.resume(log)

    def resume(self, log: list[Event] | None) -> None:
        """Whatever the attack interrupted goes on."""
        below = self.pending.below
        if below is not None:
            self.pending = below
        if self.pending.asks == LEAVING:
            ask_to_leave(self, self.pending.stayed, log)

    # --- E17, E18: special and lost objects ---------------------------------------------------------------------------

    def lay_special(self, seat: i64, kind: i64, log: list[Event] | None) -> None:
        """One at a time: the old one is discarded."""  # E17
        old = self.runners[seat].special
        if old != NO_CARD:
            discard_special(self, seat)
        leave_hand(self, seat, kind)
        self.change(seat).special = kind
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "card": self.box.ids[kind]}
            if old == NO_CARD:
                log.append(Event("laid", facts))
            else:
                log.append(Event("replaced", {**facts, "old": self.box.ids[old]}))

    def use_special(self, seat: i64, log: list[Event] | None) -> None:
        """Capote or Líquido de agarre: nothing is lost, so drawing goes on."""  # E17
        if log is not None:
            facts: dict[str, Fact] = {"seat": int(seat), "card": self.box.ids[self.runners[seat].special]}
            log.append(Event("saved", {**facts, "eye": self.box.ids[self.pending.card]}))
        discard_special(self, seat)
        self.settle(self.pending, REPELLED, log)

    def recover(self, seat: i64, thing: i64, log: list[Event] | None) -> None:
        spend(self, seat, self.box.recover)
        self.change(seat).objects |= 1 << thing  # E18
        if log is not None:
            log.append(Event("recovered", {"seat": int(seat), "object": self.box.objects[thing]}))

    # --- E19: advancing -----------------------------------------------------------------------------------------------

    def advance(self, seat: i64, card: i64, partner: i64, log: list[Event] | None) -> None:
        """One step by one card, two by a card and its partner; nothing adds up to more."""  # E19
        box = self.box
        spend(self, seat, card)
        if partner == box.shoes:
            discard_special(self, seat)
        elif partner != NO_CARD:
            spend(self, seat, partner)
        runner = self.change(seat)
        before = runner.location
        after = before + (i64(1) if partner == NO_CARD else i64(2))
        runner.location = after if after < box.goal else box.goal  # surplus steps are lost
        if log is not None:
            cards = [box.ids[card]] if partner == NO_CARD else [box.ids[card], box.ids[partner]]
            facts: dict[str, Fact] = {"seat": int(seat), "cards": cards, "from": int(before)}
            location = box.locations[runner.location - 1]
            log.append(Event("advanced", {**facts, "to": int(runner.location), "location": location}))
        if runner.location == box.goal:
            end(self, ARRIVAL, log)  # E22: at once
        elif self.pending.asks == LEAVING:
            ask_to_leave(self, self.pending.stayed, log)  # E20: it does not count as the turn's advance
        else:
            self.pending = self.pending.after_advancing()

    def swap_places(self, seat: i64, other: i64, log: list[Event] | None) -> None:
        """Intercambio: the one who was ahead is now behind, even on a location that falls."""  # E19, E20
        runner, target = self.change(seat), self.change(other)
        here = runner.location
        runner.location = target.location
        target.location = here
        if not self.is_falling():
            self.pending = self.pending.after_advancing()
        if log is not None:
            locations = self.box.locations
            facts: dict[str, Fact] = {"seat": int(seat), "target": int(other)}
            facts["location"] = locations[runner.location - 1]
            facts["back"] = locations[here - 1]
            log.append(Event("swapped", facts))

    # --- the rest of the contract -------------------------------------------------------------------------------------

    def copy(self) -> Race:
        twin = Race(self.box, self.actions, self.runners, self.cards[:], self.held[:], self.notes[:], self.pending)
        self.copy_to(twin)
        return twin

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        return fill_choices(self, seat, out)

    def refusal(self, seat: i64, action: i64) -> Reason:
        return refusal_of(self, seat, action)

    def outcome(self) -> Outcome | None:
        return None if self.ending == NOT_OVER else outcome_of(self)

    def is_out(self, seat: i64) -> bool:
        return not self.runners[seat].is_running()

    def view(self, seat: int | None) -> EncierroView:
        return view_of(self, seat)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        observe(self, seat, out, at)

    def places(self, seat: int | None) -> list[Place]:
        return places_of(self, seat)
