"""Solves Earth's puzzles: two cards planted, and the tableau scored before any ability is used.

Nothing else changes by planting, so that only printed values, terrains and the ecosystem count.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple, TypeAlias

from hedgerow.core.puzzles import traps
from hedgerow.games import datafiles
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import Cell, sites
from hedgerow.games.earth.rules.accounts import area
from hedgerow.games.earth.rules.planting import cost
from hedgerow.games.earth.scoring.score import points
from hedgerow.games.earth.scoring.tableau import PlayArea
from hedgerow.games.earth.scoring.vocabulary import Scoring
from hedgerow.games.earth.state import Board, State

PLANTS: Final = 2
PLENTY: Final = 99
"""More soil than any two cards cost."""

Planting: TypeAlias = tuple[int, Cell]
"""A card on a cell."""
Pair: TypeAlias = tuple[Planting, ...]
"""Two plantings, the lower card first."""


class Worth(NamedTuple):
    points: int
    """What planting adds to the score."""
    price: int
    """The soil that it takes."""


class Layouts(NamedTuple):
    """What one and two plantings add, in the better order.

    The order matters where the first card makes the second one cheaper and soil scores.
    """

    one: dict[Planting, Worth]
    two: dict[Pair, Worth]

    def within(self, hand: Collection[int], soil: int) -> Layouts:
        """Those of some of the cards that so much soil pays for."""
        return Layouts(
            {
                key: worth
                for key, worth in self.one.items()
                if worth.price <= soil and key[0] in hand
            },
            {
                key: worth
                for key, worth in self.two.items()
                if worth.price <= soil and key[0][0] in hand and key[1][0] in hand
            },
        )

    def ordered(self) -> list[tuple[Pair, Worth]]:
        """The pairs, the best first."""
        return sorted(self.two.items(), key=lambda entry: -entry[1].points)

    def best(self) -> tuple[list[Pair], int, int]:
        """The best pairs, their points, and those of the next best; 0 where there is none."""
        values = {worth.points for worth in self.two.values()}
        most = max(values, default=0)
        second = max((value for value in values if value < most), default=0)
        return [key for key, worth in self.two.items() if worth.points == most], most, second

    def traps(self, best: Pair) -> int:
        """How many other plantings look as good as the right one, where most do."""

        def worths(made: Pair) -> dict[Planting, int]:
            if not made:
                return {planting: worth.points for planting, worth in self.one.items()}
            (first,) = made
            return {
                key[key[0] == first]: worth.points
                for key, worth in self.two.items()
                if first in key
            }

        return traps(best, worths)


def alone(ordered: list[tuple[Pair, Worth]], hand: Collection[int], soil: int) -> bool:
    """Whether one pair is better than all others of these cards that so much soil pays for."""
    most: int | None = None
    for ((first, _), (second, _)), worth in ordered:
        if most is not None and worth.points < most:
            return True
        if worth.price <= soil and first in hand and second in hand:
            if most is not None:
                return False
            most = worth.points
    return most is not None


def planted(board: Board, card: int, cell: Cell) -> Board | None:
    """The board after planting a card of the hand; None if the soil does not suffice."""
    price = cost(board, box()[card])
    if price > board.soil:
        return None
    after = board.clone()
    after.soil -= price
    after.hand = tuple(other for other in board.hand if other != card)
    after.planted = dict(sorted({**board.planted, cell: (card, 0, 0)}.items()))
    after.mask = board.mask | 1 << cell
    return after


def layouts(state: State, soil: int | None = None) -> Layouts:
    """Every planting of one card and of two; `soil` in place of the board's."""
    board = state.boards[0].clone()
    board.soil = board.soil if soil is None else soil
    rivals = [area(other) for other in state.boards[1:]]
    before = total(board, rivals)
    one: dict[Planting, Worth] = {}
    two: dict[Pair, Worth] = {}
    for first in board.hand:
        for cell in sites(board.mask):
            after = planted(board, first, cell)
            if after is None:
                continue
            one[first, cell] = Worth(total(after, rivals) - before, board.soil - after.soil)
            for second in after.hand:
                for other in sites(after.mask):
                    end = planted(after, second, other)
                    if end is None:
                        continue
                    key = tuple(sorted([(first, cell), (second, other)]))
                    price = board.soil - end.soil
                    known = two.get(key)
                    if known is None or price != known.price:
                        worth = Worth(total(end, rivals) - before, price)
                        if known is None or worth.points > known.points:
                            two[key] = worth
    return Layouts(one, two)


def total(board: Board, rivals: list[PlayArea]) -> int:
    """The points that planting may change."""
    own = area(board)
    areas = [own, *rivals]
    found = points(cards.ecosystems()[board.ecosystem].scoring, own, areas)
    for cell, card in enumerate(own.tableau.cards):
        if card:
            printed, rules = _printed(card)
            found += printed
            for rule in rules:
                found += points(rule, own, areas, cell)
    return found


@datafiles.derived
def _printed(card: int) -> tuple[int, tuple[Scoring, ...]]:
    """The value of a card, and the rules by which a terrain scores."""
    sheet = cards.earth_deck()[card]
    rules = sheet.abilities if isinstance(sheet, cards.Terrain) else ()
    return sheet.vp, tuple(ability.score for ability in rules if ability.score is not None)
