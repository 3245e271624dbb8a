import { expect, it } from 'vitest';

import { BoardRoom } from './room.svelte';

function layout(wide: number, high: number, textSize = 100): string {
  const room = new BoardRoom(() => textSize);
  room.wide = wide;
  room.high = high;
  return room.layout;
}

it('tells a phone upright from one on its side', () => {
  expect(layout(360, 560)).toBe('phone');
  expect(layout(740, 300)).toBe('side');
  expect(layout(360, 300)).toBe('phone'); // a keyboard is open: no room beside the board
});

it('tells a low window from a desktop and a large one', () => {
  expect(layout(998, 566)).toBe('low');
  expect(layout(1072, 816)).toBe('full');
  expect(layout(820, 1030)).toBe('full');
  expect(layout(1552, 996)).toBe('large');
});

it('is measured against the text', () => {
  expect(layout(1400, 900, 200)).toBe('phone');
  expect(layout(1400, 800, 200)).toBe('side');
});

it('goes with the panes of the page', () => {
  const panes = { on: true, show: () => {} };
  const room = new BoardRoom(() => 100, panes);
  room.wide = 480;
  room.high = 220;
  expect(room.layout).toBe('side');
  panes.on = false;
  expect(room.layout).toBe('phone');
});
