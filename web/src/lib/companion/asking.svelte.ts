/** Asks a desk tool again whenever the question changes: one at a time, the newest wins. */
import { Failed } from '../api';

const PAUSE = 150;
const AGAIN = 3000;
const TOO_MANY = 429;

export class Asking<Q, A> {
  answer = $state.raw<A | null>(null);
  /** Whether the answer is to the present question. */
  fresh = $state(false);
  /** The server cannot be reached; what was entered is kept, and asked when it can. */
  unreachable = $state(false);
  /** Why the server refused the question. */
  failed = $state('');
  private wanted = '';
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `name` keeps the last answer on the device, so that a page opens without the server too. */
  constructor(
    private readonly name: string,
    private readonly run: (request: Q) => Promise<A>,
  ) {}

  ask(request: Q): void {
    const wanted = JSON.stringify(request);
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    this.fresh = false;
    const kept = this.stored();
    if (kept && (this.answer === null || kept.asked === wanted)) {
      this.answer = kept.answer;
      this.fresh = kept.asked === wanted;
    }
    this.later(PAUSE);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private later(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), pause);
  }

  private async send(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const asked = this.wanted;
    let pause = 0;
    try {
      const answer = await this.run(JSON.parse(asked) as Q);
      this.unreachable = false;
      if (asked === this.wanted) {
        this.answer = answer;
        this.fresh = true;
        this.failed = '';
        this.store(asked, answer);
      }
    } catch (error) {
      const status = error instanceof Failed ? error.status : 0;
      // A server that is too busy to answer in time is asked again, like one that is away.
      const late = error instanceof Failed && error.problem?.id === 'error-too-long';
      this.unreachable = status === 0 || status >= 500 || late;
      if (status === TOO_MANY) pause = AGAIN / 3;
      else if (this.unreachable) pause = AGAIN;
      else if (asked === this.wanted) this.failed = (error as Error).message;
    }
    this.busy = false;
    if (pause) this.later(pause);
    else if (asked !== this.wanted) this.later(0);
  }

  private get key(): string {
    return `hedgerow-box-${this.name}-answer`;
  }

  private store(asked: string, answer: A): void {
    try {
      localStorage.setItem(this.key, JSON.stringify({ asked, answer }));
    } catch {
      // A full storage costs only the answer without the server.
    }
  }

  private stored(): { asked: string; answer: A } | null {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? 'null') as {
        asked: string;
        answer: A;
      } | null;
    } catch {
      return null;
    }
  }
}
