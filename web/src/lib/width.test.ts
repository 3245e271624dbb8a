import { expect, it } from 'vitest';

import { BoardWidth } from './width.svelte';

it('is narrow on a phone and wide on a desktop', () => {
  const width = new BoardWidth();
  expect(width.narrow).toBe(false);
  width.px = 759;
  expect(width.narrow).toBe(true);
  expect(width.below(620)).toBe(false);
});

it('can be measured against the text', () => {
  const width = new BoardWidth(() => 200);
  width.px = 1400;
  expect(width.narrow).toBe(true);
  width.px = 1520;
  expect(width.narrow).toBe(false);
});
