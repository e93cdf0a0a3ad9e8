"""What a roll brings, and what it leads to: the numbers of a hint, true for a player who goes on like greedy.

The gain of the next roll is exact, over all rolls. The final score is the mean of playouts on fresh dice.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.rng import Rng
from stampede.games.raging.geometry import NUMBERS
from stampede.games.raging.prospects import POINT, Prospects, orders
from stampede.games.raging.rules import Pasture
from stampede.games.raging.scoring import Stock, seat_score, stock_of
from stampede.games.raging.state import BEFORE_ROLL, CHOOSING_SHED, IN_TURN, Sheet, with_die
from stampede.games.raging.weights import Weights

PLAYOUTS: Final = 40  # the mean is then within about a point and a half
KEPT: Final = 256  # sheets whose final score is cached: seats that have done nothing yet ask for the same
ALL_ROLLS: Final[i64] = NUMBERS * NUMBERS * NUMBERS


def usual_choice(pasture: Pasture, seat: i64, weights: Weights) -> i64:
    """What somebody who knows the game would do."""
    actions = pasture.actions
    condition = pasture.sheets[seat].condition
    if condition == BEFORE_ROLL:
        return actions.roll if Prospects(pasture, seat, weights).gain_of_roll() > 0 else actions.stop
    if condition == CHOOSING_SHED:
        return actions.shed_bull if bull_gains_more(pasture, stock_of(pasture, seat)) else actions.shed_sheep
    return Prospects(pasture, seat, weights).best().action


def bull_gains_more(pasture: Pasture, stock: Stock) -> bool:
    """Whether the shed would now add more for the prize bull than for the sheep."""
    points = pasture.box.points
    return stock.prize * (points.prize_shed - points.prize) >= stock.sheep * (points.sheep_shed - points.sheep)


def alone(pasture: Pasture, seat: i64) -> Pasture:
    """The seat's sheet at a table for one: the others don't matter to what it can score."""
    sheet = pasture.sheets[seat].copy()
    sheet.steps = vec[i64]()
    return Pasture(pasture.box, pasture.actions, pasture.field, vec[Sheet]([sheet]), pasture.closed, pasture.recycles)


def gain_of_next_roll(pasture: Pasture, seat: i64, weights: Weights) -> i64:
    """What the next roll and the turn after it add to the score on average, in thousandths of a point."""
    total: i64 = 0
    for low in range(i64(1), i64(NUMBERS + 1)):
        for middle in range(low, i64(NUMBERS + 1)):
            for high in range(middle, i64(NUMBERS + 1)):
                total += orders(low, middle, high) * score_after(alone(pasture, seat), low, middle, high, weights)
    return total * POINT // ALL_ROLLS - seat_score(pasture, seat) * POINT


def score_after(pasture: Pasture, one: i64, other: i64, third: i64, weights: Weights) -> i64:
    """The score of the only seat once it has played a turn with these dice."""
    sheet = pasture.sheets[0]
    sheet.condition = IN_TURN
    sheet.dice = with_die(with_die(with_die(0, 0, one), 1, other), 2, third)
    barred = Rng.barred()
    while pasture.sheets[0].condition == IN_TURN or pasture.sheets[0].condition == CHOOSING_SHED:
        pasture.apply(0, usual_choice(pasture, 0, weights), barred, None)
    return seat_score(pasture, 0)


FINALS: Final[dict[str, i64]] = {}


def final_score(pasture: Pasture, seat: i64, weights: Weights) -> i64:
    """What the seat will have in the end, on average, if it rolls now, in thousandths of a point."""
    field, sheet = pasture.field, pasture.sheets[seat]
    key = (
        f"{field.bull_spots} {field.cow_spots} {field.pond_spots} {pasture.box.digest} {pasture.closed} "
        f"{pasture.recycles} {list(sheet.fences)} {sheet.marks} {sheet.saws} {sheet.shed} {sheet.mallets} "
        f"{weights.digest}"
    )
    known = FINALS.get(key)
    if known is not None:
        return known
    if len(FINALS) >= KEPT:
        FINALS.clear()
    score = mean_of_playouts(pasture, seat, weights, Rng.free("raging playouts"), PLAYOUTS)
    FINALS[key] = score
    return score


def mean_of_playouts(pasture: Pasture, seat: i64, weights: Weights, rng: Rng, playouts: i64) -> i64:
    start = alone(pasture, seat)
    total: i64 = 0
    for _ in range(playouts):
        twin = start.copy()
        twin.apply(0, twin.actions.roll, rng, None)
        while twin.owing() != 0:
            twin.apply(0, usual_choice(twin, 0, weights), rng, None)
        total += seat_score(twin, 0)
    return total * POINT // playouts
