"""The pgx environments: pgx's own test, what it leaves open, and what is refused."""

from __future__ import annotations

from typing import Any, Literal, get_args

import jax
import jax.numpy as jnp
import numpy as np
import pgx
import pytest
from pgx._src import api_test as pgx_test

from hedgerow.batch import batched, make, player, started
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games import GAMES
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.tournoi.cards import standard
from hedgerow.games.tournoi.sharing import own_set, set_code
from hedgerow.locale import Catalogue


@pytest.mark.parametrize(("game", "seats"), [("cryptid", 3), ("tournoi", 2)])
def test_pgx_api(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """pgx 2.6's test knows only pgx's own ids, and its random player fails with jax 0.10
    (sotetsuk/pgx#1314): both are put right here, and nothing else."""
    options: dict[str, Any] = {"puzzle": "card"} if game == "cryptid" else {}
    env = make(game, seats, **options)
    monkeypatch.setattr(pgx_test, "EnvId", Literal[(*get_args(pgx.EnvId), env.id)])
    monkeypatch.setattr(pgx_test, "act_randomly", jax.jit(act_randomly))
    pgx.api_test(env, num=1)


def act_randomly(key: Any, mask: Any) -> Any:
    return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1)


def test_every_listed_game_can_be_made() -> None:
    assert set(batched()) <= {game.id for game in GAMES}
    assert batched() == ("cryptid", "tournoi")


@pytest.fixture(scope="module")
def cryptid() -> Any:
    env = make("cryptid", 3, puzzle="card")
    return env, jax.jit(env.init), jax.jit(env.step)


def test_spaces_and_players(cryptid: Any) -> None:
    env, init, _ = cryptid
    state = init(jax.random.key(1))
    assert (env.num_players, env.version, env.id) == (3, "v2", "hedgerow_cryptid")
    assert state.legal_action_mask.shape == (env.num_actions,)
    assert state.observation.shape == env.observation_shape
    assert int(state.current_player) == 0
    assert np.array_equal(env.observe(state), state.observation)
    assert not np.array_equal(env.observe(state, jnp.int32(1)), state.observation)


def test_an_illegal_action_ends_the_game(cryptid: Any) -> None:
    _, init, step = cryptid
    state = init(jax.random.key(1))
    illegal = int(np.asarray(state.legal_action_mask).argmin())
    ended = step(state, jnp.int32(illegal))
    assert bool(ended.terminated)
    assert ended.rewards.tolist() == [-1, 0, 0]
    assert np.asarray(ended.legal_action_mask).all()
    after = step(ended, jnp.int32(0))
    assert after.rewards.tolist() == [0, 0, 0]


def test_a_drawing_shows_what_the_seat_to_act_sees(cryptid: Any) -> None:
    _, init, _ = cryptid
    svg = init(jax.random.key(1)).to_svg(color_theme="dark", scale=2)
    assert svg.startswith("<svg ")
    assert svg.count("<text ") > 5


def test_deals_follow_from_the_key(cryptid: Any) -> None:
    _, init, _ = cryptid
    first, again, other = (init(jax.random.key(key))._position for key in (1, 1, 2))
    assert jax.tree.all(jax.tree.map(lambda a, b: (a == b).all(), first, again))
    assert not (first.origin == other.origin).all()


def test_random_playouts_are_reproducible_and_deal_anew(cryptid: Any) -> None:
    env = cryptid[0]
    play = player(env.rules, 320)
    start = started(env.rules, jax.random.key(5), 16)
    first, again = play(start), play(start)
    assert jax.tree.all(jax.tree.map(lambda a, b: (a == b).all(), first, again))
    assert int(first.games.min()) >= 1
    assert 300 * 16 < int(first.decisions.sum()) <= 320 * 16


def test_random_picks_are_uniform() -> None:
    """Evenly spaced random words give each legal action of a turn the same share."""
    rules = make("cryptid", 3, puzzle="card").rules
    position = rules.deal(jnp.array([1, 2], jnp.uint32))
    words = np.arange(1 << 15, dtype=np.uint32) << 17
    picked = jax.jit(jax.vmap(lambda word: rules.pick(position, word)))(words)
    shares = np.bincount(np.asarray(picked), minlength=rules.codec.actions)
    legal = np.asarray(rules.mask(position))
    assert (shares[~legal] == 0).all()
    assert shares[legal].max() - shares[legal].min() <= 1


# What is not batched


def refusal(*given: Any, **options: Any) -> str:
    with pytest.raises(BadInput) as caught:
        make(*given, **options)
    for language in ("en", "fr"):
        assert "\n" not in Catalogue(language).say(caught.value.message)
    return Catalogue("en").say(caught.value.message)


def test_other_games_are_refused() -> None:
    assert refusal("earth", 2) == (
        "earth cannot be played in batches. Games that can: cryptid, tournoi."
    )


def test_a_deck_that_would_come_round_again_is_refused() -> None:
    small = set_code(own_set(standard().characteristics, standard().cards[:30]))
    assert refusal("tournoi", 2, cards="common", set=small) == (
        "A deck of 30 cards is not batched: 34 could be drawn in a game, "
        "and lost cards would come back."
    )


def test_bad_setups_are_refused() -> None:
    four = generate("normal", 4, Rng(1))
    assert refusal("cryptid", 3, dealing={"setups": [four]}) == "Set-up 0 has 4 clues, expected 3."
    assert "deals from 1 to 65,536" in refusal("cryptid", 3, dealing={"setups": []})


def test_own_setups_are_dealt() -> None:
    puzzles = [generate("normal", 3, Rng(number)) for number in range(2)]
    rules = make("cryptid", 3, dealing={"setups": puzzles}).rules
    states = [
        rules.state_of(jax.tree.map(np.asarray, rules.deal(jnp.array([word, 0], jnp.uint32))))
        for word in (0, (1 << 32) - 1)
    ]
    assert [state.puzzle for state in states] == puzzles
