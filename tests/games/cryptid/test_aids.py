"""The notepad says what tokens say, and nothing that a View does not hold."""

from __future__ import annotations

import time

import msgspec
import pytest

from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.clues import CLUE_OF, CLUES_OF_MODE
from hedgerow.games.cryptid.companion.aids import clue_note, notepad
from hedgerow.games.cryptid.hexes import HEXES
from hedgerow.games.cryptid.hidden import View, candidates
from hedgerow.locale import LANGUAGES, Catalogue, Language
from hedgerow.table import Table
from server.played import AnyTable, played


def table(seats: int = 4, moves: int = 11, mode: str = "normal") -> AnyTable:
    return played(seats, {"mode": mode}, "a wood at night", moves)


@pytest.mark.parametrize(("seats", "mode"), [(2, "advanced"), (3, "normal"), (5, "advanced")])
def test_it_lists_the_clues_that_the_tokens_allow(seats: int, mode: str) -> None:
    view: View = table(seats, 8, mode).view(1)
    pad = notepad(view)
    rows = candidates(view)
    assert pad.total == len(CLUES_OF_MODE[view.mode])
    assert [own.researcher for own in pad.own] == list(range(1, view.researchers, seats))
    assert {rival.researcher for rival in pad.rivals}.isdisjoint({o.researcher for o in pad.own})
    for rival in pad.rivals:
        expected = rows[rival.researcher]
        assert [CLUE_OF[clue.code] for clue in rival.clues] == list(expected)
        for hex in range(HEXES):
            allowing = sum(view.map.regions[clue] >> hex & 1 for clue in expected)
            assert rival.yes[hex] == allowing
            marked = sum(pad.regions[clue.code][hex] == "1" for clue in rival.clues)
            assert marked == allowing, "so that strikes can be taken off by the browser"
    assert set(pad.regions) == {clue.code for clue in pad.clues}
    assert len(pad.clues) == pad.total
    assert {clue.code for rival in pad.rivals for clue in rival.clues} <= set(pad.regions)


def test_the_truth_is_always_among_what_is_possible() -> None:
    game = table()
    everything: View = played(4, {"mode": "normal"}, "a wood at night").view(None)
    for seat in range(4):
        pad = notepad(game.view(seat))
        for rival in pad.rivals:
            codes = {clue.code for clue in rival.clues}
            assert everything.clues[rival.researcher] in codes
        assert notepad(everything).habitat in pad.possible


def test_a_token_of_ones_own_leaves_as_many_clues_as_foretold() -> None:
    game: AnyTable = Table(GAME, 4, {}, seed="opening")
    before = notepad(game.view(0)).own[0]
    move = game.decisions_for(0)[0].moves[7]
    game.play(0, move)
    after = notepad(game.view(0)).own[0]
    assert after.told == before.told - before.yes[move.hex]


def test_worlds_that_look_alike_have_the_same_notepad() -> None:
    """It is worked out from the View, so another true world cannot change it."""
    game = table()
    for seat in range(4):
        view: View = game.view(seat)
        for seed in range(5):
            other = GAME.view(GAME.determinize(view, Rng(seed)), seat)
            assert msgspec.json.encode(notepad(other)) == msgspec.json.encode(notepad(view))


def test_a_spectator_sees_no_clue_before_the_end() -> None:
    pad = notepad(table().view(None))
    assert pad.own == () and pad.habitat is None
    assert len(pad.rivals) == 4


def test_in_the_end_everything_is_open() -> None:
    over = played(4, {"mode": "normal"}, "a wood at night")
    view: View = over.view(2)
    pad = notepad(view)
    assert [own.clue.code for own in pad.own] == list(view.clues)
    assert pad.rivals == () and pad.possible == (pad.habitat,)


def test_the_map_is_given_hex_by_hex() -> None:
    view: View = table().view(0)
    ground = notepad(view).map
    for hex in range(HEXES):
        assert view.map.terrain_at(hex)[0].upper() == ground.terrain[hex]
        assert {"bear": "b", "cougar": "c", None: "."}[view.map.territory_at(hex)] == (
            ground.territory[hex]
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clue_has_a_short_form_of_its_own(language: Language) -> None:
    say = Catalogue(language).say
    shorts = {say(clue_note(code).short) for code in CLUE_OF}
    assert len(shorts) == len(CLUE_OF)
    assert max(map(len, shorts)) <= 40


def test_it_is_cheap() -> None:
    view: View = table(5, 20, "advanced").view(0)
    notepad(view)
    start = time.process_time()
    for _ in range(20):
        notepad(view)
    # 1 ms on a slow core; the bound leaves room for a busy machine and still catches a blunder.
    assert (time.process_time() - start) / 20 < 0.01


def test_other_games_have_no_aids() -> None:

    assert GAME.companion().aids is notepad
