"""Earth's aids: explained cards, goals, live scores, what a choice would add."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Seat
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import CLIMATE, ISLAND
from hedgerow.games.earth.companion import gains
from hedgerow.games.earth.companion.explained import EarthCard, Lead, explained
from hedgerow.games.earth.companion.gains import EarthGain, EarthPart, EarthSites
from hedgerow.games.earth.companion.glyphs import EarthGlyph, goal_glyphs, scoring_glyphs
from hedgerow.games.earth.effects import Gain, Recall
from hedgerow.games.earth.frames import (
    Activation,
    Closing,
    Composting,
    Copying,
    Owing,
    Picking,
    Place,
    Placing,
    Receiving,
    Rewarding,
    Roaming,
    Sharing,
    Stocking,
    Visiting,
    Walking,
)
from hedgerow.games.earth.hidden import View, determinize
from hedgerow.games.earth.rules.accounts import gaia_breakdown, holdings
from hedgerow.games.earth.rules.planting import affordable, cost
from hedgerow.games.earth.rules.playing import event_payable
from hedgerow.games.earth.rules.turns import FULL
from hedgerow.games.earth.rules.verbs.cards import copyable
from hedgerow.games.earth.scoring.gaia import GaiaBreakdown
from hedgerow.games.earth.scoring.goals import progress
from hedgerow.games.earth.scoring.score import (
    CATEGORIES,
    RANK_POINTS,
    Breakdown,
    rank_points,
    score,
)
from hedgerow.games.earth.state import GAIA, Board, State
from hedgerow.games.earth.words.phrases import price


class EarthHandNote(Struct, frozen=True):
    """A card in hand: its current cost, and what prevents planting or playing it."""

    card: int
    cost: int | None
    """None for an event."""
    payable: bool
    why_not: Message | None


class EarthStanding(Struct, frozen=True):
    """A seat's progress on a goal."""

    seat: Seat
    have: int
    """The number of what a fauna card requires."""
    met: bool
    rank: int
    """Its rank on a fauna card that it has claimed, from 1; 0 before."""
    vp: int


class EarthGoal(Struct, frozen=True):
    """A fauna card or an ecosystem with the progress of all seats."""

    key: str
    text: Message
    glyphs: tuple[EarthGlyph, ...]
    need: int
    """The number that a fauna card requires; 0 for an ecosystem."""
    free: int
    """The points of the next rank of a fauna card; 0 if all are taken."""
    owner: Seat | None
    """The owner of the ecosystem; None if it counts for all."""
    seats: tuple[EarthStanding, ...]
    gaia: int
    """Gaia's rank on a fauna card, 0 without one."""


class EarthScore(Struct, frozen=True):
    """A seat's current score by category, and by card where that is useful."""

    seat: Seat
    total: int
    parts: tuple[EarthPart, ...]
    cards: tuple[EarthPart, ...]
    """Of others' cards, only terrains until the game is over."""


class EarthGaia(Struct, frozen=True):
    total: int
    parts: tuple[EarthPart, ...]


class EarthPending(Struct, frozen=True):
    """An ability that waits to be used or chosen; the place of an animal is -1."""

    place: Place
    ability: int
    card: str
    colour: Lead
    text: Message


class EarthAids(Struct, frozen=True):
    """Aids for reading a View, computed from it alone."""

    cards: tuple[EarthCard, ...]
    hand: tuple[EarthHandNote, ...]
    sites: tuple[EarthSites, ...]
    pieces: tuple[EarthGain, ...]
    goals: tuple[EarthGoal, ...]
    scores: tuple[EarthScore, ...]
    gaia: EarthGaia | None
    uses: tuple[EarthPending, ...]


def earth_aids(view: View) -> EarthAids:
    """The aids of a seat or a spectator."""
    known = explained()
    in_sight = tuple(known[key] for key in _in_sight(view))
    if view.stage == "choosing":
        return EarthAids(in_sight, (), (), (), (), (), None, ())
    # The sampled faces of unseen cards do not affect anything below.
    state = determinize(view, Rng(0))
    held = holdings(state)
    scored = score(held, view.options.mode, view.shared, view.collective or None)
    own = None if view.seat is None else state.boards[view.seat]
    return EarthAids(
        cards=in_sight,
        hand=() if own is None else tuple(_hand(own)),
        sites=tuple(gains.sites(view, state)),
        pieces=tuple(gains.pieces(view, state)),
        goals=(*_fauna(view, state), *_ecosystems(view, scored)),
        scores=tuple(_score(view, seat, result) for seat, result in enumerate(scored)),
        gaia=None if state.gaia is None else _gaia(gaia_breakdown(state, state.gaia)),
        uses=() if own is None else tuple(_uses(view, state, own)),
    )


def _in_sight(view: View) -> list[str]:
    """The keys of the cards that this view shows, each once."""
    found: dict[str, None] = {}
    numbers: list[int] = [*view.hand, *view.offer]
    codes: list[str] = [*view.fauna, *view.shared, view.collective]
    for garden in view.gardens:
        numbers += garden.events
        numbers += (plot.card for plot in garden.plots)
        numbers += (heap.card for heap in garden.compost)
        numbers += (getattr(frame, "card", 0) for frame in garden.stack)
        codes += (garden.island, garden.climate, garden.ecosystem, *garden.animals)
        if view.stage == "choosing":
            codes += (side for dealt in garden.dealt for side in _sides(dealt))
    if view.gaia is not None:
        numbers += (*view.gaia.cards, *view.gaia.turned)
        codes += view.gaia.animals
    for key in (*map(str, filter(None, numbers)), *filter(None, codes)):
        found[key] = None
    return list(found)


def _sides(dealt: str) -> tuple[str, ...]:
    return (dealt,) if dealt in cards.animals() else (f"{dealt}A", f"{dealt}B")


def _hand(board: Board) -> Iterator[EarthHandNote]:
    """EAR-18, EAR-19, EAR-42: what each card of the hand costs now, and whether it can be paid."""
    known = box()
    for card in board.hand:
        sheet = known[card]
        if sheet.kind == "event":
            payable = event_payable(board, sheet)
            yield EarthHandNote(card, None, payable, None if payable else _price_of(card))
            continue
        now = cost(board, sheet)
        why_not = None
        if len(board.planted) >= FULL:
            why_not = Message("earth-why-full")
        elif not affordable(board, sheet, now):
            why_not = Message("earth-why-soil", {"cost": now, "soil": board.soil})
        yield EarthHandNote(card, now, why_not is None, why_not)


def _price_of(card: int) -> Message | None:
    for effect in box()[card].effects:
        if isinstance(effect, Gain):
            return Message("earth-why-price", {"price": price(effect.pay)})
        if isinstance(effect, Recall):
            return Message("earth-why-compost")
    return None


def _fauna(view: View, state: State) -> Iterator[EarthGoal]:
    areas = [held.area for held in holdings(state)]
    known = explained()
    mode = view.options.mode
    for number, key in enumerate(view.fauna):
        goal = cards.fauna()[key].goal
        ranked = view.claims[number]
        standings = []
        for seat, own in enumerate(areas):
            have = progress(goal, own)
            rank = ranked.index(seat) + 1 if seat in ranked else 0
            met = bool(view.gardens[seat].met >> number & 1) or have >= goal.n
            vp = rank_points(rank, mode) if rank else 0
            standings.append(EarthStanding(seat, have, met, rank, vp))
        next_rank = len(ranked) + 1
        free = rank_points(next_rank, mode) if next_rank <= len(RANK_POINTS) else 0
        gaia = ranked.index(GAIA) + 1 if view.gaia is not None and GAIA in ranked else 0
        text = known[key].scoring
        assert text is not None
        yield EarthGoal(
            key, text, tuple(goal_glyphs(goal)), goal.n, free, None, tuple(standings), gaia
        )


def _ecosystems(view: View, scored: tuple[Breakdown, ...]) -> Iterator[EarthGoal]:
    known = explained()
    own = [(garden.ecosystem, seat) for seat, garden in enumerate(view.gardens) if garden.ecosystem]
    for key, owner in (*((key, None) for key in view.shared), *own):
        standings = tuple(
            EarthStanding(seat, 0, False, 0, _points(scored[seat], key))
            for seat in range(view.seats)
            if owner is None or seat == owner
        )
        text = known[key].scoring
        assert text is not None
        glyphs = tuple(scoring_glyphs(cards.ecosystems()[key].scoring))
        yield EarthGoal(key, text, glyphs, 0, 0, owner, standings, 0)


def _points(breakdown: Breakdown, key: str) -> int:
    return sum(
        entry.points
        for entry in breakdown.entries
        if entry.category == "ecosystems" and entry.card == key
    )


def _score(view: View, seat: Seat, breakdown: Breakdown) -> EarthScore:
    """All of it is public: hands and the faces of composted cards do not score."""
    claimed = [key for key, ranked in zip(view.fauna, view.claims, strict=True) if seat in ranked]
    whole = seat == view.seat or view.stage == "over"
    of_cards = []
    for entry in breakdown.entries:
        key = claimed.pop(0) if entry.category == "fauna" else str(entry.card)
        if whole or entry.category == "terrain":
            of_cards.append(EarthPart(entry.category, key, entry.points))
    parts = tuple(EarthPart(what, "", breakdown.of(what)) for what in CATEGORIES)
    return EarthScore(seat, breakdown.total, parts, tuple(of_cards))


def _gaia(breakdown: GaiaBreakdown) -> EarthGaia:
    parts = (
        EarthPart("cards", "", breakdown.cards),
        EarthPart("compost", "", breakdown.compost),
        EarthPart("sprouts", "", breakdown.sprouts),
        EarthPart("growth", "", breakdown.growth),
        EarthPart("fauna", "", breakdown.fauna),
        EarthPart("bonus", "", breakdown.bonus),
        EarthPart("leaves", "", breakdown.leaves),
        EarthPart("animals", "", breakdown.animals),
    )
    return EarthGaia(breakdown.total, parts)


def _uses(view: View, state: State, board: Board) -> Iterator[EarthPending]:
    """The abilities of the frame on top of the viewer's stack, in order.

    Where pieces or cards are asked for, the ability that asks for them.
    """
    assert view.seat is not None
    match board.stack[-1] if board.stack else None:
        case Activation(queue) | Picking(queue):
            for place, number in queue:
                yield _use(board, place, number)
        case Copying(place, colour):
            for cell, number in copyable(state, view.seat, colour, place):
                yield _use(board, cell, number)
        case Visiting(animal) | Rewarding(animal) | Walking(animal):
            yield _animal_use(board.animals[animal], 0)
        case Stocking(animal) if animal >= 0:
            yield _animal_use(board.animals[animal], 0)
        case Roaming(_, animals):
            for animal in animals:
                yield _animal_use(board.animals[animal], 0)
        case Sharing() | Stocking():
            yield _animal_use(view.collective, 1)
        case Placing() | Composting() | Owing():
            yield from _asking_use(view, board)
        case _:
            return


def _asking_use(view: View, board: Board) -> Iterator[EarthPending]:
    """The ability that asks for pieces or cards, or for its price.

    Between it and its questions there may be more of them; anything else asks for itself.
    """
    assert view.seat is not None
    for frame in reversed(board.stack[:-1]):
        match frame:
            case Activation(using=(place, number)):
                yield _use(board, place, number)
                return
            case Placing() | Composting() | Owing() | Receiving() | Closing():
                continue
            case _:
                return
    if view.stage == "sharing" and view.collective:
        yield _animal_use(view.collective, 1)


def _use(board: Board, place: Place, number: int) -> EarthPending:
    key = {ISLAND: board.island, CLIMATE: board.climate}.get(place)
    if key is None:
        key = str(board.planted[place][0])
    ability = explained()[key].abilities[number]
    return EarthPending(place, number, key, ability.colour, ability.text)


def _animal_use(id: str, number: int) -> EarthPending:
    ability = explained()[id].abilities[number]
    return EarthPending(-1, number, id, ability.colour, ability.text)
