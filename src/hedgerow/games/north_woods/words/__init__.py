"""North Woods in words: every move and event as a message; the prose is in the catalogues."""

from hedgerow.games.north_woods.words.drawing import draw
from hedgerow.games.north_woods.words.events import event
from hedgerow.games.north_woods.words.moves import group, half, move
from hedgerow.games.north_woods.words.names import card_name
from hedgerow.games.north_woods.words.notes import notes

__all__ = ["card_name", "draw", "event", "group", "half", "move", "notes"]
