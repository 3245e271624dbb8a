"""The Earth bots: legal in every mode, repeatable, in words, not blind to what is best."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.earth.growing import Table as Position
from hedgerow.arena import simulate
from hedgerow.bots import Budget, make_bot
from hedgerow.bots.earth import FIRST
from hedgerow.bots.earth.bots import AHEAD_MS
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.core.text import parse_seat
from hedgerow.games.earth import GAME, rules
from hedgerow.games.earth.effects import Goods
from hedgerow.games.earth.frames import (
    Activation,
    Closing,
    Offered,
    Owing,
    Placing,
    Rewarding,
    Sharing,
    Visiting,
)
from hedgerow.games.earth.hidden import View, view
from hedgerow.games.earth.moves import Act, Move
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table
from hedgerow.testing.rules import rule

BUDGET = Budget(10)
MODES: list[tuple[int, dict[str, object]]] = [
    (1, {"gaia": "medium"}),
    (1, {"mode": "advanced", "animals": True, "gaia": "expert"}),
    (2, {"mode": "beginner"}),
    (3, {"mode": "standard", "animals": True}),
    (4, {"mode": "advanced", "animals": True, "teams": True}),
    (5, {"mode": "advanced"}),
]
ELEPHANT_GRASS, OAK, MAPLE, GRASS = 8, 13, 1, 5
TSUNAMI = 197


def asked(
    name: str, seats: int, seed: str, every: int, **options: object
) -> Iterator[tuple[View, Decision[Move], Any]]:
    """Decisions of a game, each `every`th answered by a bot, the others at random."""
    table: Table[Any, Move, View, Any] = Table(GAME, seats, options, seed=seed)
    bots = [make_bot("earth", name, seat) for seat in range(seats)]
    rng = Rng(5)
    while table.to_act:
        seat = table.to_act[0]
        decision = table.decisions_for(seat)[0]
        if table.ply % every:
            table.play(seat, decision.moves.pick(rng))
            continue
        seen = table.view(seat)
        choice = bots[seat].choose(seen, decision, BUDGET)
        yield seen, decision, choice
        table.play(seat, choice.move)
    assert table.outcome is not None


def answer(name: str, position: Position, seat: str) -> str:
    """What a bot does in a position."""
    position.choices(seat)
    number = parse_seat(seat)
    decision = next(one for one in rules.decisions(position.state) if one.seat == number)
    seen = view(position.state, number)
    return str(make_bot("earth", name, 7).choose(seen, decision, BUDGET).move)


@pytest.mark.parametrize(("seats", "options"), MODES)
@pytest.mark.parametrize("name", FIRST)
def test_a_bot_plays_by_the_rules_in_every_mode(
    name: str, seats: int, options: dict[str, object]
) -> None:
    for _, decision, choice in asked(name, seats, "legal", 5, **options):
        assert choice.move in decision.moves
        assert choice.reasons


@pytest.mark.parametrize("name", FIRST)
def test_a_choice_depends_on_seed_and_view_alone(name: str) -> None:
    for seen, decision, choice in asked(name, 2, "repeat", 13, animals=True):
        again = make_bot("earth", name, decision.seat).choose(seen, decision, BUDGET)
        assert again == choice


@pytest.mark.parametrize("name", FIRST)
def test_a_bot_gives_its_reasons_in_every_language(name: str) -> None:
    said = set()
    for _, _, choice in asked(name, 2, "reasons", 9, animals=True):
        for reason in choice.reasons:
            said.add(reason.id)
            assert all(Catalogue(language).say(reason) for language in LANGUAGES)
    assert len(said) > 4


def test_gardener_looks_at_its_next_turn_when_it_has_time() -> None:
    position = Position()
    position.hand("A", GRASS, OAK, MAPLE)["A"].soil = 9
    position.choices("A")
    decision = rules.decisions(position.state)[0]
    seen = view(position.state, 0)
    bot = make_bot("earth", "gardener", 7)
    assert bot.choose(seen, decision, Budget(AHEAD_MS)).reasons[0].id == "earth-bot-turns"
    assert bot.choose(seen, decision, BUDGET).reasons[0].id == "earth-bot-action"


def test_gardener_plays_to_the_end_against_gaia_when_it_has_time() -> None:
    said = set()
    table: Table[Any, Move, View, Any] = Table(GAME, 1, {"gaia": "medium"}, seed="alone")
    rng = Rng(5)
    while table.to_act:
        decision = table.decisions_for(0)[0]
        if any(isinstance(move, Act) for move in decision.moves):
            for budget in (Budget(1), Budget(400)):
                choice = make_bot("earth", "gardener", 7).choose(table.view(0), decision, budget)
                assert choice.move in decision.moves
                said.add((budget.ms, choice.reasons[0].id))
                assert all(Catalogue(language).say(choice.reasons[0]) for language in LANGUAGES)
        table.play(0, decision.moves.pick(rng))
    assert (400, "earth-bot-playouts") in said
    assert (1, "earth-bot-playouts") not in said


@pytest.mark.parametrize("name", FIRST)
def test_growth_goes_where_it_makes_a_canopy(name: str) -> None:
    position = Position().plant("A", d4=(ELEPHANT_GRASS, 0, 5), e4=(OAK, 0, 1), f4=(MAPLE, 0, 0))
    position.pending("A", Closing(), Placing("growth", 1))
    assert answer(name, position, "A") == "put d4"


@pytest.mark.parametrize("name", FIRST)
def test_a_canopy_is_no_price(name: str) -> None:
    position = Position().plant("A", d4=(ELEPHANT_GRASS, 0, 6), e4=(OAK, 0, 1), f4=(MAPLE, 0, 1))
    position.pending("A", Closing(), Owing("growth", 1))
    assert answer(name, position, "A") != "remove d4"


@pytest.mark.parametrize("name", FIRST)
def test_a_costly_event_is_not_played_in_the_last_turn(name: str) -> None:
    position = Position().plant("A", d4=(ELEPHANT_GRASS, 0, 6)).hand("A", TSUNAMI)
    position.state.ending = True
    position.state.active = 1
    position.pending("A", Closing())
    assert "event 197" in position.choices("A")
    assert answer(name, position, "A") == "done"


@pytest.mark.parametrize("name", FIRST)
def test_one_plants_with_cards_and_soil_and_nothing_planted(name: str) -> None:
    position = Position().hand("A", GRASS, OAK, MAPLE)
    position["A"].soil = 12
    assert answer(name, position, "A") == "act green"


FREE_SOIL, DEAR, WHERE = 157, 63, ((23, 0), (24, 0), (23, 0))
"""Red: 3 soil for nothing; a growth for 3 soil. They lie on c4 and d4."""


@rule("EAR-31", "EAR-140")
@pytest.mark.parametrize("name", FIRST)
def test_goods_for_nothing_are_never_declined(name: str) -> None:
    position = Position().plant("A", c4=FREE_SOIL, d4=DEAR).hand("A", OAK)
    position.pending("A", Closing(), Activation(WHERE))
    assert answer(name, position, "A") == "all"
    position.pending("A", Closing(), Activation(WHERE[:1]))
    assert answer(name, position, "A") == "use"
    position.pending("A", Closing(), Offered(Goods(compost_deck=2)))
    assert answer(name, position, "A") == "use"
    for colour in ("red", "blue", "yellow"):
        position = Position().plant("B", d4=OAK).play(f"A act {colour}")
        assert answer(name, position, "B").startswith("take")
    position = Position(collective="gemsbok").pending("A", Sharing())
    assert answer(name, position, "A") == "use"
    position = Position(animals=("thomsons_gazelle",)).plant("A", d4=GRASS, d5=15)
    position.pending("A", Closing(), Visiting(0, (24, 31)))
    assert answer(name, position, "A") == "all"
    position = Position(animals=("potbellied_pig",)).plant("A", d4=3)
    position.pending("A", Closing(), Rewarding(0, (24,)))
    assert answer(name, position, "A") == "use"


@rule("EAR-39")
@pytest.mark.parametrize("name", FIRST)
def test_a_sprout_goes_on_each(name: str) -> None:
    position = Position().plant("A", d4=83, d5=14, d6=GRASS).ability("A", "d4")
    assert answer(name, position, "A") == "all"


@rule("EAR-141")
@pytest.mark.parametrize("name", FIRST)
def test_what_cannot_be_used_is_passed_over(name: str) -> None:
    position = Position().plant("A", d4=DEAR, d5=(14, 4, 0)).hand("A", OAK)
    position.pending("A", Closing(), Activation(((24, 0),)))
    assert "convert" in position.choices("A")
    assert answer(name, position, "A") == "skip"


@rule("EAR-118")
def test_against_gaia_what_is_free_is_thought_about() -> None:
    """The answer may be to take it or not, but never to take all unseen."""
    position = Position(1).plant("A", c4=FREE_SOIL, d4=DEAR).hand("A", OAK)
    position.state.action = "red"
    position.pending("A", Closing(), Activation(WHERE))
    for name in FIRST:
        assert answer(name, position, "A") in ("use", "skip")


def test_greedy_beats_random() -> None:
    result = simulate(GAME, 2, 4, ["greedy", "random"], seed=1, budget=BUDGET)
    assert result.bots["greedy"].wins == 4
    assert result.bots["greedy"].mean_score > result.bots["random"].mean_score + 50
