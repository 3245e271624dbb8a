"""Share codes and puzzle files (CRY-49).

A share code holds the puzzle itself, not a seed, so it survives changes of the generator. It is
written in Crockford's base 32: one character for the version of the code, one for mode and number
of researchers, the content as a mixed-radix number, and two for a checksum: the rest of the code
modulo 1021, the largest prime below 32 * 32. It catches any single wrong character and any swap of
two neighbours.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from hedgerow.core.errors import BadInput
from hedgerow.games.cryptid.clues import CLUES_OF_MODE, CODES, POSITIVE, Clue, Mode
from hedgerow.games.cryptid.generator import structures_on
from hedgerow.games.cryptid.hexes import COLUMNS, HEXES
from hedgerow.games.cryptid.maps import SECTIONS, colours_of
from hedgerow.games.cryptid.puzzle import HINTS, Puzzle, hint_holds, numbered_hints

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_VALUES: Final = {
    **{letter: value for value, letter in enumerate(_ALPHABET)},
    **{letter.lower(): value for value, letter in enumerate(_ALPHABET)},
    **dict.fromkeys("IiLl", 1),
    **dict.fromkeys("Oo", 0),
}
_BASE: Final = len(_ALPHABET)
_VERSION: Final = 1
_HEADS: Final[tuple[tuple[Mode, int], ...]] = tuple(
    (mode, researchers) for mode in ("normal", "advanced") for researchers in (3, 4, 5)
)
_PRIME: Final = 1021
_GROUP: Final = 4
_TURNS: Final = 1 << SECTIONS


def share_code(puzzle: Puzzle) -> str:
    """The code of a puzzle, all of it (CRY-49); ValueError when it is none that the rules allow."""
    head = puzzle.mode, len(puzzle.clues)
    standing = {(built.kind, built.colour): built.hex for built in puzzle.structures}
    expected = structures_on(puzzle.mode, tuple(range(2 * len(colours_of(puzzle.mode)))))
    if standing.keys() != {(built.kind, built.colour) for built in expected}:
        raise ValueError("a puzzle has one stone and one shack of each colour")  # CRY-4
    hexes = tuple(standing[built.kind, built.colour] for built in expected)
    order = tuple(int(name[0]) - 1 for name in puzzle.slots)
    turns = sum(1 << slot for slot, name in enumerate(puzzle.slots) if name.endswith("r"))

    number = 0
    for at, size in zip(_places(order), range(SECTIONS, 0, -1), strict=True):
        number = number * size + at
    number = number * _TURNS + turns
    for at, size in zip(_places(hexes, HEXES), range(HEXES, 0, -1), strict=False):
        number = number * size + at
    clues = CLUES_OF_MODE[puzzle.mode]
    for clue in puzzle.clues:
        number = number * len(clues) + clues.index(clue)
    number = number * len(HINTS) + HINTS.index(puzzle.hint)

    data = _digits(number, _length(*head))
    checked = (_VERSION, _HEADS.index(head), *data)
    letters = "".join(_ALPHABET[digit] for digit in (*checked, *_digits(_checksum(checked), 2)))
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


def read_code(text: str) -> Puzzle:
    """The puzzle of a code; raises BadInput if the code is invalid."""
    digits = []
    for position, letter in enumerate(text, start=1):
        if letter == "-" or letter.isspace():
            continue
        if letter not in _VALUES:
            raise BadInput("error-cryptid-code-letter", letter=letter, position=position)
        digits.append(_VALUES[letter])
    if not digits:
        raise BadInput("error-cryptid-code-empty")
    if digits[0] != _VERSION:
        raise BadInput(
            "error-cryptid-code-version", version=_ALPHABET[digits[0]], known=str(_VERSION)
        )
    if len(digits) < 2 or digits[1] >= len(_HEADS):
        raise BadInput("error-cryptid-code-checksum")
    mode, researchers = _HEADS[digits[1]]
    expected = 2 + _length(mode, researchers) + 2
    if len(digits) != expected:
        raise BadInput("error-cryptid-code-length", length=len(digits), wanted=expected)
    if digits[-2] * _BASE + digits[-1] != _checksum(digits[:-2]):
        raise BadInput("error-cryptid-code-checksum")
    puzzle = _content(mode, researchers, _number(digits[2:-2]))
    if puzzle is None or not _proper(puzzle):
        raise BadInput("error-cryptid-code-content")
    return puzzle


def _content(mode: Mode, researchers: int, number: int) -> Puzzle | None:
    """Decode the content of `share_code`, from the last digit to the first."""
    number, hint = divmod(number, len(HINTS))
    allowed = CLUES_OF_MODE[mode]
    clues: list[Clue] = []
    for _ in range(researchers):
        number, at = divmod(number, len(allowed))
        clues.append(allowed[at])
    count = 2 * len(colours_of(mode))
    places: list[int] = []
    for size in range(HEXES - count + 1, HEXES + 1):
        number, at = divmod(number, size)
        places.append(at)
    number, turns = divmod(number, _TURNS)
    sections: list[int] = []
    for size in range(1, SECTIONS + 1):
        number, at = divmod(number, size)
        sections.append(at)
    if number:
        return None
    order = _chosen(sections[::-1], SECTIONS)
    slots = tuple(f"{n + 1}r" if turns >> slot & 1 else f"{n + 1}" for slot, n in enumerate(order))
    hexes = _chosen(places[::-1], HEXES)
    return Puzzle(mode, slots, structures_on(mode, hexes), tuple(clues[::-1]), HINTS[hint])


def _proper(puzzle: Puzzle) -> bool:
    """Whether the puzzle can be played: CRY-12, CRY-14 and CRY-37."""
    different = len({clue % POSITIVE for clue in puzzle.clues}) == len(puzzle.clues)
    one_hex = puzzle.habitat.bit_count() == 1
    return different and one_hex and hint_holds(puzzle.hint, puzzle.clues)


def _places(items: tuple[int, ...], size: int = SECTIONS) -> list[int]:
    """The index of each item among those not yet used."""
    left = list(range(size))
    places = []
    for item in items:
        places.append(left.index(item))
        left.remove(item)
    return places


def _chosen(places: list[int], size: int) -> tuple[int, ...]:
    """The inverse of `_places`."""
    left = list(range(size))
    return tuple(left.pop(at) for at in places)


def _length(mode: Mode, researchers: int) -> int:
    """The number of characters that any content of this mode and number of researchers fits in."""
    biggest = _TURNS * len(HINTS)
    for _ in range(researchers):
        biggest *= len(CLUES_OF_MODE[mode])
    for size in range(1, SECTIONS + 1):
        biggest *= size
    for taken in range(2 * len(colours_of(mode))):
        biggest *= HEXES - taken
    return -(-(biggest - 1).bit_length() // (_BASE - 1).bit_length())


def _digits(number: int, length: int) -> tuple[int, ...]:
    bits = (_BASE - 1).bit_length()
    return tuple(number >> bits * at & _BASE - 1 for at in range(length - 1, -1, -1))


def _number(digits: Iterable[int]) -> int:
    number = 0
    for digit in digits:
        number = number * _BASE + digit
    return number


def _checksum(digits: Iterable[int]) -> int:
    return _number(digits) % _PRIME


# Files, in the form that `hedgerow cryptid check` reads


def file_entry(id: int, puzzle: Puzzle, seats: int | None = None) -> dict[str, Any]:
    """An entry of a file's "puzzles", with the puzzle as its only set-up, for this seat count."""
    row, col = divmod(puzzle.habitat.bit_length() - 1, COLUMNS)
    setup = {
        "clues": [CODES[clue] for clue in puzzle.clues],
        "hint": hint_number(puzzle.hint),
        "habitat": [row, col],
        "code": share_code(puzzle),
    }
    return {
        "id": id,
        "mode": puzzle.mode,
        "slots": list(puzzle.slots),
        "structures": [
            {"kind": built.kind, "colour": built.colour, "row": built.row, "col": built.col}
            for built in puzzle.structures
        ],
        "setups": {str(seats or len(puzzle.clues)): setup},
    }


def hint_number(hint: str) -> int | str:
    """The first number of this hint in the rulebook's list, or its name if it is not listed."""
    numbered = numbered_hints()
    return numbered.index(hint) + 1 if hint in numbered else hint
