import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { borrowed, pictureOf, STRANGE } from './icons';

const DATA = '../../../../src/hedgerow/games/earth/data/';

/** The keys of a file's cards: number, number and side, or id. */
function keys(file: string): string[] {
  const text = readFileSync(new URL(`${DATA}${file}.toml`, import.meta.url), 'utf8');
  return text
    .split(/^\[\[\w+\]\]$/m)
    .slice(1)
    .map((entry) => {
      const field = (name: string) =>
        entry.match(new RegExp(`^${name} = "?([\\w]+)"?`, 'm'))?.[1] ?? '';
      return field('id') || field('no') + field('side');
    });
}

/** Cards whose picture is the seedling itself. */
const SEEDLINGS = ['280', '281', '282', '127', '93', '365'];

describe('pictures', () => {
  it.each([
    ['flora', 179],
    ['terrain', 66],
    ['events', 38],
    ['islands', 20],
    ['climates', 20],
    ['ecosystems', 64],
    ['fauna', 46],
    ['animals', 34],
    ['gaia', 6],
  ])('are there for every card of %s', (file, count) => {
    const all = keys(file);
    expect(all).toHaveLength(count);
    const lost = all.filter((key) => pictureOf(key) === STRANGE && !SEEDLINGS.includes(key));
    expect(lost).toEqual([]);
  });

  it('say where something else stands in', () => {
    expect(borrowed('85')).toBe(false); // an apple tree
    expect(borrowed('43')).toBe(true); // papaya, shown as a mango
    expect(borrowed('none')).toBe(true);
  });
});
