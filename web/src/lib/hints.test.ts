import { expect, it } from 'vitest';

import { hides } from './hints';

const box = (y: number) => ({ x: 0, y, width: 50, height: 50 });
const sheet = { top: 580, height: 160 };

it('keeps a hint off the hand that it draws on', () => {
  expect(hides(sheet, [box(200)])).toBe(false);
  expect(hides(sheet, [box(600)])).toBe(true);
  expect(hides(sheet, [box(200), box(600)])).toBe(true);
});

it('leaves a hint below where it would hide as much above', () => {
  expect(hides(sheet, [box(80), box(600)])).toBe(false);
  expect(hides(sheet, [])).toBe(false);
});
