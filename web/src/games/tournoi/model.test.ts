import { describe, expect, it } from 'vitest';

import type { Sheet, TournoiFight, TournoiSide, TournoiView } from '../../lib/generated';
import type { Message, StoryLine } from '../../lib/wire';
import {
  exactFigures,
  foughtLanes,
  foughtRound,
  grouped,
  laidLanes,
  onlyRepeats,
  openPlayed,
  openZone,
  order,
  parts,
  roundCards,
  toldInRound,
  toldUpTo,
  untouched,
  type Faces,
} from './model';

function figure(number: string): Message {
  return { as: 'message', id: 'tournoi-measure', args: { number, unit: 'kg' } };
}

function side(more: Partial<TournoiSide> = {}): TournoiSide {
  return {
    hand: 4,
    known: [],
    steps: 0,
    powers: 5,
    played: [],
    zone: [],
    extra: 0,
    stand_ins: 0,
    score: { total: 0, lines: [] },
    bonus: 0,
    ...more,
  };
}

function fight(battle: number, more: Partial<TournoiFight> = {}): TournoiFight {
  return {
    battle,
    characteristic: battle,
    fighters: [
      { card: `A${battle}`, figure: figure('2'), won: true },
      { card: `B${battle}`, figure: figure('1'), power: 'P05' },
    ],
    settled: true,
    ...more,
  };
}

function view(more: Partial<TournoiView> = {}): TournoiView {
  return {
    seat: 0,
    terms: { seats: 2, battles: 4, rounds: 4 } as TournoiView['terms'],
    round: 0,
    lane: 0,
    pending: { type: 'placement' },
    hand: ['A1', 'A2', 'A3', 'A4'],
    powers: ['P01', 'P05', 'P05'],
    passed: false,
    sides: [side(), side()],
    spots: [
      [{}, {}, {}, {}],
      [{}, {}, {}, {}],
    ],
    fights: [],
    piles: [],
    discards: [],
    tokens: [],
    ghost_lanes: [],
    ...more,
  };
}

describe('the battles', () => {
  it('stand with one’s own side last', () => {
    expect(order(view())).toEqual([1, 0]);
    expect(order(view({ seat: null }))).toEqual([0, 1]);
  });

  it('show a rival’s cards face down only when all of them lie there', () => {
    const half = laidLanes(view({ sides: [side(), side({ hand: 2 })] }));
    expect(half.every((lane) => lane.places[0]?.look === 'empty')).toBe(true);
    const whole = laidLanes(view({ sides: [side(), side({ hand: 0 })] }));
    expect(whole.every((lane) => lane.places[0]?.look === 'down' && !lane.places[0].cards[0])).toBe(
      true,
    );
  });

  it('show one’s own laid card with its power card', () => {
    const own = [{ cards: ['A1'], covered: true, power: 'P01' }, {}, {}, {}];
    const lane = laidLanes(view({ hand: ['A2', 'A3', 'A4'], spots: [own, [{}, {}, {}, {}]] }))[0];
    expect(lane?.places[1]).toMatchObject({
      look: 'known',
      cards: ['A1'],
      covered: true,
      power: 'P01',
    });
  });

  it('are turned up one by one, and nothing of a rival shows before', () => {
    const over = view({ round: 1, fights: [1, 2, 3, 4].map((battle) => fight(battle)) });
    const lanes = foughtLanes(over, 1);
    expect(lanes[0]?.places[0]).toMatchObject({
      look: 'up',
      cards: ['B1'],
      power: 'P05',
      won: false,
    });
    expect(lanes[1]?.places[0]).toMatchObject({
      look: 'down',
      cards: [''],
      covered: true,
      power: '',
    });
    expect(lanes[1]?.places[1]).toMatchObject({ look: 'known', cards: ['A2'], won: false });
    expect(JSON.stringify(lanes.slice(1))).not.toContain('B');
  });

  it('show the ghost’s two backs, then what it did not use', () => {
    const two = fight(1, {
      fighters: [
        { card: 'A1', figure: figure('2') },
        { card: 'G1', figure: figure('3'), unused: 'G2', won: true },
      ],
    });
    const solo = view({
      terms: { seats: 1, battles: 4, rounds: 4 } as TournoiView['terms'],
      round: 1,
      fights: [two],
    });
    expect(foughtLanes(solo, 0)[0]?.places[0]?.cards).toEqual(['', '']);
    expect(foughtLanes(solo, 1)[0]?.places[0]).toMatchObject({ cards: ['G1'], unused: 'G2' });
  });

  it('belong to the round before while the next is laid, to this one while a card may be replaced', () => {
    expect(foughtRound(view())).toBe(-1);
    expect(foughtRound(view({ round: 2, fights: [fight(1)] }))).toBe(1);
    expect(
      foughtRound(
        view({
          round: 2,
          fights: [fight(1)],
          pending: { type: 'replacement', lane: 0, seats: [0] },
        }),
      ),
    ).toBe(2);
    expect(foughtRound(view({ round: 4, fights: [fight(1)], pending: null }))).toBe(3);
  });
});

describe('what is told', () => {
  const over = view({
    round: 1,
    fights: [1, 2, 3, 4].map((battle) => fight(battle)),
    sides: [
      side({ zone: ['A0', 'A1', 'A2', 'A3', 'A4'] }),
      side({ played: ['P09', 'P05', 'P05', 'P05', 'P05'] }),
    ],
  });

  it('keeps back what the battles still face down would bring', () => {
    expect(openZone(over, 0, 2)).toEqual(['A0', 'A1', 'A2']);
    expect(openZone(over, 0, 4)).toEqual(['A0', 'A1', 'A2', 'A3', 'A4']);
    expect(openPlayed(over, 1, 1)).toEqual(['P09', 'P05']);
  });

  it('ends the story before the first battle that is face down', () => {
    const told = ['laid', 'turned-up', 'fought', 'turned-up', 'fought', 'round-started'];
    const lines = told.map((event, revision) => ({
      revision,
      seat: 0,
      event: { event },
      text: { as: 'message', id: '', args: {} },
    })) as unknown as StoryLine[];
    expect(toldUpTo(lines, 0)).toHaveLength(1);
    expect(toldUpTo(lines, 1)).toHaveLength(3);
    expect(toldUpTo(lines, 2)).toHaveLength(6);
  });

  it('ends the story with the round that is looked at', () => {
    const lines = [0, 1, 1, 2, 2].map((round) => ({ round })) as unknown as StoryLine[];
    expect(toldInRound(lines, 1)).toHaveLength(3);
    expect(toldInRound(lines, 2)).toHaveLength(5);
    const drawn = [
      ...lines,
      { round: 2, event: { event: 'round', number: 3 } },
      { round: 2, event: { event: 'drew-cards' } },
    ] as unknown as StoryLine[];
    expect(toldInRound(drawn, 2)).toHaveLength(5);
    expect(toldInRound(drawn, 3)).toHaveLength(7);
  });
});

describe('hand and power cards', () => {
  it('keep a card in its place when it is laid', () => {
    const own = [{ cards: ['A2'] }, {}, {}, {}];
    const now = view({ hand: ['A1', 'A3', 'A4'], spots: [own, [{}, {}, {}, {}]] });
    expect(roundCards(now, laidLanes(now), false)).toEqual([
      { card: 'A1', lane: null },
      { card: 'A2', lane: 0 },
      { card: 'A3', lane: null },
      { card: 'A4', lane: null },
    ]);
  });

  it('put power cards of one face together', () => {
    expect(grouped(['P01', 'P05', 'P05'])).toEqual([
      { id: 'P01', count: 1 },
      { id: 'P05', count: 2 },
    ]);
  });

  it('repeat only what was already said (TOU-21)', () => {
    expect(onlyRepeats(view({ passed: true }), [{ do: 'pass' }])).toBe(true);
    expect(onlyRepeats(view({ passed: false }), [{ do: 'pass' }])).toBe(false);
    expect(
      onlyRepeats(view({ passed: true }), [
        { do: 'pass' },
        { do: 'power', power: 'P01', battle: 1 },
      ]),
    ).toBe(false);
  });

  it('know a round that nobody has touched', () => {
    expect(untouched(view())).toBe(true);
    expect(untouched(view({ sides: [side(), side({ hand: 3 })] }))).toBe(false);
    expect(untouched(view({ pending: null }))).toBe(false);
  });
});

describe('figures that read alike', () => {
  const say = (message: Message) => `${message.id} ${String(message.args?.number)}`;
  const days = (number: number): Message => ({
    as: 'message',
    id: 'tournoi-days',
    args: { number },
  });
  function printed(id: string, exact: Message | null): [string, Sheet] {
    return [id, { id, figures: [{ figure: { text: figure('4.4'), exact } }] } as unknown as Sheet];
  }
  const faces = {
    cards: new Map([printed('A', days(135)), printed('B', days(133)), printed('C', null)]),
  } as unknown as Faces;

  function told(...fighters: TournoiFight['fighters']) {
    const [lane] = foughtLanes(view({ fights: [fight(1, { fighters })] }), 1);
    return lane ? [...exactFigures(lane, faces, say)].map(([side, at]) => [side, say(at)]) : [];
  }

  it('are told exactly, where the card is', () => {
    const alike = figure('4.4');
    expect(told({ card: 'A', figure: alike }, { card: 'B', figure: alike })).toEqual([
      [1, 'tournoi-days 133'],
      [0, 'tournoi-days 135'],
    ]);
    expect(told({ card: 'A', figure: alike }, { card: 'C', figure: alike })).toEqual([
      [0, 'tournoi-days 135'],
    ]);
  });

  it('are left alone where they differ, and where an effect has changed them', () => {
    const [alike, doubled] = [figure('4.4'), figure('8.8')];
    expect(told({ card: 'A', figure: alike }, { card: 'B', figure: doubled })).toEqual([]);
    const changed = { card: 'A', figure: alike, scaled: figure('x2') };
    expect(told(changed, { card: 'B', figure: alike })).toEqual([[1, 'tournoi-days 133']]);
  });
});

it('splits a figure into number and unit', () => {
  const say = (message: Message) =>
    message.id === 'tournoi-measure' ? `${String(message.args?.number)} kg` : message.id;
  expect(parts(figure('2,64'), say)).toEqual({ number: '2,64', unit: 'kg' });
  expect(parts({ as: 'message', id: '12', args: {} }, say)).toEqual({ number: '12', unit: '' });
});
