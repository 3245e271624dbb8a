"""Replays, records and desk tools, generic over every game."""
