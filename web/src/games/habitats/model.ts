/** What the board draws, from the View and the aids alone. */
import type {
  HabitatsEvent,
  HabitatsFace,
  HabitatsMove,
  HabitatsPlace,
  HabitatsStanding,
  HabitatsTake,
  HabitatsView,
  Offer,
  ParkAids,
  Preview,
} from '../../lib/generated';

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** A rectangle of cells; y grows to the north, so rows run from top to bottom. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
}

export function facesOf(view: HabitatsView): Map<string, HabitatsFace> {
  return new Map(view.tiles.map((face) => [face.tile, face]));
}

export function key(spot: Spot): string {
  return `${spot.x},${spot.y}`;
}

/** Everything that is shown, with `margin` cells around the tiles. */
export function extentOf(tiles: readonly Spot[], more: readonly Spot[] = [], margin = 0): Extent {
  const xs = [...tiles, ...more].map((spot) => spot.x);
  const ys = [...tiles, ...more].map((spot) => spot.y);
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.max(...ys) + margin,
    bottom: Math.min(...ys) - margin,
  };
}

export type Beside = 'right' | 'left' | 'above' | 'below';

/** On which side of which tile a free cell lies: the newest of its neighbours. */
export function besideOf(
  tiles: readonly HabitatsStanding[],
  spot: Spot,
): { side: Beside; tile: string } | null {
  for (const { x, y, tile } of [...tiles].reverse()) {
    const [dx, dy] = [spot.x - x, spot.y - y];
    if (Math.abs(dx) + Math.abs(dy) !== 1) continue;
    return { side: dx > 0 ? 'right' : dx < 0 ? 'left' : dy > 0 ? 'above' : 'below', tile };
  }
  return null;
}

/** The part of a park that is drawn: so many cells, from the upper left one on. */
export interface Window {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/**
 * A window of so many cells that shows the whole extent and lies where the last one lay, as far as
 * it can: what one looks at stays where it is while the park grows.
 */
export function windowOn(
  extent: Extent,
  columns: number,
  rows: number,
  last: Window | null,
): Window {
  const left = last
    ? last.left + Math.floor((last.columns - columns) / 2)
    : extent.left - Math.floor((columns - (extent.right - extent.left + 1)) / 2);
  // A park grows upwards from its entrance, so the room is above it at first.
  const top = last ? last.top - Math.floor((last.rows - rows) / 2) : extent.bottom + rows - 1;
  return {
    left: Math.max(extent.right - columns + 1, Math.min(extent.left, left)),
    top: Math.min(extent.bottom + rows - 1, Math.max(extent.top, top)),
    columns,
    rows,
  };
}

/** A stretch of the cells of one axis, from the first to the last. */
export type Stretch = readonly [first: number, last: number];

/**
 * Where a scrolled axis must stand so that a stretch is in sight: as it stands, if it can. Of two
 * stretches that do not fit together the later one counts, and one that does not fit at all is left
 * out.
 */
export function scrollFor(
  stands: number,
  stretches: readonly Stretch[],
  { from, pitch, room }: { from: number; pitch: number; room: number },
): number {
  let at = stands;
  for (const [first, last] of stretches) {
    const start = from + first * pitch;
    const end = from + (last + 1) * pitch;
    if (end - start > room) continue;
    at = Math.min(start, Math.max(at, end - room));
  }
  return Math.max(0, at);
}

/** Where a printed side lies after so many quarter turns clockwise. */
export function turned(side: Side, turn: number): Side {
  return SIDES[(SIDES.indexOf(side) + turn) % 4] as Side;
}

export function roadsOf(face: HabitatsFace, turn: number): Side[] {
  return (face.roads ?? []).map((side) => turned(side, turn));
}

export function takes(moves: readonly HabitatsMove[]): HabitatsTake[] {
  return moves.filter((move): move is HabitatsTake => move.do === 'take');
}

export function places(moves: readonly HabitatsMove[]): HabitatsPlace[] {
  return moves.filter((move): move is HabitatsPlace => move.do === 'place');
}

/** The turns in which the tile in hand may be laid somewhere. */
export function turnsOf(moves: readonly HabitatsPlace[]): number[] {
  return [...new Set(moves.map((move) => move.turn))].sort();
}

/** The best preview of each cell, or that of the given turn. */
export function bestBySpot(
  previews: readonly Preview[],
  turn: number | null,
): Map<string, Preview> {
  const best = new Map<string, Preview>();
  for (const preview of previews) {
    if (turn !== null && preview.turn !== turn) continue;
    const before = best.get(key(preview));
    if (!before || worth(preview) > worth(before)) best.set(key(preview), preview);
  }
  return best;
}

/** Points in the park and, as things stand, from goals. */
export function worth(preview: Preview): number {
  return preview.vp + goalsOf(preview);
}

/** What the goals would change by, if they were scored now. */
export function goalsOf(preview: Preview): number {
  return preview.goals.reduce((sum, change) => sum + change, 0);
}

/** The same, for the goals that this year scores and for those of later years. */
export function goalsByYear(
  preview: Preview,
  goals: readonly { year: number }[],
  year: number,
): { now: number; later: number } {
  const later = preview.goals.reduce(
    (sum, change, i) => sum + ((goals[i]?.year ?? 0) > year ? change : 0),
    0,
  );
  return { now: goalsOf(preview) - later, later };
}

/** The most promising cells, the best first. */
export function bestThree(previews: Iterable<Preview>): Preview[] {
  return [...previews].sort((a, b) => worth(b) - worth(a) || b.vp - a.vp).slice(0, 3);
}

export function bestOf(previews: readonly Preview[]): Preview | null {
  return previews.reduce<Preview | null>(
    (best, one) => (best === null || worth(one) > worth(best) ? one : best),
    null,
  );
}

/** Who took or laid a tile last; null before anybody did. */
export function actorOf(events: readonly { event: HabitatsEvent | null }[]): number | null {
  for (const { event } of events.toReversed())
    if (event?.event === 'taken' || event?.event === 'placed') return event.seat;
  return null;
}

/** What a seat has by now from the goals of the years that are over. */
export function goalPoints(view: HabitatsView, seat: number): number {
  return view.goals
    .filter((goal) => goal.scored)
    .reduce((sum, goal) => sum + (goal.points[seat] ?? 0), 0);
}

/** What a seat has by now: park and goals together. */
export function pointsOf(view: HabitatsView, seat: number): number {
  return (view.parks[seat]?.vp ?? 0) + goalPoints(view, seat);
}

export function offerAt(aids: ParkAids | null, row: number, column: number): Offer | null {
  return aids?.offers.find((offer) => offer.row === row && offer.column === column) ?? null;
}

export function standingAt(
  tiles: readonly HabitatsStanding[],
  spot: Spot,
): HabitatsStanding | null {
  return tiles.find((tile) => tile.x === spot.x && tile.y === spot.y) ?? null;
}
