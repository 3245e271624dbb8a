import { describe, expect, it } from 'vitest';

import { hides, partsOf } from './hints';
import type { Say } from './i18n.svelte';
import type { Hint } from './wire';

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

describe('the steps of a plan', () => {
  const step = (text: string, move: unknown) => ({ words: { id: text }, move });
  const plan = (...steps: unknown[]) => ({ steps }) as unknown as Hint;
  const say = ((words: { id: string }) => words.id) as unknown as Say;

  it('that are the same are counted', () => {
    const twice = plan(step('plant', { do: 'plant' }), step('plant', { do: 'plant' }));
    expect(partsOf(twice, say)).toEqual([{ text: 'plant', times: 2 }]);
  });

  it('say once that nothing more is done', () => {
    const pass = step('no more', { do: 'pass' });
    expect(partsOf(plan(step('lay', { do: 'lay' }), pass, pass, pass), say)).toEqual([
      { text: 'lay', times: 1 },
      { text: 'no more', times: 1 },
    ]);
  });
});
