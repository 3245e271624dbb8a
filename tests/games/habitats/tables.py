"""Tables for tests: a market of one's choice, parks of one's choice, a turn of one's choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hedgerow.games.habitats import GAME, rules
from hedgerow.games.habitats.box import box
from hedgerow.games.habitats.cells import cell_at
from hedgerow.games.habitats.state import State
from hedgerow.games.habitats.tiles import GoalId
from hedgerow.table import AnyTable
from hedgerow.testing.tables import table_at

GOALS: tuple[tuple[GoalId, ...], ...] = (("long_park",), ("many_areas",), ("keep_close",))


def table(
    seats: int = 2,
    tiles: str = "",
    goals: tuple[tuple[GoalId, ...], ...] = GOALS,
    *,
    endless: bool = False,
    parks: Sequence[str] = (),
    turn: int = 0,
) -> AnyTable:
    """A table whose market, row by row, and then its stock begin with the tiles named.

    Parks are given in seat order as "zebra 0,1; road1-water 1,0 turn 2".
    """
    components = box()
    named = [components.number[id] for id in tiles.split()]
    lying = {line.split()[0] for park in parks for line in park.split(";") if line.strip()}
    # What lies in a park already goes to the end of the stock, where no test gets.
    rest = [number for number in range(len(components.tiles)) if number not in named]
    rest.sort(key=lambda number: components.tiles[number].id in lying)
    state = rules.position(seats, named + rest, goals, endless=endless)
    for seat, park in enumerate(parks):
        lay(state, seat, park)
    state.turn = turn
    return table_at(GAME, state)


def lay(state: State, seat: int, park: str) -> None:
    """Put tiles into a park, trusting that they may lie there."""
    components = box()
    for line in filter(None, (part.strip() for part in park.split(";"))):
        id, place, *turned = line.split()
        x, y = map(int, place.split(","))
        turn = int(turned[1]) if turned else 0
        number, cell = components.number[id], cell_at(x, y)
        state.parks[seat].put(cell, components.tiles[number].turned[turn])
        state.laid[seat] += ((number, cell, turn),)
        state.stock = tuple(other for other in state.stock if other != number)


def play_any_turn(at: AnyTable) -> list[Any]:
    """The seat to act takes and places the first way it can; all that happened."""
    seat, events = at.to_act[0], []
    while at.to_act == (seat,):
        (decision,) = at.decisions_for(seat)
        events += [entry.public for entry in at.play(seat, decision.moves[0])]
        if at.view(None).hand is None:
            break
    return events
