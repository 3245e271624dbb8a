/** One socket that comes back by itself: back-off, heart-beat, and word of how it stands. */
import type { Outgoing, Incoming } from './wire';

export type Status = 'connecting' | 'open' | 'waiting' | 'closed';

export interface Wire {
  send(text: string): void;
  close(): void;
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: ((event: Event) => void) | null;
}

export interface Listener {
  opened(): void;
  received(message: Outgoing): void;
  changed(status: Status): void;
  /** The server will not have us: no use in trying again. */
  refused(code: number): void;
  /** So many attempts in a row came to nothing; a browser does not say why. */
  failing(attempts: number): void;
}

const OPEN = 1;
const BEAT = 20_000;
const PATIENCE = 8_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

/** Close codes that a new attempt would only meet again: bad request, not allowed, not found. */
const FINAL = new Set([4400, 4401, 4403, 4404]);

/** How long to wait before attempt number n, a fifth of it left to chance. */
export function backoff(attempt: number, chance: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(wait * (0.8 + 0.4 * chance));
}

export class Socket {
  status: Status = 'connecting';
  private wire: Wire | null = null;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly dial: (url: string) => Wire = (url) => new WebSocket(url),
  ) {
    this.connect();
  }

  send(message: Incoming): boolean {
    if (this.wire?.readyState !== OPEN) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** Try now, without waiting: the network is back, or the person asked. */
  hurry(): void {
    if (this.status !== 'waiting') return;
    clearTimeout(this.retry);
    this.attempts = 0;
    this.connect();
  }

  close(): void {
    this.become('closed');
    clearTimeout(this.retry);
    this.hang();
  }

  private connect(): void {
    this.become('connecting');
    const wire = this.dial(this.url);
    this.wire = wire;
    wire.onopen = () => {
      this.attempts = 0;
      this.become('open');
      this.beat = setInterval(() => this.ping(), BEAT);
      this.listener.opened();
    };
    wire.onmessage = (event) => {
      clearTimeout(this.silence);
      this.listener.received(JSON.parse(event.data) as Outgoing);
    };
    wire.onclose = (event) => {
      if (this.wire !== wire) return;
      this.hang();
      if (this.status === 'closed') return;
      if (FINAL.has(event.code)) {
        this.become('closed');
        this.listener.refused(event.code);
        return;
      }
      this.become('waiting');
      this.retry = setTimeout(() => this.connect(), backoff(this.attempts++, Math.random()));
      if (this.attempts > 1) this.listener.failing(this.attempts);
    };
  }

  private ping(): void {
    this.send({ do: 'ping' });
    clearTimeout(this.silence);
    // A line that was cut says nothing: no answer within this time counts as closed.
    this.silence = setTimeout(() => this.drop(), PATIENCE);
  }

  private drop(): void {
    const wire = this.wire;
    wire?.onclose?.({ code: 1006 } as CloseEvent);
    wire?.close();
  }

  private hang(): void {
    clearInterval(this.beat);
    clearTimeout(this.silence);
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private become(status: Status): void {
    if (this.status === status && status !== 'connecting') return;
    this.status = status;
    this.listener.changed(status);
  }
}
