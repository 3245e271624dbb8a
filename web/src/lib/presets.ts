/** Options that another page has chosen for the next new table: a deck, a set of cards. */
import type { Value } from './options';

const KEY = 'hedgerow-new-table';

type Preset = Record<string, Value>;

export function keepPreset(game: string, values: Preset): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ game, values }));
  } catch {
    // Without storage the new table starts with the usual options.
  }
}

/** What was chosen for this game, once. */
export function takePreset(game: string): Preset {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      game?: string;
      values?: Preset;
    } | null;
    if (kept?.game !== game) return {};
    sessionStorage.removeItem(KEY);
    return kept.values ?? {};
  } catch {
    return {};
  }
}
