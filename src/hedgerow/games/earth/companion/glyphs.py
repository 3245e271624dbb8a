"""The signs on Earth's ability bars and goals: what is paid, gained and counted, without words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never

from msgspec import Struct

from hedgerow.games.earth.effects import (
    FREE,
    Copy,
    Discount,
    Effect,
    Forbid,
    Gain,
    GainAround,
    GainOnEach,
    Goods,
    OnEvent,
    PayInstead,
    Price,
    Recall,
    Replace,
    Sort,
    Wild,
)
from hedgerow.games.earth.nouns import FLORA_TYPES
from hedgerow.games.earth.scoring.vocabulary import (
    BestSeat,
    CountGoal,
    CountTable,
    DiagonalPath,
    Goal,
    LineGoal,
    Match,
    OrthogonalPath,
    PerEmptySide,
    PerLine,
    PerMatch,
    PerMatchInZone,
    PerResource,
    PerSet,
    ResourceGoal,
    Scoring,
    SetGoal,
)


class EarthGlyph(Struct, frozen=True, omit_defaults=True):
    """A sign on an ability bar, with a number before it where it has one."""

    sign: str
    n: int | None = None
    bound: Literal["", "min", "max", "full", "odd", "even"] = ""
    """For a condition on the card: at least or at most so many, all of them, an odd number."""


def _signs(*parts: tuple[str, int]) -> Iterator[EarthGlyph]:
    for sign, count in parts:
        if count:
            yield EarthGlyph(sign, count)


def _price(price: Price) -> Iterator[EarthGlyph]:
    yield from _signs(
        ("soil", price.soil),
        ("sprout", price.sprout),
        ("growth", price.growth),
        ("canopy", price.canopy),
        ("compost-hand", price.compost_hand),
        ("compost-discard", price.compost_discard),
    )


def _goods(goods: Goods) -> Iterator[EarthGlyph]:
    yield from _signs(
        ("soil", goods.soil),
        ("draw", goods.draw),
        ("compost-hand", goods.compost_hand),
        ("compost-deck", goods.compost_deck),
        ("sprout", goods.sprout),
        ("growth", goods.growth),
    )


def _sort(sort: Sort) -> Iterator[EarthGlyph]:
    if sort.type is not None:
        yield EarthGlyph(sort.type)
    for habitat in sort.habitats:
        yield EarthGlyph(habitat)
    if sort.colour is not None:
        yield EarthGlyph(sort.colour)
    if sort.name_tag is not None:
        yield EarthGlyph(f"name-{sort.name_tag}")
    if sort.type is None and not sort.habitats and sort.colour is None and sort.name_tag is None:
        yield EarthGlyph("card")


def effect_glyphs(effect: Effect) -> Iterator[EarthGlyph]:
    """What an ability does as a row of signs, read "pay, then gain"."""
    match effect:
        case Gain(gain, pay, if_active, per_planted):
            if if_active:
                yield EarthGlyph("own-turn")
            if pay != FREE:
                yield from _price(pay)
                yield EarthGlyph("to")
            yield from _goods(gain)
            if per_planted is not None:
                yield EarthGlyph("per")
                yield from _sort(per_planted)
        case GainOnEach(piece, type, zone, count):
            yield EarthGlyph(piece, count)
            yield EarthGlyph("per")
            yield EarthGlyph(zone)
            yield EarthGlyph(type)
        case GainAround(piece, count):
            yield EarthGlyph(piece, count)
            yield EarthGlyph("around")
        case Recall(look):
            yield EarthGlyph("recall", look)
            yield EarthGlyph("to")
            yield EarthGlyph("draw", 1)
        case Copy(colour):
            yield EarthGlyph("copy")
            yield EarthGlyph(colour)
        case PayInstead(using):
            yield EarthGlyph("instead")
            yield EarthGlyph(using.replace("_", "-"))
        case Discount(on, soil):
            yield EarthGlyph("soil", -soil)
            yield EarthGlyph("per")
            yield from _sort(on)
        case Replace(colour, draw):
            yield EarthGlyph("replace")
            yield EarthGlyph(colour)
            yield from _signs(("draw", draw))
        case Forbid(colour):
            yield EarthGlyph("forbid")
            yield EarthGlyph(colour)
        case Wild():
            for kind in FLORA_TYPES:
                yield EarthGlyph(kind)
        case OnEvent(gain):
            yield from _goods(gain)
            yield EarthGlyph("per")
            yield EarthGlyph("event")
        case _:
            assert_never(effect)


def _match(match: Match) -> Iterator[EarthGlyph]:
    """The sign of the cards that count; "card" where words have to say which."""
    found = [
        EarthGlyph(sign) for sign in (match.type, match.habitat, match.colour) if sign is not None
    ]
    if match.name_tag is not None:
        found.append(EarthGlyph(f"name-{match.name_tag}"))
    if match.directional:
        found.append(EarthGlyph("orthogonal"))
    yield from found or [EarthGlyph("card")]
    if match.vp_parity is not None:
        yield EarthGlyph("vp", None, match.vp_parity)
    for sign, low, high in (
        ("soil", match.cost_min, match.cost_max),
        ("vp", match.vp_min, match.vp_max),
        ("habitats", match.habitats_min, match.habitats_max),
        ("brown", match.abilities_min, None),
        ("sprout", match.sprouts_min, match.sprouts_max),
        ("growth", match.growth_min, match.growth_max),
        ("sprout-space", match.sprout_spaces, match.sprout_spaces_max),
        ("growth-space", match.growth_spaces_min, match.growth_spaces_max),
        ("canopy", match.canopy_vp_min, match.canopy_vp_max),
    ):
        if low is not None:
            exact = sign == "sprout-space"
            yield EarthGlyph(sign, low, "" if exact else "min")
        if high is not None:
            yield EarthGlyph(sign, high, "max")
    if match.sprouts_full or match.filled:
        yield EarthGlyph("sprout", None, "full")
    if match.growth_full or match.filled:
        yield EarthGlyph("canopy", None, "full")


def scoring_glyphs(rule: Scoring) -> Iterator[EarthGlyph]:
    """What is scored as a row of signs: points, then for what."""
    match rule:
        case PerMatch(points, match, per):
            yield from _for(points)
            yield from _signs(("each", per if per > 1 else 0))
            yield from _match(match)
        case PerMatchInZone(points, zone, match):
            yield from _for(points)
            yield EarthGlyph(zone)
            yield from _match(match)
        case PerEmptySide(points):
            yield from _for(points)
            yield EarthGlyph("empty-side")
        case OrthogonalPath(points, match):
            yield from _for(points)
            yield EarthGlyph("path")
            yield from _match(match)
        case DiagonalPath(points, _, match):
            yield from _for(points)
            yield EarthGlyph("diagonal")
            yield from _match(match)
        case BestSeat(points, match):
            yield from _for(points)
            yield EarthGlyph("most")
            yield from _match(match)
        case CountTable(table, match):
            yield EarthGlyph("up-to", max(table))
            yield EarthGlyph("per")
            yield from _match(match)
        case PerLine(points, line, values, of):
            yield from _for(points)
            yield EarthGlyph(line)
            yield EarthGlyph(values)
            yield EarthGlyph(_ATTRIBUTE[of])
        case PerResource(points, resource, per):
            yield from _for(points)
            yield EarthGlyph(_RESOURCE[resource], per if per > 1 else None)
        case PerSet(points, places):
            yield from _for(points)
            for place in places:
                yield EarthGlyph(place)
        case _:
            assert_never(rule)


def goal_glyphs(goal: Goal) -> Iterator[EarthGlyph]:
    """What a fauna card asks for as a row of signs, without the number."""
    match goal:
        case CountGoal(_, match):
            yield from _match(match)
        case ResourceGoal(_, resource):
            yield EarthGlyph(_RESOURCE[resource])
        case LineGoal(_, line):
            yield EarthGlyph("diagonal" if line == "long_diagonal" else line)
        case SetGoal(_, places):
            for place in places:
                yield EarthGlyph(place)
        case _:
            assert_never(goal)


_ATTRIBUTE = {
    "type": "flora",
    "colour": "multi",
    "habitat": "habitats",
    "sprouts": "sprout",
    "growth": "growth",
    "vp": "vp",
}
_RESOURCE = {
    "soil": "soil",
    "hand": "draw",
    "compost": "compost-deck",
    "events": "event",
    "sprouts": "sprout",
    "growth": "growth",
}


def _for(points: int) -> Iterator[EarthGlyph]:
    yield EarthGlyph("vp", points)
    yield EarthGlyph("per")
