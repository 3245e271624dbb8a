"""`own`: the printed animals as an owner enters them.

What an animal does is chosen from lines in words, each a *shape*: a verb and what it pays and
gains, without the numbers, which are fields of their own. The shapes are those of the animals of
the box and of others that the rules can play alike.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from hedgerow.core import decoding
from hedgerow.core.own import Entered, OwnField, OwnValue
from hedgerow.core.text import Message
from hedgerow.games import datafiles
from hedgerow.games.earth import cards
from hedgerow.games.earth.cards import Animal
from hedgerow.games.earth.effects import (
    ACTIONS,
    AnimalEffect,
    Collective,
    Movement,
    Sort,
)
from hedgerow.games.earth.nouns import FLORA_TYPES, HABITATS
from hedgerow.games.earth.rules.gaia import HERS
from hedgerow.games.earth.words import animals as words
from hedgerow.games.earth.words.phrases import a_sort
from hedgerow.games.earth.words.verbs import text
from hedgerow.games.ownset import (
    SOURCE,
    Entry,
    Marks,
    Part,
    detail,
    own_files,
    own_tool,
    put_at,
    value_at,
    wrong,
)

AnimalSide: TypeAlias = Literal["individual", "collective"]

SIDES: Final[tuple[AnimalSide, ...]] = ("individual", "collective")
GOODS: Final = ("soil", "sprout", "growth", "draw", "compost_hand", "compost_deck")
PRICES: Final = ("soil", "sprout", "growth", "compost_hand", "compost_discard")
_GIVEN: Final = ("soil", "sprout", "growth", "draw", "compost_deck")
"""What other seats may gain: our sentence about a hand would speak of the reader's own."""
PIECES: Final = ("sprout", "growth")
TAKEN: Final = ("sprout", "growth", "canopy")
GROUPS: Final = ("pay", "pay_here", "pay_each_visited", "gain", "gain_here", "others_gain", "then")
COUNTS: Final = ("up_to", "needs", "count")
STOCKING: Final = ("take", "take_each_visited", "store", "to_island")
"""The verbs that fill a stock, which scores (EAR-98)."""
_MOVEMENT: Final[Any] = Movement
_EFFECTS: Final[Mapping[AnimalSide, Any]] = {"individual": AnimalEffect, "collective": Collective}
_COUNTED: Final = ("store", "gain_beside", "to_island")
"""The verbs whose `count` may be left out."""


# Sorts of cards


def _sorts() -> Mapping[str, Entry]:
    """The sorts that a card can be asked for, by a code of their words."""
    kinds = (*FLORA_TYPES, "flora", "terrain")
    found: list[Entry] = [
        {},
        *({"type": kind} for kind in kinds),
        *({"habitats": [habitat]} for habitat in HABITATS),
        *({"type": kind, "habitats": [habitat]} for kind in kinds for habitat in HABITATS),
        *({"habitats": [a, b]} for at, a in enumerate(HABITATS) for b in HABITATS[at + 1 :]),
        *({"type": kind, "canopy": True} for kind in ("flora", *FLORA_TYPES)),
        *({"type": "flora", "name_tag": tag} for tag in ("geography", "colour", "animal")),
        *({"colour": colour} for colour in (*ACTIONS, "multi")),
    ]
    return {_sort_code(sort): sort for sort in found}


def _sort_code(sort: Entry) -> str:
    habitats = sorted(sort.get("habitats", ()), key=HABITATS.index)
    words = [sort.get("type"), *habitats, sort.get("colour"), sort.get("name_tag")]
    if sort.get("canopy"):
        words.append("canopy")
    return " ".join(filter(None, words)) or "any"


# Movements

_MOVES: Final[Mapping[str, Entry]] = {
    "stay": {"move": "stay"},
    "herd": {"move": "stay", "herd": True},
    "up_to": {"move": "up_to", "steps": 2},
    "leaves": {"move": "up_to", "leaves": True},
    "exactly": {"move": "exactly", "steps": 1},
    "straight": {"move": "exactly", "steps": 2, "straight": True},
    "line": {"move": "exactly", "steps": 3, "line": True},
    "anywhere": {"move": "to_card"},
    "farthest_column": {"move": "to_card", "where": "farthest_column"},
    "opposite_corner": {"move": "to_card", "where": "opposite_corner"},
}
_WITH_STEPS: Final = ("up_to", "exactly", "straight", "line")
_WITHOUT_SORT: Final = ("straight", "line", "opposite_corner")
"""The movements whose words name no sort of card."""


def _move_code(move: Entry) -> str:
    for mark in ("herd", "leaves", "straight", "line"):
        if move.get(mark):
            return mark
    if move["move"] == "to_card":
        return str(move.get("where", "anywhere"))
    return str(move["move"])


# Effects


def _plain(effect: Entry, side: AnimalSide) -> Entry:
    """An effect with every number written down, without its sort and its number of cards."""
    found: Entry = msgspec.to_builtins(decoding.convert(effect, _EFFECTS[side]))
    if found["verb"] in _COUNTED:
        found.setdefault("count", 1)
    if found["verb"] == "share":
        found.pop("on", None)
        found.pop("cards", None)
    return found


def _numbers(effect: Entry) -> list[str]:
    """The paths of the numbers of an effect."""
    found = []
    for key, value in effect.items():
        if isinstance(value, dict):
            found += [f"{key}.{inner}" for inner in value]
        elif isinstance(value, int) and not isinstance(value, bool):
            found.append(key)
    return found


def _shape(effect: Entry) -> str:
    """The code of an effect without its numbers: "each_visited pay_here.growth gain.draw"."""
    marks = [
        key if value is True else str(value)
        for key, value in effect.items()
        if key != "verb" and isinstance(value, str | bool)
    ]
    return " ".join((effect["verb"], *sorted(marks), *sorted(_numbers(effect))))


def _individual_shapes() -> Iterator[Entry]:
    """What animals may do for their owner, with the number 1 everywhere."""
    each, reward, herd = {"verb": "each_visited"}, {"verb": "reward"}, {"verb": "each_animal"}
    for good in GOODS:
        gain = {"gain": {good: 1}}
        yield {**each, **gain}
        for piece in PIECES:
            yield {**each, "pay_here": {piece: 1}, **gain}
        yield {**each, "on": "card", **gain}
    for piece in PIECES:
        here = {"gain_here": {piece: 1}}
        yield {**each, **here}
        for price in ("soil", "compost_hand", "compost_discard"):
            yield {**each, "pay": {price: 1}, **here}
        for good in _GIVEN:
            yield {**each, **here, "others_gain": {good: 1}}
    for good in GOODS:
        gain = {"gain": {good: 1}}
        yield {**reward, **gain}
        yield {**reward, **gain, "types_differ": True}
        for piece in PIECES:
            yield {**reward, **gain, "pay_each_visited": {piece: 1}}
        for other in _GIVEN:
            yield {**reward, **gain, "others_gain": {other: 1}}
    for good in GOODS:
        yield {**herd, "gain": {good: 1}}
        for price in PRICES:
            if price != good:
                yield {**herd, "pay": {price: 1}, "gain": {good: 1}}
    for piece in PIECES:
        yield {"verb": "take_each_visited", "piece": piece, "up_to": 1}
        yield {"verb": "store", "piece": piece, "needs": 1}
        yield {"verb": "gain_beside", "piece": piece}
    for piece in TAKEN:
        yield {"verb": "take", "piece": piece, "up_to": 1}
        yield {"verb": "take", "piece": piece, "up_to": 1, "at": "start"}
    for colour in (*ACTIONS, "multi"):
        yield {"verb": "activate_visited", "colour": colour}
        for good in GOODS:
            yield {"verb": "activate_visited", "colour": colour, "then": {good: 1}}
        yield {"verb": "activate_row", "colour": colour}
    yield {"verb": "activate_card"}


def _collective_shapes() -> Iterator[Entry]:
    """What animals may do for everybody, with the number 1 everywhere."""
    for good in GOODS:
        yield {"verb": "share", "gain": {good: 1}}
        for price in PRICES:
            if price != good:
                yield {"verb": "share", "pay": {price: 1}, "gain": {good: 1}}
    for at, good in enumerate(GOODS):
        for other in GOODS[at + 1 :]:
            yield {"verb": "share", "gain": {good: 1, other: 1}}
    for colour in ACTIONS:
        yield {"verb": "activate_one", "colour": colour}
    for piece in TAKEN:
        yield {"verb": "to_island", "piece": piece}


@datafiles.derived
def shapes(side: AnimalSide) -> Mapping[str, Entry]:
    """What animals can do by code; with the numbers of the box where it has such an animal."""
    made = _individual_shapes() if side == "individual" else _collective_shapes()
    found = {_shape(plain): plain for plain in (_plain(effect, side) for effect in made)}
    printed: dict[str, Entry] = {}
    for animal in cards.animals().values():
        plain = _plain(msgspec.to_builtins(getattr(animal, side).effect), side)
        printed.setdefault(_shape(plain), plain)
    return {**found, **printed}


# Fields


def _label(key: str) -> Message:
    return Message(f"earth-field-{key.replace('_', '-')}")


@datafiles.derived
def _fields() -> Sequence[OwnField]:
    sorts = tuple(
        OwnValue(code, a_sort(decoding.convert(sort, Sort))) for code, sort in _sorts().items()
    )
    return (
        OwnField("figures", _label("figures"), "number", 1, 9),
        OwnField(
            "individual.move",
            _label("move"),
            "line",
            choices=tuple(
                OwnValue(code, words.movement(decoding.convert(move, _MOVEMENT)))
                for code, move in _MOVES.items()
            ),
        ),
        OwnField("individual.move.steps", _label("steps"), "number", 1, 9),
        OwnField("individual.move.on", _label("on"), "line", choices=sorts),
        *_side_fields("individual"),
        *_side_fields("collective"),
        OwnField("collective.effect.on", _label("placed-on"), "line", choices=sorts),
        OwnField("collective.effect.cards", _label("cards"), "number", 0, 16),
    )


def _side_fields(side: AnimalSide) -> Iterator[OwnField]:
    known, type = shapes(side), _EFFECTS[side]
    yield OwnField(
        f"{side}.effect",
        _label(side),
        "line",
        choices=tuple(
            OwnValue(code, text(decoding.convert(effect, type))) for code, effect in known.items()
        ),
    )
    for path in sorted({path for effect in known.values() for path in _numbers(effect)}):
        yield OwnField(f"{side}.effect.{path}", _number_label(side, path), "number", 1, 20)
    yield OwnField(f"{side}.effect.points", _side_label(side, "points"), "number", 1, 20)
    yield OwnField(f"{side}.effect.per", _side_label(side, "per"), "number", 1, 9)


def _side_label(side: AnimalSide, key: str) -> Message:
    return Message("earth-field-of", {"side": _label(f"of-{side}"), "field": _label(key)})


def _number_label(side: AnimalSide, path: str) -> Message:
    group, _, what = path.partition(".")
    if not what:
        return _side_label(side, group)
    args = {"side": _label(f"of-{side}"), "group": _label(group), "what": _label(what)}
    return Message("earth-field-amount", {**args})


def _keys(entry: Entry) -> Sequence[str]:
    move = _move_code(entry["individual"]["move"])
    found = ["figures", "individual.move"]
    if move in _WITH_STEPS:
        found.append("individual.move.steps")
    if move not in _WITHOUT_SORT:
        found.append("individual.move.on")
    for side in SIDES:
        effect = _plain(entry[side]["effect"], side)
        found.append(f"{side}.effect")
        found += [f"{side}.effect.{path}" for path in _numbers(effect)]
        if effect["verb"] in STOCKING:
            found += [f"{side}.effect.points", f"{side}.effect.per"]
        if effect["verb"] == "share":
            found += [f"{side}.effect.on", f"{side}.effect.cards"]
    return found


def _read(entry: Entry, key: str) -> Any:
    if key == "figures":
        return entry.get("figures", 1)
    side, _, rest = key.partition(".")
    part: Entry = entry[side]
    match rest:
        case "move":
            return _move_code(part["move"])
        case "effect":
            return _shape(_plain(part["effect"], side_of(side)))
        case "move.on" | "effect.on":
            return _sort_code(part[rest.partition(".")[0]].get("on", {}))
        case "effect.points":
            return part.get("stock", {}).get("points", 0)
        case "effect.per":
            return part.get("stock", {}).get("per", 1)
        case "effect.count":
            return part["effect"].get("count", 1)
        case _:
            return value_at(part, rest)


def side_of(name: str) -> AnimalSide:
    return "individual" if name == "individual" else "collective"


def _write(entry: Entry, key: str, value: Entered) -> None:
    if key == "figures":
        entry["figures"] = value
        return
    side, _, rest = key.partition(".")
    part: Entry = entry[side]
    match rest:
        case "move":
            if value != _move_code(part["move"]):
                part["move"] = dict(_MOVES[str(value)])
        case "effect":
            if value != _read(entry, key):
                _put_effect(entry, side_of(side), str(value))
        case "move.on" | "effect.on":
            whole = part[rest.partition(".")[0]]
            whole.pop("on", None)
            if sort := _sorts()[str(value)]:
                whole["on"] = dict(sort)
        case "effect.points" | "effect.per":
            part["stock"][rest.removeprefix("effect.")] = value
        case _:
            put_at(part, rest, value)


def _put_effect(entry: Entry, side: AnimalSide, code: str) -> None:
    part, effect = entry[side], shapes(side)[code]
    part["effect"] = {
        key: dict(value) if isinstance(value, dict) else value for key, value in effect.items()
    }
    if effect["verb"] in STOCKING:
        part.setdefault("stock", {"points": 1})
    else:
        part.pop("stock", None)
    if side == "individual":  # EAR-120: whether Gaia can have it follows from the verb
        entry["gaia"] = effect["verb"] in _HERS


_VERBS: Final[Collection[Any]] = HERS
_HERS: Final = {str(verb.__struct_config__.tag) for verb in _VERBS}


def _mistake(entries: Sequence[Entry], at: int) -> Message | None:
    entry = entries[at]
    move = _move_code(entry["individual"]["move"])
    if move == "herd" and entry.get("figures", 1) < 2:
        return wrong(_label("figures"), "earth-wrong-herd")
    effect = entry["individual"]["effect"]
    if move in ("stay", "herd") and effect.get("at") == "start":
        return wrong(_label("individual"), "earth-wrong-stays")
    try:
        decoding.convert(entry, Animal)
    except msgspec.ValidationError as error:
        return detail(str(error))
    return None


def _said(entry: Entry) -> Sequence[Message]:
    try:
        animal = decoding.convert(entry, Animal)
    except msgspec.ValidationError:
        return ()
    own = msgspec.structs.replace(animal.individual, grade="printed")
    shared = msgspec.structs.replace(animal.collective, grade="printed")
    return (
        Message("earth-when-leaf", {"text": words.individual(own)}),
        Message("earth-when-round", {"text": words.collective(shared)}),
    )


def _lines(entry: Entry) -> dict[str, Message]:
    try:
        animal = decoding.convert(entry, Animal)
    except msgspec.ValidationError:
        return {}
    own, shared = animal.individual, animal.collective
    return {
        "individual.move": words.movement(own.move),
        "individual.effect": text(own.effect),
        "collective.effect": text(shared.effect),
    }


# Marks


def _proposed(entry: Entry) -> Collection[str]:
    ours = ["figures"] if entry.get("source", "").startswith("proposed") else []
    return [*ours, *(side for side in SIDES if entry[side]["grade"] != "printed")]


def _settle(entry: Entry, keys: Collection[str]) -> None:
    for side in SIDES:
        if any(key.startswith(f"{side}.") for key in keys):
            entry[side]["grade"], entry[side]["source"] = "printed", SOURCE


ANIMALS: Final = Part(
    cards.GAME_ID,
    "animals.toml",
    "animal",
    _fields,
    _keys,
    lambda entry: Message("earth-card-name", {"en": entry["name_en"], "fr": entry["name_fr"]}),
    _mistake,
    Marks(_proposed, _settle),
    read=_read,
    write=_write,
    said=_said,
    lines=_lines,
)
OWN: Final = own_tool(ANIMALS)
OWN_FILES: Final = own_files(ANIMALS)
