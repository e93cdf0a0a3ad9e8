"""What a seat may do: short lists, each entry of which can be carried through."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.game import Reason
from stampede.games.bulls.components import (
    ALL_HERE,
    BULL,
    BULLS_HERE,
    CREW,
    DRAW,
    FACES,
    LEAD,
    LOOSE,
    OWN,
    OWN_HERE,
    SIGN,
    THEIRS,
    THEIRS_HERE,
)
from stampede.games.bulls.refusals import is_asked_for, refusal
from stampede.games.bulls.state import CARD, DECK, DISCARD, DISCARDS, LIFT, NONE, NOT_OVER, PLACE, Position


class Choices(Position):
    """A position with the choices it offers."""

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        if seat != self.turn or self.ending != NOT_OVER:
            return 0
        asked = self.asked
        if asked == CARD:
            return self.fill_cards(self.actions.play, out)  # B11
        if asked <= LEAD:
            return self.fill_effect(out)
        if asked == PLACE:
            return self.fill_starts(out)
        if asked == DISCARD:
            count = self.fill_cards(self.actions.discard, out)
            out[count] = self.actions.keep  # B17
            return count + 1
        return self.fill_signs(out)

    def fill_starts(self, out: vec[i64]) -> i64:
        """Any start will do for a rolled 1."""  # B8
        for column in range(self.town.width[0]):
            out[column] = self.actions.place + column
        return self.town.width[0]

    def fill_cards(self, verb: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        hand = self.hand(self.turn)
        for kind in range(self.box.kinds):
            if self.count(hand, kind) > 0:
                out[count] = verb + kind
                count += 1
        return count

    # --- the effects of cards -----------------------------------------------------------------------------------------

    def fill_effect(self, out: vec[i64]) -> i64:
        """The dice or the roundabouts that the card in play can be about."""  # B2
        asked = self.asked
        if asked in (OWN_HERE, OWN):
            return self.fill_picks(self.turn, out, 0, True)
        if asked == THEIRS:
            if self.target != NONE:
                return self.fill_picks(self.target, out, 0, True)
            count: i64 = 0
            for opponent in range(self.seats):
                if opponent != self.turn:
                    count = self.fill_picks(opponent, out, count, False)
            out[count] = self.actions.roll
            return count + 1
        if asked == THEIRS_HERE:
            return self.fill_heckles(out)
        if asked == BULL:
            return self.fill_bulls(out)
        if asked == LEAD:
            return self.fill_leads(out)
        return self.fill_roundabouts(out)

    def fill_picks(self, seat: i64, out: vec[i64], count: i64, and_roll: bool) -> i64:
        """Runners of a seat that are not picked yet, in the roundabout chosen if the card is about one."""
        town = self.town
        first = town.first[self.row]
        for column in range(town.width[self.row]):
            if self.here != NONE and self.here != column:
                continue
            action = self.actions.pick + (seat * town.roundabouts + first + column) * FACES - 1
            for face in range(i64(1), i64(FACES + 1)):
                if self.runners_at(seat, column, face) > self.picked_at(column, face):
                    out[count] = action + face
                    count += 1
        if and_roll:
            out[count] = self.actions.roll
            count += 1
        return count

    def fill_roundabouts(self, out: vec[i64]) -> i64:
        """Where a die stands that the card affects; a loose bull comes anywhere."""
        count: i64 = 0
        first = self.actions.at + self.town.first[self.row]
        for column in range(self.town.width[self.row]):
            if self.is_affected(column):
                out[count] = first + column
                count += 1
        return count

    def is_affected(self, column: i64) -> bool:
        if self.asked == ALL_HERE:
            return any(self.runners_in(seat, column) > 0 for seat in range(self.seats))
        return self.asked == LOOSE or self.bulls_in(column) > 0

    def fill_heckles(self, out: vec[i64]) -> i64:
        count: i64 = 0
        town = self.town
        for opponent in range(self.seats):
            if opponent != self.turn:
                action = self.actions.heckle + opponent * town.roundabouts + town.first[self.row]
                for column in range(town.width[self.row]):
                    if self.runners_in(opponent, column) > 0:
                        out[count] = action + column
                        count += 1
        return count

    def fill_bulls(self, out: vec[i64]) -> i64:
        count: i64 = 0
        first = self.actions.bull + self.town.first[self.row] * FACES
        for die in range(self.town.width[self.row] * FACES):
            if self.bulls[die] > 0:
                out[count] = first + die
                count += 1
        return count

    def fill_leads(self, out: vec[i64]) -> i64:
        """Bulls with a roundabout beside theirs, to the left and to the right."""
        count: i64 = 0
        first = self.town.first[self.row] * FACES
        for die in range(self.town.width[self.row] * FACES):
            if self.bulls[die] > 0:
                for side in range(i64(2)):
                    action = self.actions.leads[(first + die) * 2 + side]
                    if action >= 0:
                        out[count] = action
                        count += 1
        return count

    def fill_signs(self, out: vec[i64]) -> i64:
        """Any sign for a token; own tokens to lift; any token to remove."""  # B13
        count: i64 = 0
        for sign in range(self.town.signs):
            owner = i64(self.tokens[sign])
            if self.asked == SIGN:
                out[count] = self.actions.sign + sign
                count += 1
            elif self.asked == LIFT and owner == self.turn + 1:
                out[count] = self.actions.lift + sign
                count += 1
            elif self.asked == CREW and owner > 0:
                out[count] = self.actions.clear + sign
                count += 1
        if self.lifted == 0:  # a token in the air has to come down
            out[count] = self.actions.skip
            count += 1
        return count

    def has_target(self, effect: i64) -> bool:
        """Whether there is anything that the effect could change."""  # B2, B11
        if effect in (OWN_HERE, OWN):
            return self.standing(self.turn) > 0
        if effect in (THEIRS, THEIRS_HERE):
            return any(seat != self.turn and self.standing(seat) > 0 for seat in range(self.seats))
        if effect == ALL_HERE:
            return any(self.standing(seat) > 0 for seat in range(self.seats))
        if effect in (BULL, BULLS_HERE):
            return self.spare_bulls() < self.box.bulls
        if effect == LEAD:
            return self.spare_bulls() < self.box.bulls and self.town.width[self.row] > 1
        if effect == LOOSE:
            return self.spare_bulls() > 0
        if effect == CREW:
            return any(self.tokens[sign] > 0 for sign in range(self.town.signs))
        if effect == DRAW:
            return self.size(DECK) + self.size(DISCARDS) > 0
        return True

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        if self.owing() >> seat & 1 and is_asked_for(self, action):
            return super().why_not(seat, action)
        return self.refusal(seat, action)

    def refusal(self, seat: i64, action: i64) -> Reason:
        return refusal(self, seat, action)
