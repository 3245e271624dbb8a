import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { SEAT_LOOKS } from './seats';

const CSS = readFileSync(new URL('../tokens.css', import.meta.url), 'utf-8');

function tokens(selector: string): Record<string, string> {
  const start = CSS.indexOf(`${selector} {`);
  const block = CSS.slice(start, CSS.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const THEMES = {
  light: tokens(':root'),
  dark: tokens(":root[data-theme='dark']"),
};
const GROUNDS = ['paper', 'raised', 'sunken', 'tint', 'clue', 'sun-tint', 'berry-tint'];

describe.each(Object.entries(THEMES))('%s theme', (_, theme) => {
  const colour = (name: string): string => {
    const found = theme[name];
    if (!found) throw new Error(`no token ${name}`);
    return found;
  };

  it.each(GROUNDS)('ink on %s reaches 7:1', (ground) => {
    expect(contrast(colour('ink'), colour(ground))).toBeGreaterThanOrEqual(7);
  });

  it.each(['paper', 'raised', 'sunken', 'tint', 'clue'])('quiet ink on %s 4.5:1', (ground) => {
    expect(contrast(colour('quiet'), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['link', 'gain', 'berry', 'bark'])('%s as text on paper and raised 4.5:1', (name) => {
    for (const ground of ['paper', 'raised']) {
      expect(contrast(colour(name), colour(ground))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('words on moss reach 4.5:1, resting and hovered', () => {
    expect(contrast(colour('on-moss'), colour('moss'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('on-moss'), colour('moss-deep'))).toBeGreaterThanOrEqual(4.5);
  });

  it('fields and the focus ring stand out 3:1', () => {
    for (const name of ['field', 'lake']) {
      expect(contrast(colour(name), colour('raised'))).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('seats', () => {
  it.each(SEAT_LOOKS)('$letter on its colour reaches 4.5:1', ({ colour, ink }) => {
    expect(contrast(colour, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it('differ in shape and letter, not in colour alone', () => {
    expect(new Set(SEAT_LOOKS.map((look) => look.shape)).size).toBe(6);
    expect(SEAT_LOOKS.map((look) => look.letter).join('')).toBe('ABCDEF');
  });
});

describe('the dark theme', () => {
  it('is the same by choice and by the system', () => {
    const media = CSS.slice(CSS.indexOf('prefers-color-scheme: dark'));
    const inner = tokens(":root:not([data-theme='light'])");
    expect(media).toContain("data-theme='light'");
    expect(inner).toEqual(THEMES.dark);
  });
});
