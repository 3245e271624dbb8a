"""What can be taken back: events say whether they told anybody anything."""

from __future__ import annotations

from typing import get_args

from games.north_woods.woods import START, lying, woods
from hedgerow.games.north_woods.events import NorthWoodsEvent
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import offered, play

QUIET = {
    "PutDown",
    "LaidDown",
    "SetAside",
    "FoundNothing",
    "Seized",
    "Moved",
    "FedAll",
    "Rescued",
    "Aimed",
    "SetAlight",
    "Adopted",
    "Fetched",
    "Fell",
    "Spent",
    "TurnEnded",
}
"""Events that follow from what everybody saw already, or that their own seat alone knows of."""


def test_which_events_tell_something() -> None:
    assert {event.__name__ for event in get_args(NorthWoodsEvent) if not event.informs} == QUIET


@rule("NWO-26")
def test_choices_on_open_cards_are_taken_back() -> None:
    table = woods("plants, moose", hands=["eggs", ""], piles=["beaver", "mink", "fungi"])
    play(table, "rescue 1, on 1")
    assert table.can_undo(0)
    table.undo(0)
    table.undo(0)
    assert lying(table, 0) == "moose!, plants"


@rule("NWO-54")
def test_what_left_the_hand_stays_shown() -> None:
    table = woods("plants", hands=["moose", ""])
    play(table, "play moose")
    assert not table.can_undo(0)
    drawn = woods("", hands=["", ""], frame=START)
    play(drawn, "draw")
    assert not drawn.can_undo(0)
    assert offered(drawn, prefix="draw") == ["draw"]
