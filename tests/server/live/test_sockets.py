"""Sockets of a real server: whole games, acknowledgements, refusals, damage and kill -9."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hedgerow.server.testing import Chair, Person, Server, bot, friend, me, screen, serving


def run(server: Server, test: Callable[..., Awaitable[None]], people: int = 1) -> None:
    async def main() -> None:
        crowd = [Person(server.url) for _ in range(people)]
        try:
            async with asyncio.timeout(60):
                await test(*crowd)
        finally:
            for person in crowd:
                await person.http.aclose()

    asyncio.run(main())


def refusal(error: InvalidStatus) -> tuple[int, str]:
    body = error.response.body
    return error.response.status_code, msgspec.json.decode(body or b"{}")["error"]["id"]


# Playing


def test_a_whole_game_against_bots(server: Server) -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(me(), bot("random"), bot("careful"))
        async with ann.sit(table["id"], 0) as seat:
            first = await seat.next()
            assert first["type"] == "table" and first["seats"][0]["connected"]
            state = await seat.asked()
            assert (state["revision"], state["since"], state["made"]) == (0, 0, 0)
            assert state["view"]["seat"] == 0 and state["notes"]
            last = await seat.play_to_end()
            over = await seat.until("table", lambda told: told["status"] == "over")
            assert over["to_act"] == []
        assert last["outcome"]["ranks"] and not last["decisions"]
        states = [m for m in map(msgspec.json.decode, seat.raw) if m["type"] == "state"]
        # Every version came, in order, each with its own part of the story.
        assert [state["revision"] for state in states] == list(range(len(states)))
        assert all(state["since"] == max(0, state["revision"] - 1) for state in states)
        assert all(
            line["revision"] == state["revision"] for state in states for line in state["events"]
        )

    run(server, test)


def test_two_people_a_bot_and_a_spectator(server: Server) -> None:
    async def test(ann: Person, bob: Person, eve: Person) -> None:
        table = await ann.create(me(), friend(), bot("random"), chat=True)
        await bob.call("POST", "/join", {"code": table["invite"], "name": "Bob"})
        async with (
            ann.sit(table["id"], 0) as a,
            bob.sit(table["id"], 1) as b,
            eve.watch(table["id"], table["spectate"]) as e,
        ):
            await e.until("state")
            await asyncio.gather(a.play_to_end(), b.play_to_end())
            last = await e.shown(a.state["revision"])
            assert last["outcome"] == a.state["outcome"] == b.state["outcome"]
            assert (last["seat"], last["decisions"], last["made"]) == (None, [], 0)
            await e.send({"do": "play", "id": 1, "answers": 0, "move": {"do": "hint"}})
            assert (await e.until("error"))["message"]["id"] == "error-watching"

    run(server, test, people=3)


def test_the_ack_comes_before_the_position_it_leads_to(server: Server) -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(me(), screen(), screen())
        async with ann.sit(table["id"], 0) as seat:
            await seat.asked()
            ack = await seat.play(seat.any_move())
            assert (ack["type"], ack["revision"]) == ("ack", 1)
            assert (await seat.next())["revision"] == 1

    run(server, test)


def test_a_play_sent_twice_counts_once(server: Server) -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(me(), screen(), screen())
        async with ann.sit(table["id"], 0) as seat, ann.sit(table["id"], 0) as other:
            await seat.asked()
            await other.asked()
            move = seat.any_move()
            assert (await seat.play(move, answers=0))["type"] == "ack"
            again = await seat.play(move, answers=0)
            assert (again["type"], again["message"]["id"]) == ("refused", "error-stale")
            assert again["rule"] == "" and again["text"]["fr"]
            elsewhere = await other.play(move, answers=0)
            assert elsewhere["message"]["id"] == "error-stale"
            await seat.send({"do": "resync", "since": 0})
            assert (await seat.until("state", lambda told: told["since"] == 0))["revision"] == 1

    run(server, test)


def test_a_refusal_names_the_rule(server: Server) -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(me(), screen(), screen())
        async with ann.sit(table["id"], 0) as seat, ann.sit(table["id"], 1) as second:
            await seat.asked()
            await second.until("state")
            offered = {move["hex"] for move in seat.state["decisions"][0]["moves"]}
            wrong = min(set(range(108)) - offered)
            refused = await seat.play({"do": "cube", "hex": wrong})
            assert (refused["type"], refused["rule"]) == ("refused", "CRY-17")
            assert refused["message"]["args"]["rule"] == "CRY-17"
            early = await second.play({"do": "cube", "hex": 3})
            assert early["message"]["id"] == "error-not-asked"

    run(server, test)


def test_words_for_few_moves_come_along_and_for_many_on_request(server: Server) -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(me(), screen(), screen())
        async with ann.sit(table["id"], 0) as seat:
            asked = (await seat.asked())["decisions"][0]
            assert len(asked["moves"]) > 40 and "words" not in asked
            await seat.send({"do": "choices"})
            choices = await seat.until("choices")
            assert choices["answers"] == 0
            assert [c["index"] for c in choices["moves"]] == list(range(len(asked["moves"])))
            assert choices["moves"][0]["text"]["id"] == "cryptid-move-cube"
            await seat.send({"do": "aids"})
            aids = (await seat.until("aids"))["aids"]
            assert len(aids["rivals"]) == 2 and len(aids["map"]["terrain"]) == 108

    run(server, test)


def test_a_vote_brings_its_words_and_undo_takes_a_proposal_back(server: Server) -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(me(), screen(), screen())
        async with (
            ann.sit(table["id"], 0) as a,
            ann.sit(table["id"], 1) as b,
            ann.sit(table["id"], 2) as c,
        ):
            for turn in range(6):
                seat = (a, b, c)[turn % 3]
                await seat.shown(turn)
                await seat.asked()
                await seat.play(seat.any_move())
            await a.shown(6)
            assert (await a.play({"do": "hint"}))["type"] == "ack"
            assert (await a.shown(7))["can_undo"]
            vote = (await b.shown(7))["decisions"][0]
            assert [words["text"]["id"] for words in vote["words"]] == [
                "cryptid-move-vote-yes",
                "cryptid-move-vote-no",
            ]
            await a.send({"do": "undo", "id": 50})
            assert (await a.until("ack"))["revision"] == 8
            told = await b.shown(8)
            assert (told["since"], [e["text"]["id"] for e in told["events"]]) == (
                6,
                ["table-undone"],
            )
            await a.send({"do": "undo", "id": 51})
            assert (await a.until("refused"))["message"]["id"] == "error-undo"

    run(server, test)


def test_the_lobby_has_a_table_but_no_state(server: Server) -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(me(), friend(), bot(), start=False)
        async with ann.sit(table["id"], 0) as seat:
            assert (await seat.next())["status"] == "lobby"
            await seat.send({"do": "contribute", "text": "my part"})
            await seat.send({"do": "choices"})
            assert (await seat.until("error"))["message"]["id"] == "error-not-started"
            await ann.call("POST", f"/tables/{table['id']}/start")
            # Who is here is told anew when a seat connects, so that may still be on its way.
            while (await seat.until("table"))["status"] == "lobby":
                pass
            assert (await seat.asked())["revision"] == 0
            await seat.send({"do": "contribute", "text": "too late"})
            assert (await seat.until("error"))["message"]["id"] == "error-started"

    run(server, test)


def test_chat_where_it_is_wanted(server: Server) -> None:
    async def test(ann: Person, bob: Person) -> None:
        quiet = await ann.create(me(), friend(), bot())
        async with ann.sit(quiet["id"], 0) as seat:
            await seat.send({"do": "chat", "id": 1, "text": "hello"})
            assert (await seat.until("error"))["message"]["id"] == "error-chat-off"
        table = await ann.create(me(name="Ann"), friend(), bot(), chat=True)
        await bob.call("POST", "/join", {"code": table["invite"], "name": "Bob"})
        async with ann.sit(table["id"], 0) as a, bob.sit(table["id"], 1) as b:
            await b.until("state")
            await a.send({"do": "chat", "id": 1, "text": " hello\u0000 you "})
            said = await b.until("chat")
            assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "hello you")
            await a.until("ack")
            await a.send({"do": "chat", "id": 2, "text": "x" * 301})
            assert (await a.until("error"))["message"]["id"] == "error-message"
        async with bob.sit(table["id"], 1) as b:
            assert (await b.until("chat"))["text"] == "hello you", "it is there after a reload"

    run(server, test, people=2)


def test_everybody_sees_who_is_there(server: Server) -> None:
    async def test(ann: Person, bob: Person) -> None:
        table = await ann.create(me(), friend(), bot())
        await bob.call("POST", "/join", {"code": table["invite"]})
        async with ann.sit(table["id"], 0) as a:
            async with bob.sit(table["id"], 1):
                await a.until("table", lambda told: told["seats"][1]["connected"])
            await a.until("table", lambda told: not told["seats"][1]["connected"])

    run(server, test, people=2)


# Who may not


def test_only_the_holder_of_a_seat_gets_its_socket(server: Server) -> None:
    async def test(ann: Person, bob: Person) -> None:
        table = await ann.create(me(), friend(), bot())
        await bob.call("POST", "/join", {"code": table["invite"]})
        id, mine, theirs = table["id"], ann.seat_cookie(table["id"]), bob.seat_cookie(table["id"])
        wrong = [
            (1, mine),  # another seat with one's own token
            (0, theirs),
            (0, "0-" + theirs.partition("-")[2]),  # another seat's token under this one's number
            (0, ""),
            (0, "0-"),
            (0, "0-" + "A" * 32),
            (2, mine),  # a bot's seat
            (2, "2-"),
        ]
        for seat, cookie in wrong:
            with pytest.raises(InvalidStatus) as caught:
                async with ann.sit(id, seat, cookie=cookie):
                    pass
            assert refusal(caught.value) == (403, "error-seat-token"), (seat, cookie)
        for seat in (3, 99):
            with pytest.raises(InvalidStatus) as caught:
                async with ann.sit(id, seat):
                    pass
            assert refusal(caught.value) == (400, "error-seat-unknown")

    run(server, test, people=2)


def test_a_cookie_is_worth_nothing_after_leaving(server: Server) -> None:
    async def test(ann: Person, bob: Person) -> None:
        table = await ann.create(me(), friend(), bot())
        await bob.call("POST", "/join", {"code": table["invite"]})
        old = bob.seat_cookie(table["id"])
        async with bob.sit(table["id"], 1) as seat:
            await seat.until("state")
            await bob.call("POST", f"/tables/{table['id']}/leave")
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await seat.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
        with pytest.raises(InvalidStatus) as caught:
            async with bob.sit(table["id"], 1, cookie=old):
                pass
        assert refusal(caught.value) == (403, "error-seat-token")

    run(server, test, people=2)


def test_foreign_pages_and_wrong_codes_are_kept_out(server: Server) -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(me(), screen(), screen())
        with pytest.raises(InvalidStatus) as caught:
            async with ann.sit(table["id"], 0, origin="http://evil.example"):
                pass
        assert refusal(caught.value) == (403, "error-origin")
        async with ann.sit(table["id"], 0, origin=server.url) as seat:
            await seat.until("state")
        for code in ("nope", table["invite"], ""):
            with pytest.raises(InvalidStatus):
                async with ann.watch(table["id"], code):
                    pass
        private = await ann.create(me(), screen(), screen(), spectators=False)
        with pytest.raises(InvalidStatus):
            async with ann.watch(private["id"], table["spectate"]):
                pass
        with pytest.raises(InvalidStatus) as caught:
            async with ann.sit("zzzzzzzz", 0):
                pass
        assert refusal(caught.value) == (404, "error-table-unknown")

    run(server, test)


# Damage

DAMAGED: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    "[" * 3000,
    "{}",
    '{"do":"dance"}',
    '{"do":"play"}',
    '{"do":"play","id":-1,"answers":0,"move":{}}',
    '{"do":"play","id":99999999999,"answers":0,"move":{}}',
    '{"do":"play","id":1,"answers":0,"move":{"do":"cube","hex":"x"}}',
    '{"do":"play","id":1,"answers":0,"move":{"do":"ask","hex":1,"of":99}}',
    '{"do":"play","id":1,"answers":0,"move":null}',
    '{"do":"ping","more":1}',
    '{"do":"chat","id":1,"text":"\\ud800"}',
    b"\xff\xfe",
    b'{"do":"resync","since":-5}',
]


def test_damaged_messages_are_answered_and_change_nothing(server: Server) -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(me(), screen(), screen())
        async with ann.sit(table["id"], 0) as seat:
            await seat.asked()
            for damaged in DAMAGED:
                await seat.send(damaged)
                answer = await seat.next()
                assert answer["type"] == "error", damaged
                assert answer["message"]["id"].startswith("error-"), damaged
                assert answer["text"]["en"]
            for hex in (-1, 108, 2**62):
                refused = await seat.play({"do": "cube", "hex": hex})
                assert (refused["type"], refused["rule"]) == ("refused", "CRY-2")
            await seat.send({"do": "ping"})
            assert (await seat.next())["type"] == "pong"
            assert (await seat.play(seat.any_move()))["revision"] == 1

    run(server, test)


def test_a_huge_frame_closes_its_own_socket_alone(server: Server) -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(me(), screen(), screen())
        async with ann.sit(table["id"], 0) as seat, ann.sit(table["id"], 1) as other:
            await other.until("state")
            await seat.send('{"do":"ping","x":"' + "x" * 20_000 + '"}')
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await seat.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
            await other.send({"do": "ping"})
            await other.until("pong")

    run(server, test)


def test_who_sends_too_fast_is_told_and_then_shut_out() -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(me(), screen(), screen())
        async with ann.sit(table["id"], 0) as seat:
            for _ in range(300):
                await seat.send({"do": "ping"})
            await seat.until("error", lambda told: told["message"]["id"] == "error-rate")
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await seat.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008

    with serving(bot_workers=1, raise_limits=1) as strict:
        run(strict, test)


# kill -9


async def _some_moves(seat: Chair, count: int) -> int:
    """Plays, and gives the version of the last acknowledgement."""
    acked = 0
    for _ in range(count):
        if (await seat.asked())["outcome"]:
            break
        acked = (await seat.play(seat.any_move()))["revision"]
        await seat.shown(acked)
    return acked


def test_no_acknowledged_move_is_lost_by_kill_9() -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(me(), bot("random"), bot("random"))
        for _ in range(3):
            async with ann.sit(table["id"], 0) as seat:
                await seat.until("state")
                acked = await _some_moves(seat, 2)
                await seat.asked()
                # One more is acknowledged, and the power goes at once.
                if not seat.state["outcome"]:
                    acked = (await seat.play(seat.any_move()))["revision"]
                started.kill()
            started.start()
            async with ann.sit(table["id"], 0) as seat:
                state = await seat.until("state")
                assert state["revision"] >= acked
                assert state["events"][-1]["revision"] == state["revision"]
        async with ann.sit(table["id"], 0) as seat:
            await seat.play_to_end()

    with serving(bot_workers=1) as started:
        run(started, test)


def test_bots_go_on_after_kill_9_though_nobody_looks() -> None:
    async def test(ann: Person) -> None:
        table = await ann.create(bot("careful"), bot("careful"), bot("careful"))
        started.kill()
        started.start()
        async with ann.watch(table["id"], table["spectate"]) as eyes:
            await eyes.until("state", lambda told: told["outcome"] is not None, seconds=40)

    with serving(bot_workers=1) as started:
        run(started, test)
