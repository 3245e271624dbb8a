"""Puzzles of Habitats: three tiles to lay in a park for the most points.

Every laying of the three tiles is counted, in every order that the rules allow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count, permutations
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from hedgerow.core.drawing import Drawing
from hedgerow.core.errors import BadInput
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
    traps,
    unknown_step,
)
from hedgerow.core.rng import Rng
from hedgerow.core.text import Arg, Message, Say
from hedgerow.games.habitats.cells import Cell, Spot, cell_at, place_of
from hedgerow.games.habitats.gains import Gains
from hedgerow.games.habitats.hidden import Face, ParkView, face_of, park_view
from hedgerow.games.habitats.park import Park, spots
from hedgerow.games.habitats.scoring import score, total
from hedgerow.games.habitats.tiles import Tile, entrances, tiles
from hedgerow.games.habitats.words.drawing import draw_park
from hedgerow.games.habitats.words.reasons import why

TILES: Final = 3
_SIZE: Final[dict[Difficulty, int]] = {"easy": 4, "medium": 6, "hard": 7}
"""The number of tiles in the park besides the entrance."""
_TRAPS: Final[dict[Difficulty, range]] = {
    "easy": range(1),
    "medium": range(2, 4),
    "hard": range(4, MANY),
}
"""How many other spots look as good at first as those of the best laying."""
_DRAWN: Final = 24
"""The tiles among which three are chosen."""
_TIES: Final[dict[Difficulty, int]] = {"easy": 3, "medium": 1, "hard": 2}
"""How many spots may be the best ones of a tile by itself."""
_BEAM: Final = 2
"""How many starts a glance looks at."""
_TRIOS: Final = 8
"""How many trios are tried in a park."""
_PATIENCE: Final = 24
"""After so many parks, fewer traps will do."""

Laying: TypeAlias = tuple[Spot, Spot, Spot]
"""The cell and turn of each of the three tiles."""


class LayPuzzle(NamedTuple):
    park: Park
    tiles: tuple[Tile, ...]
    best: Laying
    points: int
    """What the best laying adds to the park."""
    second: int
    """What the next best one adds."""
    layings: int
    elsewhere: tuple[int, ...]
    """For each tile, the most that any laying adds with this tile on another cell."""
    traps: int
    """How many other spots look as good at first as the right ones."""


class TraySpot(Struct, frozen=True):
    """A cell and turn where a tile of the tray may go now."""

    x: int
    y: int
    turn: int


class TrayTile(Struct, frozen=True):
    tile: str
    laid: TraySpot | None
    """Where it lies, if it does."""
    spots: tuple[TraySpot, ...]


class LayShown(Struct, frozen=True, tag="lay"):
    """A park with the tiles laid so far, and the three tiles."""

    park: ParkView
    faces: tuple[Face, ...]
    before: int
    """The points of the park as it was given."""
    tray: tuple[TrayTile, ...]


# Solving


class _Counted(NamedTuple):
    totals: dict[Laying, int]

    def best(self) -> tuple[int, list[Laying]]:
        most = max(self.totals.values(), default=0)
        return most, [laying for laying, vp in self.totals.items() if vp == most]


def count_layings(park: Park, trio: tuple[Tile, ...], beam: int = 0) -> _Counted:
    """What each laying of three tiles adds; with `beam`, only the best so many of each start.

    A laying may be reached in several orders, and is counted once.
    """
    totals: dict[Laying, int] = {}
    seen: set[tuple[int, Spot, int, Spot]] = set()
    start = Gains(park)
    for i in range(TILES):
        for first, one in _ordered(start, trio[i], beam):
            after = park.clone()
            after.put(first[0], trio[i].turned[first[1]])
            gains = Gains(after)
            for j in range(TILES):
                if j == i:
                    continue
                k = TILES - i - j
                for second, two in _ordered(gains, trio[j], beam):
                    key = (i, first, j, second) if i < j else (j, second, i, first)
                    if key in seen:
                        continue
                    seen.add(key)
                    then = after.clone()
                    then.put(second[0], trio[j].turned[second[1]])
                    for third, three in Gains(then).all(trio[k]).items():
                        laying = [third, third, third]
                        laying[i], laying[j] = first, second
                        totals[laying[0], laying[1], laying[2]] = one + two + three
    return _Counted(totals)


def _ordered(gains: Gains, tile: Tile, beam: int) -> list[tuple[Spot, int]]:
    found = list(gains.all(tile).items())
    if beam:
        found.sort(key=lambda entry: -entry[1])
        return found[:beam]
    return found


# Making


def make_laying(rng: Rng, difficulty: Difficulty) -> LayPuzzle:
    """A park and three tiles with exactly one best laying."""
    for number in count():
        allowed = accepted(_TRAPS[difficulty], number, _PATIENCE)
        park, stock = _grown(rng, _SIZE[difficulty])
        good = _worthwhile(park, rng.sample(stock, min(_DRAWN, len(stock))), _TIES[difficulty])
        for _ in range(_TRIOS if len(good) >= TILES else 0):
            trio = tuple(rng.sample(good, TILES))
            # Most have several best layings, which a glance at the best starts often shows.
            if _seems_unfit(park, trio, allowed):
                continue
            puzzle = _puzzle(park, trio)
            if puzzle is not None and puzzle.traps in allowed:
                return puzzle
    raise AssertionError("count does not end")


def _seems_unfit(park: Park, trio: tuple[Tile, ...], allowed: range) -> bool:
    """Whether the best of a few layings is not alone, or too plain or too hard to see."""
    if len(count_layings(park, trio, 1).best()[1]) > 1:
        return True
    _, some = count_layings(park, trio, _BEAM).best()
    return len(some) != 1 or _traps(park, trio, some[0]) not in allowed


def _puzzle(park: Park, trio: tuple[Tile, ...]) -> LayPuzzle | None:
    counted = count_layings(park, trio)
    points, best = counted.best()
    if len(best) > 1 or points < TILES:
        return None
    (laying,) = best
    totals = counted.totals
    elsewhere = [0, 0, 0]
    second = 0
    for other, vp in totals.items():
        if other == laying:
            continue
        second = max(second, vp)
        for at in range(TILES):
            if other[at] != laying[at] and vp > elsewhere[at]:
                elsewhere[at] = vp
    found = _traps(park, trio, laying)
    return LayPuzzle(park, trio, laying, points, second, len(totals), tuple(elsewhere), found)


def _grown(rng: Rng, size: int) -> tuple[Park, list[Tile]]:
    """A park laid with some care, as people do, and the other tiles."""
    park = Park(rng.choice(entrances()).tile)
    stock = rng.sample(tiles(), len(tiles()))
    while len(park.cells) <= size and stock:
        tile = stock.pop()
        free = spots(park, tile)
        if not free:
            continue
        gains = Gains(park)
        tried = rng.sample(free, min(5, len(free)))
        cell, turn = max(tried, key=lambda spot: gains.total(spot[0], tile.turned[spot[1]]))
        park.put(cell, tile.turned[turn])
    return park, stock


def _worthwhile(park: Park, drawn: list[Tile], ties: int) -> list[Tile]:
    """Different tiles for which it matters where they go: few spots are best."""
    gains = Gains(park)
    good: dict[object, Tile] = {}
    for tile in drawn:
        worths = gains.all(tile)
        if not worths:
            continue
        most = max(worths.values())
        if sum(vp == most for vp in worths.values()) <= ties:
            good.setdefault((tile.kind, tile.name), tile)
    return list(good.values())


def _traps(park: Park, trio: tuple[Tile, ...], laying: Laying) -> int:
    """How many other spots look as good as the right one, where most do."""

    def worths(laid: tuple[tuple[int, Spot], ...]) -> dict[tuple[int, Spot], int]:
        after = park.clone()
        for at, (cell, turn) in laid:
            after.put(cell, trio[at].turned[turn])
        gains, done = Gains(after), {at for at, _ in laid}
        return {
            (at, spot): vp
            for at, tile in enumerate(trio)
            if at not in done
            for spot, vp in gains.all(tile).items()
        }

    return traps(enumerate(laying), worths)


# Steps

_STEP: Final = re.compile(r"([a-z0-9_-]+) (-?\d{1,2}),(-?\d{1,2})(?: turn ([123]))?")


def step_of(tile: Tile, spot: Spot) -> str:
    """A tile on a cell in notation: "bee_1 2,0 turn 3"."""
    x, y = place_of(spot[0])
    return f"{tile.id} {x},{y}" + (f" turn {spot[1]}" if spot[1] else "")


def _read(puzzle: LayPuzzle, steps: Steps) -> dict[int, Spot]:
    """The tiles laid by these steps; raises BadInput for nonsense."""
    laid: dict[int, Spot] = {}
    for step in steps:
        found = _STEP.fullmatch(step)
        numbers = {tile.id: at for at, tile in enumerate(puzzle.tiles)}
        if found is None or found[1] not in numbers or numbers[found[1]] in laid:
            raise unknown_step(step, _choices(puzzle, _lay(puzzle, laid, steps), laid))
        cell = cell_at(int(found[2]), int(found[3]))
        laid[numbers[found[1]]] = cell, int(found[4] or 0)
    return laid


def _lay(puzzle: LayPuzzle, laid: dict[int, Spot], steps: Steps) -> Park:
    """The park after these tiles in any order that the rules allow; raises BadInput if none."""
    for order in permutations(laid):
        park = puzzle.park.clone()
        for at in order:
            if laid[at] not in spots(park, puzzle.tiles[at]):
                break
            cell, turn = laid[at]
            park.put(cell, puzzle.tiles[at].turned[turn])
        else:
            return park
    raise BadInput("error-habitats-puzzle-place", steps="; ".join(steps)[:200])


def _choices(puzzle: LayPuzzle, park: Park, laid: dict[int, Spot]) -> tuple[PuzzleChoice, ...]:
    return tuple(
        PuzzleChoice(step_of(tile, spot), _said(tile, spot))
        for at, tile in enumerate(puzzle.tiles)
        if at not in laid
        for spot in spots(park, tile)
    )


def _said(tile: Tile, spot: Spot) -> Message:
    x, y = place_of(spot[0])
    args: dict[str, Arg] = {"tile": tile.name.message, "at": f"{x},{y}", "turn": spot[1]}
    return Message("habitats-puzzle-step", args)


def look(puzzle: LayPuzzle, steps: Steps) -> Look:
    laid = _read(puzzle, steps)
    park = _lay(puzzle, laid, steps)
    before = total(puzzle.park)
    faces = [placed.tile for placed in park.cells.values()]
    faces += [tile for at, tile in enumerate(puzzle.tiles) if at not in laid]
    tray = tuple(
        TrayTile(
            tile.id,
            _tray_spot(laid[at]) if at in laid else None,
            () if at in laid else tuple(map(_tray_spot, spots(park, tile))),
        )
        for at, tile in enumerate(puzzle.tiles)
    )
    shown = LayShown(park_view(park), tuple(map(face_of, faces)), before, tray)
    done = len(laid) == TILES
    return Look(
        shown,
        () if done else _choices(puzzle, park, laid),
        done,
        total(park) - before,
        tuple(_changes(puzzle.park, park)),
    )


def _tray_spot(spot: Spot) -> TraySpot:
    return TraySpot(*place_of(spot[0]), spot[1])


def _changes(before: Park, after: Park) -> Iterator[Message]:
    """Every tile whose score has changed, and each new one, with the reason."""
    old = {(tile.x, tile.y): tile.vp for tile in score(before).tiles}
    for tile in score(after).tiles:
        place = tile.x, tile.y
        change = tile.vp - old.get(place, 0)
        if change or place not in old:
            name = after.cells[cell_at(*place)].tile.name.message
            yield Message(
                "habitats-puzzle-change",
                {"tile": name, "vp": change, "sign": _sign(change), "why": why(after, tile)},
            )


def _sign(number: int) -> str:
    return "plus" if number > 0 else "minus" if number < 0 else "none"


# Words


def _whole(puzzle: LayPuzzle) -> Park:
    return _lay(puzzle, dict(enumerate(puzzle.best)), ())


def answer(puzzle: LayPuzzle) -> PuzzleAnswer:
    """The best laying, in an order that the rules allow."""
    for order in permutations(range(TILES)):
        park = puzzle.park.clone()
        for at in order:
            if puzzle.best[at] not in spots(park, puzzle.tiles[at]):
                break
            cell, turn = puzzle.best[at]
            park.put(cell, puzzle.tiles[at].turned[turn])
        else:
            break
    steps = tuple(step_of(puzzle.tiles[at], puzzle.best[at]) for at in order)
    counted: dict[str, Arg] = {
        "count": puzzle.layings,
        "points": puzzle.points,
        "second": puzzle.second,
    }
    proof = [
        Message("habitats-puzzle-proof", counted),
        *_changes(puzzle.park, _whole(puzzle)),
        *(
            Message(
                "habitats-puzzle-elsewhere",
                {"tile": puzzle.tiles[at].name.message, "points": puzzle.elsewhere[at]},
            )
            for at in order
        ),
    ]
    return PuzzleAnswer(steps, puzzle.points, puzzle.layings, tuple(proof))


def hints(puzzle: LayPuzzle) -> Hints:
    """Which tile to begin with and what stays without it; then the cell of that tile."""
    key = min(range(TILES), key=lambda at: puzzle.elsewhere[at])
    tile = puzzle.tiles[key]
    places: list[Cell] = [spot[0] for spot in puzzle.best]
    after = _whole(puzzle)
    woken = [
        score for score in _woken(puzzle.park, after) if cell_at(score[0], score[1]) not in places
    ]
    about: dict[str, Arg] = {"tile": tile.name.message}
    if woken:
        x, y, name = woken[0]
        first = Message("habitats-puzzle-hint-wake", {**about, "other": name, "at": f"{x},{y}"})
    else:
        first = Message("habitats-puzzle-hint-begin", about)
    return (first,), (
        Message("habitats-puzzle-hint-cell", {"step": _said(tile, puzzle.best[key])}),
    )


def _woken(before: Park, after: Park) -> list[tuple[int, int, Message]]:
    """The tiles of the given park that score more in the end."""
    old = {(tile.x, tile.y): tile.vp for tile in score(before).tiles}
    return [
        (tile.x, tile.y, after.cells[cell_at(tile.x, tile.y)].tile.name.message)
        for tile in score(after).tiles
        if tile.vp > old.get((tile.x, tile.y), 99)
    ]


def draw(puzzle: LayPuzzle, steps: Steps, say: Say) -> Drawing:
    shown = look(puzzle, steps).shown
    waiting = [tile.tile for tile in shown.tray if tile.laid is None]
    return draw_park(shown.park, waiting, shown.faces, say)


LAY: Final = PuzzleKind(
    title=Message("habitats-puzzle-title"),
    shown=LayShown,
    make=make_laying,
    task=lambda puzzle: Message("habitats-puzzle-task"),
    look=look,
    answer=answer,
    hints=hints,
    effort=lambda puzzle: Effort(TILES, puzzle.layings, puzzle.traps),
    draw=draw,
    minutes=(3, 5, 8),
    usual=(13.5, 19),
    version=2,
)
KINDS: Final[dict[str, AnyKind]] = {"lay": LAY}
