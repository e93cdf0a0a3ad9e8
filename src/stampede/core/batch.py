"""Many games side by side in one compiled loop, for learners. `stampede.lab.vector` gives it to numpy.

Every game is always waiting for one seat: the lowest that owes a decision. A game that ends is paid out, and the next
one begins in its place. Each has its own stream of chance, so how a game goes does not depend on how many others there
are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from stampede.core.game import Game, OptionValue, Outcome, State, lowest_seat
from stampede.core.observation import observation_buffer, size_of
from stampede.core.rng import Rng

SOLO_POINTS: Final = 100.0  # with a single seat, points that are worth a reward of 1


def rewards_of(outcome: Outcome) -> list[float]:
    """What an outcome is worth to each seat: 1 for winning alone, and less the more seats share the win.

    Rewards add up to 0: those who did not win share the loss evenly. A single seat has nobody to beat and gets its
    points, divided by SOLO_POINTS.
    """
    seats = len(outcome.ranks)
    if seats == 1:
        return [outcome.scores[0] / SOLO_POINTS]
    winners = sum([1 for rank in outcome.ranks if rank == 1])
    return [((seats / winners if rank == 1 else 0.0) - 1) / (seats - 1) for rank in outcome.ranks]


class Batch:
    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue], games: int, seed: object) -> None:
        self.game: Final = game
        self.options: Final = options  # settled
        self.seats: Final = seats
        self.games: Final[i64] = games
        self.columns: Final[i64] = len(game.actions)  # of a mask
        self.size: Final[i64] = size_of(game.observation(seats))
        self.chance: Final = vec[Rng]([Rng.free(("batch", seed, index)) for index in range(games)])
        self.choice: Final = Rng.free(("batch choice", seed))
        self.states: Final = vec[State]([self.deal(index) for index in range(games)])
        self.widest: Final[i64] = self.states[0].widest()
        # By game. Views of these are given out, so they are never replaced.
        self.observations: Final = observation_buffer(self.games * self.size)
        self.masks: Final = vec[u8]([0 for _ in range(self.games * self.columns)])  # by game and action: 1 if legal
        self.to_act: Final = vec[i64]([0 for _ in range(self.games)])
        self.counts: Final = vec[i64]([0 for _ in range(self.games)])  # legal actions
        self.ended: Final = vec[u8]([0 for _ in range(self.games)])  # 1 if the latest step ended a game
        self.rewards: Final = vec[float]([0.0 for _ in range(games * seats)])  # by game and seat: of games that ended
        self.picked: Final = vec[i64]([0 for _ in range(self.games)])  # random choices
        # By game, the first `counts`: small numbers, because all games together must stay close to the processor.
        self.legal: Final = vec[i32]([0 for _ in range(self.games * self.widest)])
        self.buffer: Final = vec[i64]([0 for _ in range(self.widest)])
        for index in range(self.games):
            state = self.states[index]
            self.show(index, state, state.owing())

    def deal(self, index: i64) -> State:
        """A new game. What seats only remember is in no observation, so it need not be kept up."""
        state = self.game.new(self.seats, self.options, self.chance[index])
        state.forget()
        return state

    def show(self, index: i64, state: State, owing: i64) -> None:
        """Who is to act now in that game, of those who owe a decision, what it may do, and what it knows."""
        masks, legal, buffer = self.masks, self.legal, self.buffer
        row, first = index * self.columns, index * self.widest
        for place in range(first, first + self.counts[index]):
            masks[row + i64(legal[place])] = 0
        seat = lowest_seat(owing)
        count = state.fill_legal(seat, buffer)
        for place in range(count):
            column = buffer[place]  # a row of masks has one for each action
            legal[first + place] = i32(column)
            masks[row + column] = 1
        self.to_act[index] = seat
        self.counts[index] = count
        state.observe(seat, self.observations, index * self.size)

    def first_illegal(self, actions: bytes) -> i64:
        """The first game for which the action is not legal, or -1. An action is eight bytes, the lowest first."""
        masks = self.masks
        for index in range(self.games):
            column = read_i64_le(actions, 8 * index)
            if column < 0 or column >= self.columns or masks[index * self.columns + column] == 0:
                return index
        return -1

    def step(self, actions: bytes) -> None:
        """Plays one action in every game: all must be legal (`first_illegal`)."""
        ended, to_act = self.ended, self.to_act
        for index in range(self.games):
            state = self.states[index]
            state.apply(to_act[index], read_i64_le(actions, 8 * index), self.chance[index], None)
            if ended[index] != 0:
                ended[index] = 0
                self.take_back(index)
            owing = state.owing()
            if owing == 0:
                ended[index] = 1
                self.pay_out(index, state)
                state = self.deal(index)
                self.states[index] = state
                owing = state.owing()
            self.show(index, state, owing)

    def pay_out(self, index: i64, state: State) -> None:
        verdict = state.verdict()
        assert verdict is not None
        for seat, reward in enumerate(rewards_of(verdict)):
            self.rewards[index * self.seats + seat] = reward

    def take_back(self, index: i64) -> None:
        """The rewards of a game that ended one step ago."""
        for place in range(index * self.seats, (index + 1) * self.seats):
            self.rewards[place] = 0.0

    def pick(self) -> None:
        """A random legal action for every game, all equally likely."""
        picked, legal = self.picked, self.legal
        for index in range(self.games):
            count, place = self.counts[index], index * self.widest
            if count > 1:
                place += self.choice.below(count)
            picked[index] = i64(legal[place])
