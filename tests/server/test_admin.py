"""`stampede admin`: the keeper's commands on a real database."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from stampede.cli.admin import app
from stampede.core.errors import StampedeError
from stampede.core.record import RecordText
from stampede.core.rng import derive_key
from stampede.match.log import Entry
from stampede.match.match import replay
from stampede.match.referee import Referee, Setup
from stampede.match.seats import SeatPlan
from stampede.server.store import Store, TableSummary

LONG_AGO = 1_000_000.0


class Admin:
    """Runs commands on one database, in this process."""

    def __init__(self, path: Path) -> None:
        self.url = f"sqlite:///{path}"

    def __call__(self, *words: str) -> Result:
        return CliRunner().invoke(app, [*words, "--db", self.url])

    def said(self, *words: str) -> str:
        result = self(*words)
        assert (result.exit_code, result.exception) == (0, None)
        return result.output

    def refused(self, *words: str) -> str:
        error = self(*words).exception
        assert isinstance(error, StampedeError)
        return str(error)


@pytest.fixture
def admin(tmp_path: Path) -> Admin:
    admin = Admin(tmp_path / "stampede.db")
    asyncio.run(fill(admin.url))
    return admin


def finished_game() -> Referee:
    plans = [SeatPlan.human("Ana"), SeatPlan.human("Bo")]
    referee = Referee.open(Setup("primes", plans, key=derive_key("match", 7).hex()), LONG_AGO)
    referee.start(LONG_AGO)
    while not referee.table.over:
        seat = next(seat for seat, asked in enumerate(referee.table.asked) if asked is not None)
        asked = referee.table.asked[seat]
        assert asked is not None
        referee.act(seat, asked.legal[len(referee.entries) * 7 % len(asked.legal)], LONG_AGO)
    return referee


async def fill(url: str) -> None:
    """A table that waits for people, one on which nobody moves any more, and a finished game."""
    entry = Entry("opened", LONG_AGO, -1, {"game": "primes"})
    async with await Store.open(url) as store:
        await store.create_table(summary("waits", "open", LONG_AGO + 1), [entry], None)
        await store.create_table(summary("stands", "playing", LONG_AGO + 2, waiting_for=[1]), [entry], None)
        await store.create_table(summary("ended", "over", LONG_AGO + 3), finished_game().entries, None)
        await store.add_secret("ended", 0, "owner", "hash-of-a-secret")
        await store.add_chat("ended", 1, 0, "Ana", "¡buena partida!", LONG_AGO)


def summary(id: str, status: str, changed_at: float, waiting_for: list[int] | None = None) -> TableSummary:
    seats: list[dict[str, Any]] = [{"kind": "human", "name": "Ana"}, {"kind": "open", "name": ""}]
    return TableSummary(id, "primes", status, status == "open", LONG_AGO, changed_at, seats, waiting_for or [])


def ids(admin: Admin, *words: str) -> list[str]:
    return [table["id"] for table in json.loads(admin.said("list", "--json", *words))["tables"]]


def test_tables_are_listed_for_people(admin: Admin) -> None:
    heading, *lines = admin.said("list").splitlines()
    assert heading.split() == ["id", "game", "status", "listed", "changed", "seats", "waits", "for"]
    assert [line.split()[0] for line in lines] == ["ended", "stands", "waits"]
    assert lines[1].split()[1:4] == ["primes", "playing", "no"]
    assert lines[1].rstrip().endswith("Ana, open  2")


def test_tables_are_listed_as_json(admin: Admin) -> None:
    assert ids(admin) == ["ended", "stands", "waits"]
    assert ids(admin, "--status", "open") == ["waits"]
    assert ids(admin, "--limit", "1") == ["ended"]
    [table] = json.loads(admin.said("list", "--json", "--status", "playing"))["tables"]
    assert (table["waiting_for"], table["seats"][0]["name"]) == ([1], "Ana")


def test_an_export_has_the_log_the_chat_and_a_record_that_replays(admin: Admin) -> None:
    output = admin.said("export", "ended")
    document = json.loads(output)
    assert [Entry.from_json(entry) for entry in document["entries"]] == finished_game().entries
    assert document["chat"][0]["text"] == "¡buena partida!"
    assert replay(RecordText(document["record"], "export")).over
    assert "hash-of-a-secret" not in output


def test_an_export_goes_to_a_file(admin: Admin, tmp_path: Path) -> None:
    file = tmp_path / "waits.json"
    assert str(file) in admin.said("export", "waits", str(file)).replace("\n", "")
    document = json.loads(file.read_text(encoding="utf-8"))
    assert (document["table"]["id"], document["record"], document["record_problem"]) == ("waits", None, None)
    assert "Choose another file" in admin.refused("export", "waits", str(tmp_path / "nowhere" / "waits.json"))
    assert "choose another name" in admin.refused("export", "waits", str(tmp_path))


def test_an_export_says_why_there_is_no_record(admin: Admin) -> None:
    async def add() -> None:
        async with await Store.open(admin.url) as store:
            entry = Entry("opened", LONG_AGO, -1, {**finished_game().entries[0].data, "game": "chess"})
            await store.create_table(summary("foreign", "over", LONG_AGO), [entry], None)
            await store.create_table(summary("broken", "over", LONG_AGO), [Entry("opened", 0.0)], None)

    asyncio.run(add())
    assert "no game 'chess'" in json.loads(admin.said("export", "foreign"))["record_problem"]
    assert "cannot be followed" in json.loads(admin.said("export", "broken"))["record_problem"]


def test_a_table_is_deleted_once(admin: Admin) -> None:
    assert json.loads(admin.said("delete", "stands", "--json")) == {"deleted": "stands"}
    assert ids(admin) == ["ended", "waits"]
    assert "there is no table stands" in admin.refused("delete", "stands")
    assert "there is no table stands" in admin.refused("export", "stands")
    assert admin.said("delete", "waits") == "Table waits has been deleted.\n"


def test_abandoned_tables_are_swept_and_finished_ones_kept(admin: Admin) -> None:
    assert admin.said("sweep", "--playing-days", "1000000") == "Deleted 1 abandoned table.\n"
    assert ids(admin) == ["ended", "stands"]
    assert json.loads(admin.said("sweep", "--json")) == {"swept": 1}
    assert ids(admin) == ["ended"]


def test_while_a_server_runs_the_keeper_is_refused(admin: Admin) -> None:
    async def attempt() -> str:
        async with await Store.open(admin.url):
            return await asyncio.to_thread(admin.refused, "list")

    assert "in use by another Stampede, probably a running server: stop it first" in asyncio.run(attempt())


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    assert "there is no database" in Admin(tmp_path / "new.db").refused("list")
    assert list(tmp_path.iterdir()) == []


def test_without_a_url_it_is_the_database_of_the_data_directory(
    admin: Admin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAMPEDE_DATA", str(tmp_path))
    result = CliRunner().invoke(app, ["list", "--json", "--status", "over"])
    assert [table["id"] for table in json.loads(result.output)["tables"]] == ["ended"]


def test_an_empty_list_says_so(admin: Admin) -> None:
    for id in ("waits", "stands", "ended"):
        admin.said("delete", id)
    assert admin.said("list") == "There are no tables.\n"
    assert admin.said("list", "--status", "open") == "There are no such tables.\n"
