"""Tables as one record, which kernels pass on as a pointer."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import numpy as np

from hedgerow.compiled.kernel import INTERPRETED

T = TypeVar("T", bound=tuple[Any, ...])


def recorded(tables: T) -> T:
    """A named tuple of integers and arrays as one NumPy record, for kernels, with the same names.

    A kernel that takes a named tuple takes all its parts one by one, which for dozens of arrays
    costs much time in every call and when it is compiled. The lengths of the arrays are a part of
    the type of a record: kernels are compiled anew for other lengths.

    >>> from typing import NamedTuple
    >>> class Tables(NamedTuple):
    ...     seats: int
    ...     worth: Any
    >>> record: Any = recorded(Tables(3, np.array([5, 2, 0])))
    >>> record["worth"].tolist()
    [5, 2, 0]
    """
    names: tuple[str, ...] = tables._fields  # type: ignore[attr-defined]
    arrays = [np.asarray(part) for part in tables]
    fields = [(name, array.dtype, array.shape) for name, array in zip(names, arrays, strict=True)]
    records = np.zeros(1, np.dtype(fields, align=True))
    for name, array in zip(names, arrays, strict=True):
        records[name][0] = array
    # Python needs attributes, and Numba takes ten times as long to recognise a record with them.
    return cast(T, np.rec.array(records)[0] if INTERPRETED else records[0])
