"""Fits a model to positions, with NumPy alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hedgerow.arena.training.samples import Sample

Array = NDArray[Any]
Weights = dict[str, Array]

WIDTHS: Final = (0, 16, 32)
"""Sizes of the hidden layer that are tried; 0 is a linear model."""
HELD_OUT: Final = 5
"""One game of so many is not fitted: it tells when to stop, and which width is best."""
_BATCH: Final = 256
_RATE: Final = 3e-3
_DECAY: Final = 1e-3
_ROUND: Final = 200
"""The least number of steps between two looks at the games held out."""
_ROUNDS: Final = 80
_PATIENCE: Final = 6
"""How many looks without a gain end the fit."""
_POINTS: Final = 0.1
"""The weight of the error in points beside that of the chances."""


class Data(NamedTuple):
    """Positions in arrays; seats that a table does not have are masked."""

    rows: Array
    """(positions, seats, features)"""
    there: Array
    """(positions, seats)"""
    shares: Array
    points: Array
    scored: bool
    """Whether the game has points: in others a point only says who won."""

    def some(self, at: Array) -> Data:
        return Data(self.rows[at], self.there[at], self.shares[at], self.points[at], self.scored)


def data_of(samples: Sequence[Sample]) -> Data:
    seats = max(len(sample.rows) for sample in samples)
    width = len(samples[0].rows[0])
    rows = np.zeros((len(samples), seats, width), np.float32)
    there = np.zeros((len(samples), seats), bool)
    shares, points = np.zeros((2, len(samples), seats), np.float32)
    for at, sample in enumerate(samples):
        count = len(sample.rows)
        rows[at, :count] = sample.rows
        there[at, :count] = True
        shares[at, :count] = sample.shares
        points[at, :count] = sample.points
    return Data(rows, there, shares, points, bool(points.max() > 1))


def fit(games: Sequence[Sequence[Sample]], seed: int, progress: Callable[[str], None]) -> Weights:
    """The weights with the least loss on games that were held out."""
    fitted = data_of([each for at, game in enumerate(games) if not held_out(at) for each in game])
    mean, spread = fitted.points[fitted.there].mean(), fitted.points[fitted.there].std()
    fitted = fitted._replace(points=(fitted.points - mean) / max(1.0, spread))
    held = data_of([each for at, game in enumerate(games) if held_out(at) for each in game])
    found: list[tuple[float, int, Weights]] = []
    for width in WIDTHS:
        weights, loss = _fit(fitted, held, width, np.random.default_rng(seed))
        progress(f"hidden {width}: {loss:.4f}")
        found.append((loss, width, weights))
    best = min(found, key=lambda each: each[:2])[2]
    if "points" in best:
        best["points"] = best["points"] * spread
        best["points_bias"] = best["points_bias"] * spread + mean
    return best


def held_out(number: int) -> bool:
    """One game of each `HELD_OUT`, not always the same of them: numbers of seats come in turn."""
    return (number + number // HELD_OUT) % HELD_OUT == 0


def _fit(data: Data, held: Data, width: int, rng: np.random.Generator) -> tuple[Weights, float]:
    weights = _begin(data, width, rng)
    trained = [name for name in weights if name not in ("mean", "scale")]
    first = {name: np.zeros_like(weights[name]) for name in trained}
    second = {name: np.zeros_like(weights[name]) for name in trained}
    best, least, waited, step = dict(weights), log_loss(weights, held), 0, 0
    for _ in range(_ROUNDS):
        for batch in _batches(len(data.rows), rng):
            step += 1
            slopes = _slopes(weights, data.some(batch))
            for name in trained:  # Adam with decoupled decay of the weights
                slope = slopes[name]
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope * slope
                mean = first[name] / (1 - 0.9**step)
                spread = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
                weights[name] = weights[name] * (1 - _RATE * _DECAY) - _RATE * mean / spread
        loss = log_loss(weights, held)
        if loss < least - 1e-5:
            best, least, waited = dict(weights), loss, 0
        else:
            waited += 1
            if waited == _PATIENCE:
                break
    return best, least


def _batches(count: int, rng: np.random.Generator) -> Iterator[Array]:
    """A round: every position once, or several times if there are few."""
    steps = 0
    while steps < _ROUND:
        order = rng.permutation(count)
        for start in range(0, count, _BATCH):
            steps += 1
            yield order[start : start + _BATCH]


def _begin(data: Data, width: int, rng: np.random.Generator) -> Weights:
    rows = data.rows[data.there]
    weights: Weights = {"mean": rows.mean(0), "scale": rows.std(0) + 1e-3}
    size = rows.shape[1]
    if width:
        start = rng.normal(0, np.sqrt(2 / size), (size, width))
        weights["hidden"] = start.astype(np.float32)
        weights["hidden_bias"] = np.zeros(width, np.float32)
        size = width
    weights["strength"] = np.zeros(size, np.float32)
    if data.shares.sum(1).min() == 0:  # some games had no winner
        weights["nobody"] = np.zeros((), np.float32)
    if data.scored:
        weights["points"] = np.zeros(size, np.float32)
        weights["points_bias"] = np.zeros((), np.float32)
    return weights


def _layers(weights: Weights, rows: Array) -> tuple[Array, Array]:
    """The scaled features, and the layer that the outputs read."""
    given = (rows - weights["mean"]) / weights["scale"]
    if "hidden" not in weights:
        return given, given
    return given, np.maximum(given @ weights["hidden"] + weights["hidden_bias"], 0)


def chances(weights: Weights, data: Data) -> Array:
    """Every seat's chance; a last column is nobody's, where nobody may win."""
    return _softmax(weights, data, _layers(weights, data.rows)[1])


def _softmax(weights: Weights, data: Data, layer: Array) -> Array:
    strengths = np.where(data.there, layer @ weights["strength"], -np.inf)
    if "nobody" in weights:
        nobody = np.broadcast_to(weights["nobody"], (len(strengths), 1))
        strengths = np.concatenate([strengths, nobody], axis=1)
    raised = np.exp(strengths - strengths.max(1, keepdims=True))
    result: Array = raised / raised.sum(1, keepdims=True)
    return result


def expected_points(weights: Weights, data: Data) -> Array | None:
    if "points" not in weights:
        return None
    layer = _layers(weights, data.rows)[1]
    result: Array = layer @ weights["points"] + weights["points_bias"]
    return result


def _targets(weights: Weights, data: Data) -> Array:
    if "nobody" not in weights:
        return data.shares
    return np.concatenate([data.shares, 1 - data.shares.sum(1, keepdims=True)], axis=1)


def log_loss(weights: Weights, data: Data) -> float:
    given = np.clip(chances(weights, data), 1e-7, 1)
    return float(-(_targets(weights, data) * np.log(given)).sum(1).mean())


def _slopes(weights: Weights, data: Data) -> Weights:
    """The gradient of the loss: that of the chances, and a little of the points."""
    given, layer = _layers(weights, data.rows)
    count, seats = data.there.shape
    wrong = (_softmax(weights, data, layer) - _targets(weights, data)) / count
    slopes: Weights = {}
    if "nobody" in weights:
        slopes["nobody"] = wrong[:, seats].sum()
        wrong = wrong[:, :seats]
    slopes["strength"] = np.einsum("psh,ps->h", layer, wrong)
    back = wrong[..., None] * weights["strength"]
    if "points" in weights:
        off = np.where(
            data.there, layer @ weights["points"] + weights["points_bias"] - data.points, 0
        )
        off *= _POINTS / count
        slopes["points"] = np.einsum("psh,ps->h", layer, off)
        slopes["points_bias"] = off.sum()
        back = back + off[..., None] * weights["points"]
    if "hidden" in weights:
        back = back * (layer > 0)
        slopes["hidden"] = np.einsum("psf,psh->fh", given, back)
        slopes["hidden_bias"] = back.sum((0, 1))
    return slopes
