"""How `careful` and `sharp` choose a move, and the reasons they give."""

from __future__ import annotations

from typing import Final

from hedgerow.bots.cryptid.strategy import (
    Outlook,
    Prospect,
    clue_weights,
    cube_hexes,
    disc_hexes,
    likeliest,
    plain_questions,
    questions,
    quietest,
    rivals,
)
from hedgerow.bots.protocol import Budget, Choice
from hedgerow.bots.search import affordable
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games.cryptid import words
from hedgerow.games.cryptid.deduction import Knowledge, public
from hedgerow.games.cryptid.frames import OwedDisc, Turn
from hedgerow.games.cryptid.hexes import Hex
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.moves import Ask, AskHint, Move, PlaceCube, PlaceDisc, Search, Vote

PATIENT_ROUNDS: Final = 2
"""The number of rounds in which no bot wants the hint."""
IMPATIENCE: Final = 0.1
"""CRY-35: after them, a bot wants the hint if no hex is likelier than this times further rounds."""
SURE: Final = 0.5
"""The probability of a hex from which a bot never wants the hint."""
HINT_ROUNDS: Final = 6
"""The round after which a bot proposes the hint, if it wants it."""
HINT_PAUSE: Final = 3
"""Rounds between two such proposals."""
VERY_LIKELY: Final = 0.5
"""The probability of a hex from which `careful` searches it."""
CLOSE: Final = 0.5
"""The probability that a rival finds the habitat from which `sharp` says that time is short."""
WORTH_A_TRY: Final = 0.25
"""The probability of a hex from which `sharp` searches it regardless of the rivals."""
FEWEST_MOVES: Final = 3
MOST_MOVES: Final = 14
"""The least and the most moves that `sharp` evaluates."""
EFFORT_MS: Final = 0.1
"""The most milliseconds to evaluate a move, per unit of `Outlook.effort`."""

_YES: Final = Vote(True)


class CarefulBot:
    """Asks where the answer is most uncertain, searches very likely hexes, leaks its own clue."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, decision: Decision[Move], budget: Budget) -> Choice[Move]:
        rng = _rng(self._seed, view)
        votes = _YES in decision.moves
        if not votes and not isinstance(view.pending, Turn):
            id = "cryptid-bot-any" if len(decision.moves) > 1 else "cryptid-bot-only"
            return Choice(decision.moves.pick(rng), (Message(id),))
        knowledge = Knowledge.of(view, "tokens")
        hex, share = likeliest(knowledge.posterior())
        if votes:
            return _vote(view, share)
        if proposes(view, share, decision):
            return Choice(AskHint(), (Message("cryptid-bot-hint"),))
        asks = plain_questions(view, knowledge)
        if share >= VERY_LIKELY or not asks:
            return Choice(Search(hex), (likely(view, hex, share),))
        most = max(question.gain for question in asks)
        question = rng.choice([question for question in asks if question.gain == most])
        return Choice(question.ask, (open_answer(view, question.ask, question.yes),))


class SharpBot:
    """Weighs what an answer tells itself against what it tells others, and hides its clue."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, decision: Decision[Move], budget: Budget) -> Choice[Move]:
        rng = _rng(self._seed, view)
        if _YES in decision.moves:
            return _vote(view, likeliest(Knowledge.of(view).posterior())[1])
        if isinstance(view.pending, Turn):
            return self._turn(view, decision, budget, rng)
        return self._hide(view, rng, disc=isinstance(view.pending, OwedDisc))

    def _hide(self, view: View, rng: Rng, *, disc: bool) -> Choice[Move]:
        everybody = Knowledge.of(public(view))
        legal = disc_hexes(view) if disc else cube_hexes(view)
        weights = clue_weights(everybody, view.turn)
        hex = rng.choice(quietest(weights, everybody.regions, legal, disc=disc))
        left = everybody.after(view.turn, hex, disc).rows[view.turn]
        before = everybody.rows[view.turn]
        reason = Message("cryptid-bot-hide", {"left": len(left), "before": len(before)})
        return Choice(PlaceDisc(hex) if disc else PlaceCube(hex), (reason,))

    def _turn(self, view: View, decision: Decision[Move], budget: Budget, rng: Rng) -> Choice[Move]:
        outlook = Outlook(view)
        posterior = outlook.mine.posterior()
        if proposes(view, max(posterior.values()), decision):
            return Choice(AskHint(), (Message("cryptid-bot-hint"),))
        if len(posterior) == 1:
            hex = next(iter(posterior))
            return Choice(Search(hex), (likely(view, hex, 1),))
        moves = affordable(budget, EFFORT_MS * outlook.effort, most=MOST_MOVES)
        if moves < 1:
            return self._quick_turn(view, outlook.mine)
        moves = max(FEWEST_MOVES, moves)
        searches = sorted(posterior, key=lambda hex: (-posterior[hex], hex))[: max(1, moves // 3)]
        asks = outlook.questions[: moves - len(searches)]
        prospects = [outlook.search(hex) for hex in searches] + [outlook.ask(ask) for ask in asks]
        most = max(prospect.win for prospect in prospects)
        chosen = rng.choice([prospect for prospect in prospects if prospect.win > most - 1e-9])
        return Choice(chosen.move, self._reasons(view, outlook, chosen))

    def _quick_turn(self, view: View, mine: Knowledge) -> Choice[Move]:
        """A turn by the bot's own knowledge alone, if everybody's would take too long to count."""
        hex, share = likeliest(mine.posterior())
        asks = questions(view, mine)
        if share >= WORTH_A_TRY or not asks:
            return Choice(Search(hex), (likely(view, hex, share),))
        return Choice(asks[0].ask, (open_answer(view, asks[0].ask, asks[0].yes),))

    def _reasons(self, view: View, outlook: Outlook, chosen: Prospect) -> tuple[Message, ...]:
        if isinstance(chosen.move, Ask):
            asked = next(each for each in outlook.questions if each.ask == chosen.move)
            first = open_answer(view, chosen.move, asked.yes)
            return (first, Message("cryptid-bot-win", {"percent": percent(chosen.win)}))
        first = likely(view, chosen.move.hex, chosen.now)
        dangers = outlook.dangers(outlook.mine, outlook.everybody)
        close, rival = max(zip(dangers, rivals(view), strict=True))
        if close < CLOSE:
            return (first, Message("cryptid-bot-win", {"percent": percent(chosen.win)}))
        who = words.researcher(view, rival)
        if close == 1:
            return (first, Message("cryptid-bot-knows", {"who": who}))
        return (first, Message("cryptid-bot-close", {"who": who, "percent": percent(close)}))


def _rng(seed: int, view: View) -> Rng:
    """A generator that depends only on seed and view."""
    return Rng(seed + sum(map(len, (*view.cubes, *view.discs))))


def _vote(view: View, share: float) -> Choice[Move]:
    """Vote by how uncertain the bot is: `share` is the chance of its likeliest hex (CRY-35)."""
    if wants_hint(view, share):
        return Choice(_YES, (Message("cryptid-bot-stuck"),))
    id = "cryptid-bot-sure-enough" if share >= SURE else "cryptid-bot-not-stuck"
    return Choice(Vote(False), (Message(id),))


def wants_hint(view: View, share: float) -> bool:
    return share < min(SURE, IMPATIENCE * (view.round - PATIENT_ROUNDS))


def proposes(view: View, share: float, decision: Decision[Move]) -> bool:
    due = view.round >= HINT_ROUNDS and (view.round - HINT_ROUNDS) % HINT_PAUSE == 0
    return due and AskHint() in decision.moves and wants_hint(view, share)


def likely(view: View, hex: Hex, share: float) -> Message:
    where = words.hex_message(view, hex)
    if share == 1:
        return Message(_proof(view, hex), {"hex": where})
    return Message("cryptid-bot-likely", {"hex": where, "percent": percent(share)})


def _proof(view: View, hex: Hex) -> str:
    """What it takes to be sure: tokens alone leave what a notepad shows, and that may be more."""
    if Knowledge.of(view, "tokens").hexes == 1 << hex:
        return "cryptid-bot-sure"
    if Knowledge.of(view, "joint").hexes == 1 << hex:
        return "cryptid-bot-sure-together"
    return "cryptid-bot-sure-needed"


def open_answer(view: View, ask: Ask, yes: float) -> Message:
    who = words.researcher(view, ask.of)
    return Message("cryptid-bot-ask", {"who": who, "percent": percent(yes)})


def percent(share: float) -> int:
    """A chance as a whole percentage below 100; certainty has other words."""
    return min(99, max(1, round(100 * share)))
