"""The store on real files: what it keeps, whom it refuses, and what is left after a crash."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from stampede.core.errors import StampedeError
from stampede.match.log import Entry
from stampede.server import migrations
from stampede.server.schema import METADATA
from stampede.server.store import (
    Conflict,
    NoSuchTable,
    Store,
    StoredChat,
    StoredSecret,
    StoredTable,
    StoreError,
    TableSummary,
    default_url,
)

OPENED = Entry("opened", 1.5, -1, {"game": "primes", "seats": [{"kind": "human", "name": "Añá 🐂"}], "clock": None})
SEATS = [{"kind": "human", "name": "Añá 🐂"}, {"kind": "open", "name": ""}]


def on_a_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))  # type: ignore[arg-type]

    return run


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'stampede.db'}"


def summary(id: str = "t1", **changes: Any) -> TableSummary:
    return replace(TableSummary(id, "primes", "playing", True, 1.5, 2.5, SEATS, [0]), **changes)


def acted(number: int) -> Entry:
    return Entry("acted", 10.0 + number / 8, number % 2, {"action": f"trip {number}", "by": "owner"})


async def table_with_log(store: Store, id: str = "t1", length: int = 1, **changes: Any) -> None:
    await store.create_table(summary(id, **changes), [OPENED, *(acted(number) for number in range(1, length))], None)


async def log_of(store: Store, id: str = "t1") -> list[Entry]:
    table = await store.load(id)
    assert table is not None
    return table.entries


# --- logs -------------------------------------------------------------------------------------------------------------


@on_a_loop
async def test_a_table_comes_back_as_it_was_after_closing(url: str) -> None:
    async with await Store.open(url) as store:
        assert await store.create_table(summary(status="open"), [OPENED], None) == "t1"
        await store.append("t1", 1, [acted(1), acted(2)], summary(changed_at=9.25, waiting_for=[1, 0]))
    async with await Store.open(url) as store:
        assert await store.load("t1") == StoredTable(
            summary(changed_at=9.25, waiting_for=[1, 0]), [OPENED, acted(1), acted(2)]
        )
        assert await store.load("t2") is None


@on_a_loop
async def test_an_append_that_does_not_continue_the_log_is_a_conflict_and_writes_nothing(url: str) -> None:
    async with await Store.open(url) as store:
        await table_with_log(store, length=3)
        before = await store.load("t1")
        for start in (0, 2, 4):
            with pytest.raises(Conflict, match=f"entry {start}"):
                await store.append("t1", start, [acted(7)], summary(status="over"))
        assert await store.load("t1") == before
        with pytest.raises(NoSuchTable, match="no table t9"):
            await store.append("t9", 0, [acted(7)], summary("t9"))


@on_a_loop
async def test_the_key_refuses_an_entry_that_is_there_already(url: str, tmp_path: Path) -> None:
    async with await Store.open(url) as store:
        await table_with_log(store, length=3)
    with closing(sqlite3.connect(tmp_path / "stampede.db")) as stranger, stranger:
        stranger.execute("UPDATE tables SET length = 2")
    async with await Store.open(url) as store:
        with pytest.raises(Conflict):
            await store.append("t1", 2, [acted(7)], summary())


@on_a_loop
async def test_a_summary_can_change_without_an_entry(url: str) -> None:
    async with await Store.open(url) as store:
        await table_with_log(store, length=2)
        await store.append("t1", 2, [], summary(public=False))
        assert await store.load("t1") == StoredTable(summary(public=False), [OPENED, acted(1)])


@on_a_loop
async def test_of_many_writers_of_the_same_entry_one_wins(url: str) -> None:
    async with await Store.open(url) as store:
        await table_with_log(store)
        entries = [Entry("acted", 1.0, seat, {}) for seat in range(30)]
        results = await asyncio.gather(
            *(store.append("t1", 1, [entry], summary()) for entry in entries), return_exceptions=True
        )
        assert [type(result) for result in results if result is not None] == [Conflict] * 29
        assert await log_of(store) == [OPENED, entries[results.index(None)]]


@on_a_loop
async def test_many_tables_are_written_and_read_at_once(url: str) -> None:
    async def play(store: Store, id: str) -> None:
        await table_with_log(store, id)
        for number in range(1, 11):
            await store.append(id, number, [acted(number)], summary(id))
            await store.add_chat(id, number, 0, "Ana", "¡olé!", 1.0)
            assert len(await log_of(store, id)) == number + 1

    async with await Store.open(url) as store:
        await asyncio.gather(*(play(store, f"t{table}") for table in range(40)))
        assert await log_of(store, "t39") == [OPENED, *(acted(number) for number in range(1, 11))]


@on_a_loop
async def test_what_is_wrong_does_not_drag_down_what_is_written_with_it(url: str) -> None:
    async with await Store.open(url) as store:
        await asyncio.gather(*(table_with_log(store, f"t{table}") for table in range(5)))
        results = await asyncio.gather(
            store.append("t0", 1, [acted(1)], summary("t0")),
            store.append("t1", 5, [acted(5)], summary("t1")),
            store.add_chat("t2", 1, 0, "Ana", "\ud800", 1.0),
            store.add_chat("t9", 1, 0, "Ana", "hello?", 1.0),
            store.append("t3", 1, [acted(1)], summary("t3")),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [
            type(None),
            Conflict,
            UnicodeEncodeError,
            NoSuchTable,
            type(None),
        ]
        assert [len(await log_of(store, f"t{table}")) for table in range(5)] == [2, 1, 1, 2, 1]


@on_a_loop
async def test_an_append_whose_caller_is_cancelled_is_carried_out(url: str) -> None:
    async with await Store.open(url) as store:
        await table_with_log(store)
        for number in range(1, 20):
            task = asyncio.create_task(store.append("t1", number, [acted(number)], summary()))
            for _ in range(number):  # further and further into the write
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await store.append("t1", 20, [acted(20)], summary())
        assert await log_of(store) == [OPENED, *(acted(number) for number in range(1, 21))]


@on_a_loop
async def test_readers_that_are_cancelled_leave_a_working_store(url: str) -> None:
    async with await Store.open(url) as store:
        await table_with_log(store, length=20)
        for wait in range(30):
            tasks = [asyncio.create_task(store.load("t1")) for _ in range(6)]
            for _ in range(wait):
                await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert len(await log_of(store)) == 20


@on_a_loop
async def test_closing_finishes_what_is_being_written_and_refuses_what_comes_later(url: str) -> None:
    store = await Store.open(url)
    await table_with_log(store)
    writes = [asyncio.create_task(store.append("t1", number, [acted(number)], summary())) for number in range(1, 9)]
    reads = [asyncio.create_task(store.list_tables()) for _ in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    await asyncio.gather(*writes)
    assert [len(tables) for tables in await asyncio.gather(*reads)] == [1] * 20
    with pytest.raises(StoreError, match="closed"):
        await store.append("t1", 9, [acted(9)], summary())
    with pytest.raises(StoreError, match="closed"):
        await store.load("t1")
    async with await Store.open(url) as store:
        assert len(await log_of(store)) == 9


@on_a_loop
async def test_the_same_idempotency_key_is_the_same_table(url: str) -> None:
    async with await Store.open(url) as store:
        made = await asyncio.gather(*(store.create_table(summary(f"t{n}"), [OPENED], "key") for n in range(5)))
        assert len(set(made)) == 1
        assert [table.id for table in await store.list_tables()] == made[:1]
        assert await store.create_table(summary("other"), [OPENED], "other key") == "other"
        assert await store.create_table(summary("plain"), [OPENED], None) == "plain"
        with pytest.raises(Conflict, match="already a table plain"):
            await store.create_table(summary("plain"), [OPENED], None)


@on_a_loop
async def test_a_log_with_a_hole_is_not_passed_off_as_whole(url: str, tmp_path: Path) -> None:
    async with await Store.open(url) as store:
        await table_with_log(store, length=5)
        await table_with_log(store, "t2", length=5)
    with closing(sqlite3.connect(tmp_path / "stampede.db")) as stranger, stranger:
        stranger.execute("DELETE FROM entries WHERE table_id = 't1' AND number = 3")
        stranger.execute("UPDATE entries SET data = '{\"ac' WHERE table_id = 't2' AND number = 3")
    async with await Store.open(url) as store:
        with pytest.raises(StoreError, match="4 of 5 entries"):
            await store.load("t1")
        with pytest.raises(StoreError, match="entry 3 cannot be read"):
            await store.load("t2")


# --- secrets, chat, lists ---------------------------------------------------------------------------------------------


@on_a_loop
async def test_secrets_open_until_they_are_closed(url: str) -> None:
    async with await Store.open(url) as store:
        await table_with_log(store)
        await table_with_log(store, "t2")
        await store.add_secret("t1", 1, "invite", "c0")
        await store.add_secret("t1", 1, "invite", "c1")
        await store.add_secret("t1", 1, "owner", "b0")
        await store.add_secret("t1", 0, "owner", "a0")
        await store.add_secret("t2", 1, "invite", "c0")
        with pytest.raises(Conflict):
            await store.add_secret("t1", 0, "owner", "c0")
        with pytest.raises(NoSuchTable):
            await store.add_secret("t9", 0, "owner", "a0")
        await store.close_secrets("t1", 1, "invite")
        await store.close_secrets("t1", 3, "invite")
        assert await store.secrets_of("t1") == [StoredSecret(0, "owner", "a0"), StoredSecret(1, "owner", "b0")]
        assert await store.secrets_of("t2") == [StoredSecret(1, "invite", "c0")]


@on_a_loop
async def test_chat_is_read_from_any_line_on(url: str) -> None:
    async with await Store.open(url) as store:
        await table_with_log(store)
        for number in (1, 2, 3):
            await store.add_chat("t1", number, number - 2, "Ana", f"<b>{number}</b> 🐂", number / 4)
        with pytest.raises(Conflict, match="line 2"):
            await store.add_chat("t1", 2, 0, "Bo", "mine", 9.0)
        lines = [StoredChat(number, number - 2, "Ana", f"<b>{number}</b> 🐂", number / 4) for number in (1, 2, 3)]
        assert await store.chat_of("t1") == lines
        assert await store.chat_of("t1", since=3) == lines[2:]
        assert await store.chat_of("t9") == []


@on_a_loop
async def test_clocks_of_days_run_on_after_a_restart(url: str) -> None:
    async with await Store.open(url) as store:
        clocks = {"slow": 86_400.0, "live": 30.0, "none": None, "slower": 9 * 86_400, "odd": "soon"}
        for number, (id, clock) in enumerate(clocks.items()):
            opened = Entry("opened", 0.0, -1, {"clock": clock})
            await store.create_table(summary(id, status="playing", changed_at=float(number)), [opened], None)
        await store.create_table(summary("damaged", status="playing"), [Entry("opened", 0.0, -1, {})], None)
        await store.create_table(summary("over", status="over"), [Entry("opened", 0.0, -1, {"clock": 86_400.0})], None)
        assert await store.slow_ones() == ["slower", "slow"]


@on_a_loop
async def test_lists_show_what_they_are_asked_for(url: str) -> None:
    async with await Store.open(url) as store:
        await table_with_log(store, "old", status="open", created_at=1.0, changed_at=9.0)
        await table_with_log(store, "new", status="open", created_at=3.0, changed_at=3.0)
        await table_with_log(store, "private", status="open", public=False, created_at=4.0, changed_at=4.0)
        await table_with_log(store, "first", status="playing", created_at=0.0, changed_at=6.0)
        await table_with_log(store, "second", status="playing", created_at=0.0, changed_at=7.0)
        await table_with_log(store, "done", status="over", created_at=5.0, changed_at=5.0)
        assert [table.id for table in await store.open_tables(10)] == ["new", "old"]
        assert [table.id for table in await store.open_tables(1)] == ["new"]
        assert (await store.open_tables(1))[0] == summary("new", status="open", created_at=3.0, changed_at=3.0)
        assert [table.id for table in await store.list_tables(limit=3)] == ["old", "second", "first"]
        assert [table.id for table in await store.list_tables("over")] == ["done"]


@on_a_loop
async def test_sweeping_takes_abandoned_tables_with_all_they_have_and_no_finished_ones(
    url: str, tmp_path: Path
) -> None:
    async with await Store.open(url) as store:
        for status in ("open", "playing", "over"):
            for changed_at in (100.0, 400.0, 900.0):
                id = f"{status}-{changed_at:.0f}"
                await table_with_log(store, id, status=status, changed_at=changed_at, length=3)
                await store.add_secret(id, 0, "owner", "a0")
                await store.add_chat(id, 1, 0, "Ana", "hi", 1.0)
        assert await store.sweep(1000.0, open_for=300.0, playing_for=700.0) == 3
        assert await store.sweep(1000.0, open_for=300.0, playing_for=700.0) == 0
        kept = {table.id for table in await store.list_tables()}
        assert kept == {"open-900", "playing-400", "playing-900", "over-100", "over-400", "over-900"}
        with pytest.raises(NoSuchTable):
            await store.append("open-100", 3, [acted(3)], summary("open-100"))
        assert await store.delete_table("over-400")
        assert not await store.delete_table("over-400")
    with closing(sqlite3.connect(tmp_path / "stampede.db")) as stranger:
        for name in ("entries", "secrets", "chat"):
            left = {row[0] for row in stranger.execute(f"SELECT table_id FROM {name}")}
            assert left == kept - {"over-400"}, name


# --- crashes and neighbours -------------------------------------------------------------------------------------------

APPENDING = """
import asyncio, os, sys
from stampede.match.log import Entry
from stampede.server.store import Store, TableSummary

async def play(store, id):
    summary = TableSummary(id, "primes", "playing", True, 0.0, 0.0, [], [])
    number = len((await store.load(id)).entries)
    while True:
        entries = [Entry("acted", 0.0, 0, {"number": n, "filling": "x" * (n % 700)}) for n in range(number, number + 3)]
        await store.append(id, number, entries, summary)
        number += 3
        os.write(1, f"{id} {number}\\n".encode())  # in one piece, even if killed meanwhile

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(play(store, id) for id in ("a", "b", "c")))

asyncio.run(main())
"""

HOLDING = """
import asyncio, sys
from stampede.server.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    print("alembic" in sys.modules, flush=True)
    sys.stdin.read()
    await store.close()

asyncio.run(main())
"""


@contextmanager
def process(script: str, url: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-c", script, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        try:
            yield running
        finally:
            running.kill()


def test_what_was_acknowledged_survives_being_killed_and_nothing_is_torn(url: str) -> None:
    async def prepare() -> None:
        async with await Store.open(url) as store:
            await asyncio.gather(*(store.create_table(summary(id), [], None) for id in "abc"))

    async def logs() -> dict[str, list[Entry]]:
        async with await Store.open(url) as store:
            return {id: await log_of(store, id) for id in "abc"}

    asyncio.run(prepare())
    acknowledged = dict.fromkeys("abc", 0)
    for lines_before_the_end in (1, 40, 150, 333):
        with process(APPENDING, url) as running:
            assert running.stdout is not None
            for count, line in enumerate(running.stdout, 1):
                id, number = line.split()
                acknowledged[id] = int(number)
                if count == lines_before_the_end:
                    running.kill()  # and read on: what it said before it died counts
        for id, entries in asyncio.run(logs()).items():
            assert len(entries) >= acknowledged[id]
            assert len(entries) % 3 == 0
            for number, entry in enumerate(entries):
                assert entry.data == {"number": number, "filling": "x" * (number % 700)}
    assert min(acknowledged.values()) > 100


def test_a_second_process_is_refused_until_the_first_is_gone(url: str, tmp_path: Path) -> None:
    async def use() -> None:
        async with await Store.open(url) as store:
            await store.list_tables()

    asyncio.run(use())
    with process(HOLDING, url) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "False\n"  # nothing to migrate: Alembic is not even loaded
        with pytest.raises(StoreError) as refused:
            asyncio.run(use())
        assert str(tmp_path / "stampede.db") in str(refused.value)
        assert "stop it first" in str(refused.value)
        running.kill()
        running.wait()
        asyncio.run(use())


@on_a_loop
async def test_a_second_store_in_the_same_process_is_refused_too(url: str) -> None:
    async with await Store.open(url):
        with pytest.raises(StoreError, match="in use"):
            await Store.open(url)
    await (await Store.open(url)).close()


@on_a_loop
async def test_every_commit_is_synced_to_the_disk(url: str) -> None:
    async with await Store.open(url) as store:
        for connection in (store._writer._connection, await store._engine.connect()):
            settings = {
                name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("synchronous", "journal_mode", "foreign_keys")
            }
            assert settings == {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1}
            await connection.rollback()
        await connection.close()


# --- opening ----------------------------------------------------------------------------------------------------------


def refused(url: str, create: bool = True) -> str:
    with pytest.raises(StampedeError) as error:
        asyncio.run(Store.open(url, create))
    return str(error.value)


@on_a_loop
async def test_an_existing_database_opens_at_once(url: str) -> None:
    await (await Store.open(url)).close()
    start = time.perf_counter()
    await (await Store.open(url)).close()
    assert time.perf_counter() - start < 0.2


@on_a_loop
async def test_directories_are_made_and_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "a b" / "100% ¿?" / "stampede.db"
    async with await Store.open(f"sqlite:///{str(path).replace('%', '%25').replace('?', '%3F')}") as store:
        await table_with_log(store)
        if os.name == "posix":
            assert {file.stat().st_mode & 0o077 for file in path.parent.iterdir()} == {0}


def test_the_default_is_a_file_in_the_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAMPEDE_DATA", str(tmp_path / "data"))

    async def use() -> None:
        await (await Store.open(default_url())).close()

    asyncio.run(use())
    assert (tmp_path / "data" / "stampede.db").is_file()


def test_a_newer_database_is_refused_and_left_alone(url: str, tmp_path: Path) -> None:
    async def make() -> None:
        await (await Store.open(url)).close()

    asyncio.run(make())
    path = tmp_path / "stampede.db"
    with closing(sqlite3.connect(path)) as stranger, stranger:
        stranger.execute("UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    sentence = refused(url)
    assert "newer version of Stampede" in sentence
    assert "update Stampede" in sentence
    assert str(path) in sentence
    assert path.read_bytes() == before


def test_the_database_of_another_program_is_refused_and_left_alone(url: str, tmp_path: Path) -> None:
    path = tmp_path / "stampede.db"
    with closing(sqlite3.connect(path)) as stranger, stranger:
        stranger.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    assert "another program" in refused(url)
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_refused_and_left_alone(url: str, tmp_path: Path) -> None:
    path = tmp_path / "stampede.db"
    path.write_bytes(b"dear diary, " * 1000)
    sentence = refused(url)
    assert f"{path} is not a Stampede database, or it is damaged" in sentence
    assert "move it away" in sentence
    assert path.read_bytes() == b"dear diary, " * 1000


def test_a_damaged_database_is_a_sentence(url: str, tmp_path: Path) -> None:
    async def make() -> None:
        async with await Store.open(url) as store:
            await table_with_log(store, length=500)

    async def read() -> None:
        async with await Store.open(url) as store:
            await store.load("t1")

    asyncio.run(make())
    path = tmp_path / "stampede.db"
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\x55" * (len(content) - 4096))
    with pytest.raises(StoreError, match="damaged"):
        asyncio.run(read())
    path.write_bytes(content[:100] + b"\x55" * (len(content) - 100))
    with pytest.raises(StoreError, match="damaged"):
        asyncio.run(read())


def test_places_that_cannot_be_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a directory")
    assert f"{tmp_path} is a directory: name a file in it" in refused(f"sqlite:///{tmp_path}")
    assert "cannot be written" in refused(f"sqlite:///{tmp_path}/file/stampede.db")
    assert "no database" in refused(f"sqlite:///{tmp_path}/new.db", create=False)
    assert "kept in a file" in refused("sqlite://")
    assert "kept in a file" in refused("sqlite:///:memory:")
    assert "not in postgresql" in refused("postgresql://localhost/stampede")
    assert "not the URL of a database" in refused("stampede.db")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file"]


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="permissions are another matter there")
def test_what_may_not_be_written_is_refused(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    with as_somebody_else():
        sentence = refused(f"sqlite:///{closed}/stampede.db")
    assert f"{closed}/stampede.db cannot be written: Permission denied. Make it writable" in sentence


@contextmanager
def as_somebody_else() -> Iterator[None]:
    """The superuser may write everywhere."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(before)


# --- the schema -------------------------------------------------------------------------------------------------------


def schema_of(path: Path) -> dict[str, list[str]]:
    """What each table and index is made of, in no particular order."""
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute(
            "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'alembic%'"
        )
        return {name: sorted(line.strip(" ,)\t") for line in sql.splitlines()) for name, sql in rows}


def test_migrations_lead_to_the_schema(url: str, tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    async def migrate() -> None:
        await (await Store.open(url)).close()

    asyncio.run(migrate())
    engine = create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == migrations.HEAD
    engine.dispose()
    fresh = create_engine(f"sqlite:///{tmp_path / 'fresh.db'}")
    METADATA.create_all(fresh)
    fresh.dispose()
    assert schema_of(tmp_path / "stampede.db") == schema_of(tmp_path / "fresh.db")


def test_a_migration_that_fails_leaves_nothing_behind(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from alembic import op

    def fail(*args: object, **kwargs: object) -> None:
        raise StampedeError("the power is gone")

    monkeypatch.setattr(op, "create_index", fail)
    assert refused(url) == "the power is gone"
    assert schema_of(tmp_path / "stampede.db") == {}
    monkeypatch.undo()

    async def use() -> None:
        await (await Store.open(url)).close()

    asyncio.run(use())


def test_postgresql_could_hold_the_same_schema() -> None:
    dialect = postgresql.dialect()
    for table in METADATA.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=dialect))
