"""Set-up: dealing, choosing and drawing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hedgerow.core.event import Log
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Seat
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.events import Chosen, ChosenCard, RoundBegan, Settled
from hedgerow.games.earth.frames import Acting, Choosing, Composting, What
from hedgerow.games.earth.moves import Choose, Move
from hedgerow.games.earth.options import EarthOptions
from hedgerow.games.earth.rules.handler import Handler, Handlers
from hedgerow.games.earth.state import LEAVES, NOBODY, UNREACHED, Board, Gaia, State
from hedgerow.games.earth.supply import draw, gain_soil

FAUNA: Final = 4
SHARED: Final = 2
KINDS: Final[tuple[What, ...]] = ("island", "climate", "ecosystem", "animal")
ANIMALS_DEALT: Final = 4


def setup(options: EarthOptions, seats: int, rng: Rng) -> State:
    deck = list(box().deck)
    rng.shuffle(deck)
    beginner = options.mode == "beginner"
    fauna = _sides(rng.sample(_numbers(cards.fauna()), FAUNA), rng)
    systems = rng.sample(_numbers(cards.ecosystems()), SHARED + 2 * seats)
    # EAR-4: without any ecosystem for beginners.
    shared = () if beginner else _sides(systems[:SHARED], rng)
    each = 2 if options.mode == "advanced" else 1  # EAR-5, EAR-6
    islands = rng.sample(_numbers(cards.islands()), each * seats)
    climates = rng.sample(_numbers(cards.climates()), each * seats)
    own = [] if beginner else systems[SHARED : SHARED + each * seats]
    collective, animals = _animals(options, seats, rng)
    boards = [
        _board(
            (
                *(
                    str(number)
                    for dealt in (islands, climates, own)
                    for number in sorted(dealt[each * seat : each * (seat + 1)])
                ),
                *animals[ANIMALS_DEALT * seat : ANIMALS_DEALT * (seat + 1)],
            ),
            options,
            seats,
        )
        for seat in range(seats)
    ]
    gaia = None
    if seats == 1:
        boards[0].animals, hers = _animals_for_gaia(options, rng)
        boards[0].figures = ((),) * len(boards[0].animals)
        boards[0].stocks = (0,) * len(boards[0].animals)
        gaia = _gaia(hers, rng)
    first = rng.below(seats)  # EAR-10
    return State(
        options=options,
        stage="choosing",
        boards=boards,
        deck=tuple(deck),
        discards=(),
        reshuffles=0,
        born=(0,) * (max(deck) + 1),
        rng=rng.fork().state,
        fauna=fauna,
        shared=shared,
        claims=[()] * FAUNA,
        collective=collective,
        due=[()] * seats,
        completed=NOBODY,
        ending=False,
        first=first,
        active=first,
        round=0,
        action="",
        gaia=gaia,
    )


def _numbers(sided: Iterable[str]) -> list[int]:
    """The numbers of two-sided cards, each once."""
    return sorted({int(key[:-1]) for key in sided})


def _sides(numbers: Iterable[int], rng: Rng) -> tuple[str, ...]:
    """EAR-3: a random side up."""
    return tuple(f"{number}{'AB'[rng.below(2)]}" for number in numbers)


def _animals(options: EarthOptions, seats: int, rng: Rng) -> tuple[str, list[str]]:
    """EAR-80, EAR-81: one animal for all, and four for each seat to choose from."""
    if not options.animals or seats == 1:  # EAR-120
        return "", []
    first, *rest = rng.sample(sorted(cards.animals()), 1 + ANIMALS_DEALT * seats)
    return first, rest


def _gaia(animals: tuple[str, ...], rng: Rng) -> Gaia:
    """EAR-110: her six cards, shuffled."""
    deck = list(cards.gaia_deck())
    rng.shuffle(deck)
    return Gaia(
        deck=tuple(deck),
        turned=(),
        passes=0,
        skips=0,
        soil=0,
        sprouts=0,
        growth=0,
        compost=(),
        cards=(),
        animals=animals,
        stocks=(0,) * len(animals),
    )


def _animals_for_gaia(options: EarthOptions, rng: Rng) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """EAR-120: as many for the seat as for Gaia, who takes only those she can use."""
    if not options.animals:
        return (), ()
    each = options.animals_alone
    known = cards.animals()
    order = rng.sample(sorted(known), len(known))
    hers = [id for id in order[each:] if known[id].gaia]
    return tuple(order[:each]), tuple(hers[:each])


def _board(dealt: tuple[str, ...], options: EarthOptions, seats: int) -> Board:
    kinds: list[What] = ["island", "climate"]
    if options.mode != "beginner":
        kinds.append("ecosystem")
    if options.animals and seats > 1:
        kinds += ["animal"] * (2 if options.mode == "advanced" else 1)  # EAR-81
    return Board(
        dealt=dealt,
        island="",
        climate="",
        ecosystem="",
        hand=(),
        offer=(),
        shown=(),
        soil=0,
        compost=(),
        marks=(),
        events=(),
        planted={},
        mask=0,
        planted_now=(),
        met=0,
        reached=(UNREACHED,) * FAUNA,
        leaves=LEAVES,
        discarded=0,
        animals=(),
        figures=(),
        stocks=(),
        island_stock=0,
        gained=0,
        drawn=0,
        last="",
        stack=[Choosing(what) for what in reversed(kinds)],
    )


def kind_of(number: str) -> What:
    """The kind of start card with this number."""
    if number in cards.animals():
        return "animal"
    if f"{number}A" in cards.islands():
        return "island"
    return "climate" if f"{number}A" in cards.climates() else "ecosystem"


def options_for(board: Board, what: What) -> list[str]:
    """EAR-8, EAR-81: either side of each card dealt, or an animal that is not kept yet."""
    dealt = [number for number in board.dealt if kind_of(number) == what]
    if what == "animal":
        return [id for id in dealt if id not in board.animals]
    return [f"{number}{side}" for number in dealt for side in "AB"]


def _choices(state: State, seat: Seat, frame: Choosing) -> list[Move]:
    return [Choose(code) for code in options_for(state.boards[seat], frame.what)]


def _choose_prompt(state: State, seat: Seat, frame: Choosing) -> Message:
    if frame.what == "animal":
        board = state.boards[seat]
        left = board.stack.count(frame)
        return Message(
            "earth-prompt-choose-animal", {"left": left, "again": int(bool(board.animals))}
        )
    return Message(f"earth-prompt-choose-{frame.what}")


def _choose(state: State, seat: Seat, frame: Choosing, move: Move, log: Log) -> None:
    assert isinstance(move, Choose)
    board, what, code = state.boards[seat], frame.what, move.code
    board.stack.pop()
    if what == "island":
        board.island = code
    elif what == "climate":
        board.climate = code
    elif what == "ecosystem":
        board.ecosystem = code
    else:
        board.animals += (code,)
        board.figures += ((),)
        board.stocks += (0,)
    if log.on:
        log.whisper(Chosen(seat), ChosenCard(seat, code), seat)


def _refuse_choice(state: State, seat: Seat, frame: Choosing, move: Move) -> str | None:
    return "EAR-8" if isinstance(move, Choose) else None


HANDLERS: Final[Handlers] = {
    Choosing: Handler(_choices, _choose_prompt, _choose, refuse=_refuse_choice),
}


def settle_in(state: State, log: Log) -> None:
    """EAR-8, EAR-9: all turn up what they chose, draw, take soil and owe the first compost."""
    state.stage = "starting"
    starts = box().starts
    for seat in state.clockwise():
        board = state.boards[seat]
        if log.on:
            log.tell(Settled(seat, board.island, board.climate, board.ecosystem, board.animals))
    for seat in state.clockwise():
        board = state.boards[seat]
        start = starts[board.island]
        draw(state, seat, start.draw, log)
        gain_soil(state, seat, start.soil, log)
        board.stack.append(Composting(start.compost, exact=True))


def begin(state: State, log: Log) -> None:
    """EAR-11: the first turn of the first round."""
    state.stage = "turn"
    state.round = 1
    if log.on:
        log.tell(RoundBegan(1))
    begin_turn(state)


def begin_part(state: State) -> None:
    """Reset what was planted, gained and drawn this turn."""
    for board in state.boards:
        board.planted_now = ()
        board.gained = board.drawn = 0


def begin_turn(state: State) -> None:
    begin_part(state)
    state.action = ""
    state.boards[state.active].stack.append(Acting())
