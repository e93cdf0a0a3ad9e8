"""Information-set search: many positions sampled from one view walk one tree, guided by the game's judgement.

An iteration samples a position, walks down the tree, adds a node, plays on by the judgement to the end of the game,
and notes for every seat on the way how it went. Three things make it work where a turn is many small decisions:

- a prior at every node and for every seat: half of it on what the judgement would do there, half spread evenly;
- what was not tried yet counts a little less than the node's average, so that not everything must be tried once;
- the actions of others are told apart by their public form only, and by how often they were legal at all.

All numbers are integers, so that the same iterations give the same choice on every machine, compiled or not.
"""

from __future__ import annotations

import time
from math import isqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from stampede.bots.bot import Bot
from stampede.core.game import Belief, Game, Judgement, State, action_buffer
from stampede.core.rng import Rng

WHOLE: Final = 1_000_000  # a game that is won alone
ROOT_SCALE: Final = 1024
LONGEST_ROOT: Final = 4096
ROOTS: Final = vec[i64]([isqrt(number * ROOT_SCALE * ROOT_SCALE) for number in range(LONGEST_ROOT)])
MOST_SEATS: Final = 8
NO_CHILD: Final = -1
WARM_UP: Final = 12  # games played first, to see which scores are usual here
CHECK_CLOCK_EVERY: Final = 8


def root_of(number: i64) -> i64:
    """The square root, in units of 1 / ROOT_SCALE."""
    if number < LONGEST_ROOT:
        return ROOTS[number]
    return 64 * root_of(number >> 12)


@mypyc_attr(acyclic=True)
class Tuning:
    """How the search weighs what it knows. Shares and values are in millionths."""

    def __init__(self, curiosity: i64, trust: i64, urgency: i64, score: i64) -> None:
        self.curiosity: Final = curiosity  # how much the prior counts against what was seen
        self.trust: Final = trust  # the part of the prior that goes to the judgement's choice
        self.urgency: Final = urgency  # how much less than the node's average an untried action is worth
        self.score: Final = score  # how much of a value is the score, where several play


USUAL: Final = Tuning(600_000, 500_000, 40_000, 60_000)


class Node:
    """A decision of one seat, with what was found about its actions. An edge is an action as the searcher sees it."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat
        self.visits: i64 = 0
        self.total: i64 = 0  # of the values of the seat that decides
        self.edges: vec[i64] = vec[i64]()
        self.tried: vec[i64] = vec[i64]()
        self.sums: vec[i64] = vec[i64]()
        self.legal: vec[i64] = vec[i64]()  # how often the edge was there
        self.children: dict[int, Node] = {}  # by edge, and by the seat that decides next

    def edge_of(self, action: i64, hint: i64) -> i64:
        """The number of an edge, which is added if it is new; `hint` is where it is usually found."""
        count = i64(len(self.edges))
        if hint < count and self.edges[hint] == action:
            return hint
        for index in range(count):
            if self.edges[index] == action:
                return index
        self.edges = append(self.edges, action)
        self.tried = append(self.tried, i64(0))
        self.sums = append(self.sums, i64(0))
        self.legal = append(self.legal, i64(0))
        return count


class Search:
    """A search from one view of one seat. It can be continued, and asked at any time."""

    def __init__(self, game: Game, view: object, seat: i64, rng: Rng, tuning: Tuning) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rng: Final = rng
        self.tuning: Final = tuning
        self.belief: Final[Belief] = game.belief(view)
        self.judgement: Final[Judgement] = game.judgement()
        self.public: Final = game.actions.public_indices
        first = self.belief.sample(rng)
        self.out: Final = action_buffer(first)
        self.edges: Final = action_buffer(first)  # by legal action: its edge
        self.values: Final = vec[i64]([0 for _ in range(MOST_SEATS)])
        self.root: Final = Node(seat)
        self.path: list[Node] = []
        self.taken: vec[i64] = vec[i64]()
        self.iterations: i64 = 0
        self.decisions: i64 = 0  # in all simulated games
        self.even: i64 = WHOLE // 2  # the share of the win if all are equal
        self.middle: i64 = 0  # of the scores that games end with here
        self.width: i64 = 1

    # --- one game after another ---------------------------------------------------------------------------------------

    def run(self, iterations: i64) -> None:
        if self.iterations == 0:
            self.learn_scores()
        for _ in range(iterations):
            self.iterate()

    def run_until(self, moment: float, most: i64) -> None:
        """Until that moment of `time.perf_counter`, or that many iterations."""
        while self.iterations < most and time.perf_counter() < moment:
            self.run(CHECK_CLOCK_EVERY)

    def learn_scores(self) -> None:
        """Which scores are usual from here: a score is worth what it is among these."""
        low: i64 = 1 << 40
        high: i64 = -low
        for _ in range(WARM_UP):
            state = self.belief.sample(self.rng)
            self.play_out(state)
            outcome = state.outcome()
            assert outcome is not None
            self.even = WHOLE // len(outcome.ranks)
            for score in outcome.scores:
                points = i64(score)
                low = points if points < low else low
                high = points if points > high else high
        self.middle = (low + high) // 2
        self.width = high - low + 4

    def iterate(self) -> None:
        state = self.belief.sample(self.rng)
        self.path.clear()
        self.taken = vec[i64]()
        self.descend(state)
        self.play_out(state)
        self.judge(state)
        for index in range(i64(len(self.path))):
            node, edge = self.path[index], self.taken[index]
            value = self.values[node.seat]
            node.visits += 1
            node.total += value
            node.tried[edge] += 1
            node.sums[edge] += value
        self.iterations += 1

    def descend(self, state: State) -> None:
        """Down the tree as far as it goes, and one node further."""
        node = self.root
        key: i64 = 0
        while True:
            owing = state.owing()
            if owing == 0:
                return
            seat = self.next_seat(owing)
            count = state.fill_legal(seat, self.out)
            if count == 1:  # nothing to decide, and no node
                state.apply(seat, self.out[0], self.rng, None)
                self.decisions += 1
                continue
            if self.path or seat != self.root.seat:
                key = (self.taken[len(self.taken) - 1] if self.path else 0) * MOST_SEATS + seat
                child = node.children.get(key)
                if child is None:
                    node.children[key] = Node(seat)
                    return
                node = child
            action = self.pick(node, state, seat, count)
            state.apply(seat, action, self.rng, None)
            self.decisions += 1

    def next_seat(self, owing: i64) -> i64:
        """Where several decide at once, the others go first: what they do is hidden, and no answer to the searcher."""
        others = owing & ~(i64(1) << self.seat)
        waiting = others if others != 0 else owing
        seat: i64 = 0
        while waiting & 1 == 0:
            waiting >>= 1
            seat += 1
        return seat

    def pick(self, node: Node, state: State, seat: i64, count: i64) -> i64:
        """The legal action whose edge promises most."""
        judged = self.judgement.choose(state, seat, self.rng)
        own = seat == self.seat
        out, edges = self.out, self.edges
        chosen: i64 = NO_CHILD
        for index in range(count):
            action = out[index] if own else self.public[out[index]]
            edges[index] = node.edge_of(action, index)
            if out[index] == judged:
                chosen = edges[index]
        tuning = self.tuning
        average = node.total // node.visits if node.visits > 0 else self.even
        untried = average - tuning.urgency
        even = (WHOLE - tuning.trust) // count
        best: i64 = NO_CHILD
        most: i64 = -(1 << 60)
        for index in range(count):
            edge = edges[index]
            alike: i64 = 1 if own else self.alike(index, count)
            if alike == 0:
                continue
            prior = even * alike
            if edge == chosen:
                prior += tuning.trust
            node.legal[edge] += 1
            tried = node.tried[edge]
            worth = node.sums[edge] // tried if tried > 0 else untried
            eager = prior * root_of(node.legal[edge]) // ROOT_SCALE * (tuning.curiosity // 1000) // 1000 // (1 + tried)
            if worth + eager > most:
                most = worth + eager
                best = edge
        self.path.append(node)
        self.taken = append(self.taken, best)
        if best == chosen:
            return judged
        # Any of those that look like it.
        found: i64 = 0
        action = judged
        for index in range(count):
            if edges[index] == best:
                found += 1
                if self.rng.below(found) == 0:
                    action = out[index]
        return action

    def alike(self, index: i64, count: i64) -> i64:
        """How many actions look like this one from outside; 0 if an earlier one does."""
        edges = self.edges
        found: i64 = 1
        for other in range(count):
            if other != index and edges[other] == edges[index]:
                if other < index:
                    return 0
                found += 1
        return found

    def play_out(self, state: State) -> None:
        """To the end, everybody by the judgement."""
        owing = state.owing()
        while owing != 0:
            seat = self.next_seat(owing)
            count = state.fill_legal(seat, self.out)
            action = self.out[0] if count == 1 else self.judgement.choose(state, seat, self.rng)
            state.apply(seat, action, self.rng, None)
            self.decisions += 1
            owing = state.owing()

    def judge(self, state: State) -> None:
        """What the end of a game is worth to each seat: its share of the win, and a little for the score."""
        outcome = state.outcome()
        assert outcome is not None
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

    # --- what was found -----------------------------------------------------------------------------------------------

    def best(self, legal: list[int]) -> int:
        """The legal action that was tried most; of equals, the one with the better value."""
        most: i64 = -1
        worth: i64 = 0
        found = legal[0]
        for action in legal:
            for edge in range(i64(len(self.root.edges))):
                if self.root.edges[edge] == action:
                    tried = self.root.tried[edge]
                    value = self.root.sums[edge] // tried if tried > 0 else i64(0)
                    if tried > most or (tried == most and value > worth):
                        most = tried
                        worth = value
                        found = action
        return found


class SearchBot(Bot):
    """Searches for a number of iterations, or for a time, whichever ends first."""

    def __init__(self, name: str, iterations: int, seconds: float = 0.0, tuning: Tuning = USUAL) -> None:
        self.title: Final = name
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.tuning: Final = tuning

    def name(self) -> str:
        return self.title

    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        if len(legal) == 1:
            return legal[0]
        search = Search(game, view, seat, rng, self.tuning)
        if self.seconds > 0.0:
            search.run_until(time.perf_counter() + self.seconds, self.iterations)
        else:
            search.run(self.iterations)
        return search.best(legal)
