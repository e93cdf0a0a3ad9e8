"""Our games as PettingZoo environments: `env("street", seats=4)`.

An agent's observation is a dictionary: `observation` is what its seat may know (docs/observations.md says what each
number means), `action_mask` has a 1 for each legal action. Rewards come at the end, by the outcome.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stampede.lab.adapters import not_installed

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils.seeding import np_random
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise not_installed(error) from None

from stampede.core.registry import find_game
from stampede.lab.adapters.episode import AdapterError, Episode

RENDER_MODES = ["ansi", "human"]
ILLEGAL = -1.0  # the reward for an action that is not legal; it ends the game
Observation = dict[str, NDArray[np.integer[Any]]]


def env(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None, render_mode: str | None = None
) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game, and costs its player 1."""
    wrapped = raw_env(game, seats, options, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL))


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 - what PettingZoo calls it
    """Agents are `seat_0`, `seat_1` …; those who must decide at the same time are asked one after another."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise AdapterError(f"render_mode must be {' or '.join(RENDER_MODES)}, not {render_mode!r}")
        self.episode = Episode(game, find_game(game).min_seats if seats is None else seats, options)
        self.metadata = {"name": f"stampede_{game}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(self.episode.low, self.episode.high, dtype=np.int16),
                    "action_mask": Box(0, 1, (self.episode.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.episode.actions) for agent in self.possible_agents}
        self.random, _ = np_random(None)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed decides it and all that follow."""
        if seed is not None:
            self.random, _ = np_random(seed)
        self.episode.deal(int(self.random.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise AdapterError(f"{agent} must act: None is for agents whose game is over")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.play(int(action))
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The terminal's board as the agent to act sees it: returned (`ansi`) or printed (`human`)."""
        if self.render_mode is None:
            raise AdapterError(f"nothing is drawn without a render_mode: {' or '.join(RENDER_MODES)}")
        picture = self.episode.picture(None if self.episode.over else self.episode.seat)
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """Nothing is held open."""
