"""A game's options: a Struct with defaults, and metadata for each field.

class HabitatsOptions(Options, frozen=True, kw_only=True):
    goals: Literal["random", "chosen"] = "random"
    year1: Annotated[GoalChoice, only_with(goals="chosen")] = "random"
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Literal, TypeAlias, TypeVar, get_args, get_origin

import msgspec
from msgspec import UNSET, Struct, UnsetType, inspect

from hedgerow.core import decoding
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Arg, Message

Value: TypeAlias = str | int | bool
O = TypeVar("O", bound="Options")  # noqa: E741 - the contract's own letter

SEATS: Final = "seats"
"""The name that stands for the number of seats in a condition."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all options. Every field has a default, so that a table needs no option."""


class Condition(Struct, frozen=True):
    """Requires another option, or `seats`, to have one of these values."""

    option: str
    values: tuple[Value, ...]


class Trait(Struct, frozen=True):
    """Metadata of an option, in the `Annotated` of its type; several are combined."""

    only_with: tuple[Condition, ...] = ()
    choice_with: tuple[tuple[str, tuple[Condition, ...]], ...] = ()
    secret: bool = False
    renewed: bool = False
    lenient: bool = False


def only_with(**needed: Value | tuple[Value, ...]) -> Trait:
    """The option has an effect only if the others have these values."""
    return Trait(_conditions(needed))


def idle_without(**needed: Value | tuple[Value, ...]) -> Trait:
    """As `only_with`, but a value without effect is let pass: tables and records have such."""
    return Trait(_conditions(needed), lenient=True)


def choice_with(choice: str, **needed: Value | tuple[Value, ...]) -> Trait:
    """One of the option's choices exists only if the others have these values."""
    return Trait(choice_with=((choice, _conditions(needed)),))


def _conditions(needed: Mapping[str, Value | tuple[Value, ...]]) -> tuple[Condition, ...]:
    return tuple(
        Condition(name, values if isinstance(values, tuple) else (values,))
        for name, values in needed.items()
    )


SECRET: Final = Trait(secret=True)
"""The option's value reveals a secret of the game, so it is never shown."""

RENEWED: Final = Trait(renewed=True)
"""A rematch resets the option, and the options it depends on, to their defaults."""


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """An option as a command line or a web page presents it."""

    name: str
    kind: Literal["choice", "flag", "number", "text"]
    default: Value
    choices: list[str] | UnsetType = UNSET
    min: int | UnsetType = UNSET
    max: int | UnsetType = UNSET
    max_length: int | UnsetType = UNSET
    only_with: list[Condition] = []
    choice_with: dict[str, list[Condition]] = {}
    secret: bool = False
    renewed: bool = False

    def missing(self, values: Mapping[str, object], seats: int | None) -> Condition | None:
        """The first condition that does not hold; None if the option has an effect."""
        return _unmet(self.only_with, values, seats)

    def missing_for_choice(
        self, values: Mapping[str, object], seats: int | None
    ) -> Condition | None:
        """The first condition of the option's current choice that does not hold."""
        return _unmet(self.choice_with.get(str(values[self.name]), ()), values, seats)


def _unmet(
    conditions: Iterable[Condition], values: Mapping[str, object], seats: int | None
) -> Condition | None:
    for condition in conditions:
        value = seats if condition.option == SEATS else values[condition.option]
        if value is not None and value not in condition.values:
            return condition
    return None


def listed(type: type[Options]) -> tuple[OptionInfo, ...]:
    """The options of a game, in order of presentation."""
    return tuple(describe(field) for field in msgspec.structs.fields(type))


def values(game: str, type: type[Struct], given: Mapping[str, object]) -> dict[str, Any]:
    """Convert text or JSON values to the fields of a Struct.

    Raises BadInput for an unknown name or an invalid value.
    """
    fields = {field.name: field for field in msgspec.structs.fields(type)}
    converted: dict[str, Any] = {}
    for name, value in given.items():
        if name not in fields:
            known = ", ".join(sorted(fields))
            raise BadInput("error-option-unknown", game=game, key=name, known=known)
        try:
            converted[name] = decoding.convert(value, fields[name].type, strict=False)
        except msgspec.ValidationError:
            possible = _possible(describe(fields[name]))
            raise BadInput(
                "error-option-value", key=name, value=str(value), possible=possible
            ) from None
    return converted


def read(game: str, type: type[O], given: Mapping[str, object], seats: int | None) -> O:
    """Read options from text or JSON values, with defaults for the rest.

    Raises BadInput as `values` does, and for a value that the others leave without effect.
    """
    read = values(game, type, given)
    options = type(**read)
    complete = msgspec.structs.asdict(options)
    known = {option.name: option for option in listed(type)}
    for name, value in read.items():
        missing = known[name].missing(complete, seats)
        if missing is not None and value != known[name].default and not _lenient(type, name):
            raise BadInput("error-option-alone", key=name, needs=_needs(missing))
        missing = known[name].missing_for_choice(complete, seats)
        if missing is not None:
            needs = _needs(missing)
            raise BadInput("error-option-choice", key=name, value=str(value), needs=needs)
    return options


def effective(type: type[Options], given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Those of the given options that have an effect together and with this number of seats."""
    known = listed(type)
    values = {option.name: given.get(option.name, option.default) for option in known}
    counting = {
        option.name
        for option in known
        if not (option.missing(values, seats) or option.missing_for_choice(values, seats))
    }
    return {name: value for name, value in given.items() if name in counting}


def renewed(type: type[Options], values: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a rematch: one that is used up, such as a puzzle, goes back to its default."""
    again = dict(values)
    known = {option.name: option for option in listed(type)}
    for option in known.values():
        if option.renewed and values.get(option.name, option.default) != option.default:
            again[option.name] = option.default
            for condition in option.only_with:
                if condition.option in known:
                    again[condition.option] = known[condition.option].default
    return again


def shown(type: type[Options], values: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The options that have an effect and that everybody may see."""
    secret = {option.name for option in listed(type) if option.secret}
    counting = effective(type, values, seats)
    return {name: value for name, value in counting.items() if name not in secret}


def describe(field: msgspec.structs.FieldInfo) -> OptionInfo:
    """The OptionInfo of a field."""
    name, default = field.name, field.default
    traits = tuple(_traits(field.type))
    about: dict[str, Any] = {
        "only_with": [condition for trait in traits for condition in trait.only_with],
        "choice_with": {
            choice: list(needed) for trait in traits for choice, needed in trait.choice_with
        },
        "secret": any(trait.secret for trait in traits),
        "renewed": any(trait.renewed for trait in traits),
    }
    kind = inspect.type_info(field.type)
    if isinstance(kind, inspect.Metadata):  # a description
        kind = kind.type
    match kind:
        case inspect.LiteralType():
            return OptionInfo(name, "choice", default, choices=_choices(field.type), **about)
        case inspect.BoolType():
            return OptionInfo(name, "flag", default, **about)
        case inspect.IntType(ge=low, le=high):
            least = low if low is not None else UNSET
            most = high if high is not None else UNSET
            return OptionInfo(name, "number", default, min=least, max=most, **about)
        case inspect.StrType(max_length=longest):
            most = longest if longest is not None else UNSET
            return OptionInfo(name, "text", default, max_length=most, **about)
        case other:
            raise TypeError(f"option {name}: no option for {other}")


def _traits(type_: Any) -> Iterator[Trait]:
    for extra in getattr(type_, "__metadata__", ()):
        if isinstance(extra, Trait):
            yield extra


def _lenient(type: type[Options], name: str) -> bool:
    field = next(field for field in msgspec.structs.fields(type) if field.name == name)
    return any(trait.lenient for trait in _traits(field.type))


def _choices(type_: Any) -> list[str]:
    """The values of a Literal, in the order in which it lists them."""
    while get_origin(type_) is not Literal:
        type_ = get_args(type_)[0]
    return [str(value) for value in get_args(type_)]


def _possible(option: OptionInfo) -> Message:
    """The possible values, in words."""
    match option.kind:
        case "choice":
            assert option.choices is not UNSET
            return Message("option-possible-choice", {"choices": ", ".join(option.choices)})
        case "flag":
            return Message("option-possible-flag")
        case "number":
            bounds: dict[str, Arg] = {
                "low": "" if option.min is UNSET else option.min,
                "high": "" if option.max is UNSET else option.max,
            }
            return Message("option-possible-number", bounds)
        case "text":
            assert option.max_length is not UNSET
            return Message("option-possible-text", {"most": option.max_length})


def _needs(condition: Condition) -> Message:
    values = ", ".join(_text(value) for value in condition.values)
    if condition.option == SEATS:
        return Message("option-needs-seats", {"seats": values})
    return Message("option-needs", {"key": condition.option, "values": values})


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
