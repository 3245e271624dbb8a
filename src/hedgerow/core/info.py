"""Static facts about a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from hedgerow.core.options import Value


@dataclass(frozen=True)
class Info:
    """What lobbies, laws and benchmarks need to know about a game."""

    max_decisions: int
    minutes: int
    hidden: bool
    """Whether seats can know different things."""
    rules: Path
    """The path of RULES.md, with the numbered statements."""
    option_sets: tuple[Mapping[str, object], ...] = ({},)
    """The option sets under which laws, environments and golden games run."""
    variant_seats: tuple[int, ...] = ()
    """Seat counts that are not in the rulebook."""
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """Named sets of options, such as "first" for somebody's first game."""
    missing_seats: Mapping[int, str] = field(default_factory=dict)
    """Seat counts that need an expansion we lack, and the message that says so."""
    law_sample: int = 1
    """Laws check one position in this many: for games of a thousand moves or more."""

    def rules_in(self, language: str) -> Path:
        """The rules in a language (RULES.fr.md beside RULES.md), else in English."""
        translated = self.rules.with_suffix(f".{language}.md")
        return translated if translated.is_file() else self.rules
