"""The log: one form, and no secrets in it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest

from hedgerow.server import logs
from hedgerow.server.testing import Person, bot, me, serving

STAMP = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """The root logger, as it was before."""
    root, own = logging.getLogger(), logging.getLogger("hedgerow")
    before = root.handlers[:], root.level, own.level
    yield
    root.handlers[:] = before[0]
    own.setLevel(before[2])
    root.setLevel(before[1])


def fail() -> None:
    try:
        raise ValueError("cube 3-4 of Ann")
    except ValueError:
        raise RuntimeError("seed 1234") from None


def test_a_line_has_time_level_logger_and_message(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up()
    logging.getLogger("hedgerow.server.house").warning("sweep: %s", "late")
    said = capsys.readouterr().err
    assert re.fullmatch(rf"{STAMP} WARNING hedgerow\.server\.house: sweep: late\n", said)


def test_an_outage_of_the_database_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up()
    try:
        try:
            raise psycopg.errors.AdminShutdown("terminating connection: secret")
        except psycopg.Error as error:
            raise RuntimeError("fetching jobs") from error
    except RuntimeError:
        logging.getLogger("procrastinate").exception("jobs")
    said = capsys.readouterr().err
    assert said.endswith("jobs (RuntimeError: no connection to the database)\n")
    assert "Traceback" not in said and "secret" not in said


def test_json_is_one_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(json=True)
    log = logging.getLogger("hedgerow.x")
    log.error("one\ntwo")
    try:
        fail()
    except RuntimeError:
        log.exception("three")
    first, second = map(json.loads, capsys.readouterr().err.splitlines())
    assert re.fullmatch(STAMP, first.pop("time"))
    assert first == {"level": "ERROR", "logger": "hedgerow.x", "message": "one"}
    assert second["exception"].startswith("Traceback") and "in fail" in second["exception"]


def test_an_exception_is_its_type_and_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up()
    try:
        fail()
    except RuntimeError:
        logging.getLogger("hedgerow").exception("could not answer")
    said = capsys.readouterr().err
    assert said.splitlines()[-1] == "RuntimeError" and "test_logs.py" in said
    shown = re.sub(r"^    raise .*$", "", said, flags=re.MULTILINE)  # the line of code itself
    assert "1234" not in shown and "Ann" not in shown


def test_levels_below_warning_are_our_own(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("debug")
    logging.getLogger("hedgerow.server").debug("ours")
    # aiosqlite writes every statement with its parameters, websockets every frame.
    logging.getLogger("aiosqlite").debug("INSERT ... secret")
    logging.getLogger("websockets.client").info("frame")
    said = capsys.readouterr().err
    assert "ours" in said and "secret" not in said and "frame" not in said


def test_setting_up_twice_writes_once(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up()
    logs.set_up()
    logging.getLogger("hedgerow").warning("once")
    assert capsys.readouterr().err.count("once") == 1
    assert [line.message for line in logs.warnings()] == ["once"]


def test_a_request_cannot_forge_a_line() -> None:
    assert "\n" not in logs.one_line("GET /a\r\n2026-11-16T01:02:03.456Z ERROR x: y")


def test_a_server_logs_in_json(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    options = ["--log-json", "--log-level", "info"]
    with serving(f"sqlite:///{file}", bot_workers=1, options=options) as server:
        with sqlite3.connect(file) as connection:
            connection.execute("DROP TABLE pulse")
            connection.execute("ALTER TABLE tables RENAME TO gone")
        assert httpx.get(f"{server.url}/api/ready").status_code == 503
        assert httpx.get(f"{server.url}/api/watch/fernfern").status_code == 503
        log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    told = [line["message"] for line in lines if line["logger"] == "hedgerow.server.http.problems"]
    assert told[0].startswith("GET /api/ready: the store failed") and "UPDATE" not in told[0]
    assert told[1].startswith("GET /api/watch/*: the store failed") and "fernfern" not in log


def test_a_whole_game_leaves_no_secret_in_the_log() -> None:
    """At its most talkative; the names of moves are those of the notation."""
    told: list[str] = []

    async def play(url: str) -> None:
        async with Person(url) as ann:
            await ann.call("PUT", "/me", {"name": "Zebedee"})
            table = await ann.create(me(), bot(), bot(), chat=True)
            told.extend([ann.seat_cookie(table["id"]), table["invite"], *ann.http.cookies.values()])
            async with ann.sit(table["id"], 0) as seat:
                await seat.send({"do": "chat", "id": 1, "text": "marmalade"})
                await seat.send('{"do": "play", "id": 2, "answers": 0, "move": {"do": "cube"}}')
                await seat.play_to_end()

    with serving(bot_workers=1, options=["--log-level", "debug"]) as server:
        asyncio.run(play(server.url))
        log = server.log.read_text()
    for secret in (*told, "Zebedee", "marmalade", "cube", "disc", "INSERT", "SELECT"):
        assert secret not in log, secret


def test_a_level_that_is_none_is_one_line() -> None:
    command = [sys.executable, "-m", "hedgerow", "serve", "--log-level", "loud"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert said.returncode == 2 and len(said.stderr.splitlines()) == 1
