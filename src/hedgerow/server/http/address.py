"""Where a request comes from."""

from __future__ import annotations

from typing import Any

from hedgerow.server import auth


def address_of(scope: Any) -> str:
    """Where a request comes from, for limits."""
    client = scope.get("client")
    return auth.network(client[0]) if client else "unknown"
