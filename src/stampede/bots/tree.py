"""A tree that all samples of one view walk.

An iteration samples a position, walks down the tree, adds a node, plays on by the judgement, and notes for every seat
on the way how it went. Three things make it work where a turn is many small decisions: a prior at every node and for
every seat (half of it on what the judgement would do there, half spread evenly); what was not tried yet counts a little
less than the node's average, so that not everything must be tried once; and the actions of others are told apart by
their public form only, and by how often they were legal.
"""

from __future__ import annotations

import time
from math import isqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.bots.playouts import MOST_SEATS, NEVER, WHOLE, Playouts
from stampede.bots.tunings import Tuning
from stampede.core.game import Game, State
from stampede.core.rng import ChanceReached, Rng

ROOT_SCALE: Final = 1024
LONGEST_ROOT: Final = 4096
ROOTS: Final = vec[i64]([isqrt(number * ROOT_SCALE * ROOT_SCALE) for number in range(LONGEST_ROOT)])
NO_CHILD: Final = -1
MOST_NODES: Final = 60_000  # of a tree: then it grows no further, and its nodes only learn
SAMPLES: Final = 2  # positions in which the next view is foreseen


def root_of(number: i64) -> i64:
    """The square root, in units of 1 / ROOT_SCALE."""
    if number < LONGEST_ROOT:
        return ROOTS[number]
    return 64 * root_of(number >> 12)


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

    def size(self) -> i64:
        """How many nodes there are from here on."""
        found: i64 = 0
        waiting = [self]
        while waiting:
            node = waiting.pop()
            found += 1
            waiting.extend(node.children.values())
        return found


class Search(Playouts):
    """A tree from one view of one seat. It can be continued, and asked at any time."""

    def __init__(self, game: Game, view: object, seat: i64, rng: Rng, tuning: Tuning) -> None:
        super().__init__(game, view, seat, rng, tuning)
        self.public: Final = game.actions.public_indices
        self.edges: Final = self.out[:]  # by legal action: its edge
        self.priors: Final = self.out[:]  # by legal action
        self.root = Node(seat)
        self.nodes: i64 = 1
        self.path: list[Node] = []
        self.taken: vec[i64] = vec[i64]()

    # --- one game after another ---------------------------------------------------------------------------------------

    def run(self, iterations: i64, moment: float = NEVER) -> None:
        """So many iterations, or until that moment of `time.perf_counter`."""
        if self.root.visits == 0:
            self.learn_scores(moment)
        for _ in range(iterations):
            self.iterate()
            if time.perf_counter() > moment:
                return

    def iterate(self) -> None:
        state = self.fresh()
        self.path.clear()
        self.taken = vec[i64]()
        self.descend(state)
        self.play_out(state, self.rng, self.tuning.horizon)
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
                    if self.nodes < MOST_NODES:
                        node.children[key] = Node(seat)
                        self.nodes += 1
                    return
                node = child
            action = self.pick(node, state, seat, count)
            state.apply(seat, action, self.rng, None)
            self.decisions += 1

    def pick(self, node: Node, state: State, seat: i64, count: i64) -> i64:
        """The legal action whose edge promises most."""
        judged = self.fill_priors(state, seat, count)
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
        best: i64 = NO_CHILD
        most: i64 = -(1 << 60)
        for index in range(count):
            edge = edges[index]
            prior = self.priors[index] if own else self.prior_of_alike(index, count)
            if prior < 0:
                continue
            node.legal[edge] += 1
            tried = node.tried[edge]
            worth = node.sums[edge] // tried if tried > 0 else untried
            eager = prior * root_of(node.legal[edge]) // ROOT_SCALE * (tuning.curiosity // 1000) // 1000 // (1 + tried)
            if worth + eager > most:
                most = worth + eager
                best = edge
        self.path.append(node)
        self.taken = append(self.taken, best)
        if best == chosen:  # never, if nothing was judged
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

    def fill_priors(self, state: State, seat: i64, count: i64) -> i64:
        """How much is expected of each legal action at first. Returns what the judgement would do, if it is asked."""
        tuning, priors, out = self.tuning, self.priors, self.out
        even = (WHOLE - tuning.trust) // count
        judged = self.judgement.choose(state, seat, self.rng) if tuning.judged else i64(NO_CHILD)
        for index in range(count):
            priors[index] = even + tuning.trust if out[index] == judged else even
        return judged

    def prior_of_alike(self, index: i64, count: i64) -> i64:
        """Of all actions that look like this one from outside; -1 if an earlier one does."""
        edges = self.edges
        found = self.priors[index]
        for other in range(count):
            if other != index and edges[other] == edges[index]:
                if other < index:
                    return -1
                found += self.priors[other]
        return found

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

    def after(self, action: int) -> Node | None:
        """The seat's own next decision if it does this and nobody else decides in between."""
        for edge in range(i64(len(self.root.edges))):
            if self.root.edges[edge] == action:
                return self.root.children.get(edge * MOST_SEATS + self.seat)
        return None

    def foresee(self, action: int) -> object:
        """What the seat will see at its next choice, or None if chance or somebody else comes before it."""
        state = self.belief.sample(self.rng)
        barred = Rng.barred()
        own = i64(1) << self.seat
        try:
            state.apply(self.seat, action, barred, None)
            while state.owing() == own and state.fill_legal(self.seat, self.out) == 1:
                state.apply(self.seat, self.out[0], barred, None)
        except ChanceReached:
            return None
        return state.view(int(self.seat)) if state.owing() == own else None


class Memory:
    """What a bot still knows of its last decision, at one seat of one match.

    The next one may grow on from that part of the tree if the seat sees exactly what it could foresee: then nothing has
    come in between, neither chance nor a card turned up nor anybody else. All of it was found from what the seat saw.
    """

    def __init__(self) -> None:
        self.search: Search | None = None
        self.action: int = 0

    def keep(self, search: Search, action: int) -> None:
        self.search = search
        self.action = action

    def hand_on(self, search: Search, view: object) -> None:
        """Gives a new search, of this view, what is known about it."""
        last, self.search = self.search, None
        if last is None or last.game is not search.game or last.seat != search.seat:
            return
        node = last.after(self.action)
        if node is None:
            return
        for _ in range(SAMPLES):  # where they differ, something hidden was shown
            if last.foresee(self.action) != view:
                return
        search.root = node
        search.nodes = node.size()
        search.even, search.middle, search.width = last.even, last.middle, last.width
