/** What was chosen for a new table that has not been made: one may leave the page and come back. */
import type { Value } from './options';
import type { WishKind } from './wire';

const KEY = 'hedgerow-draft';

export interface Kept {
  game: string;
  slots: { kind: WishKind; bot: string; name: string }[];
  values: Record<string, Value>;
  spectators: boolean;
  chat: boolean;
  reminder: number | null;
}

export function keepDraft(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the page starts with the usual choices.
  }
}

/** What was chosen for this game before, once. */
export function takeDraft(game: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (kept?.game !== game || !Array.isArray(kept.slots)) return null;
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return null;
  }
}
