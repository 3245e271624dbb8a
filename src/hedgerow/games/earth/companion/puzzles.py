"""Puzzles of Earth: one planting action, this hand and this tableau: the most points.

Two cards are planted (EAR-14) and paid for in soil; then the tableau is scored as at the end of a
game, before any ability is used. Every pair of cards on every pair of cells is scored.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from typing import Final, NamedTuple

from msgspec import Struct

from hedgerow.core.drawing import Drawing, Span
from hedgerow.core.puzzles import (
    MANY,
    AnyKind,
    Difficulty,
    Effort,
    Hints,
    Look,
    PuzzleAnswer,
    PuzzleChoice,
    PuzzleKind,
    Steps,
    accepted,
    unknown_step,
)
from hedgerow.core.rng import Rng
from hedgerow.core.text import Arg, Message, Say
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import Cell, cell_name, column, corner, mask_of, row, sites
from hedgerow.games.earth.companion.explained import EarthCard, explained
from hedgerow.games.earth.companion.gains import EarthPart, Scales
from hedgerow.games.earth.companion.plantings import (
    PLANTS,
    PLENTY,
    Layouts,
    Planting,
    alone,
    layouts,
    planted,
)
from hedgerow.games.earth.options import EarthOptions
from hedgerow.games.earth.rules.planting import cost
from hedgerow.games.earth.rules.setup import setup
from hedgerow.games.earth.state import Board, State
from hedgerow.games.earth.words import names

_PLANTED: Final[dict[Difficulty, int]] = {"easy": 12, "medium": 12, "hard": 11}
_HAND: Final[dict[Difficulty, int]] = {"easy": 3, "medium": 4, "hard": 5}
_LAYOUTS: Final[dict[Difficulty, int]] = {"easy": 10, "medium": 20, "hard": 50}
"""The fewest ways to plant two cards."""
_TRAPS: Final[dict[Difficulty, range]] = {
    "easy": range(1),
    "medium": range(1, 3),
    "hard": range(3, MANY),
}
"""How many other plantings look as good at first as those of the answer."""
_PATIENCE: Final = 14
"""After so many tableaux, fewer traps will do."""
_SOIL: Final = 4
"""The least soil; with little of it, a costly card leaves none for the second one."""
_SOILS: Final = 9
"""How many amounts of soil are tried."""
_LEAST: Final = 2
"""The fewest points of an answer."""
_TRIES: Final = 150
"""How many hands with an amount of soil are tried on a tableau."""
_DEALT: Final = 7
"""The cards among which a hand is chosen."""


class PlantPuzzle(NamedTuple):
    state: State
    best: tuple[Planting, ...]
    points: int
    second: int
    layouts: int
    traps: int
    """How many other plantings look as good at first as the right ones."""


class PlotShown(Struct, frozen=True):
    """A card of the tableau with its pieces."""

    cell: Cell
    card: int
    sprouts: int
    growth: int
    fresh: bool
    """Planted by the answer."""


class HandShown(Struct, frozen=True):
    card: int
    cost: int
    payable: bool


class PlantShown(Struct, frozen=True, tag="plant"):
    """A tableau, its boards, the hand, and the cells that are open."""

    plots: tuple[PlotShown, ...]
    open: tuple[Cell, ...]
    corner: Cell
    """The upper left cell of the frame of four by four."""
    hand: tuple[HandShown, ...]
    soil: int
    ecosystem: str
    cards: tuple[EarthCard, ...]
    parts: tuple[EarthPart, ...]
    """What the cards planted so far add."""


# Making


def make_planting(rng: Rng, difficulty: Difficulty) -> PlantPuzzle:
    """A tableau and a hand with exactly one best pair of plantings."""
    for number in count():
        allowed = accepted(_TRAPS[difficulty], number, _PATIENCE)
        state = _grown(rng, difficulty)
        dealt = _dealt(state, rng)
        # What many cards and all the soil one may want allow tells what fewer allow.
        state.boards[0].hand = dealt
        every = layouts(state, PLENTY)
        ordered = every.ordered()
        for _ in range(_TRIES):
            hand = tuple(sorted(rng.sample(dealt, _HAND[difficulty])))
            soil = _SOIL + rng.below(_SOILS)
            if not alone(ordered, hand, soil):
                continue
            if _puzzle(state, every.within(hand, soil), difficulty, allowed) is None:
                continue
            state.boards[0].hand, state.boards[0].soil = hand, soil
            puzzle = _puzzle(state, layouts(state), difficulty, allowed)
            if puzzle is not None:
                return puzzle
    raise AssertionError("count does not end")


def _puzzle(
    state: State, found: Layouts, difficulty: Difficulty, allowed: range
) -> PlantPuzzle | None:
    """The puzzle, if it has one best answer and is as difficult as it should be."""
    best, most, second = found.best()
    if len(best) != 1 or most < _LEAST or len(found.two) < _LAYOUTS[difficulty]:
        return None
    tempting = found.traps(best[0])
    if tempting not in allowed:
        return None
    return PlantPuzzle(state, best[0], most, second, len(found.two), tempting)


def _grown(rng: Rng, difficulty: Difficulty) -> State:
    """A tableau late in a game: cards side by side, some with pieces on them."""
    state = setup(EarthOptions(), 2, rng)
    state.stage, state.fauna, state.shared = "turn", (), ()
    for board in state.boards:
        board.stack, board.hand = [], ()
        board.island = rng.choice(list(cards.islands()))
        board.climate = rng.choice(list(cards.climates()))
        board.ecosystem = rng.choice(list(cards.ecosystems()))
    board, sheets = state.boards[0], box()
    deck = [card for card in state.deck if sheets[card].kind in ("flora", "terrain")]
    while len(board.planted) < _PLANTED[difficulty]:
        card = deck.pop()
        cell = rng.choice(sites(board.mask))
        sprouts = rng.below(sheets[card].sprouts + 1)
        growth = rng.below(max(1, sheets[card].growth))
        board.planted = dict(sorted({**board.planted, cell: (card, sprouts, growth)}.items()))
        board.mask = mask_of(board.planted)
    state.deck = tuple(deck)
    return state


def _dealt(state: State, rng: Rng) -> tuple[int, ...]:
    """Cards for a hand; terrains are not rare among them, since they make the place matter."""
    sheets = box()
    plain = [card for card in state.deck if sheets[card].instead is None]
    terrains = [card for card in plain if sheets[card].kind == "terrain"]
    flora = [card for card in plain if sheets[card].kind == "flora"]
    some = 2 + rng.below(_DEALT - 2)
    return (*rng.sample(terrains, some), *rng.sample(flora, _DEALT - some))


# Steps

_STEP: Final = re.compile(r"plant (\d{1,3}) ([a-g][1-7])")


def _board(puzzle: PlantPuzzle, steps: Steps) -> Board:
    """The board after these steps; raises BadInput for one that is not offered."""
    board = puzzle.state.boards[0]
    for number, step in enumerate(steps):
        offered = _offered(board) if number < PLANTS else ()
        taken = next((entry for entry in offered if _step(entry) == step), None)
        if taken is None:
            raise unknown_step(step, tuple(map(_choice, offered)))
        after = planted(board, *taken)
        assert after is not None
        board = after
    return board


def _offered(board: Board) -> tuple[Planting, ...]:
    return tuple(
        (card, cell)
        for card in board.hand
        if cost(board, box()[card]) <= board.soil
        for cell in sites(board.mask)
    )


def _step(planting: Planting) -> str:
    return f"plant {planting[0]} {cell_name(planting[1])}"


def _said(planting: Planting) -> Message:
    card, cell = planting
    return Message("earth-puzzle-step", {"card": names.card(card), "cell": cell_name(cell)})


def _choice(planting: Planting) -> PuzzleChoice:
    return PuzzleChoice(_step(planting), _said(planting))


def look(puzzle: PlantPuzzle, steps: Steps) -> Look:
    board, start = _board(puzzle, steps), puzzle.state.boards[0]
    parts = Scales(puzzle.state, 0).parts(board) if steps else ()
    done = len(steps) == PLANTS
    keys = [str(card) for card, _, _ in board.planted.values()]
    keys += [*map(str, board.hand), board.island, board.climate, board.ecosystem]
    shown = PlantShown(
        tuple(
            PlotShown(cell, card, sprouts, growth, cell not in start.planted)
            for cell, (card, sprouts, growth) in board.planted.items()
        ),
        sites(board.mask),
        corner(board.mask),
        tuple(
            HandShown(card, price, price <= board.soil)
            for card in board.hand
            for price in (cost(board, box()[card]),)
        ),
        board.soil,
        board.ecosystem,
        tuple(explained()[key] for key in dict.fromkeys(keys)),
        parts,
    )
    choices = () if done else tuple(map(_choice, _offered(board)))
    return Look(shown, choices, done, sum(part.vp for part in parts), tuple(_told(parts)))


def _told(parts: tuple[EarthPart, ...]) -> Iterator[Message]:
    """Each change of the score, with the card behind it."""
    known = explained()
    for part in parts:
        args: dict[str, Arg] = {"what": Message(f"earth-score-{part.what}"), "vp": part.vp}
        sign = "plus" if part.vp > 0 else "minus"
        if part.card in known:
            named: dict[str, Arg] = {**args, "sign": sign, "card": known[part.card].name}
            yield Message("earth-puzzle-part-card", named)
        else:
            yield Message("earth-puzzle-part", {**args, "sign": sign})


# Words


def _in_order(puzzle: PlantPuzzle) -> tuple[Planting, ...]:
    """The best plantings in an order that can be paid for and touches the tableau."""
    board, scales = puzzle.state.boards[0], Scales(puzzle.state, 0)
    for order in (puzzle.best, puzzle.best[::-1]):
        (card, cell), (other, there) = order
        after = planted(board, card, cell) if cell in sites(board.mask) else None
        if after is None or there not in sites(after.mask):
            continue
        end = planted(after, other, there)
        if end is not None and sum(part.vp for part in scales.parts(end)) == puzzle.points:
            return order
    raise AssertionError("the best plantings are possible")


def answer(puzzle: PlantPuzzle) -> PuzzleAnswer:
    order = _in_order(puzzle)
    steps = tuple(map(_step, order))
    counted: dict[str, Arg] = {
        "count": puzzle.layouts,
        "points": puzzle.points,
        "second": puzzle.second,
    }
    parts = Scales(puzzle.state, 0).parts(_board(puzzle, steps))
    proof = [Message("earth-puzzle-proof", counted), *_told(parts)]
    return PuzzleAnswer(steps, puzzle.points, puzzle.layouts, tuple(proof))


def hints(puzzle: PlantPuzzle) -> Hints:
    """One of the two cards, then its cell."""
    order = _in_order(puzzle)
    terrain = next((entry for entry in order if box()[entry[0]].kind == "terrain"), order[0])
    return (Message("earth-puzzle-hint-card", {"card": names.card(terrain[0])}),), (
        Message("earth-puzzle-hint-cell", {"step": _said(terrain)}),
    )


def draw(puzzle: PlantPuzzle, steps: Steps, say: Say) -> Drawing:
    """The frame of four by four, then the hand."""
    board = _board(puzzle, steps)
    wide, first = 20, corner(board.mask)
    open_cells = sites(board.mask)
    lines: Drawing = []
    rows = sorted({row(cell) for cell in (*board.planted, *open_cells)})
    columns = sorted({column(cell) for cell in (*board.planted, *open_cells)})
    for at in rows:
        top: list[Span] = []
        low: list[Span] = []
        for across in columns:
            cell = first - row(first) * 7 - column(first) + at * 7 + across
            grown = board.planted.get(cell)
            name = "" if grown is None else say(names.card(grown[0]))
            place = cell_name(cell) if cell in board.planted or cell in open_cells else ""
            below = "" if grown is None else f"   ♣{grown[1]} ▲{grown[2]}"
            top.append(Span(f"{place:3}{name[: wide - 4]:<{wide - 3}}"))
            low.append(Span(f"{below if grown else ('   ·' if place else ''):<{wide}}"))
        lines += [top, low]
    lines.append([])
    for card in board.hand:
        price = cost(board, box()[card])
        lines.append([Span(f"{card:>4} ", "bold"), Span(f"{say(names.card(card))} ({price})")])
    lines.append([Span(say(Message("earth-puzzle-soil", {"soil": board.soil})))])
    return lines


PLANT: Final = PuzzleKind(
    title=Message("earth-puzzle-title"),
    shown=PlantShown,
    make=make_planting,
    task=lambda puzzle: Message("earth-puzzle-task", {"soil": puzzle.state.boards[0].soil}),
    look=look,
    answer=answer,
    hints=hints,
    effort=lambda puzzle: Effort(PLANTS, puzzle.layouts, puzzle.traps),
    draw=draw,
    minutes=(3, 6, 10),
    usual=(7, 13),
    version=2,
)
KINDS: Final[dict[str, AnyKind]] = {"plant": PLANT}
