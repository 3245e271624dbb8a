import { describe, expect, it } from 'vitest';

import type { Judged, Report, Row } from '../lib/generated';
import { barsOf, beside, findOf, firstOf, itemAt, itemsOf, percent, scaleOf } from './items';

const label = { as: 'message', id: 'x' } as const;

function row(kind: Row['kind'], change: number): Row {
  return { kind, title: label, change, told: [], count: 0, rest: 0, parts: [], note: null };
}

function judged(at: number, seat: number, cost: number): Judged {
  const move = { move: null, notation: '', words: label, chance: 0, doubt: 0, reasons: [] };
  return {
    ...{ at, seat, turn: at, label, prompt: label, played: move, best: move, options: [] },
    ...{ choices: 2, cost, doubt: 0, listed: cost >= 10_000, lead: cost ? 0 : 31_000 },
    ...{ change: seat ? [cost / 2, -cost] : [-cost, cost], reasons: [] },
  };
}

const ROWS = [
  row('start', 500_000),
  row('own-errors', -114_000),
  row('rivals-errors', 285_500),
  row('own-luck', 214_000),
  row('rivals-luck', 114_500),
  row('result', 1_000_000),
];
const DECISIONS = [judged(3, 0, 12_000), judged(7, 1, 40_000), judged(9, 0, 42_000)];
const REPORT = {
  ...{ seat: 0, seats: 2, rows: ROWS, find: 3 },
  decisions: [...DECISIONS, judged(12, 0, 0)],
} as unknown as Report;

describe('the ledger', () => {
  it('writes whole per cent that add up to the result', () => {
    const bars = barsOf(ROWS);
    expect(bars.map((bar) => bar.written)).toEqual([50, -11, 28, 22, 11, 100]);
    const sum = bars.slice(0, -1).reduce((all, bar) => all + bar.written, 0);
    expect(sum).toBe(bars.at(-1)?.written);
  });

  it('begins each bar where the last ended', () => {
    const bars = barsOf(ROWS);
    expect([bars[1]?.from, bars[1]?.to]).toEqual([38.6, 50]);
    expect(bars[2]?.from).toBe(38.6);
    expect([bars[5]?.from, bars[5]?.to]).toEqual([0, 100]);
  });

  it('has room for errors that add up to more than the game', () => {
    const rows = [row('start', 500_000), row('own-errors', -1_500_000), row('own-luck', 2_000_000)];
    expect(scaleOf(rows)).toEqual({ low: -100, high: 100 });
    expect(barsOf(rows).map(({ from, to }) => [from, to])).toEqual([
      [50, 75],
      [0, 75],
      [0, 100],
    ]);
  });
});

describe('the moments', () => {
  it('lists what a seat did wrong, the dearest first', () => {
    expect(itemsOf(REPORT, 0).map((item) => [item.at, item.change])).toEqual([
      [9, -42_000],
      [3, -12_000],
    ]);
    expect(itemsOf(REPORT, 1).map((item) => item.change)).toEqual([20_000]);
  });

  it('tells apart what may be no error at all', () => {
    const doubtful = { ...judged(5, 0, 90_000), listed: false };
    const items = itemsOf({ ...REPORT, decisions: [...REPORT.decisions, doubtful] }, 0);
    expect(items.map((item) => [item.at, item.sure])).toEqual([
      [9, true],
      [3, true],
      [5, false],
    ]);
  });

  it('walks in order of play and stays where there is no more', () => {
    const items = itemsOf(REPORT, 0);
    const first = beside(items, null, 1);
    expect(first?.at).toBe(3);
    expect(beside(items, first, 1)?.at).toBe(9);
    expect(beside(items, first, -1)).toBeNull();
    expect(beside(items, findOf(REPORT), -1)?.at).toBe(9);
  });

  it('opens at what a link names, else at the worst', () => {
    const items = itemsOf(REPORT, 0);
    expect(itemAt(items, 3)?.at).toBe(3);
    expect(itemAt(items, 99)?.at).toBe(9);
    expect(findOf(REPORT)?.change).toBe(31_000);
  });
});

describe('per cent', () => {
  it('is written in the language, with a sign where asked', () => {
    expect(percent(-42_000, 'en')).toBe('−4.2');
    expect(percent(42_000, 'fr', true)).toBe('+4,2');
    expect(percent(400, 'en', true)).toBe('0.0');
  });
});

describe('what is shown of itself', () => {
  const report = { ...REPORT, find: 0, decisions: [judged(12, 0, 0)] } as Report;
  const making = { wanted: null, making: true };

  it('is the best find while no decision is listed, chosen once', () => {
    const items = itemsOf(report, 0);
    expect(items).toEqual([]);
    const find = firstOf(report, items, null, making);
    expect(find?.at).toBe(12);
    expect(firstOf(report, items, find, making)).toBeNull();
  });

  it('gives way to a decision that is listed later, until the review is whole', () => {
    const items = itemsOf(REPORT, 0);
    expect(firstOf(REPORT, items, findOf(REPORT), making)?.at).toBe(items[0]?.at);
    expect(firstOf(REPORT, items, findOf(REPORT), { wanted: null, making: false })).toBeNull();
  });

  it('is looked at with the figures of the whole review, not with those of its first sketch', () => {
    const items = itemsOf(REPORT, 0);
    const whole = { wanted: null, making: false };
    const sketched = { ...REPORT, decisions: [judged(9, 0, 108_000), judged(5, 0, 90_000)] };
    const [worst, gone] = itemsOf(sketched, 0);
    expect(firstOf(REPORT, items, worst ?? null, whole)?.change).toBe(-42_000);
    expect(firstOf(REPORT, items, gone ?? null, whole)?.at).toBe(9);
    expect(firstOf(REPORT, items, items[1] ?? null, whole)).toBeNull();
  });
});
