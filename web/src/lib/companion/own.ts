/** What an owner has entered of the printed components: fields by entry, and which were compared. */
import type { Form } from './kept.svelte';
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

export function ownForm(name: string): Form<Own> {
  return {
    name: `${name}-own`,
    version: 1,
    fresh: () => ({ rows: {}, checked: [] }),
    read: own,
  };
}

/** With a field of an entry changed; what equals our own is not kept. */
export function withField(value: Own, id: string, key: string, to: Entered): Own {
  return { ...value, rows: { ...value.rows, [id]: { ...value.rows[id], [key]: to } } };
}
