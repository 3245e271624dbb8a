"""Cryptid's rules, one ruling a test, on card 1 of the box.

With three seats A knows "within 2 of bear", B "on forest or water", C "within 2 of cougar"; the
habitat is 10-5.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.cryptid.tables import OPENING, cubes, discs, hexes, table
from hedgerow.core import BadInput, Rng
from hedgerow.core.errors import Refused
from hedgerow.core.seating import first_seat
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.events import (
    Answered,
    Asked,
    CubePlaced,
    DiscPlaced,
    Drawn,
    DutySkipped,
    HabitatFound,
    Searched,
)
from hedgerow.games.cryptid.hexes import EVERYWHERE, hexes_of, mask_of, parse_hex
from hedgerow.games.cryptid.hidden import candidates
from hedgerow.games.cryptid.moves import Ask, PlaceCube, PlaceDisc, Search
from hedgerow.games.cryptid.rules import MAX_DECISIONS, ROUND_LIMIT, rivals_of
from hedgerow.table import Table
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import play, refused, table_at


@rule("CRY-13")
@pytest.mark.parametrize(("seats", "researchers"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_a_seat_is_a_researcher_and_with_two_seats_each_is_two(
    seats: int, researchers: int
) -> None:
    at = table(seats)
    assert at.view(None).researchers == researchers
    assert [len(at.view(seat).own) for seat in range(seats)] == [researchers // seats] * seats


@rule("CRY-13")
@pytest.mark.parametrize("seats", [1, 6])
def test_other_seat_counts_are_refused(seats: int) -> None:
    with pytest.raises(BadInput, match="error-seats"):
        table(seats)


@rule("CRY-15")
def test_the_opening_goes_round_until_each_has_two_cubes() -> None:
    at = table()
    order = []
    for line in OPENING.split(", "):
        order.append(at.to_act)
        play(at, line)
    assert order == [(0,), (1,), (2,), (0,), (1,), (2,)]
    assert [len(cubes(at, who)) for who in range(3)] == [2, 2, 2]
    assert at.to_act == (0,)
    assert at.decisions_for(0)[0].prompt.id == "cryptid-prompt-turn"


@rule("CRY-15", "CRY-17")
def test_an_opening_cube_goes_where_the_clue_rules_the_habitat_out() -> None:
    at = table()
    offered = {move.hex for move in at.decisions_for(0)[0].moves}
    region = mask_of(offered) ^ EVERYWHERE
    assert region == at.view(0).map.regions[at.view(0).known[0]]
    assert refused(at, "A cube 10-5") == "CRY-17"
    assert refused(at, "A ask 10-5 B") == "CRY-15"


@rule("CRY-16")
def test_a_structure_does_not_hinder_a_cube_and_another_cube_does() -> None:
    at = table(moves="A cube 7-7")  # a shack stands there
    assert cubes(at, 0) == hexes("7-7")
    assert refused(at, "B cube 7-7") == "CRY-19"


@rule("CRY-18", "CRY-19")
def test_a_cube_closes_its_hex_for_everything_and_stays() -> None:
    at = table(moves=OPENING)
    assert refused(at, "A ask 2-1 C") == "CRY-19"
    play(at, "A ask 10-1 B")
    assert refused(at, "B search 1-1") == "CRY-19"
    play(at, "B ask 1-4 C")  # no: C places a cube, B owes one
    assert refused(at, "B cube 1-1") == "CRY-19"
    assert cubes(at, 0) == hexes("1-1", "5-1")


@rule("CRY-18")
def test_tokens_never_leave_and_nobody_runs_out_of_them() -> None:
    at = table(moves=OPENING)
    seen: list[set[int]] = [set(), set(), set()]
    for number in range(150):
        if not at.to_act:
            break
        seat = at.to_act[0]
        moves = at.decisions_for(seat)[0].moves
        at.play(seat, moves[number * 31 % len(moves)])
        for who, before in enumerate(seen):
            assert before <= cubes(at, who) | discs(at, who)
            seen[who] = cubes(at, who) | discs(at, who)
    assert max(map(len, seen)) > 20


@rule("CRY-20")
def test_a_turn_is_one_question_or_search_and_then_the_next_seat() -> None:
    at = table(moves=OPENING)
    assert play(at, "A ask 10-1 B") == [Asked(0, 1, parse_hex("10-1"), True)]
    assert at.to_act == (1,)
    assert refused(at, "A ask 10-1 C") == "CRY-20"
    assert refused(at, "B ask 10-2 B") == "CRY-20"
    play(at, "B ask 8-1 C, C ask 12-1 A")
    assert at.to_act == (0,)
    assert at.view(None).round == 1


@rule("CRY-21")
def test_a_question_may_be_about_a_hex_that_ones_own_clue_rules_out() -> None:
    at = table(moves=OPENING)
    assert play(at, "A ask 7-1 B") == [Asked(0, 1, parse_hex("7-1"), True)]


@rule("CRY-22")
def test_nobody_is_asked_twice_about_a_hex() -> None:
    at = table(moves=f"{OPENING}, A ask 10-1 B, B ask 4-1 C")
    assert refused(at, "C ask 10-1 B") == "CRY-22"
    play(at, "C ask 10-1 A")


@rule("CRY-23")
def test_the_answer_is_a_disc_for_yes_and_a_cube_for_no() -> None:
    at = table(moves=f"{OPENING}, A ask 10-1 B")
    assert discs(at, 1) == hexes("10-1")
    assert play(at, "B ask 1-4 C") == [Asked(1, 2, parse_hex("1-4"), False)]
    assert cubes(at, 2) == hexes("1-2", "1-3", "1-4")


@rule("CRY-24")
def test_discs_share_a_hex() -> None:
    at = table(moves=f"{OPENING}, A ask 10-5 B, B ask 10-5 C")
    assert discs(at, 1) == discs(at, 2) == hexes("10-5")


@rule("CRY-25")
def test_who_causes_a_cube_by_a_question_owes_one() -> None:
    at = table(moves=f"{OPENING}, A ask 1-4 C")
    assert at.to_act == (0,)
    assert refused(at, "A ask 10-5 B") == "CRY-25"
    assert refused(at, "A cube 10-5") == "CRY-17"
    assert refused(at, "A cube 1-4") == "CRY-19"
    assert play(at, "A cube 6-1") == [CubePlaced(0, parse_hex("6-1"))]
    assert at.to_act == (1,)


@rule("CRY-25")
def test_no_cube_is_placed_unasked() -> None:
    assert refused(table(moves=OPENING), "A cube 6-1") == "CRY-25"


def nearly_closed(researcher: int, disc: bool = False) -> Table[Any, Any, Any, Any]:
    """A table where B is to move and no hex is left for a cube (or a disc) of `researcher`."""
    at = table(moves=f"{OPENING}, A ask 10-1 B")
    state = at._state
    region = state.regions[researcher]
    if disc:
        state.put_disc(researcher, region & ~state.closed)
    else:
        spare = EVERYWHERE & ~region & ~state.closed & ~(1 << parse_hex("1-4"))
        free = [who for who in range(3) if who != researcher]
        for hex in hexes_of(spare):
            owner = next((w for w in (researcher, *free) if not state.regions[w] >> hex & 1), None)
            assert owner is not None
            state.cubes[owner] |= 1 << hex
            state.closed |= 1 << hex
    return table_at(GAME, state)


@rule("CRY-26")
def test_an_owed_cube_without_a_hex_is_skipped_and_told() -> None:
    at = nearly_closed(1)
    assert play(at, "B ask 1-4 C") == [
        Asked(1, 2, parse_hex("1-4"), False),
        DutySkipped(1, "cube"),
    ]
    assert at.to_act == (2,)
    assert at.view(0).skips[0].researcher == 1


@rule("CRY-26")
def test_a_skipped_duty_tells_the_others_something() -> None:
    at = nearly_closed(1)
    before = set(candidates(at.view(2))[1])
    play(at, "B ask 1-4 C")
    after = set(candidates(at.view(2))[1])
    assert at.view(1).known[1] in after
    assert after <= before
    regions, taken = at.view(2).map.regions, mask_of(at.view(2).skips[0].taken)
    assert all(not EVERYWHERE & ~regions[clue] & ~taken for clue in after)


@rule("CRY-26")
def test_an_extra_disc_without_a_hex_is_skipped_and_told() -> None:
    at = nearly_closed(1, disc=True)
    events = play(at, "B search 7-1")
    assert events[:2] == [DutySkipped(1, "disc"), Searched(1, parse_hex("7-1"))]


@rule("CRY-27")
def test_a_search_needs_an_open_hex_that_ones_clue_allows() -> None:
    at = table(moves=OPENING)
    assert refused(at, "A search 7-1") == "CRY-27"
    assert refused(at, "A search 2-1") == "CRY-19"


@rule("CRY-28", "CRY-30", "CRY-32")
def test_a_search_lays_a_disc_and_goes_clockwise_to_the_first_cube() -> None:
    at = table(moves=OPENING)
    hex = parse_hex("10-1")  # B says yes, C no
    assert play(at, "A search 10-1") == [
        Searched(0, hex),
        Answered(1, hex, True),
        Answered(2, hex, False),
    ]
    assert discs(at, 0) == discs(at, 1) == {hex}
    assert hex in cubes(at, 2)


@rule("CRY-32", "CRY-25")
def test_nobody_answers_after_the_first_cube_and_the_searcher_owes_one() -> None:
    at = table(moves=OPENING)
    hex = parse_hex("10-4")  # B says no; C would say yes
    assert play(at, "A search 10-4") == [Searched(0, hex), Answered(1, hex, False)]
    assert discs(at, 2) == set()
    assert at.decisions_for(0)[0].prompt.id == "cryptid-prompt-cube"


@rule("CRY-30")
def test_the_answers_start_on_the_searchers_left() -> None:
    at = table(moves=f"{OPENING}, A ask 12-1 B")
    answers = [e for e in play(at, "B search 10-5") if isinstance(e, Answered)]
    assert [answer.by for answer in answers] == [2, 0]


@rule("CRY-20", "CRY-50")
def test_rivals_are_the_researchers_of_other_seats_clockwise() -> None:
    assert rivals_of(1, 4, 4) == (2, 3, 0)
    assert rivals_of(1, 4, 2) == (2, 0)


@rule("CRY-38")
def test_a_game_has_no_more_decisions_than_its_rounds_allow() -> None:
    """Ten cubes; 60 rounds of five turns with a proposal, four votes and three tokens or moves."""
    assert MAX_DECISIONS == 10 + 60 * 5 * 8


@rule("CRY-33")
def test_a_find_ends_the_game_in_the_turn_of_its_finder() -> None:
    at = table(moves=f"{OPENING}, A ask 12-1 B, B ask 12-2 A, C search 10-5")
    assert at.outcome is not None and at.outcome.winners == (2,)
    assert (at.view(None).turn, at.view(None).round) == (2, 0)


@rule("CRY-29")
def test_the_searcher_places_the_extra_disc() -> None:
    at = table(moves=f"{OPENING}, A ask 12-1 B, B search 12-1")
    assert at.to_act == (1,)
    assert at.decisions_for(1)[0].prompt.id == "cryptid-prompt-disc"


@rule("CRY-29")
def test_a_search_on_ones_own_disc_owes_another_disc_first() -> None:
    at = table(moves=f"{OPENING}, A ask 12-1 B, B ask 12-2 A, C ask 11-1 A, A ask 11-2 B")
    play(at, "B ask 4-1 C, C ask 4-2 B")
    assert discs(at, 0) == hexes("12-2", "11-1")
    play(at, "A search 12-2")
    assert at.decisions_for(0)[0].prompt.id == "cryptid-prompt-disc"
    assert discs(at, 1) == hexes("12-1", "11-2", "4-2"), "nobody has answered yet"
    assert refused(at, "A disc 12-2") == "CRY-29"
    assert refused(at, "A disc 11-1") == "CRY-29"
    assert refused(at, "A disc 7-1") == "CRY-17"
    assert refused(at, "A disc 1-2") == "CRY-19"
    events = play(at, "A disc 9-5")
    assert events[:2] == [DiscPlaced(0, parse_hex("9-5")), Searched(0, parse_hex("12-2"))]
    assert isinstance(events[2], Answered)


@rule("CRY-29")
def test_no_disc_is_placed_unasked() -> None:
    assert refused(table(moves=OPENING), "A disc 10-5") == "CRY-29"


@rule("CRY-31")
def test_who_has_a_disc_there_is_passed_over() -> None:
    at = table(moves=f"{OPENING}, A ask 10-5 B, B ask 4-1 C, C ask 12-1 A")
    answers = [e for e in play(at, "A search 10-5") if isinstance(e, Answered)]
    assert [answer.by for answer in answers] == [2]


@rule("CRY-33", "CRY-14")
def test_without_a_cube_the_searcher_wins_and_the_clues_are_shown() -> None:
    at = table(moves=OPENING)
    assert at.view(1).clues == ()
    clues = ("near2:bear", "on:forest|water", "near2:cougar")
    assert play(at, "A search 10-5")[-1] == HabitatFound(0, parse_hex("10-5"), clues)
    assert at.to_act == ()
    assert at.view(1).clues == clues
    assert at.outcome is not None
    assert at.outcome.winners == (0,)
    assert [score.total for score in at.outcome.scores] == [1, 0, 0]
    with pytest.raises(BadInput, match="error-over"):
        play(at, "B ask 10-1 C")


@rule("CRY-38")
def test_after_sixty_rounds_the_game_is_drawn() -> None:
    at = table(moves=f"{OPENING}, A ask 10-1 B, B ask 4-1 C")
    at._state.round = ROUND_LIMIT - 1
    (_, drawn) = play(at, "C ask 12-1 A")
    assert isinstance(drawn, Drawn)
    assert drawn.hex == parse_hex("10-5")
    assert at.outcome is not None
    assert at.outcome.winners == ()
    assert at.view(0).clues == drawn.clues


@rule("CRY-39")
def test_no_wrong_token_can_be_placed() -> None:
    at = table(moves=OPENING)
    for seed in range(200):
        if not at.to_act:
            break
        seat = at.to_act[0]
        moves = at.decisions_for(seat)[0].moves
        at.play(seat, moves[seed * 7919 % len(moves)])
        GAME.census(at._state)  # raises where a token is not honest


@rule("CRY-51")
@pytest.mark.parametrize("first", range(3))
def test_the_table_chooses_who_begins(first: int) -> None:
    options = {"puzzle": "card", "card": 1, "first": "ABC"[first]}
    at: Table[Any, Any, Any, Any] = Table(GAME, 3, options, seed="r")
    order: list[int] = []
    while len(order) < 9:
        seat = at.to_act[0]
        order.append(seat)
        # Cubes anywhere, then questions that are answered with a disc, so that no cube is owed.
        at.play(
            seat,
            next(
                move
                for move in at.decisions_for(seat)[0].moves
                if isinstance(move, PlaceCube)
                or (isinstance(move, Ask) and at._state.regions[move.of] >> move.hex & 1)
            ),
        )
    assert order == [(first + step) % 3 for step in range(3)] * 3
    assert at.view(None).round == 1, "a round ends before the first seat"
    clues = at.view(first).own + at.view((first + 1) % 3).own + at.view((first + 2) % 3).own
    assert clues == ("near2:bear", "on:forest|water", "near2:cougar"), "the card's, in turn order"


@rule("CRY-51")
def test_the_first_seat_may_be_drawn_by_lot() -> None:
    options = {"puzzle": "card", "card": 1, "first": "random"}
    firsts = {Table(GAME, 4, options, seed=str(n)).to_act for n in range(40)}
    assert firsts == {(0,), (1,), (2,), (3,)}
    plain = [Table(GAME, 4, {"first": "A"}, seed=str(n)) for n in range(3)]
    assert [at.view(0) for at in plain] == [Table(GAME, 4, seed=str(n)).view(0) for n in range(3)]


@rule("CRY-51")
def test_an_empty_seat_cannot_begin() -> None:
    with pytest.raises(BadInput, match="error-option-choice"):
        Table(GAME, 3, {"first": "D"})
    with pytest.raises(BadInput, match="error-first-seat"):
        first_seat("D", 3, Rng(1))
    assert first_seat("D", 4, Rng(1)) == 3


@rule("CRY-53")
@pytest.mark.parametrize("first", [0, 1])
def test_with_two_seats_the_first_holds_clues_1_and_2(first: int) -> None:
    four = table(4).view(None)
    printed = tuple(table(4).view(seat).own[0] for seat in range(4))
    options = {"puzzle": "card", "card": 1, "first": "AB"[first]}
    at: Table[Any, Any, Any, Any] = Table(GAME, 2, options, seed="r")
    assert at.view(first).own in (printed[:2], printed[1::-1])
    assert set(at.view(1 - first).own) == set(printed[2:])
    assert at.view(None).slots == four.slots


@rule("CRY-53")
@pytest.mark.parametrize("puzzle", ["generated", "card"])
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_with_two_seats_nobody_begins_with_fewer_than_nine_hexes(mode: str, puzzle: str) -> None:
    fewest = 108
    for seed in range(60):
        at = Table(GAME, 2, {"mode": mode, "puzzle": puzzle, "first": "random"}, seed=str(seed))
        for seat in range(2):
            view = at.view(seat)
            one, other = (view.map.regions[clue] for clue in view.known.values())
            fewest = min(fewest, (one & other).bit_count())
    assert 9 <= fewest <= 12


@rule("CRY-50", "CRY-13")
def test_with_two_seats_a_question_goes_to_the_rivals_researchers() -> None:
    at = table(2)
    order = []
    while at.decisions_for(at.to_act[0])[0].prompt.id != "cryptid-prompt-turn":
        seat = at.to_act[0]
        order.append(seat)
        at.play(seat, at.decisions_for(seat)[0].moves[0])
    assert order == [0, 1, 0, 1] * 2, "the seats alternate, two cubes for each of four"
    assert refused(at, "A ask 8-8 C") == "CRY-50"
    play(at, "A ask 8-8 D")
    assert at.to_act == (1,)


@rule("CRY-50")
def test_with_two_seats_ones_own_other_researcher_answers_a_search() -> None:
    at = table(2)
    while at.decisions_for(at.to_act[0])[0].prompt.id != "cryptid-prompt-turn":
        seat = at.to_act[0]
        at.play(seat, at.decisions_for(seat)[0].moves[-1])
    answers = [e for e in play(at, "A search 8-2") if isinstance(e, Answered)]
    assert [answer.by for answer in answers] == [1, 2, 3]
    assert at.outcome is not None
    assert at.outcome.winners == (0,)


@rule("CRY-2")
def test_a_hex_off_the_map_is_no_move() -> None:
    at = table(moves=OPENING)
    with pytest.raises(BadInput, match="error-notation"):
        play(at, "A search 13-1")


def cubes_in_two_corners() -> Table[Any, Any, Any, Any]:
    """After an opening in which 1-1 and 12-9 were taken; A may ask or search."""
    at = table()
    while at.decisions_for(at.to_act[0])[0].prompt.id != "cryptid-prompt-turn":
        (decision,) = at.decisions_for(at.to_act[0])
        corners = [PlaceCube(parse_hex(name)) for name in ("1-1", "12-9")]
        at.play(
            decision.seat,
            next((one for one in corners if one in decision.moves), decision.moves[9]),
        )
    return at


@rule("CRY-2", "CRY-19")
@pytest.mark.parametrize(
    ("hex", "number"), [(-1, "CRY-2"), (0, "CRY-19"), (107, "CRY-19"), (108, "CRY-2")]
)
def test_the_corners_of_the_map_are_hexes_and_what_lies_beyond_is_none(
    hex: int, number: str
) -> None:
    at = cubes_in_two_corners()
    for move in (Ask(hex, 1), Search(hex)):
        with pytest.raises(Refused) as refusal:
            at.play(0, move)
        assert refusal.value.rule == number
    opening = table(moves="A cube 1-1, B cube 12-9")
    with pytest.raises(Refused) as refusal:
        opening.play(2, PlaceCube(hex))
    assert refusal.value.rule == number
    play(opening, "C cube 1-2, A cube 5-1, B cube 3-1, C cube 1-3, A ask 12-1 B, B search 12-1")
    with pytest.raises(Refused) as refusal:
        opening.play(1, PlaceDisc(hex))
    assert refusal.value.rule == number
