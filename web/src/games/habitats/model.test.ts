import { describe, expect, it } from 'vitest';

import type { HabitatsFace, HabitatsStanding, Preview } from '../../lib/generated';
import { borrowed, iconOf } from './icons';
import {
  actorOf,
  besideOf,
  bestBySpot,
  bestOf,
  extentOf,
  goalsByYear,
  roadsOf,
  scrollFor,
  turned,
  windowOn,
  worth,
} from './model';

const preview = (
  x: number,
  y: number,
  turn: number,
  vp: number,
  goals: number[] = [],
): Preview => ({
  x,
  y,
  turn,
  vp,
  changes: [],
  goals,
});

describe('a park', () => {
  it('reaches as far as its tiles and cells', () => {
    const extent = extentOf(
      [
        { x: 0, y: 0 },
        { x: -2, y: 3 },
      ],
      [{ x: 1, y: -1 }],
    );
    expect(extent).toEqual({ left: -2, right: 1, top: 3, bottom: -1 });
  });

  it('is drawn in a window that stays where it is while the park grows within it', () => {
    const young = windowOn({ left: -1, right: 1, top: 1, bottom: -1 }, 7, 5, null);
    expect(young).toEqual({ left: -3, top: 3, columns: 7, rows: 5 });
    const grown = { left: -3, right: 1, top: 3, bottom: -1 };
    expect(windowOn(grown, 7, 5, young)).toEqual(young);
  });

  it('moves its window only as far as the park has outgrown it', () => {
    const young = { left: -3, top: 3, columns: 7, rows: 5 };
    const wide = { left: -4, right: 1, top: 1, bottom: -1 };
    expect(windowOn(wide, 7, 5, young)).toEqual({ ...young, left: -4 });
    const high = { left: -1, right: 1, top: 4, bottom: -1 };
    expect(windowOn(high, 7, 6, young)).toEqual({ left: -3, top: 4, columns: 7, rows: 6 });
  });

  it('is scrolled only as far as what is wanted lies out of sight', () => {
    const axis = { from: 0, pitch: 50, room: 200 };
    expect(scrollFor(120, [[3, 5]], axis)).toBe(120);
    expect(scrollFor(120, [[0, 3]], axis)).toBe(0);
    expect(scrollFor(0, [[2, 5]], axis)).toBe(100);
  });

  it('shows what matters most where not everything fits', () => {
    const axis = { from: 0, pitch: 50, room: 200 };
    const tiles = [1, 4] as const;
    const withCells = [0, 5] as const;
    expect(scrollFor(0, [tiles, withCells], axis)).toBe(50);
    expect(scrollFor(0, [tiles, withCells, [5, 5]], axis)).toBe(100);
  });

  it('names a free cell by the newest tile beside it', () => {
    const tiles = [
      { tile: 'entrance', x: 0, y: 0 },
      { tile: 'lion', x: 1, y: 1 },
    ] as HabitatsStanding[];
    expect(besideOf(tiles, { x: 1, y: 0 })).toEqual({ side: 'below', tile: 'lion' });
    expect(besideOf(tiles, { x: -1, y: 0 })).toEqual({ side: 'left', tile: 'entrance' });
    expect(besideOf(tiles, { x: 4, y: 4 })).toBeNull();
  });

  it('turns roads clockwise', () => {
    expect(turned('N', 1)).toBe('E');
    expect(turned('W', 1)).toBe('N');
    expect(roadsOf({ roads: ['N', 'S'] } as unknown as HabitatsFace, 3)).toEqual(['W', 'E']);
  });
});

describe('what has happened', () => {
  const filled = { event: 'filled', tile: 'zebra', row: 0, column: 0 } as const;
  const taken = { event: 'taken', seat: 2, tile: 'lion', row: 0, column: 1 } as const;

  it('was done by who moved last, whatever followed by itself', () => {
    expect(actorOf([{ event: taken }, { event: filled }, { event: null }])).toBe(2);
    expect(actorOf([{ event: { ...taken, seat: 1 } }, { event: taken }])).toBe(2);
    expect(actorOf([{ event: filled }])).toBeNull();
  });
});

describe('previews', () => {
  const all = [preview(1, 0, 0, 2), preview(1, 0, 1, 3), preview(0, 1, 0, 1, [4, -1])];

  it('count goals with the park', () => {
    expect(all.map(worth)).toEqual([2, 3, 4]);
    expect(bestOf(all)).toBe(all[2]);
    expect(bestOf([])).toBeNull();
  });

  it('tell what this year scores from what later years would', () => {
    const goals = [{ year: 1 }, { year: 1 }, { year: 2 }, { year: 3 }];
    const mixed = preview(2, 1, 0, 3, [-2, -2, 0, 5]);
    expect(goalsByYear(mixed, goals, 1)).toEqual({ now: -4, later: 5 });
    expect(goalsByYear(preview(0, 1, 0, 0, [0, 0, 2, -1]), goals, 2)).toEqual({
      now: 2,
      later: -1,
    });
  });

  it('are one for each cell: the best turn, or the wanted one', () => {
    expect(bestBySpot(all, null).get('1,0')).toBe(all[1]);
    expect(bestBySpot(all, 0).get('1,0')).toBe(all[0]);
    expect(bestBySpot(all, 1).has('0,1')).toBe(false);
  });
});

describe('pictures', () => {
  it('are there for every kind but towers', () => {
    expect(iconOf('zebra', 'animal')).not.toBeNull();
    expect(iconOf('flower-water-1', 'flower', 'water')).not.toBe(
      iconOf('flower-forest-1', 'flower', 'forest'),
    );
    expect(iconOf('tower-orth-1', 'tower')).toBeNull();
  });

  it('say when they are borrowed from kin', () => {
    expect(borrowed('kudu', 'animal')).toBe(true);
    expect(borrowed('zebra', 'animal')).toBe(false);
    expect(borrowed('road1-water', 'road')).toBe(false);
  });
});
