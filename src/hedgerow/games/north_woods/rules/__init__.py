"""The rules of North Woods, with a file for each phase. Comments cite RULES.md."""

from hedgerow.games.north_woods.rules.ending import outcome, standing
from hedgerow.games.north_woods.rules.flow import MAX_DECISIONS, apply, decisions, moves_of
from hedgerow.games.north_woods.rules.setup import census, setup

__all__ = [
    "MAX_DECISIONS",
    "apply",
    "census",
    "decisions",
    "moves_of",
    "outcome",
    "setup",
    "standing",
]
