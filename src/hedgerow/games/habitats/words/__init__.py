"""Habitats in words: tiles, moves, events and notes; the prose is in the catalogues."""

from hedgerow.games.habitats.words.drawing import draw
from hedgerow.games.habitats.words.events import event
from hedgerow.games.habitats.words.moves import group, move
from hedgerow.games.habitats.words.notes import notes
from hedgerow.games.habitats.words.tiles import demand, face, measured, name, tile_of

__all__ = [
    "demand",
    "draw",
    "event",
    "face",
    "group",
    "measured",
    "move",
    "name",
    "notes",
    "tile_of",
]
