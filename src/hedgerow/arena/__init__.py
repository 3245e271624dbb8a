"""Matches between bots, with statistics over many games."""

from hedgerow.arena.simulate import BotResult, Ending, Result, simulate

__all__ = ["BotResult", "Ending", "Result", "simulate"]
