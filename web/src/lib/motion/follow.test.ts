import { expect, test } from 'vitest';

import { moverOf } from './follow.svelte';

const told = (...moves: [revision: number, seat: number][]) => ({
  revision: moves.at(-1)?.[0] ?? 0,
  made: 0,
  events: moves.map(([revision, seat]) => ({ revision, seat })),
});

test('a state is one seat’s doing where only that seat has moved since', () => {
  expect(moverOf(told([1, 0], [2, 1], [3, 1]), 1)).toBe(1);
});

test('what several have done is nobody’s alone', () => {
  expect(moverOf(told([1, 0], [2, 1], [3, 1]), 0)).toBeNull();
});

test('nobody has moved in a state without news', () => {
  expect(moverOf(told([1, 0]), 1)).toBeNull();
});
