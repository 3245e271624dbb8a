"""A puzzle: a map, a clue for each researcher, and the hint; and the 54 cards of the box."""

from __future__ import annotations

from functools import cached_property, reduce
from operator import and_
from typing import Final

from msgspec import Struct

from hedgerow.core.rng import Rng
from hedgerow.games import datafiles
from hedgerow.games.cryptid.clues import CLUE_OF, COLOURS, TERRAINS, Clue, Mode, kind, subjects
from hedgerow.games.cryptid.hexes import EVERYWHERE, Mask
from hedgerow.games.cryptid.maps import Colour, Map, Structure, map_of

KINDS: Final = ("on", "near1", "near2", "near3")
HINTS: Final = (*KINDS, "terrain", "animal", *TERRAINS)
"""What a hint can say no clue is about: a kind of clue, all terrain, all animals, one terrain."""


class Puzzle(Struct, frozen=True, dict=True):
    """Everything that the set-up decides. `clues` are in turn order."""

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
        """Where all the clues meet: one hex in every proper puzzle."""
        return reduce(and_, self.regions, EVERYWHERE)


def true_hints(clues: tuple[Clue, ...]) -> tuple[str, ...]:
    """The hints that the generator rules allow for these clues (CRY-46 and CRY-47)."""
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
    """Whether what a hint says is true of these clues."""
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
    """One line on the back of a card: which number to look up in which book."""

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
        """Stones, then shacks, each in the order of `COLOURS` whatever order the file has."""
        stones, shacks = self.stones, self.shacks
        return (
            *(Structure("stone", hue, *stones[hue]) for hue in sorted(stones, key=COLOURS.index)),
            *(Structure("shack", hue, *shacks[hue]) for hue in sorted(shacks, key=COLOURS.index)),
        )

    @cached_property
    def printed(self) -> dict[int, Puzzle]:
        """The puzzles read off this card so far, by their number of researchers."""
        return {}

    def setup(self, researchers: int) -> CardSetup:
        return {3: self.seats_3, 4: self.seats_4, 5: self.seats_5}[researchers]


class _Cards(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    card: tuple[Card, ...]

    @cached_property
    def of_mode(self) -> dict[str, tuple[Card, ...]]:
        modes = {card.mode for card in self.card}
        return {mode: tuple(card for card in self.card if card.mode == mode) for mode in modes}


def cards() -> tuple[Card, ...]:
    return datafiles.read("cryptid", "cards.toml", _Cards).card


def cards_of(mode: Mode) -> tuple[Card, ...]:
    """The cards of a mode, in the order of the box."""
    return datafiles.read("cryptid", "cards.toml", _Cards).of_mode[mode]


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
    """The rulebook's list; number n is entry n - 1."""
    return datafiles.read("cryptid", "hints.toml", _Hints).hints


def card_puzzle(card: Card, researchers: int, rng: Rng | None = None) -> Puzzle:
    """The puzzle of a card. One set-up prints no hint: a true one is drawn for it."""
    if researchers in card.printed:
        return card.printed[researchers]
    setup = card.setup(researchers)
    clues = tuple(_printed_clue(card, *entry) for entry in setup.books.items())
    if setup.hint is None:
        hint = (rng or Rng(card.id)).choice(true_hints(clues))
        return Puzzle(card.mode, card.slots, card.structures, clues, hint)
    hints = numbered_hints()
    if setup.hint not in range(1, len(hints) + 1):
        raise datafiles.bad("cryptid", "cards.toml", f"card {card.id}: no hint {setup.hint}")
    hint = hints[setup.hint - 1]
    puzzle = Puzzle(card.mode, card.slots, card.structures, clues, hint)
    card.printed[researchers] = puzzle
    return puzzle


def _printed_clue(card: Card, book: str, number: int) -> Clue:
    clues = books().get(book, ())
    if number not in range(1, len(clues) + 1):
        detail = f"card {card.id}: no number {number} in book {book!r}"
        raise datafiles.bad("cryptid", "cards.toml", detail)
    return CLUE_OF[clues[number - 1]]
