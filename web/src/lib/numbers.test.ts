import { expect, it } from 'vitest';

import { figure, signed } from './numbers';

it('writes a change with its sign', () => {
  expect([signed(3), signed(0), signed(-2)]).toEqual(['+3', '0', '−2']);
});

it('writes a loss with a minus sign', () => {
  expect([figure(3), figure(0), figure(-12)]).toEqual(['3', '0', '−12']);
});
