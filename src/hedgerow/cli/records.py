"""Record files: their folder, writing them without losing a move, and reading them."""

from __future__ import annotations

import os
import secrets
import sys
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from platformdirs import user_state_path

from hedgerow.coach.records import decode
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.record import Record


def state_folder() -> Path:
    """The folder of this user's running games."""
    return user_state_path("hedgerow", appauthor=False) / "games"


def new_path(game_id: str) -> Path:
    """A fresh file name that sorts by date."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return state_folder() / f"{game_id}-{stamp}-{secrets.token_hex(2)}.json"


def write(path: Path, record: Record) -> None:
    """Replace the file atomically, so that readers and failures find the old or the new one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # mkstemp lets only the owner read the file, which holds secrets until the game is over.
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(record.dump())
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            with suppress(OSError):
                os.unlink(name)
            raise
        if sys.platform != "win32":
            folder = os.open(path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
    except OSError as error:
        raise BadInput("error-write", place=str(path), detail=_reason(error)) from None


def check_free(path: Path) -> None:
    """Raise BadInput if the file exists already."""
    if path.exists():
        raise BadInput("error-save-exists", place=str(path))


def read_bytes(file: str) -> bytes:
    """The content of a file, or of standard input for "-"."""
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise BadInput("error-read", place=file, detail=_reason(error)) from None


def read(path: Path) -> tuple[AnyGame, Record]:
    """Read a record file and its game; raises BadInput with the file and the problem."""
    return decode(read_bytes(str(path)), str(path))


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
