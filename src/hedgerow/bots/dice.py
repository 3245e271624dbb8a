"""A fast source of random choices for playouts."""

from __future__ import annotations

import random


class Dice:
    """A fast Picker; its bias, n / 2**30, is too small to matter to a playout."""

    __slots__ = ("below",)

    def __init__(self, seed: int) -> None:
        bits = random.Random(seed).getrandbits

        def below(n: int, /) -> int:
            return bits(30) * n >> 30

        self.below = below  # a closure is cheaper to call than a method
