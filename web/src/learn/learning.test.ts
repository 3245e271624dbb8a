import { describe, expect, it } from 'vitest';

import type { LessonAnswer, LessonPage } from '../lib/wire';
import { Learning } from './learning.svelte';
import { Progress } from './progress.svelte';

/** A server that teaches one step of two acts, each answered by the choice "yes". */
function teacher() {
  const asked: { done: number; answer: LessonAnswer | undefined }[] = [];
  const ask = (
    game: string,
    step: string,
    done: readonly LessonAnswer[],
    answer?: LessonAnswer,
  ): Promise<LessonPage> => {
    asked.push({ done: done.length, answer });
    const right = answer?.pick === 'yes';
    const number = done.length + Number(right);
    const task =
      number < 2 ? { number, picks: [{ id: 'yes', picked: false }], show: { pick: 'yes' } } : null;
    const verdict = answer ? { kind: right ? 'right' : 'other', say: {}, rule: '' } : null;
    return Promise.resolve({ game, step, task, verdict } as unknown as LessonPage);
  };
  return { asked, ask };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a step of a lesson', () => {
  it('goes on with right answers and stays with others', async () => {
    const { asked, ask } = teacher();
    const finished: string[] = [];
    const learning = new Learning('game', (step) => finished.push(step), ask);
    await learning.begin('one');
    learning.pick('no');
    await settled();
    expect([learning.verdict?.kind, learning.refused, learning.page?.task?.number]).toEqual([
      'other',
      1,
      0,
    ]);
    learning.pick('yes');
    await settled();
    learning.pick('yes');
    await settled();
    expect(asked.map((one) => one.done)).toEqual([0, 0, 0, 1]);
    expect(learning.page?.task).toBeNull();
    expect(finished).toEqual(['one']);
  });

  it('is shown to its end and then laid out again, without counting as done', async () => {
    const { asked, ask } = teacher();
    const finished: string[] = [];
    const learning = new Learning(
      'game',
      (step) => finished.push(step),
      ask,
      () => Promise.resolve(),
    );
    await learning.begin('one');
    await learning.show();
    expect(asked.at(-1)).toEqual({ done: 0, answer: undefined });
    expect([learning.shown, learning.showing, learning.page?.task?.number]).toEqual([
      true,
      false,
      0,
    ]);
    expect(finished).toEqual([]);
  });

  it('tells when the server does not answer, and can be begun again', async () => {
    let lost = true;
    const { ask } = teacher();
    const learning = new Learning(
      'game',
      () => undefined,
      (...args) => (lost ? Promise.reject(new Error('lost')) : ask(...args)),
    );
    await learning.begin('one');
    expect(learning.failed).toBe(true);
    lost = false;
    await learning.begin('one');
    expect([learning.failed, learning.page?.step]).toEqual([false, 'one']);
  });
});

describe('progress', () => {
  const lesson = {
    game: 'game',
    minutes: 4,
    steps: ['one', 'two', 'three'].map((id) => ({ id, title: { as: 'message' as const, id } })),
  };

  function storage(text: string | null) {
    const kept = { text };
    return {
      kept,
      getItem: () => kept.text,
      setItem: (_: string, value: string) => void (kept.text = value),
    };
  }

  it('is kept and goes on where somebody left', () => {
    const store = storage(null);
    const progress = new Progress(store);
    expect([progress.begun('game'), progress.next(lesson)]).toEqual([false, 'one']);
    progress.finish('game', 'one');
    progress.at('game', 'three');
    const later = new Progress(store);
    expect([later.begun('game'), later.count(lesson), later.next(lesson)]).toEqual([
      true,
      1,
      'three',
    ]);
    later.finish('game', 'three');
    expect(later.next(lesson)).toBe('two');
  });

  it.each(['{', '[]', '{"game":{"done":3}}', 'null'])('begins anew with %s', (text) => {
    expect(new Progress(storage(text)).count(lesson)).toBe(0);
  });
});
