import { describe, expect, it } from 'vitest';

import type { Weighed } from '../lib/generated';
import type { Move } from '../lib/wire';
import { costOf } from './mistakes';

function weighed(hex: number, chance: number): Weighed {
  const words = { as: 'message' as const, id: 'x' };
  return { move: { do: 'cube', hex }, notation: '', words, chance, doubt: 0, reasons: [] };
}

const DECISION = {
  best: weighed(1, 500_000),
  played: weighed(2, 380_000),
  options: [weighed(1, 500_000), weighed(3, 460_000), weighed(2, 380_000)],
};
const cube = (hex: number): Move => ({ do: 'cube', hex });

describe('an answer to a decision', () => {
  it('is the best, what was played, or another', () => {
    expect(costOf(DECISION, cube(1))).toEqual({ kind: 'best', cost: 0 });
    expect(costOf(DECISION, cube(2))).toEqual({ kind: 'played', cost: 120_000 });
    expect(costOf(DECISION, cube(3))).toEqual({ kind: 'other', cost: 40_000 });
  });

  it('has no price where nobody compared it', () => {
    expect(costOf(DECISION, cube(9))).toEqual({ kind: 'other', cost: null });
  });
});
