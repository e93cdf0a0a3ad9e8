"""The store on a file: whom it refuses, what it makes of damage, and how its schema comes about."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from server.test_store import on_a_loop, process, table_with_log
from stampede.core.errors import StampedeError
from stampede.server import migrations
from stampede.server.on_sqlite import SqliteDatabase
from stampede.server.schema import METADATA
from stampede.server.store import Store, StoreError, default_url


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'stampede.db'}"


# --- neighbours -------------------------------------------------------------------------------------------------------

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
        await store.load("t1")
        assert isinstance(store.database, SqliteDatabase)
        [reader] = store.database.readers._idle
        for connection in (store.database.writer._connection, reader):
            settings = {
                name: connection.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("synchronous", "journal_mode", "foreign_keys")
            }
            assert settings == {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1}


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
    assert "not the URL of a database" in refused("mysql://localhost/stampede")
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
        return {name: sorted(filter(None, (line.strip(" ,)\t") for line in sql.splitlines()))) for name, sql in rows}


def test_migrations_lead_to_the_schema(url: str, tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    async def make() -> None:
        await (await Store.open(url)).close()

    asyncio.run(make())  # at once, without migrations
    migrations.migrate(tmp_path / "migrated.db")
    engine = create_engine(f"sqlite:///{tmp_path / 'migrated.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    described = create_engine(f"sqlite:///{tmp_path / 'described.db'}")
    METADATA.create_all(described)
    described.dispose()
    for name in ("stampede.db", "migrated.db"):
        assert schema_of(tmp_path / name) == schema_of(tmp_path / "described.db")
        with closing(sqlite3.connect(tmp_path / name)) as database:
            assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(migrations.HEAD,)]


def test_a_migration_that_fails_leaves_nothing_behind(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from alembic import op

    def fail(*args: object, **kwargs: object) -> None:
        raise StampedeError("the power is gone")

    monkeypatch.setattr(op, "create_index", fail)
    with pytest.raises(StampedeError, match="the power is gone"):
        migrations.migrate(tmp_path / "stampede.db")
    assert schema_of(tmp_path / "stampede.db") == {}
    monkeypatch.undo()
    monkeypatch.setattr(migrations, "FOLDER", tmp_path)
    (tmp_path / "fresh.sql").write_text("CREATE TABLE tables (id TEXT); CREATE TABLE tables (id TEXT);")
    assert "already exists" in refused(url)
    assert schema_of(tmp_path / "stampede.db") == {}
    monkeypatch.undo()

    async def use() -> None:
        await (await Store.open(url)).close()

    asyncio.run(use())
