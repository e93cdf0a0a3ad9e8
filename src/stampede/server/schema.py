"""What the database holds. A change here needs a migration (`migrations/versions`)."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text

# Constraints have names, so that a migration can refer to them on any database.
METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _of_a_table() -> Column[str]:
    """The table that a row belongs to, and is deleted with."""
    return Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("seats", Text, nullable=False),  # JSON
    Column("waiting_for", Text, nullable=False),  # JSON
    Column("length", Integer, nullable=False),  # how many entries its log has
    Column("idempotency_key", String, unique=True),
)
Index(None, TABLES.c.status, TABLES.c.public, TABLES.c.created_at)
Index(None, TABLES.c.status, TABLES.c.changed_at)

# Without rowids, SQLite keeps the rows of one table together: a log is read in one go.
ENTRIES = Table(
    "entries",
    METADATA,
    _of_a_table(),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

SECRETS = Table(
    "secrets",
    METADATA,
    _of_a_table(),
    Column("secret_hash", String, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    sqlite_with_rowid=False,
)

CHAT = Table(
    "chat",
    METADATA,
    _of_a_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

# The next three are for processes that share a database; one that has it to itself leaves them empty.
PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", String, primary_key=True),
    Column("until", Double, nullable=False),  # when it counts as dead, by the database's clock
    sqlite_with_rowid=False,
)

LEASES = Table(
    "leases",
    METADATA,
    _of_a_table(),
    Column("holder", String, nullable=False),  # the process that runs its bots and clocks
    Column("slow", Boolean, nullable=False),  # somebody has to, even if nobody is there
    sqlite_with_rowid=False,
)
Index(None, LEASES.c.holder)

PROMISES = Table(
    "promises",
    METADATA,
    Column("commitment", String, primary_key=True),
    Column("secret", String, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

BANS = Table(
    "bans",
    METADATA,
    Column("address", String, primary_key=True),
    Column("until", Double, nullable=False),  # seconds, by the wall clock
    sqlite_with_rowid=False,
)

DAILY_DEALS = Table(
    "daily_deals",
    METADATA,
    Column("day", String, primary_key=True),  # like 2026-01-31, from eight to eight in Pamplona
    Column("game", String, primary_key=True),
    Column("secret", String, nullable=False),  # decides all chance of that day's deal
    sqlite_with_rowid=False,
)

DAILY_TRIES = Table(
    "daily_tries",
    METADATA,
    Column("day", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("player", String, primary_key=True),  # the hash of a browser's secret
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    # The rest is known once its table is over; without a place, it does not count.
    Column("ended_at", Double),
    Column("name", String),
    Column("place", Integer),  # at its table
    Column("score", Integer),
    Column("moves", Integer),
    sqlite_with_rowid=False,
)
Index(None, DAILY_TRIES.c.player)
