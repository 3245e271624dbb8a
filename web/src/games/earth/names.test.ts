import { describe, expect, it } from 'vitest';

import { nameWidth } from './names';

describe('the width of a name', () => {
  it('is that of its longest line, where it is broken best', () => {
    const whole = nameWidth('Purple Passionflower', 1);
    expect(nameWidth('Purple Passionflower', 2)).toBe(nameWidth('Passionflower', 1));
    expect(nameWidth('Purple Passionflower', 2)).toBeLessThan(whole);
    expect(nameWidth('Northern Highbush Blueberry', 3)).toBe(nameWidth('Blueberry', 1));
  });

  it('never breaks a word, but lets a line end after a hyphen', () => {
    expect(nameWidth('Passionflower', 3)).toBe(nameWidth('Passionflower', 1));
    expect(nameWidth('Vesse-de-loup', 2)).toBe(nameWidth('de-loup', 1));
    expect(nameWidth('Vesse-de-loup', 2)).toBeGreaterThan(nameWidth('Vesse-', 1));
  });

  it('leaves room on the first line for what stands there', () => {
    expect(nameWidth('Pasture', 2, 1.5)).toBeCloseTo(nameWidth('Pasture', 1) + 1.5);
    expect(nameWidth('Red Passionflower', 2, 1.5)).toBe(nameWidth('Passionflower', 1));
  });

  it('counts narrow letters for less, and is never nothing', () => {
    expect(nameWidth('Mamm', 1)).toBeGreaterThan(nameWidth('Lili', 1));
    expect(nameWidth('', 2)).toBe(1);
  });
});
