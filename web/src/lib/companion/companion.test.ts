import { describe, expect, it } from 'vitest';

import { find } from './finding';
import { anyOf, clock } from './helpers';
import { BadLink, isFor, pack, unpack } from './links';
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
