"""Moves cards between deck, display, hands and dying piles, and tracks who knows them.

As `games/north_woods/supply.py`.
"""

from __future__ import annotations

from typing import Final

from hedgerow.compiled.kernel import Row, inner
from hedgerow.compiled.north_woods.frames import Frame, Held, pop_frame, push_frame, top_frame
from hedgerow.compiled.north_woods.heaps import (
    move,
    pop,
    push,
    shuffle,
    top,
    with_card,
    without,
)
from hedgerow.compiled.north_woods.position import Word, display, hand, known, pile
from hedgerow.compiled.north_woods.tableau import (
    ABUNDANT,
    STAND_IN,
    form_of,
    kind_of,
    mark_of,
    take,
)
from hedgerow.compiled.north_woods.tables import Event, Tables, event
from hedgerow.games.north_woods.moves import PILES

NO_CARD: Final = -1
NOWHERE: Final = -1
"""No place of the display."""

# Deck and display


@inner
def next_card(tables: Tables, row: Row) -> int:
    """The top card of the deck, or NO_CARD if no card is left anywhere."""
    renew(tables, row)
    if not row[tables.deck]:
        return NO_CARD
    return pop(row, tables.deck)


@inner
def renew(tables: Tables, row: Row) -> None:
    """NWO-44: an empty deck is rebuilt from the display and the dying piles."""
    if row[tables.deck]:
        return
    dead = 0
    for place in range(PILES):
        dead += row[pile(tables, place)]
    if not dead:
        return
    for place in range(PILES):
        move(row, tables.deck, display(tables, place))
    for place in range(PILES):
        move(row, tables.deck, pile(tables, place))
    shuffle(row, tables.deck)
    row[Word.BARREN] = 0
    for place in range(PILES):
        _show_next(tables, row, place)


@inner
def refill(tables: Tables, row: Row, taken: int) -> None:
    """NWO-43: three cards on the display, as long as the deck has some.

    Where a card was `taken`, the next one goes onto what a Spring covered there (NWO-109).
    """
    for place in range(PILES):
        if place == taken or not row[display(tables, place)]:
            _show_next(tables, row, place)


@inner
def _show_next(tables: Tables, row: Row, place: int) -> None:
    if row[tables.deck]:
        push(row, display(tables, place), pop(row, tables.deck))


# Hands


@inner
def gain(tables: Tables, row: Row, seat: int, kind: int, openly: bool) -> None:
    """Add a card to a hand; if `openly`, everybody remembers it (NWO-46)."""
    with_card(row, hand(tables, seat), kind)
    if openly:
        for observer in range(tables.seats + 1):
            with_card(row, known(tables, observer, seat), kind)


@inner
def lose(tables: Tables, row: Row, seat: int, kind: int) -> None:
    """Remove a card from a hand publicly."""
    without(row, hand(tables, seat), kind)
    for observer in range(tables.seats + 1):
        without(row, known(tables, observer, seat), kind)


@inner
def pass_hands(tables: Tables, row: Row) -> None:
    """NWO-90: every hand is passed to the left, and so is the knowledge about it (NWO-93)."""
    seats = tables.seats
    for seat in range(seats):  # a seat knows the hand that it passes
        _copy(row, known(tables, seat, seat), hand(tables, seat))
    for seat in range(seats - 1, 0, -1):  # NWO-91: an empty one too
        _swap(row, hand(tables, seat), hand(tables, seat - 1))
    for observer in range(seats + 1):
        for seat in range(seats - 1, 0, -1):
            _swap(row, known(tables, observer, seat), known(tables, observer, seat - 1))


@inner
def _copy(row: Row, heap: int, other: int) -> None:
    """Make a heap the same as another."""
    words = max(row[heap], row[other]) + 1
    for word in range(words):
        row[heap + word] = row[other + word]


@inner
def _swap(row: Row, heap: int, other: int) -> None:
    words = max(row[heap], row[other]) + 1
    for word in range(words):
        row[heap + word], row[other + word] = row[other + word], row[heap + word]


# The dying display


@inner
def carrion(tables: Tables, row: Row) -> int:
    """What the tops of the dying piles serve, see `tables.stands`."""
    served = 1
    for place in range(PILES):
        if row[pile(tables, place)]:
            served |= tables.liked[top(row, pile(tables, place))]
    return served


@inner
def carrion_without(tables: Tables, row: Row, taken: int) -> int:
    """`carrion` when the top of one pile is rescued (NWO-51)."""
    served = 1
    for place in range(PILES):
        heap = pile(tables, place)
        cards = row[heap] - (place == taken)
        if cards:
            served |= tables.liked[row[heap + cards]]
    return served


@inner
def first_open_pile(tables: Tables, row: Row) -> int:
    """The first of the piles for the next card: empty ones (NWO-65), or else any (NWO-66)."""
    for place in range(PILES):
        if not row[pile(tables, place)]:
            return place
    return 0


@inner
def empty_piles(tables: Tables, row: Row) -> int:
    """The number of empty places."""
    empty = 0
    for place in range(PILES):
        if not row[pile(tables, place)]:
            empty += 1
    return empty


@inner
def is_open(tables: Tables, row: Row, place: int) -> bool:
    """Whether the next card may go to this pile."""
    return place == first_open_pile(tables, row) or not empty_piles(tables, row)


@inner
def remains(card: int) -> int:
    """The number of cards that go to the dying display for a card in play (NWO-69)."""
    if mark_of(card) == ABUNDANT or form_of(card) & 1:
        return 2
    return 1


@inner
def cover_with_remains(tables: Tables, row: Row, card: int, seat: int, why: int) -> None:
    """Put on the stack what goes to the dying display for a card, in order (NWO-69)."""
    frame = push_frame(row, Frame.COVERING)
    row[frame + Held.COUNT] = remains(card)
    row[frame + Held.CARDS] = row[frame + Held.CARDS + 1] = kind_of(card)
    if mark_of(card) == ABUNDANT or mark_of(card) == STAND_IN:
        row[frame + Held.CARDS] = event(tables, Event.ABUNDANCE)
    elif form_of(card) & 1:
        row[frame + Held.CARDS] = event(tables, Event.POPULATION_BOOM)  # NWO-107
    if remains(card) == 1:
        row[frame + Held.CARDS + 1] = 0
    row[frame + Held.COVERER] = seat
    row[frame + Held.WHY] = why


@inner
def bury(tables: Tables, row: Row, seat: int, table: int, slot: int, place: int, why: int) -> None:
    """Put a card in play on a dying pile, after its event if it has one."""
    cover_with_remains(tables, row, take(row, table, slot), seat, why)
    cover(tables, row, place)


@inner
def cover(tables: Tables, row: Row, place: int) -> None:
    """Lay the next card on a dying pile; the others wait on the stack (NWO-69)."""
    frame = top_frame(row)
    push(row, pile(tables, place), row[frame + Held.CARDS])  # NWO-64: face up
    row[frame + Held.COUNT] -= 1
    row[frame + Held.CARDS] = row[frame + Held.CARDS + 1]
    row[frame + Held.CARDS + 1] = 0
    if not row[frame + Held.COUNT]:
        pop_frame(row)
