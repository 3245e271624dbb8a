"""Earth's aids: cards explained, what a choice would add, goals and scores, from the View alone."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from games.earth.growing import Table
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games.earth import GAME, cards
from hedgerow.games.earth.cells import CLIMATE, parse_cell
from hedgerow.games.earth.companion.aids import EarthAids, earth_aids
from hedgerow.games.earth.companion.explained import explained
from hedgerow.games.earth.companion.glyphs import goal_glyphs, scoring_glyphs
from hedgerow.games.earth.frames import Activation, Composting, Owing, Placing
from hedgerow.games.earth.hidden import View, determinize
from hedgerow.games.earth.moves import Plant, PlayEvent, Put, Remove, Site
from hedgerow.games.earth.options import EarthOptions
from hedgerow.games.earth.rules.accounts import holdings
from hedgerow.games.earth.scoring.score import score
from hedgerow.games.earth.state import State
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.testing.rules import rule

SIGNS = Path(__file__).parents[3] / "web" / "src" / "games" / "earth" / "signs.ts"
_KEY = re.compile(r"^  '?([a-z-]+)'?:", re.MULTILINE)

SETS = (
    (1, EarthOptions(animals=True, gaia="expert")),
    (2, EarthOptions(mode="beginner")),
    (3, EarthOptions(mode="advanced", animals=True)),
)


def play(seats: int, options: EarthOptions, seed: int, every: int) -> list[State]:
    """Positions of a random game that likes to plant, and its end."""
    rng = Rng(seed)
    state = GAME.setup(options, seats, rng)
    found = []
    at = 0
    while asked := GAME.decisions(state):
        if at % every == 0:
            found.append(state.clone())
        plants = [move for move in asked[0].moves if isinstance(move, Plant)]
        move = rng.choice(plants) if plants else asked[0].moves.pick(rng)
        GAME.apply(state, asked[0].seat, move, null_log)
        at += 1
    return [*found, state]


POSITIONS = [state for seats, options in SETS for state in play(seats, options, 11, 13)]


def views(step: int = 1) -> list[tuple[State, View]]:
    pairs: list[tuple[State, int | None]] = []
    for state in POSITIONS[::step]:
        pairs += [(state, None), *((state, seat) for seat in range(state.seats))]
    return [(state, GAME.view(state, seat)) for state, seat in pairs]


def messages(value: object) -> list[Message]:
    """Every Message in a structure."""
    if isinstance(value, Message):
        return [value]
    if isinstance(value, msgspec.Struct):
        value = [getattr(value, field) for field in value.__struct_fields__]
    if isinstance(value, tuple | list):
        return [found for one in value for found in messages(one)]
    return []


def planting(state: State) -> State:
    """The position after somebody has taken a card to plant, where that is on offer."""
    for asked in GAME.decisions(state):
        for move in asked.moves:
            if isinstance(move, Plant):
                after = state.clone()
                GAME.apply(after, asked.seat, move, null_log)
                return after
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_said(language: str) -> None:
    catalogue = Catalogue(language)  # type: ignore[arg-type]
    for key, card in explained().items():
        assert card.key == key
        for message in messages(card):
            said = catalogue.say(message)
            assert said
            assert ".." not in said, f"{key}: {said}"
            assert "  " not in said, f"{key}: {said}"
            assert " ." not in said, f"{key}: {said}"


@rule("EAR-100")
def test_animals_show_the_grade_of_each_ability() -> None:
    for id, animal in cards.animals().items():
        own, shared = explained()[id].abilities
        assert (own.grade, shared.grade) == (animal.individual.grade, animal.collective.grade)
    others = [card for card in explained().values() if card.kind != "animal"]
    assert {ability.grade for card in others for ability in card.abilities} == {None}


def test_every_sign_is_drawn_in_the_browser() -> None:
    drawn = set(_KEY.findall(SIGNS.read_text(encoding="utf-8")))
    signs = {
        glyph.sign
        for card in explained().values()
        for one in card.abilities
        for glyph in one.glyphs
    }
    signs |= {
        glyph.sign for one in cards.ecosystems().values() for glyph in scoring_glyphs(one.scoring)
    }
    signs |= {glyph.sign for one in cards.fauna().values() for glyph in goal_glyphs(one.goal)}
    signs |= {card.kind for card in explained().values()}
    signs |= {one.colour for card in explained().values() for one in card.abilities}
    assert len(signs) > 40
    assert not signs - drawn


def test_they_can_be_sent_and_said() -> None:
    catalogues = [Catalogue(language) for language in LANGUAGES]
    said: set[bytes] = set()
    for _, view in views(5):
        aids = earth_aids(view)
        sent = msgspec.json.encode(aids)
        assert msgspec.json.decode(sent, type=EarthAids) == aids
        assert len(sent) < 200_000
        for message in messages(aids):
            once = msgspec.json.encode(message)
            if once not in said:
                said.add(once)
                assert all(catalogue.say(message) for catalogue in catalogues)


def test_every_card_in_sight_is_explained() -> None:
    for _, view in views(3):
        known = {card.key for card in earth_aids(view).cards}
        assert known >= {str(card) for card in (*view.hand, *view.offer)}
        for garden in view.gardens:
            assert known >= {str(plot.card) for plot in garden.plots}
            assert known >= {*filter(None, (garden.island, garden.climate, *garden.animals))}
        assert known >= {*view.fauna, *view.shared}


def test_scores_are_those_of_the_position() -> None:
    over = 0
    for state, view in views(2):
        if view.stage == "choosing":
            assert earth_aids(view).scores == ()
            continue
        aids = earth_aids(view)
        wanted = score(holdings(state), state.options.mode, state.shared, state.collective or None)
        assert [one.total for one in aids.scores] == [one.total for one in wanted]
        for one in aids.scores:
            assert sum(part.vp for part in one.parts) == one.total
            if view.stage == "over" or one.seat == view.seat:
                assert sum(part.vp for part in one.cards) == one.total
        outcome = GAME.outcome(state)
        if outcome is not None:
            over += 1
            assert [one.total for one in aids.scores] == [one.total for one in outcome.scores]
    assert over


def test_hand_notes_agree_with_the_moves_on_offer() -> None:
    planting = 0
    for state in POSITIONS:
        for asked in GAME.decisions(state):
            view = GAME.view(state, asked.seat)
            if view.stage == "choosing":
                continue
            notes = {note.card: note for note in earth_aids(view).hand}
            assert set(notes) == set(view.hand)
            assert all(note.payable == (note.why_not is None) for note in notes.values())
            for move in asked.moves:
                if isinstance(move, PlayEvent):
                    assert notes[move.card].payable
            top = state.boards[asked.seat].stack[-1]
            if type(top).__name__ == "Planting":
                planting += 1
                plants = {move.card for move in asked.moves if isinstance(move, Plant)}
                payable = {
                    card for card, note in notes.items() if note.payable and note.cost is not None
                }
                assert plants == payable
    assert planting > 3


def test_a_site_adds_what_it_says() -> None:
    """Printed values, ecosystems and terrains as they come out once the card lies there."""
    weighed = 0
    for state in map(planting, POSITIONS):
        for asked in GAME.decisions(state):
            sited = [move for move in asked.moves if isinstance(move, Site)]
            if not sited:
                continue
            aids = earth_aids(GAME.view(state, asked.seat))
            (sites,) = aids.sites
            assert {gain.cell for gain in sites.cells} == {move.cell for move in sited}
            assert sites.best == max(gain.vp for gain in sites.cells)
            before = aids.scores[asked.seat].total
            for gain in sites.cells:
                after = state.clone()
                board = after.boards[asked.seat]
                board.planted = {**board.planted, gain.cell: (sites.card, 0, 0)}
                board.mask |= 1 << gain.cell
                scored = score(
                    holdings(after), after.options.mode, after.shared, after.collective or None
                )
                claims = sum(part.vp for part in gain.parts if part.what in ("fauna", "bonus"))
                assert gain.vp - claims == scored[asked.seat].total - before
                assert gain.vp == sum(part.vp for part in gain.parts)
                weighed += 1
    assert weighed > 20


def test_cards_to_plant_are_weighed_on_every_cell() -> None:
    some = 0
    for state in POSITIONS:
        for asked in GAME.decisions(state):
            plants = [move.card for move in asked.moves if isinstance(move, Plant)]
            if not plants or type(state.boards[asked.seat].stack[-1]).__name__ != "Planting":
                continue
            aids = earth_aids(GAME.view(state, asked.seat))
            assert [sites.card for sites in aids.sites] == plants[:20]
            after = state.clone()
            GAME.apply(after, asked.seat, Plant(plants[0]), null_log)
            (later,) = [one for one in GAME.decisions(after) if one.seat == asked.seat]
            cells = {move.cell for move in later.moves if isinstance(move, Site)}
            if cells:
                assert {gain.cell for gain in aids.sites[0].cells} == cells
                some += 1
    assert some > 3


def test_pieces_are_weighed_where_they_may_go() -> None:
    """The seat's live score changes by what was said, once the piece is there."""
    put = 0
    for state in POSITIONS:
        for asked in GAME.decisions(state):
            moves = {m.cell: m for m in asked.moves if isinstance(m, Put | Remove)}
            if not moves:
                continue
            aids = earth_aids(GAME.view(state, asked.seat))
            assert {gain.cell for gain in aids.pieces} == set(moves)
            gain = aids.pieces[0]
            after = state.clone()
            board = after.boards[asked.seat]
            was = board.planted[gain.cell]
            GAME.apply(after, asked.seat, moves[gain.cell], null_log)
            if board.planted[gain.cell] == was:
                continue
            now = earth_aids(GAME.view(after, asked.seat))
            if now.scores and after.round == state.round and after.active == state.active:
                change = {part.what: part.vp for part in gain.parts if part.what != "fauna"}
                for what in ("sprouts", "growth"):
                    before = next(p.vp for p in aids.scores[asked.seat].parts if p.what == what)
                    later = next(p.vp for p in now.scores[asked.seat].parts if p.what == what)
                    if len(board.stack) >= len(state.boards[asked.seat].stack):
                        assert later - before == change.get(what, 0)
                put += 1
    assert put > 3


def test_goals_tell_progress_claims_and_ranks() -> None:
    claimed = 0
    for state, view in views(2):
        if view.stage == "choosing":
            continue
        goals = {goal.key: goal for goal in earth_aids(view).goals}
        for number, key in enumerate(view.fauna):
            goal = goals[key]
            for row in goal.seats:
                ranked = state.claims[number]
                assert row.rank == (ranked.index(row.seat) + 1 if row.seat in ranked else 0)
                assert row.met >= (row.rank > 0)
                assert bool(row.vp) == bool(row.rank)
                claimed += row.rank > 0
        for key in view.shared:
            assert len(goals[key].seats) == view.seats
    assert claimed > 5


def test_the_same_view_gives_the_same_aids_in_every_world() -> None:
    for state in POSITIONS[::7]:
        if state.stage == "over":
            continue
        for seat in (None, *range(state.seats)):
            view = GAME.view(state, seat)
            for seed in (1, 2):
                other = determinize(view, Rng(seed))
                assert earth_aids(GAME.view(other, seat)) == earth_aids(view)


def test_a_spectator_is_told_no_hand() -> None:
    for state in POSITIONS[::5]:
        aids = earth_aids(GAME.view(state, None))
        assert aids.hand == ()
        assert aids.sites == ()
        assert aids.uses == ()
        open_cards = {str(plot.card) for g in GAME.view(state, None).gardens for plot in g.plots}
        open_cards |= {str(no) for b in state.boards for no in (*b.events, *b.shown)}
        hidden = {str(card) for board in state.boards for card in board.hand} - open_cards
        assert not hidden & {card.key for card in aids.cards}


ORCHID, GROWS = 228, 235
"""Blue: place up to 2 sprouts; pay 1 soil to place up to 2 growth."""
RED_MANGROVE, OAK, BASIL = 175, 13, 14
HOT_SPRING = 234
"""An event: discard 3 cards from the compost to place up to 4 sprouts."""


def _uses(table: Table) -> list[tuple[str, int]]:
    found = earth_aids(GAME.view(table.state, 0)).uses
    return [(use.card, use.place) for use in found]


def _watered(table: Table, *places: str) -> Table:
    table.state.action = "blue"
    return table.pending("A", Activation(tuple((parse_cell(place), 0) for place in places)))


def test_pieces_are_asked_for_with_the_ability_that_was_used_by_itself() -> None:
    table = Table().plant("A", d4=ORCHID, d5=GROWS)
    _watered(table, "d4", "d5")
    assert isinstance(table["A"].stack[-1], Placing)  # nobody was asked whether
    assert _uses(table) == [(str(ORCHID), parse_cell("d4"))]


@pytest.mark.parametrize("first", ["d4", "climate"])
def test_the_ability_is_named_in_whichever_order_they_are_used(first: str) -> None:
    table = Table(climate="297A").plant("A", d4=ORCHID)
    table.pending("A", Activation((((parse_cell("d4") if first == "d4" else CLIMATE), 0),)))
    name = str(ORCHID) if first == "d4" else "297A"
    assert [card for card, _ in _uses(table)] == [name]


def test_every_question_of_an_ability_names_it() -> None:
    """A card from the hand and then a growth, of which only the first is a fresh start."""
    table = Table(climate="298B").plant("A", d4=RED_MANGROVE).hand("A", OAK, BASIL)
    table.pending("A", Activation(((CLIMATE, 0),)))
    for frame, move in ((Composting, f"compost {OAK}"), (Placing, "put d4")):
        assert isinstance(table["A"].stack[-1], frame)
        assert _uses(table) == [("298B", CLIMATE)]
        table.play(f"A {move}")
    assert not any(isinstance(frame, Activation) for frame in table["A"].stack)


def test_pieces_after_the_first_are_still_asked_for_by_the_ability() -> None:
    table = Table().plant("A", d4=ORCHID).pending("A", Activation(((parse_cell("d4"), 0),)))
    table.play("A put d4")
    assert isinstance(table["A"].stack[-1], Placing)
    assert _uses(table) == [(str(ORCHID), parse_cell("d4"))]


def test_a_price_is_asked_for_with_its_ability() -> None:
    table = Table(climate="299A").hand("A", OAK, BASIL)
    table.pending("A", Activation(((CLIMATE, 0),))).play("A use")
    assert isinstance(table["A"].stack[-1], Owing)
    assert _uses(table) == [("299A", CLIMATE)]


def test_what_is_done_in_the_midst_of_an_ability_is_not_asked_for_it() -> None:
    table = Table().plant("A", c4=(ORCHID, 2, 0), d4=(RED_MANGROVE, 2, 0))
    table.pending("A", Activation(((parse_cell("c4"), 0),)))
    assert _uses(table) == [(str(ORCHID), parse_cell("c4"))]
    table.play("A convert")
    assert isinstance(table["A"].stack[-1], Owing)
    assert _uses(table) == []
    table.play("A remove d4", "A remove d4")  # the last is not asked for
    assert _uses(table) == [(str(ORCHID), parse_cell("c4"))]  # and goes on


def test_pieces_of_an_event_are_not_asked_for_by_the_ability_before_it() -> None:
    table = Table().plant("A", c4=ORCHID, d4=ORCHID).hand("A", HOT_SPRING)
    table.compost("A", OAK, BASIL, GROWS)
    table.pending("A", Activation(tuple((parse_cell(cell), 0) for cell in ("c4", "d4"))))
    table.play(f"A event {HOT_SPRING}")
    assert isinstance(table["A"].stack[-1], Placing)
    assert _uses(table) == []


def test_pieces_of_an_action_belong_to_no_ability() -> None:
    table = Table().plant("A", c4=ORCHID, d4=ORCHID)
    assert _uses(table.pending("A", Placing("sprout", 2))) == []


def test_what_the_shared_animal_asks_for_names_it() -> None:
    table = Table(collective="indian_pangolin").plant("A", d4=ORCHID)
    table.state.stage = "sharing"
    assert _uses(table.pending("A", Placing("sprout", 2))) == [("indian_pangolin", -1)]
