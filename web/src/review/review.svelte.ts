/** A review while it is made and once it is there. */
import { ask } from '../lib/api';
import type { Report, Review } from '../lib/generated';
import { letterOf } from '../lib/seats';
import type { Seat } from '../lib/wire';

export type Ask = (method: string, path: string) => Promise<unknown>;

/** How long to wait before asking again. */
const AGAIN = 1200;

export class ReviewOf {
  state = $state.raw<Review | null>(null);
  seat = $state<Seat>(0);
  failed = $state<string | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(
    readonly id: string,
    private readonly fetched: Ask = (method, path) => ask(method, path),
  ) {}

  get report(): Report | null {
    return this.state?.report ?? null;
  }

  get making(): boolean {
    return this.state?.state === 'waiting' || this.state?.state === 'working';
  }

  /** Have it made, if it is not there yet. */
  async open(seat: Seat): Promise<void> {
    this.seat = seat;
    this.failed = null;
    await this.ask('POST');
  }

  /** The same game from another seat. */
  async turn(seat: Seat): Promise<void> {
    this.seat = seat;
    await this.ask('GET');
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  private async ask(method: 'GET' | 'POST'): Promise<void> {
    clearTimeout(this.timer);
    const { seat } = this;
    try {
      const path = `/replays/${this.id}/review?seat=${letterOf(seat)}`;
      const answer = (await this.fetched(method, path)) as Review;
      if (this.left || seat !== this.seat) return;
      this.state = answer;
      this.failed = null;
      if (this.making) this.timer = setTimeout(() => void this.ask('GET'), AGAIN);
    } catch (error) {
      if (seat === this.seat) this.failed = (error as Error).message;
    }
  }
}
