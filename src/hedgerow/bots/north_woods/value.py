"""The chance to win, from features of a position with weights fitted to games between bots.

Positions are whole worlds, so a bot averages over many that are possible. The weights are in
value.toml; bench/north_woods_weights.py fits them.
"""

from __future__ import annotations

from math import exp, log
from operator import mul
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from hedgerow.bots.north_woods.layout import layout
from hedgerow.bots.north_woods.risk import risk
from hedgerow.core import decoding
from hedgerow.core.text import Seat
from hedgerow.games.datafiles import derived
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import RANKS, EventName, Kind
from hedgerow.games.north_woods.diet import form, menu
from hedgerow.games.north_woods.feeding import ALL_RANKS
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.tableau import complete, filled, is_species, rank

EVENTS: Final[tuple[EventName, ...]] = (
    "niche",
    "spring",
    "renewal",
    "abundance",
    "disease",
    "pollution",
    "wildfire",
    "winter",
    "migration",
    "population_boom",
)
SIDE: Final = (
    "ready",
    "one_short",
    "two_short",
    "three_short",
    "short",
    "lacks_8",
    "lacks_7",
    "lacks_6",
    "way",
    "soon",
    "lying",
    "lying_8",
    "lying_7",
    "alone",
    "held",
    "held_8",
    "held_7",
    "resources",
    "species",
    *EVENTS,
    "at_risk",
)
"""Features of a seat; each counts for the seat that has moved and against the one to move."""
NAMES: Final = ("turn", *(f"own_{name}" for name in SIDE), *(f"rival_{name}" for name in SIDE))


@derived
def _of_rank() -> tuple[tuple[Kind, ...], ...]:
    """The kinds of each rank."""
    ranked = box().rank
    kinds = range(len(box().cards))
    return tuple(tuple(kind for kind in kinds if ranked[kind] == rank) for rank in range(RANKS + 1))


@derived
def _event_kinds() -> tuple[Kind, ...]:
    return tuple(box().event(name) for name in EVENTS)


class Outs(NamedTuple):
    """How hard it is to get the missing ranks."""

    short: int
    """Ranks that neither table, hand nor certain events provide."""
    soon: float
    """The estimated chance to get them all with the next two cards."""
    way: float
    """The distance: for each rank, the logarithm of the inverse share of cards that provide it."""


def outs(state: State, hand: bytes, present: int, missing: int) -> Outs:
    """The outs for the missing ranks, with these forms as food."""
    known, of_rank, components = menu(), _of_rank(), box()
    cards, carrion = state.deck, state.carrion
    tops = [place[-1] for place in state.display if place]
    dying = b"".join(state.piles)
    niches = hand.count(components.event("niche"))
    renewals = hand.count(components.event("renewal"))
    chances: list[float] = []
    way = 0.0
    for lacking in range(RANKS, 0, -1):
        if not missing >> lacking & 1:
            continue
        count = shown = buried = 0
        for kind in of_rank[lacking]:
            eats = known.eats[form(kind)]
            if lacking > 1 and not eats & present and not known.carrion[form(kind)] & carrion:
                continue
            count += cards.count(kind)
            shown += kind in tops
            buried += kind in dying
        if renewals and buried:
            renewals -= 1
        elif niches and count:
            niches -= 1
        else:
            chances.append(1.0 if shown else count / (len(cards) + 1))
            way += 0.7 if shown else min(6.0, log((len(cards) + 1) / (count + 0.25)))
    draws = 2 + 3 * hand.count(components.event("spring"))
    soon = 1.0
    if len(chances) == 1:
        soon = 1 - (1 - chances[0]) ** draws
    elif len(chances) == 2:
        low, high = sorted(chances)
        soon = low * high * (1 if high == 1.0 else 2)
    elif chances:
        soon = 0.0
    return Outs(len(chances), soon, way)


def side(state: State, seat: Seat) -> list[float]:
    """The features of one seat, independent of the rival."""
    table, hand = state.tables[seat], state.hands[seat]
    laid = layout(state, seat)
    ranked = box().rank
    missing = ALL_RANKS & ~laid.ranks
    present = 0
    for placed in laid.forms:
        present |= 1 << placed
    found = outs(state, hand, present, missing)
    ground = complete(table, state.carrion)
    lying = resources = species = 0
    count = [0] * (RANKS + 2)
    for slot, card in filled(table):
        if ground >> slot & 1:
            count[rank(card)] += 1
            lying |= 1 << rank(card)
            if is_species(card):
                species += 1
            else:
                resources += 1
    alone = sum(number == 1 for number in count[2:])
    held = 0
    for kind in hand:
        held |= 1 << ranked[kind]
    useful = held & laid.ranks & ~lying & ALL_RANKS
    short = found.short
    return [
        short == 0,
        short == 1,
        short == 2,
        short == 3,
        short,
        missing >> 8 & 1,
        missing >> 7 & 1,
        missing >> 6 & 1,
        found.way,
        found.soon,
        (lying & ALL_RANKS).bit_count(),
        lying >> 8 & 1,
        lying >> 7 & 1,
        alone,
        useful.bit_count(),
        held >> 8 & 1,
        held >> 7 & 1,
        min(resources, 6),
        min(species, 14) / 4,
        *(hand.count(kind) for kind in _event_kinds()),
    ]


def features(state: State, seat: Seat, rival: Seat) -> list[float]:
    """The features of a position for `seat` against one rival, who is to move."""
    return against(state, seat, side(state, seat), rival)


def against(
    state: State, seat: Seat, own: list[float], rival: Seat, theirs: list[float] | None = None
) -> list[float]:
    """`features`, with those of the seat alone and perhaps of its rival already known."""
    at_risk = risk(state.tables[seat], b"", 0, state.hands[rival])
    threat = risk(state.tables[rival], b"", 0, state.hands[seat])
    return [1.0, *own, at_risk, *(theirs or side(state, rival)), threat]


class _Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    weights: dict[str, float]


def _read() -> tuple[float, ...]:
    path = Path(__file__).with_name("value.toml")
    weights = decoding.from_toml(path.read_bytes(), _Fitted).weights
    return tuple(weights[name] for name in NAMES)


WEIGHTS: Final = _read()


def chance_to_win(state: State, seat: Seat) -> float:
    """The chance to win of a seat whose turn is just over: odds against each rival add up."""
    own = side(state, seat)
    odds = 0.0
    for rival in state.others(seat):
        odds += exp(-sum(map(mul, WEIGHTS, against(state, seat, own, rival))))
    return 1 / (1 + odds)
