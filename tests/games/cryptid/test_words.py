"""Cryptid in words, and the map as text."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import msgspec
import pytest
from fluent.syntax import FluentParser

from hedgerow.core.drawing import Drawing
from hedgerow.core.event import Event
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, SeatName
from hedgerow.games.cryptid import GAME, words
from hedgerow.games.cryptid.clues import ANIMALS, CODES, COLOURS, KINDS_OF_STRUCTURE, TERRAINS
from hedgerow.games.cryptid.events import (
    Answered,
    Asked,
    CubePlaced,
    DiscPlaced,
    Drawn,
    DutySkipped,
    HabitatFound,
    HintAsked,
    HintGiven,
    HintRefused,
    SearchDeclared,
    Searched,
    Voted,
    VotedSo,
)
from hedgerow.games.cryptid.hexes import COLUMNS, HEXES, parse_hex
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.moves import Ask, AskHint, Move, PlaceCube, PlaceDisc, Search, Vote
from hedgerow.games.cryptid.puzzle import HINTS
from hedgerow.games.cryptid.words.drawing import INSIDE, draw
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table

EN, FR = Catalogue("en"), Catalogue("fr")


def games() -> Iterator[Table]:  # type: ignore[type-arg]
    for seats in GAME.seats:
        for mode in ("normal", "advanced"):
            yield Table(GAME, seats, {"mode": mode, "puzzle": "card"}, seed=f"{seats} {mode}")


def play_on(table: Table, moves: int, rng: Rng) -> None:  # type: ignore[type-arg]
    for _ in range(moves):
        if not table.to_act:
            return
        decision = table.decisions_for(table.to_act[0])[0]
        table.play(decision.seat, decision.moves.pick(rng))


def a_view(seats: int = 3, seat: int | None = 0) -> View:
    """Card 1 of the box: "Desert 1-1" in the corner."""
    return Table(GAME, seats, {"puzzle": "card", "card": 1}, seed="words").view(seat)


# Clues and hints


@pytest.mark.parametrize(
    ("code", "english", "french"),
    [
        ("on:desert|forest", "on desert or forest", "sur une case désert ou forêt"),
        ("near1:swamp", "within 1 hex of swamp", "à 1 case au plus d’un marécage"),
        ("near1:forest", "within 1 hex of forest", "à 1 case au plus d’une forêt"),
        (
            "near1:animal",
            "within 1 hex of an animal territory",
            "à 1 case au plus d’un territoire d’animal",
        ),
        (
            "near2:shack",
            "within 2 hexes of an abandoned shack",
            "à 2 cases au plus d’une cabane abandonnée",
        ),
        (
            "near2:bear",
            "within 2 hexes of bear territory",
            "à 2 cases au plus d’un territoire d’ours",
        ),
        (
            "not near3:white",
            "not within 3 hexes of a white structure",
            "à plus de 3 cases de toute structure blanche",
        ),
        (
            "not on:swamp|water",
            "not on swamp or water",
            "sur une case qui n’est ni marécage ni lac",
        ),
    ],
)
def test_a_clue_is_a_natural_phrase(code: str, english: str, french: str) -> None:
    assert EN.say(words.clue(code)) == english
    assert FR.say(words.clue(code)) == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_48_clues_and_all_hints_differ(language: str) -> None:
    catalogue = EN if language == "en" else FR
    assert len({catalogue.say(words.clue(code)) for code in CODES}) == 48
    assert len({catalogue.say(words.hint(code)) for code in HINTS}) == len(HINTS)


def test_families_of_messages_have_no_stray_member() -> None:
    """The catalogue's own test takes any id that fits f"cryptid-near-{...}" as used."""
    text = files("hedgerow.locale").joinpath("en", "cryptid.ftl").read_text("utf-8")
    ids = {entry.id.name for entry in FluentParser().parse(text).body if hasattr(entry, "id")}
    subjects = {*TERRAINS, "animal", *KINDS_OF_STRUCTURE, *ANIMALS, *COLOURS}
    for family, members in {
        "cryptid-hex-": set(TERRAINS),
        "cryptid-terrain-": set(TERRAINS),
        "cryptid-near-": subjects,
        "cryptid-far-": subjects,
        "cryptid-hint-": set(HINTS),
    }.items():
        assert {id.removeprefix(family) for id in ids if id.startswith(family)} == members


# Moves, groups and events


def test_a_hex_is_named_by_terrain_column_and_row() -> None:
    view = a_view()
    assert EN.say(words.hex_message(view, parse_hex("1-1"))) == "Desert 1-1"
    assert FR.say(words.hex_message(view, parse_hex("12-9"))) == "Marécage 12-9"


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        (PlaceCube(0), "Place a cube on Desert 1-1", "Poser un cube sur Désert 1-1"),
        (PlaceDisc(0), "Place a disc on Desert 1-1", "Poser un disque sur Désert 1-1"),
        (Ask(0, 1), "Ask B about Desert 1-1", "Poser une question à B sur Désert 1-1"),
        (Search(0), "Search Desert 1-1", "Effectuer une recherche sur Désert 1-1"),
        (AskHint(), "Propose to open the hint", "Proposer de dévoiler l’indication"),
        (Vote(True), "Yes, open the hint", "Oui, dévoilons-la"),
        (Vote(False), "No, keep it closed", "Non, gardons-la cachée"),
    ],
)
def test_moves_in_words(move: Move, english: str, french: str) -> None:
    view = a_view()
    assert EN.say(words.move(view, move)) == english
    assert FR.say(words.move(view, move)) == french


def test_choices_stand_under_their_hex_or_under_the_hint() -> None:
    view = a_view()
    assert EN.say(words.group(view, Ask(0, 1))) == EN.say(words.group(view, Search(0)))
    assert EN.say(words.group(view, Search(0))) == "Desert 1-1"
    assert EN.say(words.group(view, AskHint())) == "Hint"
    assert FR.say(words.group(view, Vote(True))) == "Indication"


@pytest.mark.parametrize(
    ("event", "english"),
    [
        (CubePlaced(0, 0), "A places a cube on Desert 1-1."),
        (DiscPlaced(1, 0), "B places another disc, on Desert 1-1."),
        (Asked(0, 1, 0, True), "A asks B about Desert 1-1: possible, a disc."),
        (Asked(0, 1, 0, False), "A asks B about Desert 1-1: impossible, a cube."),
        (
            SearchDeclared(2, 0),
            "C wants to search Desert 1-1, where their disc already lies, and owes another disc"
            " first.",
        ),
        (Searched(2, 0), "C searches Desert 1-1."),
        (Answered(0, 0, True), "A places a disc: possible."),
        (Answered(0, 0, False), "A places a cube: impossible. The search ends."),
        (DutySkipped(0, "cube"), "A has no hex left for a cube and places none."),
        (DutySkipped(0, "disc"), "A has no hex left for a disc and places none."),
        (HintAsked(1), "B proposes to open the hint."),
        (Voted(1), "B has voted."),
        (VotedSo(1, True), "B votes to open the hint."),
        (VotedSo(1, False), "B votes against the hint."),
        (HintRefused((True, False, False)), "The hint stays closed. Against: B, C."),
        (
            HintGiven((True, True, True), "near2"),
            "All agree, and the hint is opened: no clue is about a distance of 2 hexes.",
        ),
        (
            HintGiven((True, True, False, True), "swamp"),
            "The hint is opened: no clue mentions swamp. Against: C.",
        ),
        (
            HintGiven((True, None, True, True), "swamp"),
            "Enough of you agree, and the hint is opened: no clue mentions swamp.",
        ),
        (HabitatFound(0, 0, ()), "A finds the creature on Desert 1-1!"),
        (
            Drawn(0, ()),
            "The last round is over, and nobody has found the creature. It lived on Desert 1-1.",
        ),
    ],
)
def test_events_in_words(event: Event, english: str) -> None:
    assert EN.say(words.event(a_view(), event)) == english
    assert FR.say(words.event(a_view(), event))


def test_with_two_seats_a_researcher_is_named_with_its_seat() -> None:
    view = a_view(seats=2)
    assert EN.say(words.move(view, Ask(0, 3))) == "Ask B’s researcher D about Desert 1-1"
    assert (
        FR.say(words.move(view, Ask(0, 3))) == "Poser une question à B (chercheur D) sur Désert 1-1"
    )
    assert words.researcher(a_view(seats=3), 1) == SeatName(1)


def test_a_whole_game_can_be_told_in_both_languages_to_everybody() -> None:
    rng = Rng(11)
    for table in games():
        for _ in range(40):
            play_on(table, 9, rng)
            for seat in (None, *range(table.seats)):
                view = table.view(seat)
                told: list[Message] = [words.event(view, e) for e in table.events(seat)[-30:]]
                told += words.notes(view)
                for decision in table.decisions_for(seat):
                    told.append(decision.prompt)
                    for move in list(decision.moves)[::17]:
                        told += [words.move(view, move), words.group(view, move)]
                for message in told:
                    assert EN.say(message) and FR.say(message)
            if not table.to_act:
                break
        outcome = table.outcome
        assert outcome is None or (EN.say(outcome.reason) and FR.say(outcome.reason))


# Notes


def test_a_seat_sees_its_own_clue_and_a_spectator_none() -> None:
    view = a_view(seat=1)
    (note,) = words.notes(view)
    assert note == Message("cryptid-note-clue", {"clue": words.clue(view.own[0])})
    assert words.notes(a_view(seat=None)) == ()


def test_a_seat_with_two_researchers_sees_both_clues_and_whose_turn_it_is() -> None:
    notes = words.notes(a_view(seats=2, seat=1))
    assert [EN.say(note).partition(":")[0] for note in notes] == [
        "Your researcher B’s clue",
        "Your researcher D’s clue",
        "It is the turn of A’s researcher A.",
    ]
    assert [note.id for note in words.notes(a_view(seats=2, seat=None))] == ["cryptid-note-turn"]


def test_in_the_end_everybody_sees_all_clues_and_an_open_hint_stays() -> None:
    table = Table(GAME, 3, {"puzzle": "card", "card": 1}, seed="end")
    play_on(table, 5000, Rng(3))
    assert table.outcome is not None
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        notes = words.notes(view)
        assert [note.id for note in notes[:3]] == ["cryptid-note-clue-of"] * 3
        assert [note.id for note in notes[3:]] == ["cryptid-note-hint"] * (view.hint != "")


# The map


def plain(drawing: Drawing) -> list[str]:
    return ["".join(span.text for span in line) for line in drawing]


def cell(lines: list[str], hex: int) -> tuple[str, str]:
    """The two lines of a hex, read off the drawing by its place alone."""
    row, column = divmod(hex, COLUMNS)
    top = 2 + 2 * row + column % 2
    left = 3 + column * (INSIDE + 1)
    return lines[top][left : left + INSIDE], lines[top + 1][left : left + INSIDE]


def test_every_hex_shows_its_ground_and_tokens_without_colour() -> None:
    rng = Rng(5)
    for table in games():
        for seat in (None, 0):
            play_on(table, 60, rng)
            view = table.view(seat)
            lines = plain(draw(view, Catalogue("en").say))
            assert max(map(len, lines)) <= 100
            for hex in range(HEXES):
                ground, tokens = cell(lines, hex)
                assert ground[:3].strip(" []()") == view.map.terrain_at(hex)[0].upper()
                rim = {"bear": "[]", "cougar": "()", None: "  "}[view.map.territory_at(hex)]
                assert ground[0] + ground[2] == rim
                built = view.map.structure_at(hex)
                mark = {"stone": "∩", "shack": "⌂"}[built.kind] if built else ""
                colour = {"white": "w", "green": "g", "blue": "b", "black": "k"}
                assert ground[3:].strip(" +★") == (mark + colour[built.colour] if built else "")
                discs = "".join("ABCDE"[w] for w, on in enumerate(view.discs) if hex in on)
                cubes = "".join("ABCDE"[w] for w, on in enumerate(view.cubes) if hex in on)
                expected = (f"●{discs}" if discs else "") + (f"■{cubes}" if cubes else "")
                assert tokens.strip("_") == expected


def test_a_plus_marks_the_hexes_that_ones_own_clue_allows() -> None:
    for seat in range(3):
        view = a_view(seat=seat)
        lines = plain(draw(view, Catalogue("en").say))
        region = view.map.regions[view.known[seat]]
        for hex in range(HEXES):
            assert ("+" in cell(lines, hex)[0]) == bool(region >> hex & 1)
    assert "+" not in "".join(plain(draw(a_view(seat=None), Catalogue("en").say)))


def test_the_star_marks_the_habitat_and_only_in_the_end() -> None:
    table = Table(GAME, 4, {"puzzle": "card", "card": 1}, seed="star")
    assert "★" not in "".join(plain(draw(table.view(0), Catalogue("en").say)))
    play_on(table, 5000, Rng(8))
    lines = plain(draw(table.view(0), Catalogue("en").say))
    assert "".join(lines).count("★") == 1
    found = table.events(None)[-1]
    assert isinstance(found, HabitatFound | Drawn)
    assert "★" in cell(lines, found.hex)[0]


def crowded_view() -> View:
    """Every researcher has a token on the first hex, and E a disc on the second."""
    cubes, discs = ((), (), (), (), (0,)), ((0,), (0,), (0,), (0,), (1,))
    return msgspec.structs.replace(a_view(seats=5), cubes=cubes, discs=discs)


def test_five_tokens_fit_in_a_hex() -> None:
    assert cell(plain(draw(crowded_view(), Catalogue("en").say)), 0)[1] == "●ABCD■E"


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_everything_on_a_coloured_ground_can_be_read() -> None:
    """Contrast of at least 4.5 to 1 for all but the underscores that outline a hex."""
    seen = set()
    views = [crowded_view(), *(table.view(0) for table in games())]
    ended = Table(GAME, 5, {"puzzle": "card", "mode": "advanced"}, seed="read")
    play_on(ended, 300, Rng(2))
    for view in (*views, ended.view(0)):
        for span in (span for line in draw(view, Catalogue("en").say) for span in line):
            ink, _, ground = span.style.removeprefix("bold ").partition(" on ")
            if ground and span.text.strip(" _"):
                bright, dark = sorted((luminance(ink), luminance(ground)), reverse=True)
                assert (bright + 0.05) / (dark + 0.05) >= 4.5, span
                seen.add(ground)
    assert len(seen) >= 15


def test_columns_are_numbered_on_top_and_rows_at_both_sides() -> None:
    lines = plain(draw(a_view(), Catalogue("en").say))
    assert lines[0].split() == [str(column) for column in range(1, 13)]
    assert [line[0] for line in lines[2:-1:2]] == [str(row) for row in range(1, 10)]
    assert [line[-1] for line in lines[3::2]] == [str(row) for row in range(1, 10)]


def test_the_map_has_the_letters_of_the_reader_s_language() -> None:
    at = Table(GAME, 3, {"puzzle": "card", "mode": "advanced"}, seed="w")
    english, french = (
        "".join(span.text for row in words.draw(at.view(None), c.say) for span in row)
        for c in (EN, FR)
    )
    legend = Message("game-cryptid-legend")
    for terrain in TERRAINS:
        code = Message(f"cryptid-letter-{terrain}")
        assert english.count(f"{EN.say(code)}") >= 1 and french.count(f"{FR.say(code)}") >= 1
        assert f" {FR.say(code)} " in FR.say(legend) and f" {EN.say(code)} " in EN.say(legend)
    assert "∩k" in english and "∩n" in french and "∩k" not in french
    assert len({FR.say(Message(f"cryptid-paint-{colour}")) for colour in COLOURS}) == 4
    assert len({FR.say(Message(f"cryptid-letter-{terrain}")) for terrain in TERRAINS}) == 5
