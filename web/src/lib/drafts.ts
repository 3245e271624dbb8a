/** What was chosen for a new table that has not been made: one may leave the page and come back. */
import type { Value } from './options';
import { keepFor, takeFor } from './presets';
import type { WishKind } from './wire';

const DRAFT = 'hedgerow-draft';

export interface Kept {
  slots: { kind: WishKind; bot: string; name: string }[];
  values: Record<string, Value>;
  spectators: boolean;
  chat: boolean;
  reminder: number | null;
}

export const keepDraft = (game: string, kept: Kept): void => keepFor(DRAFT, game, kept);

export function takeDraft(game: string): Kept | null {
  const kept = takeFor<Kept>(DRAFT, game);
  return Array.isArray(kept?.slots) ? kept : null;
}
