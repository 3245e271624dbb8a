"""Le Tournoi in words: every move and event as a message; the prose is in the catalogues."""

from hedgerow.games.tournoi.words.drawing import draw
from hedgerow.games.tournoi.words.events import event
from hedgerow.games.tournoi.words.moves import group, move
from hedgerow.games.tournoi.words.names import battle, card, figure, points, power, side
from hedgerow.games.tournoi.words.notes import notes

__all__ = [
    "battle",
    "card",
    "draw",
    "event",
    "figure",
    "group",
    "move",
    "notes",
    "points",
    "power",
    "side",
]
