"""What is known about a game without playing it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from hedgerow.core.options import Value


@dataclass(frozen=True)
class Info:
    """What a lobby, a law or a bench needs to know about a game."""

    max_decisions: int
    minutes: int
    hidden: bool
    """Whether a seat may know something that another does not."""
    rules: Path
    """The numbered statements, RULES.md."""
    option_sets: tuple[Mapping[str, object], ...] = ({},)
    """Options under which laws, environments and golden games are run."""
    variant_seats: tuple[int, ...] = ()
    """Seat counts that the rulebook does not name."""
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """Options that belong together, under a name: "first" for somebody's first game."""
    missing_seats: Mapping[int, str] = field(default_factory=dict)
    """Seat counts of something that is not here, and the message that says what."""
    law_sample: int = 1
    """Laws look at one position in so many: for games of a thousand moves and more."""

    def rules_in(self, language: str) -> Path:
        """The rules in a language, RULES.fr.md beside RULES.md; the English ones where it lacks."""
        translated = self.rules.with_suffix(f".{language}.md")
        return translated if translated.is_file() else self.rules
