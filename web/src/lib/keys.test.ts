import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { digitOf, forBoard, plainKey, typing } from './keys';

/** A key pressed in an element that matches the given selectors. */
function press(key: string, more: Partial<KeyboardEvent> = {}, ...inside: string[]): KeyboardEvent {
  const closest = (selector: string) =>
    selector.split(', ').some((part) => inside.includes(part)) ? {} : null;
  return { key, target: { closest }, ...more } as unknown as KeyboardEvent;
}

describe('a key', () => {
  let dialog: object | null = null;
  beforeEach(() => {
    dialog = null;
    vi.stubGlobal('document', { querySelector: () => dialog });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is the board’s when nothing else has a claim on it', () => {
    expect(forBoard(press('r'))).toBe(true);
    expect(forBoard(press('r', {}, 'button'))).toBe(true);
  });

  it('is not with a modifier, nor when it has been used', () => {
    for (const taken of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented']) {
      expect(forBoard(press('r', { [taken]: true }))).toBe(false);
      expect(plainKey(press('r', { [taken]: true }))).toBe(false);
    }
    expect(forBoard(press('R', { shiftKey: true }))).toBe(true);
  });

  it('is not while one types or walks through a list', () => {
    for (const field of ['input', 'textarea', 'select']) {
      expect(typing(press('r', {}, field))).toBe(true);
      expect(forBoard(press('r', {}, field))).toBe(false);
    }
    expect(forBoard(press('1', {}, '[role="listbox"]'))).toBe(false);
  });

  it('is not while a dialog is open', () => {
    dialog = {};
    expect(forBoard(press('r'))).toBe(false);
  });

  it('may be pressed where no element has the focus', () => {
    expect(typing({ key: 'r', target: null } as unknown as KeyboardEvent)).toBe(false);
  });

  it('is a digit from 1 to 9, or none', () => {
    expect(['1', '9', '0', 'a', 'F1', ' '].map((key) => digitOf(press(key)))).toEqual([
      1, 9, 0, 0, 0, 0,
    ]);
  });
});
