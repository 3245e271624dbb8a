"""The settings of a server; every limit can be raised, for load tests and large gatherings."""

from __future__ import annotations

import ipaddress
import re
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

STATIC = Path(__file__).parent / "static"
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""Where the browsers that people use have their messages from."""

Security: TypeAlias = Literal["starttls", "tls", "none"]


class Rate(Struct, frozen=True):
    """At most `per_second` on average, and `burst` at once."""

    per_second: float
    burst: float

    def times(self, factor: float) -> Rate:
        return Rate(self.per_second * factor, self.burst * factor)


class Limits(Struct, frozen=True, kw_only=True):
    """Limits that are generous for people and tight for runaway programs."""

    body: int = 64 * 1024
    frame: int = 16 * 1024
    requests: Rate = Rate(20, 200)
    """For each address."""
    files: Rate = Rate(200, 4000)
    """Files of the page, for each address: pictures are many, and friends load them at once."""
    tables: Rate = Rate(0.2, 30)
    """New tables and rematches, for each address."""
    wrong_codes: Rate = Rate(0.1, 15)
    """Codes that fit no table, for each address: a code is short enough to be guessed at."""
    seat_codes: Rate = Rate(0.1, 12)
    """Codes that a host asks for, for each address."""
    wishes: Rate = Rate(0.05, 20)
    """Changes of reminders, for each address."""
    questions: Rate = Rate(0.002, 5)
    """Mails that ask whether an address is right, for each address they are asked for from."""
    guess_s: float = 0.5
    """How long the answer to a wrong code takes."""
    heavy: Rate = Rate(2, 40)
    """Puzzles, replays and charts, for each address."""
    connections: int = 300
    """Open at once, for each address, sockets included; a proxy may have any number."""
    sockets: int = 200
    """Open at once, for each address."""
    head: int = 16 * 1024
    """Bytes of a request before its body."""
    url: int = 2 * 1024
    request_s: float = 20.0
    """Seconds in which a request must have arrived."""
    answer_s: float = 60.0
    """Seconds in which an answer must be ready, and what was closed be read."""
    messages: Rate = Rate(20, 80)
    """For each socket."""
    chats: Rate = Rate(0.5, 6)
    """For each socket."""
    asks: Rate = Rate(5, 30)
    """Positions, choices and aids that a socket asks for by itself."""
    hints: Rate = Rate(0.3, 12)
    """Hints, for each address: each takes a worker some seconds."""
    outbox: int = 512 * 1024
    """Characters that may wait for a slow reader before its socket is dropped."""
    outboxes: int = 16 * 1024 * 1024
    """The same for all sockets of an address together."""

    def raised(self, factor: float) -> Limits:
        """For load and browser tests."""
        return Limits(
            requests=self.requests.times(factor),
            files=self.files.times(factor),
            tables=self.tables.times(factor),
            wrong_codes=self.wrong_codes.times(factor),
            seat_codes=self.seat_codes.times(factor),
            wishes=self.wishes.times(factor),
            questions=self.questions.times(factor),
            heavy=self.heavy.times(factor),
            connections=int(self.connections * factor),
            sockets=int(self.sockets * factor),
            messages=self.messages.times(factor),
            chats=self.chats.times(factor),
            asks=self.asks.times(factor),
            hints=self.hints.times(factor),
            outboxes=int(self.outboxes * factor),
        )


class BotSettings(Struct, frozen=True, kw_only=True):
    workers: int = 1
    """Processes that think; 0 leaves all bot work to `hedgerow worker` (PostgreSQL only)."""
    think_ms: int = 1000
    """The most processor time for a decision; most levels take less."""
    turn_ms: int = 2000
    """The most time that a bot takes for all its decisions before somebody else moves."""
    limit_s: float = 8.0
    """The time after which a bot is stopped and a quick legal move is made in its place."""
    delay_ms: int = 700
    """The least time between a bot's question and its answer, so that people can follow."""
    per_address: int = 4
    """Bots that think at once for the tables of one address, and jobs that it has in the queue."""
    per_guest: int = 2
    """Jobs that the tables of one guest have in the queue; where it is shared, others wait."""


class Keep(Struct, frozen=True, kw_only=True):
    """Days after which something is deleted, counted from the last move; 0 keeps it forever."""

    lobbies: int = 7
    """Tables that were never started."""
    unfinished: int = 90
    finished: int = 365
    guests: int = 180
    """People without a seat; they lose the name they gave, and nothing else."""
    addresses: int = 30
    """Addresses for reminders, counted from their last use, of people without a game."""

    def days(self, status: str) -> int:
        """For a table with this status, as the database has it."""
        return {"lobby": self.lobbies, "playing": self.unfinished}.get(status, self.finished)


class Secret(str):
    """A text that is not shown where settings are."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "Secret(...)"


class MailSettings(Struct, frozen=True, kw_only=True):
    """The SMTP server that takes our mail, and who the mail is from."""

    host: str
    port: int
    security: Security = "starttls"
    user: str = ""
    password: Secret = Secret()
    sender: str
    """With or without a name: Hedgerow <games@example.org>."""


class PushSettings(Struct, frozen=True, kw_only=True):
    """Web Push: the key by which push services know this server, and which of them it uses."""

    key: Secret
    """A private key on P-256, in PEM."""
    hosts: tuple[str, ...] = PUSH_SERVICES
    """Hosts of push services; "*.x" is any host below x."""
    anywhere: bool = False
    """For tests: a service may be at a private address, and at any port."""


class Reminding(Struct, frozen=True, kw_only=True):
    """Whether, when and how people who are away are told that it is their turn."""

    public_url: str = ""
    """How people reach this server, without a slash at the end."""
    mail: MailSettings | None = None
    push: PushSettings | None = None
    after_s: float = 600.0
    """Seconds of absence before a reminder."""
    gap_s: float = 6 * 3600.0
    """Seconds between two reminders of one table."""
    look_s: float = 30.0
    """How often the server looks who is there and who is not."""
    post_s: float = 5.0
    """How often it looks for letters to send."""
    per_guest: int = 4
    """Questions to addresses that one guest may cause in a day."""
    per_address: int = 3
    """Questions to one address in a day."""
    per_hour: int = 60
    """Questions to all addresses in an hour."""
    per_day: int = 20
    """Tables of which one guest is reminded in a day."""

    @property
    def offered(self) -> bool:
        return self.mail is not None or self.push is not None


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str
    """sqlite+aiosqlite:///FILE or postgresql+psycopg://..."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    hosts: tuple[str, ...] = ()
    """Accepted host names; empty for any, or on loopback for loopback's own."""
    deal: str = ""
    """For tests: every table is dealt from this text instead of a secret seed."""
    limits: Limits = Limits()
    bots: BotSettings = BotSettings()
    room_idle_s: float = 900.0
    """The time after which an idle table leaves memory."""
    sweep_s: float = 5.0
    """How often the server looks for tables whose bot work was lost."""
    keep_s: float = 60.0
    """A table at which nobody has moved for so long has its position stored in words."""
    keep: Keep = Keep()
    prune_s: float = 600.0
    """How often the server looks for what is old."""
    static: Path = STATIC
    status_port: int | None = None
    """Where the operator may look; None: nowhere."""
    status_host: str = "127.0.0.1"
    reminding: Reminding = Reminding()

    @property
    def known_hosts(self) -> tuple[str, ...]:
        """Names accepted in the Host header; () accepts all."""
        return known_hosts(self.host, self.hosts)


def known_hosts(host: str, named: tuple[str, ...]) -> tuple[str, ...]:
    """Names under which a listener on this host may be called; () for all.

    On loopback, a foreign name means DNS rebinding: a web page has pointed its own name at this
    machine to reach the server through a person's browser.
    """
    if named:
        return tuple(name.lower() for name in named)
    return LOOPBACK if is_loopback(host) else ()


def without_port(host: str) -> str:
    return re.sub(r":\d+$", "", host)


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def database_url(given: str) -> str:
    """The SQLAlchemy URL for what a person writes: postgresql://..., sqlite:///FILE or a file.

    >>> database_url("postgresql://localhost/hedgerow")
    'postgresql+psycopg://localhost/hedgerow'
    >>> database_url("games.db")
    'sqlite+aiosqlite:///games.db'
    """
    scheme, sign, rest = given.partition("://")
    if not sign:
        return f"sqlite+aiosqlite:///{given}"
    if scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    if scheme in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    return given


def shown(url: str) -> str:
    """A database for people, without its password."""
    from sqlalchemy.engine import make_url

    found = make_url(url)
    return found.database or "" if found.get_backend_name() == "sqlite" else str(found)
