"""Gaia, the opponent of a lone seat (EAR-110 to EAR-123)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cards import GaiaGoods
from hedgerow.games.earth.effects import (
    FREE,
    NOTHING,
    Action,
    EachAnimal,
    EachVisited,
    GainBeside,
    Goods,
    Price,
    Reward,
    Take,
    TakeEachVisited,
)
from hedgerow.games.earth.events import (
    GaiaClaimed,
    GaiaCompleted,
    GaiaGained,
    GaiaSkipped,
    GaiaStocked,
    GaiaTurned,
    GameEnded,
    RoundBegan,
)
from hedgerow.games.earth.frames import Activate, Closing, Yielding
from hedgerow.games.earth.moves import Claim, Move
from hedgerow.games.earth.options import STRONGER
from hedgerow.games.earth.rules import setup
from hedgerow.games.earth.rules.handler import Handler, Handlers, prompts
from hedgerow.games.earth.rules.turns import WEAK
from hedgerow.games.earth.rules.verbs.animals import give
from hedgerow.games.earth.rules.walking import steps_of
from hedgerow.games.earth.state import GAIA, NOBODY, State
from hedgerow.games.earth.supply import from_deck

PASSES: Final = 2
SOIL_A_COMPOST: Final = 10
COMPOST_FOR_SOIL: Final = 5
COMPOST_A_DRAW: Final = 2
NEIGHBOURS: Final = 8


# What she takes


def _take(state: State, goods: GaiaGoods, factor: int, log: Log) -> None:
    gaia = state.gaia
    assert gaia is not None
    soil = goods.soil * factor
    pile = from_deck(state, goods.cards * factor, log) if goods.cards * factor else ()
    unseen = goods.compost_deck * factor
    gaia.cards += pile
    gaia.sprouts += goods.sprout * factor
    gaia.growth += goods.growth * factor
    gaia.soil += soil
    while gaia.soil >= SOIL_A_COMPOST:  # EAR-116
        gaia.soil -= SOIL_A_COMPOST
        unseen += COMPOST_FOR_SOIL
    composted = from_deck(state, unseen, log) if unseen else ()
    gaia.compost += composted
    if log.on:
        log.tell(
            GaiaGained(soil, goods.sprout * factor, goods.growth * factor, len(composted), pile)
        )


def goods_after(
    action: str, *, stronger: bool, soil: int = 0, blue: int = 0, drawn: int = 0
) -> GaiaGoods:
    """EAR-112: what she takes after an own turn with this action.

    `soil` and `drawn` are what the seat gained and drew, `blue` its cards with a blue ability.
    """
    match action:
        case "red":
            return GaiaGoods(compost_deck=(5 if stronger else 2) + soil // 2)
        case "blue":
            return GaiaGoods(sprout=(3 if stronger else 0) + blue)
        case "yellow":
            return GaiaGoods(growth=(3 if stronger else 0) + drawn)
        case _:
            return GaiaGoods()  # green: the cards that were not kept are already on her pile


def after_own_turn(state: State, log: Log) -> None:
    """EAR-112: what she takes after the lone seat's own turn."""
    board = state.boards[0]
    if state.action in ("red", "blue", "yellow"):
        goods = goods_after(
            state.action,
            stronger=state.options.gaia in STRONGER,
            soil=board.gained,
            blue=blue_cards(state) if state.action == "blue" else 0,
            drawn=board.drawn,
        )
        _take(state, goods, 1, log)


def blue_cards(state: State) -> int:
    """The lone seat's cards with a blue ability, island and climate included."""
    board, sheets = state.boards[0], box()
    own = [sheets[card] for card, _, _ in board.planted.values()]
    own += [sheets.boards[board.island], sheets.boards[board.climate]]
    return sum("blue" in sheet.colours for sheet in own)


# Her turn


def begin_turn(state: State, log: Log) -> None:
    """EAR-113: she turns up a card; the seat takes part as in another seat's action."""
    gaia = state.gaia
    assert gaia is not None
    setup.begin_part(state)
    state.active = GAIA
    state.stage = "gaia"
    state.action = ""
    if gaia.skips:
        gaia.skips -= 1
        if log.on:
            log.tell(GaiaSkipped())
        return
    if not gaia.deck:
        shuffled = list(gaia.turned)
        state.random().shuffle(shuffled)
        gaia.deck, gaia.turned = tuple(shuffled), ()
        gaia.passes += 1
    number = gaia.deck[-1]
    gaia.deck, gaia.turned = gaia.deck[:-1], (*gaia.turned, number)
    if log.on:
        log.tell(GaiaTurned(number))
    card = cards.gaia_deck()[number]
    stack = state.boards[0].stack
    if card.claims is not None:
        state.stage = "yielding"  # EAR-115: events, conversions and the seat's own claims first
        stack.append(Closing())
        return
    colour: Action = card.colour  # type: ignore[assignment]
    state.action = colour
    stack += [Closing(), Activate(colour), *WEAK[colour]]


def let_choose(state: State) -> None:
    """EAR-115: the seat has claimed what it had reached; now it chooses for her."""
    gaia = state.gaia
    assert gaia is not None
    state.stage = "gaia"
    goals = claimable(state, upper=cards.gaia_deck()[gaia.turned[-1]].claims == "upper")
    if goals:
        state.boards[0].stack.append(Yielding(goals))


def claimable(state: State, *, upper: bool) -> tuple[int, ...]:
    """EAR-115: the upper or lower two fauna cards without her leaf."""
    pair = (0, 1) if upper else (2, 3)
    return tuple(goal for goal in pair if GAIA not in state.claims[goal])


def _claims(state: State, seat: Seat, frame: Yielding) -> list[Move]:
    return [Claim(goal) for goal in frame.goals]


def _claim(state: State, seat: Seat, frame: Yielding, move: Move, log: Log) -> None:
    """EAR-115: her leaf takes the best free rank."""
    assert isinstance(move, Claim)
    goal = move.goal
    state.boards[seat].stack.pop()
    gaia = state.gaia
    assert gaia is not None
    state.claims[goal] = ranked = (*state.claims[goal], GAIA)
    if log.on:
        log.tell(GaiaClaimed(state.fauna[goal], len(ranked)))
    card = cards.gaia_deck()[gaia.turned[-1]]
    if state.options.gaia == "beginner":
        gaia.skips += 1
    elif state.options.gaia == "expert":
        _take(state, card.expert_left if goal % 2 == 0 else card.expert_right, 1, log)
    activate(state, log)
    stack = state.boards[0].stack
    if stack:
        stack.insert(0, Closing())  # EAR-43: her animals gave something


def _refuse_claim(state: State, seat: Seat, frame: Yielding, move: Move) -> str | None:
    return "EAR-115" if isinstance(move, Claim) else None


HANDLERS: Final[Handlers] = {
    Yielding: Handler(_claims, prompts("earth-prompt-yielding"), _claim, refuse=_refuse_claim),
}


def end_turn(state: State, log: Log) -> None:
    """EAR-114: what she takes at the end of her own turn."""
    gaia = state.gaia
    assert gaia is not None
    if not state.action:
        return
    card = cards.gaia_deck()[gaia.turned[-1]]
    _take(state, card.gain, 1, log)
    board = state.boards[0]
    match card.each:
        case "blue_cards":
            _take(state, card.gain_for_each, blue_cards(state), log)
        case "cards_drawn":
            _take(state, card.gain_for_each, board.drawn, log)
        case "soil_gained":
            _take(state, card.gain_for_each, board.gained, log)
        case None:
            pass


def go_on(state: State, log: Log) -> None:
    """EAR-111, EAR-117: seat and Gaia take turns until a tableau is full or her cards run out."""
    if state.ending:
        _finish(state, "tableau", log)
    elif state.active != GAIA:
        begin_turn(state, log)
    elif not is_done(state):
        state.round += 1
        state.active = 0
        state.stage = "turn"
        if log.on:
            log.tell(RoundBegan(state.round))
        setup.begin_turn(state)
    elif state.completed == NOBODY:
        complete(state, log)
    else:
        _finish(state, "gaia", log)


def _finish(state: State, reason: Literal["tableau", "gaia"], log: Log) -> None:
    state.stage = "over"
    if log.on:
        log.tell(GameEnded(reason))


def is_done(state: State) -> bool:
    """EAR-117: whether her last card has been turned up."""
    gaia = state.gaia
    return gaia is not None and not gaia.deck and gaia.passes == PASSES - 1


def complete(state: State, log: Log) -> None:
    """EAR-117: she takes the bonus, and her animals act once more."""
    state.completed = GAIA
    if log.on:
        log.tell(GaiaCompleted())
    activate(state, log)


# Her animals


def used(state: State) -> int:
    """The number of leaves she has placed."""
    return sum(GAIA in ranked for ranked in state.claims) + (state.completed == GAIA)


def activate(state: State, log: Log) -> None:
    """EAR-121, EAR-122: each animal in turn, as if it had moved as far as possible."""
    gaia = state.gaia
    assert gaia is not None
    for number, id in enumerate(gaia.animals):
        side = cards.animals()[id].individual
        steps = steps_of(side.move, used(state))
        HERS[type(side.effect)](state, number, side.effect, steps, log)


def _each_visited(state: State, animal: int, effect: EachVisited, steps: int, log: Log) -> None:
    price, goods = _sum(effect.pay, effect.pay_here), (effect.gain, effect.gain_here)
    if sum(_trade(state, price, goods, log) for _ in range(steps)):
        _give(state, effect.others_gain)


def _each_animal(state: State, animal: int, effect: EachAnimal, steps: int, log: Log) -> None:
    for _ in range(used(state)):
        _trade(state, effect.pay, (effect.gain,), log)


def _reward(state: State, animal: int, effect: Reward, steps: int, log: Log) -> None:
    each = effect.pay_each_visited
    whole = Price(sprout=each.sprout * steps, growth=each.growth * steps)
    if _trade(state, whole, (effect.gain,), log):
        _give(state, effect.others_gain)


def _take_each(state: State, animal: int, effect: TakeEachVisited, steps: int, log: Log) -> None:
    _stock(state, animal, effect.piece, effect.up_to * steps, log)


def _take_once(state: State, animal: int, effect: Take, steps: int, log: Log) -> None:
    _stock(state, animal, effect.piece, effect.up_to, log)


def _gain_beside(state: State, animal: int, effect: GainBeside, steps: int, log: Log) -> None:
    count = effect.count
    goods = Goods(sprout=count) if effect.piece == "sprout" else Goods(growth=count)
    for _ in range(NEIGHBOURS):
        _gain(state, goods, log)


HERS: Final[dict[type, Callable[[State, int, Any, int, Log], None]]] = {
    EachVisited: _each_visited,
    EachAnimal: _each_animal,
    Reward: _reward,
    TakeEachVisited: _take_each,
    Take: _take_once,
    GainBeside: _gain_beside,
}
"""EAR-120: how she uses an animal's verb; she cannot use those that are missing here."""


def _sum(one: Price, other: Price) -> Price:
    return Price(
        soil=one.soil + other.soil,
        sprout=one.sprout + other.sprout,
        growth=one.growth + other.growth,
        compost_hand=one.compost_hand + other.compost_hand,
        compost_discard=one.compost_discard + other.compost_discard,
    )


def _trade(state: State, price: Price, goods: tuple[Goods, ...], log: Log) -> bool:
    """Pay the whole price if she can, and gain; returns whether she could."""
    gaia = state.gaia
    assert gaia is not None
    if (
        price.compost_hand  # she has no hand
        or gaia.soil < price.soil
        or gaia.sprouts < price.sprout
        or gaia.growth < price.growth
        or len(gaia.compost) < price.compost_discard
    ):
        return False
    if price != FREE:
        gaia.soil -= price.soil
        gaia.sprouts -= price.sprout
        gaia.growth -= price.growth
        rest = len(gaia.compost) - price.compost_discard
        state.discards += gaia.compost[rest:]
        gaia.compost = gaia.compost[:rest]
    for some in goods:
        if some != NOTHING:
            _gain(state, some, log)
    return True


def _gain(state: State, goods: Goods, log: Log) -> None:
    """EAR-122: a card drawn becomes two compost; a card from a hand becomes one."""
    compost = goods.compost_deck + goods.compost_hand + COMPOST_A_DRAW * goods.draw
    _take(
        state,
        GaiaGoods(soil=goods.soil, sprout=goods.sprout, growth=goods.growth, compost_deck=compost),
        1,
        log,
    )


def _stock(state: State, animal: int, piece: str, most: int, log: Log) -> None:
    """EAR-123: the newest pieces of her board, a canopy or not."""
    gaia = state.gaia
    assert gaia is not None
    if piece == "sprout":
        count = min(most, gaia.sprouts)
        gaia.sprouts -= count
    else:
        count = min(most, gaia.growth)
        gaia.growth -= count
    if not count:
        return
    held = list(gaia.stocks)
    held[animal] += count
    gaia.stocks = tuple(held)
    if log.on:
        log.tell(GaiaStocked(gaia.animals[animal], count))


def _give(state: State, goods: Goods) -> None:
    """The lone seat may take what her animals give to others."""
    give(state.boards[0], goods)
