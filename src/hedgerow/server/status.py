"""A listener for the operator alone: `/metrics` for Prometheus, `/` a page for people.

It speaks as much HTTP as a scraper and a browser need, on an address of its own, so that nothing
of it can be reached through the public port.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from html import escape
from typing import Final

from msgspec import Struct
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import Metric
from sqlalchemy.engine import make_url

from hedgerow import __version__
from hedgerow.core.text import Arg, Message
from hedgerow.locale import LANGUAGES, Catalogue, Language
from hedgerow.server import logs
from hedgerow.server.house import House
from hedgerow.server.metrics import Waits, gauge, gauges
from hedgerow.server.settings import known_hosts, without_port
from hedgerow.server.store import STORE_ERRORS

_HEAD: Final = 16 * 1024
_SECONDS: Final = 5.0
"""For a request to arrive, and for the database to say how large it is."""

_STYLE: Final = (
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1rem;"
    "color:#1c241c;background:#fbfbf7}"
    "h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:1.5rem}"
    "dl{display:grid;grid-template-columns:minmax(8rem,2fr) 3fr;gap:.3rem 1rem;margin:0}"
    "dt{color:#4a544a}dd{margin:0;overflow-wrap:anywhere}"
    "ol{padding-left:1.2rem}li{overflow-wrap:anywhere;font-size:.9rem}"
    "@media(prefers-color-scheme:dark){body{color:#e6ebe4;background:#171b17}dt{color:#aab5aa}}"
)
_HASH: Final = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
_HEADERS: Final = (
    f"content-security-policy: default-src 'none'; style-src 'sha256-{_HASH}'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n"
    "x-content-type-options: nosniff\r\nreferrer-policy: no-referrer\r\ncache-control: no-store\r\n"
    "connection: close\r\n"
)


class Answer(Struct, frozen=True):
    status: str
    type: str
    body: bytes


class Status:
    """Answers for one house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._hosts = known_hosts(house.settings.status_host, ())
        self._jobs: int | None = None
        house.metrics.read(self._gauges)

    async def answer(self, head: str) -> Answer:
        """The answer to the head of a request."""
        first, *lines = head.split("\r\n")
        method, _, rest = first.partition(" ")
        path = rest.partition(" ")[0].partition("?")[0]
        headers = {
            name.strip().lower(): value.strip()
            for name, _, value in (line.partition(":") for line in lines)
        }
        if self._hosts and without_port(headers.get("host", "").lower()) not in self._hosts:
            return _words("403 Forbidden", "unknown host")
        if method not in ("GET", "HEAD"):
            return _words("405 Method Not Allowed", "GET only")
        match path:
            case "/metrics":
                self._jobs = await self._queued()
                body = generate_latest(self._house.metrics.registry)
                return Answer("200 OK", CONTENT_TYPE_LATEST, body)
            case "/":
                self._jobs = await self._queued()
                page = await self._page(preferred(headers.get("accept-language", "")))
                return Answer("200 OK", "text/html; charset=utf-8", page.encode())
            case _:
                return _words("404 Not Found", "/ or /metrics")

    # What is read off the house

    def _tables(self) -> Counter[str]:
        return Counter(room.row.game for room in self._house.rooms)

    def _gauges(self) -> Iterator[Metric]:
        house = self._house
        tables = self._tables().items()
        yield gauges("hedgerow_tables", "Tables in the memory of this process.", "game", tables)
        yield gauge("hedgerow_sockets", "Open sockets.", house.sockets.count)
        yield gauge("hedgerow_bot_queue", "Bots here that wait for a process.", house.turns.waiting)
        if house.settings.reminding.offered:
            waiting = house.rounds.waiting
            yield gauge("hedgerow_reminder_queue", "Letters that wait to be sent.", waiting)
        if self._jobs is not None:
            yield gauge(
                "hedgerow_bot_jobs", "Bot work in PostgreSQL that nobody has taken.", self._jobs
            )

    def _reminders(self, say: Callable[..., str]) -> Iterator[tuple[str, str]]:
        """Only where there are any."""
        house = self._house
        if house.settings.reminding.offered:
            yield "status-reminders", str(house.rounds.waiting)
            days = house.settings.keep.addresses
            yield "status-keep-addresses", say("status-days", days=days)

    async def _queued(self) -> int | None:
        with suppress(TimeoutError, *STORE_ERRORS):
            async with asyncio.timeout(_SECONDS):
                return await self._house.botwork.queued()
        return None

    async def _size(self) -> int | None:
        with suppress(TimeoutError, *STORE_ERRORS):
            async with asyncio.timeout(_SECONDS):
                return await self._house.store.size()
        return None

    # The page

    async def _page(self, language: Language) -> str:
        house, metrics = self._house, self._house.metrics
        catalogue = Catalogue(language)

        def say(id: str, **args: Arg) -> str:
            return catalogue.say(Message(id, args))

        def bytes_of(size: int | None) -> str:
            if size is None:
                return say("status-unknown")
            return say("status-megabytes", size=_number(size / 1e6, language))

        def waits(of: Waits) -> str:
            half, most = of.quantile(0.5), of.quantile(0.99)
            if half is None or most is None:
                return say("status-none-yet")
            shown = {"half": _number(1000 * half, language), "most": _number(1000 * most, language)}
            return say("status-quantiles", count=len(of.last), **shown)

        tables = self._tables()
        keep = house.settings.keep
        place = make_url(house.store.url)
        database = place.database if not house.store.postgres else str(place)
        queue = say("status-queue-here", count=house.turns.waiting)
        if self._jobs is not None:
            queue += f" {say('status-queue-jobs', count=self._jobs)}"
        by_game = ", ".join(f"{game} {count}" for game, count in sorted(tables.items()))
        facts = (
            ("status-version", __version__),
            ("status-since", _moment(metrics.since)),
            ("status-tables", f"{tables.total()} ({by_game})" if by_game else "0"),
            ("status-sockets", str(house.sockets.count)),
            ("status-moves", str(metrics.last_minute.total)),
            ("status-acks", waits(metrics.acks)),
            ("status-bots", waits(metrics.bot_waits)),
            ("status-queue", queue),
            ("status-memory", bytes_of(metrics.memory)),
            ("status-database", database or say("status-unknown")),
            ("status-size", bytes_of(await self._size())),
            ("status-keep-lobbies", say("status-days", days=keep.lobbies)),
            ("status-keep-unfinished", say("status-days", days=keep.unfinished)),
            ("status-keep-finished", say("status-days", days=keep.finished)),
            ("status-keep-guests", say("status-days", days=keep.guests)),
            *self._reminders(say),
        )
        refusals = [f"{escape(reason)}: {count}" for reason, count in metrics.refusals()]
        lines = [_short(line) for line in reversed(logs.warnings())]
        title = escape(say("status-title"))
        return "".join(
            (
                f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{title}</title><style>{_STYLE}</style></head>",
                f"<body><main><h1>{title}</h1><dl>",
                *(f"<dt>{escape(say(id))}</dt><dd>{escape(said)}</dd>" for id, said in facts),
                "</dl>",
                *_list(say("status-refused"), refusals, say("status-none")),
                *_list(say("status-warnings"), lines, say("status-none")),
                "</main></body></html>\n",
            )
        )


def _list(heading: str, items: Sequence[str], none: str) -> Iterator[str]:
    """A heading and its lines, which are HTML already."""
    yield f"<h2>{escape(heading)}</h2>"
    if items:
        yield f"<ol>{''.join(f'<li>{item}</li>' for item in items)}</ol>"
    else:
        yield f"<p>{escape(none)}</p>"


def _short(line: logs.Line) -> str:
    text = f"{line.time} {line.level} {line.logger}: {line.message}"
    where = line.exception.rpartition("\n")[2]
    return escape(f"{text} ({where})" if where else text)


def _number(value: float, language: Language) -> str:
    text = f"{value:.1f}"
    return text.replace(".", ",") if language == "fr" else text


def _moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(seconds))


def preferred(header: str) -> Language:
    """The language that a browser would rather have.

    >>> preferred("de, fr-CH;q=0.9, en;q=0.8"), preferred("en"), preferred("")
    ('fr', 'en', 'en')
    """
    best: Language = "en"
    most = 0.0
    for part in header.split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            value = float(weight) if weight else 1.0
        except ValueError:
            continue
        for language in LANGUAGES:
            if tag.lower().partition("-")[0] == language and value > most:
                best, most = language, value
    return best


def _words(status: str, text: str) -> Answer:
    return Answer(status, "text/plain; charset=utf-8", f"{text}\n".encode())


@asynccontextmanager
async def shown_to_operator(house: House) -> AsyncIterator[None]:
    """Answer the operator meanwhile, where a port is set."""
    settings = house.settings
    if settings.status_port is None:
        yield
        return
    status = Status(house)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            async with asyncio.timeout(_SECONDS):
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            answer = await status.answer(head)
            body = b"" if head.startswith("HEAD ") else answer.body
            start = (
                f"HTTP/1.1 {answer.status}\r\ncontent-type: {answer.type}\r\n"
                f"content-length: {len(answer.body)}\r\n{_HEADERS}\r\n"
            )
            writer.write(start.encode("latin-1") + body)
            async with asyncio.timeout(_SECONDS):
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(
        serve, settings.status_host, settings.status_port, limit=_HEAD
    )
    try:
        yield
    finally:
        server.close()
