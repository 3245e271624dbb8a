"""Bots against bots: many games, counted."""

from hedgerow.arena.simulate import BotResult, Ending, Result, simulate

__all__ = ["BotResult", "Ending", "Result", "simulate"]
