import { beforeAll, describe, expect, it } from 'vitest';

import en from './catalogue/en';
import { bundleOf, i18n } from './i18n.svelte';
import { chosen, choicesOf, subtitle } from './options';
import type { OptionInfo, TableInfo } from './wire';

const first: OptionInfo = {
  name: 'first',
  kind: 'choice',
  default: 'A',
  choice_with: {
    C: [{ option: 'seats', values: [3, 4, 5] }],
    D: [{ option: 'seats', values: [4, 5] }],
    E: [{ option: 'seats', values: [5] }],
  },
  choices: ['A', 'B', 'C', 'D', 'E', 'random'],
};

describe('the first seat', () => {
  beforeAll(() => {
    i18n.bundle = bundleOf('en', en);
    i18n.language = 'en';
  });

  it('is one at the table, or drawn by lot', () => {
    expect(choicesOf(first, {}, 3)).toEqual(['A', 'B', 'C', 'random']);
    expect(choicesOf(first, {}, 2)).toEqual(['A', 'B', 'random']);
  });

  it('is the usual one again when the chosen seat is gone', () => {
    expect(chosen([first], { first: 'C' }, 4)).toEqual({ first: 'C' });
    expect(chosen([first], { first: 'C' }, 2)).toEqual({});
  });

  it('is not worth a word when it is the usual one', () => {
    const table = { game: 'cryptid', options: { first: 'A' }, seats: [{}, {}, {}] };
    const other = { ...table, options: { first: 'random' } };
    const lines = [table, other].map((at) => subtitle(at as unknown as TableInfo));
    expect(lines[0]).not.toContain('·');
    expect(lines[1]).toMatch(/^Drawn by lot ·/);
  });

  it('says which goals are chosen, not which are drawn', () => {
    const options = { goals: 'chosen', year1: 'long_park', year2: 'random' };
    const table = { game: 'habitats', options, seats: [{}, {}] };
    const line = subtitle(table as unknown as TableInfo);
    expect(line).toMatch(/^Chosen goals · Long park ·/);
    expect(line).not.toContain('Random');
  });
});
