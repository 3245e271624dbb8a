"""North Woods' aids: they say what the View holds, and their plans are moves on offer."""

from __future__ import annotations

import msgspec
import pytest

from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.companion.aids import WoodsAids, card_note, woods_aids
from hedgerow.games.north_woods.hidden import View, determinize
from hedgerow.games.north_woods.moves import Use
from hedgerow.games.north_woods.options import NorthWoodsOptions
from hedgerow.games.north_woods.state import State
from hedgerow.locale import LANGUAGES, Catalogue


def games(count: int, moves: int) -> list[State]:
    """Positions of random games, one every few moves."""
    found = []
    for seed in range(count):
        rng = Rng(seed)
        state = GAME.setup(NorthWoodsOptions(), 2 + seed % 3, rng)
        for at in range(moves):
            asked = GAME.decisions(state)
            if not asked:
                break
            if at % 7 == 0:
                found.append(state.clone())
            GAME.apply(state, asked[0].seat, asked[0].moves.pick(rng), null_log)
    return found


POSITIONS = games(6, 160)


def views() -> list[View]:
    seats: list[tuple[State, int | None]] = []
    for state in POSITIONS:
        seats += [(state, None), *((state, seat) for seat in range(state.seats))]
    return [GAME.view(state, seat) for state, seat in seats]


def messages(value: object) -> list[object]:
    """Every Message in a structure."""
    if isinstance(value, msgspec.Struct):
        if type(value).__name__ == "Message":
            return [value]
        value = [getattr(value, field) for field in value.__struct_fields__]
    if isinstance(value, tuple | list):
        return [found for one in value for found in messages(one)]
    return []


def test_everything_in_them_can_be_said_and_sent() -> None:
    for view in views()[::4]:
        aids = woods_aids(view)
        sent = msgspec.json.encode(aids)
        assert msgspec.json.decode(sent, type=WoodsAids) == aids
        assert len(sent) < 40_000
        for language in LANGUAGES:
            for message in messages(aids):
                assert Catalogue(language).say(message)  # type: ignore[arg-type]


def test_the_hungry_are_those_of_the_view_and_each_has_a_reason() -> None:
    some = 0
    for view in views():
        told = {(note.seat, note.slot) for note in woods_aids(view).hungry}
        assert told == {
            (seat, placed.slot)
            for seat, table in enumerate(view.tables)
            for placed in table
            if placed.being == "hungry"
        }
        assert all(note.why for note in woods_aids(view).hungry)
        some += bool(told)
    assert some > 10


def test_progress_counts_the_ranks_of_the_view() -> None:
    for view in views():
        for note in woods_aids(view).progress:
            there = [rank for rank, how in enumerate(note.ranks, start=1) if how != "missing"]
            assert tuple(there) == view.ranks[note.seat]
            assert len(note.ranks) == 8


def test_every_card_in_sight_is_explained() -> None:
    for view in views():
        known = {card.id for card in woods_aids(view).cards}
        assert known >= {placed.card for table in view.tables for placed in table}
        assert known >= set(view.hand)
        assert known >= {card for pile in view.piles for card in pile}


@pytest.mark.parametrize("which", ["feed", "turn", "habitat"])
def test_steps_are_moves_on_offer(which: str) -> None:
    steps = 0
    for state in POSITIONS:
        seat = state.turn
        plan = getattr(woods_aids(GAME.view(state, seat)), which)
        if plan is None:
            continue
        state = state.clone()
        for step in plan.steps:
            for move in step.moves:
                (asked,) = GAME.decisions(state)
                assert move in asked.moves
                GAME.apply(state, seat, move, null_log)
            steps += 1
        after = GAME.view(state, seat)
        hungry = [placed.slot for placed in after.tables[seat] if placed.being == "hungry"]
        assert sorted(plan.hungry) == sorted(hungry)
        assert plan.ranks == after.ranks[seat]
    assert steps > 5 or which == "habitat"


def test_the_same_view_gives_the_same_aids_in_every_world() -> None:
    for state in POSITIONS[::5]:
        for seat in range(state.seats):
            view = GAME.view(state, seat)
            world = determinize(view, Rng(4))
            assert woods_aids(GAME.view(world, seat)) == woods_aids(view)


def test_proposed_cards_are_marked() -> None:
    from hedgerow.games.north_woods.box import box

    vole = card_note(box().names["meadow vole"])
    assert (vole.proposed, vole.source, vole.rank, vole.diet) == (True, "proposed", 2, "herbivore")
    assert [message.args["en"] for message in vole.foods] == ["plants", "seeds and nuts", "fungi"]


def test_the_events_told_are_those_that_can_be_used() -> None:
    """Whenever the seat may use one (NWO-80), while species die and while it discards too."""
    seen: set[str] = set()
    for state in games(12, 260):
        for decision in GAME.decisions(state):
            usable = {move.card for move in decision.moves if isinstance(move, Use)}
            told = woods_aids(GAME.view(state, decision.seat)).events
            assert {event.card for event in told if not event.barred} == usable
            if usable:
                seen.add(type(state.stack[-1]).__name__)
    assert {"Start", "Acting", "Discarding"} <= seen
