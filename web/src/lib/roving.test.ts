import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { beside, inOrder, rovingInOrder, tablist } from './roving';

/** A target of 20 by 20 pixels. */
class Target {
  tabIndex = 0;
  focused = 0;
  clicked = 0;
  constructor(
    readonly name: string,
    readonly x = 0,
    readonly y = 0,
  ) {}
  closest = () => this;
  focus = () => (this.focused += 1);
  click = () => (this.clicked += 1);
  getBoundingClientRect = () => ({ x: this.x, y: this.y, width: 20, height: 20 });
}

class Region extends EventTarget {
  constructor(public targets: Target[]) {
    super();
  }
  querySelectorAll = () => this.targets;
  press(key: string, target: Target, more: object = {}) {
    this.send('keydown', target, { key, ...more });
  }
  send(type: string, target: Target, more: object = {}) {
    const event = new Event(type, { cancelable: true });
    Object.defineProperty(event, 'target', { value: target });
    this.dispatchEvent(Object.assign(event, more));
  }
}

const elements = (targets: Target[]) => targets as unknown as HTMLElement[];

describe('the arrows', () => {
  const a = new Target('a', 0, 0);
  const b = new Target('b', 100, 0);
  const c = new Target('c', 30, 40);
  const all = elements([a, b, c]);
  const from = (target: Target) => target as unknown as HTMLElement;

  it('lead to what lies nearest on their side, straight ahead before aslant', () => {
    expect(beside(from(a), all, 'ArrowRight')).toBe(b);
    expect(beside(from(a), all, 'ArrowDown')).toBe(c);
    expect(beside(from(b), all, 'ArrowLeft')).toBe(a);
    expect(beside(from(a), all, 'ArrowUp')).toBe(null);
    expect(beside(from(a), all, 'Home')).toBe(null);
  });

  it('or to the next in order, round and round', () => {
    expect(inOrder(from(c), all, 'ArrowRight')).toBe(a);
    expect(inOrder(from(a), all, 'ArrowUp')).toBe(c);
    expect(inOrder(from(b), all, 'Home')).toBe(a);
    expect(inOrder(from(b), all, 'End')).toBe(c);
    expect(inOrder(from(b), all, 'x')).toBe(null);
  });
});

describe('a region', () => {
  let changed: () => void = () => {};
  beforeEach(() => {
    class Observer {
      constructor(tell: () => void) {
        changed = tell;
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('MutationObserver', Observer);
  });
  afterEach(() => vi.unstubAllGlobals());

  const stops = (region: Region) => region.targets.map((target) => target.tabIndex);

  it('has one stop of the Tab key: the one that had the focus last', () => {
    const [a, b, c] = [new Target('a'), new Target('b'), new Target('c')];
    const region = new Region([a, b]);
    rovingInOrder(region as unknown as HTMLElement);
    expect(stops(region)).toEqual([0, -1]);
    region.send('focusin', b);
    expect(stops(region)).toEqual([-1, 0]);
    // A button that comes has tabIndex 0 of its own.
    region.targets = [c, a, b];
    changed();
    expect(stops(region)).toEqual([-1, -1, 0]);
    region.targets = [c, a];
    changed();
    expect(stops(region)).toEqual([0, -1]);
  });

  it('moves the focus, but not with a modifier', () => {
    const [a, b] = [new Target('a'), new Target('b')];
    const region = new Region([a, b]);
    rovingInOrder(region as unknown as HTMLElement);
    region.press('ArrowRight', a, { altKey: true });
    expect(b.focused).toBe(0);
    region.press('ArrowRight', a);
    expect(b.focused).toBe(1);
  });

  it('opens a tab with the focus, unless told not to', () => {
    const [a, b] = [new Target('a'), new Target('b')];
    const region = new Region([a, b]);
    const destroy = tablist()(region as unknown as HTMLElement);
    region.press('ArrowLeft', a);
    region.press('ArrowDown', a);
    expect([b.focused, b.clicked]).toEqual([1, 1]);
    if (destroy) destroy();
    tablist({ opens: false })(region as unknown as HTMLElement);
    region.press('ArrowRight', b);
    expect([a.focused, a.clicked]).toEqual([1, 0]);
  });
});
