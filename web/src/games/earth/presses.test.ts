import { describe, expect, it } from 'vitest';

import type { EarthAids, EarthView } from '../../lib/generated';
import { t } from '../../lib/i18n.svelte';
import { targetsOf, type Frame, type Move, type Pick } from './model';
import { pressesOf, type Asked } from './presses';

const activation: Frame = {
  type: 'activation',
  queue: [
    [24, 0],
    [25, 0],
  ],
  quick: false,
  using: null,
};
const each: Frame = { type: 'placing', piece: 'sprout', left: 2, cells: 0, fresh: true, each: 1 };
const some: Frame = { ...each, each: 0 };

function presses(
  frame: Frame,
  moves: readonly Move[],
  more: Partial<Asked> = {},
  pick: Pick | null = null,
) {
  const run: Move[][] = [];
  const asked: Asked = {
    view: { seat: null } as EarthView,
    plots: [],
    frame,
    moves,
    targets: targetsOf(moves),
    full: false,
    aids: null,
    fresh: true,
    cards: new Map(),
    say: (message) => message.id,
    words: (move) => `words ${move.do}`,
    ...more,
  };
  const deeds = {
    run: (made: readonly Move[]) => run.push([...made]),
    rest: () => undefined,
    fill: () => undefined,
  };
  return { ...pressesOf(asked, { pick, pointed: null, marked: new Set() }, deeds), run };
}

const ids = (all: readonly { id: string }[]) => all.map((one) => one.id);

describe('the button that discards a leaf', () => {
  it('says what Gaia gets for it (EAR-121)', () => {
    const text = (gaia: object | null) =>
      presses(activation, [{ do: 'leaf' }], { view: { seat: 0, gaia } as EarthView }).lesser.find(
        (one) => one.id === 'leaf',
      )?.text;
    expect(text(null)).toBe(t('web-earth-leaf'));
    expect(text({})).toBe(t('web-earth-leaf-gaia'));
    expect(text({})).not.toBe(text(null));
  });
});

describe('the buttons of an ability', () => {
  it('are to use it, to do without, and one to take all', () => {
    const { main, lesser, run } = presses(activation, [
      { do: 'use' },
      { do: 'skip' },
      { do: 'all' },
      { do: 'convert' },
    ]);
    expect(ids(main)).toEqual(['use', 'skip']);
    expect(main.map((one) => one.primary ?? false)).toEqual([true, false]);
    expect(ids(lesser)).toEqual(['use-all', 'skip-all', 'all', 'convert']);
    lesser.find((one) => one.id === 'all')?.press();
    expect(run).toEqual([[{ do: 'all' }]]);
  });

  it('press nobody to pay for pieces that find no space', () => {
    const { main, lesser } = presses(activation, [{ do: 'use' }, { do: 'skip' }], { full: true });
    expect(main.map((one) => one.primary)).toEqual([false, true]);
    expect(ids(lesser)).toEqual(['skip-all']);
  });

  it('are to go on and what may help, where it cannot be used', () => {
    const { main, lesser } = presses(activation, [
      { do: 'skip' },
      { do: 'all' },
      { do: 'convert' },
    ]);
    expect(ids(main)).toEqual(['skip']);
    expect(main[0]).toMatchObject({ text: 'earth-move-skip', primary: true });
    expect(ids(lesser)).toContain('convert');
  });

  it('are none of its own while a card of the hand is read in its place', () => {
    const moves: Move[] = [{ do: 'use' }, { do: 'skip' }, { do: 'event', card: 230 }];
    const aids = { uses: [{ place: 24, ability: 0 }], hand: [], sites: [] } as unknown as EarthAids;
    const held = presses(activation, moves, { aids }, { at: 'hand', card: 22 });
    expect(ids(held.main)).toEqual([]);
    const event = presses(activation, moves, { aids }, { at: 'hand', card: 230 });
    expect(ids(event.main)).toEqual(['event']);
    expect(ids(presses(activation, moves, { aids }).main)).toEqual(['use', 'skip']);
  });

  it('are to take what others offer, in words', () => {
    const { main } = presses({ type: 'offered', goods: {} }, [{ do: 'use' }, { do: 'skip' }]);
    expect(main.map((one) => one.text)).toEqual(['words use', 'earth-move-skip-offered']);
  });
});

describe('the buttons of pieces', () => {
  it('put one on each at once, or as many as are left for me', () => {
    const puts: Move[] = [
      { do: 'put', cell: 3 },
      { do: 'put', cell: 4 },
    ];
    const every = presses(each, [...puts, { do: 'all' }, { do: 'skip' }]);
    expect(ids(every.main)).toEqual(['all', 'skip']);
    expect(ids(every.lesser)).toEqual([]);
    expect(ids(presses(some, [...puts, { do: 'skip' }]).lesser)).toEqual(['fill']);
  });
});

describe('a card of a large hand, which the aids have put on no cell', () => {
  const moves: Move[] = [{ do: 'plant', card: 8 }, { do: 'skip' }];
  const held: Pick = { at: 'hand', card: 8 };

  it('is planted first and asks for its cell then', () => {
    const aids = { sites: [] } as unknown as NonNullable<Asked['aids']>;
    const { main, run } = presses({ type: 'planting', left: 1 }, moves, { aids }, held);
    expect(main[0]).toMatchObject({ id: 'plant', primary: true });
    expect(main[0]?.off).toBeFalsy();
    main[0]?.press();
    expect(run).toEqual([[{ do: 'plant', card: 8 }]]);
  });

  it('waits while the aids are on their way', () => {
    const { main } = presses({ type: 'planting', left: 1 }, moves, {}, held);
    expect(main[0]).toMatchObject({ id: 'plant', off: true });
  });
});

describe('a card whose ability may be copied', () => {
  const copying = { type: 'copying' } as unknown as Frame;
  const moves: Move[] = [
    { do: 'copy', cell: 24, ability: 0 },
    { do: 'copy', cell: 25, ability: 0 },
    { do: 'copy', cell: 25, ability: 1 },
    { do: 'skip' },
  ];

  it('has a button for its only one', () => {
    const { main, run } = presses(copying, moves, {}, { at: 'cell', cell: 24 });
    expect(main[0]).toMatchObject({ text: 'web-earth-copy', primary: true });
    main[0]?.press();
    expect(run).toEqual([[moves[0]]]);
  });

  it('leaves the choice of several to their list', () => {
    expect(ids(presses(copying, moves, {}, { at: 'cell', cell: 25 }).main)).toEqual(['skip']);
  });
});

describe('the button to do without planting', () => {
  const words = (planted: number[]) => {
    const view = { seat: 0, gardens: [{ planted_now: planted }] } as unknown as EarthView;
    const { main } = presses({ type: 'planting', left: 1 }, [{ do: 'skip' }], { view });
    return main.map((one) => one.text);
  };

  it('says whether anything has been planted', () => {
    expect(words([])).toEqual(['earth-move-skip-planting-any']);
    expect(words([8])).toEqual(['earth-move-skip-planting']);
  });
});
