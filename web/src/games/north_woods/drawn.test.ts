import { expect, it } from 'vitest';

import { Drawn, placesOf } from './drawn';

type Read = Parameters<Drawn['read']>[0];

function told(since: number, ...events: object[]): Read {
  const lines = events.map((event, i) => ({ revision: since + i + 1, seat: 0, text: {}, event }));
  return { since, events: lines } as unknown as Read;
}
const drew = (seat: number, card: string) => ({ event: 'drew-card', seat, card });

it('marks what one drew or took until the turn ends', () => {
  const drawn = new Drawn();
  expect(drawn.read(told(0, drew(0, 'mink'), drew(1, 'moose')), 0)).toEqual(['mink']);
  const took = { event: 'took', seat: 0, card: 'eggs' };
  expect(drawn.read(told(2, took), 0)).toEqual(['mink', 'eggs']);
  expect(drawn.read(told(3, { event: 'turn-ended', seat: 1, hungry: [] }), 0)).toHaveLength(2);
  expect(drawn.read(told(4, { event: 'turn-ended', seat: 0, hungry: [] }), 0)).toEqual([]);
});

it('marks a whole hand that has come by Migration, until the turn ends', () => {
  const drawn = new Drawn();
  drawn.read(told(0, drew(0, 'mink')), 0);
  const passed = drawn.read(told(1, { event: 'hands-passed' }), 0);
  expect(placesOf(['eggs', 'moose'], passed)).toEqual(new Set([0, 1]));
  const ended = drawn.read(told(2, { event: 'turn-ended', seat: 0, hungry: [] }), 0);
  expect(placesOf(['eggs', 'moose'], ended).size).toBe(0);
});

it('forgets what was taken back', () => {
  const drawn = new Drawn();
  drawn.read(told(0, drew(0, 'mink'), drew(0, 'eggs')), 0);
  expect(drawn.read(told(1), 0)).toEqual(['mink']);
});

it('marks as many of several alike as have come', () => {
  expect(placesOf(['eggs', 'mink', 'eggs'], ['eggs'])).toEqual(new Set([2]));
  expect(placesOf(['eggs', 'mink', 'eggs'], ['eggs', 'eggs', 'fungi'])).toEqual(new Set([0, 2]));
});
