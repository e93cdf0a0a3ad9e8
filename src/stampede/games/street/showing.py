"""Makes the view of a position, and says what lies where: all that a seat is ever shown comes from here."""

from __future__ import annotations

from stampede.core.game import Place
from stampede.core.notes import named_uses
from stampede.core.places import counted, tallied
from stampede.games.street.actions import COUNTER_TRICK, MOUNT
from stampede.games.street.components import NOTHING
from stampede.games.street.declined import uses_of
from stampede.games.street.state import DECK, DISCARDS, NOT_OVER, Position
from stampede.games.street.view import HandMemory, MemoryView, RiderView, ShieldView, StreetView


def view_of(position: Position, reader: int | None) -> StreetView:
    over = position.ending != NOT_OVER
    asked = not over and reader == position.turn
    goals = goals_open_to(position, reader)
    box = position.box
    return StreetView(
        reader=reader,
        length="long" if position.is_long() else "quick",
        even=position.is_even(),
        shared=position.shared,
        strict_start=position.strict,
        vehicle_lost=position.fragile,
        objectives=distances_of(position),
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


def has_memory(position: Position, reader: int | None) -> bool:
    mind = position.seats if reader is None else reader
    return position.rebuilds > 0 and position.ending == NOT_OVER and position.remembers(mind)


def memory_of(position: Position, reader: int | None) -> MemoryView | None:
    """Nothing before the deck is rebuilt: until then all hidden cards are alike. Nothing once everything is open."""
    if not has_memory(position, reader):
        return None
    mind = position.seats if reader is None else reader
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
    return [km for km in distances_of(position) if km > position.riders[seat].km and km not in goals.values()]


def distances_of(position: Position) -> list[int]:
    """Of all objectives, rising."""
    return [int(position.distance_of(objective)) for objective in range(position.box.objectives)]


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


def contents(position: Position, place: int) -> dict[str, int]:
    return tallied(position.cards, place * position.kinds, position.box.names)


def places_of(position: Position, reader: int | None) -> list[Place]:
    """Where every component of the box lies."""
    over = position.ending != NOT_OVER
    # Who remembers what the deck was made of knows more of some hidden cards than of others.
    uneven = has_memory(position, reader)
    places = [
        Place("deck", contents(position, DECK), not over, uneven=uneven),
        Place("discards", contents(position, DISCARDS), hidden=False),
    ]
    for seat in range(position.seats):
        known = known_hand(position, seat, reader)
        rest = position.names_at(position.hand(seat))
        for card in known:
            rest.remove(card)
        places.append(Place(f"lane {seat}", contents(position, position.lane(seat)), hidden=False))
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
