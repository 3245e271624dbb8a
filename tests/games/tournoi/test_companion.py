"""The referee for a real table: battles by value and colour, and the score sheet."""

from __future__ import annotations

from typing import Any

import pytest

from hedgerow.coach import desk
from hedgerow.core.errors import BadInput
from hedgerow.games.tournoi import GAME
from hedgerow.games.tournoi.cards import powers
from hedgerow.games.tournoi.companion.referee import (
    FoughtCard,
    FoughtSide,
    JudgePage,
    JudgeRequest,
    SideSheet,
    judge_battle,
)
from hedgerow.testing.rules import rule

CLERK = desk.Clerk(GAME, "en")


def power(kind: str) -> str:
    return next(card.id for card in powers() if card.kind == kind)


def side(*cards: tuple[int, Any], power: str | None = None) -> FoughtSide:
    return FoughtSide(tuple(FoughtCard(value, colour) for value, colour in cards), power)


def judged(*sides: FoughtSide, **more: Any) -> JudgePage:
    return judge_battle(JudgeRequest(0, sides, **more), CLERK)


def results(page: JudgePage) -> list[tuple[str, str]]:
    assert page.verdict is not None
    return [(one.result, one.because) for one in page.verdict.sides]


@rule("TOU-42", "TOU-43", "TOU-44")
def test_value_then_threat_then_all() -> None:
    page = judged(side((5, "green")), side((4, "red")))
    assert results(page) == [("won", "value"), ("lost", "lower")]
    page = judged(side((5, "green")), side((5, "red")))
    assert results(page) == [("lost", "less_threatened"), ("won", "threat")]
    page = judged(side((5, "red")), side((5, "red")))
    assert results(page) == [("won", "tie"), ("won", "tie")]


@rule("TOU-22", "TOU-23", "TOU-24")
def test_junior_turns_the_battle_round() -> None:
    junior = power("junior")
    page = judged(side((5, "green")), side((4, "green"), power=junior))
    assert page.verdict is not None and page.verdict.reversed
    assert results(page) == [("lost", "lower"), ("won", "value")]
    page = judged(side((5, "green"), power=junior), side((4, "green"), power=junior))
    assert results(page) == [("won", "value"), ("lost", "lower")]


@rule("TOU-26", "TOU-27")
def test_protect_keeps_the_card() -> None:
    page = judged(side((5, "green")), side((4, "green"), power=power("protect")))
    assert results(page) == [("won", "value"), ("kept", "protect")]


@rule("TOU-66", "TOU-67")
def test_the_ghost_fights_with_the_higher_of_its_two() -> None:
    page = judged(side((6, "green")), side((5, "green"), (7, "yellow")), ghost=True)
    assert page.verdict is not None
    assert (page.verdict.sides[1].fought, page.verdict.sides[1].colour) == (1, "yellow")
    assert results(page) == [("lost", "lower"), ("won", "value")]


def test_nothing_is_decided_before_all_cards_are_there() -> None:
    assert judged(side((6, "green")), side()).verdict is None
    assert judged(side((6, "green")), side((5, "green")), ghost=True).verdict is None


@rule("TOU-35")
def test_a_power_card_may_change_what_is_compared() -> None:
    found = [card for card in powers() if type(card.effect).__name__ == "NextCharacteristic"]
    assert judged(side(power=found[0].id), side()).compared == 1


@rule("TOU-49", "TOU-54", "TOU-58", "TOU-60")
def test_a_sheet_adds_up() -> None:
    sheet = SideSheet((1, 2, 3, 1), powers=2, tokens=1, trio=True, extra=1)
    sides = (side(), side())
    page = judged(*sides, sheets=(sheet, SideSheet()))
    assert page.totals[0].cards == 2 + 2 * 3 + 3 * 4 + 5
    assert [line.total for line in page.totals] == [25 + 3 + 2 + 1, 5]
    assert [line.rank for line in page.totals] == [1, 2]
    assert judged(*sides, sheets=(sheet,), bonus="trio").totals[0].bonus == 4
    assert judged(*sides, sheets=(sheet,), bonus="none").totals[0].bonus == 0


def test_an_unknown_power_card_is_refused() -> None:
    with pytest.raises(BadInput):
        judged(side(power="P99"), side())
