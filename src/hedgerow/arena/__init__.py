"""Matches between bots, with statistics over many games."""

from hedgerow.arena.simulate import BotResult, Ending, Kept, Result, simulate

__all__ = ["BotResult", "Ending", "Kept", "Result", "simulate"]
