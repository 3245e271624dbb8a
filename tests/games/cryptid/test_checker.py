"""The independent checker: what it finds, what it refuses to read, and that it is independent."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games.cryptid import checker
from hedgerow.games.cryptid.checker import Finding, check_file, check_setup, read_setups
from hedgerow.games.cryptid.clues import CODES
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.hexes import COLUMNS, hexes_of
from hedgerow.games.cryptid.puzzle import card_puzzle, cards
from hedgerow.games.cryptid.sharing import file_entry
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.testing.rules import rule

FACTS = Path(__file__).parents[4] / "shared" / "facts" / "cryptid" / "puzzles.json"


def entry(researchers: int = 4) -> dict[str, Any]:
    """The first card of the box as an entry of a puzzle file: normal, and all rules hold."""
    return file_entry(1, card_puzzle(cards()[0], researchers))


def check(*entries: dict[str, Any]) -> list[Finding]:
    return check_file(msgspec.json.encode({"puzzles": entries}), "puzzles.json")


def broken(changed: dict[str, Any]) -> tuple[str, ...]:
    (finding,) = check(changed)
    return finding.broken_rules


# Findings


def test_a_proper_set_up() -> None:
    assert check(entry()) == [Finding(1, 4, ((1, 7),), ("8-2",), (), ())]


def test_set_ups_come_in_order_of_seats() -> None:
    both = entry(5)
    both["setups"] |= entry(3)["setups"]
    assert [finding.seats for finding in check(both, entry(4))] == [3, 5, 4]


def test_books_are_as_good_as_clues() -> None:
    looked_up = entry()
    books = {"alpha": 72, "beta": 17, "gamma": 54, "epsilon": 28}
    looked_up["setups"]["4"]["books"] = books
    assert check(looked_up) == check(entry())
    del looked_up["setups"]["4"]["clues"]
    assert check(looked_up) == check(entry())


@rule("CRY-14", "CRY-40")
def test_several_hexes_or_none() -> None:
    several = entry(3)
    several["setups"]["3"]["clues"] = ["near2:bear", "on:forest|water", "on:desert|water"]
    (finding,) = check(several)
    assert len(finding.habitats) > 1
    assert finding.removable == ()
    assert {"one-habitat", "stated-habitat"} <= set(finding.broken_rules)
    none = entry(3)
    none["setups"]["3"]["clues"] = ["on:desert|forest", "on:mountain|swamp", "near1:water"]
    (finding,) = check(none)
    assert (finding.habitats, finding.removable) == ((), ())
    assert "one-habitat" in finding.broken_rules


@rule("CRY-41")
def test_a_removable_clue() -> None:
    changed = entry(3)
    clues = changed["setups"].pop("3")["clues"]
    # A fourth clue that allows the habitat of the first three changes nothing.
    changed["setups"]["4"] = {"clues": [*clues, "near1:animal"]}
    (finding,) = check(changed)
    assert finding.habitats == ((4, 9),)
    assert "near1:animal" in finding.removable
    assert "no-removable-clue" in finding.broken_rules


@rule("CRY-42")
def test_the_same_clue_twice() -> None:
    changed = entry()
    clues = changed["setups"]["4"]["clues"]
    changed["setups"]["4"]["clues"] = [*clues[:3], clues[2]]
    assert "distinct-clues" in broken(changed)


@rule("CRY-43")
def test_a_clue_beside_its_negation() -> None:
    changed = file_entry(1, generate("advanced", 4, Rng(2)))
    clues = changed["setups"]["4"]["clues"]
    clues[1] = clues[0].removeprefix("not ") if clues[0].startswith("not ") else f"not {clues[0]}"
    found = broken(changed)
    assert "no-opposites" in found
    assert "one-habitat" in found
    assert "distinct-clues" not in found


@rule("CRY-44")
def test_a_region_too_large_or_too_small() -> None:
    changed = entry()
    assert "region-size" not in broken(changed)
    # All structures in one corner leave few hexes near any of them.
    for number, built in enumerate(changed["structures"]):
        built |= {"row": number // 3, "col": number % 3}
    assert "region-size" in broken(changed)


@rule("CRY-44")
def test_the_positive_form_of_a_negated_clue_counts() -> None:
    changed = file_entry(1, generate("advanced", 3, Rng(6)))
    stones = [built for built in changed["structures"] if built["kind"] == "stone"]
    for number, built in enumerate(stones):
        built |= {"row": 0, "col": number}  # few hexes are near a stone, many are not
    for clue in ("near2:stone", "not near2:stone"):
        changed["setups"]["3"]["clues"][0] = clue
        assert "region-size" in broken(changed)


@rule("CRY-4", "CRY-45")
def test_structures_that_share_a_hex_or_are_missing() -> None:
    shared = entry()
    shared["structures"][0] |= {key: shared["structures"][1][key] for key in ("row", "col")}
    assert "distinct-structures" in broken(shared)
    missing = entry()
    del missing["structures"][0]
    assert "distinct-structures" in broken(missing)
    doubled = entry()
    doubled["structures"][0]["colour"] = doubled["structures"][1]["colour"]
    assert "distinct-structures" in broken(doubled)
    black = entry()
    black["structures"].append({"kind": "stone", "colour": "black", "row": 0, "col": 0})
    assert "distinct-structures" in broken(black)


@rule("CRY-46")
@pytest.mark.parametrize("hint", ["on", 7])
def test_a_false_hint(hint: int | str) -> None:
    changed = entry()
    changed["setups"]["4"]["hint"] = hint  # but the first clue names two terrains
    assert broken(changed) == ("true-hint",)


@rule("CRY-47")
@pytest.mark.parametrize(("hint", "narrow"), [("near1", False), ("desert", True), ("animal", True)])
def test_a_narrow_hint_without_all_four_kinds_of_clue(hint: str, narrow: bool) -> None:
    changed = entry(3)
    clues = changed["setups"]["3"]["clues"]
    assert not [clue for clue in clues if clue.startswith("near1")]
    changed["setups"]["3"]["hint"] = hint
    assert ("narrow-hint" in broken(changed)) == narrow


@rule("CRY-46")
@pytest.mark.parametrize("absent", [{}, {"hint": None}])
def test_no_hint_breaks_no_rule(absent: dict[str, None]) -> None:
    changed = entry()
    del changed["setups"]["4"]["hint"]
    changed["setups"]["4"] |= absent
    assert broken(changed) == ()


@rule("CRY-11")
def test_a_clue_that_the_mode_does_not_have() -> None:
    changed = entry()
    changed["setups"]["4"]["clues"][3] = "not near3:blue"
    assert "clue-of-mode" in broken(changed)


def test_another_habitat_than_the_stated_one() -> None:
    changed = entry()
    changed["setups"]["4"]["habitat"] = [0, 0]
    assert broken(changed) == ("stated-habitat",)
    del changed["setups"]["4"]["habitat"]
    assert broken(changed) == ()


def test_unknown_keys_are_let_be() -> None:
    changed = entry()
    changed["confirmed_by"] = {"somebody": [1, 2]}
    changed["setups"]["4"]["notes"] = None
    changed["structures"][0]["note"] = "leaning"
    raw = msgspec.json.encode({"about": "x", "puzzles": [changed]})
    assert check_file(raw, "puzzles.json") == check(entry())


# Against the fast code and against the box


@rule("CRY-5", "CRY-6", "CRY-7", "CRY-8", "CRY-9", "CRY-10", "CRY-11")
@pytest.mark.parametrize("card", [cards()[0], *cards()[30:33]], ids=lambda card: str(card.id))
def test_slow_and_fast_regions_agree_for_every_clue(card: Any) -> None:
    puzzle = card_puzzle(card, 3)
    (setup,) = read_setups(
        msgspec.json.encode({"puzzles": [file_entry(card.id, puzzle)]}), "puzzles.json"
    )
    features = checker._features(setup)
    for code, fast in zip(CODES, puzzle.map.regions, strict=True):
        slow = checker._region(code, features)
        assert slow == {divmod(hex, COLUMNS) for hex in hexes_of(fast)}, code


@rule("CRY-40", "CRY-41", "CRY-48")
@pytest.mark.parametrize("card", cards(), ids=lambda card: str(card.id))
def test_the_box_is_sound_but_for_three_narrow_hints(card: Any) -> None:
    for researchers in (3, 4, 5):
        (finding,) = check(file_entry(card.id, card_puzzle(card, researchers)))
        known = (card.id, researchers) in {(8, 3), (11, 5), (43, 4)}
        assert finding.broken_rules == (("narrow-hint",) if known else ())


@rule("CRY-48")
@pytest.mark.skipif(not FACTS.is_file(), reason="no shared facts beside the repository")
def test_the_facts_file() -> None:
    findings = check_file(FACTS.read_bytes(), str(FACTS))
    assert len(findings) == 162
    assert all(len(finding.habitats) == 1 and not finding.removable for finding in findings)
    assert {rule for finding in findings for rule in finding.broken_rules} == {"narrow-hint"}


def test_it_shares_no_code_with_the_generator() -> None:
    tree = ast.parse(Path(str(checker.__file__)).read_text(encoding="utf-8"))
    imported = {
        f"{node.module}.{name.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hedgerow.games")
        for name in node.names
    }
    assert imported == {
        "hedgerow.games.datafiles",
        "hedgerow.games.cryptid.puzzle.books",
        "hedgerow.games.cryptid.puzzle.numbered_hints",
    }


def test_a_set_up_can_be_checked_by_itself() -> None:
    (setup,) = read_setups(msgspec.json.encode({"puzzles": [entry()]}), "puzzles.json")
    assert check_setup(setup) == check(entry())[0]


# Files that cannot be read

AT = "$.puzzles[1]"


def put(path: str, value: object) -> dict[str, Any]:
    """A proper entry with one thing put somewhere else."""
    changed = entry()
    *way, last = path.split("/")
    inside: Any = changed
    for step in way:
        inside = inside[int(step)] if isinstance(inside, list) else inside[step]
    inside[int(last) if isinstance(inside, list) else last] = value
    return changed


BOOKS = {"alpha": 72, "beta": 17, "gamma": 54, "epsilon": 28}
MALFORMED = {
    "a mode that there is not": (put("mode", "expert"), ".mode", None),
    "an id of the wrong type": (put("id", [1]), ".id", None),
    "slots of the wrong type": (put("slots/2", 6), ".slots[2]", None),
    "a section twice": (put("slots/0", "1"), ".slots", "cryptid-puzzles-slots"),
    "five sections": (put("slots", ["1", "2", "3", "4", "5"]), ".slots", "cryptid-puzzles-slots"),
    "a section 7": (put("slots/0", "7"), ".slots", "cryptid-puzzles-slots"),
    "a section turned twice": (put("slots/0", "4rr"), ".slots", "cryptid-puzzles-slots"),
    "a structure of no kind": (put("structures/2/kind", "hut"), ".structures[2].kind", None),
    "a structure of no colour": (put("structures/2/colour", "red"), ".structures[2].colour", None),
    "a structure off the map": (
        put("structures/2/row", 9),
        ".structures[2]",
        "cryptid-puzzles-off-map",
    ),
    "a negative column": (put("structures/0/col", -1), ".structures[0]", "cryptid-puzzles-off-map"),
    "a number as text": (put("structures/0/col", "1"), ".structures[0].col", None),
    "one seat": (put("setups", {"1": {}}), ".setups", None),
    "two seats with a clue each": (
        put("setups", {"2": {"clues": ["near2:bear", "near2:cougar"]}}),
        '.setups["2"].clues',
        "cryptid-puzzles-clue-count",
    ),
    "six seats": (put("setups/6", {}), ".setups", None),
    "a set-up of the wrong type": (put("setups/4", []), '.setups["4"]', None),
    "an unknown clue": (
        put("setups/4/clues/1", "near9:bear"),
        '.setups["4"].clues[1]',
        "cryptid-puzzles-clue-unknown",
    ),
    "terrains the wrong way round": (
        put("setups/4/clues/1", "on:water|desert"),
        '.setups["4"].clues[1]',
        "cryptid-puzzles-clue-unknown",
    ),
    "a distance that its thing never has": (
        put("setups/4/clues/1", "near1:stone"),
        '.setups["4"].clues[1]',
        "cryptid-puzzles-clue-unknown",
    ),
    "a clue of the wrong type": (put("setups/4/clues/1", 5), '.setups["4"].clues[1]', None),
    "too few clues": (
        put("setups/4/clues", ["near2:bear"]),
        '.setups["4"].clues',
        "cryptid-puzzles-clue-count",
    ),
    "no clues": (put("setups/5", {}), '.setups["5"]', "cryptid-puzzles-no-clues"),
    "an unknown book": (
        put("setups/4/books", {"zeta": 1}),
        '.setups["4"].books["zeta"]',
        "cryptid-puzzles-book-unknown",
    ),
    "a number outside a book": (
        put("setups/4/books", BOOKS | {"beta": 97}),
        '.setups["4"].books["beta"]',
        "cryptid-puzzles-book-number",
    ),
    "a number 0": (
        put("setups/4/books", BOOKS | {"beta": 0}),
        '.setups["4"].books["beta"]',
        "cryptid-puzzles-book-number",
    ),
    "a book's number as text": (
        put("setups/4/books", BOOKS | {"beta": "17"}),
        '.setups["4"].books["beta"]',
        "cryptid-puzzles-book-number",
    ),
    "too many books": (
        put("setups/4/books", BOOKS | {"delta": 1}),
        '.setups["4"].books',
        "cryptid-puzzles-clue-count",
    ),
    "books that say something else": (
        put("setups/4/books", BOOKS | {"beta": 18}),
        '.setups["4"].clues[1]',
        "cryptid-puzzles-clues-differ",
    ),
    "a hint 81": (put("setups/4/hint", 81), '.setups["4"].hint', "cryptid-puzzles-hint-unknown"),
    "a hint 0": (put("setups/4/hint", 0), '.setups["4"].hint', "cryptid-puzzles-hint-unknown"),
    "a hint of no name": (
        put("setups/4/hint", "x"),
        '.setups["4"].hint',
        "cryptid-puzzles-hint-unknown",
    ),
    "a habitat off the map": (
        put("setups/4/habitat", [3, 12]),
        '.setups["4"].habitat',
        "cryptid-puzzles-off-map",
    ),
    "half a habitat": (put("setups/4/habitat", [3]), '.setups["4"].habitat', None),
}


@pytest.mark.parametrize("kind", MALFORMED)
def test_a_malformed_file_is_refused_with_the_path_inside(kind: str) -> None:
    changed, path, detail = MALFORMED[kind]
    with pytest.raises(BadInput) as caught:
        check(entry(), changed)
    message = caught.value.message
    assert message.id == "error-cryptid-puzzles-form"
    assert message.args["place"] == "puzzles.json"
    assert message.args["path"] == AT + path
    told = message.args["detail"]
    if detail is not None:
        assert isinstance(told, Message)
        assert told.id == detail
    else:
        assert isinstance(told, str)
    for language in LANGUAGES:
        assert AT + path in Catalogue(language).say(message)


@pytest.mark.parametrize("key", ["id", "mode", "slots", "structures", "setups"])
def test_a_missing_key_is_named(key: str) -> None:
    changed = entry()
    del changed[key]
    with pytest.raises(BadInput) as caught:
        check(entry(), changed)
    assert caught.value.message.args["path"] == AT
    assert f"`{key}`" in str(caught.value.message.args["detail"])


@pytest.mark.parametrize("raw", [b"{", b"puzzles", b"\xff\xfe", b'{"puzzles": [}'])
def test_what_is_not_json(raw: bytes) -> None:
    with pytest.raises(BadInput) as caught:
        check_file(raw, "puzzles.json")
    assert caught.value.message.id == "error-cryptid-puzzles-json"
    assert caught.value.message.args["place"] == "puzzles.json"


def test_json_nested_beyond_all_bounds() -> None:
    with pytest.raises(BadInput) as caught:
        check_file(b'{"x":' + b"[" * 100_000, "puzzles.json")
    assert caught.value.message.id == "error-cryptid-puzzles-json"


@pytest.mark.parametrize(
    ("raw", "path"), [(b"[]", "$"), (b"{}", "$"), (b'{"puzzles": 1}', "$.puzzles")]
)
def test_json_that_is_no_puzzle_file(raw: bytes, path: str) -> None:
    with pytest.raises(BadInput) as caught:
        check_file(raw, "puzzles.json")
    assert caught.value.message.args["path"] == path


def test_a_bad_map_is_refused_even_without_set_ups() -> None:
    with pytest.raises(BadInput):
        check(put("slots", []) | {"setups": {}})
