"""The code in README and docs runs, links lead somewhere, and tables say what the code says."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from hedgerow.games import GAMES

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r'^```(\w*)(?: title="([^"\n]*)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#]+)\)")
NOT_RUN = "Not run as a test: "
TUTORIALS = ("arena", "batch", "environments", "parquet", "review", "training", "writing-a-bot")
BOT = ROOT / "docs" / "writing-a-bot.md"


class Block(NamedTuple):
    language: str
    title: str
    """What the site shows above it: a file's name, or why the tests do not run it."""
    text: str


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    return [Block(*found) for found in FENCE.findall(page.read_text(encoding="utf-8"))]


def to_run(language: str, pages: list[Path]) -> list[Any]:
    return [
        pytest.param(block.text, id=f"{name(page)}:{number}")
        for page in pages
        for number, block in enumerate(blocks(page), start=1)
        if block.language == language and not block.title
    ]


@pytest.mark.parametrize("code", to_run("python", [page for page in PAGES if page != BOT]))
def test_code_block_runs(code: str) -> None:
    exec(compile(code, "block", "exec"), {"__name__": "block"})


def test_the_readme_has_code_blocks() -> None:
    assert sum(block.language == "python" for block in blocks(ROOT / "README.md")) >= 4


# Tutorials


def run(script: str, folder: Path, commands: Path) -> str:
    """What a shell prints that stops at the first error, with these commands first."""
    path = os.pathsep.join([str(commands), os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=folder,
        env={**os.environ, "PATH": path, "COLUMNS": "100", "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, f"{script}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def command(folder: Path, name: str, script: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{script}\n")
    (folder / name).chmod(0o755)


@pytest.mark.parametrize(
    "script", to_run("sh", [ROOT / f"docs/{page}.md" for page in TUTORIALS[:-1]])
)
def test_commands_of_tutorials_run(script: str, tmp_path: Path) -> None:
    commands = tmp_path / "commands"
    command(commands, "hedgerow", f'exec "{sys.executable}" -m hedgerow "$@"')
    run(script, tmp_path, commands)


@pytest.mark.parametrize("page", TUTORIALS)
def test_tutorials_say_why_a_block_is_not_run(page: str) -> None:
    for block in blocks(ROOT / f"docs/{page}.md"):
        assert block.language, f"a block without a language: {block.text}"
        if block.language in ("python", "sh") and block.title and "meadow.py" not in block.title:
            assert len(block.title) > len(NOT_RUN) and block.title.startswith(NOT_RUN)


def test_the_ten_minutes_work(tmp_path: Path) -> None:
    """A stranger's way through the page, in an environment of its own."""
    environment, folder = tmp_path / "bots", tmp_path / "meadow"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    python = environment / "bin" / "python"
    (site,) = environment.glob("lib/python*/site-packages")
    known = [entry for entry in sys.path if entry and Path(entry).is_dir()]
    (site / "installed.pth").write_text("\n".join(known))  # Hedgerow and what it needs
    command(environment / "bin", "hedgerow", f'exec "{python}" -m hedgerow --lang en "$@"')
    offline = "--quiet --no-index --no-deps --no-build-isolation --disable-pip-version-check"
    command(environment / "bin", "pip", f'shift; exec "{python}" -m pip install {offline} "$@"')

    page = blocks(BOT)
    files = {block.title: block.text for block in page if block.title}
    folder.mkdir()
    for title in ("pyproject.toml", "meadow.py"):
        (folder / title).write_text(files[title])
    for block in page:
        if block.language in ("python", "sh") and not block.title:
            script = block.text
            if block.language == "python":
                script = f"cat > block.py <<'END'\n{script}END\n{python} block.py"
            printed = run(script, folder, environment / "bin")
            if "simulate" in script:
                assert "meadow" in printed
    seen = f"""{python} -c '
from hedgerow.server.http.catalogue import games
(habitats,) = [game for game in games() if game.id == "habitats"]
print([bot.name for bot in habitats.bots])'"""
    assert "'meadow'" in run(seen, folder, environment / "bin"), "the browser offers it"

    last = "        return promise(world.parks[seat])\n"
    bot = files["meadow.py"]
    assert bot.count(last) == 1
    (folder / "meadow.py").write_text(bot.replace(last, files["meadow.py, the end of worth"]))
    run("hedgerow simulate habitats --games 1 --bots meadow,random", folder, environment / "bin")


# Pages


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / f"tools/{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_s_page_says_what_the_code_says(game: Any) -> None:
    facts = tool("docs_facts")
    page = (ROOT / f"docs/games/{game.id}.md").read_text(encoding="utf-8")
    assert tuple(re.findall(r"^## (.*)", page, re.MULTILINE)) == facts.HEADINGS
    assert {table for _, table, _, _ in facts.BLOCK.findall(page)} == set(facts.TABLES)
    assert facts.updated(game, page) == page, "run: python tools/docs_facts.py --write"


def test_a_changed_table_is_noticed_and_words_are_kept() -> None:
    facts, game = tool("docs_facts"), GAMES[0]
    page = (ROOT / f"docs/games/{game.id}.md").read_text(encoding="utf-8")
    changed = re.sub(r"\d,\d\d\d \|\n", "1 |\n", page, count=1)
    assert changed != page and facts.updated(game, changed) == page
    with pytest.raises(facts.NoWords, match="terrain"):
        facts.updated(game, re.sub(r"(`terrain` .*\| ).*( \|)", r"\1\2", page))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


# The site, as far as it can be tested without its generator: `make docs` does the rest.


def test_the_site_has_every_page_in_its_navigation() -> None:
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    _, nav = config.split("\nnav:\n")
    pages = dict(tool("docs_pages").site(ROOT))
    wanted = [page for page in pages if not re.match(r"decisions/\d", page)]
    assert sorted(re.findall(r": (\S+\.md)$", nav, re.MULTILINE)) == sorted(wanted)
    assert "\n  font: false" in config, "no fonts from other hosts"


def test_a_game_s_page_has_its_results_on_the_site() -> None:
    pages = dict(tool("docs_pages").site(ROOT))
    for game in GAMES:
        results = tool("docs_pages").sections(pages[f"games/{game.id}.md"])["Known results"]
        assert "### Ladder" in results and "### Speed" in results
        assert f"\n{game.id} " in results, "a row of the benchmarks"


def test_a_link_without_a_page_is_an_error() -> None:
    pages = tool("docs_pages")
    homes = {"docs/a.md": "a.md", "bench/b.md": "b.md"}
    text = "[b](../bench/b.md#c) [d](https://d.org) `x`\n```\n[e](e.md)\n```\n"
    assert "[b](b.md#c) [d](https://d.org)" in pages.turned("docs/a.md", text, homes)
    with pytest.raises(pages.NoPage, match=r"e\.md"):
        pages.turned("docs/a.md", "[e](e.md)", homes)


def test_the_reference_names_modules_that_exist() -> None:
    named = [
        line.removeprefix("::: ")
        for page in sorted((ROOT / "docs/reference").glob("*.md"))
        for line in page.read_text(encoding="utf-8").splitlines()
        if line.startswith(":::")
    ]
    assert len(named) > 20
    for identifier in named:
        if importlib.util.find_spec(identifier.rpartition(".")[0]) is None:
            raise AssertionError(identifier)
        module, _, last = identifier.rpartition(".")
        found = getattr(importlib.import_module(module), last, None)
        assert found is not None or importlib.util.find_spec(identifier), identifier


def test_what_a_page_loads_from_elsewhere_is_found(tmp_path: Path) -> None:
    check = tool("docs_check")
    (tmp_path / "index.html").write_text(
        '<a href="https://a.org">a</a><link rel="canonical" href="https://b.org">'
        '<link rel="stylesheet" href="style.css"><img src="c.svg">'
    )
    (tmp_path / "style.css").write_text("a { background: url(d.svg) }")
    assert list(check.faults(tmp_path)) == []
    (tmp_path / "index.html").write_text('<script src="https://e.org/e.js"></script>')
    (tmp_path / "style.css").write_text("@import '//f.org/f.css';")
    assert list(check.faults(tmp_path)) == [
        "index.html loads https://e.org/e.js",
        "style.css loads //f.org/f.css",
    ]
