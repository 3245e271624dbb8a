"""The rule coverage finds what is cited and what is not."""

from __future__ import annotations

from pathlib import Path

from hedgerow.testing.rules import cited, cited_in_code, statements


def test_citations_are_found(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@rule("X-1", "X-2")\ndef test_it() -> None: ...\n')
    (tmp_path / "test_two.py").write_text('# @rule("X-3")\nTEXT = "X-4"\n')
    assert cited(tmp_path) == {"X-1", "X-2"}


def test_statements_are_numbered_lines(tmp_path: Path) -> None:
    file = tmp_path / "RULES.md"
    file.write_text("# Rules\n\n- **X-1** One. [p. 2]\n- plain\n- **X-2** Two, see X-9.\n")
    assert statements(file) == ["X-1", "X-2"]


def test_citations_in_code_are_found(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "turns.py").write_text(
        '"""Turns (X-1 to X-2)."""\n\n\ndef turn() -> str:\n'
        '    """X-3: one each."""\n    return "X-4"  # see X-5\n'
    )
    (tmp_path / "plain.py").write_text("LIMIT = 5  # X-6\n")
    (tmp_path / "cards.toml").write_text("# X-7: the box\n")
    (tmp_path / "Board.svelte").write_text("<!-- X-8 -->\n")
    (tmp_path / "model.ts").write_text("// X-9\n")
    assert cited_in_code(tmp_path) == {f"X-{number}" for number in range(3, 10)}


def test_what_is_no_code_cites_nothing(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text("- **X-1** One.\n")
    (tmp_path / "model.test.ts").write_text("// X-2\n")
    (tmp_path / "en.ftl").write_text("rule-X-3 = Three\n")
    (tmp_path / "empty.py").write_text("")
    assert cited_in_code(tmp_path) == set()
    assert cited_in_code(tmp_path / "missing") == set()
