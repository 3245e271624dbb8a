"""The table: legality, undo, staleness, and what is sent to whom."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from examples.acorns import GAME, Commit

from hedgerow.core import BadInput, Refused
from hedgerow.table import Table, replay


def table(seats: int = 3, **options: object) -> Table[Any, Any, Any, Any]:
    return Table(GAME, seats, options, seed="table")


def commit_all(at: Table[Any, Any, Any, Any]) -> None:
    for seat in at.to_act:
        at.play(seat, at.decisions_for(seat)[0].moves[0])


def test_seats_that_choose_at_once_may_answer_in_any_order() -> None:
    at = table()
    assert list(at.to_act) == [0, 1, 2]
    at.play(2, at.decisions_for(2)[0].moves[0])
    assert list(at.to_act) == [0, 1]
    assert at.decisions_for(2) == ()


def test_a_play_may_be_a_value_or_its_notation() -> None:
    at, again = table(), table()
    move = at.decisions_for(0)[0].moves[0]
    assert at.play(0, move) == again.play(0, str(move))


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    at = table()
    before = at.message(None)
    with pytest.raises(Refused) as refusal:
        at.play(0, Commit(99))
    assert refusal.value.rule == "ACO-2"
    assert at.message(None) == before


@pytest.mark.parametrize(
    ("seat", "move", "id"),
    [
        (0, "no such move", "error-notation"),
        (7, "keep", "error-seat-unknown"),
        (-1, "keep", "error-seat-unknown"),
    ],
)
def test_nonsense_is_refused(seat: int, move: str, id: str) -> None:
    with pytest.raises(BadInput, match=id):
        table().play(seat, move)


def test_a_play_sent_twice_counts_once() -> None:
    at = table()
    first, second = at.decisions_for(0)[0].moves[0], at.decisions_for(1)[0].moves[0]
    at.play(0, first, answers=0)
    at.play(1, second, answers=0)  # at the same time as seat 0, and not refused for it
    with pytest.raises(BadInput, match="error-stale"):
        at.play(0, first, answers=0)
    assert at.ply == 2


def test_undo_takes_back_a_hidden_commit() -> None:
    at = table()
    before = at.message(0)
    at.play(0, at.decisions_for(0)[0].moves[0])
    assert at.can_undo(0)
    assert not at.can_undo(1)
    at.undo(0)
    assert at.message(0) == before
    assert at.record.moves == ()


def test_undo_ends_when_another_seat_has_moved() -> None:
    at = table()
    at.play(0, at.decisions_for(0)[0].moves[0])
    at.play(1, at.decisions_for(1)[0].moves[0])
    assert not at.can_undo(0)
    assert at.can_undo(1)
    at.undo(1)
    assert not at.can_undo(0), "what was given up once does not come back"


def test_undo_ends_when_something_was_revealed() -> None:
    at = table()
    commit_all(at)
    assert not any(map(at.can_undo, range(3)))
    with pytest.raises(BadInput, match="error-undo"):
        at.undo(2)


def test_a_seat_is_sent_its_own_choices_alone() -> None:
    at = table()
    for seat in range(3):
        sent = msgspec.json.decode(at.message(seat))
        assert [question["answers"] for question in sent["decisions"]] == [0]
        assert {move["card"] for move in sent["decisions"][0]["moves"]} == set(at.view(seat).hand)
    assert msgspec.json.decode(at.message(None))["decisions"] == []


def test_events_since_a_version() -> None:
    at = table()
    commit_all(at)
    assert len(at.events(None)) == 4
    assert len(at.events(None, since=2)) == 2


def test_a_record_replays_to_any_move() -> None:
    at = table()
    marks = [at.message(1, 0)]
    while at.to_act:
        seat = at.to_act[-1]
        at.play(seat, at.decisions_for(seat)[0].moves[-1])
        marks.append(at.message(1, 0))
    for version, mark in enumerate(marks):
        again = replay(GAME, at.record, version).message(1, 0)
        sent, now = msgspec.json.decode(mark), msgspec.json.decode(again)
        sent.pop("can_undo"), now.pop("can_undo")
        assert sent == now


def test_unknown_options_and_values_are_named() -> None:
    with pytest.raises(BadInput, match="error-option-unknown"):
        table(depth=3)
    with pytest.raises(BadInput, match="error-option-value"):
        table(rounds="many")
    with pytest.raises(BadInput, match="error-seats"):
        table(9)


def test_tables_without_a_seed_differ() -> None:
    tables = [Table(GAME, 2) for _ in range(4)]
    assert len({at.shuffle.commitment for at in tables}) == 4
