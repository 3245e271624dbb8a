import { describe, expect, it } from 'vitest';

import { FORM, freshSide, requestOf, thousandths } from './referee';

describe('a value', () => {
  it('is read as people write it', () => {
    expect(thousandths('3,5')).toBe(3500);
    expect(thousandths(' 1 200 ')).toBe(1_200_000);
    expect(thousandths('0.25')).toBe(250);
  });

  it('is none where it is no number', () => {
    for (const wrong of ['', 'a', '1,2,3', '-4', '1e9']) expect(thousandths(wrong)).toBe(null);
  });
});

describe('a request', () => {
  it('has two cards for the ghost alone', () => {
    const cards = [
      { value: '4', colour: 'green' as const },
      { value: '5', colour: 'red' as const },
    ];
    const value = { ...FORM.fresh(), ghost: true, players: [freshSide(), freshSide()] };
    value.players = value.players.map((one) => ({ ...one, cards }));
    expect(requestOf(value).sides.map((side) => side.cards?.length)).toEqual([1, 2]);
  });
});
