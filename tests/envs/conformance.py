"""The conformance tests that other libraries ship."""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    # Where pygame is installed, PettingZoo's tests import one of its games by its old name.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

__all__ = ["api_test", "parallel_api_test", "render_test", "seed_test"]
