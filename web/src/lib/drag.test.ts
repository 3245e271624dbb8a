import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { draggable, type Drag } from './drag';

const UNDER = { id: 'under the pointer' } as unknown as Element;

class Card extends EventTarget {
  style: Record<string, string> = {};
  copies: Card[] = [];
  cloneNode = () => new Card();
  getBoundingClientRect = () => ({ left: 1, top: 2, width: 30, height: 40 });
  after = (copy: Card) => this.copies.push(copy);
  remove = vi.fn();
  removeAttribute() {}
}

describe('a drag', () => {
  let page: EventTarget;
  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('document', { elementFromPoint: () => UNDER });
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function start(more: Partial<Drag> = {}, pointer: object = {}) {
    const card = new Card();
    const drag = { may: () => true, begin: vi.fn(), drop: vi.fn(), ...more };
    const destroy = draggable(drag)(card as unknown as HTMLElement);
    send(card, 'pointerdown', 0, 0, pointer);
    return { card, drag, destroy };
  }

  function send(to: EventTarget, type: string, x: number, y: number, more: object = {}) {
    const event = new Event(type, { cancelable: true });
    to.dispatchEvent(Object.assign(event, { clientX: x, clientY: y, button: 0, ...more }));
    return event;
  }

  it('begins after a few pixels, and tells what is under the pointer', () => {
    const { card, drag } = start();
    send(page, 'pointermove', 3, 3);
    expect(drag.begin).not.toHaveBeenCalled();
    send(page, 'pointermove', 20, 5);
    send(page, 'pointermove', 30, 5);
    expect(drag.begin).toHaveBeenCalledOnce();
    expect(card.style.translate).toBe('30px 5px');
    send(page, 'pointerup', 30, 5);
    expect(drag.drop).toHaveBeenCalledExactlyOnceWith(UNDER);
    expect(card.style).toEqual({ translate: '', pointerEvents: '', zIndex: '' });
  });

  it('keeps the click that follows, and no other', () => {
    start();
    send(page, 'pointermove', 20, 0);
    send(page, 'pointerup', 20, 0);
    expect(send(page, 'click', 20, 0).defaultPrevented).toBe(true);
    expect(send(page, 'click', 20, 0).defaultPrevented).toBe(false);
  });

  it('leaves a click alone', () => {
    const { drag } = start();
    send(page, 'pointerup', 2, 0);
    expect(drag.drop).not.toHaveBeenCalled();
    expect(send(page, 'click', 2, 0).defaultPrevented).toBe(false);
  });

  it('drops nothing when it is broken off', () => {
    const { drag } = start();
    send(page, 'pointermove', 20, 0);
    send(page, 'pointercancel', 20, 0);
    expect(drag.drop).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('is for a finger only where that is said', () => {
    const finger = { pointerType: 'touch' };
    const tapped = start({}, finger);
    const dragged = start({ touch: true }, finger);
    send(page, 'pointermove', 20, 0);
    expect(tapped.drag.begin).not.toHaveBeenCalled();
    expect(dragged.drag.begin).toHaveBeenCalled();
  });

  it('does not begin when the card may not go, nor once it has gone', () => {
    const barred = start({ may: () => false });
    const { card, drag, destroy } = start({}, { button: 2 });
    if (destroy) destroy();
    send(card, 'pointerdown', 0, 0);
    send(page, 'pointermove', 20, 0);
    expect(barred.drag.begin).not.toHaveBeenCalled();
    expect(drag.begin).not.toHaveBeenCalled();
  });

  it('can carry a copy', () => {
    const { card } = start({ copy: true });
    send(page, 'pointermove', 20, 4);
    const [copy] = card.copies;
    expect(copy?.style).toMatchObject({ left: '1px', transform: 'translate(20px, 4px)' });
    expect(card.style).toEqual({});
    send(page, 'pointerup', 20, 4);
    expect(copy?.remove).toHaveBeenCalledOnce();
  });
});
