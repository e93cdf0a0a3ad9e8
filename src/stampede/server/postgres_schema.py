"""The schema in PostgreSQL: made in one go, or migrated, by whichever process comes first."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from stampede.server import migrations
from stampede.server.errors import StoreError

LOCK = 7007_7007  # PostgreSQL's number for "somebody is preparing Stampede's tables"
STARTING = 10.0  # seconds to connect


async def prepare(dsn: str, create: bool) -> None:
    """Raises StoreError if there is no such database, or if it is not for us."""
    try:
        connection = await asyncio.wait_for(asyncpg.connect(dsn), STARTING)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise StoreError(_why_unreachable(dsn, error)) from error
    try:
        if (await connection.fetchval("SHOW server_encoding")) != "UTF8":
            raise StoreError(f"{_place(dsn)} cannot hold every name: create a database with the encoding UTF8")
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            found = await _revision(connection, dsn)
            if found is None and not create:
                raise StoreError(f"{_place(dsn)} has no tables yet: `stampede serve` makes them")
            if found is None:
                await connection.execute(migrations.fresh_for_postgres())
                found = migrations.HEAD
        if found != migrations.HEAD:
            await migrate(dsn)
    except asyncpg.PostgresError as error:
        raise StoreError(f"{_place(dsn)} cannot be prepared: {error}. May this user create tables there?") from error
    finally:
        await connection.close()


async def migrate(dsn: str) -> None:
    """Runs all migrations that the database has not seen, in one transaction."""
    from sqlalchemy import Connection, NullPool, text
    from sqlalchemy.ext.asyncio import create_async_engine

    async def connect() -> Any:
        return await asyncpg.connect(dsn)

    def upgrade(connection: Connection) -> None:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        migrations.upgrade(connection, _place(dsn))

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


async def _revision(connection: Any, dsn: str) -> str | None:
    """The revision of the database, or None if it is empty. Raises StoreError if it belongs to another program."""
    rows = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    tables = {row[0] for row in rows}
    if not tables:
        return None
    if not {"alembic_version", "entries"} <= tables:
        raise StoreError(f"{_place(dsn)} belongs to another program: create a database for Stampede alone")
    return str(await connection.fetchval("SELECT version_num FROM alembic_version"))


def _place(dsn: str) -> str:
    """The database, in words that hold no password."""
    try:
        parts = urlsplit(dsn)
        return f"the database {parts.path.strip('/') or '(default)'} on {parts.hostname or 'this machine'}"
    except ValueError:
        return "the database"


def _why_unreachable(dsn: str, error: Exception) -> str:
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return f"{_place(dsn)} does not exist: create it with `createdb`"
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError | asyncpg.InvalidPasswordError):
        return f"{_place(dsn)} does not let this user in: check user and password in --db"
    if isinstance(error, OSError | TimeoutError):
        return f"{_place(dsn)} cannot be reached: is PostgreSQL running there, and is the address in --db right?"
    if isinstance(error, ValueError | asyncpg.InterfaceError):
        return "the URL of the database cannot be read: write it like postgresql://user:password@host/stampede"
    return f"{_place(dsn)} cannot be opened: {error}"
