"""The store on PostgreSQL: whom it refuses, restarts, its schema, and moving there."""

from __future__ import annotations

import asyncio
import os
import subprocess
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, NullPool
from sqlalchemy.ext.asyncio import create_async_engine
from typer.testing import CliRunner

from server.postgres import PostgresServer
from server.test_store import OPENED, acted, log_of, on_a_loop, summary, table_with_log
from stampede.cli.admin import app
from stampede.server import migrations, on_postgres, postgres_schema
from stampede.server.schema import METADATA
from stampede.server.store import Conflict, Store, StoredSecret, StoreError, shown


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return postgres.new_database()


async def refused(url: str, create: bool = True) -> str:
    with pytest.raises(StoreError) as error:
        await Store.open(url, create)
    return str(error.value)


@on_a_loop
async def test_two_processes_share_a_database_and_only_one_of_them_wins_an_entry(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as two:
        assert one.shared
        await table_with_log(one)
        for number in range(1, 30):
            results = await asyncio.gather(
                one.append("t1", number, [acted(number)], summary()),
                two.append("t1", number, [acted(number + 1000)], summary()),
                return_exceptions=True,
            )
            assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
        assert await log_of(one) == await log_of(two)
        assert len(await log_of(one)) == 30


@on_a_loop
async def test_many_tables_of_two_processes_never_wait_for_each_other(url: str) -> None:
    """Both append to the same tables, named in opposite orders: rows are locked in one order all the same."""
    async with await Store.open(url) as one, await Store.open(url) as two:
        ids = [f"t{number}" for number in range(40)]
        await asyncio.gather(*(table_with_log(one, id) for id in ids))

        async def append(store: Store, id: str, number: int) -> bool:
            try:
                await store.append(id, number, [acted(number)], summary(id))
            except Conflict:
                return False
            return True

        for number in range(1, 11):
            mine = [append(one, id, number) for id in ids]
            yours = [append(two, id, number) for id in reversed(ids)]
            won = await asyncio.gather(*mine, *yours)
            assert sum(won) == len(ids)
        waits = await one.database.rows("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
        assert [tuple(row) for row in waits] == [(0,)]


@on_a_loop
async def test_many_processes_may_make_the_tables_at_once(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(5)))
    await table_with_log(stores[0])
    assert [len(await store.list_tables()) for store in stores] == [1] * 5
    await asyncio.gather(*(store.close() for store in stores))


@on_a_loop
async def test_what_cannot_be_opened_says_why_and_never_the_password(url: str, postgres: PostgresServer) -> None:
    assert "has no tables yet" in await refused(url, create=False)
    assert "does not exist: create it with `createdb`" in await refused(postgres.url("nowhere"))
    sentence = await refused("postgresql://ana:hunter2@127.0.0.1:1/stampede")
    assert "the database stampede on 127.0.0.1 cannot be reached" in sentence
    assert "hunter2" not in sentence
    assert "cannot be read" in await refused("postgresql://ana:hunter2@127.0.0.1:port/stampede")
    assert shown("mysql://ana:hunter2@there/db") == "mysql://ana:…@there/db"
    connection = await asyncpg.connect(url)
    await connection.execute("CREATE TABLE recipes (name TEXT)")
    assert "belongs to another program" in await refused(url)
    await connection.execute("DROP TABLE recipes")
    await (await Store.open(url)).close()
    await connection.execute("UPDATE alembic_version SET version_num = '9999'")
    sentence = await refused(url)
    assert "newer version of Stampede" in sentence
    assert "update Stampede" in sentence
    await connection.close()


@on_a_loop
async def test_migrations_lead_to_the_schema_there_too(url: str, postgres: PostgresServer) -> None:
    migrated = postgres.url("migrated")
    connection = await asyncpg.connect(url)
    await connection.execute("CREATE DATABASE migrated")
    await connection.close()
    await postgres_schema.migrate(migrated)
    await (await Store.open(url)).close()  # at once, without migrations

    async def catalogue(url: str) -> object:
        connection = await asyncpg.connect(url)
        columns = "table_name, column_name, data_type, is_nullable FROM information_schema.columns"
        found = [
            {tuple(row) for row in await connection.fetch(f"SELECT {columns} WHERE table_schema = 'public'")},
            {tuple(row) for row in await connection.fetch("SELECT indexdef FROM pg_indexes WHERE schemaname='public'")},
            {
                tuple(row)
                for row in await connection.fetch("SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint")
            },
        ]
        await connection.close()
        return found

    def difference(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    assert await catalogue(url) == await catalogue(migrated)
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(migrated), poolclass=NullPool
    )
    async with engine.connect() as reading:
        assert await reading.run_sync(difference) == []
    await engine.dispose()
    async with await Store.open(migrated) as store:
        assert [tuple(row) for row in await store.database.rows("SELECT version_num FROM alembic_version")] == [
            (migrations.HEAD,)
        ]


# --- restarts ---------------------------------------------------------------------------------------------------------


def test_what_is_appended_while_postgresql_restarts_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    server = PostgresServer()
    try:
        asyncio.run(append_through_restarts(server))
        server.stop()
        monkeypatch.setattr(on_postgres, "PATIENCE", 0.2)
        server.start()
        asyncio.run(give_up(server))
        server.start()
    finally:
        server.remove()


async def append_through_restarts(server: PostgresServer) -> None:
    async with await Store.open(server.url("postgres")) as store:
        await table_with_log(store)
        going = True

        async def play() -> int:
            number = 1
            while going:
                await store.append("t1", number, [acted(number)], summary())
                number += 1
            return number

        playing = asyncio.create_task(play())
        for how in ("fast", "immediate"):
            before = len(await log_of(store))
            while len(await log_of(store)) < before + 20:
                await asyncio.sleep(0)
            await asyncio.to_thread(server.stop, how)
            await asyncio.to_thread(server.start)
        going = False
        written = await playing
        assert await log_of(store) == [OPENED, *(acted(number) for number in range(1, written))]


async def give_up(server: PostgresServer) -> None:
    async with await Store.open(server.url("postgres")) as store:
        await asyncio.to_thread(server.stop)
        with pytest.raises(StoreError, match="does not answer"):
            await store.append("t1", 1, [acted(1)], summary())
        with pytest.raises(StoreError, match="does not answer"):
            await store.load("t1")


# --- moving, backups --------------------------------------------------------------------------------------------------


async def fill(url: str) -> None:
    async with await Store.open(url) as store:
        await store.create_table(summary("t1", public=False), [OPENED, acted(1)], "a key of sixteen", [SECRET])
        await store.add_chat("t1", 1, 0, "Añá 🐂", "¡olé!", 4.5)
        await table_with_log(store, "t2", length=30)


SECRET = StoredSecret(0, "owner", "a0")


async def everything(url: str) -> list[object]:
    async with await Store.open(url, create=False) as store:
        found: list[object] = [await store.made_with("a key of sixteen")]
        for id in ("t1", "t2"):
            found += [await store.load(id), await store.secrets_of(id), await store.chat_of(id)]
        return found


def test_tables_move_with_all_they_have_and_back_again(url: str, postgres: PostgresServer, tmp_path: Path) -> None:
    first, back = f"sqlite:///{tmp_path / 'first.db'}", f"sqlite:///{tmp_path / 'back.db'}"
    asyncio.run(fill(first))
    before = asyncio.run(everything(first))
    moved = CliRunner().invoke(app, ["move", "--from", first, "--to", url])
    assert (moved.exit_code, moved.stdout) == (0, "2 tables have been copied.\n")
    assert asyncio.run(everything(url)) == before
    assert CliRunner().invoke(app, ["move", "--from", url, "--to", back, "--json"]).exit_code == 0
    assert asyncio.run(everything(back)) == before == asyncio.run(everything(first))
    again = CliRunner().invoke(app, ["move", "--from", first, "--to", url])
    assert "there are tables in the target already" in str(again.exception)


def test_a_file_is_backed_up_while_it_is_in_use(tmp_path: Path) -> None:
    first, copy = f"sqlite:///{tmp_path / 'first.db'}", tmp_path / "copy.db"
    asyncio.run(fill(first))
    before = asyncio.run(everything(first))

    async def use() -> None:
        async with await Store.open(first) as store:
            backup = await asyncio.to_thread(CliRunner().invoke, app, ["backup", str(copy), "--db", first])
            assert (backup.exit_code, backup.exception) == (0, None)
            await store.append("t1", 2, [acted(2)], summary())

    asyncio.run(use())
    assert asyncio.run(everything(f"sqlite:///{copy}")) == before
    assert os.name != "posix" or copy.stat().st_mode & 0o077 == 0
    again = CliRunner().invoke(app, ["backup", str(copy), "--db", first])
    assert "exists already" in str(again.exception)


def test_a_dump_of_postgresql_is_restored_with_all_it_has(url: str, postgres: PostgresServer, tmp_path: Path) -> None:
    asyncio.run(fill(url))
    before, dump = asyncio.run(everything(url)), tmp_path / "stampede.dump"
    subprocess.run([postgres.home / "bin/pg_dump", "--format=custom", f"--file={dump}", url], check=True)
    restored = postgres.new_database()
    subprocess.run([postgres.home / "bin/pg_restore", f"--dbname={restored}", dump], check=True)
    assert asyncio.run(everything(restored)) == before
    refusal = CliRunner().invoke(app, ["backup", str(tmp_path / "x"), "--db", url])
    assert "pg_dump" in str(refusal.exception)
