"""How decisions of Earth are judged: where the seat's part of the turn ends."""

from __future__ import annotations

from typing import Final

from hedgerow.bots.earth.policy import play_part
from hedgerow.bots.earth.thinking import SHARP, SOLITARY
from hedgerow.bots.earth.worth import outlook
from hedgerow.bots.reviewing import Judging
from hedgerow.core.text import Seat
from hedgerow.games.earth.state import State


def end_part(state: State, seat: Seat) -> None:
    """Play the seat's part of the turn to its end."""
    if state.boards[seat].stack:
        play_part(state, outlook(state, seat, SHARP if state.gaia is None else SOLITARY))


REVIEW: Final = Judging(worlds=4, finish=end_part, scale=0.55)
