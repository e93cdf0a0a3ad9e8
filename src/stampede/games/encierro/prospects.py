"""What a seat's choices are worth: how to advance, whom to slow down, how dangerous a draw is, what to part with.

Of an opponent's hand only its size is used, and of the pile only the eye cards, which everybody can count.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.games.encierro.actions import PAIR, STEP, STEP_AND_BOOST, STEP_AND_SHOES
from stampede.games.encierro.components import (
    BULL_SHIELD,
    CANCEL,
    FALL_SHIELD,
    LOSE_ANYONE,
    LOSE_NEAR,
    MOST_SEATS,
    STEAL,
    TURNING,
)
from stampede.games.encierro.rules import Race
from stampede.games.encierro.state import BARRED, FREE, NO_CARD, PILE

# Values of a standing.
STEP_WORTH: Final[i64] = 100
OBJECT_WORTH: Final[i64] = 35
LAST_OBJECT_WORTH: Final[i64] = 60  # the first one counts that much more: without it one is out
SPECIAL_WORTH: Final[i64] = 20
CARD_WORTH: Final[i64] = 8
TURN_WORTH: Final[i64] = 60  # a turn lost behind the barrier
ARRIVED: Final[i64] = 5000
EXPELLED: Final[i64] = -3000

# What another card in hand is worth in a draw, against what a loss costs by the number of objects left.
FRESH_CARD: Final[i64] = 16
IN_DANGER: Final[i64] = 60  # more than that, where the pile is about to bite and there is no card to run with
CERTAIN: Final[i64] = 1000
NEAR_END_OF_PILE: Final[i64] = 8

NEVER: Final[i64] = -1


class Prospects:
    """One seat's thoughts about one position."""

    def __init__(self, race: Race, seat: i64) -> None:
        self.race: Final = race
        self.seat: Final = seat

    # --- standing -----------------------------------------------------------------------------------------------------

    def standing(self, seat: i64) -> i64:
        race = self.race
        if not race.is_running(seat):
            return EXPELLED
        if race.location(seat) == race.box.goal:
            return ARRIVED
        value = race.location(seat) * STEP_WORTH + race.objects_of(seat) * OBJECT_WORTH + LAST_OBJECT_WORTH
        if race.special(seat) != NO_CARD:
            value += SPECIAL_WORTH
        if race.note(seat, BARRED) != FREE:
            value -= TURN_WORTH
        return value + race.size(race.hand(seat)) * CARD_WORTH

    def best_opponent(self) -> i64:
        best = EXPELLED
        for other in range(self.race.seats):
            if other != self.seat and self.standing(other) > best:
                best = self.standing(other)
        return best

    # --- advancing ----------------------------------------------------------------------------------------------------

    def way_to_advance(self) -> i64:
        """The action to advance by, or -1: two steps before one, a swap with a rival before a plain step."""
        race, actions = self.race, self.race.actions
        box, seat = race.box, self.seat
        plain = race.holds(seat, box.advance)
        to_go = box.goal - race.location(seat)
        if plain and to_go == 1:
            return actions.advance + STEP
        if plain and race.special(seat) == box.shoes:
            return actions.advance + STEP_AND_SHOES
        if plain and race.holds(seat, box.boost):
            return actions.advance + STEP_AND_BOOST
        if race.holds(seat, box.patron) and race.holds(seat, box.hemingway):
            return actions.advance + PAIR
        if race.holds(seat, box.swap):
            for other in range(race.seats):
                if race.can_swap(seat, other):
                    return actions.swap + other
        return actions.advance + STEP if plain else NEVER

    def steps_of(self, action: i64) -> i64:
        return 1 if action == self.race.actions.advance + STEP else 2

    def should_lay(self) -> i64:
        """A special object to lay, or -1: shoes to run with now, else whatever fills an empty place."""
        race, box, seat = self.race, self.race.box, self.seat
        lying = race.special(seat)
        if race.holds(seat, box.shoes) and race.holds(seat, box.advance) and race.advanced == 0:
            in_a_hurry = box.goal - race.location(seat) >= 2 and not race.holds(seat, box.boost)
            if in_a_hurry and lying != box.shoes:
                return box.shoes
        if lying == NO_CARD:
            for kind in range(box.cape, box.kinds):
                if race.holds(seat, kind):
                    return kind
        return NEVER

    # --- attacking ----------------------------------------------------------------------------------------------------

    def attack_to_play(self) -> i64:
        """The action of an attack on whoever it hurts most, or -1."""
        race, box, actions = self.race, self.race.box, self.race.actions
        for kind in range(box.first[LOSE_NEAR], box.barrier + 1):
            if race.holds(self.seat, kind):
                victim = self.victim_of(kind)
                if victim >= 0:
                    if kind == box.barrier:
                        return actions.barrier + victim
                    return actions.attack + (kind - box.first[LOSE_NEAR]) * MOST_SEATS + victim
        return NEVER

    def victim_of(self, kind: i64) -> i64:
        race = self.race
        chosen: i64 = NEVER
        most = EXPELLED
        group = race.box.group[kind]
        for other in range(race.seats):
            if race.can_attack(self.seat, kind, other):
                value = self.standing(other)
                if group in (LOSE_NEAR, LOSE_ANYONE) and self.would_expel(other):
                    value += ARRIVED
                if group == STEAL:
                    value += race.size(race.hand(other)) * CARD_WORTH
                if value > most:
                    chosen = other
                    most = value
        return chosen

    def would_expel(self, other: i64) -> bool:
        race = self.race
        return race.objects_of(other) == 1 and race.special(other) == NO_CARD and not race.can_step_back(other)

    def runner_to_send_to(self) -> i64:
        """Whom a bull hurts most, or -1."""
        chosen: i64 = NEVER
        most = EXPELLED
        for other in range(self.race.seats):
            if self.race.can_send(self.seat, other):
                value = self.standing(other) + (ARRIVED if self.would_expel(other) else i64(0))
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
            if not self.can_repel(box.is_bull(kind)):
                bad += race.count(PILE, kind)
        return bad * CERTAIN // left

    def can_repel(self, bull: bool) -> bool:
        race, box, seat = self.race, self.race.box, self.seat
        if bull:
            shields = race.held(seat, box.first[BULL_SHIELD], box.first[FALL_SHIELD])
            turns = race.holds(seat, box.turning) and self.runner_to_send_to() >= 0
            return shields != 0 or turns or race.special(seat) == box.cape
        return race.held(seat, box.first[FALL_SHIELD], box.first[TURNING]) != 0 or race.special(seat) == box.grip

    def cost_of_loss(self) -> i64:
        """The fewer objects are left, the dearer."""
        race, seat = self.race, self.seat
        left = race.objects_of(seat) + (1 if race.special(seat) != NO_CARD else 0)
        if left >= 4:
            return 20
        if left == 3:
            return 35
        if left == 2:
            return 60
        return 150 if race.can_step_back(seat) else 400

    def should_draw_on(self) -> bool:
        race = self.race
        gain = FRESH_CARD
        in_danger = race.location(self.seat) == race.fallen + 1 and race.size(PILE) <= NEAR_END_OF_PILE
        if in_danger and self.way_to_advance() < 0:
            gain += IN_DANGER
        return gain * CERTAIN > self.risk() * self.cost_of_loss()

    def card_to_part_with(self) -> i64:
        """The kind in hand that is worth least."""
        race, box = self.race, self.race.box
        chosen: i64 = NEVER
        least: i64 = 1 << 30
        for kind in range(box.eyes, box.kinds):
            if race.holds(self.seat, kind):
                value = self.worth_in_hand(kind)
                if value < least:
                    chosen = kind
                    least = value
        return chosen

    def worth_in_hand(self, kind: i64) -> i64:
        race, box, seat = self.race, self.race.box, self.seat
        copies = race.count(race.hand(seat), kind)
        group = box.group[kind]
        if kind == box.advance:
            return 100 - 20 * copies
        if kind == box.boost:
            return (50 if race.holds(seat, box.advance) else 30) - 10 * copies
        if kind == box.patron or kind == box.hemingway:
            return 70
        if group in (BULL_SHIELD, FALL_SHIELD, TURNING):
            return 55
        if group == CANCEL:
            return 60 - 10 * copies
        if kind == box.swap:
            return 50
        if kind >= box.cape:
            return 35
        return 25 if kind == box.recover and self.lost_object() < 0 else 40

    def lost_object(self) -> i64:
        """An object to bring back, or -1."""
        for thing in range(i64(len(self.race.box.objects))):
            if not self.race.has_object(self.seat, thing):
                return thing
        return NEVER

    # --- answering ----------------------------------------------------------------------------------------------------

    def shield_to_play(self, low: i64, high: i64) -> i64:
        """A fitting shield, one of the pair last; or -1."""
        race, box = self.race, self.race.box
        chosen: i64 = NEVER
        for kind in range(low, high):
            if race.holds(self.seat, kind):
                if kind != box.patron and kind != box.hemingway:
                    return kind
                chosen = kind
        return chosen

    def should_cancel(self) -> bool:
        """The last Otra vez será is kept for what hurts: an object of few, a turn, a place."""
        race, box = self.race, self.race.box
        if not race.holds(self.seat, box.cancel):
            return False
        if race.count(race.hand(self.seat), box.cancel) > 1:
            return True
        group = box.group[race.stage]
        if group in (LOSE_NEAR, LOSE_ANYONE):
            return race.objects_of(self.seat) <= 4
        return race.stage in (box.barrier, box.swap)

    def loss_to_take(self) -> i64:
        """An object while there are several, then the special object, then a step back."""
        race, actions = self.race, self.race.actions
        special = race.special(self.seat)
        if race.objects_of(self.seat) >= 3 or (special == NO_CARD and race.objects_of(self.seat) == 2):
            thing = i64(len(race.box.objects)) - 1
            while not race.can_lose(self.seat, thing):
                thing -= 1
            return actions.lose + thing
        if special != NO_CARD:
            return actions.give + special - race.box.cape
        return actions.back if race.can_step_back(self.seat) else actions.lose
