"""The vote on the hint (CRY-34 to CRY-36)."""

from __future__ import annotations

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.cryptid.events import HintAsked, HintGiven, HintRefused, Voted, VotedSo
from hedgerow.games.cryptid.state import Ballot, State


def ask_hint(state: State, seat: Seat, log: Log) -> None:
    state.hint_asked = True
    # CRY-35: the proposer agrees.
    votes = tuple(True if voter == seat else None for voter in range(state.seats))
    state.ballot = Ballot(seat, votes)
    if log.on:
        log.tell(HintAsked(seat))


def cast_vote(state: State, seat: Seat, yes: bool, log: Log) -> None:
    ballot = state.ballot
    assert ballot is not None
    votes = (*ballot.votes[:seat], yes, *ballot.votes[seat + 1 :])
    if log.on:
        log.whisper(Voted(seat), VotedSo(seat, yes), seat)
    # CRY-36: seats that have not voted when it is settled no longer need to.
    spared = spared_votes(state.seats)
    agreed = votes.count(True) >= state.seats - spared
    if not agreed and votes.count(False) <= spared:
        state.ballot = Ballot(ballot.by, votes)
        return
    state.ballot, state.votes = None, votes
    if agreed:
        state.hint_open = True
        if log.on:
            log.tell(HintGiven(votes, state.puzzle.hint))
    elif log.on:
        log.tell(HintRefused(votes))


def spared_votes(seats: int) -> int:
    """The number of seats that may disagree (CRY-36)."""
    return 1 if seats >= 4 else 0
