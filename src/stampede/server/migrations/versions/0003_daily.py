"""Deals of the day: the secret of each, and who has tried it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="pk_daily_deals"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("ended_at", sa.Double()),
        sa.Column("name", sa.String()),
        sa.Column("place", sa.Integer()),
        sa.Column("score", sa.Integer()),
        sa.Column("moves", sa.Integer()),
        sa.PrimaryKeyConstraint("day", "game", "player", name="pk_daily_tries"),
        sa.UniqueConstraint("table_id", name="uq_daily_tries_table_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_daily_tries_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_daily_tries_player", "daily_tries", ["player"])
