"""Chances to win learned from play: a small model for each game, in a file beside its bots.

A game says in `bots/<game>/features.py` what counts, as `NAMES` and `features(view)`: a row of
numbers for each seat, all from one View. The model turns each row into a strength; the chances to
win are a softmax over the strengths. So it serves any number of seats, and swapping two seats'
rows swaps their chances. `hedgerow train` makes the file.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from msgspec import Struct

from hedgerow.core import decoding

if TYPE_CHECKING:
    from numpy.typing import NDArray

FILE: Final = "value.npz"
"""In the game's folder of bots."""

Rows = Sequence[Sequence[float]]
"""The features of each seat, in seat order."""


class Features(Protocol):
    """The module `bots/<game>/features.py`."""

    NAMES: tuple[str, ...]

    def features(self, view: Any) -> Rows: ...


class Figures(Struct, frozen=True):
    """How good a model's chances are on games that it was not trained on."""

    games: int
    positions: int
    log_loss: float
    guessing: float
    """The log loss of giving every seat the same chance."""
    auc: float
    """The probability that a seat that won was given more than one that did not."""
    ece: float
    """The expected calibration error in ten bins."""
    points_error: float | None = None
    """The mean absolute error of the final points."""


class About(Struct, frozen=True):
    """Where a model comes from."""

    game: str
    names: tuple[str, ...]
    command: str
    commit: str
    games: int
    positions: int
    figures: Figures


class Value:
    """A model: one hidden layer, or none, shared by all seats.

    `weights` holds arrays by name: `mean` and `scale` of the features, `hidden` and `hidden_bias`
    (missing in a linear model), `strength`, and where the game has points `points`, `points_bias`.
    `nobody` is the strength of nobody, where a game can end without a winner.
    """

    def __init__(self, weights: dict[str, NDArray[Any]], about: About) -> None:
        self.weights = weights
        self.about = about

    def chances(self, rows: Rows) -> list[float]:
        """Every seat's chance to win; they add up to 1, or to less if nobody may win."""
        import numpy as np

        strengths = self._layer(rows) @ self.weights["strength"]
        if "nobody" in self.weights:
            strengths = np.append(strengths, self.weights["nobody"])
        raised = np.exp(strengths - strengths.max())
        shares: list[float] = (raised / raised.sum()).tolist()
        return shares[: len(rows)]

    def points(self, rows: Rows) -> list[float] | None:
        """Every seat's expected final points; None in a game without points."""
        if "points" not in self.weights:
            return None
        expected: list[float] = (
            self._layer(rows) @ self.weights["points"] + self.weights["points_bias"]
        ).tolist()
        return expected

    def _layer(self, rows: Rows) -> NDArray[Any]:
        import numpy as np

        weights = self.weights
        layer: NDArray[Any] = np.asarray(rows, dtype=np.float32)
        layer = (layer - weights["mean"]) / weights["scale"]
        if "hidden" in weights:
            layer = np.maximum(layer @ weights["hidden"] + weights["hidden_bias"], 0.0)
        return layer

    def dump(self) -> bytes:
        """The file; `load` reads it."""
        import numpy as np

        file = BytesIO()
        about = np.frombuffer(msgspec.json.encode(self.about), dtype=np.uint8)
        arrays: dict[str, Any] = {**self.weights, "about": about}
        np.savez_compressed(file, **arrays)
        return file.getvalue()


def load(raw: bytes) -> Value:
    import numpy as np

    with np.load(BytesIO(raw), allow_pickle=False) as arrays:
        weights = {name: arrays[name] for name in arrays.files}
    about = decoding.from_json(weights.pop("about").tobytes(), About)
    return Value(weights, about)


def features_for(game_id: str) -> Features | None:
    """What counts in a game; None if nobody has said so."""
    name = f"{__package__}.{game_id}.features"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:  # not even a folder of bots
        return None
    return None if found is None else import_module(name)


@cache
def value_for(game_id: str) -> Value | None:
    """The model of a game; None if there is none, or if it was made for other features."""
    file = files(__package__).joinpath(game_id, FILE)
    counted = features_for(game_id)
    if counted is None or not file.is_file():
        return None
    value = load(file.read_bytes())
    return value if value.about.names == counted.NAMES else None
