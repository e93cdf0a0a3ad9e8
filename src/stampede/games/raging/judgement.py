"""How somebody who knows the game plays: part the bulls, close in on them, save posts, stop in time."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from stampede.core.events import Event, Fact
from stampede.core.game import Judgement, State
from stampede.core.rng import Rng
from stampede.games.raging.actions import FENCE, MALLET, ROLL, SAW, STOP
from stampede.games.raging.expectations import final_score, gain_of_next_roll, usual_choice
from stampede.games.raging.prospects import POINT, Prospects, bulls_apart
from stampede.games.raging.rules import Pasture
from stampede.games.raging.scoring import seat_score, stock_of
from stampede.games.raging.weights import Weights


class RagingJudgement(Judgement):
    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def evaluate(self, state: State, seat: i64) -> i64:
        """What the seat's sheet is worth, less the best of the others."""
        pasture = cast(Pasture, state)
        own = Prospects(pasture, seat, self.weights).standing()
        if pasture.seats == 1:
            return own
        return own - max(
            [Prospects(pasture, other, self.weights).standing() for other in range(pasture.seats) if other != seat]
        )

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return usual_choice(cast(Pasture, state), seat, self.weights)

    def facts(self, state: State, seat: i64, action: i64) -> list[Event]:
        """What a fence isolates and scores, what a saw makes possible, what a roll and playing on should bring."""
        pasture = cast(Pasture, state)
        actions = pasture.actions
        verb = actions.verb(action)
        if verb == ROLL:
            return [Event("advice-roll", facts_of_roll(pasture, seat, self.weights))]
        if verb == STOP:
            return [Event("advice-stop", facts_of_roll(pasture, seat, self.weights))]
        if verb == FENCE:
            return [facts_of_fence(pasture, seat, action)]
        if verb == MALLET:
            fences = [legal for legal in pasture.legal(seat) if actions.verb(legal) == FENCE]
            return [Event("advice-mallet", {"fences": len(fences)})]
        if verb == SAW:
            return [facts_of_saw(pasture, seat, action, self.weights)]
        stock = stock_of(pasture, seat)
        return [Event("advice-shed", {"rosettes": int(stock.prize), "sheep": int(stock.sheep)})]


def facts_of_roll(pasture: Pasture, seat: i64, weights: Weights) -> dict[str, Fact]:
    """The score now, what the next roll changes, and the final score to expect, in whole points."""
    gain = whole(gain_of_next_roll(pasture, seat, weights))
    return {
        "now": int(seat_score(pasture, seat)),
        "gain": int(gain if gain >= 0 else -gain),
        "sign": "more" if gain >= 0 else "less",
        "final": int(whole(final_score(pasture, seat, weights))),
    }


def whole(thousandths: i64) -> i64:
    """The nearest whole number."""
    return (thousandths + POINT // 2) // POINT


def facts_of_fence(pasture: Pasture, seat: i64, action: i64) -> Event:
    twin = pasture.copy()
    twin.apply(seat, action, Rng.barred(), None)
    before, after = stock_of(pasture, seat), stock_of(twin, seat)
    facts: dict[str, Fact] = {"before": int(seat_score(pasture, seat)), "after": int(seat_score(twin, seat))}
    if after.isolated > before.isolated:
        return Event("advice-isolates", {**facts, "count": int(after.isolated - before.isolated)})
    if facts["before"] != facts["after"]:
        return Event("advice-gains", facts)
    bulls = pasture.field.bulls
    parts = bulls_apart(twin.sheets[seat], bulls) > bulls_apart(pasture.sheets[seat], bulls)
    return Event("advice-prepares", {"parts": "yes" if parts else "no"})


def facts_of_saw(pasture: Pasture, seat: i64, action: i64, weights: Weights) -> Event:
    """The best fence once the die is sawn; if none is worth building, the number to recycle."""
    actions = pasture.actions
    twin = pasture.copy()
    twin.apply(seat, action, Rng.barred(), None)
    best = Prospects(twin, seat, weights).best_by(twin.sheets[seat].dice, twin.sheets[seat].saws_left()).action
    if actions.verb(best) != FENCE:
        return Event("advice-saw-recycle", {"number": int(actions.becomes(action))})
    first, second = pasture.box.ground.posts_of_fence(actions.fence(best))
    return Event("advice-saw", {"first": first, "second": second})
