"""Biodiversity tokens: the winning trio and triple tokens; one ruling a test."""

from __future__ import annotations

import pytest

from games.tournoi.duels import HEAVY, REST, SMALL, fight, state, table
from hedgerow.core import Log
from hedgerow.games.tournoi import GAME
from hedgerow.games.tournoi.bonuses import take_tokens
from hedgerow.games.tournoi.events import TookToken
from hedgerow.games.tournoi.state import State
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import table_at

# Tokens: B1 mammal, or mammal + mollusc + other; B2 mollusc, or mollusc + bird + reptile;
# B3 bird, or bird + other + arthropod; B4 other, or other + reptile + fish;
# B6 arthropod, or arthropod + fish + mammal; B7 fish, or fish + amphibian + mollusc.
# Cards: D05 mammal, D06 mollusc, D02 other, D04 bird, D12 reptile, D01 arthropod, D09 fish.

DECK = "D01 D02 D04 D05 D06 D09 D12 D03 D08 D10 D11 D13 D14 D15 D16 D17 D18"


def zones(*ids: str, bonus: str = "triple", tokens: tuple[str, ...] = ("B1", "B2", "B3")) -> State:
    """A position in which each seat has protected these animals."""
    made = state(*(DECK,) * len(ids), bonus=bonus, tokens=tokens)  # type: ignore[arg-type]
    for seat, animals in enumerate(ids):
        made.zones[seat] = tuple(made.kit.copies[seat][id] for id in animals.split())
    return made


def points(made: State, label: str) -> list[int]:
    sides = table_at(GAME, made).view(None).sides
    return [
        sum(line.points for line in side.score.lines if line.label.id == label) for side in sides
    ]


def trio(*ids: str) -> list[int]:
    """Points for the trio mammal, mollusc, bird."""
    return points(zones(*ids, bonus="trio"), "tournoi-score-trio")


@rule("TOU-49", "TOU-59")
def test_a_trio_brings_four_points() -> None:
    assert trio("D05 D06 D04", "") == [4, 0]


@rule("TOU-59")
@pytest.mark.parametrize("bonus", ["trio", "triple"])
def test_a_view_tells_how_much_of_a_score_is_bonus(bonus: str) -> None:
    made = zones("D05 D06 D04", "D05", bonus=bonus)
    made.owners[1] = 1
    bonuses = [side.bonus for side in table_at(GAME, made).view(None).sides]
    assert bonuses == ([4, 0] if bonus == "trio" else [0, 3])


@rule("TOU-49")
def test_the_trio_is_counted_at_the_end_in_the_outcome() -> None:
    # The platypus is a mammal, the octopus a mollusc, the macaw a bird.
    hand = "D05 D06 D10 D02"
    seated = table(
        f"{hand} {REST}",
        f"D01 D07 D20 D60 {REST}",
        bonus="trio",
        tokens=("B1", "B2", "B3"),
        rounds=1,
    )
    fight(seated, hand, "D01 D07 D20 D60")
    assert seated.outcome is not None
    lines = {line.label.id: line.points for line in seated.outcome.scores[0].lines}
    assert lines["tournoi-score-trio"] == 4


@rule("TOU-50")
@pytest.mark.parametrize("animals", ["", "D05", "D05 D06", "D06 D04", "D02 D12 D09"])
def test_a_part_of_the_trio_brings_nothing(animals: str) -> None:
    assert trio(animals, "") == [0, 0]


@rule("TOU-51")
def test_more_animals_of_a_category_bring_no_more() -> None:
    assert trio("D05 D11 D13 D06 D18 D04 D08 D10", "") == [4, 0]


@rule("TOU-52")
def test_every_seat_with_the_trio_scores_it() -> None:
    assert trio("D05 D06 D04", "D11 D18 D08", "D05 D06") == [4, 4, 0]


def taken(made: State, round: int = 0) -> list[tuple[int, str, bool]]:
    """Who takes which token after a round, and whether a spare one stands in."""
    made.round = round
    log = Log()
    take_tokens(made, log)
    told = [entry.public for entry in log.entries]
    return [(e.side, e.token, e.stand_in) for e in told if isinstance(e, TookToken)]


@rule("TOU-53", "TOU-54", "TOU-59")
def test_a_token_is_taken_with_its_three_categories_and_brings_three_points() -> None:
    made = zones("D05 D06 D02", "D05 D06")
    assert taken(made) == [(0, "B1", False)]
    assert points(made, "tournoi-score-tokens") == [3, 0]


@rule("TOU-53")
def test_tokens_are_looked_at_when_all_four_battles_are_over() -> None:
    # Bird + other + arthropod: won on the first three battles, taken after the fourth.
    hand = "D10 D02 D14 D05"
    seated = table(f"{hand} {REST}", f"{SMALL} {REST}", bonus="triple", tokens=("B3", "B2", "B4"))
    events = fight(seated, hand, SMALL)
    names = [type(event).__name__ for event in events]
    assert names.index("TookToken") > max(at for at, name in enumerate(names) if name == "Fought")
    assert seated.view(None).tokens[0].owner == 0


@rule("TOU-53")
def test_a_token_that_was_taken_is_gone() -> None:
    made = zones("D05 D06 D02", "")
    taken(made)
    made.zones[1] = tuple(made.kit.copies[1][id] for id in ("D05", "D06", "D02"))
    assert taken(made, round=1) == []
    assert points(made, "tournoi-score-tokens") == [3, 0]


@rule("TOU-55")
def test_who_earns_it_in_the_same_round_takes_a_token_that_was_not_drawn() -> None:
    made = zones("D05 D06 D02", "D11 D18 D02")
    assert taken(made) == [(0, "B1", False), (1, "B1", True)]
    assert points(made, "tournoi-score-tokens") == [3, 3]


@rule("TOU-55")
def test_spare_tokens_run_out() -> None:
    everything = "D01 D02 D04 D05 D06 D09 D12 D07"
    deck = f"{DECK} D07"
    made = state(*(deck,) * 4, bonus="triple", tokens=("B1", "B2", "B3"))
    for seat in range(4):
        made.zones[seat] = tuple(made.kit.copies[seat][id] for id in everything.split())
    told = taken(made)
    assert [one for one in told if not one[2]] == [
        (0, "B1", False),
        (0, "B2", False),
        (0, "B3", False),
    ]
    assert [one[0] for one in told if one[2]] == [1, 2, 3, 1, 2]  # five of eight were not drawn
    assert sum(points(made, "tournoi-score-tokens")) == 8 * 3


@rule("TOU-56")
@pytest.mark.parametrize(("round", "first"), [(0, 0), (1, 1), (2, 2), (3, 0)])
def test_another_seat_is_first_in_each_round(round: int, first: int) -> None:
    made = zones("D05 D06 D02", "D05 D06 D02", "D05 D06 D02")
    owners = [side for side, _, stand_in in taken(made, round) if not stand_in]
    assert owners == [first]


@rule("TOU-57")
def test_an_animal_counts_for_several_tokens() -> None:
    # The octopus serves mammal + mollusc + other and mollusc + bird + reptile.
    made = zones("D05 D06 D02 D04 D12", "")
    assert taken(made) == [(0, "B1", False), (0, "B2", False)]
    assert len(made.zones[0]) == 5


@rule("TOU-53")
def test_progress_is_open_to_all() -> None:
    token = table_at(GAME, zones("D05 D02", "D06")).view(None).tokens[0]
    assert token.kinds == ("mammal", "mollusc", "other")
    assert token.have == (("mammal", "other"), ("mollusc",))


@rule("TOU-11")
def test_without_a_bonus_nothing_is_taken() -> None:
    made = state(f"{HEAVY} {REST}", f"{SMALL} {REST}")
    assert taken(made) == [] and points(made, "tournoi-score-trio") == [0, 0]
