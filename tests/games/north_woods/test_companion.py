"""The companion page's tools: who is fed, who starves, and the best turn."""

from __future__ import annotations

import pytest

from hedgerow.coach import desk
from hedgerow.core.errors import BadInput
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.companion.woods import LaidCard, WoodsPage, WoodsRequest, feed_woods

CLERK = desk.Clerk(GAME, "en")


def woods(*cards: str, hand: str = "", dying: str = "", boom: str = "") -> WoodsPage:
    table = tuple(LaidCard(card, boom=card == boom) for card in cards)
    piles: tuple[str | None, ...] = tuple(dying.split())
    return feed_woods(WoodsRequest(table, piles, tuple(hand.split())), CLERK)


def test_one_mouse_feeds_the_bear_or_the_mink_and_the_rules_say_why() -> None:
    """The rulebook's example, while no dying animal is in sight."""
    page = woods("black_bear", "mink", "deer_mouse", "invertebrates")
    assert [card.state for card in page.cards] == ["fed", "hungry", "fed", "resource"]
    assert (page.fed, page.species, page.habitat) == (2, 3, False)
    assert page.cards[1].why and page.cards[1].bans
    assert page.ladder[page.cards[1].rank - 1] == "hungry" and page.ladder[2] == "missing"


def test_with_a_dying_animal_the_bear_scavenges() -> None:
    page = woods("black_bear", "mink", "deer_mouse", "invertebrates", dying="beaver")
    assert page.cards[0].state == "scavenging" and page.fed == page.species == 3


def test_chains_stand_from_the_bottom_up() -> None:
    page = woods("black_bear", "moose", "plants")
    assert page.chains == ((2, 1, 0),)
    assert [card.on for card in page.cards] == [1, 2, None]


def test_the_best_turn_inserts_the_moose() -> None:
    """The rulebook's example: a black bear on plants, and a moose in hand."""
    page = woods("black_bear", "plants", hand="moose")
    assert page.turn is not None
    assert (page.turn.fed, page.turn.habitat) == (2, False)
    assert [step.card for step in page.turn.steps if step.do == "play"] == ["moose"]


def test_without_hand_and_piles_there_is_no_turn() -> None:
    assert woods("plants").turn is None


def test_a_population_boom_counts_one_lower() -> None:
    assert woods("black_bear", "moose", "plants", boom="moose").cards[1].rank == (
        woods("black_bear", "moose", "plants").cards[1].rank - 1
    )


@pytest.mark.parametrize(
    ("cards", "id"),
    [
        (("unicorn",), "error-north-woods-no-card"),
        (("winter",), "error-north-woods-no-table-card"),
        (("black_bear",) * 21, "error-north-woods-copies"),
    ],
)
def test_what_cannot_be_is_refused(cards: tuple[str, ...], id: str) -> None:
    with pytest.raises(BadInput) as refused:
        woods(*cards)
    assert refused.value.message.id == id
