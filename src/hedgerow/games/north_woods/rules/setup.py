"""Set-up, and the census of the cards."""

from __future__ import annotations

from hedgerow.core.rng import Rng
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.diet import menu
from hedgerow.games.north_woods.frames import Opening
from hedgerow.games.north_woods.ids import numbered
from hedgerow.games.north_woods.moves import PILES
from hedgerow.games.north_woods.options import NorthWoodsOptions
from hedgerow.games.north_woods.rules.flow import held
from hedgerow.games.north_woods.state import DEALT, State
from hedgerow.games.north_woods.supply import remains
from hedgerow.games.north_woods.tableau import NOTHING, filled, room


def setup(options: NorthWoodsOptions, seats: int, rng: Rng) -> State:
    """NWO-33, NWO-34: shuffle, lay out the display, deal."""
    cards = bytearray(box().kind_of)
    rng.shuffle(cards)
    taken = [bytes(cards[PILES + DEALT * seat :][:DEALT]) for seat in range(seats)]
    return State(
        seats=seats,
        rounds=options.rounds,
        rearrangements=options.rearrangements,
        wolf_pair=options.wolf_pair,
        rng=rng.fork().state,
        deck=bytes(cards[PILES + DEALT * seats :]),
        display=[bytes(cards[place : place + 1]) for place in range(PILES)],
        piles=[b""] * PILES,
        hands=[bytes(sorted(hand)) for hand in taken],
        tables=[[] for _ in range(seats)],
        aside=[b""] * seats,
        known=[b""] * (seats * (seats + 1)),
        barren=0,
        turn=0,
        round=0,
        edits=0,
        rescuing=False,
        spring=0,
        dry=0,
        stack=[Opening()],
        winner=-1,
    )


def census(state: State) -> object:
    """All cards, wherever they are; checks that links, capacities and memories are consistent."""
    cards = bytearray(b"".join((state.deck, *state.display, *state.piles, *state.hands)))
    cards += b"".join(state.aside)
    for frame in state.stack:
        cards += numbered(held(frame))
    for table in state.tables:
        for slot, card in filled(table):
            cards += remains(card)
            assert room(table, slot) >= 0, "NWO-23: a card feeds too many"
            food = None if card.food == NOTHING else table[card.food]
            assert card.food == NOTHING or food is not None, "a card lies on nothing"
            if food is not None:
                assert menu().eats[card.form] >> food.form & 1, "a card lies on no food"
    for row, known in enumerate(state.known):
        hand = state.hands[row % state.seats]
        assert all(known.count(kind) <= hand.count(kind) for kind in set(known)), "false memory"
    return bytes(sorted(cards))
