"""The market and the parks as text for a terminal, legible without colour.

A tile is two lines of eight characters: the landscape's letter and the tile's id; below, what
counts on it. An animal in the market shows its number and its demand, one in a park what it scores,
and what it lacks while its demand is not met; roads are arrows.
"""

from __future__ import annotations

from typing import Final

import msgspec

from hedgerow.core.game import Drawing, Span
from hedgerow.core.text import Say, Seat, seat_letter
from hedgerow.games.habitats.hidden import Face, ParkView, Standing, View
from hedgerow.games.habitats.moves import COLUMN_LETTERS
from hedgerow.games.habitats.tiles import SIDES

WIDTH: Final = 8

_INK: Final = "#23301f"
_QUIET: Final = "#8c8a74"
_GROUND: Final = {
    "grassland": "#c9dc8a",
    "forest": "#8fb87a",
    "dryland": "#efd892",
    "water": "#a6cce0",
    None: "#c4bdb0",
}
_LETTERS: Final = {
    "grassland": "G",
    "forest": "F",
    "dryland": "D",
    "water": "W",
    "flower": "*",
    None: "#",
}
_ARROWS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
_TOWERS: Final = {"orth": "┼", "diag": "╳", "adj4": "◇", "adj8": "□"}
_SEATS: Final = ("#c65300", "#0072b2", "#007f5c", "#a0467f", "#56b4e9")


def draw(view: View, say: Say) -> Drawing:
    """The rivals' parks clockwise, one's own (for a spectator the last seat's), the market."""
    faces = {face.tile: face for face in view.tiles}
    last = view.seats - 1 if view.seat is None else view.seat
    drawing: Drawing = []
    for step in range(1, view.seats + 1):
        seat = (last + step) % view.seats
        drawing += [*_park(faces, seat, view.parks[seat]), []]
    return drawing + _market(faces, view)


def _park(faces: dict[str, Face], seat: Seat, park: ParkView) -> Drawing:
    """Rows are numbered at the left, columns on top, the entrance being at 0,0."""
    at = {(one.x, one.y): one for one in park.tiles}
    columns = range(min(x for x, _ in at), max(x for x, _ in at) + 1)
    rows = range(max(y for _, y in at), min(y for _, y in at) - 1, -1)
    heading = "".join(f"{column:^{WIDTH + 1}}" for column in columns).rstrip()
    drawing: Drawing = [
        [Span(f"{seat_letter(seat)} ({park.vp})", f"bold {_SEATS[seat]}")],
        [Span("    " + heading, "bold")],
    ]
    for row in rows:
        upper, lower = [Span(f"{row:3} ", "bold")], [Span("    ")]
        for column in columns:
            one = at.get((column, row))
            top, below = (_gap(), _gap()) if one is None else _lying(faces[one.tile], one)
            upper += [top, Span(" ")]
            lower += [below, Span(" ")]
        drawing += [upper, lower]
    return drawing


def _market(faces: dict[str, Face], view: View) -> Drawing:
    """Rows are numbered at the left, columns lettered on top."""
    letters = COLUMN_LETTERS[: view.columns]
    heading = "".join(f"{letter:^{WIDTH + 1}}" for letter in letters).rstrip()
    drawing: Drawing = [[Span("    " + heading, "bold")]]
    standing = {(one.row, one.column): seat for seat, one in enumerate(view.figures)}
    for row in range(view.rows):
        upper, lower = [Span(f"{row + 1:3} ", "bold")], [Span("    ")]
        for column in range(view.columns):
            tile = view.market[row * view.columns + column]
            seat = standing.get((row, column))
            if tile is not None:
                top, below = _two(faces[tile], _count(faces[tile]))
            elif seat is not None:
                arrow = _ARROWS[view.figures[seat].facing]
                style = f"bold #ffffff on {_SEATS[seat]}"
                top = Span(f"{f'{arrow} {seat_letter(seat)} {arrow}':^{WIDTH}}", style)
                below = Span(" " * WIDTH, style)
            else:
                top, below = _gap(), _gap()
            upper += [top, Span(" ")]
            lower += [below, Span(" ")]
        drawing += [upper, lower]
    if view.hand is not None:
        face = faces[view.hand]
        top, below = _two(face, _count(face))
        drawing += [[], [Span("  + "), top], [Span("    "), below]]
    return drawing


def _gap() -> Span:
    return Span(f"{'·':^{WIDTH}}", _QUIET)


def _lying(face: Face, one: Standing) -> tuple[Span, Span]:
    """A tile in a park, with what it scores now."""
    if face.kind in ("road", "entrance"):
        turned = [SIDES[(SIDES.index(side) + one.turn) % 4] for side in face.roads]
        arrows = "".join(_ARROWS[side] for side in SIDES if side in turned)
        return _two(face, arrows if face.kind == "entrance" else f"{one.vp}/{face.vp} {arrows}")
    if face.kind == "animal" and not one.met:
        return _two(face, f"0/{face.vp} {_lacks(one)}")
    if face.kind == "tower":
        return _two(face, f"{one.vp} {_count(face)}")
    return _two(face, f"{one.vp}")


def _count(face: Face) -> str:
    """What counts on a tile in the market."""
    match face.kind:
        case "animal":
            return f"{face.vp} {_demand(face)}"
        case "tower":
            return f"{_TOWERS[face.tower or 'orth']}{face.animal_vp}{face.flower_vp}"
        case "tourist":
            return "1 each"
        case "road" | "entrance":
            return f"{face.vp} {''.join(_ARROWS[side] for side in face.roads)}"
        case "flower":
            return f"{face.vp}"


def _demand(face: Face) -> str:
    """What an animal demands: GGW for two of grassland and one of water, or 2G1W."""
    return _short(msgspec.structs.asdict(face.demand), WIDTH - 2)


def _lacks(one: Standing) -> str:
    return _short({lack.what: lack.count for lack in one.lacks}, WIDTH - 4)


def _short(counts: dict[str, int], room: int) -> str:
    spelt = "".join(_LETTERS[what] * count for what, count in counts.items())
    if len(spelt) <= min(room, 4):
        return spelt
    counted = "".join(f"{count}{_LETTERS[what]}" for what, count in counts.items() if count)
    if len(counted) <= room:
        return counted
    return "".join(_LETTERS[what] for what, count in counts.items() if count) + "+"


def _two(face: Face, below: str) -> tuple[Span, Span]:
    style = f"{_INK} on {_GROUND[face.land]}"
    top = f"{_LETTERS[face.land]} {face.tile}"[:WIDTH]
    return Span(f"{top:<{WIDTH}}", f"bold {style}"), Span(f"{below[:WIDTH]:<{WIDTH}}", style)
