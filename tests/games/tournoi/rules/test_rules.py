"""Set-up, placement, rounds and the end; one ruling a test."""

from __future__ import annotations

from collections import Counter

import pytest

from games.tournoi.duels import HEAVY, REST, SMALL, fight, lay, state, table, zone
from hedgerow.core import BadInput, Rng
from hedgerow.games.tournoi import GAME
from hedgerow.games.tournoi.cards import BATTLES, DEGREES, powers, standard
from hedgerow.games.tournoi.events import Ended, Fought, TurnedUp
from hedgerow.games.tournoi.frames import Placement, Replacement
from hedgerow.games.tournoi.kit import Terms, kit_of
from hedgerow.games.tournoi.moves import Lay, Pass
from hedgerow.games.tournoi.options import TournoiOptions
from hedgerow.games.tournoi.rules import MAX_DECISIONS
from hedgerow.games.tournoi.state import State
from hedgerow.locale import Catalogue
from hedgerow.table import Table
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import play, refused, table_at

DECKS = f"{HEAVY} {REST}", f"{SMALL} {REST}"


def start(seats: int, seed: int = 3, **options: object) -> State:
    return GAME.setup(GAME.read_options(options), seats, Rng(seed))


def symbols(made: State, seat: int) -> Counter[str | None]:
    copies = (*made.hands[seat], *made.piles[seat])
    return Counter(made.kit.cards[copy].symbol for copy in copies)


# Set-up


@rule("TOU-6")
def test_two_seats_have_a_deck_of_34_cards_each() -> None:
    made = start(2)
    assert symbols(made, 0) == {"sun": 17, "leaf": 17}
    assert symbols(made, 1) == {"paw": 17, "snowflake": 17}


@rule("TOU-7")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_seats_have_a_half_deck_of_17_cards_each(seats: int) -> None:
    made = start(seats)
    owned = [symbols(made, seat) for seat in range(seats)]
    marks = ("sun", "leaf", "paw", "snowflake")[:seats]
    assert owned == [{mark: 17} for mark in marks]


@rule("TOU-3")
def test_the_totems_lie_in_different_decks_and_fight_like_any_card() -> None:
    made = start(2)
    totems = [copy for copy, card in enumerate(made.kit.cards) if card.totem]
    assert [made.kit.ids[copy] for copy in totems] == ["D13", "D50"]
    assert [copy in made.kit.pools[0] for copy in totems] == [True, False]
    seated = table(f"D13 D02 D03 D04 {REST}", f"D50 D07 D59 D49 {REST}")
    fight(seated, "D13 D02 D03 D04", "D50 D07 D59 D49")
    assert zone(seated, 1)[0] == "D50"


@rule("TOU-8")
def test_decks_are_shuffled() -> None:
    orders = {tuple(start(2, seed).piles[0]) for seed in range(20)}
    assert len(orders) == 20


@rule("TOU-9", "TOU-18")
@pytest.mark.parametrize(("seats", "left"), [(1, 10), (2, 10), (3, 5), (4, 0)])
def test_five_power_cards_each_and_the_rest_aside(seats: int, left: int) -> None:
    made = start(seats)
    dealt = [len(made.powers[side]) + (5 - made.covers[side].count(-1) - 1) for side in range(2)]
    assert dealt == [5, 5]
    assert len(made.powers_aside) == left
    faces = [made.kit.face_of[card.id] for card in powers()]
    held = [face for hand in (*made.powers, *made.covers) for face in hand if face >= 0]
    assert sorted((*held, *made.powers_aside)) == sorted(faces)


@rule("TOU-10", "TOU-9")
def test_power_cards_are_their_owner_s_secret() -> None:
    seated = Table(GAME, 2, {}, seed="secret")
    assert len(seated.view(0).powers) == 5 and seated.view(None).powers == ()
    hands = {GAME.determinize(seated.view(0), Rng(seed)).powers[1] for seed in range(20)}
    assert len(hands) > 10


@rule("TOU-11")
@pytest.mark.parametrize(("bonus", "kinds"), [("trio", 1), ("triple", 3)])
def test_three_tokens_lie_open_on_the_side_that_is_played(bonus: str, kinds: int) -> None:
    drawn = set()
    for seed in range(30):
        view = GAME.view(start(2, seed, bonus=bonus), None)
        assert [len(token.kinds) for token in view.tokens] == [kinds] * 3
        drawn.add(tuple(token.id for token in view.tokens))
    assert len(drawn) > 10


@rule("TOU-11")
def test_without_a_bonus_there_are_no_tokens() -> None:
    assert GAME.view(start(2, bonus="none"), None).tokens == ()


# Rounds


@rule("TOU-12", "TOU-13")
def test_four_rounds_of_four_new_cards() -> None:
    seated = table(*DECKS)
    seen = []
    for number in range(4):
        assert seated.view(None).round == number
        hands = [seated.view(seat).hand for seat in range(2)]
        assert [len(hand) for hand in hands] == [4, 4]
        seen += [hands[0]]
        fight(seated, " ".join(hands[0]), " ".join(hands[1]))
    assert seated.to_act == () and seated.outcome is not None
    assert len({id for hand in seen for id in hand}) == 16


@rule("TOU-13")
def test_hands_come_from_the_top_of_the_deck() -> None:
    seated = table(*DECKS)
    assert set(seated.view(0).hand) == set(HEAVY.split())
    fight(seated, HEAVY, SMALL)
    assert set(seated.view(0).hand) == set(REST.split()[:4])


@rule("TOU-14")
def test_too_few_cards_for_a_round_end_the_game() -> None:
    made = state(f"{HEAVY} {SMALL} D02", cards="common", seats=2)
    seated = table_at(GAME, made)
    for seat in range(2):
        play(seated, lay("AB"[seat], " ".join(seated.view(seat).hand)))
    # Four winners at least have left the nine cards, so eight are not there any more.
    assert seated.outcome is not None and seated.view(None).round == 1


@rule("TOU-14")
@pytest.mark.parametrize(("rounds", "short"), [(1, True), (4, False)])
def test_the_story_tells_when_the_cards_did_not_suffice(rounds: int, short: bool) -> None:
    decks = (f"{HEAVY} D02", f"{SMALL} D03") if short else DECKS
    seated = table(*decks)
    events = []
    for _ in range(rounds):
        events = fight(seated, *(" ".join(seated.view(seat).hand) for seat in range(2)))
    assert seated.outcome is not None
    assert [event.short for event in events if isinstance(event, Ended)] == [short]


@rule("TOU-14", "TOU-63")
@pytest.mark.parametrize(("cards", "rounds"), [(12, 1), (16, 2)])
def test_the_ghost_needs_twice_as_many_of_a_common_deck(cards: int, rounds: int) -> None:
    """Four cards for the seat and eight for the ghost; each round at least four are won."""
    ids = " ".join(card.id for card in standard().cards[:cards])
    seated = table_at(GAME, state(ids, cards="common", seats=1, powers=("", "")))
    while seated.to_act:
        seated.play(0, seated.decisions_for(0)[0].moves[0])
    assert seated.view(None).round == rounds
    assert seated.view(None).piles[0].unseen + len(seated.view(None).piles[0].under) < 12


def test_a_game_has_no_more_decisions_than_cards_answers_and_replacements() -> None:
    assert MAX_DECISIONS == 4 * (4 * 4 + 4 * 4 + 5)


# Placement


@rule("TOU-15")
def test_each_battle_takes_one_card_of_one_s_hand() -> None:
    seated = table(*DECKS)
    (decision,) = seated.decisions_for(0)
    assert len(decision.moves) == 16
    play(seated, "A lay D11 2")
    assert refused(seated, "A lay D50 2") == "TOU-15"  # taken
    assert refused(seated, "A lay D11 1") == "TOU-15"  # laid already
    assert refused(seated, "A lay D01 1") == "TOU-15"  # another seat's card
    play(seated, "A lay D50 1, A lay D15 4, A lay D23 3")
    assert [spot.cards for spot in seated.view(0).spots[0]] == [
        ("D50",),
        ("D11",),
        ("D23",),
        ("D15",),
    ]
    with pytest.raises(BadInput, match="error-not-asked"):
        play(seated, "A lay D02 1")


@rule("TOU-5")
def test_there_is_no_fifth_battle() -> None:
    seated = table(*DECKS, powers=("P05", ""))
    assert refused(seated, "A lay D11 5") == "TOU-5"
    play(seated, lay("A", HEAVY))
    assert refused(seated, "A power P05 0") == "TOU-5"


@rule("TOU-16")
def test_all_seats_place_at_the_same_time() -> None:
    seated = table(*DECKS)
    assert seated.to_act == (0, 1)
    play(seated, "B lay D01 1, A lay D11 1, B lay D07 2")
    assert seated.to_act == (0, 1)


@rule("TOU-16")
def test_nobody_sees_what_another_seat_has_laid() -> None:
    one, other = table(*DECKS), table(*DECKS)
    play(one, "A lay D11 1")
    play(other, "A lay D50 3")
    assert one.message(1) == other.message(1)
    assert one.message(None) == other.message(None)
    assert one.message(0) != other.message(0)


@rule("TOU-17")
def test_power_cards_come_after_the_four_cards() -> None:
    seated = table(*DECKS, powers=("P05 P13", ""))
    assert refused(seated, "A power P05 1") == "TOU-17"
    assert refused(seated, "A pass") == "TOU-17"
    play(seated, lay("A", HEAVY))
    (decision,) = seated.decisions_for(0)
    assert len(decision.moves) == 2 * 4 + 1  # two cards, four battles, or none
    play(seated, "A power P05 3, A power P13 1")
    powers_laid = [spot.power for spot in seated.view(0).spots[0]]
    assert powers_laid == ["P13", "", "P05", ""]


@rule("TOU-17")
def test_equal_power_cards_are_one_choice() -> None:
    seated = table(*DECKS, powers=("P05 P06 P12", ""))
    play(seated, lay("A", HEAVY))
    (decision,) = seated.decisions_for(0)
    assert len(decision.moves) == 4 + 1
    assert seated.view(0).powers == ("P05", "P05", "P05")


@rule("TOU-17", "TOU-21")
def test_none_may_be_laid() -> None:
    seated = table(*DECKS, powers=("P05", ""))
    play(seated, f"{lay('A', HEAVY)}, {lay('B', SMALL)}, A pass")
    assert seated.view(None).round == 1 and seated.view(0).powers == ("P05",)


@rule("TOU-5", "TOU-15", "TOU-18", "TOU-19")
@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("A lay D50 1", "TOU-15"),
        ("A lay D50 4", "TOU-15"),
        ("A lay D50 0", "TOU-5"),
        ("A lay D50 5", "TOU-5"),
        ("B power P01 1", "TOU-18"),
        ("B power P01 4", "TOU-18"),
        ("B power P01 0", "TOU-5"),
        ("B power P01 5", "TOU-5"),
        ("B power P05 4", "TOU-19"),
        ("B stay", "TOU-38"),
        ("B replace", "TOU-38"),
    ],
)
def test_a_refusal_names_the_rule(line: str, number: str) -> None:
    """A has laid on battles 1 and 4, B everything and a Junior on battle 4."""
    seated = table(*DECKS, powers=("", "P05 P05 P13"))
    play(seated, f"A lay D11 1, A lay D23 4, {lay('B', SMALL)}, B power P05 4")
    assert refused(seated, line) == number


def test_lists_of_moves_can_be_read_from_either_end() -> None:
    seated = table(*DECKS, powers=("P05 P13", ""))
    for move in ("A lay D11 1", "A lay D50 2", "A lay D15 3", "A lay D23 4", "A power P05 2"):
        (decision,) = seated.decisions_for(0)
        listed, moves = list(decision.moves), decision.moves
        assert [moves[at] for at in range(len(listed))] == listed
        assert [moves[at - len(listed)] for at in range(len(listed))] == listed
        assert all(one in moves for one in listed) and len(moves) == len(listed)
        play(seated, move)
    assert Pass() not in table(*DECKS).decisions_for(0)[0].moves
    assert Lay("D11", 1) not in seated.decisions_for(0)[0].moves


@rule("TOU-12", "TOU-38")
@pytest.mark.parametrize("line", ["A lay D15 1", "A power P05 2", "A pass"])
def test_nothing_is_laid_while_a_battle_is_fought(line: str) -> None:
    seated = table(*DECKS, powers=("P18 P05", ""))
    play(seated, f"{lay('B', SMALL)}, {lay('A', HEAVY)}, A power P18 1, A pass")
    prompt = seated.decisions_for(0)[0].prompt
    assert prompt.id == "tournoi-prompt-replace"
    # It names the battle as the board does, not by a number that the board does not show.
    assert Catalogue("en").say(prompt).startswith("Weight is turned up")
    assert refused(seated, line) == "TOU-12"


@rule("TOU-18")
def test_only_one_s_own_power_cards() -> None:
    seated = table(*DECKS, powers=("P05", "P13"))
    play(seated, lay("A", HEAVY))
    assert refused(seated, "A power P13 1") == "TOU-18"
    assert refused(seated, "A power P99 1") == "TOU-18"


@rule("TOU-19")
def test_one_power_card_a_battle() -> None:
    seated = table(*DECKS, powers=("P05 P13", ""))
    play(seated, f"{lay('A', HEAVY)}, A power P05 1")
    assert refused(seated, "A power P13 1") == "TOU-19"


@rule("TOU-20")
def test_a_power_card_that_was_laid_is_not_moved() -> None:
    seated = table(*DECKS, powers=("P05 P13", ""))
    play(seated, f"{lay('A', HEAVY)}, A power P05 1")
    assert refused(seated, "A power P05 2") == "TOU-20"


@rule("TOU-47", "TOU-18")
def test_a_power_card_serves_once() -> None:
    seated = table(*DECKS, powers=("P05 P13", ""))
    play(seated, f"{lay('A', HEAVY)}, A power P05 1, A pass, {lay('B', SMALL)}")
    assert seated.view(None).sides[0].played == ("P05",)
    play(seated, lay("A", " ".join(seated.view(0).hand)))
    assert refused(seated, "A power P05 1") == "TOU-47"
    assert seated.view(0).powers == ("P13",)


@rule("TOU-21")
@pytest.mark.parametrize(("held", "asked"), [("", 0), ("P05", 1), ("P05 P05 P13 P01 P14", 4)])
def test_a_seat_is_asked_as_often_as_it_could_lay_one(held: str, asked: int) -> None:
    seated = table(*DECKS, powers=(held, "P16"))
    play(seated, lay("A", HEAVY))
    for _ in range(asked):
        assert 0 in seated.to_act
        play(seated, "A pass")
    assert 0 not in seated.to_act


@rule("TOU-21")
def test_who_has_passed_only_repeats_it() -> None:
    seated = table(*DECKS, powers=("P05 P13", ""))
    play(seated, f"{lay('A', HEAVY)}, A pass")
    (decision,) = seated.decisions_for(0)
    assert [str(move) for move in decision.moves] == ["pass"]
    assert refused(seated, "A power P05 1") == "TOU-21"


@rule("TOU-21", "TOU-16")
def test_nobody_can_tell_a_power_card_from_a_pass() -> None:
    one, other = (table(*DECKS, powers=("P05 P13", "P01")) for _ in range(2))
    play(one, f"{lay('A', HEAVY)}, A power P05 1, A power P13 4")
    play(other, f"{lay('A', HEAVY)}, A pass, A pass")
    for seat in (1, None):
        assert one.message(seat, 0) == other.message(seat, 0)


@rule("TOU-20")
def test_before_the_battles_a_seat_may_undo_what_nobody_has_seen() -> None:
    seated = table(*DECKS, powers=("P05", ""))
    play(seated, f"{lay('B', SMALL)}, A lay D11 1")
    assert seated.can_undo(0) and not seated.can_undo(1)
    seated.undo(0)
    play(seated, lay("A", HEAVY))
    assert seated.can_undo(0)
    play(seated, "A power P05 1")
    assert not seated.can_undo(0)  # everybody has seen the battles


# Battles


@rule("TOU-41")
def test_battles_are_turned_up_in_order() -> None:
    seated = table(*DECKS)
    events = fight(seated, HEAVY, SMALL)
    story = [event for event in events if isinstance(event, TurnedUp | Fought)]
    assert [type(event) for event in story] == [TurnedUp, Fought] * 4
    assert [event.battle for event in story] == [1, 1, 2, 2, 3, 3, 4, 4]


@rule("TOU-16", "TOU-38")
def test_nothing_of_the_placement_is_pending_while_battles_are_fought() -> None:
    seated = table(*DECKS, powers=("P18", ""))
    assert seated._state.stack == [Placement()]
    play(seated, f"{lay('B', SMALL)}, {lay('A', HEAVY)}, A power P18 2")
    assert seated._state.stack == [Replacement(lane=1, seats=(0,))]
    play(seated, "A stay")
    assert seated._state.stack == [Placement()]


@rule("TOU-45", "TOU-46")
def test_winners_go_to_the_zone_and_losers_under_the_deck() -> None:
    seated = table(*DECKS)
    # Weight to the hippopotamus; length 600 cm, longevity 100 years, gestation 215 days.
    fight(seated, HEAVY, SMALL)
    assert zone(seated, 0) == ("D11", "D50", "D15", "D23")
    assert seated.view(None).piles[1].under == ("D01", "D07", "D59", "D49")
    assert seated.view(None).piles[1].unseen == len(REST.split()) - 4


@rule("TOU-46")
def test_cards_under_the_deck_come_back_in_order() -> None:
    few = " ".join(REST.split()[:4])
    seated = table(f"{HEAVY} {few}", f"{SMALL} {few}", rounds=3)
    fight(seated, HEAVY, SMALL)
    fight(seated, few, few)  # all battles are ties of one colour: everybody keeps every card
    assert set(seated.view(1).hand) == set()
    assert seated.outcome is not None  # A has no cards left (TOU-14)


@rule("TOU-44", "TOU-45")
def test_after_a_full_tie_everybody_keeps_the_card() -> None:
    seated = table(f"D55 D02 D03 D04 {REST}", f"D57 D07 D59 D49 {REST}")
    fight(seated, "D55 D02 D03 D04", "D57 D07 D59 D49")
    assert zone(seated, 0)[0] == "D55" and zone(seated, 1)[0] == "D57"


# The end


@rule("TOU-58", "TOU-2")
def test_points_by_colour() -> None:
    # Brown bear green, hippopotamus yellow, whale shark orange, eel red.
    deck = "D23 D11 D15 D17"
    seated = table(f"{deck} {REST}", f"{SMALL} {REST}", rounds=1)
    fight(seated, "D11 D15 D17 D23", SMALL)
    assert seated.outcome is not None
    assert [score.total for score in seated.outcome.scores] == [2 + 3 + 4 + 5, 0]
    points = {card.degree: card.points for card in standard().cards}
    assert points == {0: 2, 1: 3, 2: 4, 3: 5}


@rule("TOU-60")
def test_a_power_card_that_was_not_played_brings_a_point() -> None:
    seated = table(*DECKS, powers=("P05 P13 P01", "P05"), rounds=1)
    play(seated, f"{lay('A', HEAVY)}, A power P01 1, A pass, A pass, {lay('B', SMALL)}, B pass")
    assert seated.outcome is not None
    lines = [score.lines[-1].points for score in seated.outcome.scores]
    assert lines == [2, 1]


@rule("TOU-61")
def test_most_points_win() -> None:
    seated = table(*DECKS, rounds=1)
    fight(seated, HEAVY, SMALL)
    assert seated.outcome is not None and seated.outcome.ranks == (1, 2)


@rule("TOU-61")
def test_equal_points_share_the_place() -> None:
    same = "D23 D11 D15 D17"
    seated = table(f"{same} {REST}", f"{same} {REST}", rounds=1)
    fight(seated, same, same)
    assert seated.outcome is not None and seated.outcome.ranks == (1, 1)


@rule("TOU-1", "TOU-48")
def test_cards_have_four_values_a_threat_level_and_one_of_eight_categories() -> None:
    kit = kit_of(Terms(4, TournoiOptions()))
    assert {len(values) for values in kit.values} == {BATTLES}
    assert all(card.threat in DEGREES and card.kind for card in kit.cards)
    assert {card.kind for card in kit.cards} == {
        "mammal", "fish", "reptile", "bird", "mollusc", "arthropod", "amphibian", "other",
    }  # fmt: skip
