"""`hedgerow replay` and `hedgerow verify`."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from hedgerow.cli import app
from hedgerow.cli.replay import Viewer
from hedgerow.cli.terminal import Key, Terminal
from hedgerow.core.errors import BadInput
from hedgerow.core.record import Played, Record, Shuffle
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import GAME
from hedgerow.locale import Catalogue
from hedgerow.table import Table


def record_of(moves: int | None = None) -> Record:
    """A random game, so many moves of it; the same each time."""
    table = Table(GAME, 3, {"puzzle": "card", "card": 1}, seed="replay", contributions=("x",))
    rng = Rng(4)
    while table.to_act and table.ply != moves:
        decision = table.decisions_for(table.to_act[0])[0]
        table.play(decision.seat, decision.moves.pick(rng))
    return table.record


FINISHED = record_of()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(FINISHED.dump())
    return path


def run(*words: object, lang: str = "en") -> Result:
    return CliRunner().invoke(app, ["--lang", lang, *map(str, words)])


# Replay


def test_without_a_screen_the_last_position_is_printed(file: Path) -> None:
    shown = run("replay", file).output
    assert f"After move {len(FINISHED.moves)} of {len(FINISHED.moves)}" in shown
    assert shown.count("The clue of ") == 3


def test_all_eyes_see_every_clue_and_one_seat_its_own(file: Path) -> None:
    everything = run("replay", file, "--to", 4).output
    assert [f"{letter} sees: Your clue:" in everything for letter in "ABC"] == [True] * 3
    own = run("replay", file, "--to", 4, "--seat", "b").output
    assert own.count("Your clue:") == 1
    assert "After move 4 of" in own
    assert f"{'ABC'[FINISHED.moves[3].seat]} played: {FINISHED.moves[3].move}" in own


def test_notes_are_shown_at_their_move_and_do_not_break_the_seal(tmp_path: Path) -> None:
    path = tmp_path / "noted.json"
    noted = msgspec.structs.replace(FINISHED, notes={"2": "Too \x1b[31msoon."})
    path.write_bytes(noted.dump())
    assert noted.sealed().digest == FINISHED.sealed().digest
    assert run("verify", path).exit_code == 0
    shown = run("replay", path, "--to", "2").output
    assert "Note: Too  [31msoon." in shown and "\x1b" not in shown
    assert "Note:" not in run("replay", path, "--to", "3").output


def test_language_after_the_command(file: Path) -> None:
    shown = run("replay", file, "--to", 0, "--lang", "fr").output
    assert "Après le coup 0" in shown
    assert "À A de jouer" in shown


def test_json_of_one_seat_and_of_all(file: Path) -> None:
    one = json.loads(run("replay", file, "--to", 6, "--seat", "A", "--json").output)
    assert list(one) == [
        *("game", "version", "moves", "at", "to_act", "events", "outcome"),
        "view",
    ]
    assert (one["game"], one["at"], one["moves"]) == ("cryptid", 6, len(FINISHED.moves))
    assert one["view"]["seat"] == 0
    assert one["view"]["clues"] == []
    every = json.loads(run("replay", file, "--json").output)
    assert sorted(every["views"]) == ["A", "B", "C", "spectator"]
    assert every["to_act"] == []
    assert every["outcome"]["ranks"]


def test_a_secret_event_is_shown_to_all_eyes_and_to_its_own_seat_alone(tmp_path: Path) -> None:
    table = Table(GAME, 3, {"puzzle": "card", "card": 1}, seed="vote")
    for seat in (0, 1, 2, 0, 1, 2):
        table.play(seat, table.decisions_for(seat)[0].moves[0])
    table.play(0, "hint")
    table.play(2, "vote no")
    path = tmp_path / "vote.json"
    path.write_bytes(table.record.dump())

    def told(seat: str) -> str:
        shown = run("replay", path, "--seat", seat, "--json").output
        return str(json.loads(shown)["events"][0]["event"])

    assert {seat: told(seat) for seat in ("all", "A", "B", "C")} == {
        "all": "voted-so",
        "A": "voted",
        "B": "voted",
        "C": "voted-so",
    }


def test_arrow_keys_step_and_jump() -> None:
    out = io.StringIO()
    terminal = Terminal(Console(file=out, width=120), interactive=False)
    viewer = Viewer(terminal, GAME, FINISHED, "here", None, Catalogue("en"))
    last = len(FINISHED.moves)
    pressed: list[Key] = [
        *("left", "right", "right", "left", "other", "end"),
        *("right", "left", "home", "quit"),
    ]
    keys = iter(pressed)
    viewer.steer(lambda: next(keys))
    shown = [int(line.split()[2]) for line in out.getvalue().splitlines() if "After move" in line]
    assert shown == [0, 0, 1, 2, 1, 1, last, last, last - 1, 0]


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
def test_keys_of_a_real_terminal(file: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    # All keys at once: what the program has not read yet waits in the terminal.
    code = "import sys; from hedgerow.cli import main; sys.argv[0] = 'hedgerow'; main()"
    environment = os.environ | {"TERM": "xterm", "COLUMNS": "110", "LANG": "en_GB.UTF-8"}
    process = subprocess.Popen(
        [sys.executable, "-c", code, "--lang", "en", "replay", str(file)],
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.STDOUT,
        env=environment,
    )
    os.close(theirs)
    shown = b""
    for keys in (b"\x1b[C", b"\x1b[F", b"\x1bOH", b"q"):
        shown += _read_until(ours, b"q leaves")
        os.write(ours, keys)
    shown += _read_all(ours)
    assert process.wait(timeout=60) == 0
    os.close(ours)
    text = shown.decode()
    last = len(FINISHED.moves)
    steps = [part.split(" of ")[0] for part in text.split("After move ")[1:]]
    assert steps == ["0", "1", str(last), "0"]


def _read_until(terminal: int, end: bytes) -> bytes:
    read = b""
    while end not in read:
        read += os.read(terminal, 4096)
    return read


def _read_all(terminal: int) -> bytes:
    read = b""
    try:
        while piece := os.read(terminal, 4096):
            read += piece
    except OSError:  # Linux's way of saying that the other side has closed
        pass
    return read


# Verify


def test_verify_prints_a_line_for_each_check(file: Path) -> None:
    result = run("verify", file)
    assert result.exit_code == 0
    intact, seed, added, moves, outcome = result.output.splitlines()
    assert intact == f"The file is intact: digest {FINISHED.sealed().digest}."
    assert seed == f"The seed matches the commitment {FINISHED.shuffle.commitment}."
    assert added == "One seat added to the shuffle."
    assert moves == f"All {len(FINISHED.moves)} moves are legal."
    assert outcome.startswith("The moves lead to the stated outcome: ")


def test_verify_of_an_unfinished_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(record_of(5).dump())
    assert "states no outcome" in run("verify", path).output
    assert "n’annonce aucun résultat" in run("verify", path, lang="fr").output
    assert json.loads(run("verify", path, "--json").output)["finished"] is False


def test_verify_json(file: Path) -> None:
    told = json.loads(run("verify", file, "--json").output)
    assert told["finished"] is True
    assert told["moves"] == len(FINISHED.moves)
    assert told["commitment"] == FINISHED.shuffle.commitment
    assert told["digest"] == FINISHED.sealed().digest


# Damage


def changed(**fields: Any) -> bytes:
    """The record with other content and a seal that fits it: a forger's work."""
    return msgspec.structs.replace(FINISHED, **fields).dump()


def forged_move() -> bytes:
    moves = list(FINISHED.moves)
    moves[2] = Played(moves[2].seat, "hint")
    return changed(moves=tuple(moves))


DAMAGES: dict[str, tuple[Callable[[], bytes], str, str]] = {
    "no JSON": (lambda: FINISHED.dump()[:-20], "error-record-json", ""),
    "no record": (lambda: b"[1, 2]", "error-record-form", ""),
    "not text": (lambda: b"\xff\xfe\x00", "error-record-json", ""),
    "a field too many": (
        lambda: FINISHED.dump().replace(b'"seats"', b'"chairs"', 1),
        "error-record-form",
        "chairs",
    ),
    "a note too long": (
        lambda: changed(notes={"1": "x" * 501}),
        "error-record-form",
        "notes",
    ),
    "another format": (lambda: changed(format="chess-1"), "error-record-format", "chess-1"),
    "a flipped digit": (
        lambda: FINISHED.dump().replace(b'"seats": 3', b'"seats": 4'),
        "error-record-digest",
        "",
    ),
    "another game": (lambda: changed(game="chess"), "error-record-setup", "“chess”"),
    "another version": (lambda: changed(rules=99), "error-record-version", "99"),
    "other component files": (lambda: changed(data="0123"), "error-record-data", ""),
    "too many seats": (lambda: changed(seats=9), "error-record-setup", "not 9"),
    "an unknown option": (lambda: changed(options={"x": 1}), "error-record-setup", "“x”"),
    "a forged move": (forged_move, "error-record-move", "move 3: “hint” is not allowed"),
    "a move too many": (
        lambda: changed(moves=(*FINISHED.moves, Played(0, "hint"))),
        "error-record-move",
        f"move {len(FINISHED.moves) + 1}: The game is over",
    ),
    "a forged commitment": (
        lambda: changed(shuffle=Shuffle(FINISHED.shuffle.seed, ("x",), "0" * 64)),
        "error-record-commitment",
        "",
    ),
    "a forged outcome": (lambda: changed(outcome=None), "error-record-outcome", ""),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_gives_one_clear_line(damage: str, tmp_path: Path) -> None:
    make, id, part = DAMAGES[damage]
    path = tmp_path / "damaged.json"
    path.write_bytes(make())
    result = run("verify", path)
    assert isinstance(result.exception, BadInput)
    assert result.exception.message.id == id
    assert result.output == ""
    line = Catalogue("en").say(result.exception.message)
    assert line.startswith(str(path))
    assert part in line
    assert Catalogue("fr").say(result.exception.message).startswith(str(path))


def test_the_line_goes_to_standard_error_with_exit_code_2(tmp_path: Path) -> None:
    path = tmp_path / "damaged.json"
    path.write_bytes(DAMAGES["a flipped digit"][0]())
    code = "from hedgerow.cli import main; main()"
    for command in ("verify", "replay"):
        done = subprocess.run(
            [sys.executable, "-c", code, "--lang", "en", command, str(path)],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 2
        assert done.stdout == ""
        line = f"hedgerow: {path}: the digest does not match: the file was changed or damaged.\n"
        assert done.stderr == line


@pytest.mark.parametrize(
    ("words", "id"),
    [
        (["--to", "-1"], "error-replay-to"),
        (["--to", "99999"], "error-replay-to"),
        (["--seat", "D"], "error-replay-seat"),
        (["--seat", "AB"], "error-replay-seat"),
        (["--lang", "de"], "error-language"),
    ],
)
def test_a_position_or_a_seat_that_is_not_there(words: list[str], id: str, file: Path) -> None:
    result = run("replay", file, *words)
    assert isinstance(result.exception, BadInput)
    assert result.exception.message.id == id
