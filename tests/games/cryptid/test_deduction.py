"""Deduction: each level against the reference, which tries all clue sets."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.cryptid import reference
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import hidden, rules
from hedgerow.games.cryptid.clues import CLUES_OF_MODE
from hedgerow.games.cryptid.deduction import Knowledge, Level, public, total_of
from hedgerow.games.cryptid.hexes import Hex, hexes_of
from hedgerow.games.cryptid.options import CryptidOptions
from hedgerow.games.cryptid.puzzle import card_puzzle, cards, hint_holds
from hedgerow.games.cryptid.state import State
from hedgerow.games.cryptid.worlds import Tally, counts, find_world, sample, worlds
from hedgerow.testing.rules import rule

SETTINGS = [(seats, mode) for seats in (2, 3, 4) for mode in ("normal", "advanced")]


def position(seats: int, mode: str, moves: int, seed: int) -> State:
    """A game after some random moves."""
    rng = Rng(seed)
    state = rules.setup(CryptidOptions(mode=mode), seats, rng)  # type: ignore[arg-type]
    for _ in range(moves):
        asked = rules.decisions(state)
        if not asked:
            break
        before = state.clone()
        rules.apply(state, asked[0].seat, asked[0].moves.pick(rng), null_log)
        if not state.stack:
            return before
    return state


@rule("CRY-12", "CRY-14")
@pytest.mark.parametrize("level", ["joint", "generator"])
@pytest.mark.parametrize("seats, mode", SETTINGS)
def test_worlds_are_those_of_the_definition(seats: int, mode: str, level: Level) -> None:
    for seed in range(4):
        state = position(seats, mode, 12 + 3 * seed, seed)
        for view in (hidden.view(state, seed % seats), hidden.view(state, None)):
            knowledge = Knowledge.of(view, level)
            every = reference.worlds(view, level)
            regions = view.map.regions
            habitats = Counter(next(hexes_of(reference.meet(clues, regions))) for clues in every)
            assert knowledge.worlds == len(every)
            assert knowledge.tally.by_hex == habitats
            assert set(hexes_of(knowledge.hexes)) == set(habitats)
            for who in range(view.researchers):
                theirs = Counter(clues[who] for clues in every)
                chances = {clue: count / len(every) for clue, count in theirs.items()}
                assert knowledge.clue_posterior(who) == pytest.approx(chances)
                assert set(knowledge.clues(who)) == set(theirs)


@rule("CRY-17")
@pytest.mark.parametrize("seats, mode", [*SETTINGS, (5, "advanced")])
def test_the_truth_is_never_ruled_out(seats: int, mode: str) -> None:
    for seed in range(5):
        state = position(seats, mode, 15 + 5 * seed, 50 + seed)
        (habitat,) = hexes_of(state.puzzle.habitat)
        levels: tuple[Level, ...] = ("tokens", "joint", "generator")
        for view in [hidden.view(state, seat) for seat in range(seats)]:
            for level in levels:
                knowledge = Knowledge.of(view, level)
                assert habitat in knowledge.posterior()
                for who, clue in enumerate(state.puzzle.clues):
                    assert clue in knowledge.clues(who)


def test_each_level_knows_what_the_one_before_knows() -> None:
    for seed in range(10):
        view = hidden.view(position(4, "normal", 14, seed), 0)
        tokens, joint, generator = (
            Knowledge.of(view, "tokens"),
            Knowledge.of(view, "joint"),
            Knowledge.of(view, "generator"),
        )
        assert not generator.hexes & ~joint.hexes
        assert not joint.hexes & ~tokens.hexes
        for who in range(4):
            assert set(generator.clues(who)) <= set(joint.clues(who)) <= set(tokens.clues(who))


def test_tokens_alone_take_each_researcher_for_itself() -> None:
    view = hidden.view(position(3, "normal", 9, 3), 1)
    knowledge = Knowledge.of(view, "tokens")
    regions = view.map.regions
    free = [c for c in CLUES_OF_MODE["normal"] if c != view.known[1]]
    weights: dict[Hex, int] = {}
    for who in (0, 2):
        assert set(knowledge.clues(who)) == {c for c in free if reference.fits_tokens(view, who, c)}
    for hex in hexes_of(regions[view.known[1]]):
        ways = [sum(regions[c] >> hex & 1 for c in knowledge.clues(who)) for who in (0, 2)]
        if ways[0] * ways[1]:
            weights[hex] = ways[0] * ways[1]
    total = sum(weights.values())
    assert knowledge.posterior() == pytest.approx({h: w / total for h, w in weights.items()})
    assert knowledge.worlds == len(knowledge.clues(0)) * len(knowledge.clues(2))
    assert total_of(knowledge.tally.vectors(0)[knowledge.clues(0)[0]]) > 0


@rule("CRY-37")
def test_an_open_hint_counts_at_every_level() -> None:
    state = rules.position(card_puzzle(cards()[0], 4), 4)
    closed = hidden.view(state, 0)
    state.hint_open = True
    view = hidden.view(state, 0)
    assert view.hint
    levels: tuple[Level, ...] = ("tokens", "joint", "generator")
    for level in levels:
        before, after = Knowledge.of(closed, level), Knowledge.of(view, level)
        assert after.worlds < before.worlds
        for who in range(1, 4):
            told = [clue for clue in before.rows[who] if hint_holds(view.hint, (clue,))]
            assert list(after.rows[who]) == told
            assert state.puzzle.clues[who] in after.clues(who)


def test_a_spectator_knows_no_more_than_a_seat() -> None:
    state = position(4, "normal", 16, 8)
    seen = Knowledge.of(hidden.view(state, None))
    assert public(hidden.view(state, 2)) == hidden.view(state, None)
    for seat in range(4):
        assert not Knowledge.of(hidden.view(state, seat)).hexes & ~seen.hexes


def test_an_answer_is_what_a_token_would_say() -> None:
    view = hidden.view(position(4, "normal", 12, 21), 0)
    knowledge = Knowledge.of(view)
    hex = next(h for h, chance in knowledge.allows(2).items() if 0.2 < chance < 0.8)
    yes, no = knowledge.after(2, hex, True), knowledge.after(2, hex, False)
    assert yes.worlds + no.worlds == knowledge.worlds
    assert yes.worlds / knowledge.worlds == pytest.approx(knowledge.allows(2)[hex])
    discs = (*view.discs[:2], (*view.discs[2], hex), *view.discs[3:])
    assert yes.rows == Knowledge.of(msgspec.structs.replace(view, discs=discs)).rows


def test_over_everything_is_known() -> None:
    state = position(3, "normal", 9, 5)
    state.stack.clear()
    view = hidden.view(state, 0)
    assert Knowledge.of(view).posterior() == {next(hexes_of(state.puzzle.habitat)): 1.0}


# Worlds


def test_a_world_is_found_exactly_when_there_is_one() -> None:
    for seed in range(12):
        view = hidden.view(position(4, "advanced", 20, seed), None)
        rows = hidden.candidates(view)
        regions = view.map.regions
        world = find_world(rows, regions)
        assert world is not None
        assert world in set(worlds(rows, regions))
        for hex in (0, 50, 107):
            there = [[clue for clue in row if regions[clue] >> hex & 1] for row in rows]
            exists = next(worlds(there, regions), None) is not None if all(there) else False
            assert (find_world(there, regions) is not None) == exists


def test_no_clue_left_means_no_world() -> None:
    view = hidden.view(position(3, "normal", 6, 1), 0)
    regions = view.map.regions
    rows = [*hidden.candidates(view)[:2], ()]
    assert find_world(rows, regions) is None
    assert Tally(rows, regions).total == 0
    assert find_world([(0,), (0,), (5,)], regions) is None
    assert Tally([(0,), (0,), (5, 6)], regions).total == 0
    assert Tally([(0,), (0,), (5, 6)], regions).vectors(2) == {}


def test_counts_reads_a_vector() -> None:
    assert counts(0) == {}
    assert counts((3 << 32 * 107) + (2**32 - 1 << 32 * 4) + 1) == {0: 1, 4: 2**32 - 1, 107: 3}


def test_samples_are_uniform() -> None:
    view = hidden.view(position(3, "normal", 6, 2), 0)
    rows, regions = hidden.candidates(view), view.map.regions
    every = list(worlds(rows, regions))
    assert len(every) > 1
    rng = Rng(7)
    drawn = Counter(sample(rows, regions, "", rng)[0] for _ in range(300 * len(every)))
    assert set(drawn) == set(every)
    # 300 expected for each, so a deviation of 90 is more than five times the usual one.
    assert all(abs(count - 300) < 90 for count in drawn.values())
