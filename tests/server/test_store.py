"""The store on a real file and on a real PostgreSQL: what it keeps, and what is left after a crash."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from server.postgres import PostgresServer
from stampede.match.log import Entry
from stampede.server.store import (
    Conflict,
    NoSuchTable,
    Store,
    StoredChat,
    StoredSecret,
    StoredTable,
    StoreError,
    TableSummary,
)

OPENED = Entry("opened", 1.5, -1, {"game": "primes", "seats": [{"kind": "human", "name": "Añá 🐂"}], "clock": None})
SEATS = [{"kind": "human", "name": "Añá 🐂"}, {"kind": "open", "name": ""}]


def on_a_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))  # type: ignore[arg-type]

    return run


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'stampede.db'}"
    postgres: PostgresServer = request.getfixturevalue("postgres")
    return postgres.new_database()


async def meddle(url: str, *statements: str) -> list[tuple[Any, ...]]:
    """What somebody else does to the database while no server runs; the rows of the last statement."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as stranger, stranger:
            return [list(stranger.execute(statement)) for statement in statements][-1]
    connection = await asyncpg.connect(url)
    try:
        return [[tuple(row) for row in await connection.fetch(statement)] for statement in statements][-1]
    finally:
        await connection.close()


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
async def test_the_key_refuses_an_entry_that_is_there_already(url: str) -> None:
    async with await Store.open(url) as store:
        await table_with_log(store, length=3)
    await meddle(url, "UPDATE tables SET length = 2")
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
async def test_a_log_with_a_hole_is_not_passed_off_as_whole(url: str) -> None:
    async with await Store.open(url) as store:
        await table_with_log(store, length=5)
        await table_with_log(store, "t2", length=5)
    await meddle(
        url,
        "DELETE FROM entries WHERE table_id = 't1' AND number = 3",
        "UPDATE entries SET data = '{\"ac' WHERE table_id = 't2' AND number = 3",
    )
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
        assert await store.replace_secrets("t1", 1, "invite", "c2")
        others = [StoredSecret(0, "owner", "a0"), StoredSecret(1, "invite", "c2")]
        assert await store.secrets_of("t1") == [*others, StoredSecret(1, "owner", "b0")]
        assert await store.secrets_of("t2") == [StoredSecret(1, "invite", "c0")]
        assert not await store.replace_secrets("t1", 1, "owner", "b1", opened_by="a0")
        assert not await store.replace_secrets("t1", 1, "owner", "a0"), "in use, so nothing is revoked either"
        assert await store.replace_secrets("t1", 1, "owner", "b1", opened_by="b0")
        assert await store.secrets_of("t1") == [*others, StoredSecret(1, "owner", "b1")]
        with pytest.raises(NoSuchTable):
            await store.replace_secrets("t9", 1, "owner", "b1")


@on_a_loop
async def test_of_two_who_replace_the_same_secret_only_one_has_the_seat(url: str) -> None:
    async with await Store.open(url) as store:
        await table_with_log(store)
        await store.add_secret("t1", 1, "owner", "leaked")
        renewed = (store.replace_secrets("t1", 1, "owner", f"b{each}", opened_by="leaked") for each in range(5))
        done = await asyncio.gather(*renewed)
        assert sum(done) == 1
        assert await store.secrets_of("t1") == [StoredSecret(1, "owner", f"b{done.index(True)}")]
        await asyncio.gather(*(store.replace_secrets("t1", -1, "invite", f"c{each}") for each in range(5)))
        assert len(await store.secrets_of("t1")) == 2


@on_a_loop
async def test_an_entry_that_closes_a_seat_revokes_its_secrets_or_neither_is_written(url: str) -> None:
    async with await Store.open(url) as store:
        await table_with_log(store)
        await table_with_log(store, "t2")
        for table, seat in (("t1", 0), ("t1", 1), ("t2", 1)):
            await store.add_secret(table, seat, "owner", f"{seat}")
        await store.add_secret("t1", 1, "invite", "c0")
        length = await store.length_of("t1")
        assert length is not None
        entry = Entry("freed", 1.0, 1, {})
        with pytest.raises(Conflict):
            await store.append("t1", length + 1, [entry], summary("t1"), closes=1)
        assert len(await store.secrets_of("t1")) == 3
        await store.append("t1", length, [entry], summary("t1"), closes=1)
        assert await store.secrets_of("t1") == [StoredSecret(0, "owner", "0"), StoredSecret(1, "invite", "c0")]
        assert await store.secrets_of("t2") == [StoredSecret(1, "owner", "1")]


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
        assert (await store.chat_lines("t1"), await store.chat_lines("t9")) == (lines[-1].number, 0)


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
        assert [table.id for table, _ in await store.open_tables(10)] == ["new", "old"]
        [(newest, length)] = await store.open_tables(1)
        assert newest == summary("new", status="open", created_at=3.0, changed_at=3.0)
        assert length == await store.length_of("new")
        assert [table.id for table in await store.list_tables(limit=3)] == ["old", "second", "first"]
        assert [table.id for table in await store.list_tables("over")] == ["done"]


@on_a_loop
async def test_sweeping_takes_abandoned_tables_with_all_they_have_and_no_finished_ones(url: str) -> None:
    async with await Store.open(url) as store:
        for status in ("open", "playing", "over"):
            for changed_at in (100.0, 400.0, 900.0):
                id = f"{status}-{changed_at:.0f}"
                await table_with_log(store, id, status=status, changed_at=changed_at, length=3)
                await store.add_secret(id, 0, "owner", "a0")
                await store.add_chat(id, 1, 0, "Ana", "hi", 1.0)
        swept = await store.sweep(1000.0, open_for=300.0, playing_for=700.0)
        assert sorted(swept) == ["open-100", "open-400", "playing-100"]
        assert await store.sweep(1000.0, open_for=300.0, playing_for=700.0) == []
        kept = {table.id for table in await store.list_tables()}
        assert kept == {"open-900", "playing-400", "playing-900", "over-100", "over-400", "over-900"}
        with pytest.raises(NoSuchTable):
            await store.append("open-100", 3, [acted(3)], summary("open-100"))
        assert await store.delete_table("over-400")
        assert not await store.delete_table("over-400")
    for name in ("entries", "secrets", "chat"):
        left = {row[0] for row in await meddle(url, f"SELECT table_id FROM {name}")}
        assert left == kept - {"over-400"}, name


# --- crashes ---------------------------------------------------------------------------------------------------------

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
