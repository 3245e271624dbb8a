"""What an operator sees: metrics for Prometheus, and a page."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from hedgerow.core.rng import Rng
from hedgerow.server import logs
from hedgerow.server.house import House
from hedgerow.server.metrics import Metrics, PerMinute
from hedgerow.server.settings import Limits, Rate
from hedgerow.server.status import Status, shown_to_operator
from hedgerow.server.testing import Person, bot, free_port, me, serving
from server.houses import any_move, doors, house, new_room


def values(text: str) -> dict[str, float]:
    """`name{label}` and its value, for all samples."""
    return {
        "".join([sample.name, *(f"{{{value}}}" for value in sample.labels.values())]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def ask(at: Status, path: str, **headers: str) -> Any:
    told = {"host": "127.0.0.1:1", **{name.replace("_", "-"): v for name, v in headers.items()}}
    head = "\r\n".join([f"GET {path} HTTP/1.1", *(f"{name}: {v}" for name, v in told.items())])
    return await at.answer(head + "\r\n\r\n")


def run(folder: Path, test: Callable[[House, Status], Awaitable[None]], **more: Any) -> None:
    async def main() -> None:
        async with house(folder, more) as made:
            await test(made, Status(made))

    asyncio.run(main())


def test_tables_and_moves_are_counted_by_game(tmp_path: Path) -> None:
    async def test(at: House, status: Status) -> None:
        room = await new_room(at, "screen", "screen")
        for _ in range(3):
            await any_move(at, room, Rng(1))
        read = values((await ask(status, "/metrics")).body.decode())
        assert read["hedgerow_tables{cryptid}"] == 1
        assert read["hedgerow_moves_total{cryptid}"] == 3
        assert read["hedgerow_sockets"] == read["hedgerow_bot_queue"] == 0
        assert read["process_resident_memory_bytes"] > 1e6

    run(tmp_path, test)


def test_a_real_server_is_measured() -> None:
    """A person plays against bots through the doors; everything shows up on the other port."""

    async def play(url: str) -> None:
        async with Person(url) as ann:
            table = await ann.create(me(), bot(), bot())
            async with ann.sit(table["id"], 0) as seat:
                for _ in range(3):
                    await seat.asked()
                    answer = await seat.play(seat.any_move())
                    await seat.shown(answer["revision"])
                await seat.asked()
                await ann.http.get("/api/tables/none")
                read = values(httpx.get(f"{private}/metrics").text)
                assert read["hedgerow_sockets"] == 1
                assert read["hedgerow_ack_seconds_count"] == 3
                assert read["hedgerow_bot_wait_seconds_count"] >= 4
                assert read["hedgerow_moves_total{cryptid}"] >= 7
                assert read["hedgerow_refused_total{table-unknown}"] == 1

    port = free_port()
    private = f"http://127.0.0.1:{port}"
    with serving(bot_workers=1, options=["--status-port", str(port)]) as server:
        asyncio.run(play(server.url))
        assert "hedgerow_moves" not in httpx.get(f"{server.url}/metrics").text, "the public port"
        page = httpx.get(private)
        assert page.status_code == 200 and "tables.db" in page.text
        assert httpx.post(private).status_code == 405
        assert httpx.get(f"{private}/favicon.ico").status_code == 404
        assert httpx.get(private, headers={"host": "evil.example"}).status_code == 403
        assert httpx.head(f"{private}/metrics").content == b""


def test_without_a_port_nobody_listens(tmp_path: Path) -> None:
    async def test(at: House, _: Status) -> None:
        before = len(asyncio.all_tasks())
        async with shown_to_operator(at):
            assert len(asyncio.all_tasks()) == before

    run(tmp_path, test)


def test_bots_that_wait_are_counted(tmp_path: Path) -> None:
    async def test(at: House, status: Status) -> None:  # no process thinks in this house
        await new_room(at, "bot", "screen", me=False)
        async with asyncio.timeout(10):
            while not at.turns.waiting:
                await asyncio.sleep(0.01)
        read = values((await ask(status, "/metrics")).body.decode())
        assert read["hedgerow_bot_queue"] == 1

    run(tmp_path, test)


def test_refusals_have_reasons(tmp_path: Path) -> None:
    async def test(at: House, status: Status) -> None:
        async with doors(at) as url, httpx.AsyncClient(base_url=url) as http:
            await http.put(
                "/api/me", json={"name": "x"}, headers={"origin": "https://evil.example"}
            )
            await http.get("/api/games", headers={"host": "evil.example"})
            for _ in range(4):
                await http.get("/api/health")
        read = values((await ask(status, "/metrics")).body.decode())
        assert read["hedgerow_refused_total{origin}"] == 1
        assert read["hedgerow_refused_total{host}"] == 1
        assert read["hedgerow_refused_total{rate}"] >= 1

    run(tmp_path, test, limits=Limits(requests=Rate(0.01, 3)))


def test_the_page_speaks_both_languages(tmp_path: Path) -> None:
    async def test(at: House, status: Status) -> None:
        english = (await ask(status, "/", accept_language="de, en;q=0.8")).body.decode()
        french = (await ask(status, "/", accept_language="fr-CA, en;q=0.8")).body.decode()
        assert '<html lang="en">' in english and "Moves in the last minute" in english
        assert '<html lang="fr">' in french and "Coups de la dernière minute" in french
        assert "after 90 days" in english and "au bout de 90 jours" in french

    run(tmp_path, test)


def test_the_page_is_plain_and_fits_a_phone(tmp_path: Path) -> None:
    async def test(at: House, status: Status) -> None:
        page = (await ask(status, "/")).body.decode()
        assert "<script" not in page and "width=device-width" in page
        assert "http://" not in page and "https://" not in page

    run(tmp_path, test)


def test_the_page_shows_the_last_warnings(tmp_path: Path) -> None:
    kept = logs.Last()
    logging.getLogger().addHandler(kept)
    try:
        logging.getLogger("hedgerow.server.house").warning("the <store> failed")

        async def test(at: House, status: Status) -> None:
            assert "the &lt;store&gt; failed" in (await ask(status, "/")).body.decode()

        run(tmp_path, test)
    finally:
        logging.getLogger().removeHandler(kept)


def test_a_minute_is_forgotten_after_a_minute() -> None:
    now = 1000.0
    moves = PerMinute(lambda: now)
    moves.count()
    now = 1055.0
    moves.count()
    assert moves.total == 2
    now = 1100.0
    assert moves.total == 1
    now = 2000.0
    assert moves.total == 0


def test_a_move_costs_next_to_nothing() -> None:
    metrics = Metrics()
    began = time.perf_counter()
    for _ in range(2000):
        metrics.moved("cryptid")
        metrics.acks.took(0.003)
    assert (time.perf_counter() - began) / 2000 < 0.0002, "a move takes milliseconds"


@pytest.mark.parametrize("port", ["0", "70000"])
def test_a_status_port_is_a_port(port: str) -> None:
    command = [sys.executable, "-m", "hedgerow", "serve", "--status-port", port]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert said.returncode == 2 and len(said.stderr.splitlines()) == 1
