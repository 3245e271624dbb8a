"""Whole games at random: work goes on by itself as far as it can, and every change is told."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from hedgerow.core.event import Event, Log
from hedgerow.core.rng import Rng
from hedgerow.games.earth import events, rules
from hedgerow.games.earth.frames import Keeping
from hedgerow.games.earth.moves import Convert, Done, Leaf, Skip
from hedgerow.games.earth.options import EarthOptions
from hedgerow.games.earth.rules.flow import advance
from hedgerow.games.earth.state import FORFEITED, GAIA, Board, State
from hedgerow.testing.rules import rule

GAMES = [(seats, seed) for seats in (1, 2, 3) for seed in (1, 2)]


@cache
def steps(seats: int, seed: int) -> list[tuple[State, State, list[Event]]]:
    """Every move of a game at random: the position before, the one after, and what was told.

    Nobody goes without anything, converts, or discards a leaf early: animals find pieces.
    """
    rng = Rng(seed)
    state = rules.setup(EarthOptions(mode="advanced", animals=True), seats, rng)
    found = []
    while decisions := rules.decisions(state):
        decision = rng.choice(decisions)
        early = len(state.boards[decision.seat].planted) < 6
        idle = Skip | Done | Convert | Leaf if early else Skip | Done | Convert
        eager = [move for move in decision.moves if not isinstance(move, idle)]
        before, log = state.clone(), Log()
        rules.apply(state, decision.seat, rng.choice(eager or tuple(decision.moves)), log)
        found.append((before, state.clone(), [entry.public for entry in log.entries]))
    return found


@rule("EAR-31", "EAR-85", "EAR-96", "EAR-97")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_nobody_is_asked_what_settles_itself(seats: int, seed: int) -> None:
    """Between moves, no seat has work that could go on without it."""
    for _, state, _ in steps(seats, seed):
        for seat, board in enumerate(state.boards):
            before = board.stack[:]
            advance(state, seat, log := Log())
            assert board.stack == before, f"{before} went on to {board.stack}"
            assert not log.entries


# The story


def owned(board: Board, seat: int, state: State) -> Counter[str]:
    """What a seat has, as far as everybody can count it."""
    recalling = Keeping(compost=True) in board.stack
    return Counter(
        soil=board.soil,
        hand=len(board.hand),
        compost=len(board.compost) + (len(board.offer) if recalling else 0),
        sprout=board.sprouts,
        growth=board.growth,
        planted=len(board.planted),
        events=len(board.events),
        leaves=board.leaves,
        discarded=board.discarded,
        claims=sum(seat in ranked for ranked in state.claims),
        bonus=int(state.completed == seat),
        island=board.island_stock,
        **dict(zip(board.animals, board.stocks, strict=True)),
    )


def changes(event: Event) -> dict[str, int]:
    """What an event changes for its own seat."""
    match event:
        case events.SoilGained(_, count):
            return {"soil": count}
        case events.SoilPaid(_, count):
            return {"soil": -count}
        case events.Drew(_, count):
            return {"hand": count}
        case events.Kept():
            return {"hand": 1}
        case events.Recalled():
            return {"hand": 1, "compost": -1}
        case events.Composted():
            return {"hand": -1, "compost": 1}
        case events.CompostedDeck(_, count):
            return {"compost": count}
        case events.CompostDiscarded(_, cards):
            return {"compost": -len(cards)}
        case events.Announced():
            return {"hand": -1}
        case events.Planted():
            return {"planted": 1}
        case events.Replaced():
            return {"planted": -1, "compost": 1}
        case events.EventPlayed():
            return {"hand": -1, "events": 1}
        case events.PiecePut(_, piece, _, count):
            return {piece: count}
        case events.PieceRemoved(_, piece):
            return {piece: -1}
        case events.Stocked(_, animal, count):
            return {animal or "island": count}
        case events.LeafDiscarded():
            return {"leaves": -1, "discarded": 1}
        case events.FaunaClaimed():
            return {"leaves": -1, "claims": 1}
        case events.TableauCompleted():
            return {"leaves": -1, "bonus": 1}
        case _:
            return {}


@rule("EAR-24", "EAR-33", "EAR-45", "EAR-82")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_change_of_a_board_is_told(seats: int, seed: int) -> None:
    for before, after, told in steps(seats, seed):
        for seat, board in enumerate(after.boards):
            counted = owned(before.boards[seat], seat, before)
            for event in told:
                if getattr(event, "seat", None) == seat:
                    counted.update(changes(event))
            assert counted == owned(board, seat, after), told
            for cell, animal in (
                (event.cell, event.animal)
                for event in told
                if isinstance(event, events.AnimalMoved) and event.seat == seat
            ):
                assert cell in board.figures[board.animals.index(animal)]


@rule("EAR-111", "EAR-115", "EAR-117")
@pytest.mark.parametrize("seed", range(1, 5))
def test_every_turn_of_gaia_is_told(seed: int) -> None:
    for before, after, told in steps(1, seed):
        assert before.gaia is not None
        assert after.gaia is not None
        kinds = Counter(type(event) for event in told)
        stocked = sum(event.count for event in told if isinstance(event, events.GaiaStocked))
        assert sum(after.gaia.stocks) - sum(before.gaia.stocks) == stocked
        turned = (before.gaia.passes, before.gaia.turned), (after.gaia.passes, after.gaia.turned)
        assert kinds[events.GaiaTurned] == (turned[0] != turned[1])
        hers = [sum(GAIA in ranked for ranked in state.claims) for state in (before, after)]
        assert kinds[events.GaiaClaimed] == hers[1] - hers[0]
        assert kinds[events.GaiaCompleted] == (after.completed == GAIA != before.completed)
        pile = [
            card for event in told if isinstance(event, events.GaiaGained) for card in event.cards
        ]
        kept = [
            card for event in told if isinstance(event, events.Kept) for card in event.discarded
        ]
        assert Counter(after.gaia.cards) == Counter((*before.gaia.cards, *pile, *kept))


@rule("EAR-11", "EAR-54", "EAR-55", "EAR-56")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_rounds_and_the_end_are_told(seats: int, seed: int) -> None:
    for before, after, told in steps(seats, seed):
        kinds = Counter(type(event) for event in told)
        assert kinds[events.RoundBegan] == after.round - before.round
        assert kinds[events.GameEnded] == (after.stage == "over")
        assert kinds[events.Reshuffled] == after.reshuffles - before.reshuffles
        assert kinds[events.BonusForfeited] == (after.completed == FORFEITED != before.completed)
