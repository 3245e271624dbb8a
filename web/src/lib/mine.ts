/** A person's tables in words: who plays, and what is waited for. */
import { gameName, i18n, t } from './i18n.svelte';
import { listed, seatName } from './names';
import type { Finished, SeatInfo, TableInfo } from './wire';

/** Whether a table waits for somebody at this browser. */
export function waits(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.mine && table.to_act.includes(seat.seat));
}

/** Those who play against the people at this browser. */
export function rivals(seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.filter((seat) => !seat.mine);
}

/** What a table is called in a list: its game, and with whom. */
export function tableTitle(table: { game: string; seats: readonly SeatInfo[] }): string {
  const game = gameName(table.game);
  const people = rivals(table.seats).filter((seat) => seat.kind !== 'bot' && seat.taken);
  const names = listed(i18n.language, people.map(seatName));
  if (people.length) return t('web-mine-with', { game, names });
  const here = table.seats.filter((seat) => seat.mine).length;
  if (!here) return t('web-mine-watched', { game });
  if (here > 1) return t('web-mine-screen', { game });
  if (rivals(table.seats).some((seat) => seat.kind !== 'bot'))
    return t('web-mine-friends', { game });
  return t(table.seats.length > 1 ? 'web-mine-bots' : 'web-mine-alone', { game });
}

/** What a table waits for. */
export function tableState(table: TableInfo): string {
  if (table.status === 'lobby') return t('web-mine-lobby');
  if (table.status === 'outdated') return t('web-mine-outdated');
  if (waits(table)) return t('web-mine-turn');
  const acting = table.seats.filter((seat) => table.to_act.includes(seat.seat)).map(seatName);
  return t('web-waiting', { names: listed(i18n.language, acting), count: acting.length });
}

/** What waits for me comes first, then what has not begun, then the rest. */
export function byUrgency(tables: readonly TableInfo[]): TableInfo[] {
  const weight = (table: TableInfo) => {
    if (table.status === 'outdated') return 3;
    if (waits(table)) return 0;
    return table.status === 'lobby' ? 1 : 2;
  };
  return [...tables].sort((one, other) => weight(one) - weight(other));
}

/** At most so many tables stand above everything else. */
const ABOVE = 3;

/** The tables that wait for me, as many as may stand above all else, and the others. */
export function waitingFirst(tables: readonly TableInfo[]): {
  waiting: TableInfo[];
  rest: TableInfo[];
} {
  const all = byUrgency(tables);
  const count = all.filter((table) => table.status === 'playing' && waits(table)).length;
  const shown = Math.min(count, ABOVE);
  return { waiting: all.slice(0, shown), rest: all.slice(shown) };
}

/** The best rank of those at this browser; null where nobody knows. */
export function ownRank(game: Finished): number | null {
  const ranks = game.seats.filter((seat) => seat.mine).map((seat) => game.ranks[seat.seat] ?? 0);
  return game.ranks.length && ranks.length ? Math.min(...ranks) : null;
}

/** The totals, mine first: "47 : 31 : 28"; "" where the game has no points. */
export function totals(game: Finished): string {
  if (game.totals.every((total) => total === 0)) return '';
  const mine = game.seats.filter((seat) => seat.mine);
  return [...mine, ...rivals(game.seats)].map((seat) => game.totals[seat.seat] ?? 0).join(' : ');
}

export interface Tally {
  game: string;
  won: number;
  second: number;
  later: number;
}

/** How games ended, game by game, the most played first. */
export function tallies(games: readonly Finished[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games) {
    const rank = ownRank(game);
    if (rank === null) continue;
    const tally = found.get(game.game) ?? { game: game.game, won: 0, second: 0, later: 0 };
    if (rank === 1) tally.won += 1;
    else if (rank === 2) tally.second += 1;
    else tally.later += 1;
    found.set(game.game, tally);
  }
  const played = (tally: Tally) => tally.won + tally.second + tally.later;
  return [...found.values()].sort((one, other) => played(other) - played(one));
}

/** Games of each of the last months, the present one last: how many, and how many won. */
export function byMonth(
  games: readonly Finished[],
  now: Date,
  months = 6,
): [Date, number, number][] {
  return Array.from({ length: months }, (_, i) => {
    const month = new Date(now.getFullYear(), now.getMonth() - (months - 1 - i), 1);
    const those = games.filter((game) => {
      const ended = new Date(game.ended);
      return ended.getFullYear() === month.getFullYear() && ended.getMonth() === month.getMonth();
    });
    return [month, those.length, those.filter((game) => ownRank(game) === 1).length];
  });
}

/** Whether a game is among those that somebody looks for: by its name, or by who played. */
export function matches(game: Finished, text: string): boolean {
  const wanted = plain(text);
  if (!wanted) return true;
  const words = [gameName(game.game), ...rivals(game.seats).map(seatName)];
  return words.some((word) => plain(word).includes(wanted));
}

/** Without accents and capitals. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
