"""Who plays the deals of a contest: this process, several processes, or a Ray cluster.

All give the same results, in any order.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any, Final, TypeAlias

from hedgerow.arena.contest import Contest, Deal, Dealt, play_deal
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message

_CONNECT_S: Final = 5.0

Workers: TypeAlias = Callable[[Contest, Sequence[Deal]], Iterator[Dealt]]


def here(contest: Contest, deals: Sequence[Deal]) -> Iterator[Dealt]:
    for deal in deals:
        yield play_deal(contest, deal)


@contextmanager
def processes(count: int) -> Iterator[Workers]:
    """So many processes of this machine."""
    if count < 1:
        raise BadInput("error-simulate-processes", processes=count)
    if count == 1:
        yield here
        return
    # A fresh interpreter for each worker: the same on every system, and safe beside threads.
    with get_context("spawn").Pool(count) as pool:
        yield lambda contest, deals: map(
            _checked, pool.imap_unordered(partial(_answer, contest), deals)
        )


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The nodes of a Ray cluster, which need this package; "local" starts one on this machine."""
    try:
        import ray
    except ImportError:
        raise BadInput("error-arena-ray") from None
    _check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, ValueError) as error:
        detail = " ".join(str(error).split())
        raise BadInput("error-arena-address", address=address, detail=detail) from None
    answer: Any = ray.remote(_answer)

    def play(contest: Contest, deals: Sequence[Deal]) -> Iterator[Dealt]:
        waiting = [answer.remote(contest, deal) for deal in deals]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield _checked(ray.get(done[0]))

    try:
        yield play
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """BadInput at once if nobody listens at host:port, where Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        return  # "auto" or "local"
    try:
        with socket.create_connection((host, int(port)), timeout=_CONNECT_S):
            pass
    except OSError as error:
        raise BadInput("error-arena-address", address=address, detail=str(error)) from None


def _answer(contest: Contest, deal: Deal) -> Dealt | Message:
    """Play a deal elsewhere; bad input comes back as its message."""
    try:
        return play_deal(contest, deal)
    except BadInput as error:
        return error.message


def _checked(answer: Dealt | Message) -> Dealt:
    if isinstance(answer, Message):
        raise BadInput(answer.id, **answer.args)
    return answer
