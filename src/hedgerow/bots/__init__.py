"""Bots: they see a View and a Decision, never a State.

A game's bots live in a folder named after its id, whose `BOTS` lists them by name. What follows
from the rules alone (deduction, planner, gains, equilibrium) belongs in `games/<game>`; what was
tuned, estimated or fitted (weights, heuristics, models of rivals, time per trial) belongs in
`bots/<game>`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from hedgerow.bots.protocol import Bot, Budget, Choice
from hedgerow.bots.random import RandomBot
from hedgerow.core.errors import BadInput

Factory: TypeAlias = Callable[[int], Bot[Any, Any]]
"""Makes a bot from a seed; bots with equal seeds play alike."""

GENERIC: dict[str, Factory] = {"random": RandomBot}


def bots_for(game_id: str) -> dict[str, Factory]:
    """Every bot that can play a game, weakest first, including those in the game's folder."""
    folder = f"{__name__}.{game_id}"
    spec = find_spec(folder)
    if spec is None or spec.submodule_search_locations is None:
        return dict(GENERIC)
    return {**GENERIC, **import_module(folder).BOTS}


def make_bot(game_id: str, name: str, seed: int) -> Bot[Any, Any]:
    known = bots_for(game_id)
    if name not in known:
        raise BadInput("error-bot-unknown", bot=name, game=game_id, known=", ".join(known))
    return known[name](seed)


__all__ = ["Bot", "Budget", "Choice", "RandomBot", "bots_for", "make_bot"]
