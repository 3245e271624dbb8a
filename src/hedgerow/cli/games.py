"""`hedgerow games`: what there is to play."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from msgspec import Struct

from hedgerow.bots import bots_for
from hedgerow.cli.say import console, print_json, say, set_language
from hedgerow.core.game import AnyGame
from hedgerow.games import GAMES


class Option(Struct, frozen=True):
    """A game option; `values` is empty where any value of the type will do."""

    name: str
    default: Any
    values: list[Any]


class Listed(Struct, frozen=True):
    """A game as `--json` lists it."""

    id: str
    name: str
    line: str
    seats: list[int]
    variant_seats: list[int]
    minutes: int
    version: int
    options: list[Option]
    presets: dict[str, dict[str, Any]]
    bots: list[str]


def games(
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """List the games, with their options and bots."""
    if lang is not None:
        set_language(lang)
    listed = [describe(game) for game in GAMES]
    if as_json:
        print_json(listed)
        return
    for game in listed:
        console.print(f"[bold]{game.name}[/bold] ({game.id})")
        console.print(f"  {game.line}")
        seats = {"low": game.seats[0], "high": game.seats[-1]}
        variants = ", ".join(map(str, game.variant_seats))
        console.print("  " + say("games-seats", **seats, minutes=game.minutes))
        if variants:
            console.print("  " + say("games-variant-seats", seats=variants))
        for option in game.options:
            console.print("  " + _option_line(option), markup=False)
        for name, values in game.presets.items():
            told = ", ".join(f"{key}={value}" for key, value in values.items())
            console.print("  " + say("games-preset", name=name, options=told), markup=False)
        console.print("  " + say("games-bots", bots=", ".join(game.bots)))


def describe(game: AnyGame) -> Listed:
    variants = list(game.info.variant_seats)
    return Listed(
        id=game.id,
        name=say(f"game-{game.id}-name"),
        line=say(f"game-{game.id}-line"),
        seats=[seats for seats in game.seats if seats not in variants],
        variant_seats=variants,
        minutes=game.info.minutes,
        version=game.version,
        options=[
            Option(field.name, field.default, _values(field.type, field.default))
            for field in msgspec.structs.fields(game.options)
        ],
        presets={name: dict(values) for name, values in game.info.presets.items()},
        bots=list(bots_for(game.id)),
    )


def _values(type: Any, default: Any) -> list[Any]:
    """What an option can be, the default first; nothing where it is free."""
    known = msgspec.inspect.type_info(type)
    if isinstance(known, msgspec.inspect.LiteralType):
        return sorted(known.values, key=lambda value: (value != default, value))
    return [False, True] if isinstance(known, msgspec.inspect.BoolType) else []


def _option_line(option: Option) -> str:
    default = str(option.default) if option.default != "" else "“”"
    if option.values:
        values = ", ".join(map(str, option.values))
        return say("games-option", name=option.name, values=values, default=default)
    return say("games-option-free", name=option.name, default=default)
