"""Bots think in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

import msgspec

from stampede.bots.levels import find_bot
from stampede.core.game import Game
from stampede.core.registry import find_game
from stampede.core.rng import Rng

P = ParamSpec("P")
T = TypeVar("T")

logger = logging.getLogger("stampede.server")

TRIES = 3
WEAKEST = "random"  # needs no view and no time: what a table falls back on rather than wait


class Thinkers:
    """A pool of processes. A process that dies is replaced and what it was asked is asked again.

    With more than `most_waiting` questions open, further ones are answered by the weakest bot at once, and so is what
    a bot fails at: the level suffers, not the table.
    """

    def __init__(self, processes: int | None = None, most_waiting: int = 200) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.most_waiting = most_waiting
        self.waiting = 0
        self.degraded = 0
        self.replaced = 0
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), end_with_the_server)

    async def choose(self, game: Game, level: str, view: object, seat: int, legal: list[int], seed: str) -> int:
        """The action a bot of that level chooses; it is sent the view and the legal actions, nothing else."""
        if len(legal) == 1:
            return legal[0]
        if level != WEAKEST and self.waiting < self.most_waiting:
            action = await self._ask(think, game.id, level, msgspec.json.encode(view), seat, legal, seed)
            if action in legal:
                return action
            logger.warning("the bot %s has no legal answer in %s: %r", level, game.id, action)
        self.degraded += level != WEAKEST
        return find_bot(WEAKEST).choose(game, None, seat, legal, Rng.free(seed))

    async def advise(
        self, game: Game, view: object, seat: int, legal: list[int], seed: str
    ) -> tuple[int, list[dict[str, object]]]:
        """A choice for a person who asks, with the facts that speak for it; an empty list if there is no time."""
        if self.waiting < self.most_waiting:
            advice = await self._ask(advise, game.id, msgspec.json.encode(view), seat, legal, seed)
            if advice is not None:
                return advice
        return legal[0], []

    async def _ask(self, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """The answer of one of the processes; None if it fails, or if they die of it again and again."""
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
    """In the other process: a server that is killed tells nobody, and its workers would wait for questions for ever."""

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
    """In the other process: a choice, with the facts that speak for it."""
    played, rng = find_game(game), Rng.free(seed)
    state = played.belief(_read(game, view)).sample(rng)
    judgement = played.judgement()
    action = legal[0] if len(legal) == 1 else judgement.choose(state, seat, rng)
    return action, [fact.to_json() for fact in judgement.facts(state, seat, action)]


def _read(game: str, view: bytes) -> object:
    """A view as its game wrote it."""
    read: object = msgspec.json.decode(view, type=find_game(game).view_type())
    return read
