import { describe, expect, it } from 'vitest';

import type { Notepad } from '../../lib/generated';
import fixture from './fixture.turn.json';
import { byHand, keptOf } from './kept';

const notepad = fixture.aids as unknown as Notepad;
const [rival] = notepad.rivals;
if (!rival) throw new Error('the fixture has rivals');

describe('without strikes', () => {
  const kept = keptOf(notepad, () => false);

  it('everything is as the server counts it', () => {
    expect(kept.possible).toEqual(notepad.possible);
    for (const each of notepad.rivals) {
      expect(kept.left(each)).toBe(each.clues.length);
      expect(each.yes.map((_, hex) => kept.yes(each, hex))).toEqual(each.yes);
    }
  });
});

describe('a struck clue', () => {
  const [first] = rival.clues;
  const struck = (who: number, code: string) => who === rival.researcher && code === first?.code;
  const kept = keptOf(notepad, struck);

  it('is no longer counted, for its rival alone', () => {
    expect(kept.left(rival)).toBe(rival.clues.length - 1);
    const others = notepad.rivals.filter((each) => each !== rival);
    expect(others.map(kept.left)).toEqual(others.map((each) => each.clues.length));
    const region = notepad.regions[first?.code ?? ''] ?? '';
    rival.yes.forEach((yes, hex) => {
      expect(kept.yes(rival, hex)).toBe(yes - Number(region[hex]));
    });
  });

  it('takes the hexes with it that nothing else of the rival allows', () => {
    const only = rival.clues.at(-1);
    const region = notepad.regions[only?.code ?? ''] ?? '';
    const wide = {
      ...notepad,
      rivals: [rival],
      possible: Array.from({ length: 108 }, (_, hex) => hex),
    };
    const narrowed = keptOf(wide, (who, code) => who === rival.researcher && code !== only?.code);
    expect(narrowed.left(rival)).toBe(1);
    expect(narrowed.possible).toEqual(wide.possible.filter((hex) => region[hex] === '1'));
    expect(narrowed.possible.length).toBeLessThan(65);
  });

  it('leaves nothing when it was the last one', () => {
    expect(keptOf(notepad, (who) => who === rival.researcher).possible).toEqual([]);
  });
});

describe('by hand', () => {
  // Three clues are enough to see it; one of them is one's own.
  const mine = notepad.own[0]?.clue;
  const told = new Map(
    notepad.rivals.flatMap((each) => each.clues.map((clue) => [clue.code, clue] as const)),
  );
  const two = [...told.values()].slice(0, 2);
  const pad = byHand({ ...notepad, clues: [...two, ...(mine ? [mine] : [])] });

  it('nothing is struck for the person, and one’s own clue is nobody else’s', () => {
    expect(pad.rivals.map((each) => each.clues)).toEqual(notepad.rivals.map(() => two));
    expect(pad.possible).toEqual([...(notepad.own[0]?.region ?? [])].sort((a, b) => a - b));
  });

  it('strikes count as they do on the other notepad', () => {
    const [first] = two;
    const kept = keptOf(pad, (who, code) => who === rival.researcher && code === first?.code);
    expect(two.length).toBe(2);
    expect(pad.rivals.map(kept.left)).toEqual([1, ...pad.rivals.slice(1).map(() => 2)]);
  });
});
