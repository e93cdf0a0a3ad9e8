"""What a seat may know, as plain data for clients, bots and logs: an allow-list, never the position itself."""

from __future__ import annotations

from dataclasses import dataclass

from stampede.core.game import Place
from stampede.core.seats import SeatNumber
from stampede.games.encierro.state import (
    BARRED,
    BARRED_STATES,
    DECISIONS,
    DISCARDS,
    FREE,
    FRESH,
    GONE,
    HIT,
    HIT_STATES,
    NO_CARD,
    NOBODY,
    NOT_OVER,
    PILE,
    Position,
)

CHUPINAZO = "Chupinazo"
CABESTROS = "Cabestros"


@dataclass(frozen=True, slots=True)
class RunnerView:
    """A runner as the reader sees them. A hand is its holder's secret until the game is over."""

    location: int  # 1 is the first; where they stood last, if they are out
    objects: list[str]  # those that are still theirs
    lost: list[str]  # those that can be brought back
    special: str  # the special object that lies there; empty: none
    cards: int  # how many are in the hand
    hand: list[str] | None  # the cards themselves, if the reader may know them
    known: list[str]  # else those the reader knows of: El Pillo took them from the reader
    barred: str  # Desde la barrera: empty, "pending" until their turn comes, "out" while they sit out
    expelled: int  # 0, or when: 1 for the first; those who went together have the same number
    hit: str  # by the shown eye card: empty, "waits", "now", "repelled", "sent", "lost" or "back"
    fresh: int  # how many of the cards in hand, at most, were drawn since the last shuffle


@dataclass(frozen=True, slots=True)
class EncierroView:
    reader: SeatNumber | None  # None: a spectator
    players: list[RunnerView]
    course: list[str]  # the locations
    fallen: int  # how many of them lie face down: there the Cabestros stand
    turn: SeatNumber  # the active runner
    asked: SeatNumber  # the seat that is asked now
    decision: str  # what it is asked; empty when the game is over
    advanced: bool  # the advance of this turn is spent
    draws: int  # cards drawn this turn, shown eye cards included
    spent: bool  # the active runner has lost something in this draw, so it ends
    eye: str  # the eye card that is being settled; empty: none
    queue: list[SeatNumber]  # whom it hits, in the order in which they are asked
    sent_by: SeatNumber  # who sent the bull on to the seat that is asked; -1: it came from the pile
    attack: str  # the attack that waits for its answer; empty: none
    attacker: SeatNumber  # who plays it; -1: nobody
    falling: bool  # the latest location to fall is being left
    stayed: list[SeatNumber]  # who declined to leave it
    pile: int  # cards left above the Cabestros
    discards: list[str]
    top: str  # the latest discard; empty: none
    shuffled: list[str]  # what the pile was made of at the last shuffle, for all to know; empty before the first
    drawn: list[str]  # what the reader has drawn since
    chances: int  # chance events so far
    ending: str  # the end reason; empty while the game goes on


def view_of(position: Position, reader: int | None) -> EncierroView:
    over = position.ending != NOT_OVER
    eye = position.stage != NO_CARD and position.box.is_eye(position.stage)
    attack = position.stage != NO_CARD and not eye
    return EncierroView(
        reader=reader,
        players=[runner_view(position, seat, reader, over) for seat in range(position.seats)],
        course=list(position.box.locations),
        fallen=position.fallen,
        turn=position.turn,
        asked=position.who,
        decision="" if over else DECISIONS[position.asked],
        advanced=position.advanced == 1,
        draws=position.draws,
        spent=position.spent == 1,
        eye=name_of(position, position.stage) if eye else "",
        queue=queue(position),
        sent_by=position.sender if eye else NOBODY,
        attack=name_of(position, position.stage) if attack else "",
        attacker=position.sender if attack else NOBODY,
        falling=position.falling == 1,
        stayed=[seat for seat in range(position.seats) if position.stayed >> seat & 1 and position.falling],
        pile=position.size(PILE),
        discards=position.names_at(DISCARDS),
        top=name_of(position, position.top),
        shuffled=position.names_remembered(position.shuffled_row()),
        drawn=[] if reader is None else position.names_remembered(position.drawn_row(reader)),
        chances=position.chance_events,
        ending=position.box.end_reasons[position.ending] if over else "",
    )


def name_of(position: Position, kind: int) -> str:
    return "" if kind == NO_CARD else position.box.names[kind]


def queue(position: Position) -> list[int]:
    """Everybody whom the shown card hits or has hit, the drawer first."""
    around = [(position.turn + step) % position.seats for step in range(position.seats)]
    return [seat for seat in around if position.note(seat, HIT)]


def runner_view(position: Position, seat: int, reader: int | None, over: bool) -> RunnerView:
    things = list(enumerate(position.box.objects))
    held = [name for thing, name in things if position.has_object(seat, thing)]
    own = over or seat == reader
    return RunnerView(
        location=position.location(seat),
        objects=held,
        lost=[name for _, name in things if name not in held] if position.is_running(seat) else [],
        special=name_of(position, position.special(seat)),
        cards=position.size(position.hand(seat)),
        hand=position.names_at(position.hand(seat)) if own else None,
        known=[] if own or reader is None else position.names_remembered(position.known_row(seat, reader)),
        barred=BARRED_STATES[position.note(seat, BARRED)],
        expelled=position.note(seat, GONE),
        hit=HIT_STATES[position.note(seat, HIT)],
        fresh=position.note(seat, FRESH),
    )


def places_of(position: Position, reader: int | None) -> list[Place]:
    """Every component of the box where it lies."""
    over = position.ending != NOT_OVER
    box, seats = position.box, position.seats
    # Since a shuffle everybody knows what the pile held, so hands and pile are no longer evenly mixed.
    bound = position.fallen > 0 and not over
    table = dict.fromkeys([*box.locations, CABESTROS, *(f"pawn of seat {seat}" for seat in range(seats))], 1)
    staged = {} if position.stage == NO_CARD else {name_of(position, position.stage): 1}
    places = [
        Place("table", {**table, CHUPINAZO: seats}, hidden=False),
        Place("pile", counted(position.names_at(PILE)), not over and not position.pile_is_known(), bound),
        Place("discards", counted(position.names_at(DISCARDS)), hidden=False),
        Place("stage", staged, hidden=False),
    ]
    for seat in range(seats):
        held = [name for thing, name in enumerate(box.objects) if position.has_object(seat, thing)]
        beside = [] if position.special(seat) == NO_CARD else [name_of(position, position.special(seat))]
        barrier = [] if position.note(seat, BARRED) == FREE else [box.names[box.barrier]]
        hidden = not over and seat != reader
        hand = counted(position.names_at(position.hand(seat)))
        known: dict[str, int] = {}
        if hidden and reader is not None:
            known = counted(position.names_remembered(position.known_row(seat, reader)))
        unknown = {name: count - known.get(name, 0) for name, count in hand.items()}
        places += [
            Place(f"objects {seat}", counted(held), hidden=False),
            Place(f"lost {seat}", counted([name for name in box.objects if name not in held]), hidden=False),
            Place(f"special {seat}", counted(beside), hidden=False),
            Place(f"barrier {seat}", counted(barrier), hidden=False),
            Place(f"known hand {seat}", known, hidden=False),
            Place(f"hand {seat}", unknown, hidden, bound and hidden),
        ]
    return places


def counted(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in names}
