/** What an owner has entered of the printed components: fields by file and entry, and which were compared. */
import { ownFiles } from '../../games/site';
import type { OwnField, OwnRow } from '../generated';
import { t, type Say } from '../i18n.svelte';
import type { NewTable } from '../wire';
import { Kept, type Form } from './kept.svelte';
import { fields, listOf, tableOf, text, whole, type Read, type Reader } from './shape';

export type Entered = number | string | string[];

const number = whole(0, 99);
const word = text(80);
const words = listOf(word, 12);
const entered: Reader<Entered> = (value) => number(value) ?? word(value) ?? words(value);

const file = fields({
  rows: tableOf(tableOf(entered, 30), 300),
  checked: listOf(word, 300),
});
const own = fields({ files: tableOf(file, 8) });

export type OwnFile = Read<typeof file>;
export type Own = Read<typeof own>;

export function ownForm(game: string): Form<Own> {
  // The only file when what a page kept had no files yet.
  const first = ownFiles(game)[0]?.file;
  return {
    name: `${game.replaceAll('_', '-')}-own`,
    version: 2,
    fresh: () => ({ files: {} }),
    read: own,
    older: {
      1: (value) => {
        const read = file(value);
        return read && first !== undefined ? { files: { [first]: read } } : undefined;
      },
    },
  };
}

/** What was entered of a file. */
export function fileOf(value: Own, name: string): OwnFile {
  return value.files[name] ?? { rows: {}, checked: [] };
}

function withFile(value: Own, name: string, change: Partial<OwnFile>): Own {
  return { files: { ...value.files, [name]: { ...fileOf(value, name), ...change } } };
}

/** With a field of an entry changed; what was entered below it belonged to what it was before. */
export function withField(value: Own, name: string, id: string, key: string, to: Entered): Own {
  const { rows } = fileOf(value, name);
  const kept = Object.entries(rows[id] ?? {}).filter(([other]) => !other.startsWith(`${key}.`));
  return withFile(value, name, {
    rows: { ...rows, [id]: { ...Object.fromEntries(kept), [key]: to } },
  });
}

/** With an entry that was compared with the printed one. */
export function withChecked(value: Own, name: string, id: string): Own {
  const { checked } = fileOf(value, name);
  return withFile(value, name, { checked: [...new Set([...checked, id])] });
}

/** The entries of a file of which something was entered. */
export function rowsOf(value: Own, name: string): OwnFile['rows'] {
  const { rows } = fileOf(value, name);
  return Object.fromEntries(Object.entries(rows).filter(([, row]) => Object.keys(row).length));
}

/** What this device has of a game's printed components, as a new table is asked for; {} for none. */
export function ownEntries(game: string, files: readonly string[]): NonNullable<NewTable['own']> {
  const { value } = new Kept(ownForm(game));
  return Object.fromEntries(
    files
      .map((name) => [name, rowsOf(value, name)] as const)
      .filter(([, rows]) => Object.keys(rows).length),
  );
}

/** The words of a choice: as chosen with its numbers, or as it is offered. */
export function choiceText(field: OwnField, row: OwnRow, value: Entered, say: Say): string {
  const line = row.lines[field.key];
  if (line && row.values[field.key] === value) return say(line);
  const choice = field.choices.find((one) => one.value === value);
  return choice ? say(choice.text) : String(value);
}

/** What is printed on a component, in a line: "Points: 5 · Landscape: Forest".
 *
 * What is empty is left out, unless every field matters. */
export function summaryOf(
  shown: readonly OwnField[],
  valueOf: (key: string) => Entered,
  say: Say,
  every = false,
): string {
  function told(field: OwnField, word: string): string {
    const choice = field.choices.find((one) => one.value === word);
    return choice ? say(choice.text) : word;
  }

  return shown
    .map((field) => {
      const given = valueOf(field.key);
      const value =
        typeof given === 'number'
          ? String(given)
          : [given]
              .flat()
              .map((word) => told(field, word))
              .join(', ') || '–';
      const empty = typeof given === 'number' ? given === 0 : given.length === 0;
      return empty && !every
        ? ''
        : t('web-companion-own-field', { field: say(field.label), value });
    })
    .filter(Boolean)
    .join(' · ');
}
