"""The bots of Le Tournoi: legal, repeatable, in words, better than each other in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec
import pytest

from bots.played import asked
from games.tournoi import reduced
from hedgerow.arena import simulate
from hedgerow.bots import Budget, make_bot
from hedgerow.bots.tournoi import FIRST
from hedgerow.bots.tournoi.bots import NEAR, GreedyBot, MixedBot, plan_reasons
from hedgerow.core.rng import Rng
from hedgerow.games.tournoi import GAME
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.plans import Plan
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table

BUDGET = Budget(20)


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("greedy", 1, {"bonus": "trio"}),
        ("greedy", 2, {"cards": "common"}),
        ("greedy", 4, {"bonus": "triple"}),
        ("mixed", 1, {"bonus": "triple"}),
        ("mixed", 2, {"cards": "dealt"}),
        ("mixed", 3, {"bonus": "trio"}),
    ],
)
def test_a_bot_plays_by_the_rules(name: str, seats: int, options: dict[str, str]) -> None:
    for _, decision, move in asked(GAME, [name] * seats, f"{name} {seats}", BUDGET, **options):
        assert move in decision.moves


@pytest.mark.parametrize("name", FIRST)
def test_a_choice_depends_on_seed_and_view_alone(name: str) -> None:
    """A fresh bot that comes in the middle of a round goes on with the same plan."""
    for number, (view, decision, move) in enumerate(asked(GAME, [name] * 2, "again", BUDGET)):
        if number % 3 == 0 and number < 30:
            assert view.seat is not None
            fresh = make_bot("tournoi", name, view.seat)
            assert fresh.choose(view, decision, BUDGET).move == move


@pytest.mark.parametrize("name", FIRST)
def test_a_bot_needs_nothing_but_what_travels(name: str) -> None:
    table = Table(GAME, 2, {}, seed="wire")
    view, (decision,) = table.view(0), table.decisions_for(0)
    copy = msgspec.json.decode(msgspec.json.encode(view), type=View)
    one, other = (make_bot("tournoi", name, 3).choose(v, decision, BUDGET) for v in (view, copy))
    assert one == other


@pytest.mark.parametrize("name", FIRST)
def test_a_bot_goes_on_where_another_has_begun(name: str) -> None:
    table = Table(GAME, 2, {}, seed="after another")
    rng = Rng(4)
    for _ in range(3):
        table.play(0, table.decisions_for(0)[0].moves.pick(rng))
    while 0 in table.to_act:
        (decision,) = table.decisions_for(0)
        move = make_bot("tournoi", name, 1).choose(table.view(0), decision, BUDGET).move
        assert move in decision.moves
        table.play(0, move)


@pytest.mark.parametrize("name", FIRST)
def test_reasons_have_words(name: str) -> None:
    table = Table(GAME, 2, {}, seed="words")
    bots = [make_bot("tournoi", name, seat) for seat in range(2)]
    said: Counter[str] = Counter()
    while table.to_act:
        seat = table.to_act[0]
        choice = bots[seat].choose(table.view(seat), table.decisions_for(seat)[0], BUDGET)
        for reason in choice.reasons:
            said[reason.id] += 1
            assert all(Catalogue(language).say(reason) for language in LANGUAGES)
        table.play(seat, choice.move)
    assert said


@pytest.mark.parametrize(
    ("lead", "share", "english"),
    [
        (
            1.5,
            0.31,
            "In this round I expect to gain about 1.5 points on my rivals with this plan."
            " I vary my plans so that nobody can foresee me; this one I choose about 31% of the"
            " time.",
        ),
        (1.0, 1.0, "In this round I expect to gain about 1 point on my rivals with this plan."),
        (
            -5.5,
            0.99,
            "With this plan my rivals should gain about 5.5 points on me in this round.",
        ),
        (0.04, 1.0, "I expect to stay level with my rivals in this round."),
        (
            -0.04,
            0.001,
            "I expect to stay level with my rivals in this round. I vary my plans so that nobody"
            " can foresee me; this one I choose about 1% of the time.",
        ),
    ],
)
def test_a_plan_is_explained_as_a_person_would(lead: float, share: float, english: str) -> None:
    assert " ".join(map(Catalogue("en").say, plan_reasons(lead, share))) == english


def test_nobody_says_a_hundred_per_cent() -> None:
    """Nor nothing per cent: such cards are spoken of in other words."""
    said: set[str] = set()
    for seed in range(4):
        table = Table(GAME, 2, {}, seed=f"sure {seed}")
        bots = [make_bot("tournoi", name, 5) for name in ("greedy", "mixed")]
        while table.to_act:
            seat = table.to_act[0]
            choice = bots[seat].choose(table.view(seat), table.decisions_for(seat)[0], BUDGET)
            said |= {Catalogue("en").say(reason) for reason in choice.reasons}
            table.play(seat, choice.move)
    assert not [line for line in said if "100%" in line or " 0%" in line or "−" in line]
    assert any("Hardly any card beats" in line for line in said)
    assert any("I give" in line for line in said)


def test_greedy_beats_random() -> None:
    result = simulate(GAME, 2, 40, ["greedy", "random"], seed=5)
    assert result.bots["greedy"].win_rate > 0.75


# The reduced game


def greedy_policy(view: View) -> Mapping[Plan, float]:
    shares: Counter[Plan] = Counter()
    for seed in range(SEEDS):
        bot = GreedyBot(seed)
        shares[bot.plan(view)] += 1
    return {plan: count / SEEDS for plan, count in shares.items()}


def mixed_policy(view: View) -> Mapping[Plan, float]:
    shares: Counter[Plan] = Counter()
    for seed in range(SEEDS):
        solved = MixedBot(seed).solve(view, BUDGET, Rng(seed))
        for plan, share in zip(solved.plans, solved.mix(NEAR), strict=True):
            shares[plan] += share / SEEDS  # type: ignore[assignment]
    return shares


SEEDS = 4


def test_the_reduced_game_is_the_game() -> None:
    """The gain that the search uses is what the rules give, for every deal and some plans."""
    rng = Rng(1)
    for dealt in reduced.deals():
        laid = rng.choice(reduced.plans(dealt[0])), rng.choice(reduced.plans(dealt[1]))
        assert reduced.played(dealt, laid) == reduced.gain(laid)


def test_a_pure_policy_is_exploited() -> None:
    """The measure itself: always the first plan loses points to who knows it."""

    def first(view: View) -> Mapping[Plan, float]:
        return {reduced.plans(reduced.hand_seen(view))[0]: 1.0}

    assert reduced.exploitability((first, first)) > 1


def test_mixed_is_less_exploitable_than_greedy(capsys: pytest.CaptureFixture[str]) -> None:
    greedy = reduced.exploitability((greedy_policy, greedy_policy))
    mixed = reduced.exploitability((mixed_policy, mixed_policy))
    with capsys.disabled():
        print(f"\nexploitability in points: mixed {mixed:.2f}, greedy {greedy:.2f}")
    assert mixed < greedy
