"""`own`: printed tiles, entrances, points of the years and markets as an owner enters them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from hedgerow.core import decoding
from hedgerow.core.own import Entered, OwnField, OwnValue
from hedgerow.core.text import Message, SeatName
from hedgerow.games.habitats.state import MOST_SPACES_IN_LINE
from hedgerow.games.habitats.tiles import LANDS, SIDES, TOWERS, Tile, fault, tiles, years_for
from hedgerow.games.ownset import (
    Entry,
    Part,
    detail,
    listed,
    own_files,
    own_tool,
    put_at,
    value_at,
    wrong,
)

_MOST: Final = 20
_KEYS: Final = {
    "animal": ("land", "vp", *(f"demand.{land}" for land in LANDS), "demand.flower"),
    "flower": ("land", "vp"),
    "tower": ("tower", "animal_vp", "flower_vp"),
    "tourist": ("land", "tourist"),
    "road": ("land", "vp", "roads"),
}


def _fields() -> Sequence[OwnField]:
    def number(key: str, name: str) -> OwnField:
        return OwnField(key, Message(f"habitats-field-{name}"), "number", 0, _MOST)

    def choices(name: str, values: Sequence[str]) -> tuple[OwnValue, ...]:
        return tuple(OwnValue(value, Message(f"habitats-{name}-{value}")) for value in values)

    return (
        OwnField("land", Message("habitats-field-land"), "one", choices=choices("land", LANDS)),
        number("vp", "vp"),
        *(number(f"demand.{land}", land) for land in LANDS),
        number("demand.flower", "flower"),
        OwnField(
            "tower", Message("habitats-field-tower"), "one", choices=choices("field-tower", TOWERS)
        ),
        number("animal_vp", "animal-vp"),
        number("flower_vp", "flower-vp"),
        OwnField(
            "tourist",
            Message("habitats-field-tourist"),
            "one",
            choices=choices("field-tourist", ("BIG", "MANY")),
        ),
        OwnField("roads", Message("habitats-field-roads"), "many", choices=choices("side", SIDES)),
    )


def _name(entry: Entry) -> Message:
    return Message("habitats-called", entry["name"])


def _mistake(entries: Sequence[Entry], at: int) -> Message | None:
    try:
        return detail(fault(decoding.convert(entries[at], Tile)) or "")
    except msgspec.ValidationError as error:
        return detail(str(error))


def _right(entries: Sequence[Entry], at: int) -> Message | None:
    """Where every value that can be chosen is right."""
    return None


def _for_seats(entry: Entry) -> Message:
    return Message("habitats-field-seats", {"seats": entry["seats"]})


# Entrances


def _entrance_fields() -> Sequence[OwnField]:
    return [field for field in _fields() if field.key == "land"]


# Points of a year's goal

YEARS_COUNT: Final = 3
MOST_SEATS: Final = 5


def _years_fields() -> Sequence[OwnField]:
    return [
        OwnField(f"points.{year}.{rank}", _points_label(year, rank), "number", 0, _MOST)
        for year in range(YEARS_COUNT)
        for rank in range(MOST_SEATS)
    ]


def _points_label(year: int, rank: int) -> Message:
    return Message("habitats-field-points", {"year": year + 1, "rank": rank + 1})


def _years_keys(entry: Entry) -> Sequence[str]:
    return [f"points.{y}.{rank}" for y in range(YEARS_COUNT) for rank in range(entry["seats"])]


def _years_said(entry: Entry) -> Sequence[Message]:
    return [
        Message("habitats-field-year", {"year": year + 1, "points": ", ".join(map(str, points))})
        for year, points in enumerate(entry["points"])
    ]


def _years_mistake(entries: Sequence[Entry], at: int) -> Message | None:
    for year, points in enumerate(entries[at]["points"]):
        for rank in range(1, len(points)):
            if points[rank] > points[rank - 1]:
                label = _points_label(year, rank)
                return wrong(label, "habitats-wrong-points", rank=rank, points=points[rank - 1])
    return None


# Markets: rows and columns are counted from 1 here, and from 0 in the file.


def _market_fields() -> Sequence[OwnField]:
    def place(figure: int, key: str) -> OwnField:
        label = _figure_label(figure, key)
        return OwnField(f"figures.{figure}.{key}", label, "number", 1, MOST_SPACES_IN_LINE)

    facing = tuple(OwnValue(side, Message(f"habitats-side-{side}")) for side in SIDES)
    return [
        *(
            OwnField(key, Message(f"habitats-field-{key}"), "number", 2, MOST_SPACES_IN_LINE)
            for key in ("rows", "columns")
        ),
        *(
            field
            for figure in range(MOST_SEATS)
            for field in (
                place(figure, "row"),
                place(figure, "column"),
                OwnField(
                    f"figures.{figure}.facing",
                    _figure_label(figure, "facing"),
                    "one",
                    choices=facing,
                ),
            )
        ),
    ]


def _figure_label(figure: int, key: str) -> Message:
    return Message(f"habitats-field-figure-{key}", {"seat": SeatName(figure)})


def _market_keys(entry: Entry) -> Sequence[str]:
    figures = range(entry["seats"])
    places = [f"figures.{at}.{key}" for at in figures for key in ("row", "column", "facing")]
    return ["rows", "columns", *places]


def _market_said(entry: Entry) -> Sequence[Message]:
    size = {"rows": entry["rows"], "columns": entry["columns"]}
    return [
        Message("habitats-field-market", {**size}),
        *(
            Message(
                "habitats-field-figure",
                {
                    "seat": SeatName(number),
                    "row": figure["row"] + 1,
                    "column": figure["column"] + 1,
                    "side": Message(f"habitats-side-{figure['facing']}"),
                },
            )
            for number, figure in enumerate(entry["figures"])
        ),
    ]


def _read_market(entry: Entry, key: str) -> Any:
    value = value_at(entry, key)
    return value + 1 if key.endswith((".row", ".column")) else value


def _write_market(entry: Entry, key: str, value: Entered) -> None:
    if isinstance(value, int) and key.startswith("figures."):
        figure, _, axis = key.removeprefix("figures.").partition(".")
        entry["figures"][int(figure)][axis] = value - 1
    else:
        put_at(entry, key, value)


def _market_mistake(entries: Sequence[Entry], at: int) -> Message | None:
    """What `market_for`, `layout_for` and `years_for` would find."""
    entry = entries[at]
    rows, columns, seats = entry["rows"], entry["columns"], entry["seats"]
    size = Message("habitats-field-rows")
    if rows + columns - 2 < seats:
        return wrong(size, "habitats-wrong-size", seats=seats)
    needed = rows * columns - seats + seats * sum(years_for(seats).turns)
    if needed > len(tiles()):
        return wrong(size, "habitats-wrong-stock", needed=needed, there=len(tiles()))
    taken: dict[tuple[int, int], int] = {}
    for number, figure in enumerate(entry["figures"]):
        row, column, facing = figure["row"], figure["column"], figure["facing"]
        if row >= rows:
            return wrong(_figure_label(number, "row"), "habitats-wrong-row", rows=rows)
        if column >= columns:
            return wrong(_figure_label(number, "column"), "habitats-wrong-column", columns=columns)
        across = {"S": row == 0, "N": row == rows - 1, "E": column == 0, "W": column == columns - 1}
        label = _figure_label(number, "facing")
        if not across[facing]:
            return wrong(label, "habitats-wrong-facing")
        other = taken.setdefault((row, column), number)
        if other != number:
            return Message(
                "component-wrong",
                {
                    "field": label,
                    "what": Message("habitats-wrong-taken", {"seat": SeatName(other)}),
                },
            )
    return None


def _by_seats(entry: Entry) -> str:
    return str(entry["seats"])


_MARKS: Final = listed("proposed")
_PARTS: Final = (
    Part(
        "habitats",
        "tiles.toml",
        "tile",
        _fields,
        lambda entry: _KEYS[entry["kind"]],
        _name,
        _mistake,
        _MARKS,
    ),
    Part(
        "habitats",
        "entrances.toml",
        "entrance",
        _entrance_fields,
        lambda entry: ("land",),
        _name,
        _right,
        _MARKS,
    ),
    Part(
        "habitats",
        "years.toml",
        "years",
        _years_fields,
        _years_keys,
        _for_seats,
        _years_mistake,
        _MARKS,
        id=_by_seats,
        said=_years_said,
    ),
    Part(
        "habitats",
        "market.toml",
        "market",
        _market_fields,
        _market_keys,
        _for_seats,
        _market_mistake,
        _MARKS,
        id=_by_seats,
        read=_read_market,
        write=_write_market,
        said=_market_said,
    ),
)
OWN: Final = own_tool(*_PARTS)
OWN_FILES: Final = own_files(*_PARTS)
