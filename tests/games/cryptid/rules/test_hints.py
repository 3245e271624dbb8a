"""The hint: who may propose it and when, how it is voted on, what it tells.

On card 1 with three seats the habitat is 10-5, and the hint says that no clue is about 1 hex.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.cryptid.tables import OPENING, table
from hedgerow.core import BadInput
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.events import HintAsked, HintGiven, HintRefused, VotedSo
from hedgerow.games.cryptid.rules import ROUND_LIMIT
from hedgerow.table import Table
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import play, refused


@rule("CRY-34")
def test_the_hint_is_proposed_once_between_two_turns_while_it_is_closed() -> None:
    at = table(moves=OPENING)
    play(at, "A hint, B vote no")
    assert refused(at, "A hint") == "CRY-34"
    play(at, "A ask 10-1 B")
    play(at, "B hint, A vote yes, C vote yes, B ask 4-1 C")
    assert refused(at, "C hint") == "CRY-34"


@rule("CRY-34")
@pytest.mark.parametrize("seat", range(3))
def test_between_turns_any_seat_may_propose_the_hint(seat: int) -> None:
    at = table(moves=OPENING)
    assert at.to_act == (0,), "nobody waits for a proposal"
    for other in (1, 2):
        (offer,) = at.decisions_for(other)
        assert offer.optional and list(map(str, offer.moves)) == ["hint"]
    at.play(seat, "hint")
    assert at.view(None).voting.by == seat
    assert at.view(None).voting.voted == tuple(who == seat for who in range(3))


@rule("CRY-34")
def test_everybody_is_told_who_proposes_the_hint() -> None:
    assert play(table(moves=OPENING), "B hint") == [HintAsked(1)]


@rule("CRY-34", "CRY-20")
def test_who_is_not_to_act_may_do_nothing_but_propose() -> None:
    at = table(moves=OPENING)
    assert refused(at, "B search 10-5") == "CRY-20"
    assert refused(at, "C ask 10-1 B") == "CRY-20"


@rule("CRY-34")
def test_nobody_proposes_in_the_middle_of_a_turn() -> None:
    at = table(moves=f"{OPENING}, A ask 4-1 B")
    assert at.to_act == (0,) and at.decisions_for(0)[0].prompt.id == "cryptid-prompt-cube"
    assert not at.decisions_for(1)
    assert refused(at, "A hint") == "CRY-34"


@rule("CRY-52")
def test_turns_go_on_while_a_proposal_is_voted_on() -> None:
    at = table(moves=f"{OPENING}, C hint")
    assert list(at.to_act) == [1, 0]
    play(at, "A ask 4-1 B")  # a cube is owed now
    assert list(at.to_act) == [1, 0]
    play(at, "A cube 12-9")
    assert list(at.to_act) == [0, 1], "A owes its vote still, B a vote and its turn"
    with pytest.raises(BadInput, match="error-not-asked"):
        play(at, "C hint")
    assert refused(at, "B hint") == "CRY-34"
    play(at, "A vote yes")
    assert at.view(None).hint == ""
    (decision,) = at.decisions_for(1)
    assert decision.prompt.id == "cryptid-prompt-turn-vote"
    assert {"vote yes", "vote no", "search 10-5"} <= set(map(str, decision.moves))
    play(at, "B vote yes")
    assert at.view(None).hint == "near1"
    assert list(at.to_act) == [1], "and B has its turn as before"


@rule("CRY-52")
def test_a_vote_that_is_still_open_ends_with_the_game() -> None:
    at = table(moves=f"{OPENING}, B hint, A search 10-5")
    assert at.outcome is not None
    assert at.to_act == () and at.view(None).voting is None


@rule("CRY-52", "CRY-38")
def test_a_vote_that_is_still_open_ends_with_the_last_round() -> None:
    at = table(moves=f"{OPENING}, A ask 10-1 B, B ask 4-1 C")
    at._state.round = ROUND_LIMIT - 1
    play(at, "A hint, C ask 12-1 A")
    assert at.outcome is not None
    assert at.to_act == () and at.view(None).voting is None


@rule("CRY-34")
def test_a_table_may_play_without_hints() -> None:
    options = {"puzzle": "card", "card": 1, "hints": False}
    at: Table[Any, Any, Any, Any] = Table(GAME, 3, options, seed="r")
    play(at, OPENING)
    assert refused(at, "A hint") == "CRY-34"


@rule("CRY-34")
def test_nobody_proposes_in_the_opening() -> None:
    assert refused(table(), "A hint") == "CRY-34"


@rule("CRY-35")
def test_votes_are_cast_together_and_unseen() -> None:
    at = table(4)
    while at.decisions_for(at.to_act[0])[0].prompt.id != "cryptid-prompt-turn":
        seat = at.to_act[0]
        at.play(seat, at.decisions_for(seat)[0].moves[0])
    play(at, "A hint")
    assert list(at.to_act) == [1, 2, 3, 0]
    (entry,) = at.play(2, "vote no")
    assert list(at.to_act) == [1, 3, 0]
    assert isinstance(entry.seen(2), VotedSo)
    assert not any(isinstance(entry.seen(seat), VotedSo) for seat in (0, 1, 3, None))
    assert at.view(2).voting.own is False
    assert at.view(1).voting.own is None
    assert at.view(1).voting.voted == (True, False, True, False)
    assert refused(at, "B ask 4-4 C") == "CRY-20"
    with pytest.raises(BadInput, match="error-not-asked"):
        play(at, "C vote yes")


@rule("CRY-35")
def test_nobody_votes_unasked() -> None:
    assert refused(table(moves=OPENING), "A vote yes") == "CRY-35"


def vote(seats: int, against: int) -> object:
    at = table(seats)
    while at.decisions_for(at.to_act[0])[0].prompt.id != "cryptid-prompt-turn":
        seat = at.to_act[0]
        at.play(seat, at.decisions_for(seat)[0].moves[0])
    events = play(at, "A hint")
    for seat in range(1, seats):
        if at.view(None).voting is None:
            break
        no = seat <= against
        events = [entry.public for entry in at.play(seat, "vote no" if no else "vote yes")]
    assert at.to_act == (0,), "it is A's turn still"
    return events[-1]


@rule("CRY-36")
@pytest.mark.parametrize(
    ("seats", "against", "opened"),
    [
        (2, 0, True),
        (2, 1, False),
        (3, 0, True),
        (3, 1, False),
        (4, 1, True),
        (4, 2, False),
        (5, 1, True),
        (5, 2, False),
    ],
)
def test_all_must_agree_but_one_of_four_or_five(seats: int, against: int, opened: bool) -> None:
    assert isinstance(vote(seats, against), HintGiven if opened else HintRefused)


@rule("CRY-36")
def test_nobody_waits_for_a_vote_that_cannot_change_anything() -> None:
    five = table(5)
    while five.decisions_for(five.to_act[0])[0].prompt.id != "cryptid-prompt-turn":
        seat = five.to_act[0]
        five.play(seat, five.decisions_for(seat)[0].moves[0])
    play(five, "B hint, A vote yes, C vote yes")
    (_, given) = play(five, "E vote yes")
    assert given == HintGiven((True, True, True, None, True), "near1")
    assert five.view(3).votes == (True, True, True, None, True)
    three = table(moves=f"{OPENING}, A hint")
    (_, refusal) = play(three, "C vote no")
    assert refusal == HintRefused((True, None, False))


@rule("CRY-37")
def test_an_open_hint_is_there_for_all() -> None:
    at = table(moves=OPENING)
    assert [at.view(seat).hint for seat in (0, 1, 2, None)] == ["", "", "", ""]
    play(at, "A hint, B vote yes, C vote yes")
    assert [at.view(seat).hint for seat in (0, 1, 2, None)] == ["near1"] * 4
