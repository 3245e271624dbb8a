"""Codes that give one seat, and notices for the server of an SQLite file."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seat_codes",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_table("seat_codes")
