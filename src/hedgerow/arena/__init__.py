"""Matches between bots: many games of one table, and contests with ratings."""

from hedgerow.arena.contest import Contest, contest_of
from hedgerow.arena.run import run_contest
from hedgerow.arena.simulate import BotResult, Ending, Kept, Result, simulate
from hedgerow.arena.standings import Standings

__all__ = [
    "BotResult",
    "Contest",
    "Ending",
    "Kept",
    "Result",
    "Standings",
    "contest_of",
    "run_contest",
    "simulate",
]
