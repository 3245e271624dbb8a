"""What a seat may know (`View`), and sampling of states consistent with it (`determinize`)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games.cryptid.clues import CLUE_OF, CLUES_OF_MODE, CODES, Clue, Mode
from hedgerow.games.cryptid.frames import Frame, Opening, Turn
from hedgerow.games.cryptid.hexes import EVERYWHERE, Hex, Mask, hexes_of, mask_of
from hedgerow.games.cryptid.maps import Map, Structure, map_of
from hedgerow.games.cryptid.puzzle import Puzzle
from hedgerow.games.cryptid.rules import position, spared_votes
from hedgerow.games.cryptid.state import Ballot, Skip, State
from hedgerow.games.cryptid.worlds import fitting, sample


class Voting(Struct, frozen=True):
    """Who proposed the hint, who has voted on it, and the viewer's own vote."""

    by: Seat
    voted: tuple[bool, ...]
    own: bool | None


class Skipped(Struct, frozen=True):
    """A skipped duty and the hexes that were taken at that moment."""

    researcher: int
    cube: bool
    taken: tuple[Hex, ...]


class View(Struct, frozen=True):
    """What a seat sees. Researchers are in turn order; `own` has only the seat's own clues."""

    seat: Seat | None
    seats: int
    mode: Mode
    slots: tuple[str, ...]
    structures: tuple[Structure, ...]
    own: tuple[str, ...]
    cubes: tuple[tuple[Hex, ...], ...]
    discs: tuple[tuple[Hex, ...], ...]
    first: Seat
    """The seat whose researcher begins every round."""
    turn: int
    round: int
    pending: Frame | None
    skips: tuple[Skipped, ...]
    hint: str
    """What no clue is about, or "" while the hint is closed."""
    hints: bool
    """Whether the hint may be asked for at this table."""
    hint_asked: bool
    """Whether somebody has proposed it since the last turn."""
    voting: Voting | None
    """The proposal that is being voted on."""
    votes: tuple[bool | None, ...]
    """The last votes on the hint by seat; None for a seat that had not voted."""
    found_by: int | None
    clues: tuple[str, ...]
    """Everybody's clue once the game is over; empty before."""

    @property
    def map(self) -> Map:
        return map_of(self.slots, self.structures)

    @property
    def researchers(self) -> int:
        return len(self.cubes)

    def seat_of(self, researcher: int) -> Seat:
        return researcher % self.seats

    @property
    def known(self) -> dict[int, Clue]:
        """The clues this view shows, by researcher."""
        if self.clues:
            return {who: CLUE_OF[code] for who, code in enumerate(self.clues)}
        if self.seat is None:
            return {}
        mine = range(self.seat, self.researchers, self.seats)
        return {who: CLUE_OF[code] for who, code in zip(mine, self.own, strict=True)}


def view(state: State, seat: Seat | None) -> View:
    own: tuple[str, ...] = ()
    if seat is not None:
        own = tuple(CODES[clue] for clue in state.puzzle.clues[seat :: state.seats])
    over = not state.stack
    return View(
        seat=seat,
        seats=state.seats,
        mode=state.puzzle.mode,
        slots=state.puzzle.slots,
        structures=state.puzzle.structures,
        own=own,
        cubes=tuple(map(_hexes, state.cubes)),
        discs=tuple(map(_hexes, state.discs)),
        first=state.first,
        turn=state.turn,
        round=state.round,
        pending=None if over else state.stack[-1],
        skips=tuple(Skipped(s.researcher, s.cube, _hexes(s.taken)) for s in state.skips),
        hint=state.puzzle.hint if state.hint_open else "",
        hints=state.hints,
        hint_asked=state.hint_asked,
        voting=None if state.ballot is None else _voting(state.ballot, seat),
        votes=state.votes,
        found_by=None if state.found_by < 0 else state.found_by,
        clues=tuple(CODES[clue] for clue in state.puzzle.clues) if over else (),
    )


@lru_cache(maxsize=500)  # eight views for each of many live tables
def _hexes(mask: Mask) -> tuple[Hex, ...]:
    return tuple(hexes_of(mask))


def _voting(ballot: Ballot, seat: Seat | None) -> Voting:
    voted = tuple(vote is not None for vote in ballot.votes)
    return Voting(ballot.by, voted, None if seat is None else ballot.votes[seat])


def candidates(view: View) -> list[tuple[Clue, ...]]:
    """The clues that each researcher's own tokens leave possible; just the one if it is known."""
    regions, known = view.map.regions, view.known
    taken = {clue % (len(CODES) // 2) for clue in known.values()}
    # CRY-12: nobody else has a clue that this view shows, nor its opposite.
    free = [clue for clue in CLUES_OF_MODE[view.mode] if clue % (len(CODES) // 2) not in taken]
    rows: list[tuple[Clue, ...]] = []
    for who in range(view.researchers):
        if who in known:
            rows.append((known[who],))
            continue
        skips = [Skip(who, s.cube, mask_of(s.taken)) for s in view.skips if s.researcher == who]
        cubes, discs = mask_of(view.cubes[who]), mask_of(view.discs[who])
        rows.append(fitting(free, regions, cubes, discs, skips))
    return rows


def determinize(view: View, rng: Rng) -> State:
    """A full state consistent with this view; every clue set that fits is equally likely."""
    clues, hint = sample(candidates(view), view.map.regions, view.hint, rng)
    puzzle = Puzzle(view.mode, view.slots, view.structures, clues, hint)
    state = position(puzzle, view.seats, first=view.first, hints=view.hints)
    state.cubes = [mask_of(hexes) for hexes in view.cubes]
    state.discs = [mask_of(hexes) for hexes in view.discs]
    state.closed = mask_of(hex for hexes in view.cubes for hex in hexes)
    state.open = bytes(hexes_of(EVERYWHERE ^ state.closed))
    state.turn, state.round = view.turn, view.round
    state.stack = _stack(view.pending)
    state.skips = tuple(Skip(s.researcher, s.cube, mask_of(s.taken)) for s in view.skips)
    state.hint_open, state.hint_asked = view.hint != "", view.hint_asked
    state.ballot = None if view.voting is None else _ballot(view, view.voting, rng)
    state.votes = view.votes
    state.found_by = -1 if view.found_by is None else view.found_by
    return state


def _stack(pending: Frame | None) -> list[Frame]:
    match pending:
        case None:
            return []
        case Opening() | Turn() as frame:
            return [frame]
        case frame:
            return [Turn(), frame]


def _ballot(view: View, voting: Voting, rng: Rng) -> Ballot:
    """Sample the hidden votes, which have not settled the matter yet (CRY-36)."""
    hidden = [
        voter
        for voter, done in enumerate(voting.voted)
        if done and voter not in (voting.by, view.seat)
    ]
    votes: list[bool | None] = [None] * view.seats
    votes[voting.by] = True  # CRY-35: who proposes agrees
    if view.seat is not None:
        votes[view.seat] = voting.own
    spared, cast, own_no = spared_votes(view.seats), sum(voting.voted), votes.count(False)
    dissents = [(), *((voter,) for voter in hidden)]
    against = rng.choice(
        [
            dissent
            for dissent in dissents
            if own_no + len(dissent) <= spared
            and cast - own_no - len(dissent) < view.seats - spared
        ]
    )
    for voter in hidden:
        votes[voter] = voter not in against
    return Ballot(voting.by, tuple(votes))
