"""`hedgerow play`: any game in the terminal, against bots or around one keyboard."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from hedgerow.bots import budget_for, make_bot, usual_bot
from hedgerow.cli import records
from hedgerow.cli.say import console, language, say, set_language
from hedgerow.cli.session import Player, Session
from hedgerow.cli.terminal import Terminal
from hedgerow.coach.onward import check_onward
from hedgerow.coach.records import naming, replayed, seat_named
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.record import new_seed
from hedgerow.core.text import Seat
from hedgerow.games import GAMES, game_named
from hedgerow.locale import Catalogue
from hedgerow.table import AnyTable, Table


def play(
    game: Annotated[
        str | None, typer.Argument(help="Which game; `hedgerow games` lists them.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="Bots for the other seats, by commas; one name stands for all."),
    ] = None,
    hot_seat: Annotated[
        int, typer.Option(min=0, help="People at this keyboard, from seat A on.")
    ] = 1,
    seed: Annotated[
        str | None, typer.Option(help="Play a game that can be repeated, known to who knows it.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A game option, as key=value; may be repeated.")
    ] = None,
    preset: Annotated[
        str | None, typer.Option(help="Options that belong together: `first` for a first game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep the record here, not in the user's state folder.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with this record.")] = None,
    from_: Annotated[
        Path | None,
        typer.Option("--from", help="Play on from a position of this record, against bots."),
    ] = None,
    at: Annotated[
        int | None, typer.Option(min=0, help="With --from: after so many of its moves.")
    ] = None,
    seat: Annotated[str, typer.Option(help="With --from: as whom, A to F.")] = "A",
    same_deal: Annotated[
        bool, typer.Option("--same-deal", help="With --from: deal nothing again.")
    ] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """Play in the terminal. Every move is saved at once, and the game can be resumed."""
    if lang is not None:
        set_language(lang)
    terminal = Terminal(console)
    table: Table[Any, Any, Any, Any]
    people: Sequence[Seat] = range(hot_seat)
    if resume is not None and from_ is not None:
        raise BadInput("error-resume-options", given="--from")
    if resume is not None:
        table = _resumed(resume, game, seats, seed, option, preset)
        if table.onward and hot_seat == 1:
            people = [table.onward[-1].seat]  # who left the earlier game plays on
    elif from_ is not None:
        _alone(game, seats, option, preset)
        table, who = left_at(from_, at, seat, "" if same_deal else seed or new_seed())
        people = [who]
    else:
        chosen = choose_game(terminal, GAMES) if game is None else game_named(game)
        if chosen is None:
            return
        count = how_many_seats(chosen, seats, hot_seat, bots)
        table = Table(
            chosen,
            count,
            {**(chosen.preset(preset) if preset else {}), **read_pairs(option or ())},
            seed=seed,
            # A game with a given seed must be repeatable, so nothing is added to the seed.
            contributions=[secrets.token_hex(16) for _ in range(hot_seat)] if seed is None else (),
        )
    players = seat_players(table, people, bots)
    path = resume if save is None and resume is not None else save
    if path is None:
        path = records.new_path(table.game.id)
    elif path != resume:
        records.check_free(path)
    with table.game.using():
        Session(table, players, terminal, Catalogue(language()), path).run()


def _resumed(
    path: Path,
    game: str | None,
    seats: int | None,
    seed: str | None,
    option: Sequence[str] | None,
    preset: str | None,
) -> Table[Any, Any, Any, Any]:
    _alone(game, seats, option, preset, seed)
    found, record = records.read(path)
    table = replayed(found, record, str(path))
    if not table.to_act:
        raise BadInput("error-resume-over", place=str(path))
    return table


def _alone(
    game: str | None,
    seats: int | None,
    option: Sequence[str] | None,
    preset: str | None,
    seed: str | None = None,
) -> None:
    """BadInput for options that a record has settled."""
    given = {"GAME": game, "--seats": seats, "--seed": seed, "--option": option or None}
    given["--preset"] = preset
    clashing = [name for name, value in given.items() if value is not None]
    if clashing:
        raise BadInput("error-resume-options", given=", ".join(clashing))


def left_at(path: Path, at: int | None, letter: str, seed: str) -> tuple[AnyTable, Seat]:
    """A table that leaves a recorded game after `at` moves, by default half-way, and who plays."""
    found, record = records.read(path)
    seat = seat_named(letter, record.seats)
    with naming(str(path)):
        table = check_onward(found, record, len(record.moves) // 2 if at is None else at, seat)
    table.go_onward(seat, seed)
    return table, seat


def choose_game(terminal: Terminal, games: Sequence[AnyGame]) -> AnyGame | None:
    """The only game, or the one that the person picks from a menu; None if they leave."""
    if len(games) == 1:
        return games[0]
    for number, game in enumerate(games, start=1):
        terminal.say(f"{number:>3}  {say(f'game-{game.id}-name')} ({game.id})")
    while True:
        try:
            line = terminal.ask(say("play-which-game") + " ")
        except (EOFError, KeyboardInterrupt):
            return None
        for number, game in enumerate(games, start=1):
            if line in (str(number), game.id):
                return game


def how_many_seats(game: AnyGame, seats: int | None, people: int, bots: str | None) -> int:
    """The requested number, else the least of the rulebook that seats everybody named."""
    if seats is None:
        named = people + (len(bots.split(",")) if bots and "," in bots else 0)
        usual = [count for count in game.seats if count not in game.info.variant_seats]
        seats = next((count for count in usual if count >= named), max(named, game.seats[0]))
    game.check_seats(seats)
    if people > seats:
        raise BadInput("error-people", people=people, seats=seats)
    return seats


def read_pairs(pairs: Sequence[str]) -> dict[str, object]:
    """Options from key=value texts."""
    given: dict[str, object] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise BadInput("error-option-form", text=pair)
        given[key.strip()] = value.strip()
    return given


def seat_players(
    table: Table[Any, Any, Any, Any], people: Sequence[Seat], bots: str | None
) -> dict[Seat, Player]:
    """Seat the people, then the named bots, by default the usual one."""
    if len(people) > table.seats:
        raise BadInput("error-people", people=len(people), seats=table.seats)
    game, free = table.game, [seat for seat in range(table.seats) if seat not in people]
    names = [name.strip() for name in bots.split(",")] if bots else [usual_bot(game.id)]
    if len(names) == 1:
        names *= len(free)
    if len(names) != len(free):
        raise BadInput("error-bots-count", given=len(names), wanted=len(free))
    players = {seat: Player() for seat in people}
    for seat, name in zip(free, names, strict=True):
        bot = make_bot(game.id, name, _bot_seed(table, seat))
        players[seat] = Player(name, bot, budget_for(game.id, name))
    return dict(sorted(players.items()))


def _bot_seed(table: Table[Any, Any, Any, Any], seat: Seat) -> int:
    """A deterministic seed, derived from the table's secret seed, which it does not reveal."""
    text = f"bot {seat} {table.ply} {table.shuffle.seed} {table.shuffle.contributions}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
