"""Estimates the value of cards in an Earth hand."""

from __future__ import annotations

from hedgerow.bots.earth.outlook import FULL, SHARES, Outlook, trait_of
from hedgerow.games import datafiles
from hedgerow.games.earth.box import box
from hedgerow.games.earth.rules.accounts import area
from hedgerow.games.earth.rules.planting import cost
from hedgerow.games.earth.scoring import kernels
from hedgerow.games.earth.scoring.faces import Key, fitting
from hedgerow.games.earth.scoring.score import points
from hedgerow.games.earth.scoring.tableau import PlayArea
from hedgerow.games.earth.scoring.vocabulary import (
    BestSeat,
    CountGoal,
    CountTable,
    DiagonalPath,
    Match,
    OrthogonalPath,
    PerEmptySide,
    PerLine,
    PerMatch,
    PerMatchInZone,
    PerResource,
    PerSet,
    Scoring,
)
from hedgerow.games.earth.state import Board


def hand_worth(board: Board, look: Outlook, room: float) -> tuple[float, float]:
    """The value of the best cards that can still be planted, and the number of the others."""
    found = sorted((promise(board, look, card) for card in board.hand), reverse=True)
    total = spare = 0.0
    near, fade = 1.0, look.weights.fade
    for at, worth in enumerate(found):
        share = min(1.0, room - at)
        if share <= 0 or worth <= 0:
            spare += 1.0
        else:
            total += share * worth * near
            spare += 1.0 - share
            near *= fade
    return total, spare


def promise(board: Board, look: Outlook, card: int) -> float:
    """The estimated total value of planting or playing a card, less its cost."""
    found = look.promises.get(card)
    if found is None:
        if card in look.known:
            found = _promise(board, look, card)
        else:
            if look.unseen is None:
                some = [_promise(board, look, other) for other in look.sample]
                mean = sum(some) / len(some) if some else 0.0
                look.unseen = look.weights.unseen * mean
            found = look.unseen
        look.promises[card] = found
    return found


def _promise(board: Board, look: Outlook, card: int) -> float:
    trait, weights = trait_of(card), look.weights
    total = trait.vp + trait.at_once
    if trait.kind == "event":
        return total
    price = cost(board, box()[card]) if board.island and board.climate else trait.cost
    engine = trait.engine
    a_turn = sum(share * gain for share, gain in zip(SHARES, engine, strict=True))
    total += weights.engine * look.turns * a_turn
    total += weights.spaces * (trait.sprouts + trait.canopy) * min(1.0, 2 * look.hope)
    total += 0.1 * trait.discount * (FULL - len(board.planted))
    total += systems_step(board, look, card)
    own = area(board) if trait.scoring else None
    if own is not None:
        for rule in trait.scoring:
            total += terrain_hope(rule, own, look)
    return total - weights.cost * price


def systems_step(board: Board, look: Outlook, card: int) -> float:
    """The value of one more such card for ecosystems and goals."""
    total = 0.0
    own: PlayArea | None = None
    for rule in look.rules:
        match rule:
            case PerMatch() if fits(rule, card):
                total += rule.points / rule.per
            case CountTable() if fits(rule, card):
                own = own or area(board)
                found = kernels.count(rule.match, own)
                if found < len(rule.table):
                    total += rule.table[-1] / len(rule.table)
            case BestSeat() if fits(rule, card):
                total += 0.7 * rule.points
            case DiagonalPath() if fits(rule, card):
                total += 0.6 * rule.points
            case _:
                pass
    for number, goal, reward in look.goals:
        if board.met >> number & 1 or not isinstance(goal, CountGoal):
            continue
        if fits(goal, card):
            total += 0.5 * reward / goal.n
    return total


def fits(rule: PerMatch | CountTable | BestSeat | DiagonalPath | CountGoal, card: int) -> bool:
    """Whether a card counts by its face."""
    return card in _fitting(rule.match)


@datafiles.derived
def _fitting(match: Match) -> frozenset[Key]:
    return fitting(match)


def terrain_hope(rule: Scoring, own: PlayArea, look: Outlook) -> float:
    """The estimated score of a terrain in hand."""
    match rule:
        case PerMatch():
            found = kernels.count(rule.match, own, rule.area)
            return rule.points * found / rule.per * (1 + 0.5 * look.hope)
        case PerMatchInZone():
            found = kernels.count(rule.match, own)
            return rule.points * min(3.0, 0.45 * found + look.hope)
        case PerEmptySide():
            return rule.points * 1.5
        case OrthogonalPath():
            found = kernels.count(rule.match, own)
            return rule.points * (1 + found) * 0.6
        case BestSeat():
            most = max(kernels.count(rule.match, each) for each in (own, *look.others))
            return rule.points * most * (1 + 0.3 * look.hope)
        case CountTable():
            found = kernels.count(rule.match, own)
            return float(rule.table[min(found, len(rule.table)) - 1]) if found else 0.0
        case PerResource():
            return float(points(rule, own)) * (1 + look.hope)
        case DiagonalPath() | PerLine() | PerSet():
            return float(points(rule, own)) + look.hope * rule.points
