"""The table as text for a terminal: the middle first, then every seat's chains.

A card is its slot number, its rank and its name; a chain is read from its highest card down
to what feeds it. Marks: "!" hungry, "~" living on carrion, "-" one rank lower by a Population Boom,
"x2" a resource under Abundance, "(A)" an Abundance that replaces a resource.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hedgerow.core.drawing import Drawing, Span
from hedgerow.core.text import Arg, Message, Say, Seat, seat_letter
from hedgerow.games.north_woods.box import box, name
from hedgerow.games.north_woods.cards import RANKS
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
    """Draw the round, then dying piles, deck and display, then the seats."""
    shown: dict[str, list[Span]] = {
        "dying": _row(_pile(cards, say) for cards in view.piles),
        "deck": [Span(f"{view.deck_size}")],
        "display": _row(_label(cards[-1], say) if cards else "-" for cards in view.display),
    }
    hand = _row(_label(card, say) for card in view.hand)
    labels = {name: say(Message(f"north-woods-draw-{name}")) for name in (*shown, "hand")}
    wide = max(map(len, labels.values())) + 1
    drawing: Drawing = [[Span(say(round_message(view)), "bold")]]
    drawing += [[Span(labels[name].ljust(wide), "bold"), *spans] for name, spans in shown.items()]
    for seat in range(view.seats):
        drawing += _seat(view, seat, say)
    if hand:
        drawing.append([Span(labels["hand"].ljust(wide), "bold"), *hand])
    return drawing


def round_message(view: View) -> Message:
    """The number of the round, and of all rounds (NWO-79)."""
    number = view.round + 1
    if not view.rounds:
        return Message("north-woods-round-free", {"round": number})
    args: dict[str, Arg] = {"round": min(number, view.rounds), "rounds": view.rounds}
    return Message("north-woods-round", args)


def _row(texts: Iterable[str]) -> list[Span]:
    spans: list[Span] = []
    for text in texts:
        if spans:
            spans.append(Span(" | ", _QUIET))
        spans.append(Span(text))
    return spans


def _label(id: str, say: Say) -> str:
    """A card with its rank; events have none."""
    kind = kinds()[id]
    return f"{box().rank[kind] or '*'} {say(name(kind))}"


def _pile(cards: tuple[str, ...], say: Say) -> str:
    if not cards:
        return "-"
    return _label(cards[-1], say) + (f" (+{len(cards) - 1})" if len(cards) > 1 else "")


def _seat(view: View, seat: Seat, say: Say) -> Drawing:
    ladder = "".join(str(rank) if rank in view.ranks[seat] else "." for rank in range(1, RANKS + 1))
    turn = ">" if view.pending and view.turn == seat else " "
    hand = say(Message("north-woods-draw-held", {"count": view.hand_sizes[seat]}))
    head = [
        Span(turn),
        Span(seat_letter(seat), f"bold {_SEATS[seat]}"),
        Span(f"  {ladder}  {hand}"),
    ]
    return [head, *_chains(view.tables[seat], say)]


def _chains(table: Sequence[Placed], say: Say) -> Drawing:
    lying = {card.slot: card for card in table}
    eaten = {card.food for card in lying.values()}
    tops = [card for card in lying.values() if card.slot not in eaten]
    tops.sort(key=lambda card: (-card.rank, card.slot))
    return [_chain(lying, top, say) for top in tops]


def draw_woods(
    table: Sequence[Placed], hand: Sequence[str], piles: Sequence[tuple[str, ...]], say: Say
) -> Drawing:
    """One table alone, with a hand and the dying piles."""
    ranks = {card.rank for card in table}
    ladder = "".join(str(rank) if rank in ranks else "." for rank in range(1, RANKS + 1))
    drawing: Drawing = [[Span(ladder, "bold")], *_chains(table, say)]
    shown = {"hand": [_label(card, say) for card in hand]}
    shown["dying"] = [_pile(cards, say) for cards in piles]
    labels = {name: say(Message(f"north-woods-draw-{name}")) for name in shown}
    wide = max(map(len, labels.values())) + 1
    for name_, texts in shown.items():
        if texts:
            drawing.append([Span(labels[name_].ljust(wide), "bold"), *_row(texts)])
    return drawing


def _chain(lying: dict[int, Placed], top: Placed, say: Say) -> list[Span]:
    spans = [Span("    ")]
    card: Placed | None = top
    while card is not None:
        spans.append(Span(_lying(card, say), _STYLES[card.being]))
        card = None if card.food is None else lying[card.food]
        if card is not None:
            spans.append(Span(" < ", _QUIET))
    return spans


def _lying(card: Placed, say: Say) -> str:
    shown = say(name(kinds()[card.card]))
    if card.stand_in:
        return f"{card.slot + 1}:{shown} (A)"
    rank = f"{card.rank}{'-' if card.boom else ''}"
    double = " x2" if card.abundant else ""
    return f"{card.slot + 1}:{rank} {shown}{double}{_MARKS[card.being]}"
