"""What a card is worth: how far it takes a seat, whom it holds up, and what it is good for in hand.

Values are in thousandths of a kilometre. Of opponents it uses only what lies open, never their hands or objectives.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.games.street.actions import (
    BECOME_INVINCIBLE,
    COUNTER_TRICK,
    DISCARD_CARD,
    END_TURN,
    MOUNT,
    PLAY_TRICK,
    RIDE,
    SWAP_HANDS,
)
from stampede.games.street.components import (
    COUNTER,
    DISTANCE,
    HAND_SWAP,
    INVINCIBLE,
    NOTHING,
    TRICK,
    VEHICLE,
)
from stampede.games.street.rules import Race

KM: Final[i64] = 1000  # one kilometre of progress
WIN: Final[i64] = 1_000_000
A_TURN: Final[i64] = 16 * KM  # what a rider may cover in a turn
FRESH_CARD: Final[i64] = 3600  # the card drawn for one that was played
ON_FOOT: Final[i64] = 3 * KM  # how much more that is worth without a vehicle
FIRST_VEHICLE: Final[i64] = 30 * KM
FREE_AGAIN: Final[i64] = 24 * KM  # getting rid of what blocks the way
FREE_ON_FOOT: Final[i64] = 8 * KM  # the same, where the vehicle is lost with it

READY_BY_ONE: Final[i64] = 16 * KM  # a card in hand that is exactly the rest
READY_BY_TWO: Final[i64] = 11 * KM  # two of them
READY_BY_THREE: Final[i64] = 5 * KM
FAR: Final[i64] = 60  # kilometres to go at which an exact finish does not matter yet
NEAR: Final[i64] = 20
SCARCE: Final[i64] = 9 * KM  # when hardly any cards make up the rest
EASE: Final[i64] = 150  # less by this for each way to make it up

LEADER: Final[i64] = 100  # per cent: holding up the leader
OTHER: Final[i64] = 40
CROWD: Final[i64] = 75  # per cent of that, when others gain from it too
ABOUT_TO_WIN: Final[i64] = 30  # kilometres to go that a rider may cover in one turn

KEPT_SPECIAL: Final[i64] = 6 * KM
KEPT_TRICK: Final[i64] = 4500
KEPT_COUNTER: Final[i64] = 3 * KM
KEPT_SPARE: Final[i64] = 4500
KEPT_TWICE: Final[i64] = 1500  # a second card for the same purpose
KEPT_SMALL: Final[i64] = 2500  # a distance for an exact finish
OF_NO_USE: Final[i64] = 400


class Prospects:
    """One seat's thoughts about one position."""

    def __init__(self, race: Race, seat: i64) -> None:
        self.race: Final = race
        self.seat: Final = seat
        self.rider: Final = race.riders[seat]
        self.rest: Final = race.goal(seat) - self.rider.km
        self.held: vec[i64] = vec[i64]([race.count(race.hand(seat), kind) for kind in range(race.kinds)])
        self.middle: Final = self.usual_goal()
        on_foot = self.rider.vehicle == NOTHING and self.held_vehicles() == 0
        self.fresh: Final = FRESH_CARD + ON_FOOT if on_foot else FRESH_CARD

    # --- choices ------------------------------------------------------------------------------------------------------

    def best_choice(self) -> i64:
        """The legal action worth most."""
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
        """What an action changes, including the card drawn for the one it uses."""
        actions, box = self.race.actions, self.race.box
        verb, card, target = actions.verb(action), actions.card(action), actions.target(action)
        if verb == END_TURN:
            return 0
        if verb == DISCARD_CARD:
            return self.fresh - self.kept(card)
        if verb == MOUNT:
            return self.worth_of_mounting(card)
        if verb == RIDE:
            return self.worth_of_ride(card)
        if verb == PLAY_TRICK:
            return self.worth_of_trick(card, target) + self.fresh - self.kept(card)
        if verb == COUNTER_TRICK:
            return (FREE_ON_FOOT if self.race.fragile else FREE_AGAIN) + self.fresh - self.kept(card)
        if verb == BECOME_INVINCIBLE:
            return self.worth_of_safety(box.turns[card]) + self.fresh - self.kept(card)
        if verb == SWAP_HANDS:
            return self.worth_of_swap(target)
        return self.worth_of_stopping(target) + self.fresh - self.kept(card)

    def worth_of_mounting(self, vehicle: i64) -> i64:
        if self.rider.vehicle == NOTHING:
            return FIRST_VEHICLE - self.held_repairs(vehicle)
        return (FREE_AGAIN if self.rider.is_blocked() else i64(0)) - self.kept(vehicle)

    def worth_of_ride(self, kind: i64) -> i64:
        """Kilometres, and how well the hand then makes up what is left. Exactly the rest wins; more loses."""
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
        delay = (turns if turns > 0 else i64(2)) + (1 if self.race.fragile else 0)
        return self.worth_of_delay(target) * delay * 3 // 4

    def worth_of_stopping(self, target: i64) -> i64:
        delay = self.worth_of_delay(target)
        return delay if self.race.riders[target].can_ride() else delay // 4

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
        if not self.rider.can_ride():
            return 0
        return turns * (2 * KM + 4 * KM * self.rider.km // self.race.goal(self.seat))

    def worth_of_swap(self, target: i64) -> i64:
        """An average hand for what is left of this one."""
        own: i64 = -self.readiness(self.rest)
        for kind in range(self.race.kinds):
            if kind != self.race.box.hand_swap:
                own -= self.held[kind] * self.kept(kind)
        giving = KM if self.is_leader(target) else i64(0)  # a poor hand goes to the leader
        return own + self.race.size(self.race.hand(target)) * FRESH_CARD + giving

    # --- the hand -----------------------------------------------------------------------------------------------------

    def kept(self, kind: i64) -> i64:
        """What a card is good for in hand, next to the others there."""
        box = self.race.box
        group = box.group[kind]
        if group == DISTANCE:
            km = box.km[kind]
            if km > self.rest:
                return 0
            return KEPT_SMALL + km * KM // 5
        if group == VEHICLE:
            return KEPT_SPARE if self.held_vehicles() <= 1 else KEPT_TWICE
        if group == TRICK:
            return KEPT_TRICK if self.fits_somebody(kind) else KEPT_TWICE
        if group == COUNTER:
            return self.kept_counter(kind)
        if group in (INVINCIBLE, HAND_SWAP):
            return KEPT_SPECIAL if group == INVINCIBLE else KEPT_TWICE
        return KEPT_SPECIAL

    def kept_counter(self, kind: i64) -> i64:
        """Against what blocks the seat, or could block its vehicle."""
        box, vehicle = self.race.box, self.rider.vehicle
        for trick in range(box.first_trick, box.first_counter):
            fits = vehicle == NOTHING or box.fits(trick, vehicle)
            if fits and box.cures(kind, trick):
                return KEPT_COUNTER if self.held[kind] < 2 and not self.race.fragile else KEPT_TWICE
        return OF_NO_USE

    def held_repairs(self, vehicle: i64) -> i64:
        """The fewer repairs for a vehicle are in hand, the less it is worth."""
        box = self.race.box
        value = FRESH_CARD
        for trick in range(box.first_trick, box.first_counter):
            if box.fits(trick, vehicle):
                for counter in range(box.first_counter, box.first_invincible):
                    if self.held[counter] > 0 and box.cures(counter, trick):
                        value -= KEPT_TWICE // 3
        return value

    def held_vehicles(self) -> i64:
        """How many vehicles are in the hand."""
        count: i64 = 0
        for kind in range(self.race.box.first_vehicle, self.race.box.first_distance):
            count += self.held[kind]
        return count

    def fits_somebody(self, trick: i64) -> bool:
        """Now, or perhaps once an opponent has a vehicle."""
        race, box = self.race, self.race.box
        for other in range(race.seats):
            rider = race.riders[other]
            if other == self.seat or rider.is_out():
                continue
            if rider.vehicle == NOTHING or box.fits(trick, rider.vehicle):
                return True
        return False

    def readiness(self, rest: i64) -> i64:
        """Whether distances in hand make up exactly the rest; if not, how hard it will be to get there."""
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
        """Whether exactly that many distances in hand add up to the rest."""
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
        """How many cards, and pairs of cards, in the box make up the rest."""
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
        """An opponent's objective, as far as the seat can tell: the average, unless it is shared."""
        race = self.race
        if race.shared:
            return race.goal(self.seat)
        total: i64 = 0
        for objective in range(race.box.objectives):
            total += race.distance_of(objective)
        return total // race.box.objectives

    def left_to(self, other: i64) -> i64:
        left = self.middle - self.race.riders[other].km
        return left if left > 1 else i64(1)

    def is_leader(self, target: i64) -> bool:
        """Whether no other opponent has come further."""
        race = self.race
        for other in range(race.seats):
            rider = race.riders[other]
            if other != self.seat and not rider.is_out() and rider.km > race.riders[target].km:
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
            if other != self.seat and not race.riders[other].is_out():
                standing = -self.left_to(other) * KM - self.hold_up(other)
                if standing > best:
                    best = standing
        return best

    def hold_up(self, seat: i64) -> i64:
        """What it costs a rider that it cannot ride now."""
        rider = self.race.riders[seat]
        turns: i64 = 1 if rider.stopped else 0
        if rider.vehicle == NOTHING:
            turns += 1
        elif rider.is_blocked():
            wait = self.race.box.turns[rider.trick]
            turns += (wait - rider.waited if wait > 0 else i64(2)) + (1 if self.race.fragile else 0)
        return turns * A_TURN
