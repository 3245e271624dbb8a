"""Models of the chances to win: positions, fit, figures and the command."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from hedgerow.arena.training import fitting
from hedgerow.arena.training.fitting import data_of, fit, log_loss
from hedgerow.arena.training.measures import Bin, area, error, measure, reliability
from hedgerow.arena.training.report import page
from hedgerow.arena.training.samples import Plan, Sample, collect, play
from hedgerow.bots.values import About, Figures, Value, features_for, load
from hedgerow.cli import app, main
from hedgerow.locale import LANGUAGES, Catalogue, Language

PLAN = Plan("cryptid", (3, 4), ("random", "novice"), ({},), positions=4, seed=5)


def made(games: int, seed: int, noise: float = 1.0) -> list[list[Sample]]:
    """Games of two or three seats in which the seat with the largest first number mostly wins."""
    rng = np.random.default_rng(seed)
    found = []
    for number in range(games):
        seats = 2 + number % 2
        rows = rng.normal(size=(seats, 3))
        winner = int(np.argmax(rows[:, 0] + noise * rng.gumbel(size=seats)))
        shares = tuple(float(seat == winner) for seat in range(seats))
        points = tuple(round(30 + 10 * row[1]) for row in rows)
        found.append([Sample(tuple(map(tuple, rows.tolist())), shares, points)])
    return found


def value(weights: fitting.Weights) -> Value:
    figures = Figures(1, 1, 0.5, 0.7, 0.8, 0.01)
    return Value(weights, About("cryptid", ("a", "b", "c"), "made here", "abc", 1, 1, figures))


def test_a_fit_finds_what_decides_and_is_calibrated() -> None:
    weights = fit(made(3000, 1), 1, lambda _: None)
    figures, bins = measure(weights, made(3000, 2))
    assert figures.log_loss < figures.guessing - 0.1
    assert figures.auc > 0.75
    assert figures.ece < 0.04
    assert sum(each.count for each in bins) == 7500
    assert figures.points_error is not None and figures.points_error < 3


def test_games_draw_among_the_options_given() -> None:
    both: tuple[dict[str, object], ...] = tuple({"mode": mode} for mode in ("normal", "advanced"))
    mixed, *single = (
        collect(Plan("cryptid", (3,), ("random",), options, 4, 5), 12, 1, lambda _: None)
        for options in (both, both[:1], both[1:])
    )
    as_one = [[game in alone for alone in single] for game in mixed]
    assert [True, False] in as_one and [False, True] in as_one


def test_a_fit_to_noise_is_no_better_than_guessing() -> None:
    noise = made(600, 3, noise=1e6)
    figures, _ = measure(fit(noise, 1, lambda _: None), made(600, 4, noise=1e6))
    assert abs(figures.log_loss - figures.guessing) < 0.02


def test_the_gradient_is_that_of_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "_POINTS", 0.0)
    data = data_of([sample for game in made(20, 5) for sample in game])
    rng = np.random.default_rng(1)
    weights = fitting._begin(data, 4, rng)
    weights["strength"] = rng.normal(size=4)
    weights["hidden"] = weights["hidden"].astype(float)
    slopes = fitting._slopes(weights, data)
    for name in ("strength", "hidden", "hidden_bias"):
        at = (0,) * weights[name].ndim
        moved = weights[name].astype(float)
        moved[at] += 1e-5
        change = log_loss({**weights, name: moved}, data) - log_loss(weights, data)
        assert slopes[name][at] == pytest.approx(change / 1e-5, abs=1e-3)


def test_a_game_without_a_winner_counts_for_nobody() -> None:
    games = made(400, 6)
    lost = [
        [msgspec.structs.replace(game[0], shares=(0.0,) * len(game[0].rows))] if at % 2 else game
        for at, game in enumerate(games)
    ]
    weights = fit(lost, 1, lambda _: None)
    told = value(weights).chances(lost[0][0].rows)
    assert 0.2 < sum(told) < 0.8


def test_a_model_serves_any_number_of_seats_and_knows_no_order() -> None:
    weights = fit(made(600, 1), 1, lambda _: None)
    model = value(weights)
    rows = [[0.3, 0.1, 0.0], [1.2, 0.0, 0.4], [-0.7, 0.2, 0.1], [0.0, 0.0, 0.0]]
    told = model.chances(rows)
    assert sum(told) == pytest.approx(1) and told.index(max(told)) == 1
    assert model.chances(rows[::-1]) == pytest.approx(told[::-1], abs=1e-6)
    again = load(model.dump())
    assert again.about == model.about and again.chances(rows) == told
    assert again.points(rows) == model.points(rows)
    data = data_of([Sample(tuple(map(tuple, rows)), (1.0, 0, 0, 0), (0, 0, 0, 0))])
    assert fitting.chances(weights, data)[0].tolist() == pytest.approx(told, abs=1e-6)


def test_positions_do_not_depend_on_the_number_of_processes() -> None:
    alone = collect(PLAN, 4, 1, lambda _: None)
    assert alone == collect(PLAN, 4, 2, lambda _: None)
    assert [len(game) for game in alone] == [4] * 4
    assert alone[0] != alone[1]
    assert [len(game[0].rows) for game in alone] == [3, 4, 3, 4]


def test_every_number_of_seats_is_fitted_and_held_out() -> None:
    """Numbers of seats come in turn: five of them must not all be held out as the same one."""
    for counts in range(1, 7):
        held = {number % counts for number in range(60) if fitting.held_out(number)}
        fitted = {number % counts for number in range(60) if not fitting.held_out(number)}
        assert held == fitted == set(range(counts))
    assert sum(map(fitting.held_out, range(100))) == 100 // fitting.HELD_OUT


def test_a_row_has_a_number_for_every_name() -> None:
    counted = features_for("cryptid")
    assert counted is not None
    for sample in play(PLAN, 0):
        assert {len(row) for row in sample.rows} == {len(counted.NAMES)}
        assert np.isfinite(sample.rows).all()
        assert sum(row[0] for row in sample.rows) == 1, "one of them is the viewer"
    assert features_for("no_such_game") is None


def test_figures_are_those_of_the_books() -> None:
    told = np.array([0.05, 0.05, 0.95, 0.95, 1.0])
    won = np.array([0.0, 1.0, 1.0, 1.0, 1.0])
    low, high = reliability(told, won)
    assert (low.count, low.won, high.count, high.won) == (2, 0.5, 3, 1.0)
    assert error([low, high]) == pytest.approx((2 * 0.45 + 3 * (1 - 2.9 / 3)) / 5)
    assert area(np.array([0.9, 0.2, 0.2]), np.array([1.0, 1.0, 0.0])) == pytest.approx(0.75)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_a_page_of_its_own(language: Language) -> None:
    figures = Figures(10, 80, 0.5, 0.7, 0.8, 0.012)
    text = page(Catalogue(language), "cryptid", figures, [Bin(5, 0.1, 0.2)], "hedgerow train")
    assert "0.0120" in text and "<svg" in text and "hedgerow train" in text
    assert not re.search(r"https?://|<script|@import", text)


def test_the_command_trains_measures_and_writes(tmp_path: Path) -> None:
    out, report = tmp_path / "value.npz", tmp_path / "report.html"
    words = ["train", "cryptid", "--bots", "random", "--seats", "3", "--processes", "1"]
    words += ["--out", str(out), "--report", str(report), "--positions", "3"]
    done = CliRunner().invoke(app, [*words, "--games", "30", "--measure", "10"])
    assert done.exit_code == 0, done.output
    about = load(out.read_bytes()).about
    assert (about.game, about.games, about.positions, about.figures.games) == (
        "cryptid",
        30,
        90,
        10,
    )
    assert "--games 30" in about.command and about.commit
    assert out.stat().st_size < 2_000_000 and report.is_file()
    again = CliRunner().invoke(app, [*words, "--check", "--measure", "10"])
    assert again.exit_code == 0, again.output
    assert f"{about.figures.ece:.4f}" in again.output


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["nothing"], "nothing"),
        (["cryptid", "--games", "0"], "at least one"),
        (["cryptid", "--bots", "clever"], "clever"),
        (["cryptid", "--seats", "9"], "9"),
        (["cryptid", "--check", "--out", "nowhere.npz"], "nowhere.npz"),
    ],
)
def test_bad_input_gives_one_line(
    words: list[str],
    named: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.argv", ["hedgerow", "--lang", "en", "train", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr().err.strip()
    assert ended.value.code == 2 and named in said and len(said.splitlines()) == 1
