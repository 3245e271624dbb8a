"""Every game obeys every law, with every seat count and option set."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import hedgerow
from hedgerow.core.game import AnyGame
from hedgerow.games import GAMES
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.testing import laws
from hedgerow.testing.rules import cited, cited_in_code, statements
from hedgerow.testing.strategies import Case, cases

TESTS = Path(__file__).parent.parent
SRC = Path(hedgerow.__file__).parent
CLIENT = TESTS.parent / "web" / "src" / "games"
CATALOGUES = [Catalogue(language) for language in LANGUAGES]

SETUPS = [
    pytest.param(
        game,
        seats,
        options,
        id=f"{game.id}-{seats}-{'-'.join(map(str, options.values())) or 'default'}",
    )
    for game in GAMES
    for seats, options in game.setups()
]


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_laws(game: AnyGame, seats: int, options: Mapping[str, object]) -> None:
    @settings(
        max_examples=4 if game.info.law_sample == 1 else 1,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases(game, seats, options))
    def hold(case: Case) -> None:
        laws.check(
            game,
            case.seats,
            case.options,
            case.seed,
            case.choices,
            catalogues=CATALOGUES,
            every=game.info.law_sample,
        )

    hold()


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_cheap_invariants(game: AnyGame, seats: int, options: Mapping[str, object]) -> None:
    games = max(2, 60 // game.info.law_sample)

    @settings(max_examples=games, deadline=None, derandomize=True, database=None)
    @given(seed=st.integers(0, 2**63))
    def hold(seed: int) -> None:
        laws.cheap(game, seats, options, seed)

    hold()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_numbered_rule_is_cited_by_a_test(game: AnyGame) -> None:
    numbered = statements(game.info.rules)
    assert len(numbered) == len(set(numbered)), "a rule number stands twice"
    found = cited(TESTS)
    assert [rule for rule in numbered if rule not in found] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_numbered_rule_is_cited_by_the_code(game: AnyGame) -> None:
    found = cited_in_code(game.info.rules.parent) | cited_in_code(CLIENT / game.id)
    assert [rule for rule in statements(game.info.rules) if rule not in found] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_rules_have_the_same_numbers_in_french(game: AnyGame) -> None:
    french = game.info.rules_in("fr")
    assert french != game.info.rules
    assert statements(french) == statements(game.info.rules)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_cites_a_rule_that_is_not_there(game: AnyGame) -> None:
    prefix = statements(game.info.rules)[0].partition("-")[0]
    every = cited(TESTS) | cited_in_code(SRC) | cited_in_code(CLIENT)
    ours = {rule for rule in every if rule.startswith(f"{prefix}-")}
    assert ours - set(statements(game.info.rules)) == set()
