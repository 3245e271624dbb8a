/** What an owner has entered of the printed components: fields by entry, and which were compared. */
import type { OwnField } from '../generated';
import { t, type Say } from '../i18n.svelte';
import type { NewTable } from '../wire';
import { Kept, type Form } from './kept.svelte';
import { fields, listOf, tableOf, text, whole, type Read, type Reader } from './shape';

export type Entered = number | string | string[];

const number = whole(0, 99);
const word = text(40);
const words = listOf(word, 12);
const entered: Reader<Entered> = (value) => number(value) ?? word(value) ?? words(value);

const own = fields({
  rows: tableOf(tableOf(entered, 20), 300),
  checked: listOf(word, 300),
});

export type Own = Read<typeof own>;

export function ownForm(game: string): Form<Own> {
  return {
    name: `${game.replaceAll('_', '-')}-own`,
    version: 1,
    fresh: () => ({ rows: {}, checked: [] }),
    read: own,
  };
}

/** With a field of an entry changed; what equals our own is not kept. */
export function withField(value: Own, id: string, key: string, to: Entered): Own {
  return { ...value, rows: { ...value.rows, [id]: { ...value.rows[id], [key]: to } } };
}

/** What this device has of a game's printed components, as a new table is asked for; {} for none. */
export function ownEntries(game: string, files: readonly string[]): NonNullable<NewTable['own']> {
  const [file] = files;
  if (file === undefined) return {};
  const { rows } = new Kept(ownForm(game)).value;
  const entered = Object.entries(rows).filter(([, fields]) => Object.keys(fields).length);
  return entered.length ? { [file]: Object.fromEntries(entered) } : {};
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
