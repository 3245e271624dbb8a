import { describe, expect, it } from 'vitest';

import type { EarthCard, EarthPlot, EarthView } from '../../lib/generated';
import {
  askedPlace,
  automatic,
  cellAt,
  costsNothing,
  filtered,
  gridOf,
  inForce,
  mostMarked,
  offered,
  openAtFirst,
  sorted,
  stopped,
  tally,
  targetsOf,
  windowOf,
  type Held,
  type Move,
} from './model';

function plots(...cells: [row: number, column: number][]): EarthPlot[] {
  return cells.map(([row, column], i) => ({
    cell: cellAt(row, column),
    card: i + 1,
    sprouts: 0,
    growth: 0,
  }));
}

describe('the window on the tableau', () => {
  it('lies still until a card would fall out of it', () => {
    expect(windowOf([])).toEqual({ top: 2, left: 2 });
    expect(windowOf(plots([3, 3]))).toEqual({ top: 2, left: 2 });
    expect(windowOf(plots([3, 3], [4, 4], [5, 5]))).toEqual({ top: 2, left: 2 });
    expect(windowOf(plots([3, 3], [1, 2]))).toEqual({ top: 1, left: 2 });
    expect(windowOf(plots([3, 3], [6, 0]))).toEqual({ top: 3, left: 0 });
  });

  it('shows all sixteen cards at each end of the field', () => {
    expect(windowOf(plots([0, 0], [3, 3]))).toEqual({ top: 0, left: 0 });
    expect(windowOf(plots([3, 3], [6, 6]))).toEqual({ top: 3, left: 3 });
  });

  it('gets slim rows and columns where a card may still go outside it', () => {
    const grid = gridOf(plots([3, 3], [4, 3], [5, 3]), [cellAt(6, 3), cellAt(3, 2)]);
    expect(grid.rows).toEqual([2, 3, 4, 5, 6]);
    expect(grid.columns).toEqual([2, 3, 4, 5]);
    expect(gridOf(plots([3, 3]), []).rows).toHaveLength(4);
  });
});

describe('targets', () => {
  const moves: Move[] = [
    { do: 'plant', card: 12 },
    { do: 'event', card: 200 },
    { do: 'replace', cell: 24 },
    { do: 'copy', cell: 24, ability: 1 },
    { do: 'copy', cell: 49, ability: 0 },
    { do: 'claim', goal: 2 },
    { do: 'skip' },
    { do: 'convert' },
  ];

  it('stand where they belong, and the rest are buttons', () => {
    const targets = targetsOf(moves);
    expect([...targets.hand.keys()]).toEqual([12, 200]);
    expect(targets.cells.get(24)).toHaveLength(2);
    expect([...targets.goals.keys()]).toEqual([2]);
    expect(targets.rest.map((move) => move.do)).toEqual(['copy', 'skip', 'convert']);
  });

  it('lose no move', () => {
    const { cells, hand, offer, acts, goals, start, rest } = targetsOf(moves);
    const many = [...cells.values(), ...hand.values()].flat().length;
    expect(many + offer.size + acts.size + goals.size + start.size + rest.length).toBe(
      moves.length,
    );
  });

  it('are only those offered', () => {
    expect(offered(moves, { do: 'plant', card: 12 })).toBe(moves[0]);
    expect(offered(moves, { do: 'plant', card: 13 })).toBeNull();
  });
});

describe('what goes on by itself', () => {
  const use: Move[] = [{ do: 'use' }, { do: 'skip' }, { do: 'convert' }];
  const asked = {
    type: 'activation' as const,
    queue: [[24, 0] as [number, number]],
    quick: false,
    using: null,
  };

  it('is going on where there is nothing else to do, also step by step', () => {
    for (const run of ['run', 'step'] as const) {
      expect(automatic([{ do: 'done' }], { type: 'closing' }, run)).toEqual({ do: 'done' });
      expect(automatic([{ do: 'skip' }, { do: 'all' }], asked, run)).toEqual({ do: 'skip' });
      expect(automatic([{ do: 'done' }, { do: 'convert' }], { type: 'closing' }, run)).toBeNull();
    }
  });

  it('is the only move, unless one goes step by step', () => {
    const site: Move[] = [{ do: 'site', cell: 3 }];
    expect(automatic(site, { type: 'siting', card: 7 }, 'run')).toEqual(site[0]);
    expect(automatic(site, { type: 'siting', card: 7 }, 'step')).toBeNull();
  });

  it('is never an event or a conversion passed by, unless one wants no pause for them', () => {
    const stop: Move[] = [{ do: 'skip' }, { do: 'all' }, { do: 'convert' }];
    expect(stopped(stop, asked)).toBe(true);
    expect(stopped(use, asked)).toBe(false);
    expect(stopped(stop, { type: 'closing' })).toBe(false);
    expect(automatic(stop, asked, 'run')).toBeNull();
    expect(automatic(stop, asked, 'step')).toBeNull();
    expect(automatic(stop, asked, 'run', null, false, false)).toEqual({ do: 'all' });
    expect(automatic(stop, asked, 'step', null, false, false)).toEqual({ do: 'skip' });
    expect(automatic(stop, asked, 'run', 'use')).toEqual({ do: 'skip' });
  });

  it('takes the rest in one move for who wants no pause', () => {
    const free: Move[] = [{ do: 'use' }, { do: 'skip' }, { do: 'all' }, { do: 'convert' }];
    expect(automatic(free, asked, 'run', null, true, false)).toEqual({ do: 'all' });
    expect(automatic(free, asked, 'run', null, true, true)).toEqual({ do: 'use' });
    expect(automatic(free, asked, 'step', 'use', true, true)).toEqual({ do: 'all' });
  });

  it('is an ability that costs nothing, never one with a price', () => {
    expect(automatic(use, asked, 'run', null, true)).toEqual({ do: 'use' });
    expect(automatic(use, asked, 'run', null, false)).toBeNull();
  });

  it('is what was said about all the abilities that are left', () => {
    expect(automatic(use, asked, 'step', 'skip', true)).toEqual({ do: 'skip' });
    expect(automatic(use, asked, 'step', 'use', false)).toEqual({ do: 'use' });
    expect(
      automatic(
        [{ do: 'put', cell: 3 }, { do: 'skip' }],
        { type: 'placing', piece: 'sprout', left: 1, cells: 0, fresh: false, each: 0 },
        'step',
        'skip',
        false,
      ),
    ).toBeNull();
  });

  it('is the end of a turn for who does not want to be asked', () => {
    const last: Move[] = [{ do: 'done' }, { do: 'convert' }];
    expect(automatic(last, { type: 'closing' }, 'step', null, false, false)).toEqual({
      do: 'done',
    });
    expect(automatic(use, asked, 'step', null, false, false)).toBeNull();
  });

  it('knows from the prompt what costs nothing', () => {
    expect(costsNothing('earth-prompt-taking')).toBe(true);
    expect(costsNothing('earth-prompt-taking-shared')).toBe(true);
    expect(costsNothing('earth-prompt-ability')).toBe(false);
  });

  it('says where the ability lies', () => {
    expect(askedPlace(asked)).toBe(24);
    expect(askedPlace({ type: 'closing' })).toBe(-1);
  });
});

describe('the hand', () => {
  const KINDS = ['tree', 'herb', 'event'];
  const hand: Held[] = [
    { card: 1, name: 'Oak', kind: 'tree', cost: 4, points: 3, colours: ['blue'], live: true },
    {
      card: 2,
      name: 'Basil',
      kind: 'herb',
      cost: 0,
      points: 3,
      colours: ['red', 'blue'],
      live: false,
    },
    { card: 3, name: 'Storm', kind: 'event', cost: 0, points: 0, colours: ['black'], live: true },
  ];

  it('is sorted by cost, kind, points or name', () => {
    expect(sorted(hand, 'cost', KINDS).map((one) => one.card)).toEqual([2, 3, 1]);
    expect(sorted(hand, 'kind', KINDS).map((one) => one.card)).toEqual([1, 2, 3]);
    expect(sorted(hand, 'points', KINDS).map((one) => one.card)).toEqual([2, 1, 3]);
    expect(sorted(hand, 'name', KINDS).map((one) => one.card)).toEqual([2, 1, 3]);
  });

  it('is filtered by what can be done, by kind and by colour', () => {
    expect(filtered(hand, { by: 'live' }).map((one) => one.card)).toEqual([1, 3]);
    expect(filtered(hand, { by: 'colour', colour: 'blue' })).toHaveLength(2);
    expect(tally(hand, KINDS, ['green', 'blue', 'red'])).toEqual({
      kinds: KINDS.map((kind) => ({ kind, count: 1 })),
      colours: ['blue', 'red'],
    });
  });

  it('may have as many cards marked for the compost as are asked for', () => {
    expect(mostMarked({ type: 'composting', left: 4, exact: true, fresh: false })).toBe(4);
    expect(mostMarked({ type: 'owing', what: 'hand', left: 1 })).toBe(1);
    expect(mostMarked({ type: 'owing', what: 'sprout', left: 3 })).toBe(0);
  });
});

describe('the tableau that lies open at first', () => {
  const garden = {} as EarthView['gardens'][number];
  const seen = (seat: number | null, active: number, gardens: number) =>
    ({ seat, active, gardens: Array(gardens).fill(garden) }) as unknown as EarthView;

  it('is one’s own, or that of whoever acts', () => {
    expect(openAtFirst(seen(1, 0, 2), null)).toBe(1);
    expect(openAtFirst(seen(null, 0, 2), 1)).toBe(1);
    expect(openAtFirst(seen(null, 1, 2), null)).toBe(1);
  });

  it('is the lone seat’s while Gaia acts', () => {
    expect(openAtFirst(seen(null, 1, 1), null)).toBe(0);
  });
});

describe('an animal', () => {
  function card(key: string, kind: 'animal' | 'tree', ...colours: string[]): EarthCard {
    return { key, kind, abilities: colours.map((colour) => ({ colour })) } as EarthCard;
  }
  const colours = (of: EarthCard, common: EarthCard | null, alone = false) =>
    inForce(of, common, alone).map((ability) => ability.colour);
  const ant = card('ant', 'animal', 'leaf', 'round');
  const bee = card('bee', 'animal', 'leaf', 'round');

  it('serves either everybody or its seat', () => {
    expect(colours(ant, ant)).toEqual(['round']);
    expect(colours(bee, ant)).toEqual(['leaf']);
    expect(colours(bee, null)).toEqual(['leaf', 'round']);
  });

  it('serves its seat only where one plays against Gaia (EAR-120)', () => {
    expect(colours(ant, null, true)).toEqual(['leaf']);
  });

  it('takes nothing from other cards', () => {
    expect(colours(card('oak', 'tree', 'blue'), ant)).toEqual(['blue']);
    expect(colours(card('oak', 'tree', 'blue'), null, true)).toEqual(['blue']);
  });
});
