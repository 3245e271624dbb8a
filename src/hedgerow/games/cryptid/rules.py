"""Cryptid by its rulebook: set-up, decisions, apply, outcome. RULES.md numbers stand beside."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, assert_never

from msgspec.structs import replace

from hedgerow.core.decision import Decision, ListMoves
from hedgerow.core.event import Log
from hedgerow.core.outcome import Line, Outcome, Score
from hedgerow.core.rng import Rng
from hedgerow.core.seating import first_seat
from hedgerow.core.text import Message, Seat, SeatName
from hedgerow.games.cryptid.choices import CubeMoves, DiscMoves, TurnMoves
from hedgerow.games.cryptid.clues import CODES
from hedgerow.games.cryptid.events import (
    Answered,
    Asked,
    CubePlaced,
    DiscPlaced,
    Drawn,
    DutySkipped,
    HabitatFound,
    HintAsked,
    HintGiven,
    HintRefused,
    SearchDeclared,
    Searched,
    Voted,
    VotedSo,
)
from hedgerow.games.cryptid.hexes import BIT, EVERYWHERE, HEXES, Hex, hexes_of, mask_of
from hedgerow.games.cryptid.moves import Ask, AskHint, Move, PlaceCube, PlaceDisc, Search, Vote
from hedgerow.games.cryptid.options import CryptidOptions
from hedgerow.games.cryptid.puzzle import Puzzle
from hedgerow.games.cryptid.puzzles import by_turn, choose_puzzle
from hedgerow.games.cryptid.state import (
    MOST_RESEARCHERS,
    Ballot,
    Opening,
    OwedCube,
    OwedDisc,
    Skip,
    State,
    Turn,
)

ROUND_LIMIT: Final = 60
"""CRY-38, so that play by random bots ends."""
OPENING_CUBES: Final = 2
MAX_DECISIONS: Final = 5 * OPENING_CUBES + ROUND_LIMIT * 5 * 8
"""At most eight a turn: the proposal, four votes, the action, an extra disc, an owed cube."""

_OPENING_PROMPT: Final = Message("cryptid-prompt-opening")
_TURN_PROMPT: Final = Message("cryptid-prompt-turn")
_CUBE_PROMPT: Final = Message("cryptid-prompt-cube")
_DISC_PROMPT: Final = Message("cryptid-prompt-disc")
_PROPOSE_PROMPT: Final = Message("cryptid-prompt-propose")

_ALL_OPEN: Final = bytes(range(HEXES))
_ONE: Final = tuple(bytes((hex,)) for hex in range(HEXES))
_CLOCKWISE: Final = tuple(
    tuple(tuple((turn + step) % number for step in range(1, number)) for turn in range(number))
    for number in range(MOST_RESEARCHERS + 1)
)
"""_CLOCKWISE[number][turn]: the other researchers in the order in which they answer."""
_TURN: Final = Turn()
_OWED_CUBE: Final = OwedCube()
_PROPOSE: Final = (AskHint(),)
_VOTES: Final = (Vote(True), Vote(False))
_OFFERS: Final = tuple(
    tuple(
        tuple(
            Decision[Move](seat, _PROPOSE_PROMPT, ListMoves(_PROPOSE), optional=True)
            for seat in range(seats)
            if seat != acting
        )
        for acting in range(seats)
    )
    for seats in range(MOST_RESEARCHERS + 1)
)
"""_OFFERS[seats][acting]: between turns all the others may propose the hint too (CRY-34)."""


def setup(options: CryptidOptions, seats: int, rng: Rng) -> State:
    puzzle = choose_puzzle(options, seats, rng)
    first = first_seat(options.first, seats, rng)  # CRY-51
    return position(dealt(puzzle, seats, first), seats, first=first, hints=options.hints)


def dealt(puzzle: Puzzle, seats: int, first: Seat) -> Puzzle:
    """The puzzle with its clues by researcher, the first seat's first (CRY-48, CRY-53)."""
    order = by_turn(puzzle.clues, seats)
    return replace(puzzle, clues=order[len(order) - first :] + order[: len(order) - first])


def position(puzzle: Puzzle, seats: int, *, first: Seat = 0, hints: bool = True) -> State:
    """The start of a game on this puzzle, whose clues are those of the researchers in order."""
    researchers = len(puzzle.clues)
    return State(
        seats=seats,
        puzzle=puzzle,
        regions=puzzle.regions,
        cubes=[0] * researchers,
        discs=[0] * researchers,
        closed=0,
        open=_ALL_OPEN,
        first=first,
        turn=first,
        round=0,
        stack=[Opening(0)],
        skips=(),
        hints=hints,
        hint_open=False,
        hint_asked=False,
        ballot=None,
        votes=(),
        found_by=-1,
    )


@cache
def rivals_of(researcher: int, researchers: int, seats: int) -> tuple[int, ...]:
    """Whom a researcher may ask, clockwise: those of other seats (CRY-20, CRY-50)."""
    clockwise = ((researcher + step) % researchers for step in range(1, researchers))
    return tuple(other for other in clockwise if other % seats != researcher % seats)


# `decisions` and `apply` ask for the exact type: a class pattern would cost playouts more than the
# rule behind it. All frames and moves are final, so mypy still sees that none is forgotten.


def decisions(state: State) -> tuple[Decision[Move], ...]:
    stack = state.stack
    if not stack:
        return ()
    frame, turn, seats = stack[-1], state.turn, state.seats
    decision: Decision[Move]
    if type(frame) is Turn:
        barred = state.discs[:]  # CRY-22
        barred[turn] = EVERYWHERE ^ state.regions[turn]  # CRY-27
        if seats == 2:
            barred[turn - 2] = EVERYWHERE  # CRY-50: one's own other researcher
        if state.ballot is None:
            if not state.hints or state.hint_open or state.hint_asked:
                moves = TurnMoves(state.open, state.closed, barred, turn)
                return (Decision(turn % seats, _TURN_PROMPT, moves),)
            moves = TurnMoves(state.open, state.closed, barred, turn, _PROPOSE)
            acting = turn % seats
            return (Decision(acting, _TURN_PROMPT, moves), *_OFFERS[seats][acting])
        if state.ballot.votes[turn % seats] is None:
            prompt = Message("cryptid-prompt-turn-vote", {"who": SeatName(state.ballot.by)})
            moves = TurnMoves(state.open, state.closed, barred, turn, _VOTES)
            decision = Decision(turn % seats, prompt, moves)
        else:
            moves = TurnMoves(state.open, state.closed, barred, turn)
            decision = Decision(turn % seats, _TURN_PROMPT, moves)
    elif type(frame) is OwedCube or type(frame) is Opening:
        prompt = _CUBE_PROMPT if type(frame) is OwedCube else _OPENING_PROMPT
        cubes = CubeMoves(state.cube_hexes(turn), state.open)
        decision = Decision(turn % seats, prompt, cubes)
    elif type(frame) is OwedDisc:
        decision = Decision(turn % seats, _DISC_PROMPT, DiscMoves(state.disc_hexes(turn)))
    else:
        assert_never(frame)
    return (decision,) if state.ballot is None else (*_voters(state, state.ballot), decision)


def _voters(state: State, ballot: Ballot) -> Iterator[Decision[Move]]:
    """CRY-52: who has not voted yet may do so at once, and the seat to act goes on meanwhile."""
    prompt = Message("cryptid-prompt-vote", {"who": SeatName(ballot.by)})
    for voter, vote in enumerate(ballot.votes):
        if vote is None and voter != state.turn % state.seats:
            yield Decision(voter, prompt, ListMoves(_VOTES))


def apply(state: State, seat: Seat, move: Move, log: Log) -> None:
    turn_over = False
    if type(move) is Ask:
        turn_over = _ask(state, move.hex, move.of, log)
    elif type(move) is PlaceCube:
        turn_over = _place_cube(state, move.hex, log)
    elif type(move) is Search:
        turn_over = _search(state, move.hex, log)
    elif type(move) is PlaceDisc:
        turn_over = _place_disc(state, move.hex, log)
    elif type(move) is AskHint:
        _ask_hint(state, seat, log)
    elif type(move) is Vote:
        _vote(state, seat, move.yes, log)
    else:
        assert_never(move)
    if turn_over:
        # CRY-20: the next researcher clockwise.
        state.hint_asked = False
        state.turn = (state.turn + 1) % len(state.regions)
        if state.turn == state.first:
            _end_round(state, log)


# Each of these says whether the turn is over.


def _place_cube(state: State, hex: Hex, log: Log) -> bool:
    turn, bit = state.turn, BIT[hex]
    state.cubes[turn] |= bit
    state.closed |= bit  # CRY-19
    state.open = state.open.replace(_ONE[hex], b"")
    if log.on:
        log.tell(CubePlaced(turn, hex))
    frame = state.stack.pop()
    if type(frame) is Opening:
        _open(state, frame.placed + 1, log)
        return False
    return True


def _ask(state: State, hex: Hex, of: int, log: Log) -> bool:
    """CRY-23: the answer is forced by the clue, so it is given at once."""
    answer = state.regions[of] & BIT[hex] != 0
    if log.on:
        log.tell(Asked(state.turn, of, hex, answer))
    if not answer:
        return _refute(state, of, hex, log)
    state.discs[of] |= BIT[hex]
    return True


def _search(state: State, hex: Hex, log: Log) -> bool:
    turn, bit = state.turn, BIT[hex]
    if not state.discs[turn] & bit:
        state.discs[turn] |= bit  # CRY-28
        return _run_search(state, hex, log)
    if state.disc_hexes(turn):
        if log.on:
            log.tell(SearchDeclared(turn, hex))
        state.stack.append(OwedDisc(hex))  # CRY-29
        return False
    _skip(state, turn, cube=False, log=log)
    return _run_search(state, hex, log)


def _place_disc(state: State, hex: Hex, log: Log) -> bool:
    frame = state.stack.pop()
    assert isinstance(frame, OwedDisc)
    state.discs[state.turn] |= BIT[hex]
    if log.on:
        log.tell(DiscPlaced(state.turn, hex))
    return _run_search(state, frame.hex, log)


def _run_search(state: State, hex: Hex, log: Log) -> bool:
    """CRY-30 to CRY-33: clockwise until somebody places a cube."""
    turn, bit, regions, discs = state.turn, BIT[hex], state.regions, state.discs
    if log.on:
        log.tell(Searched(turn, hex))
    for other in _CLOCKWISE[len(regions)][turn]:
        if discs[other] & bit:
            continue
        answer = regions[other] & bit != 0
        if log.on:
            log.tell(Answered(other, hex, answer))
        if not answer:
            return _refute(state, other, hex, log)
        discs[other] |= bit
    state.found_by = turn
    state.stack.clear()
    state.ballot = None
    if log.on:
        log.tell(HabitatFound(turn, hex, _clue_codes(state)))
    return False


def _refute(state: State, researcher: int, hex: Hex, log: Log) -> bool:
    """A rival's cube closes the hex (CRY-19) and costs one's own (CRY-25), if one fits (CRY-26)."""
    bit = BIT[hex]
    state.cubes[researcher] |= bit
    state.closed |= bit
    state.open = state.open.replace(_ONE[hex], b"")
    if state.cube_hexes(state.turn):
        state.stack.append(_OWED_CUBE)
        return False
    _skip(state, state.turn, cube=True, log=log)
    return True


# The rest of a turn


def _open(state: State, placed: int, log: Log) -> None:
    """CRY-15: round the table until each researcher has placed two cubes."""
    researchers = len(state.regions)
    while placed < OPENING_CUBES * researchers:
        state.turn = (state.first + placed) % researchers
        if state.cube_hexes(state.turn):
            state.stack.append(Opening(placed))
            return
        _skip(state, state.turn, cube=True, log=log)
        placed += 1
    state.turn = state.first
    state.stack.append(_TURN)


def _skip(state: State, researcher: int, *, cube: bool, log: Log) -> None:
    taken = state.closed if cube else state.closed | state.discs[researcher]
    state.skips = (*state.skips, Skip(researcher, cube, taken))
    if log.on:
        log.tell(DutySkipped(researcher, "cube" if cube else "disc"))


def _end_round(state: State, log: Log) -> None:
    """CRY-38: the round limit."""
    state.round += 1
    if state.round == ROUND_LIMIT:
        state.stack.clear()
        state.ballot = None
        if log.on:
            habitat = next(hexes_of(state.puzzle.habitat))
            log.tell(Drawn(habitat, _clue_codes(state)))


def _ask_hint(state: State, seat: Seat, log: Log) -> None:
    state.hint_asked = True
    # CRY-35: who proposes agrees.
    votes = tuple(True if voter == seat else None for voter in range(state.seats))
    state.ballot = Ballot(seat, votes)
    if log.on:
        log.tell(HintAsked(seat))


def _vote(state: State, seat: Seat, yes: bool, log: Log) -> None:
    ballot = state.ballot
    assert ballot is not None
    votes = (*ballot.votes[:seat], yes, *ballot.votes[seat + 1 :])
    if log.on:
        log.whisper(Voted(seat), VotedSo(seat, yes), seat)
    # CRY-36: who has not voted by the time it is settled need not any more.
    spared = spared_votes(state.seats)
    agreed = votes.count(True) >= state.seats - spared
    if not agreed and votes.count(False) <= spared:
        state.ballot = Ballot(ballot.by, votes)
        return
    state.ballot, state.votes = None, votes
    if agreed:
        state.hint_open = True
        if log.on:
            log.tell(HintGiven(votes, state.puzzle.hint))
    elif log.on:
        log.tell(HintRefused(votes))


def spared_votes(seats: int) -> int:
    """How many seats may disagree (CRY-36)."""
    return 1 if seats >= 4 else 0


def _clue_codes(state: State) -> tuple[str, ...]:
    return tuple(CODES[clue] for clue in state.puzzle.clues)


def outcome(state: State) -> Outcome | None:
    if state.stack:
        return None
    if state.found_by < 0:
        return Outcome(
            scores=(Score(0),) * state.seats,
            ranks=(2,) * state.seats,
            reason=Message("cryptid-outcome-drawn", {"rounds": ROUND_LIMIT}),
        )
    winner = state.seat_of(state.found_by)
    found = Score(1, (Line(Message("cryptid-score-found"), 1),))
    return Outcome(
        scores=tuple(found if seat == winner else Score(0) for seat in range(state.seats)),
        ranks=tuple(1 if seat == winner else 2 for seat in range(state.seats)),
        reason=Message("cryptid-outcome-found"),
    )


def refuse(state: State, seat: Seat, move: Move) -> str:
    """Which rule forbids a move that is not among the decision's moves."""
    frame, turn = state.stack[-1], state.turn
    match move:
        case Vote():
            return "CRY-35"
        case AskHint():
            return "CRY-34"
        case _ if seat != state.seat_of(turn):
            return "CRY-20"  # it may vote or propose the hint, no more
        case PlaceCube(hex):
            if not isinstance(frame, Opening | OwedCube):
                return "CRY-25"
            if not 0 <= hex < HEXES:
                return "CRY-2"
            return "CRY-19" if state.closed >> hex & 1 else "CRY-17"
        case PlaceDisc(hex):
            if not isinstance(frame, OwedDisc):
                return "CRY-29"
            if not 0 <= hex < HEXES:
                return "CRY-2"
            if state.closed >> hex & 1:
                return "CRY-19"
            return "CRY-29" if state.discs[turn] >> hex & 1 else "CRY-17"
        case Ask(hex, of):
            if not isinstance(frame, Turn):
                return _comes_first(frame)
            if not 0 <= hex < HEXES:
                return "CRY-2"
            if of not in rivals_of(turn, state.researchers, state.seats):
                return "CRY-50" if state.seats == 2 and of in range(4) else "CRY-20"
            return "CRY-19" if state.closed >> hex & 1 else "CRY-22"
        case Search(hex):
            if not isinstance(frame, Turn):
                return _comes_first(frame)
            if not 0 <= hex < HEXES:
                return "CRY-2"
            return "CRY-19" if state.closed >> hex & 1 else "CRY-27"
    assert_never(move)


def _comes_first(frame: Opening | OwedCube | OwedDisc) -> str:
    """The rule that asks for something else before a question or a search."""
    match frame:
        case Opening():
            return "CRY-15"
        case OwedCube():
            return "CRY-25"
        case OwedDisc():
            return "CRY-29"


def census(state: State) -> object:
    """Nothing of the puzzle changes; tokens are honest and do not clash."""
    seen = 0
    for cubes, discs, region in zip(state.cubes, state.discs, state.regions, strict=True):
        assert not cubes & region, "CRY-17: a cube where the clue allows the habitat"
        assert not discs & ~region, "CRY-17: a disc where the clue rules the habitat out"
        assert not seen & cubes, "CRY-16: two cubes on one hex"
        assert not (cubes | discs) & ~EVERYWHERE, "CRY-2: a token off the map"
        seen |= cubes
    assert seen == state.closed, "closed hexes are those with a cube"
    assert mask_of(state.open) == EVERYWHERE ^ seen, "open hexes are those without"
    return state.puzzle
