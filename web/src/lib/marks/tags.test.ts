import { describe, expect, it } from 'vitest';

import { beside, corner } from './tags';

const FRAME = { x: 0, y: 0, width: 400, height: 300 };
const TILE = { x: 100, y: 100, width: 40, height: 40 };
const WORDS = { width: 60, height: 20 };

describe('the words of a tag', () => {
  it('stand above what they name, or below it', () => {
    expect(beside(TILE, WORDS, FRAME, [])).toMatchObject({ x: 90, y: 73 });
    expect(beside(TILE, WORDS, FRAME, [], true)).toMatchObject({ x: 90, y: 147 });
  });

  it('leave other words free', () => {
    const above = { x: 0, y: 60, width: 400, height: 38 };
    expect(beside(TILE, WORDS, FRAME, [above])).toMatchObject({ y: 147 });
    const below = { ...above, y: 142 };
    expect(beside(TILE, WORDS, FRAME, [above, below])).toMatchObject({ x: 147, y: 110 });
  });

  it('stay inside the board', () => {
    expect(beside({ ...TILE, x: 0 }, WORDS, FRAME, [])).toMatchObject({ x: 0, y: 73 });
    expect(beside({ ...TILE, y: 5 }, WORDS, FRAME, [])).toMatchObject({ y: 52 });
  });

  it('are left out where all is full', () => {
    expect(beside(TILE, WORDS, FRAME, [FRAME])).toBeNull();
  });
});

describe('the sign of a tag', () => {
  it('takes the corner where it hides least', () => {
    expect(corner(TILE, 20, FRAME, [])).toMatchObject({ x: 130, y: 90 });
    const number = { x: 125, y: 95, width: 12, height: 12 };
    expect(corner(TILE, 20, FRAME, [number])).toMatchObject({ x: 130, y: 130 });
  });

  it('stays inside the board', () => {
    expect(corner({ ...TILE, x: 370 }, 20, FRAME, [])).toMatchObject({ x: 380, y: 90 });
  });
});
