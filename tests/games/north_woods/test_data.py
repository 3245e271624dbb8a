"""The 123 cards: what the rulebook names, what is proposed, and files that replace them."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hedgerow.core.errors import BadInput
from hedgerow.games import datafiles
from hedgerow.games.north_woods.box import box, name
from hedgerow.games.north_woods.cards import EVENTS, Card, EventCard, Resource, Species, plain
from hedgerow.games.north_woods.diet import forbidden, form
from hedgerow.games.north_woods.tableau import Lying, ranks
from hedgerow.locale import Catalogue
from hedgerow.testing.rules import rule

FACTS = Path(__file__).parents[4] / "shared" / "facts" / "north_woods"
needs_facts = pytest.mark.skipif(not FACTS.is_dir(), reason="no shared facts beside the repository")
DATA = Path(datafiles.__file__).parent / "north_woods" / "data"


def card(called: str) -> Card:
    return box().cards[box().names[plain(called)]]


def species(called: str) -> Species:
    found = card(called)
    assert isinstance(found, Species)
    return found


@rule("NWO-1", "NWO-2")
def test_the_box_has_123_cards_in_eight_ranks() -> None:
    components = box()
    assert components.copies == len(components.kind_of) == 123
    ranks = Counter(components.rank[kind] for kind in components.kind_of)
    assert ranks == {0: 20, 1: 31, 2: 15, 3: 13, 4: 11, 5: 13, 6: 10, 7: 7, 8: 3}
    assert [components.rank[kind] for kind in components.species] == sorted(
        components.rank[kind] for kind in components.species
    )
    for kind in range(len(components.cards)):
        assert {components.kind_of[copy] for copy in components.copies_of(kind)} == {kind}


@rule("NWO-4")
def test_there_are_eight_resources() -> None:
    names = ["plants", "fruit and berries", "seeds and nuts", "insects", "invertebrates"]
    names += ["aquatic plants", "fungi", "eggs"]
    assert [box().cards[kind].en for kind in box().resources] == names


def test_there_are_ten_events() -> None:
    assert [box().cards[kind].id for kind in box().events] == list(EVENTS)
    assert box().cards[box().event("winter")].fr == "Hiver"


@rule("NWO-14")
def test_the_vulture_is_the_one_true_scavenger() -> None:
    true = [one.id for one in box().cards if isinstance(one, Species) and one.scavenger == "true"]
    assert true == ["turkey_vulture"]


def test_what_the_rulebook_names_is_so() -> None:
    ranks = {"cougars": 8, "wolves": 7, "deer": 5, "mink": 4, "mouse": 2, "coyotes": 6}
    assert {called: species(called).rank for called in ranks} == ranks
    assert species("black bear").rank == 8
    assert species("black bear").scavenger == species("coyote").scavenger == "land"
    assert "land" in species("black bear").realms
    assert species("moose").rank < 8
    assert species("moose").diet == "herbivore"


def test_every_card_says_where_it_comes_from() -> None:
    fields = {"rank", "diet", "realms", "foods", "scavenger", "copies"}
    for one in box().cards:
        assert one.source
        assert set(one.proposal) <= fields
        if one.source == "proposed":
            assert set(one.proposal) >= {"rank", "diet", "realms", "copies"}
    assert card("wolves").proposal == ("realms", "scavenger")
    assert card("eggs").proposal == ("copies",)


def test_every_species_can_be_fed_and_every_rank_has_prey() -> None:
    components = box()
    ranked = [*components.resources, *components.species]
    for kind in components.species:
        eater = species(components.cards[kind].id)
        foods = [food for food in ranked if forbidden(form(kind), form(food)) is None]
        assert foods or eater.scavenger == "true"


@pytest.mark.parametrize(
    ("called", "id"),
    [
        ("wolves", "gray_wolf"),
        ("Loups", "gray_wolf"),
        ("Canis lupus", "gray_wolf"),
        ("gray_wolf", "gray_wolf"),
        ("ELAN", "moose"),
        ("élan", "moose"),
        ("œufs", "eggs"),
        ("fruit et baies", "fruit_berries"),
        ("fruit_berries", "fruit_berries"),
        ("Lièvre d'Amérique", "snowshoe_hare"),
        ("population boom", "population_boom"),
    ],
)
def test_cards_are_found_by_all_their_names(called: str, id: str) -> None:
    kind = box().find(called)
    assert kind is not None
    assert box().cards[kind].id == id


def test_no_card_has_an_unknown_name() -> None:
    assert box().find("unicorn") is None


def test_names_are_said_in_both_languages() -> None:
    wolf = name(box().names["wolf"])
    assert Catalogue("en").say(wolf) == "gray wolf"
    assert Catalogue("fr").say(wolf) == "loup"


@needs_facts
def test_the_deck_is_that_of_the_facts() -> None:
    facts: dict[str, Any] = json.loads(
        (FACTS / "proposed_north_woods_cards.json").read_text(encoding="utf-8")
    )
    assert box().copies == facts["total"]
    for fact in facts["species"]:
        ours = species(fact["name"])
        kept = ("rank", "diet", "scavenger", "scientific")
        assert [getattr(ours, field) for field in kept] == [fact[field] for field in kept]
        assert (list(ours.realms), list(ours.foods)) == (fact["realms"], fact["foods"])
        assert ours.copies == fact["count"]
        assert (ours.special is not None) == (fact["special"] is not None)
    for fact in (*facts["resources"], *facts["events"]):
        ours_too = card(fact["name"])
        assert isinstance(ours_too, Resource | EventCard)
        assert ours_too.copies == fact["count"]
    assert len(box().cards) == sum(len(facts[sort]) for sort in ("resources", "species", "events"))


# Replaced files


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "north_woods").mkdir()
    monkeypatch.setenv(datafiles.VARIABLE, str(tmp_path))
    datafiles.forget()
    yield tmp_path / "north_woods"
    monkeypatch.undo()
    datafiles.forget()


def replace(folder: Path, file: str, old: str, new: str) -> None:
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    datafiles.forget()


def test_an_owner_can_enter_the_printed_cards(folder: Path) -> None:
    replace(folder, "species.toml", "copies = 3\n", "copies = 4\n")
    assert box().copies == 124
    assert datafiles.replaced("north_woods")


@rule("NWO-19")
def test_a_printed_restriction_holds(folder: Path) -> None:
    cougar = 'id = "cougar"\n'
    replace(folder, "species.toml", cougar, f'{cougar}never = ["white_tailed_deer"]\n')
    components = box()
    deer, moose = form(components.names["deer"]), form(components.names["moose"])
    assert forbidden(form(components.names["cougar"]), deer) == "printed"
    assert forbidden(form(components.names["cougar"]), deer + 1) is None  # NWO-105
    replace(folder, "species.toml", cougar, f'{cougar}only = ["white_tailed_deer"]\n')
    assert forbidden(form(components.names["cougar"]), deer) is None
    assert forbidden(form(components.names["cougar"]), moose) == "printed"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("species.toml", "rank = 2", "rank = 9", "rank"),
        ("species.toml", 'diet = "omnivore"', 'diet = "vegan"', "diet"),
        ("species.toml", 'realms = ["land"]', "realms = []", "deer_mouse: realms"),
        ("species.toml", '"invertebrates"', '"crumbs"', "deer_mouse: foods: no resource is called"),
        ("species.toml", 'scavenger = "true"', 'scavenger = "land"', "turkey_vulture: scavenger"),
        ("species.toml", "copies = 3", "colour = 3", "colour"),
        ("species.toml", 'en = "meadow vole"', 'en = "moose"', "two cards are called moose"),
        ("species.toml", 'also = ["mouse"', 'also = ["moose"', "another card is called moose"),
        ("species.toml", 'realms = ["land"]', 'realms = ["land", "land"]', "deer_mouse: realms"),
        ("species.toml", 'id = "cougar"', 'id = "cougar"\nnever = ["unicorn"]', "cougar: never"),
        (
            "species.toml",
            'id = "cougar"',
            'id = "cougar"\nonly = ["unicorn"]',
            "cougar: never, only",
        ),
        ("species.toml", 'id = "cougar"', 'id = "cougar"\nfoods = ["eggs"]', "carnivores eat no"),
        ("species.toml", 'id = "cougar"', 'id = "cougar"\nscavenger = "true"', "cougar: scavenger"),
        ("species.toml", 'diet = "carnivore"', 'diet = "herbivore"', "an herbivore needs one"),
        ("species.toml", 'diet = "scavenger"', 'diet = "omnivore"', "turkey_vulture: scavenger"),
        ("events.toml", 'id = "winter"', 'id = "autumn"', "id"),
        ("events.toml", 'id = "winter"', 'id = "spring"', "each once"),
        ("resources.toml", "copies = 5", "copies = 0", "copies"),
    ],
)
def test_a_mistake_is_named_with_its_file(
    folder: Path, file: str, old: str, new: str, said: str
) -> None:
    replace(folder, file, old, new)
    with pytest.raises(BadInput) as caught:
        box()
    assert caught.value.message.id == "error-data"
    assert caught.value.message.args["place"] == str(folder / file)
    assert said in str(caught.value.message.args["detail"])


def write(folder: Path, copies: list[int], species: int = 43) -> None:
    """The box with so many species, and so many copies of each card in the order of the files."""
    left = iter(copies)
    for file, heading in (
        ("resources.toml", "[[resource]]"),
        ("species.toml", "[[species]]"),
        ("events.toml", "[[event]]"),
    ):
        first, *cards = (DATA / file).read_text(encoding="utf-8").split(heading)
        if file == "species.toml":
            cards = cards[:species]
        cards = [re.sub(r"copies = \d+", f"copies = {next(left)}", card) for card in cards]
        (folder / file).write_text(heading.join([first, *cards]), encoding="utf-8")
    datafiles.forget()


@rule("NWO-1")
@pytest.mark.parametrize(
    ("species", "copies", "fits"),
    [
        (43, [1] * 61, True),
        (42, [1] * 60, True),
        (41, [1] * 59, False),
        (43, [5] * 11 + [4] * 50, True),
        (43, [5] * 12 + [4] * 49, False),
    ],
)
def test_a_box_has_sixty_to_255_cards(
    folder: Path, species: int, copies: list[int], fits: bool
) -> None:
    write(folder, copies, species)
    if fits:
        assert box().copies == sum(copies)
        return
    with pytest.raises(BadInput) as caught:
        box()
    assert f"{sum(copies)} cards in all" in str(caught.value.message.args["detail"])


@rule("NWO-2")
@pytest.mark.parametrize("rank", range(2, 9))
def test_a_box_without_a_rank_is_refused(folder: Path, rank: int) -> None:
    text = (DATA / "species.toml").read_text(encoding="utf-8")
    other = 5 if rank != 5 else 4
    text = text.replace(f"rank = {rank}\n", f"rank = {other}\n")
    (folder / "species.toml").write_text(text, encoding="utf-8")
    datafiles.forget()
    with pytest.raises(BadInput) as caught:
        box()
    assert f"no card of rank {rank}" in str(caught.value.message.args["detail"])


def test_a_box_without_resources_is_refused(folder: Path) -> None:
    (folder / "resources.toml").write_text("resource = []\n", encoding="utf-8")
    text = (DATA / "species.toml").read_text(encoding="utf-8")
    text = re.sub(r'diet = "(herbivore|omnivore)"', 'diet = "carnivore"', text)
    text = re.sub(r"foods = \[.*\]\n", "", text)
    (folder / "species.toml").write_text(text, encoding="utf-8")
    datafiles.forget()
    with pytest.raises(BadInput) as caught:
        box()
    assert str(caught.value.message.args["detail"]) == "resource: none"


@rule("NWO-77")
def test_pairs_of_one_kind_count_and_never_beyond_rank_eight(folder: Path) -> None:
    """With other files other cards may be pairs: a wolf and a cougar are none."""
    replace(folder, "species.toml", 'id = "cougar"\n', 'id = "cougar"\nspecial = "pair"\n')
    components = box()
    wolf, cougar = form(components.names["wolf"]), form(components.names["cougar"])
    assert ranks([Lying(wolf), Lying(cougar)], wolf_pair=True) == 1 << 7 | 1 << 8
    assert ranks([Lying(cougar), Lying(cougar)], wolf_pair=True) == 1 << 8
    assert ranks([Lying(wolf), Lying(wolf)], wolf_pair=False) == 1 << 7
    assert ranks([Lying(wolf), None, Lying(wolf)], wolf_pair=True) == 1 << 7 | 1 << 8
