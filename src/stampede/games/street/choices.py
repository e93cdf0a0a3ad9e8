"""What a seat may do: play a card of its hand where it fits, discard one, or end the turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.game import Reason
from stampede.games.street.components import MOST_SEATS, NOTHING
from stampede.games.street.refusals import refusal
from stampede.games.street.state import NOT_OVER, Position


class Choices(Position):
    """A position with the choices it offers."""

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        """One walk through the hand: what its cards can be played as, then their discards; then the end of the turn."""
        if seat != self.turn or self.ending != NOT_OVER:
            return 0
        cards, hand, discard = self.cards, self.hand(seat) * self.kinds, self.actions.discard
        left = self.size(self.hand(seat))
        last = self.widest() - 1
        first = last  # discards gather at the far end, backwards, until all plays are there
        kind: i64 = 0
        count: i64 = 0
        while left > 0:
            held = i64(cards[hand + kind])
            if held != 0:
                count = self.fill_plays(kind, out, count)
                first -= 1
                out[first] = discard + kind  # S6
                left -= held
            kind += 1
        while last > first:
            last -= 1
            out[count] = out[last]
            count += 1
        if self.played > 0:  # S6: at least one card
            out[count] = self.actions.end
            count += 1
        return count

    def fill_plays(self, kind: i64, out: vec[i64], count: i64) -> i64:
        """Adds what a card of the hand can be played as; returns how many there are then."""
        box, actions = self.box, self.actions
        if kind >= box.first_invincible:
            return self.fill_special(kind, out, count)
        if kind >= box.first_counter:
            if self.can_counter(kind):
                out[count] = actions.counter + kind - box.first_counter
                count += 1
        elif kind >= box.first_trick:
            first = actions.trick + (kind - box.first_trick) * MOST_SEATS
            for target in range(self.seats):
                if self.can_be_tricked(target, kind):
                    out[count] = first + target
                    count += 1
        elif kind >= box.first_distance:
            if self.can_ride(self.turn):
                out[count] = actions.ride + kind - box.first_distance
                count += 1
        elif self.can_mount():
            out[count] = actions.mount + kind - box.first_vehicle
            count += 1
        return count

    def fill_special(self, kind: i64, out: vec[i64], count: i64) -> i64:
        box, actions = self.box, self.actions
        if kind == box.hand_swap:
            for target in range(self.seats):
                if self.can_be_chosen(target):
                    out[count] = actions.swap + target
                    count += 1
        elif kind == box.police:
            for target in range(self.seats):
                if self.can_be_stopped(target):
                    out[count] = actions.police + target
                    count += 1
        else:
            out[count] = actions.invincible + kind - box.first_invincible
            count += 1
        return count

    def can_mount(self) -> bool:
        """A vehicle may replace another one, but not under every trick."""  # S7, S11
        trick = self.trick(self.turn)
        return trick == NOTHING or self.box.changes[trick] != 0

    def can_counter(self, kind: i64) -> bool:
        """Never without its trick."""  # S10
        trick = self.trick(self.turn)
        return trick != NOTHING and self.box.cures[trick * self.kinds + kind] != 0

    def can_be_tricked(self, target: i64, kind: i64) -> bool:
        """An opponent on a vehicle that the trick fits and that nothing blocks yet."""  # S9
        vehicle = self.vehicle(target)
        return (
            vehicle != NOTHING
            and self.trick(target) == NOTHING
            and self.box.fits[kind * self.kinds + vehicle] != 0
            and self.can_be_chosen(target)
        )

    def can_be_chosen(self, target: i64) -> bool:
        """An opponent who is in the race and not invincible."""  # S13, S19
        return target != self.turn and not self.is_out(target) and not self.is_invincible(target)

    def can_be_stopped(self, target: i64) -> bool:
        """Police control: not twice at once."""  # S15
        return self.can_be_chosen(target) and not self.is_stopped(target)

    def refusal(self, seat: i64, action: i64) -> Reason:
        return refusal(self, seat, action)
