import { describe, expect, it } from 'vitest';

import {
  across,
  border,
  centre,
  corner,
  hatching,
  HALF,
  HEXES,
  nameOf,
  places,
  R,
  seams,
  step,
} from './geometry';

const points = (path: string): [number, number][] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('the map', () => {
  it('names hexes by column and row', () => {
    expect([nameOf(0), nameOf(81), nameOf(107)]).toEqual(['1-1', '10-7', '12-9']);
  });

  it('knows each neighbour from both sides, at one hex of distance', () => {
    let pairs = 0;
    for (let hex = 0; hex < HEXES; hex++) {
      for (let i = 0; i < 6; i++) {
        const other = across(hex, i);
        if (other === null) continue;
        pairs += 1;
        expect(across(other, (i + 3) % 6)).toBe(hex);
        const a = centre(hex);
        const b = centre(other);
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(2 * HALF, 6);
        // The shared edge has the same two corners.
        expect(corner(hex, i).x).toBeCloseTo(corner(other, ((i + 3) % 6) + 1).x, 6);
      }
    }
    // 12 columns of 8 pairs, and 11 borders of 17.
    expect(pairs / 2).toBe(12 * 8 + 11 * 17);
  });

  it('walks with the arrow keys and stops at the edge', () => {
    expect(step(0, 'ArrowLeft')).toBe(0);
    expect(step(0, 'ArrowRight')).toBe(1);
    expect(step(0, 'ArrowDown')).toBe(12);
    expect(step(107, 'ArrowDown')).toBe(107);
    expect(step(50, 'Home')).toBe(48);
    expect(step(50, 'End')).toBe(59);
    expect(step(50, 'x')).toBe(50);
  });
});

describe('a border', () => {
  it('of one hex is that hex, drawn smaller', () => {
    const drawn = points(border(new Set([40]), 4));
    expect(drawn).toHaveLength(6);
    const { x, y } = centre(40);
    for (const [px, py] of drawn) {
      expect(Math.hypot(px - x, py - y)).toBeCloseTo(R - 4 / Math.sin(Math.PI / 3), 0);
    }
  });

  it('of two neighbours is one line of ten sides', () => {
    const path = border(new Set([40, 41]), 4);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(points(path)).toHaveLength(10);
  });

  it('of hexes apart is a line for each', () => {
    expect(border(new Set([0, 40, 100]), 4).match(/M/g)).toHaveLength(3);
  });

  it('of a ring has an inner line too', () => {
    const ring = new Set([0, 1, 2, 3, 4, 5].map((i) => across(52, i) as number));
    expect(border(ring, 3).match(/M/g)).toHaveLength(2);
  });

  it('goes between the six sections', () => {
    // Across: 12 flat edges and 11 slanted ones, twice. Down: 17, two of which are counted already.
    expect(seams().match(/M/g)?.length).toBe(2 * 23 + 17 - 2);
  });
});

describe('pieces on one hex', () => {
  it('have a place each, inside the hex and apart from one another', () => {
    for (let n = 1; n <= 6; n++) {
      const { spots, size } = places(n);
      expect(spots).toHaveLength(n);
      spots.forEach((a, i) => {
        expect(Math.hypot(a.x, a.y) + 17 * size).toBeLessThan(R);
        for (const b of spots.slice(i + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * 16 * size * 0.95);
        }
      });
    }
  });

  it('are hatched no farther than the hex goes', () => {
    for (const [x, y] of points(hatching(9))) {
      expect(Math.abs(y)).toBeLessThanOrEqual(HALF);
      expect(Math.abs(x) * Math.sqrt(3) + Math.abs(y)).toBeLessThanOrEqual(2 * HALF + 0.2);
    }
  });
});
