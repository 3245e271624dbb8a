"""Evaluates a position: play areas, fauna goals, the outcome, the census."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, get_args

from hedgerow.core.outcome import Line, Outcome, Score
from hedgerow.core.text import Message
from hedgerow.games import datafiles
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import FIELD, SIDE, Mask, cells_of, column, corner, row
from hedgerow.games.earth.frames import Paying, Siting
from hedgerow.games.earth.options import TEAM_SEATS
from hedgerow.games.earth.scoring.gaia import (
    GaiaBreakdown,
    GaiaHoldings,
    gaia_score,
)
from hedgerow.games.earth.scoring.goals import Counted, depends, met
from hedgerow.games.earth.scoring.score import CATEGORIES, Holdings, ranks, score, tie_break
from hedgerow.games.earth.scoring.tableau import PlayArea, Tableau
from hedgerow.games.earth.state import GAIA, LEAVES, Board, Gaia, State

_IN_FRAME: Final = tuple(row(cell) * SIDE + column(cell) for cell in range(SIDE * FIELD))
"""Maps a cell's offset from the corner of its frame to its place in the grid."""


def area(board: Board) -> PlayArea:
    """A seat's play area for scoring: the frame moved into a grid of 4 by 4."""
    tableau = Tableau.bare()
    cards, sprouts, growth = tableau.cards, tableau.sprouts, tableau.growth
    origin = corner(board.mask)
    for cell, grown in board.planted.items():
        at = _IN_FRAME[cell - origin]
        cards[at], sprouts[at], growth[at] = grown
    return PlayArea(
        tableau,
        board.island,
        board.climate,
        soil=board.soil,
        hand=len(board.hand),
        compost=len(board.compost),
        events=board.events,
    )


@datafiles.derived
def goals_about(fauna: tuple[str, ...]) -> Mapping[Counted, int]:
    """For each thing that goals count, the goals that do, one bit each."""
    there = cards.fauna()
    about = [depends(there[key].goal) for key in fauna]
    return {
        what: sum(1 << goal for goal, counted in enumerate(about) if what in counted)
        for what in get_args(Counted)
    }


def goals_met(fauna: tuple[str, ...], own: PlayArea, known: int = 0) -> int:
    """The fauna goals reached now, one bit each; `known` ones are not checked again."""
    there = cards.fauna()
    bits = 0
    for number, key in enumerate(fauna):
        if not known >> number & 1 and met(there[key].goal, own):
            bits |= 1 << number
    return bits


def holdings(state: State) -> list[Holdings]:
    """The holdings of each seat for scoring."""
    return [
        Holdings(
            area(board),
            ecosystem=board.ecosystem or None,
            ranks=tuple(ranked.index(seat) + 1 for ranked in state.claims if seat in ranked),
            completed=state.completed == seat,
            stocks=dict(zip(board.animals, board.stocks, strict=True)),
            island_stock=board.island_stock,
        )
        for seat, board in enumerate(state.boards)
    ]


def outcome(state: State) -> Outcome | None:
    """EAR-59 to EAR-66: the final score; ties as EAR-67 says.

    It lists every category, also those that are not played: kept records state it line by line.
    """
    if state.stage != "over":
        return None
    held = holdings(state)
    breakdowns = score(held, state.options.mode, state.shared, state.collective or None)
    scores = tuple(
        Score(
            breakdown.total,
            tuple(
                Line(Message(f"earth-score-{category}"), breakdown.of(category))
                for category in CATEGORIES
            ),
        )
        for breakdown in breakdowns
    )
    if state.gaia is not None:
        return _against_gaia(state, state.gaia, scores[0])
    if state.options.teams:
        return _in_teams(held, scores)
    reason = "earth-outcome-tableau" if state.ending else "earth-outcome-limit"
    return Outcome(scores, ranks(held, breakdowns), Message(reason))


def _in_teams(held: list[Holdings], scores: tuple[Score, ...]) -> Outcome:
    """EAR-131: the sum of both partners counts, and so do their tie-breaks."""
    strength = [
        tuple(
            map(
                sum,
                zip(
                    *(
                        (scores[seat].total, *tie_break(held[seat].area))
                        for seat in range(team, TEAM_SEATS, 2)
                    ),
                    strict=True,
                ),
            )
        )
        for team in (0, 1)
    ]
    places = [1 + (strength[1 - team] > strength[team]) for team in (0, 1)]
    totals = {"first": strength[0][0], "second": strength[1][0]}
    return Outcome(
        scores,
        tuple(places[seat % 2] for seat in range(TEAM_SEATS)),
        Message("earth-outcome-teams", {**totals}),
    )


def gaia_breakdown(state: State, gaia: Gaia) -> GaiaBreakdown:
    """EAR-119: what Gaia scores."""
    return gaia_score(
        GaiaHoldings(
            cards=gaia.cards,
            sprouts=gaia.sprouts,
            compost=len(gaia.compost),
            growth=gaia.growth,
            ranks=tuple(ranked.index(GAIA) + 1 for ranked in state.claims if GAIA in ranked),
            completed=state.completed == GAIA,
            leaves=state.boards[0].discarded,
            stocks=dict(zip(gaia.animals, gaia.stocks, strict=True)),
        )
    )


def _against_gaia(state: State, gaia: Gaia, own: Score) -> Outcome:
    """EAR-119: the lone seat wins with more points than Gaia."""
    hers = gaia_breakdown(state, gaia).total
    won = own.total > hers
    reason = "earth-outcome-beat-gaia" if won else "earth-outcome-lost-to-gaia"
    return Outcome((own,), (1,) if won else (2,), Message(reason, {"gaia": hers}))


def census(state: State) -> object:
    """Check that every Earth card is in exactly one place and pieces fit their spaces."""
    cards = list(state.deck + state.discards)
    sheets = box()
    for board in state.boards:
        cards += board.hand + board.offer + board.compost + board.events
        cards += [card for card, _, _ in board.planted.values()]
        cards += [frame.card for frame in board.stack if isinstance(frame, Paying | Siting)]
        _check(board)
        for card, sprouts, growth in board.planted.values():
            sheet = sheets[card]
            assert 0 <= sprouts <= sheet.sprouts, f"{sprouts} sprouts on card {card}"
            assert 0 <= growth <= sheet.growth, f"{growth} growth on card {card}"
            assert sheet.kind != "event", "EAR-42: an event in a tableau"
        for at in board.figures:
            assert set(at) <= set(board.planted), "EAR-87: an animal beside the cards"
            assert len(set(at)) == len(at), "EAR-94: two of a kind on one card"
    if state.gaia is not None:
        cards += state.gaia.cards + state.gaia.compost
        hers = state.gaia.deck + state.gaia.turned
        assert len(set(hers)) == len(hers) == 6, "EAR-110: Gaia's six cards"
    used = sum(LEAVES - board.leaves - board.discarded for board in state.boards)
    own = range(state.seats)
    placed = sum(seat in own for ranked in state.claims for seat in ranked)
    placed += state.completed in own
    assert used == placed, "a leaf lies nowhere"
    for ranked in state.claims:
        assert len(set(ranked)) == len(ranked), "EAR-47: two leaves of one seat on a fauna card"
    return sorted(cards)


def _check(board: Board) -> None:
    assert board.soil >= 0, "soil owed"
    assert len(board.compost) == len(board.marks), "a compost card without its mark"
    assert cells_of(board.mask) == tuple(board.planted), "planted cells out of step"
    assert _in_frame(board.mask), "EAR-21: a tableau of five rows or columns"


@lru_cache(maxsize=4_000)
def _in_frame(mask: Mask) -> bool:
    origin = corner(mask)
    frame = range(SIDE)
    return all(
        row(cell) - row(origin) in frame and column(cell) - column(origin) in frame
        for cell in cells_of(mask)
    )
