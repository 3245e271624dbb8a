"""The laws that every game obeys, checked at every step of a game and for every seat.

`check` plays one game under all laws; `cheap` plays fast and checks only the inexpensive
invariants. tests/testing/test_laws.py shows with planted bugs that each law can fail.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias

import msgspec

from hedgerow.core import decoding
from hedgerow.core.codec import Codec
from hedgerow.core.decision import AnyDecision, Picker
from hedgerow.core.errors import BadInput, Refused
from hedgerow.core.event import Entry, Log, null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.core.writing import Row, Writer, length
from hedgerow.locale import Catalogue
from hedgerow.table import Table, replay
from hedgerow.testing.rules import statements

FEW = 16
"""Lists of up to this many moves are tried in full; of longer ones, a sample of this size."""
WORLDS = 8
"""The number of sampled worlds where one is not enough to show a difference."""


class LawBroken(AssertionError):
    """A law does not hold; the text says which one, where, and how to reproduce it."""


def fingerprint(state: Any) -> str:
    """A state as text; two states are equal if and only if their texts are."""
    return repr(state)


@dataclass
class Made:
    """The move that led to the present position."""

    seat: Seat
    move: Any
    before: str
    """The state before the move, as its fingerprint."""
    entries: tuple[Entry, ...]
    worlds: dict[Seat | None, Any]
    """For each seat, a world consistent with its view before the move."""
    views: dict[Seat | None, Any]


@dataclass
class Run:
    """One game under the laws, and what must be remembered of its earlier positions."""

    game: AnyGame
    table: Table[Any, Any, Any, Any]
    rng: Rng
    catalogues: Sequence[Catalogue]
    made: Made | None = None
    kept: list[tuple[Any, str]] = field(default_factory=list)
    past: list[tuple[int, int, str, list[bytes]]] = field(default_factory=list)
    """For each position checked: its ply, the ply of the one checked before it, its fingerprint,
    and what everybody was sent in between."""
    census: object = None
    said: set[bytes] = field(default_factory=set)
    """Every message that has already been formatted."""
    worlds: dict[Seat | None, Any] = field(default_factory=dict)
    """For each watcher, a world sampled from its view of the current position."""

    @property
    def state(self) -> Any:
        return self.table._state

    @property
    def decisions(self) -> tuple[AnyDecision, ...]:
        return self.table._decisions

    @property
    def watchers(self) -> list[Seat | None]:
        """Every seat, and the spectator."""
        return [*range(self.table.seats), None]

    @cached_property
    def codec(self) -> Codec[Any]:
        return self.game.codec(self.table.seats, self.table.options)

    @cached_property
    def rows(self) -> list[Row]:
        """One observation for each seat, which `writer` keeps up to date."""
        size = 4 * length(self.codec.pieces)
        return [memoryview(bytearray(size)).cast("f") for _ in range(self.table.seats)]

    @cached_property
    def writer(self) -> Writer[Any]:
        assert self.game.writer is not None
        return self.game.writer(self.codec, self.rows)

    @cached_property
    def rule_ids(self) -> set[str]:
        return set(statements(self.game.info.rules))

    def few(self, decision: AnyDecision) -> list[Any]:
        moves = list(decision.moves)
        return moves if len(moves) <= FEW else self.rng.sample(moves, FEW)


Law: TypeAlias = Callable[[Run], None]


def insist(truth: bool, text: str) -> None:
    if not truth:
        raise LawBroken(text)


def message(game: AnyGame, state: Any, seat: Seat | None) -> bytes:
    """What a seat would be sent of a state, as bytes."""
    decisions = game.decisions(state)
    mine = [(d.prompt, list(d.moves), d.optional) for d in decisions if d.seat == seat]
    to_act = [d.seat for d in decisions if not d.optional]
    return msgspec.json.encode((game.view(state, seat), to_act, mine, game.outcome(state)))


# The laws


def clones_are_isolated(run: Run) -> None:
    """A clone equals its original, and no later move changes it."""
    copy = run.state.clone()
    mark = fingerprint(run.state)
    insist(fingerprint(copy) == mark, "a clone differs from its original")
    over = not run.decisions
    for old, old_mark in run.kept if over else run.kept[-1:]:
        insist(fingerprint(old) == old_mark, "a move changed an earlier copy of the state")
    run.kept.append((copy, mark))


def replay_reproduces(run: Run) -> None:
    """A replay of the record gives the same states, and the same messages to everybody."""
    since = run.past[-1][0] if run.past else 0
    sent = [run.table.message(seat, since) for seat in run.watchers]
    run.past.append((run.table.ply, since, fingerprint(run.state), sent))
    if run.decisions:
        return
    record = type(run.table.record).load(run.table.record.dump(), "memory")
    again = replay(run.game, msgspec.structs.replace(record, moves=()))
    for ply, since, mark, messages in run.past:
        for played in record.moves[since:ply]:
            again.play(played.seat, played.move)
        insist(fingerprint(again._state) == mark, f"replay differs in state after {ply} moves")
        for seat, message in zip(run.watchers, messages, strict=True):
            same = again.message(seat, since) == message
            insist(same, f"replay sends seat {seat} something else after {ply} moves")
    insist(again.record == run.table.record, "replay ends with another record")


def offered_moves_apply(run: Run) -> None:
    """Every offered move can be made, and leads to the same state with the log on and off."""
    for decision in run.decisions:
        for move in run.few(decision):
            loud, silent = run.state.clone(), run.state.clone()
            try:
                run.game.apply(loud, decision.seat, move, Log())
                run.game.apply(silent, decision.seat, move, null_log)
                run.game.decisions(loud)
                run.game.outcome(loud)
            except Exception as error:
                raise LawBroken(f"offered move {move} fails: {error!r}") from error
            insist(fingerprint(loud) == fingerprint(silent), f"{move}: the log changes the state")


def moves_are_listed_alike(run: Run) -> None:
    """A lazy list is consistent: length, order, membership, picks, no duplicates."""
    for decision in run.decisions:
        moves, listed = decision.moves, list(decision.moves)
        insist(bool(listed), f"seat {decision.seat} is asked and has no move")
        insist(len(moves) == len(listed), f"{len(moves)} moves announced, {len(listed)} listed")
        insist(len(set(map(str, listed))) == len(listed), "a move is offered twice")
        insist(all(move in moves for move in listed), "a listed move is not a member")
        at = run.rng.below(len(listed))
        insist(moves[at] == listed[at], f"move {at} differs from the list")
        insist(moves.pick(run.rng) in listed, "a picked move is not in the list")


def moves_round_trip(run: Run) -> None:
    """Notation, wire and codec round-trip every move, and the mask matches the moves."""
    for decision in run.decisions:
        listed = list(decision.moves)
        legal: set[int] = set()
        for move in listed:
            insist(run.game.parse(str(move)) == move, f"notation loses {move}")
            wire = msgspec.json.encode(move)
            back = decoding.from_json(wire, run.game.move_type)
            insist(back == move, f"the wire loses {move}")
            action = run.codec.encode(move)
            insist(run.codec.decode(action) == move, f"the codec loses {move}")
            legal.add(action)
        mask = run.codec.mask(decision)
        marked = {int(action) for action in mask.nonzero()[0]}
        insist(marked == legal and len(mask) == run.codec.actions, "the mask is not the moves")


def observations_have_their_shape(run: Run) -> None:
    """Observations have the announced pieces and shapes, with values from 0 to 1."""
    for seat in run.watchers:
        seen = run.codec.observe(run.game.view(run.state, seat))
        shapes = {name: array.shape for name, array in seen.items()}
        insist(shapes == dict(run.codec.pieces), f"observation of seat {seat}: other pieces")
        fits = all(array.min() >= 0 and array.max() <= 1 for array in seen.values())
        insist(fits, f"observation of seat {seat}: a number outside 0 to 1")


def observations_are_written_alike(run: Run) -> None:
    """A game's writer keeps for each seat exactly the observation that its View gives.

    A row is not brought up to date at every position, as in a game that is stepped, and sometimes
    it jumps to a sampled world and back, as in search.
    """
    if run.game.writer is None:
        return
    for seat in range(run.table.seats):
        world = run.worlds[run.rng.below(run.table.seats)]
        for state in ((), (run.state,), (world, run.state))[run.rng.below(3)]:
            _written_alike(run, state, seat)


def _written_alike(run: Run, state: Any, seat: Seat) -> None:
    run.writer.write(state, seat)
    arrays = run.codec.observe(run.game.view(state, seat))
    row, at = run.rows[seat], 0
    for name, array in arrays.items():
        written = row[at : at + array.size].tolist()
        insist(written == array.ravel().tolist(), f"seat {seat}: {name} is written otherwise")
        at += array.size


def components_are_conserved(run: Run) -> None:
    """No card, tile or token appears, disappears or clashes."""
    try:
        census = run.game.census(run.state)
    except AssertionError as error:
        raise LawBroken(f"components clash: {error}") from error
    if run.census is None:
        run.census = census
    insist(census == run.census, "components were not conserved")


def games_end(run: Run) -> None:
    """Games end within the limit, with an outcome exactly when nobody is asked and valid scores."""
    outcome = run.game.outcome(run.state)
    over = not run.decisions
    insist((outcome is not None) == over, "outcome and decisions disagree on whether it is over")
    limit = run.game.info.max_decisions
    insist(run.table.ply <= limit, f"more than {limit} decisions")
    seats = [decision.seat for decision in run.decisions]
    insist(len(set(seats)) == len(seats), "a seat is asked two things at once")
    # Playouts and environments answer the first decision, so it must not be optional.
    insist(over or not run.decisions[0].optional, "the first decision is one that nobody owes")
    if outcome is not None:
        count = run.table.seats
        insist(len(outcome.scores) == len(outcome.ranks) == count, "a seat without a result")
        for score in outcome.scores:
            points = sum(line.points for line in score.lines)
            insist(not score.lines or points == score.total, "a breakdown does not add up")


def views_hold_no_secret(run: Run) -> None:
    """A world sampled from a view sends that seat exactly the same bytes."""
    for seat in run.watchers:
        view, world = run.game.view(run.state, seat), run.worlds[seat]
        seen = run.game.view(world, seat)
        insist(seen == view, f"seat {seat}'s view of its own sampled world differs")
        sent, would = message(run.game, run.state, seat), message(run.game, world, seat)
        insist(sent == would, f"seat {seat} is sent something that its view does not hold")


def events_hold_no_secret(run: Run) -> None:
    """If two worlds look alike to a seat before and after a move, so do the events.

    In the other world the mover may have made a different move, as long as it looks the same.
    """
    if run.made is None:
        return
    made, game = run.made, run.game
    for seat, world in made.worlds.items():
        view = game.view(run.state, seat)
        true = msgspec.json.encode([entry.seen(seat) for entry in made.entries])
        for decision in game.decisions(world):
            if decision.seat != made.seat:
                continue
            moves = [made.move] if made.move in decision.moves else []
            if seat != made.seat:
                moves += run.few(decision)[:4]
            for move in moves:
                log = Log()
                other = world.clone()
                game.apply(other, made.seat, move, log)
                if game.view(other, seat) == view:
                    told = msgspec.json.encode([entry.seen(seat) for entry in log.entries])
                    insist(true == told, f"the story tells seat {seat} more than it may know")


def worlds_differ(run: Run) -> None:
    """What a seat cannot know differs between samples."""
    if run.table.ply or not run.game.info.hidden:
        return
    for seat in run.watchers:
        view = run.game.view(run.state, seat)
        worlds = (run.game.determinize(view, Rng(seed)) for seed in range(WORLDS))
        marks = {fingerprint(world) for world in worlds}
        insist(len(marks) > 1, f"seat {seat}: every sampled world is the same")


def undo_restores_and_never_unreveals(run: Run) -> None:
    """Undo restores the exact position, and is refused once anybody has learned something."""
    made, table = run.made, run.table
    if made is None and table.ply:
        return  # the position before was not checked
    for seat in range(table.seats):
        if not table.can_undo(seat):
            mark = fingerprint(run.state)
            try:
                table.undo(seat)
            except BadInput:
                insist(fingerprint(run.state) == mark, "a refused undo changed the state")
            else:
                raise LawBroken("undo went through although it was not offered")
            continue
        insist(made is not None and made.seat == seat, "undo offered to a seat that did not move")
        assert made is not None
        _nobody_learned(run, made)
        after = fingerprint(run.state)
        table.undo(seat)
        restored = fingerprint(run.state) == made.before
        insist(restored, "undo did not restore the state")
        insist(all(table.view(s) == v for s, v in made.views.items()), "undo changed a view")
        table.play(seat, made.move)
        insist(fingerprint(run.state) == after, "the same move after undo led elsewhere")


def _nobody_learned(run: Run, made: Made) -> None:
    """Every world that was possible before the move is still possible after it."""
    game = run.game
    for seat, before in made.views.items():
        after = game.view(run.state, seat)
        for _ in range(WORLDS):
            world = game.determinize(before, run.rng)
            # The mover knows its own move; for another seat, any move that looks the same will do.
            possible = (
                _view_after(game, world, made.seat, move, seat) == after
                for decision in game.decisions(world)
                if decision.seat == made.seat
                for move in ([made.move] if seat == made.seat else [made.move, *decision.moves])
                if move in decision.moves
            )
            insist(any(possible), f"undo of {made.move} would un-reveal what seat {seat} learned")


def _view_after(game: AnyGame, world: Any, mover: Seat, move: Any, seat: Seat | None) -> Any:
    copy = world.clone()
    game.apply(copy, mover, move, null_log)
    return game.view(copy, seat)


def refusals_name_a_rule(run: Run) -> None:
    """A move that was not offered is refused with a rule of RULES.md, and changes nothing."""
    mark, ply = fingerprint(run.state), run.table.ply
    for decision in run.decisions:
        for _ in range(3):
            move = run.codec.decode(run.rng.below(run.codec.actions))
            if move in decision.moves:
                continue
            try:
                run.table.play(decision.seat, move)
            except Refused as refusal:
                insist(refusal.rule in run.rule_ids, f"{move} refused by unknown {refusal.rule}")
            else:
                raise LawBroken(f"{move} was played though not offered")
    insist((fingerprint(run.state), run.table.ply) == (mark, ply), "a refusal had effect")


def everything_can_be_said(run: Run) -> None:
    """Prompts, moves, events, notes and outcome can be put in words, and every view drawn."""
    words = run.game.words
    for seat in run.watchers:
        view = run.game.view(run.state, seat)
        said = list(words.notes(view))
        for decision in run.decisions:
            if decision.seat == seat:
                moves = run.few(decision)[:4]
                said += [decision.prompt, *(words.move(view, move) for move in moves)]
                said += [words.group(view, move) for move in moves]
        if run.made is not None:
            said += [words.event(view, entry.seen(seat)) for entry in run.made.entries]
        outcome = run.game.outcome(run.state)
        if outcome is not None:
            said += [outcome.reason, *(li.label for s in outcome.scores for li in s.lines)]
        for catalogue in run.catalogues:
            insist(bool(words.draw(view, catalogue.say)), f"nothing drawn for seat {seat}")
        for saying in said:
            text = msgspec.json.encode(saying)
            if text in run.said:
                continue
            run.said.add(text)
            for catalogue in run.catalogues:
                insist(bool(catalogue.say(saying).strip()), f"nothing said for {saying.id}")


LAWS: Mapping[str, Law] = {
    law.__name__.replace("_", "-"): law
    for law in (
        clones_are_isolated,
        replay_reproduces,
        offered_moves_apply,
        moves_are_listed_alike,
        moves_round_trip,
        observations_have_their_shape,
        observations_are_written_alike,
        components_are_conserved,
        games_end,
        views_hold_no_secret,
        events_hold_no_secret,
        worlds_differ,
        undo_restores_and_never_unreveals,
        refusals_name_a_rule,
        everything_can_be_said,
    )
}


class Choices:
    """A picker that makes the given choices first and random ones after that."""

    def __init__(self, first: Sequence[int], then: Rng) -> None:
        self._first = list(reversed(first))
        self._then = then

    def below(self, n: int, /) -> int:
        return self._first.pop() % n if self._first else self._then.below(n)


def choose(decisions: Sequence[AnyDecision], picker: Picker) -> tuple[Seat, Any]:
    """A random move of a random seat; every fourth time, all kinds of moves are equally likely."""
    decision = decisions[picker.below(len(decisions))]
    if picker.below(4):
        return decision.seat, decision.moves.pick(picker)
    kinds: dict[type, list[Any]] = {}
    for move in decision.moves:
        kinds.setdefault(type(move), []).append(move)
    alike = list(kinds.values())[picker.below(len(kinds))]
    return decision.seat, alike[picker.below(len(alike))]


def check(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object],
    seed: int,
    choices: Sequence[int] = (),
    *,
    laws: Collection[str] = tuple(LAWS),
    catalogues: Sequence[Catalogue] = (),
    every: int = 1,
) -> int:
    """Play one game with the laws checked at every step; returns the number of moves.

    They are checked at one position in `every`, and always at the first and the last.
    """
    rng = Rng(seed)
    picker = Choices(choices, rng.fork())
    table: Table[Any, Any, Any, Any] = Table(game, seats, options, seed=f"laws {seed}")
    run = Run(game, table, rng.fork(), catalogues)
    chosen = [LAWS[name] for name in laws]
    try:
        look = True
        while True:
            if look:
                run.worlds = _worlds(run)
                for law in chosen:
                    law(run)
            if not table._decisions or table.ply > game.info.max_decisions:
                return table.ply
            seat, move = choose(table._decisions, picker)
            run.made = None
            if every == 1 or not run.rng.below(every):
                before = fingerprint(run.state)
                worlds = run.worlds if look else _worlds(run)
                views = {watcher: table.view(watcher) for watcher in run.watchers}
                entries = table.play(seat, move)
                run.made = Made(seat, move, before, entries, worlds, views)
            else:
                table.play(seat, move)
            look = run.made is not None or not table._decisions
    except LawBroken as broken:
        where = f"{game.id}, {seats} seats, {dict(options)}, seed {seed}, move {table.ply}"
        raise LawBroken(f"{broken} [{where}]") from broken


def _worlds(run: Run) -> dict[Seat | None, Any]:
    """For each watcher, a world consistent with its view."""
    return {seat: run.game.determinize(run.table.view(seat), run.rng) for seat in run.watchers}


def cheap(game: AnyGame, seats: int, options: Mapping[str, object], seed: int) -> int:
    """Play one random game, checking the inexpensive invariants; returns the number of moves."""
    rng = Rng(seed)
    state = game.setup(game.read_options(options, seats), seats, rng.fork())
    census = game.census(state)
    count = 0
    where = f"{game.id}, {seats} seats, {dict(options)}, seed {seed}"
    while decisions := game.decisions(state):
        decision = decisions[rng.below(len(decisions))]
        move = decision.moves.pick(rng)
        insist(move in decision.moves, f"{move} picked but not a member [{where}, move {count}]")
        game.apply(state, decision.seat, move, null_log)
        count += 1
        insist(game.census(state) == census, f"not conserved [{where}, move {count}]")
        over = game.outcome(state) is not None
        insist(over == (not game.decisions(state)), f"outcome too early or late [{where}]")
        insist(count <= game.info.max_decisions, f"does not end [{where}]")
    return count
