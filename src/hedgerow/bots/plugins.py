"""Bots from other packages, found by the entry point group `hedgerow.bots`."""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from hedgerow.bots.protocol import Offer

log = logging.getLogger(__name__)

GROUP: Final = "hedgerow.bots"
_NAME: Final = re.compile(r"[a-z][a-z0-9_.-]{0,31}")


@cache
def offers() -> dict[str, Offer]:
    """The bots of other packages by name; one that cannot be loaded is logged and left out."""
    found: dict[str, Offer] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        if (offer := _load(entry)) is None:
            continue
        if entry.name in found:
            log.warning("bot %s is offered twice; %s is left out", entry.name, entry.value)
        else:
            found[entry.name] = offer
    return found


def _load(entry: EntryPoint) -> Offer | None:
    if not _NAME.fullmatch(entry.name):
        log.warning("%r is no name for a bot (%s)", entry.name, entry.value)
        return None
    try:
        offer = entry.load()
    except Exception as error:  # whatever a stranger's module raises
        log.warning("bot %s (%s) cannot be loaded: %s", entry.name, entry.value, error)
        return None
    if isinstance(offer, Offer):
        return offer
    log.warning("bot %s (%s) is not a hedgerow.bots.Offer", entry.name, entry.value)
    return None
