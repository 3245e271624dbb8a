import { expect, test } from 'vitest';

import { travelled } from './pieces';

test('what lies where it lay does not travel', () => {
  const lying = [
    { id: 'heron', at: 'market:3' },
    { id: 'bee', at: 'park:0' },
  ];
  expect(travelled(lying, [...lying].reverse())).toEqual([]);
});

test('a piece travels from its last place to its new one', () => {
  expect(
    travelled([{ id: 'heron', at: 'market:3' }], [{ id: 'heron', at: 'park:1', from: 'stock' }]),
  ).toEqual([
    { id: 'heron', from: 'market:3', to: 'park:1', label: '', unmarked: false, look: '' },
  ]);
});

test('a new piece comes from its source, or from nowhere known', () => {
  expect(travelled([], [{ id: 'owl', at: 'market:2', from: 'stock' }])).toEqual([
    { id: 'owl', from: 'stock', to: 'market:2', label: '', unmarked: false, look: '' },
  ]);
  expect(travelled([], [{ id: 'owl', at: 'market:2' }])[0]?.from).toBeNull();
});

test('of cards that are alike only those travel that have to', () => {
  const before = [
    { id: 'hare', at: 'display:0' },
    { id: 'hare', at: 'woods:0' },
    { id: 'hare', at: 'woods:0' },
  ];
  const after = [
    { id: 'hare', at: 'woods:0' },
    { id: 'hare', at: 'hand:1' },
    { id: 'hare', at: 'woods:0' },
  ];
  expect(travelled(before, after)).toEqual([
    { id: 'hare', from: 'display:0', to: 'hand:1', label: '', unmarked: false, look: '' },
  ]);
});
