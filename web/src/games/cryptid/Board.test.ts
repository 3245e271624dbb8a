import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';

import type { GameState } from '..';
import en from '../../lib/catalogue/en';
import fr from '../../lib/catalogue/fr';
import type { Notepad, TableInfo } from '../../lib/generated';
import { bundleOf, i18n, sayer } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import fixture from './fixture.turn.json';
import { keptOf } from './kept';
import { cellsOf, offerOf, piecesOf } from './model';

const now = fixture.state as unknown as GameState<'cryptid'>;
const aids = fixture.aids as unknown as Notepad;
const names = ['Camille', 'Léa', 'Wren', 'Marten'];
const seats = names.map((name, seat) => ({ seat, name, kind: 'friend', mine: seat === 0 }));
const table = { id: 'fern', game: 'cryptid', seats } as unknown as TableInfo;
const play = () => {};

function board(more: Record<string, unknown> = {}): string {
  const say = sayer(names);
  const props = { state: now, table, aids, eyes: 0, play, say, readonly: false, settings };
  return render(Board, { props: { ...props, ...more } }).body;
}

describe('the board', () => {
  beforeAll(() => {
    i18n.bundle = bundleOf('en', en);
    i18n.language = 'en';
  });

  it('asks for a vote beside the turn', () => {
    const { view } = now;
    const voting = { by: 2, voted: [false, false, true, false], own: null };
    const [question] = now.decisions;
    const moves = [
      ...(question?.moves ?? []),
      { do: 'vote', yes: true },
      { do: 'vote', yes: false },
    ];
    const html = board({
      state: { ...now, view: { ...view, voting }, decisions: [{ ...question, moves }] },
    });
    expect(html).toContain('Wren proposes to open the hint.');
    expect(html).toContain('Keep it closed');
    expect(board()).not.toContain('Keep it closed');
  });

  it('stands a vote that is asked for alone', () => {
    const prompt = { as: 'message', id: 'cryptid-prompt-vote' };
    const moves = [
      { do: 'vote', yes: true },
      { do: 'vote', yes: false },
    ];
    const html = board({ state: { ...now, decisions: [{ answers: 3, prompt, moves }] } });
    expect(html).toContain('data-hex');
    expect(html).not.toContain('Propose to open the hint');
  });

  it('offers the hint to who is not to act, and nothing else', () => {
    const prompt = { as: 'message', id: 'cryptid-prompt-propose' };
    const offer = { answers: 3, prompt, moves: [{ do: 'hint' }], optional: true };
    const html = board({ state: { ...now, decisions: [offer] } });
    expect(html).toContain('Propose to open the hint');
  });

  it('has a target with a name for each of the 108 hexes', () => {
    const html = board();
    const labels = [...html.matchAll(/data-hex="(\d+)"/g)].map(([, hex]) => Number(hex));
    expect(labels).toHaveLength(108);
    expect(html).toMatch(/aria-label="[A-Z][a-z]+\u00a0\d+\u2011\d+[^"]*cube of Léa"/);
    expect(html.match(/tabindex="0"[^>]*|data-hex="\d+" tabindex="0"/g)?.length).toBeGreaterThan(0);
  });

  it('lists the rivals with what is left', () => {
    const html = board();
    for (const rival of aids.rivals) {
      expect(html).toContain(`${rival.clues.length} of ${aids.total} left`);
    }
    expect(html).not.toContain('web-cryptid-');
  });

  it('can do without the notepad', () => {
    settings.notepad = false;
    const html = board();
    settings.notepad = true;
    expect(html).not.toContain('clues still possible');
    expect(html.match(/data-hex=/g)).toHaveLength(108);
  });

  it('waits for the map', () => {
    expect(board({ aids: null })).toContain('Unfolding the map');
  });

  it('speaks French throughout', () => {
    i18n.bundle = bundleOf('fr', fr);
    const html = board();
    i18n.bundle = bundleOf('en', en);
    expect(html).toContain('Carnet');
    expect(html).not.toContain('web-cryptid-');
    expect(html).not.toMatch(/Notepad|cube of/);
  });
});

describe('the choices of a hex', () => {
  const { view } = now;
  const cells = cellsOf(aids.map, piecesOf(view));
  const offer = offerOf(now.decisions[0]?.moves ?? []);

  function choices(hex: number): string {
    const cell = cells[hex];
    const moves = offer.on.get(hex) ?? [];
    const name = (who: number) => names[who] ?? '';
    const kept = keptOf(aids, () => false);
    const seen = { cell, moves, turn: view.turn, notepad: aids, kept, name, say: sayer(names) };
    const rest = { play, close: play, idle: 'Nothing here' };
    return render(Choices, { props: { ...seen, ...rest } as never }).body;
  }

  it('are as many as the decision has for it', () => {
    for (const [hex, moves] of offer.on) {
      const html = choices(hex);
      expect(html.match(/<kbd/g)).toHaveLength(moves.length);
      for (const move of moves) {
        if (move.do === 'search') expect(html).toContain('Search here');
        if (move.do !== 'ask') continue;
        const rival = aids.rivals.find((row) => row.researcher === move.of);
        expect(html).toContain(`yes by ${rival?.yes[hex]} of ${rival?.clues.length} clues`);
      }
    }
  });

  it('are none on a closed hex', () => {
    const closed = cells.find((cell) => cell.cube !== null)?.hex ?? 0;
    expect(choices(closed)).toContain('Nothing here');
  });
});
