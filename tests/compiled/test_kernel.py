"""Kernels are compiled once and kept, until any file of the package changes."""

from __future__ import annotations

import os
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")

import hedgerow
from hedgerow.compiled import kernel as kernels
from hedgerow.compiled.kernel import INTERPRETED, bound, inner, kernel, version_of

compiled_only = pytest.mark.skipif(INTERPRETED, reason="NUMBA_DISABLE_JIT is set")
SOURCE = """
def add(number):
    return number + more(number)

def more(number):
    return 0

def twice(number):
    return more(number) + more(7) + more(8)
"""


@pytest.fixture
def functions(tmp_path: Path) -> Any:
    (tmp_path / "adding.py").write_text(SOURCE)
    spec = spec_from_file_location("adding", tmp_path / "adding.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def hits(compiled: Any) -> int:
    """How many versions of a kernel were read instead of compiled."""
    return sum(compiled.stats.cache_hits.values())


@compiled_only
def test_a_kernel_is_kept(functions: Any) -> None:
    first: Any = kernel(functions.more)
    assert first(1) == 0 and hits(first) == 0
    second: Any = kernel(functions.more)
    assert second(1) == 0 and hits(second) == 1


@compiled_only
def test_a_change_of_the_package_compiles_anew(
    functions: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel(functions.more)(1)
    monkeypatch.setattr(kernels, "_VERSION", "another")
    changed: Any = kernel(functions.more)
    assert changed(1) == 0 and hits(changed) == 0


def test_the_plain_rules_count_too() -> None:
    """Kernels hold constants of theirs."""
    package = Path(hedgerow.__file__).parent
    folders = [package / name for name in ("compiled", "core", "games")]
    assert kernels._VERSION == version_of(*folders) != version_of(folders[0])


def test_every_file_counts(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    file = tmp_path / "game" / "rules.py"
    file.write_text("")
    before = version_of(tmp_path)
    assert version_of(tmp_path) == before
    os.utime(file, ns=(1, 1))
    touched = version_of(tmp_path)
    (tmp_path / "tables.py").write_text("")
    assert len({before, touched, version_of(tmp_path)}) == 3


def test_a_bound_function_uses_the_names_it_is_given(functions: Any) -> None:
    one = bound(functions.add, {"more": kernel(lambda number: 1)}, "one")
    two = bound(functions.add, {"more": kernel(lambda number: 2)}, "two")
    assert (one(5), two(5), functions.add(5)) == (6, 7, 5)


@compiled_only
def test_an_inner_kernel_is_compiled_once_for_all_integers(functions: Any) -> None:
    more: Any = inner(functions.more)
    assert bound(functions.twice, {"more": more}, "toy")(1) == 0
    assert len(more.signatures) == 1
