/** What is left of a notepad when the clues that a person has struck are taken away. */
import type { Notepad, RivalNote } from '../../lib/generated';
import { HEXES } from './geometry';

export interface Kept {
  /** How many clues each rival has left, by researcher. */
  left: (rival: RivalNote) => number;
  /** How many of those allow a hex. */
  yes: (rival: RivalNote, hex: number) => number;
  /** Where the creature can be: hexes that an unstruck clue of every rival allows. */
  possible: readonly number[];
}

export function keptOf(
  notepad: Notepad,
  struck: (researcher: number, code: string) => boolean,
): Kept {
  const clues = new Map(
    notepad.rivals.map((rival) => [
      rival.researcher,
      rival.clues.map((clue) => clue.code).filter((code) => !struck(rival.researcher, code)),
    ]),
  );
  const of = (rival: RivalNote): readonly string[] => clues.get(rival.researcher) ?? [];
  const allows = (code: string, hex: number): boolean => notepad.regions[code]?.[hex] === '1';
  const yes = (rival: RivalNote, hex: number): number =>
    of(rival).filter((code) => allows(code, hex)).length;
  return {
    left: (rival) => of(rival).length,
    yes,
    possible: notepad.possible.filter((hex) =>
      notepad.rivals.every((rival) => yes(rival, hex) > 0),
    ),
  };
}

/**
 * A notepad on which nothing is struck yet: what the tokens say is for the person to find out. Only
 * one's own clue is known, since it needs no thought.
 */
export function byHand(notepad: Notepad): Notepad {
  const own = notepad.own.map((row) => new Set(row.region));
  const all = Array.from({ length: HEXES }, (_, hex) => hex);
  const mine = new Set(notepad.own.map((row) => row.clue.code));
  const clues = notepad.clues.filter((clue) => !mine.has(clue.code));
  return {
    ...notepad,
    rivals: notepad.rivals.map((rival) => ({ ...rival, clues })),
    possible: all.filter((hex) => own.every((region) => region.has(hex))),
  };
}
