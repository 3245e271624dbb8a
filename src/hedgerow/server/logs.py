"""The log of a server or a worker: time, level, logger and message, a line each.

A log is read by people who have no business with a table's secrets. So an exception is written as
its type and the lines of code that it went through, never its message, which may quote a move, a
name or a token; a message ends with its first line; and only this package's own loggers can be
asked for more than warnings, because libraries write queries and frames at their lower levels.
"""

from __future__ import annotations

import logging
import re
import sys
import time
import traceback
from collections import deque
from collections.abc import Iterator
from typing import Final, Literal, TypeAlias, get_args

import msgspec

Level: TypeAlias = Literal["debug", "info", "warning", "error"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)

_OURS: Final = "hedgerow"
_OUTAGE: Final = ("psycopg", "OperationalError")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_CODE: Final = re.compile(r"(/(?:watch|confirm|unsubscribe)/)[^/]+")


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record of the log, as `--log-json` writes it."""

    time: str
    level: str
    logger: str
    message: str
    exception: str = ""

    def __str__(self) -> str:
        head = f"{self.time} {self.level} {self.logger}: {self.message}"
        return f"{head}\n{self.exception}" if self.exception else head


def line_of(record: logging.LogRecord) -> Line:
    seconds = time.gmtime(record.created)
    message = one_line(record.getMessage())
    error = record.exc_info[1] if record.exc_info else None
    if error is not None and _is_outage(error):
        message, error = f"{message} ({name_of(error)}: no connection to the database)", None
    return Line(
        time=f"{time.strftime('%Y-%m-%dT%H:%M:%S', seconds)}.{int(record.msecs):03d}Z",
        level=record.levelname,
        logger=record.name,
        message=message,
        exception=trace(error) if error else "",
    )


def one_line(text: str) -> str:
    """The first line, with nothing in it that could forge another one.

    >>> one_line("GET /\\x1b[2J failed\\nfuture: <Task ...>")
    'GET /?[2J failed'
    """
    return _CONTROL.sub("?", text.partition("\n")[0])


def trace(error: BaseException) -> str:
    """Where an error came from; of what went wrong only its type."""
    parts: list[str] = []
    for cause in _causes(error):
        places = "".join(traceback.format_list(traceback.extract_tb(cause.__traceback__)))
        parts.insert(0, f"Traceback (most recent call last):\n{places}{name_of(cause)}")
    return "\n\n".join(parts)


def _causes(error: BaseException) -> Iterator[BaseException]:
    """An error and what led to it."""
    seen: set[int] = set()
    at: BaseException | None = error
    while at is not None and id(at) not in seen:
        seen.add(id(at))
        yield at
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)


def _is_outage(error: BaseException) -> bool:
    """Whether PostgreSQL is gone: then no line of code is at fault."""
    kinds = {kind for cause in _causes(error) for kind in type(cause).__mro__}
    return any((kind.__module__, kind.__name__) == _OUTAGE for kind in kinds)


def name_of(error: BaseException) -> str:
    kind = type(error)
    return kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"


def place_of(error: BaseException) -> str:
    """The type of an error and where it was raised, for a process that cannot log by itself."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{name_of(error)} at {frames[-1].filename}:{frames[-1].lineno}" if frames else "?"


def path_shown(path: str) -> str:
    """The path of a request without the code that it may hold.

    >>> path_shown("/api/watch/FERN-482"), path_shown("/unsubscribe/token")
    ('/api/watch/*', '/unsubscribe/*')
    """
    return _CODE.sub(r"\1*", path)[:80]


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return str(line_of(record))


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(line_of(record)).decode()


class _Stderr(logging.Handler):
    """Writes to whatever standard error is at the moment."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            sys.stderr.write(self.format(record) + "\n")
            sys.stderr.flush()
        except Exception:  # a log that cannot be written must not stop a game
            self.handleError(record)


class Last(logging.Handler):
    """Keeps the last warnings for the status page."""

    def __init__(self, most: int = 20) -> None:
        super().__init__(logging.WARNING)
        self.lines: deque[Line] = deque(maxlen=most)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(line_of(record))


def warnings() -> list[Line]:
    """The last warnings of this process, oldest first."""
    kept = [each for each in logging.getLogger().handlers if isinstance(each, Last)]
    return [line for each in kept for line in each.lines]


def set_up(level: Level = "warning", *, json: bool = False) -> None:
    """Make the root logger write to standard error, and keep the last warnings."""
    root = logging.getLogger()
    for old in [each for each in root.handlers if isinstance(each, _Stderr | Last)]:
        root.removeHandler(old)
    out = _Stderr()
    out.setFormatter(Json() if json else Plain())
    root.addHandler(out)
    root.addHandler(Last())
    own = logging.getLevelNamesMapping()[level.upper()]
    root.setLevel(max(own, logging.WARNING))
    logging.getLogger(_OURS).setLevel(own)
