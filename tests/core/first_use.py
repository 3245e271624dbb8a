"""Two threads make first use of the same msgspec types; run as a child process by tests.

python first_use.py bare       msgspec alone, whose fault this is
python first_use.py prepared   the same types through `hedgerow.core.decoding`
python first_use.py GAME       two tables of a game that nobody has used in this process
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any

import msgspec

from hedgerow.core import decoding

TYPES = 3000
RAW = b'{"y": {"q": {"type": "b", "x": [{"type": "a", "f1": 3}]}}}'


def together(work: Callable[[], object]) -> None:
    """Run `work` in two threads that start at the same moment."""
    barrier = threading.Barrier(2)
    failures: list[BaseException] = []

    def run() -> None:
        barrier.wait()
        try:
            work()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=run) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def new_type() -> Any:
    """A nested Struct type that msgspec has never seen."""
    fields = [(f"f{number}", int | None, None) for number in range(30)]
    leaf = msgspec.defstruct("Leaf", fields, tag="a")
    branch = msgspec.defstruct("Branch", [("x", list[leaf], [])], tag="b")  # type: ignore[valid-type]
    both = leaf | branch
    return msgspec.defstruct("Tree", [("y", dict[str, both], {}), ("z", both | None, None)])  # type: ignore[valid-type]


def decode_new_types(decode: Callable[[Any], object]) -> None:
    for _ in range(TYPES):
        type = new_type()
        together(lambda type=type: decode(type))  # type: ignore[misc]


def play(id: str) -> None:
    """Import, set up, show and decode, all for the first time."""
    from hedgerow.games import game_named
    from hedgerow.table import Table

    game = game_named(id)
    table: Table[Any, Any, Any, Any] = Table(game, game.seats[-1])
    table.message(0)
    msgspec.json.decode(msgspec.json.encode(table.view(0)), type=game.view_type)


if __name__ == "__main__":
    sys.setswitchinterval(1e-6)
    match sys.argv[1]:
        case "bare":
            decode_new_types(lambda type: msgspec.json.decode(RAW, type=type))
        case "prepared":
            decode_new_types(lambda type: decoding.from_json(RAW, type))
        case game:
            together(lambda: play(game))
