"""A guest's games: listed with their ends, rated, and taken along to another browser."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, insert, update
from websockets.exceptions import InvalidStatus

from hedgerow.bots.personal import Met, met, personal
from hedgerow.bots.ratings import ratings_for
from hedgerow.server.http.reach import reach
from hedgerow.server.live.mine import my_games, ratings_of
from hedgerow.server.settings import Limits, Rate, Reminding, Settings
from hedgerow.server.store import SeatRow
from hedgerow.server.store.games import Ended
from hedgerow.server.store.schema import guest_codes, moves, results
from hedgerow.server.testing import Person, Server, bot, friend, me, screen
from server.houses import doors, house


def run(server: Server, test: Callable[..., Awaitable[None]], people: int = 2) -> None:
    async def main() -> None:
        crowd = [Person(server.url) for _ in range(people)]
        try:
            await test(*crowd)
        finally:
            for person in crowd:
                await person.http.aclose()

    asyncio.run(main())


async def played(ann: Person, *others: dict[str, Any]) -> str:
    """A game of Le Tournoi that Ann plays to its end; gives the table."""
    table = await ann.create(me(), *others, game="tournoi")
    async with ann.sit(table["id"], 0) as chair:
        await chair.play_to_end()
    return str(table["id"])


async def games_of(person: Person, finished: int = 0) -> Any:
    """What the page shows, once so many games are written down as over."""
    while True:
        found = await person.call("GET", "/me/games")
        if len(found["finished"]) >= finished:
            return found
        await asyncio.sleep(0.05)


# The list


def test_games_are_listed_with_their_ends_and_a_rating(server: Server) -> None:
    async def test(ann: Person, eve: Person) -> None:
        assert await games_of(eve) == {"tables": [], "finished": [], "ratings": []}
        await ann.call("PUT", "/me", {"name": "Ann"})
        done = await played(ann, bot("novice"))
        waits = await ann.create(me(), friend(), bot(), start=False)
        found = await games_of(ann, 1)
        assert [table["id"] for table in found["tables"]] == [waits["id"]]
        (game,) = found["finished"]
        assert (game["id"], game["game"]) == (done, "tournoi")
        assert sorted(game["ranks"]) in ([1, 1], [1, 2], [2, 2]) and len(game["totals"]) == 2
        assert [seat["mine"] for seat in game["seats"]] == [True, False]
        assert [seat["bot"] for seat in game["seats"]] == [None, "novice"]
        (rating,) = found["ratings"]
        assert (rating["game"], rating["games"]) == ("tournoi", 1)
        assert await games_of(eve) == {"tables": [], "finished": [], "ratings": []}

    run(server, test)


def test_an_end_that_was_never_written_down_is_found(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path, workers=1) as at, doors(at) as url, Person(url) as ann:
            await played(ann, bot("random"))
            whole = await games_of(ann, 1)
            async with at.store.writing() as connection:
                await connection.execute(delete(results))
            assert await games_of(ann, 1) == whole
            assert (await my_games(at.store, at.rooms, "nobody")).finished == []

    asyncio.run(main())


# Ratings


def test_a_rating_follows_what_was_won_and_against_whom() -> None:
    strong, weak = [Met(1500, 1, 1)] * 5, [Met(900, 1, 1)] * 5
    assert personal(strong) > personal(weak) > personal([]) > personal([Met(900, 0, 1)] * 5)
    assert personal(strong * 20) > personal(strong)
    assert personal([*strong, *weak]) == personal([*weak, *strong])
    # Three bots of one table count as one game, and sharing a rank is half a win.
    assert [each.score for each in met(2, [(1, 1200), (2, 1200), (3, 1200)])] == [0, 0.5, 1]
    assert sum(each.weight for each in met(1, [(2, 1200)] * 3)) == pytest.approx(1)


def test_only_games_of_one_person_against_rated_bots_count() -> None:
    def game(*seats: tuple[str | None, str | None], ranks: tuple[int, ...]) -> Ended:
        rows = [
            SeatRow(number, bot, "", guest, None, "") for number, (bot, guest) in enumerate(seats)
        ]
        return Ended("t", "tournoi", 0.0, rows, list(ranks), [0] * len(ranks), set())

    won = game((None, "ann"), ("novice", None), ranks=(1, 2))
    assert "novice" in ratings_for("tournoi")
    assert [rating.games for rating in ratings_of([won, won], "ann")] == [2]
    shared = game((None, "ann"), (None, "ann"), ("novice", None), ranks=(1, 2, 3))
    unrated = game((None, "ann"), ("random", None), ranks=(1, 2))
    friends = game((None, "ann"), (None, "bob"), ranks=(1, 2))
    unknown = game((None, "ann"), ("novice", None), ranks=())
    advised = msgspec.structs.replace(won, hinted={0})
    assert ratings_of([shared, unrated, friends, unknown, advised], "ann") == []


def test_a_game_with_a_hint_is_not_rated(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path, workers=1) as at, doors(at) as url, Person(url) as ann:
            table = await played(ann, bot("novice"))
            assert len((await games_of(ann, 1))["ratings"]) == 1
            hint = {"table_id": table, "revision": 10_000, "seat": 0, "kind": "hint"}
            async with at.store.writing() as connection:
                await connection.execute(insert(moves), {**hint, "text": "", "at": 0.0})
            assert (await games_of(ann, 1))["ratings"] == []

    asyncio.run(main())


# Another browser


async def code_of(person: Person) -> str:
    return str((await person.call("POST", "/me/code"))["code"])


def test_a_code_takes_everything_along_and_shuts_the_old_browser_out(server: Server) -> None:
    async def test(old: Person, new: Person) -> None:
        await old.call("PUT", "/me", {"name": "Ann"})
        done = await played(old, bot("random"))
        table = await old.create(me(), screen(name="Ben"), bot())
        await games_of(old, 1)
        code = await code_of(old)
        assert len(code.split("-")) == 4, "as hard to guess as the code of a seat"
        async with old.sit(table["id"], 0) as chair:
            await chair.until("state")
            arrived = await new.call("POST", "/me/arrive", {"code": code.lower().replace("-", " ")})
            assert arrived == {"name": "Ann"}
            with pytest.raises(Exception, match="4403"):
                await chair.until("pong")
        found = await games_of(new, 1)
        assert [game["id"] for game in found["finished"]] == [done]
        assert (await games_of(old))["tables"] == []
        opened = await new.call("GET", f"/tables/{table['id']}")
        assert opened["host"] and [seat["mine"] for seat in opened["seats"]] == [True, True, False]
        async with new.sit(table["id"], 1) as chair:
            assert (await chair.until("state"))["seat"] == 1
        with pytest.raises(InvalidStatus):
            async with old.sit(table["id"], 0):
                pass
        assert (await old.call("GET", f"/tables/{table['id']}"))["member"] is False

    run(server, test)


def test_a_code_is_good_once_and_a_newer_one_replaces_it(server: Server) -> None:
    async def test(old: Person, new: Person, third: Person) -> None:
        await old.call("PUT", "/me", {"name": "Ann"})
        first, second = await code_of(old), await code_of(old)
        for wrong in (first, "FERN-OTTER-HAZEL-123", ""):
            refused = await new.call("POST", "/me/arrive", {"code": wrong}, expect=404)
            assert refused["error"]["id"] == "error-code-unknown"
        await new.call("POST", "/me/arrive", {"code": second})
        await third.call("POST", "/me/arrive", {"code": second}, expect=404)
        # A code for one's games is no code for a seat, nor an invitation.
        fresh = await code_of(new)
        await third.call("POST", "/join", {"code": fresh}, expect=404)
        await third.call("GET", f"/join/{fresh}", expect=404)
        # One's own code changes nothing.
        assert await new.call("POST", "/me/arrive", {"code": fresh}) == {"name": "Ann"}

    run(server, test, people=3)


def test_who_has_nothing_gets_no_code(server: Server) -> None:
    async def test(ann: Person, _: Person) -> None:
        refused = await ann.call("POST", "/me/code", expect=400)
        assert refused["error"]["id"] == "error-no-games"

    run(server, test)


def test_a_code_grows_old_and_guesses_run_out(tmp_path: Path) -> None:
    async def main() -> None:
        limits = Limits(wrong_codes=Rate(0.001, 3), guess_s=0)
        async with (
            house(tmp_path, {"limits": limits}) as at,
            doors(at) as url,
            Person(url) as ann,
            Person(url) as eve,
        ):
            await ann.call("PUT", "/me", {"name": "Ann"})
            code = await code_of(ann)
            async with at.store.writing() as connection:
                await connection.execute(update(guest_codes).values(until=1.0))
            await eve.call("POST", "/me/arrive", {"code": code}, expect=404)
            for guess in ("A-B-C-100", "A-B-C-101"):
                await eve.call("POST", "/me/arrive", {"code": guess}, expect=404)
            good = await code_of(ann)
            refused = await eve.call("POST", "/me/arrive", {"code": good}, expect=429)
            assert refused["error"]["id"] == "error-rate"
            await eve.call("GET", "/join/FERN-OTTER-100", expect=429)
            await at.prune()

    asyncio.run(main())


# Invitations


def test_an_invitation_names_the_game_and_who_invites(server: Server) -> None:
    async def test(ann: Person, bob: Person) -> None:
        await ann.call("PUT", "/me", {"name": "Ann"})
        table = await ann.create(me(), friend(), bot(), start=False)
        found = await bob.call("GET", f"/join/{table['invite'].lower()}")
        assert (found["game"], found["host"], found["free"]) == ("cryptid", "Ann", 1)
        assert not found["playing"] and len(found["seats"]) == 3
        assert table["id"] not in str(found), "who has not sat down cannot look at the table"
        wrong = await bob.call("GET", "/join/NO-SUCH-123", expect=404)
        assert wrong["error"]["id"] == "error-code-unknown"

    run(server, test)


@pytest.mark.parametrize(
    ("settings", "host", "address"),
    [
        ({}, "127.0.0.1:8000", ""),
        ({}, "localhost:8000", ""),
        ({"host": "0.0.0.0"}, "192.168.1.24:8000", "http://192.168.1.24:8000"),
        ({"host": "192.168.1.24"}, "127.0.0.1:8000", "http://192.168.1.24:8000"),
        ({"host": "fd00::5"}, "[::1]:8000", "http://[fd00::5]:8000"),
        (
            {"host": "0.0.0.0", "hosts": ("localhost", "club.example")},
            "localhost:81",
            "http://club.example:81",
        ),
        (
            {"reminding": Reminding(public_url="https://club.example")},
            "127.0.0.1",
            "https://club.example",
        ),
    ],
)
def test_the_address_for_friends(settings: dict[str, Any], host: str, address: str) -> None:
    assert reach(Settings(database="", **settings), "http", host) == address


def test_the_address_of_all_addresses_is_no_loopback() -> None:
    found = reach(Settings(database="", host="0.0.0.0"), "http", "127.0.0.1:8000")
    assert found == "" or ("127." not in found and found.endswith(":8000"))
