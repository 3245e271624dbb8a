import { describe, expect, it } from 'vitest';

import { arrow, beside, holds } from './traces';

const BOX = { x: 100, y: 100, width: 40, height: 20 };

describe('a place that is not there yet', () => {
  it('lies beside one that is', () => {
    expect(beside(BOX, 'right', 1.5)).toEqual({ x: 160, y: 100, width: 40, height: 20 });
    expect(beside(BOX, 'above')).toEqual({ x: 100, y: 80, width: 40, height: 20 });
    expect(beside(BOX, 'left', 1, { ...BOX, width: 10 })).toMatchObject({ x: 90, width: 10 });
  });
});

describe('a frame', () => {
  it('holds what is in it from edge to edge', () => {
    expect(holds(BOX, BOX)).toBe(true);
    expect(holds(BOX, { ...BOX, y: 99 })).toBe(false);
    expect(holds(BOX, { ...BOX, width: 41 })).toBe(false);
  });
});

describe('an arrow', () => {
  it('leads from edge to edge', () => {
    const found = arrow(BOX, { ...BOX, x: 300 });
    expect(found?.path).toMatch(/^M144 110Q/);
    expect(found?.head).toMatch(/^M294 110L/);
  });

  it('is left out where two places touch', () => {
    expect(arrow(BOX, { ...BOX, x: 142 })).toBeNull();
    expect(arrow(BOX, BOX)).toBeNull();
  });
});
