"""Thread-safe typed decoding with msgspec.

msgspec builds a Struct type's decoding table on first use and publishes it before it is
complete; two threads that first use a type at the same time crash the process
(docs/decisions/0009-first-use.md). Every first use in this package therefore goes through here and
happens under one lock. A test forbids msgspec's own decoding functions elsewhere in the package.
"""

from __future__ import annotations

from threading import RLock
from typing import Any, TypeVar, cast

import msgspec

T = TypeVar("T")

_lock = RLock()
_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}


def prepare(*types: Any) -> None:
    """Build msgspec's decoding tables of these types and of every type they contain."""
    for type in types:
        json_decoder(type)


def json_decoder(type: type[T]) -> msgspec.json.Decoder[T]:
    """The shared decoder of a type.

    >>> json_decoder(tuple[int, str]).decode(b'[1, "a"]')
    (1, 'a')
    """
    decoder = _decoders.get(type)
    if decoder is None:
        with _lock:
            decoder = _decoders.get(type)  # another thread may have made it in the meantime
            if decoder is None:
                decoder = _decoders[type] = msgspec.json.Decoder(type)
    return cast("msgspec.json.Decoder[T]", decoder)


def msgpack_decoder(type: type[T]) -> msgspec.msgpack.Decoder[T]:
    """A new MessagePack decoder; keep it if you decode often."""
    prepare(type)
    return msgspec.msgpack.Decoder(type)


def from_json(raw: bytes | str, type: type[T]) -> T:
    """Decode JSON as `type`; raises `msgspec.ValidationError` if it does not match."""
    return json_decoder(type).decode(raw)


def from_toml(raw: bytes | str, type: type[T]) -> T:
    """Decode TOML as `type`; raises `msgspec.ValidationError` if it does not match."""
    prepare(type)
    return msgspec.toml.decode(raw, type=type)


def convert(value: object, type: type[T], *, strict: bool = True) -> T:
    """Convert builtin types to `type`; unless `strict`, "3" is accepted as the number 3."""
    prepare(type)
    return msgspec.convert(value, type, strict=strict)
