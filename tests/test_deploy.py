"""The recipes under deploy/ agree with the program that they start."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer.main

from hedgerow.cli import app

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)", re.MULTILINE)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(file: Path) -> dict[str, str]:
    found = PIN.findall(file.read_text(encoding="utf-8"))
    return {plain(name): version for name, version in found}


def test_the_image_has_the_versions_that_are_tested() -> None:
    tested, image = pins(ROOT / "constraints.txt"), pins(DEPLOY / "requirements.txt")
    assert {name: tested.get(name) for name in image} == image


def test_the_image_has_all_that_the_server_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = {
        plain(re.split(r"[\[<>=;~! ]", need)[0])
        for need in (*project["dependencies"], *extras["server"], *extras["postgres"])
    }
    assert wanted - {"hedgerow"} <= set(pins(DEPLOY / "requirements.txt"))


def test_every_pin_has_hashes_and_no_address() -> None:
    text = (DEPLOY / "requirements.txt").read_text(encoding="utf-8")
    entries = re.split(r"\n(?=[^\s#])", text.partition("\n")[2])
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text and " @ " not in text and "--index" not in text


# Commands


def dockerfile(word: str) -> list[str]:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    (found,) = re.findall(rf"^{word} (\[.*\])$", text, re.MULTILINE)
    parsed: list[str] = json.loads(found)
    return parsed


def unit() -> list[str]:
    text = (DEPLOY / "hedgerow.service").read_text(encoding="utf-8")
    (found,) = re.findall(r"^ExecStart=\S+ (.*)$", text, re.MULTILINE)
    return shlex.split(found)


def compose(server: str) -> list[str]:
    """The command of a server or a worker, read without a YAML library."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    part = text.partition(f"x-{server}: &{server}\n")[2].partition("\n\n")[0]
    command = part.partition("command:")[2]
    if command.startswith(" ["):
        return [word.strip(' "') for word in command[2 : command.index("]")].split(",")]
    return [
        re.sub(r"\$\{.*\}", "x.example", word)
        for word in re.findall(r"^    - (.*)$", command, re.M)
    ]


COMMANDS = {
    "Dockerfile": dockerfile("CMD"),
    "hedgerow.service": unit(),
    "compose server": compose("server"),
    "compose worker": compose("worker"),
}


@pytest.mark.parametrize("recipe", COMMANDS)
def test_commands_are_understood(recipe: str) -> None:
    """Options that were renamed would be found out on the operator's machine."""
    name, *arguments = COMMANDS[recipe]
    group: Any = typer.main.get_command(app)
    command = group.commands[name]
    given = command.make_context(name, arguments).params
    assert given["database"]
    if name == "serve":
        assert "127.0.0.1" in given["allow_host"], "the health check asks under this name"


def test_the_image_runs_as_nobody_special() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert re.search(r"^USER (?!root)", text, re.MULTILINE) and "/api/ready" in text
    assert dockerfile("ENTRYPOINT") == ["hedgerow"]


def test_the_subnet_of_the_proxy_is_the_one_that_is_believed() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    (believed,) = re.findall(r"--proxy=(\S+)", text)
    assert f"subnet: {believed} " in text
