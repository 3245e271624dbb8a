"""A reverse proxy with TLS in front of a server, by the shipped recipe, for tests and benchmarks.

with serving(options=["--proxy", "127.0.0.1"]) as server:
    with fronted("caddy", server.port) as front:
        httpx.get(front.url, verify=front.trust)
"""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, TypeAlias

from hedgerow.server.testing import free_port

Proxy: TypeAlias = Literal["caddy", "nginx"]

RECIPES = Path(__file__).parents[3] / "deploy"
_SECONDS = 20.0


class Front:
    """A proxy that answers."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, trust: ssl.SSLContext) -> None:
        self.process = process
        self.port = port
        self.trust = trust

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"


def missing(proxy: Proxy) -> str:
    """Why a proxy cannot be started here; "" where it can."""
    for program in (proxy, "openssl"):
        if _program(program) is None:
            return f"{program} is not installed"
    return ""


def _program(name: str) -> str | None:
    # nginx lies where only root's shell looks for it.
    return shutil.which(name, path=os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin")))


@contextmanager
def fronted(proxy: Proxy, server: int, *, recipes: Path = RECIPES) -> Iterator[Front]:
    """A proxy in front of the server on this port of loopback, until the end of the block."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        port = free_port()
        certificate, key = make_certificate(folder)
        if proxy == "caddy":
            command = _caddy(recipes / "Caddyfile", folder, port, server, certificate, key)
        else:
            command = _nginx(recipes / "nginx.conf", folder, port, server, certificate, key)
        log = folder / "log.txt"
        # Caddy keeps its state under the home folder.
        environment = {**os.environ, "HOME": name, "XDG_DATA_HOME": name, "XDG_CONFIG_HOME": name}
        with log.open("wb") as out:
            process = subprocess.Popen(command, stdout=out, stderr=out, env=environment)
        try:
            front = Front(process, port, ssl.create_default_context(cafile=str(certificate)))
            _wait(front, log)
            yield front
        finally:
            process.terminate()
            process.wait(15)


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost, signed by itself, and its key."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt"),
            *("ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost"),
            *("-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"),
            *("-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    return certificate, key


def _caddy(
    recipe: Path, folder: Path, port: int, server: int, certificate: Path, key: Path
) -> list[str]:
    text = _replace(
        recipe.read_text(encoding="utf-8"),
        {
            "{$HEDGEROW_HOST:play.example.org} {": (
                "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
                f"https://localhost:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}"
            ),
            "{$HEDGEROW_SERVERS:127.0.0.1:8000}": f"127.0.0.1:{server}",
        },
    )
    file = folder / "Caddyfile"
    file.write_text(text, encoding="utf-8")
    return [_program("caddy") or "caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


def _nginx(
    recipe: Path, folder: Path, port: int, server: int, certificate: Path, key: Path
) -> list[str]:
    site = _replace(
        recipe.read_text(encoding="utf-8"),
        {
            "    server 127.0.0.1:8000;": f"    server 127.0.0.1:{server};",
            "listen 80;": f"listen 127.0.0.1:{free_port()};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
            "server_name play.example.org;": "server_name localhost;",
            "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(certificate),
            "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key),
        },
    )
    (folder / "hedgerow.conf").write_text(site, encoding="utf-8")
    temporary = "\n".join(
        f"{kind}_temp_path {folder / kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = folder / "nginx.conf"
    main.write_text(
        f"daemon off; master_process off; pid {folder / 'pid'}; error_log stderr warn;\n"
        f"events {{ worker_connections 8192; }}\n"
        f"http {{\n{temporary}\ninclude {folder / 'hedgerow.conf'};\n}}\n",
        encoding="utf-8",
    )
    return [_program("nginx") or "nginx", "-p", str(folder), "-e", "stderr", "-c", str(main)]


def _replace(text: str, changes: dict[str, str]) -> str:
    """The recipe for this machine; what is not in it any more is an error."""
    for old, new in changes.items():
        if old not in text:
            raise RuntimeError(f"the recipe has no {old!r}")
        text = text.replace(old, new)
    return text


def _wait(front: Front, log: Path) -> None:
    end = time.monotonic() + _SECONDS
    while True:
        try:
            with socket.create_connection(("127.0.0.1", front.port), timeout=2):
                return
        except OSError:
            if front.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the proxy did not start:\n{log.read_text()}") from None
            time.sleep(0.05)
