"""What a seat may know, as plain data for clients, bots and logs: an allow-list, never the position itself."""

from __future__ import annotations

from dataclasses import dataclass

from stampede.core.game import Place
from stampede.core.seats import SeatNumber
from stampede.games.street.components import NOTHING
from stampede.games.street.state import DECISIONS, DECK, DISCARDS, NOT_OVER, OBJECTIVE, OUT, Position


@dataclass(frozen=True, slots=True)
class ShieldView:
    """An Invincible that lies before a rider: it is discarded at the start of the `left`th turn from now."""

    card: str
    left: int


@dataclass(frozen=True, slots=True)
class RiderView:
    """A seat as the reader sees it."""

    km: int
    laid: list[str]  # distance cards that lie there; a rebuilt deck takes them, the kilometres stay
    vehicle: str  # empty: none
    trick: str  # what blocks the vehicle; empty: nothing
    waited: int  # turns that ended under the trick
    wait: int  # after so many of them it is over; 0: waiting does not end it
    shields: list[ShieldView]
    invincible: int  # safe until the start of so many turns from now; 0: not safe
    stopped: bool  # police: the next turn is skipped
    cards: int  # how many are in the hand
    hand: list[str]  # those of them that the reader knows: all of the own, of others what was seen in a swap
    seen: list[str]  # what this rider has seen of the reader's own hand
    goal: int  # the objective in kilometres, if the reader knows it; else 0
    possible: list[int]  # the objectives that it can be
    out: int  # 0: in the race; 1: the first who left it, and so on


@dataclass(frozen=True, slots=True)
class StreetView:
    reader: SeatNumber | None  # None: a spectator
    length: str  # quick or long
    shared: bool  # one objective for all
    objectives: list[int]  # all that there are in a race of this length
    players: list[RiderView]
    order: list[SeatNumber]  # the seats in the race in the order of play, whose turn it is first
    turn: SeatNumber  # the seat on turn
    decision: str  # what it is asked; empty when the game is over
    played: int  # its cards this turn
    plays: int  # how many it may play
    deck: int  # cards left
    discards: list[str]
    rebuilds: int  # how often the deck was rebuilt
    max_rebuilds: int  # once more would end the game
    overshoots: list[str]  # choices of the reader that would go beyond the own objective, and lose
    finishes: list[list[str]]  # choices one after another by which the reader would win in this turn
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
        objectives=list(box.night if position.night else box.day),
        players=[rider_view(position, seat, reader, goals) for seat in range(position.seats)],
        order=order_of_play(position),
        turn=position.turn,
        decision="" if over else DECISIONS[0 if position.played == 0 else 1],
        played=position.played,
        plays=box.plays,
        deck=position.size(DECK),
        discards=position.names_at(DISCARDS),
        rebuilds=position.rebuilds,
        max_rebuilds=position.max_rebuilds,
        overshoots=overshoots(position) if asked else [],
        finishes=finishes(position) if asked else [],
        chances=position.chance_events,
        ending=box.end_reasons[position.ending] if over else "",
    )


def rider_view(position: Position, seat: int, reader: int | None, goals: dict[int, int]) -> RiderView:
    names = position.box.names
    vehicle, trick = position.vehicle(seat), position.trick(seat)
    shields = [
        ShieldView(names[position.box.first_invincible + invincible], left)
        for invincible in range(position.box.shields)
        if (left := position.shield(seat, invincible)) > 0
    ]
    return RiderView(
        km=position.km(seat),
        laid=[card for card in position.names_at(position.lane(seat)) if is_distance(position, card)],
        vehicle="" if vehicle == NOTHING else names[vehicle],
        trick="" if trick == NOTHING else names[trick],
        waited=position.waited(seat),
        wait=0 if trick == NOTHING else position.box.turns[trick],
        shields=shields,
        invincible=max((shield.left for shield in shields), default=0),
        stopped=position.is_stopped(seat),
        cards=position.size(position.hand(seat)),
        hand=known_hand(position, seat, reader),
        seen=[]
        if reader is None or reader == seat
        else position.names_in(position.seen, position.seen_at(seat, reader)),
        goal=goals.get(seat, 0),
        possible=[goals[seat]] if seat in goals else possible_goals(position, seat, goals),
        out=position.riders[seat * position.width + OUT],
    )


def is_distance(position: Position, card: str) -> bool:
    return position.box.km[position.box.kind_of[card]] > 0


def known_hand(position: Position, seat: int, reader: int | None) -> list[str]:
    """The own hand, what was seen of another one in a swap, and everything when the game is over."""
    if position.ending != NOT_OVER or seat == reader:
        return position.names_at(position.hand(seat))
    if reader is None:
        return []
    return position.names_in(position.seen, position.seen_at(reader, seat))  # S14


def goals_open_to(position: Position, reader: int | None) -> dict[int, int]:
    """The objectives that the reader knows, by seat."""  # S3, S19
    everything = position.shared or position.ending != NOT_OVER
    return {
        seat: int(position.goal(seat))
        for seat in range(position.seats)
        if everything or seat == reader or position.is_out(seat)
    }


def possible_goals(position: Position, seat: int, goals: dict[int, int]) -> list[int]:
    """Who is in the race has not reached the own objective yet; and nobody has that of somebody else."""
    distances = [int(position.distance_of(objective)) for objective in range(position.box.objectives)]
    return [km for km in distances if km > position.km(seat) and km not in goals.values()]


def order_of_play(position: Position) -> list[int]:
    """To the right."""  # S5
    order, seat = [], int(position.turn)
    for _ in range(position.seats):
        if not position.is_out(seat):
            order.append(seat)
        seat = int(position.seat_to_the_right(seat))
    return order


# --- what the table warns of, and what it hints at --------------------------------------------------------------------


def overshoots(position: Position) -> list[str]:
    """The legal choices of the seat on turn that go beyond its objective."""  # S19
    if not position.can_ride(position.turn):
        return []
    rest = position.goal(position.turn) - position.km(position.turn)
    return [ride(position, kind) for kind in distances_in_hand(position) if position.box.km[kind] > rest]


def finishes(position: Position) -> list[list[str]]:
    """All ways for the seat on turn to ride exactly the rest with the cards that it may still play."""  # S18
    rest = position.goal(position.turn) - position.km(position.turn)
    left = position.box.plays - position.played
    held = distances_in_hand(position)
    km = position.box.km
    if position.can_ride(position.turn):
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
    """The legal choices after which the seat on turn, who cannot ride now, can."""
    choices = [position.actions[index] for index in position.legal(position.turn)]
    return [choice.notation for choice in choices if choice.verb in ("mount", "counter")]


def own(position: Position, kind: int) -> int:
    return int(position.count(position.hand(position.turn), kind))


def distances_in_hand(position: Position) -> list[int]:
    box = position.box
    return [kind for kind in range(box.first_distance, box.first_trick) if own(position, kind) > 0]


def ride(position: Position, kind: int) -> str:
    return position.actions[int(position.actions.ride) + kind - int(position.box.first_distance)].notation


# --- places -----------------------------------------------------------------------------------------------------------


def places_of(position: Position, reader: int | None) -> list[Place]:
    """Every component of the box where it lies."""
    over = position.ending != NOT_OVER
    places = [
        Place("deck", counted(position.names_at(DECK)), hidden=not over),
        Place("discards", counted(position.names_at(DISCARDS)), hidden=False),
    ]
    for seat in range(position.seats):
        known = known_hand(position, seat, reader)
        rest = position.names_at(position.hand(seat))
        for card in known:
            rest.remove(card)
        places.append(Place(f"lane {seat}", counted(position.names_at(position.lane(seat))), hidden=False))
        places.append(Place(f"seen hand {seat}", counted(known), hidden=False))
        places.append(Place(f"hand {seat}", counted(rest), hidden=not over))
    return places + objectives_of(position, reader)


def objectives_of(position: Position, reader: int | None) -> list[Place]:
    names = position.box.objective_names()
    goals = goals_open_to(position, reader)
    unknown = [seat for seat in range(position.seats) if seat not in goals]
    # Who has ridden so far that some objective would be reached or passed does not have it: that much is known.
    bound = any(len(possible_goals(position, seat, goals)) + len(set(goals.values())) < len(names) for seat in unknown)
    dealt = [int(position.riders[seat * position.width + OBJECTIVE]) for seat in range(position.seats)]
    left = [name for objective, name in enumerate(names) if objective not in dealt]
    places = [Place("objectives left", counted(left), position.ending == NOT_OVER, bound)]
    if position.shared:
        return [Place("objective", counted([names[dealt[0]]]), hidden=False), *places]
    return places + [
        Place(f"objective {seat}", counted([names[dealt[seat]]]), seat in unknown, bound and seat in unknown)
        for seat in range(position.seats)
    ]


def counted(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in names}
