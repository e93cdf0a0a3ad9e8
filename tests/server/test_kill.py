"""The server is killed again and again while people play: nothing that was acknowledged is ever lost.

`STAMPEDE_KILLS=20 STAMPEDE_CROWDED=50` make it the long run (`run.py faults`).
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.crowd import Acknowledged, Crowd, RandomPlayer
from server.driver import PATIENCE, Player, ServerProcess
from stampede.core.registry import game_ids, register, unregister
from stampede.match import log
from stampede.match.log import Entry
from stampede.match.table import Table
from stampede.server.store import Store, StoredTable
from toy import load as load_toy

KILLS = int(os.environ.get("STAMPEDE_KILLS", "4"))
CROWDED = int(os.environ.get("STAMPEDE_CROWDED", "0"))  # tables of all five games, beside those of the toy
BETWEEN = max(30, 2 * CROWDED)  # moves that are acknowledged before the next kill
SHORT = [("lantern", "me", "me"), ("lantern", "me", "me", "me", "greedy")]
LONG = [("primes", "me", "me", "random")]
LONG_EVERY = 4  # kills that a long game lives through


@pytest.fixture(autouse=True)
def lantern() -> Iterator[None]:
    """The toy known here too, to replay its logs."""
    register("lantern", load_toy)
    yield
    unregister("lantern")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path, generous=True)
    yield process
    if process.alive:
        process.stop()


def test_nothing_acknowledged_is_lost_and_every_game_goes_on_to_its_end(server: ServerProcess) -> None:
    crowd = Crowd()
    players = asyncio.run(play_and_kill(server, crowd))
    server.stop()
    assert "Traceback" not in server.log, server.log
    assert crowd.broken_lines >= KILLS
    assert set(crowd.refusals) <= {"stale", "not-yours"}  # what was played before the kill is asked no more
    stored = asyncio.run(read_again(server.database, {player.table for player in players}))
    games = Counter(found.summary.game for found in stored.values())
    tables = ", ".join(f"{count} of {game}" for game, count in sorted(games.items()))
    lost = check_what_is_stored(crowd, players, stored)
    print(f"{KILLS} kills, tables: {tables}; {len(crowd.acknowledged)} moves acknowledged, {len(lost)} lost")
    assert lost == []


def check_what_is_stored(
    crowd: Crowd, players: list[RandomPlayer], stored: dict[str, StoredTable]
) -> list[Acknowledged]:
    """Every game is over and was told to everybody as it is stored; returns what was acknowledged and is not there."""
    lost: list[Acknowledged] = []
    for table, found in stored.items():
        replayed = Replayed(found)
        assert replayed.over
        lost += [one for one in crowd.acknowledged if one.table == table and not replayed.has(one)]
        for player in players:
            if player.table == table:
                assert player.story == replayed.stories[player.seat]
                for version, view in player.views:
                    assert view == replayed.views[player.seat][version], f"version {version} of {table}"
    return lost


async def play_and_kill(server: ServerProcess, crowd: Crowd) -> list[RandomPlayer]:
    """Everybody plays; the server is killed as often as it shall be; all games are played to the end."""
    players: list[RandomPlayer] = []
    async with asyncio.timeout(PATIENCE * (4 + 2 * KILLS)), asyncio.TaskGroup() as playing:
        going: list[asyncio.Task[None]] = []
        await asyncio.to_thread(open_tables, server, crowd, players, "crowd", crowded())
        for kill in range(KILLS):
            tables = [*SHORT, *(LONG if kill % LONG_EVERY == 0 else [])]
            await asyncio.to_thread(open_tables, server, crowd, players, str(kill), tables)
            going += [playing.create_task(player.play()) for player in players[len(going) :]]
            target = len(crowd.acknowledged) + BETWEEN
            while len(crowd.acknowledged) < target:
                assert not all(task.done() for task in going), "all games were over before the server could be killed"
                await asyncio.sleep(0.005)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
    return players


def crowded() -> list[tuple[str, ...]]:
    """Tables of all games in turn, for two people, and for two and a bot."""
    games = [game for game in game_ids() if game != "lantern"]
    wishes = [(games[number % len(games)], number // len(games)) for number in range(CROWDED)]
    return [(game, "me", "me", *(("random",) if round % 2 else ())) for game, round in wishes]


def open_tables(
    server: ServerProcess, crowd: Crowd, players: list[RandomPlayer], round: str, wishes: Sequence[tuple[str, ...]]
) -> None:
    for number, (game, *seats) in enumerate(wishes):
        opened = server.open_table(game, *seats)
        for key in opened["keys"]:
            seed = f"{round} {number} {key['seat']}"
            players.append(RandomPlayer(crowd, server.port, opened["table"]["id"], key["secret"], seed))


async def read_again(database: str, tables: set[str]) -> dict[str, StoredTable]:
    async with await Store.open(database) as store:
        loaded = {table: await store.load(table) for table in tables}
    return {table: found for table, found in loaded.items() if found is not None}


class Replayed:
    """A log played again: what every seat could see at every version, as it counts them."""

    def __init__(self, stored: StoredTable) -> None:
        table = Table(stored.entries[0])
        seats = range(len(table.seats))
        self.views: list[dict[int, Any]] = [{1: None} for _ in seats]
        # What was acknowledged has the version that its seat knew then: what others do in secret does not count.
        self.entries: list[dict[int, Entry]] = [{} for _ in seats]
        for entry in stored.entries[1:]:
            table.change(entry)
            assert table.match is not None
            table.match.state.check()
            for seat in seats:
                version = table.version_for([seat])
                self.views[seat][version] = told(table.match.view(seat))
                self.entries[seat].setdefault(version, entry)
        assert table.match is not None
        self.over = table.over
        self.stories = [[event.kind for event in table.match.story(seat)] for seat in seats]
        assert stored.summary.status == "over"

    def has(self, acknowledged: Acknowledged) -> bool:
        entry = self.entries[acknowledged.seat].get(acknowledged.version)
        return entry is not None and (entry.kind, entry.seat, entry.data["action"]) == (
            log.ACTED,
            acknowledged.seat,
            acknowledged.action,
        )


def told(view: object) -> Any:
    """A view as it comes out of a frame."""
    return msgspec.json.decode(msgspec.json.encode(view))


def test_a_table_whose_game_is_gone_does_not_keep_the_server_from_starting(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone, stays = server.open_table("lantern", "me", "random"), server.open_table("primes", "me", "me")
    server.kill()
    monkeypatch.setenv("STAMPEDE_WITHOUT_TOY", "1")
    server.start()
    assert server.get(f"/api/tables/{stays['table']['id']}").json()["status"] == "playing"
    answer = server.get(f"/api/tables/{gone['table']['id']}")
    assert answer.status_code == 422
    assert "lantern" in answer.json()["detail"]
    with Player(server, gone["table"]["id"]) as watching:
        assert watching.closed_with() == 4022
    assert "Traceback" not in server.log
