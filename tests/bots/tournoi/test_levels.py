"""The levels of Le Tournoi: what each sees, and that none plays silly moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from bots.played import asked
from bots.tournoi.dealt import dealt
from games.tournoi import reduced
from hedgerow.bots import Budget, budget_for, make_bot
from hedgerow.bots.tournoi import LEVELS
from hedgerow.bots.tournoi.thinking import Weighing, outlook_of
from hedgerow.core.event import null_log
from hedgerow.games.tournoi import GAME
from hedgerow.games.tournoi.frames import Replacement
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.moves import Lay, Replace, Stay
from hedgerow.games.tournoi.plans import Plan
from hedgerow.games.tournoi.state import NONE, State, Turned
from hedgerow.locale import LANGUAGES, Catalogue

NAMES = tuple(level.name for level in LEVELS.levels)
BUDGET = Budget(20)


def placed(state: State, name: str, seed: int = 1) -> list[str]:
    """What a level holds for best in every decision of the first seat's placement."""
    bot, made = make_bot("tournoi", name, seed), []
    while decisions := [decision for decision in GAME.decisions(state) if decision.seat == 0]:
        (decision,) = decisions
        budget = budget_for("tournoi", name)
        move = bot.weigh(GAME.view(state, 0), decision, budget)[0].move
        made.append(str(move))
        GAME.apply(state, 0, move, null_log)
    return made


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"bonus": "trio"}),
        (2, {"bonus": "triple"}),
        (2, {"cards": "dealt"}),
        (2, {"cards": "common"}),
        (3, {"bonus": "trio"}),
    ],
)
def test_a_level_plays_by_the_rules(name: str, seats: int, options: dict[str, str]) -> None:
    for _, decision, move in asked(GAME, [name] * seats, f"{name} {seats}", BUDGET, **options):
        assert move in decision.moves


@pytest.mark.parametrize("name", NAMES)
def test_options_are_legal_sorted_and_explained(name: str) -> None:
    bot = make_bot("tournoi", name, 0)
    for view, decision, _ in asked(GAME, [name] * 2, "weighed", BUDGET):
        options = bot.weigh(view, decision, BUDGET)
        assert all(option.move in decision.moves for option in options)
        assert len({str(option.move) for option in options}) == len(options)
        rest = [option.chance for option in options[1:]]
        assert rest == sorted(rest, reverse=True), "the first one may be drawn from a mix"
        assert all(0 < option.chance < 1 and option.points is not None for option in options)
        for language in LANGUAGES:
            said = " ".join(map(Catalogue(language).say, options[0].reasons))
            assert said and "100%" not in said and " 0%" not in said


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_depends_on_seed_and_view_alone(name: str) -> None:
    for number, (view, decision, move) in enumerate(asked(GAME, [name] * 2, "again", BUDGET)):
        if number % 5 == 0:
            fresh = make_bot("tournoi", name, view.seat)
            assert fresh.choose(view, decision, BUDGET).move == move


@pytest.mark.parametrize("name", NAMES)
def test_a_level_goes_on_where_another_has_begun(name: str) -> None:
    state = dealt("D01 D15 D20 D34", "P01 P05 P13 P17 P20")
    GAME.apply(state, 0, Lay("D15", 4), null_log)
    GAME.apply(state, 0, Lay("D34", 1), null_log)
    made = placed(state, name)
    assert sorted(made[:2]) in (
        ["lay D01 2", "lay D20 3"],
        ["lay D01 3", "lay D20 2"],
    )


# What a level sees


def worth(state: State, name: str, card: str, battle: int) -> float:
    """The lead that a level expects of a card without a power card."""
    level = next(level for level in LEVELS.levels if level.name == name)
    outlook = outlook_of(GAME.view(state, 0), 1, Budget(level.ms), level)
    return outlook.value(battle - 1, (state.kit.copies[0][card], NONE))


def test_a_novice_counts_wins_and_a_player_points() -> None:
    """The Komodo dragon (4 points) and the giant octopus (2) are about equally heavy and long.

    Length is the surer win, and a player gives it to the card that brings more.
    """
    hand = "D06 D21 D26 D31"
    assert {"lay D31 1", "lay D06 2"} < set(placed(dealt(hand, ""), "novice"))
    assert {"lay D06 1", "lay D31 2"} < set(placed(dealt(hand, ""), "player"))


def test_an_expert_sees_the_bonus_and_a_player_does_not() -> None:
    def gain(name: str) -> float:
        """What the bonus adds to a winning card of a category that is needed."""
        with_bonus, without = dealt(*hand, bonus="trio"), dealt(*hand)
        kinds = with_bonus.kit.token_kinds
        whale = with_bonus.kit.copies[0]["D15"]
        with_bonus.tokens = tuple(
            sorted(range(len(kinds)), key=lambda at: kinds[at] != with_bonus.kit.kinds[whale])[:3]
        )
        return worth(with_bonus, name, "D15", 1) - worth(without, name, "D15", 1)

    hand = "D01 D15 D20 D34", "P13 P14 P15 P17 P20"
    assert gain("player") == 0
    assert gain("expert") > 0.2


def test_an_expert_remembers_which_cards_are_gone() -> None:
    """Nothing outweighs the bear once elephant, giraffe and polar bear have been won."""
    hand = "D01 D23 D20 D34", "P13 P14 P15 P17 P20"
    before, after = dealt(*hand), dealt(*hand)
    kit = after.kit
    gone = tuple(sorted(kit.copies[1][id] for id in ("D45", "D50", "D62")))
    after.zones[1] = gone
    after.seen = sum(1 << copy for copy in gone)
    after.hands[1] = tuple(copy for copy in kit.pools[1] if copy not in gone)[:4]
    after.piles[1] = tuple(copy for copy in kit.pools[1] if copy not in gone)[4:]
    assert worth(after, "player", "D23", 1) == worth(before, "player", "D23", 1)
    assert worth(before, "expert", "D23", 1) < 1.9
    assert worth(after, "expert", "D23", 1) == pytest.approx(2)


def test_a_master_expects_rivals_to_lay_their_cards_well() -> None:
    """Heavy animals meet heavy ones, so a penguin's weight wins less than against any card."""
    state = dealt("D05 D21 D20 D33", "P13 P14 P15 P17 P20")
    assert worth(state, "master", "D21", 1) < worth(state, "expert", "D21", 1) - 0.5


def test_a_player_waits_with_junior_and_an_expert_plays_it() -> None:
    """TOU-22: four of the smallest animals win nothing without it."""
    hand = "D01 D02 D03 D07", "P05 P06 P13 P17 P20"
    made = {name: placed(dealt(*hand), name) for name in NAMES}
    assert not [move for move in made["player"] if move.startswith("power")]
    assert sum(move.startswith("power P05") for move in made["expert"]) == 2
    assert sum(move.startswith("power P05") for move in made["master"]) == 2


def test_in_the_last_round_nobody_waits() -> None:
    for name in NAMES:
        made = placed(dealt("D01 D02 D03 D07", "P05 P06 P13 P17 P20", round=3), name)
        assert sum(move.startswith("power P05") for move in made) == 2, name


def test_nobody_lays_a_strong_card_where_it_is_weak() -> None:
    """The hippopotamus is heavy and the giant squid long; the snail is neither."""
    for name in NAMES:
        made = placed(dealt("D11 D18 D20 D32", "P14 P15 P16 P17 P20"), name)
        assert {"lay D11 1", "lay D18 2"} <= set(made), name


@pytest.mark.parametrize("name", NAMES)
def test_a_losing_card_is_replaced_and_a_winning_one_stays(name: str) -> None:
    for own, best in (("D01", Replace()), ("D15", Stay())):
        state = replacing(own, "D39")
        state.extra = [0, 3]
        (decision,) = GAME.decisions(state)
        bot = make_bot("tournoi", name, 1)
        assert bot.choose(GAME.view(state, 0), decision, BUDGET).move == best


def replacing(own: str, other: str) -> State:
    """The last battle of a game; by Relief the first seat may replace its card (TOU-38)."""
    state = dealt("D02 D03 D04 D05", "P05 P06 P13 P17 P20", round=3)
    kit = state.kit
    cards = kit.copies[0][own], kit.copies[1][other]
    relief, lane = kit.face_of["P18"], kit.battles - 1
    state.hands = [(), ()]
    state.steps = [0, 0]
    state.laid = [tuple((card,) if at == lane else () for at in range(4)) for card in cards]
    state.piles = [
        tuple(copy for copy in pool if copy != card)
        for pool, card in zip(kit.pools, cards, strict=True)
    ]
    state.played[0] = (relief,)
    state.powers_aside = tuple(face for face in state.powers_aside if face != relief)
    state.powers[1] = tuple(face for face in state.powers[1] if face != relief)
    state.seen = sum(1 << card for card in cards)
    state.turned = (Turned(lane, cards, (relief, NONE), cards),)
    state.lane = lane
    state.stack = [Replacement(lane, (0,))]
    return state


@pytest.mark.parametrize("name", NAMES)
def test_the_last_battle_is_not_risked_when_it_is_won(name: str) -> None:
    """The own card loses, but the points suffice: who replaces it could only tie or worse."""
    state = replacing("D01", "D39")
    state.extra = [9, 0]
    (decision,) = GAME.decisions(state)
    option = make_bot("tournoi", name, 1).weigh(GAME.view(state, 0), decision, BUDGET)[0]
    assert (option.move, option.chance) == (Stay(), 1.0)
    state.extra = [0, 9]
    assert LEVELS.sure_win(GAME.view(state, 0), decision) is None


def test_only_a_master_varies_its_plans() -> None:
    def plans(name: str) -> set[str]:
        hand = "D04 D05 D08 D12", "P05 P06 P07 P13 P14"
        return {" ".join(placed(dealt(*hand), name, seed)) for seed in range(6)}

    assert len(plans("expert")) == 1
    assert len(plans("master")) > 1


# The reduced game


def master_policy(view: View) -> Mapping[Plan, float]:
    level, shares = LEVELS.levels[-1], Counter[Plan]()
    for seed in range(SEEDS):
        outlook = outlook_of(view, seed, Budget(level.ms), level)
        for share, plan in Weighing(view, outlook, level, seed).mix():
            shares[plan] += share / SEEDS  # type: ignore[assignment]
    return shares


SEEDS = 2


def test_a_master_is_near_equilibrium_in_the_reduced_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = reduced.exploitability((master_policy, master_policy))
    with capsys.disabled():
        print(f"\nexploitability in points: master {found:.2f}")
    assert found <= 0.15


def test_a_master_bluffs_with_its_power_card_in_the_reduced_game() -> None:
    """With the same hand it lays its power card on the one battle, on the other, or on none."""
    ways = [
        {plan.powers for plan, share in master_policy(view).items() if share > 0.05}
        for view in (reduced.GAME.view(reduced.state_of(types), 0) for types in reduced.deals())
    ]
    assert max(map(len, ways)) > 1
