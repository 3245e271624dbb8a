"""`hedgerow arena`: standings, a folder that is gone on with, and a report."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from typer.testing import CliRunner

from hedgerow.bots.ratings import load
from hedgerow.cli import app
from hedgerow.core.errors import BadInput

ARGUMENTS = ["arena", "cryptid", "--bots", "random,careful", "--seats", "3", "--games", "60"]
QUICK = [*ARGUMENTS, "--budget-ms", "5", "--seed", "2"]


def ran(*words: str) -> str:
    result = CliRunner().invoke(app, [*words], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_json_has_ratings_and_pairings() -> None:
    told = msgspec.json.decode(ran(*QUICK, "--processes", "1", "--json"))
    assert [bot["bot"] for bot in told["bots"]] == ["first.careful", "random"]
    (pair,) = told["pairs"]
    assert pair["one"] == "first.careful" and pair["fair"] == pytest.approx(1 / 3, abs=1e-4)
    assert told["games"] == pair["games"] <= 60


def test_people_get_tables_in_their_language() -> None:
    shown = ran("--lang", "fr", *QUICK, "--processes", "1")
    assert "Cote" in shown and "first.careful contre 2 × random" in shown


def command(folder: Path, processes: int) -> list[str]:
    extra = ["--processes", str(processes), "--folder", str(folder)]
    return [sys.executable, "-m", "hedgerow", *QUICK, "--all", *extra]


def test_a_killed_run_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    """One process, two processes, and two processes killed amid the contest."""
    one, two, killed = (tmp_path / name for name in ("one", "two", "killed"))
    subprocess.run(command(one, 1), check=True, capture_output=True)
    subprocess.run(command(two, 2), check=True, capture_output=True)
    running = subprocess.Popen(
        command(killed, 2), stderr=subprocess.DEVNULL, start_new_session=True
    )
    journal = killed / "journal.jsonl"
    while running.poll() is None and (
        not journal.exists() or len(journal.read_bytes().splitlines()) < 4
    ):
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGKILL)
    running.wait()
    if not (killed / "standings.json").exists():  # it was killed in time, as a rule
        subprocess.run(command(killed, 2), check=True, capture_output=True)
    for name in ("standings.json", "report.html"):
        assert (one / name).read_bytes() == (two / name).read_bytes()
        assert (one / name).read_bytes() == (killed / name).read_bytes()


def test_the_report_asks_nothing_of_other_hosts(tmp_path: Path) -> None:
    for language in ("en", "fr"):
        folder = tmp_path / language
        ran("--lang", language, *QUICK, "--processes", "1", "--folder", str(folder))
        page = (folder / "report.html").read_text(encoding="utf-8")
        assert f'<html lang="{language}">' in page
        assert not re.search(r"https?://|\bsrc=|\bhref=|url\(|@import", page)
        assert "hedgerow arena cryptid --bots random,first.careful" in page
        drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
        assert len(drawings) == 3
        for drawing in drawings:
            ElementTree.fromstring(drawing)


def test_a_file_of_ratings_can_be_read_again(tmp_path: Path) -> None:
    file = tmp_path / "ratings.toml"
    ran(*QUICK, "--processes", "1", "--ratings", str(file))
    ratings = load(file.read_text(encoding="utf-8"))
    assert list(ratings.bots) == ["random", "first.careful"], "weakest first"
    assert ratings.command.startswith("hedgerow arena cryptid")
    assert ratings.bots["first.careful"].low <= ratings.bots["first.careful"].rating


@pytest.mark.parametrize(
    "id, extra",
    [
        ("error-arena-bots", ["--bots", "random"]),
        ("error-simulate-budget", ["--budget-ms", "0"]),
        ("error-simulate-processes", ["--processes", "0"]),
        ("error-seats", ["--seats", "9"]),
    ],
)
def test_bad_input_is_refused(id: str, extra: list[str]) -> None:
    with pytest.raises(BadInput) as caught:
        CliRunner().invoke(app, [*QUICK, *extra], catch_exceptions=False)
    assert caught.value.message.id == id
