"""A mail server of our own, and the settings of a server that uses it."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword
from sqlalchemy import update

from hedgerow.server.house import House
from hedgerow.server.settings import MailSettings, Reminding
from hedgerow.server.store.schema import letters, mailed, moves, reminders, tables

URL = "https://play.example.org"
_LINK = re.compile(rf"{re.escape(URL)}/(confirm|unsubscribe|table)/(\S+)")


class Mailbox:
    """An SMTP server that keeps what it is given."""

    def __init__(self, **options: Any) -> None:
        self.mails: list[EmailMessage] = []
        self.envelopes: list[Envelope] = []
        self.refusal = ""
        """What the server answers to a recipient instead of taking the mail."""
        self._options = options
        self.port = 0

    async def handle_RCPT(
        self, server: SMTP, session: Any, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Any, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self.envelopes.append(envelope)
        return "250 OK"

    @asynccontextmanager
    async def open(self, secure: ssl.SSLContext | None = None) -> AsyncIterator[Mailbox]:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: SMTP(self, hostname="mail.example.org", loop=loop, **self._options),
            "127.0.0.1",
            self.port,
            ssl=secure,
        )
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    @property
    def settings(self) -> MailSettings:
        return MailSettings(
            host="127.0.0.1", port=self.port, security="none", sender="Hedgerow <games@example.org>"
        )


def only_for(user: str, password: str) -> Any:
    """Lets one person log in."""

    def check(
        server: Any, session: Any, envelope: Any, how: str, data: LoginPassword
    ) -> AuthResult:
        right = (data.login, data.password) == (user.encode(), password.encode())
        return AuthResult(success=right, handled=right)

    return check


def reminding(mail: MailSettings | None = None, **more: Any) -> Reminding:
    """Settings under which nothing happens by itself: tests make the rounds."""
    return Reminding(public_url=URL, mail=mail, **({"look_s": 1e6, "post_s": 1e6} | more))


def links(mail: EmailMessage) -> dict[str, str]:
    """The links of a mail: what each leads to, and its last part."""
    return dict(_LINK.findall(mail.get_content()))


async def pass_time(at: House, seconds: float) -> None:
    """Make everything look older than it is."""
    async with at.store.writing() as connection:
        for column in (
            *(moves.c.at, tables.c.created, reminders.c.seen, reminders.c.sent),
            *(letters.c.due, letters.c.created, mailed.c.at),
        ):
            await connection.execute(update(column.table).values({column: column - seconds}))


async def go_round(at: House) -> None:
    """What the chores do."""
    await at.rounds.look()
    await at.rounds.post()
