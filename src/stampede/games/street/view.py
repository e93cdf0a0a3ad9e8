"""What a seat may know, as plain data for clients, bots and logs: an allow-list, never the position itself."""

from __future__ import annotations

from dataclasses import dataclass

from stampede.core.seats import SeatNumber
from stampede.core.views import quick


@quick
@dataclass(frozen=True, slots=True)
class ShieldView:
    """An Invincible in front of a rider, discarded at the start of its `left`th turn from now."""

    card: str
    left: int


@quick
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


@quick
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


@quick
@dataclass(frozen=True, slots=True)
class MemoryView:
    """What the reader could write down: no position that it may believe in contradicts it."""

    made: list[str]  # the deck when it was last made
    drawn: list[str]  # what the reader has drawn since then
    hands: list[HandMemory]  # by seat; in the reader's own place, the hand that it got by a swap
    met: list[str]  # unknown cards of hands that the reader got by a swap since then
    met_left: int  # how many cards had left its hand before
    met_old: int  # how many of all these were old, and unknown


@quick
@dataclass(frozen=True, slots=True)
class StreetView:
    reader: SeatNumber | None  # None: a spectator
    length: str  # quick or long
    even: bool  # all objectives are about equally hard
    shared: bool  # one objective for all
    strict_start: bool  # without a vehicle one only discards, or plays a vehicle
    vehicle_lost: bool  # a vehicle goes with the trick that blocked it
    objectives: list[int]  # all distances that objectives of this race can have
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
    ending: str  # the end reason; empty until the game is over
