"""Reminders by mail: from the first click to the last, with a mail server of our own."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.server import wire
from hedgerow.server.house import House
from hedgerow.server.live.room import Room
from hedgerow.server.settings import Limits, Rate
from hedgerow.server.store import Guest
from hedgerow.server.store.contacts import Contacts, hashed_address
from hedgerow.server.store.schema import contacts, letters, mailed, metadata, reminders, tables
from hedgerow.server.testing import Person, bot, friend, me
from server.houses import Ear, any_move, doors, house, new_room
from server.remind.mailbox import URL, Mailbox, go_round, links, pass_time, reminding

ADDRESS = "ann@example.org"
MINUTES = 60.0


@asynccontextmanager
async def opened(
    folder: Path, box: Mailbox, more: dict[str, Any] | None = None, **settings: Any
) -> AsyncIterator[House]:
    made = reminding(box.settings, **settings)
    async with house(folder, {"reminding": made, "sweep_s": 1e6} | (more or {})) as at:
        yield at


def run(folder: Path, test: Callable[[House, Mailbox], Awaitable[None]], **settings: Any) -> None:
    async def main() -> None:
        async with Mailbox().open() as box, opened(folder, box, **settings) as at:
            await test(at, box)

    asyncio.run(main())


async def rows(at: House, part: Any) -> list[Any]:
    async with at.store.engine.connect() as connection:
        return list(await connection.execute(select(part)))


async def reminded_room(at: House, box: Mailbox, guest: str = "ann") -> Room:
    """A table where it is a guest's turn, whose address is confirmed."""
    room = await new_room(at, "friend", "friend", guest=guest)
    await at.store.put_guest(Guest(guest, guest.title()))
    wish = wire.MailWish(address=f"{guest}@example.org", language="en")
    await at.reminders.by_mail(room, guest, wish)
    await at.rounds.post()
    await at.reminders.confirm(links(box.mails.pop())["confirm"])
    return room


# The whole way


def test_from_the_first_click_to_the_last(tmp_path: Path) -> None:
    async def test(at: House, box: Mailbox) -> None:
        async with doors(at) as url, Person(url) as ann, Person(url) as bob:
            await ann.call("PUT", "/me", {"name": "Zora"})
            table = await ann.create(me(), friend(), bot())
            await bob.call("POST", "/join", {"code": table["invite"], "name": "Bob"})
            assert table["reminders"] is True
            path = f"/tables/{table['id']}/reminders"
            offered = await ann.call("GET", path)
            off = {"address": "", "confirmed": False, "on": False}
            assert offered == {"minutes": 10, "mail": off, "push": None}
            wish = {"address": f" {ADDRESS} ", "language": "fr"}
            asked = await ann.call("PUT", f"{path}/mail", wish)
            assert asked["mail"] == {"address": ADDRESS, "confirmed": False, "on": True}

            # Nobody is reminded at an address that nobody has confirmed.
            await pass_time(at, 20 * MINUTES)
            await go_round(at)
            (question,) = box.mails
            assert question["To"] == ADDRESS and question["From"].endswith("<games@example.org>")
            assert "cette adresse est-elle la tienne" in question["Subject"]
            assert "Zora" not in str(question), "nothing that a guest wrote goes to a stranger"
            assert question["List-Unsubscribe"] is None
            token = links(question)["confirm"]

            # A filter that follows the link confirms nothing; the button does, in any browser.
            async with httpx.AsyncClient(base_url=url) as anybody:
                assert (await anybody.get(f"/confirm/{token}")).status_code == 200
                assert not (await ann.call("GET", path))["mail"]["confirmed"]
                answer = await anybody.post(f"/api/confirm/{token}")
                assert answer.json() == {"table": table["id"]}
            await go_round(at)
            assert len(box.mails) == 1, "the wait begins with the confirmation"

            await pass_time(at, 20 * MINUTES)
            await go_round(at)
            _, turn = box.mails
            assert turn["Subject"] == "À toi de jouer\u00a0: Cryptide"
            text = turn.get_content().replace("\r\n", "\n")
            assert f"{URL}/table/{table['id']}\n" in text and "Zora qui a ouvert" in text
            assert turn["Auto-Submitted"] == "auto-generated"
            assert turn["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = turn["List-Unsubscribe"].strip()
            assert stop == f"<{URL}/api/unsubscribe/{token}>"
            assert links(turn)["unsubscribe"] == token
            secrets = [table["invite"], table["spectate"], ann.seat_cookie(table["id"]), "Bob"]
            assert not [secret for secret in secrets if secret in str(turn)]

            # One click, without a cookie, as a mail program does it.
            async with httpx.AsyncClient(base_url=url) as program:
                link = stop.strip("<>").removeprefix(URL)
                answer = await program.get(link)
                assert (answer.status_code, answer.headers["location"]) == (
                    303,
                    f"/unsubscribe/{token}",
                )
                assert (await program.get(f"/unsubscribe/{token}")).status_code == 200
                assert len(await rows(at, contacts)) == 1, "to look is not to ask"
                for _ in range(2):  # some ask twice
                    body = {"List-Unsubscribe": "One-Click"}
                    assert (await program.post(link, data=body)).status_code == 200
            for part in (contacts, reminders, letters):
                assert not await rows(at, part)
            assert ADDRESS not in str([await rows(at, part) for part in metadata.sorted_tables])
            assert (await ann.call("GET", path))["mail"] == off

    run(tmp_path, test)


def test_a_deleted_address_is_not_in_the_file(tmp_path: Path) -> None:
    """SQLite leaves what is deleted where it was, unless it is told otherwise."""

    async def test(at: House, box: Mailbox) -> None:
        room = await reminded_room(at, box)
        file = tmp_path / "tables.db"
        kept = file.read_bytes() + file.with_name("tables.db-wal").read_bytes()
        assert ADDRESS.encode() in kept
        await at.reminders.forget("ann", "mail")
        await any_move(at, room, Rng(1))

    run(tmp_path, test)
    files = [file for file in tmp_path.iterdir() if file.is_file()]
    assert files and not [file for file in files if ADDRESS.encode() in file.read_bytes()]


def test_a_server_without_mail_offers_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as at, doors(at) as url, Person(url) as ann:
            table = await ann.create(me(), friend(), bot())
            assert "reminders" not in table
            path = f"/tables/{table['id']}/reminders"
            for method, end, body in (
                ("GET", "", None),
                ("PUT", "/mail", {"address": ADDRESS}),
                ("DELETE", "?kind=mail", None),
            ):
                refused = await ann.call(method, path + end, body, expect=404)
                assert refused["error"]["id"] == "error-reminders-off"

    asyncio.run(main())


def test_only_who_sits_there_is_reminded(tmp_path: Path) -> None:
    async def test(at: House, box: Mailbox) -> None:
        async with doors(at) as url, Person(url) as ann, Person(url) as eve:
            table = await ann.create(me(), friend(), bot())
            await eve.create(me(), friend(), bot())
            path = f"/tables/{table['id']}/reminders"
            await eve.call("GET", path, expect=403)
            await eve.call("PUT", f"{path}/mail", {"address": ADDRESS}, expect=403)
            await eve.call("DELETE", f"{path}?kind=mail", expect=403)
            await ann.call("PUT", f"{path}/mail", {}, expect=400)  # no address is known
            for wrong in ("ann", "ann@x", "a b@x.org", "a@x.org,b@x.org", "a@x.org\nBcc: b@x.org"):
                told = await ann.call("PUT", f"{path}/mail", {"address": wrong}, expect=400)
                assert told["error"]["id"] == "error-mail-address"
            await ann.call("POST", f"/confirm/{'x' * 32}", expect=404)
            await ann.call("POST", f"/confirm/{'x' * 3}", expect=404)
            await go_round(at)
            assert not box.mails and not await rows(at, contacts)

    run(tmp_path, test)


# When


def test_one_reminder_for_a_turn_and_not_soon_another(tmp_path: Path) -> None:
    async def test(at: House, box: Mailbox) -> None:
        room = await reminded_room(at, box)
        await pass_time(at, 9 * MINUTES)
        await go_round(at)
        assert not box.mails, "not away for long enough"
        for _ in range(3):
            await pass_time(at, 2 * MINUTES)
            await go_round(at)
        assert len(box.mails) == 1
        await pass_time(at, 24 * 60 * MINUTES)
        await go_round(at)
        assert len(box.mails) == 1, "the same turn"
        rng = Rng(1)
        await any_move(at, room, rng)
        await pass_time(at, 20 * MINUTES)
        await go_round(at)
        assert len(box.mails) == 1, "the turn of somebody else"
        while room.playing.table.to_act != (0,):
            await any_move(at, room, rng)
        await pass_time(at, 20 * MINUTES)
        await go_round(at)
        assert len(box.mails) == 2, "the next turn"
        await any_move(at, room, rng)
        while room.playing.table.to_act != (0,):
            await any_move(at, room, rng)
        await pass_time(at, 20 * MINUTES)
        await go_round(at)
        assert len(box.mails) == 2, "too soon after the last one"
        await pass_time(at, 6 * 60 * MINUTES)
        await go_round(at)
        assert len(box.mails) == 3, "but it comes"

    run(tmp_path, test)


def test_nobody_is_reminded_while_at_the_table(tmp_path: Path) -> None:
    async def test(at: House, box: Mailbox) -> None:
        room = await reminded_room(at, box)
        ear = Ear(0)
        ear.guest = "ann"
        await room.enter(ear)
        await pass_time(at, 20 * MINUTES)
        await go_round(at)
        assert not box.mails
        room.leave(ear)
        await pass_time(at, 9 * MINUTES)
        await go_round(at)
        assert not box.mails, "away for nine minutes"
        await pass_time(at, 2 * MINUTES)
        await go_round(at)
        assert len(box.mails) == 1

    run(tmp_path, test)


def test_a_spectator_of_the_same_guest_is_not_a_player(tmp_path: Path) -> None:
    async def test(at: House, box: Mailbox) -> None:
        room = await reminded_room(at, box)
        await room.enter(Ear(None))
        await pass_time(at, 20 * MINUTES)
        await go_round(at)
        assert len(box.mails) == 1

    run(tmp_path, test)


def test_a_letter_that_waited_too_long_is_not_sent(tmp_path: Path) -> None:
    """The mail server was down; meanwhile the player has come, moved, or asked for silence."""

    async def test(at: House, box: Mailbox) -> None:
        async def queued() -> Room:
            room = await reminded_room(at, box, f"guest{len(await rows(at, contacts))}")
            await pass_time(at, 20 * MINUTES)
            await at.rounds.look()
            assert len(await rows(at, letters)) == 1
            return room

        async def dropped() -> None:
            await at.rounds.post()
            assert not box.mails and not await rows(at, letters)

        await any_move(at, await queued(), Rng(1))
        await dropped()
        room, ear = await queued(), Ear(0)
        ear.guest = room.seats[0].guest
        await room.enter(ear)
        await at.rounds.look()
        await dropped()
        room = await queued()
        await at.reminders.off(room, room.seats[0].guest, "mail")
        await dropped()
        room = await queued()
        await at.reminders.forget(room.seats[0].guest, "mail")
        await dropped()
        room = await queued()
        async with at.store.writing() as connection:
            over = update(tables).where(tables.c.id == room.id).values(status="over")
            await connection.execute(over)
        await dropped()
        await at.store.delete_table((await queued()).id)
        await dropped()

    run(tmp_path, test)


def test_a_seat_that_changed_hands_reminds_nobody(tmp_path: Path) -> None:
    async def test(at: House, box: Mailbox) -> None:
        room = await reminded_room(at, box)
        given = await at.lobby.seat_code(room, 0)
        await at.lobby.take_over(given.code, Guest("zoe", "Zoe"))
        await pass_time(at, 20 * MINUTES)
        await go_round(at)
        assert not box.mails

    run(tmp_path, test)


def test_one_table_that_cannot_be_read_costs_no_other_its_reminder(tmp_path: Path) -> None:
    async def test(at: House, box: Mailbox) -> None:
        bad = await reminded_room(at, box, "bob")
        await reminded_room(at, box, "ann")
        at.rooms.forget(bad.id)
        async with at.store.writing() as connection:
            broken = update(tables).where(tables.c.id == bad.id).values(options="{")
            await connection.execute(broken)
        await pass_time(at, 20 * MINUTES)
        for _ in range(2):
            await go_round(at)
        assert [mail["To"] for mail in box.mails] == [ADDRESS]

    run(tmp_path, test)


# To whom


def test_an_address_is_asked_a_few_times_a_day(tmp_path: Path) -> None:
    async def test(at: House, box: Mailbox) -> None:
        rooms = {name: await new_room(at, "friend", "friend", guest=name) for name in "abcdefgh"}

        async def ask(name: str, address: str) -> None:
            await at.reminders.by_mail(rooms[name], name, wire.MailWish(address=address))
            await at.rounds.post()

        for name in "abc":
            await ask(name, ADDRESS)
        with pytest.raises(BadInput, match="error-mail-often"):
            await ask("d", ADDRESS.upper().replace("ORG", "org"))
        assert len(box.mails) == 3
        assert ADDRESS not in str(await rows(at, mailed)), "only a hash is counted"
        # What was refused changes nothing.
        assert {row.guest for row in await rows(at, contacts)} == set("abc")
        for number in range(4):
            await ask("e", f"e{number}@example.org")
        with pytest.raises(BadInput, match="error-mail-often"):
            await ask("e", "e4@example.org")
        (kept,) = [row for row in await rows(at, contacts) if row.guest == "e"]
        assert kept.address == "e3@example.org"
        for name in "fg":
            await ask(name, f"{name}@example.org")
        with pytest.raises(BadInput, match="error-mail-often"):
            await ask("h", "h@example.org")  # the server's own limit
        await pass_time(at, 25 * 60 * MINUTES)
        await ask("d", ADDRESS)

    run(tmp_path, test, per_hour=9)


def test_wishes_are_limited_by_address(tmp_path: Path) -> None:
    async def main() -> None:
        limits = {"limits": Limits(wishes=Rate(0.001, 2))}
        async with (
            Mailbox().open() as box,
            opened(tmp_path, box, limits) as at,
            doors(at) as url,
            Person(url) as ann,
        ):
            table = await ann.create(me(), friend(), bot())
            path = f"/tables/{table['id']}/reminders/mail"
            for expect in (200, 200, 429):
                await ann.call("PUT", path, {"address": ADDRESS}, expect=expect)

    asyncio.run(main())


def test_questions_are_limited_by_address(tmp_path: Path) -> None:
    async def main() -> None:
        limits = {"limits": Limits(questions=Rate(0.001, 2))}
        async with (
            Mailbox().open() as box,
            opened(tmp_path, box, limits) as at,
            doors(at) as url,
        ):
            for expect in (200, 200, 429):  # a new guest each time
                async with Person(url) as somebody:
                    table = await somebody.create(me(), friend(), bot())
                    path = f"/tables/{table['id']}/reminders/mail"
                    await somebody.call("PUT", path, {"address": ADDRESS}, expect=expect)

    asyncio.run(main())


def test_who_plays_at_many_tables_gets_a_bounded_number_of_mails(tmp_path: Path) -> None:
    async def test(at: House, box: Mailbox) -> None:
        await reminded_room(at, box)
        for _ in range(3):
            room = await new_room(at, "friend", "friend")
            await at.reminders.by_mail(room, "ann", wire.MailWish())
        await pass_time(at, 20 * MINUTES)
        for _ in range(2):
            await go_round(at)
        assert len(box.mails) == 2
        await pass_time(at, 24 * 60 * MINUTES)
        await go_round(at)
        assert len({links(mail)["table"] for mail in box.mails}) == 4, "the others a day later"

    run(tmp_path, test, per_day=2)


def test_a_confirmed_address_serves_several_tables(tmp_path: Path) -> None:
    async def test(at: House, box: Mailbox) -> None:
        first = await reminded_room(at, box)
        second = await new_room(at, "friend", "friend")
        assert not (await at.reminders.shown(second, "ann")).mail.on  # type: ignore[union-attr]
        shown = await at.reminders.by_mail(second, "ann", wire.MailWish())
        assert shown.mail == wire.MailReminder(ADDRESS, True, True)
        await at.reminders.by_mail(second, "ann", wire.MailWish(ADDRESS))
        await at.reminders.off(first, "ann", "mail")
        await pass_time(at, 20 * MINUTES)
        await go_round(at)
        assert [links(mail)["table"] for mail in box.mails] == [second.id]
        # A new address has to be confirmed, and the old one is gone.
        shown = await at.reminders.by_mail(second, "ann", wire.MailWish("new@example.org"))
        assert shown.mail == wire.MailReminder("new@example.org", False, True)
        assert [row.address for row in await rows(at, contacts)] == ["new@example.org"]

    run(tmp_path, test)


# What is kept


@pytest.mark.parametrize(
    ("confirmed", "days", "over", "kept"),
    [
        (False, 0.9, False, True),
        (False, 1.1, False, False),
        (True, 29, True, True),
        (True, 31, True, False),
        (True, 80, False, True),
    ],
)
def test_addresses_are_pruned(
    tmp_path: Path, confirmed: bool, days: float, over: bool, kept: bool
) -> None:
    async def test(at: House, box: Mailbox) -> None:
        room = await reminded_room(at, box)
        async with at.store.writing() as connection:
            then = time.time() - days * 24 * 3600
            await connection.execute(update(contacts).values(used=then, confirmed=confirmed))
            if over:
                await connection.execute(update(tables).values(status="over"))
        await pass_time(at, 25 * 60 * MINUTES)
        await at.prune()
        assert bool(await rows(at, contacts)) == kept
        assert bool(await rows(at, reminders)) == (kept and not over)
        assert not await rows(at, mailed)
        assert await at.store.table(room.id) is not None

    run(tmp_path, test)


def test_a_guest_who_is_forgotten_leaves_no_address(tmp_path: Path) -> None:
    async def test(at: House, box: Mailbox) -> None:
        room = await reminded_room(at, box)
        await at.store.delete_table(room.id)
        assert not await rows(at, reminders)
        async with at.store.writing() as connection:
            await connection.execute(update(metadata.tables["guests"]).values(created=0))
        await at.prune()
        assert not await rows(at, contacts)

    run(tmp_path, test)


# When the mail server fails


def test_a_mail_server_that_is_down_costs_nothing_but_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        box = Mailbox()
        async with box.open():
            pass  # the port is free again, and nobody listens there
        async with opened(tmp_path, box) as at:
            rooms = [await new_room(at, "friend", "friend", guest=name) for name in ("ann", "bob")]
            for name, room in zip(("ann", "bob"), rooms, strict=True):
                wish = wire.MailWish(f"{name}@example.org")
                await at.reminders.by_mail(room, name, wish)
            with caplog.at_level(logging.DEBUG, "hedgerow"):
                for _ in range(3):
                    await at.rounds.post()
                await any_move(at, rooms[0], Rng(1))
            said = [record.getMessage() for record in caplog.records]
            assert said == ["mail: 1 not sent (SMTPConnectError); it will be tried again"]
            assert at.rounds.waiting == 2
            first, second = sorted(await rows(at, letters), key=lambda row: -row.tries)
            assert (first.tries, second.tries) == (1, 0)
            assert first.due > time.time() + 50
            sample = at.metrics.registry.get_sample_value
            labels = {"kind": "mail", "result": "failed"}
            assert sample("hedgerow_reminders_total", labels) == 1
            async with box.open():
                at.rounds._paused.clear()
                await at.rounds.post()
                assert [mail["To"] for mail in box.mails] == ["bob@example.org"]
                await pass_time(at, 2 * MINUTES)
                await at.rounds.post()
            assert {mail["To"] for mail in box.mails} == {ADDRESS, "bob@example.org"}
            assert at.rounds.waiting == 0

    asyncio.run(main())


def test_a_mail_server_that_says_nothing_holds_up_no_table(tmp_path: Path) -> None:
    async def main() -> None:
        asked, silent = asyncio.Event(), asyncio.Event()

        async def say_nothing(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            asked.set()
            await silent.wait()
            writer.close()

        server = await asyncio.start_server(say_nothing, "127.0.0.1", 0)
        box = Mailbox()
        box.port = server.sockets[0].getsockname()[1]
        async with opened(tmp_path, box) as at:
            room = await new_room(at, "friend", "friend")
            await at.reminders.by_mail(room, "ann", wire.MailWish(ADDRESS))
            posting = asyncio.create_task(at.rounds.post())
            await asked.wait()
            for _ in range(6):  # the opening cubes: no game ends with them
                await any_move(at, room, Rng(1))
            await at.rounds.look()
            assert room.revision == 6 and not posting.done()
            silent.set()
            await posting
            assert at.rounds.waiting == 1
        server.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("answer", "address", "letter"),
    [
        ("550 5.1.1 no such user", False, False),
        ("550 5.7.1 relaying denied", True, False),
        ("451 4.2.0 later", True, True),
    ],
)
def test_an_address_that_is_none_is_forgotten(
    tmp_path: Path, answer: str, address: bool, letter: bool
) -> None:
    async def test(at: House, box: Mailbox) -> None:
        await reminded_room(at, box)
        box.refusal = answer
        await pass_time(at, 20 * MINUTES)
        await go_round(at)
        assert not box.mails
        assert bool(await rows(at, contacts)) == address
        assert bool(await rows(at, letters)) == letter
        # Whatever it was, others get theirs.
        box.refusal = ""
        await reminded_room(at, box, "bob")

    run(tmp_path, test)


def test_a_mistake_of_ours_costs_one_letter_a_wait(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(at: House, box: Mailbox) -> None:
        await reminded_room(at, box)
        async with at.store.writing() as connection:
            await connection.execute(update(contacts).values(language="xx"))
        await pass_time(at, 20 * MINUTES)
        await go_round(at)
        assert "a letter could not be sent" in caplog.text
        assert len(await rows(at, letters)) == 1

    run(tmp_path, test)


# What an operator sees


def test_an_operator_sees_numbers_only(tmp_path: Path) -> None:
    from hedgerow.server.admin import Admin
    from hedgerow.server.status import Status

    async def test(at: House, box: Mailbox) -> None:
        room = await reminded_room(at, box)
        await new_room(at, "friend", "friend", guest="bob")
        await at.reminders.by_mail(room, "ann", wire.MailWish())
        found = await Admin(at.store).reminders()
        assert found == await Contacts(at.store).counts()
        assert (found.mail, found.mail_unconfirmed, found.push) == (1, 0, 0)
        assert (found.reminders, found.waiting) == (1, 0)
        status = Status(at)
        for path in ("/", "/metrics"):
            answer = await status.answer(f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n")
            body = answer.body.decode()
            assert "eminder" in body and ADDRESS not in body

    run(tmp_path, test)


def test_the_same_address_in_other_letters_is_the_same() -> None:
    assert hashed_address("Ann@example.org") == hashed_address("ann@example.org")
