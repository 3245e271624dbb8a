"""The replay shows a finished game truly, and no more than these eyes saw."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest
from examples.acorns import GAME as ACORNS

from hedgerow.coach.replay import ReplayChart, replay_at, replay_chart, replay_story
from hedgerow.core.companion import Companion
from hedgerow.core.errors import BadInput
from hedgerow.core.record import Record
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.deduction import Knowledge
from hedgerow.locale import LANGUAGES, Catalogue, Language
from hedgerow.table import Table, replay
from server.played import AnyTable, played

SETUPS = [(2, "advanced"), (3, "normal"), (4, "normal"), (5, "advanced")]


def record(seats: int = 4, mode: str = "normal", seed: str = "a game to look at again") -> Record:
    return played(seats, {"mode": mode}, seed).record


@pytest.mark.parametrize("eyes", ["all", "A", "c"])
def test_a_position_is_that_of_the_record(eyes: str) -> None:
    made = record()
    for at in (0, 5, len(made.moves)):
        position = replay_at(GAME, made, at, eyes)
        seat = None if eyes == "all" else "ABCD".index(eyes.upper())
        assert position.view == replay(GAME, made, to=at).view(seat)
        assert position.at == at and position.moves == len(made.moves)
    assert position.outcome == made.outcome


def test_the_story_tells_every_move_in_its_round() -> None:
    made = record()
    lines = replay_story(GAME, made).lines
    assert [line.revision for line in lines] == sorted(line.revision for line in lines)
    assert {line.revision for line in lines} == set(range(1, len(made.moves) + 1))
    for line in lines:
        assert made.moves[line.revision - 1].seat == line.seat
        assert line.round == replay(GAME, made, to=line.revision - 1).round


@pytest.mark.parametrize(("seats", "mode"), SETUPS)
def test_who_knew_what(seats: int, mode: str) -> None:
    made = record(seats, mode)
    at = len(made.moves) // 2
    table = replay(GAME, made, to=at)
    everything = replay_at(GAME, made, at)
    for knew in everything.insight.knowledge:
        view = table.view(knew.seat)
        assert knew.hexes == Knowledge.of(view).hexes.bit_count()
        assert tuple(one.clue.code for one in knew.researchers if one.clue) == view.own
    mine = replay_at(GAME, made, at, "A")
    assert len(mine.insight.possible) == everything.insight.knowledge[0].hexes
    assert everything.insight.habitat in mine.insight.possible


@pytest.mark.parametrize(("seats", "mode"), SETUPS)
def test_a_seats_eyes_see_no_rivals_clue(seats: int, mode: str) -> None:
    made = record(seats, mode)
    for at in range(0, len(made.moves), 5):
        for seat in range(seats):
            position = replay_at(GAME, made, at, "ABCDE"[seat])
            assert position.insight.habitat is None
            for knew in position.insight.knowledge:
                for one in knew.researchers:
                    assert (one.clue is not None) == (knew.seat == seat)
                    assert (one.thought is None) == (knew.seat == seat)
                assert (knew.hexes is None) == (knew.seat != seat)


def test_in_the_end_everybody_knows() -> None:
    made = record()
    end = replay_at(GAME, made, len(made.moves), "B")
    assert end.insight.habitat is not None
    assert all(one.clue for knew in end.insight.knowledge for one in knew.researchers)


@pytest.mark.parametrize(("seats", "mode"), SETUPS)
def test_the_chart_follows_the_turns(seats: int, mode: str) -> None:
    made = record(seats, mode)
    chart = replay_chart(GAME, made)
    stops = chart.stops
    assert chart.unit == "turn"
    assert stops[0].at == 0 and stops[-1].at == len(made.moves)
    assert [stop.at for stop in stops] == sorted({stop.at for stop in stops})
    turns = [stop.turn for stop in stops if stop.turn]
    assert turns == list(range(1, len(turns) + 1))
    assert len(chart.values) == len(stops)
    for stop, counts in zip(stops, chart.values, strict=True):
        told = [knew.hexes for knew in replay_at(GAME, made, stop.at).insight.knowledge]
        assert told == list(counts)
    for seat in range(seats):
        line = [counts[seat] for counts in chart.values]
        assert line == sorted(line, reverse=True), "nobody forgets"
        assert line[-1] >= 1


def test_turning_points_name_the_end_and_every_failed_search() -> None:
    for seed in ("one", "two", "three", "four"):
        made = record(seed=seed)
        chart = replay_chart(GAME, made)
        searches = [move for move in made.moves if move.move.startswith("search")]
        kinds = [point.kind for point in chart.points]
        assert kinds.count("found") == 1 and kinds[-1] == "found"
        assert kinds.count("failed") == len(searches) - 1
        assert {point.at for point in chart.points} <= {stop.at for stop in chart.stops}


def test_a_turning_point_tells_the_biggest_drop() -> None:
    chart = _with_drop()
    at = [stop.at for stop in chart.stops]
    halved = {
        at[i]
        for i in range(2, len(at))
        if any(
            before >= 2 * after and before - after > 1
            for before, after in zip(chart.values[i - 1], chart.values[i], strict=True)
        )
    }
    told = {
        p.at for p in chart.points if any(line.id == "web-cryptid-replay-drop" for line in p.lines)
    }
    assert told and told <= halved


def test_a_turning_point_names_the_search_that_was_not_made() -> None:
    missed = 0
    for seed in map(str, range(8)):
        made = record(seed=seed)
        chart = replay_chart(GAME, made)
        at = {stop.at: number for number, stop in enumerate(chart.stops)}
        for point in chart.points:
            if point.kind != "missed":
                continue
            missed += 1
            number = at[point.at]
            assert chart.stops[number].seat == point.seat
            assert chart.values[number - 1][point.seat] == 1, "one hex was left before the turn"
            turn = made.moves[chart.stops[number - 1].at : point.at]
            assert not any(played.move.startswith("search") for played in turn)
            (line,) = (line for line in point.lines if line.id == "web-cryptid-replay-left")
            assert chart.stops[number].turn > int(str(line.args["turn"]))
    assert missed


def _with_drop() -> ReplayChart:
    for seed in map(str, range(20)):
        chart = replay_chart(GAME, record(seed=seed))
        if any(point.kind in ("learned", "knew") for point in chart.points):
            return chart
    raise AssertionError("twenty games without a turning point of knowledge")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: Language) -> None:
    say = Catalogue(language).say
    for seats, mode in SETUPS:
        made = record(seats, mode)
        chart = replay_chart(GAME, made)
        messages = [stop.label for stop in chart.stops]
        for point in chart.points:
            messages += [point.title, *point.lines]
        messages += [line.text for line in replay_story(GAME, made).lines]
        assert all(say(message).strip() for message in messages)


def test_an_unfinished_game_is_not_shown() -> None:
    unfinished = played(4, {"mode": "normal"}, "unfinished", 9).record
    with pytest.raises(BadInput, match="error-replay-unfinished"):
        replay_at(GAME, unfinished, 3)
    with pytest.raises(BadInput, match="error-replay-unfinished"):
        replay_chart(GAME, unfinished)


def test_bad_places_and_eyes_are_refused() -> None:
    made = record()
    for at in (-1, len(made.moves) + 1):
        with pytest.raises(BadInput, match="error-replay-at"):
            replay_at(GAME, made, at)
    for eyes in ("E", "", "AB", "nobody"):
        with pytest.raises(BadInput, match="error-replay-seat"):
            replay_at(GAME, made, 0, eyes)


def test_another_game_stops_at_its_turns_and_draws_its_own_chart() -> None:
    table: AnyTable = Table(ACORNS, 2, seed="acorns")
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, table.decisions_for(seat)[0].moves[0])
    chart = replay_chart(ACORNS, table.record)
    assert chart.unit == "turn" and chart.points == ()
    assert chart.stops[-1].at == len(table.record.moves)
    assert len(chart.stops) == len(chart.values) < len(table.record.moves)
    position = replay_at(ACORNS, table.record, 1, "B")
    assert position.view == replay(ACORNS, table.record, to=1).view(1)
    assert position.insight.acorns == position.view.acorns
    assert position.aids.best == max(position.view.hand)
    assert msgspec.json.encode(position)


def test_a_game_without_insight_stops_at_every_move() -> None:
    plain = dataclasses.replace(ACORNS, companion=Companion)
    table: AnyTable = Table(plain, 2, seed="plain acorns")
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, table.decisions_for(seat)[0].moves[0])
    chart = replay_chart(plain, table.record)
    assert [stop.at for stop in chart.stops] == list(range(len(table.record.moves) + 1))
    assert chart.values == () and chart.points == ()
    position = replay_at(plain, table.record, 2, "B")
    assert position.insight is None and position.aids is None
