"""`score`: finished tableaux with a full breakdown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import Meta, Struct, to_builtins
from msgspec.structs import fields

from hedgerow.core.companion import Clerk, Document, Tool
from hedgerow.core.paper import Cell, Grid, Line, Paper, cells
from hedgerow.core.text import Arg, Message, Say, seat_letter
from hedgerow.games.earth.cards import (
    animals,
    climates,
    earth_deck,
    ecosystems,
    islands,
    name_of,
    terrains,
)
from hedgerow.games.earth.scorefile import ScoreFile, read_score_file
from hedgerow.games.earth.scoring.gaia import GaiaBreakdown, gaia_score
from hedgerow.games.earth.scoring.score import CATEGORIES, Breakdown, Category, Entry, played, ranks
from hedgerow.games.earth.scoring.score import score as final_score
from hedgerow.games.earth.scoring.tableau import SIDE
from hedgerow.games.earth.words.scoring import scoring_text

_GAIA: Final = {"cards": "gaia-cards", "bonus": "gaia-bonus", "leaves": "gaia-leaves"}
"""The categories that have other names in Gaia's score."""


class ScoreRequest(Struct, frozen=True, forbid_unknown_fields=True):
    file: Annotated[
        Document, Meta(description="Tableaux as text or JSON (docs/games/earth.md); - for stdin.")
    ]
    details: Annotated[bool, Meta(description="With --json: what each card scores, too.")] = False


def score(request: ScoreRequest, clerk: Clerk) -> list[dict[str, Any]]:
    """Score finished tableaux with a full breakdown."""
    _, scored, hers = _scored(request)
    listed = [_plain(breakdown, request.details) for breakdown in scored]
    return listed if hers is None else [*listed, {"gaia": True, **to_builtins(hers)}]


def _scored(
    request: ScoreRequest,
) -> tuple[ScoreFile, Sequence[Breakdown], GaiaBreakdown | None]:
    given = read_score_file(request.file.raw, request.file.place)
    scored = final_score(given.seats, given.mode, given.shared, given.collective)
    return given, scored, None if given.gaia is None else gaia_score(given.gaia)


def _notes(request: ScoreRequest) -> Sequence[Message]:
    return read_score_file(request.file.raw, request.file.place).notes


def _plain(breakdown: Breakdown, details: bool) -> dict[str, Any]:
    found: dict[str, Any] = {name: breakdown.of(name) for name in CATEGORIES}
    found["total"] = breakdown.total
    if details:
        found["details"] = [_plain_entry(entry) for entry in breakdown.entries]
    return found


def _plain_entry(entry: Entry) -> dict[str, Any]:
    found: dict[str, Any] = {"category": entry.category, "points": entry.points}
    if entry.card:
        found["card"] = entry.card
    if entry.cell is not None:
        found["row"], found["column"] = divmod(entry.cell, SIDE)
    return found


# In words


def _paper(request: ScoreRequest, answer: Any, clerk: Clerk) -> Paper:
    say = clerk.say
    given, scored, hers = _scored(request)
    titles = [
        name or say(Message("earth-score-seat", {"letter": seat_letter(number)}))
        for number, name in enumerate(given.names)
    ]
    paper: Paper = []
    categories = played(scored)
    for title, breakdown in zip(titles, scored, strict=True):
        paper += [Line(title, "bold"), _grid(breakdown, categories, say), Line()]
    if hers is not None:
        paper += [Line(say(Message("earth-score-gaia")), "bold")]
        paper += [_gaia_grid(hers, "animals" in categories, say), Line()]
        won = scored[0].total > hers.total
        id = "earth-score-beats-gaia" if won else "earth-score-lost-to-gaia"
        paper.append(Line(say(Message(id, {"name": titles[0]}))))
    if len(scored) > 1:
        best = [number for number, rank in enumerate(ranks(given.seats, scored)) if rank == 1]
        names = ", ".join(titles[number] for number in best)
        leader = Message("earth-score-leader", {"names": names, "count": len(best)})
        paper.append(Line(say(leader)))
    return paper


def _grid(breakdown: Breakdown, categories: Sequence[Category], say: Say) -> Grid:
    rows = []
    for category in categories:
        entries = [entry for entry in breakdown.entries if entry.category == category]
        told = [say(_entry(entry)) for entry in entries if entry.card and _worth_saying(entry)]
        separator = "\n" if category in ("terrain", "ecosystems") else ", "
        row = cells(say(Message(f"earth-score-{category}")), str(breakdown.of(category)))
        rows.append([*row, Cell(separator.join(told), "dim")])
    rows.append(cells(say(Message("earth-score-total")), str(breakdown.total), style="bold"))
    return Grid(rows, right=(1,))


def _gaia_grid(breakdown: GaiaBreakdown, animals: bool, say: Say) -> Grid:
    """EAR-119: what Gaia has, category by category."""
    rows = []
    for category in fields(breakdown):
        if category.name == "animals" and not animals and not breakdown.animals:
            continue
        label = say(Message(f"earth-score-{_GAIA.get(category.name, category.name)}"))
        style = "bold" if category.name == "total" else ""
        rows.append(cells(label, str(getattr(breakdown, category.name)), style=style))
    return Grid(rows, right=(1,))


def _worth_saying(entry: Entry) -> bool:
    return entry.points != 0 or entry.category in ("terrain", "ecosystems")


def _entry(entry: Entry) -> Message:
    """One card's part of a category, with the rule where a rule made it."""
    args: dict[str, Arg] = {"name": _name(entry), "points": entry.points}
    if entry.category == "ecosystems":
        rule = ecosystems()[str(entry.card)].scoring
        return Message("earth-score-scored", {**args, "text": scoring_text(rule)})
    if entry.category == "terrain" and isinstance(entry.card, int):
        for ability in terrains()[entry.card].abilities:
            if ability.score is not None:
                return Message("earth-score-scored", {**args, "text": scoring_text(ability.score)})
    if entry.category == "animals" and entry.card in islands():
        return Message("earth-score-island-stock", args)
    return Message("earth-score-entry", args)


def _name(entry: Entry) -> Message:
    if isinstance(entry.card, int):
        return name_of(earth_deck()[entry.card])
    for cards in (islands(), climates(), ecosystems(), animals()):
        if entry.card in cards:
            return name_of(cards[entry.card])
    raise KeyError(entry.card)


SCORE: Final = Tool(ScoreRequest, list[dict[str, Any]], score, _paper, _notes)
