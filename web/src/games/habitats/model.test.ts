import { describe, expect, it } from 'vitest';

import type { HabitatsFace, Preview } from '../../lib/generated';
import { borrowed, iconOf } from './icons';
import { bestBySpot, bestOf, extentOf, roadsOf, turned, worth } from './model';

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

  it('turns roads clockwise', () => {
    expect(turned('N', 1)).toBe('E');
    expect(turned('W', 1)).toBe('N');
    expect(roadsOf({ roads: ['N', 'S'] } as unknown as HabitatsFace, 3)).toEqual(['W', 'E']);
  });
});

describe('previews', () => {
  const all = [preview(1, 0, 0, 2), preview(1, 0, 1, 3), preview(0, 1, 0, 1, [4, -1])];

  it('count goals with the park', () => {
    expect(all.map(worth)).toEqual([2, 3, 4]);
    expect(bestOf(all)).toBe(all[2]);
    expect(bestOf([])).toBeNull();
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
