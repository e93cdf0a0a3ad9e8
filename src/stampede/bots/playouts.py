"""What every search does: sample positions from one view, play them on by the judgement, and see what comes of it.

All numbers are integers, so that the same iterations give the same choice on every machine, compiled or not.
"""

from __future__ import annotations

import time
from math import isqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.bots.tunings import Tuning
from stampede.core.game import Belief, Game, Judgement, State, action_buffer
from stampede.core.rng import Rng

WHOLE: Final = 1_000_000  # a game that is won alone
MOST_SEATS: Final = 8
WARM_UP: Final = 12  # games played first, to see which scores are usual here
BRIEF_WARM_UP: Final = 2  # where playouts are cut: whole games would cost more than all the rest
CHECK_CLOCK_EVERY: Final = 8  # decisions of such a game: interpreted, a whole one may take seconds
NEVER: Final = float("inf")


class Playouts:
    """Sampled positions of one view of one seat, and what they come to. A belief may stand in for the view."""

    def __init__(self, game: Game, view: object, seat: i64, rng: Rng, tuning: Tuning) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rng: Final = rng
        self.tuning: Final = tuning
        self.belief: Final[Belief] = view if isinstance(view, Belief) else game.belief(view)
        self.judgement: Final[Judgement] = game.judgement()
        first = self.belief.sample(rng)
        self.out: Final = action_buffer(first)
        self.values: Final = vec[i64]([0 for _ in range(MOST_SEATS)])
        self.iterations: i64 = 0
        self.decisions: i64 = 0  # in all simulated games
        self.even: i64 = WHOLE // 2  # the share of the win if all are equal
        self.middle: i64 = 0  # of the scores that games end with here
        self.width: i64 = 1

    def learn_scores(self, moment: float) -> None:
        """Which scores are usual from here: a score is worth what it is among these. Without time, none is known."""
        low: i64 = 1 << 40
        high: i64 = -low
        for _ in range(WARM_UP if self.tuning.horizon == 0 else BRIEF_WARM_UP):
            state = self.fresh()
            while state.owing() != 0:
                if time.perf_counter() > moment:
                    return
                self.play_out(state, self.rng, CHECK_CLOCK_EVERY)
            outcome = state.outcome()
            assert outcome is not None
            self.even = WHOLE // len(outcome.ranks)
            for score in outcome.scores:
                points = i64(score)
                low = points if points < low else low
                high = points if points > high else high
            self.middle = (low + high) // 2
            self.width = high - low + 4

    def fresh(self) -> State:
        """A position to play on from."""
        state = self.belief.likely(self.rng) if self.tuning.infers else self.belief.sample(self.rng)
        state.forget()
        if self.tuning.score == WHOLE:
            state.forget_others(self.seat)
        return state

    def next_seat(self, owing: i64) -> i64:
        """Where several decide at once, the others go first: what they do is hidden, and no answer to the searcher."""
        others = owing & ~(i64(1) << self.seat)
        waiting = others if others != 0 else owing
        seat: i64 = 0
        while waiting & 1 == 0:
            waiting >>= 1
            seat += 1
        return seat

    def play_out(self, state: State, rng: Rng, most: i64) -> None:
        """To the end, or for so many decisions and on to where the evaluation can be trusted, all by the judgement."""
        owing = state.owing()
        judged = self.tuning.judged
        left = most
        while owing != 0:
            seat = self.next_seat(owing)
            count = state.fill_legal(seat, self.out)
            action = self.out[0]
            if count > 1:
                action = self.judgement.choose(state, seat, rng) if judged else self.out[rng.below(count)]
            state.apply(seat, action, rng, None)
            self.decisions += 1
            left -= 1
            if left <= 0 and most > 0 and self.judgement.is_settled(state):
                return
            owing = state.owing()

    def judge(self, state: State) -> None:
        """What it came to for each seat: its share of the win, and a little for the score."""
        outcome = state.outcome()
        if outcome is None:
            self.judge_unfinished(state)
            return
        winners: i64 = 0
        for rank in outcome.ranks:
            if rank == 1:
                winners += 1
        alone = len(outcome.ranks) == 1
        weight = i64(WHOLE) if alone else self.tuning.score
        for seat in range(i64(len(outcome.ranks))):
            share = WHOLE // winners if outcome.ranks[seat] == 1 else i64(0)
            place = WHOLE // 2 + (i64(outcome.scores[seat]) - self.middle) * WHOLE // (2 * self.width)
            place = 0 if place < 0 else WHOLE if place > WHOLE else place
            self.values[seat] = (share * (WHOLE - weight) + place * weight) // WHOLE

    def judge_unfinished(self, state: State) -> None:
        """By the judgement's outlook: 0 is an even game, and at `slope` seven tenths of what is left are won.

        The curve is close to how often games were won from there: a lead counts almost evenly until it is large.
        """
        for seat in range(WHOLE // self.even):
            worth = self.judgement.outlook(state, seat)
            lean = WHOLE * worth // i64(isqrt(int(worth * worth + self.tuning.slope * self.tuning.slope)))
            room = self.even if worth < 0 else WHOLE - self.even
            self.values[seat] = self.even + lean * room // WHOLE
