"""The chance to win, as a level sees it.

The features of `value` are in groups, and a level that overlooks a group judges without it. For
each set of things overlooked, standing.toml has weights that were fitted to the same games with the
features that are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import Final

import msgspec

from hedgerow.bots.north_woods.value import EVENTS, NAMES, against, side
from hedgerow.core import decoding
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.state import State


class Overlooked(StrEnum):
    """What a level of North Woods may not see."""

    COUNTING = "counting"
    """Which cards are left, and so how soon a missing rank may come."""
    RIVALS = "rivals"
    """What the rivals hold and lack, beyond the ranks that lie in front of them."""
    DANGER = "danger"
    """What Territory, Disease and Pollution can take, and so what is safer in the hand."""
    EVENTS = "events"
    """What an event may be worth later: it is used as soon as it does something."""
    AGGRESSION = "aggression"
    """Territory."""
    RESCUES = "rescues"
    """Dying species that could be rescued, unless one completes a Habitat."""


GROUPS: Final[dict[Overlooked, tuple[str, ...]]] = {
    Overlooked.COUNTING: ("ready", "one_short", "two_short", "three_short", "way", "soon"),
    Overlooked.DANGER: ("lying_8", "lying_7", "held_8", "held_7", "alone", "at_risk"),
    Overlooked.EVENTS: EVENTS,
}
"""The features of a seat that are hidden with a consideration."""
NOTHING: Final = "nothing"
"""The key of the weights for whoever overlooks nothing."""
FILE: Final = Path(__file__).with_name("standing.toml")


@cache
def seen(overlooks: frozenset[str]) -> tuple[bool, ...]:
    """Which of the features `value.NAMES` a level sees that overlooks these."""
    hidden = {name for group, names in GROUPS.items() if group in overlooks for name in names}
    rivals = Overlooked.RIVALS not in overlooks

    def sees(name: str) -> bool:
        whose, _, what = name.partition("_")
        if whose == "rival" and not rivals:
            return what == "lying"
        return what not in hidden

    return tuple(map(sees, NAMES))


class _Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    weights: dict[str, dict[str, float]]
    """By what is overlooked, then by feature."""


def key(overlooks: frozenset[str]) -> str:
    """The name of a set of things overlooked, without those that hide no feature."""
    return " ".join(sorted(overlooks - {Overlooked.AGGRESSION, Overlooked.RESCUES})) or NOTHING


@cache
def weights(overlooks: frozenset[str]) -> tuple[float, ...]:
    """The weights of the features for a level, 0 for those that it does not see."""
    fitted = decoding.from_toml(FILE.read_bytes(), _Fitted).weights[key(overlooks)]
    return tuple(fitted.get(name, 0.0) for name in NAMES)


def chance_to_win(state: State, seat: Seat, weights: Sequence[float]) -> float:
    """The chance to win of a seat whose turn is just over: odds against each rival add up."""
    own = side(state, seat)
    odds = 0.0
    for rival in state.others(seat):
        odds += exp(-sum(map(mul, weights, against(state, seat, own, rival))))
    return 1 / (1 + odds)


def chance_before(state: State, seat: Seat, weights: Sequence[float]) -> float:
    """The chance to win of the seat to move: all rivals have moved since its last turn."""
    own = side(state, seat)
    odds = 0.0
    for rival in state.others(seat):
        found = against(state, rival, side(state, rival), seat, own)
        odds += exp(sum(map(mul, weights, found)))
    return 1 / (1 + odds)
