"""What is kept: the database, and how processes tell one another that it has changed."""

from hedgerow.server.store.store import (
    CHANNEL,
    STORE_ERRORS,
    ChatRow,
    Guest,
    MoveRow,
    SeatRow,
    Store,
    StoreError,
    TableRow,
)

__all__ = [
    "CHANNEL",
    "STORE_ERRORS",
    "ChatRow",
    "Guest",
    "MoveRow",
    "SeatRow",
    "Store",
    "StoreError",
    "TableRow",
]
