"""What a seat may do: short lists, each entry of which can be carried through."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.game import Reason
from stampede.games.encierro.actions import PAIR, STEP, STEP_AND_BOOST, STEP_AND_SHOES
from stampede.games.encierro.components import (
    BULL_SHIELD,
    FALL_SHIELD,
    LOSE_ANYONE,
    LOSE_CARD,
    LOSE_NEAR,
    MOST_SEATS,
    STEAL,
    TURNING,
)
from stampede.games.encierro.refusals import refusal
from stampede.games.encierro.state import (
    ANSWER,
    ATTACKED,
    BARRED,
    BULL_HITS,
    DISCARD,
    DRAW,
    FREE,
    NO_CARD,
    NOT_OVER,
    PLAY,
    RESCUE,
    Position,
)


class Choices(Position):
    """A position with the choices it offers."""

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        if seat != self.who or self.ending != NOT_OVER:
            return 0
        if self.asked == PLAY:
            return self.fill_discards(seat, out, self.fill_plays(seat, out))
        if self.asked == DISCARD:
            return self.fill_discards(seat, out, 0)
        if self.asked == DRAW:
            out[0] = self.actions.draw
            out[1] = self.actions.stop
            return 2
        if self.asked == RESCUE:
            count = self.fill_advances(seat, out, 0)
            out[count] = self.actions.stay
            return count + 1
        count = 0
        if self.asked >= ATTACKED:
            if self.holds(seat, self.box.cancel):  # E16
                out[0] = self.actions.cancel
                count = 1
            if self.asked == ANSWER:
                out[count] = self.actions.take
                return count + 1
            return self.fill_losses(seat, out, count)
        return self.fill_losses(seat, out, self.fill_defences(seat, out))

    # --- the play phase -----------------------------------------------------------------------------------------------

    def fill_plays(self, seat: i64, out: vec[i64]) -> i64:
        """Whatever the hand allows, in the order of the table."""  # E7
        box, actions = self.box, self.actions
        count: i64 = 0
        if self.advanced == 0:  # E19: once a turn
            count = self.fill_advances(seat, out, 0)
        first = box.first[LOSE_NEAR]
        held = self.held(seat, first, box.barrier + 1)
        kind = first
        while held != 0:
            if held & 1:
                entry = actions.barrier if kind == box.barrier else actions.attack + (kind - first) * MOST_SEATS
                for victim in range(self.seats):
                    if self.can_attack(seat, kind, victim):
                        out[count] = entry + victim
                        count += 1
            held >>= 1
            kind += 1
        count = self.fill_held(seat, box.cape, box.kinds, actions.lay, out, count)  # E17
        if self.holds(seat, box.recover):  # E18
            for thing in range(i64(len(box.objects))):
                if not self.has_object(seat, thing):
                    out[count] = actions.recover + thing
                    count += 1
        return count

    def can_attack(self, seat: i64, kind: i64, victim: i64) -> bool:
        """Whether the card reaches that runner and would do something there."""  # E14, E15
        if victim == seat or not self.is_running(victim):
            return False
        group = self.box.group[kind]
        if group == STEAL:
            return self.size(self.hand(victim)) > 0
        if self.sits_out(victim):  # E15: nothing else touches them
            return False
        if group == LOSE_NEAR:
            return 0 <= self.location(victim) - self.location(seat) <= 1
        if group == LOSE_CARD:
            return self.size(self.hand(victim)) > 0
        return group == LOSE_ANYONE or self.note(victim, BARRED) == FREE

    def fill_advances(self, seat: i64, out: vec[i64], count: i64) -> i64:
        """The five ways to advance."""  # E19
        box, actions = self.box, self.actions
        if self.holds(seat, box.advance):
            out[count] = actions.advance + STEP
            count += 1
            if self.holds(seat, box.boost):
                out[count] = actions.advance + STEP_AND_BOOST
                count += 1
            if self.special(seat) == box.shoes:
                out[count] = actions.advance + STEP_AND_SHOES
                count += 1
        if self.holds(seat, box.patron) and self.holds(seat, box.hemingway):
            out[count] = actions.advance + PAIR
            count += 1
        if self.holds(seat, box.swap):
            for other in range(self.seats):
                if self.can_swap(seat, other):
                    out[count] = actions.swap + other
                    count += 1
        return count

    def can_swap(self, seat: i64, other: i64) -> bool:
        """With a runner exactly one location ahead who does not sit out."""  # E19
        return self.is_running(other) and not self.sits_out(other) and self.location(other) == self.location(seat) + 1

    def fill_discards(self, seat: i64, out: vec[i64], count: i64) -> i64:
        """Cards to put away, and drawing as soon as there is room for one."""  # E7
        box = self.box
        count = self.fill_held(seat, box.eyes, box.kinds, self.actions.discard, out, count)
        if self.size(self.hand(seat)) < box.hand:
            out[count] = self.actions.draw
            count += 1
        return count

    def fill_held(self, seat: i64, low: i64, high: i64, action: i64, out: vec[i64], count: i64) -> i64:
        """For each kind in hand from `low` to below `high` its action; that of `low` is given."""
        held = self.held(seat, low, high)
        while held != 0:
            if held & 1:
                out[count] = action
                count += 1
            held >>= 1
            action += 1
        return count

    # --- when hit -----------------------------------------------------------------------------------------------------

    def fill_defences(self, seat: i64, out: vec[i64]) -> i64:
        """Fitting shields, Toro volteado, the special object that helps."""  # E9, E11, E17
        box, actions = self.box, self.actions
        count: i64 = 0
        bull = self.asked == BULL_HITS
        low = box.first[BULL_SHIELD] if bull else box.first[FALL_SHIELD]
        high = box.first[FALL_SHIELD] if bull else box.first[TURNING]
        count = self.fill_held(seat, low, high, actions.shield + low - box.eyes, out, count)
        if bull and self.holds(seat, box.turning):
            for other in range(self.seats):
                if self.can_send(seat, other):
                    out[count] = actions.send + other
                    count += 1
        saves = box.cape if bull else box.grip
        if self.special(seat) == saves:
            out[count] = actions.use + saves - box.cape
            count += 1
        return count

    def can_send(self, seat: i64, other: i64) -> bool:
        """To any other runner, wherever they are, but one sitting out."""  # E11
        return other != seat and self.is_running(other) and not self.sits_out(other)

    def fill_losses(self, seat: i64, out: vec[i64], count: i64) -> i64:
        """What a runner can lose; there is always something."""  # E12, E13
        actions = self.actions
        for step in range(i64(len(self.box.objects))):
            thing = len(self.box.objects) - 1 - step
            if self.can_lose(seat, thing):
                out[count] = actions.lose + thing
                count += 1
        if self.special(seat) != NO_CARD:
            out[count] = actions.give + self.special(seat) - self.box.cape
            count += 1
        elif self.can_step_back(seat):
            out[count] = actions.back
            count += 1
        return count

    def can_lose(self, seat: i64, thing: i64) -> bool:
        """The first object of the box is the last to go, and a special object goes before it."""  # E12
        if not self.has_object(seat, thing):
            return False
        return thing != 0 or (self.objects_of(seat) == 1 and self.special(seat) == NO_CARD)

    def can_step_back(self, seat: i64) -> bool:
        """With one object and no special one, from further than one step ahead of the Cabestros."""  # E13
        return self.objects_of(seat) == 1 and self.special(seat) == NO_CARD and self.location(seat) > self.fallen + 1

    def refusal(self, seat: i64, action: i64) -> Reason:
        return refusal(self, seat, action)
