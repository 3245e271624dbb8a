"""How `search` plays Cryptid: to the end at random, with an eye on the habitat of each world."""

from __future__ import annotations

from typing import Final

from hedgerow.bots.dice import Dice
from hedgerow.bots.tree import Search as Habits
from hedgerow.core.decision import Decision
from hedgerow.games.cryptid.frames import Turn
from hedgerow.games.cryptid.hexes import hexes_of
from hedgerow.games.cryptid.moves import Move, Search
from hedgerow.games.cryptid.state import State


def propose(state: State, decision: Decision[Move], dice: Dice) -> Move:
    """Half of the time the search that wins in this world; it is right as often as its hex is."""
    if isinstance(state.stack[-1], Turn) and dice.below(2):
        there = state.regions[0]
        for region in state.regions[1:]:
            there &= region
        wins = Search(next(iter(hexes_of(there))))
        if wins in decision.moves:
            return wins
    return decision.moves.pick(dice)


SEARCH: Final[Habits[State, Move]] = Habits(world_ms=0.15, move_ms=0.004, propose=propose)
