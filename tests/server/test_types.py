"""The browser's types are those of the Structs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import UNSET, Struct, UnsetType

from hedgerow.server.types import Writer, generate

GENERATED = Path(__file__).parents[2] / "web" / "src" / "lib" / "generated.ts"


def test_the_generated_file_is_up_to_date() -> None:
    how = "python -m hedgerow.server.types > web/src/lib/generated.ts"
    assert GENERATED.read_text(encoding="utf-8") == generate(), how


def test_the_module_prints_the_file() -> None:
    command = [sys.executable, "-m", "hedgerow.server.types"]
    assert subprocess.run(command, capture_output=True, check=True).stdout.decode() == generate()


class Leaf(Struct, tag="leaf", tag_field="kind"):
    size: int | None


class Tree(Struct, omit_defaults=True):
    leaves: tuple[Leaf | str, ...]
    pair: tuple[int, str]
    names: dict[str, bool]
    note: str = ""
    extra: int | UnsetType = UNSET


def test_structs_become_interfaces() -> None:
    writer = Writer()
    writer.structs([Tree])
    assert writer.done["Leaf"] == (
        'export interface Leaf {\n  kind: "leaf";\n  size: number | null;\n}\n'
    )
    assert writer.done["Tree"] == (
        "export interface Tree {\n"
        "  leaves: (Leaf | string)[];\n"
        "  pair: [number, string];\n"
        "  names: Record<string, boolean>;\n"
        "  note?: string;\n"
        "  extra?: number;\n"
        "}\n"
    )


def test_two_types_of_one_name_are_told_apart_by_their_module() -> None:
    class Tree(Struct):
        height: int

    writer = Writer()
    writer.structs([globals()["Tree"], Tree])
    assert list(writer.done) == ["Tree", "Leaf", "TestTypesTree"]


def test_a_type_without_a_name_in_typescript_is_an_error() -> None:
    class Odd(Struct):
        value: bytes

    with pytest.raises(TypeError, match="no TypeScript"):
        Writer().structs([Odd])
