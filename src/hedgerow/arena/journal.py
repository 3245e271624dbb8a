"""The journal of a contest: an append-only file from which a killed contest goes on.

The first line is the contest, each further line a deal that was played, in JSON. A line that was
being written when the process died is dropped; the deal is played again, with the same result.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec

from hedgerow.arena.contest import Contest, Deal, Dealt
from hedgerow.core import decoding
from hedgerow.core.errors import BadInput


class Journal:
    """A journal that is open for appending; `results` has the deals that it holds."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.results: dict[Deal, Dealt] = {}
        whole = self._read(path, contest) if path.exists() else 0
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: BinaryIO = path.open("ab")
        self._file.truncate(whole)
        if not whole:
            self._write(contest)

    def _read(self, path: Path, contest: Contest) -> int:
        """Read the deals of an earlier run; returns the bytes that are whole lines."""
        raw = path.read_bytes()
        whole = raw.rfind(b"\n") + 1
        for number, line in enumerate(raw[:whole].splitlines(), start=1):
            try:
                if number == 1:
                    found = decoding.from_json(line, Contest)
                    if found != contest:
                        raise BadInput("error-arena-other", place=str(path))
                    continue
                dealt = decoding.from_json(line, Dealt)
            except (msgspec.ValidationError, msgspec.DecodeError) as error:
                raise BadInput(
                    "error-arena-journal", place=str(path), line=number, detail=str(error)
                ) from None
            self.results[dealt.deal] = dealt
        return whole

    def add(self, dealt: Dealt) -> None:
        self.results[dealt.deal] = dealt
        self._write(dealt)

    def _write(self, line: Contest | Dealt) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.fsync(self._file.fileno())
        self._file.close()
