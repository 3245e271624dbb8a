"""Habitats' aids: what a placement would change, why tiles score, and the standings."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Seat
from hedgerow.games.habitats.cells import place_of
from hedgerow.games.habitats.gains import Gains
from hedgerow.games.habitats.goals import goal_points, goal_ranks, measure
from hedgerow.games.habitats.hidden import GoalView, View, determinize, park_of
from hedgerow.games.habitats.moves import space_name
from hedgerow.games.habitats.park import Park, spots
from hedgerow.games.habitats.scoring import score
from hedgerow.games.habitats.tiles import Tile
from hedgerow.games.habitats.words import measured, tile_of
from hedgerow.games.habitats.words.reasons import why


class Change(Struct, frozen=True):
    """The change in the score of the tile on a cell; for a new tile, its whole score."""

    x: int
    y: int
    vp: int


class Preview(Struct, frozen=True):
    """The effect of a placement on the seat's park and goals."""

    x: int
    y: int
    turn: int
    vp: int
    changes: tuple[Change, ...]
    goals: tuple[int, ...]
    """The change in the seat's points for each goal of the View, as the others stand now."""


class Offer(Struct, frozen=True):
    """A tile that may be taken, and what it would add on its best cell; None if it fits nowhere."""

    row: int
    column: int
    at: str
    vp: int | None
    previews: tuple[Preview, ...]
    """Its effect on every cell."""


class TileNote(Struct, frozen=True):
    """The reason for a tile's score, or what it still needs."""

    x: int
    y: int
    why: Message


class SeatStanding(Struct, frozen=True):
    seat: Seat
    measure: Message
    rank: int
    points: int


class GoalNote(Struct, frozen=True):
    """A goal with the standings of all seats, best first."""

    year: int
    goal: str
    name: Message
    scored: bool
    standings: tuple[SeatStanding, ...]


class ParkAids(Struct, frozen=True):
    """The aids of a View; `previews` and `offers` are only for the seat to act."""

    previews: tuple[Preview, ...]
    offers: tuple[Offer, ...]
    parks: tuple[tuple[TileNote, ...], ...]
    goals: tuple[GoalNote, ...]


def park_aids(view: View) -> ParkAids:
    """Compute the aids from the View, which has everything except the order of the stock."""
    parks = [park_of(view, seat) for seat in range(view.seats)]
    previews: tuple[Preview, ...] = ()
    offers: tuple[Offer, ...] = ()
    if view.seat is not None and view.seat == view.to_act:
        gains = Gains(parks[view.seat])
        if view.hand is not None:
            previews = tuple(_previews(view, gains, tile_of(view.hand), view.seat))
        else:
            offers = tuple(_offers(view, gains, view.seat))
    notes = tuple(
        tuple(TileNote(tile.x, tile.y, why(park, tile)) for tile in score(park).tiles)
        for park in parks
    )
    return ParkAids(previews, offers, notes, tuple(map(_note, view.goals)))


def _previews(view: View, gains: Gains, tile: Tile, seat: Seat) -> Iterator[Preview]:
    for cell, turn in spots(gains.park, tile):
        changes = gains.changes(cell, tile.turned[turn])
        after = gains.park.clone()
        after.put(cell, tile.turned[turn])
        x, y = place_of(cell)
        yield Preview(
            x,
            y,
            turn,
            sum(changes.values()),
            tuple(Change(*place_of(at), vp) for at, vp in sorted(changes.items()) if vp),
            tuple(_goal_change(goal, seat, after) for goal in view.goals),
        )


def _goal_change(goal: GoalView, seat: Seat, after: Park) -> int:
    if goal.scored:
        return 0
    measures = [*goal.measures]
    measures[seat] = measure(goal.goal, after)
    return goal_points(goal.goal, measures, goal.worth)[seat] - goal.points[seat]


def _offers(view: View, gains: Gains, seat: Seat) -> Iterator[Offer]:
    # The rules say which tiles are within reach; the sampled stock does not affect them.
    for space in determinize(view, Rng(0)).reachable(seat):
        tile = view.market[space]
        assert tile is not None
        row, column = divmod(space, view.columns)
        previews = tuple(_previews(view, gains, tile_of(tile), seat))
        best = max((preview.vp for preview in previews), default=None)
        yield Offer(row, column, space_name(row, column), best, previews)


def _note(goal: GoalView) -> GoalNote:
    ranks = goal_ranks(goal.goal, goal.measures)
    rows = [
        SeatStanding(seat, measured(goal.goal, measure), ranks[seat], goal.points[seat])
        for seat, measure in enumerate(goal.measures)
    ]
    rows.sort(key=lambda row: (row.rank, row.seat))
    return GoalNote(goal.year, goal.goal, goal.name, goal.scored, tuple(rows))
