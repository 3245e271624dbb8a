import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { borrowed, kindIcon, pictureOf } from './icons';

function ids(file: string): string[] {
  const text = readFileSync(
    new URL(`../../../../src/hedgerow/games/tournoi/data/${file}`, import.meta.url),
    'utf8',
  );
  return [...text.matchAll(/^id = "(\w+)"/gm)].map(([, id]) => id as string);
}

describe('pictures', () => {
  it('are there for every card of ours', () => {
    const leaf = pictureOf('C1', null);
    const all = [...ids('cards.toml'), ...ids('spare.toml')];
    expect(all).toHaveLength(101);
    expect(all.filter((id) => pictureOf(id, null) === leaf)).toEqual([]);
  });

  it('say where another species stands in', () => {
    expect(borrowed('D13')).toBe(false);
    expect(borrowed('D05')).toBe(true);
  });

  it('show a category on somebody’s own card', () => {
    expect(pictureOf('C1', 'bird')).toBe(kindIcon('bird'));
  });
});
