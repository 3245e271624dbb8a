"""Generates the browser's types from the Structs: `python -m hedgerow.server.types > FILE`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from types import UnionType
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from hedgerow.coach.replay import ReplayChart, ReplayPosition, ReplayStory
from hedgerow.coach.review.report import Review
from hedgerow.core.companion import AnyCompanion, Document
from hedgerow.core.game import AnyGame
from hedgerow.core.outcome import Outcome
from hedgerow.core.puzzledesk import HintRequest, LookRequest, PuzzleRequest, SolveRequest
from hedgerow.core.text import Message, SeatName
from hedgerow.games import GAMES
from hedgerow.server import lessonwire, wire

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
        """Declare Structs and everything they contain; incoming ones may omit defaults."""
        self._prefix, self._incoming = prefix, incoming
        for info in inspect.multi_type_info(list(types)):
            self.name(info)

    def request(self, type_: Any, prefix: str) -> str:
        """The name of an incoming Struct."""
        self._prefix, self._incoming = prefix, True
        name = self.name(inspect.type_info(type_))
        self._prefix, self._incoming = "", False
        return name

    def either(self, type_: Any) -> str:
        """The name of a type, or of a union that msgspec could not decode."""
        types = get_args(type_) if isinstance(type_, UnionType) else (type_,)
        return " | ".join(self.name(inspect.type_info(each)) for each in types)

    def union(self, name: str, members: Any) -> None:
        """Declare a name for a union of types."""
        infos = inspect.multi_type_info(list(get_args(members)) or [members])
        self.alias(name, " | ".join(self.name(info) for info in infos))

    def alias(self, name: str, text: str) -> None:
        self.declare(name, f"export type {name} = {text};\n")

    def declare(self, name: str, text: str) -> None:
        self.done[name] = text

    def name(self, info: inspect.Type) -> str:
        """The TypeScript for a type."""
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
                return " | ".join(self.name(member) for member in types)
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
        if name in self.done:  # the name is taken: prefix the module's
            name = (
                self._prefix + _pascal(info.cls.__module__.rpartition(".")[2]) + info.cls.__name__
            )
        if name in self.done:
            raise TypeError(f"two types are called {name}")
        self._names[info.cls] = name
        self.done[name] = ""  # keeps its place before the types that it needs
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


def _game(writer: Writer, game: AnyGame) -> list[str]:
    """Declare a game's types; returns its entry in `interface Games`."""
    prefix, companion = _pascal(game.id), game.companion()
    writer.structs([game.view_type, game.move_type, game.event_type], prefix=prefix)
    if f"{prefix}View" not in writer.done:
        writer.alias(f"{prefix}View", writer.name(inspect.type_info(game.view_type)))
    writer.union(f"{prefix}Move", game.move_type)
    writer.union(f"{prefix}Event", game.event_type)
    writer.structs([game.options])
    parts = {part: f"{prefix}{part.capitalize()}" for part in ("view", "move", "event")}
    options = writer.name(inspect.type_info(game.options))
    parts |= {"options": options, "aids": "null", "insight": "null"}
    shown = None if companion.insight is None else companion.insight.position
    for part, function in (("aids", companion.aids), ("insight", shown)):
        if function is not None:
            parts[part] = writer.name(inspect.type_info(get_type_hints(function)["return"]))
    entry = [f"    {part}: {name};" for part, name in parts.items()]
    return [*entry, "    desk: {", *_desk(writer, prefix, companion), "    };"]


def _desk(writer: Writer, prefix: str, companion: AnyCompanion) -> Iterator[str]:
    """The tools of a desk by their names in URLs."""
    for name, tool in companion.desk.items():
        request = writer.request(tool.request, prefix)
        answer = writer.either(tool.answer)
        yield f'      "{name.replace(" ", "-")}": {{ request: {request}; answer: {answer} }};'


def generate(games: Sequence[AnyGame] = GAMES) -> str:
    """The whole file."""
    writer = Writer()
    writer.structs([Message, SeatName, Outcome])
    writer.structs([Document], incoming=True)
    # The puzzles of all games are asked for in the same way.
    writer.structs([PuzzleRequest, LookRequest, HintRequest, SolveRequest], incoming=True)
    entries: list[str] = []
    for game in games:
        entries += [f"  {game.id}: {{", *_game(writer, game), "  };"]
    writer.declare("Games", f"export interface Games {{\n{chr(10).join(entries)}\n}}\n")
    for part in ("View", "Move", "Event", "Aids", "Insight"):
        writer.alias(f"Any{part}", f"Games[keyof Games]['{part.lower()}']")
    writer.structs([ReplayPosition, ReplayChart, ReplayStory])
    writer.structs(wire.REST[:3])
    writer.structs([wire.NewTable, wire.Join, lessonwire.AskLesson], incoming=True)
    writer.structs(wire.REST[3:])
    writer.structs([*lessonwire.REST, Review])
    writer.structs(get_args(wire.Incoming), incoming=True)
    writer.union("Incoming", wire.Incoming)
    writer.structs(get_args(wire.Outgoing))
    writer.union("Outgoing", wire.Outgoing)
    return "\n".join([HEAD, *writer.done.values()])


if __name__ == "__main__":
    sys.stdout.write(generate())
