"""What a seat may know, and that worlds sampled from it agree with what it remembers."""

from __future__ import annotations

from games.earth.growing import Table
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.earth import hidden, rules
from hedgerow.games.earth.events import DrewCards
from hedgerow.games.earth.options import EarthOptions
from hedgerow.games.earth.rules.flow import decide
from hedgerow.games.earth.state import OPEN, UNSEEN


def test_a_hand_is_shown_to_its_own_seat_alone() -> None:
    table = Table().hand("A", 20, 21, 22)
    assert hidden.view(table.state, 0).hand == (20, 21, 22)
    assert hidden.view(table.state, 1).hand == ()
    assert hidden.view(table.state, 1).gardens[0].hand == 3
    assert hidden.view(table.state, None).hand == ()


def test_who_knows_which_card_of_a_compost() -> None:
    table = Table().compost("A", 40, 41, 42)
    table["A"].marks = (UNSEEN, 0, OPEN)  # nobody, its owner, everybody
    own, other = hidden.view(table.state, 0), hidden.view(table.state, 1)
    assert [heap.card for heap in own.gardens[0].compost] == [0, 41, 42]
    assert [heap.card for heap in other.gardens[0].compost] == [0, 0, 42]


def test_a_world_keeps_what_is_seen_and_varies_what_is_not() -> None:
    table = Table(3).hand("A", 20, 21).hand("B", *range(30, 36)).compost("B", 50, 51)
    view = hidden.view(table.state, 0)
    worlds = [hidden.determinize(view, Rng(seed)) for seed in range(12)]
    assert all(world.boards[0].hand == (20, 21) for world in worlds)
    assert len({world.boards[1].hand for world in worlds}) > 6
    assert len({world.boards[1].compost for world in worlds}) > 6
    assert all(rules.census(world) == rules.census(table.state) for world in worlds)


def test_after_a_reshuffle_everybody_knows_what_is_in_the_deck() -> None:
    """The old deck is used up: what a rival drew before cannot be a card that lay openly then."""
    table = Table().hand("B", 30, 31, 32)
    seen = (100, 101, 102, 103, 104)
    rest = [card for card in table.state.deck if card not in seen]
    table.state.deck, table.state.discards = (), seen
    table.compost("A", *rest)  # all the others, unseen
    table.play("A act yellow")  # draws four of the five
    view = hidden.view(table.state, 1)
    assert view.deck == 1
    for seed in range(10):
        world = hidden.determinize(view, Rng(seed))
        assert set(world.boards[0].hand) | set(world.deck) == set(seen)
        assert not set(world.boards[0].compost) & set(seen)


def test_a_card_composted_before_a_reshuffle_was_not_drawn_after_it() -> None:
    table = Table().hand("A", 20, 21, 22)
    early = table.state.deck
    table.state.reshuffles = 1
    table.state.born = tuple(int(card in early) for card in range(len(table.state.born)))
    table["A"].compost, table["A"].marks = (23,), (0,)  # composted from hand at the start
    table.state.deck = tuple(card for card in table.state.deck if card != 23)
    born = list(table.state.born)
    born[23] = 0
    table.state.born = tuple(born)
    view = hidden.view(table.state, 1)
    for seed in range(10):
        world = hidden.determinize(view, Rng(seed))
        assert table.state.born[world.boards[0].compost[0]] == 0


def test_shooting_star_shows_its_owner_what_it_put_back() -> None:
    table = Table(island="290A").hand("A", 262).compost("A", 40, 41, 42, 43)
    table.play("A event 262", "A keep 42")
    assert [heap.card for heap in hidden.view(table.state, 0).gardens[0].compost] == [0, 41, 43]
    assert [heap.card for heap in hidden.view(table.state, 1).gardens[0].compost] == [0, 0, 0]


def test_an_open_card_of_a_compost_that_was_looked_at_may_be_in_hand_now() -> None:
    table = Table(island="290A").hand("A", 262).compost("A", 40, 41)
    table["A"].marks = (UNSEEN, OPEN)
    table.play("A event 262", "A keep 41")
    assert table["A"].shown == (41,)
    view = hidden.view(table.state, 1)
    places = {
        "hand" if 41 in hidden.determinize(view, Rng(seed)).boards[0].hand else "compost"
        for seed in range(20)
    }
    assert places == {"hand", "compost"}


def test_the_rivals_last_move_is_shown_without_its_secret() -> None:
    table = Table().hand("A", 20, 21, 22).plant("A", d4=17).ability("A", "d4", 1)
    table.play("A compost 21")
    assert hidden.view(table.state, 1).gardens[0].last == "compost"


def test_cards_are_told_in_the_order_of_the_hand() -> None:
    table = Table()
    table.state.deck = (*table.state.deck, 50, 40, 60, 20)
    table.play("A act yellow")
    assert DrewCards(0, (20, 40, 50, 60)) in table.log


def test_what_a_seat_is_asked_is_the_same_when_worked_out_again() -> None:
    """Decisions are remembered; nothing that others do may make them stale."""
    rng = Rng(12)
    state = rules.setup(EarthOptions(mode="advanced", animals=True), 4, rng.fork())
    for _ in range(1500):
        asked = rules.decisions(state)
        if not asked:
            break
        for decision in asked:
            again = decide(state, decision.seat)
            assert list(again.moves) == list(decision.moves)
            assert again.prompt == decision.prompt
        chosen = asked[rng.below(len(asked))]
        rules.apply(state, chosen.seat, chosen.moves.pick(rng), null_log)
