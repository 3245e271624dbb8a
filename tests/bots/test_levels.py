"""Levels: what all games share of them."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from enum import StrEnum

import pytest

from hedgerow.bots import Budget, Option, bots_for, budget_for, levels_for
from hedgerow.bots.levels import EXPERT, LEVELS, MASTER, NOVICE, PLAYER, Level, Levels, softened
from hedgerow.core.decision import Decision, ListMoves
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games import GAMES

DECISION = Decision(0, Message("bots-novice"), ListMoves(["a", "b", "c"]))


class Thing(StrEnum):
    NEAR = "near"
    FAR = "far"


class Thinker:
    """Weighs three moves: `b` is better than it looks without the far thing."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def weigh(
        self, view: str, decision: Decision[str], budget: Budget, level: Level
    ) -> Sequence[Option[str]]:
        far = 0.2 if level.sees(Thing.FAR) else 0.0
        found = [Option("a", 0.5), Option("b", 0.48 + far), Option("c", 0.1)]
        return sorted(found, key=lambda option: -option.chance)


def played(levels: Levels[str, str], level: Level, views: int = 300) -> Counter[str]:
    bot = levels.bots()[level.name](7)
    return Counter(bot.choose(str(view), DECISION, Budget()).move for view in range(views))


BLIND = NOVICE.but(overlooks=frozenset(Thing))
GAME = Levels(Thinker, frozenset(Thing), (BLIND, PLAYER, EXPERT, MASTER))


def test_a_level_plays_what_it_sees() -> None:
    assert played(GAME, MASTER) == {"b": 300}
    assert played(GAME, BLIND).most_common(1)[0][0] == "a"


def test_a_soft_choice_takes_near_options_and_no_silly_ones() -> None:
    moves = played(GAME, BLIND)
    assert set(moves) == {"a", "b"}
    assert 0.3 < moves["b"] / 300 < 0.5, "it loses a third of the temperature"


def test_a_choice_depends_on_seed_and_view_alone() -> None:
    bots = [GAME.bots()["novice"](seed) for seed in (7, 7, 8)]
    one, again, other = (
        [bot.choose(str(view), DECISION, Budget()).move for view in range(40)] for bot in bots
    )
    assert one == again != other
    assert one[::-1] == [bots[0].choose(str(v), DECISION, Budget()).move for v in range(39, -1, -1)]


def test_no_level_misses_a_sure_win() -> None:
    levels = Levels(Thinker, sure_win=lambda view, decision: "c" if view == "won" else None)
    for name, make in levels.bots().items():
        bot = make(1)
        assert bot.choose("won", DECISION, Budget()).move == "c", name
        assert bot.weigh("won", DECISION, Budget())[0].move == "c"
        assert bot.weigh("won", DECISION, Budget())[0].chance == 1
        assert [option.move for option in bot.weigh("won", DECISION, Budget())].count("c") == 1
        assert bot.weigh("open", DECISION, Budget())[0].move != "c"


def test_points_keep_a_decided_game_free_of_silly_moves() -> None:
    lost = [Option("good", 0.01, 40.0), Option("near", 0.01, 35.0), Option("silly", 0.01, 3.0)]
    rng = Rng(1)
    assert {softened(lost, NOVICE, 0.01, rng).move for _ in range(200)} == {"good", "near"}


def test_what_a_level_overlooks_must_be_declared() -> None:
    with pytest.raises(ValueError, match="far"):
        Levels(Thinker, frozenset({"near"}), (BLIND,))


def test_a_higher_level_sees_at_least_as_much() -> None:
    with pytest.raises(ValueError, match="player overlooks what novice sees"):
        Levels(Thinker, frozenset(Thing), (NOVICE, PLAYER.but(overlooks=frozenset({Thing.FAR}))))


def test_a_changed_level_keeps_the_rest() -> None:
    changed = PLAYER.but(memory=None, softness=0.5)
    assert (changed.memory, changed.softness, changed.ms) == (None, 0.5, PLAYER.ms)


def test_the_common_levels_err_less_and_less() -> None:
    for lower, higher in itertools.pairwise(LEVELS):
        assert lower.softness > higher.softness and lower.slack > higher.slack
        assert lower.ms < higher.ms <= 1000


@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_every_game_offers_its_levels_with_their_budgets(game_id: str) -> None:
    names = [level.name for level in levels_for(game_id)]
    assert names == ["novice", "player", "expert", "master"]
    assert [name for name in bots_for(game_id) if name in names] == names
    assert [budget_for(game_id, name).ms for name in names] == [
        level.ms for level in levels_for(game_id)
    ]
