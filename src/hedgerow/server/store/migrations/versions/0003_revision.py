"""A move's place in its table is called its revision: `version` meant four things."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE moves RENAME COLUMN version TO revision")
    op.execute("ALTER TABLE snapshots RENAME COLUMN version TO revision")


def downgrade() -> None:
    op.execute("ALTER TABLE snapshots RENAME COLUMN revision TO version")
    op.execute("ALTER TABLE moves RENAME COLUMN revision TO version")
