"""The history of the schema. Opening a store brings its database up to date; Alembic is loaded only if needed."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from stampede.server.errors import StoreError

HEAD = "0001"  # the revision that `stampede.server.schema` describes
FOLDER = Path(__file__).parent


def is_current(connection: Connection) -> bool:
    """Whether the database has the current schema."""
    return revision_of(connection) == HEAD


def revision_of(connection: Connection) -> str | None:
    """The revision of the database, or None if it is empty. Raises StoreError if it belongs to another program."""
    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    if "alembic_version" not in tables:
        raise StoreError(f"{connection.engine.url.database} belongs to another program: choose another file with --db")
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def upgrade(connection: Connection) -> None:
    """Brings the schema up to date, in the current transaction. Raises StoreError if a newer version wrote it."""
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = revision_of(connection)
    if found is not None and found not in known:
        raise StoreError(
            f"{connection.engine.url.database} was written by a newer version of Stampede (its schema is {found}, "
            f"this program knows {HEAD}): update Stampede, or choose another database with --db"
        )
    command.upgrade(config, "head")
