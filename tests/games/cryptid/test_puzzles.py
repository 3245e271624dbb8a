"""Which puzzle a table's options ask for."""

from __future__ import annotations

import pytest

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.clues import Mode
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.options import CryptidOptions
from hedgerow.games.cryptid.puzzle import card_puzzle, cards
from hedgerow.games.cryptid.puzzles import choose_puzzle, clue_holder
from hedgerow.games.cryptid.sharing import share_code
from hedgerow.testing.rules import rule


@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_a_new_puzzle_of_the_mode(mode: Mode) -> None:
    chosen = choose_puzzle(CryptidOptions(mode=mode), 4, Rng(3))
    assert chosen == generate(mode, 4, Rng(3))


@rule("CRY-48")
def test_a_card_by_its_number() -> None:
    for card in cards()[:5]:
        options = CryptidOptions(puzzle="card", card=card.id)
        assert choose_puzzle(options, 3, Rng(0)) == card_puzzle(card, 3, Rng(0))


@rule("CRY-48")
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_any_card_of_the_mode(mode: Mode) -> None:
    rng = Rng(8)
    options = CryptidOptions(mode=mode, puzzle="card")
    chosen = {choose_puzzle(options, 3, rng).slots for _ in range(600)}
    assert chosen == {card.slots for card in cards() if card.mode == mode}


def test_an_unknown_card_names_the_range() -> None:
    with pytest.raises(BadInput) as caught:
        choose_puzzle(CryptidOptions(puzzle="card", card=55), 3, Rng(0))
    assert caught.value.message.id == "error-cryptid-card"
    assert caught.value.message.args == {"card": 55, "low": 1, "high": 54}


@rule("CRY-53")
@pytest.mark.parametrize(
    ("seats", "holders"), [(2, [0, 0, 1, 1]), (3, [0, 1, 2]), (5, [0, 1, 2, 3, 4])]
)
def test_with_two_seats_each_holds_two_clues_and_otherwise_one(
    seats: int, holders: list[int]
) -> None:
    assert [clue_holder(clue, seats) for clue in range(len(holders))] == holders


@rule("CRY-49")
def test_a_share_code() -> None:
    puzzle = generate("advanced", 5, Rng(4))
    options = CryptidOptions(puzzle="code", code=share_code(puzzle))
    assert choose_puzzle(options, 5, Rng(0)) == puzzle


def test_a_share_code_for_another_number_of_researchers() -> None:
    options = CryptidOptions(puzzle="code", code=share_code(generate("normal", 5, Rng(4))))
    with pytest.raises(BadInput) as caught:
        choose_puzzle(options, 4, Rng(0))
    assert caught.value.message.id == "error-cryptid-code-seats"


def test_a_broken_share_code() -> None:
    with pytest.raises(BadInput):
        choose_puzzle(CryptidOptions(puzzle="code", code="1234"), 4, Rng(0))
