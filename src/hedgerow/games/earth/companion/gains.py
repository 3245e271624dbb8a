"""How a choice would change the score: a card on a cell, a piece on a flora."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from hedgerow.core.text import Seat
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import Cell, cells_of
from hedgerow.games.earth.frames import Owing, Placing, Planting, Replacing, Siting, Stocking
from hedgerow.games.earth.hidden import View
from hedgerow.games.earth.rules.accounts import area, goals_met, holdings
from hedgerow.games.earth.rules.gaining import holding
from hedgerow.games.earth.rules.goods import room
from hedgerow.games.earth.rules.planting import cost, open_cells, plantable, takes
from hedgerow.games.earth.rules.turns import FULL
from hedgerow.games.earth.scoring.score import (
    COMPLETION,
    Category,
    Holdings,
    rank_points,
    score_of,
)
from hedgerow.games.earth.state import NOBODY, Board, State

What: TypeAlias = Category | Literal["leaves"]

MANY: Final = 20
"""The number of cards in hand evaluated on every cell; others are when they are planted."""


class EarthPart(Struct, frozen=True):
    """Points by category, and the card that gives them, "" without one."""

    what: What
    card: str
    vp: int


class EarthGain(Struct, frozen=True):
    """What choosing this cell would add to the current score, and why."""

    cell: Cell
    vp: int
    parts: tuple[EarthPart, ...]


class EarthSites(Struct, frozen=True):
    """A card on each cell where it may go, before any ability of its own is used."""

    card: int
    cells: tuple[EarthGain, ...]
    best: int
    """The most it would add anywhere."""


class Scales:
    """The score of one seat with and without a change."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.board = state.boards[seat]
        self._held = holdings(state)
        self._areas = [held.area for held in self._held]
        self._before = self._points(self._held[seat])

    def _points(self, held: Holdings) -> Counter[tuple[What, str]]:
        state = self.state
        areas = [*self._areas]
        areas[self.seat] = held.area
        found: Counter[tuple[What, str]] = Counter()
        entries = score_of(
            held, areas, state.options.mode, state.shared, state.collective or None
        ).entries
        for entry in entries:
            found[entry.category, str(entry.card)] += entry.points
        return found

    def parts(self, after: Board) -> tuple[EarthPart, ...]:
        """The changes in the board's score, the greatest first."""
        own = self._held[self.seat]
        held = Holdings(
            area(after),
            ecosystem=own.ecosystem,
            ranks=own.ranks,
            completed=own.completed,
            stocks=dict(zip(after.animals, after.stocks, strict=True)),
            island_stock=after.island_stock,
        )
        change = self._points(held)
        change.subtract(self._before)
        parts = [EarthPart(what, card, vp) for (what, card), vp in change.items() if vp]
        parts += self._claims(held, after)
        return tuple(sorted(parts, key=lambda part: (-part.vp, part.what, part.card)))

    def _claims(self, held: Holdings, after: Board) -> Iterator[EarthPart]:
        """EAR-45, EAR-53: goals that would be reached now, at the best free rank."""
        state = self.state
        left = after.leaves
        reached = goals_met(state.fauna, held.area, after.met)
        for number, key in enumerate(state.fauna):
            if reached >> number & 1 and self.seat not in state.claims[number] and left:
                rank = len(state.claims[number]) + 1
                yield EarthPart("fauna", key, rank_points(rank, state.options.mode))
                left -= 1
        filled = len(after.planted) >= FULL > len(self.board.planted)
        if filled and state.completed == NOBODY and left:
            yield EarthPart("bonus", "", COMPLETION)

    def gain(self, cell: Cell, after: Board) -> EarthGain:
        parts = self.parts(after)
        return EarthGain(cell, sum(part.vp for part in parts), parts)


def sites(view: View, state: State) -> Iterator[EarthSites]:
    """For the seat that plants: its affordable cards, or the one that waits for its cell."""
    if view.seat is None:
        return
    board = state.boards[view.seat]
    match board.stack[-1] if board.stack else None:
        case Siting(card):
            scales = Scales(state, view.seat)
            yield _sites(scales, board.clone(), card, open_cells(board))
        case Planting():
            scales = Scales(state, view.seat)
            for card in plantable(board)[:MANY]:
                after = board.clone()
                after.soil = max(0, after.soil - cost(board, box()[card]))
                after.hand = after.hand[1:]
                yield _sites(scales, after, card, open_cells(board))
        case Replacing(cell, colour):
            scales = Scales(state, view.seat)
            sheets = box()
            for card in board.hand:
                if takes(sheets, card, colour):
                    after = board.clone()
                    after.hand = after.hand[1:]
                    after.compost += (after.planted[cell][0],)
                    yield _sites(scales, after, card, (cell,))
        case _:
            return


def _sites(scales: Scales, after: Board, card: int, cells: tuple[Cell, ...]) -> EarthSites:
    found = []
    planted, mask = after.planted, after.mask
    for cell in cells:
        after.planted = {**planted, cell: (card, 0, 0)}
        after.mask = mask | 1 << cell
        found.append(scales.gain(cell, after))
    return EarthSites(card, tuple(found), max((gain.vp for gain in found), default=0))


def pieces(view: View, state: State) -> Iterator[EarthGain]:
    """For the seat that places, pays or stocks a piece: every flora it may choose."""
    if view.seat is None:
        return
    board = state.boards[view.seat]
    match board.stack[-1] if board.stack else None:
        case Placing(piece, _, cells):
            yield from _pieces(Scales(state, view.seat), room(board, piece, cells), piece, 1)
        case Owing("sprout" | "growth" as piece) as frame:
            yield from _pieces(Scales(state, view.seat), holding(board, frame), piece, -1)
        case Stocking(animal, cells, piece):
            there = (cell for cell in cells_of(cells) if cell in board.planted)
            yield from _pieces(Scales(state, view.seat), there, piece, -1, animal)
        case _:
            return


def _pieces(
    scales: Scales,
    cells: Iterator[Cell] | list[Cell],
    piece: str,
    count: int,
    stock: int | None = None,
) -> Iterator[EarthGain]:
    after = scales.board.clone()
    if stock is not None and stock < 0:
        after.island_stock += 1
    elif stock is not None:
        after.stocks = tuple(n + (at == stock) for at, n in enumerate(after.stocks))
    planted = after.planted
    for cell in cells:
        card, sprouts, growth = planted[cell]
        sprout = piece == "sprout"
        if stock is not None and not (sprouts if sprout else growth):
            continue
        grown = (card, sprouts + count, growth) if sprout else (card, sprouts, growth + count)
        after.planted = {**planted, cell: grown}
        yield scales.gain(cell, after)
