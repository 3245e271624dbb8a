/** Lets the moves of others follow one another at a pace that can be watched. */

export type Pace = 'slow' | 'normal' | 'instant';
export const PACES: readonly Pace[] = ['slow', 'normal', 'instant'];

/** Milliseconds between two moves. */
export const GAPS: Record<Pace, number> = { slow: 800, normal: 400, instant: 0 };

/** How long a person's own question may be kept back; the last move travels after that. */
export const MOST = 800;
/** So many moves may wait; who only watches falls no further behind. */
const BEHIND = 6;

interface Waiting<T> {
  item: T;
  /** When it must be seen at the latest. */
  due: number;
}

export class Pacer<T> {
  private queue: Waiting<T>[] = [];
  private seen = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (item: T, behind: number) => void,
    private readonly gap: () => number,
  ) {}

  get behind(): number {
    return this.queue.length;
  }

  /** Show it in its turn; `urgent`: somebody waits for it, and only so long. */
  take(item: T, urgent: boolean): void {
    const gap = this.gap();
    this.queue.push({ item, due: urgent ? Date.now() + MOST : Infinity });
    if (gap <= 0) this.skip();
    else this.plan();
  }

  /** Show all that waits, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const waiting = this.queue;
    this.queue = [];
    waiting.forEach(({ item }, i) => this.pass(item, waiting.length - 1 - i));
  }

  close(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private pass(item: T, behind: number): void {
    this.seen = Date.now();
    this.show(item, behind);
  }

  private plan(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const first = this.queue[0];
    if (!first) return;
    const wait = this.wait();
    if (wait <= 0) {
      this.queue.shift();
      this.pass(first.item, this.queue.length);
      this.plan();
    } else this.timer = setTimeout(() => this.plan(), wait);
  }

  /** How long until the first that waits: the whole gap, or less when a question is due. */
  private wait(): number {
    const now = Date.now();
    let gap = this.gap();
    if (this.queue.length > BEHIND) gap *= BEHIND / this.queue.length;
    this.queue.forEach(({ due }, i) => {
      if (due !== Infinity) gap = Math.min(gap, (due - this.seen) / (i + 1));
    });
    return this.seen + gap - now;
  }
}
