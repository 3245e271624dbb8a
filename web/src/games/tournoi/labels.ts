/** Places in words, for who cannot see them. */
import type { PowerSheet } from '../../lib/generated';
import { i18n, t, type Say } from '../../lib/i18n.svelte';
import type { Message } from '../../lib/wire';
import type { Faces, Place } from './model';

/** A place where something may be laid, and what would lie there. */
export function slotLabel(
  at: number,
  faces: Faces,
  say: Say,
  thought: { card: string; percent: number | null } | null,
  power: PowerSheet | undefined,
): string {
  const title = faces.battles[at];
  const battle = title ? say(title) : String(at + 1);
  if (power) return t('web-tournoi-slot-power', { battle, power: power.name[i18n.language] });
  const sheet = thought && faces.cards.get(thought.card);
  const figure = sheet?.figures[at]?.figure.text;
  if (!sheet || !figure) return t('web-tournoi-slot', { battle });
  const card = { battle, card: sheet.name[i18n.language], figure: say(figure) };
  return thought.percent === null
    ? t('web-tournoi-slot-card', card)
    : t('web-tournoi-slot-odds', { ...card, percent: thought.percent });
}

/** What lies at a place, and how it fared. */
export function placeLabel(
  place: Place,
  names: readonly string[],
  faces: Faces,
  say: Say,
  figure: Message | null,
): string {
  const name = names[place.side] ?? '';
  const sheet = faces.cards.get(place.cards.find((card) => card) ?? '');
  if (place.look === 'empty') return t('web-tournoi-place-empty', { name });
  if (!sheet) return t('web-tournoi-place-down', { name });
  const how = place.won ? 'won' : place.kept ? 'kept' : place.look === 'up' ? 'lost' : 'laid';
  const card = sheet.name[i18n.language];
  const plain = figure ? say(figure) : '';
  const told = place.scaled
    ? t('tournoi-compared', { scaled: say(place.scaled), figure: plain })
    : plain;
  return t('web-tournoi-place', { name, card, figure: told, how });
}

/** What the button says that ends one's power cards of a round. */
export function passWords(laid: boolean): string {
  return t(laid ? 'web-tournoi-pass' : 'web-tournoi-pass-none');
}
