"""What people who run a server rely on: health, metrics, logs without secrets, settings, moderation, draining."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from typer.main import get_command
from typer.testing import CliRunner

from server.driver import Player, ServerProcess, play_all_to_the_end
from server.postgres import PostgresServer
from server.test_store import meddle, on_a_loop
from stampede.cli import serve as serve_module
from stampede.cli.admin import app
from stampede.cli.app import the_app
from stampede.server.app import Settings, application, open_server
from stampede.server.metrics import BUCKETS, COMMIT, MOVES_BY_BOTS, NUMBERS, TABLES, Metrics
from stampede.server.quiet import Bounds

SETTINGS = Path(__file__).parents[2] / "docs" / "settings.md"


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    database = None
    if request.param == "postgresql":
        postgres: PostgresServer = request.getfixturevalue("postgres")
        database = postgres.new_database()
    words = ["--log-level", "info", "--log-format", "json"]
    process = ServerProcess(tmp_path, generous=True, database=database, words=words)
    yield process
    if process.alive:
        process.stop()


def scraped(server: ServerProcess) -> dict[str, float]:
    """All samples by name and labels."""
    answer = server.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    samples = [sample for family in text_string_to_metric_families(answer.text) for sample in family.samples]
    return {
        f"{sample.name}{{{','.join(f'{name}={value}' for name, value in sample.labels.items())}}}": sample.value
        for sample in samples
    }


def test_a_whole_game_is_counted_and_none_of_its_secrets_is_logged(server: ServerProcess) -> None:
    assert server.get("/healthz").json() == {"live": True, "ready": True, "database": True, "draining": False}
    assert server.get("/healthz/live").json() == {"live": True}
    opened = server.open_table("lantern", "me", "friend", "greedy", contribution="c0ffee")
    key = server.sit(opened, contribution="decade")
    id, first = opened["table"]["id"], opened["keys"][0]
    assert server.get(f"/table/{id}/seat/{key['secret']}").status_code == 303
    assert server.get(f"/table/{id}/join/{opened['invitation'].rsplit('/', 1)[1]}").status_code == 200
    started = server.post(f"/api/tables/{id}/start", {}, key["secret"])
    assert started.status_code == 200, started.text
    players = [Player(server, id, secret) for secret in (first["secret"], key["secret"])]
    for player in players:
        player.wait_for("snapshot")
    assert players[0].ask(type="chat", seat=0, text="a confidential remark")["type"] == "ack"
    assert scraped(server)["stampede_sockets{}"] == 2.0
    play_all_to_the_end(players)
    found = scraped(server)
    record = server.get(f"/api/tables/{id}/record").json()
    assert found["stampede_moves_total{by=person}"] + found["stampede_moves_total{by=bot}"] == len(record["moves"])
    assert found["stampede_moves_total{by=bot}"] > 0
    assert found["stampede_tables{}"] == 1.0
    assert found["stampede_echo_seconds_count{}"] == found["stampede_moves_total{by=person}"]
    assert found["stampede_commit_seconds_count{}"] >= len(record["moves"])
    assert found["stampede_log_lines_total{level=error}"] == 0.0
    assert found["stampede_requests_total{status=ok}"] >= 6.0
    for player in players:
        player.close()
    server.stop()
    lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    asked = [line for line in lines if line["logger"] == "stampede.requests"]
    assert {"table", "request", "method", "path", "status", "milliseconds"} <= asked[-1].keys() | {"status"}
    assert any(line["path"] == f"/table/{id}/seat/…" and line["table"] == id for line in asked)
    secrets = [first["secret"], key["secret"], opened["invitation"].rsplit("/", 1)[1], record["key"]]
    secrets += [record["fairness"]["secret"], "c0ffee", "decade", "confidential"]
    secrets += [row[0] for row in asyncio.run(meddle(server.database, "SELECT secret_hash FROM secrets"))]
    secrets += [move["action"] if isinstance(move, dict) else str(move[-1]) for move in record["moves"]]
    assert len(secrets) > 15
    for secret in secrets:
        assert secret not in server.log, secret


def test_the_numbers_of_all_processes_are_added_up() -> None:
    metrics = Metrics()
    metrics.share(2)
    for slot, moves in enumerate((3, 4)):
        metrics.take_slot(slot)
        metrics.count(MOVES_BY_BOTS, moves)
        metrics.set(TABLES, 10)
        metrics.time(COMMIT, 0.004)
        metrics.time(COMMIT, 99.0)
    text = metrics.text().decode()
    assert 'stampede_moves_total{by="bot"} 7.0' in text
    assert "stampede_tables 20.0" in text
    assert 'stampede_commit_seconds_bucket{le="0.0025"} 0.0' in text
    assert 'stampede_commit_seconds_bucket{le="0.005"} 2.0' in text
    assert 'stampede_commit_seconds_bucket{le="+Inf"} 4.0' in text
    assert "stampede_commit_seconds_sum 198.008" in text
    assert COMMIT.index + len(BUCKETS) + 2 <= NUMBERS


def test_strangers_may_not_read_the_metrics(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, words=["--proxy", "127.0.0.1"])
    try:
        with server.client() as client:
            assert client.get("/metrics", headers={"x-forwarded-for": "8.8.8.8"}).status_code == 404
            assert client.get("/metrics").status_code == 200
    finally:
        server.stop()


def test_a_server_that_stops_sends_everybody_away_to_come_back(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    opened = server.open_table("lantern", "me", "me")
    with Player(server, opened["table"]["id"], opened["keys"][0]["secret"]) as ana:
        ana.wait_for("snapshot")
        server.process.send_signal(signal.SIGTERM)
        assert ana.closed_with() == 1012  # the code for "come back at once"
    server.process.wait(30)
    assert "Traceback" not in server.log


@on_a_loop
async def test_a_server_that_stops_or_has_lost_its_database_says_that_it_is_not_ready(tmp_path: Path) -> None:
    async with open_server(Settings(f"sqlite:///{tmp_path / 'stampede.db'}")) as inside:
        transport = httpx.ASGITransport(application(inside))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            assert (await client.get("/healthz")).status_code == 200
            await inside.drain()
            answer = await client.get("/healthz")
            assert answer.status_code == 503
            assert answer.json() == {"live": True, "ready": False, "database": True, "draining": True}
            await inside.store.close()
            answer = await client.get("/healthz")
            assert (answer.status_code, answer.json()["database"]) == (503, False)
            assert (await client.get("/healthz/live")).status_code == 200


# --- moderation -------------------------------------------------------------------------------------------------------


@pytest.fixture
def admin(server: ServerProcess) -> Callable[..., Any]:
    def run(*words: str) -> Any:
        done = CliRunner().invoke(app, [*words, "--db", server.database, "--json"])
        assert (done.exit_code, done.exception) == (0, None), (words, done.exception, done.output)
        return json.loads(done.stdout)

    return run


def test_tables_are_moderated_while_people_play(server: ServerProcess, admin: Callable[..., Any]) -> None:
    opened = server.open_table("lantern", "me", "me")
    id, keys = opened["table"]["id"], opened["keys"]
    ana, bea = server.players(opened)
    for player in (ana, bea):
        player.wait_for("snapshot")
    assert [table["id"] for table in admin("list")["tables"]] == [id]
    exported = CliRunner().invoke(app, ["export", id, "--db", server.database])
    assert json.loads(exported.stdout)["table"]["id"] == id
    admin("announce", "back in  five minutes")
    assert {player.wait_for("announced")["text"] for player in (ana, bea)} == {"back in five minutes"}

    link = admin("link", id, "2")["link"]
    assert bea.closed_with() == 4001
    with Player(server, id, link.rsplit("/", 1)[1]) as back:
        assert back.wait_for("snapshot")["seats"][0]["seat"] == 1
    refused = CliRunner().invoke(app, ["link", id, "3", "--db", server.database])
    assert "people sit at 1, 2" in str(refused.exception)

    admin("close", id)
    assert ana.closed_with() == 4001
    with Player(server, id, keys[0]["secret"]) as watching:
        assert watching.wait_for("snapshot")["seats"][0]["seat"] is None
        admin("delete", id)
        assert watching.closed_with() == 4004
    assert server.get(f"/api/tables/{id}").status_code == 404
    assert "no table" in str(CliRunner().invoke(app, ["close", id, "--db", server.database]).exception)


def test_who_waits_at_a_table_that_is_swept_is_told(server: ServerProcess, admin: Callable[..., Any]) -> None:
    opened = server.open_table("lantern", "me", "friend")
    with Player(server, opened["table"]["id"], opened["keys"][0]["secret"]) as waiting:
        waiting.wait_for("snapshot")
        assert admin("sweep", "--open-days", "0")["swept"] >= 1
        assert waiting.closed_with() == 4004
    assert server.get(f"/api/tables/{opened['table']['id']}").status_code == 404


def test_an_address_is_kept_out_for_a_while(server: ServerProcess, admin: Callable[..., Any]) -> None:
    opened = server.open_table("lantern", "me", "me")
    [ana, _] = server.players(opened)
    ana.wait_for("snapshot")
    addresses = ("127.0.0.1", "::1")
    for address in addresses:
        admin("ban", address, "--hours", "1")
    assert set(admin("bans")["bans"]) == set(addresses)
    assert ana.closed_with() == 4029
    assert server.get("/api/games").status_code == 403
    for address in addresses:
        admin("unban", address)
    assert admin("bans")["bans"] == {}
    ends = [server.get("/api/games").status_code]
    while ends[-1] != 200 and len(ends) < 200:  # news take a moment
        ends.append(server.get("/api/games").status_code)
    assert ends[-1] == 200
    assert "is not an address" in str(CliRunner().invoke(app, ["ban", "x", "--db", server.database]).exception)


# --- settings ---------------------------------------------------------------------------------------------------------


def said(*words: str, **variables: str) -> str:
    """Why a server does not start with these settings."""
    return str(CliRunner().invoke(the_app(), ["serve", *words], env=variables).exception)


def test_a_flag_wins_over_a_variable_and_a_variable_over_a_file(tmp_path: Path) -> None:
    file = tmp_path / "stampede.toml"
    file.write_text("processes = 2\n")
    words = ("--config", str(file), "--db", f"sqlite:///{tmp_path / 'stampede.db'}")
    assert "2 processes need PostgreSQL" in said(*words)
    assert "3 processes need PostgreSQL" in said(*words, STAMPEDE_PROCESSES="3")
    assert "4 processes need PostgreSQL" in said(*words, "--processes", "4", STAMPEDE_PROCESSES="3")
    file.write_text("prot = 1\n")
    assert "there is no setting 'prot'" in said("--config", str(file))
    file.write_text("port: 1\n")
    assert "is not TOML" in said("--config", str(file))


def test_how_much_is_logged_can_be_set_in_all_three_ways(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    set_to: list[Bounds] = []

    async def started(listening: Any, host: str, settings: Settings, *_: object) -> None:
        set_to.append(settings.log_bounds)
        listening.close()

    monkeypatch.setattr(serve_module, "serve_on", started)
    file = tmp_path / "stampede.toml"
    file.write_text("log-period = 5\nlog-alike = 6\n")
    words = ["--port", "0", "--db", f"sqlite:///{tmp_path / 'stampede.db'}", "--config", str(file)]
    variables = {"STAMPEDE_LOG_TRACEBACKS": "7", "STAMPEDE_LOG_ALIKE": "8"}
    for more in ([], ["--log-requests", "9", "--log-alike", "10"]):
        ran = CliRunner().invoke(the_app(), ["serve", *words, *more], env=variables)
        assert ran.exit_code == 0, ran.exception
    assert set_to == [Bounds(5.0, 8, 7, Bounds.requests), Bounds(5.0, 10, 7, 9)]


def test_every_setting_is_documented_once() -> None:
    serve: Any = get_command(the_app()).commands["serve"]  # type: ignore[attr-defined]
    flags = {option.opts[0].lstrip("-") for option in serve.params} - {"help"}
    rows = re.findall(r"^\| `--([a-z-]+)`[^|]*\| `(STAMPEDE_[A-Z_]+)`", SETTINGS.read_text(encoding="utf-8"), re.M)
    assert {flag for flag, _ in rows} == flags - {"config"}
    for option in serve.params:
        flag = option.opts[0].lstrip("-")
        if flag not in ("help", "config"):
            assert (flag, f"STAMPEDE_{str(option.name).upper()}") in rows


# --- upgrades ---------------------------------------------------------------------------------------------------------


def test_a_game_goes_on_after_an_upgrade_from_the_last_release(tmp_path: Path) -> None:
    """A database of release 0.1.0 with a game in the middle is served by this one."""
    server = ServerProcess(tmp_path)
    opened = server.open_table("lantern", "me", "me")
    id, key = opened["table"]["id"], opened["keys"][0]["secret"]
    server.stop()
    with closing(sqlite3.connect(tmp_path / "stampede.db")) as old, old:
        for name in ("leases", "processes", "promises", "bans", "daily_tries", "daily_deals"):
            old.execute(f"DROP TABLE {name}")
        old.execute("UPDATE alembic_version SET version_num = '0001'")
    server.start()
    try:
        players = [Player(server, id, key["secret"]) for key in opened["keys"]]
        for player in players:
            player.wait_for("snapshot")
        play_all_to_the_end(players)
        assert server.get(f"/api/tables/{id}", key).json()["status"] == "over"
    finally:
        server.stop()
    assert "Traceback" not in server.log
