"""Sides, cards, battles and figures by name."""

from __future__ import annotations

from collections.abc import Sequence

from hedgerow.core.text import Message, SeatName
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.measures import decimal
from hedgerow.games.tournoi.sheets import compared


def side(view: View, number: int) -> SeatName | Message:
    """A side by name: a seat, or the ghost."""
    return SeatName(number) if number < view.seats else Message("tournoi-ghost")


def card(view: View, id: str) -> Message:
    """A Défis card by its name."""
    return view.kit.card_named(id).name.message


def power(view: View, id: str) -> Message:
    """A power card by its name."""
    return view.kit.faces[view.kit.face_of[id]].name.message


def battle(view: View, number: int) -> Message:
    """A battle by what it compares."""
    return view.kit.characteristics[number - 1].name.message


def points(value: float) -> Message:
    """Expected points, to a tenth."""
    return decimal(round(10 * value), 10, 1)


def figure(view: View, id: str, number: int) -> Message:
    """The value of a card in a characteristic, counted from 1."""
    value = view.kit.card_named(id).values[number - 1]
    return compared(view.kit.characteristics[number - 1], value, (1, 1)).figure


def listed(items: Sequence[SeatName | Message]) -> SeatName | Message:
    """Items joined as a list in words."""
    rest = [*items]
    last = rest.pop()
    while rest:
        last = Message("list-and", {"first": rest.pop(), "rest": last})
    return last
