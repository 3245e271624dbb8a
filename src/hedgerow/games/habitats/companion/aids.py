"""Habitats' aids: what a placement would change, why tiles score, how the seats stand."""

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
    """By how much the tile on a cell would score more or less; a new tile scores it all."""

    x: int
    y: int
    vp: int


class Preview(Struct, frozen=True):
    """What laying the tile here, turned so, would do to one's park and one's goals."""

    x: int
    y: int
    turn: int
    vp: int
    changes: tuple[Change, ...]
    goals: tuple[int, ...]
    """The change in one's points for each goal of the View, as the others stand now."""


class Offer(Struct, frozen=True):
    """A tile that one may take, and what it would add at its best cell; null without a cell."""

    row: int
    column: int
    at: str
    vp: int | None
    previews: tuple[Preview, ...]
    """What it would do on every cell."""


class TileNote(Struct, frozen=True):
    """Why a tile scores what it scores, or what it still needs."""

    x: int
    y: int
    why: Message


class SeatStanding(Struct, frozen=True):
    seat: Seat
    measure: Message
    rank: int
    points: int


class GoalNote(Struct, frozen=True):
    """A goal with everybody's standing, the best first."""

    year: int
    goal: str
    name: Message
    scored: bool
    standings: tuple[SeatStanding, ...]


class ParkAids(Struct, frozen=True):
    """`previews` and `offers` are for the seat to act alone."""

    previews: tuple[Preview, ...]
    offers: tuple[Offer, ...]
    parks: tuple[tuple[TileNote, ...], ...]
    goals: tuple[GoalNote, ...]


def park_aids(view: View) -> ParkAids:
    """All of it worked out from the View, which has everything but the stock's order."""
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
    # Which tiles are in reach is the rules' to say; the stock, which is sampled, has no part in it.
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
