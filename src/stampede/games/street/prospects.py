"""What a card is worth: how far it takes a seat, whom it holds up, and what it is good for in hand.

Values are in thousandths of a kilometre. Of opponents it uses only what lies open, never their hands or objectives.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.game import action_buffer
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
    NOTHING,
    TRICK,
    VEHICLE,
)
from stampede.games.street.finishing import KM, THOUSAND, Finishing
from stampede.games.street.rules import Race
from stampede.games.street.weights import Weights

WIN: Final[i64] = 1_000_000
ABOUT_TO_WIN: Final[i64] = 30  # kilometres to go that a rider may cover in one turn


class Prospects:
    """One seat's thoughts about one position."""

    def __init__(self, race: Race, seat: i64, weights: Weights) -> None:
        self.race: Final = race
        self.weights: Final = weights
        self.finishing: Final = Finishing(race, seat, weights)
        self.seat: Final = seat
        self.rider: Final = race.riders[seat]
        self.rest: Final = race.goal(seat) - self.rider.km
        self.held: vec[i64] = vec[i64]([race.count(race.hand(seat), kind) for kind in range(race.kinds)])
        self.ahead: Final = self.finishing.to_go(self.rest, self.held)
        on_foot = self.rider.vehicle == NOTHING and self.held_vehicles() == 0
        self.fresh: Final = weights.fresh + (weights.on_foot if on_foot else i64(0))

    # --- choices ------------------------------------------------------------------------------------------------------

    def best_choice(self) -> i64:
        """The legal action worth most."""
        out = action_buffer(self.race)
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
            return self.worth_of_discard(card)
        if verb in (MOUNT, COUNTER_TRICK) and self.frees_for_the_goal(verb):
            return WIN // 2
        if verb == MOUNT:
            return self.worth_of_mounting(card)
        if verb == RIDE:
            return self.worth_of_ride(card)
        if verb == PLAY_TRICK:
            return self.worth_of_trick(card, target) + self.fresh - self.kept(card)
        if verb == COUNTER_TRICK:
            return (
                (self.weights.free_on_foot if self.race.fragile else self.weights.free) + self.fresh - self.kept(card)
            )
        if verb == BECOME_INVINCIBLE:
            return self.worth_of_safety(box.turns[card]) + self.fresh - self.kept(card)
        if verb == SWAP_HANDS:
            return self.worth_of_swap(target)
        return self.worth_of_stopping(target) + self.fresh - self.kept(card)

    def worth_of_discard(self, kind: i64) -> i64:
        """The card drawn for it, less what it is good for; a distance may be what the goal needs."""
        value = self.fresh - self.kept(kind)
        if self.race.box.group[kind] != DISTANCE or self.rest > self.weights.near:
            return value
        self.held[kind] -= 1
        value += self.ahead - self.finishing.to_go(self.rest, self.held)
        self.held[kind] += 1
        return value

    def frees_for_the_goal(self, verb: i64) -> bool:
        """Whether the seat can ride after it, and the next card wins."""
        stands = not (verb == COUNTER_TRICK and self.race.fragile)  # the vehicle is lost with the trick
        is_needed = not self.rider.can_ride()
        return (
            is_needed and stands and self.can_play_another() and self.finishing.is_there(self.rest, self.held, NOTHING)
        )

    def can_play_another(self) -> bool:
        return self.race.played + 1 < self.race.box.plays

    def worth_of_mounting(self, vehicle: i64) -> i64:
        if self.rider.vehicle == NOTHING:
            return self.weights.vehicle - self.held_repairs(vehicle)
        return (self.weights.free if self.rider.is_blocked() else i64(0)) - self.kept(vehicle)

    def worth_of_ride(self, kind: i64) -> i64:
        """How much nearer the goal is then. Exactly the rest wins; more loses."""
        km = self.race.box.km[kind]
        if km == self.rest:
            return WIN
        if km > self.rest:
            return -WIN
        kept = self.kept(kind)
        self.held[kind] -= 1
        value = self.ahead - self.finishing.to_go(self.rest - km, self.held) + self.fresh - kept
        if self.can_play_another() and self.finishing.is_there(self.rest - km, self.held, NOTHING):
            value = WIN // 2  # the next card wins
        self.held[kind] += 1
        return value

    def worth_of_trick(self, kind: i64, target: i64) -> i64:
        return self.worth_of_delay(target) * self.finishing.length_of_block(kind, target) // THOUSAND

    def worth_of_stopping(self, target: i64) -> i64:
        delay = self.worth_of_delay(target)
        return delay if self.race.riders[target].can_ride() else delay // 4

    def worth_of_delay(self, target: i64) -> i64:
        """One turn in which a rider does not move."""
        race = self.race
        weights = self.weights
        weight = weights.leader if self.is_leader(target) else weights.other
        if race.seats - race.outs > 2:
            weight = weight * weights.crowd // 100
        value = weights.turn * weight // 100
        return value * weights.about_to_win // 100 if self.left_to(target) <= ABOUT_TO_WIN else value

    def worth_of_safety(self, turns: i64) -> i64:
        """The nearer the goal, the more likely the others strike."""
        if not self.rider.can_ride():
            return 0
        return turns * (self.weights.safety + 2 * self.weights.safety * self.rider.km // self.race.goal(self.seat)) // 3

    def worth_of_swap(self, target: i64) -> i64:
        """An average hand for what is left of this one."""
        own: i64 = 0
        for kind in range(self.race.kinds):
            if kind != self.race.box.hand_swap:
                own -= self.held[kind] * self.kept(kind)
        giving = KM if self.is_leader(target) else i64(0)  # a poor hand goes to the leader
        return own + self.race.size(self.race.hand(target)) * self.weights.fresh + giving

    # --- the hand -----------------------------------------------------------------------------------------------------

    def kept(self, kind: i64) -> i64:
        """What a card is good for in hand, next to the others there."""
        box, weights = self.race.box, self.weights
        group = box.group[kind]
        if group == DISTANCE:
            km = box.km[kind]
            return weights.distance + km * weights.kilometre if km <= self.rest else i64(0)
        if group == VEHICLE:
            return weights.spare if self.held_vehicles() <= 1 else weights.twice
        if group == TRICK:
            return weights.trick if self.fits_somebody(kind) else weights.twice
        if group == COUNTER:
            return self.kept_counter(kind)
        return weights.twice if group == HAND_SWAP else weights.special

    def kept_counter(self, kind: i64) -> i64:
        if not self.may_need(kind):
            return self.weights.useless
        return self.weights.counter if self.held[kind] < 2 and not self.race.fragile else self.weights.twice

    def may_need(self, counter: i64) -> bool:
        """Against what blocks the seat, or could block its vehicle."""
        box, vehicle = self.race.box, self.rider.vehicle
        for trick in range(box.first_trick, box.first_counter):
            if (vehicle == NOTHING or box.fits(trick, vehicle)) and box.cures(counter, trick):
                return True
        return False

    def held_repairs(self, vehicle: i64) -> i64:
        """The fewer repairs for a vehicle are in hand, the less it is worth."""
        box = self.race.box
        value = self.weights.fresh
        for trick in range(box.first_trick, box.first_counter):
            if box.fits(trick, vehicle):
                for counter in range(box.first_counter, box.first_invincible):
                    if self.held[counter] > 0 and box.cures(counter, trick):
                        value -= self.weights.twice // 3
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

    # --- the others ---------------------------------------------------------------------------------------------------

    def left_to(self, other: i64) -> i64:
        """What an opponent has to go, on average over the objectives it may still have."""
        race = self.race
        km = race.riders[other].km
        if race.shared:
            return race.goal(self.seat) - km
        total: i64 = 0
        possible: i64 = 0
        for objective in range(race.box.objectives):
            distance = race.distance_of(objective)
            if objective != race.objectives[self.seat] and distance > km:
                total += distance - km
                possible += 1
        return total // possible if possible > 0 else i64(1)

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
        return -self.ahead - self.hold_up(self.seat)

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
        return turns * self.weights.turn
