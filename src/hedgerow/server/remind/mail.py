"""E-mail by SMTP: the texts, and the way to the operator's server."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Callable
from datetime import UTC, datetime
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr
from typing import Final
from urllib.parse import urlsplit

import aiosmtplib
from aiosmtplib.errors import (
    SMTPDataError,
    SMTPException,
    SMTPRecipientsRefused,
    SMTPResponseException,
)

from hedgerow.core.errors import BadInput
from hedgerow.core.text import Arg, Message
from hedgerow.locale import Catalogue
from hedgerow.server.remind.carrier import Sent, game_name
from hedgerow.server.settings import MailSettings
from hedgerow.server.store.letters import Kind, Letter

_SECONDS: Final = 20.0
"""For each answer of the SMTP server."""
_ALL_SECONDS: Final = 90.0
"""For a whole letter: less than a letter is kept for this process."""
_LONGEST: Final = 254
_NO_ADDRESS: Final = re.compile(r"5\.1\.\d")


def read_address(text: str) -> str:
    """An address that a person typed, in one form; BadInput if it cannot be one.

    >>> read_address(" Ann.Lee@Example.ORG ")
    'Ann.Lee@example.org'
    """
    wrong = BadInput("error-mail-address")
    name, at, domain = text.strip().rpartition("@")
    try:
        host = domain.encode("idna").decode("ascii").lower()
        address = Address(addr_spec=f"{name}@{host}")
    except (UnicodeError, ValueError, IndexError, MessageError):
        raise wrong from None
    plain = f"{address.username}@{address.domain}"
    if (
        not (at and name and "." in host.strip("."))
        or host.startswith("[")  # an address of a machine
        or plain != f"{name}@{host}"  # a comment, or a name in quotation marks
        or not plain.isascii()
        or any(letter <= " " or letter in '<>()[],;:"\\\x7f' for letter in plain)
        or len(plain) > _LONGEST
    ):
        raise wrong
    return plain


def read_sender(text: str) -> str:
    """Who our mail is from, with or without a name."""
    name, address = parseaddr(text)
    try:
        return str(Address(name, addr_spec=read_address(address)))
    except BadInput:
        raise BadInput("error-mail-from", sender=text) from None


class Mailer:
    """Writes letters and hands them to an SMTP server."""

    kind: Kind = "mail"

    def __init__(self, settings: MailSettings, public_url: str) -> None:
        self._settings = settings
        self._url = public_url
        self._host = urlsplit(public_url).hostname or "localhost"

    def write(self, letter: Letter) -> EmailMessage:
        """The mail: a question to an address, or a reminder."""
        catalogue = Catalogue(letter.language)

        def say(id: str, **args: Arg) -> str:
            return catalogue.say(Message(id, args))

        mail = EmailMessage(policy=SMTP)
        mail["From"] = self._settings.sender
        mail["To"] = letter.address
        mail["Date"] = format_datetime(datetime.now(UTC))
        # The same for every try, so that a letter which arrives twice is seen once.
        mail["Message-ID"] = f"<{letter.id}@{self._host}>"
        mail["Auto-Submitted"] = "auto-generated"
        if letter.table is None:
            mail["Subject"] = say("mail-confirm-subject", site=self._host)
            text = self._question(letter, say)
        else:
            # RFC 8058: the mail program's own button posts to this address.
            mail["List-Unsubscribe"] = f"<{self._url}/api/unsubscribe/{letter.token}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            mail["Subject"] = say("mail-turn-subject", game=game_name(letter.game))
            text = self._turn(letter, say)
        mail.set_content(text)
        mail["Content-Language"] = letter.language
        return mail

    def _question(self, letter: Letter, say: Callable[..., str]) -> str:
        """Nothing that a guest has written is in it: nobody has agreed to read that."""
        link = f"{self._url}/confirm/{letter.token}"
        return say("mail-confirm", site=self._host, url=link) + "\n"

    def _turn(self, letter: Letter, say: Callable[..., str]) -> str:
        told = [say("mail-turn", game=game_name(letter.game))]
        if letter.host:
            told.append(say("reminder-host", host=letter.host))
        link = f"{self._url}/table/{letter.table}"
        stop = f"{self._url}/unsubscribe/{letter.token}"
        return "\n".join([*told, "", link, "", say("mail-stop"), stop, ""])

    async def send(self, letter: Letter) -> Sent:
        settings = self._settings
        mail = self.write(letter)
        try:
            async with asyncio.timeout(_ALL_SECONDS):
                await aiosmtplib.send(
                    mail,
                    sender=parseaddr(settings.sender)[1],
                    recipients=[letter.address],
                    hostname=settings.host,
                    port=settings.port,
                    use_tls=settings.security == "tls",
                    start_tls=settings.security == "starttls",
                    username=settings.user or None,
                    password=str(settings.password) or None,
                    local_hostname=self._host,
                    timeout=_SECONDS,
                )
        except SMTPRecipientsRefused as error:
            return _refusal(error.recipients[0])
        except SMTPDataError as error:
            return _refusal(error)
        except (SMTPException, OSError, TimeoutError, ssl.SSLError) as error:
            return Sent("failed", _why(error))
        return Sent("sent")


def _refusal(error: SMTPResponseException) -> Sent:
    """The server takes mail, but not this one."""
    if error.code < 500:
        return Sent("later", _why(error))
    # 5.1.x is about the address (RFC 3463). Anything else may be a mistake in our own settings, by
    # which nobody is to lose an address.
    gone = _NO_ADDRESS.match(error.message) is not None
    return Sent("gone" if gone else "refused", _why(error))


def _why(error: BaseException) -> str:
    """The kind of an error and its number."""
    code = f" {error.code}" if isinstance(error, SMTPResponseException) else ""
    return f"{type(error).__name__}{code}"
