"""Mail: addresses, texts, and the ways to a mail server."""

from __future__ import annotations

import asyncio
import ssl
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hedgerow.core.errors import BadInput
from hedgerow.server.remind.carrier import Sent
from hedgerow.server.remind.mail import Mailer, read_address, read_sender
from hedgerow.server.settings import Secret
from hedgerow.server.store.letters import Letter
from server.remind.mailbox import URL, Mailbox, links, only_for
from server.remind.pushservice import new_certificate

LETTER = Letter(
    id="letter",
    contact="contact",
    table="t",
    due=0,
    tries=0,
    created=0,
    address="ann@example.org",
    keys="",
    language="fr",
    token="token",
    game="earth",
    host="Zoé",
)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("ann@example.org", "ann@example.org"),
        (" ann+games@Example.ORG\n", "ann+games@example.org"),
        ("ann@bücher.example", "ann@xn--bcher-kva.example"),
        ("o'neil@example.co.uk", "o'neil@example.co.uk"),
    ],
)
def test_an_address_as_a_person_types_it(typed: str, kept: str) -> None:
    assert read_address(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "@",
        "ann",
        "ann@",
        "@example.org",
        "ann@localhost",
        "ann@example..org",
        "ann@.org",
        "ann@[127.0.0.1]",
        "ann lee@example.org",
        "ann@example.org, bob@example.org",
        "Ann <ann@example.org>",
        "ann@example.org\r\nBcc: bob@example.org",
        '"ann lee"@example.org',
        "ann(comment)@example.org",
        "anné@example.org",
        "a" * 250 + "@example.org",
        "ann@" + "x" * 70 + ".org",
        "ann\0@example.org",
    ],
)
def test_what_is_no_address(typed: str) -> None:
    with pytest.raises(BadInput, match="error-mail-address"):
        read_address(typed)


def test_a_sender_may_have_a_name() -> None:
    assert read_sender("games@example.org") == "games@example.org"
    assert read_sender("Jeux d’été <games@example.org>") == "Jeux d’été <games@example.org>"
    for wrong in ("Hedgerow", "Hedgerow <games>", ""):
        with pytest.raises(BadInput, match="error-mail-from"):
            read_sender(wrong)


async def sent(letter: Letter, box: Mailbox, **more: Any) -> Sent:
    settings = msgspec.structs.replace(box.settings, **more)
    return await Mailer(settings, URL).send(letter)


def test_the_text_survives_the_way() -> None:
    async def main() -> None:
        async with Mailbox().open() as box:
            assert await sent(LETTER, box, sender="Jeux d’été <games@example.org>") == Sent("sent")
            (mail,) = box.mails
            assert "C’est Zoé qui a ouvert la table." in mail.get_content()
            assert mail["From"] == "Jeux d’été <games@example.org>"
            assert mail["Content-Language"] == "fr"
            assert mail["Message-ID"] == "<letter@play.example.org>"
            assert links(mail) == {"table": "t", "unsubscribe": "token"}
            (envelope,) = box.envelopes
            assert envelope.mail_from == "games@example.org"
            assert envelope.rcpt_tos == ["ann@example.org"]
            assert not [line for line in bytes(mail).split(b"\n") if len(line) > 998]

    asyncio.run(main())


def test_a_name_cannot_make_a_header() -> None:
    async def main() -> None:
        async with Mailbox().open() as box:
            host = "x\r\nBcc: eve@example.org"
            await sent(msgspec.structs.replace(LETTER, host=host), box)
            assert box.mails[0]["Bcc"] is None
            assert box.envelopes[0].rcpt_tos == ["ann@example.org"]

    asyncio.run(main())


@pytest.mark.parametrize("security", ["tls", "starttls"])
def test_a_password_travels_encrypted(
    security: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate = new_certificate(tmp_path)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    options: dict[str, Any] = {"authenticator": only_for("ann", "right")}
    if security == "starttls":
        options |= {"tls_context": context, "require_starttls": True, "auth_required": True}
    else:
        options |= {"auth_require_tls": False}  # it does not see that all of it is encrypted

    async def main() -> None:
        async with Mailbox(**options).open(context if security == "tls" else None) as box:
            known: dict[str, Any] = {"security": security, "user": "ann"}
            right = known | {"password": Secret("right")}
            refused = await sent(LETTER, box, **right)
            assert refused.result == "failed", "nobody vouches for the certificate"
            monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
            assert await sent(LETTER, box, **right) == Sent("sent")
            wrong = await sent(LETTER, box, **known, password=Secret("wrong"))
            assert wrong == Sent("failed", "SMTPAuthenticationError 535")
            assert len(box.mails) == 1

    asyncio.run(main())


def test_no_mail_goes_in_the_clear_where_it_should_not() -> None:
    async def main() -> None:
        async with Mailbox().open() as box:
            answer = await sent(LETTER, box, security="starttls")
            assert answer.result == "failed" and not box.mails

    asyncio.run(main())


@pytest.mark.parametrize(
    ("answer", "result"),
    [
        ("550 5.1.1 no such user", "gone"),
        ("553 5.1.3 no such address", "gone"),
        ("554 5.7.1 relay access denied", "refused"),
        ("550 relay not permitted", "refused"),
        ("450 4.2.0 try later", "later"),
    ],
)
def test_what_a_mail_server_answers(answer: str, result: str) -> None:
    async def main() -> None:
        async with Mailbox().open() as box:
            box.refusal = f"{answer} {LETTER.address}"
            told = await sent(LETTER, box)
            assert told.result == result
            assert LETTER.address not in told.why

    asyncio.run(main())


def test_a_password_is_not_shown() -> None:
    assert "hush" not in repr(msgspec.structs.replace(Mailbox().settings, password=Secret("hush")))
