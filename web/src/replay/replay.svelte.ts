/** A finished game that can be walked through: where we are, through whose eyes, and what is there. */
import type { Position } from '../games';
import { ask } from '../lib/api';
import type { ReplayChart, ReplayStory, Stop } from '../lib/generated';
import { SEAT_LOOKS } from '../lib/seats';
import type { Seat, StoryLine } from '../lib/wire';

export type Ask = (path: string) => Promise<unknown>;

/** The seat whose eyes these are; null for all. */
export function seatOf(eyes: string): Seat | null {
  return eyes === 'all' ? null : SEAT_LOOKS.findIndex((look) => look.letter === eyes);
}

/** The stop at or before a move. */
export function stopAt(stops: readonly Stop[], at: number): number {
  let found = 0;
  stops.forEach((stop, i) => {
    if (stop.at <= at) found = i;
  });
  return found;
}

/** Where a move lies on the slider, in stops: between two of them within a turn. */
export function placeOf(stops: readonly Stop[], at: number): number {
  const i = stopAt(stops, at);
  const here = stops[i]?.at ?? 0;
  const next = stops[i + 1]?.at;
  return next === undefined ? i : i + (at - here) / (next - here);
}

/** How long a stop is shown at speed 1. */
const PAUSE = { turn: 1400, move: 700 };

export type Unit = keyof typeof PAUSE;
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

export class Replay {
  chart = $state.raw<ReplayChart | null>(null);
  /** What is shown: the newest position that has arrived. */
  shown = $state.raw<Position | null>(null);
  at = $state(0);
  eyes = $state('all');
  playing = $state(false);
  /** What one step is. */
  unit = $state<Unit>('turn');
  speed = $state(1);
  failed = $state<string | null>(null);

  /** Everything that happened, as the eyes that are shown saw it. */
  private story = $state.raw<readonly StoryLine[]>([]);
  private kept = new Map<string, Position>();
  private stories = new Map<string, readonly StoryLine[]>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly fetched: Ask = (path) => ask('GET', path),
  ) {}

  get stops(): readonly Stop[] {
    return this.chart?.stops ?? [];
  }

  get stop(): number {
    return stopAt(this.stops, this.at);
  }

  /** Where we are between two stops. */
  get place(): number {
    return placeOf(this.stops, this.at);
  }

  /** What had happened by now. */
  get lines(): readonly StoryLine[] {
    const at = this.shown?.at ?? 0;
    return this.story.filter((line) => line.revision <= at);
  }

  async open(at: number | null, eyes: string): Promise<void> {
    this.failed = null;
    try {
      this.chart = (await this.fetched(`/replays/${this.id}/chart`)) as ReplayChart;
      this.unit = this.chart.unit;
      this.eyes = eyes;
      await this.go(at ?? this.chart.moves);
    } catch (error) {
      this.failed = (error as Error).message;
    }
  }

  /** Show the position after so many moves. */
  async go(at: number): Promise<void> {
    const moves = this.chart?.moves ?? 0;
    this.at = Math.min(Math.max(0, Math.round(at)), moves);
    await this.show();
  }

  toStop(i: number): Promise<void> {
    const stop = this.stops[Math.min(Math.max(0, i), this.stops.length - 1)];
    return this.go(stop?.at ?? 0);
  }

  /** One turn, or one move, on or back. */
  step(by: 1 | -1): Promise<void> {
    if (this.unit === 'move') return this.go(this.at + by);
    if (by === -1 && this.stops[this.stop]?.at !== this.at) return this.toStop(this.stop);
    return this.toStop(this.stop + by);
  }

  look(eyes: string): Promise<void> {
    this.eyes = eyes;
    return this.show();
  }

  play(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    const moves = this.chart?.moves ?? 0;
    const next = async () => {
      await this.step(1);
      if (this.at >= moves) this.pause();
      else if (this.playing) this.timer = setTimeout(next, this.wait);
    };
    if (this.at >= moves) void this.toStop(0);
    this.timer = setTimeout(next, this.at === 0 ? this.wait : 300);
  }

  /** The next speed, and after the fastest the slowest. */
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  private get wait(): number {
    return PAUSE[this.unit] / this.speed;
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private async show(): Promise<void> {
    const { at, eyes } = this;
    try {
      const [position, story] = await Promise.all([this.position(at, eyes), this.told(eyes)]);
      // Somebody who drags the slider may be elsewhere by now.
      if (this.at !== at || this.eyes !== eyes) return;
      this.shown = position;
      this.story = story;
    } catch (error) {
      this.failed = (error as Error).message;
      this.pause();
    }
  }

  private async position(at: number, eyes: string): Promise<Position> {
    const key = `${at}/${eyes}`;
    let position = this.kept.get(key);
    if (!position) {
      const path = `/replays/${this.id}?at=${at}&eyes=${eyes}`;
      position = (await this.fetched(path)) as Position;
      this.kept.set(key, position);
    }
    return position;
  }

  private async told(eyes: string): Promise<readonly StoryLine[]> {
    let story = this.stories.get(eyes);
    if (!story) {
      const path = `/replays/${this.id}/story?eyes=${eyes}`;
      story = ((await this.fetched(path)) as ReplayStory).lines as StoryLine[];
      this.stories.set(eyes, story);
    }
    return story;
  }
}
