"""What a card is worth: how far it takes a seat, whom it holds up, what it is good for in the hand.

Values are in thousandths of a kilometre. Of opponents only what lies open is used: no card of a hand, no objective.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.games.street.components import (
    COUNTER,
    DISTANCE,
    HAND_SWAP,
    INVINCIBLE,
    MOST_SEATS,
    NOTHING,
    TRICK,
    VEHICLE,
)
from stampede.games.street.rules import Race

KM: Final[i64] = 1000  # one kilometre of progress
WIN: Final[i64] = 1_000_000
A_TURN: Final[i64] = 16 * KM  # what a rider may cover in a turn
FRESH_CARD: Final[i64] = 3600  # drawing in place of a card that was played
ON_FOOT: Final[i64] = 3 * KM  # and how much more that is worth while a vehicle is missing
FIRST_VEHICLE: Final[i64] = 30 * KM
FREE_AGAIN: Final[i64] = 24 * KM  # to be rid of what blocks the way

READY_BY_ONE: Final[i64] = 16 * KM  # a card in hand that is exactly the rest
READY_BY_TWO: Final[i64] = 11 * KM  # two of them
READY_BY_THREE: Final[i64] = 5 * KM
FAR: Final[i64] = 60  # kilometres to go for which exactness does not matter yet
NEAR: Final[i64] = 20
SCARCE: Final[i64] = 9 * KM  # a rest that hardly any cards make up
EASE: Final[i64] = 150  # for each way to make it up

LEADER: Final[i64] = 100  # per cent: holding up who leads
OTHER: Final[i64] = 40
CROWD: Final[i64] = 75  # the same, where others gain from it as well
ABOUT_TO_WIN: Final[i64] = 30  # kilometres that a rider may cover in one turn

KEPT_SPECIAL: Final[i64] = 6 * KM
KEPT_TRICK: Final[i64] = 4500
KEPT_COUNTER: Final[i64] = 3 * KM
KEPT_SPARE: Final[i64] = 4500
KEPT_TWICE: Final[i64] = 1500  # a second card for the same purpose
KEPT_SMALL: Final[i64] = 2500  # a distance for an exact end
OF_NO_USE: Final[i64] = 400


class Prospects:
    """One seat's thoughts about one position."""

    def __init__(self, race: Race, seat: i64) -> None:
        self.race: Final = race
        self.seat: Final = seat
        self.rest: Final = race.goal(seat) - race.km(seat)
        self.held: vec[i64] = vec[i64]([race.count(race.hand(seat), kind) for kind in range(race.kinds)])
        self.middle: Final = self.usual_goal()
        on_foot = race.vehicle(seat) == NOTHING and self.held_in(race.box.first_vehicle, race.box.first_distance) == 0
        self.fresh: Final = FRESH_CARD + ON_FOOT if on_foot else FRESH_CARD

    # --- choices ------------------------------------------------------------------------------------------------------

    def best_choice(self) -> i64:
        """The legal action of the seat that is worth most."""
        out = vec[i64]([0 for _ in range(self.race.widest())])
        count = self.race.fill_legal(self.seat, out)
        best = out[0]
        most = self.worth(best)
        for index in range(count):
            value = self.worth(out[index])
            if value > most:
                best = out[index]
                most = value
        return best

    def worth(self, action: i64) -> i64:
        """What an action of the seat changes, with the card that replaces the one it takes."""
        race, actions, box = self.race, self.race.actions, self.race.box
        if action == actions.end:
            return 0
        if action >= actions.discard:
            return self.fresh - self.kept(action - actions.discard)
        if action >= actions.police:
            return self.worth_of_stopping(action - actions.police) + self.fresh - self.kept(box.police)
        if action >= actions.swap:
            return self.worth_of_swap(action - actions.swap)
        if action >= actions.invincible:
            kind = box.first_invincible + action - actions.invincible
            return self.worth_of_safety(box.turns[kind]) + self.fresh - self.kept(kind)
        if action >= actions.counter:
            return FREE_AGAIN + self.fresh - self.kept(box.first_counter + action - actions.counter)
        if action >= actions.trick:
            kind = box.first_trick + (action - actions.trick) // MOST_SEATS
            target = (action - actions.trick) % MOST_SEATS
            return self.worth_of_trick(kind, target) + self.fresh - self.kept(kind)
        if action >= actions.ride:
            return self.worth_of_ride(box.first_distance + action - actions.ride)
        kind = box.first_vehicle + action - actions.mount
        if race.vehicle(self.seat) == NOTHING:
            return FIRST_VEHICLE - self.held_repairs(kind)
        return (FREE_AGAIN if race.trick(self.seat) != NOTHING else i64(0)) - self.kept(kind)

    def worth_of_ride(self, kind: i64) -> i64:
        """Kilometres, and how well the hand then fits what is left; exactly the rest wins, and more loses."""
        km = self.race.box.km[kind]
        if km == self.rest:
            return WIN
        if km > self.rest:
            return -WIN
        before = self.readiness(self.rest)
        kept = self.kept(kind)
        self.held[kind] -= 1
        after = self.readiness(self.rest - km)
        self.held[kind] += 1
        return km * KM + after - before + self.fresh - kept

    def worth_of_trick(self, kind: i64, target: i64) -> i64:
        turns = self.race.box.turns[kind]
        return self.worth_of_delay(target) * (turns if turns > 0 else i64(2)) * 3 // 4

    def worth_of_stopping(self, target: i64) -> i64:
        delay = self.worth_of_delay(target)
        return delay if self.race.can_ride(target) else delay // 4

    def worth_of_delay(self, target: i64) -> i64:
        """One turn in which a rider does not move."""
        race = self.race
        weight = LEADER if self.is_leader(target) else OTHER
        if race.seats - race.outs > 2:
            weight = weight * CROWD // 100
        value = A_TURN * weight // 100
        return value * 3 // 2 if self.left_to(target) <= ABOUT_TO_WIN else value

    def worth_of_safety(self, turns: i64) -> i64:
        """The nearer the goal, the more likely the others strike."""
        if not self.race.can_ride(self.seat):
            return 0
        return turns * (2 * KM + 4 * KM * self.race.km(self.seat) // self.race.goal(self.seat))

    def worth_of_swap(self, target: i64) -> i64:
        """An average hand for what is left of this one."""
        own: i64 = -self.readiness(self.rest)
        for kind in range(self.race.kinds):
            if kind != self.race.box.hand_swap:
                own -= self.held[kind] * self.kept(kind)
        giving = KM if self.is_leader(target) else i64(0)  # a poor hand goes to who leads
        return own + self.race.size(self.race.hand(target)) * FRESH_CARD + giving

    # --- the hand -----------------------------------------------------------------------------------------------------

    def kept(self, kind: i64) -> i64:
        """What a card is good for in the hand, given the others there."""
        box = self.race.box
        group = box.group[kind]
        if group == DISTANCE:
            km = box.km[kind]
            if km > self.rest:
                return 0
            return KEPT_SMALL + km * KM // 5
        if group == VEHICLE:
            return KEPT_SPARE if self.held_in(box.first_vehicle, box.first_distance) <= 1 else KEPT_TWICE
        if group == TRICK:
            return KEPT_TRICK if self.fits_somebody(kind) else KEPT_TWICE
        if group == COUNTER:
            return self.kept_counter(kind)
        if group in (INVINCIBLE, HAND_SWAP):
            return KEPT_SPECIAL if group == INVINCIBLE else KEPT_TWICE
        return KEPT_SPECIAL

    def kept_counter(self, kind: i64) -> i64:
        """For what blocks the seat, or for what could block its vehicle."""
        race, box = self.race, self.race.box
        vehicle = race.vehicle(self.seat)
        for trick in range(box.first_trick, box.first_counter):
            fits = vehicle == NOTHING or box.fits[trick * box.kinds + vehicle] != 0
            if fits and box.cures[trick * box.kinds + kind] != 0:
                return KEPT_COUNTER if self.held[kind] < 2 else KEPT_TWICE
        return OF_NO_USE

    def held_repairs(self, vehicle: i64) -> i64:
        """A vehicle whose repairs are not in the hand is the worse one."""
        box = self.race.box
        value = FRESH_CARD
        for trick in range(box.first_trick, box.first_counter):
            if box.fits[trick * box.kinds + vehicle] != 0:
                for counter in range(box.first_counter, box.first_invincible):
                    if self.held[counter] > 0 and box.cures[trick * box.kinds + counter] != 0:
                        value -= KEPT_TWICE // 3
        return value

    def held_in(self, first: i64, end: i64) -> i64:
        """How many cards of that block of kinds are in the hand."""
        count: i64 = 0
        for kind in range(first, end):
            count += self.held[kind]
        return count

    def fits_somebody(self, trick: i64) -> bool:
        """Now, or perhaps once an opponent has a vehicle."""
        race, box = self.race, self.race.box
        for other in range(race.seats):
            vehicle = race.vehicle(other)
            if other == self.seat or race.is_out(other):
                continue
            if vehicle == NOTHING or box.fits[trick * box.kinds + vehicle] != 0:
                return True
        return False

    def readiness(self, rest: i64) -> i64:
        """Whether the distances in hand make up exactly the rest; if none do, how hard that will be."""
        if rest > FAR:
            return 0
        if self.makes(rest, 1):
            return READY_BY_ONE
        if self.makes(rest, 2):
            return READY_BY_TWO
        if self.makes(rest, 3):
            return READY_BY_THREE
        if rest > NEAR:
            return 0
        scarcity = SCARCE - EASE * self.ease(rest)
        return -scarcity if scarcity > 0 else i64(0)

    def makes(self, rest: i64, cards: i64) -> bool:
        """Whether just so many distances in hand add up to that."""
        box = self.race.box
        for kind in range(box.first_distance, box.first_trick):
            km = box.km[kind]
            if self.held[kind] > 0 and km <= rest:
                if cards == 1:
                    if km == rest:
                        return True
                else:
                    self.held[kind] -= 1
                    found = self.makes(rest - km, cards - 1)
                    self.held[kind] += 1
                    if found:
                        return True
        return False

    def ease(self, rest: i64) -> i64:
        """How many cards, and pairs of cards, of the box are that far."""
        box = self.race.box
        ways: i64 = 0
        for kind in range(box.first_distance, box.first_trick):
            if box.km[kind] == rest:
                ways += 3 * box.copies[kind]
            for other in range(kind, box.first_trick):
                if box.km[kind] + box.km[other] == rest:
                    ways += box.copies[kind] if box.copies[kind] < box.copies[other] else box.copies[other]
        return ways

    # --- the others ---------------------------------------------------------------------------------------------------

    def usual_goal(self) -> i64:
        """An opponent's objective, as far as the seat can tell: the middle of all, unless it is shared."""
        race = self.race
        if race.shared:
            return race.goal(self.seat)
        total: i64 = 0
        for objective in range(race.box.objectives):
            total += race.distance_of(objective)
        return total // race.box.objectives

    def left_to(self, other: i64) -> i64:
        left = self.middle - self.race.km(other)
        return left if left > 1 else i64(1)

    def is_leader(self, target: i64) -> bool:
        """Whether no other opponent has come further."""
        race = self.race
        for other in range(race.seats):
            if other != self.seat and not race.is_out(other) and race.km(other) > race.km(target):
                return False
        return True

    # --- standing -----------------------------------------------------------------------------------------------------

    def own_standing(self) -> i64:
        return -self.rest * KM + self.readiness(self.rest) - self.hold_up(self.seat)

    def others_standing(self) -> i64:
        """The best opponent's."""
        race = self.race
        best: i64 = -WIN
        for other in range(race.seats):
            if other != self.seat and not race.is_out(other):
                standing = -self.left_to(other) * KM - self.hold_up(other)
                if standing > best:
                    best = standing
        return best

    def hold_up(self, seat: i64) -> i64:
        """What it costs a rider not to ride now."""
        race = self.race
        turns: i64 = 1 if race.is_stopped(seat) else 0
        if race.vehicle(seat) == NOTHING:
            turns += 1
        elif race.trick(seat) != NOTHING:
            wait = race.box.turns[race.trick(seat)]
            turns += wait - race.waited(seat) if wait > 0 else i64(2)
        return turns * A_TURN
