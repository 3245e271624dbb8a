"""Compiled Earth beside the plain engine, decision by decision."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest

pytest.importorskip("numba")

from compiled.setting import FAULTS, GAMES, spoiled
from games.own_sets import own_earth
from hedgerow.compiled import make
from hedgerow.compiled.differential import Difference, Differential
from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import frames
from hedgerow.compiled.earth import layout as at
from hedgerow.core.errors import BadInput
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games import game_named
from hedgerow.games.earth import GAME, cards
from hedgerow.games.earth.codec import FRAMES, STAGES
from hedgerow.games.earth.frames import Closing
from hedgerow.games.earth.moves import Act
from hedgerow.games.owned import game_with

pytestmark = pytest.mark.filterwarnings("ignore:overflow encountered:RuntimeWarning")
"""With NUMBA_DISABLE_JIT, NumPy tells that the products of a shuffle are cut to 64 bits."""
BEGUN = 160
"""The decisions compared in most games of several seats; a few are followed to their end."""
SETUPS = [*GAME.setups()]
WHOLE: tuple[tuple[int, dict[str, object]], ...] = (
    (1, {}),
    (3, {"mode": "advanced", "animals": True}),
    (4, {"teams": True}),
)


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_games_are_equal(seats: int, options: Mapping[str, object]) -> None:
    comparison = Differential(make("earth", seats, **options))
    for seed in range(GAMES):
        comparison.play(seed, decisions=None if seats == 1 else BEGUN)


@pytest.mark.parametrize(("seats", "options"), WHOLE)
def test_whole_games_are_equal(seats: int, options: Mapping[str, object]) -> None:
    assert Differential(make("earth", seats, **options)).play(1).decisions > 50


def test_games_go_on_from_any_state() -> None:
    """Packed in the middle of a game, with work on the stacks."""
    rules = make("earth", 3, animals=True)
    comparison, game = Differential(rules), rules.game
    for number in range(3):
        dice = Rng(number)
        state = game.setup(rules.options, 3, dice)
        for _ in range(400 + 100 * number):
            decision = game.decisions(state)[0]
            game.apply(state, decision.seat, decision.moves.pick(dice), null_log)
        comparison.play_on(state, dice, 40)


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(name: str) -> None:
    comparison = Differential(spoiled(make("earth", 1), name))
    with pytest.raises(Difference, match=FAULTS[name]):
        comparison.play(1)


def test_a_planted_fault_in_the_cards_is_found() -> None:
    """Every island gives one soil more at the start than is printed."""
    rules = make("earth", 2)
    rules.tables[rules.tables[0, of.FIRST_ISLAND] : rules.tables[0, of.FIRST_CLIMATE]][
        :, of.START_SOIL
    ] += 1
    with pytest.raises(Difference, match="position"):
        Differential(rules).play(1)


@pytest.mark.parametrize("first", range(3))
def test_components_of_ones_own_are_played(first: int) -> None:
    """Animals that move otherwise and do something else, on both sides."""
    game = game_with(game_named("earth"), own_earth(first))
    with game.using():
        for seats in (1, 3):
            comparison = Differential(make("earth", seats, animals=True))
            for seed in range(GAMES):
                comparison.play(seed, decisions=None if seats == 1 else 4 * BEGUN)


def test_too_many_cards_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at, "CARDS", len(cards.earth_deck()))
    with pytest.raises(BadInput) as found:
        make("earth", 2)
    assert found.value.message.id == "error-compiled-cards"


def test_a_position_is_as_long_as_it_must_be() -> None:
    rules = make("earth", 2)
    state = rules.game.setup(rules.options, 2, Rng(1))
    row = rules.packed(state)
    assert row.shape == (rules.words,) == (at.words(2),) and row.dtype == np.int64
    assert np.array_equal(row, rules.packed(state.clone()))


def test_frames_and_stages_are_those_of_the_plain_engine() -> None:
    kinds = [kind for kind in vars(frames) if kind.isupper()]
    for number, frame in enumerate(FRAMES):
        assert getattr(frames, frame.__name__.upper()) == number
        assert frame.__name__.upper() in kinds
        left = frames.WITH_LEFT[number]
        assert left == ("left" in frame.__struct_fields__), frame
    names = [name.upper() for name in STAGES]
    assert names[at.CHOOSING] == "CHOOSING" and names[at.YIELDING] == "YIELDING"
    assert STAGES.index("gaia") == at.GAIAS and STAGES.index("over") == at.OVER == at.STAGES - 1


def test_a_stack_without_room_is_told() -> None:
    rules = make("earth", 2)
    game = rules.game
    state, dice = game.setup(rules.options, 2, Rng(1)), Rng(1)
    while state.stage != "turn":
        decision = game.decisions(state)[0]
        game.apply(state, decision.seat, decision.moves.pick(dice), null_log)
    state.boards[state.active].stack[:0] = [Closing()] * (at.STACK // frames.ENDS - 2)
    row = rules.packed(state)
    with pytest.raises(OverflowError, match="stack"):
        rules.kernels.apply(rules.tables, row, rules.codec.encode(Act("green")))
