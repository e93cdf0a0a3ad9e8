"""One game as all adapters see it: whose turn it is, what that seat sees as numbers, and what it may do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from stampede.core.batch import rewards_of
from stampede.core.errors import StampedeError
from stampede.core.game import Game, State
from stampede.core.observation import observation_buffer, size_of
from stampede.core.registry import find_game
from stampede.core.rng import Rng

PICTURES = "stampede.pictures"  # entry points: programs that draw a position register here


class AdapterError(StampedeError):
    """Something that cannot be played; says what to do."""


class Drawer(Protocol):
    def __call__(self, game: Game, state: State, seats: int, reader: int | None) -> str: ...


@cache
def drawer() -> Drawer:
    """The terminal's board. It is registered, because the lab knows nothing of the command line."""
    for point in entry_points(group=PICTURES):
        found: Drawer = point.load()
        return found
    raise AdapterError("there is nothing to draw with: reinstall stampede, so that its terminal board is registered")


class Episode:
    """A game that is being played. Seats that owe a decision at the same time are asked one after another."""

    def __init__(self, game: str, seats: int, options: Mapping[str, object] | None = None) -> None:
        self.game = find_game(game)
        self.seats = seats
        self.options = self.game.settle(seats, options or {})
        self.fields = self.game.observation(seats)
        self.low = np.concatenate([np.full(field.length, field.low, np.int16) for field in self.fields])
        self.high = np.concatenate([np.full(field.length, field.high, np.int16) for field in self.fields])
        self.actions = len(self.game.actions)
        self._buffer = observation_buffer(size_of(self.fields))
        self._observed: NDArray[np.int16] = np.frombuffer(memoryview(self._buffer), np.int16)
        self.deal(0)

    def deal(self, seed: object) -> None:
        """Begins a new game; the same seed and actions give the same game."""
        self.rng = Rng.free(("table", seed))
        self.state = self.game.new(self.seats, self.options, self.rng)

    @property
    def over(self) -> bool:
        return self.state.owing() == 0

    @property
    def seat(self) -> int:
        """The lowest seat that owes a decision."""
        return self.state.to_act()[0]

    def legal(self, seat: int) -> list[int]:
        return self.state.legal(seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal action; all 0 for a seat that owes no decision."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.state.legal(seat)] = 1
        return mask

    def observe(self, seat: int) -> NDArray[np.int16]:
        self.state.observe(seat, self._buffer, 0)
        return self._observed.copy()

    def play(self, action: int) -> None:
        """By the seat that is asked. Raises AdapterError if the action is not legal."""
        legal = self.state.legal(self.seat)
        if action not in legal:
            raise AdapterError(
                f"action {action} is not legal for seat {self.seat}: "
                f"choose one with a 1 in its mask, such as {legal[0]}"
            )
        self.state.apply(self.seat, action, self.rng, None)

    def rewards(self) -> list[float]:
        """By seat; all 0 until the game is over."""
        outcome = self.state.outcome()
        return [0.0] * self.seats if outcome is None else rewards_of(outcome)

    def picture(self, reader: int | None) -> str:
        """What a seat (None: a spectator) sees, drawn as in the terminal."""
        return drawer()(self.game, self.state, self.seats, reader)
