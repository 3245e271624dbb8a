"""Simulated games as Parquet: records, results and features. The schema: docs/parquet.md."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec

from hedgerow.arena.simulate import Kept
from hedgerow.core.codec import Codec
from hedgerow.core.errors import BadInput
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.outcome import Outcome
from hedgerow.core.record import Record, Shuffle
from hedgerow.core.writing import Row, length
from hedgerow.games import datafiles

FILES: Final = ("games.parquet", "seats.parquet", "decisions.parquet")


class Archive:
    """Writes games into a folder as they are played.

    Raises BadInput if pyarrow is missing, or if the folder has such files already.
    """

    def __init__(
        self, folder: Path | str, game: AnyGame, seats: int, options: dict[str, object]
    ) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise BadInput("error-simulate-pyarrow") from None
        self._arrow, self._parquet = pyarrow, pyarrow.parquet
        self._game, self._seats = game, seats
        self._options = game.read_options(options, seats)
        self._codec: Codec[Any] = game.codec(seats, self._options)
        self._length = length(self._codec.pieces)
        self._rows: list[Row] = [
            memoryview(bytearray(4 * self._length)).cast("f") for _ in range(seats)
        ]
        self._writer = None if game.writer is None else game.writer(self._codec, self._rows)
        folder = self._folder = Path(folder)
        for name in FILES:
            if (folder / name).exists():
                raise BadInput("error-simulate-out", place=str(folder / name))
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput("error-write", place=str(folder), detail=str(error)) from None
        self._files = {name: self._open(name) for name in FILES}

    def _open(self, name: str) -> Any:
        schema = schemas(self._arrow, self._codec)[name]
        return self._parquet.ParquetWriter(self._folder / name, schema, compression="zstd")

    def __enter__(self) -> Archive:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for file in self._files.values():
            file.close()

    # One game

    def add(self, kept: Kept) -> None:
        """Replay a game and write its rows."""
        observations = bytearray()
        decisions = list(self._replay(kept, observations))
        record = self._record(kept)
        self._write(
            "games.parquet",
            [
                {
                    "game": kept.number,
                    "id": self._game.id,
                    "version": self._game.version,
                    "seats": self._seats,
                    "options": msgspec.json.encode(self._options).decode(),
                    "seed": kept.seed,
                    "decisions": len(decisions),
                    "reason": kept.outcome.reason.id,
                    "record": record.dump().decode(),
                }
            ],
        )
        self._write("seats.parquet", list(_results(kept)))
        self._write_decisions(decisions, observations)

    def _replay(self, kept: Kept, observations: bytearray) -> Iterator[dict[str, Any]]:
        """A row for each decision; its observation is added to `observations`."""
        game, codec = self._game, self._codec
        state = game.setup(self._options, self._seats, Shuffle.of(kept.seed, ()).rng())
        for ply, played in enumerate(kept.moves):
            decision, move = game.decisions(state)[0], game.parse(played.move)
            observations += self._observe(state, played.seat)
            yield {
                "game": kept.number,
                "ply": ply,
                "seat": played.seat,
                "bot": kept.bots[played.seat],
                "decision": decision.prompt.id,
                "move": played.move,
                "action": codec.encode(move),
                "legal": codec.mask(decision).nonzero()[0].tolist(),
                "reward": kept.outcome.reward(played.seat),
            }
            game.apply(state, played.seat, move, null_log)

    def _observe(self, state: Any, seat: int) -> bytes:
        if self._writer is not None:
            self._writer.write(state, seat)
            return self._rows[seat].tobytes()
        pieces = self._codec.observe(self._game.view(state, seat))
        return b"".join(pieces[name].tobytes() for name in self._codec.pieces)

    def _record(self, kept: Kept) -> Record:
        return Record(
            game=self._game.id,
            rules=self._game.version,
            options=msgspec.to_builtins(self._options),
            seats=self._seats,
            shuffle=Shuffle.of(kept.seed, ()),
            moves=kept.moves,
            outcome=kept.outcome,
            data=datafiles.replaced(self._game.id),
        )

    # Files

    def _write(self, name: str, rows: list[dict[str, Any]]) -> None:
        file = self._files[name]
        file.write_table(self._arrow.Table.from_pylist(rows, schema=file.schema))

    def _write_decisions(self, rows: list[dict[str, Any]], observations: bytearray) -> None:
        """Write a game's decisions as one row group; observations go in as they are in memory."""
        arrow, file = self._arrow, self._files["decisions.parquet"]
        fields = [field for field in file.schema if field.name != "observation"]
        plain = arrow.Table.from_pylist(rows, schema=arrow.schema(fields))
        values = arrow.Array.from_buffers(
            arrow.float32(), len(rows) * self._length, [None, arrow.py_buffer(observations)]
        )
        column = arrow.FixedSizeListArray.from_arrays(values, self._length)
        table = plain.append_column(file.schema.field("observation"), column)
        file.write_table(table.cast(file.schema))


def _results(kept: Kept) -> Iterator[dict[str, Any]]:
    outcome: Outcome = kept.outcome
    for seat, bot in enumerate(kept.bots):
        yield {
            "game": kept.number,
            "seat": seat,
            "bot": bot,
            "rank": outcome.ranks[seat],
            "score": outcome.scores[seat].total,
            "reward": outcome.reward(seat),
        }


def schemas(arrow: Any, codec: Codec[Any]) -> dict[str, Any]:
    """The schema of each file; that of the decisions names the pieces of an observation."""
    whole, text = arrow.int32(), arrow.string()
    games = [("game", whole), ("id", text), ("version", whole), ("seats", whole)]
    games += [("options", text), ("seed", text), ("decisions", whole), ("reason", text)]
    games += [("record", text)]
    seats = [("game", whole), ("seat", whole), ("bot", text), ("rank", whole)]
    seats += [("score", whole), ("reward", arrow.float32())]
    decisions = [("game", whole), ("ply", whole), ("seat", whole), ("bot", text)]
    decisions += [("decision", text), ("move", text), ("action", whole)]
    decisions += [("legal", arrow.list_(whole)), ("reward", arrow.float32())]
    decisions += [("observation", arrow.list_(arrow.float32(), length(codec.pieces)))]
    pieces = {
        "pieces": {name: list(shape) for name, shape in codec.pieces.items()},
        "actions": codec.actions,
    }
    return {
        "games.parquet": arrow.schema(games),
        "seats.parquet": arrow.schema(seats),
        "decisions.parquet": arrow.schema(
            decisions, metadata={"hedgerow": msgspec.json.encode(pieces)}
        ),
    }
