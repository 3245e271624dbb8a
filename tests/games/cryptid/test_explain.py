"""Explanations: sound, and smallest, both by plain enumeration."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import msgspec
import pytest

from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import hidden, rules
from hedgerow.games.cryptid.clues import CLUES_OF_MODE, POSITIVE
from hedgerow.games.cryptid.explain import (
    Explanation,
    Level,
    NotClue,
    NotHere,
    Statement,
    Token,
    explain,
    messages,
    proves,
    smallest_hitting_set,
    tokens_of,
)
from hedgerow.games.cryptid.hexes import HEXES
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.options import CryptidOptions
from hedgerow.games.cryptid.puzzle import hint_holds
from hedgerow.games.cryptid.state import State
from hedgerow.games.cryptid.worlds import worlds
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.testing.rules import rule


def position(seats: int, mode: str, moves: int, seed: int) -> State:
    """A game after some random moves."""
    rng = Rng(seed)
    state = rules.setup(CryptidOptions(mode=mode), seats, rng)  # type: ignore[arg-type]
    for _ in range(moves):
        asked = rules.decisions(state)
        before = state.clone()
        rules.apply(state, asked[0].seat, asked[0].moves.pick(rng), null_log)
        if not state.stack:
            return before
    return state


def proved(view: View, statement: Statement, tokens: Iterable[Token], level: Level) -> bool:
    """Whether the statement holds in all that these tokens leave, by enumeration."""
    regions, known = view.map.regions, view.known
    taken = {clue % POSITIVE for clue in known.values()}
    rows = []
    for who in range(view.researchers):
        if who in known:
            rows.append([known[who]])
            continue
        row = [clue for clue in CLUES_OF_MODE[view.mode] if clue % POSITIVE not in taken]
        if view.hint:
            row = [clue for clue in row if hint_holds(view.hint, (clue,))]
        for token in tokens:
            if token.researcher == who:
                row = [c for c in row if bool(regions[c] >> token.hex & 1) == token.disc]
        rows.append(row)
    if level == "tokens":
        if isinstance(statement, NotClue):
            return statement.clue not in rows[statement.researcher]
        return any(not any(regions[c] >> statement.hex & 1 for c in row) for row in rows)
    if isinstance(statement, NotClue):
        who = statement.researcher
        rows[who] = [clue for clue in rows[who] if clue == statement.clue]
    else:
        rows = [[c for c in row if regions[c] >> statement.hex & 1] for row in rows]
    return not all(rows) or next(worlds(rows, regions), None) is None


def statements(view: View) -> list[Statement]:
    rivals = [who for who in range(view.researchers) if who not in view.known]
    clues: list[Statement] = [NotClue(who, c) for who in rivals for c in CLUES_OF_MODE[view.mode]]
    return clues + [NotHere(hex) for hex in range(HEXES)]


def check(view: View, statement: Statement, level: Level) -> Explanation | None:
    """Sound, smallest, and given whenever there is a proof."""
    every = [token for token in tokens_of(view) if token.researcher not in view.known]
    found = explain(view, statement, level)
    assert (found is not None) == proved(view, statement, every, level)
    if found is None:
        return None
    assert set(found.tokens) <= set(every)
    assert proved(view, statement, found.tokens, level)
    # A proof stays one when tokens are added, so only the next smaller size needs a look.
    size = len(found.tokens) - 1
    if size >= 0:
        for fewer in combinations(every, size):
            assert not proved(view, statement, fewer, level), fewer
    return found


@rule("CRY-12", "CRY-14")
@pytest.mark.parametrize("level", ["tokens", "joint"])
@pytest.mark.parametrize("seed", range(8))
def test_three_seats_get_smallest_proofs(seed: int, level: Level) -> None:
    view = hidden.view(position(3, "normal", 6 + seed % 4, seed), seed % 3)
    for statement in statements(view)[seed % 3 :: 3]:
        check(view, statement, level)


@pytest.mark.parametrize("level", ["tokens", "joint"])
@pytest.mark.parametrize(
    "seats, mode, moves",
    [(2, "advanced", 12), (4, "normal", 12), (4, "advanced", 12), (5, "normal", 11)],
)
def test_more_researchers_get_smallest_proofs(
    seats: int, mode: str, moves: int, level: Level
) -> None:
    sizes = set()
    for seed in range(3):
        view = hidden.view(position(seats, mode, moves, seed), seed % seats)
        for statement in statements(view)[seed::4]:
            found = check(view, statement, level)
            if found is not None:
                sizes.add(len(found.tokens))
    # Not only what one token or none proves.
    assert max(sizes) >= 2


@pytest.mark.parametrize("level", ["tokens", "joint"])
def test_a_spectator_gets_smallest_proofs(level: Level) -> None:
    view = hidden.view(position(3, "advanced", 9, 4), None)
    sizes = [len(found.tokens) for s in statements(view)[::3] if (found := check(view, s, level))]
    assert max(sizes) >= 2


@rule("CRY-14")
def test_joint_proofs_join_several_researchers() -> None:
    joined = 0
    for seed in range(6):
        view = hidden.view(position(4, "advanced", 12, seed), 0)
        for statement in statements(view)[::4]:
            found = explain(view, statement, "joint")
            if found is not None and len({token.researcher for token in found.tokens}) > 1:
                assert found.one_habitat
                assert not proves(view, statement, found.tokens, "tokens")
                joined += 1
    assert joined > 5


def test_the_truth_is_never_disproved() -> None:
    for seed in range(6):
        state = position(4, "normal", 20, seed)
        habitat = NotHere(state.puzzle.habitat.bit_length() - 1)
        for seat in (0, 3, None):
            view = hidden.view(state, seat)
            assert explain(view, habitat) is None
            assert explain(view, habitat, "tokens") is None
            for who, clue in enumerate(state.puzzle.clues):
                assert explain(view, NotClue(who, clue)) is None


@rule("CRY-17")
def test_a_cube_on_the_hex_is_proof_enough() -> None:
    view = hidden.view(position(4, "normal", 8, 3), 0)
    cube = Token(1, view.cubes[1][0], False)
    found = explain(view, NotHere(cube.hex), "tokens")
    assert found is not None
    assert len(found.tokens) == (0 if found.own else 1)
    assert proves(view, NotHere(cube.hex), [cube], "tokens")


def test_ones_own_clue_needs_no_token() -> None:
    view = hidden.view(position(4, "normal", 8, 3), 2)
    clue = view.known[2]
    hex = next(hex for hex in range(HEXES) if not view.map.regions[clue] >> hex & 1)
    assert explain(view, NotHere(hex)) == Explanation(
        NotHere(hex), (), own=True, hint=False, skips=False, one_habitat=False
    )
    found = explain(view, NotClue(0, clue), "tokens")
    assert found is not None
    assert (found.tokens, found.own) == ((), True)


@rule("CRY-37")
def test_an_open_hint_needs_no_token() -> None:
    state = position(4, "normal", 8, 3)
    state.hint_open = True
    view = hidden.view(state, None)
    told = [c for c in CLUES_OF_MODE["normal"] if not hint_holds(view.hint, (c,))]
    found = explain(view, NotClue(1, told[0]))
    assert found is not None
    assert (found.tokens, found.hint, found.own) == ((), True, False)
    assert [line.id for line in messages(view, found.statement, found)] == [
        "cryptid-explain-proved",
        "cryptid-explain-hint",
    ]


@rule("CRY-26")
def test_a_skipped_duty_needs_no_token() -> None:
    view = hidden.view(position(3, "normal", 6, 3), 0)
    region = view.map.regions[5]
    taken = tuple(hex for hex in range(HEXES) if not view.map.regions[6] >> hex & 1)
    skipped = msgspec.structs.replace(view, skips=(hidden.Skipped(1, True, taken),))
    assert any(not region >> hex & 1 and hex not in taken for hex in range(HEXES))
    found = explain(skipped, NotClue(1, 5))
    assert found is not None
    assert (found.tokens, found.skips) == ((), True)


def test_a_hitting_set_is_smallest() -> None:
    rng = Rng(11)
    tokens = [Token(0, hex, False) for hex in range(9)]
    for _ in range(200):
        sets = [rng.sample(tokens, 1 + rng.below(4)) for _ in range(1 + rng.below(8))]
        hit = smallest_hitting_set(sets)
        assert all(set(hit) & set(each) for each in sets)
        for fewer in combinations(tokens, len(hit) - 1):
            assert not all(set(fewer) & set(each) for each in sets)
    assert smallest_hitting_set([]) == []


def test_every_proof_can_be_said_in_both_languages() -> None:
    view = hidden.view(position(2, "advanced", 10, 3), 1)
    ids = set()
    for statement in statements(view)[::3]:
        lines = messages(view, statement, explain(view, statement))
        ids |= {line.id for line in lines}
        for language in LANGUAGES:
            assert all(Catalogue(language).say(line) for line in lines)
    assert {"cryptid-explain-proved", "cryptid-explain-open", "cryptid-explain-cube"} <= ids
