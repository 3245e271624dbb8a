"""The code in README and docs runs, and links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#]+)\)")


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


BLOCKS = [
    pytest.param(code, id=f"{name(page)}:{number}")
    for page in PAGES
    for number, code in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")), start=1)
]


@pytest.mark.parametrize("code", BLOCKS)
def test_code_block_runs(code: str) -> None:
    exec(compile(code, "block", "exec"), {"__name__": "block"})


def test_the_readme_has_code_blocks() -> None:
    assert len(BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))) >= 4


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target
