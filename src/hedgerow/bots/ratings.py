"""Ratings of a game's bots, from the file that `hedgerow arena` makes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct

from hedgerow.core import decoding

FILE: Final = "ratings.toml"
"""In the game's folder of bots."""


class Rating(Struct, frozen=True, forbid_unknown_fields=True):
    """A rating on Elo's scale, with the ends of its 95 % interval."""

    rating: int
    low: int
    high: int


class Ratings(Struct, frozen=True, forbid_unknown_fields=True):
    command: str
    games: int
    bots: dict[str, Rating]

    def dump(self) -> str:
        """The file; `load` reads it."""
        lines = [f"command = '{self.command}'", f"games = {self.games}", ""]
        for name, rating in self.bots.items():
            ends = f"rating = {rating.rating}, low = {rating.low}, high = {rating.high}"
            lines.append(f"bots.'{name}' = {{ {ends} }}")
        return "# Made by the command below; do not edit.\n" + "\n".join(lines) + "\n"


def load(text: str) -> Ratings:
    return decoding.from_toml(text, Ratings)


@cache
def ratings_for(game_id: str) -> Mapping[str, Rating]:
    """The ratings of a game's bots; empty if they have not been measured."""
    file = files(__package__).joinpath(game_id, FILE)
    return load(file.read_text(encoding="utf-8")).bots if file.is_file() else {}
