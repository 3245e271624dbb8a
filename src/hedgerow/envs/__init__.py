"""Environments for learners: thin shells over one stepping core. See docs/environments.md.

`hedgerow.envs.openspiel` is imported on its own, because it needs OpenSpiel.
"""

from hedgerow.envs.aec import SeatsInTurn, aec
from hedgerow.envs.many import Games, vector
from hedgerow.envs.single import OneSeat, gym, register
from hedgerow.envs.stepping import Masks
from hedgerow.envs.together import SeatsTogether, parallel

register()

__all__ = [
    "Games",
    "Masks",
    "OneSeat",
    "SeatsInTurn",
    "SeatsTogether",
    "aec",
    "gym",
    "parallel",
    "vector",
]
