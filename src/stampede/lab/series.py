"""A series of games between the same bots. Its seed and its number decide each game completely.

Game `i` of a seed has the match key `derive_key("simulate", seed, i)`. If all bots are random, the engine's own loop
makes all choices of a game from one stream of chance; otherwise every bot has its own stream, from (seed, game, seat).
If several seats are to act at once, random bots go in any order, other bots in the order of their seats.
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
    """A simulation that cannot run, or a game that went wrong; then it names the game and the seed."""


@dataclass(frozen=True)
class Plan:
    """What to simulate, as plain data that can be sent to a worker process."""

    game: str
    components: Path | None
    bots: tuple[str, ...]  # one per seat
    options: tuple[tuple[str, OptionValue], ...]
    seed: int
    keep_records: bool


def usual_seats(game: Game) -> int:
    """Three, or as close to it as the game allows."""
    return min(max(USUAL_SEATS, game.min_seats), game.max_seats)


class Series:
    """A plan ready to play: the game loaded, the bots seated."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = load_game(plan.game, plan.components)
        self.bots = [find_bot(name) for name in plan.bots]
        self.options = dict(plan.options)
        self.notations = [action.notation for action in self.game.actions]
        self.all_random = all(isinstance(bot, RandomBot) for bot in self.bots)

    def play(self, index: int) -> tuple[Record, Outcome]:
        """Plays one game to its end. An error says how to repeat that game."""
        try:
            return self._play(index)
        except Exception as error:
            what = str(error) if isinstance(error, StampedeError) else f"{type(error).__name__}: {error}"
            again = f"--seed {self.plan.seed} --first {index} --games 1 --jobs 1"
            raise SimulationError(
                f"game {index} of seed {self.plan.seed} went wrong: {what} (to repeat just this game: {again})"
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
            raise SimulationError("nobody is to act, but there is no outcome")
        return self._record(key, moves, outcome), outcome

    def _play_bots(self, state: State, chance: Rng, index: int, moves: list[tuple[int, int]]) -> None:
        streams = [self._stream(index, seat) for seat in range(len(self.bots))]
        while waiting := state.to_act():
            seat = waiting[0]
            action = self._choose(state, seat, streams[seat])
            moves.append((seat, action))
            state.apply(seat, action, chance, None)

    def _choose(self, state: State, seat: int, rng: Rng) -> int:
        """Asks the bot, which gets only the seat's view and legal actions. A single legal action needs no bot."""
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
