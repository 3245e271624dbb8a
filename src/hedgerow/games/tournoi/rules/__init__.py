"""The rules of Le Tournoi. Comments cite the numbers of RULES.md."""

from hedgerow.games.tournoi.rules.flow import MAX_DECISIONS, apply, decisions
from hedgerow.games.tournoi.rules.rounds import outcome, start_round
from hedgerow.games.tournoi.rules.setup import census, deal_powers, position, setup

__all__ = [
    "MAX_DECISIONS",
    "apply",
    "census",
    "deal_powers",
    "decisions",
    "outcome",
    "position",
    "setup",
    "start_round",
]
