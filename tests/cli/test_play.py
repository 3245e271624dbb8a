"""`hedgerow play`: a person at the keyboard, scripted."""

from __future__ import annotations

import io
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from hedgerow.bots import Choice, Option, RandomBot
from hedgerow.cli import app, records
from hedgerow.cli.play import choose_game, how_many_seats, left_at, seat_players
from hedgerow.cli.rulebook import matches, statements
from hedgerow.cli.session import Player, Session
from hedgerow.cli.terminal import Terminal
from hedgerow.core.errors import BadInput
from hedgerow.core.record import HintTaken, Record
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games import GAMES
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.moves import PlaceCube
from hedgerow.games.earth import GAME as EARTH
from hedgerow.games.earth.frames import Activation, Closing
from hedgerow.locale import Catalogue, Language
from hedgerow.table import Table, replay, verify
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import table_at


@pytest.fixture(autouse=True)
def own_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "state"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))


class Scripted:
    """A terminal whose person types the given lines; what is shown is kept as text."""

    def __init__(self, *lines: str, screen: bool = False) -> None:
        self._lines = iter(lines)
        self._out = io.StringIO()
        console = Console(file=self._out, width=100, highlight=False, force_terminal=screen)
        self.terminal = Terminal(console, self._read, interactive=False)

    def _read(self, prompt: str) -> str:
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None

    @property
    def shown(self) -> str:
        return self._out.getvalue()


CARD: dict[str, object] = {"puzzle": "card", "card": 1}


def table(seats: int = 3, seed: str = "play") -> Table[Any, Any, Any, Any]:
    return Table(GAME, seats, CARD, seed=seed)


def bots(*seats: int) -> dict[int, Player]:
    return {seat: Player("random", RandomBot(seat)) for seat in seats}


def session(
    scripted: Scripted,
    path: Path,
    at: Table[Any, Any, Any, Any] | None = None,
    people: int = 1,
    language: Language = "en",
) -> Session:
    at = at or table()
    players = {seat: Player() for seat in range(people)} | bots(*range(people, at.seats))
    return Session(at, players, scripted.terminal, Catalogue(language), path)


def cli(*words: str, lines: str = "") -> Result:
    return CliRunner().invoke(app, ["--lang", "en", "play", *words], input=lines)


def legal_cube(at: Table[Any, Any, Any, Any]) -> str:
    return str(at.decisions_for(0)[0].moves[0])


def first_record(folder: Path) -> Path:
    return next(folder.rglob("*.json"))


# A turn


def test_the_screen_shows_the_map_ones_clue_the_prompt_and_what_happened(tmp_path: Path) -> None:
    at = table()
    scripted = Scripted("1")
    session(scripted, tmp_path / "game.json", at).run()
    shown = scripted.shown
    assert "Your clue: the creature is" in shown
    assert "Place cube 1 of 2 where your clue says" in shown
    assert "A places a cube on" in shown
    assert "B places a cube on" in shown
    assert "C places a cube on" in shown
    assert shown.count("10      11      12") == 2  # the map, before each of the two questions
    assert at.ply == 3


def test_notation_in_any_case_a_number_and_the_same_move_in_words(tmp_path: Path) -> None:
    wanted = legal_cube(table())
    for line in (wanted, wanted.upper(), "1"):
        at = table()
        session(Scripted(line), tmp_path / f"{len(line)}{line[:1]}.json", at).run()
        assert at.record.moves[0].move == wanted


def test_words_find_choices_and_change_nothing(tmp_path: Path) -> None:
    at = table()
    scripted = Scripted("desert", "list forest", "10-7", "zebra")
    session(scripted, tmp_path / "game.json", at).run()
    assert "Place a cube on Desert" in scripted.shown
    assert "“zebra” is neither a move nor a command here" in scripted.shown
    assert at.ply == 0


def test_words_are_found_by_their_beginning_without_accents() -> None:
    assert matches(["foret"], "Forêt 3-4")
    assert matches(["mount", "10-7"], "Mountain 10-7")
    assert not matches(["1-7"], "Mountain 11-7")


def test_a_refused_move_says_rule_and_title_and_changes_nothing(tmp_path: Path) -> None:
    at = table()
    allowed = at.decisions_for(0)[0].moves
    wrong = next(hex for hex in range(108) if PlaceCube(hex) not in allowed)
    scripted = Scripted(str(PlaceCube(wrong)), "9999", "0")
    session(scripted, tmp_path / "game.json", at).run()
    assert "is not allowed (rule CRY-17). Tokens are honest" in scripted.shown
    assert "There is no choice 9999" in scripted.shown
    assert "There is no choice 0" in scripted.shown
    assert at.ply == 0


def test_the_same_in_french_with_french_commands(tmp_path: Path) -> None:
    scripted = Scripted("liste", "règles fermée", "regle CRY-19", "aide", "quitter", "1")
    at = table()
    session(scripted, tmp_path / "game.json", at, language="fr").run()
    assert "Ton indice\u00a0: la créature vit" in scripted.shown
    assert "CRY-19   Une case avec un cube est fermée" in scripted.shown
    assert "Tu peux taper" in scripted.shown
    assert "La partie est enregistrée" in scripted.shown
    assert at.ply == 0


def test_log_rules_and_help(tmp_path: Path) -> None:
    scripted = Scripted("1", "log", "rules opens", "rule 19", "rule CRY-99", "rules zebra", "help")
    session(scripted, tmp_path / "game.json").run()
    shown = scripted.shown
    assert shown.count("A places a cube on") == 2  # as it happens, and in the log
    assert "CRY-15   Everybody opens with two cubes" in shown
    assert "no question, no search and no further token there" in shown
    assert "There is no rule “CRY-99”" in shown
    assert "No rule speaks of “zebra”" in shown
    assert "You can type:" in shown


def test_a_hint_is_told_and_noted_in_the_record(tmp_path: Path) -> None:
    scripted = Scripted("?", "quit")
    at, path = table(), tmp_path / "game.json"
    session(scripted, path, at).run()
    assert "1. Place a cube on" in scripted.shown
    assert "% to win" in scripted.shown
    assert "An ordinary move here:" in scripted.shown
    assert Record.load(path.read_bytes(), "game.json").hints == (HintTaken(0, 0),)


def test_every_statement_of_the_rules_can_be_looked_up() -> None:
    for game in GAMES:
        numbered = statements(game.info.rules)
        assert len(numbered) > 20
        assert all(each.text and "[" not in each.text[-3:] for each in numbered)


def test_undo_takes_back_what_nobody_learned_from(tmp_path: Path) -> None:
    at = table(seats=3)
    path = tmp_path / "game.json"
    for seat in (0, 1, 2, 0, 1, 2):
        at.play(seat, at.decisions_for(seat)[0].moves[0])
    # A proposes the hint; B and C, at the same keyboard, have not voted yet.
    scripted = Scripted("", "hint", "quit")
    game = session(scripted, path, at, people=3)
    game.run()
    assert at.ply == 7
    game._obey(1, "undo")
    assert "cannot take a move back now" in scripted.shown  # B has made no such move
    game._obey(0, "undo")
    assert at.ply == 6
    assert len(records.read(path)[1].moves) == 6


def test_another_person_at_the_keyboard_may_speak_up(tmp_path: Path) -> None:
    at = table(seats=3)
    for seat in (0, 1, 2, 0, 1, 2):
        at.play(seat, at.decisions_for(seat)[0].moves[0])
    scripted = Scripted("", "B search 10-5", "c hint", "quit")
    session(scripted, tmp_path / "game.json", at, people=3).run()
    assert "rule CRY-20" in scripted.shown  # B may propose the hint, no more
    assert at.view(None).voting.by == 2
    assert [played.seat for played in at.record.moves[6:]] == [2]


# Secrets


def test_people_hand_the_keyboard_over_and_see_only_their_own_clue(tmp_path: Path) -> None:
    at = table()
    own = [Catalogue("en").say(GAME.words.notes(at.view(seat))[0]) for seat in range(3)]
    scripted = Scripted("", "1", "", "1", screen=True)
    session(scripted, tmp_path / "game.json", at, people=2).run()
    # Every screen ends with the code that clears it and what has scrolled off.
    screens = scripted.shown.replace("\n", " ").split("\x1b[H\x1b[2J\x1b[3J")
    assert any("Hand the keyboard to A" in screen for screen in screens)
    assert any("Hand the keyboard to B" in screen for screen in screens)
    assert any(own[0] in screen for screen in screens)
    assert any(own[1] in screen for screen in screens)
    for screen in screens:
        assert not (own[0] in screen and own[1] in screen)
        assert own[2] not in screen
        assert not ("Hand the keyboard" in screen and "Your clue" in screen)


class Talker:
    """A bot that gives its reasons."""

    def weigh(self, view: Any, decision: Any, budget: Any) -> tuple[Option[Any], ...]:
        choice = self.choose(view, decision, budget)
        return (Option.unweighed(choice.move, choice.reasons),)

    def choose(self, view: Any, decision: Any, budget: Any) -> Choice[Any]:
        return Choice(decision.moves[0], (Message("cryptid-score-found"),))


def test_bots_reasons_wait_for_the_end_where_they_could_tell_a_secret(tmp_path: Path) -> None:
    at = table()
    players = {0: Player(), 1: Player("talker", Talker()), 2: Player("talker", Talker())}
    scripted = Scripted("1", "why")
    game = Session(at, players, scripted.terminal, Catalogue("en"), tmp_path / "game.json")
    game.run()
    assert "would give its secrets away" in scripted.shown
    assert "Found the creature" not in scripted.shown
    while at.to_act:
        decision = at.decisions_for(at.to_act[0])[0]
        at.play(decision.seat, decision.moves[len(decision.moves) // 2])
    game._obey(None, "why")
    assert "Found the creature" in scripted.shown


# Saving


def test_every_move_is_on_disk_before_the_next_question(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    at = table()
    seen: list[int] = []

    def read(prompt: str) -> str:
        record = records.read(path)[1]
        seen.append(len(record.moves))
        assert len(record.moves) == at.ply
        if len(seen) == 4:
            raise EOFError
        return "1"

    terminal = Terminal(Console(file=io.StringIO()), read, interactive=False)
    Session(at, {0: Player()} | bots(1, 2), terminal, Catalogue("en"), path).run()
    assert seen[:3] == [0, 3, 6]


def test_a_failing_disk_leaves_the_old_record_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    at = table()
    records.write(path, at.record)
    before = path.read_bytes()
    at.play(0, legal_cube(at))

    def fail(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(BadInput, match="error-write"):
        records.write(path, at.record)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_disk_that_fails_once_costs_no_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    at = table()
    whole = os.replace

    def fail_after_the_first_move(here: str, there: Path) -> None:
        if at.ply == 1:
            raise OSError(28, "No space left on device")
        whole(here, there)

    monkeypatch.setattr(os, "replace", fail_after_the_first_move)
    scripted = Scripted("1")
    session(scripted, path, at).run()
    assert "cannot be written (No space left on device)" in " ".join(scripted.shown.split())
    assert len(records.read(path)[1].moves) == 3


def test_a_place_that_cannot_be_written_is_told_before_the_first_move(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(BadInput, match="error-write"):
        raise_of(cli("cryptid", "--bots", "random", "--save", str(tmp_path / "file" / "g.json")))


@pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX")
def test_a_record_with_secrets_is_for_its_owner_alone(tmp_path: Path) -> None:
    records.write(tmp_path / "game.json", table().record)
    assert stat.S_IMODE((tmp_path / "game.json").stat().st_mode) == 0o600


def test_leaving_and_resuming_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    left = cli("cryptid", "--seats", "3", "--bots", "random", "--save", str(path), lines="1\n1\n")
    assert left.exit_code == 0
    assert "Go on with:" in left.output
    assert f"hedgerow play --resume {path} --bots random,random" in left.output
    before = records.read(path)[1]
    assert len(before.moves) == 6
    again = cli("--resume", str(path), "--bots", "random,random", lines="hint\n")
    assert again.exit_code == 0
    after = records.read(path)[1]
    assert after.moves[:6] == before.moves
    assert after.moves[6].move == "hint"


def test_the_default_place_is_told_and_holds_the_game(tmp_path: Path) -> None:
    result = cli("cryptid", "--bots", "random", lines="1\nquit\n")
    path = first_record(tmp_path)
    assert path.name in result.output.replace("\n", "")
    assert "holds every secret" in " ".join(result.output.split())
    record = records.read(path)[1]
    assert (record.seats, len(record.moves)) == (3, 3)


def test_a_copy_is_saved_and_nothing_is_written_over(tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.json", tmp_path / "other.txt"
    other.write_text("mine")
    scripted = Scripted("1", f"save {copy}", f"save {other}", "save")
    session(scripted, tmp_path / "game.json").run()
    assert len(records.read(copy)[1].moves) == 3
    assert other.read_text() == "mine"
    assert "exists already" in scripted.shown
    with pytest.raises(BadInput, match="error-save-exists"):
        raise_of(cli("cryptid", "--save", str(other)))
    assert other.read_text() == "mine"


def raise_of(result: Result) -> None:
    assert result.exception is not None
    raise result.exception


def test_an_interrupt_leaves_cleanly(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    lines = iter(["1"])

    def read(prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    out = io.StringIO()
    terminal = Terminal(Console(file=out, width=100), read, interactive=False)
    Session(table(), {0: Player()} | bots(1, 2), terminal, Catalogue("en"), path).run()
    assert "The game is saved. Go on with:" in out.getvalue()
    assert len(records.read(path)[1].moves) == 3


# The end


def played_to_the_end(path: Path, people: int = 1) -> str:
    at = table(seed="end")
    numbers = iter(lambda: "1", None)
    scripted = Scripted()

    def read(prompt: str) -> str:
        if not at.to_act:
            raise EOFError
        return next(numbers)

    scripted.terminal._read = read
    session(scripted, path, at, people=people).run()
    return scripted.shown


def test_the_end_shows_result_clues_record_and_how_to_verify(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    shown = played_to_the_end(path)
    record = records.read(path)[1]
    assert record.outcome is not None
    for letter in "ABC":
        assert f"The clue of {letter}: " in shown
    assert "point" in shown
    assert f"hedgerow verify {path}" in shown
    assert record.shuffle.commitment in shown
    assert verify(GAME, record).outcome == record.outcome


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = cli("cryptid", "--hot-seat", "0", "--bots", "random", "--save", str(path))
    assert result.exit_code == 0
    assert records.read(path)[1].outcome is not None
    assert "Your clue" not in result.output


def test_every_person_adds_to_the_shuffle_unless_the_seed_is_given(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    cli("cryptid", "--hot-seat", "2", "--bots", "random", "--save", str(one))
    contributions = records.read(one)[1].shuffle.contributions
    assert len(set(contributions)) == 2
    cli("cryptid", "--seed", "7", "--bots", "random", "--save", str(two), lines="1\n")
    record = records.read(two)[1]
    assert (record.shuffle.seed, record.shuffle.contributions) == ("7", ())


@rule("TOU-86")
def test_a_preset_sets_options_and_one_s_own_count_more(tmp_path: Path) -> None:
    first, own = tmp_path / "first.json", tmp_path / "own.json"
    more = ("--hot-seat", "0", "--bots", "random", "--preset", "first")
    cli("tournoi", *more, "--save", str(first))
    assert records.read(first)[1].options["bonus"] == "none"
    cli("tournoi", *more, "--option", "bonus=triple", "--save", str(own))
    assert records.read(own)[1].options["bonus"] == "triple"


def test_equal_seeds_and_equal_moves_give_equal_games(tmp_path: Path) -> None:
    made: list[Record] = []
    for name in ("one.json", "two.json"):
        path = tmp_path / name
        cli("cryptid", "--seed", "7", "--bots", "random", "--save", str(path), lines="1\n1\n1\n")
        made.append(records.read(path)[1])
    assert made[0] == made[1]


# What is asked of the command line


def test_the_menu_offers_the_games_when_there_are_several() -> None:
    other = GAMES[0]
    scripted = Scripted("nine", "2")
    assert choose_game(scripted.terminal, (GAMES[0], other)) is other
    assert "1  Cryptid" in scripted.shown or "1  Cryptide" in scripted.shown
    assert choose_game(Scripted().terminal, (GAMES[0], other)) is None
    assert choose_game(Scripted().terminal, GAMES[:1]) is GAMES[0]


def test_seats_default_to_what_the_rulebook_and_the_named_bots_need() -> None:
    assert how_many_seats(GAME, None, 1, None) == 3
    assert how_many_seats(GAME, None, 1, "random,random,random") == 4
    assert how_many_seats(GAME, None, 5, None) == 5
    assert how_many_seats(GAME, 2, 1, None) == 2


def bad_calls() -> Iterator[tuple[list[str], str]]:
    yield ["chess"], "error-game-unknown"
    yield ["cryptid", "--seats", "9"], "error-seats"
    yield ["cryptid", "--hot-seat", "6"], "error-seats"
    yield ["cryptid", "--seats", "3", "--hot-seat", "4"], "error-people"
    yield ["cryptid", "--bots", "oracle"], "error-bot-unknown"
    yield ["cryptid", "--seats", "5", "--bots", "random,random"], "error-bots-count"
    yield ["cryptid", "--option", "mode"], "error-option-form"
    yield ["cryptid", "--option", "colour=red"], "error-option-unknown"
    yield ["cryptid", "--option", "mode=hard"], "error-option-value"
    yield ["cryptid", "--preset", "first"], "error-preset-unknown"
    yield ["tournoi", "--preset", "second"], "error-preset-unknown"
    yield ["cryptid", "--lang", "de"], "error-language"
    yield ["--resume", "nowhere.json"], "error-read"
    yield ["cryptid", "--resume", "nowhere.json"], "error-resume-options"


@pytest.mark.parametrize(("words", "id"), list(bad_calls()), ids=lambda value: str(value))
def test_bad_input_is_named_before_anything_is_written(
    words: list[str], id: str, tmp_path: Path
) -> None:
    result = cli(*words)
    assert isinstance(result.exception, BadInput)
    assert result.exception.message.id == id
    assert Catalogue("en").say(result.exception.message)
    assert Catalogue("fr").say(result.exception.message)
    assert not list(tmp_path.rglob("*.json"))


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played_to_the_end(path)
    with pytest.raises(BadInput, match="error-resume-over"):
        raise_of(cli("--resume", str(path)))


# Where there is nothing to do


def earth_closing(*hand: int) -> Table[Any, Any, Any, Any]:
    """An Earth table on which seat A is asked for events before its turn ends."""
    at: Table[Any, Any, Any, Any] = Table(EARTH, 2, {}, seed="idle")
    rng = Rng(3)
    while at._state.stage != "turn":
        seat = at.to_act[0]
        at.play(seat, at.decisions_for(seat)[0].moves.pick(rng))
    state = at._state
    state.active = state.first = 0
    for board in state.boards:
        board.stack, board.planted, board.mask, board.asked = [], {}, 0, None
    board = state.boards[0]
    state.deck = tuple(card for card in (*state.deck, *board.hand) if card not in hand)
    board.hand, board.stack = hand, [Closing()]
    return table_at(EARTH, state)


def test_nobody_is_asked_where_there_is_nothing_but_to_go_on(tmp_path: Path) -> None:
    oak, steam_vents = 13, 223
    at, scripted = earth_closing(oak), Scripted()
    session(scripted, tmp_path / "one.json", at).run()
    assert "anything else?" not in scripted.shown
    assert at._state.active == 1  # the turn went on by itself
    at, scripted = earth_closing(oak, steam_vents), Scripted()
    session(scripted, tmp_path / "two.json", at).run()
    assert "anything else?" in scripted.shown
    assert at._state.active == 0


def test_undo_goes_back_over_what_was_done_for_the_person(tmp_path: Path) -> None:
    """Free soil, an ability that cannot be paid for and is passed over unasked, soil again."""
    free, dear = 157, 63
    at = earth_closing(13)
    state = at._state
    board = state.boards[0]
    state.deck = tuple(card for card in state.deck if card not in (free, dear))
    board.planted, board.mask = {23: (free, 0, 0), 24: (dear, 0, 0)}, 0b11 << 23
    board.stack, board.asked = [Closing(), Activation(((23, 0), (24, 0), (23, 0)))], None
    at = table_at(EARTH, state)
    scripted = Scripted("skip")
    session(scripted, tmp_path / "skip.json", at).run()
    assert [len(frame.queue) for frame in board.stack[1:]] == [1]  # the dear one was passed over
    scripted = Scripted("undo")
    session(scripted, tmp_path / "undo.json", at).run()
    assert [len(frame.queue) for frame in at._state.boards[0].stack[1:]] == [3]


def test_a_game_is_played_on_from_a_record(tmp_path: Path) -> None:
    at, path, new = table(), tmp_path / "game.json", tmp_path / "new.json"
    rng = Rng(4)
    while at.to_act:
        seat = at.to_act[0]
        at.play(seat, at.decisions_for(seat)[0].moves.pick(rng))
    path.write_bytes(at.record.dump())
    made, who = left_at(path, 10, "B", "another deal")
    assert (who, made.ply) == (1, 10)
    assert made.view(1) == replay(made.game, at.record, to=10).view(1)
    players = seat_players(made, [who], "random")
    assert [player.bot is None for player in players.values()] == [False, True, False]
    new.write_bytes(made.record.dump())
    assert replay(made.game, Record.load(new.read_bytes(), "new.json")).record == made.record
    for letter, moves in (("F", 10), ("B", 10_000), ("B", len(at.record.moves))):
        with pytest.raises(BadInput):
            left_at(path, moves, letter, "")
