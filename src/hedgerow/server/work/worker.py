"""A process for heavy work outside the event loop: it runs bots and makes pages.

It is started by `pool`, reads length-prefixed MessagePack from standard input and exits when that
is closed. For a bot or a hint, a View and a list of moves come in, with the components of the table
if it has its own: nothing else about a running table reaches it.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import zlib
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from hedgerow.bots import Budget, make_bot
from hedgerow.coach import desk, hints, replay
from hedgerow.coach.review import Look, looks, report
from hedgerow.core import decoding
from hedgerow.core.decision import Decision, ListMoves
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.own import Own
from hedgerow.core.record import Record
from hedgerow.core.text import Message, Seat
from hedgerow.games import game_named
from hedgerow.games.owned import game_with
from hedgerow.locale import Language
from hedgerow.server.logs import place_of

LENGTH = 4


class Think(Struct, frozen=True, tag="think"):
    """Everything a bot is told. `view` and `moves` are JSON, as a client would get them."""

    game: str
    bot: str
    seed: int
    seat: Seat
    view: bytes
    prompt: Message
    moves: bytes
    ms: int
    own: Own = {}


class DeskJob(Struct, frozen=True, tag="desk"):
    """A tool of a game's desk, with its request in JSON."""

    game: str
    tool: str
    request: bytes
    language: Language


class ReplayJob(Struct, frozen=True, tag="replay"):
    """A position of a finished game, its chart or its story."""

    record: bytes
    what: Literal["position", "chart", "story"]
    at: int = 0
    eyes: str = "all"


class HintJob(Struct, frozen=True, tag="hint"):
    """Everything that a hint is made from, in the form of `Think`."""

    game: str
    seed: int
    seat: Seat
    view: bytes
    prompt: Message
    moves: bytes
    ms: int
    own: Own = {}


class LookJob(Struct, frozen=True, tag="look"):
    """Looks at the moves of a finished game for a review, for about so many milliseconds."""

    record: bytes
    since: int
    ms: int


class ReviewJob(Struct, frozen=True, tag="review"):
    """The report of one seat from the looks there are, each a list in JSON, compressed."""

    record: bytes
    seat: Seat
    parts: list[bytes]


AnyJob: TypeAlias = Think | DeskJob | ReplayJob | HintJob | LookJob | ReviewJob


class Done(Struct, frozen=True):
    """The result in JSON, or a refusal for the person who asked, or an error."""

    made: bytes = b""
    took_ms: float = 0.0
    """What a bot took to think."""
    count: int = 0
    """The looks in `made`."""
    refused: Message | None = None
    error: str = ""


def think(job: Think) -> Done:
    """What the bot chooses; its move must be among those offered."""
    game, view, decision = _asked(job)
    began = time.monotonic()
    with game.using():
        bot = make_bot(job.game, job.bot, job.seed)
        chosen = bot.choose(view, decision, Budget(job.ms)).move
    if chosen not in decision.moves:
        return Done(error="it chose a move that was not offered")
    return Done(msgspec.json.encode(chosen), took_ms=1000 * (time.monotonic() - began))


def hint(job: HintJob) -> Done:
    """What a strong player would do."""
    game, view, decision = _asked(job)
    made = hints.hints(game, view, decision, Budget(job.ms), job.seed)
    return Done(msgspec.json.encode(made))


def _asked(job: Think | HintJob) -> tuple[AnyGame, Any, Decision[Any]]:
    game = game_with(game_named(job.game), job.own)
    view = decoding.from_json(job.view, game.view_type)
    moves: list[Any] = decoding.from_json(job.moves, list[game.move_type])  # type: ignore[name-defined]
    return game, view, Decision(job.seat, job.prompt, ListMoves(moves))


def answer_desk(job: DeskJob) -> Done:
    game = game_named(job.game)
    tool = desk.tool_named(game, job.tool)
    request = desk.seeded(decoding.from_json(job.request, tool.request))
    return Done(msgspec.json.encode(tool.run(request, desk.Clerk(game, job.language))))


def make_replay(job: ReplayJob) -> Done:
    record = Record.load(job.record, "record")
    game = game_named(record.game)
    if job.what == "chart":
        return Done(msgspec.json.encode(replay.replay_chart(game, record)))
    if job.what == "story":
        return Done(msgspec.json.encode(replay.replay_story(game, record, job.eyes)))
    return Done(msgspec.json.encode(replay.replay_at(game, record, job.at, job.eyes)))


def look(job: LookJob) -> Done:
    """As many looks as the time allows, at least one: which they are does not depend on it."""
    record = Record.load(job.record, "record")
    began, found = time.process_time(), []
    for each in looks(game_named(record.game), record, job.since):
        found.append(each)
        if 1000 * (time.process_time() - began) >= job.ms:
            break
    return Done(zlib.compress(msgspec.json.encode(found)), count=len(found))


def make_review(job: ReviewJob) -> Done:
    record = Record.load(job.record, "record")
    found = [
        each for part in job.parts for each in decoding.from_json(zlib.decompress(part), list[Look])
    ]
    return Done(msgspec.json.encode(report(game_named(record.game), record, found, job.seat)))


def answer(job: AnyJob) -> Done:
    """Never raises: a bot's bug is its own."""
    try:
        match job:
            case Think():
                return think(job)
            case DeskJob():
                return answer_desk(job)
            case ReplayJob():
                return make_replay(job)
            case HintJob():
                return hint(job)
            case LookJob():
                return look(job)
            case ReviewJob():
                return make_review(job)
    except BadInput as error:
        return Done(refused=error.message)
    except Exception as error:
        return Done(error=place_of(error))  # its message may hold what the seat knows


def main() -> None:
    """Answer jobs until standard input is closed."""
    # A bot's output must not mix with the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then stops us
    if hasattr(os, "nice"):
        os.nice(5)  # people's moves come first
    any_job: Any = AnyJob  # a union is no type[T] to mypy
    decoder: msgspec.msgpack.Decoder[AnyJob] = decoding.msgpack_decoder(any_job)
    encoder = msgspec.msgpack.Encoder()
    source = sys.stdin.buffer
    while len(head := source.read(LENGTH)) == LENGTH:
        raw = encoder.encode(answer(decoder.decode(source.read(int.from_bytes(head, "big")))))
        try:
            answers.write(len(raw).to_bytes(LENGTH, "big") + raw)
            answers.flush()
        except BrokenPipeError:  # the server was killed, so nobody waits for the answer
            os._exit(0)  # a normal exit would flush, and fail, again


if __name__ == "__main__":
    main()
