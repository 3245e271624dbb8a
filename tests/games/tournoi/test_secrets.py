"""What a seat may know: nothing of pending commitments, everything that was turned up."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.tournoi import reduced
from games.tournoi.duels import HEAVY, REST, SMALL, fight, lay, state, table
from hedgerow.core import BadInput, Rng
from hedgerow.games.tournoi import GAME
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table
from hedgerow.testing import laws
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import play, table_at

DECKS = f"{HEAVY} {REST}", f"{SMALL} {REST}"


@rule("TOU-16", "TOU-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_byte_depends_on_a_rival_s_pending_commitments(seats: int) -> None:
    """Two tables that differ in what seat A has laid send everybody else the same bytes."""
    for seed in range(5):
        one, other = (Table(GAME, seats, {}, seed=f"pending {seed}") for _ in range(2))
        rng = Rng(seed)
        for _ in range(4 + 4):
            for seated in (one, other):
                (decision,) = seated.decisions_for(0)
                seated.play(0, decision.moves.pick(rng))
            for seat in (*range(1, seats), None):
                assert one.message(seat, 0) == other.message(seat, 0)
        assert one.record.moves != other.record.moves


@rule("TOU-16")
def test_a_seat_s_own_commitments_stay_before_its_eyes() -> None:
    seated = table(*DECKS, powers=("P05", "P01"))
    play(seated, f"{lay('A', HEAVY)}, A power P05 2")
    spots = seated.view(0).spots[0]
    assert [spot.cards for spot in spots] == [("D11",), ("D50",), ("D15",), ("D23",)]
    assert [spot.power for spot in spots] == ["", "P05", "", ""]


@rule("TOU-46")
def test_cards_under_a_deck_are_known_in_order() -> None:
    seated = table(*DECKS)
    fight(seated, HEAVY, SMALL)
    under = seated.view(None).piles[1].under
    assert under == ("D01", "D07", "D59", "D49")
    for seed in range(5):
        world = GAME.determinize(seated.view(0), Rng(seed))
        assert tuple(world.kit.ids[copy] for copy in world.piles[1][-4:]) == under


@rule("TOU-41")
def test_after_the_placement_covers_show_but_not_their_faces() -> None:
    seated = table(f"{SMALL} D15 {REST}", f"{HEAVY} {REST}", powers=("P18", "P05 P13"))
    play(seated, f"{lay('A', SMALL)}, A power P18 1, {lay('B', HEAVY)}")
    play(seated, "B power P05 3, B pass")
    spots = seated.view(0).spots[1]
    assert [spot.covered for spot in spots] == [False, False, True, False]
    assert spots[2].power == "" and seated.view(1).spots[1][2].power == "P05"


def test_sampled_rivals_have_any_number_of_power_cards_laid() -> None:
    seated = table(*DECKS, powers=("P05 P13 P01 P14 P15", "P16"))
    play(seated, f"{lay('A', HEAVY)}, A power P05 1, A power P13 2, A pass")
    worlds = [GAME.determinize(seated.view(1), Rng(seed)) for seed in range(40)]
    laid = {sum(face >= 0 for face in world.covers[0]) for world in worlds}
    assert laid == {0, 1, 2, 3}


def test_the_reduced_game_keeps_the_laws() -> None:
    catalogues = [Catalogue(language) for language in LANGUAGES]
    for seed in range(3):
        laws.check(reduced.GAME, 2, {}, seed, catalogues=catalogues)


def test_undo_goes_back_over_one_s_own_commitments_only() -> None:
    seated = table_at(GAME, state(*DECKS, powers=("P05", "P01")))
    play(seated, f"{lay('A', HEAVY)}, {lay('B', SMALL)}")
    for _ in range(4):
        assert seated.can_undo(1) and not seated.can_undo(0)
        seated.undo(1)
    assert not seated.can_undo(1)
    assert len(seated.view(1).hand) == 4 and seated.view(1).powers == ("P01",)


@rule("TOU-20")
def test_nobody_undoes_a_power_card_nor_anything_before_it() -> None:
    seated = table_at(GAME, state(*DECKS, powers=("P05", "P01 P13 P14")))
    play(seated, f"{lay('B', SMALL)}, B power P01 4")
    assert not seated.can_undo(1)
    with pytest.raises(BadInput, match="error-undo"):
        seated.undo(1)
    play(seated, "B pass")
    assert seated.can_undo(1), "a pass tells nobody anything"
    seated.undo(1)
    assert not seated.can_undo(1)


def test_views_are_small() -> None:
    """The whole view goes out at every move: a few kilobytes."""
    seated: Table[Any, Any, Any, Any] = Table(GAME, 4, {"bonus": "triple"}, seed="size")
    longest = 0
    rng = Rng(1)
    while seated.to_act:
        seat = seated.to_act[0]
        seated.play(seat, seated.decisions_for(seat)[0].moves.pick(rng))
        longest = max(longest, len(msgspec.json.encode(seated.view(0))))
    assert longest < 9_000
