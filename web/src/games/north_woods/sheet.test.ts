import { describe, expect, it } from 'vitest';

import type { NorthWoodsView, WoodsAids, WoodsPlace } from '../../lib/generated';
import { key, targetsOf, type Move, type Pick, type Target, type Targets } from './model';
import { targetRows, type Table } from './rows';
import { sheetOf } from './sheet';

const HAND: Pick = { at: 'hand', index: 0, card: 'niche' };

function tableAt(frame: object): Table {
  const view = {
    seat: 0,
    seats: 2,
    turn: 0,
    hand: ['niche'],
    piles: [['moose'], ['eggs'], ['fungi']],
    display: [],
    tables: [
      [],
      [
        {
          slot: 0,
          card: 'moose',
          rank: 6,
          food: null,
          being: 'hungry',
          boom: false,
          abundant: false,
          stand_in: false,
        },
      ],
    ],
    ranks: [[], []],
    barren: [],
    pending: [frame],
  } as unknown as NorthWoodsView;
  const event = { card: 'niche', barred: '', aims: [], seats: [], fetches: [] };
  const aids = {
    cards: [],
    progress: [],
    hungry: [],
    uses: [],
    events: [event],
    prey: [],
  } as unknown as WoodsAids;
  const niche = {
    id: 'niche',
    sort: 'event',
    realms: [],
    name: { as: 'message', id: 'north-woods-card', args: { en: 'Niche', fr: 'Niche' } },
  };
  return {
    view,
    aids,
    cards: new Map([['niche', niche]]) as unknown as Table['cards'],
    names: ['A', 'B'],
    say: () => 'Niche',
    me: 0,
  };
}

function sheetAt(frame: object, moves: Move[], pick: Pick | null) {
  const table = tableAt(frame);
  return sheetOf(table, moves, pick, targetsOf(moves, pick, table.aids, table.view, 0), {});
}

describe('the end of a turn', () => {
  const use: Move = { do: 'use', card: 'niche' };

  it('lets an event be used or discarded', () => {
    const discards: Move[] = [0, 1, 2].map((pile) => ({ do: 'discard', card: 'niche', pile }));
    const sheet = sheetAt({ type: 'discarding', died: false }, [...discards, use], HAND);
    expect(sheet?.primary?.moves[0]).toEqual(use);
    const rows = sheet?.rows.map((row) => row.id) ?? [];
    expect(rows.filter((id) => id.startsWith('pile:'))).toEqual(['pile:0', 'pile:1', 'pile:2']);
    expect(rows.filter((id) => id.startsWith('rank:'))).toHaveLength(8);
  });

  it('names no card twice while an event that was just used looks for its aim', () => {
    const aims: Move[] = [{ do: 'aim', seat: 1, slot: 0 }];
    const rows =
      sheetAt({ type: 'aiming', event: 'niche' }, aims, HAND)?.rows.map((row) => row.id) ?? [];
    expect(rows.some((id) => id.startsWith('lying:'))).toBe(false);
  });

  it('offers to end it when the hungry are gone', () => {
    const sheet = sheetAt({ type: 'discarding', died: true }, [{ do: 'end' }, use], null);
    expect(sheet?.primary?.moves).toEqual([{ do: 'end' }]);
    expect(sheet?.lines).toHaveLength(1);
  });

  it('says nothing of events where none can be used', () => {
    const dying = sheetAt({ type: 'dying', slots: [0] }, [{ do: 'bury', slot: 0, pile: 0 }], null);
    expect(dying?.lines).toHaveLength(1);
  });
});

describe('where a card may go', () => {
  const place = (on: number | null, fed: boolean, starving: number[], habitat = false) => ({
    moves: [],
    place: { on, fed, starving, habitat } as unknown as WoodsPlace,
  });
  const idsOf = (apart: Target | null, ...lying: Target[]) => {
    const table = tableAt({ type: 'acting' });
    const [, rival = []] = table.view.tables;
    const own = lying.map((_, slot) => ({ ...rival[0], slot, being: 'fed' }));
    table.view.tables = [own, rival] as typeof table.view.tables;
    const found = new Map(lying.map((target, slot) => [key(0, slot), target]));
    const targets = { lying: found, piles: new Map(), apart } as unknown as Targets;
    return targetRows(table, targets, null, '').map((row) => row.id);
  };

  it('is told with the places first that leave nobody hungry', () => {
    const ids = idsOf(place(null, false, []), place(0, true, [2]), place(1, true, []));
    expect(ids).toEqual(['lying:0.1', 'lying:0.0', 'apart']);
    expect(idsOf(place(null, true, []), place(0, true, [1]), place(1, false, []))[0]).toBe('apart');
  });

  it('is told with a Habitat before all else', () => {
    const habitat = place(2, true, [], true);
    expect(idsOf(null, place(0, true, [1]), place(1, true, []), habitat)).toEqual([
      'lying:0.2',
      'lying:0.1',
      'lying:0.0',
    ]);
  });
});

describe('a card that is looked at while another is asked about', () => {
  const cover: Move[] = [0, 1, 2].map((pile) => ({ do: 'cover', pile }));
  const frame = { type: 'covering', cards: ['moose'], seat: 0, why: 'used' };

  it('offers none of the answers as its own', () => {
    expect(sheetAt(frame, cover, null)?.rows).toHaveLength(3);
    expect(sheetAt(frame, cover, HAND)?.rows.some((row) => row.id.startsWith('pile:'))).toBe(false);
    expect(sheetAt(frame, cover, { at: 'pile', pile: 0 })?.rows).toEqual([]);
  });

  it('keeps them where it is the card that is laid', () => {
    const apart: Move[] = [{ do: 'apart' }];
    const placing = { type: 'placing', slot: 0 };
    const table = tableAt(placing);
    table.me = 1;
    const rowsOf = (slot: number) => {
      const pick: Pick = { at: 'lying', seat: 1, slot };
      return sheetOf(table, apart, pick, targetsOf(apart, pick, table.aids, table.view, 1), {});
    };
    expect(rowsOf(0)?.rows.map((row) => row.id)).toEqual(['apart']);
    expect(rowsOf(1)?.rows).toEqual([]);
  });
});

describe('cards to choose from that nobody can touch', () => {
  it('say what they do', () => {
    const sheet = sheetAt({ type: 'keeping', seat: 0 }, [{ do: 'keep', card: 'niche' }], null);
    expect(sheet?.rows[0]?.about).not.toBe('');
  });
});

describe('cards that are laid one by one', () => {
  it('are asked about in their order', () => {
    const frame = { type: 'covering', cards: ['niche', 'moose'], seat: 0, why: 'hungry' };
    expect(sheetAt(frame, [{ do: 'cover', pile: 0 }], null)?.card).toBe('niche');
  });
});

describe('a card of the display that covers another', () => {
  it('does not speak of it as a pile does, where the next card comes up', () => {
    const table = tableAt({ type: 'start' });
    table.view.display = [['moose', 'niche']] as typeof table.view.display;
    table.view.piles = [['moose', 'niche']] as typeof table.view.piles;
    const linesOf = (pick: Pick) =>
      sheetOf(table, [], pick, targetsOf([], pick, table.aids, table.view, 0), {})?.lines;
    const display = linesOf({ at: 'display', place: 0 });
    expect(display).toHaveLength(1);
    expect(display).not.toEqual(linesOf({ at: 'pile', pile: 0 }));
  });
});
