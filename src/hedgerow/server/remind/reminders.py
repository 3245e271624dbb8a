"""What a person at a table can ask for."""

from __future__ import annotations

import time

import msgspec

from hedgerow.core.errors import BadInput
from hedgerow.server import wire
from hedgerow.server.live.room import Room
from hedgerow.server.remind.carrier import Carrier
from hedgerow.server.remind.mail import Mailer, read_address
from hedgerow.server.remind.webpush import Keys, Pusher, check_subscription
from hedgerow.server.settings import Reminding
from hedgerow.server.store.contacts import Contacts
from hedgerow.server.store.letters import Kind


class Reminders:
    """The wishes of guests; each changes only the guest's own."""

    def __init__(self, contacts: Contacts, settings: Reminding) -> None:
        self._contacts = contacts
        self._settings = settings
        mail, push, url = settings.mail, settings.push, settings.public_url
        self._mailer = None if mail is None else Mailer(mail, url)
        self._pusher = None if push is None else Pusher(push, url)

    @property
    def carriers(self) -> list[Carrier]:
        found: tuple[Carrier | None, ...] = (self._mailer, self._pusher)
        return [carrier for carrier in found if carrier is not None]

    async def shown(self, room: Room, guest: str | None) -> wire.Reminders:
        """What is offered at a table, and what the guest has chosen."""
        of = await self._contacts.of(_seated(room, guest), room.id)
        mail, push = of.get("mail"), of.get("push")
        return wire.Reminders(
            minutes=round(self._settings.after_s / 60),
            mail=None
            if self._mailer is None
            else wire.MailReminder(
                address=mail.address if mail else "",
                confirmed=bool(mail and mail.confirmed),
                on=bool(mail and mail.on),
            ),
            push=None
            if self._pusher is None
            else wire.PushReminder(key=self._pusher.key, on=bool(push and push.on)),
        )

    async def by_mail(self, room: Room, guest: str | None, wish: wire.MailWish) -> wire.Reminders:
        """Remind by mail; an address that is not known yet is asked first."""
        seated = _seated(room, guest)
        self._check_offered("mail")
        if wish.address is None:
            if not await self._contacts.switch_on(
                seated, room.id, "mail", wish.language, time.time()
            ):
                raise BadInput("error-mail-address")
        else:
            address = read_address(wish.address)
            await self._contacts.put_mail(
                seated, room.id, address, wish.language, self._settings, time.time()
            )
        return await self.shown(room, guest)

    async def by_push(self, room: Room, guest: str | None, wish: wire.PushWish) -> wire.Reminders:
        """Remind through a browser that has let us."""
        seated = _seated(room, guest)
        self._check_offered("push")
        assert self._settings.push is not None
        keys = Keys(wish.p256dh, wish.auth)
        check_subscription(wish.endpoint, keys, self._settings.push)
        kept = msgspec.json.encode(keys).decode()
        await self._contacts.put_push(
            seated, room.id, wish.endpoint, kept, wish.language, time.time()
        )
        return await self.shown(room, guest)

    async def off(self, room: Room, guest: str | None, kind: Kind) -> wire.Reminders:
        """No reminders of this table."""
        await self._contacts.switch_off(_seated(room, guest), room.id, kind)
        return await self.shown(room, guest)

    async def forget(self, guest: str | None, kind: Kind) -> None:
        """No reminders at all: the address is deleted."""
        if guest:
            await self._contacts.forget(guest=guest, kind=kind)

    async def confirm(self, token: str) -> wire.Confirmed:
        table = await self._contacts.confirm(token, time.time())
        if table is None:
            raise BadInput("error-link-unknown")
        return wire.Confirmed(table)

    async def unsubscribe(self, token: str) -> None:
        """Delete the address of a link; one that is deleted already is no error."""
        if token:
            await self._contacts.forget(token=token)

    def _check_offered(self, kind: Kind) -> None:
        if kind not in [carrier.kind for carrier in self.carriers]:
            raise BadInput("error-reminders-off")


def _seated(room: Room, guest: str | None) -> str:
    """The guest, who must have a seat here."""
    if not guest or all(seat.guest != guest for seat in room.seats):
        raise BadInput("error-not-member")
    return guest
