"""What can be taken back: events say whether they told anybody anything."""

from __future__ import annotations

from typing import get_args

from hedgerow.games.earth.events import EarthEvent

NEWS = {
    # Cards that come out of a deck, whoever sees them.
    "Drew",
    "DrewCards",
    "Looked",
    "LookedCards",
    "GaiaTurned",
    "GaiaGained",
    # Cards that everybody sees from now on.
    "Settled",
    "Kept",
    "KeptCard",
    "CompostDiscarded",
    "Announced",
    "EventPlayed",
    # What somebody must have in the hand.
    "ReplacementBegan",
}
"""Events from which a seat learns what it could not work out. All others can be taken back."""


def test_only_what_tells_something_new_cannot_be_taken_back() -> None:
    assert {event.__name__ for event in get_args(EarthEvent) if event.informs} == NEWS
