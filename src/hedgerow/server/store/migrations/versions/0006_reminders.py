"""Reminders for players who are away: where to reach them, and what waits to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "contacts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("push_keys", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False, unique=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.UniqueConstraint("guest", "kind"),
    )
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("contact_id", sa.Text, sa.ForeignKey("contacts.id"), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("looked", sa.Integer, nullable=False),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("sent", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "contact_id"),
    )
    op.create_index("reminders_by_contact", "reminders", ["contact_id"])
    op.create_table(
        "letters",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("contact_id", sa.Text, sa.ForeignKey("contacts.id"), nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("letters_by_due", "letters", ["due"])
    op.create_index("letters_by_contact", "letters", ["contact_id"])
    op.create_table(
        "mailed",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("mailed_by_time", "mailed", ["at"])


def downgrade() -> None:
    for name in ("mailed", "letters", "reminders", "contacts"):
        op.drop_table(name)
