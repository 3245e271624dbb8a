import { describe, expect, it } from 'vitest';

import en from './catalogue/en';
import fr from './catalogue/fr';
import { bundleOf, format, preferred } from './i18n.svelte';
import type { Message } from './wire';

const EN = bundleOf('en', en);
const FR = bundleOf('fr', fr);

const hex: Message = { as: 'message', id: 'cryptid-hex-forest', args: { at: '1-2' } };
const asked: Message = {
  as: 'message',
  id: 'cryptid-move-ask',
  args: { of: { as: 'seat', seat: 1 }, hex },
};

describe('a message', () => {
  it('holds messages and seats', () => {
    expect(format(EN, asked, ['Camille', 'Léa'])).toBe('Ask Léa about Forest\u00a01\u20112');
  });

  it('keeps the name of a place in one line, and nothing else', () => {
    expect(format(EN, hex, [])).toBe('Forest\u00a01\u20112');
    expect(format(FR, hex, [])).toBe('Forêt\u00a01\u20112');
    const day: Message = { as: 'message', id: 'error-puzzle-day', args: { day: 'on 5-7' } };
    expect(format(EN, day, [])).toContain('on 5-7');
  });

  it('calls a seat without a name by its letter', () => {
    expect(format(EN, asked, [])).toBe('Ask B about Forest\u00a01\u20112');
  });

  it('says you to who reads it, whichever part they have in it', () => {
    const told: Message = {
      as: 'message',
      id: 'cryptid-event-asked-no',
      args: { who: { as: 'seat', seat: 0 }, of: { as: 'seat', seat: 1 }, hex },
    };
    const said = [null, 0, 1].map((reader) => format(EN, told, ['Ann', 'Léa'], reader));
    expect(said.map((text) => text.split(' about')[0])).toEqual([
      'Ann asks Léa',
      'You ask Léa',
      'Ann asks you',
    ]);
  });

  it('is said in French too, with its own spaces', () => {
    const turn: Message = { as: 'message', id: 'web-end-you' };
    expect(format(FR, turn, [])).toBe('Tu gagnes\u00a0!');
  });

  it('counts', () => {
    const count = (count: number): Message => ({
      as: 'message',
      id: 'web-seat-count',
      args: { count },
    });
    expect([format(EN, count(1), []), format(EN, count(3), [])]).toEqual(['1 player', '3 players']);
  });

  it('that is unknown shows as its id', () => {
    expect(format(EN, { as: 'message', id: 'no-such' }, [])).toBe('no-such');
  });
});

describe('catalogues', () => {
  it('leave the command line to the command line', () => {
    expect(EN.hasMessage('web-home-title')).toBe(true);
    expect(EN.hasMessage('simulate-total')).toBe(false);
  });
});

describe('the language', () => {
  it('is the first that we speak', () => {
    expect(preferred(['de-CH', 'fr-CH', 'en'])).toBe('fr');
    expect(preferred(['ja'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
});
