"""Reviews: the ledger adds up, no View says more than it knows, and errors are told from luck.

`make test` plays few games; the figure that we promise is HEDGEROW_REVIEWS=500 of every game and
number of seats.
"""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from hedgerow.arena.match import Player, play_match
from hedgerow.bots import Budget, Choice, Option, judging_for, make_bot, values
from hedgerow.bots.reviewing import Judging
from hedgerow.coach.chances import Judge
from hedgerow.coach.review import check, judging, ledger, looking, looks, report, review
from hedgerow.coach.review.report import CERTAIN, Report, Weighed
from hedgerow.core.errors import BadInput
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.record import Played, Record, Shuffle
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games import GAMES, game_named
from hedgerow.games.cryptid.frames import Turn
from hedgerow.games.cryptid.moves import AskHint, Vote
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import Table, replay

REVIEWS = int(os.environ.get("HEDGEROW_REVIEWS", "1"))
REAL = 25
"""One game of so many is judged by real bots and learned values: they take most of the time."""
QUICK = Judging(ms=1, options=2, worlds=1, ahead=0)
"""So little is looked at in tests: the ledger adds up whatever the estimates are."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "judging_for", lambda game_id: QUICK)


class ByLot:
    """A bot whose estimates are drawn by lot."""

    def weigh(self, view: Any, decision: Any, budget: Budget) -> tuple[Option[Any], ...]:
        rng = Rng(len(decision.moves) + 97 * view.seats)
        moves = dict.fromkeys(decision.moves.pick(rng) for _ in range(3))
        return tuple(Option(move, rng.below(1000) / 1000) for move in moves)

    def choose(self, view: Any, decision: Any, budget: Budget) -> Choice[Any]:
        return self.weigh(view, decision, budget)[0].choice


class ValueByLot:
    """A learned value whose chances are drawn by lot, certain wins and losses among them."""

    def __init__(self, seats: int, seed: int) -> None:
        self._seats, self._rng = seats, Rng(seed)

    def everybody(self, view: Any) -> list[float]:
        parts = [self._rng.below(4) for _ in range(self._seats)]
        return [part / (sum(parts) or 1) for part in parts]


def finished(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object],
    seed: str,
    bot: str = "random",
    ms: int = 1,
) -> Record:
    """The record of a game between bots."""
    moves: list[Played] = []
    players = [Player(bot, make_bot(game.id, bot, seat), Budget(ms)) for seat in range(seats)]
    outcome = play_match(game, players, options, seed, 1, moves).outcome
    made = game.read_options(options, seats)
    return Record(
        game=game.id,
        rules=game.version,
        options=msgspec.to_builtins(made),
        seats=seats,
        shuffle=Shuffle.of(seed, ()),
        moves=tuple(moves),
        outcome=outcome,
    ).sealed()


def setups() -> Iterator[Any]:
    """Every game with every number of seats."""
    for game in GAMES:
        for seats in game.seats:
            yield pytest.param(game, seats, id=f"{game.id}-{seats}")


def check_ledger(found: Report) -> None:
    """All rows add up exactly, and each row to what it tells."""
    *rows, result = found.rows
    outcome = found.outcome
    assert result.kind == "result" and rows[0].kind == "start"
    won = found.seat in outcome.winners
    assert result.change == (CERTAIN // len(outcome.winners) if won else 0)
    assert sum(row.change for row in rows) == result.change
    for row in rows[1:]:
        assert row.change == row.rest + sum(told.change for told in row.told), row
        assert not row.parts or row.change == sum(part.change for part in row.parts), row
    own = sum(each.cost for each in found.decisions if each.seat == found.seat)
    assert next(row for row in rows if row.kind == "own-errors").change == -own
    assert found.moments[-1].chances == judging.shares(outcome)


# The ledger


@pytest.mark.parametrize(("game", "seats"), list(setups()))
def test_the_ledger_adds_up_exactly(
    game: AnyGame, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways = [options for many, options in game.setups() if many == seats]
    for number in range(REVIEWS):
        record = finished(game, seats, ways[number % len(ways)], f"review {number}")
        with monkeypatch.context() as patch:
            if (number + 1) % REAL:  # it adds up whatever the estimates are
                patch.setattr(judging, "_strongest", lambda game_id: ByLot())
                value = ValueByLot(seats, number)
                patch.setattr(Judge, "of", lambda game, value=value: value)
            found = list(looks(game, record))
        for seat in range(seats):
            made = report(game, record, found, seat)
            check_ledger(made)
            assert made.complete and len(made.accuracy) == seats


def test_what_is_there_so_far_adds_up_too() -> None:
    game = game_named("tournoi")
    record = finished(game, 2, {}, "so far")
    found = list(looks(game, record))
    for done in range(len(found)):
        made = report(game, record, found[:done], 1)
        assert not made.complete and made.rows[-1].kind != "result"
        assert all(moment.at <= done for moment in made.moments)
    assert report(game, record, found, 1) == review(game, record, 1)


def test_it_can_be_made_in_pieces() -> None:
    game = game_named("tournoi")
    record = finished(game, 2, {}, "pieces")
    whole = list(looks(game, record))
    for since in (0, 1, len(whole) // 2, len(whole) - 1):
        assert next(looks(game, record, since)) == whole[since]
    progress: list[tuple[int, int]] = []
    assert review(game, record, 0, lambda *at: progress.append(at)).seat == 0
    assert progress[-1] == (len(whole), len(whole))


def test_decisions_are_told_in_both_languages() -> None:
    for game in GAMES:
        record = finished(game, 2, {}, "words", "novice", 5)
        made = review(game, record, 1)
        assert made.decisions and {each.seat for each in made.decisions} == {0, 1}
        for language in LANGUAGES:
            say = Catalogue(language).say
            for row in made.rows:
                assert say(row.title) and all(say(told.text) for told in row.told)
            for each in made.decisions:
                assert all(map(say, (each.label, each.prompt, each.played.words, *each.reasons)))


def test_every_decision_is_consistent() -> None:
    game = game_named("habitats")
    made = review(game, finished(game, 3, {}, "consistent"), 2)
    for each in made.decisions:
        assert {each.played.notation, each.best.notation} <= {
            option.notation for option in each.options
        }
        assert each.cost == each.best.chance - each.played.chance >= 0
        assert each.change[each.seat] == -each.cost
        assert sum(each.change) in (0, -each.cost)
        assert [option.chance for option in each.options] == sorted(
            (option.chance for option in each.options), reverse=True
        )
        certain = each.best.chance == CERTAIN and each.best.doubt == 0
        least = 0 if certain else 2 * each.doubt
        assert each.listed == (each.cost >= max(ledger.WORTH_TELLING, least))
    worst = [made.decisions[at] for at in made.worst]
    listed = [each.cost for each in made.decisions if each.seat == 2 and each.listed]
    assert [each.cost for each in worst] == sorted(listed, reverse=True)[:3]


def test_a_move_that_tells_its_seat_nothing_is_no_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("tournoi")
    record = finished(game, 2, {}, "no luck")
    value = ValueByLot(2, 1)
    monkeypatch.setattr(Judge, "of", lambda game: value)
    told = ledger._Report(game, record, list(looks(game, record)), 0)
    laid = [
        (look, after)
        for look, after in pairwise(told.looks)
        if look.seat == 0 and after.seat == 1 and look.foreseen
    ]
    assert len(laid) > 3
    for look, after in laid:
        cost = look.verdict.cost if look.verdict else 0
        assert told.lines[0][after.at] == max(0, told.lines[0][look.at] - cost)


def passed_over(at: int, *, foreseen: bool, best: int = 600_000) -> looking.Look:
    """A decision of seat A that cost a tenth of a win, two thirds of it in favour of B."""
    options = tuple(
        Weighed(None, name, Message("review-chart"), chance, 0)
        for name, chance in (("better", best), ("played", best - 100_000))
    )
    change = (-100_000, 66_667, 33_333)
    verdict = looking.Verdict(Message("review-chart"), options, 1, 2, 100_000, 0, change, 200_000)
    return looking.Look(at, 0, 1, (None, None, None), verdict, foreseen)


def test_what_rivals_have_laid_face_down_is_no_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    anchored = dataclasses.replace(QUICK, anchored=True)
    monkeypatch.setattr(judging, "judging_for", lambda game_id: anchored)
    game = game_named("tournoi")
    record = finished(game, 3, {}, "face down")
    found = list(looks(game, record))
    told = ledger._Report(game, record, found, 0)
    for look, kept in zip(found, told.looks, strict=True):
        with game.using():
            view = replay(game, record, to=look.at).view(look.seat)
            level = judging.standing(game, view, look.seat)
        assert look.stands == level is not None
        if kept.verdict is None:
            assert kept.chances[look.seat] == level
            continue
        best, played = kept.verdict.options[0], kept.verdict.options[kept.verdict.played]
        assert best.chance == level
        assert kept.verdict.cost == best.chance - played.chance <= level
        assert kept.verdict.change[look.seat] == -kept.verdict.cost
        assert kept.verdict.cost <= kept.verdict.stake <= level


def test_a_card_that_may_be_replaced_is_judged_by_what_comes_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = judging_for("tournoi")
    monkeypatch.setattr(judging, "judging_for", lambda game_id: real)
    game, rng = game_named("tournoi"), Rng(8)
    record = finished(game, 4, {}, "relief", "player")
    at = next(ply for ply, made in enumerate(record.moves) if made.move in {"replace", "stay"})
    with game.using():
        look = next(looks(game, record, at))
        view = replay(game, record, to=at).view(look.seat)
        worlds = [game.determinize(view, rng) for _ in range(40)]
        assert look.stands is None and look.verdict is not None
        # Nobody else's chance is taken from the middle of the battles either.
        assert [chance is None for chance in look.chances] == [True] * 4
        for option in look.verdict.options:
            found = 0.0
            for world in worlds:
                game.apply(world := world.clone(), look.seat, game.parse(option.notation), null_log)
                chances = judging.chances(game, game.view(world, look.seat))
                assert chances is not None
                found += chances[look.seat] / len(worlds)
            assert abs(option.chance / CERTAIN - found) < 0.06, option.notation


def test_nobody_loses_more_than_it_has() -> None:
    look = replace(passed_over(0, foreseen=False), stands=40_000)
    [kept] = ledger.anchored([look])
    assert kept.verdict is not None
    assert [option.chance for option in kept.verdict.options] == [40_000, 0]
    assert (kept.verdict.cost, kept.verdict.stake) == (40_000, 40_000)
    assert kept.verdict.change == (-40_000, 26_666, 13_334)


def test_a_proved_win_is_whole_at_any_level() -> None:
    look = replace(passed_over(0, foreseen=False, best=CERTAIN), stands=40_000)
    assert ledger.anchored([look]) == [look]


def test_worlds_that_all_agree_prove_nothing() -> None:
    assert judging._Estimate(1.0, 0.0, 0.0).told == 1
    assert judging._WON.told == 0


class Sure(ByLot):
    """Knows for certain that the last move wins: at first, then in so many fourths of the cases."""

    def __init__(self, later: int) -> None:
        self._later, self._times = later, 0

    def weigh(self, view: Any, decision: Any, budget: Budget) -> tuple[Option[Any], ...]:
        certain = not self._times or self._times % 4 < self._later
        self._times += 1
        return (
            Option(decision.moves[-1], 1.0 if certain else 0.6, doubt=0.0 if certain else 0.1),
            Option(decision.moves[0], 0.4, doubt=0.1),
        )

    def choose(self, view: Any, decision: Any, budget: Budget) -> Choice[Any]:
        return Choice(decision.moves[0])


def passed_over_win(monkeypatch: pytest.MonkeyPatch, *, later: int) -> judging.Judgement:
    """A certain win that a seat passes over; it is still one in so many fourths of what follows."""
    how = Judging(ms=1, options=2, worlds=8, ahead=0, trust=0.5, scale=0.4)
    monkeypatch.setattr(judging, "judging_for", lambda game_id: how)
    game = game_named("cryptid")
    table = Table(game, 3, {}, seed="certain")
    bot = make_bot("cryptid", "novice", 1)
    while not isinstance(table.view(table.to_act[0]).pending, Turn):
        asked = table.decisions_for(table.to_act[0])[0]
        table.play(asked.seat, bot.choose(table.view(asked.seat), asked, Budget(5)).move)
    decision = table.decisions_for(table.to_act[0])[0]
    view, sure = table.view(decision.seat), Sure(later)
    monkeypatch.setattr(judging, "_strongest", lambda game_id: sure)
    return judging.judge(game, 3, view, decision, decision.moves[0])


@pytest.mark.parametrize("agreed", [False, True])
def test_a_proposal_leaves_the_turn_as_it_was(
    agreed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = judging_for("cryptid")
    how = Judging(ms=1, options=2, worlds=1, beside=real.beside, told=real.told)
    monkeypatch.setattr(judging, "judging_for", lambda game_id: how)
    monkeypatch.setattr(judging, "_strongest", lambda game_id: ByLot())
    game, proposed = game_named("cryptid"), None
    table, bot = Table(game, 3, {}, seed="proposal"), make_bot("cryptid", "novice", 1)
    while table.to_act:
        asked = table.decisions_for(table.to_act[0])[0]
        move = bot.choose(table.view(asked.seat), asked, Budget(5)).move
        if proposed is None and AskHint() in asked.moves:
            proposed, move = table.ply, AskHint()
        elif Vote(agreed) in asked.moves:
            move = Vote(agreed)
        table.play(asked.seat, move)
    assert proposed is not None
    found = list(looks(game, table.record))
    # One vote against settles it among three; for it, all are needed.
    settled = proposed + (2 if agreed else 1)
    seat = found[proposed].seat
    assert [look.beside for look in found[proposed : settled + 2]] == [
        *[True] * (settled + 1 - proposed),
        False,
    ]
    assert [look.foreseen for look in found[proposed:settled]] == [True] * (settled - proposed)
    assert found[settled].foreseen is not agreed and found[settled + 1].seat == seat
    made = [report(game, table.record, found, each) for each in range(3)]
    for each in made:
        check_ledger(each)
        assert proposed not in {judged.at for judged in each.decisions}
    line = ledger._Report(game, table.record, found, seat).lines[seat]
    assert line[proposed] == found[proposed].chances[seat]
    cast = [look.verdict for look in found[proposed + 1 : settled + 1]]
    change = sum(verdict.change[seat] for verdict in cast if verdict)
    if not agreed:
        assert line[settled + 1] == min(CERTAIN, line[proposed] + change)


def test_a_certain_win_is_worth_a_whole_win(monkeypatch: pytest.MonkeyPatch) -> None:
    found = passed_over_win(monkeypatch, later=0)
    assert found.options[0].chance == CERTAIN and found.options[0].doubt == 0
    # Nothing of it is left afterwards: the rest is what the seat has without it, unscaled.
    assert CERTAIN // 4 < found.cost == CERTAIN - found.options[found.played].chance


def test_a_certain_win_that_is_still_there_next_time_costs_what_was_risked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    never, often, always = (passed_over_win(monkeypatch, later=fourths) for fourths in (0, 3, 4))
    assert always.cost == 0
    assert 0 < often.cost < never.cost
    assert 0 < often.doubt < CERTAIN // 5


def test_a_certain_win_passed_over_is_listed_whatever_the_doubt() -> None:
    verdict = passed_over(0, foreseen=False, best=CERTAIN).verdict
    assert verdict is not None
    doubtful = replace(verdict, doubt=verdict.cost)
    assert ledger._listed(doubtful)
    estimated = replace(verdict.options[0], doubt=1)
    assert not ledger._listed(replace(doubtful, options=(estimated, *verdict.options[1:])))


def test_what_a_certain_win_left_is_kept_until_the_seat_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(judging, "_strongest", lambda game_id: ByLot())
    game = game_named("cryptid")
    record = finished(game, 2, {}, "passed over", "novice", 5)
    found = list(looks(game, record))
    turns = [
        look
        for look in found
        if look.seat == 0 and look.verdict and look.verdict.prompt.id == "cryptid-prompt-turn"
    ]
    look, again = turns[0], turns[1]
    verdict = look.verdict
    assert verdict is not None and again.at > look.at + 1
    best = replace(verdict.options[0], chance=CERTAIN, doubt=0)
    played = replace(best, chance=CERTAIN * 3 // 4, doubt=1)
    passed = replace(verdict, options=(best, played), played=1, cost=CERTAIN // 4)
    certain = replace(passed, change=(-CERTAIN // 4, CERTAIN // 4))
    found[look.at] = replace(look, verdict=certain)
    line = ledger._Report(game, record, found, 0).lines[0]
    assert line[look.at] == CERTAIN
    left = played.chance
    for at in range(look.at + 1, again.at):
        assert line[at] == left, at
        after = found[at].verdict
        left = min(CERTAIN, max(0, left + (after.change[0] if after else 0)))
    assert again.verdict is not None and line[again.at] == again.verdict.options[0].chance


def test_a_move_passed_over_several_times_is_lost_once() -> None:
    turn = [
        passed_over(0, foreseen=True),
        passed_over(1, foreseen=True, best=570_000),
        passed_over(2, foreseen=False),
        passed_over(3, foreseen=False),
    ]
    costs = [each.verdict for each in ledger.settled(turn)]
    assert [each and each.cost for each in costs] == [30_000, 0, 100_000, 100_000]
    first = costs[0]
    assert first is not None and first.change == (-30_000, 20_000, 10_000)
    assert [each.notation for each in first.options] == ["better", "played"]
    assert first.options[1].chance == 570_000


def test_what_was_made_a_moment_later_was_not_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = game_named("tournoi")
    record = replace(
        finished(game, 2, {}, "anyhow"),
        moves=tuple(Played(0, move) for move in ("lay D01 1", "lay D02 2", "pass")),
    )

    def told(*better: str) -> list[looking.Verdict]:
        names = {"better": better[0], "played": "lay D01 1"}
        first = passed_over(0, foreseen=True)
        assert first.verdict is not None
        options = [replace(each, notation=names[each.notation]) for each in first.verdict.options]
        options[1:1] = [replace(options[0], notation=each, chance=560_000) for each in better[1:]]
        verdict = replace(first.verdict, options=tuple(options), played=len(better))
        nothing = replace(first, at=1, verdict=None), replace(first, at=2, verdict=None)
        found = ledger.ordered(game, record, [replace(first, verdict=verdict), *nothing])
        return [each.verdict for each in found if each.verdict]

    [other] = told("lay D02 2", "lay D03 1")
    told_of = [(each.notation, each.chance) for each in other.options]
    assert told_of[:2] == [("lay D03 1", 560_000), ("lay D02 2", 560_000)]
    assert (other.cost, other.played, other.change) == (60_000, 2, (-60_000, 40_000, 20_000))
    [same] = told("lay D02 2")
    assert (same.cost, same.played, same.change) == (0, 0, (0, 0, 0))
    # To lay no more is a move of its own: it comes last, and shuts the others out.
    [fewer] = told("pass")
    assert fewer.cost == 100_000
    monkeypatch.setattr(ledger, "judging_for", lambda game_id: QUICK)
    [unordered] = told("lay D02 2", "lay D03 1")
    assert (unordered.cost, unordered.played) == (100_000, 2)


# Secrets


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_review_says_the_same_in_every_world_that_a_view_allows(game: AnyGame) -> None:
    seats = max(2, game.seats[0])
    record = finished(game, seats, {}, "worlds", "novice", 5)
    rng = Rng(3)
    step = max(1, len(record.moves) // (8 * REVIEWS))
    checked = 0
    for at in range(0, len(record.moves), step):
        table = replay(game, record, to=at)
        seat, notation = record.moves[at].seat, record.moves[at].move
        move = game.parse(notation)
        said = _said(game, seats, table, seat, move)
        for _ in range(2):
            world = game.determinize(table.view(seat), rng)
            other: Table[Any, Any, Any, Any] = Table(
                game, seats, record.options, seed=record.shuffle.seed
            )
            other._state, other._decisions = world, game.decisions(world)
            assert _said(game, seats, other, seat, move) == said, f"move {at}: {notation}"
            checked += 1
    assert checked >= 16


def _said(game: AnyGame, seats: int, table: Any, seat: int, move: Any) -> bytes:
    """All that a review would say about a seat in a position."""
    asked = next(each for each in table.decisions_for(seat) if move in each.moves)
    view = table.view(seat)
    told = looking.verdict(game, seats, view, asked, move)
    return msgspec.json.encode((told, judging.standing(game, view, seat)))


# Who can be reviewed


def test_only_a_finished_game_is_reviewed() -> None:
    game = game_named("cryptid")
    record = Table(game, 3, seed="unfinished").record
    with pytest.raises(BadInput, match="error-review-unfinished"):
        check(game, record)


def test_a_game_without_a_model_is_judged_by_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values, "value_for", lambda game_id: None)
    game = game_named("habitats")
    made = review(game, finished(game, 2, {}, "no model"), 0)
    check_ledger(made)
    assert any(each.cost for each in made.decisions)


def test_a_game_that_nobody_can_judge_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values, "value_for", lambda game_id: None)
    monkeypatch.setattr(judging, "levels_for", lambda game_id: ())
    game = game_named("habitats")
    with pytest.raises(BadInput, match="error-review-none"):
        check(game, finished(game, 2, {}, "nobody"))


def test_without_numpy_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(game_id: str) -> None:
        raise ModuleNotFoundError("No module named 'numpy'")

    monkeypatch.setattr(values, "value_for", missing)
    game = game_named("habitats")
    with pytest.raises(BadInput, match="error-extra"):
        check(game, finished(game, 2, {}, "numpy"))
