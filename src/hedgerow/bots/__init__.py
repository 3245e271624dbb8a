"""Bots: they see a View and a Decision, never a State."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from hedgerow.bots.protocol import Bot, Budget, Choice
from hedgerow.bots.random import RandomBot
from hedgerow.core.errors import BadInput

Factory: TypeAlias = Callable[[int], Bot[Any, Any]]
"""Makes a bot from a seed: equal seeds play alike."""

GENERIC: dict[str, Factory] = {"random": RandomBot}


def bots_for(game_id: str) -> dict[str, Factory]:
    """Every bot that can play a game, weakest first; a module of the game's id adds its own."""
    module = f"{__name__}.{game_id}"
    if find_spec(module) is None:
        return dict(GENERIC)
    return {**GENERIC, **import_module(module).BOTS}


def make_bot(game_id: str, name: str, seed: int) -> Bot[Any, Any]:
    known = bots_for(game_id)
    if name not in known:
        raise BadInput("error-bot-unknown", bot=name, game=game_id, known=", ".join(known))
    return known[name](seed)


__all__ = ["Bot", "Budget", "Choice", "RandomBot", "bots_for", "make_bot"]
