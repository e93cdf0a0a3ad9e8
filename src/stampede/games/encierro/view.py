"""What a seat may know, as plain data for clients, bots and logs: an allow-list, never the position itself."""

from __future__ import annotations

from dataclasses import dataclass

from stampede.core.seats import SeatNumber
from stampede.core.views import quick


@quick
@dataclass(frozen=True, slots=True)
class RunnerView:
    """A runner as the reader sees them. A hand is its holder's secret until the game is over."""

    location: int  # 1 is the first; if they are out, where they stood last
    objects: list[str]  # those that are still theirs
    lost: list[str]  # those that can be brought back
    special: str  # the special object that lies there; empty: none
    cards: int  # how many are in the hand
    hand: list[str] | None  # the cards themselves, if the reader may know them
    known: list[str]  # else those that the reader knows to be there
    barred: str  # Desde la barrera: empty, "pending" until their turn comes, "out" while they sit out
    expelled: int  # 0, or when: 1 for the first; those who went together have the same number
    hit: str  # by the shown eye card: empty, "waits", "now", "repelled", "sent", "lost" or "back"
    declined: dict[str, int]  # uses of cards they did without, and how many cards have come to the hand since


@quick
@dataclass(frozen=True, slots=True)
class PoolView:
    """Hidden ordinary cards that the reader knows, and how many of them lie where, any card in any place."""

    cards: list[str]
    hands: list[int]  # by seat
    pile: int


@quick
@dataclass(frozen=True, slots=True)
class WorldView:
    """One way in which the hidden cards may lie, after all that the reader has seen."""

    weight: int  # how likely it is, against the others
    pools: list[PoolView]


@quick
@dataclass(frozen=True, slots=True)
class EncierroView:
    """Cards, objects and locations are told by their ids."""

    reader: SeatNumber | None  # None: a spectator
    players: list[RunnerView]
    course: list[str]  # the locations
    fallen: int  # how many of them lie face down: there the Cabestros stand
    turn: SeatNumber  # the active runner
    phase: str  # of their turn: "play", "discard", "draw", or "done" if a loss has ended the draw
    advanced: bool  # whether they have advanced this turn
    asked: SeatNumber  # the seat that is asked now
    decision: str  # what it is asked; empty when the game is over
    eye: str  # the eye card that is being settled; empty: none
    queue: list[SeatNumber]  # whom it hits, in the order in which they are asked
    sent_by: SeatNumber  # who sent the bull on to the seat that is asked; -1: it came from the pile
    attack: str  # the attack that waits for its answer; empty: none
    attacker: SeatNumber  # who plays it; -1: nobody
    falling: bool  # whether a location is falling, and those who stand there may leave
    stayed: list[SeatNumber]  # who declined to
    pile: int  # cards left above the Cabestros
    bulls: int  # of these: eye cards are nowhere else unless they lie open, so everybody can count them
    falls: int
    discards: list[str]
    top: str  # the latest discard; empty: none
    memory: list[WorldView]  # what the reader can tell of the hidden cards; empty when the game is over
    chances: int  # chance events so far
    ending: str  # the end reason; empty until the game is over
