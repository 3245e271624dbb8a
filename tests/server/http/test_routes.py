"""REST: tables, seats, secrets, errors and headers, through a real server."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from hedgerow.core.record import WIDE, Record, commit
from hedgerow.games import GAMES, game_named
from hedgerow.server.http import gate
from hedgerow.server.http.static import Static
from hedgerow.server.testing import Person, Server, bot, friend, me, screen, serving
from hedgerow.table import verify


def run(server: Server, *tests: Callable[..., Awaitable[None]], people: int = 1) -> None:
    async def main() -> None:
        crowd = [Person(server.url) for _ in range(people)]
        try:
            for test in tests:
                await test(*crowd)
        finally:
            for person in crowd:
                await person.http.aclose()

    asyncio.run(main())


def problem(answer: httpx.Response) -> str:
    """The id of an error, whose form is checked."""
    body = answer.json()
    assert set(body) == {"error"} and set(body["error"]) == {"id", "args", "text"}
    assert set(body["error"]["text"]) == {"en", "fr"} and all(body["error"]["text"].values())
    assert 400 <= answer.status_code < 500, answer.text
    return str(body["error"]["id"])


# What pages ask for


def test_games_with_their_options(server: Server) -> None:
    games = httpx.get(f"{server.url}/api/games").json()
    ids = [game["id"] for game in games]
    assert ids == ["cryptid", "habitats", "tournoi", "north_woods", "earth"]
    cryptid = games[0]
    assert (cryptid["seats"], cryptid["variant_seats"]) == ([3, 4, 5], [2])
    levels = [bot for bot in cryptid["bots"] if bot["level"]]
    assert [bot["name"] for bot in levels] == ["novice", "player", "expert", "master"]
    assert all(bot["ms"] <= 1000 for bot in levels)
    assert [bot["name"] for bot in cryptid["bots"]][4:] == ["random", "search"]
    options = {option["name"]: option for option in cryptid["options"]}
    assert options["mode"] == {
        "name": "mode",
        "kind": "choice",
        "default": "normal",
        "choices": ["normal", "advanced"],
    }
    assert options["hints"] == {"name": "hints", "kind": "flag", "default": True}
    assert (options["card"]["kind"], options["card"]["max"]) == ("number", 999)
    assert (options["code"]["kind"], options["code"]["max_length"]) == ("text", 64)


def test_rules_by_section(server: Server) -> None:
    rules = httpx.get(f"{server.url}/api/games/cryptid/rules").json()
    assert rules["sections"][0]["heading"] == "The map"
    first = rules["sections"][0]["statements"][0]
    assert first["id"] == "CRY-1" and "[" not in first["text"]
    assert {"fr": "indice", "en": "clue"} in rules["words"]
    assert sum(len(section["statements"]) for section in rules["sections"]) == 53


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_catalogue(server: Server, language: str) -> None:
    answer = httpx.get(f"{server.url}/api/locale/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "table-undone =" in answer.text and "cryptid-move-cube =" in answer.text


def test_openapi_lists_every_path(server: Server) -> None:
    schema = httpx.get(f"{server.url}/api/schema").json()
    assert schema["openapi"].startswith("3.")
    assert {"/api/tables", "/api/join", "/api/replays/{table}"} <= set(schema["paths"])
    assert len(schema["paths"]) == 39


# Guests and tables


def test_a_guest_is_made_when_needed_and_keeps_a_name(server: Server) -> None:
    async def test(ann: Person) -> None:
        assert await ann.call("GET", "/me") == {"name": ""}
        assert not ann.http.cookies
        answer = await ann.http.put("/api/me", json={"name": "  Ann\u0000 "})
        assert answer.json() == {"name": "Ann"}
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/;" in cookie
        assert await ann.call("GET", "/me") == {"name": "Ann"}

    run(server, test)


def test_creating_joining_starting(server: Server) -> None:
    async def test(ann: Person, bob: Person, eve: Person) -> None:
        await ann.call("PUT", "/me", {"name": "Ann"})
        answer = await ann.http.post(
            "/api/tables",
            json={"game": "cryptid", "seats": [me(), friend(), bot("sharp", name="Wren")]},
        )
        table = answer.json()
        cookie = answer.headers["set-cookie"]
        assert f"hedgerow_seat_{table['id']}=" in cookie
        assert "HttpOnly" in cookie and "SameSite=strict" in cookie
        assert f"Path=/api/tables/{table['id']};" in cookie
        assert (table["status"], table["to_act"], table["revision"]) == ("lobby", [], 0)
        assert [(s["kind"], s["name"], s["taken"], s["mine"]) for s in table["seats"]] == [
            ("me", "Ann", True, True),
            ("friend", "", False, False),
            ("bot", "Wren", True, False),
        ]
        assert re.fullmatch("[A-Z]+-[A-Z]+-[0-9]{3}", table["invite"])

        seen = await eve.call("GET", f"/tables/{table['id']}")
        assert "invite" not in seen and "spectate" not in seen and not seen["member"]
        assert (await eve.call("GET", f"/watch/{table['spectate']}"))["id"] == table["id"]
        assert "invite" not in await eve.call("GET", f"/watch/{table['spectate']}")
        assert (
            problem(await eve.http.post(f"/api/tables/{table['id']}/start")) == "error-not-member"
        )

        joined = await bob.call("POST", "/join", {"code": table["invite"].lower(), "name": "Bob"})
        assert [s["mine"] for s in joined["seats"]] == [False, True, False]
        assert joined["invite"] == table["invite"]
        full = await eve.http.post("/api/join", json={"code": table["invite"]})
        assert problem(full) == "error-table-full" and full.status_code == 409

        started = await bob.call("POST", f"/tables/{table['id']}/start")
        assert (started["status"], started["to_act"]) == ("playing", [0])
        again = await ann.http.post(f"/api/tables/{table['id']}/start")
        assert problem(again) == "error-started"
        assert [t["id"] for t in await bob.call("GET", "/tables")] == [table["id"]]
        assert await eve.call("GET", "/tables") == []

    run(server, test, people=3)


def test_a_member_who_lost_the_seat_cookie_gets_a_new_one(server: Server) -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(me(), screen(), friend())
        old = ann.seat_cookie(table["id"])
        again = await ann.call("POST", "/join", {"code": table["invite"]})
        assert [s["kind"] for s in again["seats"]] == ["me", "screen", "friend"]
        assert ann.seat_cookie(table["id"]) != old
        async with ann.sit(table["id"], 1) as seat:
            assert (await seat.next())["type"] == "table"

    run(server, test)


def test_leaving_frees_the_seat_and_voids_its_token(server: Server) -> None:
    async def test(ann: Person, bob: Person) -> None:
        table = await ann.create(me(), friend(), bot())
        await bob.call("POST", "/join", {"code": table["invite"]})
        old = bob.seat_cookie(table["id"])
        await bob.call("POST", f"/tables/{table['id']}/leave")
        assert bob.seat_cookie(table["id"]) == ""
        assert not (await ann.call("GET", f"/tables/{table['id']}"))["seats"][1]["taken"]
        bob.http.cookies.set(f"hedgerow_seat_{table['id']}", old, path="/")
        replayed = await bob.http.post(f"/api/tables/{table['id']}/leave")
        assert problem(replayed) == "error-not-member" and replayed.status_code == 403
        joined = await bob.call("POST", "/join", {"code": table["invite"]})
        assert joined["seats"][1]["mine"]

    run(server, test, people=2)


def test_the_whole_story_from_commitment_to_rematch(server: Server) -> None:
    async def test(ann: Person, bob: Person) -> None:
        seats = [me(), friend(), bot("random")]
        table = await ann.create(*seats, start=False, contribution="from Ann")
        id = table["id"]
        await bob.call("POST", "/join", {"code": table["invite"], "contribution": "too early"})
        given = f"/tables/{id}/contribution"
        await bob.call("POST", given, {"contribution": "from Bob"})
        await ann.call("POST", f"/tables/{id}/start")
        late = await bob.http.post(f"/api{given}", json={"contribution": "too late"})
        assert problem(late) == "error-started"
        secret = await ann.http.get(f"/api/tables/{id}/record")
        assert secret.status_code == 403 and problem(secret) == "error-not-over"
        for path in (f"/api/replays/{id}", f"/api/replays/{id}/chart", f"/api/replays/{id}/review"):
            assert problem(await ann.http.get(path)) == "error-not-over"
        early = await ann.http.post(f"/api/tables/{id}/rematch")
        assert problem(early) == "error-not-over"

        async with ann.sit(id, 0) as a, bob.sit(id, 1) as b:
            await asyncio.gather(a.play_to_end(), b.play_to_end())

        answer = await ann.http.get(f"/api/tables/{id}/record")
        record = Record.load(answer.content, "download")
        assert f"cryptid-{id}" in answer.headers["content-disposition"]
        assert verify(game_named("cryptid"), record).outcome == record.outcome
        assert record.shuffle.contributions == ("from Ann", "from Bob")
        assert commit(record.shuffle.seed) == table["commitment"]
        assert record.shuffle.seed.startswith(WIDE)

        last = len(record.moves)
        position = await bob.call("GET", f"/replays/{id}?at={last}&eyes=B")
        packed = await bob.http.get(f"/api/replays/{id}?at={last}&eyes=B")
        assert packed.headers["content-encoding"] == "gzip" and packed.json() == position
        plain = await bob.http.get(packed.url, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.json() == position
        assert (position["at"], position["view"]["seat"]) == (last, 1)
        assert (await bob.call("GET", f"/replays/{id}/chart"))["moves"] == last
        story = await bob.call("GET", f"/replays/{id}/story?eyes=B")
        assert story["eyes"] == "B" and story["lines"][-1]["revision"] == last
        assert (await bob.call("GET", f"/replays/{id}/review?seat=B"))["state"] == "none"
        asked = await bob.call("POST", f"/replays/{id}/review?seat=B")
        assert asked["total"] == last and asked["why"] is None
        while not asked["report"]:  # of the first moves
            await asyncio.sleep(0.1)
            asked = await ann.call("GET", f"/replays/{id}/review?seat=B")
        assert asked["report"]["seat"] == 1 and asked["report"]["looked"] == asked["done"] > 0
        assert problem(await bob.http.get(f"/api/replays/{id}/review?seat=F"))
        assert problem(await bob.http.get(f"/api/replays/{id}/review?seat=9"))
        assert problem(await bob.http.get(f"/api/replays/{id}?at={last + 1}"))
        assert problem(await bob.http.get(f"/api/replays/{id}?eyes=Z"))
        assert problem(await bob.http.get(f"/api/replays/{id}?at=x")) == "error-request"

        again = await ann.call("POST", f"/tables/{id}/rematch")
        assert again["id"] != id and again["status"] == "lobby"
        assert [s["kind"] for s in again["seats"]] == ["friend", "bot", "me"]
        assert (await bob.call("GET", f"/tables/{id}"))["rematch"] == again["id"]
        theirs = await bob.call("POST", f"/tables/{id}/rematch")
        assert theirs["id"] == again["id"] and theirs["seats"][0]["mine"]
        await bob.call("POST", f"/tables/{again['id']}/start")
        async with bob.sit(again["id"], 0) as b:
            assert (await b.asked())["decisions"]

    run(server, test, people=2)


def test_a_share_code_is_never_shown(server: Server) -> None:
    async def test(ann: Person) -> None:
        puzzle = await ann.call("POST", "/games/cryptid/desk/setup", {"seats": 3})
        options = {"puzzle": "code", "code": puzzle["code"]}
        table = await ann.create(me(), screen(), screen(), options=options)
        assert table["status"] == "playing"
        assert puzzle["code"] not in (await ann.http.get(f"/api/tables/{table['id']}")).text
        async with ann.sit(table["id"], 0) as seat:
            await seat.asked()
            assert not any(puzzle["code"] in text for text in seat.raw)

    run(server, test)


def test_no_spectators_where_none_are_wanted(server: Server) -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(me(), screen(), screen(), spectators=False)
        assert "spectate" not in table

    run(server, test)


# What is refused

BAD_TABLES: list[tuple[Any, str]] = [
    ({"game": "chess", "seats": [me()]}, "error-game-unknown"),
    ({"game": "cryptid", "seats": [me()]}, "error-seats"),
    ({"game": "earth", "seats": [me(), *[bot()] * 5]}, "error-earth-six"),
    (
        {"game": "earth", "seats": [me(), bot(), bot()], "options": {"teams": True}},
        "error-option-alone",
    ),
    (
        {"game": "earth", "seats": [me()], "options": {"mode": "beginner"}},
        "error-option-choice",
    ),
    ({"game": "cryptid", "seats": []}, "error-request"),
    ({"game": "cryptid", "seats": [me(), me(), bot()]}, "error-me-twice"),
    ({"game": "cryptid", "seats": [me(), bot("deep blue"), bot()]}, "error-bot-unknown"),
    (
        {"game": "cryptid", "seats": [me(), bot(), bot()], "options": {"x": 1}},
        "error-option-unknown",
    ),
    (
        {"game": "cryptid", "seats": [me(), bot(), bot()], "options": {"mode": "hard"}},
        "error-option-value",
    ),
    ({"game": "cryptid", "seats": [me(), bot(), bot()], "reminder_minutes": 0}, "error-request"),
    ({"game": "cryptid", "seats": [me(), bot(), bot()], "colour": "red"}, "error-request"),
    ({"game": "cryptid", "seats": [{"kind": "ghost"}, bot(), bot()]}, "error-request"),
    ([1, 2], "error-request"),
]


@pytest.mark.parametrize(("body", "id"), BAD_TABLES)
def test_a_table_that_will_not_do(server: Server, body: Any, id: str) -> None:
    assert problem(httpx.post(f"{server.url}/api/tables", json=body)) == id


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 5000, b'{"name": 1}', b"null"])
def test_malformed_bodies(server: Server, body: bytes) -> None:
    answer = httpx.put(f"{server.url}/api/me", content=body)
    assert problem(answer) == "error-request"


@pytest.mark.parametrize(
    ("method", "path", "status", "id"),
    [
        ("GET", "/api/nothing", 404, "error-not-found"),
        ("GET", "/nothing.js", 404, "error-not-found"),
        ("GET", "/assets/../../settings.py", 404, "error-not-found"),
        ("GET", "/assets/%2e%2e/%2e%2e/settings.py", 404, "error-not-found"),
        ("DELETE", "/api/tables", 405, "error-method"),
        ("POST", "/", 405, "error-method"),
        ("GET", "/api/tables/zzzzzzzz", 404, "error-table-unknown"),
        ("GET", "/api/tables/%00", 404, "error-table-unknown"),
        ("GET", "/api/watch/%00", 404, "error-code-unknown"),
        ("GET", "/api/watch/nope", 404, "error-code-unknown"),
        ("GET", "/api/games/chess/rules", 404, "error-game-unknown"),
        ("GET", "/api/locale/de", 400, "error-request"),
        ("GET", "/api/tables/zzzzzzzz/socket", 404, "error-not-found"),
    ],
)
def test_wrong_addresses(server: Server, method: str, path: str, status: int, id: str) -> None:
    answer = httpx.request(method, server.url + path)
    assert (answer.status_code, problem(answer)) == (status, id)


def test_bodies_have_a_limit(server: Server) -> None:
    big = b'{"name": "' + b"x" * 70_000 + b'"}'
    assert problem(httpx.put(f"{server.url}/api/me", content=big)) == "error-too-large"

    def pieces() -> Any:
        for _ in range(100):
            yield b" " * 1000

    answer = httpx.put(f"{server.url}/api/me", content=pieces())
    assert (answer.status_code, problem(answer)) == (413, "error-too-large")


def test_pages_of_other_sites_can_do_nothing(server: Server) -> None:
    url = f"{server.url}/api/me"
    other = httpx.put(url, json={"name": "x"}, headers={"Origin": "http://evil.example"})
    assert (other.status_code, problem(other)) == (403, "error-origin")
    null = httpx.put(url, json={"name": "x"}, headers={"Origin": "null"})
    assert problem(null) == "error-origin"
    assert httpx.put(url, json={"name": "x"}, headers={"Origin": server.url}).status_code == 200
    renamed = httpx.get(url, headers={"Host": f"evil.example:{server.port}"})
    assert (renamed.status_code, problem(renamed)) == (403, "error-host")


def test_wrong_codes_can_be_tried_a_few_times_only() -> None:
    with serving(bot_workers=1, raise_limits=1) as strict, httpx.Client() as http:
        answers = [
            http.post(f"{strict.url}/api/join", json={"code": f"FERN-{100 + n}"}) for n in range(20)
        ]
        assert [answer.status_code for answer in answers] == [404] * 15 + [429] * 5
        assert {problem(answer) for answer in answers} == {"error-code-unknown", "error-rate"}
        burst = [http.get(f"{strict.url}/api/health").status_code for _ in range(400)]
        assert burst[0] == 200 and 429 in burst


# Files and headers


def test_every_answer_has_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/table/x"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy and "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy and "default-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_client_answers_for_its_own_addresses(server: Server) -> None:
    first = httpx.get(server.url)
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    for path in ("/new/cryptid", "/table/abc", "/watch/abc", "/replay/abc", "/puzzle/today"):
        assert httpx.get(server.url + path).text == first.text
    assert httpx.head(server.url).content == b""
    same = httpx.get(server.url, headers={"If-None-Match": first.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")


def test_files_are_found_zipped_and_kept(tmp_path: Path) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("no")
    (assets / "app-1a2b.js").write_text("x" * 2000)
    static = Static(tmp_path / "static")
    page = static.find("/")
    assert page is not None and b"npm run build" in page.body, "not built yet"
    (tmp_path / "static" / "index.html").write_text("<p>built</p>")
    page = static.find("/table/x")
    assert page is not None and page.body == b"<p>built</p>" and not page.forever
    script = static.find("/assets/app-1a2b.js")
    assert script is not None and script.forever and script.type.startswith("text/javascript")
    assert script.zipped is not None and gzip.decompress(script.zipped) == script.body
    for path in ("/../secret.txt", "/assets/../../secret.txt", "/assets", "/x\0", "/nothing.js"):
        assert static.find(path) is None, path


def test_the_policy_allows_nothing_inline() -> None:
    assert "unsafe-inline" not in gate.POLICY and "data:" not in gate.POLICY


# Puzzles


def test_puzzles_by_day_code_and_chance(server: Server) -> None:
    async def test(ann: Person) -> None:
        today = await ann.call("POST", "/games/cryptid/desk/setup", {"day": "2026-03-01"})
        assert today == await ann.call("POST", "/games/cryptid/desk/setup", {"day": "2026-03-01"})
        same = await ann.call("POST", "/games/cryptid/desk/setup", {"code": today["code"]})
        assert same["clues"] == today["clues"]
        for wrong in ({"code": "nonsense"}, {"day": "x"}, {"seats": 9}, {"mode": "odd"}):
            assert problem(await ann.http.post("/api/games/cryptid/desk/setup", json=wrong))
        raw = await ann.http.post("/api/games/cryptid/desk/setup", content=msgspec.json.encode({}))
        assert raw.status_code == 200

    run(server, test)


# Lessons


def test_lessons_are_listed_and_served_as_a_seat_sees_them(server: Server) -> None:
    async def test(ann: Person) -> None:
        lessons = await ann.call("GET", "/lessons")
        assert [lesson["game"] for lesson in lessons] == [game.id for game in GAMES]

        async def ask(**asked: Any) -> Any:
            return await ann.call("POST", "/lessons/cryptid", {"step": "ask", **asked})

        page = await ask()
        assert (page["state"]["type"], page["state"]["seat"]) == ("state", 0)
        assert page["task"]["lit"] == ["hex 8-6"]
        (question,) = page["state"]["decisions"]
        assert len(question["words"]) == len(question["moves"]) > 40
        # The other clues are in no part of it: those of the seat itself are the only ones.
        assert page["state"]["view"]["clues"] == []
        right = await ask(answer=page["task"]["show"])
        assert right["verdict"]["kind"] == "right" and right["task"] is None
        assert right["state"]["made"] == page["state"]["made"] + 1
        search = next(move for move in question["moves"] if move["do"] == "search")
        other = await ask(answer={"move": search})
        assert other["verdict"]["kind"] == "other"
        assert other["state"] == page["state"]
        refused = await ask(answer={"move": {"do": "cube", "hex": 0}})
        assert refused["verdict"]["kind"] == "refused" and refused["verdict"]["rule"]
        wrong: list[dict[str, Any]] = [
            {"answer": {}},
            {"answer": {"pick": "x"}},
            {"done": [{"move": search}]},
        ]
        for asked in wrong:
            answer = await ann.http.post("/api/lessons/cryptid", json={"step": "ask", **asked})
            assert problem(answer).startswith("error-")
        answer = await ann.http.post("/api/lessons/cryptid", json={"step": "nothing"})
        assert problem(answer) == "error-lesson-step"

    run(server, test)
