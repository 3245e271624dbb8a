import { describe, expect, it } from 'vitest';

import { byDigit, grouped, searched, step, wordsOf } from './choices';
import type { Choice, Message } from './wire';

const message = (id: string): Message => ({ as: 'message', id });
const say = (one: Message) => one.id;

const CHOICES: Choice[] = [
  { index: 0, text: message('Demander à Léa'), group: message('Forêt 1-1') },
  { index: 1, text: message('Chercher'), group: message('Lac 2-1') },
  { index: 2, text: message('Chercher'), group: message('Forêt 1-1') },
];

describe('groups', () => {
  it('keep the order in which headings and entries come', () => {
    expect(grouped(CHOICES, say)).toEqual([
      {
        heading: 'Forêt 1-1',
        entries: [
          { index: 0, text: 'Demander à Léa' },
          { index: 2, text: 'Chercher' },
        ],
      },
      { heading: 'Lac 2-1', entries: [{ index: 1, text: 'Chercher' }] },
    ]);
  });

  it('are found by every word, without accents and capitals', () => {
    const indices = (query: string) =>
      searched(grouped(CHOICES, say), query).flatMap((g) => g.entries.map((e) => e.index));
    expect(indices('foret CHER')).toEqual([2]);
    expect(indices('lea')).toEqual([0]);
    expect(indices('montagne')).toEqual([]);
    expect(indices('  ')).toEqual([0, 2, 1]);
  });
});

describe('words', () => {
  const question = { answers: 4, prompt: message('p'), moves: [] };

  it('come with the question where they are few', () => {
    const words = [{ text: message('a'), group: message('b') }];
    expect(wordsOf({ ...question, words }, null)).toEqual([{ index: 0, ...words[0] }]);
  });

  it('that were asked for must answer the same question', () => {
    expect(wordsOf(question, { answers: 4, moves: CHOICES })).toBe(CHOICES);
    expect(wordsOf(question, { answers: 3, moves: CHOICES })).toBeNull();
  });
});

describe('keys', () => {
  it('walk round the list', () => {
    expect(step(-1, 'ArrowDown', 3)).toBe(0);
    expect(step(2, 'ArrowDown', 3)).toBe(0);
    expect(step(-1, 'ArrowUp', 3)).toBe(2);
    expect(step(1, 'ArrowUp', 3)).toBe(0);
    expect(step(1, 'Home', 3)).toBe(0);
    expect(step(0, 'End', 3)).toBe(2);
    expect(step(0, 'PageDown', 20)).toBe(8);
    expect(step(3, 'PageUp', 20)).toBe(0);
  });

  it('mean nothing in an empty list, nor do letters', () => {
    expect(step(0, 'ArrowDown', 0)).toBeNull();
    expect(step(0, 'x', 3)).toBeNull();
  });

  it('with digits name the entries from 1', () => {
    expect(byDigit('1', 2)).toBe(0);
    expect(byDigit('3', 2)).toBeNull();
    expect(byDigit('0', 2)).toBeNull();
    expect(byDigit('F1', 2)).toBeNull();
  });
});
