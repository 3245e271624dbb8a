"""The rules of Cryptid on words of bits. Comments cite the numbers of the game's RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import jax.numpy as jnp

from hedgerow.batch import bits
from hedgerow.batch.bits import Array, Packer, Word, Words, u32, word
from hedgerow.batch.cryptid import position as positions
from hedgerow.batch.cryptid.observe import Observer
from hedgerow.batch.cryptid.position import (
    FLOW,
    OPENING,
    ORIGIN,
    OVER,
    OWED_CUBE,
    OWED_DISC,
    TALK,
    TURN,
    Position,
)
from hedgerow.batch.cryptid.setups import MASK_WORDS, Setups, table_of
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.codec import CryptidCodec
from hedgerow.games.cryptid.hexes import EVERYWHERE, HEXES
from hedgerow.games.cryptid.puzzle import Puzzle
from hedgerow.games.cryptid.rules import ROUND_LIMIT, spared_votes
from hedgerow.games.cryptid.rules.turns import OPENING_CUBES
from hedgerow.games.cryptid.state import State, researchers_for

_EVERYWHERE: Final = tuple(map(word, bits.words_of(EVERYWHERE, MASK_WORDS)))
_CUBE, _DISC, _SEARCH, _ASK = 0, 1, 2, 3
"""Blocks of 108 actions; questions to researcher r are in block _ASK + r."""
_SAID: Final = 3
"""The actions after all blocks: to propose the hint, yes and no."""


class CryptidRules:
    """Cryptid for one seat count, dealt from a table of set-ups."""

    game = GAME
    deal_words = 2

    def __init__(
        self, seats: int, puzzles: Sequence[Puzzle], *, first: int | None = 0, hints: bool = True
    ) -> None:
        """`first` is the seat that begins, None for a random one. The clues of the puzzles are in
        researcher order for a game that seat 0 begins."""
        self.seats = seats
        self.researchers = researchers_for(seats)
        self.codec = CryptidCodec(seats)
        self.first, self.hints = first, hints
        self.puzzles = tuple(puzzles)
        self.setups: Setups = table_of(self.puzzles, self.researchers)
        self._rows = positions.numbered(self.puzzles, seats)
        self._planes = positions.cube_planes(self.researchers)
        self._spared = spared_votes(seats)
        self._observer = Observer(self.codec, self.setups)
        self._hint = (_ASK + self.researchers) * HEXES

    # The deal

    def deal(self, random: Array) -> Position:
        setup = bits.below(random[0], word(len(self.puzzles)))
        table = jnp.asarray(self.setups.regions).at[setup].get(mode="promise_in_bounds")
        rows = [tuple(table[who, at] for at in range(MASK_WORDS)) for who in self._all]
        first: Word = word(self.first or 0)
        if self.first is None:
            first = bits.below(random[1], word(self.seats))
        regions = []
        for who in self._all:
            # CRY-51: the clues are dealt from the first seat on.
            dealt = [rows[(who - offset) % self.researchers] for offset in range(self.seats)]
            regions.append(
                dealt[self.first] if self.first is not None else bits.pick_by(first, dealt)
            )
        empty = (jnp.uint32(0),) * MASK_WORDS
        return Position(
            regions=tuple(regions),
            cubes=(empty,) * self._planes,
            discs=(empty,) * self.researchers,
            flow=FLOW.pack(
                turn=first, first=first, round=0, frame=OPENING, placed=0, hex=0, found=0
            ),
            talk=TALK.pack(
                hints=self.hints, open=0, asked=0, by=0, voted=0, yes=0, last_voted=0, last_yes=0
            ),
            origin=ORIGIN.pack(setup=setup, no_cube=0, no_disc=0),
        )

    @property
    def _all(self) -> range:
        return range(self.researchers)

    # Queries

    def is_over(self, position: Position) -> Any:
        return FLOW.get(position.flow, "frame") == word(OVER)

    def asked(self, position: Position) -> Word:
        turn_seat = self._seat_of(FLOW.get(position.flow, "turn"))
        voters = self._voters(position.talk, turn_seat)
        return jnp.where(voters != 0, bits.nth_in_word(voters, word(0)), turn_seat)

    def _seat_of(self, researcher: Word) -> Word:
        return researcher & word(1) if self.seats == 2 else researcher

    def _voters(self, talk: Word, turn_seat: Word) -> Word:
        """CRY-52: the other seats that have not voted, as bits; they are asked first."""
        voted = TALK.get(talk, "voted")
        waiting = word((1 << self.seats) - 1) & ~(voted | word(1) << turn_seat)
        return jnp.where(voted != 0, waiting, word(0))

    def rewards(self, position: Position) -> Array:
        flow = FLOW.unpack(position.flow)
        # CRY-38: nobody wins a game that is drawn.
        won = (flow["frame"] == word(OVER)) & (flow["found"] != 0)
        winner = self._seat_of(flow["found"] - word(1))
        losing = jnp.float32(-1 / (self.seats - 1))
        each = jnp.where(jnp.arange(self.seats, dtype=jnp.uint32) == winner, 1.0, losing)
        return jnp.where(won, each, 0.0).astype(jnp.float32)

    def observe(self, position: Position, seat: Word) -> Array:
        return self._observer.observe(position, u32(seat))

    def observe_rows(self, position: Position, seat: Word) -> Array:
        return self._observer.rows(position, u32(seat))

    # Legal actions

    def _choices(self, position: Position) -> tuple[list[Words], Word]:
        """Masks of hexes for each block of actions, and the bits of what can be said."""
        flow = FLOW.unpack(position.flow)
        talk = TALK.unpack(position.talk)
        turn, frame = flow["turn"], flow["frame"]
        turn_seat = self._seat_of(turn)
        voting = self._voters(position.talk, turn_seat) != 0
        region, own_discs = (
            bits.pick_by(turn, rows) for rows in (position.regions, position.discs)
        )
        free = bits.without(_EVERYWHERE, _union(position.cubes))
        owes_cube = (frame == word(OPENING)) | (frame == word(OWED_CUBE))
        on_turn = (frame == word(TURN)) & ~voting
        blocks = [
            bits.only_if(owes_cube & ~voting, bits.without(free, region)),
            bits.only_if(
                (frame == word(OWED_DISC)) & ~voting,
                bits.both(region, bits.without(free, own_discs)),
            ),
            bits.only_if(on_turn, bits.both(region, free)),  # CRY-27
        ]
        for who in self._all:
            # CRY-20, CRY-50: a researcher of another seat, without a token there (CRY-22).
            rival = self._seat_of(turn) != word(who % self.seats)
            open_to = bits.without(free, position.discs[who])
            blocks.append(bits.only_if(on_turn & rival, open_to))
        own_vote = talk["voted"] >> turn_seat & word(1)
        votes = (frame != word(OVER)) & (
            voting | (on_turn & (talk["voted"] != 0) & (own_vote == 0))
        )
        # CRY-34: a proposal between two turns, while the hint is closed.
        silent = (talk["voted"] | talk["open"] | talk["asked"]) == 0
        proposal = on_turn & silent & (talk["hints"] != 0)
        return blocks, bits.flags([proposal, votes, votes])

    def mask(self, position: Position) -> Array:
        blocks, words = self._choices(position)
        packer = Packer()
        for block in blocks:
            packer.add_mask(block, HEXES)
        packer.add(words, _SAID)
        return bits.expanded(jnp.stack([u32(part) for part in packer.words]), packer.size)

    def pick(self, position: Position, random: Word) -> Word:
        blocks, words = self._choices(position)
        # Only one of the first three blocks is ever open.
        own = bits.either(blocks[_CUBE], bits.either(blocks[_DISC], blocks[_SEARCH]))
        frame = FLOW.get(position.flow, "frame")
        block = jnp.where(frame == word(TURN), word(_SEARCH), word(_CUBE))
        block = jnp.where(frame == word(OWED_DISC), word(_DISC), block)
        rows = [own, *blocks[_ASK:]]
        counts = [bits.count(row) for row in rows]
        on_map = sum(counts[1:], counts[0])
        rank = bits.below(random, on_map + bits.popcount(words))
        chosen, left, passed = own, rank, counts[0]
        for who in self._all:
            beyond = rank >= passed
            chosen = bits.chosen(beyond, rows[1 + who], chosen)
            block = jnp.where(beyond, word(_ASK + who), block)
            left = jnp.where(beyond, rank - passed, left)
            passed = passed + counts[1 + who]
        hex = bits.nth(chosen, left)
        # When the game is over, this is a number beyond the last action, which changes nothing.
        said = word(self._hint) + bits.nth_in_word(words, rank - on_map)
        return jnp.where(rank < on_map, block * word(HEXES) + hex, said)

    # A move

    def apply(self, position: Position, action: Word) -> Position:
        action = u32(action)
        flow = FLOW.unpack(position.flow)
        talk = TALK.unpack(position.talk)
        skipped = ORIGIN.unpack(position.origin)
        turn, frame = flow["turn"], flow["frame"]
        block = action // word(HEXES)
        hex = action - block * word(HEXES)
        on_map = action < word(self._hint)
        cube, disc, search = (block == word(at) for at in (_CUBE, _DISC, _SEARCH))
        ask = on_map & (block >= word(_ASK))
        here = bits.bit_at(hex, MASK_WORDS)
        region = bits.pick_by(turn, position.regions)
        own_discs = bits.pick_by(turn, position.discs)
        closed = _union(position.cubes)

        # The hex in question: that of a search which had to wait, or the one named.
        asked_hex = jnp.where(disc, flow["hex"], hex)
        there = bits.bit_at(asked_hex, MASK_WORDS)
        allows = bits.flags([bits.meet(mask, there) for mask in position.regions])
        has_disc = bits.flags([bits.meet(mask, there) for mask in position.discs])

        # CRY-29: a search where one's own disc lies waits for another disc, if one can go.
        lies = (has_disc >> turn & word(1)) != 0
        disc_left = bits.meet(region, bits.without(_EVERYWHERE, bits.either(closed, own_discs)))
        waits = search & lies & disc_left
        no_disc = search & lies & ~disc_left
        runs = (search & ~waits) | disc
        refuting, agreeing = self._answers(turn, allows, has_disc, ask, block - word(_ASK), runs)
        found = runs & (refuting == 0)

        # Tokens
        placing = word(1) << turn
        cube_by = jnp.where(cube, placing, refuting)
        disc_by = agreeing | jnp.where(runs & search, placing & ~has_disc, word(0))  # CRY-28
        cubes = self._with_cube(position.cubes, cube_by, here, there, cube)
        discs = tuple(
            bits.either(
                mask,
                bits.either(
                    bits.only_if((disc_by >> word(who) & word(1)) != 0, there),
                    bits.only_if(disc & (turn == word(who)), here),
                ),
            )
            for who, mask in enumerate(position.discs)
        )

        # CRY-25: a cube is owed for a rival's, if one can go (CRY-26).
        refuted = refuting != 0
        cube_left = bits.any_of(
            bits.without(_EVERYWHERE, bits.either(region, bits.either(closed, there)))
        )
        no_cube = refuted & ~cube_left
        opening = cube & (frame == word(OPENING))
        turn_over = (cube & ~opening) | no_cube | (ask & ~refuted)
        flow = self._flow(flow, hex, opening, waits, refuted & cube_left, found, turn_over)
        over = flow["frame"] == word(OVER)
        talk = self._talk(talk, action, self.asked(position), turn_over, over)
        skipped["no_cube"] = skipped["no_cube"] | jnp.where(no_cube, placing, word(0))
        skipped["no_disc"] = skipped["no_disc"] | jnp.where(no_disc, placing, word(0))
        return Position(
            position.regions,
            cubes,
            discs,
            FLOW.pack(**flow),
            TALK.pack(**talk),
            ORIGIN.pack(**skipped),
        )

    def _answers(
        self, turn: Word, allows: Word, has_disc: Word, ask: Any, of: Word, runs: Any
    ) -> tuple[Word, Word]:
        """Who places a cube on the hex in question, and who places discs, as bits.

        CRY-23: the one who is asked. CRY-30 to CRY-32: in a search everybody clockwise who has no
        disc there, up to the first cube.
        """
        size = self.researchers
        start = bits.added(turn, word(1), size)
        others = word((1 << size - 1) - 1)  # in the order of the answers, without the searcher
        said_no = bits.turned_right(~(allows | has_disc) & word((1 << size) - 1), start, size)
        first_no = bits.lowest(said_no & others)
        until = jnp.where(first_no == 0, others, first_no - word(1))
        back = jnp.where(start == 0, word(0), word(size) - start)
        refutes = bits.turned_right(first_no, back, size)
        agrees = bits.turned_right(until, back, size) & allows & ~has_disc
        asked = jnp.where(ask, word(1) << (of & word(7)), word(0))
        return (
            jnp.where(runs, refutes, asked & ~allows),
            jnp.where(runs, agrees, asked & allows),
        )

    def _with_cube(
        self, planes: tuple[Words, ...], by: Word, here: Words, there: Words, own: Any
    ) -> tuple[Words, ...]:
        """The planes with one more cube, of the researcher in `by`, a bit or nothing."""
        place = bits.only_if(by != 0, bits.chosen(own, here, there))
        changed = []
        for at, plane in enumerate(planes):
            owners = sum(1 << who for who in self._all if who + 1 >> at & 1)
            marked = (by & word(owners)) != 0
            changed.append(bits.either(plane, bits.only_if(marked, place)))
        return tuple(changed)

    def _flow(
        self,
        flow: dict[str, Word],
        hex: Word,
        opening: Any,
        waits: Any,
        owes: Any,
        found: Any,
        turn_over: Any,
    ) -> dict[str, Word]:
        size = self.researchers
        turn, first, frame = flow["turn"], flow["first"], flow["frame"]
        # CRY-15: clockwise until each has placed two cubes. No set-up of the table lets a
        # researcher run out of hexes for them.
        placed = flow["placed"] + word(1)
        opened = opening & (placed == word(OPENING_CUBES * size))
        following = bits.added(turn, word(1), size)
        # CRY-20; the last researcher of the opening is followed by the first one, too.
        turn = jnp.where(opening | turn_over, following, turn)
        ends = turn_over & (following == first)
        rounds = flow["round"] + u32(ends)
        frame = jnp.where(opened | turn_over, word(TURN), frame)
        frame = jnp.where(waits, word(OWED_DISC), frame)
        frame = jnp.where(owes, word(OWED_CUBE), frame)
        drawn = ends & (rounds == word(ROUND_LIMIT))  # CRY-38
        frame = jnp.where(found | drawn, word(OVER), frame)
        return {
            "turn": turn,
            "first": first,
            "round": rounds,
            "frame": frame,
            "placed": jnp.where(opening & ~opened, placed, word(0)),
            "hex": jnp.where(waits, hex, jnp.where(frame == word(OWED_DISC), flow["hex"], word(0))),
            "found": jnp.where(found, flow["turn"] + word(1), flow["found"]),  # CRY-33
        }

    def _talk(
        self, talk: dict[str, Word], action: Word, seat: Word, turn_over: Any, over: Any
    ) -> dict[str, Word]:
        """CRY-34 to CRY-36: a proposal, a vote, and what settles it."""
        proposes = action == word(self._hint)
        says_yes = action == word(self._hint + 1)
        votes = says_yes | (action == word(self._hint + 2))
        own = word(1) << seat
        voted = jnp.where(proposes, own, talk["voted"] | jnp.where(votes, own, word(0)))
        yes = jnp.where(proposes, own, talk["yes"] | jnp.where(says_yes, own, word(0)))
        agreed = votes & (bits.popcount(yes) >= word(self.seats - self._spared))
        refused = votes & ~agreed & (bits.popcount(voted & ~yes) > word(self._spared))
        settled = agreed | refused
        closes = settled | over
        return {
            "hints": talk["hints"],
            "open": talk["open"] | u32(agreed),
            "asked": jnp.where(turn_over, word(0), talk["asked"] | u32(proposes)),
            "by": jnp.where(closes, word(0), jnp.where(proposes, seat, talk["by"])),
            "voted": jnp.where(closes, word(0), voted),
            "yes": jnp.where(closes, word(0), yes),
            "last_voted": jnp.where(settled, voted, talk["last_voted"]),
            "last_yes": jnp.where(settled, yes, talk["last_yes"]),
        }

    # On the host

    def positions_of(self, states: Sequence[State]) -> Position:
        return positions.positions_of(states, self._rows)

    def state_of(self, position: Position) -> State:
        return positions.state_of(position, self.puzzles, self.seats)

    def comparable(self, positions: Position) -> Position:
        return positions


def _union(planes: Sequence[Words]) -> Words:
    union = planes[0]
    for plane in planes[1:]:
        union = bits.either(union, plane)
    return union
