import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { find } from './finding';
import { anyOf, clock } from './helpers';
import { Kept } from './kept.svelte';
import { BadLink, isFor, pack, unpack } from './links';
import { fileOf, ownEntries, ownForm, rowsOf, withChecked, withField } from './own';
import { fields, flag, listOf, maybe, oneOf, tableOf, text, whole } from './shape';

describe('a link', () => {
  it('brings back what was entered', async () => {
    const value = { names: ['Zoë', 'Léa'], count: 3, many: Array.from({ length: 400 }, () => 7) };
    const packed = await pack('park', 1, value);
    expect(packed).toMatch(/^park\.1\.[\w-]+$/);
    expect(packed.length).toBeLessThan(200);
    expect(await unpack('park', 1, `#${packed}`)).toEqual(value);
  });

  it('is refused when it is damaged, of another page or of another version', async () => {
    const packed = `#${await pack('park', 1, { a: [1, 2, 3] })}`;
    const wrong = [packed.slice(0, -4), packed.replace('park', 'earth'), '#park.1.%%', '#park.1.'];
    for (const hash of [...wrong, packed.replace('.1.', '.2.')]) {
      await expect(unpack('park', 1, hash)).rejects.toThrow(BadLink);
    }
    expect(isFor('park', packed)).toBe(true);
    expect(isFor('park', '#main')).toBe(false);
  });
});

describe('a reader', () => {
  const read = fields({
    name: text(3),
    n: whole(0, 4),
    kind: oneOf('a', 'b'),
    list: listOf(maybe(whole(1, 2)), 2),
    on: flag,
    by: tableOf(whole(0, 9), 1),
  });
  const good = { name: 'Ada', n: 4, kind: 'b', list: [null, 2], on: true, by: { x: 3 } };

  it('takes what fits', () => expect(read(good)).toEqual(good));

  it('takes nothing else', () => {
    const bad: unknown[] = [
      { ...good, name: 'Adam' },
      { ...good, n: 1.5 },
      { ...good, kind: 'c' },
      { ...good, list: [1, 1, 1] },
      { ...good, list: [3] },
      { ...good, on: 1 },
      { ...good, by: { x: 3, y: 4 } },
      { ...good, more: 1 },
      [good],
      null,
    ];
    for (const value of bad) expect(read(value)).toBe(undefined);
  });
});

describe('finding', () => {
  const items = [
    { id: 'a', text: 'Black Locust', number: '54' },
    { id: 'b', text: 'West India Lantana', number: '5' },
    { id: 'c', text: 'Érable noir', number: '154' },
  ];
  const ids = (typed: string) => find(items, typed).map(({ item }) => item.id);

  it('puts beginnings before the rest, and an exact number first', () => {
    expect(ids('lo')).toEqual(['a']);
    expect(ids('era')).toEqual(['c']);
    expect(ids('5')).toEqual(['b', 'a']);
    expect(ids('l')).toEqual(['a', 'b', 'c']);
    expect(ids('  ')).toEqual([]);
  });

  it('says which letters fit', () => {
    expect(find(items, 'noi')[0]).toMatchObject({ from: 7, to: 10 });
  });
});

describe('who begins', () => {
  it('is everybody alike', () => {
    const counts = [0, 0, 0];
    for (let byte = 0; byte < 256; byte++) {
      const bytes = [byte, 0];
      const found = anyOf(3, () => bytes.shift() ?? 0);
      if (byte < 255) counts[found] = (counts[found] ?? 0) + 1;
    }
    expect(counts).toEqual([85, 85, 85]);
  });

  it('is said with a clock that people can read', () => {
    expect([clock(300), clock(61), clock(0)]).toEqual(['5:00', '1:01', '0:00']);
  });
});

describe('own components', () => {
  const old = { rows: { zebra: { vp: 5, roads: ['N'] } }, checked: ['zebra'] };

  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  it('of a device that kept them for one file are read as that file', () => {
    for (const [game, file] of [
      ['habitats', 'tiles.toml'],
      ['north_woods', 'species.toml'],
    ] as const) {
      const form = ownForm(game);
      localStorage.setItem(`hedgerow-box-${form.name}`, JSON.stringify({ version: 1, value: old }));
      expect(new Kept(form).value).toEqual({ files: { [file]: old } });
      expect(ownEntries(game, [file, 'other.toml'])).toEqual({ [file]: old.rows });
    }
  });

  it('are kept anew beside what was there', () => {
    const form = ownForm('habitats');
    localStorage.setItem(`hedgerow-box-${form.name}`, JSON.stringify({ version: 1, value: old }));
    const kept = new Kept(form);
    kept.change(withField(kept.value, 'years.toml', '2', 'points.0.0', 4));
    kept.change(withChecked(kept.value, 'years.toml', '2'));
    const again = new Kept(form).value;
    expect(fileOf(again, 'tiles.toml')).toEqual(old);
    expect(fileOf(again, 'years.toml')).toEqual({
      rows: { 2: { 'points.0.0': 4 } },
      checked: ['2'],
    });
  });

  it('of an older link are opened too, and of a newer one are not', async () => {
    const kept = new Kept(ownForm('habitats'));
    await kept.open(`#${await pack('habitats-own', 1, old)}`);
    expect(kept.link).toBe('opened');
    expect(fileOf(kept.value, 'tiles.toml')).toEqual(old);
    await kept.open(`#${await pack('habitats-own', 3, old)}`);
    expect(kept.link).toBe('bad');
  });

  it('forget the numbers of a line when another is chosen', () => {
    let own = withField({ files: {} }, 'animals.toml', 'rabbit', 'individual.effect', 'a');
    own = withField(own, 'animals.toml', 'rabbit', 'individual.effect.gain.soil', 3);
    own = withField(own, 'animals.toml', 'rabbit', 'individual.move', 'stay');
    own = withField(own, 'animals.toml', 'rabbit', 'individual.effect', 'b');
    expect(rowsOf(own, 'animals.toml')).toEqual({
      rabbit: { 'individual.effect': 'b', 'individual.move': 'stay' },
    });
  });
});
