"""Scoring rules and goals in words, made from the records themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from hedgerow.core.text import Message
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
    Place,
    Resource,
    ResourceGoal,
    Scoring,
    SetGoal,
    Stock,
)
from hedgerow.games.earth.words.phrases import both

_MANY = 2
"""A count that takes the plural."""


def scoring_text(rule: Scoring) -> Message:
    """What a terrain or an ecosystem scores."""
    match rule:
        case PerMatch():
            id = "earth-scoring-per-match"
            if rule.area == "everything" and _may_be_board(rule.match):
                id = "earth-scoring-per-match-board"
            what = cards_text(rule.match, rule.per)
            return Message(id, {"points": rule.points, "per": rule.per, "cards": what})
        case PerMatchInZone():
            id = f"earth-scoring-zone-{rule.zone}"
            return Message(id, {"points": rule.points, "cards": cards_text(rule.match, 1)})
        case PerEmptySide():
            return Message("earth-scoring-empty-side", {"points": rule.points})
        case OrthogonalPath():
            what = cards_text(rule.match, _MANY)
            return Message("earth-scoring-orthogonal-path", {"points": rule.points, "cards": what})
        case DiagonalPath():
            what = cards_text(rule.match, _MANY)
            return Message(
                "earth-scoring-diagonal-path",
                {"points": rule.points, "cap": rule.cap, "cards": what},
            )
        case BestSeat():
            what = cards_text(rule.match, _MANY)
            return Message("earth-scoring-best-seat", {"points": rule.points, "cards": what})
        case CountTable():
            what = cards_text(rule.match, _MANY)
            return Message("earth-scoring-table", {"cards": what, "table": _table(rule.table)})
        case PerLine():
            that = Message(f"earth-scoring-line-{rule.values}-{rule.of}")
            return Message(
                "earth-scoring-per-line",
                {"points": rule.points, "line": rule.line, "that": that},
            )
        case PerResource():
            what = resource_text(rule.resource, rule.per)
            if rule.cap is None:
                return Message(
                    "earth-scoring-per-resource",
                    {"points": rule.points, "per": rule.per, "what": what},
                )
            return Message(
                "earth-scoring-per-resource-capped",
                {"points": rule.points, "per": rule.per, "what": what, "cap": rule.cap},
            )
        case PerSet():
            return Message(
                "earth-scoring-per-set", {"points": rule.points, "places": _places(rule.places)}
            )
        case _:
            assert_never(rule)


def goal_text(goal: Goal) -> Message:
    """What a fauna card requires."""
    match goal:
        case CountGoal():
            id = "earth-scoring-goal-cards"
            if goal.area == "everything" and _may_be_board(goal.match):
                id = "earth-scoring-goal-cards-board"
            return Message(id, {"n": goal.n, "cards": cards_text(goal.match, goal.n)})
        case ResourceGoal():
            return Message(f"earth-scoring-goal-{goal.resource}", {"n": goal.n})
        case LineGoal():
            line = goal.line.replace("_", "-")
            return Message(f"earth-scoring-goal-{line}", {"n": goal.n})
        case SetGoal():
            return Message("earth-scoring-goal-sets", {"n": goal.n, "places": _places(goal.places)})
        case _:
            assert_never(goal)


def stock_text(stock: Stock, *, island: bool = False) -> Message:
    """What the pieces in a stock score, on an animal's card or on an island."""
    id = "earth-scoring-stock-island" if island else "earth-scoring-stock"
    return Message(id, {"points": stock.points, "per": stock.per})


# Parts of sentences


def cards_text(match: Match, count: int) -> Message:
    """The cards that match, in the grammatical number for `count`."""
    said = Message(f"earth-scoring-cards-{_noun(match)}", {"count": count})
    for id, args in _conditions(match):
        said = Message(id, {**args, "cards": said})
    return said


def resource_text(resource: Resource, count: int) -> Message:
    return Message(f"earth-scoring-resource-{resource}", {"count": count})


def _noun(match: Match) -> str:
    if match.type is not None:
        return match.type
    of_flora = (match.canopy_vp_min, match.canopy_vp_max, match.sprout_spaces)
    return "card" if all(bound is None for bound in of_flora) else "flora"


def _conditions(match: Match) -> Iterator[tuple[str, dict[str, str | int]]]:
    """A message for each condition, which takes the cards said so far as { $cards }."""
    if match.habitat is not None:
        yield "earth-scoring-with-habitat", {"habitat": match.habitat}
    if match.colour is not None:
        yield "earth-scoring-with-colour", {"colour": match.colour}
    if match.name_tag is not None:
        yield f"earth-scoring-named-{match.name_tag}", {}
    if match.directional:
        yield "earth-scoring-directional", {}
    if match.vp_parity is not None:
        yield f"earth-scoring-vp-{match.vp_parity}", {}
    if (match.sprouts_max, match.growth_max) == (0, 0):
        yield "earth-scoring-bare", {}
    elif match.filled:
        yield "earth-scoring-filled", {}
    else:
        if match.sprouts_max is not None:
            yield "earth-scoring-sprouts-max", {"n": match.sprouts_max}
        if match.growth_max is not None:
            yield "earth-scoring-growth-max", {"n": match.growth_max}
        if match.sprouts_full:
            yield "earth-scoring-sprouts-full", {}
        if match.growth_full:
            yield "earth-scoring-growth-full", {}
    for id, bound in (
        ("earth-scoring-cost-min", match.cost_min),
        ("earth-scoring-cost-max", match.cost_max),
        ("earth-scoring-vp-min", match.vp_min),
        ("earth-scoring-vp-max", match.vp_max),
        ("earth-scoring-habitats-min", match.habitats_min),
        ("earth-scoring-habitats-max", match.habitats_max),
        ("earth-scoring-abilities-min", match.abilities_min),
        ("earth-scoring-sprout-spaces", match.sprout_spaces),
        ("earth-scoring-sprout-spaces-max", match.sprout_spaces_max),
        ("earth-scoring-growth-spaces-min", match.growth_spaces_min),
        ("earth-scoring-growth-spaces-max", match.growth_spaces_max),
        ("earth-scoring-canopy-min", match.canopy_vp_min),
        ("earth-scoring-canopy-max", match.canopy_vp_max),
        ("earth-scoring-sprouts-min", match.sprouts_min),
        ("earth-scoring-growth-min", match.growth_min),
    ):
        if bound is not None:
            yield id, {"n": bound}


def _may_be_board(match: Match) -> bool:
    """Whether an island or a climate can match, so that it must be mentioned."""
    never = (
        match.type,
        match.name_tag,
        match.cost_min,
        match.cost_max,
        match.sprout_spaces,
        match.sprout_spaces_max,
        match.growth_spaces_min,
        match.growth_spaces_max,
        match.canopy_vp_min,
        match.canopy_vp_max,
        match.sprouts_min,
        match.growth_min,
    )
    flags = match.directional or match.sprouts_full or match.growth_full or match.filled
    return not flags and all(bound is None for bound in never)


def _table(table: Sequence[int]) -> str:
    last = len(table)
    return ", ".join(
        f"{n}{'+' if n == last else ''} → {points}" for n, points in enumerate(table, start=1)
    )


def _places(places: Sequence[Place]) -> Message:
    """The places of a set as a list."""
    return both([Message(f"earth-scoring-place-{place}") for place in places])
