"""What a seat may know, as plain data for clients, bots and logs: an allow-list, never the position itself."""

from __future__ import annotations

from dataclasses import dataclass

from stampede.core.game import Place
from stampede.core.notes import named_uses
from stampede.core.places import counted
from stampede.core.seats import SeatNumber
from stampede.games.street.actions import COUNTER_TRICK, MOUNT
from stampede.games.street.components import NOTHING
from stampede.games.street.declined import uses_of
from stampede.games.street.state import DECK, DISCARDS, NOT_OVER, Position


@dataclass(frozen=True, slots=True)
class ShieldView:
    """An Invincible in front of a rider, discarded at the start of its `left`th turn from now."""

    card: str
    left: int


@dataclass(frozen=True, slots=True)
class RiderView:
    """A seat as the reader sees it."""

    km: int
    laid: list[str]  # distance cards in front of the rider; a rebuilt deck takes them, but the kilometres stay
    vehicle: str  # empty: none
    trick: str  # what blocks the vehicle; empty: nothing
    waited: int  # turns that ended under the trick
    wait: int  # how many such turns end it; 0: waiting does not help
    shields: list[ShieldView]
    invincible: int  # safe until the start of that turn from now; 0: not safe
    stopped: bool  # by the police: the next turn is skipped
    cards: int  # in hand
    hand: list[str]  # the cards in hand that the reader knows: all of its own; of others, those seen in a swap
    seen: list[str]  # the cards in the reader's hand that this rider knows
    goal: int  # the objective in kilometres, if the reader knows it; else 0
    possible: list[int]  # what the objective can be
    out: int  # 0: in the race; 1: the first to leave it, and so on
    declined: dict[str, int]  # what the rider has done without, and how many cards have come to the hand since


@dataclass(frozen=True, slots=True)
class HandMemory:
    """What the reader remembers of one hand since the deck was made. Cards of before are old, the others are fresh."""

    held: int  # cards in it then
    old: int  # those of them that the reader did not know
    gone: list[str]  # cards played from it since then, in order
    fresh: list[int]  # how many it had drawn before each of them
    plain: list[str]  # those of them that the reader knew to be there
    most: list[str]  # what its old cards can be at most, if `limited`
    limited: bool


@dataclass(frozen=True, slots=True)
class MemoryView:
    """What the reader could write down: no position that it may believe in contradicts it."""

    made: list[str]  # the deck when it was last made
    drawn: list[str]  # what the reader has drawn since then
    hands: list[HandMemory]  # by seat; in the reader's own place, the hand that it got by a swap
    met: list[str]  # unknown cards of hands that the reader got by a swap since then
    met_left: int  # how many cards had left its hand before
    met_old: int  # how many of all these were old, and unknown


@dataclass(frozen=True, slots=True)
class StreetView:
    reader: SeatNumber | None  # None: a spectator
    length: str  # quick or long
    shared: bool  # one objective for all
    strict_start: bool  # without a vehicle one only discards, or plays a vehicle
    vehicle_lost: bool  # a vehicle goes with the trick that blocked it
    objectives: list[int]  # all distances for a race of this length
    players: list[RiderView]
    order: list[SeatNumber]  # the seats still in the race in order of play, the one on turn first
    turn: SeatNumber  # the seat on turn
    decision: str  # what it is asked; empty when the game is over
    played: int  # cards it has used this turn
    plays: int  # cards it may use in a turn
    deck: int  # cards left
    discards: list[str]
    rebuilds: int  # how often the deck was rebuilt
    max_rebuilds: int  # once more would end the game
    overshoots: list[str]  # the reader's choices that would go beyond its objective, and lose
    finishes: list[list[str]]  # sequences of choices with which the reader would win this turn
    memory: MemoryView | None  # None: nothing to remember but what the other fields say
    chances: int  # chance events so far
    ending: str  # the end reason; empty while the game goes on


def view_of(position: Position, reader: int | None) -> StreetView:
    over = position.ending != NOT_OVER
    asked = not over and reader == position.turn
    goals = goals_open_to(position, reader)
    box = position.box
    return StreetView(
        reader=reader,
        length="long" if position.night else "quick",
        shared=position.shared,
        strict_start=position.strict,
        vehicle_lost=position.fragile,
        objectives=list(box.night if position.night else box.day),
        players=[rider_view(position, seat, reader, goals) for seat in range(position.seats)],
        order=order_of_play(position),
        turn=position.turn,
        decision=position.decision(position.turn),
        played=position.played,
        plays=box.plays,
        deck=position.size(DECK),
        discards=position.names_at(DISCARDS),
        rebuilds=position.rebuilds,
        max_rebuilds=position.max_rebuilds,
        overshoots=overshoots(position) if asked else [],
        finishes=finishes(position) if asked else [],
        memory=memory_of(position, reader),
        chances=position.chance_events,
        ending=box.end_reasons[position.ending] if over else "",
    )


def rider_view(position: Position, seat: int, reader: int | None, goals: dict[int, int]) -> RiderView:
    names, rider = position.box.names, position.riders[seat]
    shields = [
        ShieldView(names[position.box.first_invincible + shield], left)
        for shield, left in enumerate(rider.shields)
        if left > 0
    ]
    return RiderView(
        km=rider.km,
        laid=[card for card in position.names_at(position.lane(seat)) if is_distance(position, card)],
        vehicle="" if rider.vehicle == NOTHING else names[rider.vehicle],
        trick=names[rider.trick] if rider.is_blocked() else "",
        waited=rider.waited,
        wait=position.box.turns[rider.trick] if rider.is_blocked() else 0,
        shields=shields,
        invincible=max((shield.left for shield in shields), default=0),
        stopped=rider.stopped,
        cards=position.size(position.hand(seat)),
        hand=known_hand(position, seat, reader),
        seen=[] if reader is None or reader == seat else position.names_seen(seat, reader),
        goal=goals.get(seat, 0),
        possible=[goals[seat]] if seat in goals else possible_goals(position, seat, goals),
        out=rider.out,
        declined=named_uses(rider.declined, uses_of(position.box)),
    )


def memory_of(position: Position, reader: int | None) -> MemoryView | None:
    """Nothing before the deck is rebuilt: until then all hidden cards are alike. Nothing once everything is open."""
    mind = position.seats if reader is None else reader
    if position.rebuilds == 0 or position.ending != NOT_OVER or not position.remembers(mind):
        return None
    kinds = position.kinds
    own = None if reader is None else position.row(reader, reader)
    return MemoryView(
        made=position.names_in(position.made, 0),
        drawn=[] if reader is None else position.names_in(position.notes[: position.seats * kinds], reader * kinds),
        hands=[hand_memory(position, mind, hand) for hand in range(position.seats)],
        met=[] if own is None else position.names_in(position.known, own),
        met_left=0 if reader is None else position.met[reader],
        met_old=0 if reader is None else position.old[reader * position.seats + reader],
    )


def hand_memory(position: Position, mind: int, hand: int) -> HandMemory:
    names = position.box.names
    held = int(position.old[position.seats * position.seats + hand])
    notes = [note for note in range(position.noted) if position.noted_hand(note) == hand]
    left = [int(position.noted_kind(note)) for note in notes]
    limited = position.is_limited(mind, hand)
    return HandMemory(
        held=held,
        old=0 if mind == hand else int(position.old[mind * position.seats + hand]),
        gone=[names[kind] for kind in left],
        fresh=[int(position.noted_size(note)) - held + before for before, note in enumerate(notes)],
        plain=plain_cards(position, mind, hand, left),
        most=position.names_in(position.most, position.row(mind, hand)) if limited else [],
        limited=limited,
    )


def plain_cards(position: Position, mind: int, hand: int, left: list[int]) -> list[str]:
    """Of the cards that have left a hand, those that the reader knew to be there."""
    if mind == position.seats:
        return []
    if mind == hand:
        return position.names_in(position.plain, mind * position.kinds)
    row = position.row(mind, hand)
    counts = {kind: min(left.count(kind), position.known[row + kind]) for kind in sorted(set(left))}
    return [position.box.names[kind] for kind, count in counts.items() for _ in range(count)]


def is_distance(position: Position, card: str) -> bool:
    return position.box.km[position.box.kind_of[card]] > 0


def known_hand(position: Position, seat: int, reader: int | None) -> list[str]:
    """The reader's own hand, what it saw of another in a swap, and everything once the game is over."""
    if position.ending != NOT_OVER or seat == reader:
        return position.names_at(position.hand(seat))
    if reader is None:
        return []
    return position.names_seen(reader, seat)  # S14


def goals_open_to(position: Position, reader: int | None) -> dict[int, int]:
    """The objectives the reader knows, by seat."""  # S3, S19
    everything = position.shared or position.ending != NOT_OVER
    return {
        seat: int(position.goal(seat))
        for seat in range(position.seats)
        if everything or seat == reader or position.riders[seat].is_out()
    }


def possible_goals(position: Position, seat: int, goals: dict[int, int]) -> list[int]:
    """Nobody in the race has reached their objective yet, and no two riders have the same one."""
    distances = [int(position.distance_of(objective)) for objective in range(position.box.objectives)]
    return [km for km in distances if km > position.riders[seat].km and km not in goals.values()]


def order_of_play(position: Position) -> list[int]:
    """To the right."""  # S5
    order, seat = [], int(position.turn)
    for _ in range(position.seats):
        if not position.riders[seat].is_out():
            order.append(seat)
        seat = int(position.seat_to_the_right(seat))
    return order


# --- warnings and hints -----------------------------------------------------------------------------------------------


def overshoots(position: Position) -> list[str]:
    """The legal choices of the seat on turn that go beyond its objective."""  # S19
    rider = position.riders[position.turn]
    if not rider.can_ride():
        return []
    rest = position.goal(position.turn) - rider.km
    return [ride(position, kind) for kind in distances_in_hand(position) if position.box.km[kind] > rest]


def finishes(position: Position) -> list[list[str]]:
    """All ways for the seat on turn to ride exactly the rest with the cards it may still use."""  # S18
    rider = position.riders[position.turn]
    rest = position.goal(position.turn) - rider.km
    left = position.box.plays - position.played
    held = distances_in_hand(position)
    km = position.box.km
    if rider.can_ride():
        alone = [[kind] for kind in held if km[kind] == rest]
        pairs = [
            [one, other]
            for one in held
            for other in held
            if one <= other and km[one] + km[other] == rest and (one != other or own(position, one) > 1)
        ]
        return [[ride(position, kind) for kind in kinds] for kinds in (alone + pairs if left > 1 else alone)]
    last = [ride(position, kind) for kind in held if km[kind] == rest]
    return [[first, then] for first in ways_to_ride(position) for then in last] if left > 1 else []


def ways_to_ride(position: Position) -> list[str]:
    """The legal choices after which the seat on turn, which cannot ride now, can."""
    actions = position.actions
    verbs = (MOUNT,) if position.fragile else (MOUNT, COUNTER_TRICK)  # S12: what is cured may be lost
    return [actions[action].notation for action in position.legal(position.turn) if actions.verb(action) in verbs]


def own(position: Position, kind: int) -> int:
    return int(position.count(position.hand(position.turn), kind))


def distances_in_hand(position: Position) -> list[int]:
    box = position.box
    return [kind for kind in range(box.first_distance, box.first_trick) if own(position, kind) > 0]


def ride(position: Position, kind: int) -> str:
    return position.actions[position.actions.play(kind)].notation


# --- places -----------------------------------------------------------------------------------------------------------


def places_of(position: Position, reader: int | None) -> list[Place]:
    """Where every component of the box lies."""
    over = position.ending != NOT_OVER
    # Who remembers what the deck was made of knows more of some hidden cards than of others.
    uneven = memory_of(position, reader) is not None
    places = [
        Place("deck", counted(position.names_at(DECK)), not over, uneven=uneven),
        Place("discards", counted(position.names_at(DISCARDS)), hidden=False),
    ]
    for seat in range(position.seats):
        known = known_hand(position, seat, reader)
        rest = position.names_at(position.hand(seat))
        for card in known:
            rest.remove(card)
        places.append(Place(f"lane {seat}", counted(position.names_at(position.lane(seat))), hidden=False))
        places.append(Place(f"seen hand {seat}", counted(known), hidden=False))
        places.append(Place(f"hand {seat}", counted(rest), not over, uneven=uneven))
    return places + objectives_of(position, reader)


def objectives_of(position: Position, reader: int | None) -> list[Place]:
    names = position.box.objective_names()
    goals = goals_open_to(position, reader)
    unknown = [seat for seat in range(position.seats) if seat not in goals]
    # A rider cannot have an objective it has already reached or passed: that much is known.
    bound = any(len(possible_goals(position, seat, goals)) + len(set(goals.values())) < len(names) for seat in unknown)
    dealt = [int(objective) for objective in position.objectives]
    left = [name for objective, name in enumerate(names) if objective not in dealt]
    places = [Place("objectives left", counted(left), position.ending == NOT_OVER, bound)]
    if position.shared:
        return [Place("objective", counted([names[dealt[0]]]), hidden=False), *places]
    return places + [
        Place(f"objective {seat}", counted([names[dealt[seat]]]), seat in unknown, bound and seat in unknown)
        for seat in range(position.seats)
    ]
