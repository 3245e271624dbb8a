"""Bots against bots: many games, counted."""

from hedgerow.arena.simulate import BotResult, Result, simulate

__all__ = ["BotResult", "Result", "simulate"]
