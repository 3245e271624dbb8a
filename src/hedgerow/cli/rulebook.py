"""Look-up and search in the numbered statements of a game's RULES.md."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

_STATEMENT = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*?)(?: \[[^\]]*\])?$", re.MULTILINE)


class Statement(Struct, frozen=True):
    """A numbered line and its text, without the source."""

    number: str
    text: str


def statements(rules: Path) -> list[Statement]:
    """The statements of a file, in order."""
    found = _STATEMENT.findall(rules.read_text(encoding="utf-8"))
    return [Statement(number, text) for number, text in found]


def plain(text: str) -> str:
    """Normalize text for search: lower case without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def matches(words: Sequence[str], text: str) -> bool:
    """Whether each word is a prefix of a word of the text: "mount 10-7", but not 1-7 for 11-7."""
    inside = re.split(r"[^\w-]+", plain(text))
    return all(any(part.startswith(plain(word)) for part in inside) for word in words)
