"""The serve command: what it says, and how it fails."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from hedgerow.cli.serve import read_database, serve
from hedgerow.cli.worker import worker
from hedgerow.core.errors import BadInput
from hedgerow.server import runner
from hedgerow.server.settings import Settings, shown
from hedgerow.server.testing import serving


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Settings with which a server would have been started."""
    found: list[Settings] = []

    async def run(settings: Settings, ready: Callable[[int], None]) -> None:
        found.append(settings)
        ready(settings.port)

    monkeypatch.setattr(runner, "run", run)
    monkeypatch.setattr(runner, "start", lambda work: asyncio.run(work))
    return found


def test_loopback_needs_no_warning(
    started: list[Settings], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    serve(database=str(tmp_path / "x.db"), lang="en")
    said = capsys.readouterr().out
    assert "http://127.0.0.1:8000/" in said and "Only this machine" in said
    assert started[0].bots.workers >= 1


def test_another_host_says_what_that_means(
    started: list[Settings], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    serve(host="0.0.0.0", database=str(tmp_path / "x.db"), lang="en", allow_host=["play.example"])
    said = " ".join(capsys.readouterr().out.split())
    assert "Anybody who can reach 0.0.0.0" in said and "unencrypted" in said
    assert started[0].known_hosts == ("play.example",)


def test_sqlite_always_has_somebody_to_think(started: list[Settings], tmp_path: Path) -> None:
    serve(database=str(tmp_path / "x.db"), bot_workers=0, lang="en")
    assert started[0].bots.workers == 1


def test_the_default_database_is_for_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert read_database(None).endswith("/hedgerow/tables.db")
    file = tmp_path / "hedgerow" / "tables.db"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("given", ["mysql://x/y", "/no/such/folder/x.db", "sqlite:////no/folder/x"])
def test_databases_that_will_not_do(given: str) -> None:
    with pytest.raises(BadInput, match="error-database"):
        read_database(given)


def test_a_password_is_not_printed() -> None:
    assert "hunter2" not in shown("postgresql+psycopg://ann:hunter2@db/x")


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadInput, match="error-port") as caught:
            serve(port=port, database=str(tmp_path / "x.db"), lang="en")
        assert caught.value.message.args["port"] == str(port)


def test_a_database_that_does_not_answer_is_one_line() -> None:
    with pytest.raises(BadInput, match="error-database"):
        serve(port=0, database="postgresql://127.0.0.1:1/x", lang="en")


def test_a_worker_deletes_nothing(started: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not know what the operator told the servers to keep."""

    async def work(settings: Settings) -> None:
        started.append(settings)

    monkeypatch.setattr(runner, "work", work)
    worker(database="postgresql://x", lang="en")
    assert not any(msgspec.structs.astuple(started[0].keep))


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'x.db'}", bot_workers=1) as first:
        command = [sys.executable, "-m", "hedgerow", "serve", "--port", "0", "--lang", "en"]
        command += ["--database", str(tmp_path / "x.db")]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert second.returncode != 0
        said = " ".join(second.stderr.split())
        assert "Another Hedgerow server is using" in said and "Traceback" not in said
        first.kill()
        first.start()  # a killed server leaves no lock behind


def test_a_database_of_a_newer_release_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    with pytest.raises(BadInput, match="error-database-newer"):
        serve(port=0, database=str(file), lang="en")


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    with serving(f"sqlite:///{file}", bot_workers=1) as server:
        assert httpx.get(f"{server.url}/api/ready").status_code == 200
        with sqlite3.connect(file) as connection:
            connection.execute("DROP TABLE pulse")
        answer = httpx.get(f"{server.url}/api/ready")
        assert (answer.status_code, answer.json()["error"]["id"]) == (503, "error-store")
        assert httpx.get(f"{server.url}/api/health").status_code == 200


@pytest.mark.parametrize("given", ["nonsense", "10.0.0.1/99", ""])
def test_a_proxy_is_an_address(given: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="error-proxy"):
        serve(database=str(tmp_path / "x.db"), proxy=[given], lang="en")
