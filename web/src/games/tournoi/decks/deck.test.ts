import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { DeckPage, DecksPage, TournoiBuildRequest, Sheet } from '../../../lib/generated';
import { keepPreset, takePreset } from '../../../lib/presets';
import { Builder, readKept } from './deck.svelte';
import { found, plain, type Wish } from './filter';

function store(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', store());
  vi.stubGlobal('sessionStorage', store());
});

const PAGE = {
  pool: { cards: [] },
  powers: [],
  kinds: [],
  colours: [],
  box: [],
} as unknown as DecksPage;

/** A server that says how many cards it was asked about, when it is let. */
function slow() {
  const waiting: (() => void)[] = [];
  const asked: TournoiBuildRequest[] = [];
  const check = (request: TournoiBuildRequest) =>
    new Promise<DeckPage>((tell, fail) => {
      asked.push(request);
      waiting.push(() => {
        if (request.code === 'bad') fail(new Error('no such code'));
        else {
          const cards = request.code ? ['D01', 'D02'] : (request.cards ?? []);
          tell({
            cards,
            powers: [],
            count: cards.length,
            code: `C${cards.length}`,
          } as unknown as DeckPage);
        }
      });
    });
  return { check, asked, answer: (at: number) => waiting[at]?.() };
}

describe('a deck under construction', () => {
  it('puts a card in and takes it out', () => {
    const { check, asked } = slow();
    const deck = new Builder(PAGE, check);
    deck.toggleCard('D01');
    deck.toggleCard('D02');
    deck.togglePower('P01');
    deck.toggleCard('D01');
    expect([deck.cards, deck.powers, deck.has('D01'), deck.has('P01')]).toEqual([
      ['D02'],
      ['P01'],
      false,
      true,
    ]);
    expect(asked.at(-1)).toEqual({ cards: ['D02'], powers: ['P01'] });
  });

  it('heeds the newest answer, whichever comes last', async () => {
    const { check, answer } = slow();
    const deck = new Builder(PAGE, check);
    deck.toggleCard('D01');
    deck.toggleCard('D02');
    answer(1);
    await Promise.resolve();
    answer(0);
    await new Promise((done) => setTimeout(done));
    expect(deck.verdict?.count).toBe(2);
  });

  it('stays as it is when a code is wrong', async () => {
    const { check, answer } = slow();
    const deck = new Builder(PAGE, check);
    deck.begin(['D07']);
    answer(0);
    const opened = deck.open('bad');
    answer(1);
    expect(await opened).toBe(false);
    expect([deck.cards, deck.failed]).toEqual([['D07'], 'no such code']);
    const again = deck.open('good');
    answer(2);
    expect(await again).toBe(true);
    expect([deck.cards, deck.failed]).toEqual([['D01', 'D02'], '']);
  });

  it('is kept under its name, once', async () => {
    const { check, answer } = slow();
    const deck = new Builder(PAGE, check);
    const opened = deck.open('good');
    answer(0);
    await opened;
    deck.keep('Mine');
    deck.keep('Other');
    deck.keep('Mine');
    expect(new Builder(PAGE, check).kept).toEqual([
      { name: 'Mine', code: 'C2' },
      { name: 'Other', code: 'C2' },
    ]);
    deck.forget('Mine');
    expect(new Builder(PAGE, check).kept.map((one) => one.name)).toEqual(['Other']);
  });

  it('is not disturbed by what it does not understand', () => {
    expect(readKept('{')).toEqual([]);
    expect(readKept('{"name": "x"}')).toEqual([]);
    expect(readKept('[{"name": 1}, null, {"name": "a", "code": "b", "x": 2}]')).toEqual([
      { name: 'a', code: 'b' },
    ]);
  });
});

describe('a preset for a new table', () => {
  it('is taken once, by its own game', () => {
    keepPreset('tournoi', { cards: 'decks', decks: 'X' });
    expect(takePreset('cryptid')).toEqual({});
    expect(takePreset('tournoi')).toEqual({ cards: 'decks', decks: 'X' });
    expect(takePreset('tournoi')).toEqual({});
  });
});

describe('finding cards', () => {
  const card = (en: string, fr: string, colour: string, kind: string, value: number) =>
    ({
      name: { en, fr },
      scientific: '',
      game: '',
      colour,
      kind,
      figures: [{ value }],
    }) as unknown as Sheet;
  const cards = [
    card('Red panda', 'Panda roux', 'orange', 'mammal', 5),
    card('Coelacanth', 'Cœlacanthe', 'red', 'fish', 52),
    card('Giant panda', 'Panda géant', 'yellow', 'mammal', 118),
  ];
  const all: Wish = { search: '', colour: '', kind: '', order: 'name' };
  const names = (wish: Partial<Wish>, language: 'en' | 'fr' = 'en') =>
    found(cards, { ...all, ...wish }, language).map((one) => one.name.en);

  it('takes every word in any language, without accents', () => {
    expect(plain('Cœlacanthe d’Été')).toBe("coelacanthe d'ete");
    expect(names({ search: 'panda GEANT' })).toEqual(['Giant panda']);
    expect(names({ search: 'coela' })).toEqual(['Coelacanth']);
    expect(names({ search: 'tiger' })).toEqual([]);
  });

  it('filters and sorts', () => {
    expect(names({ kind: 'mammal' })).toEqual(['Giant panda', 'Red panda']);
    expect(names({ colour: 'red' })).toEqual(['Coelacanth']);
    expect(names({ order: '0' })).toEqual(['Giant panda', 'Coelacanth', 'Red panda']);
    expect(names({}, 'fr')).toEqual(['Coelacanth', 'Giant panda', 'Red panda']);
  });
});
