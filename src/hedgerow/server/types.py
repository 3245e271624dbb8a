"""The browser's types, made from the Structs: `python -m hedgerow.server.types > FILE`."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable, Sequence
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct, inspect

from hedgerow.core.game import AnyGame
from hedgerow.core.outcome import Outcome
from hedgerow.core.text import Message, SeatName
from hedgerow.games import GAMES
from hedgerow.server import pages, wire

HEAD = """\
// Generated from src/hedgerow/server/wire.py and the games by
//   python -m hedgerow.server.types > web/src/lib/generated.ts
// Do not edit: a test compares this file with what the generator prints.
"""


class Writer:
    """Collects declarations in the order in which they are first needed."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}
        self._names: dict[type, str] = {}
        self._prefix = ""
        self._incoming = False

    def structs(self, types: Iterable[Any], *, prefix: str = "", incoming: bool = False) -> None:
        """Declare Structs and all that they hold; what comes in may leave out defaults."""
        self._prefix, self._incoming = prefix, incoming
        for info in inspect.multi_type_info(list(types)):
            self.name(info)

    def union(self, name: str, members: Any) -> None:
        """Declare a name for a union of types."""
        infos = inspect.multi_type_info(list(get_args(members)) or [members])
        self.alias(name, " | ".join(self.name(info) for info in infos))

    def alias(self, name: str, text: str) -> None:
        self.done[name] = f"export type {name} = {text};\n"

    def name(self, info: inspect.Type) -> str:
        """How TypeScript writes a type."""
        match info:
            case inspect.Metadata(extra={"ts": str(given)}):
                return given
            case inspect.Metadata(type=inner):
                return self.name(inner)
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType() | inspect.DateTimeType() | inspect.DateType():
                return "string"
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case inspect.LiteralType(values=values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case inspect.UnionType(types=types):
                return " | ".join(self.name(one) for one in types)
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(map(self.name, items))}]"
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                each = self.name(item)
                return f"({each})[]" if " | " in each else f"{each}[]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.name(key)}, {self.name(value)}>"
            case inspect.StructType():
                return self._struct(info)
            case _:
                raise TypeError(f"no TypeScript for {info}")

    def _struct(self, info: inspect.StructType) -> str:
        known = self._names.get(info.cls)
        if known is not None:
            return known
        name = self._prefix + info.cls.__name__
        if name in self.done:  # another one has the name: put the module's before it
            name = (
                self._prefix + _pascal(info.cls.__module__.rpartition(".")[2]) + info.cls.__name__
            )
        if name in self.done:
            raise TypeError(f"two types are called {name}")
        self._names[info.cls] = name
        self.done[name] = ""  # keeps its place before those that it needs
        lines = []
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};")
        omits = self._incoming or info.cls.__struct_config__.omit_defaults
        for field in info.fields:
            mark = "?" if not field.required and omits else ""
            lines.append(f"  {field.encode_name}{mark}: {self.name(field.type)};")
        body = "\n".join(lines)
        self.done[name] = (
            f"export interface {name} {{\n{body}\n}}\n"
            if lines
            else (f"export type {name} = Record<string, never>;\n")
        )
        return name


def _pascal(id: str) -> str:
    return "".join(part.capitalize() for part in id.split("_"))


PAGES = {
    "notepad": ("notepad",),
    "earth": ("earth_aids",),
    "habitats": ("park_aids",),
    "north_woods": ("woods_aids",),
    "replay": ("replay_at", "replay_chart"),
    "puzzles": ("puzzle_page",),
    "tournoi": ("battle_aids",),
    "decks": ("decks_page", "deck_page", "cards_page"),
}


def _page_types() -> list[Any]:
    """What the pages give: the annotated results of their functions."""
    found: list[Any] = []
    for module, names in PAGES.items():
        for name in names:
            function = getattr(importlib.import_module(f"{pages.__name__}.{module}"), name)
            given = get_type_hints(function)["return"]
            found += [one for one in get_args(given) or [given] if _is_struct(one)]
    return found


def _is_struct(type_: Any) -> bool:
    return isinstance(type_, type) and issubclass(type_, Struct)


def generate(games: Sequence[AnyGame] = GAMES) -> str:
    """The whole file."""
    writer = Writer()
    writer.structs([Message, SeatName, Outcome])
    for game in games:
        prefix = _pascal(game.id)
        writer.structs([game.view_type, game.move_type, game.event_type], prefix=prefix)
        if f"{prefix}View" not in writer.done:
            writer.alias(f"{prefix}View", writer.name(inspect.type_info(game.view_type)))
        writer.union(f"{prefix}Move", game.move_type)
        writer.union(f"{prefix}Event", game.event_type)
        writer.structs([game.options], prefix="")
    writer.structs(_page_types())
    for kind in ("View", "Move", "Event"):
        writer.alias(f"Any{kind}", " | ".join(f"{_pascal(game.id)}{kind}" for game in games))
    aids = [get_type_hints(function)["return"] for function in pages.AIDS.values()]
    writer.alias("AnyAids", " | ".join(one.__name__ for one in aids) or "never")
    writer.structs(wire.REST[:3])
    asked = (wire.NewTable, wire.Join, wire.PuzzleRequest, wire.DeckRequest, wire.CardsRequest)
    writer.structs(asked, incoming=True)
    writer.structs(wire.REST[3:])
    writer.structs(get_args(wire.Incoming), incoming=True)
    writer.union("Incoming", wire.Incoming)
    writer.structs(get_args(wire.Outgoing))
    writer.union("Outgoing", wire.Outgoing)
    return "\n".join([HEAD, *writer.done.values()])


if __name__ == "__main__":
    sys.stdout.write(generate())
