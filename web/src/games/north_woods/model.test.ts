import { describe, expect, it } from 'vitest';

import type { NorthWoodsView, WoodsAids, WoodsUse } from '../../lib/generated';
import { borrowed, iconOf, PICTURED } from './icons';
import {
  asTheyDie,
  fetchOrder,
  ladderOf,
  longerLine,
  offered,
  roundOf,
  same,
  stacksOf,
  targetsOf,
  worthwhile,
  type Move,
  type Placed,
} from './model';

function placed(
  slot: number,
  rank: number,
  food: number | null,
  being: Placed['being'] = 'fed',
): Placed {
  return {
    slot,
    card: `card${slot}`,
    rank,
    food,
    being,
    boom: false,
    abundant: false,
    stand_in: false,
  };
}

const TABLE = [
  placed(0, 4, null, 'hungry'),
  placed(1, 1, null, 'resource'),
  placed(2, 2, 1),
  placed(3, 5, 2),
  placed(4, 1, null, 'resource'),
  placed(5, 3, 1),
];
const view = {
  seat: 0,
  seats: 2,
  turn: 0,
  hand: ['mink'],
  piles: [['moose'], [], []],
  display: [['plants']],
  tables: [TABLE, [placed(0, 1, null, 'resource'), placed(1, 3, 0)]],
  ranks: [
    [1, 2, 3, 4, 5],
    [1, 3],
  ],
  pending: [{ type: 'acting' }],
} as unknown as NorthWoodsView;

function use(more: Partial<WoodsUse>): WoodsUse {
  return {
    card: '',
    pile: null,
    slot: null,
    eats: [],
    feeds: [],
    carrion: false,
    places: [],
    bans: [],
    ...more,
  };
}

function aids(...uses: WoodsUse[]): WoodsAids {
  const prey = [{ card: 'mink', seat: 1, slot: 1, taken: [1, 0], scared: [] }];
  return {
    cards: [],
    progress: [],
    hungry: [],
    uses,
    events: [],
    prey,
    feed: null,
    turn: null,
    habitat: null,
  };
}

describe('chains', () => {
  it('rise from what feeds them, in two columns under Abundance, the hungry last', () => {
    const stacks = stacksOf(TABLE);
    expect(stacks.map(({ base }) => base.slot)).toEqual([1, 4, 0]);
    expect(stacks[0]?.stems.map((stem) => stem.map((card) => card.slot))).toEqual([[2, 3], [5]]);
  });

  it('give the ladder: there, hungry, missing', () => {
    expect(ladderOf(view, 0)).toEqual([
      'fed',
      'fed',
      'fed',
      'hungry',
      'fed',
      'missing',
      'missing',
      'missing',
    ]);
  });
});

describe('rounds', () => {
  it('are counted from one, and the last one stays the last', () => {
    expect([0, 39, 40].map((round) => roundOf({ round, rounds: 40 }))).toEqual([1, 40, 40]);
    expect(roundOf({ round: 40, rounds: 0 })).toBe(41);
  });
});

describe('moves', () => {
  it('are the same whatever the order of their parts', () => {
    expect(same({ do: 'bury', slot: 1, pile: 2 }, { pile: 2, slot: 1, do: 'bury' })).toBe(true);
    expect(offered([{ do: 'draw' }], { do: 'end' })).toBeNull();
  });

  it('of a Renewal take the higher card of a pile first, so that the other stays in place', () => {
    expect(
      fetchOrder([
        { pile: 0, at: 1 },
        { pile: 0, at: 3 },
      ]).map((move) => move.at),
    ).toEqual([3, 1]);
  });
});

describe('targets', () => {
  const moves: Move[] = [
    { do: 'play', card: 'mink' },
    { do: 'lift', slot: 3 },
    { do: 'rescue', pile: 0 },
    { do: 'end' },
  ];

  it('play a picked card and lay it in one go', () => {
    const places = [2, null].map((on) => ({ on, fed: on !== null, starving: [], habitat: false }));
    const found = targetsOf(
      moves,
      { at: 'hand', index: 0, card: 'mink' },
      aids(use({ card: 'mink', eats: [2], places })),
      view,
      0,
    );
    expect(found.lying.get('0.2')?.moves).toEqual([
      { do: 'play', card: 'mink' },
      { do: 'on', slot: 2 },
    ]);
    expect(found.apart?.moves).toEqual([{ do: 'play', card: 'mink' }, { do: 'apart' }]);
    expect([...found.lying.keys()]).toEqual(['0.2']);
  });

  it('lay a card that nothing could feed apart with one move, a rescued one with two', () => {
    const places = [{ on: null, fed: true, starving: [], habitat: false }];
    const known = aids(use({ card: 'mink', places }), use({ card: 'moose', pile: 0, places }));
    expect(
      targetsOf(moves, { at: 'hand', index: 0, card: 'mink' }, known, view, 0).apart?.moves,
    ).toHaveLength(1);
    expect(targetsOf(moves, { at: 'pile', pile: 0 }, known, view, 0).apart?.moves).toEqual([
      { do: 'rescue', pile: 0 },
      { do: 'apart' },
    ]);
  });

  it('are none for a move that is not offered', () => {
    const known = aids(
      use({
        card: 'mink',
        eats: [2],
        places: [{ on: 2, fed: true, starving: [], habitat: false }],
      }),
    );
    const found = targetsOf(
      [{ do: 'end' }],
      { at: 'hand', index: 0, card: 'mink' },
      known,
      view,
      0,
    );
    expect([found.lying.size, found.apart, found.hand.size]).toEqual([0, null, 0]);
  });

  it('show what an aggressor takes', () => {
    const start = { ...view, pending: [{ type: 'start', drawn: 0 }] } as NorthWoodsView;
    const found = targetsOf(
      [{ do: 'territory', card: 'mink' }],
      { at: 'hand', index: 0, card: 'mink' },
      aids(),
      start,
      0,
    );
    expect(found.lying.get('1.1')?.moves.map((move) => move.do)).toEqual(['territory', 'seize']);
  });

  it('are the piles for a card that dies or is discarded, once it is picked', () => {
    const dying: Move[] = [
      { do: 'bury', slot: 0, pile: 1 },
      { do: 'discard', card: 'mink', pile: 2 },
    ];
    expect(targetsOf(dying, null, null, view, 0).piles.size).toBe(0);
    expect([
      ...targetsOf(dying, { at: 'lying', seat: 0, slot: 0 }, null, view, 0).piles.keys(),
    ]).toEqual([1]);
    expect([
      ...targetsOf(dying, { at: 'hand', index: 0, card: 'mink' }, null, view, 0).piles.keys(),
    ]).toEqual([2]);
  });
});

describe('the only card to give up', () => {
  const buries = (slot: number): Move[] => [0, 2].map((pile) => ({ do: 'bury', slot, pile }));

  it('needs no choice, only its pile', () => {
    expect([...targetsOf(buries(0), null, null, view, 0).piles.keys()]).toEqual([0, 2]);
  });

  it('is chosen first when there are several', () => {
    const several = [...buries(0), ...buries(2)];
    expect(targetsOf(several, null, null, view, 0).piles.size).toBe(0);
  });
});

describe('what is worth playing', () => {
  const moves: Move[] = [{ do: 'play', card: 'mink' }];
  const cards = new Map();
  const laid = (starving: number[]) =>
    aids(use({ card: 'mink', places: [{ on: 2, fed: true, starving, habitat: false }] }));

  it('is what would be fed, though another is hungry already', () => {
    expect(worthwhile(moves, laid([0]), cards, TABLE)).toEqual(new Set(['mink']));
  });

  it('is not what would take the food of another', () => {
    expect(worthwhile(moves, laid([0, 3]), cards, TABLE).size).toBe(0);
  });
});

describe('pictures', () => {
  it('are there for every card, and say when they are borrowed', () => {
    expect(PICTURED).toHaveLength(61);
    expect(PICTURED.every((card) => iconOf(card))).toBe(true);
    expect([borrowed('moose'), borrowed('mink')]).toEqual([false, true]);
  });
});

describe('a name', () => {
  it('is measured by the longer of its two lines', () => {
    expect(longerLine('moose')).toBe(5);
    expect(longerLine('gray wolf')).toBe(4);
    expect(longerLine('black-capped chickadee')).toBe(12);
  });
});

it('shows what starves as hungry until it is gone, though the first to die would feed it', () => {
  const tables = [
    [placed(0, 5, null, 'scavenging'), placed(1, 1, null, 'resource'), placed(2, 4, 1)],
  ];
  const dying = { ...view, tables, pending: [{ type: 'dying', slots: [0, 1] }] } as NorthWoodsView;
  expect(asTheyDie(dying).tables[0]?.map(({ being }) => being)).toEqual([
    'hungry',
    'resource',
    'fed',
  ]);
  expect(asTheyDie(view)).toBe(view);
});
