"""What carries a letter to a person."""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct

from hedgerow.core.text import Message
from hedgerow.server.store.letters import Kind, Letter


class Sent(Struct, frozen=True):
    """What became of a letter.

    "gone": nobody is reached at this address any more. "refused": not this letter. "later": this
    letter may be tried again. "failed": so may it, and others would fail as well. `why` never
    quotes what the other side said, which may hold an address.
    """

    result: Literal["sent", "gone", "refused", "later", "failed"]
    why: str = ""
    wait_s: float = 0.0
    """Seconds that the other side asks us to wait."""


class Carrier(Protocol):
    kind: Kind

    async def send(self, letter: Letter) -> Sent: ...


def game_name(game: str) -> Message:
    return Message(f"game-{game}-name")
