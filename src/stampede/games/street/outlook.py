"""Who is likely to win, from a hand and what lies open: how far it is, what the hand makes of that, and the leader."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.games.street.components import NOTHING
from stampede.games.street.finishing import SURE, THOUSAND
from stampede.games.street.prospects import Prospects
from stampede.games.street.state import Rider
from stampede.games.street.weights import TRAITS

COUNT: Final = sum(TRAITS.values())
NO_TRAITS: Final = vec[i64]([0 for _ in range(COUNT)])
TWENTY: Final[i64] = 50  # thousandths of twenty kilometres in one
BOUNDS: Final = vec[i64]([20, 40, 70])
RIVAL_BOUNDS: Final = vec[i64]([10, 20, 40, 70])
NEVER: Final[i64] = 99
SHORT: Final = 3  # kilometres
LONGEST_WAIT: Final = 3


def traits_of(prospects: Prospects) -> vec[i64]:
    """All of them, in the order of `TRAITS`, in thousandths."""
    race, seat, rider = prospects.race, prospects.seat, prospects.rider
    traits = NO_TRAITS[:]
    traits[0] = THOUSAND
    traits[1] = THOUSAND if race.turn == seat else i64(0)
    at = note_way(traits, 2, prospects.rest, BOUNDS)
    at = note_distances(traits, at, prospects)
    at = note_ride(traits, at, prospects)
    at = note_cards(traits, at, prospects)
    note_safety(traits, at, rider)
    note_rivals(traits, at + 2, prospects)
    return traits


def note_way(traits: vec[i64], at: i64, km: i64, bounds: vec[i64]) -> i64:
    """A way as a bent line: so much up to each bound, and the whole."""
    for index in range(i64(len(bounds))):
        traits[at] = (km if km < bounds[index] else bounds[index]) * TWENTY
        at += 1
    traits[at] = km * TWENTY
    return at + 1


def note_distances(traits: vec[i64], at: i64, prospects: Prospects) -> i64:
    """What the distances in hand make of the rest."""
    box, held, rest = prospects.race.box, prospects.held, prospects.rest
    plays = fewest_plays(prospects)
    if plays < NEVER:
        pairs = (plays - 1) // 2
        traits[at + (pairs if pairs < 3 else i64(3))] = THOUSAND
    if rest <= prospects.weights.near:
        traits[at + 4] = prospects.finishing.chance(rest, held) * THOUSAND // SURE
        traits[at + 5] = prospects.weights.turns[rest] * 10
    left = rest
    cards: i64 = 0
    kind = box.first_trick
    while kind > box.first_distance:
        kind -= 1
        km = box.km[kind]
        for _card in range(held[kind]):
            if km <= left:
                left -= km
                for most in range(i64(3)):
                    if cards < 2 * most + 2:
                        traits[at + 6 + most] = (rest - left) * TWENTY
                cards += 1
        if km <= SHORT and traits[at + 10] < SHORT * THOUSAND:
            traits[at + 10] += held[kind] * THOUSAND
    traits[at + 9] = cards * THOUSAND
    return at + 11


def fewest_plays(prospects: Prospects) -> i64:
    """With how few cards of the hand the rest can be ridden exactly; NEVER if it can't."""
    box, held, rest = prospects.race.box, prospects.held, prospects.rest
    total: i64 = 0
    for kind in range(box.first_distance, box.first_trick):
        total += held[kind] * box.km[kind]
    if total < rest:
        return NEVER
    fewest = vec[i64]([NEVER for _ in range(rest + 1)])  # by kilometres
    fewest[0] = 0
    for kind in range(box.first_distance, box.first_trick):
        km = box.km[kind]
        for _card in range(held[kind]):
            done = rest
            while done >= km:
                if fewest[done - km] + 1 < fewest[done]:
                    fewest[done] = fewest[done - km] + 1
                done -= 1
    return fewest[rest]


def note_ride(traits: vec[i64], at: i64, prospects: Prospects) -> i64:
    """Whether it can ride, and what in hand helps it to."""
    box, rider = prospects.race.box, prospects.rider
    vehicles = prospects.held_vehicles()
    if rider.vehicle == NOTHING:
        traits[at] = THOUSAND
        if vehicles > 0:
            traits[at + 1] = THOUSAND
            vehicles -= 1
    elif rider.is_blocked():
        traits[at + 2] = THOUSAND
        ended = vehicles > 0 and box.change_ends(rider.trick)
        for kind in range(box.first_counter, box.first_invincible):
            if prospects.held[kind] > 0 and box.cures(kind, rider.trick):
                ended = True
        wait = box.turns[rider.trick] - rider.waited
        if ended:
            traits[at + 3] = THOUSAND
        elif 0 < wait < LONGEST_WAIT:
            traits[at + 4] = (LONGEST_WAIT - wait) * THOUSAND
    if rider.stopped:
        traits[at + 5] = THOUSAND
    if vehicles > 0:
        traits[at + 6] = THOUSAND
        traits[at + 7] = (vehicles - 1) * THOUSAND
    return at + 8


def note_cards(traits: vec[i64], at: i64, prospects: Prospects) -> i64:
    """Tricks, counter-tricks and specials in hand."""
    race, box, held = prospects.race, prospects.race.box, prospects.held
    fitting: i64 = 0
    for kind in range(box.first_trick, box.first_counter):
        if held[kind] > 0:
            if prospects.fits_somebody(kind):
                fitting += held[kind]
            else:
                traits[at + 3] += held[kind] * THOUSAND
    for place in range(i64(3)):
        if fitting > place:
            traits[at + place] = THOUSAND
    for kind in range(box.first_counter, box.first_invincible):
        if held[kind] > 0:
            if prospects.may_need(kind):
                traits[at + 4] += THOUSAND
                traits[at + 5] += (held[kind] - 1) * THOUSAND
            else:
                traits[at + 6] += held[kind] * THOUSAND
    for kind in range(box.first_invincible, box.first_invincible + box.shields):
        traits[at + 7] += held[kind] * THOUSAND
    traits[at + 8] = held[box.police] * THOUSAND
    traits[at + 9] = held[box.hand_swap] * THOUSAND
    traits[at + 10] = (box.hand - race.size(race.hand(prospects.seat))) * THOUSAND
    return at + 11


def note_safety(traits: vec[i64], at: i64, rider: Rider) -> None:
    turns: i64 = 0
    for shield in range(i64(len(rider.shields))):
        turns = rider.shields[shield] if rider.shields[shield] > turns else turns
    for place in range(i64(2)):
        if turns > place:
            traits[at + place] = THOUSAND


def note_rivals(traits: vec[i64], at: i64, prospects: Prospects) -> None:
    """The one who has least to go, and that there are others."""
    race, box = prospects.race, prospects.race.box
    leader: i64 = NOTHING
    least: i64 = 0
    for other in range(race.seats):
        if other != prospects.seat and not race.riders[other].is_out():
            left = prospects.left_to(other)
            if leader == NOTHING or left < least:
                leader = other
                least = left
    if leader == NOTHING:
        return
    place = note_way(traits, at, least, RIVAL_BOUNDS)
    rider = race.riders[leader]
    if rider.vehicle == NOTHING:
        traits[place] = THOUSAND
    elif rider.is_blocked():
        wait = box.turns[rider.trick]
        left = wait - rider.waited
        traits[place + (i64(3) if wait == 0 else i64(1) if left <= 1 else i64(2))] = THOUSAND
    note_safety(traits, place + 4, rider)
    traits[place + 6] = THOUSAND if rider.stopped else i64(0)
    traits[place + 7] = (box.hand - race.size(race.hand(leader))) * THOUSAND
    for other in range(race.seats):
        if other != prospects.seat and other != leader and not race.riders[other].is_out():
            traits[place + 8] += THOUSAND
            traits[place + 9] += (prospects.left_to(other) - least) * TWENTY
