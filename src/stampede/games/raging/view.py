"""What a seat may know, as plain data for clients, bots and logs.

While a round is open, the others' sheets are shown as the round found them, and of their steps only whether they are
ready (R24).
"""

from __future__ import annotations

from dataclasses import dataclass

from stampede.core.seats import SeatNumber
from stampede.core.views import quick


@quick
@dataclass(frozen=True, slots=True)
class PostView:
    """A post, the same for all seats. Coordinates are grid steps from the lower left corner."""

    name: str  # side and number: N4
    side: str  # N, E, S or W
    number: int
    x: int
    y: int


@quick
@dataclass(frozen=True, slots=True)
class FieldView:
    name: str  # its id; the text field-<id> is its name
    bulls: list[list[int]]  # [column, row]; row 1 is at the bottom
    cows: list[list[int]]
    ponds: list[list[int]]  # their lower left corners; a pond is one step wide and high
    medals: list[int]  # the scores for bronze, silver and gold; empty if there are no medals


@quick
@dataclass(frozen=True, slots=True)
class DieView:
    number: int  # as it shows now
    rolled: int  # as it was rolled
    sawn: bool  # this turn


@quick
@dataclass(frozen=True, slots=True)
class EnclosureView:
    """A region closed by fences, and what it holds."""

    outline: list[list[int]]  # corners, counter-clockwise, in thousandths of a grid step
    size: int  # intersections strictly inside
    points: list[list[int]]  # those intersections
    bulls: list[list[int]]
    cows: list[list[int]]
    kind: str  # isolated, couple (isolated, with a cow), herd (several bulls), cows, or empty
    prize: bool  # the prize bull is here
    sheep: bool  # the sheep are here


@quick
@dataclass(frozen=True, slots=True)
class LineView:
    key: str  # the text score-<key> is its name
    count: int  # bulls, couples, rosettes, sheep, mallets, posts, bulls
    points: int  # in all, as it stands now


@quick
@dataclass(frozen=True, slots=True)
class PlayerView:
    # roll, turn or shed: owes that decision; waiting (for the roll), stopped, out (of mallets). Of the others, while
    # the round is open: busy or ready.
    condition: str
    fences: list[list[str]]  # pairs of posts, in the order they were built
    uses: list[int]  # of each post, in the order of `posts`
    dice: list[DieView]  # empty outside a turn
    saws: int  # that can be used now
    spent: list[int]  # numbers whose saw has been used; all saws are alike, so the lowest numbers count as used
    marks: list[int]  # in the recycling zone, by number from 1
    shed: str  # bull or sheep; empty until it is chosen
    shed_stands: bool
    mallets: int  # left
    enclosures: list[EnclosureView]
    isolated: list[list[int]]  # bulls alone in an enclosure
    escaping: list[list[int]]  # bulls in no enclosure
    complete: bool  # every bull is isolated
    lines: list[LineView]
    score: int


@quick
@dataclass(frozen=True, slots=True)
class OpenRoundView:
    """What the reader has done in the open round, and what the others still see of its sheet."""

    steps: list[str]  # in the notation of actions
    fences: int  # how many of the reader's fences the others see
    marks: list[int]
    saws: int
    shed: str
    mallets: int


@quick
@dataclass(frozen=True, slots=True)
class RagingView:
    reader: SeatNumber | None  # None: a spectator
    players: list[PlayerView]
    open_round: OpenRoundView | None  # None for spectators, and once the game is over
    field: FieldView
    posts: list[PostView]  # clockwise from the top left
    round: int  # rolls so far
    dice: list[int]  # of this round, as they were rolled; empty before the first
    boxes: int  # for each number in the recycling zone
    mallets: int  # at the beginning
    choose: int  # how many numbers must be marked to choose the shed
    stands: int  # and for it to stand
    closed_perimeter: bool
    mallet_recycles: bool
    chances: int  # chance events so far
    ending: str  # the end reason; empty until the game is over
