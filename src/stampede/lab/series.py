"""A series of games between the same bots. Its seed and its number decide each game completely.

Game `i` of a seed has the match key `derive_key("simulate", seed, i)`. If all bots are random, the engine's own loop
makes all choices of a game from one stream of chance; otherwise every bot has its own stream, from (seed, game, seat).
If several seats are to act at once, random bots go in any order, other bots in the order of their seats.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from stampede.bots.bot import Bot
from stampede.bots.random import RandomBot
from stampede.core.errors import StampedeError
from stampede.core.game import Game, OptionValue, Outcome, State, action_buffer
from stampede.core.play import Tally, play_randomly
from stampede.core.record import Record
from stampede.core.registry import load_game
from stampede.core.rng import Rng, derive_key
from stampede.lab.guests import Fault, Guest, GuestError, find_player
from stampede.lab.seeing import shown

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


Clock = Callable[[int, float], None]  # is told the seat and the seconds of every decision with a choice


class Stopped(Exception):  # noqa: N818 - not an error: nobody waits for this game any more
    """A game was broken off."""


@dataclass(frozen=True)
class Deal:
    """What chance brings in one game: the key of its dice, and the names of the bots' own streams."""

    key: bytes
    name: str

    def stream(self, whose: object) -> Rng:
        return Rng.free(f"{self.name} {whose}")


@dataclass(frozen=True)
class Played:
    record: Record
    outcome: Outcome
    state: State  # at the end
    moves: list[tuple[int, int]]  # seats and actions


class Series:
    """A plan ready to play: the game loaded, the bots seated. `players` are bots to use, by name."""

    def __init__(self, plan: Plan, players: Mapping[str, Bot] | None = None) -> None:
        self.plan = plan
        self.game = load_game(plan.game, plan.components)
        if players is None:
            players = {name: find_player(name, components=plan.components) for name in dict.fromkeys(plan.bots)}
        self.bots = [players[name] for name in plan.bots]
        self.guests = list({id(bot): bot for bot in self.bots if isinstance(bot, Guest)}.values())
        self.faults: list[Fault] = []
        self.options = dict(plan.options)
        self.notations = [action.notation for action in self.game.actions]
        self.all_random = all(isinstance(bot, RandomBot) for bot in self.bots)

    def play(self, index: int) -> tuple[Record, Outcome]:
        """Plays one game to its end. An error says how to repeat that game."""
        name = f"simulate {self.plan.seed} {index}"
        try:
            played = self.play_deal(Deal(derive_key("simulate", self.plan.seed, index), name), index)
        except GuestError:
            raise
        except Exception as error:
            what = str(error) if isinstance(error, StampedeError) else f"{type(error).__name__}: {error}"
            again = f"--seed {self.plan.seed} --first {index} --games 1 --jobs 1"
            raise SimulationError(
                f"game {index} of seed {self.plan.seed} went wrong: {what} (to repeat just this game: {again})"
            ) from error
        return played.record, played.outcome

    def play_deal(
        self, deal: Deal, index: int, clock: Clock | None = None, stopped: Callable[[], bool] | None = None
    ) -> Played:
        """Plays one game to its end, or raises Stopped between two decisions. `index` is its number in reports."""
        for guest in self.guests:
            guest.new_game()
        seated = [bot.seated() for bot in self.bots]
        chance = Rng.keyed(deal.key)
        state = self.game.new(len(self.bots), self.options, chance)
        moves: list[tuple[int, int]] = []
        if self.all_random and clock is None:
            play_randomly(state, chance, deal.stream("choice"), action_buffer(state), Tally(), moves)
        else:
            self._play_bots(seated, state, chance, deal, moves, clock, stopped)
        for guest in self.guests:
            self.faults += [replace(fault, game=index) for fault in guest.take_faults()]
        outcome = state.outcome()
        if outcome is None:
            raise SimulationError("nobody is to act, but there is no outcome")
        return Played(self._record(deal.key, moves, outcome), outcome, state, moves)

    def take_faults(self) -> list[Fault]:
        """What guests did wrong since the last call."""
        faults, self.faults = self.faults, []
        return faults

    def _play_bots(
        self,
        bots: Sequence[Bot],
        state: State,
        chance: Rng,
        deal: Deal,
        moves: list[tuple[int, int]],
        clock: Clock | None,
        stopped: Callable[[], bool] | None,
    ) -> None:
        streams = [deal.stream(seat) for seat in range(len(bots))]
        while waiting := state.to_act():
            if stopped is not None and stopped():
                raise Stopped
            seat = waiting[0]
            action = self._choose(bots[seat], state, seat, streams[seat], clock)
            moves.append((seat, action))
            state.apply(seat, action, chance, None)

    def _choose(self, bot: Bot, state: State, seat: int, rng: Rng, clock: Clock | None) -> int:
        """Asks the bot, which gets only the seat's view and legal actions. A single legal action needs no bot."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        view = shown(bot, state, seat)
        began = time.perf_counter()
        action = bot.choose(self.game, view, seat, legal, rng)
        seconds = bot.seconds if isinstance(bot, Guest) else time.perf_counter() - began
        if clock is not None and seconds > 0.0:
            clock(seat, seconds)
        if action not in legal:
            raise SimulationError(f"the bot {bot.name()} in seat {seat + 1} chose action {action}, which is not legal")
        return action

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
