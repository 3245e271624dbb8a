"""Links tests to the numbered statements of a RULES.md."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

_STATEMENT = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ", re.MULTILINE)


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test with the statements it checks: `@rule("CRY-19")`."""

    def mark(test: F) -> F:
        return test

    assert ids, "a rule citation names at least one rule"
    return mark


def statements(rules: Path) -> list[str]:
    """The ids of a RULES.md, in order."""
    return _STATEMENT.findall(rules.read_text(encoding="utf-8"))


def cited(tests: Path) -> set[str]:
    """Every rule id that tests under this folder cite with `@rule`."""
    found: set[str] = set()
    for file in tests.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                    found |= {a.value for a in mark.args if _is_text(a)}  # type: ignore[attr-defined]
    return found


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
