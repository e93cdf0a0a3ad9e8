"""What a seat may do: play a card of its hand where it fits, discard one, or end the turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from stampede.core.game import Reason
from stampede.games.street.components import MOST_SEATS, NOTHING
from stampede.games.street.refusals import refusal
from stampede.games.street.state import NOT_OVER, Position


class Choices(Position):
    """A position with the choices it offers."""

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        if seat != self.turn or self.ending != NOT_OVER:
            return 0
        cards, hand = self.cards, self.hand(seat) * self.kinds
        count = self.fill_own(cards, hand, out)
        count = self.fill_tricks(cards, hand, out, count)
        count = self.fill_specials(cards, hand, out, count)
        left, discard = self.size(self.hand(seat)), self.actions.discard
        kind: i64 = 0
        while left > 0:
            held = i64(cards[hand + kind])
            if held != 0:
                out[count] = discard + kind  # S6
                count += 1
                left -= held
            kind += 1
        if self.played > 0:  # S6: at least one card
            out[count] = self.actions.end
            count += 1
        return count

    def fill_own(self, cards: vec[u8], hand: i64, out: vec[i64]) -> i64:
        """What goes before the seat itself: vehicles, distances, counter-tricks; returns how many."""
        box, count = self.box, i64(0)
        if self.can_mount():
            mount = self.actions.mount - box.first_vehicle
            for kind in range(box.first_vehicle, box.first_distance):
                if cards[hand + kind] != 0:
                    out[count] = mount + kind
                    count += 1
        if self.can_ride(self.turn):
            ride = self.actions.ride - box.first_distance
            for kind in range(box.first_distance, box.first_trick):
                if cards[hand + kind] != 0:
                    out[count] = ride + kind
                    count += 1
        elif self.trick(self.turn) != NOTHING:
            for kind in range(box.first_counter, box.first_invincible):
                if cards[hand + kind] != 0 and self.can_counter(kind):
                    out[count] = self.actions.counter + kind - box.first_counter
                    count += 1
        return count

    def fill_tricks(self, cards: vec[u8], hand: i64, out: vec[i64], count: i64) -> i64:
        box = self.box
        for kind in range(box.first_trick, box.first_counter):
            if cards[hand + kind] != 0:
                first = self.actions.trick + (kind - box.first_trick) * MOST_SEATS
                for target in range(self.seats):
                    if self.can_be_tricked(target, kind):
                        out[count] = first + target
                        count += 1
        return count

    def fill_specials(self, cards: vec[u8], hand: i64, out: vec[i64], count: i64) -> i64:
        box, actions = self.box, self.actions
        for kind in range(box.first_invincible, box.hand_swap):
            if cards[hand + kind] != 0:
                out[count] = actions.invincible + kind - box.first_invincible
                count += 1
        if cards[hand + box.hand_swap] != 0:
            for target in range(self.seats):
                if self.can_be_chosen(target):
                    out[count] = actions.swap + target
                    count += 1
        if cards[hand + box.police] != 0:
            for target in range(self.seats):
                if self.can_be_chosen(target) and not self.is_stopped(target):  # S15: not twice at once
                    out[count] = actions.police + target
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

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        out = vec[i64]([0 for _ in range(self.widest())])
        for index in range(self.fill_legal(seat, out)):
            if out[index] == action:
                return None
        return refusal(self, seat, action)
