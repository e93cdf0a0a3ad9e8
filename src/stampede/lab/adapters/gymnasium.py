"""Our games for a single learner against bots, as Gymnasium environments: `SeatEnv("street", seats=3, bots="steady")`.

Importing this module registers each game: `gymnasium.make("stampede/street-v0", seats=3, bots="steady")`. Observations
are what the seat may know (docs/observations.md); the legal actions are in `info["action_mask"]` and `action_masks()`.
An action that is not legal loses the game at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stampede.lab.adapters import not_installed

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise not_installed(error) from None

from stampede.bots.bot import Bot
from stampede.core.registry import find_game, game_ids
from stampede.core.rng import Rng
from stampede.lab.adapters.episode import AdapterError, Episode
from stampede.lab.guests import find_player

ILLEGAL = -1.0  # the reward for an action that is not legal
Observation = NDArray[np.int16]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; bots have the others: one for all, or one for each, in the order of seats.

    A bot is a level (random, gentle, steady, sharp, mighty) or your own (module:Class).
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own name

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise AdapterError(f"render_mode must be ansi or human, not {render_mode!r}")
        self.episode = Episode(game, find_game(game).min_seats if seats is None else seats, options)
        if not 0 <= seat < self.episode.seats:
            raise AdapterError(f"seat must be from 0 to {self.episode.seats - 1}, not {seat}")
        self.seat = seat
        self.bots = self._seat_bots([bots] * (self.episode.seats - 1) if isinstance(bots, str) else list(bots))
        self.render_mode = render_mode
        self.observation_space = Box(self.episode.low, self.episode.high, dtype=np.int16)
        self.action_space = Discrete(self.episode.actions)

    def _seat_bots(self, names: list[str]) -> dict[int, Bot]:
        others = [seat for seat in range(self.episode.seats) if seat != self.seat]
        if len(names) != len(others):
            raise AdapterError(f"name one bot for all other seats or one for each of the {len(others)}, not {names}")
        return {seat: find_player(name) for seat, name in zip(others, names, strict=True)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**62))
        self.choice = Rng.free(("bots", deal))
        self.lost = False
        self.episode.deal(deal)
        self._let_others_play()
        return self.episode.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if episode.over or self.lost:
            raise AdapterError("this game is over: call reset() to begin the next one")
        if int(action) not in episode.legal(self.seat):
            self.lost = True
            return episode.observe(self.seat), ILLEGAL, True, False, {**self._info(), "illegal": True}
        episode.state.apply(self.seat, int(action), episode.rng, None)
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        return episode.observe(self.seat), episode.rewards()[self.seat], episode.over, False, self._info()

    def _let_others_play(self) -> None:
        """Until the seat is asked, or the game is over."""
        episode = self.episode
        while not episode.over and not episode.state.owing() >> self.seat & 1:
            other = episode.seat
            legal = episode.legal(other)
            action = legal[0]
            if len(legal) > 1:
                action = self.bots[other].choose(episode.game, episode.state.view(other), other, legal, self.choice)
            episode.state.apply(other, action, episode.rng, None)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal action, as maskable learners ask for it."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The terminal's board as the seat sees it: returned (`ansi`) or printed (`human`)."""
        if self.render_mode is None:
            raise AdapterError("nothing is drawn without a render_mode: ansi or human")
        picture = self.episode.picture(self.seat)
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None


for _id in game_ids():
    if f"stampede/{_id}-v0" not in gymnasium.registry:
        gymnasium.register(f"stampede/{_id}-v0", entry_point=SeatEnv, kwargs={"game": _id})  # type: ignore[arg-type]
