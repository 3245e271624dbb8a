"""How Cryptid's levels think: what each knows, what it asks, and when it searches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import reduce
from operator import and_
from typing import Final

import msgspec

from hedgerow.bots.cryptid.bots import (
    EFFORT_MS,
    FEWEST_MOVES,
    MOST_MOVES,
    likely,
    open_answer,
    percent,
    proposes,
    wants_hint,
)
from hedgerow.bots.cryptid.insight import Insight, deduced
from hedgerow.bots.cryptid.strategy import (
    Outlook,
    Prospect,
    askable,
    closed_hexes,
    clue_weights,
    cube_hexes,
    disc_hexes,
    likeliest,
    questions,
    race,
    rivals,
)
from hedgerow.bots.levels import Level
from hedgerow.bots.protocol import Budget, Option
from hedgerow.bots.search import affordable
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games.cryptid.deduction import Knowledge, public
from hedgerow.games.cryptid.deduction import Level as Depth
from hedgerow.games.cryptid.frames import OwedDisc, Turn
from hedgerow.games.cryptid.hexes import Hex, Mask, hexes_of, mask_of
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.moves import Ask, AskHint, Move, PlaceCube, PlaceDisc, Search, Vote

BELIEVED: Final = 0.6
"""The share of a hex from which a level that does not gamble searches it."""
FIGURED: Final = 2
"""The number of possible clues from which a rival's clue counts as worked out."""
EITHER: Final = 0.5
"""The chance that a clue which is not worked out allows a hex."""
GAIN: Final = 0.1
"""The chance to win that the best question brings."""
DANGER: Final = 0.12
"""The chance that a rival finds the habitat in a turn, for who does not work it out."""
TOLD: Final = 0.2
"""The chance to win that a token costs which gives everything away."""


class Overlooked(StrEnum):
    """What a level of Cryptid may not see."""

    TOGETHER = "together"
    """That all clues together leave exactly one hex."""
    GENERATOR = "generator"
    """What a puzzle's maker takes care of: every clue is needed, and none leaves too much."""
    RIVALS = "rivals"
    """What the rivals may know already, and that a risk may be worth it."""
    AT_ONCE = "at once"
    """All clues that are not known yet: it works on one after the other."""
    SECRETS = "secrets"
    """What a token tells others of the own clue."""


class CryptidThinker:
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def weigh(
        self, view: View, decision: Decision[Move], budget: Budget, level: Level
    ) -> Sequence[Option[Move]]:
        rng = Rng(self._seed + sum(map(len, (*view.cubes, *view.discs))))
        if Vote(True) in decision.moves:
            return _vote(view, level)
        if not isinstance(view.pending, Turn):
            return _token(view, level, rng)
        if level.sees(Overlooked.RIVALS):
            return _race_turn(view, decision, budget, level, rng)
        return _own_turn(view, decision, level, rng)


def sure_win(view: View, decision: Decision[Move]) -> Move | None:
    """A search where every rival has a disc and the own clue allows the hex (CRY-30)."""
    if not isinstance(view.pending, Turn) or view.turn not in view.known:
        return None
    there = reduce(and_, (mask_of(view.discs[who]) for who in _others(view)), _own_region(view))
    found = (Search(hex) for hex in hexes_of(there))
    return next((move for move in found if move in decision.moves), None)


def _knowledge(view: View, level: Level) -> Knowledge:
    """What the level has worked out, from as many tokens of each researcher as it remembers."""
    if level.memory is not None:
        cubes, discs = (
            tuple(hexes[-level.memory :] for hexes in kind) for kind in (view.cubes, view.discs)
        )
        view = msgspec.structs.replace(view, cubes=cubes, discs=discs)
    return deduced(view, _depth(level))


def _depth(level: Level) -> Depth:
    if level.sees(Overlooked.GENERATOR):
        return "generator"
    return _depth_of_rivals(level)


def _depth_of_rivals(level: Level) -> Depth:
    """Others are not taken to know what a puzzle's maker guarantees."""
    return "joint" if level.sees(Overlooked.TOGETHER) else "tokens"


def _shares(view: View, knowledge: Knowledge, level: Level) -> dict[Hex, float]:
    """How likely each hex seems to be the habitat."""
    if level.sees(Overlooked.AT_ONCE):
        return knowledge.posterior()
    return _pieced(view, knowledge)


def _pieced(view: View, knowledge: Knowledge) -> dict[Hex, float]:
    """The same for who has not worked out every clue: others allow a hex or not, who knows."""
    weights: dict[Hex, float] = {}
    for hex in hexes_of(_own_region(view) & ~closed_hexes(view)):
        weight = 1.0
        for rival in _others(view):
            row = knowledge.rows[rival]
            if len(row) <= FIGURED:
                weight *= sum(knowledge.regions[clue] >> hex & 1 for clue in row) / len(row)
            elif hex not in view.discs[rival]:
                weight *= EITHER
        if weight:
            weights[hex] = weight
    total = sum(weights.values())
    return {hex: weight / total for hex, weight in weights.items()}


def _own_region(view: View) -> Mask:
    """Where the seat's own clues allow the habitat."""
    return reduce(and_, (view.map.regions[clue] for clue in view.known.values()))


def _others(view: View) -> list[int]:
    """The researchers whose clues the seat does not know."""
    return [who for who in range(view.researchers) if who not in view.known]


def _focus(view: View, knowledge: Knowledge, level: Level) -> Iterator[tuple[int, ...]]:
    """The rivals whose clues are worked on now; then, if there is nothing to ask them, all."""
    unknown = [who for who in rivals(view) if len(knowledge.rows[who]) > FIGURED]
    if unknown and not level.sees(Overlooked.AT_ONCE):
        yield (min(unknown, key=lambda who: len(knowledge.rows[who])),)
    yield rivals(view)


# The hint


def _vote(view: View, level: Level) -> list[Option[Move]]:
    """Vote by how uncertain the level is (CRY-35)."""
    share = likeliest(_shares(view, _knowledge(view, level), level))[1]
    chance = _standing(share, view)
    if wants_hint(view, share):
        return [
            Option(Vote(True), chance, reasons=(Message("cryptid-bot-stuck"),)),
            Option(Vote(False), chance - level.slack - 0.01),
        ]
    id = "cryptid-bot-sure-enough" if share >= BELIEVED else "cryptid-bot-not-stuck"
    return [
        Option(Vote(False), chance, reasons=(Message(id),)),
        Option(Vote(True), chance - level.slack - 0.01),
    ]


# Tokens of one's own


def _token(view: View, level: Level, rng: Rng) -> list[Option[Move]]:
    """Where to put a cube or disc: the less it tells the better, for who sees that."""
    disc = isinstance(view.pending, OwedDisc)
    place = PlaceDisc if disc else PlaceCube
    legal = list(hexes_of(disc_hexes(view) if disc else cube_hexes(view)))
    rng.shuffle(legal)
    chance = _standing(0.0, view)
    if not level.sees(Overlooked.SECRETS):
        id = "cryptid-bot-any" if len(legal) > 1 else "cryptid-bot-only"
        return [Option(place(hex), chance, reasons=(Message(id),)) for hex in legal]
    everybody = Knowledge.of(public(view), _depth_of_rivals(level))
    weights, regions = clue_weights(everybody, view.turn), everybody.regions
    whole = sum(weights.values())
    options: list[Option[Move]] = []
    for hex in legal:
        fits = [clue for clue in weights if bool(regions[clue] >> hex & 1) == disc]
        left = sum(weights[clue] for clue in fits) / whole
        told = {"left": len(fits), "before": len(weights)}
        cost = TOLD * (1 - left)
        options.append(
            Option(place(hex), chance - cost, reasons=(Message("cryptid-bot-hide", {**told}),))
        )
    return _best_first(options)


# A turn without an eye on the rivals


def _own_turn(
    view: View, decision: Decision[Move], level: Level, rng: Rng
) -> Sequence[Option[Move]]:
    knowledge = _knowledge(view, level)
    shares = _shares(view, knowledge, level)
    hex, share = likeliest(shares)
    if proposes(view, share, decision):
        reason = (Message("cryptid-bot-hint"),)
        return [Option(AskHint(), _standing(share, view), reasons=reason)]
    asks: list[Option[Move]] = []
    if level.sees(Overlooked.AT_ONCE):
        asks = list(_split(view, knowledge, share))
    else:
        for rivals_asked in _focus(view, knowledge, level):
            asks = asks or list(_asks(view, knowledge, shares, rivals_asked))
    if share >= BELIEVED or not asks:
        chance = share + (1 - share) * _standing(0, view)
        return [Option(Search(hex), chance, reasons=(likely(view, hex, share),))]
    rng.shuffle(asks)
    return _best_first(asks)


def _asks(
    view: View,
    knowledge: Knowledge,
    shares: Mapping[Hex, float],
    asked: Iterable[int],
) -> Iterator[Option[Move]]:
    """Questions about hexes that may be the habitat, to those whose answer is open."""
    best = max(shares.values())
    for rival in asked:
        row, open_hexes = knowledge.rows[rival], askable(view, rival)
        for hex, share in shares.items():
            if not open_hexes >> hex & 1:
                continue
            yes = sum(knowledge.regions[clue] >> hex & 1 for clue in row) / len(row)
            if 0 < yes < 1:
                gain = 4 * yes * (1 - yes) * (1 + share / best) / 2
                chance = _standing(best, view) + GAIN * gain
                yield Option(
                    Ask(hex, rival), chance, reasons=(open_answer(view, Ask(hex, rival), yes),)
                )


def _split(view: View, knowledge: Knowledge, share: float) -> Iterator[Option[Move]]:
    """Questions by how far their answers narrow the habitat down."""
    for question in questions(view, knowledge):
        chance = _standing(share, view) + GAIN * question.gain
        reason = open_answer(view, question.ask, question.yes)
        yield Option(question.ask, chance, reasons=(reason,))


def _standing(share: float, view: View) -> float:
    """The chance to win for who finds the habitat with this chance a turn, rivals first."""
    return race(max(share, DANGER), [DANGER] * (view.researchers - 1))


# A turn as a race


def _race_turn(
    view: View, decision: Decision[Move], budget: Budget, level: Level, rng: Rng
) -> Sequence[Option[Move]]:
    outlook = Insight(view, _depth(level))
    posterior = outlook.mine.posterior()
    if proposes(view, max(posterior.values()), decision):
        chance = outlook.standing(outlook.mine, outlook.everybody)
        return [Option(AskHint(), chance, reasons=(Message("cryptid-bot-hint"),))]
    if len(posterior) == 1:
        hex = next(iter(posterior))
        return [Option(Search(hex), 1.0, reasons=(likely(view, hex, 1),))]
    moves = affordable(budget, EFFORT_MS * outlook.effort, fewest=FEWEST_MOVES, most=MOST_MOVES)
    searches = sorted(posterior, key=lambda hex: (-posterior[hex], hex))[: max(1, moves // 3)]
    asks = outlook.questions[: moves - len(searches)]
    prospects = [outlook.search(hex) for hex in searches] + [outlook.ask(ask) for ask in asks]
    rng.shuffle(prospects)
    return _best_first(_weighed(view, outlook, prospect) for prospect in prospects)


def _weighed(view: View, outlook: Outlook, prospect: Prospect) -> Option[Move]:
    if isinstance(prospect.move, Search):
        first = likely(view, prospect.move.hex, prospect.now)
    else:
        asked = next(each for each in outlook.questions if each.ask == prospect.move)
        first = open_answer(view, asked.ask, asked.yes)
    second = Message("cryptid-bot-win", {"percent": percent(prospect.win)})
    return Option(prospect.move, prospect.win, reasons=(first, second))


def _best_first(options: Iterable[Option[Move]]) -> list[Option[Move]]:
    return sorted(options, key=lambda option: -option.chance)
