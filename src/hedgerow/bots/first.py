"""The bots of the first release, kept as `first.<name>` to measure others against.

They are not tuned any more: `tests/bots/test_first.py` fails if one of them plays differently.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar

from hedgerow.bots.protocol import Budget, Choice, Chooser, Factory, Option
from hedgerow.core.decision import Decision

V = TypeVar("V")
M = TypeVar("M")

Choosers: TypeAlias = Mapping[str, Callable[[int], Chooser[Any, Any]]]
"""A game's bots of the first release by name, weakest first."""

PREFIX: Final = "first."


class FirstBot(Generic[V, M]):
    """A bot of the first release; it tells nothing about the moves that it did not choose."""

    def __init__(self, chooser: Chooser[V, M]) -> None:
        self._chooser = chooser

    def weigh(self, view: V, decision: Decision[M], budget: Budget) -> tuple[Option[M], ...]:
        choice = self.choose(view, decision, budget)
        return (Option.unweighed(choice.move, choice.reasons),)

    def choose(self, view: V, decision: Decision[M], budget: Budget) -> Choice[M]:
        return self._chooser.choose(view, decision, budget)


def first_bots(choosers: Choosers) -> dict[str, Factory]:
    return {PREFIX + name: _factory(make) for name, make in choosers.items()}


def provisional_levels(choosers: Choosers) -> dict[str, Factory]:
    """PROVISIONAL: levels for a game that has none of its own yet, so that every game has four.

    Two of them play alike, and they err by no rule of `levels`. Remove this function when every
    game in the package has `LEVELS`.
    """
    weakest, *_, strongest = (_factory(make) for make in (*choosers.values(),) * 2)
    return {"novice": weakest, "player": weakest, "expert": strongest, "master": strongest}


def _factory(make: Callable[[int], Chooser[Any, Any]]) -> Factory:
    return lambda seed: FirstBot(make(seed))
