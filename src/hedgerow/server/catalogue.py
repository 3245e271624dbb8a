"""What the pages ask about games: cards, options, rules, words."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final, get_args, get_origin

import msgspec
from msgspec import inspect

from hedgerow.bots import bots_for
from hedgerow.core.game import AnyGame
from hedgerow.games import GAMES, game_named
from hedgerow.server import wire

_STATEMENT: Final = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*?)(?: \[[^\]]*\])?$")
_WORD: Final = re.compile(r"^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$")


@cache
def games() -> list[wire.GameInfo]:
    """What the home page shows of each."""
    return [_describe(game) for game in GAMES]


def _describe(game: AnyGame) -> wire.GameInfo:
    variants = list(game.info.variant_seats)
    return wire.GameInfo(
        id=game.id,
        seats=[seats for seats in game.seats if seats not in variants],
        variant_seats=variants,
        minutes=game.info.minutes,
        options=[_option(field) for field in msgspec.structs.fields(game.options)],
        bots=list(bots_for(game.id)),
        presets=msgspec.to_builtins(dict(game.info.presets)),
    )


def _option(field: Any) -> wire.OptionInfo:
    """A field of a game's options as a question."""
    name, default = field.name, field.default
    match inspect.type_info(field.type):
        case inspect.LiteralType():
            return wire.OptionInfo(name, "choice", default, choices=_choices(field.type))
        case inspect.BoolType():
            return wire.OptionInfo(name, "flag", default)
        case inspect.IntType(ge=low, le=high):
            least = low if low is not None else msgspec.UNSET
            most = high if high is not None else msgspec.UNSET
            return wire.OptionInfo(name, "number", default, min=least, max=most)
        case inspect.StrType(max_length=longest):
            most = longest if longest is not None else msgspec.UNSET
            return wire.OptionInfo(name, "text", default, max_length=most)
        case other:
            raise TypeError(f"option {name}: no question for {other}")


def _choices(type_: Any) -> list[str]:
    """The values of a Literal, in the order in which it lists them."""
    while get_origin(type_) is not None and not isinstance(get_args(type_)[0], str):
        type_ = get_args(type_)[0]
    return [str(value) for value in get_args(type_)]


@cache
def rules(game: str, language: str = "en") -> wire.Rules:
    """The numbered rules, section by section; the glossary stands in the English file."""
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
    """Every message of a language, as the browser reads them."""
    folder = files("hedgerow.locale").joinpath(language)
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    texts = (file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl"))
    return "\n".join(texts)
