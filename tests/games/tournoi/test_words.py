"""Words, notes, drawing and codec of Le Tournoi."""

from __future__ import annotations

import pytest

from games.tournoi.duels import HEAVY, REST, SMALL, fight, lay, table
from hedgerow.games.tournoi import GAME, words
from hedgerow.games.tournoi.cards import Characteristic, Name
from hedgerow.games.tournoi.codec import TournoiCodec
from hedgerow.games.tournoi.events import Fought
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.kit import Terms, kit_of
from hedgerow.games.tournoi.measures import UNITS
from hedgerow.games.tournoi.moves import Lay, Pass, Power, parse
from hedgerow.games.tournoi.sheets import compared
from hedgerow.locale import Catalogue
from hedgerow.table import Table
from hedgerow.testing.golden import perft
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import play

EN, FR = Catalogue("en"), Catalogue("fr")
_ = "\u00a0"
"""The space between a number and its unit."""
DECKS = f"{HEAVY} {REST}", f"{SMALL} {REST}"


def test_a_move_names_the_card_the_battle_and_the_figure() -> None:
    view = table(*DECKS).view(0)
    assert EN.say(words.move(view, Lay("D11", 1))) == f"Hippopotamus on Weight (2.64{_}t)"
    assert FR.say(words.move(view, Lay("D11", 3))) == f"Hippopotame sur Longévité (61,2{_}ans)"


def test_the_story_of_a_battle() -> None:
    seated = table(*DECKS, powers=("", "P01"))
    play(seated, f"{lay('A', HEAVY)}, {lay('B', SMALL)}")
    events = play(seated, "B power P01 1")
    told = [EN.say(words.event(seated.view(None), event)) for event in events]
    assert told[1:3] == [
        "Weight is turned up: A: Hippopotamus, B: Western honey bee with Protect.",
        f"Weight: won by A with Hippopotamus (2.64{_}t). "
        f"Kept all the same: B with Western honey bee (100{_}mg).",
    ]
    dit = FR.say(words.event(seated.view(None), events[1]))
    assert dit == f"Bataille Poids{_}: A{_}: Hippopotame, B{_}: Abeille domestique avec Protect."


@rule("TOU-85")
@pytest.mark.parametrize(
    ("power", "english"),
    [
        ("", f"won by A with Hippopotamus (2.64{_}t). Beaten: B with Brown bear (240{_}kg)."),
        (
            "P13",
            f"won by A with Hippopotamus (2.64{_}t, doubled: 5.28{_}t)."
            f" Beaten: B with Brown bear (240{_}kg).",
        ),
        (
            "P14",
            f"won by A with Hippopotamus (2.64{_}t)."
            f" Beaten: B with Brown bear (240{_}kg, halved: 120{_}kg).",
        ),
    ],
)
def test_the_story_tells_what_was_compared(power: str, english: str) -> None:
    seated = table(DECKS[0], f"D23 D11 D50 D15 {REST}", powers=(power, ""))
    laid = f", A power {power} 1" if power else ""
    events = play(seated, f"{lay('B', 'D23 D11 D50 D15')}, {lay('A', HEAVY)}{laid}")
    fought = next(event for event in events if isinstance(event, Fought))
    assert EN.say(words.event(seated.view(None), fought)) == f"Weight: {english}"
    fighters = seated.view(None).fights[0].fighters
    assert [EN.say(one.figure) in english for one in fighters] == [True, True]
    scaled = [EN.say(one.scaled) for one in fighters if one.scaled]
    assert scaled == {"": [], "P13": [f"2.64{_}t, doubled"], "P14": [f"240{_}kg, halved"]}[power]


@rule("TOU-85", "TOU-35", "TOU-22", "TOU-36")
def test_the_story_tells_what_was_compared_instead() -> None:
    def told(power: str) -> str:
        seated = table(*DECKS, powers=(power, ""))
        laid = f"{lay('B', SMALL)}, {lay('A', HEAVY)}, A power {power} 1"
        fought = next(event for event in play(seated, laid) if isinstance(event, Fought))
        return EN.say(words.event(seated.view(None), fought))

    assert told("P15").startswith("Weight, fought on Length: won by A with Hippopotamus (3.5")
    assert told("P05").startswith("Weight, smallest value first: won by B with Western honey bee")
    assert told("P16").startswith("Weight, threat level first: won by A with Hippopotamus (2.64")


def test_a_value_tripled_or_otherwise_scaled() -> None:
    about = Characteristic(Name("longévité", "longevity"), "time")
    value = 60 * UNITS["time"]["y"]
    assert EN.say(compared(about, value, (6, 2)).whole) == f"60{_}years, tripled: 180{_}years"
    assert EN.say(compared(about, value, (3, 4)).whole) == f"60{_}years, × 3/4: 45{_}years"
    assert EN.say(compared(about, value, (2, 2)).whole) == f"60{_}years"
    assert FR.say(compared(about, value, (2, 1)).whole) == (
        f"60{_}ans, valeur doublée{_}: 120{_}ans"
    )


def test_notes_show_the_hand_and_what_power_cards_do() -> None:
    seated = table(*DECKS, powers=("P05 P06", ""))
    said = [EN.say(note) for note in words.notes(seated.view(0))]
    assert said[0] == f"D11 Hippopotamus, yellow: 2.64{_}t, 3.5{_}m, 61.2{_}years, 7.7{_}months."
    assert said[-1].startswith("Junior (2): The smallest value wins.")
    assert words.notes(seated.view(None)) == ()


@rule("TOU-85")
@pytest.mark.parametrize(
    ("catalogue", "lines"),
    [
        (
            EN,
            [
                "1> Weight",
                f"   ★ ●A Hippopotamus (2.64{_}t, doubled: 5.28{_}t) +Reinforcement",
                f"   ☆ ●B Western honey bee (100{_}mg) +Protect",
            ],
        ),
        (
            FR,
            [
                "1> Poids",
                f"   ★ ●A Hippopotame (2,64{_}t, valeur doublée{_}: 5,28{_}t) +Renfort",
                f"   ☆ ●B Abeille domestique (100{_}mg) +Protect",
            ],
        ),
    ],
)
def test_the_drawing_tells_what_was_compared(catalogue: Catalogue, lines: list[str]) -> None:
    seated = table(*DECKS, powers=("P13", "P01"))
    play(seated, f"{lay('A', HEAVY)}, {lay('B', SMALL)}, A power P13 1, B power P01 1")
    drawn = drawing(seated.view(None), catalogue)
    at = drawn.index(lines[0])
    assert drawn[at : at + 3] == lines


def test_the_drawing_names_cards_in_full() -> None:
    seated = table(*DECKS, powers=("P15", ""))
    play(seated, f"{lay('A', HEAVY)}, A power P15 2")
    (first, second) = drawing(seated.view(0), EN)[2:4]
    assert first.split("  ")[0] == "A Hippopotamus"
    assert "African savanna" in first and "Whale shark" in first
    assert second.strip() == "elephant +Change of"
    hand = next(row for row in drawing(seated.view(1), FR) if row.startswith("▯"))
    assert hand.startswith("▯ D01 Abeille domestique, D07 Rainette verte")


def drawing(view: View, catalogue: Catalogue) -> list[str]:
    rows = words.draw(view, catalogue.say)
    return ["".join(span.text for span in row).rstrip() for row in rows]


@pytest.mark.parametrize("text", ["", "lay", "lay D01", "lay D01 x", "passer", "lay 1 2 3"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse(text)


def test_actions_have_the_documented_numbers() -> None:
    codec = TournoiCodec(kit_of(Terms(2)))
    assert codec.actions == 68 * 4 + 10 * 4 + 3
    assert codec.decode(0) == Lay("D01", 1) and codec.encode(Lay("D02", 3)) == 4 + 2
    assert codec.decode(68 * 4) == Power("P01", 1)
    assert codec.decode(codec.actions - 3) == Pass()
    with pytest.raises(ValueError, match="no action"):
        codec.decode(codec.actions)


def test_observations_put_the_viewer_first() -> None:
    seated = table(*DECKS)
    fight(seated, HEAVY, SMALL)
    codec = TournoiCodec(seated._state.kit)
    mine, theirs = (codec.observe(seated.view(seat)) for seat in range(2))
    assert mine["zones"][0].sum() == 4 and theirs["zones"][1].sum() == 4
    assert mine["under"][1].sum() == 4 and mine["hand"].sum() == 4
    assert codec.observe(seated.view(None))["hand"].sum() == 0


@pytest.mark.parametrize(("seats", "counts"), [(1, (16, 144, 576)), (2, (32, 800, 14_976))])
def test_positions_from_the_start(seats: int, counts: tuple[int, ...]) -> None:
    seated = Table(GAME, seats, {}, seed="perft")
    assert tuple(perft(GAME, seated._state, depth) for depth in (1, 2, 3)) == counts
