"""Two processes on one PostgreSQL: whoever is at a table in one is not reminded by the other, and
each letter is sent once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hedgerow.core.rng import Rng
from hedgerow.server import wire
from hedgerow.server.house import House
from hedgerow.server.settings import BotSettings, Settings, database_url
from hedgerow.server.store import Guest
from hedgerow.server.store.contacts import Contacts
from server.houses import Ear, any_move, new_room
from server.remind.mailbox import Mailbox, go_round, links, pass_time, reminding
from server.store.test_postgres import database, postgres

__all__ = ["database", "postgres"]  # fixtures

PEOPLE = 12
MINUTES = 60.0


@asynccontextmanager
async def process(database: str, box: Mailbox) -> AsyncIterator[House]:
    made = House(
        Settings(
            database=database_url(database),
            bots=BotSettings(workers=0),
            sweep_s=1e6,
            reminding=reminding(box.settings),
        )
    )
    await made.open()
    try:
        yield made
    finally:
        await made.close()


def test_each_letter_is_sent_once(database: str) -> None:
    async def main() -> None:
        async with (
            Mailbox().open() as box,
            process(database, box) as one,
            process(database, box) as two,
        ):
            people = [f"guest{number}" for number in range(PEOPLE)]
            rooms = {}
            for number, name in enumerate(people):
                at = (one, two)[number % 2]
                await at.store.put_guest(Guest(name, name))
                rooms[name] = await new_room(at, "friend", "friend", guest=name)
                wish = wire.MailWish(f"{name}@example.org")
                await at.reminders.by_mail(rooms[name], name, wish)
            await asyncio.gather(one.rounds.post(), two.rounds.post())
            assert Counter(mail["To"] for mail in box.mails) == {
                f"{name}@example.org": 1 for name in people
            }
            for mail in box.mails:
                await two.reminders.confirm(links(mail)["confirm"])
            box.mails.clear()

            # One is at the table in the second process; the first one cannot see the socket.
            ear = Ear(0)
            ear.guest = people[0]
            await (await two.rooms.open(rooms[people[0]].id)).enter(ear)
            # And one has moved, in the other process.
            there = await two.rooms.open(rooms[people[2]].id)
            await pass_time(one, 20 * MINUTES)
            await any_move(two, there, Rng(1))
            await two.rounds.look()
            for _ in range(3):
                await asyncio.gather(go_round(one), go_round(two))
            away = [name for name in people if name not in (people[0], people[2])]
            assert Counter(mail["To"] for mail in box.mails) == {
                f"{name}@example.org": 1 for name in away
            }
            await one.prune()
            assert not (await one.reminders.shown(rooms[away[0]], away[0])).push

    asyncio.run(main())


def test_who_ends_reminders_while_they_are_made_gets_no_error(database: str) -> None:
    """One process queues letters while the other deletes addresses, wishes and tables."""

    async def main() -> None:
        async with (
            Mailbox().open() as box,
            process(database, box) as one,
            process(database, box) as two,
        ):
            people = [f"guest{number}" for number in range(PEOPLE)]
            rooms = []
            for name in people:
                rooms.append(await new_room(one, "friend", "friend", guest=name))
                await one.reminders.by_mail(rooms[-1], name, wire.MailWish(f"{name}@example.org"))
            await one.rounds.post()
            tokens = [links(mail)["confirm"] for mail in box.mails]
            for token in tokens:
                await one.reminders.confirm(token)
            await pass_time(one, 20 * MINUTES)
            await asyncio.gather(
                go_round(one),
                *(two.reminders.unsubscribe(token) for token in tokens[: PEOPLE // 3]),
                *(
                    two.reminders.off(room, name, "mail")
                    for room, name in list(zip(rooms, people, strict=True))[-PEOPLE // 3 :]
                ),
                *(two.store.delete_table(room.id) for room in rooms[PEOPLE // 3 : PEOPLE // 2]),
            )
            await go_round(two)
            counts = await Contacts(one.store).counts()
            assert (counts.mail, counts.waiting) == (PEOPLE - PEOPLE // 3, 0)

    asyncio.run(main())


def test_a_process_that_dies_leaves_its_letters_to_the_other(database: str) -> None:
    async def main() -> None:
        async with (
            Mailbox().open() as box,
            process(database, box) as one,
            process(database, box) as two,
        ):
            room = await new_room(one, "friend", "friend")
            await one.reminders.by_mail(room, "ann", wire.MailWish("ann@example.org"))
            letters = one.rounds._letters
            (letter,) = await letters.ready("mail", 1e12, 10)
            assert await letters.take(letter, letter.due + 300)
            assert not await two.rounds._letters.take(letter, letter.due + 300)
            await two.rounds.post()
            assert not box.mails, "the first one has it"
            await pass_time(two, 301)
            await two.rounds.post()
            assert len(box.mails) == 1

    asyncio.run(main())
