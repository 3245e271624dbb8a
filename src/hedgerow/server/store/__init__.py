"""The database, and how processes notify one another of changes."""

from hedgerow.server.store.rows import ChatRow, Guest, MoveRow, Playing, SeatRow, TableRow
from hedgerow.server.store.store import CHANNEL, STORE_ERRORS, Store, StoreError

__all__ = [
    "CHANNEL",
    "STORE_ERRORS",
    "ChatRow",
    "Guest",
    "MoveRow",
    "Playing",
    "SeatRow",
    "Store",
    "StoreError",
    "TableRow",
]
