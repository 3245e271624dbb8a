"""A batched game as a pgx environment: `init`, `step`, `observe` and `legal_action_mask`."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

import jax
import jax.numpy as jnp
import numpy as np
import pgx

from hedgerow.batch.bits import Array, u32
from hedgerow.batch.rules import Rules
from hedgerow.locale import Catalogue

_LINE, _LETTER = 18, 9
"""The size of a character in drawings."""


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True)
class BatchState(pgx.State):  # type: ignore[misc]  # pgx has no types
    """pgx's public fields, and the position. Players are seats."""

    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _step_count: Array
    _position: Any
    _rules: Rules[Any] = dataclasses.field(metadata={"static": True})

    @property
    def env_id(self) -> str:
        return env_id(self._rules)

    def to_svg(self, *, color_theme: str | None = None, scale: float | None = None) -> str:
        """Drawings of the games as text, as the seat to act sees them; one below the other."""
        leaves = jax.tree.leaves(self._position)
        batch = np.asarray(self.terminated).shape
        games = int(np.prod(batch, dtype=int))
        flat = [np.asarray(leaf).reshape(games, *np.shape(leaf)[len(batch) :]) for leaf in leaves]
        tree = jax.tree.structure(self._position)
        lines: list[str] = []
        for number in range(games):
            position = jax.tree.unflatten(tree, [leaf[number] for leaf in flat])
            lines += [*_drawn(self._rules, position), ""]
        return _svg(lines, color_theme == "dark", 1.0 if scale is None else scale)

    def save_svg(
        self, filename: str | Path, *, color_theme: str | None = None, scale: float | None = None
    ) -> None:
        text = self.to_svg(color_theme=color_theme, scale=scale)
        Path(filename).write_text(text, encoding="utf-8")


def env_id(rules: Rules[Any]) -> str:
    """The id of an environment. pgx's own list does not have it, so `pgx.make` does not either."""
    return f"hedgerow_{rules.game.id}"


class BatchEnv(pgx.Env):  # type: ignore[misc]  # pgx has no types
    """One game of a batch in pgx's convention; use `jax.vmap` and `jax.jit` as with pgx's own.

    When several seats owe a decision, they are asked one after another, as in `hedgerow.envs`.
    """

    def __init__(self, rules: Rules[Any]) -> None:
        super().__init__()
        self.rules = rules

    @property
    def id(self) -> str:
        return env_id(self.rules)

    @property
    def version(self) -> str:
        return f"v{self.rules.game.version}"

    @property
    def num_players(self) -> int:
        return self.rules.seats

    @property
    def num_actions(self) -> int:
        return self.rules.codec.actions

    @property
    def observation_shape(self) -> tuple[int, ...]:
        return (sum(int(np.prod(shape)) for shape in self.rules.codec.pieces.values()),)

    def start(self, position: Any) -> BatchState:
        """The state of a position, such as `rules.positions_of` makes from the reference's."""
        rules = self.rules
        state = BatchState(
            current_player=rules.asked(position).astype(jnp.int32),
            observation=jnp.zeros(self.observation_shape, jnp.float32),
            rewards=jnp.zeros(rules.seats, jnp.float32),
            terminated=rules.is_over(position),
            truncated=jnp.bool_(False),
            legal_action_mask=rules.mask(position),
            _step_count=jnp.int32(0),
            _position=position,
            _rules=rules,
        )
        return state.replace(observation=self.observe(state))  # type: ignore[no-any-return]

    def observe(self, state: BatchState, player_id: Array | None = None) -> Array:
        """The observation of a seat, of the one that is asked if none is named."""
        seat = state.current_player if player_id is None else player_id
        return self._observe(state, seat)

    def _init(self, key: Array) -> BatchState:
        random = jax.random.bits(key, (self.rules.deal_words,), jnp.uint32)
        return self.start(self.rules.deal(random))

    def _step(self, state: BatchState, action: Array, key: Array | None) -> BatchState:
        """`key` is not needed: all chance is in the deal."""
        rules = self.rules
        position = rules.apply(state._position, u32(action))
        stepped: BatchState = state.replace(
            current_player=rules.asked(position).astype(jnp.int32),
            rewards=rules.rewards(position),
            terminated=rules.is_over(position),
            legal_action_mask=rules.mask(position),
            _position=position,
        )
        return stepped

    def _observe(self, state: BatchState, player_id: Array) -> Array:
        return self.rules.observe(state._position, u32(player_id))

    def _step_with_illegal_action(self, state: BatchState, loser: Array) -> BatchState:
        """-1 for the seat that chose it and 0 for the others, as in `hedgerow.envs`."""
        rewards = jnp.where(jnp.arange(self.rules.seats) == loser, -1.0, 0.0)
        ended: BatchState = state.replace(
            rewards=rewards.astype(jnp.float32), terminated=jnp.bool_(True)
        )
        return ended


def _drawn(rules: Rules[Any], position: Any) -> list[str]:
    state = rules.state_of(position)
    decisions = rules.game.decisions(state)
    view = rules.game.view(state, decisions[0].seat if decisions else None)
    drawing = rules.game.words.draw(view, Catalogue("en").say)
    return ["".join(span.text for span in line) for line in drawing]


def _svg(lines: list[str], dark: bool, scale: float) -> str:
    width = _LETTER * (2 + max(map(len, lines)))
    height = _LINE * (1 + len(lines))
    ink, paper = ("white", "black") if dark else ("black", "white")
    texts = "".join(
        f'<text x="{_LETTER}" y="{_LINE * row}" xml:space="preserve">{escape(line)}</text>'
        for row, line in enumerate(lines, start=1)
        if line
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width * scale:g}" height="{height * scale:g}" font-family="monospace" '
        f'font-size="15" fill="{ink}"><rect width="100%" height="100%" fill="{paper}"/>'
        f"{texts}</svg>"
    )
