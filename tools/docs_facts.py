"""Tables of docs/games that follow from the code.

A page has them between `<!-- facts: options -->` and `<!-- end of facts -->`. The last column of
the options and of the observations is written by hand and stays; everything else is made here.
`python tools/docs_facts.py` says which pages are out of date, `--write` brings them up to date.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from itertools import groupby
from math import prod
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import UNSET

from hedgerow.core.game import AnyGame
from hedgerow.core.options import Condition, OptionInfo, listed
from hedgerow.games import GAMES

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "games"
BLOCK: Final = re.compile(r"(<!-- facts: (\w+) -->\n)(.*?)(<!-- end of facts -->)", re.DOTALL)
HEADINGS: Final = (
    "Rules in short",
    "State",
    "Actions",
    "Observations",
    "Rewards",
    "Known results",
    "Tools",
)
"""The sections of every game's page, in this order."""

LONG: Final = 80
"""A list of values with more characters is written out once."""

Rows: TypeAlias = Iterable[tuple[str, ...]]
Words: TypeAlias = Mapping[str, str]
"""What is written by hand, by the first cell of its row."""


class NoWords(Exception):
    """A row lacks the words that only a person can write."""


def updated(game: AnyGame, page: str) -> str:
    """The page with its tables made anew."""

    def table(match: re.Match[str]) -> str:
        begin, name, old, end = match.groups()
        return begin + TABLES[name](game, words_of(old)) + end

    return BLOCK.sub(table, page)


def words_of(table: str) -> dict[str, str]:
    rows = [line.strip("|").split(" | ") for line in table.splitlines()]
    return {row[0].strip(): row[-1].strip() for row in rows[2:]}


def usual_seats(game: AnyGame) -> int:
    """The fewest seats of the rulebook at a table of several."""
    return next(seats for seats in game.seats if seats > 1 and seats not in game.info.variant_seats)


def markdown(head: tuple[str, ...], rows: Rows) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def by_hand(words: Words, key: str) -> str:
    if not words.get(key):
        raise NoWords(f"the row of {key} needs words in its last column")
    return words[key]


def options(game: AnyGame, words: Words) -> str:
    rows, before = [], dict[str, str]()
    for option in listed(game.options):
        name, possible = f"`{option.name}`", values(option)
        alike = before.setdefault(possible, name)
        rows.append(
            (
                name,
                f"as {alike}" if alike != name and len(possible) > LONG else possible,
                f"`{shown(option.default)}`" if option.default != "" else "",
                ", ".join(needed(condition) for condition in option.only_with),
                by_hand(words, name),
            )
        )
    return markdown(("option", "values", "default", "only with", "effect"), rows)


def values(option: OptionInfo) -> str:
    match option.kind:
        case "choice":
            assert option.choices is not UNSET
            return ", ".join(f"`{choice}`" for choice in option.choices)
        case "flag":
            return "`true`, `false`"
        case "number":
            return f"{option.min} to {option.max}"
        case "text":
            return f"text of at most {option.max_length} characters"


def shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def needed(condition: Condition) -> str:
    return f"`{condition.option}={' or '.join(shown(value) for value in condition.values)}`"


def state(game: AnyGame, words: Words) -> str:
    """The fields of the game's State with their types and docstrings."""
    module = import_module(f"{game.setup.__module__.split('.rules')[0]}.state")
    return markdown(("field", "type", "what it is"), fields(inspect.getsource(module.State)))


def fields(source: str) -> Iterator[tuple[str, str, str]]:
    (definition,) = ast.parse(source).body
    assert isinstance(definition, ast.ClassDef)
    for field, following in zip(definition.body, [*definition.body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            text = ""
            if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
                text = plain(" ".join(str(following.value.value).split()))
            kind = ast.unparse(field.annotation).replace("|", "\\|")
            yield f"`{field.target.id}`", f"`{kind}`", text


def plain(text: str) -> str:
    """A docstring whose square brackets are no links."""
    spans = text.split("`")  # every second one is code
    spans[::2] = [re.sub(r"[][]", r"\\\g<0>", span) for span in spans[::2]]
    return "`".join(spans)


def sizes(game: AnyGame, words: Words) -> str:
    """The numbers of actions and of floats in an observation, with the default options."""
    codecs = {seats: game.codec(seats, game.read_options({}, seats)) for seats in game.seats}
    rows = [
        (str(seats), f"{codec.actions:,}", f"{sum(map(prod, codec.pieces.values())):,}")
        for seats, codec in codecs.items()
    ]
    return markdown(("seats", "actions", "floats in an observation"), rows)


def actions(game: AnyGame, words: Words) -> str:
    """Each run of action numbers that stand for one kind of move."""
    seats = usual_seats(game)
    codec = game.codec(seats, game.read_options({}, seats))
    rows = []
    for kind, run in groupby(range(codec.actions), lambda number: type(codec.decode(number))):
        first, *rest = run
        numbers = f"{first} to {rest[-1]}" if rest else str(first)
        about, *_ = (inspect.getdoc(kind) or "").split("\n")
        rows.append((numbers, f"`{codec.decode(first)}`", about))
    return markdown((f"numbers, {seats} seats", "the first", "what it does"), rows)


def observations(game: AnyGame, words: Words) -> str:
    seats, most = usual_seats(game), game.seats[-1]
    few, many = (game.codec(n, game.read_options({}, n)).pieces for n in (seats, most))
    rows = [
        (f"`{name}`", dimensions(few[name]), dimensions(many[name]), by_hand(words, f"`{name}`"))
        for name in few
    ]
    return markdown(("piece", f"{seats} seats", f"{most} seats", "what it says"), rows)


def dimensions(shape: tuple[int, ...]) -> str:
    return "×".join(map(str, shape))


TABLES: Final[dict[str, Callable[[AnyGame, Words], str]]] = {
    table.__name__: table for table in (options, state, sizes, actions, observations)
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="bring the pages up to date")
    write = parser.parse_args().write
    stale = 0
    for game in GAMES:
        path = FOLDER / f"{game.id}.md"
        page = path.read_text(encoding="utf-8")
        try:
            fresh = updated(game, page)
        except NoWords as error:
            print(f"{path.name}: {error}")
            return 1
        if fresh != page:
            print(f"{path.name}: {'brought up to date' if write else 'out of date'}")
            stale += not write
            if write:
                path.write_text(fresh, encoding="utf-8")
    return int(stale > 0)


if __name__ == "__main__":
    sys.exit(main())
