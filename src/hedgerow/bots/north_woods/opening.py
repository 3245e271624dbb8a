"""The opening as a level sees it: what to lay, what to keep and what to discard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import exp
from operator import mul
from typing import Final, NamedTuple

from hedgerow.bots.north_woods.strategy import layable, towards
from hedgerow.bots.north_woods.value import SIDE, side
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.cards import Kind
from hedgerow.games.north_woods.diet import form
from hedgerow.games.north_woods.feeding import Tableau, all_fed
from hedgerow.games.north_woods.moves import Move
from hedgerow.games.north_woods.state import HAND, State
from hedgerow.games.north_woods.tableau import Lying, Table, arrange

OWN: Final = slice(1, len(SIDE))
"""The weights of a seat's own features in those of `value.NAMES`, without what is at risk."""


PROOF: Final = 0.02
"""How much better than the habit another opening must look."""


class Opened(NamedTuple):
    """A first move, and the chance to win of the best way to go on."""

    move: Move
    chance: float


def openings(
    world: State, seat: Seat, legal: Sequence[Move], habit: Move, weights: Sequence[float]
) -> list[Opened]:
    """First moves towards good openings, best first; another than the habit must be much better.

    Rivals open at the same time, so their cards do not count: a way to open is compared with the
    average one of this hand.
    """
    tried = [
        (sum(map(mul, weights[OWN], side(after, seat))), towards(legal, laid, aside))
        for after, laid, aside in _ways(world, seat)
    ]
    mean = sum(worth for worth, _ in tried) / len(tried)
    best: dict[Move, float] = {}
    for worth, move in tried:
        if move is not None:
            best[move] = max(worth, best.get(move, worth))
    rivals = world.seats - 1
    found = {move: 1 / (1 + rivals * exp(mean - worth)) for move, worth in best.items()}
    usual = found.setdefault(habit, 1 / world.seats)
    opened = [
        Opened(move, chance if chance > usual + PROOF else min(usual, chance))
        for move, chance in found.items()
    ]
    return sorted(opened, key=lambda each: (-each.chance, each.move != habit))


def _ways(world: State, seat: Seat) -> Iterator[tuple[State, tuple[Kind, ...], list[Kind]]]:
    """Each choice of cards to put down: the position, what is laid and what is discarded."""
    hand = list(world.hands[seat])
    lying = tuple(card.form for card in world.tables[seat] if card is not None)
    for put in sorted(set(combinations(hand, len(hand) - HAND))):
        kept, laid = list(hand), layable(lying, put)
        for kind in put:
            kept.remove(kind)
        aside = list(put)
        for kind in laid:
            aside.remove(kind)
        after = world.clone()
        after.tables[seat] = _fed((*lying, *map(form, laid)))
        after.hands[seat] = bytes(kept)
        after.deck = b"".join((world.deck, *(world.hands[other] for other in world.others(seat))))
        yield after, laid, aside


def _fed(forms: tuple[int, ...]) -> Table:
    """A table of these cards, all of them fed."""
    table: Table = [Lying(each) for each in forms]
    feeders = all_fed(Tableau(forms))
    if feeders is not None:
        arrange(table, list(range(len(forms))), feeders)
    return table
