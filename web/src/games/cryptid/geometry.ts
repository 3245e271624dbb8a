/** Where things lie on the page: 12 columns by 9 rows of flat-topped hexes, every second one lower. */

export const COLUMNS = 12;
export const ROWS = 9;
export const HEXES = COLUMNS * ROWS;
/** From the middle of a hex to a corner. */
export const R = 40;
export const HALF = (R * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

export const columnOf = (hex: number): number => hex % COLUMNS;
export const rowOf = (hex: number): number => Math.floor(hex / COLUMNS);
/** Column-row from 1, as people say it: "10-7". */
export const nameOf = (hex: number): string => `${columnOf(hex) + 1}-${rowOf(hex) + 1}`;

export function centre(hex: number): Point {
  const column = columnOf(hex);
  return { x: R + column * R * 1.5, y: HALF * (1 + 2 * rowOf(hex) + (column % 2)) };
}

/** The drawing without its margins. */
export const WIDTH = R * (2 + 1.5 * (COLUMNS - 1));
export const HEIGHT = HALF * (2 * ROWS + 1);

/** Corner i lies at 60 i degrees; edge i joins corners i and i + 1. */
export function corner(hex: number, i: number, radius = R): Point {
  const { x, y } = centre(hex);
  const angle = (Math.PI / 3) * (((i % 6) + 6) % 6);
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

const format = (p: Point): string => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;

export function outline(hex: number, radius = R): string {
  return `M${[0, 1, 2, 3, 4, 5].map((i) => format(corner(hex, i, radius))).join('L')}Z`;
}

/** The hex across edge i: lower right, below, lower left, upper left, above, upper right. */
export function across(hex: number, i: number): number | null {
  const column = columnOf(hex);
  const low = column % 2;
  const step = [
    [1, low],
    [0, 1],
    [-1, low],
    [-1, low - 1],
    [0, -1],
    [1, low - 1],
  ][i] as [number, number];
  const to = { column: column + step[0], row: rowOf(hex) + step[1] };
  if (to.column < 0 || to.column >= COLUMNS || to.row < 0 || to.row >= ROWS) return null;
  return to.row * COLUMNS + to.column;
}

/** Where an arrow key leads: along the row, or up and down the column. */
export function step(hex: number, key: string): number {
  const column = columnOf(hex);
  const row = rowOf(hex);
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? hex - 1 : hex;
    case 'ArrowRight':
      return column < COLUMNS - 1 ? hex + 1 : hex;
    case 'ArrowUp':
      return row > 0 ? hex - COLUMNS : hex;
    case 'ArrowDown':
      return row < ROWS - 1 ? hex + COLUMNS : hex;
    case 'Home':
      return row * COLUMNS;
    case 'End':
      return row * COLUMNS + COLUMNS - 1;
    default:
      return hex;
  }
}

const key = (p: Point): string => `${Math.round(p.x * 4)},${Math.round(p.y * 4)}`;

/** Closed lines along the border of a set of hexes, `inset` inside it (negative: outside). */
export function border(hexes: ReadonlySet<number>, inset: number): string {
  // Both at a convex and at a reflex corner the inset lines meet this far from the corner.
  const reach = inset / Math.sin(Math.PI / 3);
  const next = new Map<string, { from: Point; to: Point }>();
  for (const hex of hexes) {
    for (let i = 0; i < 6; i++) {
      if (inside(hexes, hex, i)) continue;
      const from = pulled(hexes, hex, i, i - 1, reach);
      const to = pulled(hexes, hex, i + 1, i + 1, reach);
      next.set(key(from), { from, to });
    }
  }
  const loops: string[] = [];
  for (const [start] of next) {
    const points: Point[] = [];
    let at = start;
    for (let edge = next.get(at); edge; edge = next.get(at)) {
      next.delete(at);
      points.push(edge.from);
      at = key(edge.to);
    }
    if (points.length) loops.push(`M${points.map(format).join('L')}Z`);
  }
  return loops.join('');
}

function inside(hexes: ReadonlySet<number>, hex: number, edge: number): boolean {
  const other = across(hex, (edge + 6) % 6);
  return other !== null && hexes.has(other);
}

/** A corner moved into the set: to the middle of its hex, or along the edge to the next hex. */
function pulled(
  hexes: ReadonlySet<number>,
  hex: number,
  at: number,
  neighbour: number,
  reach: number,
): Point {
  const from = corner(hex, at);
  let to = centre(hex);
  if (inside(hexes, hex, neighbour)) {
    to = corner(hex, neighbour === at ? at + 1 : at - 1);
  }
  return { x: from.x + ((to.x - from.x) / R) * reach, y: from.y + ((to.y - from.y) / R) * reach };
}

/** The edges between two sections of the map, each once. */
export function seams(): string {
  const section = (hex: number): number =>
    Math.floor(rowOf(hex) / 3) * 2 + Math.floor(columnOf(hex) / 6);
  let path = '';
  for (let hex = 0; hex < HEXES; hex++) {
    for (let i = 0; i < 3; i++) {
      const other = across(hex, i);
      if (other === null || section(other) === section(hex)) continue;
      path += `M${format(corner(hex, i))}L${format(corner(hex, i + 1))}`;
    }
  }
  return path;
}

/** Places for n pieces on one hex, and how big they may be, as parts of the usual size. */
export function places(n: number): { spots: readonly Point[]; size: number } {
  if (n <= 1) return { spots: [{ x: 0, y: 0 }], size: 1 };
  if (n === 2)
    return {
      spots: [
        { x: -15, y: 0 },
        { x: 15, y: 0 },
      ],
      size: 0.76,
    };
  const radius = n === 3 ? 16 : 18.5;
  const turn = n === 4 ? -Math.PI / 4 : -Math.PI / 2;
  const spots = Array.from({ length: n }, (_, i) => ({
    x: radius * 1.08 * Math.cos(turn + (2 * Math.PI * i) / n),
    y: radius * 0.95 * Math.sin(turn + (2 * Math.PI * i) / n),
  }));
  return { spots, size: n === 3 ? 0.68 : n === 4 ? 0.62 : 0.54 };
}

/** Slanted lines within a hex around 0,0: drawn out, since a pattern fill would need an id. */
export function hatching(gap: number, radius = R - 2): string {
  const edges = [0, 1, 2, 3, 4, 5].map((i) => (Math.PI / 3) * i + Math.PI / 6);
  const inner = (radius * Math.sqrt(3)) / 2;
  const along = { x: Math.cos(-1), y: Math.sin(-1) };
  let path = '';
  for (let at = -radius; at <= radius; at += gap) {
    const start = { x: -along.y * at, y: along.x * at };
    let from = -Infinity;
    let to = Infinity;
    // The line lies inside while it is inside all six edges.
    for (const angle of edges) {
      const normal = { x: Math.cos(angle), y: Math.sin(angle) };
      const speed = along.x * normal.x + along.y * normal.y;
      const reach = (inner - start.x * normal.x - start.y * normal.y) / speed;
      if (speed > 0) to = Math.min(to, reach);
      else from = Math.max(from, reach);
    }
    if (from >= to) continue;
    const end = (t: number): Point => ({ x: start.x + along.x * t, y: start.y + along.y * t });
    path += `M${format(end(from))}L${format(end(to))}`;
  }
  return path;
}
