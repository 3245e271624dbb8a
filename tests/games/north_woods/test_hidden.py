"""What a seat may know, and worlds sampled from it."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.north_woods.woods import OPENING, START, woods
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.hidden import unseen
from hedgerow.games.north_woods.ids import ids
from hedgerow.table import Table
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import play


@rule("NWO-34")
def test_a_view_holds_ones_own_hand_and_the_sizes_of_the_others() -> None:
    table = woods(hands=["eggs mink", "cougar", ""])
    view = table.view(1)
    assert view.hand == ("cougar",)
    assert view.hand_sizes == (2, 1, 0)
    assert b"mink" not in msgspec.json.encode(view)


@pytest.mark.parametrize("seed", range(5))
def test_sampled_worlds_have_all_cards_and_differ(seed: int) -> None:
    table = Table(GAME, 4, seed=f"hidden {seed}")
    census = GAME.census(table._state)
    for seat in (0, 3, None):
        view = table.view(seat)
        worlds = [GAME.determinize(view, Rng(n)) for n in range(6)]
        assert all(GAME.census(world) == census for world in worlds)
        assert len({repr(world) for world in worlds}) == 6


@rule("NWO-46")
def test_known_cards_stay_where_they_are_known_to_be() -> None:
    table = woods(hands=["", ""], frame=START, display=["mink", "eggs", "cougar"])
    play(table, "take 3, draw")
    for seed in range(20):
        world = GAME.determinize(table.view(1), Rng(seed))
        assert "cougar" in GAME.view(world, 0).hand


def test_every_unseen_card_is_as_likely_in_a_hand() -> None:
    """Two kinds with as many copies: over many worlds, a rival holds each about as often."""
    table = woods(hands=["", "eggs"])
    view = table.view(0)
    left = Counter(ids()[kind] for kind in unseen(view))
    held: Counter[str] = Counter()
    for seed in range(6000):
        held[GAME.view(GAME.determinize(view, Rng(seed)), 1).hand[0]] += 1
    for card, count in left.items():
        expected = 6000 * count / left.total()
        assert abs(held[card] - expected) < 6 * expected**0.5 + 1


@rule("NWO-37")
def test_openings_of_others_are_sampled_by_the_rules() -> None:
    six = "plants insects moose black_bear wood_frog spring"
    table = woods(hands=[six, "eggs fungi plants coyote coyote mink"], frame=OPENING)
    play(table, "A lay plants, A lay moose on 1")
    seen = set()
    for seed in range(40):
        world = GAME.determinize(table.view(1), Rng(seed))
        assert [len(hand) for hand in world.hands] == [4, 6]
        seen.add((len([card for card in world.tables[0] if card]), len(world.aside[0])))
    assert len(seen) > 1  # some lay, some discard


@rule("NWO-94")
def test_others_do_not_learn_what_spring_brought() -> None:
    table = woods(hands=["spring", ""], deck_top="cougar grizzly_bear black_bear muskellunge")
    play(table, "use spring")
    sent = table.message(1)
    for card in (b"cougar", b"grizzly_bear", b"black_bear", b"muskellunge"):
        assert card not in sent
    assert len(table.view(0).pending[-1].cards) == 4
