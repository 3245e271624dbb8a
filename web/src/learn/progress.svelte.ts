/** How far somebody is in the lessons, kept in this browser alone. */
import type { LessonInfo } from '../lib/wire';

const KEY = 'hedgerow-lessons';

interface Kept {
  /** The steps done, and the one where somebody left. */
  [game: string]: { done: string[]; at: string };
}

function read(text: string | null): Kept {
  const kept: Kept = {};
  try {
    const given = JSON.parse(text ?? '{}') as Record<string, { done?: unknown; at?: unknown }>;
    for (const [game, { done, at }] of Object.entries(given)) {
      if (!Array.isArray(done) || typeof at !== 'string') continue;
      kept[game] = { done: done.filter((id) => typeof id === 'string'), at };
    }
  } catch {
    // Not ours, or damaged: begin anew.
  }
  return kept;
}

export class Progress {
  private kept = $state.raw<Kept>({});
  /** Whether the browser keeps it; else it is forgotten when the page closes. */
  readonly lasting: boolean;

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
    this.kept = read(storage?.getItem(KEY) ?? null);
    this.lasting = storage !== null;
  }

  /** How many steps of a lesson are done. */
  count({ game, steps }: LessonInfo): number {
    return steps.filter((step) => this.has(game, step.id)).length;
  }

  has(game: string, step: string): boolean {
    return this.kept[game]?.done.includes(step) ?? false;
  }

  /** Whether somebody has opened the lesson at all. */
  begun(game: string): boolean {
    return game in this.kept;
  }

  /** The step to go on with: where somebody left, else the first one that is not done. */
  next({ game, steps }: LessonInfo): string {
    const left = this.kept[game]?.at;
    const open = steps.find((step) => !this.has(game, step.id));
    const here = steps.find((step) => step.id === left && !this.has(game, step.id));
    return (here ?? open ?? steps[0])?.id ?? '';
  }

  at(game: string, step: string): void {
    this.keep(game, { done: this.kept[game]?.done ?? [], at: step });
  }

  finish(game: string, step: string): void {
    const done = this.kept[game]?.done ?? [];
    this.keep(game, { done: done.includes(step) ? done : [...done, step], at: step });
  }

  private keep(game: string, now: Kept[string]): void {
    this.kept = { ...this.kept, [game]: now };
    try {
      this.storage?.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Storage is full or switched off: it lasts as long as the page.
    }
  }
}

function own(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export const progress = new Progress(own());
