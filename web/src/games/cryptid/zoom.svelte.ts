/** How much of the map is seen: a scale and a shift, kept so that the map never leaves its frame. */
import { HEIGHT, WIDTH, type Point } from './geometry';

/** Room for the numbers beside the map, in its own units. */
export const MARGIN = { left: 28, top: 30, right: 14, bottom: 14 };
const MOST = 3;

export class Zoom {
  k = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** The smallest scale: the whole map. */
  whole = $derived(
    Math.min(
      this.width / (WIDTH + MARGIN.left + MARGIN.right),
      this.height / (HEIGHT + MARGIN.top + MARGIN.bottom),
    ) || 1,
  );
  /** Whether the map is no higher than its frame, so that it only moves sideways. */
  low = $derived((HEIGHT + MARGIN.top + MARGIN.bottom) * this.k <= this.height + 1);
  /** Pixels at the right that buttons cover: the map can be dragged clear of them. */
  clear = 0;
  /** The same at the bottom, where a button stands in the left corner. */
  foot = 0;
  /** The height of those buttons: a map that leaves so much room lies above them. */
  column = 0;
  private touched = false;

  /** The frame has a new size; `least` is the scale to start with where the whole map is smaller. */
  resize(width: number, height: number, least = 0, around?: Point): void {
    const same = width === this.width && height === this.height;
    if (same || width === 0 || height === 0) return;
    // A line more or less above the map is no reason to draw it at another scale.
    const nearly = least > 0 && width === this.width && Math.abs(height - this.height) < 80;
    const middle = this.touched || nearly ? this.inMap(this.width / 2, this.height / 2) : null;
    this.width = width;
    this.height = height;
    if (middle) {
      if (!nearly) this.k = Math.max(this.whole, this.k);
      this.look(middle);
    } else {
      this.k = Math.max(this.whole, least);
      this.look(around ?? { x: WIDTH / 2, y: HEIGHT / 2 });
    }
  }

  /** A point of the map on the frame. */
  onFrame(p: Point): Point {
    return { x: this.x + this.k * p.x, y: this.y + this.k * p.y };
  }

  inMap(x: number, y: number): Point {
    return { x: (x - this.x) / this.k, y: (y - this.y) / this.k };
  }

  by(factor: number, x = this.width / 2, y = this.height / 2): void {
    const fixed = this.inMap(x, y);
    this.touched = true;
    this.k = Math.min(Math.max(this.k * factor, this.whole), Math.max(MOST, this.whole));
    this.x = x - fixed.x * this.k;
    this.y = y - fixed.y * this.k;
    this.keep();
  }

  pan(dx: number, dy: number): void {
    this.touched = true;
    this.x += dx;
    this.y += dy;
    this.keep();
  }

  fit(): void {
    this.touched = false;
    this.k = this.whole;
    this.look({ x: WIDTH / 2, y: HEIGHT / 2 });
  }

  /** Bring a point of the map to the middle of the frame, as far as the map goes. */
  look(p: Point): void {
    this.x = this.width / 2 - p.x * this.k;
    this.y = this.height / 2 - p.y * this.k;
    this.keep();
  }

  /** Shift just enough that a point stands clear of what covers the bottom of the frame. */
  reveal(p: Point, covered = 0, room = 50): void {
    const at = this.onFrame(p);
    const low = this.height - covered - room;
    const dx = Math.max(0, room - at.x) - Math.max(0, at.x - (this.width - room));
    const dy = Math.max(0, room - at.y) - Math.max(0, at.y - low);
    this.x += dx;
    this.y += dy;
    this.keep(covered);
  }

  /** Nothing covers the bottom any more: take back what `reveal` pushed beyond the map's edge. */
  settle(): void {
    this.keep();
  }

  private keep(covered = 0): void {
    const wide = (WIDTH + MARGIN.left + MARGIN.right) * this.k;
    this.x = kept(
      this.x,
      this.width,
      -MARGIN.left * this.k,
      (WIDTH + MARGIN.right) * this.k,
      wide + this.clear > this.width ? this.clear : 0,
    );
    const tall = (HEIGHT + MARGIN.top + MARGIN.bottom) * this.k;
    this.y = kept(
      this.y,
      this.height,
      -MARGIN.top * this.k,
      (HEIGHT + MARGIN.bottom) * this.k,
      Math.max(covered, tall + this.foot > this.height ? this.foot : 0),
      this.column,
    );
  }
}

/**
 * A shift for which content from `low` to `high` fills the frame, or is centred if smaller; as far
 * as there is room, `after` stays free behind it.
 */
function kept(
  shift: number,
  frame: number,
  low: number,
  high: number,
  extra = 0,
  after = 0,
): number {
  const room = frame - (high - low);
  if (room >= 0 && !extra) return Math.min(room / 2, Math.max(0, room - after)) - low;
  return Math.min(Math.max(shift, frame - high - extra), Math.max(-low, frame - high - extra));
}
