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
from typing import ParamSpec, TypeVar

import msgspec

from stampede.bots.levels import find_bot
from stampede.core.game import Game
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.match.reading import BotTurn

P = ParamSpec("P")
T = TypeVar("T")

logger = logging.getLogger("stampede.server")

TRIES = 3
REMEMBERED = 64  # durations, for each game, level and kind of decision
WEAKEST = "random"  # needs no view and no time; it steps in rather than keep a table waiting


class Thinkers:
    """A pool of processes. If one dies, it is replaced and its question is asked again.

    If more than `most_waiting` questions are open, or a bot fails, the weakest bot answers at once: the level suffers,
    not the table.
    """

    def __init__(self, processes: int | None = None, most_waiting: int = 200) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.most_waiting = most_waiting
        self.waiting = 0
        self.degraded = 0
        self.replaced = 0
        self._lately: dict[tuple[str, str, str], deque[float]] = {}  # how long bots thought about real choices
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), end_with_the_server)

    async def choose(self, game: Game, turn: BotTurn, seed: str) -> int:
        """The action that a bot chooses, given the view and the legal actions and nothing else.

        A bot without a choice takes as long as one with a choice did lately, or its silence would tell.
        """
        level, legal = turn.level, turn.legal
        lately = self._lately.setdefault((game.id, level, turn.kind), deque(maxlen=REMEMBERED))
        if level != WEAKEST and self.waiting < self.most_waiting:
            if len(legal) == 1 and lately:
                await asyncio.sleep(random.choice(lately))
                return legal[0]
            began = time.monotonic()
            view = msgspec.json.encode(turn.view)
            action = await self._ask(think, game.id, level, view, turn.seat, legal, seed)
            if action in legal:
                if len(legal) > 1:
                    lately.append(time.monotonic() - began)
                return action
            logger.warning("the bot %s has no legal answer in %s: %r", level, game.id, action)
        self.degraded += level != WEAKEST
        return find_bot(WEAKEST).choose(game, None, turn.seat, legal, Rng.free(seed))

    async def advise(
        self, game: Game, view: object, seat: int, legal: list[int], seed: str
    ) -> tuple[int, list[dict[str, object]]]:
        """Advice for a person: an action, and the facts in its favour. There are none if the bots are too busy."""
        if self.waiting < self.most_waiting:
            advice = await self._ask(advise, game.id, msgspec.json.encode(view), seat, legal, seed)
            if advice is not None:
                return advice
        return legal[0], []

    async def _ask(self, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """The answer of one of the processes; None if it fails, or if the processes keep dying."""
        self.waiting += 1
        try:
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
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def end_with_the_server() -> None:
    """In the other process: ends it when the server dies. A killed server tells nobody."""

    def watch() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(game: str, level: str, view: bytes, seat: int, legal: list[int], seed: str) -> int:
    """In the other process."""
    return find_bot(level).choose(find_game(game), _read(game, view), seat, legal, Rng.free(seed))


def advise(game: str, view: bytes, seat: int, legal: list[int], seed: str) -> tuple[int, list[dict[str, object]]]:
    """In the other process: an action, and the facts in its favour."""
    played, rng = find_game(game), Rng.free(seed)
    state = played.belief(_read(game, view)).sample(rng)
    judgement = played.judgement()
    action = legal[0] if len(legal) == 1 else judgement.choose(state, seat, rng)
    return action, [fact.to_json() for fact in judgement.facts(state, seat, action)]


def _read(game: str, view: bytes) -> object:
    """A view, read back from JSON."""
    read: object = msgspec.json.decode(view, type=find_game(game).view_type())
    return read
