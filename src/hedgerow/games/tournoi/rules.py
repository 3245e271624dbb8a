"""Le Tournoi by its rulebook: set-up, placement, battles. RULES.md numbers stand beside."""

from __future__ import annotations

from typing import Final, assert_never

from hedgerow.core.decision import Decision
from hedgerow.core.event import Log
from hedgerow.core.outcome import Outcome, ranks_of
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Seat
from hedgerow.games.tournoi import battle, solo
from hedgerow.games.tournoi.bonuses import take_tokens
from hedgerow.games.tournoi.cards import BATTLES
from hedgerow.games.tournoi.choices import ONLY_PASS, REPLACEMENTS, LayMoves, PowerMoves
from hedgerow.games.tournoi.decks import DECK_POWERS
from hedgerow.games.tournoi.events import (
    Drew,
    DrewCards,
    Ended,
    Fought,
    Laid,
    LaidCard,
    LaidPower,
    Passed,
    Pondered,
    Replaced,
    RoundStarted,
    ScoredExtra,
    Stayed,
    TurnedUp,
)
from hedgerow.games.tournoi.kit import ROUNDS, TOKENS, Kit, Terms, deck_size, kit_of
from hedgerow.games.tournoi.moves import Lay, Move, Pass, Power, Replace, Stay
from hedgerow.games.tournoi.options import TournoiOptions
from hedgerow.games.tournoi.scoring import score
from hedgerow.games.tournoi.state import NONE, Placement, Replacement, State, Turned

MAX_DECISIONS: Final = 4 * (ROUNDS * 2 * BATTLES + DECK_POWERS)
"""For each of four seats: its cards, as many answers about power cards, its replacements."""

_LAY_PROMPT: Final = Message("tournoi-prompt-lay")
_POWER_PROMPT: Final = Message("tournoi-prompt-power")
_PASS_PROMPT: Final = Message("tournoi-prompt-pass")
_PLACEMENT: Final = Placement()


def setup(options: TournoiOptions, seats: int, rng: Rng) -> State:
    return position(kit_of(Terms(seats, options)), rng)


def position(kit: Kit, rng: Rng) -> State:
    """The start of a game with this kit: everything shuffled, the first hands drawn."""
    sides = kit.sides
    pools = [list(pool) for pool in kit.pools]
    for pool in pools:
        rng.shuffle(pool)  # TOU-8
    aside: tuple[int, ...] = ()
    piles = [tuple(pool) for pool in pools]
    if len(pools) == 1 and not kit.common:
        each = deck_size(kit)  # TOU-80
        piles = [tuple(pools[0][each * side : each * (side + 1)]) for side in range(sides)]
        aside = tuple(pools[0][each * sides :])
    powers, powers_aside = deal_powers(kit, rng)
    drawn = tuple(sorted(rng.sample(range(len(kit.tokens)), TOKENS))) if kit.tokens else ()
    state = State(
        kit=kit,
        piles=piles,
        aside=aside,
        discards=(),
        hands=[()] * sides,
        laid=[((),) * kit.battles] * sides,
        powers=powers,
        powers_aside=powers_aside,
        covers=[(NONE,) * kit.battles] * sides,
        played=[()] * sides,
        steps=[0] * sides,
        passed=[False] * sides,
        zones=[()] * sides,
        seen=0,
        extra=[0] * sides,
        tokens=drawn,
        owners=[NONE] * len(drawn),
        stand_ins=[0] * sides,
        ghost_lanes=solo.draw_lanes(kit, rng),
        round=0,
        lane=0,
        turned=(),
        stack=[],
    )
    _start_round(state, Log(on=False))
    return state


def deal_powers(kit: Kit, rng: Rng) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """TOU-9: five for each side that brings none (TOU-75), and what is left."""
    *brought, box = kit.power_pools
    pile = list(box)
    rng.shuffle(pile)
    hands: list[tuple[int, ...]] = []
    for side in range(kit.sides):
        if kit.brings[side]:
            hand = list(brought[side])
            rng.shuffle(hand)
        else:
            hand = [pile.pop() for _ in range(kit.terms.powers_each)]
        # A seat sorts its cards; the ghost's are a pile (TOU-62).
        hands.append(tuple(hand if kit.ghost and side == solo.GHOST else sorted(hand)))
    return hands, tuple(sorted(pile))


# What is asked


def decisions(state: State) -> tuple[Decision[Move], ...]:
    if not state.stack:
        return ()
    frame = state.stack[-1]
    if type(frame) is Replacement:
        seat = frame.seats[0]
        turned = state.turned[-1]
        prompt = Message("tournoi-prompt-replace", {"battle": turned.lane + 1})
        return (Decision(seat, prompt, REPLACEMENTS),)
    kit = state.kit
    asked: list[Decision[Move]] = []
    for seat in range(kit.terms.seats):
        hand = state.hands[seat]
        if hand:
            lanes = tuple(lane for lane, there in enumerate(state.laid[seat]) if not there)
            rows = tuple(kit.lays[copy] for copy in hand)
            asked.append(Decision(seat, _LAY_PROMPT, LayMoves(rows, lanes)))
        elif state.steps[seat]:
            asked.append(_ask_power(state, seat))
    return tuple(asked)


def _ask_power(state: State, seat: Seat) -> Decision[Move]:
    if state.passed[seat]:
        return Decision(seat, _PASS_PROMPT, ONLY_PASS)
    free = tuple(lane for lane, face in enumerate(state.covers[seat]) if face == NONE)  # TOU-19
    faces = dict.fromkeys(state.powers[seat])
    moves = PowerMoves(tuple(state.kit.covers[face] for face in faces), free)
    return Decision(seat, _POWER_PROMPT, moves)


# What is done


def apply(state: State, seat: Seat, move: Move, log: Log) -> None:
    if type(move) is Lay:
        _lay(state, seat, move, log)
    elif type(move) is Power:
        _lay_power(state, seat, move, log)
    elif type(move) is Pass:
        # TOU-21: alone against the ghost nobody counts, so one pass is enough.
        state.steps[seat] = 0 if state.kit.ghost else state.steps[seat] - 1
        state.passed[seat] = True
        if log.on:
            log.whisper(Pondered(seat), Passed(seat), seat)
    elif type(move) is Replace or type(move) is Stay:
        _choose_card(state, seat, type(move) is Replace, log)
        return
    else:
        assert_never(move)
    for other in range(state.kit.terms.seats):
        if state.hands[other] or state.steps[other]:
            return
    state.stack.pop()
    state.turned = ()
    _fight(state, log)  # TOU-16: all have placed


def _lay(state: State, seat: Seat, move: Lay, log: Log) -> None:
    ids, hand, lane = state.kit.ids, state.hands[seat], move.battle - 1
    at = next(at for at, copy in enumerate(hand) if ids[copy] == move.card)
    laid = state.laid[seat]
    state.laid[seat] = (*laid[:lane], (hand[at],), *laid[lane + 1 :])
    state.hands[seat] = hand[:at] + hand[at + 1 :]
    if log.on:
        log.whisper(Laid(seat), LaidCard(seat, move.card, move.battle), seat)


def _lay_power(state: State, seat: Seat, move: Power, log: Log) -> None:
    face, lane = state.kit.face_of[move.power], move.battle - 1
    covers, held = state.covers[seat], state.powers[seat]
    state.covers[seat] = (*covers[:lane], face, *covers[lane + 1 :])
    at = held.index(face)
    state.powers[seat] = held[:at] + held[at + 1 :]
    state.steps[seat] -= 1
    if log.on:
        log.whisper(Pondered(seat), LaidPower(seat, move.power, move.battle), seat)


def _start_round(state: State, log: Log) -> None:
    """TOU-13, or TOU-14 when the cards do not suffice."""
    kit = state.kit
    seats, battles = kit.terms.seats, kit.battles
    needed = [0] * kit.piles
    for side in range(kit.sides):
        needed[kit.pile_of(side)] += battles * (2 if side >= seats else 1)
    if any(len(pile) < count for pile, count in zip(state.piles, needed, strict=True)):
        _end(state, log, short=True)
        return
    state.lane = 0
    if kit.ghost:
        solo.place(state)
    if log.on:
        ghost = state.ghost_lanes[state.round] + 1 if kit.ghost else 0
        log.tell(RoundStarted(state.round + 1, ghost))
    for seat in range(seats):
        pile = kit.pile_of(seat)
        hand = tuple(sorted(state.piles[pile][:battles]))
        state.hands[seat] = hand
        state.piles[pile] = state.piles[pile][battles:]
        state.steps[seat] = min(battles, len(state.powers[seat]))  # TOU-21
        state.passed[seat] = False
        if log.on:
            log.whisper(Drew(seat), DrewCards(seat, tuple(kit.ids[copy] for copy in hand)), seat)
    state.stack.append(_PLACEMENT)


# Battles


def _fight(state: State, log: Log) -> None:
    """TOU-41: one battle after the other, until a seat has a choice or the round is over."""
    while state.lane < state.kit.battles:
        waiting = _but_the_ghost(state, _turn_up(state, log), log)
        if waiting:
            state.stack.append(Replacement(state.lane, waiting))
            return
        _settle(state, log)
    _end_round(state, log)


def _turn_up(state: State, log: Log) -> tuple[int, ...]:
    """Turn up the next battle; gives the sides that may replace their card (TOU-38)."""
    kit, lane = state.kit, state.lane
    powers = []
    for side in range(kit.sides):
        for copy in state.laid[side][lane]:
            state.seen |= 1 << copy
        covers = state.covers[side]
        face = covers[lane]
        powers.append(face)
        if face != NONE:
            state.covers[side] = (*covers[:lane], NONE, *covers[lane + 1 :])
            state.played[side] += (face,)  # TOU-47
    if log.on:
        cards = tuple(tuple(kit.ids[copy] for copy in laid[lane]) for laid in state.laid)
        names = tuple("" if face == NONE else kit.faces[face].id for face in powers)
        log.tell(TurnedUp(lane + 1, cards, names))
    effects = battle.active(kit, powers)
    shown = [laid[lane][0] for laid in state.laid]
    unused = NONE
    if kit.ghost:
        characteristic = battle.compared(kit, lane, effects)
        shown[solo.GHOST], unused = solo.choose(kit, state.laid[solo.GHOST][lane], characteristic)
    fought = tuple(shown)
    state.turned += (Turned(lane, fought, tuple(powers), fought, unused),)
    return tuple(side for side in battle.replacing(effects) if state.piles[kit.pile_of(side)])


def _but_the_ghost(state: State, waiting: tuple[int, ...], log: Log) -> tuple[int, ...]:
    """The sides that wait for a choice; the ghost, who comes last, has none (TOU-38, TOU-69)."""
    if state.kit.ghost and waiting == (solo.GHOST,):
        _replace(state, solo.GHOST, log)
        return ()
    return waiting


def _choose_card(state: State, seat: Seat, replace: bool, log: Log) -> None:
    frame = state.stack.pop()
    assert isinstance(frame, Replacement)
    if replace:
        _replace(state, seat, log)
    elif log.on:
        log.tell(Stayed(seat, frame.lane + 1))
    waiting = _but_the_ghost(state, frame.seats[1:], log)
    if waiting:
        state.stack.append(Replacement(frame.lane, waiting))
        return
    _settle(state, log)
    _fight(state, log)


def _replace(state: State, side: int, log: Log) -> None:
    """TOU-38: the top card of the deck fights, the other one goes under the deck."""
    kit, turned = state.kit, state.turned[-1]
    lane, old, pile = turned.lane, turned.cards[side], kit.pile_of(side)
    new, *rest = state.piles[pile]
    state.piles[pile] = (*rest, old)
    state.seen |= 1 << new
    laid = state.laid[side]
    state.laid[side] = (*laid[:lane], (new,), *laid[lane + 1 :])
    cards = (*turned.cards[:side], new, *turned.cards[side + 1 :])
    now = Turned(lane, cards, turned.powers, turned.before, turned.unused)
    state.turned = (*state.turned[:-1], now)
    if log.on:
        log.tell(Replaced(side, lane + 1, kit.ids[old], kit.ids[new]))


def _settle(state: State, log: Log) -> None:
    """Decide the battle that was turned up, and put its cards where they belong."""
    kit, turned, lane = state.kit, state.turned[-1], state.lane
    verdict = battle.judge(kit, lane, turned.cards, turned.powers)
    keeping = (*verdict.winners, *verdict.kept)
    lost = []
    for side, copy in enumerate(turned.cards):
        if side in keeping:
            state.zones[side] += (copy,)  # TOU-26, TOU-27, TOU-44, TOU-45
        else:
            lost.append((side, copy))
        state.extra[side] += verdict.points[side]  # TOU-40
        laid = state.laid[side]
        state.laid[side] = (*laid[:lane], (), *laid[lane + 1 :])
    if turned.unused != NONE:
        lost.append((solo.GHOST, turned.unused))
    for side, copy in lost:
        if kit.ghost and not kit.common:
            state.discards += (copy,)  # TOU-68
        else:
            state.piles[kit.pile_of(side)] += (copy,)  # TOU-46, TOU-83
    state.lane = lane + 1
    if log.on:
        ids = tuple(kit.ids[copy] for copy in turned.cards)
        log.tell(
            Fought(
                battle=lane + 1,
                characteristic=verdict.characteristic + 1,
                reversed=verdict.reversed,
                threat_first=verdict.threat_first,
                cards=ids,
                times=verdict.times,
                winners=verdict.winners,
                kept=verdict.kept,
            )
        )
        for side, points in enumerate(verdict.points):
            if points:
                log.tell(ScoredExtra(side, points))


def _end_round(state: State, log: Log) -> None:
    take_tokens(state, log)  # TOU-53
    state.round += 1
    if state.round == state.kit.terms.rounds:
        _end(state, log, short=False)  # TOU-58
    else:
        _start_round(state, log)


def _end(state: State, log: Log, *, short: bool) -> None:
    state.stack.clear()
    if log.on:
        totals = tuple(score(state, side).total for side in range(state.kit.sides))
        log.tell(Ended(totals, short))


# The end, refusals, conservation


def outcome(state: State) -> Outcome | None:
    if state.stack:
        return None
    scores = tuple(score(state, side) for side in range(state.kit.sides))
    ranks = ranks_of([one.total for one in scores])  # TOU-61
    if not state.kit.ghost:
        return Outcome(scores, ranks, Message("tournoi-outcome"))
    return solo.outcome(scores[0], scores[solo.GHOST])


def refuse(state: State, seat: Seat, move: Move) -> str:
    """Which rule forbids a move that is not among the decision's moves."""
    if type(move) is Replace or type(move) is Stay:
        return "TOU-38"
    if type(state.stack[-1]) is Replacement:
        return "TOU-12"  # a battle is being fought
    battles = state.kit.battles
    if type(move) is Lay:
        return "TOU-15" if 1 <= move.battle <= battles else "TOU-5"
    if state.hands[seat]:
        return "TOU-17"
    if state.passed[seat] or type(move) is Pass:
        return "TOU-21"
    if not 1 <= move.battle <= battles:
        return "TOU-5"
    face = state.kit.face_of.get(move.power, NONE)
    if face in state.powers[seat]:
        return "TOU-19"
    if face != NONE and face in state.covers[seat]:
        return "TOU-20"
    return "TOU-47" if face in state.played[seat] else "TOU-18"


def census(state: State) -> object:
    """Every Défis card, power card and token is somewhere, once."""
    kit = state.kit
    copies = [*state.aside, *state.discards]
    for group in (*state.piles, *state.hands, *state.zones):
        copies += group
    for laid in state.laid:
        for there in laid:
            copies += there
    assert len(set(copies)) == len(copies), "a card is in two places"
    faces = [*state.powers_aside]
    for side in range(kit.sides):
        hand = (*state.powers[side], *state.played[side])
        faces += [*hand, *(face for face in state.covers[side] if face != NONE)]
        own = sum(face != NONE for face in state.covers[side]) + len(hand)
        assert own == kit.terms.powers_each, "TOU-18: a side has other than its power cards"
    taken = len(state.tokens) + sum(state.stand_ins)
    assert taken <= max(len(kit.tokens), len(state.tokens)), "TOU-55: tokens from nowhere"
    return sorted(copies), sorted(faces), state.tokens, state.ghost_lanes, kit.terms
