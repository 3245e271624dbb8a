"""Imports point one way: core, games, table, then bots, arena, envs and server, then cli."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

import hedgerow
from hedgerow.games import GAMES

SRC = Path(hedgerow.__file__).parent

# What each layer may import of the package, besides itself.
LAYERS = {
    "core": set[str](),
    "locale": {"core"},
    "games": {"core"},
    "table": {"core", "games"},
    "bots": {"core", "games", "table", "locale"},
    "coach": {"core", "games", "table", "locale", "bots"},
    "arena": {"core", "games", "table", "locale", "bots", "coach"},
    "envs": {"core", "games", "table", "locale", "bots", "coach", "batch", "compiled"},
    "server": {"core", "games", "table", "locale", "bots", "coach"},
    "batch": {"core", "games", "locale"},
    "compiled": {"core", "games"},
    "testing": {"core", "games", "table", "locale"},
    "cli": {"core", "games", "table", "locale", "bots", "coach", "arena", "envs"}
    | {"server", "testing"},
}


def imports(file: Path) -> Iterator[str]:
    """Every module that a file imports, by its full name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def faults(root: Path) -> list[str]:
    """Imports that point the wrong way, as "file imports module"."""
    found = []
    for file in sorted(root.rglob("*.py")):
        place = file.relative_to(root)
        layer = place.parts[0].removesuffix(".py")
        for module in imports(file):
            parts = module.split(".")
            where = f"{place.as_posix()} imports {module}"
            if parts[0] == "hedgerow" and len(parts) > 1 and layer in LAYERS:
                other = parts[1]
                if other in LAYERS and other != layer and other not in LAYERS[layer]:
                    found.append(where)
                if layer == "games" and parts[1] == "games" and len(place.parts) > 2:
                    mine = place.parts[1]
                    if len(parts) > 2 and parts[2] not in (mine, "datafiles", "ownset"):
                        found.append(f"{where}: a game never imports another")
            allowed = {"core": {"msgspec"}, "games": {"msgspec", "numpy", "platformdirs"}}.get(
                layer
            )
            if allowed is not None and parts[0] in THIRD_PARTY - allowed:
                found.append(where)
            may = {"numpy": "codec.py", "platformdirs": "datafiles.py"}.get(parts[0])
            if layer == "games" and may and file.name != may:
                found.append(f"{where}: only {may} may")
    return found


THIRD_PARTY = {
    *("msgspec", "numpy", "typer", "rich", "fluent", "pettingzoo", "gymnasium", "platformdirs"),
}


ALLOWED = {"core": {"msgspec"}, "games": {"msgspec", "numpy", "platformdirs"}}


def test_imports_point_one_way() -> None:
    assert faults(SRC) == []


def test_every_module_has_a_layer() -> None:
    here = {path.name.removesuffix(".py") for path in SRC.iterdir() if path.suffix in ("", ".py")}
    assert here - {"__init__", "__main__", "__pycache__"} <= set(LAYERS)


def test_a_wrong_import_is_found(tmp_path: Path) -> None:
    game = tmp_path / "games" / "cryptid"
    game.mkdir(parents=True)
    (game / "rules.py").write_text(
        "import numpy\nfrom hedgerow.table import Table\nfrom hedgerow.games.earth import GAME\n"
    )
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "rng.py").write_text("import rich\nimport hedgerow.games\n")
    assert len(faults(tmp_path)) == 5


def test_no_file_grows_too_long() -> None:
    long = {
        str(path.relative_to(SRC)): lines
        for path in SRC.rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 600
    }
    assert long == {}


# Struct types are first used under one lock: docs/decisions/0009-first-use.md.
DECODING = {
    *("msgspec.convert", "msgspec.json.Decoder", "msgspec.msgpack.Decoder"),
    *(
        "msgspec.json.decode",
        "msgspec.msgpack.decode",
        "msgspec.toml.decode",
        "msgspec.yaml.decode",
    ),
}


def typed_decoding(source: str) -> list[str]:
    """Calls of msgspec that use a type, as "line: call"."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and (name := ast.unparse(node.func)) in DECODING:
            typed = not name.endswith("decode") or any(word.arg == "type" for word in node.keywords)
            if typed:
                found.append(f"{node.lineno}: {name}")
        elif isinstance(node, ast.ImportFrom) and node.module in ("msgspec", "msgspec.json"):
            imported = {f"{node.module}.{alias.name}" for alias in node.names}
            found += [f"{node.lineno}: {name}" for name in sorted(imported & DECODING)]
    return found


def test_types_are_decoded_through_one_module() -> None:
    calls = {
        path.relative_to(SRC).as_posix(): found
        for path in SRC.rglob("*.py")
        if (found := typed_decoding(path.read_text(encoding="utf-8")))
    }
    assert set(calls) == {"core/decoding.py"}, calls


def test_decoding_elsewhere_is_found() -> None:
    source = "from msgspec import convert\nmsgspec.json.decode(a)\nmsgspec.toml.decode(a, type=int)"
    assert typed_decoding(source) == ["1: msgspec.convert", "3: msgspec.toml.decode"]


def test_importing_reads_no_component_file() -> None:
    """Reading holds a lock, and an import that waits for it while a reader imports would hang."""
    modules = sorted(
        ".".join(("hedgerow", *path.relative_to(SRC).with_suffix("").parts))
        for path in SRC.rglob("*.py")
        if path.name not in ("__init__.py", "__main__.py") and "migrations" not in path.parts
    )
    script = f"""
import importlib
for module in {modules!r}:
    importlib.import_module(module)
from hedgerow.games import datafiles
assert not datafiles._decoded, list(datafiles._decoded)
"""
    subprocess.run([sys.executable, "-c", script], check=True)


def naming(files: Iterable[Path], under: Path, ids: Collection[str]) -> Iterator[str]:
    """Every line of code outside a game's folders that names a game; comments may."""
    names = re.compile(rf"""["'./]({"|".join(ids)})["'./]|\b({"|".join(ids)})\.GAME""")
    for file in files:
        place = file.relative_to(under)
        if set(ids) & set(place.parts):
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            code = line.partition("#")[0] if not line.lstrip().startswith('"""') else ""
            if names.search(code) or re.search(rf"\.games\.({'|'.join(ids)})\b", code):
                yield f"{place}:{number}: {line.strip()}"


GAME_IDS = frozenset(game.id for game in GAMES)
LISTED = {"games/__init__.py", "server/testing.py"}
"""The list of games itself, and the tests' own client, which needs some game to play."""


def test_nothing_outside_its_folders_names_a_game() -> None:
    files = [
        file
        for file in SRC.rglob("*.py")
        if file.relative_to(SRC).as_posix() not in LISTED | {"games/datafiles.py"}
    ]
    assert list(naming(files, SRC, GAME_IDS)) == []


def test_a_name_of_a_game_is_found(tmp_path: Path) -> None:
    generic = tmp_path / "server" / "rooms.py"
    generic.parent.mkdir()
    generic.write_text('if game.id == "earth":\n    pass  # "earth" again\n')
    own = tmp_path / "games" / "earth" / "rules.py"
    own.parent.mkdir(parents=True)
    own.write_text('ID = "earth"\n')
    assert len(list(naming([generic, own], tmp_path, GAME_IDS))) == 1
