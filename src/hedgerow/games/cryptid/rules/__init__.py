"""The rules of Cryptid. Comments cite the numbers of RULES.md."""

from hedgerow.games.cryptid.rules.ending import ROUND_LIMIT, outcome
from hedgerow.games.cryptid.rules.flow import MAX_DECISIONS, apply, decisions
from hedgerow.games.cryptid.rules.hints import spared_votes
from hedgerow.games.cryptid.rules.setup import census, dealt, position, setup
from hedgerow.games.cryptid.rules.turns import rivals_of

__all__ = [
    "MAX_DECISIONS",
    "ROUND_LIMIT",
    "apply",
    "census",
    "dealt",
    "decisions",
    "outcome",
    "position",
    "rivals_of",
    "setup",
    "spared_votes",
]
