"""The mutation tool changes one thing at a time, and nothing that is no rule."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import hedgerow


def load() -> ModuleType:
    path = Path(hedgerow.__file__).parents[2] / "tools" / "mutate.py"
    spec = importlib.util.spec_from_file_location("mutate", path)
    assert spec is not None and spec.loader is not None
    module = sys.modules["mutate"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SOURCE = '''\
def due(cards: int = 3) -> bool:
    """Three cards are due."""
    assert cards < 9
    log(cards)
    return not cards >= 2
'''


def test_every_change_is_made_once_and_alone() -> None:
    mutate = load()
    changes = mutate.Changes()
    changes.visit(ast.parse(SOURCE))
    found = [what for _, what in changes.found]
    assert found == ["drop the call", "2 to 3", "GtE to Gt", "drop not"]
    endings = []
    for number in range(len(found)):
        tree = mutate.Changes(make=number).visit(ast.parse(SOURCE))
        endings.append(ast.unparse(ast.fix_missing_locations(tree)).splitlines()[-2:])
    assert [call.strip() for call, _ in endings] == ["pass", *["log(cards)"] * 3]
    assert [back.strip() for _, back in endings] == [
        "return not cards >= 2",
        "return not cards >= 3",
        "return not cards > 2",
        "return cards >= 2",
    ]


def test_the_rules_of_every_game_are_found() -> None:
    mutate = load()
    for folder in (mutate.SRC / "hedgerow" / "games").iterdir():
        if (folder / "RULES.md").is_file():
            assert len(mutate.mutants(mutate.used_by_rules(folder.name))) > 200
