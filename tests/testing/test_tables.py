"""The helpers for tables, tried on the smallest game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from examples.acorns import GAME, Commits, Committed, Dropped, Foraged, Kept, Revealed, State

from hedgerow.core.errors import BadInput
from hedgerow.core.text import Seat
from hedgerow.table import Table
from hedgerow.testing.tables import offered, play, refused, table_at

COMMITS = "A commit 3, B commit 5"


def position(seats: int = 2) -> State:
    """Hands of 1 to 3, 4 to 6 and so on; the next card of the deck is 16."""
    hands = [tuple(range(3 * seat + 1, 3 * seat + 4)) for seat in range(seats)]
    deck = tuple(range(16, 3 * seats, -1))
    return State(3, hands, deck, (), [0] * seats, [Commits((None,) * seats)])


def test_a_table_stands_at_the_position() -> None:
    state = position(3)
    table = table_at(GAME, state)
    assert table.seats == 3
    assert table.view(1).hand == (4, 5, 6)
    assert table.to_act == (0, 1, 2)
    assert table.ply == 0


def test_a_table_plays_on_in_the_state_itself() -> None:
    state = position()
    table_at(GAME, state, "A commit 3")
    assert state.hands[0] == (1, 2)


def test_a_table_has_the_options_asked_for() -> None:
    assert table_at(GAME, position(), options={"rounds": 1}).options.rounds == 1
    assert table_at(GAME, position()).options.rounds == 3


def test_playing_tells_of_every_move_what_everybody_sees() -> None:
    table = table_at(GAME, position())
    assert play(table, f"{COMMITS}, B forage, B drop 16") == [
        Committed(0),
        Committed(1),
        Revealed((3, 5)),
        Foraged(1),
        Dropped(1, 16),
    ]
    assert play(table, "") == []


def test_a_move_without_a_letter_is_made_by_the_seat_to_act() -> None:
    table = table_at(GAME, position(), "A commit 3")
    assert play(table, "commit 5, keep") == [Committed(1), Revealed((3, 5)), Kept(1)]


def test_a_move_without_a_letter_needs_one_seat_to_act() -> None:
    table = table_at(GAME, position())
    with pytest.raises(AssertionError, match="several seats are to act"):
        play(table, "commit 3")
    table = table_at(GAME, finished(position()))
    with pytest.raises(AssertionError, match="nobody is to act"):
        play(table, "commit 3")


def finished(state: State) -> State:
    """The same position with nothing left to do."""
    state.stack = []
    return state


def test_playing_checks_the_move() -> None:
    with pytest.raises(BadInput):
        play(table_at(GAME, position()), "A commit 9")


@pytest.mark.parametrize(
    ("seat", "moves"), [(0, []), (1, ["keep", "forage"]), (None, ["keep", "forage"])]
)
def test_the_moves_offered_to_a_seat(seat: Seat | None, moves: list[str]) -> None:
    assert offered(table_at(GAME, position(), COMMITS), seat) == moves


def test_offered_moves_with_a_prefix() -> None:
    table = table_at(GAME, position(), f"{COMMITS}, B forage")
    assert offered(table, prefix="drop 1") == ["drop 16"]
    assert offered(table, prefix="keep") == []


def test_a_refusal_names_the_rule_or_the_message() -> None:
    table = table_at(GAME, position())
    assert refused(table, "A commit 9") == "ACO-2"
    assert refused(table, "B keep") == "ACO-4"
    assert refused(table, "A fly") == "error-notation"
    assert refused(table, "C keep") == "error-seat-unknown"
    play(table, "A commit 3")
    assert refused(table, "A commit 1") == "error-not-asked"
    assert refused(table, "commit 3") == "ACO-2"


def test_a_move_that_is_played_is_no_refusal() -> None:
    with pytest.raises(AssertionError, match="A commit 3: expected a refusal"):
        refused(table_at(GAME, position()), "A commit 3")


def test_a_refusal_that_changes_the_table_is_found() -> None:
    def refuse_and_change(state: State, seat: Seat, move: object) -> str:
        state.acorns[seat] += 1
        return "ACO-2"

    table = table_at(replace(GAME, refuse=refuse_and_change), position())
    with pytest.raises(AssertionError, match="A commit 9: refused, yet it changed"):
        refused(table, "A commit 9")


def test_the_helpers_need_no_position_of_their_own() -> None:
    table = Table(GAME, 2, seed="deal")
    (first, *_) = offered(table, 0)
    assert play(table, f"A {first}") == [Committed(0)]
