import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { GAPS, MOST, Pacer } from './pace';

let seen: [string, number][] = [];

function pacer(gap = GAPS.normal) {
  const start = Date.now();
  return new Pacer<string>(
    (item) => seen.push([item, Date.now() - start]),
    () => gap,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
});
afterEach(() => vi.useRealTimers());

test('the first is seen at once, the others one gap apart', () => {
  const paced = pacer();
  for (const item of ['a', 'b', 'c']) paced.take(item, false);
  vi.runAllTimers();
  expect(seen).toEqual([
    ['a', 0],
    ['b', GAPS.normal],
    ['c', 2 * GAPS.normal],
  ]);
});

test('a question of one’s own is never kept back longer than that', () => {
  const paced = pacer(GAPS.slow);
  for (const item of ['a', 'b', 'c', 'd']) paced.take(item, false);
  paced.take('mine', true);
  vi.runAllTimers();
  expect(seen.map(([item]) => item)).toEqual(['a', 'b', 'c', 'd', 'mine']);
  expect(seen.at(-1)?.[1]).toBeLessThanOrEqual(MOST);
  expect(seen[1]?.[1]).toBeGreaterThan(0);
});

test('skipping shows all that waits', () => {
  const paced = pacer();
  for (const item of ['a', 'b', 'c']) paced.take(item, false);
  paced.skip();
  expect(seen).toHaveLength(3);
  expect(paced.behind).toBe(0);
});

test('without a gap nothing waits', () => {
  const paced = pacer(0);
  for (const item of ['a', 'b']) paced.take(item, false);
  expect(seen).toEqual([
    ['a', 0],
    ['b', 0],
  ]);
});

test('who only watches does not fall behind for ever', () => {
  const paced = pacer();
  for (let i = 0; i < 60; i++) paced.take(String(i), false);
  vi.advanceTimersByTime(BOUND);
  expect(seen).toHaveLength(60);
});

const BOUND = 20 * GAPS.normal;
