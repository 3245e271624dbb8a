import { describe, expect, it, vi } from 'vitest';

import { api } from './api';
import { keepDraft } from './drafts';
import { remember, usualBot } from './levels';
import { Draft } from './newtable.svelte';
import { chosen, counts } from './options';
import { keepPreset } from './presets';
import { honest, witness, witnessed } from './proof';
import { match } from './router.svelte';
import { read } from './settings.svelte';
import { usualSeats } from './start';
import type { GameInfo, TableInfo } from './wire';

const GAME: GameInfo = {
  id: 'cryptid',
  seats: [3, 4, 5],
  variant_seats: [2],
  minutes: 45,
  options: [
    { name: 'puzzle', kind: 'choice', default: 'generated', choices: ['generated', 'code'] },
    {
      name: 'code',
      kind: 'text',
      default: '',
      only_with: [{ option: 'puzzle', values: ['code'] }],
    },
    { name: 'hints', kind: 'flag', default: true },
  ],
  presets: {},
  own: [],
  bots: ['novice', 'player', 'expert', 'master', 'search'].map((name) => ({
    name,
    level: name !== 'search',
    ms: 100,
    rating: null,
    line: {},
  })),
};

describe('addresses', () => {
  it('lead to their pages', () => {
    expect(match('/')).toEqual({ page: 'Home', params: {} });
    expect(match('/table/ab12/')).toEqual({ page: 'Table', params: { id: 'ab12' } });
    expect(match('/join/FERN%20482').params).toEqual({ code: 'FERN 482' });
    expect(match('/replay/x').page).toBe('Replay');
  });

  it('that are unknown or damaged do no harm', () => {
    expect(match('/nowhere').page).toBe('NotFound');
    expect(match('/table').page).toBe('NotFound');
    expect(match('/join/%E0%A4%A').params).toEqual({ code: '%E0%A4%A' });
  });
});

/** What a page may remember of itself. */
function memory() {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

describe('a new table', () => {
  it('that was left before it was made is found again, once', () => {
    memory();
    const draft = new Draft(GAME);
    draft.add('friend');
    draft.level({ ...draft.slots[1], bot: 'expert' } as (typeof draft.slots)[number]);
    draft.values.hints = false;
    draft.chat = true;
    keepDraft('cryptid', draft.kept);
    keepPreset('cryptid', { puzzle: 'code' });
    const again = new Draft(GAME);
    expect(again.request().seats).toEqual(draft.request().seats);
    expect(again.values).toEqual({ puzzle: 'code', code: '', hints: false });
    expect([again.chat, again.spectators]).toEqual([true, true]);
    expect(new Draft(GAME).slots).toHaveLength(4);
  });

  it('is the usual one where seats or bots are not there any more', () => {
    memory();
    const draft = new Draft(GAME);
    keepDraft('cryptid', { ...draft.kept, slots: draft.kept.slots.slice(0, 1) });
    expect(new Draft(GAME).slots).toHaveLength(4);
    keepDraft('cryptid', {
      ...draft.kept,
      slots: draft.kept.slots.map((slot) => ({ ...slot, bot: 'gone' })),
    });
    expect(new Draft(GAME).slots.map((slot) => slot.bot)).toEqual(Array(4).fill('player'));
  });

  it('is for me and bots of the usual level', () => {
    expect([usualSeats(GAME), usualBot(GAME)]).toEqual([4, 'player']);
    const request = new Draft(GAME).request();
    expect(request.seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', bot: 'player' },
      { kind: 'bot', bot: 'player' },
      { kind: 'bot', bot: 'player' },
    ]);
    expect(request.start).toBe(true);
  });

  it('gets our part of the shuffle after its fingerprint and before the start', async () => {
    const asked: [string, unknown][] = [];
    const table = { id: 't', commitment: 'c', status: 'lobby', seats: [{ mine: true }] };
    vi.stubGlobal('fetch', (address: string, { body }: { body?: string }) => {
      asked.push([address, JSON.parse(body ?? 'null')]);
      return Promise.resolve(new Response(JSON.stringify(table)));
    });
    await api.create(new Draft(GAME).request());
    vi.unstubAllGlobals();
    expect(asked.map(([address]) => address.replace(/.*\/api/, ''))).toEqual([
      '/tables',
      '/tables/t/contribution',
      '/tables/t/start',
    ]);
    expect(asked[0]?.[1]).not.toHaveProperty('contribution');
    expect(asked[0]?.[1]).toHaveProperty('start', false);
    expect(asked[1]?.[1]).toEqual({ contribution: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it('offers the level of the last game', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    remember('habitats', 'master');
    expect(usualBot(GAME)).toBe('master');
    remember('cryptid', 'novice');
    remember('habitats', 'search');
    expect(usualBot(GAME)).toBe('novice');
    expect(usualBot({ ...GAME, id: 'earth' })).toBe('player');
    remember('cryptid', 'gardener');
    expect(usualBot(GAME)).toBe('player');
    kept.set('hedgerow-bots', '{');
    expect(usualBot(GAME)).toBe('player');
    vi.unstubAllGlobals();
  });

  it('gives every bot the same level', () => {
    const draft = new Draft(GAME);
    const second = draft.slots[1];
    if (!second) throw new Error('no second slot');
    second.bot = 'expert';
    draft.level(second);
    expect(new Set(draft.slots.map((slot) => slot.bot))).toEqual(new Set(['expert']));
  });

  it('waits for friends', () => {
    const draft = new Draft(GAME);
    const second = draft.slots[1];
    if (!second) throw new Error('no second slot');
    draft.become(second, 'friend');
    expect(draft.request().start).toBe(false);
  });

  it('has one seat for me', () => {
    const draft = new Draft(GAME);
    const third = draft.slots[2];
    if (!third) throw new Error('no third slot');
    draft.become(third, 'me');
    expect(draft.slots.map((slot) => slot.kind)).toEqual(['bot', 'bot', 'me', 'bot']);
  });

  it('sends only the options that count', () => {
    const values = { puzzle: 'generated', code: 'ABC', hints: false };
    expect(chosen(GAME.options, values, 3)).toEqual({ puzzle: 'generated', hints: false });
    expect(chosen(GAME.options, { ...values, puzzle: 'code' }, 3)).toEqual({
      ...values,
      puzzle: 'code',
    });
  });

  it('asks for an option only with so many seats', () => {
    const alone = { only_with: [{ option: 'seats', values: [1] }] };
    expect([1, 2].map((seats) => counts(alone, {}, seats))).toEqual([true, false]);
    expect(counts({}, {}, 3)).toBe(true);
  });
});

describe('settings', () => {
  it('drop what is not understood', () => {
    const kept = { language: 'fr', theme: 'pink', textSize: 900, sounds: 'yes', notepad: false };
    expect(read(JSON.stringify(kept))).toMatchObject({
      language: 'fr',
      theme: 'auto',
      textSize: 100,
      sounds: false,
      notepad: false,
    });
    expect(read('{').textSize).toBe(100);
    expect(read('null').theme).toBe('auto');
  });
});

describe('the proof of a shuffle', () => {
  const commitment = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  const shuffle = { seed: 'abc', contributions: [], commitment };

  it('compares the seed with what was published', async () => {
    const right = async (...given: Parameters<typeof honest>) => (await honest(...given))?.right;
    expect(await right(shuffle, commitment)).toBe(true);
    expect(await right({ ...shuffle, seed: 'abd' }, commitment)).toBe(false);
    expect(await right(shuffle, commitment.replace('b', 'c'))).toBe(false);
  });

  it('compares with what this browser saw, and looks for what it added', async () => {
    const given = { ...shuffle, contributions: ['ours', 'theirs'] };
    const seen = { commitment, contribution: 'ours' };
    expect(await honest(given, commitment, seen)).toEqual({ right: true, seen: true, mine: true });
    // A server that shows another seed, and another fingerprint to go with it.
    const other = { commitment: commitment.replace('b', 'c') };
    expect(await honest(shuffle, commitment, other)).toEqual({
      right: false,
      seen: true,
      mine: null,
    });
    // One that left our part out.
    expect((await honest(shuffle, commitment, seen))?.right).toBe(false);
  });

  it('keeps the first fingerprint and the last part of each table', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const table = { id: 't', commitment: 'first', status: 'lobby' } as TableInfo;
    witness(table);
    witness({ ...table, commitment: 'second' });
    witness({ ...table, commitment: 'third' }, 'ours');
    expect(witnessed('t')).toEqual({ commitment: 'first', contribution: 'ours' });
    witness({ ...table, id: 'u', status: 'over' });
    expect(witnessed('u')).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
