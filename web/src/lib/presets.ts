/** What one page chooses for the next new table of a game: a deck, a set of cards, a table not yet made. */
import type { Value } from './options';

const PRESET = 'hedgerow-new-table';

type Preset = Record<string, Value>;

/** Remember something for a game in this session, in place of what another game left there. */
export function keepFor(key: string, game: string, values: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ game, values }));
  } catch {
    // Without storage the new table starts with the usual choices.
  }
}

/** What was remembered for this game, once. */
export function takeFor<T>(key: string, game: string): T | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
      game?: string;
      values?: T;
    } | null;
    if (kept?.game !== game) return null;
    sessionStorage.removeItem(key);
    return kept.values ?? null;
  } catch {
    return null;
  }
}

export const keepPreset = (game: string, values: Preset): void => keepFor(PRESET, game, values);
export const takePreset = (game: string): Preset => takeFor<Preset>(PRESET, game) ?? {};
