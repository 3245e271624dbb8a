"""Set-up, and the census of what no move may change."""

from __future__ import annotations

from hedgerow.core.event import Log
from hedgerow.core.rng import Rng
from hedgerow.games.tournoi import solo
from hedgerow.games.tournoi.kit import TOKENS, Kit, Terms, deck_size, kit_of
from hedgerow.games.tournoi.options import TournoiOptions
from hedgerow.games.tournoi.rules.rounds import start_round
from hedgerow.games.tournoi.state import NONE, State


def setup(options: TournoiOptions, seats: int, rng: Rng) -> State:
    return position(kit_of(Terms(seats, options)), rng)


def position(kit: Kit, rng: Rng) -> State:
    """The initial state with this kit: everything shuffled, the first hands drawn."""
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
    start_round(state, Log(on=False))
    return state


def deal_powers(kit: Kit, rng: Rng) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """TOU-9: five power cards for each side that brings none (TOU-75), and those left over."""
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
