"""Reinforcement-learning environments: thin wrappers around a Table and a game's codec."""

from hedgerow.envs.aec import Masks, TableEnv, aec

__all__ = ["Masks", "TableEnv", "aec"]
