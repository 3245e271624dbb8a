"""The table as text for a terminal: battles in columns, sides in rows, then the rest.

Cards have their names in the reader's language; the viewer's own also show their ids.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from itertools import zip_longest
from typing import Final

from hedgerow.core.drawing import Drawing, Span
from hedgerow.core.text import Message, Say, seat_letter
from hedgerow.games.tournoi.cards import Kind
from hedgerow.games.tournoi.hidden import Fight, Fighter, Spot, View
from hedgerow.games.tournoi.sheets import kind_name

WIDTH: Final = 22
"""The width of a battle's column; longer names are wrapped."""

_INK: Final = "bold"
_QUIET: Final = "#8c8a74"
_WON: Final = "bold #3d6132"
_DOTS: Final = ("#2f7d32", "#b58900", "#c65300", "#a23e48")
_SEATS: Final = ("#c65300", "#0072b2", "#007f5c", "#a0467f")
_GHOST: Final = "*"


def draw(view: View, say: Say) -> Drawing:
    """Draw the battles as the viewer sees them, then decks, zones, tokens and the own cards."""
    names = _Names(view, say)
    drawing = _head(view, names)
    for side in range(len(view.sides)):
        drawing += _spots(view, side, names)
    if view.fights:
        drawing.append([])
        for fight in view.fights:
            drawing += _fight(view, fight, names)
    drawing.append([])
    for side, public in enumerate(view.sides):
        zone = names.cards(public.zone) or "-"
        played = names.powers(public.played) or "-"
        text = f" {public.score.total:3}  [{zone}]  {'▮' * public.powers} ({played})"
        drawing.append([_letter(view, side), Span(text)])
    for number, pile in enumerate(view.piles):
        name = "=" if len(view.piles) == 1 else _name(view, number)
        text = f"{name} ▤{pile.unseen} {names.cards(pile.under)}"
        drawing.append([Span(text.rstrip(), _QUIET)])
    for token in view.tokens:
        owner = "" if token.owner is None else f" {_name(view, token.owner)}"
        drawing.append([Span(f"◇ {names.kinds(token.kinds)}{owner}")])
    if view.hand:
        held = ", ".join(f"{id} {names.card(id)}" for id in view.hand)
        drawing.append([Span(f"▯ {held}", _INK)])
    if view.powers:
        held = ", ".join(f"{id} {names.power(id)}" for id in view.powers)
        drawing.append([Span(f"▮ {held}", _INK)])
    return drawing


class _Names:
    """The names of cards in the reader's language."""

    def __init__(self, view: View, say: Say) -> None:
        self.kit, self.say = view.kit, say

    def card(self, id: str) -> str:
        return self.say(self.kit.card_named(id).name.message)

    def power(self, id: str) -> str:
        return self.say(self.kit.faces[self.kit.face_of[id]].name.message)

    def battle(self, number: int) -> str:
        return self.say(self.kit.characteristics[number - 1].name.message)

    def cards(self, ids: Iterable[str]) -> str:
        return ", ".join(map(self.card, ids))

    def powers(self, ids: Iterable[str]) -> str:
        return ", ".join(map(self.power, ids))

    def kinds(self, kinds: Iterable[Kind]) -> str:
        return " + ".join(self.say(kind_name(kind)) for kind in kinds)


def _name(view: View, side: int) -> str:
    return seat_letter(side) if side < view.seats else _GHOST


def _letter(view: View, side: int) -> Span:
    return Span(_name(view, side), f"bold {_SEATS[side]}")


def _head(view: View, names: _Names) -> Drawing:
    """The round, and the battles with what they compare."""
    round = min(view.round + 1, view.terms.rounds)
    battles = [f"{number} {names.battle(number)}" for number in range(1, view.terms.battles + 1)]
    return [
        [Span(f"{round if at == 0 else '':<2}" + "".join(line).rstrip(), _INK)]
        for at, line in enumerate(_columns(battles))
    ]


def _columns(texts: Iterable[str]) -> list[list[str]]:
    """Texts side by side, on as many lines as the longest needs."""
    wrapped = [textwrap.wrap(text, WIDTH - 1) for text in texts]
    return [[f"{text:<{WIDTH}}" for text in line] for line in zip_longest(*wrapped, fillvalue="")]


def _spots(view: View, side: int, names: _Names) -> Drawing:
    """A side's cards on all battles."""
    drawing: Drawing = []
    for at, line in enumerate(_columns(_spot(spot, names) for spot in view.spots[side])):
        spans = [_letter(view, side), Span(" ")] if at == 0 else [Span("  ")]
        drawing.append(spans + [Span(text) for text in line])
    public = view.sides[side]
    if public.hand and side < view.seats:
        drawing[0].append(Span("▯" * public.hand, _QUIET))
    return drawing


def _spot(spot: Spot, names: _Names) -> str:
    """A side's cards on a battle: face-down cards are blocks; a power card follows a plus."""
    if not spot.cards:
        return "·"
    cards = " / ".join(names.card(id) if id else "▒" for id in spot.cards)
    if not spot.covered:
        return cards
    return f"{cards} +{names.power(spot.power) if spot.power else '▓'}"


def _fight(view: View, fight: Fight, names: _Names) -> Drawing:
    """A battle that was turned up, and below it each side's cards (TOU-85)."""
    marks = ("<" if fight.reversed else ">") + ("!" if fight.threat_first else "")
    title = f"{fight.battle}{marks} {names.battle(fight.battle)}"
    if fight.characteristic != fight.battle:
        title += f" → {names.battle(fight.characteristic)}"
    rows = [_fighter(view, side, fighter, names) for side, fighter in enumerate(fight.fighters)]
    return [[Span(title, _INK)], *rows]


def _fighter(view: View, side: int, fighter: Fighter, names: _Names) -> list[Span]:
    mark = "★" if fighter.won else "☆" if fighter.kept else " "
    degree = view.kit.card_named(fighter.card).degree
    figure = names.say(fighter.figure)
    if fighter.scaled is not None:
        told = Message("tournoi-compared", {"scaled": fighter.scaled, "figure": fighter.figure})
        figure = names.say(told)
    text = f" {names.card(fighter.card)} ({figure})"
    if fighter.power:
        text += f" +{names.power(fighter.power)}" + ("×" if fighter.cancelled else "")
    style = _WON if fighter.won else ""
    return [
        Span(f"   {mark} ", style),
        Span("●", _DOTS[degree]),
        _letter(view, side),
        Span(text, style),
    ]
