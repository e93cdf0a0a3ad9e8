"""Bots think in separate processes, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

import msgspec

from stampede.bots.advice import POINT
from stampede.bots.advice import advise as weigh
from stampede.bots.levels import find_bot
from stampede.bots.review import Question, suspicion
from stampede.bots.review import look_at as look
from stampede.bots.search import WHOLE
from stampede.bots.tunings import playouts_for_a_hint
from stampede.core.game import Game
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.engine import is_compiled
from stampede.match.reading import BotTurn
from stampede.server.metrics import BOTS_DEGRADED, METRICS
from stampede.server.turns import Turns

P = ParamSpec("P")
T = TypeVar("T")

logger = logging.getLogger("stampede.server")

TRIES = 3
REMEMBERED = 64  # durations, for each game, level and kind of decision
BLUR = 0.01  # seconds by which an answer is late at most
WEAKEST = "random"  # needs no view and no time; it steps in if nobody else has an answer
ADVISING = 0.4  # seconds that a hint takes, about
ADVISED_WITHIN = 3.0  # seconds at most
HINT_SHARE = 1.0  # of a hint's playouts
MOST_ADVISED = 3
HASTY = "steady"  # answers at once; it steps in for a bot that has no time left to think, or fails
LONG_AGO = float("-inf")


@dataclass(frozen=True)
class AdvisedChoice:
    """An action, the facts in its favour, and what it is worth (`wire.Weighed`)."""

    action: int
    facts: list[dict[str, object]]
    worth: float
    behind: float
    doubt: float
    playouts: int


@dataclass(frozen=True)
class Advised:
    alone: bool
    choices: list[AdvisedChoice]


@dataclass(frozen=True)
class Looked:
    """A decision of a finished game, looked at again; `wire.Mistake` explains its worth."""

    move: int
    chosen: int
    best: int
    facts: list[dict[str, object]]
    worth: float  # of the best
    lost: float
    playouts: int
    alone: bool
    is_a_moment: bool
    suspicion: int


class Thinkers:
    """A pool of processes. If one dies, it is replaced and its question is asked again.

    If many bots think at once, each thinks less (`Turns`). If more than `most_waiting` questions are open, or a bot
    fails, a bot that needs no time answers. Either way the level suffers, not the table, and people are told.
    """

    def __init__(self, processes: int | None = None, most_waiting: int = 200, niceness: int = 0) -> None:
        """`niceness`: how far the processes stand back for others, as in `nice`."""
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.most_waiting = most_waiting
        self.niceness = niceness
        self.turns = Turns(self.processes)
        self.degraded = 0
        self.replaced = 0
        self._lately: dict[tuple[str, str, str], deque[float]] = {}  # how long bots thought about real choices
        self._replaced_at: dict[str, float] = {}  # by level: when another bot last answered in its place
        self._real: set[tuple[str, str]] = set()  # games and kinds of decisions where there is sometimes a choice
        self._pool = self._new_pool()
        self._started: ProcessPoolExecutor | None = None  # the pool of which all processes were started

    def _new_pool(self) -> ProcessPoolExecutor:
        # One more than long thoughts at a time: it is left to the short ones.
        return ProcessPoolExecutor(
            self.processes + 1, multiprocessing.get_context("spawn"), prepare_to_think, (self.niceness,)
        )

    @property
    def waiting(self) -> int:
        """How many questions are open."""
        return self.turns.waiting

    async def choose(self, game: Game, turn: BotTurn, seed: str) -> int:
        """The action that a bot chooses, given the view and the legal actions and nothing else.

        A bot without a choice takes as long as one with a choice did lately, or its silence would tell. Timers are less
        exact than that, so every answer is a little late, by chance: by then nobody can tell which of them slept.
        """
        level, legal = turn.level, turn.legal
        lately = self._lately.setdefault((game.id, level, turn.kind), deque(maxlen=REMEMBERED))
        if level != WEAKEST and self.waiting < self.most_waiting:
            seconds = find_bot(level).thinking_time()
            if len(legal) == 1 and (game.id, turn.kind) in self._real:
                await asyncio.sleep(random.choice(lately or [seconds]) + random.uniform(0, BLUR))
                return legal[0]
            began = time.monotonic()
            view = msgspec.json.encode(turn.view)
            if seconds > 0.0:
                self._start_all()
            async with self.turns.take(seconds if len(legal) > 1 else 0.0) as given:
                action = await self._submit(think, game.id, level, view, turn.seat, legal, seed, given)
            if action in legal:
                if len(legal) > 1:
                    lately.append(time.monotonic() - began)
                    self._real.add((game.id, turn.kind))
                await asyncio.sleep(random.uniform(0, BLUR))
                return action
            logger.warning("the bot %s has no legal answer in %s: %r", level, game.id, action)
        return await self._answer_at_once(game, turn, seed)

    async def _answer_at_once(self, game: Game, turn: BotTurn, seed: str) -> int:
        """By a bot that needs no time and no process: the one that was asked, or another in its place."""
        answering = turn.level if find_bot(turn.level).thinking_time() == 0.0 else HASTY
        action = None
        if answering != WEAKEST:
            action = await asyncio.to_thread(judge, game, answering, turn, seed)
            await asyncio.sleep(random.uniform(0, BLUR))
        if action is None or action not in turn.legal:
            answering = WEAKEST
            action = find_bot(WEAKEST).choose(game, None, turn.seat, turn.legal, Rng.free(seed))
        if answering != turn.level:
            self.degraded += 1
            METRICS.count(BOTS_DEGRADED)
            self._replaced_at[turn.level] = time.monotonic()
        return action

    def _start_all(self) -> None:
        """Starts every process of a new pool, before somebody has to wait for that."""
        if self._pool is not self._started:
            self._started = self._pool
            with suppress(BrokenProcessPool):  # then the next question makes a new one
                for _ in range(self.processes + 1):
                    self._pool.submit(os.getpid)

    def were_hurried(self, level: str, since: float) -> bool:
        """Whether bots of that level have thought less than usual since that moment of `time.monotonic`.

        For want of time it does not depend on whether a bot had a choice, so everybody may know it.
        """
        was_cut = self.turns.were_cut(find_bot(level).thinking_time(), since)
        return was_cut or self._replaced_at.get(level, LONG_AGO) >= since

    async def advise(self, game: Game, view: object, seat: int, legal: list[int], seed: str) -> Advised:
        """Advice for a person: some actions, the best first. If the bots are too busy, nothing speaks for any."""
        if self.waiting < self.most_waiting:
            seen = msgspec.json.encode(view)
            async with self.turns.take(ADVISING if len(legal) > 1 else 0.0) as given:
                playouts = int(playouts_for_a_hint(game.id) * HINT_SHARE) if given > 0.0 else 0
                advised = await self._submit(advise, game.id, seen, seat, legal, seed, playouts, ADVISED_WITHIN)
            if advised is not None:
                return advised
        return Advised(False, [AdvisedChoice(legal[0], [], 0.0, 0.0, 0.0, 0)])

    async def look_at(self, game: Game, question: Question, playouts: int, thought: float) -> Looked:
        """What a decision of a finished game cost, with so much of `mighty`'s thought to find what was better.

        It takes nobody's turn: `Reviews` has processes of its own.
        """
        view = msgspec.json.encode(question.view)
        looked = await self._submit(
            look_at, game.id, question.move, question.seat, view, question.legal, question.action, playouts, thought
        )
        if looked is None:
            raise RuntimeError("no process could look at it")
        return looked

    async def _submit(self, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """The answer of one of the processes; None if it fails, or if the processes keep dying."""
        for _ in range(TRIES):
            pool = self._pool
            try:
                return await asyncio.wrap_future(pool.submit(question, *args, **kwargs))
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = self._new_pool()
                    self.replaced += 1
                    pool.shutdown(wait=False, cancel_futures=True)
            except Exception:
                logger.exception("a bot failed")
                return None
        return None

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def prepare_to_think(niceness: int) -> None:
    """In the other process, before it thinks for the first time."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    end_with_the_server()


def end_with_the_server() -> None:
    """In the other process: ends it when the server dies. A killed server tells nobody."""

    def watch() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(game: str, level: str, view: bytes, seat: int, legal: list[int], seed: str, seconds: float) -> int:
    """In the other process: the choice of a bot that has so many seconds, if it needs any."""
    bot = find_bot(level)
    if bot.thinking_time() > 0.0:
        bot = bot.within(seconds) if seconds > 0.0 else find_bot(HASTY)
    return bot.choose(find_game(game), _read(game, view), seat, legal, Rng.free(seed))


def judge(game: Game, level: str, turn: BotTurn, seed: str) -> int | None:
    """In a thread: the choice of a bot that needs no time; None if it fails."""
    try:
        return find_bot(level).choose(game, turn.view, turn.seat, turn.legal, Rng.free(seed))
    except Exception:
        logger.exception("a bot failed")
        return None


def advise(game: str, view: bytes, seat: int, legal: list[int], seed: str, playouts: int, within: float) -> Advised:
    """In the other process: some actions with what speaks for them, weighed by so many playouts if there is time.

    Interpreted, games played to the end take too long, so nothing is weighed.
    """
    playouts = playouts if is_compiled() else 0
    advice = weigh(find_game(game), _read(game, view), seat, legal, Rng.free(seed), playouts, within)
    unit = POINT if advice.alone else WHOLE
    return Advised(
        advice.alone,
        [
            AdvisedChoice(
                choice.action,
                [fact.to_json() for fact in facts],
                choice.worth / unit,
                choice.behind / unit,
                choice.doubt / unit,
                choice.playouts,
            )
            for choice, facts in zip(advice.choices[:MOST_ADVISED], advice.facts, strict=False)
        ],
    )


def look_at(
    game: str, move: int, seat: int, view: bytes, legal: list[int], action: int, playouts: int, thought: float
) -> Looked:
    """In the other process: a decision, from what its seat knew."""
    decision = look(find_game(game), Question(move, seat, _read(game, view), legal, action), playouts, thought)
    unit = POINT if decision.alone else WHOLE
    return Looked(
        move,
        action,
        decision.best.action,
        [fact.to_json() for fact in decision.facts],
        decision.best.worth / unit,
        decision.lost() / unit,
        decision.chosen.playouts,
        decision.alone,
        decision.is_a_moment(),
        suspicion(decision),
    )


def _read(game: str, view: bytes) -> object:
    """A view, read back from JSON."""
    read: object = msgspec.json.decode(view, type=find_game(game).view_type())
    return read
