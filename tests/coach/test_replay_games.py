"""The replays of all games: turns, a chart that ends at the result, hands without a leak."""

from __future__ import annotations

import gzip
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from hedgerow.bots import Budget, make_bot
from hedgerow.coach.replay import replay_at, replay_chart, replay_story
from hedgerow.core.companion import Hands
from hedgerow.core.record import Record
from hedgerow.core.rng import Rng
from hedgerow.games import GAMES, game_named
from hedgerow.locale import LANGUAGES, Catalogue, Language
from hedgerow.table import Table, replay

POINTS = [game.id for game in GAMES if game.id != "cryptid"]
"""The games whose chart shows what the outcome counts; Cryptid has its own tests."""
HELD = [id for id in POINTS if id != "habitats"]
"""Those in which seats hide something from one another."""
SETUPS = [(id, seats) for id in POINTS for seats in (1, 2, 3) if seats in game_named(id).seats]


@cache
def record(id: str, seats: int) -> Record:
    """A game between novices."""
    table: Table[Any, Any, Any, Any] = Table(game_named(id), seats, {}, seed=f"replay {id} {seats}")
    bots = [make_bot(id, "novice", seat) for seat in range(seats)]
    while table.to_act:
        seat = table.to_act[0]
        decision = table.decisions_for(seat)[0]
        table.play(seat, bots[seat].choose(table.view(seat), decision, Budget(1)).move)
    return table.record


@pytest.mark.parametrize(("id", "seats"), SETUPS)
def test_the_chart_goes_from_turn_to_turn_and_ends_at_the_result(id: str, seats: int) -> None:
    made = record(id, seats)
    chart = replay_chart(game_named(id), made)
    at = [stop.at for stop in chart.stops]
    assert chart.unit == "turn" and at[0] == 0 and at[-1] == len(made.moves)
    assert at == sorted(set(at)) and len(at) < len(made.moves)
    turns = [stop.turn for stop in chart.stops if stop.turn]
    assert turns == list(range(1, len(turns) + 1))
    assert len(chart.values) == len(at)
    assert made.outcome is not None
    assert list(chart.values[-1]) == [score.total for score in made.outcome.scores]
    assert {point.at for point in chart.points} <= set(at)
    assert chart.points[-1].kind == "end" and chart.points[-1].at == at[-1]


@pytest.mark.parametrize("id", POINTS)
def test_a_turn_belongs_to_who_moves_in_it(id: str) -> None:
    made = record(id, 2)
    stops = replay_chart(game_named(id), made).stops
    for before, stop in pairwise(stops):
        if stop.seat is not None:
            assert stop.seat in {played.seat for played in made.moves[before.at : stop.at]}


@pytest.mark.parametrize("id", HELD)
def test_hands_are_open_to_all_and_closed_to_rivals(id: str) -> None:
    made, game = record(id, 2), game_named(id)
    others = 0
    for at in range(0, len(made.moves), 9):
        everything = replay_at(game, made, at).insight
        assert isinstance(everything, Hands)
        for owner in range(2):
            own, rival = (replay_at(game, made, at, letter).insight for letter in "AB")
            if owner:
                own, rival = rival, own
            assert own.seats[owner] == everything.seats[owner]
            others += sum(held.others for held in rival.seats[owner])
    assert others


@pytest.mark.parametrize("id", HELD)
def test_what_a_seat_is_shown_is_the_same_in_any_world_it_allows(id: str) -> None:
    made, game = record(id, 3), game_named(id)
    insight = game.companion().insight
    assert insight is not None and insight.position is not None
    rng = Rng(7)
    for at in range(0, len(made.moves), 11):
        table = replay(game, made, to=at)
        if not table.to_act:
            continue
        views = [table.view(seat) for seat in range(3)]
        for seat in range(3):
            world = game.determinize(views[seat], rng)
            other = [game.view(world, each) for each in range(3)]
            assert insight.position(views, seat) == insight.position(other, seat), (at, seat)


@pytest.mark.parametrize("id", HELD)
def test_a_story_tells_a_seat_less_than_everybody(id: str) -> None:
    made, game = record(id, 2), game_named(id)
    all_lines = replay_story(game, made).lines
    mine = replay_story(game, made, "A").lines
    assert len(all_lines) == len(mine)
    hidden = [(a, b) for a, b in zip(all_lines, mine, strict=True) if a.event != b.event]
    assert hidden and all(told.seat == 1 for told, _ in hidden)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", POINTS)
def test_everything_can_be_said(id: str, language: Language) -> None:
    say, made, game = Catalogue(language).say, record(id, 2), game_named(id)
    chart = replay_chart(game, made)
    messages = [stop.label for stop in chart.stops]
    messages += [message for point in chart.points for message in (point.title, *point.lines)]
    messages += [message for message in (chart.title, chart.note) if message]
    messages += [line.text for line in replay_story(game, made).lines]
    for at in (0, len(made.moves) // 2):
        insight = replay_at(game, made, at, "B").insight
        if isinstance(insight, Hands):
            held = [each for seat in insight.seats for each in seat]
            messages += [message for each in held for message in (each.what, *each.known)]
    assert all(say(message).strip() for message in messages)


def test_the_largest_answers_stay_small() -> None:
    """A slider asks for many positions; the story comes once. Both are sent compressed."""
    made, game = record("earth", 3), game_named("earth")

    def sent(answer: object) -> int:
        return len(gzip.compress(msgspec.json.encode(answer), 6))

    for at in range(0, len(made.moves) + 1, 60):
        for eyes in ("all", "A"):
            assert sent(replay_at(game, made, at, eyes)) < 15_000
    assert sent(replay_story(game, made)) < 30_000
