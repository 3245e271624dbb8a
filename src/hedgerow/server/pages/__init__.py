"""What a page shows beyond the View: aids at a table, replays, puzzles. All in Messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from hedgerow.core.game import AnyGame
from hedgerow.server.pages import earth, habitats, north_woods, notepad, tournoi

AIDS: dict[str, Callable[[Any], Struct]] = {
    "cryptid": notepad.notepad,
    "earth": earth.earth_aids,
    "habitats": habitats.park_aids,
    "north_woods": north_woods.woods_aids,
    "tournoi": tournoi.battle_aids,
}
"""For each game that has one, a function from a seat's View to what helps to read it."""


def aids(game: AnyGame, view: Any) -> Struct | None:
    """What helps a seat to read its View, None for games without aids; it cannot tell a secret."""
    made = AIDS.get(game.id)
    return None if made is None else made(view)
