"""These tests compile much and compute little, so that XLA need not optimise for speed."""

from __future__ import annotations

import os

os.environ["XLA_FLAGS"] = " ".join(
    (
        os.environ.get("XLA_FLAGS", ""),
        "--xla_backend_optimization_level=0",
        "--xla_llvm_disable_expensive_passes=true",
    )
)
