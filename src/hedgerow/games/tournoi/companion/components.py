"""`own`: the printed power cards and bonus tokens as an owner enters them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from hedgerow.core import decoding
from hedgerow.core.own import Entered, OwnField, OwnValue
from hedgerow.core.text import Message
from hedgerow.games.ownset import (
    Entry,
    Part,
    detail,
    flagged,
    own_files,
    own_tool,
    put_at,
    value_at,
    wrong,
)
from hedgerow.games.tournoi.cards import KINDS, PowerCard, PowerKind, Token
from hedgerow.games.tournoi.sheets import effect_text

_EFFECTS: Final[Mapping[str, tuple[PowerKind, str, str, Entry]]] = {
    "keep": ("protect", "Protect", "Protect", {"type": "keep"}),
    "reverse": ("junior", "Junior", "Junior", {"type": "reverse"}),
    "own-times": (
        "action",
        "Renfort",
        "Reinforcement",
        {"type": "scale", "whose": "own", "times": 2},
    ),
    "own-part": ("action", "Effort", "Effort", {"type": "scale", "whose": "own", "over": 2}),
    "rivals-times": (
        "action",
        "Emballement",
        "Surge",
        {"type": "scale", "whose": "rivals", "times": 2},
    ),
    "rivals-part": (
        "action",
        "Épuisement",
        "Exhaustion",
        {"type": "scale", "whose": "rivals", "over": 2},
    ),
    "next": (
        "action",
        "Changement de terrain",
        "Change of ground",
        {"type": "next-characteristic"},
    ),
    "threat": ("action", "Rareté", "Rarity", {"type": "threat-first"}),
    "cancel": (
        "action",
        "Neutralisation",
        "Neutralisation",
        {"type": "cancel", "kinds": ["junior", "action"]},
    ),
    "cancel-junior": (
        "action",
        "Neutralisation",
        "Neutralisation",
        {"type": "cancel", "kinds": ["junior"]},
    ),
    "cancel-action": (
        "action",
        "Neutralisation",
        "Neutralisation",
        {"type": "cancel", "kinds": ["action"]},
    ),
    "replace": ("action", "Relève", "Relief", {"type": "replace"}),
    "second": ("action", "Complicité", "Complicity", {"type": "second-wins"}),
    "points": ("action", "Bonne étoile", "Lucky star", {"type": "extra-points", "points": 2}),
}
"""By what a card can do: its kind and name, which follow from it, and the effect at first."""
_NUMBERS: Final[Mapping[str, tuple[str, int, int]]] = {
    "own-times": ("times", 2, 9),
    "own-part": ("over", 2, 9),
    "rivals-times": ("times", 2, 9),
    "rivals-part": ("over", 2, 9),
    "next": ("steps", 1, 3),
    "points": ("points", 1, 9),
}
"""The number in an effect, and its bounds."""
_FIRST: Final = {"steps": 1}
_SHORT: Final[Mapping[str, str]] = {
    "next-characteristic": "next",
    "threat-first": "threat",
    "second-wins": "second",
    "extra-points": "points",
}


def _effect(entry: Entry) -> str:
    """What a card does, as a key of `_EFFECTS`; "" for an effect that is none of them."""
    effect = entry["effect"]
    match effect["type"]:
        case "scale":
            times, over = effect.get("times", 1), effect.get("over", 1)
            if times > 1 and over > 1:
                return ""
            return f"{effect['whose']}-{'part' if over > 1 else 'times'}"
        case "cancel":
            kinds = effect.get("kinds", ["junior", "action"])
            return "cancel" if len(set(kinds)) > 1 else f"cancel-{kinds[0]}"
        case type:
            return _SHORT.get(type, str(type))


def _power_fields() -> Sequence[OwnField]:
    return (
        OwnField(
            "effect",
            Message("tournoi-field-effect"),
            "line",
            choices=tuple(
                OwnValue(key, _told(kind, effect)) for key, (kind, _, _, effect) in _EFFECTS.items()
            ),
        ),
        *(
            OwnField(
                f"effect.{key}",
                Message(f"tournoi-field-{key}"),
                "number",
                min(low for name, low, _ in _NUMBERS.values() if name == key),
                max(high for name, _, high in _NUMBERS.values() if name == key),
            )
            for key in dict.fromkeys(name for name, _, _ in _NUMBERS.values())
        ),
    )


def _told(kind: PowerKind, effect: Entry) -> Message:
    """What a card does, after the kind of card that does it."""
    card = decoding.convert(
        {"id": "", "kind": kind, "fr": "", "en": "", "source": "", "effect": effect}, PowerCard
    )
    said = {"kind": Message(f"tournoi-power-{kind}"), "text": effect_text(card.effect)}
    return Message("tournoi-field-told", {**said})


def _power_keys(entry: Entry) -> Sequence[str]:
    number = _NUMBERS.get(_effect(entry))
    return ("effect",) if number is None else ("effect", f"effect.{number[0]}")


def _read_power(entry: Entry, key: str) -> Any:
    if key == "effect":
        return _effect(entry)
    found = value_at(entry, key)
    return _FIRST.get(key.removeprefix("effect.")) if found is None else found


def _write_power(entry: Entry, key: str, value: Entered) -> None:
    if key != "effect":
        put_at(entry, key, value)
    elif value != _effect(entry):
        entry["kind"], entry["fr"], entry["en"], effect = _EFFECTS[str(value)]
        entry["effect"] = dict(effect)


def _power_name(entry: Entry) -> Message:
    name = Message("tournoi-name", {"en": entry["en"], "fr": entry["fr"]})
    return Message("tournoi-field-power", {"id": entry["id"], "name": name})


def _power_mistake(entries: Sequence[Entry], at: int) -> Message | None:
    try:
        decoding.convert(entries[at], PowerCard)
    except msgspec.ValidationError as error:
        return detail(str(error))
    return None


def _kinds() -> tuple[OwnValue, ...]:
    return tuple(OwnValue(kind, Message(f"tournoi-kind-{kind}")) for kind in KINDS)


def _token_fields() -> Sequence[OwnField]:
    return (
        OwnField("single", Message("tournoi-field-single"), "one", choices=_kinds()),
        OwnField("triple", Message("tournoi-field-triple"), "many", choices=_kinds()),
    )


def _token_mistake(entries: Sequence[Entry], at: int) -> Message | None:
    triple = entries[at]["triple"]
    if len(triple) != 3 or len(set(triple)) != 3:
        return wrong(Message("tournoi-field-triple"), "tournoi-wrong-triple", count=len(triple))
    try:
        decoding.convert(entries[at], Token)
    except msgspec.ValidationError as error:
        return detail(str(error))
    return None


_PARTS: Final = (
    Part(
        "tournoi",
        "powers.toml",
        "power",
        _power_fields,
        _power_keys,
        _power_name,
        _power_mistake,
        flagged("proposal", ("effect",)),
        read=_read_power,
        write=_write_power,
        said=lambda entry: (_told(entry["kind"], entry["effect"]),),
        lines=lambda entry: {"effect": _told(entry["kind"], entry["effect"])},
    ),
    Part(
        "tournoi",
        "tokens.toml",
        "token",
        _token_fields,
        lambda entry: ("single", "triple"),
        lambda entry: Message("tournoi-field-token", {"id": entry["id"]}),
        _token_mistake,
        flagged("proposal", ("single", "triple")),
    ),
)
OWN: Final = own_tool(*_PARTS)
OWN_FILES: Final = own_files(*_PARTS)
