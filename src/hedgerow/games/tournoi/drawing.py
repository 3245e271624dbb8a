"""The table as text for a terminal: battles in columns, sides in rows, then what lies beside."""

from __future__ import annotations

from typing import Final

from hedgerow.core.game import Drawing, Span
from hedgerow.core.text import Say, seat_letter
from hedgerow.games.tournoi.hidden import Fighter, Spot, View

WIDTH: Final = 22
"""Characters of a battle's column."""

_INK: Final = "bold"
_QUIET: Final = "#8c8a74"
_WON: Final = "bold #3d6132"
_DOTS: Final = ("#2f7d32", "#b58900", "#c65300", "#a23e48")
_SEATS: Final = ("#c65300", "#0072b2", "#007f5c", "#a0467f")
_GHOST: Final = "*"


def draw(view: View, say: Say) -> Drawing:
    """Battles with what the viewer sees there, then decks, zones, tokens and the own cards."""
    drawing: Drawing = [_head(view)]
    for side in range(len(view.sides)):
        drawing.append(_row(view, side))
    if view.fights:
        drawing.append([])
        for fight in view.fights:
            marks = ("<" if fight.reversed else ">") + ("!" if fight.threat_first else "")
            row = [Span(f"{fight.battle}{marks} ", _INK)]
            for side, fighter in enumerate(fight.fighters):
                row += _fighter(view, side, fighter)
            drawing.append(row)
    drawing.append([])
    for side, public in enumerate(view.sides):
        zone = " ".join(public.zone) or "-"
        played = " ".join(public.played) or "-"
        text = f" {public.score.total:3}  [{zone}]  {'▮' * public.powers} ({played})"
        drawing.append([_letter(view, side), Span(text)])
    for number, pile in enumerate(view.piles):
        name = "=" if len(view.piles) == 1 else _name(view, number)
        drawing.append([Span(f"{name} ▤{pile.unseen} {' '.join(pile.under)}".rstrip(), _QUIET)])
    for token in view.tokens:
        owner = "" if token.owner is None else f" {_name(view, token.owner)}"
        drawing.append([Span(f"◇ {token.id} {'+'.join(token.kinds)}{owner}")])
    if view.hand:
        drawing.append([Span(f"▯ {' '.join(view.hand)}", _INK)])
    if view.powers:
        drawing.append([Span(f"▮ {' '.join(view.powers)}", _INK)])
    return drawing


def _name(view: View, side: int) -> str:
    return seat_letter(side) if side < view.seats else _GHOST


def _letter(view: View, side: int) -> Span:
    return Span(_name(view, side), f"bold {_SEATS[side]}")


def _head(view: View) -> list[Span]:
    cells = [f"{number + 1:<{WIDTH}}" for number in range(view.terms.battles)]
    round = min(view.round + 1, view.terms.rounds)
    return [Span(f"{round:<2}" + "".join(cells).rstrip(), _INK)]


def _row(view: View, side: int) -> list[Span]:
    spans = [_letter(view, side), Span(" ")]
    spans += [Span(f"{_spot(spot):<{WIDTH}}") for spot in view.spots[side]]
    public = view.sides[side]
    if public.hand and side < view.seats:
        spans.append(Span("▯" * public.hand, _QUIET))
    return spans


def _spot(spot: Spot) -> str:
    """Face-down cards are blocks; a power card stands after a plus."""
    if not spot.cards:
        return "·"
    cards = "/".join(id or "▒" for id in spot.cards)
    return f"{cards}+{spot.power or '▓'}" if spot.covered else cards


def _fighter(view: View, side: int, one: Fighter) -> list[Span]:
    mark = "★" if one.won else "☆" if one.kept else " "
    card = view.kit.card_named(one.card)
    text = f"{_name(view, side)} {one.card}"
    if one.power:
        text += f"+{one.power}" + ("×" if one.cancelled else "")
    style = _WON if one.won else ""
    return [Span("●", _DOTS[card.degree]), Span(f"{text:<{WIDTH - 4}}{mark}  ", style)]
