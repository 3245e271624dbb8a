"""Information about games for the pages: cards, options, rules, texts."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from hedgerow.bots import budget_for, levels_for, offered_bots
from hedgerow.bots.plugins import offers
from hedgerow.bots.ratings import ratings_for
from hedgerow.core.game import AnyGame
from hedgerow.core.options import listed
from hedgerow.games import GAMES, game_named
from hedgerow.server import wire

_STATEMENT: Final = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*?)(?: \[[^\]]*\])?$")
_WORD: Final = re.compile(r"^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$")


@cache
def games() -> list[wire.GameInfo]:
    """The games as shown on the home page."""
    return [_describe(game) for game in GAMES]


def _describe(game: AnyGame) -> wire.GameInfo:
    variants = list(game.info.variant_seats)
    return wire.GameInfo(
        id=game.id,
        seats=[seats for seats in game.seats if seats not in variants],
        variant_seats=variants,
        minutes=game.info.minutes,
        options=list(listed(game.options)),
        bots=_bots(game.id),
        presets={name: dict(values) for name, values in game.info.presets.items()},
        own=list(game.companion().own),
    )


def _bots(game_id: str) -> list[wire.BotInfo]:
    levels = [level.name for level in levels_for(game_id)]
    others = [name for name in offered_bots(game_id) if name not in levels]
    ratings, strangers = ratings_for(game_id), offers()
    return [
        wire.BotInfo(
            name=name,
            level=name in levels,
            ms=budget_for(game_id, name).ms,
            rating=ratings[name].rating if name in ratings else None,
            line=dict(strangers[name].line) if name in strangers else {},
        )
        for name in (*levels, *others)
    ]


@cache
def rules(game: str, language: str = "en") -> wire.Rules:
    """The numbered rules by section; the glossary is in the English file."""
    sections: list[wire.RuleSection] = []
    info = game_named(game).info
    for line in info.rules_in(language).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            sections.append(wire.RuleSection(line[3:].strip(), []))
        elif found := _STATEMENT.match(line):
            sections[-1].statements.append(wire.RuleStatement(found[1], found[2]))
    words = [
        wire.RuleWord(word[1].strip(), word[2].strip())
        for line in info.rules.read_text(encoding="utf-8").splitlines()
        if (word := _WORD.match(line)) and not word[1].startswith(("---", "français"))
    ]
    return wire.Rules([section for section in sections if section.statements], words)


@cache
def catalogue(language: str) -> str:
    """Every message of a language, as Fluent source for the browser."""
    folder = files("hedgerow.locale").joinpath(language)
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    texts = (file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl"))
    return "\n".join(texts)
