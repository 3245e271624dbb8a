"""The levels of Habitats: what each of them sees on a concrete position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bots.played import asked
from games.habitats.tables import table
from hedgerow.bots import Budget, Option, budget_for, make_bot
from hedgerow.bots.habitats import LEVELS
from hedgerow.core.decision import Decision
from hedgerow.games.habitats import GAME
from hedgerow.games.habitats.hidden import View
from hedgerow.games.habitats.moves import Move, Place, Take
from hedgerow.games.habitats.state import State
from hedgerow.games.habitats.tiles import GoalId
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import AnyTable
from hedgerow.testing.tables import play

NAMES = [level.name for level in LEVELS.levels]


def question(at: AnyTable) -> tuple[View, Decision[Move]]:
    seat = at.to_act[0]
    return at.view(seat), at.decisions_for(seat)[0]


def weighed(at: AnyTable, name: str) -> Sequence[Option[Move]]:
    bot = make_bot("habitats", name, 3)
    return bot.weigh(*question(at), budget_for("habitats", name))


def chances(at: AnyTable, name: str) -> dict[Move, float]:
    return {option.move: option.chance for option in weighed(at, name)}


def stand(state: State, seat: int, space: int) -> None:
    """Put a figure on another space; the tile there goes to where it stood."""
    old = state.figures[seat]
    state.market[old], state.market[space] = state.market[space], state.market[old]
    state.figures[seat] = space


# What is overlooked

LONG: tuple[tuple[GoalId, ...], ...] = (("long_park",), ("flora",), ("many_areas",))
FLORA: tuple[tuple[GoalId, ...], ...] = (("flora",), ("flora",), ("flora",))


def test_a_novice_overlooks_the_goal_and_a_player_goes_for_it() -> None:
    """The last turn of the first year: a row of four leads, and nobody else can catch up."""
    row = "flower-water-1 1,0; flower-water-2 2,0"
    other = "flower-forest-1 1,0; flower-forest-2 2,0"
    at = table(tiles="lion zebra", goals=LONG, parks=[row, other], turn=16)
    play(at, "A take a1")
    player = chances(at, "player")
    longer = [move for move in player if move in (Place(3, 0), Place(-1, 0))]
    assert len(longer) == 2
    assert max(player[move] for move in longer) == max(player.values())
    assert min(player[move] for move in longer) > max(
        chance for move, chance in player.items() if move not in longer
    )
    novice = chances(at, "novice")
    assert max(novice[move] for move in longer) < max(novice.values()) + 0.01


def test_an_expert_sees_what_the_figure_will_reach() -> None:
    """From c1 the figure will see a cheetah in d1 which would live in the park at once."""
    land = "big-grassland 1,0; flower-grassland-4 2,0; many-grassland 2,1"
    flowers = "flower-water-1 flower-water-2 cheetah flower-forest-1 flower-water-3"
    at = table(tiles=f"{flowers} gorilla manatee oryx camel ant", parks=[land], turn=20)
    player, expert = chances(at, "player"), chances(at, "expert")
    toward, away = Take(0, 2), Take(0, 0)
    assert player[toward] == pytest.approx(player[away])
    assert expert[toward] > expert[away] + 0.05
    assert weighed(at, "expert")[0].move == toward


def denial() -> AnyTable:
    """A's last tile: two alike for A, and B, who comes last, wants the cheetah."""
    land = "big-grassland 1,0; flower-grassland-4 2,0; many-grassland 2,1"
    at = table(
        tiles="ant manatee camel oryx lizard cheetah gorilla catfish crocodile hippo",
        goals=FLORA,
        parks=["flower-water-1 1,0; flower-forest-1 1,1; flower-grassland-1 2,1", land],
        turn=40,
    )
    stand(at._state, 0, 5)
    return at


def test_a_master_takes_what_the_rival_wants() -> None:
    at = denial()
    cheetah, crocodile = Take(1, 2), Take(2, 1)
    expert, master = chances(at, "expert"), chances(at, "master")
    assert expert[cheetah] == pytest.approx(expert[crocodile])
    assert master[cheetah] > master[crocodile] + 0.05
    best = weighed(at, "master")[0]
    assert best.move == cheetah
    assert "habitats-bot-denies" in [reason.id for reason in best.reasons]


@pytest.mark.parametrize("name", NAMES)
def test_no_level_misses_a_win_on_the_last_turn(name: str) -> None:
    """The road is worth 2 at once and wins; the watchtower draws, the lion loses."""
    at = table(
        tiles="ant bat bee camel cobra road3-grassland crab eagle tower-orth-2 lion",
        goals=FLORA,
        parks=["flower-water-1 1,0; tower-orth-1 2,0", "flower-water-2 1,0"],
        turn=41,
    )
    for seed in range(5):
        choice = make_bot("habitats", name, seed).choose(*question(at), Budget(20))
        assert choice.move == Take(1, 2)
        assert [reason.id for reason in choice.reasons] == ["bots-sure-win"]


@pytest.mark.parametrize("name", NAMES)
def test_no_level_leaves_four_points_for_nothing(name: str) -> None:
    """The cheetah lives in the park at once, the others never will."""
    land = "big-grassland 1,0; flower-grassland-4 2,0; many-grassland 2,1"
    at = table(tiles="manatee gorilla ant bat cheetah", parks=[land], turn=38)
    for seed in range(12):
        assert make_bot("habitats", name, seed).choose(*question(at), Budget(20)).move == Take(1, 1)


# What every answer is like


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", NAMES)
def test_options_are_legal_sorted_and_have_reasons(name: str, seats: int) -> None:
    bot = make_bot("habitats", name, 5)
    catalogues = [Catalogue(language) for language in LANGUAGES]
    for ply, (view, decision, _) in enumerate(
        asked(GAME, ["novice"] * seats, f"{name} {seats}", Budget(20), roads="endless")
    ):
        if ply % 13:
            continue
        options = bot.weigh(view, decision, Budget(60))
        assert all(option.move in decision.moves for option in options)
        assert len({option.move for option in options}) == len(options)
        assert [option.chance for option in options] == sorted(
            (option.chance for option in options), reverse=True
        )
        for option in options:
            assert 0 <= option.chance <= 1 and option.doubt >= 0
            assert option.points is not None
            assert all(catalogue.say(why) for why in option.reasons for catalogue in catalogues)
            assert option.reasons
        again: Any = make_bot("habitats", name, 5).weigh(view, decision, Budget(60))
        assert again == options


def test_chances_of_a_lead_grow_to_the_end() -> None:
    ahead, behind = "flower-water-1 1,0; flower-water-2 2,0; road3-water 1,1", "lion 1,0"
    early, late = (
        weighed(table(goals=FLORA, parks=[ahead, behind], turn=turn), "master")[0].chance
        for turn in (4, 40)
    )
    assert 0.5 < early < late
