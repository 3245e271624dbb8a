"""Gather the pages of the documentation site into one folder: `tools/docs_pages.py FOLDER`.

Pages are written to be read in the repository, where a link may lead to a page beside the code.
Here they come together: links are turned to where the pages lie on the site, a link without a page
is an error, and a game's page gets its part of the ladder and of the benchmarks. Only the standard
library is used, and nothing of any site generator.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
OUTSIDE: Final = {
    "bench/README.md": "benchmarks.md",
    "bench/RESULTS.md": "results.md",
    "CHANGELOG.md": "changes.md",
    "CONTRIBUTING.md": "contributing.md",
    "CREDITS.md": "credits.md",
}
"""Pages that are not in docs/, besides the rules of the games."""
LINK: Final = re.compile(r"(\[[^\]]*\]\()([^)\s]+)(\))")
FENCE: Final = re.compile(r"^```", re.MULTILINE)
COMMAND: Final = re.compile(r"`([^`]*\b(?:python bench/|hedgerow )[^`]*)`")


class NoPage(Exception):
    """A link leads to something that is not on the site."""


def pages(root: Path) -> dict[str, str]:
    """Where each page lies on the site, by its path in the repository."""
    found = {
        path.relative_to(root).as_posix(): path.relative_to(root / "docs").as_posix()
        for path in sorted((root / "docs").rglob("*.md"))
    }
    for path in sorted((root / "src/hedgerow/games").glob("*/RULES*.md")):
        language = path.name.removeprefix("RULES")
        found[path.relative_to(root).as_posix()] = f"games/rules/{path.parent.name}{language}"
    return found | OUTSIDE


def site(root: Path) -> Iterator[tuple[str, str]]:
    """Every page of the site with its text."""
    homes = pages(root)
    ladder = (root / "docs/ladder.md").read_text(encoding="utf-8")
    results = (root / "bench/RESULTS.md").read_text(encoding="utf-8")
    games = [path.parent.name for path in (root / "src/hedgerow/games").glob("*/RULES.md")]
    for source, home in homes.items():
        text = turned(source, (root / source).read_text(encoding="utf-8"), homes)
        game = PurePosixPath(home).stem
        if home == f"games/{game}.md" and game in games:
            text = text.replace("<!-- ladder -->", ladder_of(text, ladder))
            text = text.replace("<!-- speeds -->", speeds_of(game, games, results))
        yield home, text
    yield "decisions/index.md", decisions(root)


def turned(source: str, text: str, homes: dict[str, str]) -> str:
    """The text of a page with its links turned to where the pages lie on the site."""
    here = PurePosixPath(homes[source]).parent

    def turn(match: re.Match[str]) -> str:
        target, _, anchor = match[2].partition("#")
        if not target or ":" in target:
            return match[0]
        path = os.path.normpath(PurePosixPath(source).parent / target)
        home = "decisions/index.md" if path == "docs/decisions" else homes.get(path)
        if home is None:
            raise NoPage(f"{source}: no page of the site is {target}")
        link = os.path.relpath(home, here)
        return f"{match[1]}{link}{'#' * bool(anchor)}{anchor}{match[3]}"

    parts = FENCE.split(text)  # every second part is code
    parts[::2] = [LINK.sub(turn, part) for part in parts[::2]]
    return "```".join(parts)


def sections(page: str) -> dict[str, str]:
    """The text below each heading of the second level."""
    _, *parts = re.split(r"^## (.*)\n", page, flags=re.MULTILINE)
    return dict(zip(parts[::2], (part.strip() for part in parts[1::2]), strict=True))


def slug(heading: str) -> str:
    """The anchor of a heading, as Markdown's table of contents makes it."""
    return re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower())


def ladder_of(page: str, ladder: str) -> str:
    """What the ladder says about the game of a page, which its title names."""
    title = page.split("\n", 1)[0]
    mine = [heading for heading in sections(ladder) if heading in title]
    if not mine:
        return "### Ladder\n\nThe levels of this game have not been measured yet."
    return f"### Ladder\n\n{sections(ladder)[max(mine, key=len)]}"


def speeds_of(game: str, games: list[str], results: str) -> str:
    """The rows of the benchmarks that are about a game, below the heads of their tables."""
    found = ["### Speed"]
    for heading, text in sections(results).items():
        said, *blocks = re.split(r"^```.*\n?", text, flags=re.MULTILINE)
        commands = COMMAND.findall(said)
        for block, after in zip(blocks[::2], blocks[1::2], strict=True):
            tables = [rows_of(game, games, table) for table in block.strip("\n").split("\n\n")]
            if any(tables):
                command = f", by `{'` and `'.join(commands)}`" if commands else ""
                found.append(f"[{heading}](../results.md#{slug(heading)}){command}:")
                found.append("```text\n" + "\n\n".join(filter(None, tables)) + "\n```")
            commands = COMMAND.findall(after)
    if len(found) == 1:
        found.append("No figures yet.")
    return "\n\n".join(found)


def rows_of(game: str, games: list[str], table: str) -> str:
    """The head of a table and a game's rows; "" if it has none."""
    lines = table.split("\n")
    about = [next((word for word in line.split()[:2] if word in games), None) for line in lines]
    if game not in about:
        return ""
    head = next(number for number, name in enumerate(about) if name)
    rows = [line for line, name in zip(lines, about, strict=True) if name == game]
    return "\n".join([*lines[:head], *rows])


def decisions(root: Path) -> str:
    lines = ["# Decisions", "", "Changes of design, each with its reason, oldest first.", ""]
    for path in sorted((root / "docs/decisions").glob("*.md")):
        title = path.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("# ")
        lines.append(f"- [{title.replace('. ', '&#46; ', 1)}]({path.name})")
    return "\n".join(lines) + "\n"


def colours(root: Path) -> str:
    """The colours of the product for the site's two schemes, from the client's own file."""
    tokens = (root / "web/src/tokens.css").read_text(encoding="utf-8")
    light, dark = (
        re.search(rf"^{selector} {{\n(.*?)^}}", tokens, re.MULTILINE | re.DOTALL)
        for selector in (":root", r":root\[data-theme='dark'\]")
    )
    assert light is not None and dark is not None, "tokens.css has both themes"
    schemes = {
        ":root": light[1],
        '[data-md-color-scheme="default"]': light[1],
        '[data-md-color-scheme="slate"]': dark[1],
    }
    return "".join(f"{selector} {{\n{text}}}\n" for selector, text in schemes.items())


def gather(folder: Path, root: Path = ROOT) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for home, text in site(root):
        (folder / home).parent.mkdir(parents=True, exist_ok=True)
        (folder / home).write_text(text, encoding="utf-8")
    shutil.copytree(root / "docs/site", folder / "site")
    shutil.copy(root / "web/public/sprig.svg", folder / "site")
    (folder / "site/colours.css").write_text(colours(root), encoding="utf-8")


if __name__ == "__main__":
    try:
        gather(Path(sys.argv[1]))
    except NoPage as error:
        sys.exit(str(error))
