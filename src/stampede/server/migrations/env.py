"""Run by Alembic: migrates on the connection, and in the transaction, that the store hands over."""

from __future__ import annotations

from alembic import context

from stampede.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a column only by rebuilding the table
)
context.run_migrations()
