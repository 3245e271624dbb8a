"""Secrets of events are hidden unless somebody is named."""

from __future__ import annotations

from examples.acorns import Committed, CommittedCard

from hedgerow.core import Entry, Log, null_log


def test_a_secret_is_for_the_seats_named() -> None:
    entry = Entry(Committed(1), CommittedCard(1, 7), seen_by=(1,))
    assert entry.seen(1) == CommittedCard(1, 7)
    assert [entry.seen(seat) for seat in (0, 2, None)] == [Committed(1)] * 3


def test_a_forgotten_list_hides_the_secret() -> None:
    entry = Entry(Committed(1), CommittedCard(1, 7))
    assert [entry.seen(seat) for seat in (0, 1, None)] == [Committed(1)] * 3


def test_the_null_log_keeps_nothing() -> None:
    null_log.tell(Committed(0))
    null_log.whisper(Committed(0), CommittedCard(0, 1), 0)
    assert null_log.entries == []
    log = Log()
    log.tell(Committed(0))
    assert log.entries == [Entry(Committed(0))]
