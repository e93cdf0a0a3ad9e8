"""What a seat's choices are worth: how to advance, whom to slow down, how dangerous a draw is, what to part with.

Of an opponent's hand only its size is used, and of the pile only the eye cards, which everybody can count.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.games.encierro.choices import can_attack, can_lose, can_send, can_step_back, can_swap, held_from
from stampede.games.encierro.components import NO_CARD, STEAL
from stampede.games.encierro.rules import Race
from stampede.games.encierro.state import FREE, PILE, Runner
from stampede.games.encierro.weights import Weights

CERTAIN: Final[i64] = 1000
LEAST: Final[i64] = -(1 << 40)

NEVER: Final[i64] = -1


class Prospects:
    """One seat's thoughts about one position."""

    def __init__(self, race: Race, seat: i64, weights: Weights) -> None:
        self.race: Final = race
        self.weights: Final = weights
        self.seat: Final = seat
        self.runner: Final = race.runners[seat]

    def holds(self, kind: i64) -> bool:
        return self.race.holds(self.seat, kind)

    # --- standing -----------------------------------------------------------------------------------------------------

    def standing(self, seat: i64) -> i64:
        """Of the seat's own hand it knows the cards that take it forward, of others' only the size."""
        race, runner, weights = self.race, self.race.runners[seat], self.weights
        if not runner.is_running():
            return -weights.expelled
        if runner.location == race.box.goal:
            return weights.arrived
        value = runner.location * weights.step + runner.object_count() * weights.object + weights.last
        if runner.special != NO_CARD:
            value += weights.special
        if runner.barred != FREE:
            value -= weights.barred
        if seat == self.seat:
            value += self.steps_in_hand() * weights.ready
        return value + race.size(race.hand(seat)) * weights.card

    def steps_in_hand(self) -> i64:
        """How far the cards in hand take the seat at once: 2, 1 or 0."""
        box, actions = self.race.box, self.race.actions
        way = self.way_to_advance()
        if way < 0:
            return 0
        if way == actions.sprint_by_pair or self.holds(box.boost) or self.runner.special == box.shoes:
            return 2
        return 1

    def best_opponent(self) -> i64:
        best = -self.weights.expelled
        for other in range(self.race.seats):
            if other != self.seat and self.standing(other) > best:
                best = self.standing(other)
        return best

    # --- advancing ----------------------------------------------------------------------------------------------------

    def way_to_advance(self) -> i64:
        """The action to advance by, or -1: two steps before one, a swap with a rival before a plain step."""
        race, box, actions, runner = self.race, self.race.box, self.race.actions, self.runner
        plain = self.holds(box.advance)
        to_go = box.goal - runner.location
        if plain and to_go == 1:
            return actions.advance
        if plain and runner.special == box.shoes:
            return actions.sprint_in_shoes
        if plain and self.holds(box.boost):
            return actions.sprint_by_boost
        if self.holds(box.patron) and self.holds(box.hemingway):
            return actions.sprint_by_pair
        if self.holds(box.swap):
            for other in range(race.seats):
                if can_swap(race, self.seat, other):
                    return actions.swap_with(other)
        return actions.advance if plain else NEVER

    def should_lay(self) -> i64:
        """A special object to lay, or -1: shoes to run with now, else whatever fills an empty place."""
        box, runner = self.race.box, self.runner
        if self.holds(box.shoes) and self.holds(box.advance) and not self.race.pending.advanced:
            in_a_hurry = box.goal - runner.location >= 2 and not self.holds(box.boost)
            if in_a_hurry and runner.special != box.shoes:
                return box.shoes
        if runner.special == NO_CARD:
            for kind in range(box.specials, box.kinds):
                if self.holds(kind):
                    return kind
        return NEVER

    # --- attacking ----------------------------------------------------------------------------------------------------

    def attack_to_play(self) -> i64:
        """The action of an attack on the runner it hurts most, or -1."""
        box = self.race.box
        for kind in range(box.attacks, box.barrier + 1):
            if self.holds(kind):
                victim = self.victim_of(kind)
                if victim >= 0:
                    return self.race.actions.attack_with(kind, victim)
        return NEVER

    def victim_of(self, kind: i64) -> i64:
        race, box = self.race, self.race.box
        chosen: i64 = NEVER
        most = LEAST
        for other in range(race.seats):
            if can_attack(race, self.seat, kind, other):
                value = self.standing(other)
                if box.costs_object(kind) and self.would_expel(race.runners[other]):
                    value += self.weights.arrived
                if box.group[kind] == STEAL:
                    value += race.size(race.hand(other)) * self.weights.card
                if value > most:
                    chosen = other
                    most = value
        return chosen

    def would_expel(self, other: Runner) -> bool:
        return other.object_count() == 1 and other.special == NO_CARD and not can_step_back(self.race, other)

    def runner_to_send_to(self) -> i64:
        """Whom a bull hurts most, or -1."""
        chosen: i64 = NEVER
        most = LEAST
        for other in range(self.race.seats):
            if can_send(self.race, self.seat, other):
                expels = self.would_expel(self.race.runners[other])
                value = self.standing(other) + (self.weights.arrived if expels else i64(0))
                if value > most:
                    chosen = other
                    most = value
        return chosen

    # --- drawing ------------------------------------------------------------------------------------------------------

    def risk(self) -> i64:
        """How likely the next card costs this seat something, in thousandths."""
        race, box = self.race, self.race.box
        left = race.size(PILE)
        if left == 0:
            return 0
        bad: i64 = 0
        for kind in range(box.eyes):
            if not self.can_repel(kind):
                bad += race.count(PILE, kind)
        return bad * CERTAIN // left

    def can_repel(self, eye: i64) -> bool:
        box, runner = self.race.box, self.runner
        if held_from(self.race, self.seat, box.first_shield(eye), box.after_shields(eye)) != 0:
            return True
        if box.is_bull(eye) and self.holds(box.turning) and self.runner_to_send_to() >= 0:
            return True
        return runner.special == box.saves_from(eye)

    def cost_of_loss(self) -> i64:
        """The fewer objects are left, the dearer."""
        left = self.runner.object_count() + (1 if self.runner.special != NO_CARD else 0)
        if left >= 4:
            return self.weights.of_four
        if left == 3:
            return self.weights.of_three
        if left == 2:
            return self.weights.of_two
        return self.weights.by_a_step if can_step_back(self.race, self.runner) else self.weights.of_one

    def should_draw_on(self) -> bool:
        """Whether another card is worth the risk; an eye card hits rivals at the same location too."""
        race, weights = self.race, self.weights
        gain = weights.fresh_if_ready
        if self.way_to_advance() < 0:
            gain = weights.fresh
            if self.runner.location == race.fallen + 1 and race.size(PILE) <= weights.near:
                gain += weights.danger
        hits = self.rivals_here() * self.eyes() * weights.rivals
        return gain * CERTAIN + hits > self.risk() * self.cost_of_loss()

    def eyes(self) -> i64:
        """How likely the next card is an eye card, in thousandths."""
        race = self.race
        left = race.size(PILE)
        eyes: i64 = 0
        for kind in range(race.box.eyes):
            eyes += race.count(PILE, kind)
        return eyes * CERTAIN // left if left > 0 else i64(0)

    def rivals_here(self) -> i64:
        """How many others an eye card would hit."""
        count: i64 = 0
        for other in range(self.race.seats):
            rival = self.race.runners[other]
            is_there = rival.is_running() and not rival.sits_out() and rival.location == self.runner.location
            if other != self.seat and is_there:
                count += 1
        return count

    def card_to_part_with(self) -> i64:
        """The kind in hand that is worth least."""
        box = self.race.box
        chosen: i64 = NEVER
        least: i64 = 1 << 30
        for kind in range(box.eyes, box.kinds):
            if self.holds(kind):
                value = self.worth_in_hand(kind)
                if value < least:
                    chosen = kind
                    least = value
        return chosen

    def worth_in_hand(self, kind: i64) -> i64:
        race, box, weights = self.race, self.race.box, self.weights
        copies = race.count(race.hand(self.seat), kind)
        if kind == box.advance:
            return weights.advance - weights.advance_again * copies
        if kind == box.boost:
            return (weights.boost if self.holds(box.advance) else weights.boost_alone) - weights.again * copies
        if kind == box.patron or kind == box.hemingway:
            return weights.pair
        if kind <= box.turning:  # shields and Toro volteado
            return weights.shield
        if kind == box.cancel:
            return weights.cancel - weights.again * copies
        if kind == box.swap:
            return weights.swap
        if box.is_special(kind):
            return weights.kept_special
        return weights.recover if kind == box.recover and self.lost_object() < 0 else weights.attack

    def card_in_the_way(self) -> i64:
        """A card to discard before drawing: the worst, in a full hand or if a new one is better; or -1."""
        race = self.race
        if race.size(race.hand(self.seat)) == 0:
            return NEVER
        worst = self.card_to_part_with()
        is_full = race.size(race.hand(self.seat)) >= race.box.hand
        return worst if is_full or self.worth_in_hand(worst) < self.weights.part else NEVER

    def lost_object(self) -> i64:
        """An object to bring back, or -1."""
        for thing in range(i64(len(self.race.box.objects))):
            if not self.runner.has(thing):
                return thing
        return NEVER

    # --- answering ----------------------------------------------------------------------------------------------------

    def shield_to_play(self, eye: i64) -> i64:
        """A fitting shield, one of the pair last; or -1."""
        box = self.race.box
        chosen: i64 = NEVER
        for kind in range(box.first_shield(eye), box.after_shields(eye)):
            if self.holds(kind):
                if kind != box.patron and kind != box.hemingway:
                    return kind
                chosen = kind
        return chosen

    def should_cancel(self) -> bool:
        """The last Otra vez será is kept for what hurts: an object when few are left, a turn, a place."""
        race, box, attack = self.race, self.race.box, self.race.pending.card
        if not self.holds(box.cancel):
            return False
        if race.count(race.hand(self.seat), box.cancel) > 1:
            return True
        if box.costs_object(attack):
            return self.runner.object_count() <= 4
        return attack in (box.barrier, box.swap)

    def loss_to_take(self) -> i64:
        """An object while there are several, then the special object, then a step back."""
        race, actions, runner = self.race, self.race.actions, self.runner
        objects = runner.object_count()
        if objects >= 3 or (runner.special == NO_CARD and objects == 2):
            thing = i64(len(race.box.objects)) - 1
            while not can_lose(runner, thing):
                thing -= 1
            return actions.lose(thing)
        if runner.special != NO_CARD:
            return actions.give(runner.special)
        return actions.back if can_step_back(race, runner) else actions.lose(0)
