"""How one battle is decided: Junior, Protect, Action, ties; one ruling a test."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec.structs import replace

from games.tournoi.duels import HEAVY, REST, SMALL, lay, table, verdict, zone
from hedgerow.games.tournoi.battle import active
from hedgerow.games.tournoi.cards import Cancel, Keep, Reverse, Scale, powers
from hedgerow.games.tournoi.events import Stayed
from hedgerow.games.tournoi.kit import Terms, kit_of
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import play

# P01 Protect, P05 Junior, P13 double, P14 rivals' half, P15 next characteristic, P16 threat first,
# P17 cancel, P18 replace, P19 second wins, P20 two points.
# Weights: D15 18.7 t, D50 4500 kg, D11 2640 kg, D45 372 kg, D23 240 kg, D19 and D16 160 kg.


@rule("TOU-42")
def test_the_largest_value_wins() -> None:
    assert verdict("D11 D50 D23").winners == (1,)


@rule("TOU-42", "TOU-5")
@pytest.mark.parametrize(("battle", "winner"), [(1, 0), (2, 0), (3, 1), (4, 0)])
def test_each_battle_compares_its_own_characteristic(battle: int, winner: int) -> None:
    # Hippopotamus 2640 kg, 350 cm, 61.2 years, 234 days; olm 17 g, 25 cm, 102 years, 133 days.
    assert verdict("D11 D64", battle).winners == (winner,)


@rule("TOU-43")
def test_a_tie_goes_to_the_most_threatened_species() -> None:
    # Red deer (green) and green turtle (orange) weigh 160 kg.
    assert verdict("D19 D16").winners == (1,)


@rule("TOU-44")
def test_a_tie_of_one_colour_is_won_by_all_of_them() -> None:
    # Flamingo and green iguana, both green, weigh 3 kg; the bee weighs less.
    assert verdict("D55 D57 D01").winners == (0, 1)


@rule("TOU-43")
def test_the_tie_is_between_those_with_the_best_value_only() -> None:
    # The pen shell is red but weighs 1.5 kg.
    assert verdict("D55 D61 D51").winners == (1,)  # 3 kg green, 3 kg yellow


# Junior


@rule("TOU-22")
def test_junior_lets_the_smallest_value_win() -> None:
    assert verdict("D11+P05 D50 D23").winners == (2,)


@rule("TOU-23")
@pytest.mark.parametrize(("juniors", "winner"), [(0, 3), (1, 0), (2, 3), (3, 0), (4, 3)])
def test_each_junior_turns_the_battle_round_again(juniors: int, winner: int) -> None:
    cards = ["D01", "D23", "D11", "D50"]
    shown = [f"{id}+P05" if at < juniors else id for at, id in enumerate(cards)]
    assert verdict(" ".join(shown)).winners == (winner,)


@rule("TOU-24")
def test_under_junior_a_tie_still_goes_to_the_most_threatened_species() -> None:
    assert verdict("D19+P05 D16").winners == (1,)
    assert verdict("D55+P05 D57 D11").winners == (0, 1)


# Protect


@rule("TOU-25")
def test_a_card_under_protect_fights_and_may_win() -> None:
    judged = verdict("D50+P01 D11")
    assert judged.winners == (0,)


@rule("TOU-26", "TOU-27")
def test_protect_keeps_a_losing_card_and_the_winner_keeps_its_own() -> None:
    judged = verdict("D11+P01 D50 D23")
    assert (judged.winners, judged.kept) == ((1,), (0,))


@rule("TOU-28")
def test_several_seats_may_protect_on_one_battle() -> None:
    judged = verdict("D11+P01 D50 D23+P01 D01+P01")
    assert (judged.winners, judged.kept) == ((1,), (0, 2, 3))


@rule("TOU-29")
def test_protect_on_a_winning_card_brings_nothing_extra() -> None:
    judged = verdict("D50+P01 D11")
    assert (judged.winners, judged.kept, judged.points) == ((0,), (), (0, 0))


@rule("TOU-26", "TOU-27", "TOU-45", "TOU-46")
def test_where_the_cards_go_after_a_protected_loss() -> None:
    seated = table(f"{HEAVY} {REST}", f"{SMALL} {REST}", powers=("", "P01"))
    play(seated, f"{lay('A', HEAVY)}, {lay('B', SMALL)}, B power P01 1")
    assert zone(seated, 0) == ("D11", "D50", "D15", "D23")
    assert zone(seated, 1) == ("D01",)
    assert seated.view(None).piles[1].under == ("D07", "D59", "D49")


# Action


@rule("TOU-30", "TOU-4")
def test_the_box_has_three_kinds_and_every_action_differs() -> None:
    assert {card.kind for card in powers()} == {"junior", "protect", "action"}
    actions = [card.effect for card in powers() if card.kind == "action"]
    assert len(actions) == len(set(map(repr, actions))) == 8
    assert all(card.proposal for card in powers() if card.kind == "action")


@rule("TOU-33")
def test_one_s_own_value_counts_double() -> None:
    assert verdict("D11 D50").winners == (1,)
    assert verdict("D11+P13 D50").winners == (0,)  # 5280 against 4500 kg


@rule("TOU-34")
def test_every_rival_s_value_counts_half() -> None:
    # 2640 kg against half of 4500 and half of 18,700.
    assert verdict("D11+P14 D50").winners == (0,)
    assert verdict("D11+P14 D50 D15").winners == (2,)
    assert verdict("D11+P14 D50 D23").times == ((1, 1), (1, 2), (1, 2))


@rule("TOU-31", "TOU-33", "TOU-34")
def test_effects_add_up() -> None:
    # The deer's 160 kg count double and half, the bear's 240 kg once.
    judged = verdict("D19+P13 D23+P14")
    assert judged.times == ((2, 2), (1, 1))
    assert judged.winners == (1,)
    assert verdict("D15+P05 D11+P13 D50+P14").winners == (1,)  # 9350, 2640, 4500 and Junior


@rule("TOU-31")
def test_halves_are_compared_exactly() -> None:
    # Half of the swift's 39 g is 19.5 g, more than the salamander's 19 g.
    assert verdict("D28+P14 D04").winners == (1,)
    assert verdict("D08+P14 D04").winners == (1,)  # the robin's 18 g


@rule("TOU-35")
def test_the_battle_moves_on_to_the_next_characteristic() -> None:
    # On length the giant squid (1000 cm) beats the hippopotamus (350 cm).
    judged = verdict("D11 D18+P15", battle=1)
    assert (judged.characteristic, judged.winners) == (1, (1,))


@rule("TOU-35")
def test_after_the_last_characteristic_comes_the_first() -> None:
    judged = verdict("D43 D11+P15", battle=4)  # tuatara: 330 days, 0.43 kg
    assert (judged.characteristic, judged.winners) == (0, (1,))


@rule("TOU-35", "TOU-31")
def test_two_changes_move_two_places() -> None:
    assert verdict("D11+P15 D18+P15", battle=1).characteristic == 2


@rule("TOU-36")
def test_the_threat_level_is_compared_first() -> None:
    assert verdict("D15 D17+P16").winners == (1,)  # the eel is red
    assert verdict("D15+P16 D50 D01").winners == (0,)  # both orange: the heavier one


@rule("TOU-36", "TOU-24")
def test_threat_first_is_not_reversed_by_junior_but_values_are() -> None:
    assert verdict("D15+P05 D50+P16 D01").winners == (1,)


@rule("TOU-37")
def test_a_cancellation_leaves_other_actions_and_juniors_without_effect() -> None:
    judged = verdict("D11+P17 D50+P05 D23+P13")
    assert (judged.winners, judged.reversed) == ((1,), False)
    assert judged.times == ((1, 1),) * 3


@rule("TOU-37")
@pytest.mark.parametrize(
    ("kinds", "left"),
    [
        (("junior",), (Cancel, None, Scale, Keep)),
        (("action",), (Cancel, Reverse, None, Keep)),
        (("junior", "action"), (Cancel, None, None, Keep)),
        ((), (Cancel, Reverse, Scale, Keep)),
    ],
)
def test_a_cancellation_takes_the_kinds_it_names(
    kinds: tuple[Literal["junior", "action"], ...], left: tuple[type | None, ...]
) -> None:
    kit = kit_of(Terms(4))
    faces = [kit.face_of[id] for id in ("P17", "P05", "P13", "P01")]
    cards = tuple(
        replace(card, effect=Cancel(kinds)) if card.kind == "action" and card.id == "P17" else card
        for card in kit.faces
    )
    found = active(replace(kit, faces=cards), faces)
    assert tuple(None if effect is None else type(effect) for effect in found) == left


@rule("TOU-37")
def test_a_cancellation_leaves_protect_alone() -> None:
    judged = verdict("D50+P17 D11+P01")
    assert (judged.winners, judged.kept) == ((0,), (1,))


@rule("TOU-37")
def test_two_cancellations_do_not_cancel_each_other() -> None:
    assert verdict("D11+P17 D50+P17 D01+P05").winners == (1,)


@rule("TOU-32", "TOU-37")
def test_a_cancelled_replacement_offers_no_choice() -> None:
    seated = table(f"{HEAVY} {REST}", f"{SMALL} {REST}", powers=("P18", "P17"))
    play(seated, f"{lay('A', HEAVY)}, A power P18 1, {lay('B', SMALL)}, B power P17 1")
    assert zone(seated, 0)[0] == "D11" and seated.view(None).round == 1


@rule("TOU-32")
def test_multiplication_comes_after_the_change_of_characteristic() -> None:
    # Doubled on length, not on weight: 2 x 350 cm against 600 cm.
    judged = verdict("D11+P13 D50+P15", battle=1)
    assert (judged.characteristic, judged.winners) == (1, (0,))


@rule("TOU-32")
def test_junior_comes_after_multiplication() -> None:
    # 2 x 160 kg is more than 240 kg, so the bear is the lighter one.
    assert verdict("D19+P13 D23+P05").winners == (1,)


@rule("TOU-39")
def test_the_second_wins_too() -> None:
    judged = verdict("D11+P19 D50 D23")
    assert (judged.winners, judged.kept) == ((1,), (0,))


@rule("TOU-39")
def test_the_third_does_not() -> None:
    judged = verdict("D23+P19 D50 D11")
    assert (judged.winners, judged.kept) == ((1,), ())


@rule("TOU-39")
def test_behind_two_winners_one_is_still_second() -> None:
    assert verdict("D55 D57 D20+P19").kept == (2,)


@rule("TOU-39")
def test_a_second_that_wins_keeps_only_its_win() -> None:
    judged = verdict("D50+P19 D11")
    assert (judged.winners, judged.kept) == ((0,), ())


@rule("TOU-40")
def test_points_for_a_win_and_none_without() -> None:
    assert verdict("D50+P20 D11").points == (2, 0)
    assert verdict("D11+P20 D50").points == (0, 0)


@rule("TOU-40", "TOU-58")
def test_points_for_a_win_are_scored() -> None:
    seated = table(f"{HEAVY} {REST}", f"{SMALL} {REST}", powers=("P20", ""))
    play(seated, f"{lay('A', HEAVY)}, A power P20 2, {lay('B', SMALL)}")
    lines = {line.label.id: line.points for line in seated.view(None).sides[0].score.lines}
    # Hippopotamus 3, elephant 4, whale shark 4, brown bear 2.
    assert lines == {"tournoi-score-cards": 13, "tournoi-score-extra": 2, "tournoi-score-powers": 0}


@rule("TOU-41", "TOU-58", "TOU-40", "TOU-60")
def test_each_battle_tells_what_it_changes_of_the_points() -> None:
    seated = table(f"{HEAVY} {REST}", f"{SMALL} {REST}", powers=("P20", "P05 P08"))
    before = [side.score.total for side in seated.view(None).sides]
    play(seated, f"{lay('A', HEAVY)}, A power P20 2, {lay('B', SMALL)}, B power P05 1, B pass")
    view = seated.view(None)
    gains = [[fighter.gain for fighter in fight.fighters] for fight in view.fights]
    # Smallest weight: the bee, 2 points for a power card; the elephant 4 and 2 more for its own.
    assert gains == [[0, 1], [5, 0], [4, 0], [2, 0]]
    after = [was + sum(of) for was, of in zip(before, zip(*gains, strict=True), strict=True)]
    assert [side.score.total for side in view.sides] == after


@rule("TOU-38", "TOU-47", "TOU-60")
def test_a_battle_not_yet_decided_has_cost_its_power_card_alone() -> None:
    seated = table(f"{SMALL} D15 {REST}", f"{HEAVY} {REST}", powers=("P18", ""))
    play(seated, f"{lay('A', SMALL)}, A power P18 1, {lay('B', HEAVY)}")
    assert [fighter.gain for fighter in seated.view(None).fights[0].fighters] == [-1, 0]


# Replacement


REPLACE = f"{lay('A', SMALL)}, A power P18 1, {lay('B', HEAVY)}"


@rule("TOU-38", "TOU-32")
def test_a_replacement_fights_and_the_old_card_goes_under_the_deck() -> None:
    seated = table(f"{SMALL} D15 {REST}", f"{HEAVY} {REST}", powers=("P18", ""))
    play(seated, REPLACE)
    assert seated.to_act == (0,)
    play(seated, "A replace")
    assert zone(seated, 0) == ("D15",)
    # The bee went under the deck at once, the other three after their battles.
    assert seated.view(None).piles[0].under == ("D01", "D07", "D59", "D49")


@rule("TOU-38")
def test_a_replacement_may_be_declined() -> None:
    seated = table(f"{SMALL} D15 {REST}", f"{HEAVY} {REST}", powers=("P18", ""))
    play(seated, f"{REPLACE}, A stay")
    assert zone(seated, 0) == ()
    assert zone(seated, 1) == ("D11", "D50", "D15", "D23")
    assert "D15" in seated.view(0).hand  # drawn for the next round


@rule("TOU-38")
def test_several_replacements_are_chosen_in_seat_order() -> None:
    seated = table(f"{SMALL} D15 {REST}", f"{HEAVY} D32 {REST}", powers=("P18", "P18"))
    play(seated, f"{lay('A', SMALL)}, A power P18 1, {lay('B', HEAVY)}, B power P18 1")
    assert seated.to_act == (0,)
    play(seated, "A replace")
    assert seated.to_act == (1,)
    assert seated.view(1).fights[0].fighters[0].card == "D15"  # B sees it before it chooses
    play(seated, "B stay")
    assert zone(seated, 0) == ("D15",)


@rule("TOU-38", "TOU-16")
def test_a_replacement_is_chosen_before_the_next_battle_is_turned_up() -> None:
    seated = table(f"{SMALL} D15 {REST}", f"{HEAVY} {REST}", powers=("P18", ""))
    play(seated, REPLACE)
    view = seated.view(0)
    assert [spot.cards for spot in view.spots[1]] == [("D11",), ("",), ("",), ("",)]
    assert len(view.fights) == 1 and not view.fights[0].settled


@rule("TOU-38")
@pytest.mark.parametrize("battle", [1, 2, 3, 4])
def test_the_question_and_the_refusal_name_the_battle_of_the_replacement(battle: int) -> None:
    seated = table(f"{SMALL} D15 {REST}", f"{HEAVY} {REST}", powers=("P18", ""))
    play(seated, f"{lay('A', SMALL)}, A power P18 {battle}, {lay('B', HEAVY)}")
    (decision,) = seated.decisions_for(0)
    about = kit_of(Terms(2)).characteristics[battle - 1]
    assert decision.prompt.args == {"battle": about.name.message}
    assert Stayed(0, battle) in play(seated, "A stay")
