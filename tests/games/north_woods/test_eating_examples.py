"""The rulebook's worked examples about eating, through the rules, the solver and the planner."""

from __future__ import annotations

from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import rules
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.diet import forbidden, form
from hedgerow.games.north_woods.edits import PlayCard, Situation
from hedgerow.games.north_woods.frames import Acting, Start
from hedgerow.games.north_woods.moves import Apart, Move, On, Play, Rescue, Seize, Territory
from hedgerow.games.north_woods.options import NorthWoodsOptions
from hedgerow.games.north_woods.planner import best_turn
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.tableau import NOTHING, Lying, Table, all_fed, hungry, lay, put
from hedgerow.testing.rules import rule


def kind(name: str) -> int:
    return box().names[name]


def chain(*names: str) -> Table:
    """One chain from the lowest card up."""
    table: Table = []
    for name in names:
        slot = put(table, Lying(form(kind(name))))
        if slot:
            lay(table, slot, slot - 1)
    return table


def game(mine: Table, theirs: Table, hand: tuple[str, ...], dying: tuple[str, ...] = ()) -> State:
    """Seat A's turn, with these tables, this hand and these tops of the dying piles."""
    state = rules.setup(NorthWoodsOptions(), 2, Rng(1))
    state.tables = [mine, theirs]
    state.hands[0] = bytes(sorted(map(kind, hand)))
    state.piles = [bytes((kind(name),)) for name in dying] + [b""] * (3 - len(dying))
    state.stack = [Acting()]
    return state


def play(state: State, *moves: Move) -> None:
    for move in moves:
        (asked,) = rules.decisions(state)
        assert move in asked.moves
        rules.apply(state, 0, move, null_log)


def cards(table: Table) -> dict[str, str | None]:
    """Each card with the one it lies on."""
    ids = [None if card is None else box().cards[card.kind].id for card in table]
    return {
        str(ids[slot]): None if card.food == NOTHING else ids[card.food]
        for slot, card in enumerate(table)
        if card is not None
    }


@rule("NWO-57", "NWO-58", "NWO-60")
def test_cougars_scare_off_the_wolves_and_take_deer_and_fruit() -> None:
    state = game([], chain("fruit", "deer", "wolves"), ("cougars",))
    state.stack = [Start(0)]
    play(state, Territory("cougar"))
    (asked,) = rules.decisions(state)
    if Seize(1, 2) in asked.moves:
        play(state, Seize(1, 2))
    assert cards(state.tables[0]) == {
        "fruit_berries": None,
        "white_tailed_deer": "fruit_berries",
        "cougar": "white_tailed_deer",
    }
    assert cards(state.tables[1]) == {"gray_wolf": None}
    assert len(hungry(state.tables[1], state.carrion)) == 1


@rule("NWO-8", "NWO-9")
def test_why_the_cougars_eat_the_deer_and_not_the_wolves() -> None:
    cougar, wolf, deer = (form(kind(name)) for name in ("cougars", "wolves", "deer"))
    assert forbidden(cougar, wolf) == "prey-carnivore"
    assert forbidden(cougar, deer) is None
    assert forbidden(wolf, deer) is None
    assert forbidden(deer, form(kind("fruit"))) is None


@rule("NWO-13", "NWO-26", "NWO-27")
def test_mouse_and_invertebrates_go_to_the_mink_and_the_bear_lives_on_carrion() -> None:
    table = chain("invertebrates", "mouse", "black bear")
    state = game(table, [], ("mink",), ("wolves",))
    play(state, Play("mink"), On(1))
    assert cards(table) == {
        "invertebrates": None,
        "deer_mouse": "invertebrates",
        "mink": "deer_mouse",
        "black_bear": None,
    }
    assert hungry(table, state.carrion) == []


def test_the_planner_plays_the_mink_only_where_the_bear_finds_carrion() -> None:
    table = tuple(chain("invertebrates", "mouse", "black bear"))
    carcass = (bytes((kind("wolves"),)), b"", b"")
    mink = bytes((kind("mink"),))
    assert best_turn(Situation(table, mink, carcass)).edits == (PlayCard(kind("mink"), 1),)
    assert best_turn(Situation(table, mink, (b"", b"", b""))).edits == ()


@rule("NWO-25", "NWO-27")
def test_a_moose_is_inserted_between_black_bear_and_plants() -> None:
    table = chain("plants", "black bear")
    state = game(table, [], ("moose",))
    play(state, Play("moose"), On(0))
    assert cards(table) == {"plants": None, "moose": "plants", "black_bear": "moose"}
    assert hungry(table, state.carrion) == []
    situation = Situation(tuple(chain("plants", "black bear")), bytes((kind("moose"),)), (b"",) * 3)
    plan = best_turn(situation)
    assert plan.edits == (PlayCard(kind("moose"), 0),)
    assert list(plan.end.table) == table


@rule("NWO-15", "NWO-50")
def test_coyotes_eat_dying_black_bears() -> None:
    state = game([], [], (), ("coyotes", "black bear"))
    play(state, Rescue(0), Apart())
    assert hungry(state.tables[0], state.carrion) == []
    # With the bear gone from sight the coyote is hungry.
    state.piles[1] = b""
    assert hungry(state.tables[0], state.carrion) == [0]


@rule("NWO-11")
def test_black_bears_hunt_deer_on_land() -> None:
    assert forbidden(form(kind("black bear")), form(kind("deer"))) is None


@rule("NWO-24")
def test_nobody_is_fed_from_a_place_that_is_empty() -> None:
    table = chain("fruit", "deer")
    assert hungry(table, 0) == [] and all_fed(table, 0)
    table[0] = None
    assert hungry(table, 0) == [1] and not all_fed(table, 0)
