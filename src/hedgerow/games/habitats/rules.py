"""The rules of Habitats: set-up, decisions, apply, outcome. Comments cite RULES.md."""

from __future__ import annotations

from typing import Final, assert_never

from hedgerow.core.decision import Decision, ListMoves
from hedgerow.core.errors import BadInput
from hedgerow.core.event import Log
from hedgerow.core.outcome import Line, Outcome, Score, ranks_of
from hedgerow.core.rng import Rng
from hedgerow.core.seating import first_seat
from hedgerow.core.text import Message, Seat
from hedgerow.games import datafiles
from hedgerow.games.habitats.box import TileNumber, box
from hedgerow.games.habitats.cells import MOST_TURNS, STRIDE, place_of, ray
from hedgerow.games.habitats.choices import PlaceMoves, PlainMoves
from hedgerow.games.habitats.events import (
    GoalScored,
    MarketFilled,
    ParksScored,
    TileDiscarded,
    TilePlaced,
    TileTaken,
)
from hedgerow.games.habitats.goals import goal_points, measure
from hedgerow.games.habitats.moves import Move, Place, Take
from hedgerow.games.habitats.options import GoalChoice, HabitatsOptions
from hedgerow.games.habitats.park import Park, fits, spots
from hedgerow.games.habitats.scoring import points, total
from hedgerow.games.habitats.state import NOTHING, Result, Space, State, layout_for
from hedgerow.games.habitats.tiles import GOAL_IDS, KINDS, GoalId, Name, entrances, goals

MAX_DECISIONS: Final = 2 * 5 * MOST_TURNS
"""A take and a place per turn, for the most seats and turns that component files may have."""

_TAKE_PROMPT: Final = Message("habitats-prompt-take")
_BEHIND_PROMPT: Final = Message("habitats-prompt-behind")
_PLACE_PROMPT: Final = Message("habitats-prompt-place")
_TURN_PROMPT: Final = Message("habitats-prompt-place-road")
_ENDLESS_PROMPT: Final = Message("habitats-prompt-place-endless")


# Setting up


def setup(options: HabitatsOptions, seats: int, rng: Rng) -> State:
    tiles = list(range(len(box().tiles)))
    rng.shuffle(tiles)  # HAB-2
    return position(
        seats,
        tiles,
        draw_goals(options.wanted, rng),
        endless=options.roads == "endless",
        first=first_seat(options.first, seats, rng),  # HAB-6
        gates=choose_entrances(options, seats, rng),
    )


def position(
    seats: int,
    tiles: list[TileNumber],
    year_goals: tuple[tuple[GoalId, ...], ...],
    *,
    endless: bool = False,
    first: Seat = 0,
    gates: tuple[int, ...] = (),
) -> State:
    """The initial state with tiles in this order: the market row by row, then the stock.

    `gates` are the seats' entrances, by default those of the box in order.
    """
    layout, components = layout_for(seats), box()
    gates = gates or tuple(range(seats))
    order = iter(tiles)
    spaces = range(layout.rows * layout.columns)
    # HAB-3: every space without a figure has a tile.
    market = [NOTHING if space in layout.starts else next(order) for space in spaces]
    return State(
        layout=layout,
        box=components,
        goals=year_goals,
        endless=endless,
        first=first,
        entrances=gates,
        parks=[_empty(gate, endless).clone() for gate in gates],
        laid=[()] * seats,
        market=market,
        figures=list(layout.starts),
        facing=list(layout.facing),
        stock=tuple(order),
        drawn=0,
        discards=(),
        hand=NOTHING,
        turn=0,
        results=(),
    )


@datafiles.derived
def _empty(gate: int, endless: bool) -> Park:
    return Park(box().entrances[gate], endless=endless)


def choose_entrances(options: HabitatsOptions, seats: int, rng: Rng) -> tuple[int, ...]:
    """HAB-1: the entrance of each seat: in the order of the box, at random, or as named."""
    named = options.colours.split()
    box = list(range(len(entrances())))
    if options.entrances == "dealt":
        return tuple(rng.sample(box, seats))
    if len(named) > seats:
        raise BadInput("error-habitats-colours-many", count=len(named), seats=seats)
    taken: list[int] = []
    for word in named:
        gate = next((gate for gate in box if word.lower() in entrances()[gate].words), None)
        if gate is None:
            hues = [entrance.hue for entrance in entrances()]
            known = Name(", ".join(hue.en for hue in hues), ", ".join(hue.fr for hue in hues))
            raise BadInput("error-habitats-colour", colour=word, known=known.message)
        if gate in taken:
            raise BadInput("error-habitats-colour-twice", colour=word)
        taken.append(gate)
    return tuple([*taken, *(gate for gate in box if gate not in taken)][:seats])


def draw_goals(
    wanted: tuple[tuple[GoalChoice, ...], ...], rng: Rng
) -> tuple[tuple[GoalId, ...], ...]:
    """HAB-5, HAB-22: the named goals, and random ones for the rest; none twice."""
    named = [goal for year in wanted for goal in year if goal != "random"]
    for goal in named:
        if named.count(goal) > 1:
            raise BadInput("error-habitats-goal-twice", goal=goals()[goal].name.message)
    free = [goal for goal in GOAL_IDS if goal not in named]
    rng.shuffle(free)
    return tuple(
        tuple(free.pop() if goal == "random" else goal for goal in year) for year in wanted
    )


# Decisions


def decisions(state: State) -> tuple[Decision[Move], ...]:
    layout, turn = state.layout, state.turn
    if turn == layout.ends[-1]:  # as `over`, without a call
        return ()
    seat = (state.first + turn) % layout.seats
    if state.hand == NOTHING:
        spaces, takes = state.reachable(seat), layout.takes
        prompt = _TAKE_PROMPT
        if len(spaces) == 1 and state.behind(seat) == spaces[0]:
            prompt = _BEHIND_PROMPT
        return (Decision(seat, prompt, ListMoves([takes[space] for space in spaces])),)
    tile = state.box.tiles[state.hand]
    park = state.parks[seat]
    if not tile.roads:
        return (Decision(seat, _PLACE_PROMPT, PlainMoves(sorted(park.open))),)
    prompt = _PLACE_PROMPT
    if len(tile.turns) > 1:
        prompt = _ENDLESS_PROMPT if state.endless else _TURN_PROMPT
    return (Decision(seat, prompt, PlaceMoves(spots(park, tile))),)


# Moves


def apply(state: State, seat: Seat, move: Move, log: Log) -> None:
    if type(move) is Take:
        _apply_take(state, seat, move.row * state.layout.columns + move.column, log)
    elif type(move) is Place:
        _apply_place(state, seat, move, log)
    else:
        assert_never(move)


def take(state: State, seat: Seat, space: Space) -> TileNumber:
    """Take a tile from the market, move the figure there, fill the space it left."""
    market, left = state.market, state.figures[seat]
    tile = market[space]
    market[space] = NOTHING
    state.figures[seat] = space
    # HAB-11: the figure faces the way it went.
    columns = state.layout.columns
    if space // columns == left // columns:
        state.facing[seat] = 1 if space > left else 3
    else:
        state.facing[seat] = 2 if space > left else 0
    market[left] = state.stock[state.drawn]  # HAB-12: `years_for` has checked that there is one
    state.drawn += 1
    return tile


def _apply_take(state: State, seat: Seat, space: Space, log: Log) -> None:
    """HAB-7: placing the tile is the next decision, if there is a cell for it."""
    left = state.figures[seat]
    tile = take(state, seat, space)
    face, park = state.box.tiles[tile], state.parks[seat]
    if log.on:
        columns, drawn = state.layout.columns, state.box.tiles[state.market[left]]
        log.tell(TileTaken(seat, face.id, *divmod(space, columns)))
        log.tell(MarketFilled(drawn.id, *divmod(left, columns)))
    if fits(park, face):
        state.hand = tile
        return
    # HAB-17
    state.discards = (*state.discards, tile)
    if log.on:
        log.tell(TileDiscarded(seat, face.id))
    _end_turn(state, log)


def _apply_place(state: State, seat: Seat, move: Place, log: Log) -> None:
    tile, turn = state.hand, move.turn
    cell = move.y * STRIDE + move.x
    face = state.box.tiles[tile]
    state.parks[seat].put(cell, face.turned[turn])
    state.laid[seat] += ((tile, cell, turn),)
    state.hand = NOTHING
    if log.on:
        log.tell(TilePlaced(seat, face.id, move.x, move.y, turn))
    _end_turn(state, log)


def _end_turn(state: State, log: Log) -> None:
    """HAB-6, HAB-19: the next seat; after the last turn of a year, score its goals."""
    state.turn += 1
    if state.turn not in state.layout.ends:
        return
    year = state.layout.ends.index(state.turn)
    for goal in state.goals[year]:
        result = _result(state, year, goal)
        state.results = (*state.results, result)
        if log.on:
            log.tell(GoalScored(year, goal, result.points, result.measures))
    if log.on and state.over:
        log.tell(ParksScored(tuple(map(total, state.parks))))


def _result(state: State, year: int, goal: GoalId) -> Result:
    """HAB-20, HAB-21."""
    measures = tuple(measure(goal, park) for park in state.parks)
    worth = state.layout.points[year]
    return Result(year, goal, goal_points(goal, measures, worth), measures)


# The end


def outcome(state: State) -> Outcome | None:
    if not state.over:
        return None
    scores = tuple(_score(state, seat) for seat in range(state.seats))
    # HAB-51: equal totals share a rank.
    ranks = ranks_of([score.total for score in scores])
    return Outcome(scores, ranks, Message("habitats-outcome"))


def _score(state: State, seat: Seat) -> Score:
    """HAB-35: the park, kind by kind, and the goals, year by year."""
    parts = dict.fromkeys(KINDS, 0)
    park = state.parks[seat]
    for cell, vp in points(park).items():
        parts[park.cells[cell].kind] += vp
    lines = [
        Line(Message(f"habitats-score-{kind}"), parts[kind]) for kind in KINDS if kind != "entrance"
    ]
    lines += [
        Line(
            Message(
                "habitats-score-goal",
                {"year": result.year + 1, "goal": goals()[result.goal].name.message},
            ),
            result.points[seat],
        )
        for result in state.results
    ]
    return Score(sum(line.points for line in lines), tuple(lines))


# Invariants


def census(state: State) -> object:
    """Every tile is in one place, figures are on different spaces, and parks obey the rules."""
    held = [] if state.hand == NOTHING else [state.hand]
    shown = [tile for tile in state.market if tile != NOTHING]
    laid = [tile for park in state.laid for tile, _, _ in park]
    found = [*held, *shown, *laid, *state.discards, *state.stock[state.drawn :]]
    assert len(set(found)) == len(found), "a tile in two places"
    assert len(set(state.figures)) == state.seats, "two figures on one space"
    assert all(state.market[space] == NOTHING for space in state.figures), "a tile below a figure"
    assert len(shown) == len(state.market) - state.seats, "HAB-12: an empty space"
    for park, tiles in zip(state.parks, state.laid, strict=True):
        _check_park(state, park, tiles)
    return sorted(found), state.goals


def _check_park(state: State, park: Park, tiles: tuple[tuple[int, int, int], ...]) -> None:
    """Check HAB-13 to HAB-15 from the tiles alone, and that the park's caches agree."""
    lying = {cell: state.box.tiles[tile].turned[turn] for tile, cell, turn in tiles}
    assert {0: park.cells[0], **lying} == park.cells, "the park holds other tiles"
    assert len(park.cells) == len(tiles) + 1, "two tiles on one cell"
    for cell, placed in park.cells.items():
        x, y = place_of(cell)
        assert x or y >= 0, "HAB-14: a tile below the entrance"
        assert not any(cell + step in park.cells for step in placed.road_steps), (
            "HAB-15: a tile at a road side"
        )
        if park.endless:
            beyond = [
                far for side in range(4) if placed.roads >> side & 1 for far in ray(cell, side)
            ]
            assert park.cells.keys().isdisjoint(beyond), "HAB-18: a tile on an endless road"
        near = any(cell + step in park.cells for step in placed.open_steps)
        assert near or len(park.cells) == 1, "HAB-13: a tile apart"
