"""Web Push: messages to a browser through its maker's service (RFC 8030, 8188, 8291, 8292).

A subscription is an address at a push service that a guest gives us, and two keys. The address is
only ever asked by POST, over HTTPS, at services that the operator knows, and at public addresses.
"""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import ssl
import time
from collections.abc import Iterable
from hashlib import sha256
from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore
import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from msgspec import Struct

from hedgerow.core import decoding
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message
from hedgerow.locale import Catalogue
from hedgerow.server.remind.carrier import Sent, game_name
from hedgerow.server.settings import PushSettings
from hedgerow.server.store.letters import Kind, Letter

_SECONDS: Final = 10.0
_RECORD: Final = 4096
_POINT: Final = 65
_AUTH: Final = 16
_TTL: Final = 12 * 3600
"""Seconds for which the service keeps a message for a browser that is off."""
_JWT_SECONDS: Final = 3600
_MOST_WAIT: Final = 6 * 3600.0


class Keys(Struct, frozen=True):
    """A browser's keys, in base64url as it gives them."""

    p256dh: str
    auth: str


class Notice(Struct, frozen=True):
    """What the service worker shows; nothing of it is a secret of the game."""

    title: str
    body: str
    url: str
    tag: str
    stop: str
    """On the button that ends it."""


# Keys and addresses


def new_key() -> str:
    """A private key by which push services know a server, in PEM."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def read_key(pem: str) -> ec.EllipticCurvePrivateKey:
    """ValueError if it is no private key on P-256."""
    try:
        key = load_pem_private_key(pem.encode(), None)
    except (TypeError, UnsupportedAlgorithm) as error:
        raise ValueError(str(error)) from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
        raise ValueError("P-256")
    return key


def public_key(key: ec.EllipticCurvePrivateKey) -> str:
    """The public half, as browsers want it."""
    return _encoded(_point(key.public_key()))


def check_subscription(endpoint: str, keys: Keys, settings: PushSettings) -> None:
    """BadInput unless this is an address at a known push service, with usable keys."""
    wrong = BadInput("error-push-endpoint")
    try:
        url = urlsplit(endpoint)
        port = url.port
        point, auth = _decoded(keys.p256dh), _decoded(keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise wrong from None
    if (
        url.scheme != "https"
        or not endpoint.isascii()
        or any(letter <= " " or letter == "\\" for letter in endpoint)
        or "@" in url.netloc
        or (port not in (None, 443) and not settings.anywhere)
        or not is_known(url.hostname or "", settings.hosts)
        or len(point) != _POINT
        or len(auth) != _AUTH
    ):
        raise wrong


def is_known(host: str, hosts: Iterable[str]) -> bool:
    """Whether a host is among those that were named.

    >>> is_known("a.push.example", ["*.push.example"]), is_known("push.example", ["*.push.example"])
    (True, False)
    """
    return any(
        host.endswith(known[1:]) and host != known[2:] if known.startswith("*.") else host == known
        for known in hosts
    )


# Messages


def encrypt(
    body: bytes,
    keys: Keys,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the browser can read (RFC 8291); key and salt are given in tests."""
    key = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    browser, mine = _decoded(keys.p256dh), _point(key.public_key())
    shared = key.exchange(
        ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    )
    secret = _derived(shared, _decoded(keys.auth), b"WebPush: info\0" + browser + mine, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    # 2 ends the last record (RFC 8188); there is only one.
    sealed = AESGCM(content_key).encrypt(nonce, body + b"\x02", None)
    return salt + _RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + sealed


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: float) -> str:
    """The header by which a push service knows who sends (RFC 8292)."""
    url = urlsplit(endpoint)
    claims = {
        "aud": f"{url.scheme}://{url.netloc}",
        "exp": int(now) + _JWT_SECONDS,
        "sub": contact,
    }
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    head = ".".join(_encoded(msgspec.json.encode(part)) for part in parts)
    r, s = decode_dss_signature(key.sign(head.encode(), ec.ECDSA(SHA256())))
    signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
    return f"vapid t={head}.{_encoded(signature)}, k={public_key(key)}"


class Pusher:
    """Hands messages to push services."""

    kind: Kind = "push"

    def __init__(self, settings: PushSettings, public_url: str) -> None:
        self._settings = settings
        self._url = public_url
        self._key = read_key(settings.key)
        self.key = public_key(self._key)
        self._trust = ssl.create_default_context()

    def write(self, letter: Letter) -> Notice:
        catalogue = Catalogue(letter.language)
        body = Message("reminder-host", {"host": letter.host}) if letter.host else None
        return Notice(
            catalogue.say(Message("push-turn", {"game": game_name(letter.game)})),
            catalogue.say(body or Message("reminder-waiting")),
            f"/table/{letter.table}",
            letter.table or "",
            catalogue.say(Message("push-stop")),
        )

    async def send(self, letter: Letter) -> Sent:
        keys = decoding.from_json(letter.keys, Keys)
        try:
            # Once more: what is known may have changed since the browser subscribed.
            check_subscription(letter.address, keys, self._settings)
        except BadInput:
            return Sent("gone", "unknown push service")
        body = encrypt(msgspec.json.encode(self.write(letter)), keys)
        topic = _encoded(sha256(str(letter.table).encode()).digest())[:32]
        headers = {
            "Authorization": authorization(self._key, letter.address, self._url, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(_TTL),
            "Topic": topic,  # a newer one replaces it
            "Urgency": "normal",
            "Host": urlsplit(letter.address).netloc,
        }
        try:
            async with asyncio.timeout(3 * _SECONDS):
                return await self._post(letter.address, headers, body)
        except (httpcore.TimeoutException, httpcore.NetworkError, httpcore.ProtocolError) as error:
            return Sent("later", type(error).__name__)
        except (OSError, TimeoutError) as error:
            return Sent("later", type(error).__name__)

    async def _post(self, url: str, headers: dict[str, str], body: bytes) -> Sent:
        """Post, follow no redirect and read no answer beyond its head."""
        limits = dict.fromkeys(("connect", "read", "write", "pool"), _SECONDS)
        backend = httpcore.AnyIOBackend() if self._settings.anywhere else PublicOnly()
        async with (
            httpcore.AsyncConnectionPool(ssl_context=self._trust, network_backend=backend) as pool,
            pool.stream(
                "POST",
                url,
                headers=list(headers.items()),
                content=body,
                extensions={"timeout": limits},
            ) as answer,
        ):
            match answer.status:
                case 200 | 201 | 202 | 204:
                    return Sent("sent")
                case 404 | 410:
                    return Sent("gone", str(answer.status))
                case status if status == 429 or status >= 500:
                    return Sent("later", str(status), _wait(answer.headers))
                case status:  # a redirect too
                    return Sent("refused", str(status))


class PublicOnly(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only, and to the very address that was checked."""

    def __init__(self) -> None:
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Any = None,
    ) -> httpcore.AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(map(is_public, addresses)):
            raise httpcore.ConnectError("not a public address")
        return await self._inner.connect_tcp(
            addresses[0], port, timeout, local_address, socket_options
        )

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Any = None
    ) -> httpcore.AsyncNetworkStream:
        raise httpcore.ConnectError("not a public address")

    async def sleep(self, seconds: float) -> None:
        await self._inner.sleep(seconds)


def is_public(address: str) -> bool:
    """Whether an address is neither private nor special.

    >>> [is_public(each) for each in ("1.1.1.1", "10.0.0.1", "::ffff:127.0.0.1", "224.0.0.1")]
    [True, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour is not None or found.teredo is not None:
            return False
    return found.is_global and not found.is_multicast


def _wait(headers: Iterable[tuple[bytes, bytes]]) -> float:
    """Seconds of Retry-After, within reason; its other form, a date, is not read."""
    for name, value in headers:
        if name.lower() == b"retry-after" and value.isdigit():
            return min(_MOST_WAIT, float(value[:9]))
    return 0.0


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def _encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    """ValueError for what is no base64url."""
    if not text.isascii():
        raise ValueError("base64url")
    padded = text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4)
    return base64.b64decode(padded, altchars=b"-_", validate=True)
