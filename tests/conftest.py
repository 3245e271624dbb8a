"""Property tests run from a fixed seed and against no clock, on a busy machine too."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("hedgerow", deadline=None, derandomize=True, database=None)
settings.load_profile("hedgerow")
