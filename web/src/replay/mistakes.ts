/** What an answer to a decision of a review is worth. */
import type { Judged } from '../lib/generated';
import type { Move } from '../lib/wire';

export interface Answer {
  kind: 'best' | 'played' | 'other';
  /** In millionths of a win, against the best move found; null for a move nobody compared. */
  cost: number | null;
}

type Decision = Pick<Judged, 'best' | 'played' | 'options'>;

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function costOf({ best, played, options }: Decision, move: Move): Answer {
  if (same(move, best.move)) return { kind: 'best', cost: 0 };
  if (same(move, played.move))
    return { kind: 'played', cost: Math.max(0, best.chance - played.chance) };
  const found = options.find((option) => same(move, option.move));
  return { kind: 'other', cost: found ? Math.max(0, best.chance - found.chance) : null };
}
