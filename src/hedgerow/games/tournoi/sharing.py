"""Share codes for decks and own card sets, which hold the content itself.

A deck code is written in Crockford's base 32: the version, the number of characters for the power
cards, a bit for each power card and for each card of the pool, two characters of checksum and two
that depend on the ids of the cards, so that a code made with other cards is noticed. Cards added at
the end of the pool do not affect old codes. The code of a card set is its content, packed and
compressed, so that a record with such a code can be replayed anywhere.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from hedgerow.core import decoding
from hedgerow.core.errors import BadInput
from hedgerow.core.text import SEAT_LETTERS
from hedgerow.games.tournoi.cards import (
    DEGREES,
    KINDS,
    Card,
    CardSet,
    Characteristic,
    Name,
    Threat,
    powers,
    standard,
)
from hedgerow.games.tournoi.decks import Deck
from hedgerow.games.tournoi.measures import MOST, UNITS, Measure

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_VALUES: Final = {
    **{letter: value for value, letter in enumerate(_ALPHABET)},
    **{letter.lower(): value for value, letter in enumerate(_ALPHABET)},
    **dict.fromkeys("IiLl", 1),
    **dict.fromkeys("Oo", 0),
}
_BITS: Final = 5
_VERSION: Final = 1
_PRIME: Final = 1021
"""The largest prime below 32 * 32: a remainder fits in two characters."""
_GROUP: Final = 4


def deck_code(deck: Deck) -> str:
    """The code of a deck, finished or not; the order of its cards is lost."""
    power_digits = _digits(_mask(deck.powers))
    digits = (_VERSION, len(power_digits), *power_digits, *_digits(_mask(deck.cards)))
    checks = (*_two(_number(digits) % _PRIME), *_two(_fingerprint(deck)))
    letters = "".join(_ALPHABET[digit] for digit in (*digits, *checks))
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


def read_deck_code(text: str) -> Deck:
    """The deck of a code; raises BadInput if the code is invalid."""
    digits = []
    for position, letter in enumerate(text, start=1):
        if letter == "-" or letter.isspace():
            continue
        if letter not in _VALUES:
            raise BadInput("error-tournoi-deck-code-letter", letter=letter, position=position)
        digits.append(_VALUES[letter])
    if not digits:
        raise BadInput("error-tournoi-deck-code-empty")
    if digits[0] != _VERSION:
        version, known = _ALPHABET[digits[0]], str(_VERSION)
        raise BadInput("error-tournoi-deck-code-version", version=version, known=known)
    body, checks, prints = digits[:-4], digits[-4:-2], digits[-2:]
    if len(body) < 2 or len(body) < 2 + body[1] or _number(body) % _PRIME != _number(checks):
        raise BadInput("error-tournoi-deck-code-checksum")
    deck = Deck(_places(body[2 + body[1] :]), _places(body[2 : 2 + body[1]]))
    known_cards = max((*deck.cards, -1)) < len(standard().cards)
    known_powers = max((*deck.powers, -1)) < len(powers())
    if not (known_cards and known_powers and _fingerprint(deck) == _number(prints)):
        raise BadInput("error-tournoi-deck-code-other-cards")
    return deck


BOX: Final = "box"


def read_decks(text: str) -> tuple[Deck | None, ...]:
    """The decks of the seats in order, None for the box's; raises BadInput with the seat."""
    decks: list[Deck | None] = []
    for seat, code in enumerate(text.replace(",", " ").split()):
        try:
            decks.append(None if code.lower() == BOX else read_deck_code(code))
        except BadInput as error:
            letter = SEAT_LETTERS[min(seat, len(SEAT_LETTERS) - 1)]
            raise BadInput(
                "error-tournoi-deck-of-seat", seat=letter, detail=error.message
            ) from None
    return tuple(decks)


def _mask(places: Iterable[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def _digits(mask: int) -> tuple[int, ...]:
    """Base 32, the smallest digit first."""
    count = -(-mask.bit_length() // _BITS)
    return tuple(mask >> _BITS * at & 31 for at in range(count))


def _places(digits: Sequence[int]) -> tuple[int, ...]:
    return tuple(
        _BITS * at + bit
        for at, digit in enumerate(digits)
        for bit in range(_BITS)
        if digit >> bit & 1
    )


def _number(digits: Iterable[int]) -> int:
    number = 0
    for digit in digits:
        number = number << _BITS | digit
    return number


def _two(number: int) -> tuple[int, int]:
    return number >> _BITS, number & 31


def _fingerprint(deck: Deck) -> int:
    ids = [standard().cards[place].id for place in sorted(set(deck.cards))]
    ids += [powers()[place].id for place in sorted(set(deck.powers))]
    return zlib.crc32(" ".join(ids).encode()) % _PRIME


# Own card sets

SET_MARK: Final = "set1."
MOST_CARDS: Final = 400
LONGEST_SET: Final = 24_000
"""The longest code of a set; 400 cards with long names fit."""
LONGEST_NAME: Final = 60
_MOST_BYTES: Final = 200_000

_PackedCard: TypeAlias = tuple[str, int, int, int, int, str, int, str, str]
"""Name, four values, threat, category (-1 for none), scientific name, game."""


class _Packed(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    characteristics: tuple[tuple[str, Measure, str], ...]
    cards: tuple[_PackedCard, ...]


_decode: Final = decoding.msgpack_decoder(_Packed).decode


def set_code(cards: CardSet) -> str:
    """The code of an own card set; raises BadInput if it would be too long."""
    packed = _Packed(
        tuple((kind.name.en, kind.measure, kind.unit) for kind in cards.characteristics),
        tuple(_pack(card) for card in cards.cards),
    )
    raw = zlib.compress(msgspec.msgpack.encode(packed), 9)
    code = SET_MARK + base64.urlsafe_b64encode(raw).decode().rstrip("=")
    if len(code) > LONGEST_SET:
        raise BadInput("error-tournoi-set-long", length=len(code), most=LONGEST_SET)
    return code


def _pack(card: Card) -> _PackedCard:
    kind = -1 if card.kind is None else KINDS.index(card.kind)
    return (card.name.en, *card.values, card.threat or "", kind, card.scientific, card.game)


@lru_cache(maxsize=64)
def read_set_code(text: str) -> CardSet:
    """The card set of a code; raises BadInput if the code is invalid or damaged."""
    bare = "".join(text.split())
    if not bare:
        raise BadInput("error-tournoi-set-code-empty")
    if not bare.startswith(SET_MARK) or len(bare) > LONGEST_SET:
        raise BadInput("error-tournoi-set-code")
    try:
        letters = bare[len(SET_MARK) :]
        raw = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        unpack = zlib.decompressobj()
        content = unpack.decompress(raw, _MOST_BYTES)
        if not unpack.eof or unpack.unused_data:
            raise ValueError(text)
        return _unpack(_decode(content))
    except (ValueError, binascii.Error, zlib.error, msgspec.DecodeError):
        raise BadInput("error-tournoi-set-code") from None


def _unpack(packed: _Packed) -> CardSet:
    """Unpack a card set; raises ValueError if `own_set` could not have made it."""
    a, b, c, d = (_characteristic(*fields) for fields in packed.characteristics)
    cards = [_own_card(place, *fields) for place, fields in enumerate(packed.cards)]
    return own_set((a, b, c, d), cards)


def _characteristic(name: str, measure: Measure, unit: str) -> Characteristic:
    _check_text(name, unit)
    if measure != "number" and unit and unit not in UNITS[measure]:
        raise ValueError(unit)
    return Characteristic(Name(name, name), measure, unit)


def _own_card(
    place: int,
    name: str,
    first: int,
    second: int,
    third: int,
    fourth: int,
    threat: str,
    kind: int,
    scientific: str,
    game: str,
) -> Card:
    _check_text(name, scientific, game)
    values = first, second, third, fourth
    if not name or max(map(abs, values)) > MOST or not -1 <= kind < len(KINDS):
        raise ValueError(name)
    return Card(
        id=own_id(place),
        name=Name(name, name),
        values=values,
        threat=read_threat(threat) if threat else None,
        degree=DEGREES[read_threat(threat)] if threat else 0,
        kind=None if kind < 0 else KINDS[kind],
        scientific=scientific,
        game=game,
    )


def _check_text(*texts: str) -> None:
    for text in texts:
        if len(text) > LONGEST_NAME or not (text.isprintable() or not text):
            raise ValueError(text)


def read_threat(text: str) -> Threat:
    """A category of the Red List; raises ValueError if it is unknown."""
    for threat in DEGREES:
        if text == threat:
            return threat
    raise ValueError(text)


def own_id(place: int) -> str:
    """The id of an own card: its number in the file, from 1."""
    return f"C{place + 1}"


def own_set(
    characteristics: tuple[Characteristic, Characteristic, Characteristic, Characteristic],
    cards: Sequence[Card],
) -> CardSet:
    """A set of own cards; raises ValueError if there are none or too many."""
    if not 1 <= len(cards) <= MOST_CARDS:
        raise ValueError(len(cards))
    places = {card.id: place for place, card in enumerate(cards)}
    return CardSet(characteristics, tuple(cards), places, own=True)


def alike(cards: CardSet) -> bool:
    """TOU-81: whether the cards have the same characteristics as the box, in the same order."""
    return all(
        own.measure == ours.measure
        for own, ours in zip(cards.characteristics, standard().characteristics, strict=True)
    )
