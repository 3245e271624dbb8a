"""Independent checker of puzzle files: which hexes fit, which clues are needed, which rules hold.

It shares only the component files with the generator. Hexes are pairs, regions are sets, clues stay
text as in the file, and every distance is computed step by step: slow and simple on purpose, to
reveal mistakes in the fast code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, Literal, NoReturn, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from hedgerow.core import decoding
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Arg, Message
from hedgerow.games import datafiles
from hedgerow.games.cryptid.puzzle import books, numbered_hints

Cell: TypeAlias = tuple[int, int]
"""A row and a column, both from 0."""

SERIOUS: Final = frozenset({"one-habitat", "no-removable-clue", "stated-habitat", "shared-hexes"})
"""If one of these is broken, a set-up is not a puzzle, or not the one that the file states."""
SENSELESS: Final = ("distinct-structures", "distinct-clues", "no-opposites", "clue-of-mode")
"""If one of these is broken, the set-up itself is ambiguous."""

_ROWS, _COLUMNS = 9, 12
_TERRAINS: Final = ("desert", "forest", "mountain", "swamp", "water")
_BEASTS: Final = ("animal", "bear", "cougar")
_COLOURS: Final = ("white", "green", "blue", "black")
_NEAR: Final = {
    "near1": (*_TERRAINS, "animal"),
    "near2": ("stone", "shack", "bear", "cougar"),
    "near3": _COLOURS,
}
_FORMS: Final = ("on", *_NEAR)
_HINTS: Final = (*_FORMS, "terrain", "animal", *_TERRAINS)


# The file


class _Structure(Struct, frozen=True):
    kind: Literal["stone", "shack"]
    colour: Literal["white", "green", "blue", "black"]
    row: int
    col: int


class _Setup(Struct, frozen=True):
    books: dict[str, Any] | UnsetType = UNSET
    clues: list[str] | UnsetType = UNSET
    hint: int | str | None = None
    habitat: tuple[int, int] | None = None


class _Setups(Struct, frozen=True, forbid_unknown_fields=True):
    two: _Setup | UnsetType = field(default=UNSET, name="2")
    three: _Setup | UnsetType = field(default=UNSET, name="3")
    four: _Setup | UnsetType = field(default=UNSET, name="4")
    five: _Setup | UnsetType = field(default=UNSET, name="5")

    def given(self) -> Iterator[tuple[int, _Setup]]:
        given = ((2, self.two), (3, self.three), (4, self.four), (5, self.five))
        for seats, setup in given:
            if setup is not UNSET:
                yield seats, setup


class _Puzzle(Struct, frozen=True):
    id: int | str
    mode: Literal["normal", "advanced"]
    slots: list[str]
    structures: list[_Structure]
    setups: _Setups


class _File(Struct, frozen=True):
    puzzles: list[_Puzzle]


class Setup(Struct, frozen=True):
    """A well-formed set-up of a file."""

    id: int | str
    mode: Literal["normal", "advanced"]
    seats: int
    slots: tuple[str, ...]
    structures: tuple[tuple[str, str, Cell], ...]
    clues: tuple[str, ...]
    """In turn order; with two seats four of them, the first seat's two first (CRY-53)."""
    hint: str
    """The subject that the hint excludes, or "" if the file has no hint."""
    stated: Cell | None
    """The habitat that the file states."""


def read_setups(raw: bytes, place: str) -> list[Setup]:
    """The set-ups of a puzzle file; raises BadInput with the file and the path inside it."""
    if not raw.strip():
        raise BadInput("error-cryptid-puzzles-empty", place=place)
    try:
        file = decoding.from_json(raw, _File)
    except msgspec.ValidationError as error:
        detail, _, path = str(error).partition(" - at `")
        path = re.sub(r"\.setups\.(\d)", r'.setups["\1"]', path.rstrip("`")) or "$"
        raise BadInput(
            "error-cryptid-puzzles-form", place=place, path=path, detail=detail
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("error-cryptid-puzzles-json", place=place, detail=str(error)) from None
    setups: list[Setup] = []
    for number, puzzle in enumerate(file.puzzles):
        at = _Place(place, f"$.puzzles[{number}]")
        _check_map(puzzle, at)
        for seats, setup in puzzle.setups.given():
            setups.append(_read_setup(puzzle, seats, setup, at.inside(f'.setups["{seats}"]')))
    if not setups:
        raise BadInput("error-cryptid-puzzles-none", place=place)
    return setups


class _Place(Struct, frozen=True):
    """A file and a path inside it."""

    file: str
    path: str

    def inside(self, more: str) -> _Place:
        return _Place(self.file, self.path + more)

    def refuse(self, id: str, **args: Arg) -> NoReturn:
        detail = Message(id, args)
        raise BadInput("error-cryptid-puzzles-form", place=self.file, path=self.path, detail=detail)


def _check_map(puzzle: _Puzzle, at: _Place) -> None:
    upright = sorted(name.removesuffix("r") for name in puzzle.slots)
    if upright != [section.number for section in _sections()]:
        at.inside(".slots").refuse("cryptid-puzzles-slots", given=", ".join(puzzle.slots))
    for number, built in enumerate(puzzle.structures):
        _check_cell(built.row, built.col, at.inside(f".structures[{number}]"))


def _read_setup(puzzle: _Puzzle, seats: int, setup: _Setup, at: _Place) -> Setup:
    if setup.habitat is not None:
        _check_cell(*setup.habitat, at.inside(".habitat"))
    return Setup(
        puzzle.id,
        puzzle.mode,
        seats,
        tuple(puzzle.slots),
        tuple((built.kind, built.colour, (built.row, built.col)) for built in puzzle.structures),
        _read_clues(setup, seats, at),
        _read_hint(setup.hint, at.inside(".hint")),
        setup.habitat,
    )


def _read_clues(setup: _Setup, seats: int, at: _Place) -> tuple[str, ...]:
    """The clues in turn order: listed, looked up in the books, or both if they agree."""
    listed = None if setup.clues is UNSET else setup.clues
    if listed is not None:
        for number, code in enumerate(listed):
            if not _is_clue(code):
                at.inside(f".clues[{number}]").refuse("cryptid-puzzles-clue-unknown", clue=code)
        _check_count(len(listed), seats, at.inside(".clues"))
    if setup.books is UNSET:
        if listed is None:
            at.refuse("cryptid-puzzles-no-clues")
        return tuple(listed)
    looked_up = [
        _look_up(book, number, at.inside(f'.books["{book}"]'))
        for book, number in setup.books.items()
    ]
    _check_count(len(looked_up), seats, at.inside(".books"))
    for number, (code, said) in enumerate(zip(looked_up, listed or looked_up, strict=True)):
        if code != said:
            at.inside(f".clues[{number}]").refuse(
                "cryptid-puzzles-clues-differ", book=code, clue=said
            )
    return tuple(looked_up)


def _look_up(book: str, number: object, at: _Place) -> str:
    if book not in books():
        at.refuse("cryptid-puzzles-book-unknown", book=book, known=", ".join(books()))
    clues = books()[book]
    if type(number) is not int or not 1 <= number <= len(clues):
        at.refuse("cryptid-puzzles-book-number", book=book, last=len(clues), given=str(number))
    return clues[number - 1]


def _read_hint(hint: int | str | None, at: _Place) -> str:
    """A hint given by its number in the rulebook's list, or by the name of what it excludes."""
    if hint is None:
        return ""
    numbered = numbered_hints()
    if isinstance(hint, int) and 1 <= hint <= len(numbered):
        return numbered[hint - 1]
    if hint not in _HINTS:
        known = ", ".join(_HINTS)
        at.refuse("cryptid-puzzles-hint-unknown", given=str(hint), last=len(numbered), known=known)
    return str(hint)


def _check_count(count: int, seats: int, at: _Place) -> None:
    expected = 4 if seats == 2 else seats  # CRY-13
    if count != expected:
        at.refuse("cryptid-puzzles-clue-count", wanted=expected, count=count)


def _check_cell(row: int, col: int, at: _Place) -> None:
    if not (0 <= row < _ROWS and 0 <= col < _COLUMNS):
        at.refuse(
            "cryptid-puzzles-off-map", row=str(row), col=str(col), rows=_ROWS - 1, cols=_COLUMNS - 1
        )


# Clues as text


def _split(clue: str) -> tuple[bool, str, tuple[str, ...]]:
    """Whether a clue is negated, its form and its subject."""
    bare = clue.removeprefix("not ")
    form, _, about = bare.partition(":")
    return bare != clue, form, tuple(about.split("|"))


def _is_clue(clue: str) -> bool:
    _, form, about = _split(clue)
    if form == "on":
        return len(about) == 2 and about[0] < about[1] and set(about) <= set(_TERRAINS)
    return form in _NEAR and len(about) == 1 and about[0] in _NEAR[form]


def _in_mode(clue: str, mode: str) -> bool:
    """CRY-11: normal mode has no black structures and no negated clues."""
    negated, _, about = _split(clue)
    return mode == "advanced" or not (negated or "black" in about)


def _hint_true(hint: str, clues: tuple[str, ...]) -> bool:
    absent: tuple[str, ...] = (hint,)
    if hint in _FORMS:
        return all(_split(clue)[1] != hint for clue in clues)
    if hint == "terrain":
        absent = _TERRAINS
    elif hint == "animal":
        absent = _BEASTS
    return not any(word in absent for clue in clues for word in _split(clue)[2])


# The map, hex by hex


class _Section(Struct, frozen=True):
    number: str
    hexes: tuple[str, ...]


class _Sections(Struct, frozen=True):
    section: tuple[_Section, ...]


def _sections() -> list[_Section]:
    read: _Sections = datafiles.read("cryptid", "sections.toml", _Sections)
    return sorted(read.section, key=lambda section: section.number)


_WORDS: Final = {
    "D": "desert",
    "F": "forest",
    "M": "mountain",
    "S": "swamp",
    "W": "water",
    "b": "bear",
    "c": "cougar",
}


def _features(setup: Setup) -> dict[str, set[Cell]]:
    """The cells of everything that a clue can be about."""
    found: dict[str, set[Cell]] = {word: set() for _, words in _NEAR.items() for word in words}
    sheets = {section.number: section.hexes for section in _sections()}
    for slot, name in enumerate(setup.slots):
        for r, line in enumerate(sheets[name.removesuffix("r")]):
            for c, letters in enumerate(line.split()):
                row, col = (2 - r, 5 - c) if name.endswith("r") else (r, c)
                cell = (row + 3 * (slot // 2), col + 6 * (slot % 2))
                for letter in letters:
                    found[_WORDS[letter]].add(cell)
    found["animal"] = found["bear"] | found["cougar"]
    for kind, colour, cell in setup.structures:
        found[kind].add(cell)
        found[colour].add(cell)
    return found


def _steps(a: Cell, b: Cell) -> int:
    """RULINGS, Cryptid 1, written out once more."""
    slant_a = a[0] - (a[1] - a[1] % 2) // 2
    slant_b = b[0] - (b[1] - b[1] % 2) // 2
    across, down = a[1] - b[1], slant_a - slant_b
    return max(abs(across), abs(down), abs(across + down))


_BOARD: Final = frozenset((row, col) for row in range(_ROWS) for col in range(_COLUMNS))


def _region(clue: str, features: dict[str, set[Cell]]) -> set[Cell]:
    negated, form, about = _split(clue)
    if form == "on":
        allowed = features[about[0]] | features[about[1]]
    else:
        reach, places = int(form.removeprefix("near")), features[about[0]]
        allowed = {cell for cell in _BOARD if any(_steps(cell, x) <= reach for x in places)}
    return set(_BOARD - allowed) if negated else allowed


# The verdict


class Finding(Struct, frozen=True):
    """The result for one set-up; `broken_rules` are named as in RULES.md."""

    id: int | str
    seats: int
    habitats: tuple[Cell, ...]
    """The hexes that fit, as in files: row and column from 0."""
    hexes: tuple[str, ...]
    """The same for people: "10-5", column and row from 1."""
    removable: tuple[str, ...]
    """Clues that can be removed while the habitat stays the only hex that fits; empty unless
    exactly one hex fits."""
    broken_rules: tuple[str, ...]


def hex_told(cell: Cell) -> str:
    """A cell as shown to people: column-row, both from 1."""
    return f"{cell[1] + 1}-{cell[0] + 1}"


def check_setup(setup: Setup) -> Finding:
    """Check a set-up from nothing but its map and the text of its clues."""
    clues, features = setup.clues, _features(setup)
    areas = [_region(clue, features) for clue in clues]
    habitats = _meet(areas)
    removable = tuple(
        clue
        for number, clue in enumerate(clues)
        if len(habitats) == 1 and _meet(areas[:number] + areas[number + 1 :]) == habitats
    )
    positive = [_region(clue.removeprefix("not "), features) for clue in clues]
    forms = {_split(clue)[1] for clue in clues}
    narrow = setup.hint in ("animal", *_TERRAINS)
    obeyed = {
        "one-habitat": len(habitats) == 1,
        "no-removable-clue": not removable,
        "distinct-clues": len(set(clues)) == len(clues),
        "no-opposites": not any(f"not {clue}" in clues for clue in clues),
        "region-size": all(42 <= len(area) <= 64 for area in positive),
        "distinct-structures": _structures_stand_right(setup),
        "true-hint": not setup.hint or _hint_true(setup.hint, clues),
        "narrow-hint": not narrow or forms == set(_FORMS),
        "clue-of-mode": all(_in_mode(clue, setup.mode) for clue in clues),
        "shared-hexes": setup.seats != 2
        or all(len(areas[n] & areas[n + 1]) >= 9 for n in (0, 2)),  # CRY-53
        "stated-habitat": setup.stated is None or habitats == {setup.stated},
    }
    broken = tuple(rule for rule, holds in obeyed.items() if not holds)
    cells = tuple(sorted(habitats))
    return Finding(setup.id, setup.seats, cells, tuple(map(hex_told, cells)), removable, broken)


def _structures_stand_right(setup: Setup) -> bool:
    """CRY-4 and CRY-45: one of each kind and colour of the mode, each on a hex of its own."""
    colours = _COLOURS if setup.mode == "advanced" else _COLOURS[:3]
    expected = sorted((kind, colour) for kind in ("stone", "shack") for colour in colours)
    standing = sorted((kind, colour) for kind, colour, _ in setup.structures)
    cells = {cell for _, _, cell in setup.structures}
    return standing == expected and len(cells) == len(expected)


def _meet(areas: list[set[Cell]]) -> set[Cell]:
    return set(_BOARD).intersection(*areas)


def check_file(raw: bytes, place: str) -> list[Finding]:
    """Check every set-up of a puzzle file, in order."""
    return [check_setup(setup) for setup in read_setups(raw, place)]
