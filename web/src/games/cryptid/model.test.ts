import { describe, expect, it } from 'vitest';

import type { GameState } from '..';
import type { Notepad } from '../../lib/generated';
import fixture from './fixture.turn.json';
import { hexOfMessage } from './labels';
import { cellsOf, lastHexes, offerOf, piecesOf, settledIn } from './model';

const now = fixture.state as unknown as GameState<'cryptid'>;
const { view } = now;
const aids = fixture.aids as unknown as Notepad;
const moves = now.decisions[0]?.moves ?? [];

describe('the cells', () => {
  const cells = cellsOf(aids.map, piecesOf(view));

  it('carry every token and structure of the view, and no other', () => {
    const cubes = cells.filter((cell) => cell.cube !== null);
    expect(cubes.map((cell) => cell.hex).sort()).toEqual(view.cubes.flat().sort());
    expect(cells.flatMap((cell) => cell.discs)).toHaveLength(view.discs.flat().length);
    expect(cells.filter((cell) => cell.structure)).toHaveLength(view.structures.length);
    for (const { kind, colour, row, col } of view.structures) {
      expect(cells[row * 12 + col]?.structure).toEqual({ kind, colour });
    }
  });

  it('have the terrain that the server names', () => {
    const letters = { desert: 'D', forest: 'F', mountain: 'M', swamp: 'S', water: 'W' };
    expect(cells.map((cell) => letters[cell.terrain]).join('')).toBe(aids.map.terrain);
  });
});

describe('the offer', () => {
  it('is exactly the moves of the decision', () => {
    const offer = offerOf(moves);
    const offered = [...[...offer.on.values()].flat(), ...offer.free];
    const text = (list: readonly unknown[]) => list.map((move) => JSON.stringify(move)).sort();
    expect(text(offered)).toEqual(text(moves));
  });

  it('puts questions in the order of the researchers and the search last', () => {
    for (const here of offerOf(moves).on.values()) {
      const kinds = here.map((move) => (move.do === 'ask' ? move.of : 99));
      expect(kinds).toEqual([...kinds].sort((a, b) => a - b));
    }
  });

  it('is nothing without a decision', () => {
    expect(offerOf([])).toEqual({ on: new Map(), free: [], placing: null });
  });

  it('says when a token is to be placed', () => {
    expect(offerOf([{ do: 'cube', hex: 3 }]).placing).toBe('cube');
    expect(offerOf([{ do: 'vote', yes: true }]).placing).toBe(null);
  });
});

describe('what came of a proposal', () => {
  const line = (seat: number, event: string) => ({ seat, event: { event } });
  const refused = line(2, 'hint-refused');

  it('is told until the seat plays on', () => {
    const voted = [line(0, 'hint-asked'), line(1, 'voted'), refused];
    expect(settledIn(voted, 0)).toBe(refused);
    expect(settledIn([...voted, line(1, 'cube')], 0)).toBe(refused);
    expect(settledIn([...voted, line(0, 'asked')], 0)).toBe(null);
  });

  it('gives way to the next proposal, and stays as it is where nothing tells', () => {
    expect(settledIn([refused, line(1, 'hint-asked')], 0)).toBe(null);
    expect(settledIn([line(1, 'cube'), line(0, 'voted')], 0)).toBe(undefined);
  });
});

describe('the last move', () => {
  it('is the newest revision alone', () => {
    const last = lastHexes(now.events, now.revision);
    const told = now.events.filter((line) => line.revision === now.revision);
    expect(last.size).toBeGreaterThan(0);
    expect(told.map((line) => hexOfMessage(line.text)).filter((hex) => hex !== null)).toEqual(
      expect.arrayContaining([...last]),
    );
  });
});
