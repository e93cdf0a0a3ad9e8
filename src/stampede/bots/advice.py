"""Advice for people: what the legal actions are worth, how sure that is, and what speaks for them.

Every action is tried in the same positions, sampled from what the seat may know, with the same chance; from there on
everybody follows the game's judgement to the end. So a worth is a plain fact: the share of games won that way, or the
points at the end if you play alone. The judgement's own choice comes first unless another action is clearly
better: a playout or two more must not turn the advice round.
"""

from __future__ import annotations

import time
from math import isqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.bots.search import NEVER, WHOLE, Playouts, ranked
from stampede.bots.tunings import Tuning
from stampede.core.events import Event
from stampede.core.game import Game, State
from stampede.core.rng import Rng

POINT: Final = 1000  # a point, if you play alone, so that there is room for fractions
FINALISTS: Final = 4  # that stay to the end, with the judgement's choice and the one that is asked about
CLEAR: Final = 2  # times its standard error that a difference must be, to be called one
FEWEST: Final = 30  # playouts below which nothing is said about worth
NOBODY_ASKED: Final = -1
MOST_EXPLAINED: Final = 10**6
TO_THE_END: Final = Tuning(1)


class Choice:
    """A legal action and what it is worth: millionths of a game, or thousandths of a point if you play alone.

    `error` is the standard error of `worth`, `behind` how much less than the best it is worth, and `doubt` the standard
    error of that, which is smaller than that of either: both were tried in the same games. Without playouts all are 0.
    """

    def __init__(self, action: int, worth: int, error: int, behind: int, doubt: int, playouts: int) -> None:
        self.action: Final = action
        self.worth: Final = worth
        self.error: Final = error
        self.behind: Final = behind
        self.doubt: Final = doubt
        self.playouts: Final = playouts

    def is_clearly_worse(self) -> bool:
        return self.behind > CLEAR * self.doubt


class Advice:
    """The best action first, then others that were followed to the end, best first; `facts` speak for the first."""

    def __init__(self, alone: bool, choices: list[Choice], facts: list[list[Event]]) -> None:
        self.alone: Final = alone  # worth is in points, not in games
        self.choices: Final = choices
        self.facts: Final = facts


def advise(
    game: Game,
    view: object,
    seat: int,
    legal: list[int],
    rng: Rng,
    playouts: int,
    limit: float = NEVER,
    about: int = NOBODY_ASKED,
    favourite: int = NOBODY_ASKED,
    explained: int = MOST_EXPLAINED,
) -> Advice:
    """Weighs the legal actions with about so many playouts, or for `limit` seconds; `about` one is told in any case.

    A `favourite`, which a search has found, takes the place of the judgement's choice: it comes first unless another is
    clearly better. The first so many are `explained`. Advice rests on a view, so it knows no more than the seat does.
    The same seed gives the same advice, unless time runs out.
    """
    moment = NEVER if limit == NEVER else time.perf_counter() + limit
    weighing = Weighing(game, view, seat, rng, favourite)
    found = weighing.weigh(legal, playouts, moment, about)
    judgement = game.judgement()
    state = game.belief(view).sample(rng)
    facts = [judgement.facts(state, seat, choice.action) for choice in found[:explained]]
    return Advice(weighing.alone, found, facts)


class Weighing(Playouts):
    """The legal actions in the same games: all get a few, the better half stays in, and the finalists get most."""

    def __init__(self, game: Game, view: object, seat: i64, rng: Rng, favourite: i64 = NOBODY_ASKED) -> None:
        super().__init__(game, view, seat, rng, TO_THE_END)
        self.chance: Final = Rng.free("weighing")
        self.judged: Final = self.judgement.choose(self.belief.sample(rng), seat, rng)
        self.leader: Final = self.judged if favourite == NOBODY_ASKED else favourite
        self.alone: bool = False
        self.rivals: vec[i64] = vec[i64]()
        self.results: list[vec[i64]] = []  # by rival: what each playout came to, in the order of samples

    def weigh(self, legal: list[int], playouts: i64, moment: float, about: i64) -> list[Choice]:
        self.begin(legal)
        if playouts > 0 and (len(legal) > 1 or about != NOBODY_ASKED):
            rounds: i64 = 1
            while (len(legal) >> (rounds - 1)) > FINALISTS:
                rounds += 1
            for number in range(rounds):
                if number > 0:
                    self.drop_half(about)
                each = (playouts - self.iterations) // ((rounds - number) * len(self.rivals))
                if not self.try_all(each if each > 0 else i64(1), moment):
                    break
            missing = FEWEST - len(self.results[0])
            if 0 < missing <= FEWEST // 2:  # it would be a pity to say nothing for want of a few
                self.try_all(missing, moment)
        return self.choices()

    def begin(self, legal: list[int]) -> None:
        """The favourite, or else the judgement's choice comes first: of equals, the earlier one stays ahead."""
        self.rivals = vec[i64]([self.leader])
        for action in legal:
            if i64(action) != self.leader:
                self.rivals = append(self.rivals, i64(action))
        self.results = [vec[i64]() for _ in range(len(self.rivals))]

    def try_all(self, playouts: i64, moment: float) -> bool:
        """So many playouts of every rival; False if time has run out. What only some have tried does not count."""
        values = vec[i64]([0 for _ in range(len(self.rivals))])
        for _ in range(playouts):
            state = self.fresh()
            first, second, third = self.rng.word(), self.rng.word(), self.rng.word()
            for index in range(i64(len(self.rivals))):
                if time.perf_counter() > moment:
                    return False
                twin = state.copy()
                self.chance.restart(first, second, third)
                values[index] = self.follow(twin, self.rivals[index])
                self.iterations += 1
            for index in range(i64(len(self.rivals))):
                self.results[index] = append(self.results[index], values[index])
        return True

    def follow(self, state: State, action: i64) -> i64:
        """What comes of the action. Where several decide at once, the others do so without knowing it."""
        own = i64(1) << self.seat
        while state.owing() & ~own != 0 and state.owing() & own != 0:
            other = self.next_seat(state.owing())
            state.apply(other, self.judgement.choose(state, other, self.chance), self.chance, None)
        state.apply(self.seat, action, self.chance, None)
        self.play_out(state, self.chance, 0)
        outcome = state.outcome()
        assert outcome is not None
        self.alone = len(outcome.ranks) == 1
        if self.alone:
            return i64(outcome.scores[0]) * POINT
        winners: i64 = 0
        for rank in outcome.ranks:
            if rank == 1:
                winners += 1
        return WHOLE // winners if outcome.ranks[self.seat] == 1 else i64(0)

    def drop_half(self, about: i64) -> None:
        """The worse half leaves, but never the judgement's choice, a favourite or the action in question."""
        order = self.order()
        kept = max((len(self.rivals) + 1) // 2, FINALISTS)
        rivals = vec[i64]()
        results: list[vec[i64]] = []
        for place in range(i64(len(order))):
            action = self.rivals[order[place]]
            if place < kept or action == self.judged or action == self.leader or action == about:
                rivals = append(rivals, action)
                results.append(self.results[order[place]])
        self.rivals, self.results = rivals, results

    def order(self) -> vec[i64]:
        """The places of the rivals, best first; of equals, the earlier one."""
        return ranked(vec[i64]([mean(result) for result in self.results]))

    def choices(self) -> list[Choice]:
        """What is known, best first. The favourite, or else the judgement's choice, leads unless clearly beaten."""
        if len(self.results[0]) < FEWEST:  # too few to say anything, even about their order
            others = [int(action) for action in self.rivals if action != self.leader]
            return [Choice(action, 0, 0, 0, 0, 0) for action in [int(self.leader), *others]]
        order = self.order()
        top = order[0]
        for place in order:
            if self.rivals[place] == self.leader:
                gap, doubt = difference(self.results[top], self.results[place])
                if gap <= CLEAR * doubt:
                    top = place
        return [self.choice(top, top)] + [self.choice(place, top) for place in order if place != top]

    def choice(self, rival: i64, best: i64) -> Choice:
        result = self.results[rival]
        behind, doubt = difference(self.results[best], result)
        return Choice(
            int(self.rivals[rival]), int(mean(result)), int(error(result)), int(behind), int(doubt), len(result)
        )


def mean(values: vec[i64]) -> i64:
    total: i64 = 0
    for value in values:
        total += value
    return total // i64(max(1, len(values)))


def error(values: vec[i64]) -> i64:
    """The standard error of their mean."""
    count, middle = i64(len(values)), mean(values)
    squares: i64 = 0
    for value in values:
        squares += (value - middle) * (value - middle)
    return i64(isqrt(int(squares // (count * max(i64(1), count - 1)))))


def difference(better: vec[i64], worse: vec[i64]) -> tuple[i64, i64]:
    """How much more the one is worth, and the standard error of that, game by game."""
    gaps = vec[i64]([better[index] - worse[index] for index in range(i64(len(worse)))])
    return mean(gaps), error(gaps)
