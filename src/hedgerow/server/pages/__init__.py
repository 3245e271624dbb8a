"""What a page shows beyond the View: aids at a table, replays, puzzles. All in Messages."""

from __future__ import annotations

from typing import Any

from hedgerow.core.game import AnyGame
from hedgerow.server.pages import notepad

AIDS = {"cryptid": notepad.notepad}
"""For each game that has one, a function from a seat's View to what helps to read it."""


def aids(game: AnyGame, view: Any) -> notepad.Notepad | None:
    """What helps a seat to read its View, None for games without aids; it cannot tell a secret."""
    made = AIDS.get(game.id)
    return None if made is None else made(view)
