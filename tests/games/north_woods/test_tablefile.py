"""Table files in both forms: what they say, and where their mistakes are."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.feeding import CARRION
from hedgerow.games.north_woods.tablefile import Step, TableFile, answer, read_table
from hedgerow.locale import LANGUAGES, Catalogue


def text(content: str) -> TableFile:
    return read_table(content.encode(), "table.txt")


def solved(**given: Any) -> Any:
    """The JSON answer to a JSON table."""
    file = read_table(json.dumps(given).encode(), "table.json")
    return json.loads(msgspec.json.encode(answer(file)))


def ids(kinds: tuple[int | None, ...]) -> list[str | None]:
    return [None if kind is None else box().cards[kind].id for kind in kinds]


def test_the_text_form() -> None:
    file = text(
        "# a comment\n"
        "table: black bear > Cerf > fruit et baies +abundance, wolves +boom  # another\n"
        "table: eggs x2, coyote > carrion\n"
        "\n"
        "dying: -, Crayfish\n"
        "hand: mink, Winter\n"
    )
    assert ids(file.table) == [
        "black_bear",
        "white_tailed_deer",
        "fruit_berries",
        "gray_wolf",
        "eggs",
        "eggs",
        "coyote",
    ]
    assert (file.boom, file.abundance) == ((3,), (2,))
    assert file.lying == (1, 2, None, None, None, None, CARRION)
    assert ids(file.dying) == [None, "crayfish", None]
    assert ids(file.hand) == ["mink", "winter"]
    assert not file.json


def test_the_json_form() -> None:
    names = ["black bear", "moose", "plants", "wolves", "deer mouse"]
    found = solved(table=names, boom=[3], abundance=[2], dying=["deer mouse", None, None])
    assert (found["hungry"], found["max_fed"], found["habitat"]) == ([3, 4], 2, False)
    assert [1, 2] in found["fed"]
    assert found["fed"][0] in ([0, 1], [0, "carrion"])  # both feed the bear


def test_carrion_in_json() -> None:
    found = solved(table=["turkey vulture"], dying=[None, "deer", None])
    turn = {"steps": [], "ranks": [5], "fed": 1, "hungry": [], "habitat": False}
    assert found == {
        "fed": [[0, "carrion"]],
        "hungry": [],
        "max_fed": 1,
        "habitat": False,
        "turn": turn,
    }
    assert solved(table=["turkey vulture"], dying=["eggs", "winter", None])["hungry"] == [0]
    assert solved(table=["crayfish"], dying=["deer", None, None])["hungry"] == [0]


def test_abundance_feeds_two_in_json() -> None:
    names = ["deer", "moose", "plants"]
    assert solved(table=names)["max_fed"] == 1
    assert solved(table=names, abundance=[2])["fed"] == [[0, 2], [1, 2]]


def test_a_habitat_in_json() -> None:
    names = ["invertebrates", "deer mouse", "plants", "snowshoe hare", "mink", "plants", "deer"]
    names += ["plants", "moose", "gray wolf", "cougar"]
    found = solved(table=names)
    assert (found["max_fed"], found["hungry"], found["habitat"]) == (7, [], True)
    assert not solved(table=names[:-1])["habitat"]
    assert not solved(table=[*names, "northern pike"])["habitat"]  # one more, and it is hungry
    # A Boom takes the only 8 down to 7.
    assert not solved(table=names, boom=[10])["habitat"]


def test_an_empty_table() -> None:
    turn = {"steps": [], "ranks": [], "fed": 0, "hungry": [], "habitat": False}
    assert solved(table=[]) == {
        "fed": [],
        "hungry": [],
        "max_fed": 0,
        "habitat": False,
        "turn": turn,
    }


def test_the_best_turn_in_json() -> None:
    found = solved(table=["plants"], hand=["moose", "wolf", "eggs"], dying=["deer", None, None])
    # The moose or the deer on the plants, and the wolf on it: the deer is of another rank.
    turn = found["turn"]
    assert (turn["ranks"], turn["fed"], turn["hungry"]) == ([1, 6, 7], 2, [])
    assert turn["steps"] == [
        {"do": "play", "card": "moose", "at": 1, "on": 0},
        {"do": "play", "card": "gray_wolf", "at": 2, "on": 1},
    ]


def test_every_kind_of_step_in_json() -> None:
    bear = solved(table=["plants", "deer"], hand=["abundance"], dying=["moose", None, None])
    assert bear["turn"]["steps"] == [
        {"do": "abundance", "card": "plants", "at": 0},
        {"do": "rescue", "card": "moose", "at": 2, "on": 0, "pile": 0},
    ]
    moved = text("table: deer > plants, moose, aquatic plants")
    assert answer(moved).turn.steps == [Step("move", "moose", 2, 3)]
    names = ["plants", "plants", "deer", "deer", "wolf", "wolf"]
    boomed = solved(table=names, hand=["population boom"])["turn"]
    assert boomed["steps"] == [{"do": "boom", "card": "white_tailed_deer", "at": 2}]
    assert boomed["ranks"] == [1, 4, 5, 7]  # one of the deer is a 4 now


def test_a_resource_is_played_for_its_rank_alone() -> None:
    assert solved(table=[], hand=["plants", "eggs"])["turn"]["ranks"] == [1]
    assert len(solved(table=[], hand=["plants", "eggs"])["turn"]["steps"]) == 1
    assert solved(table=["eggs"], hand=["plants"])["turn"]["steps"] == []


def test_who_is_hungry_after_the_best_turn() -> None:
    turn = solved(table=["plants", "deer", "snowshoe hare"], hand=["mink"])["turn"]
    assert turn["fed"] == 2
    assert [len(turn["hungry"]), turn["habitat"]] == [1, False]


def test_the_wolf_pair_is_a_switch() -> None:
    names = ["invertebrates", "deer mouse", "plants", "snowshoe hare", "mink", "plants", "deer"]
    names += ["plants", "moose", "gray wolf", "gray wolf"]
    assert not solved(table=names)["habitat"]
    paired = solved(table=names, wolf_pair=True)
    assert paired["habitat"] and paired["turn"]["habitat"]
    assert paired["turn"]["ranks"] == [1, 2, 3, 4, 5, 6, 7, 8]
    one_held = solved(table=names[:-1], hand=["gray wolf"], wolf_pair=True)
    assert not one_held["habitat"] and one_held["turn"]["habitat"]


@pytest.mark.parametrize(
    ("content", "line", "column", "id"),
    [
        ("table: deer\ntable: deer, mose", 2, 14, "north-woods-tablefile-card-near"),
        ("table: qqqqqqqq", 1, 8, "north-woods-tablefile-card"),
        ("tabel: deer", 1, 1, "north-woods-tablefile-heading"),
        ("\n  deer", 2, 3, "north-woods-tablefile-heading"),
        ("table:\ndying: -\n dying: -", 3, 2, "north-woods-tablefile-dying-twice"),
        ("hand: deer", 1, 1, "north-woods-tablefile-no-table"),
        ("table: deer,,wolf", 1, 13, "north-woods-tablefile-empty"),
        ("table: deer,", 1, 13, "north-woods-tablefile-empty"),
        ("table: deer >", 1, 14, "north-woods-tablefile-empty"),
        (
            "table: wolf > deer > carrion > eggs\ndying: eggs",
            1,
            22,
            "north-woods-tablefile-carrion-last",
        ),
        ("table: vulture > carrion\ndying: eggs", 1, 8, "north-woods-tablefile-no-carrion"),
        ("table: deer > wolf", 1, 8, "north-woods-tablefile-diet"),
        ("table: wolf > deer > eggs", 1, 15, "north-woods-tablefile-diet"),
        ("table: winter", 1, 8, "north-woods-tablefile-event"),
        ("table: deer +abundance", 1, 13, "north-woods-tablefile-abundance-resource"),
        ("table: deer  +boom +boom", 1, 20, "north-woods-tablefile-twice"),
        ("table: mouse +boom", 1, 14, "north-woods-tablefile-boom-rank"),
        ("table: eggs +boom", 1, 13, "north-woods-tablefile-boom-species"),
        ("table: eggs +more", 1, 13, "north-woods-tablefile-mark"),
        ("table: eggs x0", 1, 8, "north-woods-tablefile-copies"),
        ("table: eggs x999", 1, 8, "north-woods-tablefile-many"),
        ("table: deer > plants x2", 1, 15, "north-woods-tablefile-copies"),
        ("table:\ndying: -, -, -, deer", 2, 17, "north-woods-tablefile-dying"),
        ("[1]", 1, 1, "north-woods-tablefile-object"),
        ('{"table": [', 1, 12, "north-woods-tablefile-json"),
        ("[" * 100_000, 1, 1, "north-woods-tablefile-json"),
        ("{}", 1, 1, "north-woods-tablefile-no-table"),
        ('{"table": {}}', 1, 11, "north-woods-tablefile-list"),
        ('{"table": ["deer", 3]}', 1, 20, "north-woods-tablefile-name"),
        ('{\n "table": ["deer",\n  "mose"]}', 3, 3, "north-woods-tablefile-card-near"),
        ('{"table": ["winter"]}', 1, 12, "north-woods-tablefile-event"),
        ('{"tabel": []}', 1, 2, "north-woods-tablefile-key"),
        ('{"table": ["deer"], "boom": [1]}', 1, 30, "north-woods-tablefile-index"),
        ('{"table": ["deer"], "boom": [true]}', 1, 30, "north-woods-tablefile-index"),
        ('{"table": ["deer"], "boom": [0, 0]}', 1, 33, "north-woods-tablefile-twice"),
        ('{"table": ["mouse"], "boom": [0]}', 1, 31, "north-woods-tablefile-boom-rank"),
        (
            '{"table": ["deer"], "abundance": [0]}',
            1,
            35,
            "north-woods-tablefile-abundance-resource",
        ),
        ('{"table": [], "dying": [null]}', 1, 24, "north-woods-tablefile-dying"),
        ('{"table": [], "dying": [null, 1, null]}', 1, 31, "north-woods-tablefile-name"),
        ('{"table": [], "wolf_pair": 1}', 1, 28, "north-woods-tablefile-flag"),
        ("table: cougar, cougar", 1, 16, "north-woods-tablefile-box"),
        ("table: cougar\nhand: eggs, cougar", 2, 13, "north-woods-tablefile-box"),
        ("table: cougar\ndying: -, cougar", 2, 11, "north-woods-tablefile-box"),
        ("table: wolves x4", 1, 8, "north-woods-tablefile-box"),
        ("table: mink +boom, deer +boom, moose +boom", 1, 38, "north-woods-tablefile-box"),
        ('{"table": ["cougar", "cougar"]}', 1, 22, "north-woods-tablefile-box"),
        ('{"table": ["cougar"], "hand": ["cougar"]}', 1, 32, "north-woods-tablefile-box"),
        (
            '{"table": ["cougar"], "dying": ["cougar", null, null]}',
            1,
            33,
            "north-woods-tablefile-box",
        ),
    ],
)
def test_a_mistake_is_named_with_line_and_column(
    content: str, line: int, column: int, id: str
) -> None:
    with pytest.raises(BadInput) as caught:
        text(content)
    message = caught.value.message
    assert message.id == "error-north-woods-tablefile"
    detail = message.args["detail"]
    assert (message.args["line"], message.args["column"], getattr(detail, "id", "")) == (
        line,
        column,
        id,
    )
    for language in LANGUAGES:
        assert "\n" not in Catalogue(language).say(message)


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(BadInput) as caught:
        read_table(b"table: deer\nhand: \xff", "table.txt")
    assert (caught.value.message.args["line"], caught.value.message.args["column"]) == (2, 7)


def test_rubbish_is_refused_and_never_crashes() -> None:
    rng = Rng(12)
    pieces = [
        "table:",
        "dying:",
        "hand:",
        "deer",
        "plants",
        ">",
        ",",
        "+boom",
        "x2",
        "\n",
        " ",
        "#",
    ]
    pieces += ["{", "}", "[", "]", '"table"', ":", '"deer"', "null", "1", "-", "carrion", "é", "\\"]
    good = 0
    for _ in range(3000):
        content = "".join(rng.choice(pieces) for _ in range(rng.below(12)))
        try:
            answer(text(content))
            good += 1
        except BadInput:
            pass
    assert good
