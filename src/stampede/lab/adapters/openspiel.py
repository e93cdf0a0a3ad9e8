"""Our games as OpenSpiel games in Python: importing this module registers `python_stampede_street` and the others.

`pyspiel.load_game("python_stampede_street(players=3)")`. An action that needs chance leads to two chance nodes, each
with 256 equally likely outcomes: these two bytes seed what is drawn. So histories replay, and a copy of a state does
not know what will be drawn; but only 65,536 of all the draws there could be can come up. Seats that decide at the same
time are asked one after another. Rewards come at the end, by the outcome.
"""

from __future__ import annotations

from typing import Any

from stampede.lab.adapters import not_installed

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise not_installed(error) from None

from stampede.core.batch import rewards_of
from stampede.core.game import Game, State
from stampede.core.observation import observation_buffer, size_of
from stampede.core.registry import find_game, game_ids
from stampede.core.rng import ChanceReached, Rng
from stampede.lab.adapters.episode import drawer

PREFIX = "python_stampede_"
BYTE = 256  # outcomes of a chance node
BYTES = 2  # chance nodes for what one action draws
LONGEST = 20_000  # decisions and chance nodes of a game
SOLO_UTILITY = 100.0  # more than any score of a single seat is worth
UNDEALT = "nothing is dealt yet"
OUTCOMES = [(byte, 1 / BYTE) for byte in range(BYTE)]


def game_type(id: str) -> pyspiel.GameType:
    game = find_game(id)
    return pyspiel.GameType(
        short_name=PREFIX + id,
        long_name=f"Stampede {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if game.min_seats == 1 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, game.min_seats)},
    )


class StampedeGame(pyspiel.Game):
    """One of our games at a table of `players` seats."""

    def __init__(self, id: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.game: Game = find_game(id)
        self.players = int(given.get("players", max(2, self.game.min_seats)))
        self.game.check_seats(self.players)
        solo = self.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.actions),
            max_chance_outcomes=BYTE,
            num_players=self.players,
            min_utility=-SOLO_UTILITY if solo else -1.0,
            max_utility=SOLO_UTILITY if solo else 1.0,
            utility_sum=None if self.game.min_seats == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[id], info, given)

    def new_initial_state(self) -> StampedeState:
        return StampedeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class Course:
    """A game as OpenSpiel goes through it: bytes of chance and decisions, one after another.

    OpenSpiel copies and pickles what a state holds; positions are copied by themselves and pickled as their history.
    """

    def __init__(self, id: str, players: int) -> None:
        self.id = id
        self.players = players
        self.position: State | None = None  # nothing is dealt yet
        self.waiting: tuple[int, int] | None = None  # the seat and action that chance is drawn for
        self.drawn: list[int] = []  # bytes drawn for it so far
        self.history: list[int] = []

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        twin = Course(self.id, self.players)
        twin.position = None if self.position is None else self.position.copy()
        twin.waiting = self.waiting
        twin.drawn = list(self.drawn)
        twin.history = list(self.history)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (gone_through, (self.id, self.players, self.history))

    @property
    def player(self) -> int:
        if self.position is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.to_act()[0] if self.position.owing() else int(pyspiel.PlayerId.TERMINAL)

    def legal(self, player: int) -> list[int]:
        if self.position is None or player != self.player:
            return []
        return sorted(self.position.legal(player))

    def go(self, action: int) -> None:
        self.history.append(action)
        if self.player == pyspiel.PlayerId.CHANCE:
            self.drawn.append(action)
            if len(self.drawn) == BYTES:
                self._draw(Rng.keyed(bytes(self.drawn)))
                self.drawn = []
            return
        assert self.position is not None
        player, tried = self.player, self.position.copy()
        try:
            tried.apply(player, action, Rng.barred(), None)
            self.position = tried
        except ChanceReached:
            self.waiting = (player, action)

    def _draw(self, rng: Rng) -> None:
        """Deals, or carries out the action that waits for chance."""
        if self.position is None or self.waiting is None:
            game = find_game(self.id)
            self.position = game.new(self.players, game.settle(self.players, {}), rng)
        else:
            self.position.apply(*self.waiting, rng, None)
        self.waiting = None


def gone_through(id: str, players: int, history: list[int]) -> Course:
    course = Course(id, players)
    for action in history:
        course.go(action)
    return course


class StampedeState(pyspiel.State):
    def __init__(self, game: StampedeGame) -> None:
        super().__init__(game)
        self.course = Course(game.game.id, game.players)

    def current_player(self) -> int:
        return self.course.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        self.course.go(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"byte {action}"
        return find_game(self.course.id).actions[action].notation

    def is_terminal(self) -> bool:
        return self.course.player == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        position = self.course.position
        outcome = None if position is None else position.outcome()
        return [0.0] * self.course.players if outcome is None else rewards_of(outcome)

    def __str__(self) -> str:
        """Which game, and what has happened, in short; `picture` shows it."""
        return f"{self.course.id} after {' '.join(map(str, self.course.history))}"

    def picture(self, player: int | None = None) -> str:
        """What a player (None: a spectator) sees, drawn as in the terminal."""
        course = self.course
        if course.position is None:
            return UNDEALT
        return drawer()(find_game(course.id), course.position, course.players, player)


class SeatObserver:
    """What a seat may know, as in docs/observations.md; all 0 before the deal."""

    def __init__(self, game: StampedeGame) -> None:
        fields = game.game.observation(game.players)
        self.buffer = observation_buffer(size_of(fields))
        self.tensor = np.zeros(len(self.buffer), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for field in fields:
            self.dict[field.name] = self.tensor[at : at + field.length]
            at += field.length

    def set_from(self, state: StampedeState, player: int) -> None:
        position = state.course.position
        if position is None:
            self.tensor.fill(0)
            return
        position.observe(player, self.buffer, 0)
        self.tensor[:] = np.frombuffer(memoryview(self.buffer), np.int16)

    def string_from(self, state: StampedeState, player: int) -> str:
        self.set_from(state, player)
        return " ".join(str(int(number)) for number in self.tensor)


def maker(id: str) -> type[StampedeGame]:
    """A class for each game: OpenSpiel makes a game from its parameters alone."""

    class Registered(StampedeGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(id, params)

    return Registered


TYPES = {id: game_type(id) for id in game_ids()}
for _id, _type in TYPES.items():
    if _type.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_type, maker(_id))
