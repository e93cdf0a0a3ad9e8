"""Thirty tables of `mighty` bots at once: how long people would wait for an answer, and what thinking takes.

    python3 run.py --version                              # once: the program as people get it, compiled
    .boot/venv/bin/python bench/thirty/run.py [--seconds 60] [--tables 30]

The tables play through the queue and the processes of the server (`stampede.server.workers`), each asking again as soon
as it is answered. A decision counts if there is a choice. Linux only: it reads /proc.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import time
from multiprocessing import active_children
from pathlib import Path

from stampede.bots.levels import find_bot
from stampede.core.registry import find_game, game_ids
from stampede.core.rng import Rng
from stampede.engine import engine_name
from stampede.match.reading import BotTurn
from stampede.server.workers import Thinkers

LEVEL = "mighty"
SEATS = 3
MEGABYTE = 1024 * 1024


async def play(thinkers: Thinkers, name: str, number: int, until: float, waits: list[float]) -> None:
    game = find_game(name)
    chance = Rng.free(f"table {number}")
    while time.monotonic() < until:
        state = game.new(SEATS, game.settle(SEATS, {}), chance)
        while state.outcome() is None and time.monotonic() < until:
            seat = state.to_act()[0]
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                turn = BotTurn(seat, LEVEL, 0, "", state.view(seat), legal)
                began = time.monotonic()
                action = await thinkers.choose(game, turn, f"{number} {random.random()}")
                waits.append(time.monotonic() - began)
            state.apply(seat, action, chance, None)


def memory_of(process: int | None) -> int:
    """The most that it has ever used, in bytes."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM"))


async def measure(tables: int, seconds: float) -> None:
    thinkers = Thinkers()
    budget = find_bot(LEVEL).thinking_time()
    games = game_ids()
    warm: list[float] = []
    await play(thinkers, games[0], 0, time.monotonic() + 1, warm)  # processes have to start once
    waits: list[float] = []
    began = time.monotonic()
    until = began + seconds
    await asyncio.gather(*(play(thinkers, games[n % len(games)], n, until, waits) for n in range(tables)))
    cuts = statistics.quantiles(waits, n=100)
    late = sum(wait > 3 * budget for wait in waits)
    print(f"{tables} tables, {len(waits)} decisions in {time.monotonic() - began:.0f} s; a budget is {budget:g} s")
    print(f"answers after {cuts[49]:.2f} s (p50), {cuts[98]:.2f} s (p99), {max(waits):.2f} s (the last)")
    print(f"later than three budgets: {late}; answered by a weaker bot: {thinkers.degraded}")
    print(f"thought less than usual, and said so: {thinkers.were_hurried(LEVEL, began)}")
    print("memory of the thinking processes: " + told(memory_of(child.pid) for child in active_children()))
    thinkers.close()


def told(sizes: object) -> str:
    return ", ".join(f"{size / MEGABYTE:.0f} MB" for size in sizes)  # type: ignore[attr-defined]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=60)
    asked = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"{engine_name()} engine, {os.cpu_count()} cores, load {load:.1f} at the start")
    asyncio.run(measure(asked.tables, asked.seconds))


if __name__ == "__main__":
    main()
