"""Ties code and tests to the numbered statements of a RULES.md."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

_STATEMENT = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ", re.MULTILINE)
_NUMBER = re.compile(r"\b[A-Z]+-\d+\b")
_CODE = {".py", ".toml", ".svelte", ".ts"}


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


def cited_in_code(folder: Path) -> set[str]:
    """Every rule id that a source, component or client file below this folder names.

    A number belongs to the lines that implement its rule: a list of them in the docstring of a
    module does not count, nor does a test of the client.
    """
    found: set[str] = set()
    for file in folder.rglob("*"):
        if file.suffix in _CODE and not file.name.endswith(".test.ts"):
            text = file.read_text(encoding="utf-8")
            found.update(_NUMBER.findall(_after_docstring(text) if file.suffix == ".py" else text))
    return found


def _after_docstring(source: str) -> str:
    """A module without its docstring."""
    body = ast.parse(source).body
    if not (body and isinstance(body[0], ast.Expr) and _is_text(body[0].value)):
        return source
    return "".join(source.splitlines(keepends=True)[body[0].end_lineno :])


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
