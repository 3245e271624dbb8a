/** How far the board goes on by itself; kept in this browser alone. */
import type { Run } from './model';

const KEY = 'hedgerow-earth';

interface Kept {
  run: Run;
  /** Whether one is asked about events and conversions where nothing else is to be done. */
  pausing: boolean;
}

/** Kept choices over the defaults; what is not understood is dropped. */
export function read(kept: string | null): Kept {
  const found: Kept = { run: 'run', pausing: true };
  try {
    const given =
      (JSON.parse(kept ?? '{}') as (Partial<Kept> & { closing?: boolean }) | null) ?? {};
    if (given.run === 'step') found.run = 'step';
    // What was called closing before asked only at the end of a turn.
    if ((given.pausing ?? given.closing) === false) found.pausing = false;
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
  pausing = $state(true);

  constructor() {
    Object.assign(this, read(stored()));
  }

  set(given: Partial<Kept>): void {
    Object.assign(this, given);
    try {
      localStorage.setItem(KEY, JSON.stringify({ run: this.run, pausing: this.pausing }));
    } catch {
      // Storage is switched off: the choice holds for this visit.
    }
  }
}

export const running = new Running();
