/** What people and bots at a table are called. */
import { has, t } from './i18n.svelte';
import { letterOf } from './seats';
import type { BotInfo, Seat, SeatInfo, TableInfo } from './wire';

/** The level of a bot, or the name of one that has none. */
export function botLevel(bot: string): string {
  return has(`bots-${bot}`) ? t(`bots-${bot}`) : bot;
}

/** A sentence about a bot; one of another package brings its own. */
export function botLine(bot: BotInfo, language: string): string {
  if (has(`bots-${bot.name}-line`)) return t(`bots-${bot.name}-line`);
  return bot.line?.[language] ?? bot.line?.en ?? '';
}

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return t(`web-bot-name-${letterOf(seat.seat)}`);
  if (seat.kind === 'me') return t('web-guest');
  return seat.taken ? t('web-seat-name', { letter: letterOf(seat.seat) }) : t('web-seat-free');
}

export function namesOf(table: TableInfo): string[] {
  return table.seats.map(seatName);
}

/** Whom a finished game's story calls "you": who looks on, if this was a game of theirs alone. */
export function readerOf(table: TableInfo): Seat | null {
  const mine = table.seats.flatMap((seat, i) => (seat.mine ? [i] : []));
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

/** One line about a seat that is not acting. */
export function standing(seat: SeatInfo): string {
  if (seat.kind === 'bot') return t('web-seat-bot', { level: botLevel(seat.bot ?? '') });
  if (!seat.taken) return t('web-seat-open');
  if (seat.mine) return t('web-seat-here');
  return seat.connected ? t('web-seat-friend') : t('web-seat-away');
}

/** A list in words: "Wren", "Wren and Marten". */
export function listed(language: string, words: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}
