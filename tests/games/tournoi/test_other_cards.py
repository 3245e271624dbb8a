"""Other Défis Nature cards and decks of one's own: options 1 and 2 of the rulebook."""

from __future__ import annotations

import pytest

from games.tournoi.duels import fight, lay, state, zone
from hedgerow.core import BadInput, Rng
from hedgerow.core.options import shown
from hedgerow.games.tournoi import GAME
from hedgerow.games.tournoi.cards import Card, Characteristic, Name, powers, standard
from hedgerow.games.tournoi.decks import Deck, standard_deck
from hedgerow.games.tournoi.sharing import deck_code, own_set, set_code
from hedgerow.games.tournoi.state import State
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table, verify
from hedgerow.testing import laws
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import play, table_at

CATALOGUES = [Catalogue(language) for language in LANGUAGES]


def volcanoes(count: int = 40) -> str:
    """The code of an own set: volcanoes without a threat level, with four numbers."""
    names = "Height", "Diameter", "Temperature", "Eruptions"
    about = tuple(Characteristic(Name(name, name), "number", "") for name in names)
    cards = [
        Card(f"C{at + 1}", Name(f"Volcano {at}", f"Volcano {at}"), (at, 100 - at, 7 * at % 41, 5))
        for at in range(count)
    ]
    return set_code(own_set(about, cards))  # type: ignore[arg-type]


def start(seats: int, **options: object) -> State:
    return GAME.setup(GAME.read_options(options), seats, Rng(5))


@rule("TOU-80")
@pytest.mark.parametrize(("seats", "each"), [(2, 41), (3, 27), (4, 20)])
def test_option_1_deals_the_cards_evenly(seats: int, each: int) -> None:
    made = start(seats, cards="dealt", set=volcanoes(83))
    assert [len(hand) + len(pile) for hand, pile in zip(made.hands, made.piles, strict=True)] == (
        [each] * seats
    )
    assert len(made.aside) == 83 - seats * each


@rule("TOU-80")
def test_option_1_needs_seventeen_cards_a_seat() -> None:
    assert start(2, cards="dealt", set=volcanoes(34)).round == 0
    with pytest.raises(BadInput, match="error-tournoi-set-few"):
        start(2, cards="dealt", set=volcanoes(33))


@rule("TOU-80", "TOU-8")
def test_nobody_knows_which_cards_a_rival_was_dealt() -> None:
    made = start(2, cards="dealt", set=volcanoes(40))
    view = GAME.view(made, 0)
    decks = {
        frozenset(world.piles[1]) | frozenset(world.hands[1])
        for world in (GAME.determinize(view, Rng(seed)) for seed in range(10))
    }
    assert len(decks) == 10


@rule("TOU-76")
def test_battles_compare_the_characteristics_of_the_cards_in_order() -> None:
    made = start(2, cards="dealt", set=volcanoes())
    names = [about.name.en for about in made.kit.characteristics]
    assert names == ["Height", "Diameter", "Temperature", "Eruptions"]


@rule("TOU-77")
def test_power_cards_are_dealt_as_ever() -> None:
    made = start(3, cards="common", set=volcanoes())
    assert [len(held) for held in made.powers] == [5, 5, 5]
    assert len(made.powers_aside) == len(powers()) - 15


@rule("TOU-78")
@pytest.mark.parametrize("cards", ["dealt", "common"])
@pytest.mark.parametrize("bonus", ["trio", "triple"])
def test_there_are_no_tokens(cards: str, bonus: str) -> None:
    assert start(2, cards=cards, bonus=bonus, set=volcanoes()).tokens == ()
    told = shown(GAME.options, {"cards": cards, "bonus": bonus}, 2)
    assert told == {"cards": cards}  # so a table does not speak of them either


@rule("TOU-79")
@pytest.mark.parametrize("cards", ["dealt", "common"])
def test_shiny_cards_stay_out_of_our_own_animals_too(cards: str) -> None:
    made = start(2, cards=cards)
    assert len(made.kit.cards) == len(standard().cards) - 2
    assert not any(card.totem for card in made.kit.cards)


@rule("TOU-82")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_option_2_has_one_deck_for_all(seats: int) -> None:
    made = start(seats, cards="common", set=volcanoes(36))
    assert len(made.piles) == 1 and len(made.piles[0]) == 36 - 4 * seats
    assert [len(hand) for hand in made.hands] == [4] * seats


@rule("TOU-82")
def test_option_2_hands_come_from_the_common_top() -> None:
    made = state("D11 D50 D15 D23 D01 D07 D59 D49 D02 D03 D04 D05", cards="common", seats=2)
    hands = [GAME.view(made, seat).hand for seat in range(2)]
    assert hands == [("D11", "D50", "D15", "D23"), ("D01", "D07", "D59", "D49")]


COMMON = "D11 D50 D15 D23 D01 D07 D59 D49 D02 D03 D04 D05"


@rule("TOU-83")
def test_lost_cards_go_under_the_common_deck_battle_by_battle() -> None:
    seated = table_at(GAME, state(COMMON, cards="common", seats=2))
    fight(seated, "D11 D50 D15 D23", "D01 D07 D59 D49")
    assert zone(seated, 0) == ("D11", "D50", "D15", "D23")
    # The next round takes what was left and then the bee, the frog, the newt and the mantella.
    assert set(seated.view(0).hand) == {"D02", "D03", "D04", "D05"}
    assert set(seated.view(1).hand) == {"D01", "D07", "D59", "D49"}


@rule("TOU-83", "TOU-16")
def test_everybody_remembers_the_cards_that_come_back() -> None:
    seated = table_at(GAME, state(COMMON, cards="common", seats=2))
    fight(seated, "D11 D50 D15 D23", "D01 D07 D59 D49")
    assert set(seated.view(0).sides[1].known) == {"D01", "D07", "D59", "D49"}
    # Where they are laid is hidden all the same.
    play(seated, "B lay D49 1, B lay D01 2")
    worlds = [GAME.determinize(seated.view(0), Rng(seed)) for seed in range(20)]
    assert len({tuple(world.laid[1]) for world in worlds}) > 5
    assert {
        frozenset((*w.hands[1], *(c for there in w.laid[1] for c in there))) for w in worlds
    } == {frozenset(seated._state.kit.copies[0][id] for id in ("D01", "D07", "D59", "D49"))}


@rule("TOU-83")
def test_the_ghost_s_lost_cards_go_there_too() -> None:
    deck = "D35 D36 D37 D38 D39 D40 D41 D42 D11 D50 D15 D23 D01 D02 D03 D04"
    seated = table_at(GAME, state(deck, cards="common", seats=1))
    fight(seated, "D11 D50 D15 D23")
    view = seated.view(0)
    assert view.discards == ((),)
    # Lost: pike and eagle, chameleon and hedgehog, wolf and otter, bear and wels.
    assert seated.outcome is None
    everywhere = {*view.piles[0].under, *view.hand, *(id for s in view.spots[1] for id in s.cards)}
    assert {"D35", "D36", "D37", "D38", "D39", "D40", "D23", "D42"} <= everywhere


@rule("TOU-84")
def test_a_card_without_a_threat_level_counts_as_green() -> None:
    made = start(2, cards="dealt", set=volcanoes())
    assert set(made.kit.degrees) == {0}
    # All volcanoes have 5 eruptions: a tie that both win.
    seated = table_at(GAME, made)
    for seat in range(2):
        play(seated, lay("AB"[seat], " ".join(seated.view(seat).hand)))
        while seat in seated.to_act and seated._state.round == 0:
            play(seated, f"{'AB'[seat]} pass")
    assert all(one.won for one in seated.view(None).fights[3].fighters)


@rule("TOU-81")
def test_cards_with_our_characteristics_may_be_mixed_with_ours() -> None:
    about = standard().characteristics
    cards = [
        Card(f"C{at + 1}", Name(f"Fox {at}", f"Renard {at}"), (10**9 * at, 10**6, 10**6, 10**5))
        for at in range(10)
    ]
    code = set_code(own_set(about, cards))
    made = start(2, cards="dealt", set=code, mixed=True)
    assert len(made.kit.cards) == 66 + 10
    assert made.kit.characteristics[0].name.en == "Weight"
    with pytest.raises(BadInput, match="error-tournoi-set-mixed"):
        start(2, cards="dealt", set=volcanoes(), mixed=True)


# Decks of one's own


def own_deck(first: int = 4) -> str:
    """The box's first deck with other power cards: an own deck that keeps the rules."""
    return deck_code(Deck(standard_deck(("sun", "leaf")), tuple(range(first, first + 5))))


@rule("TOU-75")
def test_a_seat_plays_the_deck_and_the_power_cards_that_it_brings() -> None:
    made = start(2, cards="decks", decks=f"box {own_deck(12)}")
    names = [made.kit.faces[face].id for face in made.powers[1]]
    assert names == ["P13", "P14", "P15", "P16", "P17"]
    assert {made.kit.cards[copy].symbol for copy in made.piles[1]} == {"sun", "leaf"}
    # Seat A is dealt from the whole box.
    assert len(made.powers[0]) == 5 and len(made.powers_aside) == 15


@rule("TOU-62", "TOU-75")
def test_the_power_cards_of_a_deck_for_the_ghost_are_shuffled() -> None:
    options = GAME.read_options({"cards": "decks", "decks": f"box {own_deck(12)}"})
    starts = [GAME.setup(options, 1, Rng(seed)) for seed in range(20)]
    first = {made.kit.faces[made.covers[1][made.ghost_lanes[0]]].id for made in starts}
    assert first == {"P13", "P14", "P15", "P16", "P17"}


@rule("TOU-75")
def test_the_list_of_a_deck_is_open_but_not_its_order() -> None:
    made = start(2, cards="decks", decks=f"box {own_deck(12)}")
    view = GAME.view(made, 0)
    worlds = [GAME.determinize(view, Rng(seed)) for seed in range(10)]
    assert {world.powers[1] for world in worlds} == {made.powers[1]}
    assert len({world.piles[1] for world in worlds}) == 10


@rule("TOU-75")
@pytest.mark.parametrize("seats", [1, 2])
def test_laws_with_own_decks(seats: int) -> None:
    decks = f"{own_deck(0)} {own_deck(13)}"
    options = {"cards": "decks", "decks": decks, "bonus": "triple"}
    laws.check(GAME, seats, options, seats, catalogues=CATALOGUES)


@rule("TOU-80", "TOU-82")
@pytest.mark.parametrize("cards", ["dealt", "common"])
def test_laws_with_an_own_set(cards: str) -> None:
    options = {"cards": cards, "set": volcanoes(68)}
    laws.check(GAME, 2, options, 3, catalogues=CATALOGUES)
    laws.check(GAME, 1, options, 4, catalogues=CATALOGUES)


@rule("TOU-14", "TOU-82")
def test_a_small_common_deck_keeps_the_laws() -> None:
    options = {"cards": "common", "set": volcanoes(17)}
    for seed in range(30):
        laws.cheap(GAME, 4, options, seed)
    laws.check(GAME, 3, options, 1)


def test_a_record_of_a_table_with_own_cards_is_replayed() -> None:
    seated = Table(GAME, 2, {"cards": "common", "set": volcanoes(36)}, seed="own")
    while seated.to_act:
        seat = seated.to_act[0]
        seated.play(seat, seated.decisions_for(seat)[0].moves[0])
    assert verify(GAME, seated.record).outcome == seated.outcome


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"cards": "common", "set": "nonsense"}, "error-tournoi-set-code"),
        ({"cards": "decks", "decks": "!!"}, "error-tournoi-deck"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, str], message: str) -> None:
    with pytest.raises(BadInput, match=message) as caught:
        start(2, **options)
    assert all(catalogue.say(caught.value.message) for catalogue in CATALOGUES)
