"""Earth's cards explained to people: figures, signs and words."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from hedgerow.core.text import Message
from hedgerow.games import datafiles
from hedgerow.games.earth import cards
from hedgerow.games.earth.cards import Ability, GaiaGoods
from hedgerow.games.earth.companion.glyphs import EarthGlyph, effect_glyphs, scoring_glyphs
from hedgerow.games.earth.effects import (
    Gain,
    PayInstead,
)
from hedgerow.games.earth.nouns import Colour, Habitat
from hedgerow.games.earth.rules.verbs import VERBS
from hedgerow.games.earth.rules.verbs.cards import STANDING
from hedgerow.games.earth.words import animals
from hedgerow.games.earth.words.phrases import both
from hedgerow.games.earth.words.scoring import goal_text, scoring_text
from hedgerow.games.earth.words.verbs import text

Kind: TypeAlias = Literal[
    "tree",
    "bush",
    "herb",
    "mushroom",
    "wild",
    "terrain",
    "event",
    "island",
    "climate",
    "ecosystem",
    "fauna",
    "animal",
    "gaia",
]
Lead: TypeAlias = Colour | Literal["leaf", "round"]
"""What triggers an ability: its colour, the use of a leaf, or the end of a round."""


Source: TypeAlias = Literal["two", "differ", "one", "rulebook", "shape", "other"]
_SOURCES: dict[str, Source] = {
    "two transcriptions": "two",
    "two transcriptions, which differ": "differ",
    "one transcription": "one",
    "rulebook": "rulebook",
    "proposed: an animal of this shape is in the box, its name is not known": "shape",
}


class EarthAbility(Struct, frozen=True):
    colour: Lead
    text: Message
    """When it happens and what it does, or what it scores at the end."""
    glyphs: tuple[EarthGlyph, ...]
    rule: str
    """The rule that says when it happens."""
    grade: cards.Grade | None = None
    """How much of an animal's ability is known; None on other cards."""


class EarthStart(Struct, frozen=True):
    """What an island gives at the start."""

    draw: int
    compost: int
    soil: int


class EarthCard(Struct, frozen=True, kw_only=True):
    """A card that is in sight; an animal's key is its id."""

    key: str
    no: int = 0
    kind: Kind
    name: Message
    latin: str = ""
    cost: int | None = None
    points: int | None = None
    habitats: tuple[Habitat, ...] = ()
    sprouts: int = 0
    """Spaces for sprouts."""
    growth: int = 0
    """Spaces for growth, the canopy's included."""
    canopy: int = 0
    abilities: tuple[EarthAbility, ...] = ()
    scoring: Message | None = None
    """What a fauna card requires, or an ecosystem scores."""
    tags: tuple[Message, ...] = ()
    """What it counts as besides its kind, habitats and colours."""
    start: EarthStart | None = None
    source: Source = "other"
    french: bool = False
    """Whether its French name is printed on the card."""


# Cards

_RULES: dict[Lead, str] = {
    "green": "EAR-28",
    "red": "EAR-28",
    "blue": "EAR-28",
    "yellow": "EAR-28",
    "multi": "EAR-29",
    "brown": "EAR-29",
    "black": "EAR-22",
    "leaf": "EAR-83",
    "round": "EAR-97",
}


def ability_note(ability: Ability, *, event: bool = False) -> EarthAbility:
    """An ability box for people; an event's ability is used when the event is played."""
    if ability.score is not None:
        said = Message("earth-when-end", {"text": scoring_text(ability.score)})
        return EarthAbility(ability.colour, said, tuple(scoring_glyphs(ability.score)), "EAR-64")
    effect = ability.effect
    assert effect is not None
    when: str = "event" if event else ability.colour
    if isinstance(effect, PayInstead):
        when = "paying"
    elif VERBS[type(effect)] is STANDING:
        when = "brown"
    said = Message(f"earth-when-{when}", {"text": text(effect)})
    rule = "EAR-41" if event else _RULES[ability.colour]
    if isinstance(effect, Gain) and effect.if_active:
        rule = "EAR-37"
        action = Message(f"earth-action-{ability.colour}")
        plain = text(msgspec.structs.replace(effect, if_active=False))
        said = Message("earth-when-own", {"action": action, "text": plain})
    return EarthAbility(ability.colour, said, effect_glyphs(effect), rule)


@datafiles.derived
def explained() -> dict[str, EarthCard]:
    """Every card by its key."""
    found = {str(no): _earth_card(card) for no, card in cards.earth_deck().items()}
    for key, island in cards.islands().items():
        start = EarthStart(island.start.draw, island.start.compost, island.start.soil)
        found[key] = _board(island, "island", start)
    for key, climate in cards.climates().items():
        found[key] = _board(climate, "climate", None)
    for key, ecosystem in cards.ecosystems().items():
        found[key] = EarthCard(
            key=key,
            no=ecosystem.no,
            kind="ecosystem",
            name=cards.name_of(ecosystem),
            scoring=scoring_text(ecosystem.scoring),
            source=_SOURCES.get(ecosystem.source, "other"),
            french=ecosystem.french == "rulebook",
        )
    for key, fauna in cards.fauna().items():
        found[key] = EarthCard(
            key=key,
            no=fauna.no,
            kind="fauna",
            name=cards.name_of(fauna),
            latin=fauna.latin,
            scoring=goal_text(fauna.goal),
            source=_SOURCES.get(fauna.source, "other"),
            french=fauna.french == "rulebook",
        )
    for key, animal in cards.animals().items():
        found[key] = _animal(animal)
    for no, gaia in cards.gaia_deck().items():
        found[str(no)] = _gaia(gaia)
    return found


def _earth_card(card: cards.EarthCard) -> EarthCard:
    flora = card if isinstance(card, cards.Flora) else None
    event = isinstance(card, cards.Event)
    kind: Kind = "event" if event else "terrain"
    if flora is not None:
        kind = flora.types[0] if len(flora.types) == 1 else "wild"
    tags = [Message(f"earth-tag-{tag}") for tag in (flora.name_tags if flora else ())]
    if not isinstance(card, cards.Event) and card.directional:
        tags.append(Message("earth-tag-directional"))
    return EarthCard(
        key=str(card.no),
        no=card.no,
        kind=kind,
        name=cards.name_of(card),
        latin=flora.latin if flora else "",
        cost=None if isinstance(card, cards.Event) else card.cost,
        points=card.vp,
        habitats=() if isinstance(card, cards.Event) else card.habitats,
        sprouts=flora.sprout_spaces if flora else 0,
        growth=flora.growth_spaces if flora else 0,
        canopy=flora.canopy_vp if flora else 0,
        abilities=tuple(ability_note(ability, event=event) for ability in card.abilities),
        tags=tuple(tags),
        source=_SOURCES.get(card.source, "other"),
        french=card.french == "rulebook",
    )


def _board(card: cards.Island | cards.Climate, kind: Kind, start: EarthStart | None) -> EarthCard:
    return EarthCard(
        key=card.key,
        no=card.no,
        kind=kind,
        name=cards.name_of(card),
        points=card.vp,
        habitats=card.habitats,
        abilities=tuple(map(ability_note, card.abilities)),
        start=start,
        tags=(Message("earth-tag-start"),) if start else (),  # EAR-68
        source=_SOURCES.get(card.source, "other"),
        french=card.french == "rulebook",
    )


def _animal(animal: cards.Animal) -> EarthCard:
    own, shared = animal.individual, animal.collective
    return EarthCard(
        key=animal.id,
        kind="animal",
        name=cards.name_of(animal),
        latin=animal.latin,
        abilities=(
            EarthAbility(
                "leaf",
                Message("earth-when-leaf", {"text": animals.individual(own)}),
                (),
                "EAR-83",
                own.grade,
            ),
            EarthAbility(
                "round",
                Message("earth-when-round", {"text": animals.collective(shared)}),
                (),
                "EAR-97",
                shared.grade,
            ),
        ),
        source=_SOURCES.get(animal.source, "other"),
        french=True,
    )


def _gaia(card: cards.Gaia) -> EarthCard:
    parts = [_gaia_goods(card.gain)] if card.gain != GaiaGoods() else []
    if card.each is not None:
        more = _gaia_goods(card.gain_for_each)
        parts.append(Message(f"earth-gaia-each-{card.each.replace('_', '-')}", {"what": more}))
    if card.claims is not None:
        said = Message(
            f"earth-gaia-claims-{card.claims}",
            {"left": _gaia_goods(card.expert_left), "right": _gaia_goods(card.expert_right)},
        )
    else:
        said = Message("earth-gaia-takes", {"what": both(parts)})
        if card.gain_for_each.soil:
            said = Message("earth-gaia-soil-becomes", {"text": said})
    return EarthCard(
        key=str(card.no),
        no=card.no,
        kind="gaia",
        name=cards.name_of(card),
        abilities=(EarthAbility(card.colour, said, (), "EAR-115" if card.claims else "EAR-114"),),
        source=_SOURCES.get(card.source, "other"),
    )


def _gaia_goods(goods: GaiaGoods) -> Message:
    counts = {
        "soil": goods.soil,
        "sprout": goods.sprout,
        "growth": goods.growth,
        "compost": goods.compost_deck,
        "cards": goods.cards,
    }
    return both([Message(f"earth-gaia-{what}", {"count": n}) for what, n in counts.items() if n])
