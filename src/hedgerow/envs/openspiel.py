"""Every registered game as an OpenSpiel game: `register()`, then `pyspiel.load_game`.

The games are `hedgerow_<game>`, with the game's own options as parameters, `players`, and `rolls`:
a game begins with that many chance nodes of 256 outcomes, which together are the seed of its
shuffle. Nobody sees them. Fewer rolls make a game with fewer deals, for tools that need to visit
all of them. Seats that decide at the same time act one after another, unseen by each other.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.envs.stepping import NOBODY, Rules, Stepper
from hedgerow.games import GAMES, game_named

PREFIX: Final = "hedgerow_"
ROLLS: Final = 4
SIDES: Final = 256
"""The outcomes of one roll."""


def register() -> None:
    """Make every game known to `pyspiel.load_game`, as `hedgerow_<game>`."""
    known = set(pyspiel.registered_names())
    for game in GAMES:
        if PREFIX + game.id not in known:
            kind = _game_type(game, solo=False)
            pyspiel.register_game(kind, _game_class(game))


def _game_class(game: AnyGame) -> type[SpielGame]:
    """The class of one game: OpenSpiel makes instances with parameters alone."""

    class Named(SpielGame):
        rules_of = game

    Named.__name__ = Named.__qualname__ = f"{game.id}_game"
    return Named


def _parameters(game: AnyGame) -> dict[str, Any]:
    """The parameters with their defaults; those without a plain default are left out."""
    options = {
        field.name: field.default
        for field in msgspec.structs.fields(game.options)
        if isinstance(field.default, bool | int | str)
    }
    return {"players": 2 if 2 in game.seats else game.seats[0], "rolls": ROLLS, **options}


def _game_type(game: AnyGame, *, solo: bool) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Hedgerow {game.id} v{game.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # Nobody sees the shuffle, even where all seats see the same.
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if solo else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game with its parameters."""

    rules_of: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, given = self.rules_of, dict(params or {})
        defaults = _parameters(game)
        seats = int(given.get("players", defaults["players"]))
        self.rolls = int(given.get("rolls", ROLLS))
        options = {
            name: value
            for name, value in given.items()
            if name not in ("players", "rolls") and value != defaults[name]
        }
        self.rules = Rules(game, seats, options)
        solo = seats == 1
        super().__init__(
            _game_type(game, solo=solo),
            pyspiel.GameInfo(
                num_distinct_actions=self.rules.actions,
                max_chance_outcomes=SIDES,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None if solo else 0.0,
                max_game_length=game.info.max_decisions,
            ),
            given,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.rolls

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> SpielObserver | None:
        """An observer of a seat's View or, without private information, of the spectator's.

        There is none for the private part alone.
        """
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        if not kind.public_info:
            return None
        return SpielObserver(
            self.rules,
            public=kind.private_info == pyspiel.PrivateInfoType.NONE,
            recall=kind.perfect_recall,
        )


class Position:
    """What a state holds besides its history. OpenSpiel deep-copies and pickles it."""

    __slots__ = ("actions", "deal", "rules", "sampled", "stepper")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.deal: tuple[int, ...] = ()
        self.stepper: Stepper | None = None
        """None until the deal is rolled."""
        self.actions: list[tuple[Seat, int]] = []
        self.sampled = False
        """Whether it was sampled from what a seat knows, and not reached by its history."""

    def roll(self, side: int, rolls: int) -> None:
        self.deal = (*self.deal, side)
        if len(self.deal) == rolls:
            self.stepper = Stepper(self.rules)
            self.stepper.start(bytes(self.deal).hex())

    def act(self, action: int) -> None:
        assert self.stepper is not None
        self.actions.append((self.stepper.seat, action))
        self.stepper.act(action)

    def clone(self, state: Any) -> Position:
        """The same position, with another state of the game."""
        copy = Position(self.rules)
        copy.deal, copy.actions, copy.sampled = self.deal, self.actions[:], self.sampled
        if self.stepper is not None:
            copy.stepper = Stepper(self.rules)
            copy.stepper.begin(state, self.stepper.ply)
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.clone(None if self.stepper is None else self.stepper.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        if self.sampled:
            raise ValueError("a sampled state cannot be serialised: no history leads to it")
        rules, rolls = self.rules, len(self.deal) if self.stepper is not None else -1
        actions = [action for _, action in self.actions]
        return _replayed, (rules.game.id, rules.seats, rules.given, self.deal, rolls, actions)


def _replayed(
    game: str,
    seats: int,
    options: dict[str, object],
    deal: tuple[int, ...],
    rolls: int,
    actions: list[int],
) -> Position:
    """The position after this deal (of so many rolls, -1 if more follow) and these actions."""
    position = Position(Rules(game_named(game), seats, options))
    for side in deal:
        position.roll(side, rolls)
    for action in actions:
        position.act(action)
    return position


class SpielState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A position of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._position = Position(game.rules)

    @property
    def _stepper(self) -> Stepper:
        stepper = self._position.stepper
        assert stepper is not None, "the deal is not rolled yet"
        return stepper

    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    # What OpenSpiel asks of every state

    def current_player(self) -> int:
        stepper = self._position.stepper
        if stepper is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if stepper.seat == NOBODY else stepper.seat

    def is_terminal(self) -> bool:
        stepper = self._position.stepper
        return stepper is not None and stepper.seat == NOBODY

    def _legal_actions(self, player: Seat) -> list[int]:
        stepper = self._stepper
        if player != stepper.seat:
            return []
        legal: list[int] = stepper.mask().view(np.bool_).nonzero()[0].tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(side, 1 / SIDES) for side in range(SIDES)]

    def _apply_action(self, action: int) -> None:
        if self._position.stepper is None:
            self._position.roll(action, self._game().rolls)
        else:
            self._position.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {action}"
        return str(self._game().rules.codec.decode(action))

    def returns(self) -> list[float]:
        stepper = self._position.stepper
        return [0.0] * self._game().rules.seats if stepper is None else stepper.rewards()

    def __str__(self) -> str:
        position = self._position
        if position.stepper is None:
            return f"rolled {position.deal}"
        return f"rolled {position.deal}, then {position.actions}"

    # Sampling

    def resample_from_infostate(self, player: Seat, sampler: Any) -> SpielState:
        """A state that this player cannot tell from this one; `sampler()` gives numbers below 1.

        Its history is that of this state, which does not lead to it, so it can be cloned and
        played on but not serialised.
        """
        stepper = self._stepper
        rng = Rng(int(sampler() * 2**53))
        world = stepper.rules.game.determinize(stepper.view(player), rng)
        sampled: SpielState = self.clone()
        sampled._position = self._position.clone(world)
        sampled._position.sampled = True
        return sampled


class SpielObserver:
    """Shows the View of a seat, or the spectator's, as text and as the codec's arrays."""

    def __init__(self, rules: Rules, *, public: bool, recall: bool) -> None:
        self._rules, self._public, self._recall = rules, public, recall
        self.tensor = np.zeros(rules.length, np.float32)
        self.dict = rules.split(self.tensor)
        self._rows = np.zeros((rules.seats, rules.length), np.float32)
        self._writer = rules.writer(self._rows)

    def set_from(self, state: SpielState, player: Seat) -> None:
        stepper = state._position.stepper
        if stepper is None:
            self.tensor[:] = 0
        elif self._public:
            pieces = self._rules.codec.observe(stepper.view(None))
            for name, piece in self.dict.items():
                piece[:] = pieces[name]
        else:
            stepper.write(self._writer, player)
            self.tensor[:] = self._rows[player]

    def string_from(self, state: SpielState, player: Seat) -> str:
        position = state._position
        if position.stepper is None:
            return "not dealt"
        seat = None if self._public else player
        shown = information(position, seat)
        if seat is None or not self._recall:
            return shown
        own = [action for actor, action in position.actions if actor == seat]
        return f"seat {seat}, {own}, {shown}"


def information(position: Position, seat: Seat | None) -> str:
    """All that a seat knows, or the spectator, as JSON."""
    assert position.stepper is not None
    return msgspec.json.encode(position.stepper.view(seat)).decode()
