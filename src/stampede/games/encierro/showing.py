"""Makes the view of a position, and says what lies where: all that a seat is ever shown comes from here."""

from __future__ import annotations

from stampede.core.game import Place
from stampede.core.notes import named_uses, noted
from stampede.core.places import counted, tallied
from stampede.games.encierro.components import CABESTROS, CHUPINAZO, NO_CARD
from stampede.games.encierro.declined import USES
from stampede.games.encierro.memory import SPECTATOR, Recollection, is_even, surely_in
from stampede.games.encierro.state import (
    BARRED_STATES,
    DECISIONS,
    DISCARDS,
    FREE,
    HIT_STATES,
    NOBODY,
    NOT_HIT,
    NOT_OVER,
    PILE,
    Position,
)
from stampede.games.encierro.view import EncierroView, PoolView, RunnerView, WorldView


def view_of(position: Position, reader: int | None) -> EncierroView:
    over = position.ending != NOT_OVER
    found = position.recollection(SPECTATOR if reader is None else reader)
    pending, own = position.pending, position.pending.lowest()
    eye = pending.card != NO_CARD and position.box.is_eye(pending.card)
    attack = pending.card != NO_CARD and not eye
    return EncierroView(
        reader=reader,
        players=[runner_view(position, seat, reader, found) for seat in range(position.seats)],
        course=list(position.box.locations),
        fallen=position.fallen,
        turn=position.turn,
        phase=DECISIONS[own.asks],
        advanced=own.advanced,
        asked=pending.seat,
        decision="" if over else DECISIONS[pending.asks],
        eye=id_of(position, pending.card) if eye else "",
        queue=queue(position),
        sent_by=pending.by if eye else NOBODY,
        attack=id_of(position, pending.card) if attack else "",
        attacker=pending.by if attack else NOBODY,
        falling=position.is_falling(),
        stayed=[seat for seat in range(position.seats) if position.stayed() >> seat & 1],
        pile=position.size(PILE),
        bulls=sum(position.count(PILE, kind) for kind in range(position.box.falls)),
        falls=sum(position.count(PILE, kind) for kind in range(position.box.falls, position.box.eyes)),
        discards=position.cards_in(DISCARDS),
        top=id_of(position, position.top),
        memory=[] if over else worlds_of(position, found),
        chances=position.chance_events,
        ending=position.box.end_reasons[position.ending] if over else "",
    )


def id_of(position: Position, kind: int) -> str:
    return "" if kind == NO_CARD else position.box.ids[kind]


def worlds_of(position: Position, found: Recollection) -> list[WorldView]:
    ids, pile = position.box.ids, position.seats
    return [
        WorldView(
            weight, [PoolView([ids[kind] for kind in cards], list(slots[:pile]), slots[pile]) for cards, slots in world]
        )
        for world, weight in zip(found.worlds, found.weights, strict=True)
    ]


def known_in(position: Position, found: Recollection, place: int) -> list[str]:
    """The ordinary cards that are surely in a hand, or (the number after the last seat) in the pile."""
    return [position.box.ids[kind] for kind in sorted(surely_in(found, place))]


def queue(position: Position) -> list[int]:
    """Everybody whom the shown card hits or has hit, the drawer first."""
    around = [(position.turn + step) % position.seats for step in range(position.seats)]
    return [seat for seat in around if noted(position.pending.hits, seat) != NOT_HIT]


def runner_view(position: Position, seat: int, reader: int | None, found: Recollection) -> RunnerView:
    runner, things = position.runners[seat], list(enumerate(position.box.objects))
    own = position.ending != NOT_OVER or seat == reader
    return RunnerView(
        location=runner.location,
        objects=[id for thing, id in things if runner.has(thing)],
        lost=[id for thing, id in things if not runner.has(thing)] if runner.is_running() else [],
        special=id_of(position, runner.special),
        cards=position.size(position.hand(seat)),
        hand=position.cards_in(position.hand(seat)) if own else None,
        known=[] if own else known_in(position, found, seat),
        barred=BARRED_STATES[runner.barred],
        expelled=runner.expelled,
        hit=HIT_STATES[noted(position.pending.hits, seat)],
        declined=named_uses(runner.declined, USES),
    )


def contents(position: Position, place: int) -> dict[str, int]:
    return tallied(position.cards, place * position.columns + 1, position.box.ids)


def places_of(position: Position, reader: int | None) -> list[Place]:
    """Every component of the box where it lies."""
    over = position.ending != NOT_OVER
    box, seats, staged = position.box, position.seats, position.pending.card
    # Where the reader can tell some hidden cards from others, hands and pile are no longer evenly mixed.
    found = position.recollection(SPECTATOR if reader is None else reader)
    uneven = not over and not is_even(found)
    table = dict.fromkeys([*box.locations, CABESTROS, *(f"pawn of seat {seat}" for seat in range(seats))], 1)
    places = [
        Place("table", {**table, CHUPINAZO: seats}, hidden=False),
        *pile_of(position, found, uneven),
        Place("discards", contents(position, DISCARDS), hidden=False),
        Place("stage", {} if staged == NO_CARD else {box.ids[staged]: 1}, hidden=False),
    ]
    for seat, runner in enumerate(position.runners):
        held = [id for thing, id in enumerate(box.objects) if runner.has(thing)]
        lost = [id for thing, id in enumerate(box.objects) if not runner.has(thing)]
        special = [] if runner.special == NO_CARD else [box.ids[runner.special]]
        barrier = [] if runner.barred == FREE else [box.ids[box.barrier]]
        hidden = not over and seat != reader
        hand = contents(position, position.hand(seat))
        known = counted(known_in(position, found, seat)) if hidden else {}
        unknown = {id: count - known.get(id, 0) for id, count in hand.items()}
        places += [
            Place(f"objects {seat}", counted(held), hidden=False),
            Place(f"lost {seat}", counted(lost), hidden=False),
            Place(f"special {seat}", counted(special), hidden=False),
            Place(f"barrier {seat}", counted(barrier), hidden=False),
            Place(f"known hand {seat}", known, hidden=False),
            Place(f"hand {seat}", unknown, hidden, uneven=uneven and hidden),
        ]
    return places


def pile_of(position: Position, found: Recollection, uneven: bool) -> list[Place]:
    """Straight after a shuffle everybody knows what the pile holds: all discards lay open."""
    over = position.ending != NOT_OVER
    cards = contents(position, PILE)
    known = {} if over else counted(known_in(position, found, position.seats))
    unknown = {id: count - known.get(id, 0) for id, count in cards.items()}
    ordinary = any(count > 0 and not position.box.is_eye(position.box.kind_of[id]) for id, count in unknown.items())
    if over or not ordinary:
        return [Place("pile", cards, hidden=False)]
    return [Place("known pile", known, hidden=False), Place("pile", unknown, hidden=True, uneven=uneven)]
