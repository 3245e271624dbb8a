"""Cryptid in words: every move, event and clue as a message; the prose is in the catalogues."""

from hedgerow.games.cryptid.words.drawing import draw
from hedgerow.games.cryptid.words.events import event
from hedgerow.games.cryptid.words.moves import group, move
from hedgerow.games.cryptid.words.names import clue, hex_message, hint, researcher
from hedgerow.games.cryptid.words.notes import notes

__all__ = ["clue", "draw", "event", "group", "hex_message", "hint", "move", "notes", "researcher"]
