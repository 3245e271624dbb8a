"""Errors that reach a person survive the way from a worker process."""

from __future__ import annotations

import pickle

from hedgerow.core import BadInput, Refused


def test_errors_can_be_pickled() -> None:
    for error in (BadInput("error-seats", seats=9), Refused("CRY-19", "ask 1-1 B")):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert again.message == error.message
        assert str(again) == str(error)
        assert getattr(again, "rule", None) == getattr(error, "rule", None)
