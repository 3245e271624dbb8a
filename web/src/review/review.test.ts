import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ReviewOf } from './review.svelte';

describe('a review', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked for once and looked at until it is done', async () => {
    const log: string[] = [];
    const states = ['waiting', 'working', 'working', 'done'];
    const one = new ReviewOf('fern', (method, path) => {
      log.push(`${method} ${path}`);
      return Promise.resolve({ state: states[log.length - 1], done: log.length, total: 9 });
    });
    await one.open(1);
    expect(one.making).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(log[0]).toBe('POST /replays/fern/review?seat=B');
    expect(log.slice(1)).toEqual(Array(3).fill('GET /replays/fern/review?seat=B'));
    expect(one.making).toBe(false);
  });

  it('asks no more once the page is left, and says what went wrong', async () => {
    let asked = 0;
    const one = new ReviewOf('fern', () => {
      asked += 1;
      return asked === 1 ? Promise.resolve({ state: 'working' }) : Promise.reject(new Error('No.'));
    });
    await one.open(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(one.failed).toBe('No.');
    await one.open(0);
    one.leave();
    const before = asked;
    await vi.advanceTimersByTimeAsync(9000);
    expect(asked).toBe(before);
  });
});
