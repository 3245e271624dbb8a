/** Where places of a board are on the screen: lit by a lesson, or drawn for a move. */
import type { Mark } from '../../games';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Shaped extends Box {
  shape: 'hex' | 'box';
}

/** A lit place of a lesson. */
export interface Spot extends Shaped {
  /** 1: look here; 2: act here. */
  number: 1 | 2;
  /** Whether it is the first of its kind, which bears the number. */
  first: boolean;
  /** Whether it lies under the veil, so that a hole is needed. */
  veiled: boolean;
}

const ROOM = 3;

/** The part of a box inside another; null where there is next to nothing of it. */
export function inside(box: Box, frame: Box): Box | null {
  const x = Math.max(box.x, frame.x);
  const y = Math.max(box.y, frame.y);
  const width = Math.min(box.x + box.width, frame.x + frame.width) - x;
  const height = Math.min(box.y + box.height, frame.y + frame.height) - y;
  return width < 8 || height < 8 ? null : { x, y, width, height };
}

/** The outline of a spot: a hexagon with a flat top, or a box with round corners. */
export function outline({ x, y, width, height, shape }: Shaped, grow = ROOM): string {
  const [l, t, w, h] = [x - grow, y - grow, width + 2 * grow, height + 2 * grow];
  if (shape === 'hex') {
    return `M${l + w / 4} ${t}h${w / 2}l${w / 4} ${h / 2}l${-w / 4} ${h / 2}h${-w / 2}l${-w / 4} ${-h / 2}z`;
  }
  const r = Math.min(10, w / 2, h / 2);
  return `M${l + r} ${t}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/**
 * How far a ring stands from its place: less where another lit place is so near that the rings would
 * lie over one another, and over what stands at the edge of either.
 */
export function roomAround(box: Box, others: readonly Box[]): number {
  const gaps = others.map((other) =>
    Math.max(
      other.x - box.x - box.width,
      box.x - other.x - other.width,
      other.y - box.y - box.height,
      box.y - other.y - other.height,
    ),
  );
  return Math.max(0, Math.min(ROOM, Math.min(...gaps) / 2 - ROOM));
}

/** The elements of a place: those of the first selector that shows any, but no copy drawn of one. */
export function elementsOf(mark: Mark, page: ParentNode): Element[] {
  for (const selector of mark.at) {
    const found = [...page.querySelectorAll(selector)].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && !element.closest('[data-traces]');
    });
    if (found.length) return found;
  }
  return [];
}
