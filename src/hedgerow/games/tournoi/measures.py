"""Figures of cards: parsed exactly, kept in base units, shown in a customary unit."""

from __future__ import annotations

import re
from decimal import Decimal, InvalidOperation
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from hedgerow.core.text import Message

Measure: TypeAlias = Literal["mass", "length", "time", "number"]
"""What a characteristic measures; "number" is for own card sets with an unknown unit."""

UNITS: Final[dict[Measure, dict[str, int]]] = {
    "mass": {"mg": 1_000, "g": 1_000_000, "kg": 10**9, "t": 10**12},
    "length": {"mm": 1_000, "cm": 10_000, "m": 1_000_000, "km": 10**9},
    "time": {"min": 1, "h": 60, "d": 1_440, "wk": 10_080, "mo": 43_830, "y": 525_960},
    "number": {"": 10_000},
}
"""Each unit in base units: micrograms, micrometres, minutes, ten-thousandths."""
_ALSO: Final = {
    **dict.fromkeys(("j", "jour", "jours", "day", "days"), "d"),
    **dict.fromkeys(("sem", "semaine", "semaines", "week", "weeks"), "wk"),
    **dict.fromkeys(("mois", "month", "months"), "mo"),
    **dict.fromkeys(("a", "an", "ans", "année", "années", "yr", "year", "years"), "y"),
    **dict.fromkeys(("heure", "heures", "hour", "hours"), "h"),
}
MOST: Final = 10**15
"""The limit below which figures are exact in a browser, whose integers end near 9 * 10**15."""
_FIGURE: Final = re.compile(r"([+\-−]?[\d.,\s\u00a0\u202f'’]*\d)\s*(.*)", re.DOTALL)
_GROUPS: Final = re.compile(r"[\s\u00a0\u202f'’]")
_ENGLISH_GROUPS: Final = re.compile(r"[+-]?\d{1,3}(,\d{3})+(\.\d+)?")
_FRENCH_GROUPS: Final = re.compile(r"[+-]?\d{1,3}(\.\d{3}){2,}(,\d+)?")


def measure_of(unit: str) -> tuple[Measure, str] | None:
    """The measure that a unit belongs to and its usual sign: ("time", "y") for "ans"."""
    sign = _ALSO.get(unit.strip().rstrip(".").lower(), unit.strip())
    for measure, units in UNITS.items():
        if sign in units and sign:
            return measure, sign
    return None


def number(text: str, english: bool = False) -> Decimal:
    """Parse a number in English or French notation; raises ValueError for anything else.

    1,234 is read as French (just above one) unless the text is known to be English.

    >>> number("1 234,5") == number("1,234.5") == Decimal("1234.5")
    True
    """
    bare = _GROUPS.sub("", text).replace("−", "-")
    sure = english or bare.count(",") > 1 or "." in bare
    if sure and _ENGLISH_GROUPS.fullmatch(bare):
        bare = bare.replace(",", "")
    elif _FRENCH_GROUPS.fullmatch(bare) or ("," in bare and "." in bare):
        bare = bare.replace(".", "").replace(",", ".")
    else:
        bare = bare.replace(",", ".")
    if not re.fullmatch(r"[+-]?[0-9]+(\.[0-9]+)?", bare):
        raise ValueError(text)
    try:
        return Decimal(bare)
    except InvalidOperation:
        raise ValueError(text) from None


def read(text: str, measure: Measure, unit: str, english: bool = False) -> int:
    """Parse a figure into base units, by default from `unit`; raises ValueError if it is invalid.

    >>> read("1.5 t", "mass", "kg") == read("1500", "mass", "kg")
    True
    """
    found = _FIGURE.fullmatch(text.strip())
    if found is None:
        raise ValueError(text)
    if found[2]:
        if measure == "number":
            if found[2].strip() != unit:
                raise ValueError(text)
            sign = ""
        else:
            own = measure_of(found[2])
            if own is None or own[0] != measure:
                raise ValueError(text)
            sign = own[1]
    else:
        sign = unit if measure != "number" else ""
    value = int((number(found[1], english) * UNITS[measure][sign]).to_integral_value())
    if abs(value) > MOST or (measure != "number" and value < 0):
        raise ValueError(text)
    return value


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure for display, and the exact one if it is rounded ("7.5 months", "229 days")."""

    text: Message
    exact: Message | None = None


_SHOWN: Final[dict[Measure, tuple[tuple[str, int], ...]]] = {
    "mass": (("t", 10**12), ("kg", 10**9), ("g", 1_000_000), ("mg", 0)),
    "length": (("km", 10**10), ("m", 1_000_000), ("cm", 10_000), ("mm", 0)),
    "time": (("y", 2 * 525_960), ("mo", 3 * 43_830), ("d", 1_440), ("h", 0)),
}
"""The units for display, with the least figure shown in each."""


def shown(value: int, measure: Measure, unit: str = "") -> Figure:
    """The figure for display; `unit` is the unit word of an own card set."""
    if measure == "number":
        size = UNITS["number"][""]
        text = decimal(value, size, 4)
        return Figure(Message("tournoi-measure", {"number": text, "unit": unit}) if unit else text)
    sign = next(sign for sign, least in _SHOWN[measure] if value >= least)
    if sign == "mo" and value % UNITS["time"]["y"] == 0:
        sign = "y"
    text, whole = _in(value, measure, sign, 1 if sign in ("y", "mo", "d", "h") else 3)
    if whole or sign not in ("y", "mo"):
        return Figure(text)
    # A time given in days is a whole number of days, though not of months or years.
    days, in_days = _in(value, measure, "d", 2)
    return Figure(text, days) if in_days else Figure(text)


def _in(value: int, measure: Measure, sign: str, places: int) -> tuple[Message, bool]:
    """The figure in a unit with at most `places` decimals, and whether that is exact."""
    size = UNITS[measure][sign]
    rounded = _round(value, size, places)
    whole = rounded * size == value * 10**places
    text = decimal(rounded, 10**places, places)
    if measure != "time" or sign == "h":
        return Message("tournoi-measure", {"number": text, "unit": sign}), whole
    # English counts one year and 1.5 years, French 1,5 an and 2 ans.
    one = "yes" if rounded == 10**places else "no"
    below_two = "yes" if rounded < 2 * 10**places else "no"
    id = {"y": "tournoi-years", "mo": "tournoi-months", "d": "tournoi-days"}[sign]
    return Message(id, {"number": text, "one": one, "below_two": below_two}), whole


def _round(value: int, size: int, places: int) -> int:
    """value / size in units of 10**-places, halves away from zero."""
    step: int = 10**places
    rounded = (abs(value) * step * 2 + size) // (2 * size)
    return -rounded if value < 0 else rounded


def decimal(value: int, size: int, places: int) -> Message:
    """value / size as a number with the language's decimal mark and groups of thousands."""
    scaled = _round(value, size, places)
    whole, rest = divmod(abs(scaled), 10**places)
    sign = "−" if scaled < 0 else ""
    parts = f"{rest:0{places}d}".rstrip("0") if places else ""
    # Numbers of up to four digits are not grouped, so that years look right.
    told: str | int = whole if whole >= 10_000 else str(whole)
    if parts:
        return Message("tournoi-decimal", {"sign": sign, "whole": told, "parts": parts})
    return Message("tournoi-whole", {"sign": sign, "whole": told})
