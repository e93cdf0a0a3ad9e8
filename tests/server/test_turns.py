"""A fair queue for thoughts: the more there are, the shorter they get, and nobody waits long.

Time passes here only when everybody sleeps, so that a busy machine changes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from stampede.server.turns import PATIENCE, Turns

MIGHTY, SHARP, STEADY = 1.0, 0.2, 0.0  # the times of three levels
SOON = 0.001


class OwnTime(asyncio.SelectorEventLoop):
    """A loop that does not wait: where nobody has anything to do, it is at once when somebody has."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        loop: Any = self
        if not loop._ready and loop._scheduled:
            self.now = max(self.now, loop._scheduled[0]._when)
        super()._run_once()  # type: ignore[misc]


def run(test: Callable[[Turns], Coroutine[None, None, None]], many: int = 1) -> None:
    loop = OwnTime()
    try:
        loop.run_until_complete(test(Turns(many, loop.time)))
    finally:
        loop.close()


def now() -> float:
    return asyncio.get_running_loop().time()


class Thought:
    """What it was given, and how long it took to be answered."""

    def __init__(self, turns: Turns, seconds: float, more: float = 0.0) -> None:
        self.turns, self.seconds, self.more = turns, seconds, more
        self.given = -1.0
        self.took = 0.0

    async def think(self) -> Thought:
        began = now()
        async with self.turns.take(self.seconds) as self.given:
            await asyncio.sleep(self.given + self.more)
        self.took = now() - began
        return self


async def together(turns: Turns, *seconds: float) -> list[Thought]:
    return await asyncio.gather(*(Thought(turns, one).think() for one in seconds))


def test_one_alone_has_all_its_time() -> None:
    async def test(turns: Turns) -> None:
        [thought] = await together(turns, MIGHTY)
        assert thought.given == MIGHTY
        assert not turns.were_cut(MIGHTY, 0.0)
        assert turns.waiting == 0

    run(test)


@pytest.mark.parametrize("many", [1, 3])
def test_many_at_once_share_the_time_alike_and_are_answered_soon(many: int) -> None:
    async def test(turns: Turns) -> None:
        thoughts = await together(turns, *[MIGHTY] * 30)
        alone, others = thoughts[:many], thoughts[many:]
        assert all(thought.given == MIGHTY for thought in alone), "when they came, there was room"
        assert max(thought.took for thought in thoughts) <= PATIENCE * MIGHTY + SOON
        fair = many * (PATIENCE - 1) * MIGHTY / len(others)
        assert all(fair / 2 < thought.given < fair * 2 for thought in others)
        assert turns.were_cut(MIGHTY, 0.0)
        assert not turns.were_cut(SHARP, 0.0), "short thoughts have had all their time"
        assert not turns.were_cut(STEADY, 0.0), "nor can one be cut that needs none"
        assert not turns.were_cut(MIGHTY, now() + SOON)

    run(test, many)


def test_tables_that_ask_again_and_again_are_served_alike() -> None:
    async def test(turns: Turns) -> None:
        thoughts: list[list[Thought]] = [[] for _ in range(30)]

        async def table(own: list[Thought]) -> None:
            while now() < 60.0:
                own.append(await Thought(turns, MIGHTY).think())

        await asyncio.gather(*(table(own) for own in thoughts))
        counts = [len(own) for own in thoughts]
        assert max(counts) - min(counts) <= 2, "nobody comes twice before the others"
        settled = [thought for own in thoughts for thought in own[5:-5]]
        assert max(thought.took for thought in settled) <= PATIENCE * MIGHTY
        assert min(thought.given for thought in settled) > MIGHTY / 60, "nobody gets much less than a fair share"

    run(test)


def test_whoever_takes_little_time_never_waits_for_a_long_thought() -> None:
    async def test(turns: Turns) -> None:
        long = asyncio.gather(*(Thought(turns, MIGHTY).think() for _ in range(3)))
        await asyncio.sleep(SOON)
        thoughts = await together(turns, SHARP, STEADY, SHARP, STEADY)
        assert [thought.took for thought in thoughts] == pytest.approx([SHARP, SHARP, 2 * SHARP, SHARP])
        assert not turns.were_cut(SHARP, 0.0)
        assert not long.done()
        long.cancel()

    run(test)


def test_where_there_is_no_time_left_there_is_no_thought() -> None:
    async def test(turns: Turns) -> None:
        slow = [Thought(turns, SHARP, more=PATIENCE * SHARP) for _ in range(3)]  # each keeps the place too long
        given = [thought.given for thought in await asyncio.gather(*(thought.think() for thought in slow))]
        assert given == [SHARP, 0.0, 0.0]

    run(test)


def test_whoever_gives_up_leaves_the_place_to_others() -> None:
    async def test(turns: Turns) -> None:
        tasks = [asyncio.create_task(Thought(turns, MIGHTY).think()) for _ in range(3)]
        await asyncio.sleep(SOON)
        for task in tasks:  # one that thinks and two that wait
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert turns.waiting == 0
        assert [thought.given for thought in await together(turns, SHARP, MIGHTY)] == [SHARP, MIGHTY]

    run(test)
