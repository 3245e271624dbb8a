"""Reads own card sets from CSV: one row per card, with exactly four characteristics.

Known columns (in English or French) are name, scientific, threat, category, game and shiny; the
other four are the characteristics, in the order of the battles (TOU-76), with the unit in
brackets: `Poids (kg)`. Commas, semicolons or tabs separate; numbers are English or French.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

from msgspec import Struct

from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message
from hedgerow.games.tournoi import measures
from hedgerow.games.tournoi.cards import (
    BATTLES,
    DEGREES,
    Card,
    CardSet,
    Characteristic,
    Colour,
    Kind,
    Name,
)
from hedgerow.games.tournoi.measures import Measure
from hedgerow.games.tournoi.sharing import LONGEST_NAME, MOST_CARDS, own_id, own_set, read_threat

T = TypeVar("T")

MOST_TOLD: Final = 30
"""The most mistakes of a file in one message."""

_COLUMNS: Final = {
    **dict.fromkeys(("name", "nom"), "name"),
    **dict.fromkeys(("scientific", "scientific name", "nom scientifique", "latin"), "scientific"),
    **dict.fromkeys(("threat", "menace", "degre de menace", "iucn", "uicn"), "threat"),
    **dict.fromkeys(("category", "categorie"), "category"),
    **dict.fromkeys(("game", "jeu"), "game"),
    **dict.fromkeys(("shiny", "collector", "brillante"), "shiny"),
}
_COLOURS: Final[dict[str, Colour]] = {
    "green": "green", "vert": "green", "verte": "green", "yellow": "yellow", "jaune": "yellow",
    "orange": "orange", "red": "red", "rouge": "red",
}  # fmt: skip
_THREATS: Final[dict[Colour, str]] = {"green": "LC", "yellow": "VU", "orange": "EN", "red": "CR"}
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
    """The playable cards of a file; shiny and Collector cards are set aside (TOU-79)."""

    cards: CardSet
    aside: int


class BadCards(BadInput):
    """A file has several mistakes; `mistakes` has them all, the message only the first ones."""

    def __init__(self, mistakes: Sequence[Message]) -> None:
        *before, told = mistakes[:MOST_TOLD]
        for mistake in reversed(before):
            told = Message("list-lines", {"first": mistake, "rest": told})
        super().__init__("error-tournoi-csv-several", count=len(mistakes), mistakes=told)
        self._mistakes = tuple(mistakes)

    @property
    def mistakes(self) -> tuple[Message, ...]:
        return self._mistakes


class _Spreadsheet:
    """The rows and columns of a file, and the mistakes found in it."""

    def __init__(self, place: str, rows: list[list[str]], english: bool) -> None:
        self.place = place
        self.english = english
        """Whether commas separate columns; a comma in a number then groups thousands."""
        self.mistakes: list[Message] = []
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

    def note(self, error: BadInput) -> None:
        """Collect a mistake, so that all of them can be reported."""
        self.mistakes.append(error.message)

    def attempt(self, read: Callable[[], T], otherwise: T) -> T:
        """The value of a cell, or `otherwise` if it is invalid."""
        try:
            return read()
        except BadInput as error:
            self.note(error)
            return otherwise

    def refuse(self) -> None:
        """Raise the collected mistakes, if any."""
        if len(self.mistakes) == 1:
            raise BadInput(self.mistakes[0].id, **self.mistakes[0].args)
        if self.mistakes:
            raise BadCards(self.mistakes)


def read_cards(raw: bytes, place: str) -> CardFile:
    """The cards of a CSV file; raises BadInput with the row and column of every mistake."""
    sheet = _read_sheet(raw, place)
    known, four = _columns(sheet)
    for number, row in sheet.rows:
        if len(row) != len(sheet.header):
            column, counts = min(len(row), len(sheet.header)), (len(row), len(sheet.header))
            count, expected = counts
            sheet.note(
                sheet.wrong(number, column, "error-tournoi-csv-cells", count=count, wanted=expected)
            )
    sheet.rows = [(number, row) for number, row in sheet.rows if len(row) == len(sheet.header)]
    a, b, c, d = (_characteristic(sheet, column) for column in four)
    aside, cards = 0, list[Card]()
    for number, row in sheet.rows:
        if _shiny(sheet, number, row, known.get("shiny")):
            aside += 1
        else:
            cards.append(_card(sheet, number, row, known, (a, b, c, d), four, len(cards)))
    sheet.refuse()
    if not 1 <= len(cards) <= MOST_CARDS:
        raise BadInput("error-tournoi-csv-count", place=place, count=len(cards), most=MOST_CARDS)
    return CardFile(own_set((a, b, c, d), cards), aside)


def _read_sheet(raw: bytes, place: str) -> _Spreadsheet:
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = raw.decode("cp1252", errors="replace")  # as written by spreadsheets on Windows
    first = next((line for line in text.splitlines() if line.strip()), "")
    mark = max(";\t,", key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=mark, strict=True)
    rows: list[list[str]] = []
    try:
        rows.extend(reader)
    except csv.Error:
        raise BadInput("error-tournoi-csv-form", place=place, row=len(rows) + 1) from None
    if not rows or not any(cell.strip() for cell in rows[0]):
        raise BadInput("error-tournoi-csv-empty", place=place)
    return _Spreadsheet(place, rows, english=mark == ",")


def _columns(sheet: _Spreadsheet) -> tuple[dict[str, int], list[int]]:
    """Where the columns that we know stand, and the four others in their order (TOU-76)."""
    known: dict[str, int] = {}
    four: list[int] = []
    for column, header in enumerate(sheet.header):
        name = _COLUMNS.get(_plain(header))
        if not header:
            sheet.note(sheet.wrong(1, column, "error-tournoi-csv-header"))
        elif len(header) > LONGEST_NAME:
            sheet.note(sheet.wrong(1, column, "error-tournoi-csv-long", most=LONGEST_NAME))
        elif name is None:
            four.append(column)
        elif name in known:
            sheet.note(sheet.wrong(1, column, "error-tournoi-csv-twice"))
        else:
            known[name] = column
    sheet.refuse()  # the columns are ambiguous
    if "name" not in known:
        raise BadInput("error-tournoi-csv-name", place=sheet.place)
    if len(four) != BATTLES:
        names = ", ".join(sheet.header[column] for column in four) or "-"
        count = len(four)
        raise BadInput("error-tournoi-csv-four", place=sheet.place, count=count, names=names)
    return known, four


def _characteristic(sheet: _Spreadsheet, column: int) -> Characteristic:
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
    sheet: _Spreadsheet,
    number: int,
    row: Sequence[str],
    known: dict[str, int],
    characteristics: Sequence[Characteristic],
    four: Sequence[int],
    place: int,
) -> Card:
    if not row[known["name"]]:
        sheet.note(sheet.wrong(number, known["name"], "error-tournoi-csv-blank"))
    name = _text(sheet, number, row, known["name"])
    a, b, c, d = (
        sheet.attempt(partial(_value, sheet, number, row, column, kind.measure, kind.unit), 0)
        for column, kind in zip(four, characteristics, strict=True)
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
    sheet: _Spreadsheet, number: int, row: Sequence[str], column: int, measure: Measure, unit: str
) -> int:
    text = row[column]
    if not text:
        raise sheet.wrong(number, column, "error-tournoi-csv-blank")
    try:
        return measures.read(text, measure, unit, sheet.english)
    except KeyError:  # a number alone, and no unit in the header either
        raise sheet.wrong(number, column, "error-tournoi-csv-unit", text=text[:40]) from None
    except ValueError:
        raise sheet.wrong(number, column, "error-tournoi-csv-value", text=text[:40]) from None


def _text(sheet: _Spreadsheet, number: int, row: Sequence[str], column: int | None) -> str:
    if column is None:
        return ""
    text = " ".join(row[column].split())
    if len(text) > LONGEST_NAME:
        sheet.note(sheet.wrong(number, column, "error-tournoi-csv-long", most=LONGEST_NAME))
    elif text and not text.isprintable():
        sheet.note(sheet.wrong(number, column, "error-tournoi-csv-text"))
    return text


def _threat(sheet: _Spreadsheet, number: int, row: Sequence[str], column: int | None) -> str:
    """A category of the Red List, or a colour; none counts as green (TOU-84)."""
    if column is None or not row[column]:
        return ""
    text = row[column]
    colour = colour_of(text)
    threat = text.upper() if colour is None else _THREATS[colour]
    if threat not in DEGREES:
        known = ", ".join(DEGREES)
        sheet.note(
            sheet.wrong(number, column, "error-tournoi-csv-word", text=text[:40], known=known)
        )
        return ""
    return threat


def _kind(sheet: _Spreadsheet, number: int, row: Sequence[str], column: int | None) -> Kind | None:
    if column is None or not row[column]:
        return None
    kind = kind_of(row[column])
    if kind is None:
        known, text = ", ".join(sorted(set(_KINDS.values()))), row[column][:40]
        sheet.note(sheet.wrong(number, column, "error-tournoi-csv-word", text=text, known=known))
    return kind


def _shiny(sheet: _Spreadsheet, number: int, row: Sequence[str], column: int | None) -> bool:
    if column is None:
        return False
    plain = _plain(row[column])
    if plain not in _YES | _NO:
        text = row[column][:40]
        sheet.note(
            sheet.wrong(number, column, "error-tournoi-csv-word", text=text, known="yes, no")
        )
    return plain in _YES


def kind_of(text: str) -> Kind | None:
    """The category that a word names in English or French, in the singular or plural."""
    plain = _plain(text)
    return _KINDS.get(plain) or _KINDS.get(plain.rstrip("sx"))


def colour_of(text: str) -> Colour | None:
    """The colour that a word names in English or French, in any form."""
    plain = _plain(text)
    return _COLOURS.get(plain) or _COLOURS.get(plain.rstrip("s"))


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
