"""Own card sets: CSV files and their codes (rulebook options 1 and 2)."""

from __future__ import annotations

import base64
import zlib
from string import ascii_letters
from typing import Any, Literal

import msgspec
import pytest

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.tournoi.cardfile import (
    MOST_TOLD,
    BadCards,
    colour_of,
    column_letters,
    kind_of,
    read_cards,
)
from hedgerow.games.tournoi.cards import standard
from hedgerow.games.tournoi.material import material
from hedgerow.games.tournoi.options import TournoiOptions
from hedgerow.games.tournoi.sharing import (
    LONGEST_NAME,
    LONGEST_SET,
    MOST_CARDS,
    SET_MARK,
    alike,
    read_set_code,
    set_code,
)
from hedgerow.games.tournoi.sheets import figure
from hedgerow.locale import LANGUAGES, Catalogue, Language
from hedgerow.testing.rules import rule

VOLCANOES = """\
name,Height (m),Age,Heat (°C),Danger
Etna,"3,357",-6000,1100,8
Fuji,3776,1707,1000.5,6
"""
ANIMALS = """\
nom;Poids (kg);Longueur;Longévité (ans);Gestation (jours);menace;brillante;jeu
Loup;40;1,2 m;15;63;LC;;Forêt
Lynx;20,5;0,9 m;17;70;jaune;non;Forêt
Ours doré;250;2 m;30;215;;oui;Forêt
"""


def csv(count: int, head: str = "name,A,B,C,D") -> bytes:
    rows = [f"Card {n},{n},{n},{n},{n}" for n in range(count)]
    return "\n".join([head, *rows]).encode()


# What is read


@rule("TOU-76")
def test_the_four_characteristics_stand_in_the_order_of_the_columns() -> None:
    cards = read_cards(VOLCANOES.encode(), "v.csv").cards
    names = [one.name.en for one in cards.characteristics]
    assert names == ["Height", "Age", "Heat", "Danger"]
    assert [one.measure for one in cards.characteristics] == [
        "length",
        "number",
        "number",
        "number",
    ]
    etna, fuji = cards.cards
    assert etna.values == (3_357_000_000, -60_000_000, 11_000_000, 80_000)
    assert fuji.values[2] == 10_005_000
    said = [Catalogue("en").say(figure(cards, etna.values[at], at).text) for at in range(4)]
    assert [text.replace("\u00a0", " ") for text in said] == ["3357 m", "−6000", "1100 °C", "8"]


@rule("TOU-79", "TOU-84")
def test_shiny_cards_are_put_aside_and_no_threat_is_green() -> None:
    read = read_cards(ANIMALS.encode(), "a.csv")
    wolf, lynx = read.cards.cards
    assert read.aside == 1
    assert (wolf.name.fr, wolf.colour, wolf.game) == ("Loup", "green", "Forêt")
    assert (lynx.colour, lynx.points) == ("yellow", 3)
    assert lynx.values == (20_500_000_000, 900_000, 17 * 525_960, 70 * 1_440)
    plain = read_cards(VOLCANOES.encode(), "v.csv").cards.cards[0]
    assert (plain.threat, plain.colour, plain.points) == (None, "green", 2)


def test_what_spreadsheets_write() -> None:
    wanted = read_cards(ANIMALS.encode(), "a.csv").cards.cards
    for raw in (
        ANIMALS.encode("utf-8-sig"),
        ANIMALS.encode("cp1252"),
        ANIMALS.replace("\n", "\r\n").encode(),
        ANIMALS.replace(";", "\t").encode(),
        (ANIMALS + ";;;;;;;\n").encode(),
    ):
        assert read_cards(raw, "a.csv").cards.cards == wanted


# Mistakes are named by row and column


@pytest.mark.parametrize(
    ("old", "new", "id", "row", "column"),
    [
        ("3776", "tall", "error-tournoi-csv-value", 3, "B"),
        ("3776", "37 kg", "error-tournoi-csv-value", 3, "B"),
        ("3776", "", "error-tournoi-csv-blank", 3, "B"),
        ("Fuji", "", "error-tournoi-csv-blank", 3, "A"),
        ("1707", "17/07", "error-tournoi-csv-value", 3, "C"),
        (",6\n", "\n", "error-tournoi-csv-cells", 3, "E"),
        (",6\n", ",6,7\n", "error-tournoi-csv-cells", 3, "F"),
        ("Fuji", "F" * 61, "error-tournoi-csv-long", 3, "A"),
        ("Fuji", "F\x07", "error-tournoi-csv-text", 3, "A"),
        ("Age", "", "error-tournoi-csv-header", 1, "C"),
        ("Age", "Name", "error-tournoi-csv-twice", 1, "C"),
    ],
)
def test_a_mistake_names_its_row_and_column(
    old: str, new: str, id: str, row: int, column: str
) -> None:
    with pytest.raises(BadInput, match=id) as error:
        read_cards(VOLCANOES.replace(old, new, 1).encode(), "v.csv")
    args = error.value.message.args
    assert (args["place"], args["row"], args["column"]) == ("v.csv", row, column)


@pytest.mark.parametrize(
    ("old", "new", "id", "column"),
    [
        (";LC;", ";XX;", "error-tournoi-csv-word", "F"),
        (";non;", ";peut-être;", "error-tournoi-csv-word", "G"),
        ("1,2 m", "1,2", "error-tournoi-csv-unit", "C"),
    ],
)
def test_words_and_units(old: str, new: str, id: str, column: str) -> None:
    with pytest.raises(BadInput, match=id) as error:
        read_cards(ANIMALS.replace(old, new, 1).encode(), "a.csv")
    assert error.value.message.args["column"] == column


FAULTY = """\
nom;Poids (kg);Longueur (m);Longévité (ans);Gestation (jours);menace;catégorie
;40;1,2;vieux;63;LC;mammifère
Lynx;;0,9;17;70;XX;licorne
Ours;250;2;30
Renard;6;grand;9;52;orange;Mammifères
"""


def test_every_mistake_of_a_file_is_named() -> None:
    with pytest.raises(BadCards) as error:
        read_cards(FAULTY.encode(), "f.csv")
    found = [
        (mistake.id, mistake.args["row"], mistake.args["column"])
        for mistake in error.value.mistakes
    ]
    assert sorted(found, key=lambda one: (one[1], one[2])) == [
        ("error-tournoi-csv-blank", 2, "A"),
        ("error-tournoi-csv-value", 2, "D"),
        ("error-tournoi-csv-blank", 3, "B"),
        ("error-tournoi-csv-word", 3, "F"),
        ("error-tournoi-csv-word", 3, "G"),
        ("error-tournoi-csv-cells", 4, "E"),
        ("error-tournoi-csv-value", 5, "C"),
    ]
    assert error.value.message.args["count"] == 7
    for language in LANGUAGES:
        said = Catalogue(language).say(error.value.message)
        assert said.count("f.csv") == 7


def test_every_wrong_column_is_named() -> None:
    with pytest.raises(BadCards) as error:
        read_cards(b"name,nom,,B,C,D,name\nx,1,2,3,4,5,6\n", "f.csv")
    found = [(mistake.id, mistake.args["column"]) for mistake in error.value.mistakes]
    assert found == [
        ("error-tournoi-csv-twice", "B"),
        ("error-tournoi-csv-header", "C"),
        ("error-tournoi-csv-twice", "G"),
    ]


def test_a_message_tells_the_first_of_very_many() -> None:
    rows = "\n".join(f"Card {n},x,1,1,1" for n in range(MOST_TOLD + 5))
    with pytest.raises(BadCards) as error:
        read_cards(f"name,A (m),B,C,D\n{rows}\n".encode(), "f.csv")
    assert len(error.value.mistakes) == MOST_TOLD + 5
    assert Catalogue("en").say(error.value.message).count("f.csv") == MOST_TOLD


@pytest.mark.parametrize(
    ("text", "kind"),
    [("bird", "bird"), ("Oiseaux", "bird"), ("MAMMIFÈRE", "mammal"), ("poissons", "fish")],
)
def test_categories_in_both_languages(text: str, kind: str) -> None:
    assert kind_of(text) == kind
    assert kind_of("licorne") is None


@pytest.mark.parametrize(
    ("text", "colour"),
    [
        ("Red", "red"),
        ("rouges", "red"),
        ("verte", "green"),
        ("verts", "green"),
        ("jaune", "yellow"),
    ],
)
def test_colours_in_both_languages(text: str, colour: str) -> None:
    assert colour_of(text) == colour
    assert colour_of("bleu") is None


@pytest.mark.parametrize(
    ("raw", "id"),
    [
        (b"", "error-tournoi-csv-empty"),
        (b"\n\n", "error-tournoi-csv-empty"),
        (b"A,B,C,D\n1,2,3,4\n", "error-tournoi-csv-name"),
        (b"name,A,B,C\nx,1,2,3\n", "error-tournoi-csv-four"),
        (b"name,A,B,C,D,E\nx,1,2,3,4,5\n", "error-tournoi-csv-four"),
        (b"name,A,B,C,D\n", "error-tournoi-csv-count"),
        (csv(MOST_CARDS + 1), "error-tournoi-csv-count"),
        (b'name,A,B,C,D\n"x,1,2,3,4\n', "error-tournoi-csv-form"),
    ],
)
def test_files_that_are_wrong_as_a_whole(raw: bytes, id: str) -> None:
    with pytest.raises(BadInput, match=id):
        read_cards(raw, "x.csv")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "v.csv, row 3, column B “Height (m)”: “tall” is no number"),
        ("fr", "v.csv, ligne 3, colonne B « Height (m) » : « tall » n’est pas un nombre"),
    ],
)
def test_a_mistake_in_words(language: Language, text: str) -> None:
    with pytest.raises(BadInput) as error:
        read_cards(VOLCANOES.replace("3776", "tall").encode(), "v.csv")
    said = Catalogue(language).say(error.value.message)
    assert said.replace("\u00a0", " ").startswith(text)


def test_columns_are_named_as_in_spreadsheets() -> None:
    assert [column_letters(n) for n in (0, 25, 26, 701, 702)] == ["A", "Z", "AA", "ZZ", "AAA"]


# Codes


def test_own_cards_are_numbered_in_the_order_of_the_file() -> None:
    cards = read_cards(VOLCANOES.encode(), "x.csv").cards
    for either in (cards, read_set_code(set_code(cards))):
        assert [(card.id, card.name.en) for card in either.cards] == [
            ("C1", "Etna"),
            ("C2", "Fuji"),
        ]
        assert either.places == {"C1": 0, "C2": 1}


@pytest.mark.parametrize("text", [VOLCANOES, ANIMALS])
def test_a_code_holds_the_whole_set(text: str) -> None:
    cards = read_cards(text.encode(), "x.csv").cards
    again = read_set_code(set_code(cards))
    assert again.cards == cards.cards and again.own
    assert [one.name for one in again.characteristics] == [c.name for c in cards.characteristics]
    assert [one.unit for one in again.characteristics] == [c.unit for c in cards.characteristics]


def test_a_code_holds_the_longest_name_and_the_largest_figures_of_a_file() -> None:
    most = 10**11
    text = f"name,A,B,C,D\n{'x' * LONGEST_NAME},{most},-{most},0,1"
    cards = read_cards(text.encode(), "x.csv").cards
    assert read_set_code(set_code(cards)).cards == cards.cards
    with pytest.raises(BadInput):
        read_cards(text.replace(str(most), f"{most}.0001").encode(), "x.csv")


def test_the_largest_set_of_usual_names_has_a_code() -> None:
    head = "name,scientific,A,B,C,D"
    names = [(card.name.fr, card.scientific) for card in standard().cards] * 4
    rows = [f"{fr} {n},{s},{n}.5,{n * 7},{n * 13},{n}" for n, (fr, s) in enumerate(names[:400])]
    code = set_code(read_cards("\n".join([head, *rows]).encode(), "x.csv").cards)
    assert len(code) <= LONGEST_SET


def pack(content: Any) -> str:
    raw = zlib.compress(msgspec.msgpack.encode(content))
    return SET_MARK + base64.urlsafe_b64encode(raw).decode().rstrip("=")


FOUR = [["A", "number", ""]] * 4
CARD = ["x", 1, 2, 3, 4, "", -1, "", ""]


def test_the_packing_used_below_is_the_real_one() -> None:
    assert read_set_code(pack([FOUR, [CARD]])).cards[0].values == (1, 2, 3, 4)


@pytest.mark.parametrize(
    "code",
    [
        "x",
        SET_MARK,
        SET_MARK + "!!!",
        SET_MARK + "AAAA",
        pack([FOUR[:3], [CARD]]),
        pack([FOUR, []]),
        pack([FOUR, [CARD] * (MOST_CARDS + 1)]),
        pack([FOUR, [["", *CARD[1:]]]]),
        pack([FOUR, [["x" * (LONGEST_NAME + 1), *CARD[1:]]]]),
        pack([FOUR, [["x", 10**16, *CARD[2:]]]]),
        pack([FOUR, [[*CARD[:5], "XX", *CARD[6:]]]]),
        pack([FOUR, [[*CARD[:6], 99, *CARD[7:]]]]),
        pack([[["A", "mass", "parsec"]] * 4, [CARD]]),
        pack([[["\x00", "mass", ""]] * 4, [CARD]]),
        pack(["bomb", b"0" * 10_000_000]),
        pack([FOUR, [CARD]])[:-4],
    ],
)
def test_damaged_codes_are_refused(code: str) -> None:
    with pytest.raises(BadInput, match="error-tournoi-set-code"):
        read_set_code(code)


def test_a_code_of_another_version_is_refused() -> None:
    code = pack([FOUR, [CARD]])
    assert code.startswith("set1.")
    with pytest.raises(BadInput, match="error-tournoi-set-code"):
        read_set_code(code.replace("set1.", "set2."))


def test_a_set_that_is_too_long_for_a_code_is_neither_written_nor_read() -> None:
    rng = Rng(1)
    names = ["".join(rng.choice(ascii_letters) for _ in range(60)) for _ in range(MOST_CARDS)]
    text = "\n".join(["name,A,B,C,D", *(f"{name},1,2,3,4" for name in names)])
    with pytest.raises(BadInput, match="error-tournoi-set-long"):
        set_code(read_cards(text.encode(), "x.csv").cards)
    with pytest.raises(BadInput, match="error-tournoi-set-code"):
        read_set_code(pack([FOUR, [[name, *CARD[1:]] for name in names]]))


def test_a_code_has_24_000_characters_at_most() -> None:
    def code(last: int) -> str:
        """Not compressed, so that each letter of the last name makes it longer."""
        names = ["x" * 50] * 293 + ["x" * last]
        content = msgspec.msgpack.encode([FOUR, [[name, *CARD[1:]] for name in names]])
        return SET_MARK + base64.urlsafe_b64encode(zlib.compress(content, 0)).decode().rstrip("=")

    lengths = {len(code(last)): last for last in range(32, LONGEST_NAME + 1)}
    assert len(read_set_code(code(lengths[24_000])).cards) == 294
    with pytest.raises(BadInput, match="error-tournoi-set-code"):
        read_set_code(code(lengths[24_001]))


# At a table


@rule("TOU-80")
def test_option_1_needs_17_cards_a_seat() -> None:
    enough = set_code(read_cards(csv(51), "x.csv").cards)
    given = material(TournoiOptions(cards="dealt", set=enough), 3)
    assert len(given.pool) == 51 and not given.common and not given.decks
    with pytest.raises(BadInput, match=r"error-tournoi-set-few.*count=51.*needed=68"):
        material(TournoiOptions(cards="dealt", set=enough), 4)


@rule("TOU-81")
def test_cards_with_the_characteristics_of_the_box_may_be_mixed_with_it() -> None:
    cards = read_cards(ANIMALS.encode(), "a.csv").cards
    assert alike(cards)
    given = material(TournoiOptions(cards="dealt", set=set_code(cards), mixed=True), 2)
    names = [card.name.fr for card in given.cards.cards]
    assert names[-2:] == ["Loup", "Lynx"]
    assert len(names) == 68, "the box without its two shiny Totem cards, and two more"
    assert given.cards.characteristics[0].name.fr == "Poids"
    other = set_code(read_cards(VOLCANOES.encode(), "v.csv").cards)
    with pytest.raises(BadInput, match="error-tournoi-set-mixed"):
        material(TournoiOptions(cards="dealt", set=other, mixed=True), 2)


@rule("TOU-82", "TOU-63")
@pytest.mark.parametrize(("seats", "needed"), [(1, 12), (2, 8), (3, 12), (4, 16)])
def test_option_2_needs_four_cards_a_seat_and_eight_for_the_ghost(seats: int, needed: int) -> None:
    def common(count: int) -> TournoiOptions:
        return TournoiOptions(cards="common", set=set_code(read_cards(csv(count), "x.csv").cards))

    assert len(material(common(needed), seats).pool) == needed
    with pytest.raises(BadInput, match=f"error-tournoi-set-few.*needed={needed}"):
        material(common(needed - 1), seats)


@rule("TOU-82")
def test_option_2_is_one_common_deck() -> None:
    code = set_code(read_cards(csv(12), "x.csv").cards)
    given = material(TournoiOptions(cards="common", set=code), 3)
    assert given.common and given.pool == tuple(range(12))
    with pytest.raises(BadInput, match="error-tournoi-set-few"):
        material(TournoiOptions(cards="common", set=code), 4)


@rule("TOU-80", "TOU-82", "TOU-84")
@pytest.mark.parametrize(("seats", "sides"), [(1, 2), (2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("cards", ["dealt", "common"])
def test_every_side_with_own_cards_is_dealt_its_power_cards(
    cards: Literal["dealt", "common"], seats: int, sides: int
) -> None:
    code = set_code(read_cards(csv(68), "x.csv").cards)
    assert material(TournoiOptions(cards=cards, set=code), seats).powers == (None,) * sides
