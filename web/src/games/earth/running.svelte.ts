/** How far the board goes on by itself; kept in this browser alone. */
import type { Run } from './model';

const KEY = 'hedgerow-earth';

interface Kept {
  run: Run;
  /** Whether one is asked for events and conversions before a turn ends. */
  closing: boolean;
}

/** Kept choices over the defaults; what is not understood is dropped. */
export function read(kept: string | null): Kept {
  const found: Kept = { run: 'run', closing: true };
  try {
    const given = (JSON.parse(kept ?? '{}') as Partial<Kept> | null) ?? {};
    if (given.run === 'step') found.run = 'step';
    if (given.closing === false) found.closing = false;
  } catch {
    // Damaged: the defaults stand.
  }
  return found;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Running {
  run = $state<Run>('run');
  closing = $state(true);

  constructor() {
    Object.assign(this, read(stored()));
  }

  set(given: Partial<Kept>): void {
    Object.assign(this, given);
    try {
      localStorage.setItem(KEY, JSON.stringify({ run: this.run, closing: this.closing }));
    } catch {
      // Storage is switched off: the choice holds for this visit.
    }
  }
}

export const running = new Running();
