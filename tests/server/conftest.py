"""One real server for all the tests that only need one to talk to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hedgerow.server.testing import Server, serving


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with serving(bot_workers=1) as started:
        yield started
        log = started.log.read_text()
    assert "Traceback" not in log and "ERROR" not in log, log
