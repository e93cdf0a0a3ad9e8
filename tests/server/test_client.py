"""`stampede.client` against a real server: playing, coming back, and what it says when it cannot."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.driver import PATIENCE, ServerProcess, serving
from stampede.bots.levels import find_bot
from stampede.cli.join import BotPlayer
from stampede.client import Asked, Key, Refused, Seat, SentAway, Unreachable, call, parse_link, sit, wire
from stampede.core.registry import find_game, game_ids
from stampede.match.match import Match
from stampede.server.codes import CloseCode
from stampede.server.describe import action_info


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("client")) as process:
        yield process


def keys_of(server: ServerProcess, opened: dict[str, Any]) -> list[Key]:
    return [Key(server.url, opened["table"]["id"], key["seat"], key["secret"]) for key in opened["keys"]]


@asynccontextmanager
async def seats_at(server: ServerProcess, *seats: str) -> AsyncIterator[list[Seat]]:
    keys = keys_of(server, server.open_table("lantern", *seats))
    taken = [Seat(key) for key in keys]
    for seat in taken:
        await seat.__aenter__()
    yield taken
    for seat in taken:
        await seat.__aexit__()


def run(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


def test_it_needs_only_websockets_and_msgspec() -> None:
    question = "import sys; import stampede.client, stampede.client.programs; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", question], stdout=subprocess.PIPE, check=True, text=True).stdout
    loaded = {name.partition(".")[0] for name in told.split()}
    foreign = {"starlette", "uvicorn", "sqlalchemy", "rich", "typer", "fluent", "numpy", "librt", "mypy_extensions"}
    assert {"websockets", "msgspec"} <= loaded
    assert not loaded & foreign
    ours = {name for name in told.split() if name.startswith("stampede.server.")}
    assert ours == {"stampede.server.wire", "stampede.server.codes"}


def test_two_programs_play_to_the_end(server: ServerProcess) -> None:
    async def play(seat: Seat) -> int:
        asked = [one async for one in answered(seat)]
        assert asked[0].events, "the first time, the whole story is told"
        return len(asked)

    async def answered(seat: Seat) -> AsyncIterator[Asked]:
        async for asked in seat.decisions():
            await seat.play(asked.legal[0])
            yield asked

    async def both() -> None:
        async with seats_at(server, "me", "me") as seats:
            counts = await asyncio.gather(*map(play, seats))
            assert all(counts)
            for seat in seats:
                assert seat.table.outcome is not None
                assert seat.over

    run(both())


def test_taking_a_seat_by_invitation_and_public(server: ServerProcess) -> None:
    async def take() -> None:
        opened = server.open_table("lantern", "me", "friend", "friend", public=True)
        key = await sit(opened["invitation"], "Rosita")
        public = await sit(f"{server.url}/table/{opened['table']['id']}", program=False)
        assert (key.seat, public.seat) == (1, 2)
        assert key.secret not in repr(key)
        assert key.secret not in repr(parse_link(f"{server.url}/table/a/join/{key.secret}"))
        table = await call(server.url, "GET", f"/api/tables/{key.table}", wire.TableInfo)
        assert [seat.program for seat in table.seats] == [False, True, False]

    run(take())


def test_questions_are_answered_and_refusals_have_their_code(server: ServerProcess) -> None:
    async def ask() -> None:
        async with seats_at(server, "me", "me") as [one, other]:
            asked = next(seat for seat in (one, other) if seat.seen.decision is not None)
            action = asked.seen.legal[0].notation
            assert await asked.why_not(action) is None
            assert (await asked.draft([action])).done == 1
            assert (await asked.hint()).choices
            await asked.say("hello")
            with pytest.raises(Refused) as refused:
                await asked.play(action, decision=999)
            assert refused.value.code == "stale"
            # More than the server stands at once: the line waits instead of being cut off.
            for _ in range(90):
                assert await asked.why_not(action) is None

    run(ask())


def test_a_line_that_breaks_comes_back_with_what_was_missed(tmp_path: Path) -> None:
    """The server is killed while a move is on its way: the decision is still open, so the move is sent again."""
    server = ServerProcess(tmp_path)
    try:
        run(breaking(server))
    finally:
        server.stop()


async def breaking(server: ServerProcess) -> None:
    [key, _] = keys_of(server, server.open_table("lantern", "me", "me"))
    said: list[str] = []
    kinds: list[str] = []
    async with Seat(key, on_trouble=said.append) as seat:
        seat.line.heard = lambda message: kinds.append(type(message).__name__)
        async for asked in seat.decisions():
            server.process.send_signal(signal.SIGSTOP)
            playing = asyncio.create_task(seat.play(asked.legal[0]))
            await asyncio.sleep(0)
            while not any(question.sent for question in seat.line._questions.values()):
                await asyncio.sleep(0.01)
            server.kill()
            await asyncio.to_thread(server.start)
            await playing
            assert seat.seen.decision != asked.decision
            break
        version = seat.table.version
        assert said == ["the connection is lost; trying again"]
        assert "Snapshot" not in kinds, "it said which version it had, and was told what it had missed"
        assert seat.table.version == version


async def forever(seat: Seat) -> None:
    while True:
        await seat.changed()


def test_whoever_is_sent_away_is_told_why(server: ServerProcess) -> None:
    async def leave() -> None:
        opened = server.open_table("lantern", "me", "friend")
        key = await sit(opened["invitation"])
        async with Seat(key) as seat:
            host = opened["keys"][0]["secret"]
            assert server.delete(f"/api/tables/{key.table}/seats/{key.seat}", host).status_code == 200
            with pytest.raises(SentAway, match="given to somebody else") as away:
                await forever(seat)
            assert away.value.code == CloseCode.SEAT_CLOSED

    run(leave())


def test_a_server_that_is_gone_is_given_up_in_the_end(server: ServerProcess) -> None:
    async def wait() -> None:
        nowhere = Seat(Key("http://localhost:1", "a", 0, "b"), patience=0.1)
        with pytest.raises(Unreachable, match="cannot be reached any more"):
            await nowhere.__aenter__()

    run(wait())


def test_what_a_later_version_says_is_passed_over(server: ServerProcess) -> None:
    async def hear() -> None:
        async with seats_at(server, "me", "me") as [seat, _]:
            line = seat.line
            assert not await line._hear('{"type": "fanfare", "loud": true}')
            text = msgspec.to_builtins(wire.Update(seat.table, [seat.seen]))
            assert await line._hear(msgspec.json.encode({**text, "more": {"than": "we know"}}))

    run(hear())


@pytest.mark.parametrize("game", game_ids())
def test_our_bots_can_read_the_views_of_every_game_from_the_wire(game: str) -> None:
    match = Match.new(game, max(2, find_game(game).min_seats), seed=5)
    player = BotPlayer(find_bot("steady"))
    for decision in range(25):
        if match.over:
            break
        seat = match.to_act[0]
        legal = [action_info(match.game, action.index) for action in match.legal(seat)]
        view = msgspec.json.decode(msgspec.json.encode(match.view(seat)))
        match.play(seat, player.choose(game, Asked(seat, decision, "", view, legal, [])))
    assert decision


def test_a_pause_stops_everybody_and_the_same_decision_is_asked_again(server: ServerProcess) -> None:
    async def pausing() -> None:
        async with seats_at(server, "me", "me") as seats:
            owing = next(seat for seat in seats if seat.seen.decision is not None)
            other = next(seat for seat in seats if seat is not owing)
            decision = owing.seen.decision
            asked = owing.decisions()
            first = await anext(asked)
            await other.pause()
            with pytest.raises(Refused) as refusal:
                await owing.play(first.legal[0], first.decision)
            assert refusal.value.code == "paused"
            assert owing.seen.decision is None
            assert owing.table.paused is not None
            assert owing.table.paused.seat == other.number
            await owing.resume()
            again = await anext(asked)
            assert again.decision == first.decision == decision
            assert owing.table.paused is None
            await owing.play(again.legal[0], again.decision)
            with pytest.raises(Refused) as refusal:
                await other.pause()
            assert refusal.value.code == "pause-spent"

    run(pausing())
