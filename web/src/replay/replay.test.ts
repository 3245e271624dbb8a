import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Stop } from '../lib/generated';
import { placeOf, Replay, stopAt } from './replay.svelte';

const label = { as: 'message', id: 'x' } as const;
const STOPS: Stop[] = [0, 8, 9, 11, 14].map((at, i) => ({
  at,
  turn: Math.max(0, i - 1),
  seat: null,
  label,
}));

function game(log: string[] = [], slow: Record<string, Promise<void>> = {}): Replay {
  return new Replay('fern', async (path) => {
    log.push(path);
    await slow[path];
    if (path.endsWith('/chart'))
      return { moves: 14, seats: 4, stops: STOPS, values: [], points: [], unit: 'turn' };
    if (path.includes('/story')) return { lines: [1, 8, 9, 14].map((revision) => ({ revision })) };
    const found = /at=(\d+)&eyes=(\w+)/.exec(path);
    return { at: Number(found?.[1]), eyes: found?.[2], events: [] };
  });
}

describe('the slider', () => {
  it('finds the stop of a move, and the place between two', () => {
    expect([0, 7, 8, 10, 14].map((at) => stopAt(STOPS, at))).toEqual([0, 0, 1, 2, 4]);
    expect(placeOf(STOPS, 4)).toBe(0.5);
    expect(placeOf(STOPS, 14)).toBe(4);
  });
});

describe('a replay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens at the end unless the link names a move', async () => {
    const one = game();
    await one.open(null, 'all');
    expect(one.shown?.at).toBe(14);
    const other = game();
    await other.open(9, 'B');
    expect([other.shown?.at, other.shown?.eyes]).toEqual([9, 'B']);
  });

  it('steps from turn to turn and stays within the game', async () => {
    const one = game();
    await one.open(10, 'all');
    await one.step(-1);
    expect(one.at).toBe(9);
    await one.step(-1);
    expect(one.at).toBe(8);
    await one.step(1);
    await one.step(1);
    await one.step(1);
    await one.step(1);
    expect(one.at).toBe(14);
    await one.go(-3);
    expect(one.at).toBe(0);
  });

  it('asks for a position once', async () => {
    const log: string[] = [];
    const one = game(log);
    await one.open(8, 'all');
    await one.step(1);
    await one.step(-1);
    expect(log.filter((path) => path.includes('at=8&'))).toHaveLength(1);
  });

  it('shows the newest place, whatever comes late', async () => {
    let release = () => {};
    const late = new Promise<void>((done) => (release = done));
    const one = game([], { '/replays/fern?at=9&eyes=all': late });
    await one.open(8, 'all');
    const first = one.step(1);
    await one.go(14);
    release();
    await first;
    expect(one.shown?.at).toBe(14);
  });

  it('plays on by itself, from the start once it is over, and can be stopped', async () => {
    const one = game();
    await one.open(null, 'all');
    one.play();
    expect(one.at).toBe(0);
    await vi.advanceTimersByTimeAsync(1500);
    expect(one.at).toBe(8);
    one.play();
    expect(one.playing).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(one.at).toBe(8);
    one.play();
    await vi.advanceTimersByTimeAsync(20000);
    expect([one.at, one.playing]).toEqual([14, false]);
  });

  it('tells what had happened by then, and asks for the story once', async () => {
    const log: string[] = [];
    const one = game(log);
    await one.open(9, 'all');
    expect(one.lines.map((line) => line.revision)).toEqual([1, 8, 9]);
    await one.step(1);
    expect(log.filter((path) => path.includes('/story'))).toHaveLength(1);
    await one.look('B');
    expect(log.filter((path) => path.includes('/story'))).toHaveLength(2);
  });

  it('goes move by move if asked, and as fast as asked', async () => {
    const one = game();
    await one.open(8, 'all');
    one.unit = 'move';
    await one.step(1);
    await one.step(1);
    expect(one.at).toBe(10);
    await one.step(-1);
    expect(one.at).toBe(9);
    one.faster();
    one.faster();
    expect(one.speed).toBe(4);
    one.play();
    await vi.advanceTimersByTimeAsync(300 + 700);
    expect([one.at, one.playing]).toEqual([14, false]);
    one.faster();
    expect(one.speed).toBe(0.5);
  });

  it('says what went wrong', async () => {
    const one = new Replay('fern', () => Promise.reject(new Error('Not over yet.')));
    await one.open(null, 'all');
    expect(one.failed).toBe('Not over yet.');
  });
});
