import { describe, expect, it } from 'vitest';

import { dayOf, ratings, readKept, START, streak, type Kept, type Tried } from './puzzles';

function tried(day: string, more: Partial<Tried> = {}): Tried {
  return {
    game: 'a',
    day,
    code: day,
    stars: 3,
    points: 1,
    best: 1,
    hints: 0,
    tries: 1,
    seconds: 60,
    state: 'solved',
    at: Date.parse(day),
    ...more,
  };
}

function kept(...all: Tried[]): Kept {
  return Object.fromEntries(all.map((one) => [`${one.game}/${one.code}`, one]));
}

describe('the streak', () => {
  const now = new Date(2026, 10, 15, 9);

  it('goes on while yesterday was solved', () => {
    const days = kept(tried('2026-11-14'), tried('2026-11-13'), tried('2026-11-10'));
    expect(streak(days, now)).toEqual({ days: 2, best: 2 });
  });

  it('is broken by a day without a solution', () => {
    const days = kept(
      tried('2026-11-13'),
      tried('2026-11-12'),
      tried('2026-11-11'),
      tried('2026-11-15', { state: 'shown' }),
    );
    expect(streak(days, now)).toEqual({ days: 0, best: 3 });
  });

  it('crosses the end of a month', () => {
    expect(dayOf(new Date(2026, 2, 1), -1)).toBe('2026-02-28');
  });
});

describe('the rating', () => {
  it('rises with a solution and falls with a proof that was shown', () => {
    expect(ratings(kept(tried('2026-11-14')), null)[0]?.rating).toBeGreaterThan(START);
    expect(ratings(kept(tried('2026-11-14', { state: 'shown' })), null)[0]?.rating).toBeLessThan(
      START,
    );
  });

  it('counts a hint as part of the way', () => {
    const alone = ratings(kept(tried('2026-11-14')), 'a')[0]?.rating ?? 0;
    const helped = ratings(kept(tried('2026-11-14', { hints: 2 })), 'a')[0]?.rating ?? 0;
    expect(helped).toBeLessThan(alone);
    expect(ratings(kept(tried('2026-11-14')), 'b')).toEqual([]);
  });
});

describe('what was kept', () => {
  it('is dropped where it makes no sense', () => {
    expect(readKept('nonsense')).toEqual({});
    expect(readKept('{"a/1": null, "a/2": {"game": 3}}')).toEqual({});
    const sound = kept(tried('2026-11-14'));
    expect(readKept(JSON.stringify(sound))).toEqual(sound);
  });
});
