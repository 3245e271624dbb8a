"""What a process counts, for Prometheus and for the status page.

A move costs a counter and an observation. Everything that can be read off the house, such as
tables and sockets, is read when somebody asks.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from hedgerow.games import GAMES

_QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds: the promise is 50 ms for 99 of 100 moves."""
_SLOW: Final = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 8.0, 15.0, 30.0, 60.0)
_LAST: Final = 1000
"""Values from which the status page has its quantiles."""
_SLOT: Final = 10.0
_SLOTS: Final = 6


class Waits:
    """Seconds that something took: a histogram, and the last values for a quantile."""

    def __init__(self, name: str, help: str, buckets: Iterable[float], to: CollectorRegistry):
        self._histogram = Histogram(name, help, buckets=list(buckets), registry=to)
        self.last: deque[float] = deque(maxlen=_LAST)

    def took(self, seconds: float) -> None:
        self._histogram.observe(seconds)
        self.last.append(seconds)

    def quantile(self, share: float) -> float | None:
        """Of the last values; None before the first.

        >>> waits = Waits("x", "x", [1], CollectorRegistry())
        >>> for seconds in range(1, 101):
        ...     waits.took(seconds)
        >>> waits.quantile(0.5), waits.quantile(0.99)
        (51, 100)
        """
        ordered = sorted(self.last)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else None


class PerMinute:
    """How often something happened in the last minute, to ten seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._counts: deque[tuple[int, int]] = deque(maxlen=_SLOTS)

    def count(self) -> None:
        slot = int(self._clock() / _SLOT)
        if self._counts and self._counts[-1][0] == slot:
            self._counts[-1] = (slot, self._counts[-1][1] + 1)
        else:
            self._counts.append((slot, 1))

    @property
    def total(self) -> int:
        oldest = int(self._clock() / _SLOT) - _SLOTS
        return sum(count for slot, count in self._counts if slot > oldest)


class Metrics:
    """The counters of one process, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.since = time.time()
        self.acks = Waits(
            "hedgerow_ack_seconds",
            "From the arrival of a move to its acknowledgement, when it is durable.",
            _QUICK,
            self.registry,
        )
        self.bot_waits = Waits(
            "hedgerow_bot_wait_seconds",
            "From the question to a bot to its answer, without the pause for people.",
            _SLOW,
            self.registry,
        )
        self.last_minute = PerMinute()
        moves = Counter(
            "hedgerow_moves",
            "Moves made here, by people and bots.",
            ["game"],
            registry=self.registry,
        )
        self._moves = {game.id: moves.labels(game.id) for game in GAMES}
        self._refused = Counter(
            "hedgerow_refused",
            "Requests, sockets and messages that were refused.",
            ["reason"],
            registry=self.registry,
        )
        self._reminded = Counter(
            "hedgerow_reminders",
            "Letters that were sent, or were to be sent, from here.",
            ["kind", "result"],
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)

    def moved(self, game: str) -> None:
        self._moves[game].inc()
        self.last_minute.count()

    def refused(self, reason: str) -> None:
        """`reason` is the id of a message, or a word where nothing was said."""
        self._refused.labels(reason.removeprefix("error-")).inc()

    def reminded(self, kind: str, result: str) -> None:
        """A letter was sent, or not: "failed" ones are tried again."""
        self._reminded.labels(kind, result).inc()

    @property
    def memory(self) -> int | None:
        """Bytes that this process has in memory, where the system says so."""
        value = self.registry.get_sample_value("process_resident_memory_bytes")
        return None if value is None else int(value)

    def refusals(self) -> Iterator[tuple[str, int]]:
        """Reasons and how often, the most frequent first."""
        samples = [each for metric in self._refused.collect() for each in metric.samples]
        found = [
            (each.labels["reason"], int(each.value))
            for each in samples
            if each.name.endswith("_total")
        ]
        return iter(sorted(found, key=lambda each: -each[1]))

    def read(self, gauges: Callable[[], Iterable[Metric]]) -> None:
        """Ask for these whenever somebody asks for the metrics."""
        self.registry.register(_Gauges(gauges))


class _Gauges(Collector):
    def __init__(self, read: Callable[[], Iterable[Metric]]) -> None:
        self._read = read

    def collect(self) -> Iterable[Metric]:
        return self._read()


def gauge(name: str, help: str, value: float) -> Metric:
    return GaugeMetricFamily(name, help, value=value)


def gauges(name: str, help: str, label: str, values: Iterable[tuple[str, float]]) -> Metric:
    made = GaugeMetricFamily(name, help, labels=[label])
    for key, value in values:
        made.add_metric([key], value)
    return made
