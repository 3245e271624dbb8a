"""The numbers of a position: one row of 64-bit integers, of the same length for a whole batch.

First come the words of `Word`, with the stack of pending work (see `frames`). Then follow:

- *heaps*, which are lists of cards: the length, the cards, zeros up to the number of all cards;
- *tables*, what lies in front of each seat: the number of slots in use, then a word for each slot;
- the slots of `Dying`, a list like a heap.

Heaps and tables are named by the place of their first word, which functions here and `Tables` give.
Whatever is not in use is 0, so that equal states have equal rows.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from hedgerow.compiled.kernel import Row, inner
from hedgerow.compiled.north_woods.tables import Tables
from hedgerow.games.north_woods.moves import PILES

FRAME_WORDS: Final = 6
"""The length of a frame: its type and what it holds."""
DEEPEST: Final = 8
"""The room for frames. Most wait when a Winter is used while species die: Closing, Discarding,
Dying, Covering for its own card, Wintering, Giving, and Covering for what a card leaves."""


class Word(IntEnum):
    """Places in a row; the names are those of `State`."""

    TURN = 0
    ROUND = 1
    EDITS = 2
    RESCUING = 3
    SPRING = 4
    DRY = 5
    BARREN = 6
    WINNER = 7
    """-1 for nobody, as in `State`."""
    RNG = 8
    """The 64 bits of the generator, read with a sign."""
    DEPTH = 9
    """The number of frames on the stack; 0 when the game is over."""
    STACK = 10


LISTS: Final = Word.STACK + FRAME_WORDS * DEEPEST
"""Where heaps and tables begin."""


@inner
def display(tables: Tables, place: int) -> int:
    """The heap of a place of the display; only the last card is visible."""
    return tables.display + place * tables.heap_words


@inner
def pile(tables: Tables, place: int) -> int:
    """The heap of a dying pile, the top last."""
    return tables.piles + place * tables.heap_words


@inner
def hand(tables: Tables, seat: int) -> int:
    """The heap of a hand, sorted."""
    return tables.hands + seat * tables.heap_words


@inner
def aside(tables: Tables, seat: int) -> int:
    """The heap of what a seat discards in the opening, sorted."""
    return tables.aside + seat * tables.heap_words


@inner
def known(tables: Tables, observer: int, holder: int) -> int:
    """The heap of what an observer knows of a hand; everybody is the observer after all seats."""
    number = observer * tables.seats + holder
    return tables.known + number * tables.heap_words


@inner
def table_of(tables: Tables, seat: int) -> int:
    """The table of a seat."""
    return tables.laid + seat * tables.table_words


@inner
def can_draw(tables: Tables, row: Row) -> bool:
    if row[tables.deck]:
        return True
    for place in range(PILES):
        if row[display(tables, place)]:
            return True
    return False


@inner
def may_rearrange(tables: Tables, row: Row) -> bool:
    """Whether the seat may still move its cards this turn (NWO-29)."""
    limit = tables.rearrangements
    return limit == 0 or row[Word.EDITS] < limit
