"""Socket messages that no client would send: valid ones, bent, cut, stuffed and mixed."""

from __future__ import annotations

import json
import random
from typing import Any

STRANGE: list[Any] = [
    *(None, True, False, 0, -1, 1.5, 2**31, 2**63, 10**40, 1e308),
    *("", "x", "\x00", "é" * 50, "\ud83c\udf3f", "move", "../../etc", "'; DROP TABLE moves; --"),
    *([], {}, [[]], {"do": "play"}, [1, 2, 3], {"as": "message", "id": "x"}),
]
KINDS = ("play", "undo", "resync", "choices", "aids", "chat", "contribute", "ping", "dance", "")
MOVES = ("ask", "search", "cube", "disc", "hint", "vote", "fly", "")


def valid(dice: random.Random, state: Any) -> dict[str, Any]:
    """A message that a well-behaved client might send now."""
    number = dice.randrange(1000)
    kind = dice.choice(KINDS[:8])
    if kind == "play":
        asked = state["decisions"]
        move = dice.choice(asked[0]["moves"]) if asked else {"do": "vote", "yes": True}
        return {"do": "play", "id": number, "answers": state["made"], "move": move}
    if kind == "undo":
        return {"do": "undo", "id": number}
    if kind == "resync":
        return {"do": "resync", "since": dice.randrange(50)}
    if kind in ("chat", "contribute"):
        return {"do": kind, "text": "hello", **({"id": number} if kind == "chat" else {})}
    return {"do": kind}


def mutated(dice: random.Random, state: Any) -> str | bytes:
    """One message, as it goes over the line."""
    message: Any = valid(dice, state)
    way = dice.randrange(10)
    if way == 0:
        return json.dumps(message)
    if way <= 4:
        for _ in range(dice.randint(1, 3)):
            _bend(dice, message)
        return json.dumps(message)
    text = json.dumps(message)
    if way == 5:
        return text[: dice.randrange(len(text))]
    if way == 6:
        return text.encode() if dice.random() < 0.5 else _garbled(dice, text.encode())
    if way == 7:
        at = dice.randrange(len(text))
        return text[:at] + dice.choice('{}[]",:\\\x00é0') + text[at:]
    if way == 8:
        deep = dice.choice((3, 200, 2000))
        return dice.choice(("[", '{"do":')) * deep
    return "".join(
        chr(dice.choice((dice.randrange(128), dice.randrange(0x2000)))) for _ in range(40)
    )


def _bend(dice: random.Random, message: dict[str, Any]) -> None:
    """Change, drop, add or rename a field, at any depth."""
    inside = message.get("move")
    if isinstance(inside, dict) and inside and dice.random() < 0.5:
        message["move"] = message = dict(inside)
    if not message:
        return
    key = dice.choice(list(message))
    way = dice.randrange(6)
    if way == 0:
        del message[key]
    elif way == 1:
        message[dice.choice(("extra", "seat", "version", "do", "id"))] = dice.choice(STRANGE)
    elif way == 2:
        message[key + "s"] = message.pop(key)
    elif way == 3 and isinstance(message[key], int):
        message[key] = dice.randrange(-5, 200)
    elif way == 4 and key == "do":
        message[key] = dice.choice((*KINDS, *MOVES))
    else:
        message[key] = dice.choice(STRANGE)


def _garbled(dice: random.Random, raw: bytes) -> bytes:
    spoiled = bytearray(raw)
    for _ in range(dice.randint(1, 4)):
        spoiled[dice.randrange(len(spoiled))] = dice.randrange(256)
    return bytes(spoiled)
