"""A bar for long work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hedgerow.cli.say import progress_console

Count: TypeAlias = Callable[[int, int | None], None]
"""Takes how much is done, and of how much."""


@contextmanager
def counting(title: str) -> Iterator[Count]:
    """A bar that counts up to what is to be done.

    In a file or a pipe there is none, not even the empty line that a finished bar leaves.
    """
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=progress_console,
        transient=True,
        disable=not progress_console.is_terminal,
    ) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)
