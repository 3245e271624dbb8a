"""Moves in words."""

from __future__ import annotations

from typing import assert_never

from hedgerow.core.text import Message
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.moves import Ask, AskHint, Move, PlaceCube, PlaceDisc, Search, Vote
from hedgerow.games.cryptid.words.names import hex_message, researcher


def move(view: View, move: Move) -> Message:
    match move:
        case PlaceCube(hex):
            return Message("cryptid-move-cube", {"hex": hex_message(view, hex)})
        case PlaceDisc(hex):
            return Message("cryptid-move-disc", {"hex": hex_message(view, hex)})
        case Ask(hex, of):
            who = researcher(view, of)
            return Message("cryptid-move-ask", {"of": who, "hex": hex_message(view, hex)})
        case Search(hex):
            return Message("cryptid-move-search", {"hex": hex_message(view, hex)})
        case AskHint():
            return Message("cryptid-move-hint")
        case Vote(yes):
            return Message("cryptid-move-vote-yes" if yes else "cryptid-move-vote-no")
    assert_never(move)


def group(view: View, move: Move) -> Message:
    match move:
        case PlaceCube(hex) | PlaceDisc(hex) | Ask(hex) | Search(hex):
            return hex_message(view, hex)
        case AskHint() | Vote():
            return Message("cryptid-group-hint")
    assert_never(move)
