"""The story of a game: which events each act tells, with what, and to whom."""

from __future__ import annotations

from games.north_woods.woods import OPENING, START, cards, woods
from hedgerow.games.north_woods.events import (
    Adopted,
    Aimed,
    Attacked,
    Dealt,
    Discarded,
    Drew,
    FedAll,
    Fell,
    Fetched,
    FoundNothing,
    HabitatDeclared,
    HandsPassed,
    LaidDown,
    Moved,
    Named,
    Opened,
    Played,
    PutDown,
    Refilled,
    Rescued,
    Reshuffled,
    Seized,
    SetAlight,
    SetAside,
    Spent,
    SpringCame,
    SpringDrew,
    SpringKept,
    SpringSaw,
    Stalled,
    Took,
    TurnEnded,
    Used,
    WinterFell,
)
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import play

BUSY = ["eggs", "fungi", "insects"]


@rule("NWO-37", "NWO-39")
def test_the_opening_is_told_to_its_seat_and_then_to_all() -> None:
    six, other = (
        "plants insects moose black_bear wood_frog spring",
        "eggs fungi plants coyote coyote mink",
    )
    table = woods(hands=[six, other], frame=OPENING)
    (laid,) = table.play(0, "lay plants")
    assert (laid.seen(0), laid.seen(1)) == (LaidDown(0, "plants"), PutDown(0))
    (aside,) = table.play(0, "aside spring")
    assert (aside.seen(0), aside.seen(1)) == (SetAside(0, "spring"), PutDown(0))
    play(table, "A lay insects, B lay eggs, B aside mink")
    told = play(table, "B aside coyote")
    assert told[:3] == [
        PutDown(1),
        Opened(0, ("plants", "insects")),
        Opened(1, ("eggs",)),
    ]
    assert isinstance(told[3], Dealt)
    assert sorted(card for pile in told[3].piles for card in pile) == ["coyote", "mink", "spring"]


@rule("NWO-42", "NWO-43", "NWO-44")
def test_drawing_is_told() -> None:
    table = woods(
        "", hands=["", ""], frame=START, display=["mink", "eggs", "cougar"], deck_top="fungi plants"
    )
    assert play(table, "take 2") == [Took(0, "eggs"), Refilled("fungi")]
    assert play(table, "draw") == [Drew(0)]
    last = woods(
        "", hands=["", ""], frame=START, display=["mink"], piles=["eggs"], deck=cards("fungi")
    )
    told = play(last, "draw")
    assert told[0] == Drew(0)
    assert isinstance(told[1], Reshuffled)
    assert sorted(told[1].display) == ["eggs", "mink"]


@rule("NWO-45", "NWO-70")
def test_the_end_of_a_turn_is_told() -> None:
    table = woods("moose, plants", "", hands=["", ""], deck=b"")
    assert play(table, "end") == [
        TurnEnded(0, ("moose",)),
        Fell(0, "moose", 0, "hungry"),
        Reshuffled(("moose",)),
    ]
    calm = woods("plants", "", hands=["", ""], deck=b"")
    assert play(calm, "end") == [TurnEnded(0, ()), FoundNothing(1)]


@rule("NWO-73", "NWO-78", "NWO-79", "NWO-75")
def test_discards_and_endings_are_told() -> None:
    table = woods("", hands=["eggs eggs fungi mink", ""])
    play(table, "end")
    assert play(table, "discard mink 1")[0] == Discarded(0, "mink", 0)
    stalled = woods("", "", hands=["", ""], turn=1, round=1, rounds=2)
    assert play(stalled, "end")[-1] == Stalled("rounds")
    dry = woods("", "", hands=["", ""], turn=1, dry=2, deck=b"")
    assert play(dry, "end")[-1] == Stalled("dry")
    full = (
        "cougar > white_tailed_deer > plants, gray_wolf > snowshoe_hare > plants, "
        "coyote > fruit_berries, mink > deer_mouse > insects"
    )
    assert play(woods(full), "declare") == [HabitatDeclared(0)]


@rule("NWO-25", "NWO-27", "NWO-28", "NWO-48", "NWO-49")
def test_playing_and_moving_are_told() -> None:
    table = woods("snowshoe_hare > plants, aquatic_plants", hands=["moose eggs", ""])
    assert play(table, "play eggs") == [Played(0, "eggs")]
    assert play(table, "play moose") == [Played(0, "moose")]
    assert play(table, "on 1") == [Moved(0, "moose", "plants", "snowshoe_hare")]
    assert play(table, "lift 5, apart") == [Moved(0, "moose", None, None)]
    assert play(table, "feed") == [FedAll(0, 0)]
    short = woods("moose, snowshoe_hare, plants", piles=["beaver"])
    assert play(short, "feed") == [FedAll(0, 1)]
    dying = woods("plants", piles=["beaver"])
    assert play(dying, "rescue 1, on 1") == [
        Rescued(0, "beaver"),
        Moved(0, "beaver", "plants", None),
    ]


@rule("NWO-54", "NWO-57", "NWO-58")
def test_territory_is_told() -> None:
    table = woods("", "gray_wolf > white_tailed_deer > plants", hands=["cougar", ""], frame=START)
    assert play(table, "territory cougar") == [Attacked(0, "cougar")]
    taken, scared = ("white_tailed_deer", "plants"), ("gray_wolf",)
    assert play(table, "seize B 3") == [Seized(0, "cougar", 1, taken, scared)]


@rule("NWO-81", "NWO-85", "NWO-86", "NWO-104")
def test_events_with_an_aim_are_told() -> None:
    table = woods("plants", "moose", hands=["disease abundance population_boom", ""])
    assert play(table, "use population_boom, aim B 1") == [
        Used(0, "population_boom"),
        Aimed(0, "population_boom", 1, "moose"),
    ]
    assert play(table, "use abundance, aim A 1") == [
        Used(0, "abundance"),
        Aimed(0, "abundance", 0, "plants"),
    ]
    assert play(table, "use disease, aim B 1") == [
        Used(0, "disease"),
        Aimed(0, "disease", 1, "moose"),
        Spent("population_boom", 0),
        Fell(0, "moose", 1, "struck"),
        Spent("disease", 2),
    ]


@rule("NWO-88", "NWO-89")
def test_a_wildfire_is_told() -> None:
    table = woods("plants", "cougar > moose > plants", hands=["wildfire", ""])
    assert play(table, "use wildfire, burn B, adopt 2") == [
        Used(0, "wildfire"),
        SetAlight(0, 1),
        Fell(1, "plants", 0, "given"),
        Adopted(0, 1, ("moose", "cougar")),
        Spent("wildfire", 1),
    ]


@rule("NWO-90", "NWO-98", "NWO-102", "NWO-103")
def test_events_for_all_are_told() -> None:
    assert play(woods(hands=["migration", "eggs"]), "use migration") == [
        Used(0, "migration"),
        HandsPassed(),
        Spent("migration", 0),
    ]
    assert play(woods("", "mink", hands=["pollution", ""]), "use pollution") == [
        Used(0, "pollution"),
        Fell(1, "mink", 0, "given"),
        Spent("pollution", 1),
    ]
    winter = woods("", "plants", hands=["winter", ""], piles=["eggs moose"])
    assert play(winter, "use winter") == [
        Used(0, "winter"),
        Fell(1, "plants", 1, "given"),
        WinterFell(3),
        Spent("winter", 0),
    ]


@rule("NWO-94", "NWO-96", "NWO-100")
def test_events_that_bring_cards_are_told() -> None:
    table = woods(hands=["spring", ""], deck_top="eggs fungi plants insects")
    used, drew, *rest = table.play(0, "use spring")
    four = ("eggs", "fungi", "plants", "insects")
    assert (used.public, drew.seen(0), drew.seen(1)) == (
        Used(0, "spring"),
        SpringSaw(0, four),
        SpringDrew(0, 4),
    )
    assert rest == []
    came, spent = table.play(0, "keep fungi")
    three = ("eggs", "plants", "insects")
    assert came.seen(0) == SpringKept(0, three, "fungi")
    assert came.seen(1) == SpringCame(0, three)
    assert spent.public == Spent("spring", 0)
    renewal = woods(hands=["renewal", ""], piles=["moose", "", ""])
    assert play(renewal, "use renewal, fetch 1 1") == [
        Used(0, "renewal"),
        Fetched(0, "moose"),
        Spent("renewal", 0),
    ]
    niche = woods(hands=["niche", ""], deck_top="mink", piles=BUSY)
    assert play(niche, "use niche, name 4") == [Used(0, "niche"), Named(0, 4, "mink")]
    none = woods(hands=["niche", ""], deck=cards("mink"), display=["eggs"])
    assert play(none, "use niche, name 8")[:2] == [Used(0, "niche"), Named(0, 8, None)]
