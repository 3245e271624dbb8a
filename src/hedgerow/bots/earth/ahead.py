"""Looks further ahead when choosing an action: at the seat's next turns, one after the other.

Cards that are drawn on the way count as average cards, so that no luck in a sampled world decides;
`together` plays whole games instead, as far as there is time for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from hedgerow.bots.earth.outlook import Outlook, hope_of
from hedgerow.bots.earth.policy import Weighed, after, next_turn, total
from hedgerow.games.earth.moves import Act
from hedgerow.games.earth.rules.turns import choosable
from hedgerow.games.earth.state import State

MOST_TURNS: Final = 1
"""How many further turns are worth their time."""
NEAR: Final = 10.0
"""The points by which an action may be behind and still deserve a longer look."""
TURN_MS: Final = 15.0
"""The estimated milliseconds of trying every action of a turn."""


def chained(state: State, look: Outlook, actions: Sequence[Weighed], turns: int) -> list[Weighed]:
    """The actions, best first, with the best of the seat's next turns after each.

    Actions that are far behind stay as far behind the others.
    """
    best = max(action.worth for action in actions)
    near = [action for action in actions if action.worth >= best - NEAR]
    if len(near) == 1:
        return list(actions)
    found = [_followed(state, look, action, turns) for action in near]
    least = min(action.worth for action in found)
    far = [
        Weighed(action.move, least - (best - action.worth))
        for action in actions
        if action.worth < best - NEAR
    ]
    return sorted(found + far, key=lambda weighed: weighed.worth, reverse=True)


def _followed(state: State, look: Outlook, first: Weighed, turns: int) -> Weighed:
    """Evaluate an action when the seat's best next turns follow immediately."""
    world, seat = after(state, look, first.move), look.seat
    here = total(world, look)
    later, left = look, look.turns
    for _ in range(turns):
        left -= state.seats
        if left < 0:
            break
        later = replace(look, turns=left, hope=hope_of(left, state.seats), promises={}, unseen=None)
        colours = choosable(world.boards[seat])
        ends = [next_turn(world, later, Act(colour)) for colour in colours]
        world = max(ends, key=partial(total, look=later))
    return Weighed(first.move, first.worth - here + total(world, later))
