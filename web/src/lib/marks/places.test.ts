import { describe, expect, it } from 'vitest';

import { inside, outline, roomAround } from './places';

const FRAME = { x: 0, y: 0, width: 100, height: 100 };

describe('a lit place', () => {
  it('is cut at the edge of the board', () => {
    expect(inside({ x: 80, y: 10, width: 40, height: 20 }, FRAME)).toEqual({
      x: 80,
      y: 10,
      width: 20,
      height: 20,
    });
  });

  it('outside the board is not drawn', () => {
    expect(inside({ x: 96, y: 10, width: 40, height: 20 }, FRAME)).toBeNull();
    expect(inside({ x: 10, y: 200, width: 40, height: 20 }, FRAME)).toBeNull();
  });

  it('keeps its ring off another lit place beside it', () => {
    const box = { x: 10, y: 10, width: 40, height: 40 };
    const away = (gap: number) => [{ ...box, x: 50 + gap }];
    expect(roomAround(box, [])).toBe(3);
    expect(roomAround(box, away(30))).toBe(3);
    expect(roomAround(box, away(10))).toBe(2);
    expect(roomAround(box, away(3))).toBe(0);
    expect(roomAround(box, [...away(30), { ...box, y: 52 }])).toBe(0);
  });

  it('has the outline of its shape', () => {
    const box = {
      x: 10,
      y: 10,
      width: 40,
      height: 20,
      number: 1,
      first: true,
      veiled: true,
    } as const;
    expect(outline({ ...box, shape: 'hex' }, 0)).toBe('M20 10h20l10 10l-10 10h-20l-10 -10z');
    expect(outline({ ...box, shape: 'box' }, 0)).toMatch(/^M20 10h20a10 10/);
  });
});
