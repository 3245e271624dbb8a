"""No Struct type sees its first use in two threads."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from hedgerow.core import decoding
from hedgerow.games import GAMES

SCRIPT = Path(__file__).parent / "first_use.py"
USES = int(os.environ.get("HEDGEROW_FIRST_USES", "4"))
"""Fresh processes for each game; the figure in docs/decisions/0009 is for 200."""


def first_use(what: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, SCRIPT, what], capture_output=True, text=True)


@pytest.mark.skipif(sys.platform == "win32", reason="a crash has another exit status there")
def test_msgspec_alone_crashes() -> None:
    """The fault that `decoding` works around. If this fails, msgspec may have mended it."""
    assert -first_use("bare").returncode in (signal.SIGSEGV, signal.SIGABRT)


def test_types_used_first_through_decoding_do_not() -> None:
    assert first_use("prepared").returncode == 0


@pytest.mark.parametrize("id", [game.id for game in GAMES])
def test_two_threads_may_open_a_game_together(id: str) -> None:
    results = [first_use(id) for _ in range(USES)]
    assert [result.stderr for result in results if result.returncode] == []


def test_what_it_decodes() -> None:
    assert decoding.from_json(b'{"a": 1}', dict[str, int]) == {"a": 1}
    assert decoding.from_toml(b"a = 1", dict[str, int]) == {"a": 1}
    assert decoding.convert("3", int, strict=False) == 3
    assert decoding.msgpack_decoder(list[int]).decode(msgspec.msgpack.encode([1])) == [1]
    assert decoding.json_decoder(list[int]) is decoding.json_decoder(list[int])
    with pytest.raises(msgspec.ValidationError):
        decoding.convert("3", int)
