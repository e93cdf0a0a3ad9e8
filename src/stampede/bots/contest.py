"""The legal actions compared by sequential halving: all get a few playouts, the better half more, until one is left.

Rivals are tried in the same samples with the same chance, so that luck is not taken for skill.
"""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.bots.playouts import NEVER, Playouts
from stampede.bots.tunings import Tuning
from stampede.core.game import Game, State
from stampede.core.rng import Rng

FIRST_LOOK: Final = 32  # samples after which a rival may be out; then looks double
CLEAR: Final = 4  # how many standard errors it must be behind
COARSE: Final = 1000  # differences are compared in thousandths, so that their squares stay small


class Rival:
    """An action, and what came of it in one sample after another."""

    def __init__(self, action: i64) -> None:
        self.action: Final = action
        self.total: i64 = 0
        self.values: vec[i64] = vec[i64]()

    def tries(self) -> i64:
        return len(self.values)

    def note(self, value: i64) -> None:
        self.total += value
        self.values = append(self.values, value)

    def clearly_beats(self, other: Rival) -> bool:
        """Whether the difference in the same samples is more than chance could make of it."""
        tries = self.tries()
        lead: i64 = 0
        squares: i64 = 0
        for index in range(tries):
            difference = (self.values[index] - other.values[index]) // COARSE
            lead += difference
            squares += difference * difference
        return lead > 0 and lead * lead * (tries - 1) > CLEAR * CLEAR * (tries * squares - lead * lead)


class Contest(Playouts):
    """The legal actions against each other."""

    def __init__(self, game: Game, view: object, seat: i64, rng: Rng, tuning: Tuning) -> None:
        super().__init__(game, view, seat, rng, tuning)
        self.chance: Final = Rng.free("contest")

    def best(self, legal: list[int], iterations: i64, moment: float = NEVER) -> int:
        """The action whose playouts came out best, with so many in all, or until that moment of `perf_counter`.

        It ends as soon as there is no doubt left.
        """
        began = time.perf_counter()
        rivals = [Rival(action) for action in self.judged_first(legal)]
        self.learn_scores(moment)
        rounds: i64 = 1
        while (1 << rounds) < len(rivals):
            rounds += 1
        most = i64(len(rivals))
        for number in range(rounds):
            until = moment if moment == NEVER else began + (moment - began) * int(number + 1) / int(rounds)
            rivals = self.hold_round(rivals, (iterations - self.iterations) // (rounds - number), until)
            if len(rivals) == 1:
                break
            most = (most + 1) // 2
            order = ranked(vec[i64]([rival.total for rival in rivals]))
            rivals = [rivals[place] for place in order[:most]]
        return int(rivals[0].action)

    def judged_first(self, legal: list[int]) -> vec[i64]:
        """What the judgement would do, then all others: of equals, the earlier one stays."""
        judged = self.judgement.choose(self.belief.sample(self.rng), self.seat, self.rng)
        rivals = vec[i64]([judged])
        for action in legal:
            if i64(action) != judged:
                rivals = append(rivals, i64(action))
        return rivals

    def hold_round(self, rivals: list[Rival], iterations: i64, until: float) -> list[Rival]:
        """So many playouts, shared evenly; returns those who are still in the running."""
        left = iterations
        once = True
        while once or left >= len(rivals):
            once = False
            if not self.try_all(rivals, until):
                break
            left -= len(rivals)
            tries = rivals[0].tries()
            if tries >= FIRST_LOOK and tries & (tries - 1) == 0:
                rivals = in_the_running(rivals)
                if len(rivals) == 1:
                    break
        return rivals

    def try_all(self, rivals: list[Rival], until: float) -> bool:
        """A playout of every rival, so that totals can be compared; False if the time is up."""
        values = vec[i64]([0 for _ in rivals])
        state = self.fresh()
        first, second, third = self.rng.word(), self.rng.word(), self.rng.word()
        for index in range(i64(len(rivals))):
            if time.perf_counter() > until:  # what only some have tried does not count
                return False
            twin = state.copy()
            self.chance.keep_in_step(first, second, third)
            self.others_first(twin)
            twin.apply(self.seat, rivals[index].action, self.chance, None)
            self.play_out(twin, self.chance, self.tuning.horizon)
            self.judge(twin)
            values[index] = self.values[self.seat]
            self.iterations += 1
        for index in range(i64(len(rivals))):
            rivals[index].note(values[index])
        return True

    def others_first(self, state: State) -> None:
        """Where several decide at once, the others do what the judgement says, and without knowing the rival."""
        own = i64(1) << self.seat
        while state.owing() & ~own != 0 and state.owing() & own != 0:
            seat = self.next_seat(state.owing())
            state.apply(seat, self.judgement.choose(state, seat, self.chance), self.chance, None)
            self.decisions += 1


def in_the_running(rivals: list[Rival]) -> list[Rival]:
    """All that the best so far does not clearly beat, in the same order."""
    best = rivals[0]
    for rival in rivals:
        if rival.total > best.total:
            best = rival
    return [rival for rival in rivals if rival is best or not best.clearly_beats(rival)]


def ranked(totals: vec[i64]) -> vec[i64]:
    """The places of the totals, the largest first; of equals, the earlier one."""
    order = vec[i64]()
    taken = vec[i64]([0 for _ in range(len(totals))])
    for _ in range(len(totals)):
        best: i64 = -1
        for place in range(i64(len(totals))):
            if taken[place] == 0 and (best < 0 or totals[place] > totals[best]):
                best = place
        taken[best] = 1
        order = append(order, best)
    return order
