"""The history of the schema. Opening a store brings its database up to date.

A new database is made in one go (`fresh.sql`). SQLAlchemy and Alembic are loaded only if an old one has to change: they
take longer to load than all of the server.
"""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from stampede.server.errors import StoreError

if TYPE_CHECKING:
    from sqlalchemy import Connection

HEAD = "0003"  # the revision that `stampede.server.schema` and `fresh.sql` describe
FOLDER = Path(__file__).parent


def bring_up_to_date(database: sqlite3.Connection, path: Path) -> None:
    """Gives the database the current schema. Raises StoreError if a newer version or another program wrote it."""
    found = revision_of(database, path)
    if found is None:
        create(database)
    elif found != HEAD:
        migrate(path)


def revision_of(database: sqlite3.Connection, path: Path) -> str | None:
    """The revision of the database, or None if it is empty. Raises StoreError if it belongs to another program."""
    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return None
    if "alembic_version" not in tables:
        raise StoreError(f"{path} belongs to another program: choose another file with --db")
    row = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def create(database: sqlite3.Connection) -> None:
    """The current schema in an empty database: all of it, or nothing."""
    database.executescript(f"BEGIN IMMEDIATE;\n{(FOLDER / 'fresh.sql').read_text(encoding='utf-8')}\nCOMMIT;")


def fresh_for_postgres() -> str:
    """The current schema, in PostgreSQL's words."""
    fresh = (FOLDER / "fresh.sql").read_text(encoding="utf-8")
    return re.sub(r"\bDOUBLE\b", "DOUBLE PRECISION", fresh).replace(" WITHOUT ROWID", "")


def migrate(path: Path) -> None:
    """Runs all migrations that the file has not seen, in one transaction."""
    from sqlalchemy import URL, Engine, NullPool, create_engine, event

    from stampede.server import sqlite

    engine: Engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        # Python's driver begins no transaction for schema changes, so we begin all transactions ourselves. SQLite
        # changes a column by rebuilding the table and dropping the old one: with foreign keys enforced, that would also
        # delete every row that refers to it.
        connection.isolation_level = None
        sqlite.be_safe(connection, foreign_keys=False)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        with engine.begin() as connection:
            upgrade(connection, str(path))
    finally:
        engine.dispose()


def upgrade(connection: Connection, place: str) -> None:
    """Brings the schema up to date, in the current transaction. Raises StoreError if a newer version wrote it."""
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from sqlalchemy import inspect, text

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    begun = inspect(connection).has_table("alembic_version")
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar() if begun else None
    if found is not None and found not in known:
        raise StoreError(
            f"{place} was written by a newer version of Stampede (its schema is {found}, this program knows {HEAD}): "
            "update Stampede, or choose another database with --db"
        )
    command.upgrade(config, "head")
