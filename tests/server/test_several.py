"""Several processes on one PostgreSQL: every one of them serves every table, and any of them may die.

`STAMPEDE_TABLES=100 STAMPEDE_DEATHS=20` makes it the long run.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from server.crowd import Crowd, RandomPlayer
from server.driver import PATIENCE, Player, ServerProcess
from server.postgres import PostgresServer
from server.test_kill import check_what_is_stored, read_again
from stampede.core.registry import register, unregister
from toy import load as load_toy

TABLES = int(os.environ.get("STAMPEDE_TABLES", "6"))
DEATHS = int(os.environ.get("STAMPEDE_DEATHS", "3"))
BETWEEN = max(20, TABLES)  # moves that are acknowledged before the next one dies
KINDS = [("lantern", "me", "me"), ("lantern", "me", "me", "greedy"), ("primes", "me", "me"), ("primes", "me", "random")]


@contextmanager
def servers(folder: Path, database: str, number: int) -> Iterator[list[ServerProcess]]:
    with ExitStack() as stack:
        started = []
        for index in range(number):
            home = folder / str(index)
            home.mkdir()
            started.append(ServerProcess(home, generous=True, database=database))
            stack.callback(lambda server: server.alive and server.stop(), started[-1])
        yield started


@pytest.fixture(scope="module")
def two(postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    with servers(tmp_path_factory.mktemp("two"), postgres.new_database(), 2) as started:
        yield started
    for server in started:
        assert "Traceback" not in server.log, server.log


def test_people_at_different_processes_play_one_game(two: list[ServerProcess]) -> None:
    one, other = two
    opened = one.open_table("lantern", "me", "me", "greedy")
    id, keys = opened["table"]["id"], opened["keys"]
    with Player(one, id, keys[0]["secret"]) as ana, Player(other, id, keys[1]["secret"]) as bea:
        for player in (ana, bea):
            player.wait_until(lambda message: message["type"] == "presence" and message["present"][:2] == [True, True])
        assert ana.ask(type="chat", seat=0, text="hello over there")["type"] == "ack"
        assert bea.wait_for("said")["text"] == "hello over there"
        assert bea.ask(type="chat", seat=1, text="hello yourself")["type"] == "ack"
        assert ana.wait_for("said")["number"] == 2
        play_turns_apart([ana, bea])
        assert ana.table["outcome"] == bea.table["outcome"] is not None
        again = other.post(f"/api/tables/{id}/rematch", {}, keys[1]["secret"]).json()["id"]
        assert ana.wait_until(lambda message: message.get("table", {}).get("rematch") == again)
        assert one.post(f"/api/tables/{id}/rematch", {}, keys[0]["secret"]).json()["id"] == again


def play_turns_apart(players: list[Player]) -> None:
    """Like `play_all_to_the_end`, where one hears a little later what the other did."""
    while True:
        waiting = [player for player in players if player.table["status"] != "over"]
        if not waiting:
            return
        for player in waiting:
            player.drain()
            if player.table["status"] != "over" and player.seat["decision"] is not None:
                answer = player.play(player.seat)
                assert answer["type"] == "ack" or answer["code"] == "stale", answer


def test_what_one_process_has_answered_every_other_knows(two: list[ServerProcess]) -> None:
    for one, other in (two, two[::-1]):
        opened = one.open_table("lantern", "me", "friend")
        id = opened["table"]["id"]
        assert other.get(f"/api/tables/{id}").json()["version"] == 1
        key = one.sit(opened)
        assert other.get(f"/api/tables/{id}").json()["seats"][1]["name"] == "Bea"
        started = other.post(f"/api/tables/{id}/start", {}, key["secret"])
        assert started.status_code == 200, started.text
        assert one.get(f"/api/tables/{id}").json()["status"] == "playing"


def test_a_commitment_of_one_process_is_kept_by_the_other_and_only_once(two: list[ServerProcess]) -> None:
    one, other = two
    commitment = one.promised()
    opened = other.open_table("lantern", "me", "me", contribution="ab", commitment=commitment)
    assert opened["table"]["commitment"] == commitment
    wish = {"game": "lantern", "seats": [{"kind": "me"}, {"kind": "me"}], "commitment": commitment}
    assert one.post("/api/tables", wish).json()["title"] == "no-commitment"


def test_a_seat_that_is_closed_at_one_process_is_closed_at_the_other(two: list[ServerProcess]) -> None:
    one, other = two
    opened = one.open_table("lantern", "me", "me")
    id, key = opened["table"]["id"], opened["keys"][1]["secret"]
    with Player(other, id, key) as bea:
        bea.wait_for("snapshot")
        new = one.post(f"/api/tables/{id}/seats/1/link", {}, key).json()
        assert bea.closed_with() == 4001
    with Player(other, id, new["secret"]) as bea:
        assert bea.wait_for("snapshot")["seats"][0]["seat"] == 1


def test_another_process_goes_on_with_the_bots_of_one_that_dies(postgres: PostgresServer, tmp_path: Path) -> None:
    url = postgres.new_database()
    database = url.partition("@/")[2].partition("?")[0]
    with servers(tmp_path, url, 2) as (one, other):
        opened = one.open_table("primes", "random", "me", "random")
        while opened["table"]["seats"][1]["owes"]:  # until a bot begins
            opened = one.open_table("primes", "random", "me", "random")
        id, secret = opened["table"]["id"], opened["keys"][0]["secret"]
        with Player(one, id) as watching:
            watching.catch_up(3)  # a bot has moved there
            [(before,)] = postgres.execute("SELECT holder FROM leases", database)
            ana = Player(other, id, secret)
            seat = ana.wait_until_asked()
            assert seat is not None
            one.kill()
            killed = time.monotonic()
            after = before
            while after == before:  # until the bots have had a turn
                assert ana.play(seat)["type"] == "ack"
                seat = ana.wait_until_asked()
                assert seat is not None
                [(after,)] = postgres.execute("SELECT holder FROM leases", database)
            print(f"bots go on {time.monotonic() - killed:.1f} s after their process was killed")
            ana.close()
        assert f"process {before} has died, and this one takes over" in other.log


@pytest.mark.long
def test_processes_die_and_postgresql_restarts_and_nothing_is_lost(tmp_path: Path) -> None:
    register("lantern", load_toy)
    database = PostgresServer()
    try:
        crowd = Crowd()
        with servers(tmp_path, database.url("postgres"), 3) as started:
            players = asyncio.run(play_and_kill(database, started, crowd))
            logs = [server.log for server in started]
        assert not any("Traceback" in said for said in logs), logs
        assert set(crowd.refusals) <= {"stale", "not-yours"}
        stored = asyncio.run(read_again(database.url("postgres"), {player.table for player in players}))
        assert check_what_is_stored(crowd, players, stored) == []
        print(f"{len(crowd.acknowledged)} moves acknowledged, {crowd.broken_lines} lines broken, none lost")
    finally:
        unregister("lantern")
        database.remove()


async def play_and_kill(database: PostgresServer, started: list[ServerProcess], crowd: Crowd) -> list[RandomPlayer]:
    """Everybody plays, by way of any process; they are killed one after another, and PostgreSQL stops once."""
    players: list[RandomPlayer] = []
    chance = random.Random(7)
    async with asyncio.timeout(PATIENCE * (4 + 2 * DEATHS)), asyncio.TaskGroup() as playing:
        going: list[asyncio.Task[None]] = []
        for death in range(DEATHS):
            await asyncio.to_thread(open_tables, started, crowd, players, death)
            going += [playing.create_task(player.play()) for player in players[len(going) :]]
            target = len(crowd.acknowledged) + BETWEEN
            while len(crowd.acknowledged) < target and not all(task.done() for task in going):
                await asyncio.sleep(0.005)
            victim = chance.choice(started)
            await asyncio.to_thread(victim.kill)
            if death == DEATHS // 2:
                await asyncio.to_thread(database.stop)
                await asyncio.to_thread(database.start)
            await asyncio.to_thread(victim.start)
    return players


def open_tables(servers: list[ServerProcess], crowd: Crowd, players: list[RandomPlayer], round: int) -> None:
    ports = [server.port for server in servers]
    for number in range(TABLES * round // DEATHS, TABLES * (round + 1) // DEATHS):
        game, *seats = KINDS[number % len(KINDS)]
        opened = servers[number % len(servers)].open_table(game, *seats)
        for key in opened["keys"]:
            seed = f"{number} {key['seat']}"
            players.append(RandomPlayer(crowd, ports[0], opened["table"]["id"], key["secret"], seed, 0.0, *ports[1:]))


# --- behind one port --------------------------------------------------------------------------------------------------


def test_several_processes_behind_one_port(postgres: PostgresServer, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, generous=True, database=postgres.new_database(), words=["--processes", "2"])
    try:
        assert "2 processes" in server.said
        opened = server.open_table("lantern", "me", "me", "greedy")
        players = server.players(opened)
        for player in players:
            player.wait_for("snapshot")
        play_turns_apart(players)
        for player in players:
            player.close()
        [first, second] = children_of(server.process.pid)
        os.kill(first, signal.SIGKILL)
        server.wait_for_log(lambda said: "another has started" in said)
        assert len({second, *children_of(server.process.pid)} - {first}) == 2
        assert server.get("/api/games").status_code == 200
    finally:
        server.stop()
    assert server.process.returncode == 0, server.log
    assert "Traceback" not in server.log
    with pytest.raises(httpx.ConnectError):
        server.get("/api/games")


def children_of(pid: int) -> list[int]:
    """Processes whose parent is that one."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(re.findall(r"\d+", str(stat))[0]))
    return sorted(found)
