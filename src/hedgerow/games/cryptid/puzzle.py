"""A puzzle: a map, a clue for each researcher, and the hint; and the 54 cards of the box."""

from __future__ import annotations

from functools import cached_property, reduce
from operator import and_
from typing import Final

from msgspec import Struct

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games import datafiles
from hedgerow.games.cryptid.clues import (
    CLUE_OF,
    CLUES_OF_MODE,
    COLOURS,
    POSITIVE,
    TERRAINS,
    Clue,
    Mode,
    kind,
    subjects,
)
from hedgerow.games.cryptid.hexes import COLUMNS, EVERYWHERE, ROWS, Mask
from hedgerow.games.cryptid.maps import (
    SLOT_NAMES,
    Colour,
    Map,
    Structure,
    colours_of,
    map_of,
)

KINDS: Final = ("on", "near1", "near2", "near3")
HINTS: Final = (*KINDS, "terrain", "animal", *TERRAINS)
"""What a hint can exclude: a kind of clue, all terrain, all animals, one terrain."""


class Puzzle(Struct, frozen=True, dict=True):
    """A complete set-up; `clues` are in turn order."""

    mode: Mode
    slots: tuple[str, ...]
    structures: tuple[Structure, ...]
    clues: tuple[Clue, ...]
    hint: str

    @cached_property
    def map(self) -> Map:
        return map_of(self.slots, self.structures)

    @cached_property
    def regions(self) -> tuple[Mask, ...]:
        """The hexes that each researcher's clue allows."""
        allowed = self.map.regions
        return tuple(allowed[clue] for clue in self.clues)

    @property
    def habitat(self) -> Mask:
        """The hexes where all clues meet: exactly one in every proper puzzle."""
        return reduce(and_, self.regions, EVERYWHERE)


def true_hints(clues: tuple[Clue, ...]) -> tuple[str, ...]:
    """The hints that the generator allows for these clues (CRY-46 and CRY-47)."""
    kinds = {kind(clue) for clue in clues}
    mentioned = {subject for clue in clues for subject in subjects(clue)}
    absent = [name for name in KINDS if name not in kinds]
    if mentioned.isdisjoint(TERRAINS):
        absent.append("terrain")
    if len(kinds) == len(KINDS):
        if mentioned.isdisjoint(("animal", "bear", "cougar")):
            absent.append("animal")
        absent += [terrain for terrain in TERRAINS if terrain not in mentioned]
    return tuple(absent)


def hint_holds(hint: str, clues: tuple[Clue, ...]) -> bool:
    """Whether a hint is true of these clues."""
    if hint in KINDS:
        return all(kind(clue) != hint for clue in clues)
    topics = {"terrain": TERRAINS, "animal": ("animal", "bear", "cougar")}.get(hint, (hint,))
    return all(subject not in topics for clue in clues for subject in subjects(clue))


# The box: cards, clue books and the numbered hints


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    colour: str
    source: str
    clues: tuple[str, ...]


class _Books(Struct, frozen=True, forbid_unknown_fields=True):
    book: tuple[Book, ...]


class _Hints(Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    hints: tuple[str, ...]


class CardSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """A line on the back of a card: the number to look up in each book."""

    books: dict[str, int]
    hint: int | None = None


class Card(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    id: int
    mode: Mode
    slots: tuple[str, ...]
    stones: dict[Colour, tuple[int, int]]
    shacks: dict[Colour, tuple[int, int]]
    seats_3: CardSetup
    seats_4: CardSetup
    seats_5: CardSetup
    source: str

    @cached_property
    def structures(self) -> tuple[Structure, ...]:
        """Stones, then shacks, each in the order of `COLOURS` regardless of the file."""
        stones, shacks = self.stones, self.shacks
        return (
            *(Structure("stone", hue, *stones[hue]) for hue in sorted(stones, key=COLOURS.index)),
            *(Structure("shack", hue, *shacks[hue]) for hue in sorted(shacks, key=COLOURS.index)),
        )

    @cached_property
    def printed(self) -> dict[int, Puzzle]:
        """The puzzles of this card made so far, by number of researchers."""
        return {}

    def setup(self, researchers: int) -> CardSetup:
        return {3: self.seats_3, 4: self.seats_4, 5: self.seats_5}[researchers]


class _Cards(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


@datafiles.derived
def cards() -> tuple[Card, ...]:
    """Every set-up card, checked to be playable (CRY-48)."""
    read = datafiles.read("cryptid", "cards.toml", _Cards).card
    ids: set[int] = set()
    for card in read:
        if card.id in ids:
            raise bad_card(card, "id", "given twice")
        ids.add(card.id)
        _check_card(card)
    return read


@datafiles.derived
def cards_of(mode: Mode) -> tuple[Card, ...]:
    """The cards of a mode, in the order of the box."""
    found = tuple(card for card in cards() if card.mode == mode)
    if not found:
        raise datafiles.bad("cryptid", "cards.toml", f"no card of mode {mode!r}")
    return found


def bad_card(card: Card, field: str, detail: str) -> BadInput:
    """The error for a field of a card."""
    return datafiles.bad("cryptid", "cards.toml", f"card {card.id}, {field}: {detail}")


def _check_card(card: Card) -> None:
    if sorted(name[:1] for name in card.slots) != list("123456") or not set(card.slots) <= set(
        SLOT_NAMES
    ):
        raise bad_card(card, "slots", "sections 1 to 6 expected, each once, with r if turned")
    standing: dict[tuple[int, int], str] = {}
    for name, built in (("stones", card.stones), ("shacks", card.shacks)):
        expected = colours_of(card.mode)
        if sorted(built) != sorted(expected):
            detail = f"one of each colour expected: {', '.join(expected)}"
            raise bad_card(card, name, detail)  # CRY-4
        for colour, (row, col) in built.items():
            field = f"{name}.{colour}"
            if not (0 <= row < ROWS and 0 <= col < COLUMNS):
                limits = f"rows go from 0 to {ROWS - 1} and columns from 0 to {COLUMNS - 1}"
                raise bad_card(card, field, f"[{row}, {col}] is off the map: {limits}")
            if (row, col) in standing:
                other = standing[row, col]
                raise bad_card(card, field, f"on the same hex as {other}")  # CRY-45
            standing[row, col] = field
    for researchers in (3, 4, 5):
        _check_setup(card, researchers)


def _check_setup(card: Card, researchers: int) -> None:
    setup, field = card.setup(researchers), f"seats_{researchers}"
    if len(setup.books) != researchers:
        detail = f"expected {researchers} books, got {len(setup.books)}"
        raise bad_card(card, f"{field}.books", detail)
    puzzle = card_puzzle(card, researchers, Rng(card.id))
    if not set(puzzle.clues) <= set(CLUES_OF_MODE[card.mode]):  # CRY-11
        raise bad_card(card, f"{field}.books", f"a clue that mode {card.mode!r} does not have")
    if len({clue % POSITIVE for clue in puzzle.clues}) != researchers:  # CRY-12
        raise bad_card(card, f"{field}.books", "a clue twice, or beside its negation")
    fitting = puzzle.habitat.bit_count()
    if fitting != 1:  # CRY-14
        raise bad_card(card, field, f"exactly one hex must fit all clues, but {fitting} do")
    if not hint_holds(puzzle.hint, puzzle.clues):  # CRY-37
        raise bad_card(card, f"{field}.hint", f"hint {setup.hint} is not true of the clues")


@datafiles.derived
def books() -> dict[str, tuple[str, ...]]:
    """The clue codes of each book; number n is entry n - 1."""
    read = datafiles.read("cryptid", "books.toml", _Books).book
    for book in read:
        for number, code in enumerate(book.clues, start=1):
            if code not in CLUE_OF:
                detail = f"book {book.name}, number {number}: no clue {code!r}"
                raise datafiles.bad("cryptid", "books.toml", detail)
    return {book.name: book.clues for book in read}


def numbered_hints() -> tuple[str, ...]:
    """The hints of the rulebook's list; number n is entry n - 1."""
    return datafiles.read("cryptid", "hints.toml", _Hints).hints


def card_puzzle(card: Card, researchers: int, rng: Rng | None = None) -> Puzzle:
    """The puzzle of a card. One set-up prints no hint, so a true one is drawn for it."""
    if researchers in card.printed:
        return card.printed[researchers]
    setup = card.setup(researchers)
    field = f"seats_{researchers}"
    clues = tuple(_printed_clue(card, field, *entry) for entry in setup.books.items())
    if setup.hint is None:
        absent = true_hints(clues)
        if not absent:
            raise bad_card(
                card, f"{field}.hint", "required, because none can be drawn for these clues"
            )
        hint = (rng or Rng(card.id)).choice(absent)
        return Puzzle(card.mode, card.slots, card.structures, clues, hint)
    hints = numbered_hints()
    if setup.hint not in range(1, len(hints) + 1):
        raise bad_card(
            card, f"{field}.hint", f"no hint {setup.hint}, they go from 1 to {len(hints)}"
        )
    hint = hints[setup.hint - 1]
    puzzle = Puzzle(card.mode, card.slots, card.structures, clues, hint)
    card.printed[researchers] = puzzle
    return puzzle


def _printed_clue(card: Card, field: str, book: str, number: int) -> Clue:
    clues = books().get(book, ())
    if number not in range(1, len(clues) + 1):
        raise bad_card(card, f"{field}.books", f"no number {number} in book {book!r}")
    return CLUE_OF[clues[number - 1]]
