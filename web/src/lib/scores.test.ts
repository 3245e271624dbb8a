import { describe, expect, it } from 'vitest';

import { common, matrixOf } from './scores';
import type { Message, Outcome } from './wire';

function message(id: string, args: Record<string, number | string> = {}): Message {
  return { as: 'message', id, args };
}

function say({ id, args }: Message): string {
  const more = args?.count ?? args?.of;
  return more === undefined ? id : `${id} (${String(more)})`;
}

const OUTCOME: Outcome = {
  ranks: [2, 1, 3],
  reason: message('over'),
  scores: [
    { total: 9, lines: [{ label: message('cards', { count: 7 }), points: 9 }] },
    {
      total: 14,
      lines: [
        { label: message('cards', { count: 10 }), points: 9 },
        { label: message('goal', { of: 'oaks' }), points: 3 },
        { label: message('goal', { of: 'owls' }), points: 2 },
      ],
    },
    {
      total: 3,
      lines: [
        { label: message('goal', { of: 'oaks' }), points: 0 },
        { label: message('goal', { of: 'owls' }), points: 3 },
      ],
    },
  ],
};

describe('the result as a table', () => {
  const matrix = matrixOf(OUTCOME, say);

  it('has the winner first', () => {
    expect(matrix.order).toEqual([1, 0, 2]);
  });

  it('has a row for each kind of points, in the order of the lines', () => {
    expect(matrix.rows.map((row) => row.label)).toEqual(['cards', 'goal (oaks)', 'goal (owls)']);
  });

  it('keeps what a line says of one seat alone in its cell', () => {
    const labels = matrix.rows[0]?.cells.map((cell) => cell?.label);
    expect(labels).toEqual(['cards (7)', 'cards (10)', undefined]);
  });

  it('counts nothing in a heading, even where all seats have as many', () => {
    const none = { total: 0, lines: [{ label: message('cards', { count: 0 }), points: 0 }] };
    const headings = (seats: number) =>
      matrixOf(
        { ...OUTCOME, ranks: Array<number>(seats).fill(1), scores: Array(seats).fill(none) },
        say,
      ).rows.map((row) => row.label);
    expect(headings(2)).toEqual(['cards']);
    expect(headings(1)).toEqual(['cards (0)']);
  });

  it('has no row for what was not played, but one for what somebody has', () => {
    const labels = (points: number) =>
      matrixOf(
        {
          ...OUTCOME,
          scores: OUTCOME.scores.map(() => ({
            total: points,
            lines: [
              { label: message('cards'), points: 0 },
              { label: message('animals'), points },
            ],
          })),
        },
        say,
        ['animals'],
      ).rows.map((row) => row.label);
    expect(labels(0)).toEqual(['cards']);
    expect(labels(2)).toEqual(['cards', 'animals']);
  });

  it('adds up to the totals', () => {
    const sums = OUTCOME.scores.map((_, seat) =>
      matrix.rows.reduce((sum, row) => sum + (row.cells[seat]?.points ?? 0), 0),
    );
    expect(sums).toEqual(OUTCOME.scores.map((score) => score.total));
  });

  it('marks the most of each kind, and nobody where nobody has any', () => {
    expect(matrix.rows[0]?.cells.map((cell) => cell?.best)).toEqual([true, true, undefined]);
    expect(matrix.rows[2]?.cells.map((cell) => cell?.best)).toEqual([undefined, false, true]);
  });
});

describe('what labels have in common', () => {
  it('drops the number that differs', () => {
    expect(common(['Animals (7)', 'Animals (10)'])).toBe('Animals');
    expect(common(['Animals (12)', 'Animals (10)'])).toBe('Animals');
  });

  it('keeps a label that all share, and never says nothing', () => {
    expect(common(['Animals (0)', 'Animals (0)'])).toBe('Animals (0)');
    expect(common(['7 cards', '10 cards'])).toBe('7 cards');
  });
});
