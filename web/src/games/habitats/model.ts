/** What the board draws, from the View and the aids alone. */
import type {
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
