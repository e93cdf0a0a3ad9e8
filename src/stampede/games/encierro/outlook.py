"""Who is likely to win, from a hand and what lies open: how far it is, what can be lost, and the rival who leads."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.bits import lowest_bit
from stampede.games.encierro.choices import held_from
from stampede.games.encierro.components import LOSE_CARD, NO_CARD, STEAL
from stampede.games.encierro.prospects import Prospects
from stampede.games.encierro.rules import Race
from stampede.games.encierro.state import BARRED, PILE
from stampede.games.encierro.weights import STAND, TRAITS

COUNT: Final = sum(TRAITS.values())
NO_TRAITS: Final = vec[i64]([0 for _ in range(COUNT)])
THOUSAND: Final[i64] = 1000
NOBODY_ELSE: Final[i64] = -1


def traits_of(prospects: Prospects) -> vec[i64]:
    """All of them, in the order of `TRAITS`, in thousandths."""
    race, seat = prospects.race, prospects.seat
    traits = NO_TRAITS[:]
    traits[0] = THOUSAND
    if race.turn == seat:
        traits[1] = THOUSAND
        traits[2] = THOUSAND if race.pending.lowest().advanced else i64(0)
    note_stand(traits, 3, race, seat)
    note_hand(traits, 3 + STAND, prospects)
    leader = leader_but(prospects)
    if leader != NOBODY_ELSE:
        note_stand(traits, COUNT - STAND - 1, race, leader)
    for other in range(race.seats):
        if other != seat and other != leader and race.runners[other].is_running():
            traits[COUNT - 1] += THOUSAND
    return traits


def note_stand(traits: vec[i64], at: i64, race: Race, seat: i64) -> None:
    """Where a runner stands, what lies before them, and how many cards they miss."""
    runner = race.runners[seat]
    to_go = race.box.goal - runner.location
    traits[at] = to_go * THOUSAND
    traits[at + 1] = THOUSAND if to_go <= 2 else i64(0)
    traits[at + 2] = THOUSAND if to_go <= 1 else i64(0)
    for least in range(i64(2), i64(5)):
        if runner.object_count() >= least:
            traits[at + 1 + least] = THOUSAND
    if runner.special != NO_CARD:
        traits[at + 6] = THOUSAND
        traits[at + 7] = THOUSAND if runner.special == race.box.shoes else i64(0)
    if runner.barred == BARRED:
        traits[at + 8] = THOUSAND
    ahead = runner.location - race.fallen
    if ahead <= 1:  # the sooner the pile runs out, the worse
        traits[at + 9] = THOUSAND
        traits[at + 10] = THOUSAND * THOUSAND // (race.size(PILE) * 100 + 500)
    traits[at + 11] = (race.box.hand - race.size(race.hand(seat))) * THOUSAND


def note_hand(traits: vec[i64], at: i64, prospects: Prospects) -> None:
    """What the cards in hand can do."""
    race, seat, box = prospects.race, prospects.seat, prospects.race.box
    steps = prospects.steps_in_hand()
    traits[at] = THOUSAND if steps >= 1 else i64(0)
    traits[at + 1] = THOUSAND if steps >= 2 else i64(0)
    traits[at + 2] = THOUSAND if steps >= box.goal - prospects.runner.location else i64(0)
    held = held_from(race, seat, 0, box.kinds)
    while held != 0:
        kind = lowest_bit(held)
        held &= held - 1
        copies = race.count(race.hand(seat), kind)
        traits[at + 3 + place_of(race, kind)] += copies * THOUSAND
        if kind == box.advance:
            traits[at + 18] = (copies - 1) * THOUSAND
    if prospects.holds(box.patron) and prospects.holds(box.hemingway):
        traits[at + 19] = THOUSAND
    if prospects.holds(box.recover) and prospects.lost_object() >= 0:
        traits[at + 20] = THOUSAND


def place_of(race: Race, kind: i64) -> i64:
    """Which trait of the hand a card belongs to."""
    box = race.box
    if kind == box.patron or kind == box.hemingway:
        return 0
    if kind < box.fall_shields:
        return 1
    if kind < box.turning:
        return 2
    if kind == box.turning:
        return 3
    if kind == box.barrier:
        return 7
    if kind < box.barrier:
        group = box.group[kind]
        return 6 if group == STEAL else 5 if group == LOSE_CARD else 4
    if kind == box.cancel:
        return 8
    if kind == box.advance:
        return 9
    if kind == box.boost:
        return 10
    if kind == box.swap:
        return 11
    if kind == box.recover:
        return 12
    return 14 if kind == box.shoes else 13


def leader_but(prospects: Prospects) -> i64:
    """The rival who stands best."""
    race = prospects.race
    leader = NOBODY_ELSE
    most: i64 = 0
    for other in range(race.seats):
        if other != prospects.seat and race.runners[other].is_running():
            standing = prospects.standing(other)
            if leader == NOBODY_ELSE or standing > most:
                leader = other
                most = standing
    return leader
