"""Figures: read exactly, shown in the unit people expect, in both languages."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgerow.games.tournoi.measures import UNITS, Measure, measure_of, number, read, shown
from hedgerow.locale import Catalogue


def said(text: str, measure: Measure, language: str = "en", unit: str = "") -> str:
    figure = shown(read(text, measure, unit), measure, unit)
    catalogue = Catalogue("fr" if language == "fr" else "en")
    words = [catalogue.say(part) for part in (figure.text, figure.exact) if part is not None]
    return " = ".join(words).replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("text", "measure", "english", "french"),
    [
        ("0.0001 kg", "mass", "100 mg", "100 mg"),
        ("0.5 mg", "mass", "0.5 mg", "0,5 mg"),
        ("999 mg", "mass", "999 mg", "999 mg"),
        ("0.018 kg", "mass", "18 g", "18 g"),
        ("1.2 kg", "mass", "1.2 kg", "1,2 kg"),
        ("999.5 kg", "mass", "999.5 kg", "999,5 kg"),
        ("1000 kg", "mass", "1 t", "1 t"),
        ("18700 kg", "mass", "18.7 t", "18,7 t"),
        ("1.3 cm", "length", "1.3 cm", "1,3 cm"),
        ("4 mm", "length", "4 mm", "4 mm"),
        ("99 cm", "length", "99 cm", "99 cm"),
        ("418 cm", "length", "4.18 m", "4,18 m"),
        ("12 km", "length", "12 km", "12 km"),
        ("3357 m", "length", "3357 m", "3357 m"),
        ("12 h", "time", "12 h", "12 h"),
        ("1 d", "time", "1 day", "1 jour"),
        ("1.5 d", "time", "1.5 days", "1,5 jour"),
        ("2 d", "time", "2 days", "2 jours"),
        ("19.6 d", "time", "19.6 days", "19,6 jours"),
        ("63.5 d", "time", "63.5 days", "63,5 jours"),
        ("229 d", "time", "7.5 months = 229 days", "7,5 mois = 229 jours"),
        ("0.5 y", "time", "6 months", "6 mois"),
        ("0.75 y", "time", "9 months", "9 mois"),
        ("1 y", "time", "1 year", "1 an"),
        ("670 d", "time", "22 months = 670 days", "22 mois = 670 jours"),
        ("91 d", "time", "91 days", "91 jours"),
        ("3 mo", "time", "3 months", "3 mois"),
        ("2 y", "time", "2 years", "2 ans"),
        ("1051921 min", "time", "2 years", "2 ans"),
        ("26.3 y", "time", "26.3 years", "26,3 ans"),
        ("1095 d", "time", "3 years = 1095 days", "3 ans = 1095 jours"),
    ],
)
def test_units_people_expect(text: str, measure: Measure, english: str, french: str) -> None:
    assert said(text, measure) == english
    assert said(text, measure, "fr") == french


@pytest.mark.parametrize(
    ("first", "last"),
    [
        ("1 g", "999.999 mg"),
        ("1 kg", "999.999 g"),
        ("1 t", "999.999 kg"),
        ("1 cm", "9.999 mm"),
        ("1 m", "99.999 cm"),
        ("10 km", "9999.999 m"),
    ],
)
def test_a_unit_is_used_from_its_first_round_figure_on(first: str, last: str) -> None:
    measure: Measure = "length" if "m" in first else "mass"
    assert (said(first, measure), said(last, measure)) == (first, last)


def test_numbers_of_own_cards() -> None:
    assert said("1100 °C", "number", unit="°C") == "1100 °C"
    assert said("12500", "number") == "12,500"
    assert said("12500", "number", "fr") == "12 500"
    assert said("-27,5", "number", "fr", unit="°C") == "−27,5 °C"
    assert said("2024", "number") == "2024"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1234.5", "1234.5"),
        ("1,234.5", "1234.5"),
        ("1 234,5", "1234.5"),
        ("1.234.567,5", "1234567.5"),
        ("1.234.567", "1234567"),
        ("1.234,5", "1234.5"),
        ("1,234,567", "1234567"),
        ("12,5", "12.5"),
        ("1'000", "1000"),
        ("-6000", "-6000"),
        ("−6000", "-6000"),
    ],
)
def test_numbers_as_english_and_french_people_write_them(text: str, value: str) -> None:
    assert number(text) == Decimal(value)


def test_one_comma_is_french_unless_the_text_is_english() -> None:
    assert number("1,234") == Decimal("1.234")
    assert number("1,234", english=True) == 1234
    assert number("1,23", english=True) == Decimal("1.23")


@pytest.mark.parametrize("text", ["", "heavy", "1.2.3", "1,2,3", "--1", "1e5", "12 34x", ".", "٣"])
def test_what_is_no_number(text: str) -> None:
    with pytest.raises(ValueError):
        number(text)


@pytest.mark.parametrize(
    ("text", "measure"),
    [("5 cm", "mass"), ("-5 kg", "mass"), ("5 stone", "mass"), ("", "mass"), ("9e9 kg", "mass")],
)
def test_what_is_no_figure(text: str, measure: Measure) -> None:
    with pytest.raises(ValueError):
        read(text, measure, "kg")


def test_a_figure_that_a_browser_could_not_keep_exactly_is_refused() -> None:
    with pytest.raises(ValueError):
        read("1001 t", "mass", "kg")


def test_units_in_words() -> None:
    assert measure_of("ans") == measure_of("years") == ("time", "y")
    assert measure_of("jours") == measure_of("Days") == ("time", "d")
    assert measure_of("kg") == ("mass", "kg")
    assert measure_of("°C") is measure_of("") is None


@given(st.integers(0, 10**15), st.sampled_from(["mass", "length", "time"]))
def test_every_figure_can_be_said(value: int, measure: Measure) -> None:
    figure = shown(value, measure)
    assert Catalogue("en").say(figure.text)
    assert Catalogue("fr").say(figure.text)


@given(st.integers(1, 4000).map(lambda n: n * 1440))
def test_days_that_differ_never_look_alike(value: int) -> None:
    """Months round; where they do, the days stand beside."""
    figure, other = shown(value, "time"), shown(value + 1440, "time")
    assert (figure.text, figure.exact) != (other.text, other.exact)


@given(st.sampled_from(["mass", "length", "time"]), st.integers(0, 9999), st.integers(0, 99))
def test_reading_is_exact(measure: Measure, whole: int, parts: int) -> None:
    for unit, size in UNITS[measure].items():
        if (whole + 1) * size < 10**15 and size % 100 == 0:
            assert read(f"{whole}.{parts:02d} {unit}", measure, "") == (
                whole * size + parts * size // 100
            )
