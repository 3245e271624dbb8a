"""How Earth's levels think: what each values, and how far it looks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from msgspec import structs

from hedgerow.bots.earth.ahead import MOST_TURNS, TURN_MS, chained
from hedgerow.bots.earth.alone import foreseen
from hedgerow.bots.earth.bots import only, reason
from hedgerow.bots.earth.outlook import ALONE, FEATURES, TUNED, Outlook, Weights
from hedgerow.bots.earth.policy import Weighed, choose, plan
from hedgerow.bots.earth.standing import Standing, doubt, final_points, standing
from hedgerow.bots.earth.together import replayed
from hedgerow.bots.earth.worth import outlook
from hedgerow.bots.levels import Level
from hedgerow.bots.protocol import Budget, Option
from hedgerow.bots.search import affordable
from hedgerow.core.decision import Decision
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games.earth.hidden import View, determinize
from hedgerow.games.earth.moves import Act, Move
from hedgerow.games.earth.state import State


class Overlooked(StrEnum):
    """What a level of Earth may not see."""

    ABILITIES = "abilities"
    """What abilities will bring in later turns."""
    GOALS = "goals"
    """Goals and ecosystems that are still far away."""
    SOIL = "soil"
    """That soil limits how many cards of a hand can ever be planted."""
    RIVALS = "rivals"
    """What an action brings to the others, and that filling the tableau ends the game."""
    LEAVES = "leaves"
    """That leaves are needed for claims, and that animals do more later."""
    TURN = "turn"
    """The rest of the turn, while choosing a card to plant or a benefit."""


SHARP: Final = Weights(
    (0.8, 2.0, 0.8, 0.45, 0.3, 1.0, 1.0, 0.35, 0.8, 0.9, 0.7, 0.6, 0.4, 1.0, 2.0, 0.3, 0.05),
    unseen=0.95,
    fade=0.85,
    start_card=2.0,
    start_soil=1.3,
    rival=0.4,
    end=0.4,
    pace=0.75,
    leaf=1.0,
)
"""The weights of a level that sees everything, in the order of `FEATURES`.

Games between seats with random factors on every weight, and a regression of the result on the
factors, told which to change. It asked for more than twice this value of soil; that gained for bots
that judge each move by itself, but in 22 games not for those that play their turn through."""
HOARDING: Final = structs.replace(TUNED, leaf=SHARP.leaf)
"""The weights of who does not see that soil, not cards, limits what can be planted."""
SOLITARY: Final = structs.replace(ALONE, fade=0.9, leaf=1.0)
"""The same against Gaia."""
FAINT: Final = 0.1
"""What remains of the value of abilities for who does not think of later turns."""
ERROR: Final = 6.0
"""The error in points of a move's estimated value."""


def weights_for(level: Level, *, alone: bool) -> Weights:
    """The weights as a level sees the game."""
    seen = SHARP if level.sees(Overlooked.SOIL) else HOARDING
    if alone:
        seen = SOLITARY
    of = dict(zip(FEATURES, seen.of, strict=True))
    other: dict[str, float] = {}
    if not level.sees(Overlooked.ABILITIES):
        of |= {colour: FAINT * of[colour] for colour in ("green", "red", "blue", "yellow")}
        other["engine"] = FAINT * seen.engine
    if not level.sees(Overlooked.GOALS):
        of |= {"fauna": 0.3, "partial": 0.0, "zones": 0.0}
    if not level.sees(Overlooked.RIVALS):
        other |= {"rival": 0.0, "end": 0.0}
    if not level.sees(Overlooked.LEAVES):
        other["leaf"] = 0.0
    return structs.replace(seen, of=tuple(of.values()), **other)


class EarthThinker:
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def weigh(
        self, view: View, decision: Decision[Move], budget: Budget, level: Level
    ) -> Sequence[Option[Move]]:
        state = determinize(view, Rng(self._seed))
        alone = state.gaia is not None
        look = outlook(state, decision.seat, weights_for(level, alone=alone))
        now = standing(state, look)
        if len(decision.moves) == 1:
            reasons = only(decision).reasons
            move = decision.moves[0]
            points = final_points(state, look, move)
            return [Option(move, now.chance(0), points, 0.0, reasons)]
        found, action = self._considered(view, state, look, budget, level)
        if level.softness:
            found = [weighed for weighed in found if type(weighed.move) is type(found[0].move)]
        points = final_points(state, look, found[0].move)
        return _options(now, points, found, action)

    def _considered(
        self, view: View, state: State, look: Outlook, budget: Budget, level: Level
    ) -> tuple[list[Weighed], str]:
        """The moves, best first, and the message that says how an action was judged."""
        far = level.horizon != 0
        if far and state.gaia is not None:
            ahead = foreseen(view, state, look, budget, self._seed)
            if ahead is not None:
                return ahead, "earth-bot-playouts"
        found = plan(state, look, 0) if level.sees(Overlooked.TURN) else choose(state, look)
        if not far or state.gaia is not None:
            return found, "earth-bot-action"
        judged = "earth-bot-action"
        actions = [weighed for weighed in found if isinstance(weighed.move, Act)]
        acting = len(actions) > 1 and found[0] is actions[0]
        if acting and (turns := _turns(look, state, budget, level, len(actions))):
            found, judged = chained(state, look, actions, turns), "earth-bot-turns"
        ahead = replayed(view, state, look, found, budget, self._seed)
        return (found, judged) if ahead is None else (ahead, "earth-bot-playouts")


def _turns(look: Outlook, state: State, budget: Budget, level: Level, actions: int) -> int:
    """How many further turns to look at."""
    if look.turns <= state.seats:
        return 0
    return affordable(budget, TURN_MS * actions, most=level.horizon or MOST_TURNS)


def _options(
    now: Standing, points: float, found: Sequence[Weighed], action: str
) -> list[Option[Move]]:
    """The moves with what they lead to: the best to the points given, the others to so many less.

    The chance of the best is that of the position: a turn's usual gain is part of its value.
    """
    best = found[0].worth
    options: list[Option[Move]] = []
    for weighed in found:
        more = weighed.worth - best
        chance = now.chance(more)
        if weighed is found[0]:
            reasons = (reason(found, action),)
        else:
            reasons = (Message("earth-bot-behind", {"lead": round(-more)}),)
        error = doubt(now.scale, chance, ERROR)
        options.append(Option(weighed.move, chance, points + more, error, reasons))
    return options
