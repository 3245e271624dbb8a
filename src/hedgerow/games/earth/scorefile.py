"""Reads score files: finished tableaux as JSON or short text, checked card by card."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Annotated, Final, Literal, NoReturn, TypeAlias

import msgspec
from msgspec import Meta, Struct

from hedgerow.core import decoding
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Arg, Message, SeatName
from hedgerow.games.earth.cards import (
    Event,
    Flora,
    animals,
    climates,
    earth_deck,
    ecosystems,
    events,
    islands,
    name_of,
)
from hedgerow.games.earth.nouns import Mode
from hedgerow.games.earth.scoretext import line_shown, parse_text
from hedgerow.games.earth.scoring.gaia import GaiaHoldings
from hedgerow.games.earth.scoring.score import RANK_POINTS, Holdings
from hedgerow.games.earth.scoring.tableau import CELLS, SIDE, PlayArea, Tableau

SEATS: Final = range(1, 6)
SHARED: Final = 2
"""Ecosystems on the fauna board."""
LEAVES: Final = 5
FAUNA: Final = 4

Number: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
Piece: TypeAlias = Literal["sprout", "growth", "canopy"]
Pieces: TypeAlias = dict[Piece, Number]


class SheetSpot(Struct, frozen=True, forbid_unknown_fields=True):
    no: Number
    sprouts: Number = 0
    growth: Number = 0


class SheetAnimal(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stock: Pieces = {}


class SheetSeat(Struct, frozen=True, forbid_unknown_fields=True):
    island: str
    climate: str
    tableau: list[list[SheetSpot | None]]
    ecosystem: str | None = None
    compost: Number = 0
    events: list[Number] = []
    soil: Number = 0
    hand: Number = 0
    fauna: list[Number | None] = []
    """Ranks; null where the seat claimed nothing."""
    completed: bool = False
    animals: list[SheetAnimal] = []
    island_stock: Pieces = {}
    name: str = ""


class SheetGaia(Struct, frozen=True, forbid_unknown_fields=True):
    """Gaia's part of a file."""

    cards: list[Number] = []
    """The numbers of the Earth cards in her pile."""
    sprouts: Number = 0
    growth: Number = 0
    compost: Number = 0
    fauna: list[Number | None] = []
    completed: bool = False
    leaves: Number = 0
    """Leaves that the lone seat discarded."""
    animals: list[SheetAnimal] = []


class SheetFile(Struct, frozen=True, forbid_unknown_fields=True):
    seats: list[SheetSeat]
    mode: Mode = "standard"
    ecosystems: list[str] = []
    collective: str | None = None
    """The animal whose ability put pieces on islands; optional if only one animal does that."""
    gaia: SheetGaia | None = None


class ScoreFile(Struct, frozen=True):
    """The content of a score file."""

    mode: Mode
    shared: tuple[str, ...]
    collective: str | None
    seats: tuple[Holdings, ...]
    names: tuple[str, ...]
    """The name of each seat, or ""."""
    gaia: GaiaHoldings | None
    """Gaia's holdings, if the file has them."""
    notes: tuple[Message, ...]
    """Warnings about what is impossible with one box, or could not have been planted."""


class _Place(Struct, frozen=True):
    """A file and a path inside it."""

    file: str
    path: str
    shown: Callable[[str], Arg]
    """Formats the path for people: as it is, or as a line number."""

    def inside(self, more: str) -> _Place:
        return _Place(self.file, self.path + more, self.shown)

    def refuse(self, id: str, **args: Arg) -> NoReturn:
        detail = Message(id, args)
        path = self.shown(self.path)
        raise BadInput("error-earth-file", place=self.file, path=path, detail=detail)


def read_score_file(raw: bytes, place: str) -> ScoreFile:
    """The tableaux of a file; raises BadInput with the file and the place inside it."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput("error-earth-file-utf8", place=place, detail=str(error)) from None
    if text.lstrip()[:1] in ("{", "["):
        return _checked(_read_json(text, place), _Place(place, "$", str))
    found, lines = parse_text(text, place)
    shown = _lines_shown(lines)
    try:
        file = decoding.convert(found, SheetFile)
    except msgspec.ValidationError as error:
        _refuse_form(error, place, shown)
    return _checked(file, _Place(place, "$", shown))


def _read_json(text: str, place: str) -> SheetFile:
    try:
        return decoding.from_json(text, SheetFile)
    except msgspec.ValidationError as error:
        _refuse_form(error, place, str)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("error-earth-file-json", place=place, detail=str(error)) from None


def _refuse_form(
    error: msgspec.ValidationError, place: str, shown: Callable[[str], Arg]
) -> NoReturn:
    detail, _, path = str(error).partition(" - at `")
    said = re.sub(r"^key` in `", "", path).rstrip("`") or "$"
    raise BadInput("error-earth-file", place=place, path=shown(said), detail=detail) from None


def _lines_shown(lines: dict[str, int]) -> Callable[[str], Arg]:
    """Format a path as the line of the text that it comes from."""

    def shown(path: str) -> Message:
        while path not in lines and path != "$":
            path = path[: max(path.rfind("."), path.rfind("["), 1)]
        return line_shown(lines.get(path, 1))

    return shown


def read_sheet(file: SheetFile, place: str) -> ScoreFile:
    """The tableaux of a score sheet that is already decoded; `place` is its name in errors."""
    return _checked(file, _Place(place, "$", str))


# Checks


def _checked(file: SheetFile, at: _Place) -> ScoreFile:
    if len(file.seats) not in SEATS:
        at.inside(".seats").refuse(
            "earth-file-seats", low=SEATS[0], high=SEATS[-1], given=len(file.seats)
        )
    shared = at.inside(".ecosystems")
    if len(file.ecosystems) > SHARED:
        shared.refuse("earth-file-shared", most=SHARED, given=len(file.ecosystems))
    for number, key in enumerate(file.ecosystems):
        _check_ecosystem(file.mode, key, shared.inside(f"[{number}]"))
    collective = _collective(file, at)
    seats = tuple(
        _seat(file.mode, seat, at.inside(f".seats[{number}]"))
        for number, seat in enumerate(file.seats)
    )
    names = tuple(seat.name for seat in file.seats)
    gaia = None if file.gaia is None else _gaia(file, file.gaia, at.inside(".gaia"))
    return ScoreFile(
        file.mode, tuple(file.ecosystems), collective, seats, names, gaia, tuple(_notes(file))
    )


def _gaia(file: SheetFile, gaia: SheetGaia, at: _Place) -> GaiaHoldings:
    if len(file.seats) != 1:
        at.refuse("earth-file-gaia-seats", given=len(file.seats))
    if file.mode == "beginner":
        at.refuse("earth-file-gaia-beginner")
    for number, no in enumerate(gaia.cards):
        where = at.inside(f".cards[{number}]")
        if no not in earth_deck():
            where.refuse("earth-file-card", no=no)
        if no in gaia.cards[:number]:
            where.refuse("earth-file-twice", no=no, name=_name(no))
    if gaia.leaves > LEAVES:
        at.inside(".leaves").refuse("earth-file-leaves", most=LEAVES, given=gaia.leaves)
    for number, animal in enumerate(gaia.animals):
        if animal.id in animals() and not animals()[animal.id].gaia:
            where = at.inside(f".animals[{number}].id")
            where.refuse("earth-file-gaia-animal", animal=animal.id)
    return GaiaHoldings(
        cards=tuple(gaia.cards),
        sprouts=gaia.sprouts,
        compost=gaia.compost,
        growth=gaia.growth,
        ranks=_ranks(gaia.fauna, at.inside(".fauna")),
        completed=gaia.completed,
        leaves=gaia.leaves,
        stocks=_stocks(gaia.animals, at.inside(".animals")),
    )


def _collective(file: SheetFile, at: _Place) -> str | None:
    """The animal whose collective ability stocks islands."""
    stocking = [id for id, animal in animals().items() if animal.collective.stock is not None]
    if file.collective is not None:
        if file.collective not in animals():
            at.inside(".collective").refuse("earth-file-animal", animal=file.collective)
        stocking = [file.collective] if file.collective in stocking else []
    for number, seat in enumerate(file.seats):
        if any(seat.island_stock.values()) and len(stocking) != 1:
            known = ", ".join(stocking)
            where = at.inside(f".seats[{number}].island_stock")
            where.refuse("earth-file-collective", count=len(stocking), known=known)
    return stocking[0] if len(stocking) == 1 else None


def _check_ecosystem(mode: Mode, key: str, at: _Place) -> None:
    if mode == "beginner":
        at.refuse("earth-file-beginner")
    if key not in ecosystems():
        at.refuse("earth-file-ecosystem", given=key, example=next(iter(ecosystems())))


def _seat(mode: Mode, seat: SheetSeat, at: _Place) -> Holdings:
    if seat.island not in islands():
        at.inside(".island").refuse(
            "earth-file-island", given=seat.island, example=next(iter(islands()))
        )
    if seat.climate not in climates():
        at.inside(".climate").refuse(
            "earth-file-climate", given=seat.climate, example=next(iter(climates()))
        )
    if seat.ecosystem is not None:
        _check_ecosystem(mode, seat.ecosystem, at.inside(".ecosystem"))
    area = PlayArea(
        _tableau(seat, at.inside(".tableau")),
        seat.island,
        seat.climate,
        seat.soil,
        seat.hand,
        seat.compost,
        _events(seat.events, at.inside(".events")),
    )
    return Holdings(
        area,
        seat.ecosystem,
        _ranks(seat.fauna, at.inside(".fauna")),
        seat.completed,
        _stocks(seat.animals, at.inside(".animals")),
        sum(seat.island_stock.values()),
    )


def _tableau(seat: SheetSeat, at: _Place) -> Tableau:
    if [len(row) for row in seat.tableau] != [SIDE] * SIDE:
        at.refuse("earth-file-shape", given=", ".join(str(len(row)) for row in seat.tableau))
    tableau = Tableau.bare()
    for cell in range(CELLS):
        row, column = divmod(cell, SIDE)
        spot = seat.tableau[row][column]
        if spot is not None:
            where = at.inside(f"[{row}][{column}]")
            _check_spot(spot, where)
            if spot.no in tableau.cards:
                where.refuse("earth-file-twice", no=spot.no, name=_name(spot.no))
            tableau.cards[cell] = spot.no
            tableau.sprouts[cell] = spot.sprouts
            tableau.growth[cell] = spot.growth
    return tableau


def _check_spot(spot: SheetSpot, at: _Place) -> None:
    card = earth_deck().get(spot.no)
    if card is None:
        at.inside(".no").refuse("earth-file-card", no=spot.no)
    name = _name(spot.no)
    if isinstance(card, Event):
        at.inside(".no").refuse("earth-file-event-planted", no=spot.no, name=name)
    flora = isinstance(card, Flora)
    sprouts = card.sprout_spaces if isinstance(card, Flora) else 0
    growth = card.growth_spaces if isinstance(card, Flora) else 0
    if spot.sprouts > sprouts:
        id = "earth-file-sprouts" if flora else "earth-file-terrain-pieces"
        at.inside(".sprouts").refuse(id, no=spot.no, name=name, most=sprouts, given=spot.sprouts)
    if spot.growth > growth:
        id = "earth-file-growth" if flora else "earth-file-terrain-pieces"
        at.inside(".growth").refuse(id, no=spot.no, name=name, most=growth, given=spot.growth)


def _events(numbers: list[int], at: _Place) -> tuple[int, ...]:
    for number, no in enumerate(numbers):
        where = at.inside(f"[{number}]")
        if no not in earth_deck():
            where.refuse("earth-file-card", no=no)
        if no not in events():
            where.refuse("earth-file-no-event", no=no, name=_name(no))
        if no in numbers[:number]:
            where.refuse("earth-file-twice", no=no, name=_name(no))
    return tuple(numbers)


def _ranks(ranks: list[int | None], at: _Place) -> tuple[int, ...]:
    if len(ranks) > FAUNA:
        at.refuse("earth-file-fauna", most=FAUNA, given=len(ranks))
    for number, rank in enumerate(ranks):
        if rank is not None and not 1 <= rank <= len(RANK_POINTS):
            at.inside(f"[{number}]").refuse("earth-file-rank", last=len(RANK_POINTS), given=rank)
    return tuple(rank for rank in ranks if rank is not None)


def _stocks(owned: list[SheetAnimal], at: _Place) -> dict[str, int]:
    stocks: dict[str, int] = {}
    for number, animal in enumerate(owned):
        where = at.inside(f"[{number}]")
        if animal.id not in animals():
            where.inside(".id").refuse("earth-file-animal", animal=animal.id)
        if animal.id in stocks:
            where.inside(".id").refuse("earth-file-animal-twice", animal=animal.id)
        stored = sum(animal.stock.values())
        if stored and animals()[animal.id].individual.stock is None:
            where.inside(".stock").refuse("earth-file-no-stock", animal=animal.id)
        stocks[animal.id] = stored
    return stocks


def _name(no: int) -> Message:
    return name_of(earth_deck()[no])


# What is impossible with one box


def _notes(file: SheetFile) -> Iterable[Message]:
    planted = [
        spot.no for seat in file.seats for row in seat.tableau for spot in row if spot is not None
    ]
    hers = [] if file.gaia is None else file.gaia.cards
    used = Counter([*planted, *hers, *(no for seat in file.seats for no in seat.events)])
    for no in sorted(no for no, times in used.items() if times > 1):
        yield Message("earth-file-note-twice", {"no": no, "name": _name(no)})
    sided = [*file.ecosystems, *(seat.ecosystem for seat in file.seats if seat.ecosystem)]
    sided += [key for seat in file.seats for key in (seat.island, seat.climate)]
    sided += [animal.id for seat in file.seats for animal in seat.animals]
    sided += [] if file.gaia is None else [animal.id for animal in file.gaia.animals]
    for key, times in Counter(key.rstrip("AB") for key in sided).items():
        if times > 1:
            yield Message("earth-file-note-sides", {"key": key})
    completed = sum(seat.completed for seat in file.seats)
    if completed + (file.gaia is not None and file.gaia.completed) > 1:
        yield Message("earth-file-note-completed")
    for number, seat in enumerate(file.seats):
        cards = sum(spot is not None for row in seat.tableau for spot in row)
        if seat.completed and cards < CELLS:
            args: dict[str, Arg] = {"seat": SeatName(number), "cards": cards}
            yield Message("earth-file-note-unfinished", args)
        if not _connected(seat.tableau):
            yield Message("earth-file-note-apart", {"seat": SeatName(number)})


def _connected(tableau: list[list[SheetSpot | None]]) -> bool:
    """EAR-20: whether each card is reached from the others over edges and corners."""
    cells = {(r, c) for r, row in enumerate(tableau) for c, spot in enumerate(row) if spot}
    reached, edge = set[tuple[int, int]](), [*cells][:1]
    while edge:
        row, column = edge.pop()
        if (row, column) in cells - reached:
            reached.add((row, column))
            edge += [(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1)]
    return reached == cells
