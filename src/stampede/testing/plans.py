"""What Hypothesis draws: a small plan of a game, so that a broken law is reported with a short one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from hypothesis import strategies as st

from stampede.core.events import Event
from stampede.core.game import Game, Option, OptionValue, State
from stampede.core.rng import Rng, derive_key

LONGEST_FORWARD = 400
MOST_CHOICES = 8
MOST_ONWARD = 10


@dataclass(frozen=True)
class Plan:
    """A match, some random plies, then what a law looks at: choices one by one, and some random plies onward.

    A choice says which owing seat and which of its legal actions.
    """

    seats: int
    options: dict[str, OptionValue]
    seed: int
    forward: int
    choices: list[tuple[int, int]]
    onward: int
    observer: int  # 0: a spectator; else a seat, counted from 1

    @property
    def key(self) -> bytes:
        return derive_key("match", self.seed)

    @property
    def reader(self) -> int | None:
        place = self.observer % (self.seats + 1)
        return None if place == 0 else place - 1

    def readers(self) -> list[int | None]:
        return [None, *range(self.seats)]


class Play:
    """A game played by a plan. Laws that need a second one play it again: they do not lean on `copy`."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game = game
        self.plan = plan
        self.open()
        for seat, action in forward_moves(game, plan):
            self.apply(seat, action)
        self.choices = list(plan.choices)
        self.onward = plan.onward
        self.choice = Rng.free(("onward", plan.seed))

    def open(self) -> None:
        self.rng = Rng.keyed(self.plan.key)
        self.events: list[Event] = []
        self.moves: list[tuple[int, int]] = []
        options = self.game.settle(self.plan.seats, self.plan.options)
        self.state: State = self.game.new(self.plan.seats, options, self.rng, self.events)

    @property
    def over(self) -> bool:
        return self.state.owing() == 0

    def next_move(self) -> tuple[int, int] | None:
        """The next move of the plan as (seat, action); None at the end of plan or game."""
        if self.choices:
            return chosen(self.state, *self.choices.pop(0))
        if self.onward == 0:
            return None
        self.onward -= 1
        return random_move(self.state, self.choice)

    def apply(self, seat: int, action: int) -> list[Event]:
        before = len(self.events)
        self.state.apply(seat, action, self.rng, self.events)
        self.moves.append((seat, action))
        return self.events[before:]

    def finish(self, most: int) -> bool:
        """Random play to the end; false if it is not reached in that many plies."""
        choice = Rng.free(("finish", self.plan.seed))
        for _ in range(most):
            move = random_move(self.state, choice)
            if move is None:
                return True
            self.apply(*move)
        return self.over


def forward_moves(game: Game, plan: Plan) -> tuple[tuple[int, int], ...]:
    """The random plies of a plan; where the game is over before, as many as remain when going round."""
    return skipped(game, plan.seats, tuple(sorted(plan.options.items())), plan.seed, plan.forward)


@lru_cache(maxsize=4096)  # every law draws the same plans
def skipped(
    game: Game, seats: int, options: tuple[tuple[str, OptionValue], ...], seed: int, plies: int
) -> tuple[tuple[int, int], ...]:
    rng, choice = Rng.keyed(derive_key("match", seed)), Rng.free(("forward", seed))
    state = game.new(seats, game.settle(seats, dict(options)), rng, None)
    moves: list[tuple[int, int]] = []
    while len(moves) < plies:
        move = random_move(state, choice)
        if move is None:
            return tuple(moves[: plies % len(moves)] if moves else moves)
        state.apply(*move, rng, None)
        moves.append(move)
    return tuple(moves if state.owing() != 0 else moves[:-1])


def random_move(state: State, choice: Rng) -> tuple[int, int] | None:
    seats = len(state.to_act())
    return chosen(state, choice.below(seats), choice.below(1 << 20)) if seats else None


def chosen(state: State, who: int, what: int) -> tuple[int, int] | None:
    """None if nobody owes, or if the seat is stuck: that is for the law about owing to say."""
    seats = state.to_act()
    if not seats:
        return None
    seat = seats[who % len(seats)]
    legal = state.legal(seat)
    return (seat, legal[what % len(legal)]) if legal else None


def plans(game: Game, seats: int | None = None) -> st.SearchStrategy[Plan]:
    """Plans for one seat count, or for all that the game has."""
    counts = list(game.seat_counts()) if seats is None else [seats]
    return st.builds(
        Plan,
        seats=st.sampled_from(counts),
        options=st.fixed_dictionaries({option.name: values(option) for option in game.options}),
        seed=st.integers(0, 9999),
        forward=st.integers(0, usual_length(game, counts[-1])),
        choices=st.lists(st.tuples(st.integers(0, 7), st.integers(0, 99)), max_size=MOST_CHOICES),
        onward=st.integers(0, MOST_ONWARD),
        observer=st.integers(0, counts[-1]),
    )


def values(option: Option) -> st.SearchStrategy[OptionValue]:
    if isinstance(option.default, bool):
        return st.booleans()
    if isinstance(option.default, int):
        return st.integers(option.low, option.high)
    return st.sampled_from(option.choices)


@cache
def usual_length(game: Game, seats: int) -> int:
    """How many plies a random game takes: what is worth skipping."""
    play = Play(game, Plan(seats, {}, 0, 0, [], 0, 0))
    play.finish(LONGEST_FORWARD)
    return len(play.moves)
