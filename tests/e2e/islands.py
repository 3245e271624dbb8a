"""A person at an Earth table: every move made by clicking where the board shows it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec
from playwright.sync_api import Locator

from e2e.visitor import PHONE, Visitor

Move = Any


def start_table(ann: Visitor, seats: int, *, bot: str = "random", **options: str | bool) -> None:
    """A table against bots, or alone, that asks this person."""
    ann.sit_down("earth", seats, bot, **options)
    assert ann.until_asked()


def unasked_at_the_end(ann: Visitor) -> None:
    """A person who does not want to be asked about events and conversions."""
    kept = '{"run":"run","pausing":false}'
    ann.page.add_init_script(f"localStorage.setItem('hedgerow-earth', '{kept}')")


def until_asked(ann: Visitor) -> bool:
    """Wait for a question that does not answer itself; False when the game has ended instead."""
    ann.wait(lambda: ann.over or (ann.asked and not goes_on(ann)), "a choice", 60)
    return not ann.over


def goes_on(ann: Visitor) -> bool:
    """Whether the board is about to answer by itself: one move alone, or goods for nothing."""
    free = ann.state["decisions"][0]["prompt"]["id"].startswith("earth-prompt-taking")
    return len(ann.moves) == 1 or free or passes(ann)


def passes(ann: Visitor) -> bool:
    """Whether the board goes on because there is nothing to do, or no pause is wanted for it."""
    kinds = {move["do"] for move in ann.moves}
    if kinds <= {"skip", "done", "all"}:
        return True
    stopped = frame(ann) in ("activation", "sharing") and "use" not in kinds
    if frame(ann) != "closing" and not stopped:
        return False
    return '"pausing":false' in str(ann.page.evaluate("localStorage['hedgerow-earth']"))


def aids(ann: Visitor) -> Any:
    """The newest aids that came."""
    for number in range(len(ann.frames) - 1, -1, -1):
        if ann.frames[number].startswith('{"type":"aids"'):
            return _aids(ann.frames[number])
    return {"uses": [], "cards": [], "hand": []}


@lru_cache(maxsize=2)
def _aids(text: str) -> Any:
    return msgspec.json.decode(text)["aids"]


def garden(ann: Visitor) -> Any:
    """What lies before this person."""
    view = ann.state["view"]
    return view["gardens"][view["seat"]]


def frame(ann: Visitor) -> str:
    """What is asked, by its name."""
    return str(garden(ann)["stack"][-1]["type"])


def act(ann: Visitor, id: str) -> Locator:
    """A button of the dock."""
    return ann.page.locator(f'[data-act="{id}"]')


def held(ann: Visitor, card: int) -> Locator:
    return ann.page.locator(f'[data-hand="{card}"]')


def cell(ann: Visitor, at: int) -> Locator:
    return ann.page.locator(f'[data-cell="{at}"]')


def press(ann: Visitor, target: Locator) -> None:
    """A click, or a tap on a phone."""
    touch = ann.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
    target.tap() if touch else target.click()


def sensible(ann: Visitor) -> Move:
    """What a person in a hurry would do: fill the tableau with what is cheap."""
    kinds = {move["do"]: move for move in reversed(ann.moves)}
    own = garden(ann)
    if "act" in kinds:
        payable = [note for note in aids(ann)["hand"] if note["cost"] is not None]
        soon = sum(note["cost"] <= own["soil"] for note in payable)
        wanted = "green" if soon > 1 else "yellow" if len(payable) < 3 else "red"
        fits = [move for move in ann.moves if move.get("colour") == wanted]
        return fits[0] if fits else kinds["act"]
    if "plant" in kinds:
        costs = {note["card"]: note["cost"] or 0 for note in aids(ann)["hand"]}
        plants = [move for move in ann.moves if move["do"] == "plant"]
        return min(plants, key=lambda move: costs.get(move["card"], 0))
    laid = sum(plot["sprouts"] + plot["growth"] for plot in own["plots"])
    if laid > 5 and "put" in kinds:
        return kinds["skip"]
    for kind in ("use", "put", "step", "animal", "keep", "claim", "take", "choose"):
        if kind in kinds:
            return kinds[kind]
    if "compost" in kinds and "skip" not in kinds:
        return kinds["compost"]
    for kind in ("skip", "done"):
        if kind in kinds:
            return kinds[kind]
    return ann.moves[0]


def make(ann: Visitor, move: Move) -> None:
    """Make a move on the board, and see it made, with those that follow from it."""
    made = ann.state["made"]
    many = click(ann, move)
    ann.until_made(made + many)
    if move["do"] in ("plant", "pay", "remove", "compost"):
        # A card's cell was chosen with it.
        ann.wait(lambda: ann.over or not ann.asked or frame(ann) != "siting", "the card's cell")


def click(ann: Visitor, move: Move) -> int:
    """Choose a move where the board shows it; says how many moves that makes."""
    page = ann.page
    match move["do"]:
        case "choose":
            press(ann, page.locator(f'[data-choose="{move["code"]}"]'))
        case "act":
            press(ann, page.locator(f'[data-action="{move["colour"]}"]'))
            press(ann, act(ann, "act"))
        case "plant":
            press(ann, held(ann, move["card"]))
            press(ann, act(ann, "plant"))
        case "site":
            press(ann, act(ann, "plant"))
        case "event":
            press(ann, held(ann, move["card"]))
            press(ann, act(ann, "event"))
        case "keep":
            press(ann, held(ann, move["card"]))
            press(ann, act(ann, "keep"))
        case "compost":
            top = garden(ann)["stack"][-1]
            costs = {note["card"]: note["cost"] or 0 for note in aids(ann)["hand"]}
            cards = [one["card"] for one in ann.moves if one["do"] == "compost"]
            cards.sort(key=lambda card: -costs.get(card, 0))
            for card in cards[: top["left"]]:
                press(ann, held(ann, card))
            press(ann, act(ann, "compost"))
            return min(len(cards), int(top["left"]))
        case "put" | "remove" | "step":
            press(ann, cell(ann, move["cell"]))
        case "replace":
            press(ann, cell(ann, move["cell"]))
            press(ann, act(ann, "replace"))
        case "copy":
            press(ann, page.locator(f'[data-use="{move["cell"]}.{move["ability"]}"]'))
        case "claim":
            press(ann, act(ann, f"claim:{move['goal']}"))
        case "take":
            press(ann, act(ann, f"take:{move['benefit']}"))
        case "animal":
            press(ann, act(ann, f"animal:{move['animal']}"))
        case "pay" | "order" as kind:
            value = str(move["instead" if kind == "pay" else "first"]).lower()
            press(ann, act(ann, f"{kind}:{value}"))
        case bare:
            assert re.fullmatch("use|all|skip|done|convert|leaf", bare), bare
            press(ann, act(ann, bare))
    return 1
