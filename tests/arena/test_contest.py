"""Contests: who meets whom, on which deals, and when it is enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from hedgerow.arena import contest as contests
from hedgerow.arena import contest_of, run_contest
from hedgerow.arena.contest import (
    Contest,
    Deal,
    Dealt,
    Game,
    Pairing,
    decided,
    looks,
    owed,
    pairings,
    play_deal,
)
from hedgerow.arena.journal import Journal
from hedgerow.arena.match import play_match
from hedgerow.arena.ratings import rate, rate_with_intervals
from hedgerow.arena.standings import standings_of
from hedgerow.arena.workers import here, processes
from hedgerow.bots import Budget
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games import game_named

CRYPTID = game_named("cryptid")
BOTS = ("random", "first.careful")


def small(bots: Sequence[str] = BOTS, **changes: Any) -> Contest:
    given: dict[str, Any] = {"seats": 3, "games": 60, "seed": 4, "budget": Budget(5)}
    return contest_of(CRYPTID, bots, **(given | changes))


# Who meets whom


def test_a_ladder_pairs_neighbours() -> None:
    found = pairings(small(("random", "novice", "player")))
    assert found == (Pairing("novice", "random"), Pairing("player", "novice"))


def test_a_round_robin_pairs_everybody() -> None:
    three = ("random", "novice", "player")
    assert len(pairings(small(three, form="robin", seats=2))) == 3
    both_ways = pairings(small(three, form="robin", seats=4))
    assert len(both_ways) == 6 and Pairing("random", "player") in both_ways


def test_a_deal_is_played_once_in_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[list[str], str]] = []

    def noted(game: Any, players: Any, options: Any, deal: str, number: int) -> Any:
        played.append(([player.name for player in players], deal))
        return play_match(game, players, options, deal, number)

    monkeypatch.setattr(contests, "play_match", noted)
    dealt = play_deal(small(), Deal(0, 7))
    assert [game.seat for game in dealt.games] == [0, 1, 2]
    assert {deal for _, deal in played} == {"4/7"}
    for seat, (names, _) in enumerate(played):
        assert [at for at, name in enumerate(names) if name == "first.careful"] == [seat]


@pytest.mark.parametrize(
    "id, change",
    [
        ("error-arena-seats", {"seats": 1}),
        ("error-arena-games", {"games": 2}),
        ("error-arena-bots", {"bots": ["random"]}),
        ("error-arena-bots", {"bots": ["careful", "first.careful"]}),
        ("error-bot-unknown", {"bots": ["random", "nobody"]}),
        ("error-option-unknown", {"options": {"colour": "red"}}),
    ],
)
def test_what_cannot_be_played_is_refused(id: str, change: dict[str, Any]) -> None:
    game = game_named("earth") if "seats" in change else CRYPTID
    given: dict[str, Any] = {"bots": ["random", "novice"], "seats": 3, "games": 60} | change
    with pytest.raises(BadInput) as caught:
        contest_of(game, given.pop("bots"), **given)
    assert caught.value.message.id == id


# When it is enough


def test_a_pairing_is_looked_at_a_few_times() -> None:
    assert looks(small(games=400, seats=2)) == (25, 50, 75, 100, 125, 150, 175, 200)
    assert looks(small(games=400, seats=2, sequential=False)) == (200,)


def results_of(contest: Contest, shares: Sequence[float]) -> dict[Deal, Dealt]:
    """Two-seat deals with these shares of the one bot: 0, 0.5 or 1."""
    found = {}
    for number, share in enumerate(shares):
        won = [share > 0, share == 1]
        games = tuple(
            Game(seat, (1, 2) if won[seat] == (seat == 0) else (2, 1), (0, 0), 1)
            for seat in range(2)
        )
        found[Deal(0, number)] = Dealt(0, number, games)
    return found


def test_a_decided_pairing_stops_and_another_goes_on() -> None:
    contest = small(games=400, seats=2)
    assert len(owed(contest, {})) == 25
    assert owed(contest, results_of(contest, [1.0] * 25)) == ()
    assert [deal.number for deal in owed(contest, results_of(contest, [0.5] * 25))] == [
        *range(25, 50)
    ]
    assert owed(contest, results_of(contest, [0.5] * 200)) == ()
    everything = small(games=400, seats=2, sequential=False)
    assert len(owed(everything, results_of(everything, [1.0] * 25))) == 175


def test_looking_often_does_not_find_differences_that_are_not_there() -> None:
    """Equal bots are called different in at most 5 % of the contests, over all looks together."""
    contest, rng = small(games=200, seats=2), Rng(2026)
    wrong = 0
    for _ in range(400):
        shares = [(rng.below(2) + rng.below(2)) / 2 for _ in range(100)]
        wrong += any(decided(contest, shares[:look]) for look in looks(contest))
    assert wrong / 400 <= 0.05


def test_different_bots_are_told_apart() -> None:
    contest, rng = small(games=400, seats=2), Rng(5)
    found = 0
    for _ in range(50):
        shares = [((rng.below(100) < 65) + (rng.below(100) < 65)) / 2 for _ in range(200)]
        found += any(decided(contest, shares[:look]) for look in looks(contest))
    assert found >= 48


# Ratings


def won_by_64(pairing: int, deals: int, rng: Rng) -> list[Dealt]:
    """Deals of two games of which the one bot of a pairing wins 64 %."""
    found = []
    for number in range(deals):
        won = [rng.below(100) < 64 for _ in range(2)]
        games = tuple(
            Game(seat, (1, 2) if won[seat] == (seat == 0) else (2, 1), (0, 0), 1)
            for seat in range(2)
        )
        found.append(Dealt(pairing, number, games))
    return found


def test_ratings_are_on_elos_scale() -> None:
    """A bot that wins 64 % of its games is 100 points ahead."""
    deals = won_by_64(0, 1500, Rng(9))
    rated = rate(("novice", "player"), (Pairing("player", "novice"),), deals)
    assert rated["player"] == 1200
    assert 80 <= rated["player"] - rated["novice"] <= 120


def test_the_steps_of_a_ladder_do_not_depend_on_which_came_first() -> None:
    rng = Rng(9)
    bots = ("novice", "player", "expert")
    pairs = (Pairing("player", "novice"), Pairing("expert", "player"))
    deals = won_by_64(0, 400, rng) + won_by_64(1, 400, rng)
    rated = rate_with_intervals(bots, pairs, deals, 1)
    steps = [rated["player"].rating - rated["novice"].rating]
    steps.append(rated["expert"].rating - rated["player"].rating)
    assert all(75 <= step <= 125 for step in steps), steps
    assert all(each.low <= each.rating <= each.high for each in rated.values())


def test_without_the_anchor_the_mean_is_fixed() -> None:
    contest = small()
    deals = [play_deal(contest, Deal(0, number)) for number in range(3)]
    rated = rate(BOTS, pairings(contest), deals)
    assert sum(rated.values()) / 2 == pytest.approx(1200)
    assert rated["first.careful"] > rated["random"]


# The same standings, whoever plays


def test_processes_change_nothing() -> None:
    contest = small()
    alone = run_contest(contest)
    with processes(2) as play:
        assert run_contest(contest, play).dump() == alone.dump()
    assert alone.bots[0].bot == "first.careful"
    assert alone.pairs[0].share > alone.pairs[0].fair
    assert alone.pairs[0].ci95[0] <= alone.pairs[0].share <= alone.pairs[0].ci95[1]


def test_the_order_of_results_changes_nothing() -> None:
    def backwards(contest: Contest, deals: Sequence[Deal]) -> Iterator[Dealt]:
        return here(contest, deals[::-1])

    assert run_contest(small(), backwards).dump() == run_contest(small()).dump()


def test_another_seed_gives_other_standings() -> None:
    assert run_contest(small()).dump() != run_contest(small(seed=5)).dump()


class Killed(Exception):
    pass


def test_a_contest_that_was_killed_goes_on(tmp_path: Path) -> None:
    """Even amid a line of the journal; what was played is not played again."""
    contest, path = small(), tmp_path / "journal.jsonl"
    whole = run_contest(contest).dump()
    played: list[Deal] = []

    def dying(contest: Contest, deals: Sequence[Deal]) -> Iterator[Dealt]:
        for dealt in here(contest, deals):
            if len(played) == 4:
                raise Killed
            played.append(dealt.deal)
            yield dealt

    with pytest.raises(Killed):
        run_contest(contest, dying, path)
    path.write_bytes(path.read_bytes()[:-9])  # the last line was not finished
    before = len(played)
    played[3:] = []

    def noted(contest: Contest, deals: Sequence[Deal]) -> Iterator[Dealt]:
        for dealt in here(contest, deals):
            assert dealt.deal not in played
            played.append(dealt.deal)
            yield dealt

    assert run_contest(contest, noted, path).dump() == whole
    assert len(played) > before
    assert run_contest(contest, here, path).dump() == whole, "a finished one is only read"
    with Journal(path, contest) as kept:
        assert standings_of(contest, kept.results).dump() == whole


def test_the_journal_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    run_contest(small(), here, path)
    before = path.read_bytes()
    with pytest.raises(BadInput) as caught:
        run_contest(small(seed=5), here, path)
    assert caught.value.message.id == "error-arena-other"
    assert path.read_bytes() == before


def test_a_damaged_journal_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    run_contest(small(), here, path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b'{"pairing":"x"}\n', *lines[3:]]))
    with pytest.raises(BadInput) as caught:
        run_contest(small(), here, path)
    assert caught.value.message.id == "error-arena-journal"
    assert caught.value.message.args["line"] == 3


def test_bad_input_crosses_the_border_between_processes() -> None:
    contest = small(options={"puzzle": "code", "code": "nonsense"})
    with pytest.raises(BadInput) as alone:
        run_contest(contest)
    with processes(2) as play, pytest.raises(BadInput) as pooled:
        run_contest(contest, play)
    assert alone.value.message == pooled.value.message
