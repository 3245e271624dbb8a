"""An owner's printed components, entered field by field, checked, and written as a component file.

A game says which fields of a file's entries can be entered (`Part`) and what is wrong with an
entry; this module keeps what is not entered as it is, and writes the whole file anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from operator import itemgetter
from typing import Any, Final, TypeAlias

from msgspec import Struct

from hedgerow.core.companion import AnyTool, Clerk, Tool
from hedgerow.core.errors import BadInput
from hedgerow.core.own import Entered, OwnField, OwnRow, OwnRows, OwnSet
from hedgerow.core.text import Message
from hedgerow.games import datafiles

Entry: TypeAlias = dict[str, Any]

SOURCE: Final = "the owner's box"


class OwnRequest(Struct, frozen=True, forbid_unknown_fields=True):
    rows: OwnRows
    file: str = ""
    """The component file; "" for the game's first one, the only one that older pages know."""


@dataclass(frozen=True)
class Marks:
    """How the entries of a file say which of their fields are proposed."""

    proposed: Callable[[Entry], Collection[str]]
    """The paths of an entry's proposed fields; what is below one is proposed too."""
    settle: Callable[[Entry, Collection[str]], None]
    """Take the mark off what was entered, given by its keys."""


def value_at(entry: Entry, key: str) -> Any:
    """What is at a path such as "demand.water" or "points.0.1"; None if nothing is."""
    found: Any = entry
    for step in key.split("."):
        if isinstance(found, list):
            found = found[int(step)]
        elif isinstance(found, dict):
            found = found.get(step)
        else:
            return None
    return found


def put_at(entry: Entry, key: str, value: Entered) -> None:
    """Put a value at a path; "" and a count of 0 in an inner table are left out."""
    *way, last = key.split(".")
    inner: Any = entry
    for step in way:
        inner = inner[int(step)] if isinstance(inner, list) else inner.setdefault(step, {})
    if isinstance(inner, list):
        inner[int(last)] = value
    elif value == "" or (way and value == 0):
        inner.pop(last, None)
    else:
        inner[last] = list(value) if isinstance(value, tuple) else value


@dataclass(frozen=True)
class Part:
    """A component file that owners can enter."""

    game: str
    file: str
    table: str
    """The name of its entries."""
    fields: Callable[[], Sequence[OwnField]]
    """In the order in which they are entered: a field that decides about others before them."""
    shown: Callable[[Entry], Sequence[str]]
    """The keys that apply to an entry."""
    name: Callable[[Entry], Message]
    mistake: Callable[[Sequence[Entry], int], Message | None]
    """What is wrong with an entry among all, if anything is."""
    marks: Marks
    id: Callable[[Entry], str] = itemgetter("id")
    read: Callable[[Entry, str], Any] = value_at
    write: Callable[[Entry, str, Entered], None] = put_at
    said: Callable[[Entry], Sequence[Message]] = lambda entry: ()
    lines: Callable[[Entry], dict[str, Message]] = lambda entry: {}


def listed(field: str) -> Marks:
    """Marks that are a list of fields, as "vp" or "points[1]" are."""

    def path(name: str) -> str:
        return name.replace("[", ".").replace("]", "")

    def proposed(entry: Entry) -> Collection[str]:
        return [path(name) for name in entry.get(field, ())]

    def settle(entry: Entry, keys: Collection[str]) -> None:
        left = [
            name
            for name in entry.get(field, ())
            if not any(_below(key, path(name)) for key in keys)
        ]
        entry.pop(field, None)
        if left:
            entry[field] = left

    return Marks(proposed, settle)


def flagged(field: str, keys: Collection[str]) -> Marks:
    """A mark for a whole entry, which is about these fields."""

    def settle(entry: Entry, entered: Collection[str]) -> None:
        entry.pop(field, None)

    return Marks(lambda entry: keys if entry.get(field) else (), settle)


def _below(key: str, path: str) -> bool:
    return key == path or key.startswith(f"{path}.")


def detail(text: str) -> Message | None:
    """A mistake that the reader of the file finds too, in its words; None for ""."""
    return Message("component-detail", {"text": text}) if text else None


def wrong(field: Message, what: str, **args: str | int) -> Message:
    """A mistake in a field."""
    return Message("component-wrong", {"field": field, "what": Message(what, {**args})})


def own_set(part: Part, given: OwnRows) -> OwnSet:
    """The entries of a file with what was entered, checked one by one."""
    kind = dict[str, list[dict[str, Any]]]
    built_in: list[Entry] = datafiles.read(part.game, part.file, kind)[part.table]
    known = {part.id(entry) for entry in built_in}
    for id in given:
        if id not in known:
            raise BadInput("error-own-row", entry=id)
    fields = {field.key: field for field in part.fields()}
    entries = [_entered(part, fields, entry, given.get(part.id(entry), {})) for entry in built_in]
    rows = tuple(_row(part, fields, entries, at) for at in range(len(entries)))
    whole = not any(row.mistake for row in rows)
    return OwnSet(
        part.file, tuple(fields.values()), rows, file_text(part.table, entries) if whole else ""
    )


def _entered(
    part: Part, fields: Mapping[str, OwnField], entry: Entry, given: Mapping[str, Entered]
) -> Entry:
    if not given:
        return entry
    found: Entry = _copied(entry)
    order = {key: at for at, key in enumerate(fields)}
    for key in sorted(given, key=lambda key: order.get(key, -1)):
        field = fields.get(key)
        if field is None or key not in part.shown(found) or not _fits(field, given[key]):
            raise BadInput("error-own-field", entry=part.id(entry), field=key)
        part.write(found, key, given[key])
    part.marks.settle(found, given)
    found["source"] = SOURCE
    return found


def _copied(value: Any) -> Any:
    match value:
        case dict():
            return {key: _copied(inner) for key, inner in value.items()}
        case list():
            return [_copied(inner) for inner in value]
        case _:
            return value


def _fits(field: OwnField, value: Entered) -> bool:
    choices = {choice.value for choice in field.choices}
    match field.kind:
        case "number":
            return isinstance(value, int) and field.least <= value <= field.most
        case "one" | "line":
            return isinstance(value, str) and value in choices
        case "many":
            return isinstance(value, tuple) and choices.issuperset(value)


def _row(part: Part, fields: Mapping[str, OwnField], entries: Sequence[Entry], at: int) -> OwnRow:
    entry = entries[at]
    keys = part.shown(entry)
    proposed = part.marks.proposed(entry)
    return OwnRow(
        part.id(entry),
        part.name(entry),
        {key: _value(part.read(entry, key), fields[key].kind) for key in keys},
        tuple(key for key in keys if any(_below(key, path) for path in proposed)),
        str(entry.get("source", "")),
        part.mistake(entries, at),
        tuple(part.said(entry)),
        part.lines(entry),
    )


def _value(value: Any, kind: str) -> Entered:
    if kind == "many":
        return tuple(value or ())
    if value is None:
        return 0 if kind == "number" else ""
    found: Entered = value
    return found


# The file


def file_text(table: str, entries: Sequence[Entry]) -> str:
    """A component file in TOML."""
    blocks = []
    for entry in entries:
        lines = [f"{key} = {_toml(value)}" for key, value in entry.items()]
        blocks.append("\n".join([f"[[{table}]]", *lines]))
    return "\n\n".join(blocks) + "\n"


def _toml(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return json.dumps(value, ensure_ascii=False)  # a basic string has the same escapes
        case list() | tuple():
            return f"[{', '.join(map(_toml, value))}]"
        case dict():
            inside = ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items())
            return f"{{ {inside} }}" if inside else "{}"
        case _:
            raise TypeError(type(value))


def own_tool(*parts: Part) -> AnyTool:
    """The desk tool that checks what an owner has entered of one of these files."""
    by_file = {part.file: part for part in parts}

    def own(request: OwnRequest, clerk: Clerk) -> OwnSet:
        """Check printed components and write them as a file, as JSON."""
        part = by_file.get(request.file) if request.file else parts[0]
        if part is None:
            raise BadInput("error-own-file", game=parts[0].game, file=request.file[:40])
        return own_set(part, request.rows)

    return Tool(OwnRequest, OwnSet, own, page=True)


def own_files(*parts: Part) -> Mapping[str, Callable[[OwnRows], OwnSet]]:
    """What a game's companion offers for tables with an owner's components."""
    return {part.file: partial(own_set, part) for part in parts}
