"""Codes of finished games are free again, and readiness has a row to write."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE tables SET invite = '~' || id WHERE status = 'over'")
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO pulse (id, at) VALUES (1, 0)")


def downgrade() -> None:
    op.drop_table("pulse")
