"""Numba's compiler, as the kernels use it; the only file that imports Numba."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import FunctionType
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
from numba import types
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])

_CONFIG: Final[Any] = numba.config
"""Numba reads NUMBA_DISABLE_JIT and NUMBA_BOUNDSCHECK into it."""

_CONSTANTS: Final[Any] = types.IntegerLiteral, types.BooleanLiteral

INTERPRETED: Final = bool(_CONFIG.DISABLE_JIT)
"""Whether kernels run as plain Python."""

Row = NDArray[Any]
"""The integers of one position."""
Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


def version_of(*folders: Path) -> str:
    """What a kernel kept on disk is made from: Numba, every file of some folders, the checks."""
    files = sorted(file for folder in folders for file in folder.rglob("*.py"))
    stats = [(str(file), file.stat()) for file in files]
    parts = [(name, found.st_mtime_ns, found.st_size) for name, found in stats]
    made_from = (numba.__version__, bool(_CONFIG.BOUNDSCHECK), parts)
    return hashlib.sha256(repr(made_from).encode()).hexdigest()


_HERE: Final = Path(__file__).parent
_VERSION: Final = version_of(_HERE, _HERE.parent / "core", _HERE.parent / "games")


def kernel(function: F) -> F:
    """Compile a function when it is first called, and keep the result on disk.

    Numba compiles a kept function again if its own file has changed. A kernel is made of functions
    and constants of many files, so it is compiled again if any file of this package, of the core or
    of the games has.
    """
    compiled = _compiled(function, cache=True)
    if not INTERPRETED:
        # Numba reads no more of a kept index than its version if that is another.
        compiled._cache._cache_file._version = _VERSION
    return cast(F, compiled)


def inner(function: F) -> F:
    """A kernel for other kernels alone, which are kept with it in them.

    Python cannot call it, so a third less is compiled.
    """
    return cast(F, _compiled(function, no_cpython_wrapper=True))


def _compiled(function: Callable[..., Any], **flags: bool) -> Any:
    """A function that Numba compiles, once for all integers of a kind.

    By itself, Numba compiles it again for each constant that another function gives it.
    """
    compiler: Any = numba.njit
    # No kernel divides by zero, so none need look for it, and no C code calls them.
    compiled: Any = compiler(nogil=True, error_model="numpy", no_cfunc_wrapper=True, **flags)(
        function
    )
    if not INTERPRETED:
        template = compiled.get_call_template

        def widened(given: Sequence[Any], keywords: Mapping[str, Any]) -> Any:
            return template(tuple(map(_widened, given)), keywords)

        compiled.get_call_template = widened
    return compiled


def _widened(given: Any) -> Any:
    """The type of an argument, for a constant number that of all such numbers."""
    return given.literal_type if isinstance(given, _CONSTANTS) else given


def bound(function: Callable[..., Any], names: Mapping[str, Any], name: str) -> Any:
    """A kernel of a function whose global names are these; `name` tells it from others."""
    assert isinstance(function, FunctionType)
    globals_ = {**function.__globals__, **names}
    copy = FunctionType(function.__code__, globals_, function.__name__)
    copy.__qualname__ = f"{function.__qualname__}_{name}"
    copy.__module__ = function.__module__
    return kernel(copy)
