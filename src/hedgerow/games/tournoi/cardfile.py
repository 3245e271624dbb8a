"""Own card sets from CSV: a row for each card, with exactly four characteristics.

Columns that we know (in English or French) are name, scientific, threat, category, game and shiny;
the four others are the characteristics, in the order of the battles (TOU-76), with the unit in
brackets: `Poids (kg)`. Commas, semicolons and tabs separate; numbers are English or French.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from hedgerow.core.errors import BadInput
from hedgerow.games.tournoi import measures
from hedgerow.games.tournoi.cards import BATTLES, DEGREES, Card, CardSet, Characteristic, Kind, Name
from hedgerow.games.tournoi.measures import Measure
from hedgerow.games.tournoi.sharing import LONGEST_NAME, MOST_CARDS, own_id, own_set, read_threat

_COLUMNS: Final = {
    **dict.fromkeys(("name", "nom"), "name"),
    **dict.fromkeys(("scientific", "scientific name", "nom scientifique", "latin"), "scientific"),
    **dict.fromkeys(("threat", "menace", "degre de menace", "iucn", "uicn"), "threat"),
    **dict.fromkeys(("category", "categorie"), "category"),
    **dict.fromkeys(("game", "jeu"), "game"),
    **dict.fromkeys(("shiny", "collector", "brillante"), "shiny"),
}
_COLOURS: Final = {
    **dict.fromkeys(("green", "vert", "verte"), "LC"),
    **dict.fromkeys(("yellow", "jaune"), "VU"),
    **dict.fromkeys(("orange",), "EN"),
    **dict.fromkeys(("red", "rouge"), "CR"),
}
_KINDS: Final[dict[str, Kind]] = {
    "mammal": "mammal", "mammifere": "mammal", "fish": "fish", "poisson": "fish",
    "reptile": "reptile", "bird": "bird", "oiseau": "bird", "mollusc": "mollusc",
    "mollusk": "mollusc", "mollusque": "mollusc", "arthropod": "arthropod",
    "arthropode": "arthropod", "amphibian": "amphibian", "amphibien": "amphibian",
    "other": "other", "autre": "other",
}  # fmt: skip
_YES: Final = {"yes", "y", "oui", "o", "x", "1", "true", "vrai"}
_NO: Final = {"", "no", "n", "non", "0", "false", "faux", "-"}
_UNIT: Final = re.compile(r"(.*?)\s*[(\[]\s*([^)\]]*?)\s*[)\]]")

_BARE: Final = re.compile(r"^[+\-−\d.,\s]*")


class CardFile(Struct, frozen=True, eq=False):
    """The cards of a file that are played; shiny and Collector cards are put aside (TOU-79)."""

    cards: CardSet
    aside: int


class _Sheet:
    """Rows and columns of a file, by which every mistake is named."""

    def __init__(self, place: str, rows: list[list[str]], english: bool) -> None:
        self.place = place
        self.english = english
        """Whether commas separate the columns: one inside a number then groups thousands."""
        self.header = [cell.strip() for cell in rows[0]]
        self.rows = [
            (number, [cell.strip() for cell in row])
            for number, row in enumerate(rows[1:], start=2)
            if any(cell.strip() for cell in row)
        ]

    def wrong(self, row: int, column: int, id: str, **args: str | int) -> BadInput:
        letter = column_letters(column)
        name = self.header[column] if column < len(self.header) else ""
        return BadInput(id, place=self.place, row=row, column=letter, header=name or letter, **args)


def read_cards(raw: bytes, place: str) -> CardFile:
    """The cards of a CSV file; BadInput names the row and the column of a mistake."""
    sheet = _read_sheet(raw, place)
    known, four = _columns(sheet)
    for number, row in sheet.rows:
        if len(row) != len(sheet.header):
            column = min(len(row), len(sheet.header))
            raise sheet.wrong(
                number, column, "error-csv-cells", count=len(row), wanted=len(sheet.header)
            )
    a, b, c, d = (_characteristic(sheet, column) for column in four)
    aside, cards = 0, list[Card]()
    for number, row in sheet.rows:
        if _shiny(sheet, number, row, known.get("shiny")):
            aside += 1
        else:
            cards.append(_card(sheet, number, row, known, (a, b, c, d), four, len(cards)))
    if not 1 <= len(cards) <= MOST_CARDS:
        raise BadInput("error-csv-count", place=place, count=len(cards), most=MOST_CARDS)
    return CardFile(own_set((a, b, c, d), cards), aside)


def _read_sheet(raw: bytes, place: str) -> _Sheet:
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = raw.decode("cp1252", errors="replace")  # what spreadsheets of Windows write
    first = next((line for line in text.splitlines() if line.strip()), "")
    mark = max(";\t,", key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=mark, strict=True)
    rows: list[list[str]] = []
    try:
        rows.extend(reader)
    except csv.Error:
        raise BadInput("error-csv-form", place=place, row=len(rows) + 1) from None
    if not rows or not any(cell.strip() for cell in rows[0]):
        raise BadInput("error-csv-empty", place=place)
    return _Sheet(place, rows, english=mark == ",")


def _columns(sheet: _Sheet) -> tuple[dict[str, int], list[int]]:
    """Where the columns that we know stand, and the four others."""
    known: dict[str, int] = {}
    four: list[int] = []
    for column, header in enumerate(sheet.header):
        if not header:
            raise sheet.wrong(1, column, "error-csv-header")
        if len(header) > LONGEST_NAME:
            raise sheet.wrong(1, column, "error-csv-long", most=LONGEST_NAME)
        name = _COLUMNS.get(_plain(header))
        if name is None:
            four.append(column)
        elif name in known:
            raise sheet.wrong(1, column, "error-csv-twice")
        else:
            known[name] = column
    if "name" not in known:
        raise BadInput("error-csv-name", place=sheet.place)
    if len(four) != BATTLES:
        names = ", ".join(sheet.header[column] for column in four) or "-"
        count = len(four)
        raise BadInput("error-csv-four", place=sheet.place, count=count, names=names)
    return known, four


def _characteristic(sheet: _Sheet, column: int) -> Characteristic:
    """The name and unit of a column: from its header, else from the first cell with a unit."""
    header = sheet.header[column]
    name, unit = header, ""
    if found := _UNIT.fullmatch(header):
        name, unit = found[1] or header, found[2]
    measured = measures.measure_of(unit)
    if not unit:
        for _, row in sheet.rows:
            measured = measured or measures.measure_of(_BARE.sub("", row[column]))
    if measured is None:
        return Characteristic(Name(name, name), "number", unit)
    measure, sign = measured
    return Characteristic(Name(name, name), measure, sign if unit else "")


def _card(
    sheet: _Sheet,
    number: int,
    row: Sequence[str],
    known: dict[str, int],
    characteristics: Sequence[Characteristic],
    four: Sequence[int],
    place: int,
) -> Card:
    name = _text(sheet, number, row, known.get("name"))
    if not name:
        raise sheet.wrong(number, known["name"], "error-csv-blank")
    a, b, c, d = (
        _value(sheet, number, row, column, one.measure, one.unit)
        for column, one in zip(four, characteristics, strict=True)
    )
    threat = _threat(sheet, number, row, known.get("threat"))
    return Card(
        id=own_id(place),
        name=Name(name, name),
        values=(a, b, c, d),
        threat=read_threat(threat) if threat else None,
        degree=DEGREES[read_threat(threat)] if threat else 0,
        kind=_kind(sheet, number, row, known.get("category")),
        scientific=_text(sheet, number, row, known.get("scientific")),
        game=_text(sheet, number, row, known.get("game")),
    )


def _value(
    sheet: _Sheet, number: int, row: Sequence[str], column: int, measure: Measure, unit: str
) -> int:
    text = row[column]
    if not text:
        raise sheet.wrong(number, column, "error-csv-blank")
    try:
        return measures.read(text, measure, unit, sheet.english)
    except KeyError:  # a number alone, and no unit in the header either
        raise sheet.wrong(number, column, "error-csv-unit", text=text[:40]) from None
    except ValueError:
        raise sheet.wrong(number, column, "error-csv-value", text=text[:40]) from None


def _text(sheet: _Sheet, number: int, row: Sequence[str], column: int | None) -> str:
    if column is None:
        return ""
    text = " ".join(row[column].split())
    if len(text) > LONGEST_NAME:
        raise sheet.wrong(number, column, "error-csv-long", most=LONGEST_NAME)
    if text and not text.isprintable():
        raise sheet.wrong(number, column, "error-csv-text")
    return text


def _threat(sheet: _Sheet, number: int, row: Sequence[str], column: int | None) -> str:
    """A category of the Red List, or a colour; none counts as green (TOU-84)."""
    if column is None or not row[column]:
        return ""
    text = row[column]
    threat = _COLOURS.get(_plain(text), text.upper())
    if threat not in DEGREES:
        known = ", ".join(DEGREES)
        raise sheet.wrong(number, column, "error-csv-word", text=text[:40], known=known)
    return threat


def _kind(sheet: _Sheet, number: int, row: Sequence[str], column: int | None) -> Kind | None:
    if column is None or not row[column]:
        return None
    plain = _plain(row[column])
    kind = _KINDS.get(plain) or _KINDS.get(plain.rstrip("sx"))
    if kind is None:
        known = ", ".join(sorted(set(_KINDS.values())))
        raise sheet.wrong(number, column, "error-csv-word", text=row[column][:40], known=known)
    return kind


def _shiny(sheet: _Sheet, number: int, row: Sequence[str], column: int | None) -> bool:
    if column is None:
        return False
    plain = _plain(row[column])
    if plain not in _YES | _NO:
        raise sheet.wrong(number, column, "error-csv-word", text=row[column][:40], known="yes, no")
    return plain in _YES


def _plain(text: str) -> str:
    spread = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in spread if not unicodedata.combining(c)).split())


def column_letters(column: int) -> str:
    """A, B, ... Z, AA, as spreadsheets name columns."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters
