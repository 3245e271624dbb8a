import { describe, expect, it } from 'vitest';

import type { NorthWoodsView, WoodsAids } from '../../lib/generated';
import { targetsOf, type Move, type Pick } from './model';
import type { Table } from './rows';
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

describe('cards that are laid one by one', () => {
  it('are asked about in their order', () => {
    const frame = { type: 'covering', cards: ['niche', 'moose'], seat: 0, why: 'hungry' };
    expect(sheetAt(frame, [{ do: 'cover', pile: 0 }], null)?.card).toBe('niche');
  });
});
