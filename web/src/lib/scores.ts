/** The result as a table: a row for each kind of points, a column for each seat. */
import type { Say } from './i18n.svelte';
import type { Message, Outcome, Seat } from './wire';

export interface Cell {
  points: number;
  /** What the line says of this seat alone, such as how many cards it counts. */
  label: string;
  /** Whether nobody has more of it. */
  best: boolean;
}

export interface Row {
  key: string;
  label: string;
  cells: (Cell | undefined)[];
}

export interface Matrix {
  /** The seats, the winner first. */
  order: Seat[];
  rows: Row[];
}

/** `optional` are the kinds that have no row where nobody has points for them. */
export function matrixOf(outcome: Outcome, say: Say, optional: readonly string[] = []): Matrix {
  const order = outcome.ranks
    .map((rank, seat) => ({ rank, seat }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map(({ seat }) => seat);
  const found = new Map<string, { labels: Message[]; cells: (Cell | undefined)[] }>();
  outcome.scores.forEach((score, seat) => {
    const before = new Map<string, number>();
    for (const { label, points } of score.lines) {
      // The same kind twice, such as two goals, is two rows: the first of each seat belong together.
      const nth = before.get(label.id) ?? 0;
      before.set(label.id, nth + 1);
      const key = `${label.id}/${nth}`;
      const row = found.get(key) ?? { labels: [], cells: outcome.scores.map(() => undefined) };
      found.set(key, row);
      row.labels.push(label);
      row.cells[seat] = { points, label: say(label), best: false };
    }
  });
  const shown = [...found].filter(
    ([, { labels, cells }]) =>
      !labels.some((label) => optional.includes(label.id)) || cells.some((cell) => cell?.points),
  );
  const rows = shown.map(([key, { labels, cells }]) => {
    const most = Math.max(...cells.map((cell) => cell?.points ?? 0));
    for (const cell of cells) if (cell) cell.best = most > 0 && cell.points === most;
    return { key, label: heading(labels, outcome.scores.length > 1, say), cells };
  });
  return { order, rows };
}

/** A heading for several seats counts nothing, even where all of them happen to have as many. */
function heading(labels: readonly Message[], several: boolean, say: Say): string {
  const counted = labels.filter((label) => typeof label.args?.count === 'number');
  if (!several || counted.length === 0) return common(labels.map(say));
  return common([...labels, ...counted.map(raised)].map(say));
}

function raised(label: Message): Message {
  return { ...label, args: { ...label.args, count: Number(label.args?.count) + 1 } };
}

/** What labels have in common, where one says how many it counts and another a different number. */
export function common(labels: readonly string[]): string {
  const first = labels[0] ?? '';
  if (labels.every((label) => label === first)) return first;
  let end = 0;
  while (labels.every((label) => end < label.length && label[end] === first[end])) end++;
  const shared = first
    .slice(0, end)
    .replace(/[\d\s(:,]+$/u, '')
    .trim();
  return shared || first;
}
