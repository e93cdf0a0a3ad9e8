"""Processes that share a database, which of them runs a table, what they have promised, and who is kept out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("holder", sa.String(), nullable=False),
        sa.Column("slow", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leases_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_leases_holder", "leases", ["holder"])
    op.create_table(
        "promises",
        sa.Column("commitment", sa.String(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("commitment", name="pk_promises"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "bans",
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_bans"),
        sqlite_with_rowid=False,
    )
