"""Plans of a turn: what to play or hold back, and how to finish an edit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hedgerow.core.text import Seat
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.edits import Situation
from hedgerow.games.north_woods.frames import Aiming, Frame, Placing
from hedgerow.games.north_woods.ids import ids, kinds
from hedgerow.games.north_woods.moves import Lift, Move, Play, Rescue, Use
from hedgerow.games.north_woods.planner import Plan, best_turn, habitat
from hedgerow.games.north_woods.state import State, with_card
from hedgerow.games.north_woods.tableau import take

HOLDS: Final = (9, 8, 7, 6)
"""The rank from which cards may be held back."""


def situation(state: State, seat: Seat) -> Situation:
    """The situation of a seat for the planner."""
    return Situation(
        tuple(state.tables[seat]),
        state.hands[seat],
        tuple(state.piles),
        state.wolf_pair,
        state.rescuing and seat == state.turn,
    )


def good_turn(now: Situation) -> Plan:
    """The turn that makes a Habitat if possible, or else the most ranks."""
    return habitat(now, prove=False) or best_turn(now)


def turn_plans(now: Situation) -> list[tuple[int, Plan]]:
    """Good turns that hold back nothing, or the cards from a rank up, if they differ."""
    ranked = box().rank
    found: list[tuple[int, Plan]] = []
    for hold in HOLDS:
        kept = bytes(kind for kind in now.hand if ranked[kind] >= hold)
        if found and not kept:
            continue
        free = bytes(kind for kind in now.hand if ranked[kind] < hold)
        plan = best_turn(now._replace(hand=free))
        end = plan.end._replace(hand=bytes(sorted(plan.end.hand + kept)))
        if all(other.end != end for _, other in found):
            found.append((hold, plan._replace(end=end)))
    return found


def begun(state: State, frame: Frame) -> Iterator[tuple[Situation, Move]]:
    """The situations in which an edit may have begun, and its first move.

    It lets a bot that is asked for the second half of an edit recompute the plan.
    """
    now = situation(state, state.turn)
    match frame:
        case Placing(slot, "lifted"):
            yield now, Lift(slot)
        case Placing(slot, how):
            table = list(now.table)
            kind = take(table, slot).kind
            now = now._replace(table=tuple(table))
            if how == "played":
                yield now._replace(hand=with_card(now.hand, kind)), Play(ids()[kind])
                return
            for pile, cards in enumerate(now.piles):
                lain = bytes((*cards, kind))
                piles = (*now.piles[:pile], lain, *now.piles[pile + 1 :])
                yield now._replace(piles=piles), Rescue(pile)
        case Aiming("abundance" | "population_boom" as event):
            yield now._replace(hand=with_card(now.hand, kinds()[event])), Use(event)
        case _:
            return
