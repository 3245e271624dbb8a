"""What a model's chances are worth, as one HTML page."""

from __future__ import annotations

from collections.abc import Sequence

from hedgerow.arena.page import Page
from hedgerow.arena.plots import diagonal
from hedgerow.arena.training.measures import Bin
from hedgerow.bots.values import Figures
from hedgerow.core.text import Message
from hedgerow.locale import Catalogue


def page(
    catalogue: Catalogue, game: str, figures: Figures, bins: Sequence[Bin], command: str
) -> str:
    """A page with the reliability plot; `command` made it."""
    made = Page(catalogue)
    title = made.say("train-report-title", game=Message(f"game-{game}-name"))
    line = made.say("train-report-line", games=figures.games, positions=figures.positions)
    most = max(each.count for each in bins)
    plot = diagonal(
        [(each.told, each.won, each.count / most) for each in bins], made.say("train-report-plot")
    )
    rows = [(made.percent(each.told), made.percent(each.won), str(each.count)) for each in bins]
    table = made.table(("train-report-told", "train-report-won", "train-report-count"), rows)
    measured = made.table(
        ("train-report-figure", "train-report-value"),
        [
            (made.say("train-report-ece"), f"{figures.ece:.4f}"),
            (made.say("train-report-auc"), f"{figures.auc:.4f}"),
            (made.say("train-report-loss"), f"{figures.log_loss:.4f}"),
            (made.say("train-report-guessing"), f"{figures.guessing:.4f}"),
        ],
    )
    sections = (
        made.section(
            "train-report-plot", f'<div class="grid">{plot}</div>{table}', "train-report-note"
        ),
        made.section("train-report-figures", measured),
    )
    return made.whole(title, line, sections, command)
