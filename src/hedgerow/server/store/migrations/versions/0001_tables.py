"""Guests, tables, seats, moves and chats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("contributions", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("creator", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("invite", sa.Text, nullable=False, unique=True),
        sa.Column("spectate", sa.Text, nullable=False, unique=True),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("reminder_minutes", sa.Integer),
        sa.Column("rematch", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status"])
    op.create_index("tables_by_creator", "tables", ["creator"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("guest", sa.Text),
        sa.Column("token", sa.Text),
        sa.Column("contribution", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version"),
        sqlite_with_rowid=False,  # the key is the order: half as many pages change
    )
    op.create_table(
        "chats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )


def downgrade() -> None:
    for name in ("chats", "moves", "seats", "tables", "guests"):
        op.drop_table(name)
