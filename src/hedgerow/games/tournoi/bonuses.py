"""Biodiversity bonus tokens (TOU-48 to TOU-57)."""

from __future__ import annotations

from typing import Final

from hedgerow.core.event import Log
from hedgerow.games.tournoi.events import TookToken
from hedgerow.games.tournoi.state import NONE, State

TRIO_POINTS: Final = 4  # TOU-49
TOKEN_POINTS: Final = 3  # TOU-54


def has_trio(state: State, side: int) -> bool:
    """Whether a side has all three categories, each once or more (TOU-50, TOU-51).

    It is asked of every side for itself, so several may have the trio (TOU-52).
    """
    needed = 0
    for place in state.tokens:
        needed |= state.kit.token_kinds[place]
    return bool(needed) and state.kinds(side) & needed == needed


def take_tokens(state: State, log: Log) -> None:
    """TOU-53: after a round, a side that has the three categories of a token takes it."""
    kit = state.kit
    if kit.terms.options.bonus != "triple" or not kit.tokens:
        return
    # TOU-56: a different side comes first in each round.
    order = [(state.round + step) % kit.sides for step in range(kit.sides)]
    kinds = [state.kinds(side) for side in range(kit.sides)]  # TOU-57: nothing is spent
    for at, place in enumerate(state.tokens):
        if state.owners[at] != NONE:
            continue
        needed = kit.token_kinds[place]
        for side in order:
            if kinds[side] & needed != needed:
                continue
            if state.owners[at] == NONE:
                state.owners[at] = side
                _tell(log, side, kit.tokens[place].id, stand_in=False)
            elif sum(state.stand_ins) < len(kit.tokens) - len(state.tokens):
                state.stand_ins[side] += 1  # TOU-55
                _tell(log, side, kit.tokens[place].id, stand_in=True)


def _tell(log: Log, side: int, token: str, *, stand_in: bool) -> None:
    if log.on:
        log.tell(TookToken(side, token, stand_in))


def tokens_of(state: State, side: int) -> int:
    """The number of tokens that a side has taken."""
    return state.owners.count(side) + state.stand_ins[side]
