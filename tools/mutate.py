"""Mutation testing: does a test fail if a line of a game's rules is wrong?

    python tools/mutate.py habitats --sample 200 --seed 1 --out habitats.jsonl

Takes every module of the game that its rules and scoring use, draws mutants at random (a flipped
comparison, a dropped call, a number off by one), and runs the game's tests, golden games and laws
against each in a copy of the sources. Prints every survivor with its line. An interrupted run
continues where it stopped, from the file given with --out.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
WORDS = {"words.py", "drawing.py", "phrases.py", "text.py", "codec.py"}
MEMORY = 4 << 30  # bytes: a mutant that allocates without end fails instead of filling the machine
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """The `number`-th change that can be made in a file."""

    file: str
    number: int
    line: int
    what: str


class Changes(ast.NodeTransformer):
    """Counts the possible changes of a module, and makes the requested one."""

    def __init__(self, make: int | None = None) -> None:
        self.make = make
        self.found: list[tuple[int, str]] = []

    def _offer(self, node: ast.AST, what: str) -> bool:
        """Count a possible change; returns whether it is the one to make."""
        self.found.append((node.lineno, what))  # type: ignore[attr-defined]
        return self.make == len(self.found) - 1

    # Not rules: texts for people, types, our own checks.

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None and "TypeAlias" not in ast.unparse(node.annotation):
            node.value = self.visit(node.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.body = [self.visit(child) for child in node.body]
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node.body = [self.visit(child) for child in node.body]
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return node
        self.generic_visit(node)
        if self._offer(node, "if not"):
            node.test = ast.UnaryOp(ast.Not(), node.test)
        return node

    # What is mutated

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        for place, operator in enumerate(node.ops):
            other = COMPARISONS[type(operator)]
            if self._offer(node, f"{type(operator).__name__} to {other.__name__}"):
                node.ops[place] = other()
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        if self._offer(node, "and to or" if isinstance(node.op, ast.And) else "or to and"):
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Not) and self._offer(node, "drop not"):
            return node.operand
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        other = OPERATORS.get(type(node.op))
        if other and self._offer(node, f"{type(node.op).__name__} to {other.__name__}"):
            node.op = other()
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        other = OPERATORS.get(type(node.op))
        if other and self._offer(node, f"{type(node.op).__name__}= to {other.__name__}="):
            node.op = other()
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if isinstance(node.value, bool):
            if self._offer(node, f"{node.value} to {not node.value}"):
                return ast.copy_location(ast.Constant(not node.value), node)
        elif isinstance(node.value, int) and self._offer(node, f"{node.value} to {node.value + 1}"):
            return ast.copy_location(ast.Constant(node.value + 1), node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in CALLS and self._offer(node, f"{name} to {CALLS[name]}"):
            node.func = ast.copy_location(ast.Name(CALLS[name], ast.Load()), node.func)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if isinstance(node.value, ast.Constant):  # a docstring
            return node
        self.generic_visit(node)
        if isinstance(node.value, ast.Call) and self._offer(node, "drop the call"):
            return ast.copy_location(ast.Pass(), node)
        return node

    def visit_Break(self, node: ast.Break) -> ast.AST:
        return (
            ast.copy_location(ast.Continue(), node)
            if self._offer(node, "break to continue")
            else node
        )

    def visit_Continue(self, node: ast.Continue) -> ast.AST:
        return (
            ast.copy_location(ast.Break(), node) if self._offer(node, "continue to break") else node
        )


def used_by_rules(game: str) -> list[Path]:
    """The modules that a game's rules, refusals and scoring import, directly or not."""
    folder = SRC / "hedgerow" / "games" / game
    package = f"hedgerow.games.{game}"
    todo = [path for name in ("rules", "refusals", "scoring") for path in _module(folder, [name])]
    done: list[Path] = []
    while todo:
        path = todo.pop()
        if path in done or not path.is_relative_to(folder) or path.parent.name == "words":
            continue
        if path.name in WORDS:
            continue
        done.append(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
                parts = (node.module or "").removeprefix(package).strip(".").split(".")
                at = [part for part in parts if part]
                todo += _module(folder, at)
                for alias in node.names:
                    todo += _module(folder, [*at, alias.name])
    return sorted(done)


def _module(folder: Path, parts: list[str]) -> Iterator[Path]:
    """The files of a module, or of every module of a package."""
    if not parts:
        return
    path = folder.joinpath(*parts)
    if path.with_suffix(".py").is_file():
        yield path.with_suffix(".py")
    elif path.is_dir():
        yield from path.rglob("*.py")


def mutants(files: list[Path]) -> list[Mutant]:
    found = []
    for path in files:
        changes = Changes()
        changes.visit(ast.parse(path.read_text(encoding="utf-8")))
        name = path.relative_to(SRC).as_posix()
        found += [Mutant(name, n, line, what) for n, (line, what) in enumerate(changes.found)]
    return found


def mutated(mutant: Mutant) -> str:
    """The source of the mutant's file with its change made."""
    tree = ast.parse((SRC / mutant.file).read_text(encoding="utf-8"))
    changes = Changes(make=mutant.number)
    made = changes.visit(deepcopy(tree))
    return ast.unparse(ast.fix_missing_locations(made))


def tests_of(game: str) -> list[list[str]]:
    """The arguments of pytest, fast tests first: most mutants die quickly."""
    shared = ["tests/games/test_golden.py", "tests/games/test_laws.py"]
    return [[f"tests/games/{game}"], [*shared, "-k", game]]


def bound_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class Worker:
    """A copy of the sources with one mutant at a time."""

    def __init__(self, folder: Path, game: str, limit: float) -> None:
        self.src = folder / "src"
        shutil.copytree(SRC, self.src, ignore=shutil.ignore_patterns("__pycache__", "static"))
        self.game = game
        self.limit = limit

    def run(self) -> tuple[str, float]:
        """Run the tests on the current sources; returns "survived", "killed" or "timeout"."""
        begin = time.monotonic()
        environment = os.environ | {"PYTHONPATH": str(self.src), "PYTHONDONTWRITEBYTECODE": "1"}
        for arguments in tests_of(self.game):
            command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
            try:
                ended = subprocess.run(
                    [*command, *arguments],
                    cwd=ROOT,
                    env=environment,
                    capture_output=True,
                    timeout=self.limit,
                    preexec_fn=bound_memory,
                )
            except subprocess.TimeoutExpired:
                return "timeout", time.monotonic() - begin
            if ended.returncode == 5:
                raise SystemExit(f"no tests: {' '.join(arguments)}")
            if ended.returncode != 0:
                return "killed", time.monotonic() - begin
        return "survived", time.monotonic() - begin

    def try_out(self, mutant: Mutant) -> tuple[str, float]:
        file = self.src / mutant.file
        original = file.read_text(encoding="utf-8")
        file.write_text(mutated(mutant), encoding="utf-8")
        try:
            return self.run()
        finally:
            file.write_text(original, encoding="utf-8")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game")
    ask.add_argument("--sample", type=int, default=200)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--processes", type=int, default=1)
    ask.add_argument("--out", type=Path, help="where results are kept, a line of JSON each")
    ask.add_argument("--survivors", type=Path, help="try the survivors of such a file again")
    given = ask.parse_args()
    importlib.import_module(f"hedgerow.games.{given.game}")

    files = used_by_rules(given.game)
    every = mutants(files)
    print(f"{len(files)} modules, {len(every):,} mutants: {', '.join(f.stem for f in files)}")
    if given.survivors:
        rows = [json.loads(line) for line in given.survivors.read_text().splitlines()]
        chosen = [Mutant(**row["mutant"]) for row in rows if row["end"] == "survived"]
    else:
        chosen = random.Random(given.seed).sample(every, min(given.sample, len(every)))
    done: dict[Mutant, str] = {}
    if given.out and given.out.exists():
        for line in given.out.read_text().splitlines():
            row = json.loads(line)
            done[Mutant(**row["mutant"])] = row["end"]

    with tempfile.TemporaryDirectory() as folder:
        first = Worker(Path(folder) / "0", given.game, limit=3600)
        end, seconds = first.run()
        if end != "survived":
            raise SystemExit(f"the tests fail without any mutant ({end})")
        limit = 3 * seconds + 30
        print(f"all tests without a mutant: {seconds:.0f} s; a mutant may take {limit:.0f} s")
        idle: Queue[Worker] = Queue()
        for number in range(given.processes):
            idle.put(Worker(Path(folder) / str(number + 1), given.game, limit))

        def one(mutant: Mutant) -> tuple[Mutant, str]:
            worker = idle.get()
            try:
                end, took = worker.try_out(mutant)
            finally:
                idle.put(worker)
            if given.out:
                with given.out.open("a") as out:
                    row = {"mutant": asdict(mutant), "end": end, "seconds": round(took, 1)}
                    out.write(json.dumps(row) + "\n")
            return mutant, end

        todo = [mutant for mutant in chosen if mutant not in done]
        with ThreadPoolExecutor(given.processes) as pool:
            for count, (mutant, end) in enumerate(pool.map(one, todo), start=1):
                done[mutant] = end
                if end == "survived" or count % 20 == 0:
                    where = f"{mutant.file}:{mutant.line} {mutant.what}"
                    print(f"{count}/{len(todo)} {end}: {where}", flush=True)

    ends = [done[mutant] for mutant in chosen]
    alive = [mutant for mutant in chosen if done[mutant] == "survived"]
    for mutant in alive:
        source = (SRC / mutant.file).read_text(encoding="utf-8").splitlines()[mutant.line - 1]
        print(f"survived: {mutant.file}:{mutant.line} ({mutant.what})  {source.strip()}")
    killed = len(ends) - len(alive)
    print(f"{given.game}: {killed} of {len(ends)} killed, {100 * killed / len(ends):.1f} %")


if __name__ == "__main__":
    main()
