import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keyOf, merged, Session, type Refusal } from './session.svelte';
import { backoff, type Wire } from './socket';
import type { Incoming, Outgoing, StateMessage, StoryLine } from './wire';

class FakeWire implements Wire {
  readyState = 0;
  sent: Incoming[] = [];
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }

  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }

  tell(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
}

const MOVE = { do: 'cube', hex: 7 } as const;

function line(revision: number): StoryLine {
  return { revision, seat: 0, round: 1, event: null, text: { as: 'message', id: `m${revision}` } };
}

function state(revision: number, more: Partial<StateMessage> = {}): StateMessage {
  const asked = { answers: 3, prompt: { as: 'message', id: 'p' } as const, moves: [MOVE] };
  return {
    type: 'state',
    revision,
    seat: 0,
    view: {} as StateMessage['view'],
    to_act: [0],
    decisions: [asked],
    since: Math.max(0, revision - 1),
    events: revision ? [line(revision)] : [],
    outcome: null,
    can_undo: false,
    notes: [],
    made: 3,
    ...more,
  };
}

let wires: FakeWire[] = [];
let refusals: Refusal[] = [];
let told: number[] = [];
let lost = 0;
let failing = 0;

function session(gap = 0): Session {
  const hooks = {
    refused: (refusal: Refusal) => void refusals.push(refusal),
    told: (lines: readonly StoryLine[]) => void told.push(...lines.map((one) => one.revision)),
    lost: () => void (lost += 1),
    failing: () => void (failing += 1),
    reminded: () => undefined,
  };
  return new Session(
    'ws://table',
    hooks,
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    () => gap,
  );
}

function wire(): FakeWire {
  return wires.at(-1) as FakeWire;
}

function plays(of: FakeWire): Incoming[] {
  return of.sent.filter((message) => message.do === 'play');
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  refusals = [];
  told = [];
  lost = 0;
  failing = 0;
});

afterEach(() => vi.useRealTimers());

describe('the story', () => {
  it('forgets what lies after `since`, then adds what came', () => {
    const held = [line(1), line(2), line(3)];
    const now = state(4, { since: 2, events: [line(4)] });
    expect(merged(held, now).map((one) => one.revision)).toEqual([1, 2, 4]);
  });

  it('is asked for from the beginning, once the line is open', () => {
    session();
    wire().open();
    expect(wire().sent).toEqual([{ do: 'resync', since: 0 }]);
  });

  it('tells only what happens while we watch', () => {
    session();
    wire().open();
    wire().tell(state(2, { since: 0, events: [line(1), line(2)] }));
    wire().tell(state(3));
    expect(told).toEqual([3]);
  });
});

describe('a revision gap', () => {
  it('shows the new position and asks for the story between', () => {
    const table = session();
    wire().open();
    wire().tell(state(1));
    wire().tell(state(4));
    expect(table.state?.revision).toBe(4);
    expect(wire().sent.at(-1)).toEqual({ do: 'resync', since: 1 });
    wire().tell(state(4, { since: 1, events: [line(2), line(3), line(4)] }));
    expect(table.log.map((one) => one.revision)).toEqual([1, 2, 3, 4]);
  });

  it('is none where revision follows revision', () => {
    session();
    wire().open();
    wire().tell(state(1));
    wire().tell(state(2));
    expect(wire().sent.filter((message) => message.do === 'resync')).toHaveLength(1);
  });
});

describe('a play', () => {
  it('names the question it answers and waits for its acknowledgement', () => {
    const table = session();
    wire().open();
    wire().tell(state(5));
    table.play(MOVE);
    expect(plays(wire())).toEqual([{ do: 'play', id: 1, answers: 3, move: MOVE }]);
    expect(table.sending).toBe(true);
    wire().tell({ type: 'ack', id: 1, revision: 6 });
    expect(table.sending).toBe(false);
  });

  it('is not made twice while one is on its way', () => {
    const table = session();
    wire().open();
    wire().tell(state(5));
    table.play(MOVE);
    table.play(MOVE);
    expect(plays(wire())).toHaveLength(1);
  });

  it('is sent again after a lost connection, with the same `answers`', () => {
    const table = session();
    wire().open();
    wire().tell(state(5));
    table.play(MOVE);
    const first = plays(wire())[0];
    wire().cut();
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    wire().open();
    expect(wire().sent).toEqual([{ do: 'resync', since: 5 }]);
    wire().tell(state(5, { since: 5, events: [] }));
    expect(plays(wire())).toEqual([first]);
  });

  it('is not sent again when the server had it', () => {
    const table = session();
    wire().open();
    wire().tell(state(5));
    table.play(MOVE);
    wire().cut();
    vi.advanceTimersByTime(1000);
    wire().open();
    wire().tell(state(6, { made: 4, since: 5 }));
    expect(plays(wire())).toEqual([]);
    expect(table.sending).toBe(false);
  });

  it('that is refused frees the hand and names the rule', () => {
    const table = session();
    wire().open();
    wire().tell(state(5));
    table.play(MOVE);
    const message = { as: 'message', id: 'error-refused' } as const;
    wire().tell({ type: 'refused', id: 1, rule: 'CRY-17', message, text: { en: '', fr: '' } });
    expect(refusals).toEqual([{ message, rule: 'CRY-17' }]);
    expect(table.sending).toBe(false);
    expect(table.refused).toBe(1);
  });

  it('needs a question', () => {
    const table = session();
    wire().open();
    wire().tell(state(5, { decisions: [] }));
    table.play(MOVE);
    expect(plays(wire())).toEqual([]);
  });
});

describe('undo', () => {
  it('is sent exactly when the server allows it', () => {
    const table = session();
    wire().open();
    wire().tell(state(5));
    table.undo();
    expect(wire().sent.some((message) => message.do === 'undo')).toBe(false);
    wire().tell(state(6, { can_undo: true }));
    table.undo();
    expect(wire().sent.at(-1)).toMatchObject({ do: 'undo' });
  });
});

describe('the line', () => {
  it('waits longer after each failure, up to ten seconds', () => {
    const waits = [0, 1, 2, 3, 9].map((attempt) => backoff(attempt, 0.5));
    expect(waits).toEqual([400, 800, 1600, 3200, 10000]);
  });

  it('does not try again where it is not wanted', () => {
    const table = session();
    wire().open();
    wire().cut(4403);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(lost).toBe(1);
    expect(table.status).toBe('closed');
  });

  it('says so when it does not come back', () => {
    session();
    wire().cut();
    expect(failing).toBe(0);
    vi.advanceTimersByTime(1000);
    wire().cut();
    expect(failing).toBe(1);
  });

  it('that falls silent counts as cut', () => {
    const table = session();
    wire().open();
    vi.advanceTimersByTime(20_000);
    expect(wire().sent.at(-1)).toEqual({ do: 'ping' });
    vi.advanceTimersByTime(8_000);
    expect(table.status).toBe('waiting');
  });

  it('stays quiet once closed', () => {
    const table = session();
    wire().open();
    table.close();
    wire().cut();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it('is tried at once when the network is back', () => {
    const table = session();
    wire().cut();
    table.hurry();
    expect(wires).toHaveLength(2);
  });
});

describe('words for a long list', () => {
  const said = { as: 'message', id: 'w' } as const;
  const WORDS = { index: 0, text: said, group: said };
  const asks = () => wire().sent.filter((message) => message.do === 'choices').length;

  it('are asked for once', () => {
    const table = session();
    wire().open();
    wire().tell(state(5));
    table.askChoices();
    table.askChoices();
    expect(asks()).toBe(1);
    wire().tell({ type: 'choices', answers: 3, moves: [WORDS] });
    expect(table.choices?.answers).toBe(3);
  });

  it('are asked for again after a lost connection', () => {
    const table = session();
    wire().open();
    wire().tell(state(5));
    wire().cut();
    table.askChoices();
    vi.advanceTimersByTime(1000);
    wire().open();
    wire().tell(state(5, { since: 5, events: [] }));
    expect(asks()).toBe(1);
  });

  it('are forgotten with their question', () => {
    const table = session();
    wire().open();
    wire().tell(state(5));
    wire().tell({ type: 'choices', answers: 3, moves: [WORDS] });
    const next = { answers: 4, prompt: { as: 'message', id: 'p' } as const, moves: [MOVE] };
    wire().tell(state(6, { decisions: [next], made: 4 }));
    expect(table.choices).toBeNull();
  });

  it('are forgotten when other choices are offered for the same answer', () => {
    const table = session();
    wire().open();
    const prompt = { as: 'message', id: 'p' } as const;
    const offer = { answers: 3, prompt, moves: [MOVE], optional: true };
    wire().tell(state(5, { decisions: [offer] }));
    wire().tell({ type: 'choices', answers: 3, moves: [WORDS] });
    expect(table.choices).not.toBeNull();
    wire().tell(state(6, { decisions: [{ answers: 3, prompt, moves: [MOVE] }] }));
    expect(table.choices).toBeNull();
    wire().tell({ type: 'choices', answers: 3, moves: [WORDS, WORDS] });
    expect(table.choices).toBeNull();
  });
});

describe('a hint that fails', () => {
  it('is asked for again only when a person wishes it', () => {
    const table = session();
    wire().open();
    wire().tell(state(5));
    const asked = () => wire().sent.filter((message) => message.do === 'hints');
    table.askHints();
    table.askHints();
    expect(asked()).toHaveLength(1);
    const id = (asked()[0] as { id: number }).id;
    wire().tell({
      type: 'error',
      id,
      message: { as: 'message', id: 'error-too-long' },
    } as Outgoing);
    expect([table.hinting, table.hintsFailed]).toEqual([false, true]);
    table.askHints();
    expect(asked()).toHaveLength(1);
    table.askHintsAgain();
    expect(asked()).toHaveLength(2);
    expect(table.hintsFailed).toBe(false);
  });

  it('is no news about a question that is answered by then', () => {
    const table = session();
    wire().open();
    wire().tell(state(5));
    table.askHints();
    const asked = () => wire().sent.filter((message) => message.do === 'hints');
    const late = { as: 'message', id: 'error-hints-unasked' } as const;
    const id = (asked()[0] as { id: number }).id;
    wire().tell({ type: 'error', id, message: late } as Outgoing);
    expect(refusals).toEqual([]);
    table.askHints();
    expect(asked()).toHaveLength(1);
    const next = { answers: 4, prompt: { as: 'message', id: 'p' } as const, moves: [MOVE] };
    wire().tell(state(6, { decisions: [next], made: 4 }));
    table.askHints();
    expect(asked()).toHaveLength(2);
  });
});

describe('the key of a question', () => {
  const prompt = { as: 'message', id: 'p' } as const;

  it('tells apart what must be answered and what may be left alone', () => {
    const asked = { answers: 2, prompt, moves: [MOVE] };
    expect(keyOf(asked)).not.toBe(keyOf({ ...asked, optional: true }));
    expect(keyOf(asked)).not.toBe(keyOf({ ...asked, moves: [MOVE, MOVE] }));
    expect(keyOf(null)).toBe('');
  });
});

describe('aids', () => {
  it('are asked for with every new state, once wanted', () => {
    const table = session();
    wire().open();
    wire().tell(state(1));
    table.wantAids(true);
    wire().tell(state(2));
    expect(wire().sent.filter((message) => message.do === 'aids')).toHaveLength(2);
    table.wantAids(false);
    wire().tell(state(3));
    expect(wire().sent.filter((message) => message.do === 'aids')).toHaveLength(2);
    expect(table.aids).toBeNull();
  });

  const tooFast: Outgoing = {
    type: 'error',
    id: null,
    message: { as: 'message', id: 'error-rate', args: { seconds: 1 } },
    text: { en: 'That was too fast.', fr: 'C’était trop rapide.' },
  };

  function asked(what: 'aids' | 'choices'): number {
    return wire().sent.filter((message) => message.do === what).length;
  }

  it('that were refused are asked for again, after longer and longer pauses', () => {
    const table = session();
    wire().open();
    table.wantAids(true);
    wire().tell(state(1));
    wire().tell(tooFast);
    wire().tell(tooFast); // Of two states in a row: one request will do.
    expect([asked('aids'), refusals]).toEqual([1, []]);
    vi.advanceTimersByTime(1_000);
    expect(asked('aids')).toBe(2);
    wire().tell(tooFast);
    vi.advanceTimersByTime(1_999);
    expect(asked('aids')).toBe(2);
    vi.advanceTimersByTime(1);
    expect(asked('aids')).toBe(3);
    wire().tell({ type: 'aids', aids: {} } as Outgoing);
    vi.advanceTimersByTime(10_000);
    expect([asked('aids'), table.aids]).toEqual([3, {}]);
  });

  it('are not asked for again once the table is left', () => {
    const table = session();
    wire().open();
    table.wantAids(true);
    wire().tell(state(1));
    wire().tell(tooFast);
    table.close();
    vi.advanceTimersByTime(10_000);
    expect(asked('aids')).toBe(1);
  });

  it('are not all that is asked for again: so are words, and so is a move made', () => {
    const table = session();
    wire().open();
    wire().tell(state(1));
    table.askChoices();
    table.play(MOVE);
    wire().tell(tooFast);
    vi.advanceTimersByTime(1_000);
    expect(asked('choices')).toBe(2);
    expect(plays(wire())).toHaveLength(2);
    expect(plays(wire())[1]).toEqual(plays(wire())[0]);
  });

  it('are not all that is asked for again: so is the story, until it has come', () => {
    const table = session();
    const asks = () => wire().sent.filter((message) => message.do === 'resync');
    wire().open();
    wire().tell(tooFast);
    vi.advanceTimersByTime(1_000);
    expect(asks()).toEqual([
      { do: 'resync', since: 0 },
      { do: 'resync', since: 0 },
    ]);
    wire().tell(state(2, { since: 0, events: [line(1), line(2)] }));
    wire().tell(state(4));
    wire().tell(tooFast);
    vi.advanceTimersByTime(2_000);
    expect(asks().slice(2)).toEqual([
      { do: 'resync', since: 2 },
      { do: 'resync', since: 2 },
    ]);
    wire().tell(state(4, { since: 2, events: [line(3), line(4)] }));
    vi.advanceTimersByTime(10_000);
    expect([asks().length, table.log.length, refusals]).toEqual([4, 4, []]);
  });

  it('leave a refusal to the person where nothing was asked for by itself', () => {
    session();
    wire().open();
    wire().tell(state(1));
    wire().tell(tooFast);
    expect(refusals.map((one) => one.message.id)).toEqual(['error-rate']);
  });
});

describe('the pace', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows moves of others one after the other, and skips on demand', () => {
    const table = session(400);
    wires[0]?.open();
    const theirs = { decisions: [], to_act: [1] };
    for (const revision of [1, 2, 3, 4]) wires[0]?.tell(state(revision, theirs));
    expect([table.state?.revision, table.behind]).toEqual([1, 3]);
    vi.advanceTimersByTime(400);
    expect([table.state?.revision, table.behind]).toEqual([2, 2]);
    table.skip();
    expect([table.state?.revision, table.behind]).toEqual([4, 0]);
    expect(table.log.map((one) => one.revision)).toEqual([1, 2, 3, 4]);
  });

  it('never keeps an own move back', () => {
    const table = session(400);
    wires[0]?.open();
    for (const revision of [1, 2, 3]) wires[0]?.tell(state(revision, { decisions: [] }));
    wires[0]?.tell(state(4, { made: 4 }));
    expect([table.state?.revision, table.behind]).toEqual([4, 0]);
  });
});
