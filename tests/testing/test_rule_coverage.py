"""The rule coverage finds what is cited and what is not."""

from __future__ import annotations

from pathlib import Path

from hedgerow.testing.rules import cited, statements


def test_citations_are_found(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@rule("X-1", "X-2")\ndef test_it() -> None: ...\n')
    (tmp_path / "test_two.py").write_text('# @rule("X-3")\nTEXT = "X-4"\n')
    assert cited(tmp_path) == {"X-1", "X-2"}


def test_statements_are_numbered_lines(tmp_path: Path) -> None:
    file = tmp_path / "RULES.md"
    file.write_text("# Rules\n\n- **X-1** One. [p. 2]\n- plain\n- **X-2** Two, see X-9.\n")
    assert statements(file) == ["X-1", "X-2"]
