"""The games. Adding one is a folder and a line here."""

from __future__ import annotations

from hedgerow.core.game import AnyGame, find_game
from hedgerow.games import cryptid, earth, habitats, north_woods, tournoi

GAMES: tuple[AnyGame, ...] = (
    cryptid.GAME,
    habitats.GAME,
    tournoi.GAME,
    north_woods.GAME,
    earth.GAME,
)


def game_named(id: str) -> AnyGame:
    """The game of that id; BadInput lists the ids there are."""
    return find_game(GAMES, id)
