/** How much room a board has. */

/** Below this a board stands in one column, with its hand pinned below. */
const NARROW = 760;

export class BoardWidth {
  /** Bound to the clientWidth of the board's outermost element. */
  px = $state(1000);

  /** `textSize` in percent, for a board whose large letters need the room of a larger one. */
  constructor(private readonly textSize: () => number = () => 100) {}

  below(limit: number): boolean {
    return (this.px * 100) / this.textSize() < limit;
  }

  get narrow(): boolean {
    return this.below(NARROW);
  }
}
