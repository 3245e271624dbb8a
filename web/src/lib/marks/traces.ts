/** What is drawn on a board for a move: from where to where something goes, or what it is about. */
import type { Mark } from '../../games';
import { elementsOf, type Box, type Shaped } from './places';

export type Side = 'above' | 'right' | 'below' | 'left';

/** Next to something: the first of these that is in sight. */
export interface Near {
  at: readonly string[];
  side: Side;
  /** How much of the neighbour's size it lies off, 1 for as far as it is long. */
  by?: number;
  /** As large as the piece that goes there, times this; else as large as the neighbour. */
  own?: number;
  /** What must hold all of it, as a selector of something around the neighbour: else it is not in sight. */
  within?: string;
}

/** A place of the board. One that is not there yet lies near others, or near what an earlier trace brings. */
export interface Place extends Mark {
  near?: readonly Near[];
  /** The place of an earlier trace of the same list. */
  of?: { trace: number; side: Side; by?: number };
}

export interface Trace {
  /** What is taken up or chosen: ringed, and numbered if there are several traces. */
  from?: Place;
  /** Where it goes: an arrow leads there, and a pale copy of it lies there. */
  to?: Place;
  /** False where the thing itself does not go there, such as a question to a seat. */
  ghost?: boolean;
}

/** A trace as it is on the screen now. */
export interface Drawn {
  from: Shaped | null;
  to: Shaped | null;
  /** The element of which a copy lies at `to`. */
  source: Element | null;
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Whether all of a box is in a frame. */
export function holds(frame: Box, box: Box): boolean {
  return (
    box.x >= frame.x &&
    box.y >= frame.y &&
    box.x + box.width <= frame.x + frame.width &&
    box.y + box.height <= frame.y + frame.height
  );
}

/** A box of this size beside another one. */
export function beside(box: Box, side: Side, by = 1, size: Box = box): Box {
  const { width, height } = size;
  switch (side) {
    case 'above':
      return { x: box.x, y: box.y - height * by, width, height };
    case 'below':
      return { x: box.x, y: box.y + box.height * by, width, height };
    case 'left':
      return { x: box.x - width * by, y: box.y, width, height };
    case 'right':
      return { x: box.x + box.width * by, y: box.y, width, height };
  }
}

/** Where a place is; null where nothing of it is to be seen. */
export function locate(
  place: Place,
  before: readonly Drawn[],
  page: ParentNode,
  piece: Box | null = null,
): Shaped | null {
  const { shape = 'box' } = place;
  const own = elementsOf(place, page)[0];
  if (own) return { ...boxOf(own), shape };
  if (place.of) {
    const anchor = before[place.of.trace]?.to;
    if (anchor) return { ...beside(anchor, place.of.side, place.of.by), shape };
  }
  for (const { at, side, by, own, within } of place.near ?? []) {
    const element = elementsOf({ at }, page).at(-1);
    if (!element) continue;
    const box = boxOf(element);
    const size =
      own && piece ? { ...box, width: piece.width * own, height: piece.height * own } : box;
    const found = beside(box, side, by, size);
    const frame = within ? element.closest(within) : null;
    if (!frame || holds(boxOf(frame), found)) return { ...found, shape };
  }
  return null;
}

/** All traces as they are on the screen now. */
export function drawnOf(traces: readonly Trace[], page: ParentNode): Drawn[] {
  const drawn: Drawn[] = [];
  for (const { from, to, ghost = true } of traces) {
    const source = from ? (elementsOf(from, page)[0] ?? null) : null;
    const start = from ? locate(from, drawn, page) : null;
    const end = to ? locate(to, drawn, page, start) : null;
    drawn.push({ from: start, to: end, source: ghost && end ? source : null });
  }
  return drawn;
}

/** From the edge of one box to the edge of another, bent a little; null where they touch. */
export function arrow(from: Box, to: Box): { path: string; head: string } | null {
  const a = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const b = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy);
  const start = reach(from, dx, dy) + 4;
  const end = long - reach(to, dx, dy) - 6;
  if (long < 1 || end - start < 18) return null;
  const [ux, uy] = [dx / long, dy / long];
  const bend = Math.min(28, (end - start) / 6);
  const p = { x: a.x + ux * start, y: a.y + uy * start };
  const q = { x: a.x + ux * end, y: a.y + uy * end };
  const m = { x: (p.x + q.x) / 2 - uy * bend, y: (p.y + q.y) / 2 + ux * bend };
  // The head points along the end of the bow.
  const [ex, ey] = [q.x - m.x, q.y - m.y];
  const e = Math.hypot(ex, ey) || 1;
  const [hx, hy] = [ex / e, ey / e];
  const wing = (side: number) =>
    `${round(q.x - hx * 12 - hy * 7 * side)} ${round(q.y - hy * 12 + hx * 7 * side)}`;
  return {
    path: `M${round(p.x)} ${round(p.y)}Q${round(m.x)} ${round(m.y)} ${round(q.x - hx * 8)} ${round(q.y - hy * 8)}`,
    head: `M${round(q.x)} ${round(q.y)}L${wing(1)}L${wing(-1)}z`,
  };
}

/** How far the edge of a box is from its middle in this direction. */
function reach({ width, height }: Box, dx: number, dy: number): number {
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [Math.abs(dx) / long, Math.abs(dy) / long];
  return Math.min(ux ? width / 2 / ux : Infinity, uy ? height / 2 / uy : Infinity);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
