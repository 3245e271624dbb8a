"""Batched games beside the reference engine, decision by decision.

`python bench/batch_check.py` does the same for every option set and 100,000 games of each game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import numpy as np
import pytest

from hedgerow.batch import make
from hedgerow.batch.differential import Difference, Differential, one_of
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.frames import Turn
from hedgerow.games.cryptid.hexes import EVERYWHERE, hexes_of
from hedgerow.games.cryptid.state import State as CryptidState
from hedgerow.games.tournoi.decks import random_deck
from hedgerow.games.tournoi.sharing import deck_code

DECKS = " ".join(deck_code(random_deck(Rng(number))) for number in range(2))
SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("cryptid", 2, {"puzzle": "card"}),
    ("cryptid", 4, {"mode": "advanced", "puzzle": "card", "first": "random"}),
    ("cryptid", 5, {"mode": "advanced", "puzzle": "card", "hints": False}),
    ("tournoi", 1, {"cards": "common", "bonus": "none"}),
    ("tournoi", 2, {"cards": "decks", "decks": DECKS}),
    ("tournoi", 3, {"bonus": "triple"}),
]
GAMES = 48


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=lambda part: str(part)[:12])
def test_whole_games_are_equal(game: str, seats: int, options: dict[str, Any]) -> None:
    """From deals of the batch, from the reference's, and from positions in the middle of a game."""
    comparison = Differential(make(game, seats, **options).rules, GAMES)
    assert comparison.play(1, observe_every=4).games == GAMES
    states = [reference(comparison, number) for number in range(GAMES)]
    comparison.play(2, states=states, observe_every=4)
    for number, state in enumerate(states):
        assert not comparison.rules.game.decisions(state), (
            f"game {number} was not played to its end"
        )


def reference(comparison: Differential, number: int) -> Any:
    """A state of the reference engine after some random moves, optional decisions included."""
    rules, rng = comparison.rules, Rng(number)
    game, options = rules.game, rules.game.read_options({})
    if game.id == "cryptid":
        # The table has the cards of the box, so that any of them may be dealt.
        state = rules.state_of(one_of(jax.tree.map(np.asarray, dealt(comparison)), number))
    else:
        options = rules.kit.terms.options  # type: ignore[attr-defined]
        state = game.setup(options, rules.seats, rng)
    for _ in range(rng.below(80)):
        decisions = game.decisions(state)
        if not decisions:
            break
        decision = decisions[rng.below(len(decisions))]
        game.apply(state, decision.seat, decision.moves.pick(rng), null_log)
    if game.id == "cryptid" and number % 3 == 0:
        crowd(state, rng)
    return state


def dealt(comparison: Differential) -> Any:
    words = np.random.default_rng(7).integers(
        0, 1 << 32, (comparison.games, comparison.rules.deal_words), np.uint32
    )
    return comparison._deal(words)


def crowd(state: CryptidState, rng: Rng) -> None:
    """Fill the board with honest tokens until duties have to be skipped (CRY-26)."""
    if not state.stack or type(state.stack[-1]) is not Turn:
        return
    for who in rng.sample(range(state.researchers), state.researchers):
        for hex in hexes_of(EVERYWHERE ^ state.closed):
            if state.regions[who] >> hex & 1:
                state.put_disc(who, (1 << hex) if rng.below(9) else 0)
            elif rng.below(40) and not state.puzzle.habitat >> hex & 1:
                state.cubes[who] |= 1 << hex
                state.closed |= 1 << hex
    state.open = bytes(hexes_of(EVERYWHERE ^ state.closed))


@pytest.fixture(scope="module")
def small() -> Differential:
    return Differential(make("cryptid", 3, puzzle="card").rules, 4)


def flipped(array: Any) -> Any:
    """An array with its last number changed, in the last game."""
    changed = np.array(array)
    changed[-1, ..., -1] = 1 - changed[-1, ..., -1]
    return changed


def say(place: int) -> Callable[[Any], Callable[..., Any]]:
    def plant(right: Any) -> Callable[..., Any]:
        def wrong(*given: Any) -> Any:
            said = list(right(*given))
            said[place] = flipped(np.array(said[place])[..., None])[..., 0]
            return said

        return wrong

    return plant


def apply(right: Any) -> Callable[..., Any]:
    def wrong(*given: Any) -> Any:
        position = right(*given)
        discs = (*position.discs[:-1], (*position.discs[-1][:-1], position.discs[-1][-1] ^ 1))
        return position._replace(discs=discs)

    return wrong


def observe(right: Any) -> Callable[..., Any]:
    return lambda *given: flipped(right(*given))


BUGS: dict[str, tuple[str, Callable[[Any], Callable[..., Any]]]] = {
    "over": ("_say", say(0)),
    "asked": ("_say", say(1)),
    "mask": ("_say", say(2)),
    "rewards": ("_say", say(4)),
    "observation": ("_observe", observe),
    "discs": ("_apply", apply),
}


@pytest.mark.parametrize("name", BUGS)
def test_a_planted_bug_is_found(
    name: str, small: Differential, monkeypatch: pytest.MonkeyPatch
) -> None:
    attribute, plant = BUGS[name]
    small.play(1)
    monkeypatch.setattr(small, attribute, plant(getattr(small, attribute)))
    with pytest.raises(Difference, match=name):
        small.play(1)


def test_an_illegal_pick_is_found(small: Differential, monkeypatch: pytest.MonkeyPatch) -> None:
    right = small._say

    def wrong(*given: Any) -> Any:
        over, asked, mask, _, rewards = right(*given)
        return over, asked, mask, np.asarray(mask).argmin(axis=1), rewards

    monkeypatch.setattr(small, "_say", wrong)
    with pytest.raises(Difference, match="legality"):
        small.play(1)


def test_skipped_duties_come_up(small: Differential) -> None:
    """The crowded positions of these tests do lead to skips, of cubes and of discs."""
    kinds = set()
    for number in range(0, 60, 3):
        state, rng = reference_of(small, number % 4), Rng(number)
        crowd(state, rng)
        game = small.rules.game
        while decisions := game.decisions(state):
            game.apply(state, decisions[-1].seat, decisions[-1].moves.pick(rng), null_log)
        kinds |= {skip.cube for skip in state.skips}
    assert kinds == {True, False}


def reference_of(comparison: Differential, number: int) -> Any:
    state = comparison.rules.state_of(one_of(jax.tree.map(np.asarray, dealt(comparison)), number))
    game, rng = comparison.rules.game, Rng(number)
    for _ in range(12):
        decision = next(found for found in game.decisions(state) if not found.optional)
        game.apply(state, decision.seat, decision.moves.pick(rng), null_log)
    return state
