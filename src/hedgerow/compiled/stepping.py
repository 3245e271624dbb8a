"""The loop that steps many positions; each game has it compiled with its own kernels."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from numpy.typing import NDArray

from hedgerow.compiled.kernel import Floats, Mask, Row, bound
from hedgerow.compiled.rules import Kernels


def apply(tables: Any, row: Row, action: int) -> None: ...
def asked(tables: Any, row: Row) -> int: ...  # type: ignore[empty-body]
def mask(tables: Any, row: Row, out: Mask) -> None: ...
def observe(tables: Any, row: Row, seat: int, out: Floats) -> None: ...
def rewards(tables: Any, row: Row, out: Floats) -> None: ...


# The loops below call these names, which stand for the kernels of a game.


def _step(
    tables: Any,
    most: int,
    positions: NDArray[Any],
    plies: NDArray[Any],
    observations: Floats,
    masks: Mask,
    seats: NDArray[Any],
    earned: Floats,
    terminations: NDArray[Any],
    truncations: NDArray[Any],
    actions: NDArray[Any],
) -> int:
    """Make the actions of all games; returns the number of those that are over.

    An illegal action ends its game with -1 for its seat. What is shown of a game that is over stays
    as it was: it is begun again by `_show`.
    """
    finished = 0
    for number in range(len(positions)):
        row, legal, action = positions[number], masks[number], actions[number]
        earned[number] = 0
        terminations[number] = truncations[number] = False
        if action < 0 or action >= len(legal) or not legal[action]:
            earned[number, seats[number]] = -1
            terminations[number] = True
            finished += 1
            continue
        apply(tables, row, action)
        plies[number] += 1
        seat = asked(tables, row)
        if seat < 0:
            rewards(tables, row, earned[number])
            terminations[number] = True
            finished += 1
        elif plies[number] >= most:
            truncations[number] = True
            finished += 1
        else:
            seats[number] = seat
            mask(tables, row, legal)
            observe(tables, row, seat, observations[number])
    return finished


def _show(
    tables: Any,
    positions: NDArray[Any],
    numbers: NDArray[Any],
    observations: Floats,
    masks: Mask,
    seats: NDArray[Any],
) -> None:
    """Write the seat that is asked, the mask and the observation of some of the games."""
    for number in numbers:
        row = positions[number]
        seat = asked(tables, row)
        seats[number] = seat
        mask(tables, row, masks[number])
        observe(tables, row, seat, observations[number])


@cache
def loops(kernels: Kernels, name: str) -> tuple[Callable[..., int], Callable[..., None]]:
    """`_step` and `_show` for the game of this name."""
    names = vars(kernels)
    return bound(_step, names, name), bound(_show, names, name)
