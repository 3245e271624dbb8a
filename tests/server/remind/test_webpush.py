"""Web Push: what is encrypted, to whom it may go, and what the answers mean."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpcore
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select

from hedgerow.core.errors import BadInput
from hedgerow.server import wire
from hedgerow.server.house import House
from hedgerow.server.remind.webpush import (
    Keys,
    PublicOnly,
    check_subscription,
    encrypt,
    is_public,
    new_key,
    read_key,
)
from hedgerow.server.settings import PushSettings, Secret
from hedgerow.server.store import Guest
from hedgerow.server.store.schema import contacts, letters
from hedgerow.server.testing import Person, bot, friend, me
from server.houses import doors, house, new_room
from server.remind.mailbox import URL, go_round, pass_time, reminding
from server.remind.pushservice import (
    PushService,
    Subscription,
    check_vapid,
    decoded,
    encoded,
    new_certificate,
)

MINUTES = 60.0


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return new_certificate(tmp_path_factory.mktemp("certificate"))


@asynccontextmanager
async def opened(folder: Path, hosts: tuple[str, ...] = ("localhost",)) -> AsyncIterator[House]:
    push = PushSettings(key=Secret(new_key()), hosts=hosts, anywhere=True)
    settings = {"reminding": reminding(push=push), "sweep_s": 1e6}
    async with house(folder, settings) as at:
        yield at


async def rows(at: House, part: Any) -> list[Any]:
    async with at.store.engine.connect() as connection:
        return list(await connection.execute(select(part)))


def test_from_the_button_to_the_notice(
    tmp_path: Path, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))

    async def main() -> None:
        async with (
            opened(tmp_path) as at,
            PushService().open(certificate) as service,
            doors(at) as url,
            Person(url) as ann,
        ):
            await ann.call("PUT", "/me", {"name": "Ann"})
            table = await ann.create(me(), friend(), bot())
            path = f"/tables/{table['id']}/reminders"
            offered = await ann.call("GET", path)
            assert offered["mail"] is None and offered["push"]["on"] is False
            assert len(decoded(offered["push"]["key"])) == 65
            browser = Subscription(service.url())
            told = await ann.call("PUT", f"{path}/push", {**browser.wish, "language": "en"})
            assert told["push"]["on"] is True
            await pass_time(at, 20 * MINUTES)
            for _ in range(2):
                await go_round(at)
            ((request, body),) = service.asked
            assert browser.read(body) == {
                "title": "Your turn: Cryptid",
                "body": "Ann opened the table.",
                "url": f"/table/{table['id']}",
                "tag": table["id"],
                "stop": "No more reminders",
            }
            headers = {name.decode(): value.decode() for name, value in request.headers}
            assert (request.method, headers["content-encoding"]) == (b"POST", "aes128gcm")
            assert headers["ttl"] == "43200" and len(headers["topic"]) == 32
            claims = check_vapid(headers["authorization"])
            assert claims["aud"] == f"https://localhost:{service.port}" and claims["sub"] == URL
            assert headers["authorization"].endswith(offered["push"]["key"])

            told = await ann.call("DELETE", f"{path}?kind=push")
            assert told["push"]["on"] is False
            await ann.call("DELETE", "/me/reminders?kind=push")
            assert not await rows(at, contacts)

    asyncio.run(main())


@pytest.mark.parametrize(
    ("status", "address", "letter"),
    [
        (201, True, False),
        (404, False, False),
        (410, False, False),
        (413, True, False),
        (302, True, False),
        (429, True, True),
        (503, True, True),
    ],
)
def test_what_a_service_answers(
    tmp_path: Path,
    certificate: Path,
    monkeypatch: pytest.MonkeyPatch,
    status: int,
    address: bool,
    letter: bool,
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))

    async def main() -> None:
        async with opened(tmp_path) as at, PushService().open(certificate) as service:
            await at.store.put_guest(Guest("ann", "Ann"))
            room = await new_room(at, "friend", "friend")
            wish = wire.PushWish(**Subscription(service.url()).wish)
            await at.reminders.by_push(room, "ann", wish)
            service.status = status
            service.headers = [("location", service.url("/elsewhere")), ("retry-after", "1000")]
            await pass_time(at, 20 * MINUTES)
            await go_round(at)
            assert len(service.asked) == 1, "no redirect is followed"
            assert bool(await rows(at, contacts)) == address
            kept = await rows(at, letters)
            assert bool(kept) == letter
            if letter:
                assert kept[0].due - kept[0].created > 990

    asyncio.run(main())


def test_a_service_whose_certificate_is_wrong_gets_nothing(
    tmp_path: Path, certificate: Path
) -> None:
    async def main() -> None:
        async with opened(tmp_path) as at, PushService().open(certificate) as service:
            room = await new_room(at, "friend", "friend")
            wish = wire.PushWish(**Subscription(service.url()).wish)
            await at.reminders.by_push(room, "ann", wish)
            await pass_time(at, 20 * MINUTES)
            await go_round(at)
            assert not service.asked and len(await rows(at, letters)) == 1

    asyncio.run(main())


# What is encrypted


def test_the_example_of_rfc_8291() -> None:
    """Appendix A: keys, salt and what comes of them."""
    keys = Keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        keys,
        sender=ec.derive_private_key(number, ec.SECP256R1()),
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_a_key_is_a_private_one_on_the_right_curve() -> None:
    from cryptography.hazmat.primitives.asymmetric import rsa
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        NoEncryption,
        PrivateFormat,
        PublicFormat,
    )

    read_key(new_key())
    keys = (
        rsa.generate_private_key(65537, 2048),
        ec.generate_private_key(ec.SECP384R1()),
    )
    wrong = [
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
        for key in keys
    ]
    public = ec.generate_private_key(ec.SECP256R1()).public_key()
    wrong.append(public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo).decode())
    for text in ("", "key", *wrong):
        with pytest.raises(ValueError):
            read_key(text)


# To whom it may go


GOOD = Subscription("https://fcm.googleapis.com/fcm/send/abc").wish


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:443/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://db5p.notify.windows.com/w/?token=abc",
    ],
)
def test_known_services_are_allowed(endpoint: str) -> None:
    check_subscription(endpoint, Keys(GOOD["p256dh"], GOOD["auth"]), PushSettings(key=Secret()))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com:99999/x",
        "https://evil.example/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilpush.apple.com.example/x",
        "https://push.apple.com/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evil.example\\@fcm.googleapis.com/x",
        "https://user:word@fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://169.254.169.254/latest/meta-data",
        "https://fcm.googleapis.com/x\r\nHost: evil",
        "https://fcm.googleapis.com /x",
        "file:///etc/passwd",
        "https://[fcm.googleapis.com/x",
        "",
    ],
)
def test_other_addresses_are_refused(endpoint: str) -> None:
    with pytest.raises(BadInput, match="error-push-endpoint"):
        check_subscription(endpoint, Keys(GOOD["p256dh"], GOOD["auth"]), PushSettings(key=Secret()))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", GOOD["auth"]),
        (GOOD["p256dh"], ""),
        (GOOD["p256dh"], encoded(b"short")),
        (GOOD["p256dh"][:-4], GOOD["auth"]),
        (encoded(b"\x04" + b"\x01" * 64), GOOD["auth"]),  # not on the curve
        ("é" * 87, GOOD["auth"]),
        ("!" * 87, GOOD["auth"]),
    ],
    ids=["no key", "no secret", "short secret", "cut key", "off the curve", "accents", "signs"],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadInput, match="error-push-endpoint"):
        check_subscription(GOOD["endpoint"], Keys(p256dh, auth), PushSettings(key=Secret()))


def test_a_service_that_is_not_known_any_more_is_forgotten(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as at:
            room = await new_room(at, "friend", "friend")
            wish = wire.PushWish(**Subscription("https://localhost:1/x").wish)
            await at.reminders.by_push(room, "ann", wish)
        async with opened(tmp_path, hosts=("push.example",)) as at:
            await pass_time(at, 20 * MINUTES)
            await go_round(at)
            assert not await rows(at, contacts)

    asyncio.run(main())


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "ff02::1",
    ],
)
def test_private_addresses_are_not_connected_to(address: str) -> None:
    assert not is_public(address)


def test_a_name_that_leads_home_is_not_connected_to() -> None:
    """A known name may be made to point anywhere: what counts is the address."""

    async def main() -> None:
        for host in ("localhost", "127.0.0.1"):
            with pytest.raises(httpcore.ConnectError, match="not a public address"):
                await PublicOnly().connect_tcp(host, 443, timeout=5)
        with pytest.raises(httpcore.ConnectError):
            await PublicOnly().connect_unix_socket("/run/x")

    asyncio.run(main())
    assert is_public("142.250.74.10") and is_public("2a00:1450:4001:80b::200a")
