"""Many games at once for learners: `VectorEnv` plays them in one compiled loop and shows them as numpy arrays."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import ArrayLike, NDArray

from stampede.core.batch import Batch
from stampede.core.errors import StampedeError
from stampede.core.observation import Field
from stampede.core.registry import find_game

ACTION = np.dtype("<i8")


class VectorError(StampedeError):
    """Something that cannot be played; says what to do."""


class VectorEnv:
    """`games` games of one kind, each waiting for the seat in `seats_to_act`.

    The seat to act sees its row of `observations` and chooses an action whose `masks` is True. A game that ends pays
    its seats (`rewards`, `ended`), and the next begins at once: the row already shows its first decision. The arrays
    are views of the engine's memory and change with every step, so copy what you keep; they cannot be written.

    `seed` decides all chance. A game's course does not depend on how many others there are.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        games: int = 1024,
        seed: object = 0,
        options: Mapping[str, object] | None = None,
    ) -> None:
        if games < 1:
            raise VectorError(f"at least one game must be played, not {games}")
        self.game = find_game(game)
        self.seats = seats
        self.games = games
        self.options = self.game.settle(seats, options or {})
        self.fields: list[Field] = self.game.observation(seats)
        self.low = np.concatenate([np.full(field.length, field.low, np.int16) for field in self.fields])
        self.high = np.concatenate([np.full(field.length, field.high, np.int16) for field in self.fields])
        self.reset(seed)

    def reset(self, seed: object = 0) -> None:
        """Starts over, with other arrays."""
        batch = self._batch = Batch(self.game, self.seats, self.options, self.games, seed)
        count = self.games
        self.observations: NDArray[np.int16] = np.frombuffer(memoryview(batch.observations), np.int16).reshape(
            count, -1
        )
        self.masks: NDArray[np.bool_] = np.frombuffer(memoryview(batch.masks), np.bool_).reshape(count, -1)
        self.seats_to_act: NDArray[np.int64] = np.frombuffer(memoryview(batch.to_act), np.int64)
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(
            count, self.seats
        )
        self.ended: NDArray[np.bool_] = np.frombuffer(memoryview(batch.ended), np.bool_)
        self._picked: NDArray[np.int64] = np.frombuffer(memoryview(batch.picked), np.int64)

    def step(self, actions: ArrayLike) -> None:
        """Plays one action in every game. Raises VectorError, and changes nothing, if one is not legal."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise VectorError(
                f"give one action for each of the {self.games} games as whole numbers, "
                f"not {chosen.dtype} of shape {chosen.shape}"
            )
        written = chosen.astype(ACTION).tobytes()
        wrong = self._batch.first_illegal(written)
        if wrong >= 0:
            raise VectorError(
                f"action {chosen[wrong]} is not legal in game {wrong}: choose one whose mask is True, "
                f"such as {int(self.masks[wrong].argmax())}"
            )
        self._batch.step(written)

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game, chosen in the compiled loop; changes with the next call."""
        self._batch.pick()
        return self._picked
