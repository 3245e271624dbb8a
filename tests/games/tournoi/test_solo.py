"""One seat against the ghost; one ruling a test, then a whole game checked by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.tournoi.duels import fight, lay, state, table, zone
from hedgerow.core import Rng
from hedgerow.games.tournoi import GAME, solo
from hedgerow.games.tournoi.events import Replaced, TurnedUp
from hedgerow.games.tournoi.hidden import Fight
from hedgerow.games.tournoi.options import Bonus
from hedgerow.table import AnyTable, Table
from hedgerow.testing.golden import compare, playthrough
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import play, table_at

MINE = "D11 D50 D15 D23 D02 D03 D04 D05 D06 D08 D09 D10 D12 D13 D14 D16 D17"
GHOST = " ".join(f"D{number}" for number in range(35, 69))
"""The ghost's first eight: golden eagle, pike, chameleon, hedgehog, wolf, otter, scorpion, wels."""
HAND = "D11 D50 D15 D23"


def solitaire(mine: str = MINE, against: str = GHOST, **how: Any) -> AnyTable:
    return table(mine, against, seats=1, **how)


@rule("TOU-62")
def test_one_seat_has_the_set_up_of_two_and_the_ghost_a_pile_of_power_cards() -> None:
    seated = Table(GAME, 1, {}, seed="solo")
    view = seated.view(0)
    assert seated.to_act == (0,) and len(view.sides) == 2
    assert [pile.unseen for pile in view.piles] == [30, 26]
    assert view.sides[1].powers == 5  # one of them lies on a battle
    piles = {GAME.determinize(view, Rng(seed)).powers[1] for seed in range(20)}
    assert len(piles) > 10  # nobody knows them


@rule("TOU-63")
def test_the_ghost_lays_its_top_eight_cards_two_on_each_battle() -> None:
    made = state(MINE, GHOST, seats=1, powers=("", "P05 P06 P07 P08 P09"))
    laid = [[made.kit.ids[copy] for copy in there] for there in made.laid[1]]
    assert laid == [["D35", "D36"], ["D37", "D38"], ["D39", "D40"], ["D41", "D42"]]
    view = GAME.view(made, 0)
    assert [spot.cards for spot in view.spots[1]] == [("", "")] * 4


@rule("TOU-64")
def test_its_top_power_card_lies_face_down_where_chance_says() -> None:
    made = state(MINE, GHOST, seats=1, powers=("", "P13 P05 P01 P14 P15"), ghost=(2, 0, 0, 3))
    spots = GAME.view(made, 0).spots[1]
    assert [spot.covered for spot in spots] == [False, False, True, False]
    assert [spot.power for spot in spots] == ["", "", "", ""]
    assert made.covers[1][2] == made.kit.face_of["P13"]
    lanes = {GAME.setup(GAME.read_options({}), 1, Rng(seed)).ghost_lanes[0] for seed in range(40)}
    assert lanes == {0, 1, 2, 3}


@rule("TOU-65")
def test_the_seat_places_as_usual() -> None:
    seated = solitaire(powers=("P05 P13", "P01"))
    assert set(seated.view(0).hand) == set(HAND.split())
    play(seated, f"{lay('A', HAND)}, A power P13 2, A pass")
    assert seated.view(0).round == 1 and seated.view(0).powers == ("P05",)


@rule("TOU-64", "TOU-21")
def test_the_ghost_is_never_asked_for_a_power_card() -> None:
    seated = solitaire(powers=("P05 P13", "P01 P02"))
    assert [side.steps for side in seated.view(0).sides] == [2, 0]
    play(seated, f"{lay('A', HAND)}, A power P13 2, A pass")
    assert [side.steps for side in seated.view(0).sides] == [1, 0]


@rule("TOU-66")
def test_the_ghost_fights_with_the_higher_value() -> None:
    kit = state(MINE, GHOST, seats=1).kit
    eagle, pike = (kit.copies[1][id] for id in ("D35", "D36"))
    assert solo.choose(kit, (eagle, pike), 0) == (pike, eagle)  # 4.4 and 8 kg
    assert solo.choose(kit, (eagle, pike), 2) == (eagle, pike)  # 48 and 30 years


@rule("TOU-66", "TOU-68")
def test_all_cards_are_turned_up_and_the_unused_one_is_discarded() -> None:
    seated = solitaire()
    events = fight(seated, HAND)
    shown = [event.cards[1] for event in events if isinstance(event, TurnedUp)]
    assert shown[0] == ("D35", "D36")
    fighter = seated.view(None).fights[0].fighters[1]
    assert (fighter.card, fighter.unused) == ("D36", "D35")
    assert {"D35", "D36"} <= set(seated.view(None).discards[1])


@rule("TOU-66")
def test_the_ghost_takes_the_higher_value_under_junior_too() -> None:
    # The bee would lose to the eagle's 4.4 kg as well; the pike's 8 kg must be fought.
    seated = solitaire(f"D36 {MINE.replace('D36 ', '')}", powers=("P05", ""))
    play(seated, f"{lay('A', 'D36 D11 D50 D15')}, A power P05 1")
    fighters = seated.view(None).fights[0].fighters
    assert [one.card for one in fighters] == ["D36", "D36"]
    assert fighters[0].won and fighters[1].won  # the same fish


@rule("TOU-66", "TOU-35")
def test_it_is_the_characteristic_that_the_battle_is_fought_on() -> None:
    # Moved from weight to length: chameleon 45 cm, hedgehog 23.7 cm though it is heavier.
    against = f"D37 D38 {GHOST.replace('D37 D38 ', '')}"
    seated = solitaire(against=against, powers=("P15", ""))
    play(seated, f"{lay('A', HAND)}, A power P15 1")
    assert seated.view(None).fights[0].fighters[1].card == "D37"


@rule("TOU-67")
def test_between_equals_the_more_threatened_then_the_first() -> None:
    kit = state("D11 D50 D15 D23", "D55 D61 D57 D35", seats=1, rounds=1).kit
    flamingo, crab, iguana = (kit.copies[1][id] for id in ("D55", "D61", "D57"))
    assert solo.choose(kit, (flamingo, crab), 0) == (crab, flamingo)  # 3 kg each, the crab yellow
    assert solo.choose(kit, (flamingo, iguana), 0) == (flamingo, iguana)
    assert solo.choose(kit, (iguana, flamingo), 0) == (iguana, flamingo)


@rule("TOU-68")
def test_losers_are_discarded_and_winners_protected() -> None:
    seated = solitaire()
    # 2640 against 8 kg; 600 against 45 cm; 100 against 20.6 years; 215 against 270 days.
    fight(seated, HAND)
    view = seated.view(None)
    assert zone(seated, 0) == ("D11", "D50", "D15")
    assert zone(seated, 1) == ("D41",)
    assert view.discards[0] == ("D23",)
    assert len(view.discards[1]) == 7
    assert [pile.under for pile in view.piles] == [(), ()]


@rule("TOU-69", "TOU-38")
def test_the_ghost_uses_a_replacement() -> None:
    seated = solitaire(powers=("", "P18"), ghost=(0, 0, 0, 0))
    fight(seated, HAND)
    fighter = seated.view(None).fights[0].fighters[1]
    assert (fighter.before, fighter.card, fighter.unused) == ("D36", "D43", "D35")
    assert seated.view(None).piles[1].under == ("D36",)


@rule("TOU-38", "TOU-69")
def test_with_a_replacement_each_the_seat_chooses_before_the_ghost() -> None:
    seated = solitaire(powers=("P18", "P18"), ghost=(0, 0, 0, 0))
    events = play(seated, f"{lay('A', HAND)}, A power P18 1")
    assert not [event for event in events if isinstance(event, Replaced)]
    assert seated.to_act == (0,)
    assert seated.view(0).fights[0].fighters[1].card == "D36", "the ghost waits"
    events = play(seated, "A replace")
    assert [event.side for event in events if isinstance(event, Replaced)] == [0, 1]
    fighters = seated.view(None).fights[0].fighters
    assert [one.card for one in fighters] == ["D02", "D43"]
    assert [one.before for one in fighters] == ["D11", "D36"]


@rule("TOU-38", "TOU-69")
def test_the_ghost_replaces_its_card_also_when_the_seat_does_not() -> None:
    seated = solitaire(powers=("P18", "P18"), ghost=(0, 0, 0, 0))
    play(seated, f"{lay('A', HAND)}, A power P18 1")
    events = play(seated, "A stay")
    assert [type(event).__name__ for event in events[:2]] == ["Stayed", "Replaced"]
    assert [one.card for one in seated.view(None).fights[0].fighters] == ["D11", "D43"]


@rule("TOU-21")
def test_alone_one_pass_is_enough() -> None:
    seated = solitaire(powers=("P05 P13 P14", "P01"))
    play(seated, lay("A", HAND))
    assert len(seated.decisions_for(0)[0].moves) == 3 * 4 + 1
    play(seated, "A power P05 2, A pass")
    assert seated.view(0).round == 1, "the battles are over"
    assert seated.view(0).powers == ("P13", "P14")


@rule("TOU-21")
def test_a_spectator_of_one_seat_knows_that_it_has_not_passed_yet() -> None:
    seated = solitaire(powers=("P05 P13 P14", "P01"))
    play(seated, f"{lay('A', HAND)}, A power P05 2")
    for seed in range(20):
        world = GAME.determinize(seated.view(None), Rng(seed))
        assert world.passed[0] is False
        assert sum(face >= 0 for face in world.covers[0]) == 1


@rule("TOU-70")
def test_the_ghost_s_fifth_power_card_brings_it_a_point() -> None:
    seated = Table(GAME, 1, {"bonus": "none"}, seed="fifth")
    while seated.to_act:
        seated.play(0, seated.decisions_for(0)[0].moves[-1])
    ghost = seated.view(None).sides[1]
    assert len(ghost.played) == 4 and ghost.score.lines[-1].points == 1


@rule("TOU-70")
@pytest.mark.parametrize("bonus", ["trio", "triple"])
def test_the_ghost_scores_the_bonus(bonus: Bonus) -> None:
    tokens = {"trio": ("B1", "B2", "B3"), "triple": ("B1", "B2", "B4"), "none": ()}[bonus]
    made = state(MINE, GHOST, seats=1, bonus=bonus, tokens=tokens)
    # Hedgehog, pen shell, sea cucumber; with the eagle also the trio mammal, mollusc, bird.
    made.zones[1] = tuple(made.kit.copies[1][id] for id in ("D38", "D51", "D48", "D35"))
    if bonus == "triple":
        seated = table_at(GAME, made)
        fight(seated, HAND)
        assert seated.view(None).tokens[0].owner == 1
        made = seated._state
    line = GAME.view(made, None).sides[1].score.lines[1]
    assert line.points == {"trio": 4, "triple": 3}[bonus]


@rule("TOU-71")
@pytest.mark.parametrize(
    ("mine", "rank", "reason"),
    [
        ("D11", 1, "tournoi-outcome-won"),
        ("D23", 1, "tournoi-outcome-shared"),
        ("", 2, "tournoi-outcome-ghost"),
    ],
)
def test_more_points_than_the_ghost_win_and_as_many_share(
    mine: str, rank: int, reason: str
) -> None:
    made = state(MINE, GHOST, seats=1)
    made.zones[0] = tuple(made.kit.copies[0][id] for id in mine.split())
    made.zones[1] = (made.kit.copies[1]["D35"],)  # 2 points
    made.stack = []
    ended = GAME.outcome(made)
    assert ended is not None and ended.ranks == (rank,) and ended.reason.id == reason


SCRIPT = """
A lay D03 1, A lay D21 2, A lay D33 3, A lay D07 4, A power P05 1, A pass
A lay D29 3, A lay D31 2, A lay D19 1, A lay D05 4, A power P20 1, A power P19 4, A pass
A lay D23 1, A lay D34 2, A lay D04 3, A lay D02 4, A power P16 2, A pass
A lay D01 1, A lay D13 2, A lay D16 3, A lay D27 4, A power P14 4
"""

BY_HAND = [
    # Round 1. My Junior: beetle 30 g under chameleon 150 g (the newt's 3 g stay unused). Penguin
    # 115 cm, kangaroo 120. Vulture 37 years, pearl mussel 190. The ghost's Junior: frog 12 days
    # under tuatara 330.
    ("D03 D37 A", "D21 D58 ghost", "D33 D67 ghost", "D07 D43 A"),
    # Round 2. Deer 160 kg, ostrich 109, and 2 points. Komodo dragon 260 cm, flamingo 130, which
    # Protect keeps. Tortoise 152 years, pike 30. Platypus 17 days, chimpanzee 229; second, kept.
    ("D19 D52 A", "D31 D55 A+ghost", "D29 D36 A", "D05 D65 ghost+A"),
    # Round 3. Bear 240 kg, albatross 8. Threat first: kakapo red, bull shark yellow, so Junior has
    # nothing to say. Swift 21.1 years, beaver 35. Anemone 5 days, polar bear 228.
    ("D23 D44 A", "D34 D46 A", "D04 D53 ghost", "D02 D45 ghost"),
    # Round 4. Bee 0.1 g, giraffe 800 kg, its Protect adds nothing. Lion 184 cm, starfish 30. Turtle
    # 75 years, axolotl 17. Panda 135 days, dolphin half of 365: 182.5.
    ("D01 D62 ghost", "D13 D60 A", "D16 D68 A", "D27 D56 ghost"),
]
"""Each battle as worked out on paper: my card, the ghost's, who won, and after a plus who kept."""


@rule("TOU-62", "TOU-66", "TOU-68", "TOU-70", "TOU-71")
def test_a_whole_game_that_was_checked_by_hand() -> None:
    seated: AnyTable = Table(GAME, 1, {"bonus": "triple"}, seed="golden 7")
    rounds = []
    for line in SCRIPT.strip().splitlines():
        play(seated, line)
        rounds.append(tuple(_told(fight) for fight in seated.view(None).fights))
    assert rounds == BY_HAND
    # Cards 2+2, 2+4+3+2, 2+5, 3+4; the lucky star; reptile, arthropod and amphibian after round 2.
    assert seated.outcome is not None
    assert [line.points for line in seated.outcome.scores[0].lines] == [29, 2, 3, 0]
    # The ghost: cards 2+4, 2+4, 2+3, 3+2, no token, and one power card left.
    ghost = seated.view(None).sides[1].score
    assert [line.points for line in ghost.lines] == [22, 0, 1]
    assert seated.outcome.ranks == (1,)


def _told(fight: Fight) -> str:
    names = ("A", "ghost")
    won = [names[side] for side, one in enumerate(fight.fighters) if one.won]
    kept = [names[side] for side, one in enumerate(fight.fighters) if one.kept]
    cards = " ".join(one.card for one in fight.fighters)
    return f"{cards} {'+'.join((*won, *kept))}"


def test_the_same_game_as_text() -> None:
    moves = [move.strip() for move in SCRIPT.strip().replace("\n", ",").split(",")]
    file = Path(__file__).parent / "golden" / "solo-by-hand.txt"
    compare(file, playthrough(GAME, 1, {"bonus": "triple"}, 7, moves))
