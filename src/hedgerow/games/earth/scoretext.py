"""The short text form of a score file, one item per line.

    mode standard
    ecosystems 305A 312B
    seat Ada
    island 286A
    climate 297B
    ecosystem 320A
    tableau
    1:2/3  14:6/2  .  2
    .      5:1     .  .
    .      .       .  .
    .      .       .  .
    compost 5
    events 196 203
    soil 3
    hand 2
    fauna 1 3
    completed
    animal jaguar sprout=2
    island_stock canopy=1

In a solo game, Gaia's part may follow:

    gaia
    cards 219 4
    sprouts 30
    growth 11
    compost 12
    fauna 2 1
    completed
    leaves 1
    animal capybara

A cell is a card's number, its sprouts after a colon and its growth after a slash, or a dot.
"""

from __future__ import annotations

import re
from typing import Any, Final, NoReturn

from hedgerow.core.errors import BadInput
from hedgerow.core.text import Arg, Message

_CELL: Final = re.compile(r"(\d{1,9})(?::(\d{1,9})?(?:/(\d{1,9}))?)?")
_PIECES: Final = re.compile(r"([a-z]+)=(\d{1,9})")
_NUMBER: Final = re.compile(r"\d{1,9}")
_ROWS: Final = 4
_SEAT_WORDS: Final = (
    "island",
    "climate",
    "ecosystem",
    "tableau",
    "compost",
    "events",
    "soil",
    "hand",
    "fauna",
    "completed",
    "animal",
    "island_stock",
)
_GAIA_WORDS: Final = (
    "cards",
    "sprouts",
    "growth",
    "compost",
    "fauna",
    "completed",
    "leaves",
    "animal",
)
_TOP_WORDS: Final = ("mode", "ecosystems", "collective", "seat", "gaia")


class _Reader:
    """Converts lines to the JSON form and remembers the line of each part."""

    def __init__(self, text: str, place: str) -> None:
        self.place = place
        self.found: dict[str, Any] = {"seats": []}
        self.lines: dict[str, int] = {}
        self.line = 0
        self.rows_missing = 0
        self.whose: tuple[dict[str, Any], str] | None = None
        """The current seat, or Gaia, and its path."""
        for number, raw in enumerate(text.splitlines(), start=1):
            self.line = number
            words = raw.partition("#")[0].split()
            if not words:
                continue
            if self.rows_missing:
                self._row(words)
            else:
                self._entry(*words)
        if self.rows_missing:
            self._refuse("earth-file-rows", missing=self.rows_missing)
        if not self.found["seats"]:
            self._refuse("earth-file-no-seat")

    def _refuse(self, id: str, **args: Arg) -> NoReturn:
        where = line_shown(max(self.line, 1))
        detail = Message(id, args)
        raise BadInput("error-earth-file", place=self.place, path=where, detail=detail)

    def _entry(self, word: str, *rest: str) -> None:
        hers = self.whose is not None and self.whose[1] == "$.gaia"
        own_words = _GAIA_WORDS if hers else _SEAT_WORDS
        if word in _TOP_WORDS:
            self._top(word, rest)
        elif word not in own_words:
            known = ", ".join((*_TOP_WORDS, *own_words))
            self._refuse("earth-file-word", word=word, known=known)
        elif self.whose is None:
            self._refuse("earth-file-before-seat", word=word)
        else:
            self._own(*self.whose, word, rest)

    def _top(self, word: str, rest: tuple[str, ...]) -> None:
        if word == "seat":
            self.whose = {"name": " ".join(rest)}, f"$.seats[{len(self.found['seats'])}]"
            self.found["seats"].append(self.whose[0])
            self.lines[self.whose[1]] = self.line
        elif word == "gaia":
            if rest:
                self._refuse("earth-file-gaia-alone")
            self._put(self.found, "$", word, {})
            self.whose = self.found["gaia"], "$.gaia"
        elif word == "ecosystems":
            self._put(self.found, "$", word, list(rest))
        else:
            self._put(self.found, "$", word, self._one(word, rest))

    def _own(self, seat: dict[str, Any], path: str, word: str, rest: tuple[str, ...]) -> None:
        """A line about one seat, or about Gaia."""
        match word:
            case "island" | "climate" | "ecosystem":
                self._put(seat, path, word, self._one(word, rest))
            case "compost" | "soil" | "hand" | "sprouts" | "growth" | "leaves":
                self._put(seat, path, word, self._number(self._one(word, rest)))
            case "events" | "cards":
                self._put(seat, path, word, [self._number(text) for text in rest])
            case "fauna":
                ranks = [None if text in ("-", ".") else self._number(text) for text in rest]
                self._put(seat, path, word, ranks)
            case "completed":
                if rest not in ((), ("yes",), ("no",)):
                    self._refuse("earth-file-yes", given=" ".join(rest))
                self._put(seat, path, word, rest != ("no",))
            case "animal":
                if not rest:
                    self._refuse("earth-file-one", word=word)
                owned = seat.setdefault("animals", [])
                owned.append({"id": rest[0], "stock": self._pieces(rest[1:])})
                self.lines[f"{path}.animals[{len(owned) - 1}]"] = self.line
            case "island_stock":
                self._put(seat, path, word, self._pieces(rest))
            case _:  # tableau
                if rest:
                    self._refuse("earth-file-tableau-alone")
                self._put(seat, path, word, [])
                self.rows_missing = _ROWS

    def _put(self, into: dict[str, Any], path: str, word: str, value: Any) -> None:
        if word in into:
            self._refuse("earth-file-again", word=word)
        into[word] = value
        self.lines[f"{path}.{word}"] = self.line

    def _row(self, words: list[str]) -> None:
        rows = self.found["seats"][-1]["tableau"]
        path = f"$.seats[{len(self.found['seats']) - 1}].tableau[{len(rows)}]"
        if len(words) != _ROWS:
            self._refuse("earth-file-row", given=len(words))
        rows.append([self._cell(word) for word in words])
        self.lines[path] = self.line
        self.rows_missing -= 1

    def _cell(self, text: str) -> dict[str, int] | None:
        if text == ".":
            return None
        parts = _CELL.fullmatch(text)
        if parts is None:
            self._refuse("earth-file-cell", given=text)
        no, sprouts, growth = parts.groups()
        return {"no": int(no), "sprouts": int(sprouts or 0), "growth": int(growth or 0)}

    def _pieces(self, words: tuple[str, ...]) -> dict[str, int]:
        found: dict[str, int] = {}
        for word in words:
            parts = _PIECES.fullmatch(word)
            if parts is None:
                self._refuse("earth-file-pieces", given=word)
            found[parts[1]] = int(parts[2])
        return found

    def _one(self, word: str, rest: tuple[str, ...]) -> str:
        if len(rest) != 1:
            self._refuse("earth-file-one", word=word)
        return rest[0]

    def _number(self, text: str) -> int:
        if not _NUMBER.fullmatch(text):
            self._refuse("earth-file-number", given=text)
        return int(text)


def line_shown(line: int) -> Message:
    return Message("earth-file-line", {"line": line})


def parse_text(text: str, place: str) -> tuple[dict[str, Any], dict[str, int]]:
    """The text in the JSON form, and the line of each path in that form."""
    reader = _Reader(text, place)
    return reader.found, reader.lines
