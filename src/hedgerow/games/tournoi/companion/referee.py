"""`referee parts` and `referee judge`: battles and points of a tournament with the box.

The printed cards are not in our data, so a card is given by what decides a battle: its value and
its colour.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from hedgerow.core.companion import Clerk, Tool
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message
from hedgerow.games.tournoi import battle
from hedgerow.games.tournoi.bonuses import TOKEN_POINTS, TRIO_POINTS
from hedgerow.games.tournoi.cards import (
    BATTLES,
    COLOURS,
    POINTS,
    Colour,
    Keep,
    PowerCard,
    powers,
    standard,
)
from hedgerow.games.tournoi.companion.decks import Named
from hedgerow.games.tournoi.scoring import POWER_POINTS
from hedgerow.games.tournoi.sheets import (
    PowerSheet,
    characteristic_name,
    colour_name,
    power_sheet,
)
from hedgerow.games.tournoi.solo import choose

SIDES: Final = 4

_Value: TypeAlias = Annotated[int, Meta(ge=0, le=10**13)]
"""In thousandths of whatever unit the players use."""


class PartsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An empty request: there is only one box."""


class RefereeParts(Struct, frozen=True):
    battles: tuple[Message, ...]
    """What each battle compares."""
    powers: tuple[PowerSheet, ...]
    """One of each kind."""
    colours: tuple[Named, ...]


def referee_parts(request: PartsRequest, clerk: Clerk) -> RefereeParts:
    """Battles, power cards and colours, as JSON."""
    return RefereeParts(
        tuple(characteristic_name(standard(), lane) for lane in range(BATTLES)),
        tuple(power_sheet(powers(), place) for place in _distinct()),
        tuple(Named(colour, colour_name(colour)) for colour in COLOURS),
    )


def _distinct() -> tuple[int, ...]:
    """The power cards without further copies of one kind."""
    seen: list[tuple[str, object]] = []
    found = []
    for place, power in enumerate(powers()):
        if (power.kind, power.effect) not in seen:
            seen.append((power.kind, power.effect))
            found.append(place)
    return tuple(found)


class FoughtCard(Struct, frozen=True, forbid_unknown_fields=True):
    value: _Value
    colour: Colour


class FoughtSide(Struct, frozen=True, forbid_unknown_fields=True):
    cards: Annotated[tuple[FoughtCard, ...], Meta(max_length=2)] = ()
    """One card; two for the ghost; none as long as it is not entered."""
    power: Annotated[str, Meta(max_length=10)] | None = None


class SideSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """What a side has to score."""

    zone: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Protected animals by colour, green first."""
    powers: Annotated[int, Meta(ge=0, le=5)] = 5
    """Power cards not played."""
    tokens: Annotated[int, Meta(ge=0, le=12)] = 0
    trio: bool = False
    extra: Annotated[int, Meta(ge=0, le=99)] = 0


class JudgeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    lane: Annotated[int, Meta(ge=0, lt=BATTLES)]
    sides: Annotated[tuple[FoughtSide, ...], Meta(min_length=1, max_length=SIDES)]
    ghost: bool = False
    """Whether the last side is the ghost."""
    sheets: Annotated[tuple[SideSheet, ...], Meta(max_length=SIDES)] = ()
    bonus: Literal["triple", "trio", "none"] = "triple"


Because: TypeAlias = Literal[
    "value", "threat", "tie", "protect", "second", "lower", "less_threatened"
]


class SideVerdict(Struct, frozen=True):
    result: Literal["won", "kept", "lost"]
    because: Because
    colour: Colour
    """Of the card that fought."""
    fought: int
    """Which of the ghost's two cards; 0 for anybody else."""
    times: tuple[int, int]
    """The factor of its value: times, over."""
    points: int


class BattleVerdict(Struct, frozen=True):
    reversed: bool
    threat_first: bool
    sides: tuple[SideVerdict, ...]


class SheetTotal(Struct, frozen=True):
    cards: int
    bonus: int
    powers: int
    extra: int
    total: int
    rank: int


class JudgePage(Struct, frozen=True):
    compared: int
    """The characteristic that counts; a power card may have changed it."""
    replacing: tuple[int, ...]
    """Sides that may replace their card first (TOU-38)."""
    verdict: BattleVerdict | None
    """None as long as a card is missing."""
    totals: tuple[SheetTotal, ...]


class _Cards(Struct, frozen=True):
    """The cards of one battle, for `battle.judge`."""

    faces: tuple[PowerCard, ...]
    values: tuple[tuple[int, ...], ...]
    degrees: tuple[int, ...]
    strengths: tuple[tuple[battle.Strength, ...], ...]
    battles: int = BATTLES


def judge_battle(request: JudgeRequest, clerk: Clerk) -> JudgePage:
    """Decide a battle with its power cards, and add up the score sheets, as JSON."""
    given = [card for side in request.sides for card in side.cards]
    values = tuple((card.value,) * BATTLES for card in given)
    degrees = tuple(COLOURS.index(card.colour) for card in given)
    cards = _Cards(tuple(powers()), values, degrees, battle.strengths(values, degrees))
    laid = tuple(_power(side.power) for side in request.sides)
    compared = battle.compared(cards, request.lane, laid)
    verdict = None
    if len(request.sides) > 1 and _ready(request):
        verdict = _verdict(request, cards, laid)
    return JudgePage(compared, battle.combined(cards, laid).replacing, verdict, _totals(request))


def _ready(request: JudgeRequest) -> bool:
    """Whether every side's cards are there: the ghost lays two (TOU-63)."""
    last = len(request.sides) - 1
    return all(
        len(side.cards) == (2 if request.ghost and at == last else 1)
        for at, side in enumerate(request.sides)
    )


def _power(id: str | None) -> int:
    if id is None:
        return battle.NONE
    for place, power in enumerate(powers()):
        if power.id == id:
            return place
    raise BadInput("error-tournoi-deck-id", text=id)


def _verdict(request: JudgeRequest, cards: _Cards, laid: tuple[int, ...]) -> BattleVerdict:
    copies, fought, first = [], [], 0
    for side in request.sides:
        if len(side.cards) == 2:  # TOU-66: the higher value, under Junior too
            chosen, _ = choose(cards, (first, first + 1), 0)
        else:
            chosen = first
        copies.append(chosen)
        fought.append(chosen - first)
        first += len(side.cards)
    found = battle.judge(cards, request.lane, copies, laid)
    effects = battle.active(cards, laid)
    best = cards.values[copies[found.winners[0]]][0]
    degree = cards.degrees[copies[found.winners[0]]]
    sides = []
    for at, copy in enumerate(copies):
        colour = COLOURS[cards.degrees[copy]]
        same = _scaled(cards.values[copy][0], found.times[at]) == _scaled(
            best, found.times[found.winners[0]]
        )
        result: Literal["won", "kept", "lost"]
        because: Because
        if at in found.winners:
            result = "won"
            rivals = [
                other
                for other in range(len(copies))
                if other not in found.winners
                and _scaled(cards.values[copies[other]][0], found.times[other])
                == _scaled(cards.values[copy][0], found.times[at])
            ]
            tied = len(found.winners) > 1
            because = "tie" if tied else "threat" if rivals or found.threat_first else "value"
        elif at in found.kept:
            result = "kept"
            because = "protect" if isinstance(effects[at], Keep) else "second"
        else:
            result = "lost"
            behind = found.threat_first and cards.degrees[copy] < degree
            because = "less_threatened" if behind or same else "lower"
        sides.append(
            SideVerdict(result, because, colour, fought[at], found.times[at], found.points[at])
        )
    return BattleVerdict(found.reversed, found.threat_first, tuple(sides))


def _scaled(value: int, times: tuple[int, int]) -> Fraction:
    return Fraction(value * times[0], times[1])


def _totals(request: JudgeRequest) -> tuple[SheetTotal, ...]:
    found = []
    for sheet in request.sheets:
        cards = sum(count * points for count, points in zip(sheet.zone, POINTS, strict=True))
        bonus = 0  # TOU-59: the one that is played
        if request.bonus == "triple":
            bonus = TOKEN_POINTS * sheet.tokens
        elif request.bonus == "trio" and sheet.trio:
            bonus = TRIO_POINTS
        held = POWER_POINTS * sheet.powers
        found.append((cards, bonus, held, sheet.extra))
    sums = [sum(parts) for parts in found]
    return tuple(
        SheetTotal(*parts, total, 1 + sum(other > total for other in sums))
        for parts, total in zip(found, sums, strict=True)
    )


PARTS: Final = Tool(PartsRequest, RefereeParts, referee_parts, page=True)
JUDGE: Final = Tool(JudgeRequest, JudgePage, judge_battle, page=True)
