/** The list of all choices: grouped, searched, and walked through with the keyboard. */
import type { Say } from './i18n.svelte';
import type { Choice, Question } from './wire';

export interface Entry {
  /** Place among the decision's moves. */
  index: number;
  text: string;
}

export interface Group {
  heading: string;
  entries: Entry[];
}

/** The words of a question, where they have come. */
export function wordsOf(
  question: Question,
  asked: { answers: number; moves: readonly Choice[] } | null,
): readonly Choice[] | null {
  if (question.words) {
    return question.words.map(({ text, group }, index) => ({ index, text, group }));
  }
  return asked?.answers === question.answers ? asked.moves : null;
}

/** Choices under their headings, both in the order in which they first come. */
export function grouped(choices: readonly Choice[], say: Say): Group[] {
  const groups = new Map<string, Group>();
  for (const { index, text, group } of choices) {
    const heading = say(group);
    const found = groups.get(heading) ?? { heading, entries: [] };
    found.entries.push({ index, text: say(text) });
    groups.set(heading, found);
  }
  return [...groups.values()];
}

/** Lower case without accents: "Forêt" is found by "foret". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The groups with the entries that hold every word of the query. */
export function searched(groups: readonly Group[], query: string): Group[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [...groups];
  const found: Group[] = [];
  for (const { heading, entries } of groups) {
    const fits = entries.filter(({ text }) => {
      const all = plain(`${heading} ${text}`);
      return words.every((word) => all.includes(word));
    });
    if (fits.length) found.push({ heading, entries: fits });
  }
  return found;
}

/** Where a key leads from one of `count` entries; null when the key means nothing here. */
export function step(at: number, key: string, count: number): number | null {
  if (!count) return null;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return Math.min(count - 1, Math.max(at, 0) + 8);
    case 'PageUp':
      return Math.max(0, at - 8);
    default:
      return null;
  }
}

/** The entry that a digit names: 1 is the first; null for other keys. */
export function byDigit(key: string, count: number): number | null {
  if (!/^[1-9]$/.test(key)) return null;
  const index = Number(key) - 1;
  return index < count ? index : null;
}
