"""Share codes: exact, forgiving about looks, unforgiving about mistakes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.clues import Mode
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.puzzle import Puzzle, card_puzzle, cards, hint_holds
from hedgerow.games.cryptid.sharing import hint_number, read_code, share_code
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.testing.rules import rule

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE = share_code(card_puzzle(cards()[0], 4))


def problem(code: str) -> str:
    with pytest.raises(BadInput) as caught:
        read_code(code)
    for language in LANGUAGES:
        assert Catalogue(language).say(caught.value.message)
    return caught.value.message.id


@rule("CRY-49")
@pytest.mark.parametrize("card", cards(), ids=lambda card: str(card.id))
def test_every_set_up_of_the_box_comes_back_exactly(card: Any) -> None:
    for researchers in (3, 4, 5):
        puzzle = card_puzzle(card, researchers)
        again = read_code(share_code(puzzle))
        assert again == puzzle
        assert again.habitat == puzzle.habitat


@rule("CRY-49")
@given(
    st.sampled_from(("normal", "advanced")),
    st.integers(3, 5),
    st.integers(0, 2**64 - 1),
)
def test_generated_puzzles_come_back_exactly(mode: Mode, researchers: int, seed: int) -> None:
    puzzle = generate(mode, researchers, Rng(seed))
    assert read_code(share_code(puzzle)) == puzzle


@rule("CRY-49")
@pytest.mark.parametrize(
    ("card", "researchers", "code"),
    [
        (1, 3, "103S-GG8Y-2J2Z-P21P-ENN"),
        (1, 5, "121Y-RSX3-S8D3-DT7T-4YSE-W"),
        (54, 3, "13MB-ZG7Q-XRTM-CQJ8-781A-D6"),
        (54, 5, "151D-TYWH-DTZV-XWN1-0F0H-CKQM-K"),
    ],
)
def test_a_published_code_stays_readable(card: int, researchers: int, code: str) -> None:
    puzzle = card_puzzle(cards()[card - 1], researchers)
    assert share_code(puzzle) == code
    assert read_code(code) == puzzle


def test_the_order_of_the_structures_does_not_matter() -> None:
    puzzle = card_puzzle(cards()[0], 4)
    shuffled = msgspec.structs.replace(puzzle, structures=puzzle.structures[::-1])
    assert share_code(shuffled) == share_code(puzzle)


@given(st.integers(0, 2**64 - 1), st.sampled_from((" ", "-", "\t", "")))
def test_looks_do_not_matter(seed: int, between: str) -> None:
    puzzle = generate("normal", 4, Rng(seed))
    letters = share_code(puzzle).replace("-", "").lower()
    for zero, one in (("o", "l"), ("O", "I"), ("0", "i"), ("o", "L")):
        typed = letters.replace("0", zero).replace("1", one)
        assert read_code(between.join(typed)) == puzzle


@pytest.mark.parametrize("researchers", [3, 4, 5])
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_one_wrong_character_is_always_noticed(mode: Mode, researchers: int) -> None:
    code = share_code(generate(mode, researchers, Rng(5))).replace("-", "")
    for at, right in enumerate(code):
        for wrong in ALPHABET:
            if wrong != right:
                with pytest.raises(BadInput):
                    read_code(code[:at] + wrong + code[at + 1 :])


@given(st.sampled_from(("normal", "advanced")), st.integers(3, 5), st.integers(0, 2**64 - 1))
def test_swapped_neighbours_are_always_noticed(mode: Mode, researchers: int, seed: int) -> None:
    code = share_code(generate(mode, researchers, Rng(seed))).replace("-", "")
    for at in range(len(code) - 1):
        if code[at] != code[at + 1]:
            with pytest.raises(BadInput):
                read_code(code[:at] + code[at + 1] + code[at] + code[at + 2 :])


@pytest.mark.parametrize("text", ["", "  ", "--"])
def test_an_empty_code(text: str) -> None:
    assert problem(text) == "error-cryptid-code-empty"


def test_a_strange_character_is_named_with_its_position() -> None:
    with pytest.raises(BadInput) as caught:
        read_code(CODE[:6] + "U" + CODE[7:])
    assert caught.value.message.id == "error-cryptid-code-letter"
    assert caught.value.message.args == {"letter": "U", "position": 7}


def test_an_unknown_version() -> None:
    assert problem("2" + CODE[1:]) == "error-cryptid-code-version"


@pytest.mark.parametrize("code", [CODE[:-1], CODE + "0", CODE[0] + CODE[1], CODE[:8] + CODE[9:]])
def test_too_short_or_too_long(code: str) -> None:
    assert problem(code) == "error-cryptid-code-length"


def test_a_typing_mistake() -> None:
    wrong = "7" if CODE[7] != "7" else "8"
    assert problem(CODE[:7] + wrong + CODE[8:]) == "error-cryptid-code-checksum"
    assert problem("1Z" + CODE[2:]) == "error-cryptid-code-checksum"
    assert problem("1") == "error-cryptid-code-checksum"


def improper() -> dict[str, Puzzle]:
    puzzle = card_puzzle(cards()[0], 4)
    a, b, c, d = puzzle.clues
    lie = next(hint for hint in ("on", "near1") if not hint_holds(hint, puzzle.clues))
    advanced = generate("advanced", 3, Rng(1))
    x = advanced.clues[0]
    return {
        "twice the same clue": msgspec.structs.replace(puzzle, clues=(a, b, c, c)),
        "several hexes": msgspec.structs.replace(puzzle, clues=(a, b, c, (d + 1) % 23)),
        "a false hint": msgspec.structs.replace(puzzle, hint=lie),
        "opposites": msgspec.structs.replace(advanced, clues=(x, (x + 24) % 48, 3)),
    }


@pytest.mark.parametrize("kind", improper())
def test_a_code_of_no_puzzle(kind: str) -> None:
    assert problem(share_code(improper()[kind])) == "error-cryptid-code-content"


@given(st.text(max_size=40))
def test_any_text_gives_a_puzzle_or_one_clear_error(text: str) -> None:
    assert problem(text).startswith("error-cryptid-code-")


def test_what_the_rules_do_not_know_has_no_code() -> None:
    puzzle = card_puzzle(cards()[0], 4)
    for wrong in (
        msgspec.structs.replace(puzzle, structures=puzzle.structures[1:]),
        msgspec.structs.replace(puzzle, clues=puzzle.clues[:2]),
        msgspec.structs.replace(puzzle, clues=(*puzzle.clues[:3], 40)),
        msgspec.structs.replace(puzzle, hint="weather"),
    ):
        with pytest.raises(ValueError):
            share_code(wrong)


def test_hints_have_the_first_fitting_number() -> None:
    assert hint_number("near2") == 1
    assert hint_number("terrain") == 52
