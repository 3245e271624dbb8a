"""Habitats' aids foretell what placements do, and hold nothing that a View does not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.habitats.tables import table
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.habitats import GAME
from hedgerow.games.habitats.companion.aids import ParkAids, park_aids
from hedgerow.games.habitats.hidden import View
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table

AnyTable = Table[Any, Any, Any, Any]


def middle(seats: int = 3, moves: int = 50, **options: object) -> AnyTable:
    """A table in the middle of a game, played at random."""
    at: AnyTable = Table(GAME, seats, options, seed=f"aids {seats}")
    rng = Rng(seats)
    for _ in range(moves):
        (decision,) = at.decisions_for(at.to_act[0])
        at.play(decision.seat, decision.moves.pick(rng))
    return at


def scores(view: View, seat: int) -> dict[tuple[int, int], int]:
    return {(one.x, one.y): one.vp for one in view.parks[seat].tiles}


@pytest.mark.parametrize("roads", ["short", "endless"])
def test_previews_come_true(roads: str) -> None:
    """For every placement offered: what changes, tile by tile, and what it does to the goals."""
    at = middle(roads=roads, yearly="two")
    for _ in range(6):
        (decision,) = at.decisions_for(at.to_act[0])
        if at.view(None).hand is None:
            at.play(decision.seat, decision.moves[-1])
            continue
        seat, before = decision.seat, at.view(decision.seat)
        previews = park_aids(before).previews
        assert [(one.x, one.y, one.turn) for one in previews] == [
            (move.x, move.y, move.turn) for move in decision.moves
        ]
        old = scores(before, seat)
        for move, told in zip(decision.moves, previews, strict=True):
            state = at._state.clone()
            state.turn -= state.seats  # no year ends here, so that the goals stay open
            GAME.apply(state, seat, move, null_log)
            after = GAME.view(state, seat)
            new = scores(after, seat)
            changed = {cell: vp - old.get(cell, 0) for cell, vp in new.items()}
            assert {(c.x, c.y): c.vp for c in told.changes} == {
                c: v for c, v in changed.items() if v
            }
            assert told.vp == after.parks[seat].vp - before.parks[seat].vp
            points = [
                0 if was.scored else now.points[seat] - was.points[seat]
                for was, now in zip(before.goals, after.goals, strict=True)
            ]
            assert list(told.goals) == points
        at.play(seat, decision.moves[0])


def test_offers_are_the_tiles_that_may_be_taken() -> None:
    at = table(tiles="flower-water-1 lion big-water")
    offers = park_aids(at.view(0)).offers
    (decision,) = at.decisions_for(0)
    assert [(one.row, one.column) for one in offers] == [(m.row, m.column) for m in decision.moves]
    assert {one.at: one.vp for one in offers}["a1"] == 1
    assert park_aids(at.view(1)).offers == ()


def test_only_the_seat_to_act_is_told_what_its_choices_do() -> None:
    at = middle()
    while at.view(None).hand is None:
        (decision,) = at.decisions_for(at.to_act[0])
        at.play(decision.seat, decision.moves[0])
    actor = at.to_act[0]
    told = [bool(park_aids(at.view(seat)).previews) for seat in range(3)]
    assert told == [seat == actor for seat in range(3)]
    assert not park_aids(at.view(None)).previews


def test_goals_list_the_seats_best_first() -> None:
    at = table(parks=["lion 1,0", "okapi 1,0; gorilla 2,0"])
    goal = park_aids(at.view(None)).goals[0]
    assert [(row.seat, row.rank, row.points) for row in goal.standings] == [(1, 1, 3), (0, 2, 0)]
    assert Catalogue("en").say(goal.standings[0].measure) == "3 tiles in a row"


def test_an_animal_says_what_it_still_needs() -> None:
    at = table(parks=["zebra 0,1", ""])
    (note,) = [one for one in park_aids(at.view(0)).parks[0] if (one.x, one.y) == (0, 1)]
    told = Catalogue("en").say(note.why)
    assert told.endswith("still lacking: 2 grassland, 1 water")
    (standing,) = at.view(0).parks[0].tiles[1:]
    lacks = {lack.what: lack.count for lack in standing.lacks}
    assert lacks == {"grassland": 2, "water": 1} and not standing.met and standing.vp == 0


def test_everything_can_be_said_and_is_made_from_the_view_alone() -> None:
    at = middle(5, 120)
    for seat in (0, at.to_act[0], None):
        view = at.view(seat)
        made = park_aids(view)
        assert isinstance(made, ParkAids)
        world = GAME.determinize(view, Rng(9))
        again = park_aids(GAME.view(world, seat))
        assert msgspec.json.encode(again) == msgspec.json.encode(made)
        said = [note.why for park in made.parks for note in park]
        said += [row.measure for goal in made.goals for row in goal.standings]
        for language in LANGUAGES:
            assert all(Catalogue(language).say(one) for one in said)
