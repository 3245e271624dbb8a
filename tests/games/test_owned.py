"""Tables with an owner's components beside tables without them, in one process."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from itertools import islice, zip_longest
from multiprocessing import get_context
from typing import Any

import msgspec
import pytest

from games.own_sets import options_of, own_of, own_species, own_tiles, steps, whole
from hedgerow.bots import Budget, make_bot
from hedgerow.coach.hints import hints
from hedgerow.coach.replay import replay_at
from hedgerow.coach.review import looks, report
from hedgerow.core.decision import Decision
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.own import LONGEST, Own
from hedgerow.core.record import Record
from hedgerow.core.rng import Rng
from hedgerow.games import GAMES, game_named
from hedgerow.games.north_woods.box import box
from hedgerow.games.owned import game_with
from hedgerow.locale import Catalogue
from hedgerow.table import Table, replay, verify
from hedgerow.testing.laws import check

WITH_OWN = [game.id for game in GAMES if game.companion().own]
SEATS = 3
SEEDS = (4, 4, 5)
"""The same for both sets, so that the same tiles and cards come up."""


def test_the_sets_are_those_that_owners_can_enter() -> None:
    assert WITH_OWN == ["habitats", "tournoi", "north_woods", "earth"]


@pytest.mark.parametrize("id", WITH_OWN)
def test_games_with_and_without_an_own_set_do_not_touch_each_other(id: str) -> None:
    """Each alone in a new process, step by step in turns, and in threads: all are the same."""
    plain = game_named(id)
    sets: list[Own] = [{}, own_of(id), {}]
    games = [game_with(plain, own) for own in sets]
    fresh = get_context("spawn")
    with ProcessPoolExecutor(1, fresh, max_tasks_per_child=1) as alone:
        expected = list(alone.map(whole, [id] * 3, sets, SEEDS))
    assert expected[0] != expected[1], "the own set makes no difference"
    running = [steps(game, seed) for game, seed in zip(games, SEEDS, strict=True)]
    together: list[list[str]] = [[], [], []]
    for each in zip_longest(*running):
        for at, step in enumerate(each):
            if step is not None:
                together[at].append(step)
    assert together == expected
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(lambda game, seed: list(steps(game, seed)), games, SEEDS)) == expected


@pytest.mark.parametrize("id", WITH_OWN)
def test_a_game_with_an_own_set_keeps_the_laws(id: str) -> None:
    check(game_with(game_named(id), own_of(id)), SEATS, options_of(id), 7, every=20)


def played(game: AnyGame, bot: str = "novice") -> Record:
    """A game between bots, to its end."""
    table: Table[Any, Any, Any, Any] = Table(game, 2, options_of(game.id), seed="own")
    rng = Rng(5)
    while table.to_act:
        seat = table.to_act[0]
        (decision,) = table.decisions_for(seat)
        with game.using():
            move = make_bot(game.id, bot, rng.next()).choose(table.view(seat), decision, Budget(5))
        table.play(seat, move.move)
    return table.record


@pytest.mark.parametrize("id", WITH_OWN)
def test_a_record_has_the_set_and_is_replayed_with_it(id: str) -> None:
    plain, own = game_named(id), own_of(id)
    record = Record.load(played(game_with(plain, own)).dump(), "file")
    assert record.own == own
    again = verify(plain, record)
    assert again.outcome == record.outcome and again.record.sealed() == record
    without = msgspec.structs.replace(record, own=msgspec.UNSET).sealed()
    with pytest.raises(BadInput):
        verify(plain, without)
    assert b'"own"' not in Table(plain, 2, seed="x").record.dump()


def test_a_record_cannot_be_played_with_the_set_of_another() -> None:
    plain = game_named("habitats")
    record = Table(game_with(plain, own_tiles(3)), 2, seed="x").record
    with pytest.raises(BadInput, match="error-own-other"):
        replay(game_with(plain, own_tiles(4)), record)


def test_hints_and_reviews_know_the_set() -> None:
    """With animals that score 20, another move is best."""
    plain = game_named("habitats")
    rich = own_tiles(20)
    found = []
    for game in (plain, game_with(plain, rich)):
        table: Table[Any, Any, Any, Any] = Table(game, 2, seed="own")
        (decision,) = table.decisions_for(table.to_act[0])
        asked: Decision[Any] = decision
        found.append(hints(game, table.view(asked.seat), asked, Budget(100)))
    assert found[0] != found[1]
    record = played(game_with(plain, rich))
    game = game_with(plain, rich)
    told = list(islice(looks(plain, record), 2))
    with game.using():
        assert told == list(islice(looks(game, record), 2))
    assert report(plain, record, told, 0) == report(game, record, told, 0)
    assert replay_at(plain, record, 3) == replay_at(game, record, 3)


@pytest.mark.parametrize(
    ("id", "own", "said"),
    [
        ("habitats", {"tiles.toml": {"zebra": {"vp": 21}}}, ("zebra", "vp")),
        ("habitats", {"tiles.toml": {"unicorn": {"vp": 2}}}, ("unicorn",)),
        ("habitats", {"tiles.toml": {"zebra": {"roads": ("N",)}}}, ("zebra", "roads")),
        ("habitats", {"cards.toml": {"zebra": {"vp": 2}}}, ("cards.toml",)),
        ("cryptid", {"cards.toml": {"a": {"b": 2}}}, ("cards.toml",)),
        (
            "north_woods",
            {"species.toml": {"gray_wolf": {"diet": "scavenger"}}},
            ("wolf", "scavenger"),
        ),
        ("north_woods", {"species.toml": {"gray_wolf": {"rank": "high"}}}, ("wolf", "rank")),
    ],
)
def test_a_wrong_set_is_refused_with_entry_and_field(
    id: str, own: Own, said: tuple[str, ...]
) -> None:
    with pytest.raises(BadInput) as refused:
        game_with(game_named(id), own)
    line = Catalogue("en").say(refused.value.message)
    assert all(word in line for word in said) and "\n" not in line


def test_entries_that_make_no_game_together_are_refused() -> None:
    """No single entry is wrong, but no species is left for a rank."""
    lowest: Own = {
        "species.toml": {id: {"rank": 2} for id in own_species()["species.toml"]},
    }
    with pytest.raises(BadInput) as refused:
        game_with(game_named("north_woods"), lowest)
    assert Catalogue("en").say(refused.value.message) == "species.toml: rank: no card of rank 3"
    assert len(box().cards) > 0, "the built-in set is still in use"


def test_a_long_set_is_refused() -> None:
    many: Own = {
        "tiles.toml": {f"{id:040}": {f"{key:040}": 1 for key in range(20)} for id in range(300)}
    }
    with pytest.raises(BadInput, match="error-own-long"):
        game_with(game_named("habitats"), many)
    assert len(msgspec.json.encode(own_tiles())) < LONGEST / 4
