"""The referee for several phones: a phone gets its own clue and no other."""

from __future__ import annotations

import msgspec
import pytest

from hedgerow.coach import desk
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.clues import CODES
from hedgerow.games.cryptid.companion.referee import RefereeRequest, referee
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.sharing import share_code

CLERK = desk.Clerk(GAME, "en")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_phone_gets_its_own_clue_alone(seats: int) -> None:
    puzzle = generate("normal", seats, Rng(7))
    code = share_code(puzzle)
    for seat in range(seats):
        page = referee(RefereeRequest(code, seats=seats, seat=seat), CLERK)
        assert [held.clue.code for held in page.clues] == [CODES[puzzle.clues[seat]]]
        sent = msgspec.json.encode(page).decode()
        others = {CODES[clue] for at, clue in enumerate(puzzle.clues) if at != seat}
        assert not any(f'"{other}"' in sent for other in others)
        assert "habitat" not in sent


def test_two_players_hold_two_clues_each() -> None:
    made = referee(RefereeRequest(seats=2, seed=3), CLERK)
    assert made.clues == ()
    page = referee(RefereeRequest(made.code, seats=2, seat=1), CLERK)
    assert [held.researcher for held in page.clues] == [2, 3]


def test_a_code_says_how_many_play() -> None:
    code = share_code(generate("advanced", 5, Rng(1)))
    assert referee(RefereeRequest(code, seats=3), CLERK).seats == 5
    with pytest.raises(BadInput):
        referee(RefereeRequest("nonsense"), CLERK)
