"""The best layout of a seat's table and hand this turn, for the most ranks.

It is one assignment, fast enough for look-ahead; the game's planner is more thorough.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from hedgerow.core.text import Seat
from hedgerow.games.datafiles import derived
from hedgerow.games.north_woods.assignment import cheapest
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import Kind
from hedgerow.games.north_woods.diet import Form, form, menu
from hedgerow.games.north_woods.feeding import CARRION
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.tableau import ABUNDANT, STAND_IN, Lying

NOBODY: Final = -1
"""The top of an empty pile."""
_RANK: Final = 1000
"""The value of a rank relative to a hungry card."""
_LYING: Final = 20
_HELD: Final = 12


class Layout(NamedTuple):
    """Cards in play, then cards of the hand, then rescued ones, and who eats what."""

    lying: list[tuple[int, Lying]]
    played: list[Kind]
    rescued: list[tuple[int, Kind]]
    """Piles and their tops, for missing ranks."""
    forms: list[Form]
    feeders: list[int | None]
    ranks: int
    """The ranks that are fed, as a mask."""


def layout(state: State, seat: Seat, below: int = 9) -> Layout:
    """The table and the cards in hand of ranks below `below`, laid for the most ranks."""
    ranked = box().rank
    played = bytes(kind for kind in state.hands[seat] if 0 < ranked[kind] < below)
    tops = tuple(cards[-1] if cards else NOBODY for cards in state.piles)
    return _layouts()(tuple(state.tables[seat]), played, tops)


@derived
def _layouts() -> Callable[[tuple[Lying | None, ...], bytes, tuple[int, ...]], Layout]:
    """Cached `_layout`, since trials in many worlds change few tables."""
    return lru_cache(maxsize=4096)(_layout)


def _layout(table: tuple[Lying | None, ...], hand: bytes, tops: tuple[int, ...]) -> Layout:
    known, ranked = menu(), box().rank
    lying = [(slot, card) for slot, card in enumerate(table) if card is not None]
    played = list(hand)
    forms = [card.form for _, card in lying]
    there = abundant = 0
    for at, (_, card) in enumerate(lying):
        if card.mark == ABUNDANT:
            abundant |= 1 << at
        if card.mark != STAND_IN:
            there |= 1 << known.rank[card.form]
    forms += [form(kind) for kind in played]
    for kind in played:
        there |= 1 << ranked[kind]
    rescued = []
    carrion = 0
    for pile, kind in enumerate(tops):
        # A dying species of a missing rank is worth rescuing.
        if kind != NOBODY and ranked[kind] > 1 and not there >> ranked[kind] & 1:
            rescued.append((pile, kind))
            forms.append(form(kind))
        elif kind != NOBODY:
            carrion |= 1 << kind
    feeders = _assigned(forms, len(lying), len(lying) + len(played), abundant, carrion)
    ranks = 0
    for at, laid in enumerate(forms):
        if feeders[at] is not None:
            ranks |= 1 << known.rank[laid]
        elif not known.species >> laid & 1 and not (
            at < len(lying) and lying[at][1].mark == STAND_IN
        ):
            ranks |= 2
    return Layout(lying, played, rescued, forms, feeders, ranks)


def _assigned(
    forms: list[Form], lying: int, own: int, abundant: int, carrion: int
) -> list[int | None]:
    """The feeding that keeps the most ranks, then leaves the fewest hungry."""
    known = menu()
    eats, scavenges, ranked, species = known.eats, known.carrion, known.rank, known.species
    count = len(forms)
    foods: list[list[int]] = []
    eaters: list[int] = []
    keeper: dict[int, tuple[int, int]] = {}
    for at, laid in enumerate(forms):
        if not species >> laid & 1:
            continue
        eaten = eats[laid]
        food = [other for other, lower in enumerate(forms) if eaten >> lower & 1]
        dead = bool(scavenges[laid] & carrion)
        eaters.append(at)
        foods.append(food)
        # Each rank is represented by the card that is easiest to feed.
        ease = 100 * (dead or bool(food)) + 10 * dead + 5 * (at < lying) + len(food)
        if ease > keeper.get(ranked[laid], (0, 0))[0]:
            keeper[ranked[laid]] = ease, at
    rows = []
    for at, food in zip(eaters, foods, strict=True):
        eater = forms[at]
        hungry = _LYING if at < lying else _HELD if at < own else 0
        if keeper.get(ranked[eater], (0, -1))[1] == at:
            hungry += _RANK + ranked[eater]
        row = [(at, hungry)]
        for other in food:
            row.append((other, 0))
            if abundant >> other & 1:
                row.append((count + other, 0))
        if scavenges[eater] & carrion:
            row.append((2 * count + at, 0))
        rows.append(row)
    feeders: list[int | None] = [None] * count
    for at, column in zip(eaters, cheapest(rows, 3 * count), strict=True):
        if column >= 2 * count:
            feeders[at] = CARRION
        elif column != at:
            feeders[at] = column % count
    return feeders
