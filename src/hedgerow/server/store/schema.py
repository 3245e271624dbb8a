"""The database tables. Moves are append-only; the current position is their replay."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),  # the hash of the cookie
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the game's rules
    Column("data", Text, nullable=False),  # a digest of replaced component files
    Column("own", Text, nullable=False, server_default="{}"),  # the owner's components
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("contributions", Text, nullable=False),  # fixed by the start
    Column("status", Text, nullable=False),
    Column("creator", Text, nullable=False),
    Column("origin", Text, nullable=False),  # a hash of the creator's address
    Column("invite", Text, nullable=False, unique=True),
    Column("spectate", Text, nullable=False, unique=True),
    Column("spectators", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("reminder_minutes", Integer),
    Column("rematch", Text),
    Column("created", Float, nullable=False),
    Index("tables_by_status", "status"),
    Index("tables_by_creator", "creator"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("bot", Text),  # null: a person's seat
    Column("name", Text, nullable=False),
    Column("guest", Text),  # null: free
    Column("token", Text),  # hashed; null: revoked or not yet claimed
    Column("contribution", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_guest", "guest"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # "move", "undo", "hint", "agree" or "deal"
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "revision"),
    sqlite_with_rowid=False,  # the key is the order: half as many pages change
)

chats = Table(
    "chats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),  # when a server last proved that it can write
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # snapshots.Snapshot, compressed
)

seat_codes = Table(
    "seat_codes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("code", Text, nullable=False, unique=True),  # hashed
    Column("host", Boolean, nullable=False),  # whoever takes the seat is the table's host
    Column("until", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)
"""How games ended, so that nobody replays a hundred of them to list them."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Text, nullable=False),  # of the program that makes it
    Column("asked", Float, nullable=False),
    Column("done", Integer, nullable=False),  # moves looked at
    Column("total", Integer, nullable=False),
    Column("until", Float, nullable=False),  # when whoever makes it has to be heard of again
    Column("why", Text, nullable=False),  # a Message in JSON if there can be none
)

review_parts = Table(
    "review_parts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("at", Integer, nullable=False),  # the first move looked at
    Column("body", LargeBinary, nullable=False),  # a list of review.Look, compressed
    PrimaryKeyConstraint("table_id", "at"),
)

guest_codes = Table(
    "guest_codes",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),  # hashed
    Column("until", Float, nullable=False),
)
"""One-time codes by which a guest goes on in another browser."""

notices = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),  # changed by a command; it may be deleted
)
"""What commands tell the server of an SQLite file; PostgreSQL has NOTIFY."""

contacts = Table(
    "contacts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("kind", Text, nullable=False),  # "mail" or "push"
    Column("address", Text, nullable=False),  # of a person, or of a push service
    Column("push_keys", Text, nullable=False),  # of a browser: a push.Keys in JSON
    Column("language", Text, nullable=False),
    Column("token", Text, nullable=False, unique=True),  # what the links in a mail hold
    Column("confirmed", Boolean, nullable=False),
    Column("used", Float, nullable=False),
    UniqueConstraint("guest", "kind"),
)
"""Where guests can be reached. A row is deleted as soon as its guest wishes."""

reminders = Table(
    "reminders",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("contact_id", Text, ForeignKey("contacts.id"), nullable=False),
    Column("seen", Float, nullable=False),  # when the guest was last at the table
    Column("looked", Integer, nullable=False),  # the revision at which nothing is left to tell
    Column("turn", Text, nullable=False),  # the question of which the guest was reminded
    Column("sent", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "contact_id"),
    Index("reminders_by_contact", "contact_id"),
)

letters = Table(
    "letters",
    metadata,
    Column("id", Text, primary_key=True),
    Column("contact_id", Text, ForeignKey("contacts.id"), nullable=False),
    Column("table_id", Text),  # null: asks whether the address is right
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Index("letters_by_due", "due"),
    Index("letters_by_contact", "contact_id"),
)
"""What waits to be sent. Its text is made when it is."""

mailed = Table(
    "mailed",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("address", Text, nullable=False),  # hashed
    Column("guest", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("mailed_by_time", "at"),
)
"""Questions to addresses within the last day, for the limits."""
