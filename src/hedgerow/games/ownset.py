"""An owner's printed components, entered field by field, checked, and written as a component file.

A game says which fields of a file's entries can be entered (`Part`) and what is wrong with an
entry; this module keeps what is not entered as it is, and writes the whole file anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import partial
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


@dataclass(frozen=True)
class Part:
    """A component file that owners can enter."""

    game: str
    file: str
    table: str
    """The name of its entries."""
    fields: Callable[[], Sequence[OwnField]]
    shown: Callable[[Entry], Sequence[str]]
    """The keys that apply to an entry."""
    name: Callable[[Entry], Message]
    mistake: Callable[[Sequence[Entry], int], str]
    """What is wrong with an entry among all; "" if nothing is."""
    proposed: str
    """The field that lists what is proposed."""


def own_set(part: Part, given: OwnRows) -> OwnSet:
    """The entries of a file with what was entered, checked one by one."""
    kind = dict[str, list[dict[str, Any]]]
    built_in: list[Entry] = datafiles.read(part.game, part.file, kind)[part.table]
    known = {entry["id"] for entry in built_in}
    for id in given:
        if id not in known:
            raise BadInput("error-own-row", entry=id)
    fields = {field.key: field for field in part.fields()}
    entries = [_entered(part, fields, entry, given.get(entry["id"], {})) for entry in built_in]
    rows = tuple(_row(part, entries, at) for at in range(len(entries)))
    whole = not any(row.mistake for row in rows)
    return OwnSet(
        part.file, tuple(fields.values()), rows, file_text(part.table, entries) if whole else ""
    )


def _entered(
    part: Part, fields: Mapping[str, OwnField], entry: Entry, given: Mapping[str, Entered]
) -> Entry:
    if not given:
        return entry
    found = copy(entry)
    shown = part.shown(entry)
    for key, value in given.items():
        field = fields.get(key)
        if field is None or key not in shown or not _fits(field, value):
            raise BadInput("error-own-field", entry=entry["id"], field=key)
        outer, _, inner = key.partition(".")
        if inner:
            table = {**found.get(outer, {}), inner: value}
            found[outer] = {name: count for name, count in table.items() if count}
        elif value == "":
            found.pop(outer, None)
        else:
            found[outer] = list(value) if isinstance(value, tuple) else value
    outers = {key.partition(".")[0] for key in given}
    found[part.proposed] = [name for name in entry.get(part.proposed, ()) if name not in outers]
    if not found[part.proposed]:
        found.pop(part.proposed)
    found["source"] = SOURCE
    return found


def _fits(field: OwnField, value: Entered) -> bool:
    choices = {choice.value for choice in field.choices}
    match field.kind:
        case "number":
            return isinstance(value, int) and field.least <= value <= field.most
        case "one":
            return isinstance(value, str) and value in choices
        case "many":
            return isinstance(value, tuple) and choices.issuperset(value)


def _row(part: Part, entries: Sequence[Entry], at: int) -> OwnRow:
    entry = entries[at]
    keys = part.shown(entry)
    proposed = set(entry.get(part.proposed, ()))
    kinds = {field.key: field.kind for field in part.fields()}
    return OwnRow(
        entry["id"],
        part.name(entry),
        {key: _value(entry, key, kinds[key]) for key in keys},
        tuple(key for key in keys if key.partition(".")[0] in proposed),
        str(entry.get("source", "")),
        part.mistake(entries, at),
    )


def _value(entry: Entry, key: str, kind: str) -> Entered:
    outer, _, inner = key.partition(".")
    value = entry.get(outer, {}).get(inner) if inner else entry.get(outer)
    if kind == "many":
        return tuple(value or ())
    return value if value is not None else 0 if kind == "number" else ""


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


def own_tool(part: Part) -> AnyTool:
    """The desk tool that checks what an owner has entered."""

    def own(request: OwnRequest, clerk: Clerk) -> OwnSet:
        """Check printed components and write them as a file, as JSON."""
        return own_set(part, request.rows)

    return Tool(OwnRequest, OwnSet, own, page=True)


def own_files(*parts: Part) -> Mapping[str, Callable[[OwnRows], OwnSet]]:
    """What a game's companion offers for tables with an owner's components."""
    return {part.file: partial(own_set, part) for part in parts}
