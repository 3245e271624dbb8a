"""The chance to win of a seat whose turn is over, as a level sees it.

Features are in groups, and a level that overlooks a group judges without it: for each level,
standing.toml has weights that were fitted to the same games with the features that it sees.
`python -m hedgerow.bots.north_woods.fitting` fits them.
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

from hedgerow.bots.north_woods.laying import lay
from hedgerow.bots.north_woods.risk import risk
from hedgerow.bots.north_woods.value import EVENTS, outs
from hedgerow.core import decoding
from hedgerow.core.text import Seat
from hedgerow.games.datafiles import derived
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import RANKS, Kind
from hedgerow.games.north_woods.feeding import ALL_RANKS
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.tableau import complete, is_species, rank


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


PROGRESS: Final = ("short", "lying", "useful", "lacks_8", "lacks_7", "resources", "species")
"""What everybody sees of a seat."""
GROUPS: Final[dict[Overlooked, tuple[str, ...]]] = {
    Overlooked.COUNTING: ("ready", "one_short", "two_short", "three_short", "way", "soon", "later"),
    Overlooked.DANGER: ("lying_8", "lying_7", "held_8", "held_7", "alone", "top_alone"),
    Overlooked.EVENTS: EVENTS,
}
SIDE: Final = (*PROGRESS, *(name for group in GROUPS.values() for name in group))
"""The features of a seat, in the order of `side`."""
NAMES: Final = (
    "turn",
    *(f"own_{name}" for name in SIDE),
    "own_risk",
    *(f"rival_{name}" for name in SIDE),
    "rival_risk",
)


@cache
def seen(overlooks: frozenset[str]) -> tuple[bool, ...]:
    """Which features a level sees that overlooks these."""
    hidden = {name for group, names in GROUPS.items() if group in overlooks for name in names}
    found = {"turn", "rival_lying", *(f"own_{name}" for name in SIDE if name not in hidden)}
    if Overlooked.RIVALS not in overlooks:
        found |= {f"rival_{name}" for name in SIDE if name not in hidden}
    if Overlooked.DANGER not in overlooks:
        found |= {"own_risk", "rival_risk"}
    return tuple(name in found for name in NAMES)


@derived
def _event_kinds() -> tuple[Kind, ...]:
    return tuple(box().event(name) for name in EVENTS)


def side(state: State, seat: Seat) -> list[float]:
    """The features of one seat."""
    table, hand = state.tables[seat], state.hands[seat]
    laid = lay(state, seat)
    ranked = box().rank
    missing = ALL_RANKS & ~laid.ranks
    present = 0
    for placed in laid.forms:
        present |= 1 << placed
    found = outs(state, hand, present, missing)
    ground = complete(table, state.carrion)
    lying = resources = species = 0
    count = [0] * (RANKS + 1)
    for slot, card in enumerate(table):
        if card is not None and ground >> slot & 1:
            ranked_as = rank(card)
            count[ranked_as] += 1
            lying |= 1 << ranked_as
            if is_species(card):
                species += 1
            else:
                resources += 1
    held = 0
    for kind in hand:
        held |= 1 << ranked[kind]
    lying &= ALL_RANKS
    short = found.short
    highest = lying.bit_length() - 1
    return [
        missing.bit_count(),
        lying.bit_count(),
        (held & laid.ranks & ~lying & ALL_RANKS).bit_count(),
        missing >> 8 & 1,
        missing >> 7 & 1,
        min(resources, 6),
        min(species, 14) / 4,
        short == 0,
        short == 1,
        short == 2,
        short == 3,
        found.way,
        found.soon,
        exp(-found.way / 2),
        lying >> 8 & 1,
        lying >> 7 & 1,
        held >> 8 & 1,
        held >> 7 & 1,
        count[2:].count(1),
        highest > 1 and count[highest] == 1,
        *[hand.count(kind) for kind in _event_kinds()],
    ]


def features(state: State, seat: Seat, own: Sequence[float], rival: Seat) -> list[float]:
    """The features of a position for `seat`, whose turn is over, against one rival."""
    own_risk = risk(state.tables[seat], b"", 0, state.hands[rival])
    rival_risk = risk(state.tables[rival], b"", 0, state.hands[seat])
    return [1.0, *own, own_risk, *side(state, rival), rival_risk]


class _Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    weights: dict[str, dict[str, float]]
    """By what is overlooked, then by feature."""


FILE: Final = Path(__file__).with_name("standing.toml")


def key(overlooks: frozenset[str]) -> str:
    """The name of a set of things overlooked; Territory has no features of its own."""
    return " ".join(sorted(overlooks - {Overlooked.AGGRESSION})) or "nothing"


@cache
def weights(overlooks: frozenset[str]) -> tuple[float, ...]:
    fitted = decoding.from_toml(FILE.read_bytes(), _Fitted).weights[key(overlooks)]
    return tuple(fitted.get(name, 0.0) for name in NAMES)


def chance_to_win(state: State, seat: Seat, weights: Sequence[float]) -> float:
    """The chance to win of a seat whose turn is just over: odds against each rival add up."""
    own = side(state, seat)
    odds = 0.0
    for rival in state.others(seat):
        odds += exp(-sum(map(mul, weights, features(state, seat, own, rival))))
    return 1 / (1 + odds)
