"""Authorization: tokens, codes, cookies and rate limits."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from hedgerow.core.text import Seat
from hedgerow.server.settings import Rate

GUEST_COOKIE: Final = "hedgerow_guest"
SEAT_COOKIE: Final = "hedgerow_seat_"
COOKIE_SECONDS: Final = 180 * 24 * 3600

# No I, L, O, U: codes read aloud are typed correctly, and no rude words appear.
_LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"

# Short, easy to say in both languages, each written without an accent.
CODE_WORDS: Final = tuple(
    files("hedgerow.server").joinpath("invitations.txt").read_text(encoding="ascii").split()
)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """The hash of a token as stored, so that reading the database gives nobody a seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


def new_spectator_code() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_invitation() -> str:
    """Two words and a number: 24 million of them, and still easy to say."""
    return _sayable(2)


def new_seat_code() -> str:
    """Three words and a number: it shows a hand, so it is harder to guess than an invitation."""
    return _sayable(3)


def _sayable(words: int) -> str:
    chosen = secrets.SystemRandom().sample(CODE_WORDS, words)
    return "-".join([*chosen, str(secrets.randbelow(900) + 100)])


def read_invitation(text: str) -> str:
    """Normalize a code as a person typed it.

    >>> read_invitation(" fern otter 482")
    'FERN-OTTER-482'
    """
    plain = (
        letter
        for letter in text.upper()
        if letter.isascii() and (letter.isalnum() or letter in " -")
    )
    return "-".join("".join(plain).replace("-", " ").split())


def is_code(text: str) -> bool:
    """Whether a text has the form of a table id or a spectator code."""
    return 0 < len(text) <= 16 and all(letter in _LETTERS for letter in text)


def network(address: str) -> str:
    """What limits count by: an IPv4 address, or the /64 that one IPv6 customer holds.

    >>> network("2001:db8:1:2:3:4:5:6"), network("::ffff:10.0.0.1"), network("10.0.0.1")
    ('2001:db8:1:2::', '10.0.0.1', '10.0.0.1')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


def clean(text: str) -> str:
    """A person's text without control characters and extra white space."""
    kept = (letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    return " ".join("".join(kept).split())


def cookies(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """The cookies of a request, without malformed ones."""
    found: dict[str, str] = {}
    for name, value in headers:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, sign, text = part.strip().partition("=")
                if sign:
                    found[key] = text
    return found


def write_seats(tokens: Mapping[Seat, str]) -> str:
    """The value of a table's seat cookie."""
    return ".".join(f"{seat}-{token}" for seat, token in sorted(tokens.items()))


def read_seats(text: str) -> dict[Seat, str]:
    """The tokens of a seat cookie, without malformed ones."""
    found: dict[Seat, str] = {}
    for part in text[:1000].split("."):
        seat, sign, token = part.partition("-")
        if sign and seat.isascii() and seat.isdigit() and len(seat) == 1:
            found[int(seat)] = token
    return found


def fits(token: str, kept: str | None) -> bool:
    """Whether a token matches a stored hash, in constant time."""
    return hmac.compare_digest(hashed(token), kept or "-" * 64) and kept is not None


class Bucket:
    """A token bucket; `take` returns whether a token was left."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float) -> bool:
        rate = self.rate
        self.left = min(rate.burst, self.left + (now - self.at) * rate.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until the next token."""
        return max(0.0, (1 - self.left) / self.rate.per_second)


class Buckets:
    """One bucket for each address and purpose; full ones are dropped."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = 20_000) -> None:
        self._clock = clock
        self._most = most
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, address: str, purpose: str, rate: Rate) -> float:
        """Take a token; returns 0, or the seconds to wait."""
        now = self._clock()
        bucket = self._bucket(address, purpose, rate, now)
        return 0.0 if bucket.take(now) else max(0.1, bucket.wait)

    def empty(self, address: str, purpose: str, rate: Rate) -> float:
        """The seconds to wait if the bucket is empty, else 0; takes no token."""
        now = self._clock()
        bucket = self._bucket(address, purpose, rate, now)
        left = min(rate.burst, bucket.left + (now - bucket.at) * rate.per_second)
        return 0.0 if left >= 1 else (1 - left) / rate.per_second

    def _bucket(self, address: str, purpose: str, rate: Rate, now: float) -> Bucket:
        found = self._buckets.get((address, purpose))
        if found is None:
            if len(self._buckets) >= self._most:
                self._forget(now)
            found = self._buckets[address, purpose] = Bucket(rate, now)
        return found

    def _forget(self, now: float) -> None:
        full = [
            key
            for key, bucket in self._buckets.items()
            if bucket.left + (now - bucket.at) * bucket.rate.per_second >= bucket.rate.burst
        ]
        for key in full or list(self._buckets)[: self._most // 2]:
            del self._buckets[key]


def short_hash(address: str) -> str:
    """The hash of an address, stored for the limit on bot work."""
    return hashlib.sha256(f"hedgerow {address}".encode()).hexdigest()[:16]
