/** A story in which the same line, said several times in a row, stands once with its count. */
import type { StoryLine } from './wire';

export interface Folded {
  line: StoryLine;
  times: number;
}

export function folded(lines: readonly StoryLine[]): Folded[] {
  const runs: (Folded & { said: string })[] = [];
  for (const line of lines) {
    const said = JSON.stringify([line.seat, line.text]);
    const last = runs.at(-1);
    if (last?.said === said) last.times += 1;
    else runs.push({ line, times: 1, said });
  }
  return runs;
}
