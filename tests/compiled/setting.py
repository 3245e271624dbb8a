"""How much the comparisons of compiled games play; more by an environment variable."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from hedgerow.compiled import Kernels, Rules

GAMES = int(os.environ.get("HEDGEROW_COMPILED_GAMES", "3"))
"""The number of games of each seat count and option set. `bench/compiled_check.py` plays more."""


def spoiled(rules: Rules, name: str) -> Rules:
    """The rules with a fault in one kernel: its result, or the last number it writes."""
    right: Callable[..., Any] = getattr(rules.kernels, name)

    def asked(tables: Any, row: Any) -> int:
        return int(right(tables, row)) + 1

    def apply(tables: Any, row: Any, action: int) -> None:
        right(tables, row, action)
        row[np.flatnonzero(row)[-1]] += 1

    def writing(*given: Any) -> None:
        right(*given)
        out = given[-1]
        out[-1] = 1 - out[-1]

    wrong: dict[str, Callable[..., Any]] = {"asked": asked, "apply": apply}
    kernels: Kernels = replace(rules.kernels, **{name: wrong.get(name, writing)})
    return replace(rules, kernels=kernels)


FAULTS = {
    "asked": "asked",
    "mask": "mask",
    "observe": "observation",
    "apply": "position",
    "rewards": "rewards",
}
"""What a fault in each kernel is told as."""
