/** How a game ended, in one line. */
import { i18n, t } from './i18n.svelte';
import { listed } from './names';
import type { Outcome, Seat } from './wire';

export function winnersOf(outcome: Outcome): Seat[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Who won, for the seat that looks; a lone seat that did not win lost to the game itself. */
export function verdictOf(
  outcome: Outcome,
  names: readonly string[],
  eyes: Seat | null = null,
): string {
  const winners = winnersOf(outcome);
  if (!winners.length) return t(outcome.ranks.length === 1 ? 'web-end-lost' : 'web-end-draw');
  if (eyes !== null && winners.length === 1 && winners[0] === eyes) return t('web-end-you');
  const who = listed(
    i18n.language,
    winners.map((seat) => names[seat] ?? ''),
  );
  return t('web-end-wins', { names: who, count: winners.length });
}
