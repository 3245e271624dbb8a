/** How much room a board has, and which of its layouts that allows. */

/**
 * A phone held upright; a phone on its side, or a laptop at 200 %; a laptop's low window; a desktop;
 * a large desktop, where cards grow rather than leave half of the screen empty.
 */
export type Layout = 'phone' | 'side' | 'low' | 'full' | 'large';

const NARROW = 760;
/** Below this there is no height for a board above its hand: they stand side by side. */
const FLAT = 440;
/** Beside a board this narrow nothing else can stand. */
const SLIM = 520;
const LOW = 720;
const LARGE = { wide: 1300, high: 880 };

export class BoardRoom {
  /** Bound to the size of the board's outermost element, which must not grow with its content. */
  wide = $state(1000);
  high = $state(800);

  /**
   * `textSize` in percent: large letters need the room of a larger board. `panes` are those of the
   * page; where they stand beside the board, it is a phone on its side.
   */
  constructor(
    private readonly textSize: () => number = () => 100,
    readonly panes: { readonly on: boolean; show(id: string): void } | null = null,
  ) {}

  /** Whether the page's own panel stands beside the board. */
  get paned(): boolean {
    return this.panes?.on ?? false;
  }

  get layout(): Layout {
    if (this.paned) return 'side';
    const wide = (this.wide * 100) / this.textSize();
    const high = (this.high * 100) / this.textSize();
    if (high < FLAT && wide >= SLIM) return 'side';
    if (wide < NARROW) return 'phone';
    if (high < LOW) return 'low';
    return wide >= LARGE.wide && high >= LARGE.high ? 'large' : 'full';
  }

  /** Whether there is room for small cards only. */
  get small(): boolean {
    return this.layout === 'phone' || this.layout === 'side';
  }
}
