"""A series of games between the same bots, each decided by its seed and its number alone.

Game `i` of a seed has the match key `derive_key("simulate", seed, i)`. Where all bots are random, one stream of chance
makes all choices of a game, inside the engine's own loop; otherwise every bot has a stream of its own, from
(seed, game, seat). Where several seats owe a decision at once, random bots are asked in any order, others lowest first.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from stampede.bots.levels import find_bot
from stampede.bots.random import RandomBot
from stampede.core.errors import StampedeError
from stampede.core.game import Game, OptionValue, Outcome, State, action_buffer
from stampede.core.play import Tally, play_randomly
from stampede.core.record import Record
from stampede.core.registry import load_game
from stampede.core.rng import Rng, derive_key

USUAL_SEATS = 3


class SimulationError(StampedeError):
    """A simulation that cannot be run, or a game in it that went wrong; then it names the game and the seed."""


@dataclass(frozen=True)
class Plan:
    """What is simulated, as plain data that a worker process can be sent."""

    game: str
    components: Path | None
    bots: tuple[str, ...]  # one a seat
    options: tuple[tuple[str, OptionValue], ...]
    seed: int
    keep_records: bool


def usual_seats(game: Game) -> int:
    """Three, or as near as the game allows."""
    return min(max(USUAL_SEATS, game.min_seats), game.max_seats)


class Series:
    """A plan made ready to play: the box opened, the bots seated."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = load_game(plan.game, plan.components)
        self.bots = [find_bot(name) for name in plan.bots]
        self.options = dict(plan.options)
        self.notations = [action.notation for action in self.game.actions]
        self.all_random = all(isinstance(bot, RandomBot) for bot in self.bots)

    def play(self, index: int) -> tuple[Record, Outcome]:
        """Plays one game to its end. Whatever goes wrong says how to repeat it."""
        try:
            return self._play(index)
        except Exception as error:
            what = str(error) if isinstance(error, StampedeError) else f"{type(error).__name__}: {error}"
            again = f"--seed {self.plan.seed} --first {index} --games 1 --jobs 1"
            raise SimulationError(
                f"game {index} of seed {self.plan.seed} went wrong: {what} (to repeat it alone: {again})"
            ) from error

    def _play(self, index: int) -> tuple[Record, Outcome]:
        key = derive_key("simulate", self.plan.seed, index)
        chance = Rng.keyed(key)
        state = self.game.new(len(self.bots), self.options, chance)
        moves: list[tuple[int, int]] = []
        if self.all_random:
            choice = self._stream(index, "choice")
            play_randomly(state, chance, choice, action_buffer(state), Tally(), moves)
        else:
            self._play_bots(state, chance, index, moves)
        outcome = state.outcome()
        if outcome is None:
            raise SimulationError("nobody owes a decision, and yet there is no outcome")
        return self._record(key, moves, outcome), outcome

    def _play_bots(self, state: State, chance: Rng, index: int, moves: list[tuple[int, int]]) -> None:
        streams = [self._stream(index, seat) for seat in range(len(self.bots))]
        while waiting := state.to_act():
            seat = waiting[0]
            action = self._choose(state, seat, streams[seat])
            moves.append((seat, action))
            state.apply(seat, action, chance, None)

    def _choose(self, state: State, seat: int, rng: Rng) -> int:
        """Bots get the seat's view and its legal actions, nothing else; a single legal action is no question."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        bot = self.bots[seat]
        view = state.view(seat) if bot.needs_view() else None
        action = bot.choose(self.game, view, seat, legal, rng)
        if action not in legal:
            raise SimulationError(f"the bot {bot.name()} in seat {seat + 1} chose action {action}, which is not legal")
        return action

    def _stream(self, index: int, whose: object) -> Rng:
        return Rng.free(f"simulate {self.plan.seed} {index} {whose}")

    def _record(self, key: bytes, moves: list[tuple[int, int]], outcome: Outcome) -> Record:
        return Record(
            self.game.id,
            self.game.rules_version,
            self.game.digest,
            self.options,
            list(self.plan.bots),
            key.hex(),
            [(seat, self.notations[action]) for seat, action in moves],
            outcome.to_json(),
        )
