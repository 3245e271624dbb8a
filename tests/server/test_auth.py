"""Tokens, codes, cookies and limits."""

from __future__ import annotations

import re

import pytest

from hedgerow.server import auth
from hedgerow.server.auth import Bucket, Buckets
from hedgerow.server.settings import Limits, Rate, Settings, database_url, is_loopback


def test_a_token_fits_its_hash_alone() -> None:
    token = auth.new_token()
    assert auth.fits(token, auth.hashed(token))
    assert not auth.fits(auth.new_token(), auth.hashed(token))
    assert not auth.fits("", auth.hashed(token))


def test_nothing_fits_a_revoked_token() -> None:
    assert not auth.fits("", None)
    assert not auth.fits("-" * 64, None)


def test_tokens_and_codes_do_not_repeat() -> None:
    for make in (auth.new_token, auth.new_table_id, auth.new_spectator_code):
        assert len({make() for _ in range(1000)}) == 1000


def test_codes_can_be_said_aloud() -> None:
    assert all(
        re.fullmatch("[A-Z]{3,8}-[A-Z]{3,8}-[1-9][0-9]{2}", auth.new_invitation())
        for _ in range(500)
    )
    assert len(set(auth.CODE_WORDS)) == len(auth.CODE_WORDS) > 150


@pytest.mark.parametrize(
    "typed", ["FERN-482", "fern 482", " Fern - 482 ", "fern--482", "FERN-482\0"]
)
def test_codes_are_read_however_they_are_typed(typed: str) -> None:
    assert auth.read_invitation(typed) == "FERN-482"


@pytest.mark.parametrize("text", ["", "../etc", "a" * 17, "ABC", "a\0b", "é"])
def test_what_cannot_be_a_code(text: str) -> None:
    assert not auth.is_code(text)
    assert auth.is_code(auth.new_table_id()) and auth.is_code(auth.new_spectator_code())


def test_the_seat_cookie_round_trips() -> None:
    tokens = {0: auth.new_token(), 3: auth.new_token()}
    assert auth.read_seats(auth.write_seats(tokens)) == tokens


@pytest.mark.parametrize("text", ["", ".", "x-y", "-abc", "99-abc", "²-abc", "1", "0" * 5000])
def test_a_damaged_seat_cookie_holds_nothing(text: str) -> None:
    assert auth.read_seats(text) == {}


def test_cookies_are_read_from_the_headers() -> None:
    headers = [(b"host", b"x"), (b"cookie", b"a=1; b=2=3; junk"), (b"cookie", b"c=\xff")]
    assert auth.cookies(headers) == {"a": "1", "b": "2=3", "c": "ÿ"}


def test_names_lose_control_characters() -> None:
    assert auth.clean("  Ann\0\n\u202e  Bee ") == "Ann Bee"


def test_a_bucket_lets_a_burst_through_and_then_its_rate() -> None:
    bucket = Bucket(Rate(per_second=2, burst=3), now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait == pytest.approx(0.5)
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_each_address_and_purpose_has_its_own_bucket() -> None:
    now = 0.0
    buckets = Buckets(lambda: now)
    rate = Rate(per_second=1, burst=1)
    assert buckets.take("a", "x", rate) == 0
    assert buckets.take("a", "x", rate) > 0
    assert buckets.take("b", "x", rate) == buckets.take("a", "y", rate) == 0
    assert buckets.empty("a", "x", rate) > 0
    assert buckets.empty("c", "x", rate) == 0


def test_buckets_do_not_grow_for_ever() -> None:
    buckets = Buckets(lambda: 0.0, most=100)
    for number in range(1000):
        buckets.take(str(number), "x", Rate(1, 2))
    assert len(buckets._buckets) <= 100


def test_limits_can_be_raised() -> None:
    raised = Limits().raised(10)
    assert raised.requests == Rate(200, 2000) and raised.sockets == 2000
    assert (raised.body, raised.frame) == (Limits().body, Limits().frame)


@pytest.mark.parametrize(
    ("host", "loopback"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("x", False)],
)
def test_loopback(host: str, loopback: bool) -> None:
    assert is_loopback(host) is loopback
    known = Settings(host=host, database="").known_hosts
    assert ("localhost" in known) is loopback


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("postgres://u@h/d", "postgresql+psycopg://u@h/d"),
        ("sqlite:////a/b.db", "sqlite+aiosqlite:////a/b.db"),
        ("mysql://x", "mysql://x"),
    ],
)
def test_database_urls(given: str, url: str) -> None:
    assert database_url(given) == url
