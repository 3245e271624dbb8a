import { describe, expect, it } from 'vitest';

import { Course, type Now } from './course';
import type { Frame, Move } from './model';

const activation: Frame = { type: 'activation', queue: [[24, 0]], quick: false, using: null };
const siting: Frame = { type: 'siting', card: 7 };
const paying: Frame = { type: 'paying', card: 7, cost: 3 };
const placing: Frame = {
  type: 'placing',
  piece: 'sprout',
  left: 2,
  cells: 0,
  fresh: false,
  each: 0,
};
const use: Move[] = [{ do: 'use' }, { do: 'skip' }];
const sites: Move[] = [
  { do: 'site', cell: 3 },
  { do: 'site', cell: 4 },
];
const puts: Move[] = [{ do: 'put', cell: 3 }, { do: 'put', cell: 4 }, { do: 'skip' }];

function now(answers: number, moves: readonly Move[], frame: Frame, made = answers): Now {
  return { answers, made, moves, stack: [frame], free: false, full: false };
}

describe('a course of moves', () => {
  it('makes what was chosen together one after the other', () => {
    const course = new Course();
    expect(
      course.begin(1, [
        { do: 'plant', card: 7 },
        { do: 'site', cell: 4 },
      ]),
    ).toEqual({ do: 'plant', card: 7 });
    expect(course.next(now(2, sites, siting), 'run', true)).toEqual({
      move: sites[1],
      alone: false,
    });
    expect(course.next(now(3, use, activation), 'run', true)).toBeNull();
  });

  it('remembers the cell while one is asked how to pay', () => {
    const course = new Course();
    course.begin(1, [
      { do: 'plant', card: 7 },
      { do: 'site', cell: 3 },
    ]);
    const pays: Move[] = [
      { do: 'pay', instead: 0 },
      { do: 'pay', instead: 2 },
    ];
    expect(course.next(now(2, pays, paying), 'run', true)).toBeNull();
    expect(course.begin(2, [{ do: 'pay', instead: 2 }])).toEqual({ do: 'pay', instead: 2 });
    const owing: Move[] = [
      { do: 'compost', card: 8 },
      { do: 'compost', card: 9 },
    ];
    expect(
      course.next(now(3, owing, { type: 'owing', what: 'hand', left: 1 }), 'run', true),
    ).toBeNull();
    expect(course.begin(3, [{ do: 'compost', card: 9 }])).toEqual({ do: 'compost', card: 9 });
    expect(course.next(now(4, sites, siting), 'run', true)?.move).toEqual({ do: 'site', cell: 3 });
  });

  it('drops what is not offered any more', () => {
    const course = new Course();
    course.begin(1, [
      { do: 'plant', card: 7 },
      { do: 'site', cell: 9 },
    ]);
    expect(course.next(now(2, sites, siting), 'run', true)).toBeNull();
  });

  it('keeps quick clicks until the first is answered', () => {
    const course = new Course();
    expect(course.begin(1, [{ do: 'put', cell: 3 }])).toEqual({ do: 'put', cell: 3 });
    expect(course.begin(1, [{ do: 'put', cell: 4 }])).toBeNull();
    expect(course.next(now(2, puts, placing), 'run', true)?.move).toEqual({ do: 'put', cell: 4 });
  });

  it('asks again after a refusal', () => {
    const course = new Course();
    course.begin(1, [{ do: 'put', cell: 3 }]);
    course.failed(1);
    expect(course.begin(1, [{ do: 'put', cell: 4 }])).toEqual({ do: 'put', cell: 4 });
  });

  it('uses or skips all the abilities that are left, and no later ones', () => {
    const course = new Course();
    course.all('skip');
    expect(course.next(now(1, use, activation), 'run', true)?.move).toEqual({ do: 'skip' });
    expect(
      course.next(now(2, [{ do: 'done' }, { do: 'convert' }], { type: 'closing' }), 'run', true),
    ).toBeNull();
    expect(course.next(now(3, use, activation), 'run', true)).toBeNull();
  });

  it('asks about an ability that would be paid for nothing, and goes on with the rest', () => {
    const course = new Course();
    course.all('use');
    const full = { ...now(1, use, activation), full: true };
    expect(course.next(full, 'run', true)).toBeNull();
    expect(course.begin(1, [{ do: 'skip' }])).toEqual({ do: 'skip' });
    expect(course.next(now(2, use, activation), 'run', true)?.move).toEqual({ do: 'use' });
    course.all('skip');
    expect(course.next({ ...full, answers: 3, made: 3 }, 'run', true)?.move).toEqual({
      do: 'skip',
    });
  });

  it('fills until there is nothing to place', () => {
    const course = new Course();
    course.fill();
    expect(course.next(now(1, puts, placing), 'step', true)?.move).toEqual({ do: 'put', cell: 3 });
    expect(course.next(now(2, use, activation), 'step', true)).toBeNull();
  });

  it('lets nothing go by itself after something was taken back', () => {
    const course = new Course();
    const done: Move[] = [{ do: 'done' }];
    expect(course.next(now(5, done, { type: 'closing' }), 'run', true)).toEqual({
      move: done[0],
      alone: true,
      idle: true,
    });
    expect(course.next(now(4, done, { type: 'closing' }), 'run', true)).toBeNull();
    expect(course.begin(4, done)).toEqual({ do: 'done' });
    expect(course.next(now(5, done, { type: 'closing' }), 'run', true)?.move).toEqual({
      do: 'done',
    });
  });
});
