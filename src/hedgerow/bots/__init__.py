"""Bots: they see a View and a Decision, never a State.

A game's bots live in a folder named after its id: `LEVELS` has its four levels, `FIRST` the bots of
the first release. What follows from the rules alone (deduction, planner, gains, equilibrium)
belongs in `games/<game>`; what was tuned, estimated or fitted (weights, heuristics, models of
rivals, time per trial) belongs in `bots/<game>`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from hedgerow import games
from hedgerow.bots import plugins
from hedgerow.bots.first import PREFIX, Choosers, first_bots, provisional_levels
from hedgerow.bots.levels import LEVELS, Level, Levels
from hedgerow.bots.protocol import Bot, Budget, Choice, Factory, Offer, Option
from hedgerow.bots.random import RandomBot
from hedgerow.bots.reviewing import Judging
from hedgerow.bots.search import SearchBot
from hedgerow.bots.tree import Search
from hedgerow.core.errors import BadInput
from hedgerow.games import game_named

GENERIC: dict[str, Factory] = {"random": RandomBot}
"""Bots that can play any game."""


def bots_for(game_id: str) -> dict[str, Factory]:
    """Every bot that can play a game: `random`, levels, `search`, others', the first release's."""
    folder = _folder(game_id)
    known = GENERIC | (_levels(folder) if folder else {})
    if any(game.id == game_id for game in games.GAMES):
        known["search"] = _search(game_id, folder)
    for name, offer in plugins.offers().items():
        if name not in known and (offer.games is None or game_id in offer.games):
            known[name] = _offered(game_id, offer)
    return known | first_bots(_first(folder))


def offered_bots(game_id: str) -> tuple[str, ...]:
    """The names to offer to people: all but the first release's."""
    return tuple(name for name in bots_for(game_id) if not name.startswith(PREFIX))


def levels_for(game_id: str) -> tuple[Level, ...]:
    """The levels that a game offers, weakest first."""
    folder = _folder(game_id)
    if folder is None:
        return ()
    own: Levels[Any, Any] | None = getattr(folder, "LEVELS", None)
    return LEVELS if own is None else own.levels


def strongest(game_id: str) -> str:
    """The name of a game's strongest level; tree search where it has none."""
    levels = levels_for(game_id)
    return levels[-1].name if levels else "search"


def resolve(game_id: str, name: str) -> str:
    """The current name of a bot; tables and clients of the first release have its own names."""
    known = bots_for(game_id)
    for current in (name, PREFIX + name):
        if current in known:
            return current
    raise BadInput("error-bot-unknown", bot=name, game=game_id, known=", ".join(known))


def make_bot(game_id: str, name: str, seed: int) -> Bot[Any, Any]:
    return bots_for(game_id)[resolve(game_id, name)](seed)


def usual_bot(game_id: str) -> str:
    """The bot for somebody who names none."""
    names = [level.name for level in levels_for(game_id)]
    return names[min(1, len(names) - 1)] if names else list(bots_for(game_id))[-1]


def budget_for(game_id: str, name: str) -> Budget:
    """What a bot may think about a decision at a table."""
    for level in levels_for(game_id):
        if level.name == name:
            return Budget(level.ms)
    offer = plugins.offers().get(name)
    return Budget() if offer is None else Budget(offer.ms)


def judging_for(game_id: str) -> Judging:
    """How decisions of a game are judged afterwards."""
    own: Judging | None = getattr(_folder(game_id), "REVIEW", None)
    return own or Judging()


def _folder(game_id: str) -> ModuleType | None:
    folder = f"{__name__}.{game_id}"
    spec = find_spec(folder)
    if spec is None or spec.submodule_search_locations is None:
        return None
    return import_module(folder)


def _levels(folder: ModuleType) -> dict[str, Factory]:
    own: Levels[Any, Any] | None = getattr(folder, "LEVELS", None)
    return provisional_levels(_first(folder)) if own is None else own.bots()


def _first(folder: ModuleType | None) -> Choosers:
    first: Choosers = getattr(folder, "FIRST", {})
    return first


def _search(game_id: str, folder: ModuleType | None) -> Factory:
    habits: Search[Any, Any] | None = getattr(folder, "SEARCH", None)
    return lambda seed: SearchBot(game_named(game_id), seed, habits)


def _offered(game_id: str, offer: Offer) -> Factory:
    return lambda seed: offer.make(game_named(game_id), seed)


__all__ = [
    "Bot",
    "Budget",
    "Choice",
    "Factory",
    "Level",
    "Levels",
    "Offer",
    "Option",
    "RandomBot",
    "bots_for",
    "budget_for",
    "judging_for",
    "levels_for",
    "make_bot",
    "offered_bots",
    "resolve",
    "usual_bot",
]
