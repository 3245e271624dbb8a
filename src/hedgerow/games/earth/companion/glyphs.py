"""The signs on Earth's ability bars and goals: what is paid, gained and counted, without words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal, TypeAlias, assert_never

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

Bound: TypeAlias = Literal["", "min", "max", "full", "odd", "even"]


class EarthGlyph(Struct, frozen=True, omit_defaults=True):
    """A sign on an ability bar, with a number before it where it has one."""

    sign: str
    n: int | None = None
    bound: Bound = ""
    """For a condition on the card: at least or at most the number, all of them, an odd number."""


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


def effect_glyphs(effect: Effect) -> tuple[EarthGlyph, ...]:
    """What a card's ability does as a row of signs, read "pay, then gain"."""
    return tuple(GLYPHS[type(effect)](effect))


def _gain(effect: Gain) -> Iterator[EarthGlyph]:
    if effect.if_active:
        yield EarthGlyph("own-turn")
    if effect.pay != FREE:
        yield from _price(effect.pay)
        yield EarthGlyph("to")
    yield from _goods(effect.gain)
    if effect.per_planted is not None:
        yield EarthGlyph("per")
        yield from _sort(effect.per_planted)


def _gain_on_each(effect: GainOnEach) -> Iterator[EarthGlyph]:
    yield EarthGlyph(effect.piece, effect.count)
    yield EarthGlyph("per")
    yield EarthGlyph(effect.zone)
    yield EarthGlyph(effect.type)


def _gain_around(effect: GainAround) -> Iterator[EarthGlyph]:
    yield EarthGlyph(effect.piece, effect.count)
    yield EarthGlyph("around")


def _recall(effect: Recall) -> Iterator[EarthGlyph]:
    yield EarthGlyph("recall", effect.look)
    yield EarthGlyph("to")
    yield EarthGlyph("draw", 1)


def _copy(effect: Copy) -> Iterator[EarthGlyph]:
    yield EarthGlyph("copy")
    yield EarthGlyph(effect.colour)


def _pay_instead(effect: PayInstead) -> Iterator[EarthGlyph]:
    yield EarthGlyph("instead")
    yield EarthGlyph(effect.using.replace("_", "-"))


def _discount(effect: Discount) -> Iterator[EarthGlyph]:
    yield EarthGlyph("soil", -effect.soil)
    yield EarthGlyph("per")
    yield from _sort(effect.on)


def _replace(effect: Replace) -> Iterator[EarthGlyph]:
    yield EarthGlyph("replace")
    yield EarthGlyph(effect.colour)
    yield from _signs(("draw", effect.draw))


def _forbid(effect: Forbid) -> Iterator[EarthGlyph]:
    yield EarthGlyph("forbid")
    yield EarthGlyph(effect.colour)


def _wild(effect: Wild) -> Iterator[EarthGlyph]:
    for kind in FLORA_TYPES:
        yield EarthGlyph(kind)


def _on_event(effect: OnEvent) -> Iterator[EarthGlyph]:
    yield from _goods(effect.gain)
    yield EarthGlyph("per")
    yield EarthGlyph("event")


GLYPHS: Final[dict[type, Callable[[Any], Iterator[EarthGlyph]]]] = {
    Gain: _gain,
    GainOnEach: _gain_on_each,
    GainAround: _gain_around,
    Recall: _recall,
    Copy: _copy,
    PayInstead: _pay_instead,
    Discount: _discount,
    Replace: _replace,
    Forbid: _forbid,
    Wild: _wild,
    OnEvent: _on_event,
}
"""One function for each verb of the cards; an animal's card shows its sentence instead."""


def _match(match: Match) -> Iterator[EarthGlyph]:
    """The sign of the cards that count; "card" if it takes words to say which."""
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
    for sign, bound, number in _counted(match):
        if number is not None:
            yield EarthGlyph(sign, number, bound)
    if match.sprouts_full or match.filled:
        yield EarthGlyph("sprout", None, "full")
    if match.growth_full or match.filled:
        yield EarthGlyph("canopy", None, "full")


def _counted(match: Match) -> Iterator[tuple[str, Bound, int | None]]:
    """What is counted on a card, with its bound; a number of sprout spaces may be exact."""
    yield "soil", "min", match.cost_min
    yield "soil", "max", match.cost_max
    yield "vp", "min", match.vp_min
    yield "vp", "max", match.vp_max
    yield "habitats", "min", match.habitats_min
    yield "habitats", "max", match.habitats_max
    yield "brown", "min", match.abilities_min
    yield "sprout", "min", match.sprouts_min
    yield "sprout", "max", match.sprouts_max
    yield "growth", "min", match.growth_min
    yield "growth", "max", match.growth_max
    yield "sprout-space", "", match.sprout_spaces
    yield "sprout-space", "max", match.sprout_spaces_max
    yield "growth-space", "min", match.growth_spaces_min
    yield "growth-space", "max", match.growth_spaces_max
    yield "canopy", "min", match.canopy_vp_min
    yield "canopy", "max", match.canopy_vp_max


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
    """What a fauna card requires as a row of signs, without the number."""
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
