/** The log as people read it: by round, under the seat that each line is about, repetition folded. */
import type { Message, Seat, StoryLine } from './wire';

export interface Said {
  line: StoryLine;
  /** How often it was said. */
  times: number;
}

/** Lines in a row about one seat; null for the table. */
export interface Part {
  seat: Seat | null;
  said: Said[];
}

export interface Round {
  /** From 1; 0 before the first. */
  round: number;
  parts: Part[];
}

/** Under which seat a line stands, if the one before it stands under this seat. */
export type Under = (line: StoryLine, before: Seat | null) => Seat | null;

/** Whom a line is about: the seat that its sentence begins with, if it names one. */
export function aboutOf(line: StoryLine): Seat | null {
  return named(line.text, 'who') ?? named(line.text, 'seat');
}

function named(text: Message, name: string): Seat | null {
  const arg = text.args?.[name];
  if (typeof arg !== 'object') return null;
  // One seat may play several researchers: their name holds the seat's.
  return arg.as === 'seat' ? arg.seat : named(arg, 'seat');
}

/** Whether a line says no more than that somebody did something; said next again, it only counts. */
function bare(line: StoryLine): boolean {
  return Object.keys(line.text.args ?? {}).every((name) => name === 'who');
}

/**
 * The story in the order in which it happened.
 *
 * What a move brought stands in the round in which it was made, but for what follows a line that
 * `opens` the next one.
 */
export function rounds(
  lines: readonly StoryLine[],
  under: Under = aboutOf,
  opens: (line: StoryLine) => boolean = () => false,
): Round[] {
  const found: Round[] = [];
  /** What was last said about each seat in the round. */
  let latest = new Map<Seat | null, { key: string; said: Said }>();
  let opened: number | null = null;
  let seat: Seat | null = null;
  for (const line of lines) {
    if (opens(line)) opened = line.revision;
    const round = line.round + Number(line.revision === opened);
    let last = found.at(-1);
    if (last?.round !== round) {
      last = { round, parts: [] };
      found.push(last);
      latest = new Map();
    }
    seat = under(line, seat);
    const key = JSON.stringify(line.text);
    const before = latest.get(seat);
    const part = last.parts.at(-1);
    // Others may come in between, but nothing else of this seat: what it did twice for two reasons
    // would stand, counted, under the first one and be missing under the second.
    if (before?.key === key && (bare(line) || before.said === part?.said.at(-1))) {
      before.said.times += 1;
      continue;
    }
    const said = { line, times: 1 };
    latest.set(seat, { key, said });
    if (part?.seat === seat) part.said.push(said);
    else last.parts.push({ seat, said: [said] });
  }
  return found;
}

/**
 * As many of these as there is room for: what is about the seat that reads, then what matters in this
 * game, then the rest; of each the newest.
 */
export function foremost(
  said: readonly Said[],
  eyes: Seat,
  most: number,
  matters: (line: StoryLine) => boolean = () => true,
): Said[] {
  const weight = ({ line }: Said) => {
    const mine = Object.keys(line.text.args ?? {}).some((name) => named(line.text, name) === eyes);
    return mine ? 2 : Number(matters(line));
  };
  // Sorting is stable, so of equal weight the last ones stay last.
  const chosen = [...said].sort((one, other) => weight(one) - weight(other)).slice(-most);
  return said.filter((one) => chosen.includes(one));
}

/**
 * What others have done since one's last turn, by seat.
 *
 * While one acts it is what happened before one began. `begins` says which of one's own events
 * begin a turn, where not every move does; `under` under which seat a line stands.
 */
export function since(
  lines: readonly StoryLine[],
  eyes: Seat,
  begins: (line: StoryLine) => boolean = () => true,
  under: Under = aboutOf,
): Map<Seat, Said[]> {
  const starts = (line: StoryLine) => line.seat === eyes && begins(line);
  let to = lines.length;
  for (;;) {
    let from = to;
    while (from > 0 && !starts(lines[from - 1] as StoryLine)) from -= 1;
    const found = new Map<Seat, Said[]>();
    for (const { parts } of rounds(lines.slice(from, to), under))
      for (const { seat, said } of parts)
        if (seat !== null && seat !== eyes) found.set(seat, [...(found.get(seat) ?? []), ...said]);
    if (found.size || from === 0) return found;
    to = from - 1;
  }
}
