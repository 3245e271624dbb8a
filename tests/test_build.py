"""The build hook builds the client when it must, and says clearly why when it cannot."""

from __future__ import annotations

import importlib.util
import os
import stat
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


hook = load()


@pytest.fixture(autouse=True)
def no_skip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(hook.SKIP, raising=False)


def project(root: Path) -> Path:
    """A tree with sources of a client, all of the same age."""
    for name in ("web/src/main.ts", "web/public/a.svg", "web/package.json", "hatch_build.py"):
        place(root, name, 1000)
    place(root, "src/hedgerow/locale/en/web.ftl", 1000)
    place(root, "web/package-lock.json", 1000)
    return root


def place(root: Path, name: str, at: int) -> Path:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{}", encoding="utf-8")
    os.utime(path, (at, at))
    return path


def fake_node(folder: Path, version: str, npm: str = "exit 0") -> Path:
    """A `node` and an `npm` that do as told."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, script in (("node", f"echo {version}"), ("npm", npm)):
        path = folder / name
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return folder


# When to build


def test_a_client_that_was_never_built_is_wanted(tmp_path: Path) -> None:
    assert hook.wanted(project(tmp_path))


def test_a_client_newer_than_its_sources_is_left_alone(tmp_path: Path) -> None:
    place(project(tmp_path), f"{hook.STATIC}/index.html", 2000)
    assert not hook.wanted(tmp_path)


@pytest.mark.parametrize(
    "changed", ["web/src/new.svelte", "web/package.json", "src/hedgerow/locale/fr/web.ftl"]
)
def test_a_changed_source_makes_it_stale(tmp_path: Path, changed: str) -> None:
    place(project(tmp_path), f"{hook.STATIC}/index.html", 2000)
    place(tmp_path, changed, 3000)
    assert hook.wanted(tmp_path)


def test_what_npm_installed_is_no_source(tmp_path: Path) -> None:
    place(project(tmp_path), f"{hook.STATIC}/index.html", 2000)
    place(tmp_path, "web/node_modules/x/index.js", 3000)
    assert not hook.wanted(tmp_path)


def test_without_the_sources_nothing_is_built(tmp_path: Path) -> None:
    assert not hook.wanted(tmp_path)


def test_skipping_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(hook.SKIP, "1")
    said: list[str] = []
    assert not hook.build(project(tmp_path), said.append)
    assert said == ["HEDGEROW_SKIP_WEB=1: the browser client is not built"]


# With which Node


@pytest.mark.parametrize(
    ("version", "good"), [("v20.19.0", True), ("v24.1.2", True), ("v20.18.3", False), ("", False)]
)
def test_an_old_node_will_not_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, good: bool
) -> None:
    monkeypatch.setenv("PATH", str(fake_node(tmp_path, version)))
    assert (hook.system_npm() is not None) is good


def test_without_any_node_the_message_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(hook, "wheel_npm", lambda: None)
    with pytest.raises(hook.WebBuildError, match=r"pip install .*HEDGEROW_SKIP_WEB=1"):
        hook.build(project(tmp_path))


# What npm says


def test_npm_is_asked_to_install_and_to_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "told"
    bin = fake_node(tmp_path / "bin", "v24.0.0", f'echo "$1" >> {told}')
    monkeypatch.setenv("PATH", f"{bin}:/bin:/usr/bin")
    assert hook.build(project(tmp_path), lambda _: None)
    assert told.read_text(encoding="utf-8").split() == ["ci", "run"]
    place(tmp_path, "web/node_modules/.package-lock.json", 2000)
    assert hook.build(tmp_path, lambda _: None)
    assert told.read_text(encoding="utf-8").split() == ["ci", "run", "run"]


def test_a_registry_out_of_reach_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bin = fake_node(tmp_path / "bin", "v24.0.0", "echo npm error code ENOTFOUND >&2; exit 1")
    monkeypatch.setenv("PATH", f"{bin}:/bin:/usr/bin")
    with pytest.raises(hook.WebBuildError, match="npm cannot reach its registry"):
        hook.build(project(tmp_path), lambda _: None)


def test_another_failure_shows_what_npm_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bin = fake_node(tmp_path / "bin", "v24.0.0", "echo the parts do not fit; exit 1")
    monkeypatch.setenv("PATH", f"{bin}:/bin:/usr/bin")
    with pytest.raises(hook.WebBuildError, match="the parts do not fit"):
        hook.build(project(tmp_path), lambda _: None)


# What ships


def test_the_lock_file_names_no_address() -> None:
    lock = (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock


def test_the_lock_file_serves_every_platform() -> None:
    lock = (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    for platform in ("darwin-arm64", "darwin-x64", "linux-arm64-gnu", "linux-x64-gnu", "win32-x64"):
        assert f"@rolldown/binding-{platform}" in lock


def test_a_wheel_holds_the_built_client(tmp_path: Path) -> None:
    """Hatchling itself, on a small project with our hook and our settings."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = settings["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["hooks"]["custom"]["path"] == "hatch_build.py"
    place(project(tmp_path), f"{hook.STATIC}/assets/index.js", 2000)
    place(tmp_path, f"{hook.STATIC}/index.html", 2000)
    (tmp_path / "src/hedgerow/__init__.py").write_text('__version__ = "1"\n', encoding="utf-8")
    (tmp_path / ".gitignore").write_text("src/hedgerow/server/static/\n", encoding="utf-8")
    (tmp_path / "hatch_build.py").write_bytes((ROOT / "hatch_build.py").read_bytes())
    os.utime(tmp_path / "hatch_build.py", (1000, 1000))
    (tmp_path / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n'
        '[project]\nname = "hedgerow"\nversion = "1"\n'
        "[tool.hatch.build.targets.wheel]\n"
        f"packages = {wheel['packages']}\nartifacts = {wheel['artifacts']}\n"
        '[tool.hatch.build.targets.wheel.hooks.custom]\npath = "hatch_build.py"\n',
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "out"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (made,) = (tmp_path / "out").glob("*.whl")
    names = zipfile.ZipFile(made).namelist()
    assert "hedgerow/server/static/index.html" in names
    assert "hedgerow/server/static/assets/index.js" in names
