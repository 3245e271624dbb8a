"""`hedgerow games`: lists the games."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec import Struct

from hedgerow.bots import bots_for
from hedgerow.cli.say import console, print_json, say, say_of_game, set_language
from hedgerow.core.game import AnyGame
from hedgerow.core.options import OptionInfo, Value, listed
from hedgerow.games import GAMES


class Listed(Struct, frozen=True):
    """A game as `--json` lists it."""

    id: str
    name: str
    line: str
    seats: list[int]
    variant_seats: list[int]
    minutes: int
    version: int
    options: list[OptionInfo]
    presets: dict[str, dict[str, Value]]
    bots: list[str]


def games(
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """List the games, with their options and bots."""
    if lang is not None:
        set_language(lang)
    described = [describe(game) for game in GAMES]
    if as_json:
        print_json(described)
        return
    for game in described:
        console.print(f"[bold]{game.name}[/bold] ({game.id})")
        console.print(f"  {game.line}")
        low, high = game.seats[0], game.seats[-1]
        seats = {"low": low, "high": high, "more": high - low}
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
        name=say_of_game(game.id, "name"),
        line=say_of_game(game.id, "line"),
        seats=[seats for seats in game.seats if seats not in variants],
        variant_seats=variants,
        minutes=game.info.minutes,
        version=game.version,
        options=list(listed(game.options)),
        presets={name: dict(values) for name, values in game.info.presets.items()},
        bots=list(bots_for(game.id)),
    )


def _option_line(option: OptionInfo) -> str:
    default = str(option.default) if option.default != "" else "“”"
    values = ["false", "true"] if option.kind == "flag" else option.choices or []
    if values:
        return say("games-option", name=option.name, values=", ".join(values), default=default)
    return say("games-option-free", name=option.name, default=default)
