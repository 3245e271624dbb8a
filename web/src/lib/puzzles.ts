/** What a person has solved, kept in this browser: streak, rating, archive. */

/** A puzzle that was begun: of a day, or of a code alone. */
export interface Tried {
  game: string;
  /** "" for a puzzle that is of no day. */
  day: string;
  code: string;
  stars: number;
  /** The best points so far, and the most there are. */
  points: number;
  best: number;
  /** Hints that were opened. */
  hints: number;
  tries: number;
  seconds: number;
  state: 'begun' | 'solved' | 'shown';
  /** When it was decided; orders the ratings. */
  at: number;
}

export type Kept = Record<string, Tried>;

const KEY = 'hedgerow-puzzles';
export const START = 1200;
const SPEED = 32;

/** Kept puzzles; what is not understood is dropped. */
export function readKept(text: string | null): Kept {
  try {
    const given = JSON.parse(text ?? '{}') as Record<string, Partial<Tried> | null> | null;
    const sound = Object.entries(given ?? {}).filter(
      ([, one]) =>
        one &&
        typeof one.game === 'string' &&
        typeof one.day === 'string' &&
        typeof one.points === 'number' &&
        typeof one.stars === 'number' &&
        ['begun', 'solved', 'shown'].includes(one.state ?? ''),
    );
    return Object.fromEntries(sound) as Kept;
  } catch {
    return {};
  }
}

export function load(): Kept {
  try {
    return readKept(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

/** Keep a puzzle; without storage it is forgotten with the page. */
export function keep(tried: Tried): Kept {
  const kept = { ...load(), [nameOf(tried.game, tried.code)]: tried };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may have no storage.
  }
  return kept;
}

export function nameOf(game: string, code: string): string {
  return `${game}/${code}`;
}

export function ofDay(kept: Kept, game: string, day: string): Tried | null {
  return Object.values(kept).find((one) => one.game === game && one.day === day) ?? null;
}

/** Today, or so many days from it, where this person is. */
export function dayOf(now: Date, shift = 0): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + shift);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** How many games' puzzles of a day are solved. */
export function solvedOn(kept: Kept, day: string): number {
  return Object.values(kept).filter((one) => one.day === day && one.state === 'solved').length;
}

/** Days in a row with a puzzle solved, up to today or yesterday; and the longest row ever. */
export function streak(kept: Kept, now: Date): { days: number; best: number } {
  const solved = new Set(
    Object.values(kept)
      .filter((one) => one.day && one.state === 'solved')
      .map((one) => one.day),
  );
  const row = (last: Date): number => {
    let days = 0;
    while (solved.has(dayOf(last, -days))) days += 1;
    return days;
  };
  const days = row(now) || row(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  const best = Math.max(days, ...[...solved].map((day) => row(new Date(`${day}T12:00:00`))), 0);
  return { days, best };
}

/** What a puzzle of so many stars is rated. */
export function ratingOf(stars: number): number {
  return 900 + 150 * stars;
}

/** A win counts whole without a hint, less with each; a shown proof is a loss. */
export function resultOf(tried: Tried): number {
  return tried.state === 'solved' ? Math.max(0, 1 - tried.hints / 3) : 0;
}

/** The rating after each decided puzzle in its order, as in chess. */
export function ratings(kept: Kept, game: string | null): { at: number; rating: number }[] {
  let rating = START;
  return Object.values(kept)
    .filter((one) => one.state !== 'begun' && (game === null || one.game === game))
    .sort((a, b) => a.at - b.at)
    .map((one) => {
      const expected = 1 / (1 + 10 ** ((ratingOf(one.stars) - rating) / 400));
      rating += SPEED * (resultOf(one) - expected);
      return { at: one.at, rating: Math.round(rating) };
    });
}
