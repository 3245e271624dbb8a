"""Caddy and nginx in front of a real server, with the shipped recipes and TLS."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from hedgerow.server.proxies import RECIPES, Front, Proxy, fronted, missing
from hedgerow.server.runner import KEEP_ALIVE_S
from hedgerow.server.testing import Person, Server, bot, chair, free_port, me, screen, serving

OPTIONS = ["--proxy", "127.0.0.1", "--allow-host", "localhost", "--allow-host", "127.0.0.1"]


class Both(NamedTuple):
    server: Server
    front: Front
    status: str


@pytest.fixture(scope="module", params=["caddy", "nginx"])
def both(request: pytest.FixtureRequest) -> Iterator[Both]:
    proxy: Proxy = request.param
    if why := missing(proxy):
        pytest.skip(f"{why}: apt-get install caddy nginx openssl")
    port = free_port()
    options = [*OPTIONS, "--status-port", str(port)]
    with (
        serving(bot_workers=1, raise_limits=1, options=options) as server,
        fronted(proxy, server.port) as front,
    ):
        yield Both(server, front, f"http://127.0.0.1:{port}")


def http(both: Both, **more: str) -> httpx.Client:
    return httpx.Client(base_url=both.front.url, verify=both.front.trust, headers=more)


def test_pages_come_through_tls(both: Both) -> None:
    with http(both) as client:
        answer = client.get("/api/health")
        assert (answer.status_code, answer.json()) == (200, {"ok": True})
        assert "max-age" in answer.headers["strict-transport-security"]
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{both.front.url}/api/health")  # the certificate is its own


def test_a_move_is_acknowledged_through_a_socket(both: Both) -> None:
    async def play() -> None:
        async with Person(both.front.url, both.front.trust) as ann:
            table = await ann.create(me(), screen(), bot())
            async with ann.sit(table["id"], 0, origin=both.front.url) as seat:
                await seat.asked()
                answer = await seat.play(seat.any_move())
                assert answer["type"] == "ack"
                await seat.shown(answer["revision"])

    asyncio.run(play())


def test_the_upgrade_is_http_1_1(both: Both) -> None:
    """A socket that is refused has the server's own error, so its handshake got there whole."""

    async def knock(path: str, origin: str) -> int:
        with pytest.raises(InvalidStatus) as refused:
            async with chair(both.front.url, path, {"Origin": origin}, both.front.trust):
                pass
        return refused.value.response.status_code

    url = both.front.url
    assert asyncio.run(knock("/tables/zzzzzzzz/socket?seat=0", url)) == 404
    assert asyncio.run(knock("/tables/zzzzzzzz/socket?seat=0", "https://evil.example")) == 403
    context = ssl.create_default_context(cafile=None)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with (
        socket.create_connection(("127.0.0.1", both.front.port), timeout=10) as plain,
        context.wrap_socket(plain, server_hostname="localhost") as raw,
    ):
        raw.sendall(
            b"GET /api/tables/zzzzzzzz/socket?seat=0 HTTP/1.1\r\nHost: localhost:%d\r\n"
            b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n" % both.front.port
        )
        assert raw.recv(1000).startswith(b"HTTP/1.1 404")


def test_cookies_are_secure_under_https(both: Both) -> None:
    with http(both) as client:
        answer = client.put("/api/me", json={"name": "Ann"})
        assert answer.status_code == 200 and "Secure" in answer.headers["set-cookie"]
    bare = httpx.put(f"{both.server.url}/api/me", json={"name": "Ann"})
    assert "Secure" not in bare.headers["set-cookie"]


def test_the_server_hears_the_name_that_was_called(both: Both) -> None:
    """Host with its port: the origin of a page must be the host that it asks."""
    with http(both, origin=both.front.url) as client:
        assert client.put("/api/me", json={"name": "Ann"}).status_code == 200
    with http(both, origin="https://evil.example") as client:
        assert client.put("/api/me", json={"name": "Ann"}).status_code == 403
    with http(both, host="evil.example") as client:
        answer = client.get("/api/health")
        assert answer.status_code != 200 or not answer.content


def test_large_bodies_are_refused(both: Both) -> None:
    with http(both) as client:
        body = b'{"name": "%s"}' % (b"x" * 100_000)
        sent = {"content-type": "application/json"}
        assert client.put("/api/me", content=body, headers=sent).status_code == 413
        chunks = iter([body[:50_000], body[50_000:]])  # without a length
        assert client.put("/api/me", content=chunks, headers=sent).status_code >= 400
        assert client.get("/api/health").status_code == 200


def test_limits_are_of_the_client_not_of_the_proxy(both: Both) -> None:
    """Somebody at another address is not slowed down by this one; nobody can invent addresses."""
    allowed = httpx.Client(base_url=both.server.url, headers={"X-Forwarded-For": "198.51.100.7"})
    with http(both, **{"X-Forwarded-For": "203.0.113.9"}) as client, allowed:
        for number in range(600):
            client.headers["X-Forwarded-For"] = f"203.0.113.{number % 250}"
            if client.get("/api/health").status_code == 429:
                break
        else:
            pytest.fail("an invented address was believed")
        # The proxy's own address, speaking for another client.
        assert allowed.get("/api/health").status_code == 200
    assert 'hedgerow_refused_total{reason="rate"}' in httpx.get(f"{both.status}/metrics").text


def test_recipes_hold_no_surprise() -> None:
    """The names that the tests replace are those that the page tells people to replace."""
    for name in ("Caddyfile", "nginx.conf", "hedgerow.service"):
        assert "play.example.org" in (RECIPES / name).read_text(encoding="utf-8")


def test_a_proxy_closes_an_idle_connection_before_the_server_does() -> None:
    """Else it sends a request into a connection that is being closed, which is then lost."""
    for name, setting in (("Caddyfile", "keepalive"), ("nginx.conf", "keepalive_timeout")):
        recipe = (RECIPES / name).read_text(encoding="utf-8")
        found = re.search(rf"^\s*{setting} (\d+)s\b", recipe, re.MULTILINE)
        assert found and int(found[1]) < KEEP_ALIVE_S


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    unit = (RECIPES / "hedgerow.service").read_text(encoding="utf-8")
    file = tmp_path / "hedgerow.service"
    file.write_text(unit.replace("/opt/hedgerow/bin/hedgerow", "/bin/true"), encoding="utf-8")
    said = subprocess.run(
        ["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert (said.returncode, said.stderr) == (0, "")
