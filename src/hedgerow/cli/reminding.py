"""Reads how a server is to remind people, from options and the environment."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, TypeAlias
from urllib.parse import urlsplit

import typer
from msgspec import Struct

from hedgerow.core.errors import BadInput
from hedgerow.server.settings import (
    PUSH_SERVICES,
    MailSettings,
    PushSettings,
    Reminding,
    Secret,
    Security,
    is_loopback,
)

PASSWORD: Final = "HEDGEROW_SMTP_PASSWORD"
_PORTS: Final[dict[Security, int]] = {"starttls": 587, "tls": 465, "none": 25}

PublicUrl: TypeAlias = Annotated[
    str | None,
    typer.Option(help="How people reach the server, for links: https://play.example.org."),
]
SmtpHost: TypeAlias = Annotated[
    str | None, typer.Option(help="A mail server; players may then ask for reminders by mail.")
]
SmtpPort: TypeAlias = Annotated[
    int | None,
    typer.Option(min=1, max=65535, help="587 for starttls, 465 for tls, 25 for none."),
]
SmtpSecurity: TypeAlias = Annotated[Security, typer.Option(help="starttls, tls or none.")]
SmtpUser: TypeAlias = Annotated[
    str | None, typer.Option(help=f"Logs in with the password in {PASSWORD}, or in a file.")
]
SmtpPasswordFile: TypeAlias = Annotated[
    Path | None, typer.Option(help="A file with nothing but the password.")
]
MailFrom: TypeAlias = Annotated[
    str | None, typer.Option(help='Who mail is from: "Hedgerow <games@example.org>".')
]
VapidKey: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        help="A key of `hedgerow admin vapid-key`; players may then ask for notices by Web Push."
    ),
]
PushHost: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        help="A further push service, such as push.example.org or *.example.org; may be repeated."
    ),
]
RemindAfter: TypeAlias = Annotated[
    int, typer.Option(min=1, help="Minutes of absence before a player is reminded.")
]
RemindGap: TypeAlias = Annotated[
    int, typer.Option(min=0, help="Hours between two reminders of one table.")
]


class Given(Struct, frozen=True, kw_only=True):
    """The options as they were given."""

    public_url: str | None
    smtp_host: str | None
    smtp_port: int | None
    smtp_security: Security
    smtp_user: str | None
    smtp_password_file: Path | None
    mail_from: str | None
    vapid_key: Path | None
    push_hosts: Sequence[str]
    after_minutes: int
    gap_hours: int


def read_reminding(given: Given, known_hosts: Sequence[str]) -> Reminding:
    """The settings; BadInput where something is missing or wrong."""
    mail, push = _mail(given), _push(given)
    url = "" if given.public_url is None else _public_url(given.public_url)
    if (mail or push) and not url:
        raise BadInput("error-public-url-missing")
    host = urlsplit(url).hostname or ""
    if (mail or push) and known_hosts and host not in [name.strip("[]") for name in known_hosts]:
        raise BadInput("error-public-url-host", host=host)
    return Reminding(
        public_url=url,
        mail=mail,
        push=push,
        after_s=60.0 * given.after_minutes,
        gap_s=3600.0 * given.gap_hours,
    )


def _public_url(text: str) -> str:
    try:
        url = urlsplit(text)
        fits = url.scheme in ("http", "https") and url.hostname and url.port != 0
    except ValueError:
        fits = False
    if not fits or url.path.strip("/") or url.query or url.fragment or "@" in url.netloc:
        raise BadInput("error-public-url", url=text)
    return f"{url.scheme}://{url.netloc.lower()}"


def _mail(given: Given) -> MailSettings | None:
    # Imported here, so that other commands start without a mail client.
    from hedgerow.server.remind.mail import read_sender

    host, user = given.smtp_host, given.smtp_user or ""
    if host is None:
        for option in ("smtp_user", "smtp_password_file", "smtp_port", "mail_from"):
            if getattr(given, option) is not None:
                raise BadInput("error-smtp-host", option=f"--{option.replace('_', '-')}")
        return None
    if given.mail_from is None:
        raise BadInput("error-mail-from-missing")
    if user and given.smtp_security == "none" and not is_loopback(host):
        raise BadInput("error-smtp-plain", host=host)
    return MailSettings(
        host=host,
        port=given.smtp_port or _PORTS[given.smtp_security],
        security=given.smtp_security,
        user=user,
        password=_password(given.smtp_password_file, user) if user else Secret(),
        sender=read_sender(given.mail_from),
    )


def _password(file: Path | None, user: str) -> Secret:
    if file is None:
        found = os.environ.get(PASSWORD, "")
    else:
        try:
            found = file.read_text(encoding="utf-8").rstrip("\r\n")
        except (OSError, UnicodeError) as error:
            detail = getattr(error, "strerror", None) or "UTF-8"
            raise BadInput("error-smtp-password-file", place=str(file), detail=detail) from None
    if not found:
        raise BadInput("error-smtp-password", user=user)
    return Secret(found)


def _push(given: Given) -> PushSettings | None:
    from hedgerow.server.remind.webpush import read_key

    file = given.vapid_key
    if file is None:
        return None
    try:
        pem = file.read_text(encoding="utf-8")
        read_key(pem)
    except OSError as error:
        raise BadInput("error-vapid-key", place=str(file), detail=str(error.strerror)) from None
    except ValueError:  # what the library says is long, and about its own affairs
        raise BadInput("error-vapid-key", place=str(file), detail="PEM, P-256") from None
    hosts = (*PUSH_SERVICES, *(host.lower() for host in given.push_hosts))
    return PushSettings(key=Secret(pem), hosts=hosts)
