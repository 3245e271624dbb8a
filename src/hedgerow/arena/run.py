"""Runs a contest to its end, from where its journal stands."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from contextlib import nullcontext
from pathlib import Path

from hedgerow.arena.contest import Contest, Deal, Dealt, owed, pairings
from hedgerow.arena.journal import Journal
from hedgerow.arena.standings import Standings, standings_of
from hedgerow.arena.workers import Workers, here


def run_contest(
    contest: Contest,
    workers: Workers = here,
    journal: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Standings:
    """Play what is owed until nothing is; `progress` gets the deals played and the most there are.

    The standings depend on the contest alone.
    """
    most = contest.deals * len(pairings(contest))
    with nullcontext() if journal is None else Journal(journal, contest) as kept:
        results: MutableMapping[Deal, Dealt] = {} if kept is None else kept.results
        while deals := owed(contest, results):
            for dealt in workers(contest, deals):
                if kept is None:
                    results[dealt.deal] = dealt
                else:
                    kept.add(dealt)
                if progress is not None:
                    progress(len(results), most)
        return standings_of(contest, results)
