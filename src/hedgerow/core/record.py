"""The record of a game, from which everything else is derived by replay.

Fair shuffles: before the first move the table publishes the SHA-256 of its secret seed and takes a
contribution from each seat; together they seed the game's generator. When the game is over, the
record reveals the seed, and anybody can check both.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from hedgerow.core import decoding
from hedgerow.core.errors import BadInput
from hedgerow.core.outcome import Outcome
from hedgerow.core.own import Own
from hedgerow.core.rng import Rng, WideRng
from hedgerow.core.text import Seat

FORMAT = "hedgerow-record-1"
WIDE = "wide-"
"""How a seed begins whose 256 bits all reach the shuffle. Deals named by hand and records made
before it existed shuffle with 64 bits, as they always did."""


class Shuffle(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret seed, its published commitment, and what each seat added to it."""

    seed: str
    contributions: tuple[str, ...]
    commitment: str

    @classmethod
    def of(cls, seed: str, contributions: tuple[str, ...]) -> Shuffle:
        return cls(seed, contributions, commit(seed))

    def rng(self) -> Rng:
        """The game's generator; it depends on every byte of the seed and of each contribution."""
        parts = (self.seed, *self.contributions)
        text = "\n".join(hashlib.sha256(part.encode()).hexdigest() for part in parts)
        digest = hashlib.sha256(text.encode()).digest()
        if self.seed.startswith(WIDE):
            return WideRng(int.from_bytes(digest, "big"))
        return Rng(int.from_bytes(digest[:8], "big"))


def new_seed() -> str:
    """A secret seed of 256 bits for a new table."""
    return WIDE + secrets.token_hex(32)


def commit(seed: str) -> str:
    """The commitment that a table publishes before anybody contributes."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Played(Struct, frozen=True, array_like=True):
    """A move: the seat, and the move in one-line notation."""

    seat: Seat
    move: str


Notes: TypeAlias = dict[
    Annotated[str, Meta(pattern="^[0-9]{1,6}$")], Annotated[str, Meta(max_length=500)]
]
"""Somebody's notes: after how many moves, and what."""


class HintTaken(Struct, frozen=True, array_like=True):
    """A seat was told what a strong player would do, after `at` moves; what it was is not kept."""

    at: int
    seat: Seat


class Onward(Struct, frozen=True, forbid_unknown_fields=True):
    """The first `at` moves were played at another table, and the game went on from there.

    What `seat` could not know then was dealt again from `seed`; "" leaves it as it was.
    """

    at: int
    seat: Seat
    seed: str = ""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """Options, seats, shuffle and moves. `data` is a digest of replaced component files, or "".

    What came later than the format is left out where it is unset, so older records keep their
    digests.
    """

    game: str
    rules: int = msgspec.field(name="version")
    """The version of the game whose rules were played."""
    options: dict[str, Any]
    seats: int
    shuffle: Shuffle
    moves: tuple[Played, ...]
    outcome: Outcome | None = None
    data: str = ""
    format: str = FORMAT
    digest: str = ""
    hints: tuple[HintTaken, ...] | UnsetType = UNSET
    onward: tuple[Onward, ...] | UnsetType = UNSET
    """In the order in which the game left others, and was left by itself."""
    own: Own | UnsetType = UNSET
    """The owner's printed components that the table was made with."""
    notes: Notes | UnsetType = UNSET
    """Outside the seal: the game is the same, whatever somebody writes beside it."""

    def sealed(self) -> Record:
        """The record with a digest of its content but the notes, which reveals damage."""
        bare = msgspec.structs.replace(self, digest="", notes=UNSET)
        return msgspec.structs.replace(self, digest=hashlib.sha256(_encode(bare)).hexdigest())

    def intact(self) -> bool:
        return self.digest == self.sealed().digest

    def dump(self) -> bytes:
        """Encode as a record file: JSON with one move per line, sealed."""
        return msgspec.json.format(_encode(self.sealed()), indent=1) + b"\n"

    @classmethod
    def load(cls, raw: bytes, place: str) -> Record:
        """Read a record file; raises BadInput, which names `place`, if it is invalid."""
        try:
            record = decoding.from_json(raw, cls)
        except msgspec.ValidationError as error:
            raise BadInput("error-record-form", place=place, detail=str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadInput("error-record-json", place=place, detail=str(error)) from None
        if record.format != FORMAT:
            raise BadInput("error-record-format", place=place, format=record.format)
        if not record.intact():
            raise BadInput("error-record-digest", place=place)
        return record


def _encode(record: Record) -> bytes:
    return msgspec.json.encode(record, order="deterministic")
