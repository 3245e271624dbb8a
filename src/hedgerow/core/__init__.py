"""The engine contract: what a game is, said without naming any game."""

from hedgerow.core.codec import Codec
from hedgerow.core.decision import Decision, ListMoves, Moves, Picker, Prompt
from hedgerow.core.drawing import Span
from hedgerow.core.errors import BadInput, Refused
from hedgerow.core.event import Entry, Event, Log, null_log
from hedgerow.core.game import Game
from hedgerow.core.info import Info
from hedgerow.core.options import Options
from hedgerow.core.outcome import Line, Outcome, Score
from hedgerow.core.record import Record
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Seat, SeatName
from hedgerow.core.words import Words

__all__ = [
    "BadInput",
    "Codec",
    "Decision",
    "Entry",
    "Event",
    "Game",
    "Info",
    "Line",
    "ListMoves",
    "Log",
    "Message",
    "Moves",
    "Options",
    "Outcome",
    "Picker",
    "Prompt",
    "Record",
    "Refused",
    "Rng",
    "Score",
    "Seat",
    "SeatName",
    "Span",
    "Words",
    "null_log",
]
