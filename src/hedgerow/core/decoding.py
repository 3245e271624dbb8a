"""Typed decoding through msgspec, safe in threads.

msgspec builds a Struct type's decoding table at the type's first use and publishes it before it
is complete; two threads that first use one type together crash the process
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
    """Complete msgspec's tables of these types and of every type inside them."""
    for type in types:
        json_decoder(type)


def json_decoder(type: type[T]) -> msgspec.json.Decoder[T]:
    """The one decoder of a type.

    >>> json_decoder(tuple[int, str]).decode(b'[1, "a"]')
    (1, 'a')
    """
    decoder = _decoders.get(type)
    if decoder is None:
        with _lock:
            decoder = _decoders.get(type)  # another thread may have made it meanwhile
            if decoder is None:
                decoder = _decoders[type] = msgspec.json.Decoder(type)
    return cast("msgspec.json.Decoder[T]", decoder)


def msgpack_decoder(type: type[T]) -> msgspec.msgpack.Decoder[T]:
    """A new decoder of MessagePack, to be kept by whoever reads much of it."""
    prepare(type)
    return msgspec.msgpack.Decoder(type)


def from_json(raw: bytes | str, type: type[T]) -> T:
    """A value of JSON; `msgspec.ValidationError` where it is not of that type."""
    return json_decoder(type).decode(raw)


def from_toml(raw: bytes | str, type: type[T]) -> T:
    """A value of TOML; `msgspec.ValidationError` where it is not of that type."""
    prepare(type)
    return msgspec.toml.decode(raw, type=type)


def convert(value: object, type: type[T], *, strict: bool = True) -> T:
    """A value of builtin types as a value of `type`; unless `strict`, "3" is the number 3 too."""
    prepare(type)
    return msgspec.convert(value, type, strict=strict)
