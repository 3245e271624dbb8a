"""The network of `examples/ppo_cryptid.py` keeps to the rules, and seats look the same to it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo_cryptid.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo_cryptid", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_only_legal_actions_have_a_chance(example: ModuleType) -> None:
    import jax

    net = example.Net(3)
    length = sum(int(np.prod(shape)) for shape in net.pieces.values())
    seen = np.random.default_rng(1).integers(0, 2, (4, length)).astype(np.float32)
    mask = np.zeros((4, net.actions), bool)
    mask[:, ::7] = True
    chances, value = net(net.init(jax.random.key(0)), seen, mask)
    told = np.exp(np.asarray(chances))
    assert value.shape == (4,)
    assert np.allclose(told.sum(1), 1, atol=1e-3)
    assert not told[~mask].any()


def test_a_gain_is_seen_from_the_own_seat(example: ModuleType) -> None:
    """Two decisions of seat 0 and one of seat 1, which wins: each looks at its own next value."""
    from jax import numpy as jnp

    def column(*numbers: float) -> object:
        return jnp.array(numbers)[:, None]

    steps = example.Step(
        seen=None, mask=None, action=None, chance=None,
        seat=jnp.array([[0], [1], [0]]),
        value=column(0.2, 0.4, 0.5),
        rewards=jnp.array([[[0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0]], [[-0.5, 1.0, -0.5]]]),
        done=jnp.array([[False], [False], [True]]),
    )  # fmt: skip
    gain = np.asarray(example.advantages(steps, jnp.zeros((1, 3))))[:, 0]
    last = -0.5 - 0.5
    assert gain == pytest.approx([0.5 + 0.95 * last - 0.2, 1.0 - 0.4, last])
