import { beforeEach, describe, expect, it } from 'vitest';

import { LONGEST, Notes } from './notes.svelte';

const store = new Map<string, string>();

describe('notes', () => {
  beforeEach(() => {
    store.clear();
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      value: {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, text: string) => void store.set(key, text),
        removeItem: (key: string) => void store.delete(key),
      },
    });
  });

  it('keeps a note for a moment of a game, and forgets an empty one', () => {
    const one = new Notes('fern');
    one.write(12, 'Too greedy.');
    one.write(3, 'Good start.');
    expect(new Notes('fern').list).toEqual([
      { at: 3, text: 'Good start.' },
      { at: 12, text: 'Too greedy.' },
    ]);
    expect(new Notes('moss').list).toEqual([]);
    one.write(3, '  ');
    one.write(12, '');
    expect(store.size).toBe(0);
  });

  it('reads nothing from what it did not write', () => {
    store.set('hedgerow-notes-fern', '{"x": "no move", "4": 7, "5": "yes"}');
    expect(new Notes('fern').list).toEqual([{ at: 5, text: 'yes' }]);
    store.set('hedgerow-notes-fern', 'not JSON');
    expect(new Notes('fern').list).toEqual([]);
  });

  it('cuts what a record could not hold', () => {
    const one = new Notes('fern');
    one.write(1, 'x'.repeat(LONGEST + 9));
    expect(one.of(1)).toHaveLength(LONGEST);
  });
});
