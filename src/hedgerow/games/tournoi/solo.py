"""One seat against the ghost (TOU-62 to TOU-71)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hedgerow.core.outcome import Outcome, Score
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games.tournoi.battle import Lists
from hedgerow.games.tournoi.kit import Kit
from hedgerow.games.tournoi.state import State

GHOST: Final = 1
"""The ghost's side; there is no such seat."""


def draw_lanes(kit: Kit, rng: Rng) -> tuple[int, ...]:
    """TOU-64: the lane of the ghost's power card in each round."""
    if not kit.ghost:
        return ()
    return tuple(rng.below(kit.battles) for _ in range(kit.terms.rounds))


def place(state: State) -> None:
    """TOU-63, TOU-64: two unseen cards on each battle, and a power card on one of them."""
    kit = state.kit
    pile = kit.pile_of(GHOST)
    drawn = state.piles[pile][: 2 * kit.battles]
    state.piles[pile] = state.piles[pile][2 * kit.battles :]
    state.laid[GHOST] = tuple(drawn[2 * lane : 2 * lane + 2] for lane in range(kit.battles))
    if state.powers[GHOST]:
        face, *rest = state.powers[GHOST]
        lane, covers = state.ghost_lanes[state.round], state.covers[GHOST]
        state.covers[GHOST] = (*covers[:lane], face, *covers[lane + 1 :])
        state.powers[GHOST] = tuple(rest)


def choose(kit: Lists, laid: Sequence[int], characteristic: int) -> tuple[int, int]:
    """TOU-66, TOU-67: the ghost's card that fights, and the other one."""
    first, second = laid
    strengths = kit.strengths[characteristic]
    return (second, first) if strengths[second] > strengths[first] else (first, second)


def outcome(own: Score, ghost: Score) -> Outcome:
    """TOU-71: equal points share the win."""
    points = {"points": own.total, "ghost": ghost.total}
    if own.total < ghost.total:
        return Outcome((own,), (2,), Message("tournoi-outcome-ghost", {**points}))
    if own.total == ghost.total:
        return Outcome((own,), (1,), Message("tournoi-outcome-shared", {**points}))
    return Outcome((own,), (1,), Message("tournoi-outcome-won", {**points}))
