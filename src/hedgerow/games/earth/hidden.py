"""What a seat may know (`View`), and sampling of states consistent with it (`determinize`)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import Struct

from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cards import gaia_deck
from hedgerow.games.earth.cells import Cell, mask_of
from hedgerow.games.earth.frames import Choosing, Frame
from hedgerow.games.earth.options import EarthOptions
from hedgerow.games.earth.rules.setup import kind_of, options_for
from hedgerow.games.earth.state import OPEN, UNSEEN, Board, Gaia, Stage, State

UNKNOWN: Final = 0
"""Stands for an unknown card number."""


class Plot(Struct, frozen=True):
    """A planted card."""

    cell: Cell
    card: int
    sprouts: int
    growth: int


class Heap(Struct, frozen=True):
    """A card of a compost, with its number if the viewer knows it.

    `mark` says who knows it, see `state`. For a card that nobody has seen, `origin` is the number
    of reshuffles at the time it entered the deck.
    """

    card: int
    mark: int
    origin: int


class Garden(Struct, frozen=True):
    """What everybody sees of a seat; `compost` shows cards only to their owner."""

    dealt: tuple[str, ...]
    island: str
    climate: str
    ecosystem: str
    """Start cards, "" until they may be seen."""
    hand: int
    offer: int
    """How many cards."""
    soil: int
    compost: tuple[Heap, ...]
    events: tuple[int, ...]
    plots: tuple[Plot, ...]
    planted_now: tuple[int, ...]
    met: int
    reached: tuple[int, ...]
    leaves: int
    discarded: int
    animals: tuple[str, ...]
    figures: tuple[tuple[Cell, ...], ...]
    stocks: tuple[int, ...]
    island_stock: int
    gained: int
    drawn: int
    shown: tuple[int, ...]
    """Cards that everybody knows to be in this seat's hand or compost."""
    private: tuple[tuple[int, int], ...]
    """For the cards that only this seat knows: how many were drawn from the deck after how many
    reshuffles."""
    last: str
    """The seat's last move as the others saw it."""
    stack: tuple[Frame, ...]


class GaiaView(Struct, frozen=True):
    """What is visible of Gaia: all but her next cards and the faces of her compost."""

    turned: tuple[int, ...]
    passes: int
    skips: int
    soil: int
    sprouts: int
    growth: int
    compost: tuple[int, ...]
    """For each card, the reshuffle at which it entered the deck."""
    cards: tuple[int, ...]
    animals: tuple[str, ...]
    stocks: tuple[int, ...]


class View(Struct, frozen=True):
    seat: Seat | None
    options: EarthOptions
    stage: Stage
    gardens: tuple[Garden, ...]
    hand: tuple[int, ...]
    offer: tuple[int, ...]
    """The viewer's own cards."""
    deck: int
    discards: tuple[int, ...]
    reshuffles: int
    reborn: tuple[tuple[int, int], ...]
    """Cards that were reshuffled into the deck, with their last reshuffle."""
    fauna: tuple[str, ...]
    shared: tuple[str, ...]
    claims: tuple[tuple[Seat, ...], ...]
    collective: str
    due: tuple[tuple[int, ...], ...]
    completed: Seat
    ending: bool
    first: Seat
    active: Seat
    round: int
    action: str
    gaia: GaiaView | None

    @property
    def seats(self) -> int:
        return len(self.gardens)


def view(state: State, seat: Seat | None) -> View:
    own = None if seat is None else state.boards[seat]
    return View(
        seat=seat,
        options=state.options,
        stage=state.stage,
        gardens=tuple(_garden(state, board, board is own) for board in state.boards),
        hand=() if own is None else own.hand,
        offer=() if own is None else own.offer,
        deck=len(state.deck),
        discards=state.discards,
        reshuffles=state.reshuffles,
        reborn=tuple((card, born) for card, born in enumerate(state.born) if born),
        fauna=state.fauna,
        shared=state.shared,
        claims=tuple(state.claims),
        collective=state.collective,
        due=tuple(state.due),
        completed=state.completed,
        ending=state.ending,
        first=state.first,
        active=state.active,
        round=state.round,
        action=state.action,
        gaia=None if state.gaia is None else _gaia(state.gaia, state.born),
    )


def _gaia(gaia: Gaia, born: tuple[int, ...]) -> GaiaView:
    return GaiaView(
        turned=gaia.turned,
        passes=gaia.passes,
        skips=gaia.skips,
        soil=gaia.soil,
        sprouts=gaia.sprouts,
        growth=gaia.growth,
        compost=tuple(born[card] for card in gaia.compost),
        cards=gaia.cards,
        animals=gaia.animals,
        stocks=gaia.stocks,
    )


def _garden(state: State, board: Board, own: bool) -> Garden:
    # EAR-8: what the others chose stays hidden until all have chosen.
    turned = own or state.stage != "choosing"
    born = state.born
    compost = tuple(
        Heap(
            card if mark == OPEN or (own and mark != UNSEEN) else UNKNOWN,
            mark,
            born[card] if mark == UNSEEN else 0,
        )
        for card, mark in zip(board.compost, board.marks, strict=True)
    )
    secret = [card for card, mark in zip(board.compost, board.marks, strict=True) if mark >= 0]
    private = Counter(born[card] for card in (*board.hand, *board.offer, *secret))
    return Garden(
        dealt=board.dealt,  # EAR-7: everybody sees them
        island=board.island if turned else "",
        climate=board.climate if turned else "",
        ecosystem=board.ecosystem if turned else "",
        hand=len(board.hand),
        offer=len(board.offer),
        soil=board.soil,
        compost=compost,
        events=board.events,
        plots=tuple(Plot(cell, *grown) for cell, grown in board.planted.items()),
        planted_now=board.planted_now,
        met=board.met,
        reached=board.reached,
        leaves=board.leaves,
        discarded=board.discarded,
        animals=board.animals if turned else (),
        figures=board.figures if turned else (),
        stocks=board.stocks if turned else (),
        island_stock=board.island_stock,
        gained=board.gained,
        drawn=board.drawn,
        shown=board.shown,
        private=tuple(sorted(private.items())),
        last=board.last,
        stack=tuple(board.stack),
    )


# Worlds


def determinize(view: View, rng: Rng) -> State:
    """A full state consistent with this view; unseen cards are dealt at random."""
    born = [0] * (max(box().deck) + 1)
    for card, number in view.reborn:
        born[card] = number
    pools = _unseen(view, born)
    for pool in pools.values():
        rng.shuffle(pool)
    boards = [_board(view, seat, born, pools, rng) for seat in range(view.seats)]
    gaia = None if view.gaia is None else _real_gaia(view.gaia, pools, rng)
    return State(
        options=view.options,
        stage=view.stage,
        boards=boards,
        deck=tuple(pools.get(view.reshuffles, ())),
        discards=view.discards,
        reshuffles=view.reshuffles,
        born=tuple(born),
        rng=rng.next(),
        fauna=view.fauna,
        shared=view.shared,
        claims=list(view.claims),
        collective=view.collective,
        due=list(view.due),
        completed=view.completed,
        ending=view.ending,
        first=view.first,
        active=view.active,
        round=view.round,
        action=view.action,
        gaia=gaia,
    )


def _real_gaia(seen: GaiaView, pools: dict[int, list[int]], rng: Rng) -> Gaia:
    deck = [number for number in gaia_deck() if number not in seen.turned]
    rng.shuffle(deck)
    return Gaia(
        deck=tuple(deck),
        turned=seen.turned,
        passes=seen.passes,
        skips=seen.skips,
        soil=seen.soil,
        sprouts=seen.sprouts,
        growth=seen.growth,
        compost=tuple(pools[age].pop() for age in seen.compost),
        cards=seen.cards,
        animals=seen.animals,
        stocks=seen.stocks,
    )


def _unseen(view: View, born: list[int]) -> dict[int, list[int]]:
    """The cards whose place the view does not show, by their last reshuffle into the deck."""
    seen = {*view.hand, *view.offer, *view.discards}
    if view.gaia is not None:
        seen |= {*view.gaia.cards}
    for garden in view.gardens:
        seen |= {*garden.events, *garden.shown}
        seen |= {plot.card for plot in garden.plots}
        seen |= {heap.card for heap in garden.compost}
        seen |= {card for frame in garden.stack if (card := getattr(frame, "card", 0))}
    pools: dict[int, list[int]] = {}
    for card in box().deck:
        if card not in seen:
            pools.setdefault(born[card], []).append(card)
    return pools


def _board(view: View, seat: Seat, born: list[int], pools: dict[int, list[int]], rng: Rng) -> Board:
    garden = view.gardens[seat]
    marks = tuple(heap.mark for heap in garden.compost)
    compost = [
        pools[heap.origin].pop() if heap.mark == UNSEEN else heap.card for heap in garden.compost
    ]
    hand, offer = view.hand, view.offer
    if seat != view.seat:
        group = _group(garden, born, pools)
        for at, mark in enumerate(marks):
            if mark >= 0:
                # It cannot have been drawn later than it was composted.
                fitting = [card for card in group if born[card] <= mark]
                compost[at] = rng.choice(fitting)
                group.remove(compost[at])
        rng.shuffle(group)
        hand = tuple(sorted(group[: garden.hand]))
        offer = tuple(group[garden.hand :])
    board = Board(
        dealt=garden.dealt,
        island=garden.island,
        climate=garden.climate,
        ecosystem=garden.ecosystem,
        hand=hand,
        offer=offer,
        shown=garden.shown,
        soil=garden.soil,
        compost=tuple(compost),
        marks=marks,
        events=garden.events,
        planted={plot.cell: (plot.card, plot.sprouts, plot.growth) for plot in garden.plots},
        mask=mask_of(plot.cell for plot in garden.plots),
        planted_now=garden.planted_now,
        met=garden.met,
        reached=garden.reached,
        leaves=garden.leaves,
        discarded=garden.discarded,
        animals=garden.animals,
        figures=garden.figures,
        stocks=garden.stocks,
        island_stock=garden.island_stock,
        gained=garden.gained,
        drawn=garden.drawn,
        last=garden.last,
        stack=list(garden.stack),
    )
    if view.stage == "choosing" and seat != view.seat:
        _choose(board, rng)
    return board


def _group(garden: Garden, born: list[int], pools: dict[int, list[int]]) -> list[int]:
    """The cards that only this seat knows: those shown before, and others of the right age."""
    group = list(garden.shown)
    known = Counter(born[card] for card in garden.shown)
    for age, count in garden.private:
        group += [pools[age].pop() for _ in range(count - known[age])]
    return group


def _choose(board: Board, rng: Rng) -> None:
    """Start cards that a rival may have chosen."""
    open_ones = [frame.what for frame in board.stack if isinstance(frame, Choosing)]
    for what in ("island", "climate", "ecosystem"):
        options = options_for(board, what)
        if what not in open_ones and options:
            setattr(board, what, rng.choice(options))
    animals = options_for(board, "animal")
    if animals:
        kept = 2 if board.dealt and _keeps_two(board) else 1
        chosen = tuple(rng.sample(animals, kept - open_ones.count("animal")))
        board.animals = chosen
        board.figures = ((),) * len(chosen)
        board.stocks = (0,) * len(chosen)


def _keeps_two(board: Board) -> bool:
    """EAR-81: two of each kind are dealt at the advanced level, and two animals kept."""
    return sum(kind_of(number) == "island" for number in board.dealt) == 2
