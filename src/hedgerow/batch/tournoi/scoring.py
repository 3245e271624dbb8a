"""Points of Le Tournoi on words (TOU-58 to TOU-60)."""

from __future__ import annotations

import jax.numpy as jnp

from hedgerow.batch import bits
from hedgerow.batch.bits import Word, u32, word
from hedgerow.batch.tournoi.position import BONUS, GAIN, MAT, Position
from hedgerow.batch.tournoi.tables import NO_FACE, Tables
from hedgerow.games.tournoi.bonuses import TOKEN_POINTS, TRIO_POINTS
from hedgerow.games.tournoi.cards import BATTLES
from hedgerow.games.tournoi.kit import TOKENS
from hedgerow.games.tournoi.scoring import POWER_POINTS


def totals(tables: Tables, position: Position) -> list[Word]:
    """The score of each side at this point."""
    return [_total(tables, position, side) for side in range(tables.sides)]


def power_count(mat: Word) -> Word:
    """The power cards of a side, in hand or face down."""
    covers = MAT.get(mat, "covers")
    count = MAT.get(mat, "held")
    for lane in range(BATTLES):
        count = count + u32((covers >> word(4 * lane) & word(15)) != word(NO_FACE))
    return count


def _total(tables: Tables, position: Position, side: int) -> Word:
    gain = GAIN.unpack(position.gains[side])
    total = gain["points"] + gain["extra"] + power_count(position.mats[side]) * word(POWER_POINTS)
    if tables.trio:  # TOU-49 to TOU-52
        needed = word(0)
        for at in range(TOKENS):
            needed = needed | position.needs >> word(8 * at) & word(255)
        has = gain["kinds"] & needed == needed
        total = total + jnp.where(has, word(TRIO_POINTS), word(0))
    if tables.triple:  # TOU-54
        owners = BONUS.get(position.bonus, "owners")
        taken = gain["stand_ins"]
        for at in range(TOKENS):
            taken = taken + u32((owners >> word(3 * at) & word(7)) == word(side + 1))
        total = total + taken * word(TOKEN_POINTS)
    return total


def take_tokens(
    tables: Tables, position: Position, ends: bits.Word, rounds: Word
) -> tuple[Word, list[Word]]:
    """TOU-53 to TOU-57, after a round: the owners of the tokens, and each side's stand-ins."""
    size = tables.sides
    gains = [GAIN.unpack(gain) for gain in position.gains]
    stand_ins = [gain["stand_ins"] for gain in gains]
    owners = BONUS.get(position.bonus, "owners")
    spare = len(tables.token_kinds) - TOKENS
    left: Word = word(spare)
    for taken in stand_ins:
        left = left - taken
    first = rounds % word(size)  # TOU-56
    back = jnp.where(first == 0, word(0), word(size) - first)
    for at in range(TOKENS):
        needed = position.needs >> word(8 * at) & word(255)
        has = bits.flags([gain["kinds"] & needed == needed for gain in gains])
        free = ends & ((owners >> word(3 * at) & word(7)) == 0)
        queue = bits.turned_right(jnp.where(free, has, word(0)), first, size)
        owner = bits.turned_right(bits.lowest(queue), back, size)
        owner_number = jnp.where(owner != 0, bits.nth_in_word(owner, word(0)) + word(1), word(0))
        owners = owners | owner_number << word(3 * at)
        queue = queue & ~bits.lowest(queue)
        for _ in range(size - 1):  # TOU-55
            following = jnp.where(left != 0, bits.lowest(queue), word(0))
            queue = queue & ~following
            left = left - u32(following != 0)
            side_bit = bits.turned_right(following, back, size)
            stand_ins = [
                taken + (side_bit >> word(side) & word(1)) for side, taken in enumerate(stand_ins)
            ]
    return owners, stand_ins
