/** A game lives in its folder: no other file of the client names it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

const GAMES = import.meta.dirname;
const SRC = join(GAMES, '..');
const IDS = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** "north_woods" is also north-woods in a message and NorthWoods in a type. */
const NAMED = new RegExp(IDS.map((id) => id.replaceAll('_', '[-_ ]?')).join('|'), 'i');

/** Tests may play a game as their example; the types of all games are generated into one file. */
function free(path: string): boolean {
  return path.endsWith('.test.ts') || path === join('lib', 'generated.ts');
}

function filesOutside(): string[] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte|css)$/.test(entry.name))
    .map((entry) => relative(SRC, join(entry.parentPath, entry.name)))
    .filter((path) => !IDS.some((id) => path.startsWith(join('games', id, '/'))) && !free(path));
}

describe('a file outside the games’ folders', () => {
  it('names no game', () => {
    const faults = filesOutside().flatMap((path) =>
      readFileSync(join(SRC, path), 'utf-8')
        .split('\n')
        .map((line, i) => `${path}:${i + 1}: ${line.trim()}`)
        .filter((line) => NAMED.test(line)),
    );
    expect(faults).toEqual([]);
  });

  it('is looked at', () => {
    expect(IDS.length).toBeGreaterThan(4);
    expect(filesOutside()).toEqual(
      expect.arrayContaining(['App.svelte', join('games', 'index.ts')]),
    );
    expect('import { NorthWoodsView }').toMatch(NAMED);
  });
});

describe('a game', () => {
  it('does not reach into another’s folder', () => {
    for (const id of IDS) {
      const others = IDS.filter((other) => other !== id).join('|');
      const reached = new RegExp(`from '(\\.\\./)+(games/)?(${others})/`);
      for (const entry of readdirSync(join(GAMES, id), { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(ts|svelte)$/.test(entry.name)) continue;
        expect(readFileSync(join(entry.parentPath, entry.name), 'utf-8')).not.toMatch(reached);
      }
    }
  });
});
