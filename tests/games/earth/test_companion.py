"""The companion pages' tools: tableaux on a sheet, and Gaia for a solo game with the box."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hedgerow.coach import desk
from hedgerow.core.errors import BadInput
from hedgerow.games.earth import GAME
from hedgerow.games.earth.companion.solo import GaiaPage, GaiaRequest, SoloRound, solo_gaia
from hedgerow.games.earth.companion.tableaux import (
    BoxRequest,
    TableauxPage,
    TableauxRequest,
    box_page,
    score_tableaux,
)
from hedgerow.testing.rules import rule

CLERK = desk.Clerk(GAME, "en")


def scored(fauna: tuple[str | None, ...] = (), **seat: Any) -> TableauxPage:
    cells: list[Any] = seat.pop("cells", [])
    cells = [*cells, *[None] * (16 - len(cells))]
    rows = [cells[at : at + 4] for at in range(0, 16, 4)]
    whole = {"island": "285A", "climate": "295A", "tableau": rows, **seat}
    given = {"sheet": {"seats": [whole]}, "fauna": fauna}
    return score_tableaux(msgspec.convert(given, TableauxRequest), CLERK)


def test_every_card_of_the_box_can_be_chosen() -> None:
    page = box_page(BoxRequest(), CLERK)
    assert [card.no for card in page.cards] == list(range(1, 284))
    assert (len(page.islands), len(page.climates), len(page.gaia)) == (20, 20, 6)


@rule("EAR-62", "EAR-63")
def test_categories_add_up_and_name_their_sources() -> None:
    """Papaya: 3 points, 5 spaces for sprouts, 3 for growth."""
    line = scored(cells=[{"no": 43, "sprouts": 2, "growth": 1}], compost=9, fauna=()).seats[0]
    points = {category.category: category.points for category in line.categories}
    assert (points["cards"], points["sprouts"], points["growth"], points["compost"]) == (3, 2, 1, 9)
    assert sum(points.values()) == line.total
    for category in line.categories:
        assert sum(source.points for source in category.sources) == category.points


def test_a_goal_says_how_far_each_seat_is() -> None:
    page = scored(fauna=("337A", None))
    assert [line.key for line in page.fauna] == ["337A"]
    assert len(page.fauna[0].found) == 1


def test_too_many_sprouts_are_refused() -> None:
    with pytest.raises(BadInput):
        scored(cells=[{"no": 43, "sprouts": 6}])
    with pytest.raises(BadInput):
        scored(fauna=("1A",))


def gaia(*rounds: SoloRound, **more: Any) -> GaiaPage:
    return solo_gaia(GaiaRequest(rounds=rounds, **more), CLERK)


@rule("EAR-112")
@pytest.mark.parametrize(
    ("level", "action", "compost", "sprouts", "growth"),
    [
        ("medium", "red", 2 + 3, 0, 0),
        ("hard", "red", 5 + 3, 0, 0),
        ("medium", "blue", 0, 4, 0),
        ("expert", "blue", 0, 3 + 4, 0),
        ("medium", "yellow", 0, 0, 5),
        ("medium", "green", 0, 0, 0),
    ],
)
def test_she_takes_her_share_of_the_own_turn(
    level: Any, action: Any, compost: int, sprouts: int, growth: int
) -> None:
    page = gaia(SoloRound(action, soil=7, blue=4, drawn=5), level=level)
    assert (page.compost, page.sprouts, page.growth) == (compost, sprouts, growth)


@rule("EAR-114")
def test_water_brings_seven_sprouts_and_one_for_each_blue_card() -> None:
    page = gaia(SoloRound("green", card=362, each=4, done=True))
    assert page.sprouts == 11 and page.score.sprouts == 11
    assert [line.goods.sprout for line in page.steps[-1].lines] == [7, 4]


@rule("EAR-115")
def test_a_brown_card_claims_and_a_beginner_misses_a_turn() -> None:
    waiting = SoloRound("green", card=360)
    assert gaia(waiting).claimable == (0, 1)
    claimed = SoloRound("green", card=360, claim=1, done=True)
    page = gaia(claimed, SoloRound("green"), level="beginner")
    assert page.misses and page.score.fauna == 15
    assert gaia(claimed, level="expert").steps[-1].goods.cards == 2
    second = SoloRound("green", card=360, claim=1, rank=2, done=True)
    assert gaia(second).score.fauna == 11


@rule("EAR-116")
def test_ten_soil_become_five_compost() -> None:
    page = gaia(SoloRound("green", card=364, each=12, done=True))
    assert (page.soil, page.compost) == (2, 8 + 5)


@rule("EAR-117")
def test_her_cards_come_twice_and_then_she_takes_the_bonus() -> None:
    deck = (362, 363, 364, 365, 360, 361)
    rounds = [SoloRound("green", card=number, done=True) for number in (*deck, *deck)]
    assert gaia(*rounds[:6]).left == (360, 361, 362, 363, 364, 365)
    with pytest.raises(BadInput):
        gaia(rounds[0], rounds[0])
    page = gaia(*rounds)
    assert page.over and page.score.bonus == 7
    assert gaia(*rounds, full=True).score.bonus == 0


@rule("EAR-119")
def test_her_pile_counts_without_its_sign() -> None:
    assert gaia(pile=(43,)).score.cards == 3
    with pytest.raises(BadInput):
        gaia(pile=(999,))
