"""Bad input gives one clear line that names the place, exit code 2, and changes nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hedgerow.games.cryptid import GAME
from hedgerow.table import Table


def hedgerow(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hedgerow", "--lang", "en", *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
    )


def record(folder: Path) -> Path:
    table = Table(GAME, 3, {"puzzle": "card", "card": 1}, seed="bad input")
    while table.to_act:
        seat = table.to_act[0]
        moves = table.decisions_for(seat)[0].moves
        table.play(seat, moves[table.ply * 13 % len(moves)])
    file = folder / "game.json"
    file.write_bytes(table.record.dump())
    return file


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    file = record(tmp_path)
    file.write_text(file.read_text().replace('"cube ', '"cube 1', 1))
    return file


CASES = [
    (("play", "chess"), ["chess", "cryptid"]),
    (("simulate", "chess"), ["chess", "cryptid"]),
    (("laws", "chess"), ["chess", "cryptid"]),
    (("simulate", "cryptid", "--bots", "genius"), ["genius", "random"]),
    (("simulate", "cryptid", "--seats", "9"), ["9", "5"]),
    (("simulate", "cryptid", "--option", "colour=red"), ["colour", "mode"]),
    (("simulate", "cryptid", "--option", "mode=hard"), ["mode", "hard"]),
    (("simulate", "cryptid", "--option", "nonsense"), ["nonsense"]),
    (("verify", "no-such-file.json"), ["no-such-file.json"]),
    (("cryptid", "check", "no-such-file.json"), ["no-such-file.json"]),
    (("cryptid", "new", "--mode", "hard"), ["hard"]),
    (("cryptid", "explain", "no-such-file.json"), ["no-such-file.json"]),
    (
        ("simulate", "cryptid", "--option", "puzzle=code", "--option", "code=1234"),
        ["code"],
    ),
    (
        ("simulate", "cryptid", "--option", "puzzle=code", "--option", "code=1$23"),
        ["$"],
    ),
    (("--data", "no-such-folder", "games"), ["no-such-folder"]),
    (("--lang", "de", "games"), ["de"]),
    (("simulate", "cryptid", "--games", "many"), ["--games"]),
    (("simulate", "cryptid", "--colour"), ["--colour"]),
    (("fly",), ["fly"]),
    (("verify",), ["file"]),
]


@pytest.mark.parametrize(("words", "named"), CASES, ids=lambda value: " ".join(value))
def test_one_line_and_exit_code_two(words: tuple[str, ...], named: list[str]) -> None:
    done = hedgerow(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("hedgerow: ")
    assert all(name in line for name in named), line


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_damaged_record(command: str, damaged: Path) -> None:
    before = damaged.read_bytes()
    done = hedgerow(command, str(damaged))
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert "game.json" in line
    assert damaged.read_bytes() == before


def test_a_malformed_puzzle_file(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text('{"puzzles": [{"id": 1, "mode": "normal", "slots": [], "structures": []}]}')
    done = hedgerow("cryptid", "check", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert "puzzles.json" in line
    assert "$.puzzles[0]" in line


def test_an_illegal_move_at_the_table(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    words = ("play", "cryptid", "--seats", "3", "--bots", "random", "--save", str(saved))
    options = ("--option", "puzzle=card", "--option", "card=1", "--seed", "1")
    done = hedgerow(*words, *options, typed="cube 10-5\nfly 3-3\nquit\n")
    assert done.returncode == 0
    assert "CRY-17" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_a_replaced_data_file_with_a_mistake_names_file_and_field(tmp_path: Path) -> None:
    folder = tmp_path / "mine" / "cryptid"
    folder.mkdir(parents=True)
    (folder / "hints.toml").write_text('source = "me"\nhints = ["near2"]\nnotes = "x"\n')
    options = ("--option", "puzzle=card", "--games", "1", "--bots", "random", "--processes", "1")
    done = hedgerow("--data", str(tmp_path / "mine"), "simulate", "cryptid", *options)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "hints.toml" in line
    assert "notes" in line
