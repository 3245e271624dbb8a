"""The market and the parks as text for a terminal, legible without colour.

A tile shows the letter of its landscape and its name, on two lines if it is long; below, its
values. An animal in the market shows its points and its demand, an animal in a park its score, and
what it lacks while its demand is not met; roads are arrows. All in the reader's language.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from hedgerow.core.drawing import Drawing, Span
from hedgerow.core.text import Message, Say, Seat, seat_letter
from hedgerow.games.habitats.hidden import Face, ParkView, Standing, View
from hedgerow.games.habitats.moves import COLUMN_LETTERS
from hedgerow.games.habitats.tiles import LANDS, SIDES

LEAST_WIDTH: Final = 8
NAME_WIDTH: Final = 12
"""Longer names are broken between words."""

_INK: Final = "#23301f"
_QUIET: Final = "#8c8a74"
_GROUND: Final = {
    "grassland": "#c9dc8a",
    "forest": "#8fb87a",
    "dryland": "#efd892",
    "water": "#a6cce0",
    None: "#c4bdb0",
}
_NO_LAND: Final = "#"
_FLOWER: Final = "*"
_ARROWS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
_TOWERS: Final = {"orth": "┼", "diag": "╳", "adj4": "◇", "adj8": "□"}
_SEATS: Final = ("#c65300", "#0072b2", "#007f5c", "#a0467f", "#56b4e9")


def draw(view: View, say: Say) -> Drawing:
    """The rivals' parks clockwise, the own one (for a spectator, the last seat's), the market."""
    cells = _Cells(view.tiles, say)
    last = view.seats - 1 if view.seat is None else view.seat
    drawing: Drawing = []
    for step in range(1, view.seats + 1):
        seat = (last + step) % view.seats
        drawing += [*_park(cells, seat, view.parks[seat]), []]
    return drawing + _market(cells, view)


def draw_park(park: ParkView, hand: Sequence[str], faces: Sequence[Face], say: Say) -> Drawing:
    """A park alone, and the tiles that wait to be laid in it, with their values."""
    cells = _Cells(faces, say)
    drawing = _park(cells, 0, park)
    return [*drawing, [], *_row("+", [cells.printed(tile) for tile in hand])] if hand else drawing


def _park(cells: _Cells, seat: Seat, park: ParkView) -> Drawing:
    """Draw a park; row numbers at the left, column numbers on top, the entrance at 0,0."""
    at = {(tile.x, tile.y): tile for tile in park.tiles}
    columns = range(min(x for x, _ in at), max(x for x, _ in at) + 1)
    rows = range(max(y for _, y in at), min(y for _, y in at) - 1, -1)
    drawing: Drawing = [
        [Span(f"{seat_letter(seat)} ({park.vp})", f"bold {_SEATS[seat]}")],
        cells.heading(map(str, columns)),
    ]
    for row in rows:
        lying = [at.get((column, row)) for column in columns]
        drawing += _row(
            str(row), [cells.gap if tile is None else cells.lying(tile) for tile in lying]
        )
    return drawing


def _market(cells: _Cells, view: View) -> Drawing:
    """Draw the market; row numbers at the left, column letters on top."""
    drawing: Drawing = [cells.heading(COLUMN_LETTERS[: view.columns])]
    standing = {(figure.row, figure.column): seat for seat, figure in enumerate(view.figures)}
    for row in range(view.rows):
        line = []
        for column in range(view.columns):
            tile = view.market[row * view.columns + column]
            seat = standing.get((row, column))
            if tile is not None:
                line.append(cells.printed(tile))
            elif seat is not None:
                line.append(cells.figure(seat, _ARROWS[view.figures[seat].facing]))
            else:
                line.append(cells.gap)
        drawing += _row(str(row + 1), line)
    if view.hand is not None:
        drawing += [[], *_row("+", [cells.printed(view.hand)])]
    return drawing


def _row(label: str, cells: list[list[Span]]) -> Drawing:
    """Cells side by side, without the second line of names if no name needs it."""
    drawing: Drawing = []
    for at, line in enumerate(zip(*cells, strict=True)):
        if 0 < at < len(cells[0]) - 1 and not any(span.text.strip() for span in line):
            continue
        spans = [Span(f"{label:>3} ", "bold") if at == 0 else Span("    ")]
        for span in line:
            spans += [span, Span(" ")]
        drawing.append(spans)
    return drawing


class _Cells:
    """Tiles as lines of equal width, set by the longest name of the drawing."""

    def __init__(self, faces: Sequence[Face], say: Say) -> None:
        self.say = say
        self.faces = {face.tile: face for face in faces}
        self.letters: dict[str | None, str] = {None: _NO_LAND, "flower": _FLOWER}
        for land in LANDS:
            self.letters[land] = say(Message(f"habitats-letter-{land}"))
        self.names = {id: self._name(face) for id, face in self.faces.items()}
        self.lines = max(map(len, self.names.values()))
        longest = max(len(line) for name in self.names.values() for line in name)
        self.width = max(LEAST_WIDTH, longest + 2)
        blank = [Span(" " * self.width, _QUIET)] * self.lines
        self.gap = [Span(f"{'·':^{self.width}}", _QUIET), *blank]

    def heading(self, labels: Iterable[str]) -> list[Span]:
        text = "".join(f"{label:^{self.width + 1}}" for label in labels)
        return [Span("    " + text.rstrip(), "bold")]

    def _name(self, face: Face) -> list[str]:
        """The name of an animal; the kind of any other tile, since its letter is the landscape."""
        if face.kind == "animal":
            text = self.say(face.name.message)
        elif face.kind == "tourist":
            text = self.say(Message(f"habitats-draw-tourist-{face.tourist}"))
        else:
            text = self.say(Message(f"habitats-draw-{face.kind}"))
        return textwrap.wrap(text, NAME_WIDTH, break_long_words=False)

    def _cell(self, face: Face, below: str) -> list[Span]:
        style, wide = f"{_INK} on {_GROUND[face.land]}", self.width
        name = [*self.names[face.tile], *[""] * self.lines][: self.lines]
        marks = [self.letters[face.land], *[" "] * (self.lines - 1)]
        top = [
            Span(f"{f'{mark} {line}':<{wide}}", f"bold {style}")
            for mark, line in zip(marks, name, strict=True)
        ]
        return [*top, Span(f"{below[:wide]:<{wide}}", style)]

    def printed(self, tile: str) -> list[Span]:
        """A tile in the market or in the hand."""
        face = self.faces[tile]
        return self._cell(face, self._count(face))

    def figure(self, seat: Seat, arrow: str) -> list[Span]:
        style, wide = f"bold #ffffff on {_SEATS[seat]}", self.width
        top = Span(f"{f'{arrow} {seat_letter(seat)} {arrow}':^{wide}}", style)
        return [top, *[Span(" " * wide, style)] * self.lines]

    def lying(self, tile: Standing) -> list[Span]:
        """A tile in a park, with its current score."""
        face = self.faces[tile.tile]
        if face.kind in ("road", "entrance"):
            turned = [SIDES[(SIDES.index(side) + tile.turn) % 4] for side in face.roads]
            arrows = "".join(_ARROWS[side] for side in SIDES if side in turned)
            worth = f"{tile.vp}/{face.vp} "
            return self._cell(face, arrows if face.kind == "entrance" else worth + arrows)
        if face.kind == "animal" and not tile.met:
            lacks = {lack.what: lack.count for lack in tile.lacks}
            return self._cell(face, f"0/{face.vp} {self._short(lacks, self.width - 4)}")
        if face.kind == "tower":
            return self._cell(face, f"{tile.vp} {self._count(face)}")
        return self._cell(face, f"{tile.vp}")

    def _count(self, face: Face) -> str:
        """The values of a tile in the market."""
        match face.kind:
            case "animal":
                demand = msgspec.structs.asdict(face.demand)
                return f"{face.vp} {self._short(demand, self.width - 2)}"
            case "tower":
                return f"{_TOWERS[face.tower or 'orth']}{face.animal_vp}{face.flower_vp}"
            case "tourist":
                return self.say(Message("habitats-draw-each"))
            case "road" | "entrance":
                return f"{face.vp} {''.join(_ARROWS[side] for side in face.roads)}"
            case "flower":
                return f"{face.vp}"

    def _short(self, counts: dict[str, int], room: int) -> str:
        """What an animal demands or lacks: GGW (or 2G1W) for two grassland and one water."""
        letters = self.letters
        spelt = "".join(letters[what] * count for what, count in counts.items())
        if len(spelt) <= min(room, 4):
            return spelt
        counted = "".join(f"{count}{letters[what]}" for what, count in counts.items() if count)
        if len(counted) <= room:
            return counted
        return "".join(letters[what] for what, count in counts.items() if count) + "+"
