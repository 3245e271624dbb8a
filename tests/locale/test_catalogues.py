"""Both catalogues say everything that the program says, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import hedgerow
from hedgerow.bots import offered_bots
from hedgerow.coach.lessons import Words, course_of, has_lesson
from hedgerow.core.game import AnyGame
from hedgerow.core.text import Message, SeatName
from hedgerow.games import GAMES
from hedgerow.locale import LANGUAGES, Catalogue, Language, _Messages
from hedgerow.testing.rules import statements

SOURCE = Path(hedgerow.__file__).parent
LOCALE = SOURCE / "locale"
WEB = Path(__file__).parents[2] / "web" / "src"

ALIKE = {
    "cryptid-letter-desert",  # letters that stand for the same word in both
    "cryptid-letter-forest",
    "cryptid-letter-mountain",
    "habitats-letter-forest",
    "list-lines",  # two sentences
    "game-habitats-name",  # the name of the game
    "habitats-called",  # both languages are given to it
    "habitats-face-flower",  # points are points in both
    "earth-card-name",  # both languages are given to it
    "earth-score-compost",
    "earth-sentence",  # a sentence that is given to it
    "earth-share-stock",  # two sentences that are given to it
    "game-earth-name",  # the name of the game
    "earth-score-total",
    "option-earth-mode-standard",  # the rulebook's word
    "list-and",  # a comma between two arguments
    "cryptid-puzzles-column-mode",  # words that both languages write alike
    "cryptid-puzzles-label-habitat",
    "cryptid-puzzles-label-sections",
    "game-tournoi-name",  # the name of the game
    "tournoi-brood-gestation",
    "tournoi-brood-incubation",
    "tournoi-colour-orange",
    "tournoi-kind-reptile",
    "tournoi-measure",  # a number and the sign of its unit
    "north-woods-card",  # both languages are given to it
    "tournoi-name",  # both languages are given to it
    "tournoi-power-action",  # what is printed on the power cards
    "tournoi-power-junior",
    "tournoi-power-protect",
    "tournoi-whole",
    "web-card-minutes",
    "web-habitats-laid",  # a name and points
    "web-north-woods-realm-air",
    "web-tournoi-decks-points",
    "web-companion-total",
    "web-end-total",
    "web-tournoi-pane-zone",
    "web-earth-companion-compost",
    "web-earth-habitats",
    "web-earth-kind-animal",
    "web-earth-kind-terrain",
    "web-earth-points",
    "web-earth-vp",
    "web-game-earth-name",  # names of games
    "web-game-habitats-name",
    "web-game-north-woods-name",
    "web-game-tournoi-name",
    "web-games-date",
    "web-join-code",
    "web-menu",
    "web-replay-points",
    "web-review-moments",
    "web-review-percent",  # figures only
    "web-replay-own-notes",
    "web-replay-chart-points",
    "web-earth-replay-compost",
    "web-tournoi-replay-on",  # a card and a battle
    "web-new-options",
    "bots-expert",
    "component-detail",  # made of its parts
    "earth-field-of",
    "tournoi-field-power",
    "web-hint-percent",  # marks only
    "web-hint-seconds",  # a figure and the sign of its unit
    "web-hint-times",
    "web-lobby-rated",
    "bots-novice",
}

SPEAKERS = {"Message", "BadInput", "say", "_say", "_tell_id"}
"""Functions whose first argument is a message id."""
_ID = re.compile(r"[a-z][a-z0-9]*(-[A-Za-z0-9_]+)+")


# Reading catalogues


class Entry:
    """A message of a catalogue: the variables it needs, and its attributes."""

    def __init__(self, message: ftl.Message) -> None:
        self.attributes = {attribute.id.name for attribute in message.attributes}
        self.variables: set[str] = set()
        names = self.variables

        class Variables(Visitor):
            def visit_VariableReference(self, node: ftl.VariableReference) -> None:
                names.add(node.id.name)

        Variables().visit(message)


def read_catalogue(folder: Path) -> dict[str, Entry]:
    entries: dict[str, Entry] = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in entries, f"{file.name}: {entry.id.name} twice"
                entries[entry.id.name] = Entry(entry)
    return entries


# Reading the source


_QUOTED = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"")
_TEMPLATE = re.compile(r"`([^`]*)`")
_HOLE = re.compile(r"\$\{[^}]*\}")
_ARGUMENTS = r"\s*,\s*\{([^{}]*)\}"
_SAID_IN_WEB = re.compile(rf"\bt\(\s*'([a-z][A-Za-z0-9_-]+)'\s*(?:{_ARGUMENTS})?\s*,?\s*\)")


class Spoken:
    """The message ids in trees of source files: Python, and the client's TypeScript and Svelte."""

    def __init__(self, folder: Path, known: set[str], web: Path | None = None) -> None:
        self.constants: set[str] = set()
        self.patterns: set[str] = set()
        self.said: dict[str, list[set[str] | None]] = {}
        """Ids that are certainly messages, with the arguments given where these are plain."""
        self._prefixes = {id.partition("-")[0] for id in known}
        for file in sorted(folder.rglob("*.py")):
            self._read(ast.parse(file.read_text(encoding="utf-8")))
        for file in sorted(web.rglob("*") if web else ()):
            if file.suffix in {".ts", ".svelte"} and not file.name.endswith(".test.ts"):
                self._read_web(file.read_text(encoding="utf-8"))

    def _read_web(self, text: str) -> None:
        """String literals that look like ids; template literals as patterns."""
        for match in _QUOTED.finditer(text):
            literal = match[1] if match[1] is not None else match[2]
            # A word with a hyphen may be a class or an attribute: only our own beginnings count.
            if _ID.fullmatch(literal) and literal.partition("-")[0] in self._prefixes:
                self.constants.add(literal)
        for match in _TEMPLATE.finditer(text):
            first, *rest = _HOLE.split(match[1])
            like_an_id = re.fullmatch(r"[a-z]+-[A-Za-z0-9_-]*", first)
            if rest and like_an_id and first.partition("-")[0] in self._prefixes:
                parts = map(re.escape, (first, *rest))
                self.patterns.add("[A-Za-z0-9_-]+".join(parts))
        for match in _SAID_IN_WEB.finditer(text):
            names = [part.partition(":")[0].strip() for part in (match[2] or "").split(",")]
            given = {name for name in names if name}
            self.said.setdefault(match[1], []).append(
                None if any(name.startswith("...") for name in given) else given
            )

    def _read(self, tree: ast.AST) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if _ID.fullmatch(node.value):
                    self.constants.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                self._read_pattern(node)
            elif isinstance(node, ast.Call) and _name(node.func) in SPEAKERS and node.args:
                for constant in _constants(node.args[0]):
                    self.said.setdefault(constant, []).append(_arguments(node))

    def _read_pattern(self, node: ast.JoinedStr) -> None:
        first = node.values[0]
        if not (isinstance(first, ast.Constant) and isinstance(first.value, str)):
            return
        if first.value.partition("-")[0] in self._prefixes and re.match("[a-z]+-", first.value):
            parts = (
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[A-Za-z0-9_-]+"
                for part in node.values
            )
            self.patterns.add("".join(parts))

    def uses(self, id: str) -> bool:
        return id in self.constants or any(re.fullmatch(p, id) for p in self.patterns)

    def missing(self, known: set[str]) -> set[str]:
        """Said but in no catalogue; a pattern is missing when nothing fits it."""
        looks_like_one = {
            constant for constant in self.constants if constant.partition("-")[0] in self._prefixes
        }
        lost = (looks_like_one | set(self.said)) - known
        for pattern in self.patterns:
            if not any(re.fullmatch(pattern, id) for id in known):
                lost.add(pattern)
        return lost

    def unused(self, known: set[str]) -> set[str]:
        return {id for id in known if not self.uses(id)}


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)


def _arguments(call: ast.Call) -> set[str] | None:
    """The names given to a message; None where they cannot be read off the source."""
    if _name(call.func) == "Message":
        if len(call.args) == 1:
            return set()
        given = call.args[1]
        if not isinstance(given, ast.Dict) or any(key is None for key in given.keys):
            return None
        return {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}
    if any(word.arg is None for word in call.keywords):
        return None
    return {str(word.arg) for word in call.keywords}


EN, FR = read_catalogue(LOCALE / "en"), read_catalogue(LOCALE / "fr")
SPOKEN = Spoken(SOURCE, set(EN) | set(FR), WEB)


LESSONS = {
    message.id
    for game in GAMES
    if has_lesson(game)
    for step in course_of(game).lesson.steps
    for message in Words(course_of(game), step).all()
}
"""What lessons say; their ids are made from the names in their files."""


def text_of(language: Language) -> str:
    """All the messages of a language, without comments."""
    lines: list[str] = []
    for file in sorted((LOCALE / language).glob("*.ftl")):
        lines += [x for x in file.read_text(encoding="utf-8").splitlines() if x[:1] != "#"]
    return "\n".join(lines)


# Message ids begin with their game


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_the_ids_in_a_games_files_begin_with_the_game(game: str) -> None:
    spelt = f"(?:{game}|{game.replace('_', '-')})"
    own = re.compile(rf"(?:(?:web|error|option|preset|game)-)?{spelt}-")
    files = [*LOCALE.glob(f"*/{game}*.ftl"), *LOCALE.glob(f"*/web-{game}*.ftl")]
    assert files
    others = {
        entry.id.name
        for file in files
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message) and not own.match(entry.id.name)
    }
    assert others == set()


# The catalogues agree


def test_both_languages_have_the_same_messages() -> None:
    assert set(EN) == set(FR)


def test_both_languages_use_the_same_variables() -> None:
    differ = {id for id in EN if id in FR and EN[id].variables != FR[id].variables}
    assert not differ


def test_both_languages_keep_the_same_names_in_one_line() -> None:
    assert set().union(*(entry.attributes for entry in EN.values())) == {"unbroken"}
    assert {id for id in EN if EN[id].attributes} == {id for id in FR if FR[id].attributes}
    assert EN["cryptid-hex-swamp"].attributes


def test_nothing_is_left_untranslated() -> None:
    en, fr = Catalogue("en"), Catalogue("fr")
    alike = {id for id in EN if en.say(sample(id, 5)) == fr.say(sample(id, 5))}
    assert alike == ALIKE


# The catalogues and the source agree


def test_every_message_said_is_in_the_catalogue() -> None:
    assert not SPOKEN.missing(set(EN))


def test_every_message_in_the_catalogue_is_said() -> None:
    rules = {id for id in EN if id.startswith("rule-")}
    assert not SPOKEN.unused(set(EN) - rules - LESSONS)


def test_every_message_of_a_lesson_is_in_the_catalogue() -> None:
    assert LESSONS - set(EN) == set()


READER = {"you"}
"""Given to every message by the catalogue itself."""


def test_a_message_says_you_to_its_reader() -> None:
    asked = Message(
        "cryptid-event-asked-no", {"who": SeatName(0), "of": SeatName(1), "hex": "Forest 1-2"}
    )
    said = [Catalogue("en", reader=reader).say(asked) for reader in (None, 0, 1)]
    assert [text.split(" about")[0] for text in said] == ["A asks B", "You ask B", "A asks you"]


def test_every_message_is_given_its_variables() -> None:
    lacking = {
        id: EN[id].variables - given - READER
        for id, calls in SPOKEN.said.items()
        for given in calls
        if id in EN and given is not None and not EN[id].variables <= given | READER
    }
    assert not lacking


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_underlined_words_lead_to_rules_and_stand_in_prompts(
    game: AnyGame, language: Language
) -> None:
    catalogue = Catalogue(language)
    spelt = game.id.replace("_", "-")
    listed = catalogue.say(Message(f"web-{spelt}-terms"))
    terms = dict(entry.strip().split("=") for entry in listed.split(","))
    assert set(terms.values()) <= set(statements(game.info.rules))
    prompts = " ".join(
        catalogue.say(sample(id, 5)) for id in EN if id.startswith(f"{spelt}-prompt-")
    )
    assert not [word for word in terms if word.lower() not in prompts.lower()]


def test_every_rule_has_a_title_and_every_title_a_rule() -> None:
    numbered = {f"rule-{number}" for game in GAMES for number in statements(game.info.rules)}
    assert {id for id in EN if id.startswith("rule-")} == numbered


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_a_name_a_line_a_legend_and_a_desk(game: Any) -> None:
    assert {id for id in EN if id.startswith(f"game-{game.id}-")} == {
        f"game-{game.id}-{part}" for part in ("name", "line", "legend", "desk")
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_and_every_bot_has_a_name(game: Any) -> None:
    """The client falls back on the identifiers, so nothing else would tell."""
    options = {f"option-{game.id}-{name}" for name in game.options.__struct_fields__}
    bots = {f"bots-{name}{part}" for name in offered_bots(game.id) for part in ("", "-line")}
    assert options | bots <= set(EN)


# Every message can be said


def sample(id: str, value: int | str) -> Message:
    return Message(id, dict.fromkeys(EN[id].variables, value))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, 5, "x"])
def test_every_message_formats(language: Language, value: int | str) -> None:
    catalogue = Catalogue(language)
    for id in EN:
        assert catalogue.say(sample(id, value)).strip(), id


def test_a_lacking_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="cryptid-move-cube"):
        Catalogue("en").say(Message("cryptid-move-cube"))


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="no message nothing-here"):
        Catalogue("fr").say(Message("nothing-here"))


# The manner of speaking


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(language: Language) -> None:
    # A quoted literal of Fluent, such as {"   "}, is no quotation mark.
    assert not re.findall(r".*['`].*", text_of(language))
    assert not re.findall(r'.*(?<!\{)"(?!\}).*', text_of(language))


def test_french_has_a_no_break_space_before_high_punctuation() -> None:
    assert not re.findall(r".*(?<!\u00a0)[;?!»].*", text_of("fr"))
    assert not re.findall(r".*(?<!\u00a0):(?=\s).*", text_of("fr"))
    assert not re.findall(r".*«[^\u00a0].*", text_of("fr"))


def test_french_says_tu() -> None:
    assert not re.findall(r"(?i).*\b(vous|votre|vos)\b.*", text_of("fr"))


# The reading of the source is proved able to fail

_MADE_UP = '''
"""A docstring that names error-in-prose in passing."""
raise BadInput("error-said", place="here")
raise BadInput("error-lost")
Message("other-lost", {"a": 1})
id = "error-assigned-lost" if x else "error-assigned"
say(f"error-kind-{kind}")
say(f"error-lost-{kind}-kind")
'''


def test_missing_and_unused_messages_are_found(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "module.py").write_text(_MADE_UP, encoding="utf-8")
    known = {"error-said", "error-assigned", "error-kind-one", "error-idle", "error-in-prose"}
    spoken = Spoken(tmp_path, known)
    lost = {"error-lost", "other-lost", "error-assigned-lost", "error-lost-[A-Za-z0-9_-]+-kind"}
    assert {name.replace("\\", "") for name in spoken.missing(known)} == lost
    assert spoken.unused(known) == {"error-idle", "error-in-prose"}
    assert spoken.said["error-said"] == [{"place"}]
    assert spoken.said["other-lost"] == [{"a"}]


_MADE_UP_PAGE = """
<script lang="ts">
  import { t } from './i18n';
  const kind = 'web-said';
  const lost = $derived(`web-lost-${kind}`);
</script>
<p class="web" data-state="open-close">{t('web-needs', { name: 'x', count })}</p>
<p>{t('web-bare')} {ok ? t("web-double") : t('web-missing')} {t(`web-kind-${kind}-help`)}</p>
"""


def test_missing_and_unused_messages_of_the_client_are_found(tmp_path: Path) -> None:
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "Page.svelte").write_text(_MADE_UP_PAGE, encoding="utf-8")
    (tmp_path / "page.test.ts").write_text("t('web-in-a-test')", encoding="utf-8")
    known = {"web-said", "web-needs", "web-bare", "web-double", "web-kind-a-help", "web-idle"}
    spoken = Spoken(tmp_path, known, tmp_path)
    lost = {"web-missing", "web-lost-[A-Za-z0-9_-]+"}
    assert {name.replace("\\", "") for name in spoken.missing(known)} == lost
    assert spoken.unused(known) == {"web-idle"}
    assert spoken.said["web-needs"] == [{"name", "count"}]
    assert spoken.said["web-bare"] == [set()]


def test_a_damaged_catalogue_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("good = Good\nbad = { $open\n", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"a\.ftl: bad"):
        read_catalogue(tmp_path)


def test_a_message_given_twice_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("one = 1\n", encoding="utf-8")
    (tmp_path / "b.ftl").write_text("one = 2\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="one twice"):
        read_catalogue(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_parsed_one_by_one_say_what_they_say_together(language: Language) -> None:
    together = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALE / language).glob("*.ftl")):
        together.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    alone = _Messages(language)
    assert len(together._messages) > 3000
    for id in together._messages:
        whole = together.get_message(id).value
        if whole is not None:
            args = dict.fromkeys(("count", "seats", "vp", "n"), 3)
            expected = together.format_pattern(whole, args)[0]
            assert alone.bundle.format_pattern(alone.pattern(id), args)[0] == expected
