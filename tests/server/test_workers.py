"""Bots think in processes of their own: one that dies is replaced, too much to think about costs strength, not time."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from bisect import bisect
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from server.driver import PATIENCE, Player, ServerProcess, serving
from stampede.bots.levels import find_bot
from stampede.core.registry import find_game
from stampede.match.match import Match
from stampede.match.reading import BotTurn
from stampede.server.workers import TRIES, AdvisedChoice, Thinkers

GREEDY = "greedy"


def wait_for_the_file(folder: str, answer: int) -> int:
    """A question that takes as long as the test wants: it says who thinks about it, and waits."""
    Path(folder, f"thinking {os.getpid()}").touch()
    ends = time.monotonic() + PATIENCE
    while not Path(folder, "go on").exists() and time.monotonic() < ends:
        time.sleep(0.01)
    return answer


def die(folder: str) -> int:
    Path(folder, f"thinking {os.getpid()}").touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


@asynccontextmanager
async def thinkers(processes: int = 1, most_waiting: int = 200) -> AsyncIterator[Thinkers]:
    pool = Thinkers(processes, most_waiting)
    try:
        yield pool
    finally:
        pool.close()


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def who_thought(folder: Path) -> list[int]:
    return [int(file.name.split()[1]) for file in folder.glob("thinking *")]


async def choose(pool: Thinkers, level: str = GREEDY) -> tuple[int, list[int]]:
    """A bot's choice in an opening position, and what was legal."""
    match = Match.new("primes", 3, seed=4)
    while len(match.legal(match.to_act[0])) < 2:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    legal = match.state.legal(seat)
    chosen = await pool.choose(find_game("primes"), BotTurn(seat, level, 1, "turn", match.view(seat), legal), "00")
    return chosen, legal


async def ask(pool: Thinkers, question: Callable[..., object], *args: object) -> object:
    """A question of any kind, when it is its turn."""
    async with pool.turns.take(0.0):
        return await pool._submit(question, *args)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def within_patience() -> None:
        async with asyncio.timeout(4 * PATIENCE):
            await test()

    asyncio.run(within_patience())


def test_a_bot_without_a_choice_takes_as_long_as_one_with_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with thinkers() as pool:
            pauses = iter([0.03, 0.05, 0.04, 0.06])

            async def ask(*question: object) -> int:
                await asyncio.sleep(next(pauses))
                return 7

            monkeypatch.setattr(pool, "_submit", ask)
            free = BotTurn(0, GREEDY, 1, "turn", None, [7, 8])
            for _ in range(4):
                await seconds(pool, free)
            forced = [await seconds(pool, BotTurn(0, GREEDY, 1, "turn", None, [7])) for _ in range(12)]
            assert min(forced) >= 0.029
            assert len({round(took, 2) for took in forced}) > 1, "not always the same time either"

    run(test)


def test_a_bot_without_a_choice_takes_its_time_before_any_has_chosen_at_its_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another level has had a choice there, so silence would tell."""

    async def test() -> None:
        async with thinkers() as pool:

            async def ask(*question: object) -> int:
                return 7

            monkeypatch.setattr(pool, "_submit", ask)
            alone = BotTurn(0, "sharp", 1, "turn", None, [7])
            soonest = min([await seconds(pool, alone) for _ in range(5)])
            assert soonest < find_bot("sharp").thinking_time() / 2, "nobody ever chooses there"
            await seconds(pool, BotTurn(0, GREEDY, 1, "turn", None, [7, 8]))
            assert await seconds(pool, alone) >= find_bot("sharp").thinking_time() * 0.99

    run(test)


def test_not_even_the_precision_of_timers_tells_who_had_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with thinkers() as pool:

            async def ask(*question: object) -> int:
                return 7  # at once, as a compiled bot does nearly

            monkeypatch.setattr(pool, "_submit", ask)
            free, forced = BotTurn(0, GREEDY, 1, "turn", None, [7, 8]), BotTurn(0, GREEDY, 1, "turn", None, [7])
            took = [(await seconds(pool, free), await seconds(pool, forced)) for _ in range(40)]
            chosen, had_to = sorted(one for one, _ in took), sorted(other for _, other in took)
            # Where it parts the two best, a threshold should be right for hardly more than half of them.
            right = max(abs(bisect(chosen, at) + len(had_to) - bisect(had_to, at)) for at in [*chosen, *had_to])
            assert max(right, 80 - right) < 64

    run(test)


async def seconds(pool: Thinkers, turn: BotTurn) -> float:
    began = time.monotonic()
    assert await pool.choose(find_game("primes"), turn, "00") == 7
    return time.monotonic() - began


def test_the_loop_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    async def test() -> None:
        async with thinkers() as pool:
            thought = asyncio.create_task(ask(pool, wait_for_the_file, str(tmp_path), 7))
            await until(lambda: who_thought(tmp_path))
            assert os.getpid() not in who_thought(tmp_path)
            (tmp_path / "go on").touch()  # nobody could, if the thought were on the loop
            assert await thought == 7

    run(test)


def test_a_worker_that_is_killed_is_replaced_and_the_question_asked_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with thinkers() as pool:
            thought = asyncio.create_task(ask(pool, wait_for_the_file, str(tmp_path), 7))
            await until(lambda: who_thought(tmp_path))
            [victim] = who_thought(tmp_path)
            os.kill(victim, signal.SIGKILL)
            await until(lambda: len(who_thought(tmp_path)) == 2)
            (tmp_path / "go on").touch()
            assert await thought == 7
            assert pool.replaced == 1
            chosen, legal = await choose(pool)
            assert chosen in legal
            assert pool.degraded == 0

    run(test)


def test_questions_beside_the_one_that_kills_are_answered_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with thinkers(processes=2) as pool:
            deadly, *harmless = await asyncio.gather(ask(pool, die, str(tmp_path)), *(choose(pool) for _ in range(4)))
            assert deadly is None
            assert len(who_thought(tmp_path)) == TRIES
            for chosen, legal in harmless:
                assert chosen in legal
            assert pool.waiting == 0

    run(test)


def test_a_full_queue_costs_strength_and_not_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with thinkers(most_waiting=1) as pool:
            thought = asyncio.create_task(ask(pool, wait_for_the_file, str(tmp_path), 7))
            await until(lambda: who_thought(tmp_path))
            began = time.monotonic()
            chosen, legal = await choose(pool, "mighty")  # the only worker is busy until we let it go on
            assert chosen in legal
            assert pool.degraded == 1
            assert pool.were_hurried("mighty", began), "people are told"
            assert (await choose(pool))[0] == chosen, "steady stepped in, and needs nobody to step in for itself"
            assert pool.degraded == 1
            assert not pool.were_hurried(GREEDY, began)
            (tmp_path / "go on").touch()
            assert await thought == 7
            began = time.monotonic()
            assert (await choose(pool))[0] in legal
            assert pool.degraded == 1
            assert not pool.were_hurried("mighty", began)

    run(test)


def test_a_bot_that_fails_or_answers_what_is_not_legal_does_not_stop_the_table() -> None:
    async def test() -> None:
        match = Match.new("primes", 3, seed=4)
        seat = match.to_act[0]
        async with thinkers() as pool:
            legal, began = match.state.legal(seat), time.monotonic()
            assert await pool.choose(match.game, BotTurn(seat, GREEDY, 1, "turn", "not a view", legal), "00") in legal
            assert pool.degraded == 1
            impossible = [10_001, 10_002]
            turn = BotTurn(seat, GREEDY, 1, "turn", match.view(seat), impossible)
            assert await pool.choose(match.game, turn, "00") in impossible
            assert pool.degraded == 2
            assert pool.were_hurried(GREEDY, began), "people are told"

    run(test)


def test_many_mighty_bots_answer_soon_all_the_same(tmp_path: Path) -> None:
    """On the sources too, where a mighty bot could think for minutes: real processes; `test_turns` counts seconds."""

    async def test() -> None:
        async with thinkers() as pool:
            # Both processes start, which is not what is measured.
            started = [asyncio.create_task(pool._submit(wait_for_the_file, str(tmp_path), 7)) for _ in range(2)]
            await until(lambda: len(who_thought(tmp_path)) == 2)
            (tmp_path / "go on").touch()
            await asyncio.gather(*started)

            async def one() -> None:
                chosen, legal = await choose(pool, "mighty")
                assert chosen in legal

            began = time.monotonic()
            answers = asyncio.gather(*(one() for _ in range(8)))
            await asyncio.sleep(0.1)
            chosen, legal = await choose(pool)
            assert chosen in legal
            assert not answers.done(), "a bot that answers at once does not wait for those that think"
            await answers
            assert pool.were_hurried("mighty", began)
            assert not pool.were_hurried(GREEDY, began)
            assert pool.degraded == 0

    run(test)


def test_advice_without_time_is_still_a_legal_action() -> None:
    async def test() -> None:
        async with thinkers(most_waiting=0) as pool:
            match = Match.new("primes", 2, seed=1)
            seat = match.to_act[0]
            legal = match.state.legal(seat)
            advised = await pool.advise(match.game, match.view(seat), seat, legal, "00")
            assert advised.choices == [AdvisedChoice(legal[0], [], 0.0, 0.0, 0.0, 0)]

    run(test)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("workers"), generous=True) as process:
        yield process


def test_a_table_plays_on_while_its_bots_workers_are_killed(server: ServerProcess) -> None:
    opened = server.open_table("lantern", "me", "greedy", "greedy")
    with Player(server, opened["table"]["id"], opened["keys"][0]["secret"]) as player, server.client() as door:
        killed = 0
        while (seat := player.wait_until_asked()) is not None:
            if killed < 3:
                killed += len(door.post("/test/kill-thinkers").json()["killed"])
            assert player.play(seat)["type"] == "ack"
        assert door.post("/test/kill-thinkers").json()["replaced"] >= 1
    assert killed


def test_everybody_at_a_table_is_told_when_its_bots_have_less_time(tmp_path: Path) -> None:
    """In the next frames, until a bot has had its time again; a bot that needs none is never hurried."""
    with serving(tmp_path, generous=True, tuned="turns.PATIENCE=0.02") as server:
        for level, told in (("sharp", True), ("steady", False)):
            opened = server.open_table("lantern", "me", level)
            with (
                Player(server, opened["table"]["id"], opened["keys"][0]["secret"]) as player,
                Player(server, opened["table"]["id"]) as watching,
            ):
                player.play_to_the_end()
                watching.catch_up(player.version)
                for frames in (player.frames, watching.frames):
                    tables = [message["table"] for message in map(json.loads, frames) if "table" in message]
                    assert any(table["hurried"] for table in tables) == told


def test_workers_end_with_their_server_even_if_it_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    opened = server.open_table("primes", "me", "me")
    player = next(player for player in server.players(opened) if player.wait_for("snapshot")["seats"][0]["decision"])
    assert player.ask(type="hint", seat=player.seat["seat"])["type"] == "hinted"
    workers = server.post("/test/thinkers").json()["processes"]
    assert workers
    server.kill()
    ends = time.monotonic() + PATIENCE
    while any(is_running(worker) for worker in workers):
        assert time.monotonic() < ends, f"workers {workers} are left behind"
        time.sleep(0.05)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")  # one that has ended but was not yet waited for does not run
    return not (stat.exists() and stat.read_text().rsplit(")", 1)[1].split()[0] == "Z")
