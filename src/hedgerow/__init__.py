"""Hedgerow: nature board games on one rules engine. An unofficial fan work."""

__version__ = "0.1.0"
