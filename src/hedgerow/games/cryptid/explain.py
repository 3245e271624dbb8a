"""Explains why a clue or a hex is impossible, with a smallest set of tokens that proves it.

What a seat knows without tokens is free: its own clues, the open hint, duties that were skipped.
At level `tokens` a proof concerns a single researcher. At level `joint` it may also use that all
clues meet in exactly one hex (CRY-14); the smallest set is then found by *implicit hitting sets*.
Every world in which the statement is false must contradict some token, and the proof has to contain
one of the tokens it contradicts. Take a smallest set of tokens that does so for all such worlds
found so far, and look for another world that contradicts none of the set. If there is none, the set
is a proof, and no smaller one exists.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from hedgerow.core.text import Message
from hedgerow.games.cryptid import words
from hedgerow.games.cryptid.clues import CODES, Clue
from hedgerow.games.cryptid.deduction import Knowledge
from hedgerow.games.cryptid.hexes import Hex, Mask
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.worlds import World, find_world

Level: TypeAlias = Literal["tokens", "joint"]
Rows: TypeAlias = tuple[tuple[Clue, ...], ...]


class Token(Struct, frozen=True, order=True):
    """A cube or a disc on the map."""

    researcher: int
    hex: Hex
    disc: bool


class NotClue(Struct, frozen=True, tag="not-clue"):
    """The statement that a researcher's clue is not this one."""

    researcher: int
    clue: Clue


class NotHere(Struct, frozen=True, tag="not-here"):
    """The statement that the habitat is not on this hex."""

    hex: Hex


Statement: TypeAlias = NotClue | NotHere


class Explanation(Struct, frozen=True):
    """A proof: a smallest set of tokens, and the free premises that it needs."""

    statement: Statement
    tokens: tuple[Token, ...]
    own: bool
    """Whether it needs the viewer's own clues."""
    hint: bool
    """Whether it needs the open hint."""
    skips: bool
    """Whether it needs a duty that was skipped (CRY-26)."""
    one_habitat: bool
    """Whether it needs that exactly one hex fits all clues (CRY-14)."""


def tokens_of(view: View) -> tuple[Token, ...]:
    """All tokens on the map, by researcher and hex."""
    cubes = [Token(who, hex, False) for who, row in enumerate(view.cubes) for hex in row]
    discs = [Token(who, hex, True) for who, row in enumerate(view.discs) for hex in row]
    return tuple(sorted(cubes + discs))


def explain(view: View, statement: Statement, level: Level = "joint") -> Explanation | None:
    """A proof with as few tokens as possible; None if the view does not prove the statement."""
    rows, regions = _against(_free(view), statement, view.map.regions), view.map.regions
    tokens = [token for token in tokens_of(view) if token.researcher not in view.known]
    if level == "tokens":
        found = _apart(rows, regions, tokens, statement)
    else:
        found = _together(rows, regions, tokens)
    if found is None:
        return None
    return _with_premises(view, statement, tuple(sorted(found)), level)


def proves(view: View, statement: Statement, tokens: Iterable[Token], level: Level) -> bool:
    """Whether these tokens and the free premises prove the statement."""
    rows, regions = _against(_free(view), statement, view.map.regions), view.map.regions
    left = _keep(rows, regions, tokens)
    if level == "joint":
        return _world(left, regions) is None
    return not all(left)


# What could make a statement false


def _free(view: View) -> Rows:
    """The clues that each researcher could have if no token lay on the map."""
    nothing: tuple[tuple[Hex, ...], ...] = ((),) * view.researchers
    bare = msgspec.structs.replace(view, cubes=nothing, discs=nothing)
    return Knowledge.of(bare, "tokens").rows


def _against(rows: Rows, statement: Statement, regions: Sequence[Mask]) -> Rows:
    """The clues that would make the statement false."""
    match statement:
        case NotClue(researcher, clue):
            only = tuple(each for each in rows[researcher] if each == clue)
            return (*rows[:researcher], only, *rows[researcher + 1 :])
        case NotHere(hex):
            return tuple(tuple(clue for clue in row if regions[clue] >> hex & 1) for row in rows)


def _fits(token: Token, clue: Clue, regions: Sequence[Mask]) -> bool:
    return bool(regions[clue] >> token.hex & 1) == token.disc


def _keep(rows: Rows, regions: Sequence[Mask], tokens: Iterable[Token]) -> Rows:
    """The clues that none of these tokens contradicts."""
    left = list(rows)
    for token in tokens:
        row = left[token.researcher]
        left[token.researcher] = tuple(clue for clue in row if _fits(token, clue, regions))
    return tuple(left)


def _world(rows: Rows, regions: Sequence[Mask]) -> World | None:
    return find_world(rows, regions) if all(rows) else None


# Proofs


def _apart(
    rows: Rows, regions: Sequence[Mask], tokens: Sequence[Token], statement: Statement
) -> list[Token] | None:
    """The fewest tokens of a single researcher that leave it no clue."""
    best: list[Token] | None = None
    for who in [statement.researcher] if isinstance(statement, NotClue) else range(len(rows)):
        mine = [token for token in tokens if token.researcher == who]
        broken = [
            [token for token in mine if not _fits(token, clue, regions)] for clue in rows[who]
        ]
        if all(broken):
            hit = smallest_hitting_set(broken)
            if best is None or len(hit) < len(best):
                best = hit
    return best


def _together(rows: Rows, regions: Sequence[Mask], tokens: Sequence[Token]) -> list[Token] | None:
    """Tokens of any researchers that leave no world at all."""
    useful = _undominated(rows, regions, tokens)
    if _world(_keep(rows, regions, useful), regions) is not None:
        return None
    broken: list[list[Token]] = []
    while True:
        chosen = smallest_hitting_set(broken)
        world = _world(_keep(rows, regions, chosen), regions)
        if world is None:
            return chosen
        broken.append(_fewest_broken(rows, regions, useful, world))


def _undominated(rows: Rows, regions: Sequence[Mask], tokens: Sequence[Token]) -> list[Token]:
    """The tokens, except those whose effect is covered by another token of the same researcher."""
    breaks = {
        token: {clue for clue in rows[token.researcher] if not _fits(token, clue, regions)}
        for token in tokens
    }
    useful: list[Token] = []
    for token in sorted(tokens, key=lambda token: (-len(breaks[token]), token)):
        mine = (other for other in useful if other.researcher == token.researcher)
        if breaks[token] and not any(breaks[token] <= breaks[other] for other in mine):
            useful.append(token)
    return sorted(useful)


def _fewest_broken(
    rows: Rows, regions: Sequence[Mask], tokens: Sequence[Token], world: World
) -> list[Token]:
    """Repair a world token by token while any world is left; returns what it still contradicts."""

    def broken_by(world: World) -> list[Token]:
        return [token for token in tokens if not _fits(token, world[token.researcher], regions)]

    broken = broken_by(world)
    left = _keep(rows, regions, [token for token in tokens if token not in broken])
    for token in broken:
        if _fits(token, world[token.researcher], regions):
            continue  # repaired along with an earlier one
        tried = _keep(left, regions, [token])
        better = _world(tried, regions)
        if better is not None:
            world = better
            still = broken_by(world)
            left = _keep(rows, regions, [each for each in tokens if each not in still])
    return broken_by(world)


def smallest_hitting_set(sets: Sequence[Sequence[Token]]) -> list[Token]:
    """A smallest set of tokens that meets each of these non-empty sets.

    >>> a, b, c = (Token(0, hex, False) for hex in range(3))
    >>> smallest_hitting_set([[a, b], [b, c], [a, c], [b]]) == [a, b]
    True
    """
    tokens = sorted({token for each in sets for token in each})
    bit = {token: 1 << at for at, token in enumerate(tokens)}
    masks = {sum(bit[token] for token in each) for each in sets}
    # A set that contains another set is hit along with it.
    needed = [mask for mask in masks if not any(o != mask and not o & ~mask for o in masks)]
    needed.sort(key=lambda mask: (mask.bit_count(), mask))
    size = 0
    while (hit := _hit(needed, size)) is None:
        size += 1
    return [token for token in tokens if hit & bit[token]]


def _hit(sets: list[int], size: int) -> int | None:
    """A mask of at most `size` bits that meets every set."""
    if not sets:
        return 0
    apart = covered = 0
    for mask in sets:
        if not mask & covered:
            apart, covered = apart + 1, covered | mask
    if apart > size:  # disjoint sets need one token each
        return None
    rest = min(sets, key=int.bit_count)
    barred = 0
    while rest:
        low = rest & -rest
        rest ^= low
        left = [mask & ~barred for mask in sets if not mask & low]
        if all(left):
            found = _hit(left, size - 1)
            if found is not None:
                return found | low
        barred |= low
    return None


# Premises and words


def _with_premises(
    view: View, statement: Statement, tokens: tuple[Token, ...], level: Level
) -> Explanation:
    """Drop the free premises that the proof does not need, one after the other."""
    plain = proves(view, statement, tokens, "tokens")
    level = "tokens" if plain else level
    needs: dict[str, bool] = {}
    without: dict[str, dict[str, object]] = {
        "skips": {"skips": ()},
        "hint": {"hint": ""},
        "own": {"seat": None, "own": (), "clues": ()},
    }
    for premise, changes in without.items():
        less = msgspec.structs.replace(view, **changes)
        needs[premise] = less != view and not proves(less, statement, tokens, level)
        if not needs[premise]:
            view = less
    return Explanation(statement, tokens, **needs, one_habitat=not plain)


def messages(
    view: View, statement: Statement, explanation: Explanation | None
) -> tuple[Message, ...]:
    """The statement, then each premise and token of its proof, or that there is no proof."""
    if explanation is None:
        return (Message("cryptid-explain-open", {"statement": _said(view, statement)}),)
    lines = [Message("cryptid-explain-proved", {"statement": _said(view, statement)})]
    if explanation.own:
        lines += [
            Message("cryptid-explain-own", {"clue": words.clue(CODES[clue])})
            for clue in view.known.values()
        ]
    if explanation.hint:
        lines.append(Message("cryptid-explain-hint", {"hint": words.hint(view.hint)}))
    if explanation.skips:
        lines.append(Message("cryptid-explain-skips"))
    for token in explanation.tokens:
        id = "cryptid-explain-disc" if token.disc else "cryptid-explain-cube"
        who, where = words.researcher(view, token.researcher), words.hex_message(view, token.hex)
        lines.append(Message(id, {"who": who, "hex": where}))
    if explanation.one_habitat:
        lines.append(Message("cryptid-explain-one-habitat"))
    return tuple(lines)


def _said(view: View, statement: Statement) -> Message:
    match statement:
        case NotClue(researcher, clue):
            who, told = words.researcher(view, researcher), words.clue(CODES[clue])
            return Message("cryptid-explain-not-clue", {"who": who, "clue": told})
        case NotHere(hex):
            return Message("cryptid-explain-not-here", {"hex": words.hex_message(view, hex)})
