"""The registry of games. Adding a game takes a folder and one line here."""

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
    """The game with this id; raises BadInput with the known ids."""
    return find_game(GAMES, id)
