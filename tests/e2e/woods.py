"""A person at a North Woods table: every move made by clicking where the board shows it."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import Locator

from e2e.visitor import Visitor

Move = dict[str, Any]


def start_table(
    ann: Visitor, seats: int = 3, *, bot: str = "random", **options: int | bool
) -> None:
    """A table against bots that asks this person."""
    ann.sit_down("north_woods", seats, bot, **options)
    assert ann.until_asked()


def frame(ann: Visitor) -> str:
    """What is asked, by its name."""
    return str(ann.state["view"]["pending"][-1]["type"])


def aids(ann: Visitor) -> Any:
    """The newest aids, once they are those of the newest state."""
    found: list[Any] = []

    def came() -> bool:
        for text in reversed(ann.frames):
            if text.startswith('{"type":"aids"'):
                got = msgspec.json.decode(text)
                found[:] = [got["aids"]]
                return bool(got["revision"] >= ann.state["revision"])
        return False

    ann.wait(came, "the aids")
    return found[0]


def hand(ann: Visitor, card: str) -> Locator:
    return ann.page.locator(f'[data-hand="{ann.state["view"]["hand"].index(card)}"]')


def lying(ann: Visitor, seat: int, slot: int) -> Locator:
    """A card in front of a seat, with its woods in sight."""
    tab = ann.page.locator(f'[role="tab"][data-seat="{seat}"]')
    if tab.get_attribute("aria-selected") != "true":
        tab.click()
    return ann.page.locator(f'[data-lying="{seat}.{slot}"]')


def row(ann: Visitor, id: str) -> Locator:
    return ann.page.locator(f'[data-row="{id}"]')


def primary(ann: Visitor) -> Locator:
    return ann.page.locator("[data-primary]")


def make(ann: Visitor, *moves: Move) -> None:
    """Make moves that belong together, and see them made."""
    made = ann.state["made"]
    click(ann, *moves)
    ann.until_made(made + len(moves))


def click(ann: Visitor, first: Move, *rest: Move) -> None:
    view, page = ann.state["view"], ann.page
    me: int = view["seat"]
    match first["do"]:
        case "draw":
            page.locator("[data-deck]").click()
        case "take":
            page.locator(f'[data-display="{first["place"]}"]').click()
            primary(ann).click()
        case "lay" | "play":
            hand(ann, first["card"]).click()
            lay(ann, first.get("on"), *rest)
        case "aside":
            hand(ann, first["card"]).click()
            ann.button("web-north-woods-aside").click()
        case "lift":
            lying(ann, me, first["slot"]).click()
            lay(ann, None, *rest)
        case "rescue":
            page.locator(f'[data-pile="{first["pile"]}"]').click()
            lay(ann, None, *rest)
        case "use":
            hand(ann, first["card"]).click()
            for move in rest:
                if move["do"] != "done":
                    row(ann, row_of(ann, move)).click()
            primary(ann).click()
        case "territory":
            hand(ann, first["card"]).click()
            row(ann, row_of(ann, rest[0])).click()
            primary(ann).click()
        case "on":
            lying(ann, me, first["slot"]).click()
        case "cover":
            page.locator(f'[data-pile="{first["pile"]}"]').click()
        case "bury":
            lying(ann, me, first["slot"]).click()
            page.locator(f'[data-pile="{first["pile"]}"]').click()
        case "discard":
            hand(ann, first["card"]).click()
            page.locator(f'[data-pile="{first["pile"]}"]').click()
        case "feed":
            page.locator('[data-act="feed"]').click()
            primary(ann).click()
        case "declare":
            page.locator('[data-act="declare"]').click()
        case "end":
            hungry = any(card["being"] == "hungry" for card in view["tables"][me])
            page.locator('[data-act="end"]').click()
            if hungry and frame(ann) == "acting":
                primary(ann).click()
        case "done" if frame(ann) == "start":
            page.locator('[data-act="done"]').click()
        case _:
            row(ann, row_of(ann, first)).click()


def lay(ann: Visitor, on: int | None, *rest: Move) -> None:
    """Where the card in question goes: on a card, apart, or by itself."""
    me: int = ann.state["view"]["seat"]
    if rest and rest[0]["do"] == "on":
        on = rest[0]["slot"]
    if on is not None:
        lying(ann, me, on).click()
    elif rest:
        row(ann, "apart").click()
    else:
        (primary(ann).or_(row(ann, "apart"))).first.click()


def row_of(ann: Visitor, move: Move) -> str:
    """The line of the docked card that stands for a move."""
    match move["do"]:
        case "aim" | "seize":
            return f"lying:{move['seat']}.{move['slot']}"
        case "on":
            return f"lying:{ann.state['view']['seat']}.{move['slot']}"
        case "adopt":
            return f"lying:{ann.state['view']['pending'][-1]['of']}.{move['slot']}"
        case "burn":
            return f"seat:{move['seat']}"
        case "name":
            return f"rank:{move['rank']}"
        case "keep":
            return f"keep:{move['card']}"
        case "fetch":
            return f"fetch:{move['pile']}.{move['at']}"
        case kind:
            return str(kind)


def event(ann: Visitor) -> tuple[Move, ...]:
    """An event of the hand with what it is about, () when none can be used."""
    if frame(ann) not in ("start", "acting", "dying", "discarding", "closing"):
        return ()
    for told in aids(ann)["events"]:
        use = {"do": "use", "card": told["card"]}
        if told["barred"] or use not in ann.moves:
            continue
        if told["card"] in ("disease", "abundance", "population_boom"):
            return (use, {"do": "aim", **told["aims"][0]})
        if told["seats"]:
            return (use, {"do": "burn", "seat": told["seats"][0]})
        if told["card"] == "niche":
            return (use, {"do": "name", "rank": 4})
        groups = {one["species"]: one for one in told["fetches"]}
        return (use, *({"do": "fetch", "pile": g["pile"], "at": g["at"]} for g in groups.values()))
    return ()


def sensible(ann: Visitor, *, events: bool = False) -> tuple[Move, ...]:
    """What a calm person would do: lay what can be fed, follow the advice, end the turn."""
    moves = ann.moves
    kinds = {move["do"]: move for move in reversed(moves)}
    if "declare" in kinds:
        return (kinds["declare"],)
    if events and (found := event(ann)):
        return found
    if frame(ann) == "acting":
        told = aids(ann)
        plan = told["habitat"] or told["turn"]
        if plan and plan["steps"]:
            return tuple(plan["steps"][0]["moves"])
        return (kinds["end"],)
    if "territory" in kinds:
        prey = next(one for one in aids(ann)["prey"] if one["card"] == kinds["territory"]["card"])
        seize = {"do": "seize", "seat": prey["seat"], "slot": prey["slot"]}
        return (kinds["territory"], seize)
    return (moves[0],)
