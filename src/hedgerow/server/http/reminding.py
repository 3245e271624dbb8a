"""The REST handlers of reminders. The links of a mail work without a cookie."""

from __future__ import annotations

import re
from typing import Final

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Redirect

from hedgerow.core.errors import BadInput
from hedgerow.server import wire
from hedgerow.server.http import asking
from hedgerow.server.http.asking import Asked
from hedgerow.server.live.room import Room
from hedgerow.server.remind.mail import read_address
from hedgerow.server.remind.reminders import Reminders
from hedgerow.server.store.letters import Kind

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{20,64}")


async def _asked(request: Asked, table: str) -> tuple[Reminders, Room, str | None]:
    house = asking.house_of(request)
    if not house.settings.reminding.offered:
        raise BadInput("error-reminders-off")
    room, guest = await asking.room_of(request, table), await asking.guest_of(request)
    return house.reminders, room, guest.id if guest else None


def _limit(request: Asked) -> None:
    asking.limit(request, "wishes", asking.house_of(request).settings.limits.wishes)


@get("/tables/{table:str}/reminders")
async def read_reminders(request: Asked, table: FromPath[str]) -> wire.Reminders:
    """How the server can remind you at this table, and whether it does."""
    reminders, room, guest = await _asked(request, table)
    return await reminders.shown(room, guest)


@put("/tables/{table:str}/reminders/mail")
async def remind_by_mail(
    request: Asked, table: FromPath[str], data: JSONBody[wire.MailWish]
) -> wire.Reminders:
    """Be reminded by mail; an address is asked first whether it is yours."""
    reminders, room, guest = await _asked(request, table)
    _limit(request)
    if data.address is not None:
        read_address(data.address)  # a slip of the keyboard does not count
        asking.limit(request, "questions", asking.house_of(request).settings.limits.questions)
    return await reminders.by_mail(room, guest, data)


@put("/tables/{table:str}/reminders/push")
async def remind_by_push(
    request: Asked, table: FromPath[str], data: JSONBody[wire.PushWish]
) -> wire.Reminders:
    """Be reminded through this browser."""
    reminders, room, guest = await _asked(request, table)
    _limit(request)
    return await reminders.by_push(room, guest, data)


@delete("/tables/{table:str}/reminders", status_code=200)
async def remind_no_more(
    request: Asked, table: FromPath[str], kind: FromQuery[Kind]
) -> wire.Reminders:
    """No reminders of this table."""
    reminders, room, guest = await _asked(request, table)
    return await reminders.off(room, guest, kind)


@delete("/me/reminders", status_code=200)
async def forget_address(request: Asked, kind: FromQuery[Kind]) -> wire.Health:
    """No reminders at all; your address is deleted."""
    guest = await asking.guest_of(request)
    await asking.house_of(request).reminders.forget(guest.id if guest else None, kind)
    return wire.Health()


@post("/confirm/{token:str}", status_code=200)
async def confirm(request: Asked, token: FromPath[str]) -> wire.Confirmed:
    """Your address is right. A mail's link leads to a page that asks; a mail filter does not."""
    return await asking.house_of(request).reminders.confirm(_checked(token))


@post("/unsubscribe/{token:str}", status_code=200)
async def unsubscribe(request: Asked, token: FromPath[str]) -> wire.Health:
    """No reminders at all; your address is deleted. A mail program may ask for it (RFC 8058)."""
    await asking.house_of(request).reminders.unsubscribe(_checked(token))
    return wire.Health()


@get("/unsubscribe/{token:str}", status_code=303)
async def ask_unsubscribe(token: FromPath[str]) -> Redirect:
    """The page that does it, for mail programs that only follow links."""
    return Redirect(f"/unsubscribe/{_checked(token)}", status_code=303)


def _checked(token: str) -> str:
    if not _TOKEN.fullmatch(token):
        raise BadInput("error-link-unknown")
    return token


HANDLERS: Final = (
    read_reminders,
    remind_by_mail,
    remind_by_push,
    remind_no_more,
    forget_address,
    confirm,
    unsubscribe,
    ask_unsubscribe,
)
