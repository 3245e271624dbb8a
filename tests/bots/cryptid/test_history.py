"""What the order of the tokens tells of the clues, and beliefs made of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
import pytest

from hedgerow.bots import Budget, make_bot
from hedgerow.bots.cryptid.belief import Belief, believed
from hedgerow.bots.cryptid.history import CAREFUL, stories
from hedgerow.bots.cryptid.insight import deduced
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.deduction import Knowledge
from hedgerow.games.cryptid.frames import Turn
from hedgerow.games.cryptid.hexes import Hex, hexes_of, mask_of
from hedgerow.games.cryptid.hidden import View
from hedgerow.table import Table

ROUNDS: Final = 2


def turns(name: str, seed: str, seats: int = 4) -> Iterator[tuple[View, tuple[int, ...], Hex]]:
    """Each turn of the first rounds between bots, with the clues and the habitat."""
    table = Table(GAME, seats, {}, seed=seed)
    bots = [make_bot("cryptid", name, seat) for seat in range(seats)]
    (habitat,) = hexes_of(table._state.puzzle.habitat)
    while table.to_act:
        seat = table.to_act[0]
        view, decision = table.view(seat), table.decisions_for(seat)[0]
        if view.round == ROUNDS:
            return
        if isinstance(view.pending, Turn):
            yield view, table._state.puzzle.clues, habitat
        table.play(seat, bots[seat].choose(view, decision, Budget(100)).move)


@pytest.mark.parametrize("name", ["first.sharp", "player"])
def test_a_story_puts_down_every_token_of_the_view(name: str) -> None:
    told = 0
    for view, clues, _ in turns(name, "tokens"):
        for story in stories(view):
            told += 1
            assert story.cubes == tuple(map(mask_of, view.cubes))
            assert story.discs == tuple(map(mask_of, view.discs))
            assert all(clue in row for clue, row in zip(clues, story.rows, strict=True))
            assert 0 < story.weight <= 1
    assert told


@pytest.mark.parametrize("name", ["first.sharp", "expert"])
def test_who_hides_its_clue_gives_it_away_to_who_expects_it(name: str) -> None:
    known, thought, count = 0.0, 0.0, 0
    for seed in range(3):
        for view, _, habitat in turns(name, f"hide {seed}"):
            knowledge = deduced(view, "generator")
            known += knowledge.posterior()[habitat]
            thought += believed(view, knowledge).posterior()[habitat]
            count += 1
    assert thought / count > known / count + 0.05


def test_who_plays_anywhere_is_not_misread_for_certain() -> None:
    """A novice puts its tokens anywhere: what is possible stays so."""
    for view, clues, habitat in turns("novice", "anywhere"):
        knowledge = deduced(view, "generator")
        belief = believed(view, knowledge)
        assert belief.posterior().keys() == knowledge.posterior().keys()
        assert belief.posterior()[habitat] > 0
        if view.round == 0:
            for story in stories(view):
                for who, clue in enumerate(clues):
                    assert story.chance(who, clue) >= (1 - CAREFUL) * story.anywhere[who] > 0


def test_an_answer_leaves_the_worlds_that_give_it() -> None:
    view, _, _ = next(turns("first.sharp", "answer"))
    belief = believed(view, deduced(view, "generator"))
    assert isinstance(belief, Belief)
    rival, hex = (view.turn + 1) % 4, next(iter(belief.posterior()))
    yes, no = (belief.after(rival, hex, answer) for answer in (True, False))
    assert yes.tally.total + no.tally.total == belief.tally.total
    assert yes.tally.total_vector + no.tally.total_vector == belief.tally.total_vector
    assert all(belief.regions[clue] >> hex & 1 for clue in yes.tally.vectors(rival))


def test_where_stories_are_not_told_knowledge_stays_as_it_is() -> None:
    view, _, _ = next(turns("first.sharp", "as it is"))
    late = msgspec.structs.replace(view, round=20)
    knowledge = Knowledge.of(late, "generator")
    assert stories(view) and not stories(late)
    assert believed(late, knowledge) is knowledge
    pairs, _, _ = next(turns("expert", "pairs", seats=2))
    assert not stories(pairs)
