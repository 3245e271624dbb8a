"""The table as text for a terminal: the middle first, then every seat's chains.

A card is its rank, its slot number and its English id; a chain is read from its highest card down
to what feeds it. Marks: "!" hungry, "~" living on carrion, "-" one rank lower by a Population Boom,
"x2" a resource under Abundance, "(A)" an Abundance in a resource's stead.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hedgerow.core.game import Drawing, Span
from hedgerow.core.text import Say, Seat, seat_letter
from hedgerow.games.north_woods.cards import RANKS, deck
from hedgerow.games.north_woods.hidden import Placed, View
from hedgerow.games.north_woods.ids import kinds

_SEATS: Final = ("#c65300", "#0072b2", "#007f5c", "#a0467f", "#56b4e9", "#c99700")
_QUIET: Final = "#8c8a74"
_STYLES: Final = {
    "resource": "bold #7a4f9a",
    "fed": "#4f7942",
    "scavenging": "#8c6d1f",
    "hungry": "bold #a23e48",
}
_MARKS: Final = {"resource": "", "fed": "", "scavenging": "~", "hungry": "!"}


def draw(view: View, say: Say) -> Drawing:
    """Dying piles, deck and display as in the box, then the seats."""
    drawing: Drawing = [
        [
            Span("dying   ", "bold"),
            *_row(_pile(cards) for cards in view.piles),
        ],
        [Span("deck    ", "bold"), Span(f"{view.deck_size}")],
        [
            Span("display ", "bold"),
            *_row(_label(cards[-1]) if cards else "-" for cards in view.display),
        ],
    ]
    for seat in range(view.seats):
        drawing += _seat(view, seat)
    if view.hand:
        drawing.append([Span("hand    ", "bold"), *_row(map(_label, view.hand))])
    return drawing


def _row(texts: Iterable[str]) -> list[Span]:
    spans: list[Span] = []
    for text in texts:
        if spans:
            spans.append(Span(" | ", _QUIET))
        spans.append(Span(text))
    return spans


def _label(id: str) -> str:
    """A card with its rank; events have none."""
    rank = deck().rank[kinds()[id]]
    return f"{rank} {id}" if rank else f"* {id}"


def _pile(cards: tuple[str, ...]) -> str:
    if not cards:
        return "-"
    return _label(cards[-1]) + (f" (+{len(cards) - 1})" if len(cards) > 1 else "")


def _seat(view: View, seat: Seat) -> Drawing:
    ladder = "".join(str(rank) if rank in view.ranks[seat] else "." for rank in range(1, RANKS + 1))
    turn = ">" if view.pending and view.turn == seat else " "
    hand = f"{view.hand_sizes[seat]} in hand"
    head = [
        Span(turn),
        Span(seat_letter(seat), f"bold {_SEATS[seat]}"),
        Span(f"  {ladder}  {hand}"),
    ]
    lying = {card.slot: card for card in view.tables[seat]}
    eaten = {card.food for card in lying.values()}
    tops = [card for card in lying.values() if card.slot not in eaten]
    tops.sort(key=lambda card: (-card.rank, card.slot))
    return [head, *(_chain(lying, top) for top in tops)]


def _chain(lying: dict[int, Placed], top: Placed) -> list[Span]:
    spans = [Span("    ")]
    card: Placed | None = top
    while card is not None:
        spans.append(Span(_lying(card), _STYLES[card.being]))
        card = None if card.food is None else lying[card.food]
        if card is not None:
            spans.append(Span(" < ", _QUIET))
    return spans


def _lying(card: Placed) -> str:
    if card.stand_in:
        return f"{card.slot + 1}:{card.card} (A)"
    rank = f"{card.rank}{'-' if card.boom else ''}"
    double = " x2" if card.abundant else ""
    return f"{card.slot + 1}:{rank} {card.card}{double}{_MARKS[card.being]}"
