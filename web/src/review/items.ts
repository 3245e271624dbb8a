/** A review as the page shows it: moments to choose from, figures that add up, where bars begin. */
import type { Judged, Report, Row, Told } from '../lib/generated';
import type { Message, Seat } from '../lib/wire';

/** A sure win, in the millionths that the server counts in. */
export const CERTAIN = 1_000_000;

/** A decision or a piece of luck that can be looked at. */
export interface Item {
  key: string;
  kind: 'error' | 'luck' | 'find';
  /** The number of moves made before it, or by then. */
  at: number;
  turn: number;
  label: Message;
  seat: Seat | null;
  /** What it changed for the seat under review. */
  change: number;
  judged: Judged | null;
  told: Told | null;
  /** False for an error that may be none: the difference is within its doubt. */
  sure: boolean;
}

export type Tab = Seat | 'luck';

function errorOf(report: Report, judged: Judged): Item {
  const change = judged.change[report.seat] ?? 0;
  return {
    key: `d${judged.at}`,
    kind: 'error',
    at: judged.at,
    turn: judged.turn,
    label: judged.label,
    seat: judged.seat,
    change: judged.seat === report.seat ? -judged.cost : change,
    judged,
    told: null,
    sure: judged.listed,
  };
}

/** How many errors within their doubt are shown where there are few beyond it. */
const PERHAPS = 5;
/** What is worth telling, as the server says: 1 %. */
const WORTH = CERTAIN / 100;

/** What a tab lists, the worst or greatest first; after the errors those that may be none. */
export function itemsOf(report: Report, tab: Tab): Item[] {
  if (tab === 'luck') {
    return report.rows
      .filter((row) => row.kind === 'own-luck' || row.kind === 'rivals-luck')
      .flatMap((row) => row.told.map((told, i) => luckOf(row, told, i)))
      .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  }
  const own = report.decisions
    .filter((judged) => judged.seat === tab && (judged.listed || judged.cost >= WORTH))
    .sort((one, other) => other.cost - one.cost)
    .map((judged) => errorOf(report, judged));
  const sure = own.filter((item) => item.sure);
  const perhaps = own.filter((item) => !item.sure);
  return [...sure, ...perhaps.slice(0, Math.max(0, PERHAPS - sure.length))];
}

function luckOf(row: Row, told: Told, i: number): Item {
  return {
    key: `${row.kind}${told.at}-${i}`,
    kind: 'luck',
    at: told.at,
    turn: told.turn,
    label: told.label,
    seat: told.seat,
    change: told.change,
    judged: null,
    told,
    sure: true,
  };
}

/** The best find of the seat under review. */
export function findOf(report: Report): Item | null {
  const judged = report.find === null ? undefined : report.decisions[report.find];
  return judged ? { ...errorOf(report, judged), kind: 'find', change: judged.lead } : null;
}

/** The item that a link names: the one at a move, or the first. */
export function itemAt(items: readonly Item[], at: number | null): Item | null {
  return items.find((item) => item.at === at) ?? items[0] ?? null;
}

/**
 * What is shown of itself: the move of the link, the worst, or the best find.
 *
 * Null while what is chosen stays as it is: it is listed, there is nothing else, or the review is
 * whole. The figures of what stays are those of the last report.
 */
export function firstOf(
  report: Report,
  items: readonly Item[],
  chosen: Item | null,
  { wanted, making }: { wanted: number | null; making: boolean },
): Item | null {
  const find = findOf(report);
  const all = [...items, ...itemsOf(report, 'luck'), ...(find ? [find] : [])];
  if (chosen && (!making || items.some((item) => item.key === chosen.key))) {
    const now = all.find((item) => item.key === chosen.key);
    if (now) return alike(now, chosen) ? null : now;
    // Too small for the list, but of this report: it was asked for in the ledger.
    if (!chosen.judged || report.decisions.includes(chosen.judged)) return null;
  }
  const item = wanted === null ? (items[0] ?? find) : itemAt(all, wanted);
  return item?.key === chosen?.key ? null : item;
}

function alike(one: Item, other: Item): boolean {
  return JSON.stringify([one.change, one.judged]) === JSON.stringify([other.change, other.judged]);
}

/** The one before or after another in order of play. */
export function beside(items: readonly Item[], from: Item | null, by: 1 | -1): Item | null {
  const order = [...items].sort((one, other) => one.at - other.at);
  if (!from) return order[0] ?? null;
  const at = order.findIndex((item) => item.key === from.key);
  if (at >= 0) return order[at + by] ?? null;
  const next = order.find((item) => item.at > from.at);
  return by === 1 ? (next ?? null) : (order.filter((item) => item.at < from.at).at(-1) ?? null);
}

export interface Bar {
  row: Row;
  /** In per cent of the whole width. */
  from: number;
  to: number;
  /** The whole per cent to write: what is written adds up as the rows do. */
  written: number;
}

/** From where to where the bars go, in per cent: errors may add up to more than the game. */
export function scaleOf(rows: readonly Row[]): { low: number; high: number } {
  let sum = 0;
  let [low, high] = [0, CERTAIN];
  for (const row of rows) {
    if (row.kind !== 'result') sum += row.change;
    [low, high] = [Math.min(low, sum), Math.max(high, sum)];
  }
  const part = CERTAIN / 100;
  return { low: Math.floor(low / part), high: Math.ceil(high / part) };
}

/** The bars of the ledger: each begins where the last ended. */
export function barsOf(rows: readonly Row[]): Bar[] {
  const { low: least, high: most } = scaleOf(rows);
  const place = (value: number) => {
    const at = ((100 * value) / CERTAIN - least) / (most - least);
    return Math.round(10_000 * at) / 100;
  };
  let sum = 0;
  return rows.map((row) => {
    const whole = row.kind === 'start' || row.kind === 'result';
    const before = whole ? 0 : sum;
    if (row.kind !== 'result') sum = before + row.change;
    const after = whole ? row.change : sum;
    const shown = (value: number) => Math.round((100 * value) / CERTAIN);
    const [low, high] = [Math.min(before, after), Math.max(before, after)];
    return {
      row,
      from: place(low),
      to: place(high),
      written: shown(after) - shown(before),
    };
  });
}

/** "4.2", "−4.2", "+4.2": per cent to a tenth. */
export function percent(value: number, language: string, sign = false): string {
  const tenth = Math.round(value / (CERTAIN / 1000)) / 10;
  const text = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(Math.abs(tenth));
  return `${tenth < 0 ? '−' : sign && tenth > 0 ? '+' : ''}${text}`;
}
