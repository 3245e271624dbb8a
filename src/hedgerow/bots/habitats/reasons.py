"""The reasons that the levels of Habitats give."""

from __future__ import annotations

from typing import Final

from hedgerow.bots.habitats.evaluation import Evaluation, Laying
from hedgerow.bots.habitats.lookahead import Lookahead
from hedgerow.core.text import Arg, Message, Seat, SeatName
from hedgerow.games.habitats import words
from hedgerow.games.habitats.box import TileNumber
from hedgerow.games.habitats.scoring import total
from hedgerow.games.habitats.tiles import goals

TOLD: Final = 0.5
"""The points from which the race for a goal is worth a word."""
WANTED: Final = 2.0
"""The points from which a rival's wish for a tile is worth a word."""


def reasons(
    evaluation: Evaluation,
    lookahead: Lookahead,
    seat: Seat,
    tile: TileNumber,
    laying: Laying,
    points: int,
    *,
    ahead: bool,
    rivals: bool,
) -> tuple[Message, ...]:
    """Why this tile there: what it brings, then the goal it helps, then who else wants it."""
    state = evaluation.state
    gain = total(laying.park) - total(state.parks[seat])
    now = Message("habitats-bot-now" if gain >= 0 else "habitats-bot-costs", {"vp": abs(gain)})
    args: dict[str, Arg] = {"tile": words.name(state.box.tiles[tile].id), "now": now}
    if ahead:
        told = [Message("habitats-bot-plan", {**args, "total": points})]
    else:
        told = [Message("habitats-bot-gain", args)]
    told += _goal(evaluation, seat, laying)
    if rivals and state.hand < 0:
        told += _denied(evaluation, lookahead, tile)
    return tuple(told)


def _goal(evaluation: Evaluation, seat: Seat, laying: Laying) -> list[Message]:
    """The goal in which the tile helps most."""
    turn = evaluation.state.turn + 1
    gains = [
        (evaluation.goal_gain(at, seat, laying.merits, turn), open.goal)
        for at, open in enumerate(evaluation.goals)
    ]
    gain, goal = max(gains, default=(0.0, None))
    if goal is None or gain < TOLD:
        return []
    return [Message("habitats-bot-goal", {"goal": goals()[goal].name.message})]


def _denied(evaluation: Evaluation, lookahead: Lookahead, tile: TileNumber) -> list[Message]:
    """The rival who would have gained most by this tile, if it was in reach."""
    state = evaluation.state
    wanted: list[tuple[float, Seat]] = []
    for rival, plan in lookahead.plans.items():
        tiles = [state.market[space] for space in state.reachable(rival)]
        if evaluation.lefts[rival] and tile in tiles and len(tiles) > 1:
            other = max(plan.then(other).points for other in tiles if other != tile)
            wanted.append((plan.then(tile).points - other, rival))
    if not wanted or max(wanted)[0] < WANTED:
        return []
    return [Message("habitats-bot-denies", {"seat": SeatName(max(wanted)[1])})]
