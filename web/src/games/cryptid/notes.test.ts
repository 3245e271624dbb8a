import { describe, expect, it } from 'vitest';

import { HEIGHT, WIDTH } from './geometry';
import { Notes } from './notes.svelte';
import { Zoom } from './zoom.svelte';

class Shelf {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
}

describe('notes', () => {
  it('are kept for a table and a seat', () => {
    const shelf = new Shelf();
    const notes = new Notes('fern', 1, shelf);
    notes.write('Léa keeps to the east edge');
    notes.toggle(2, 'near1:water');
    const again = new Notes('fern', 1, shelf);
    expect(again.text).toBe('Léa keeps to the east edge');
    expect(again.has(2, 'near1:water')).toBe(true);
    expect(new Notes('fern', 2, shelf).text).toBe('');
    expect(new Notes('moss', 1, shelf).has(2, 'near1:water')).toBe(false);
  });

  it('remember how they are kept, table by table', () => {
    const shelf = new Shelf();
    const notes = new Notes('fern', 1, shelf);
    expect(notes.keeping).toBeNull();
    notes.choose('hand');
    expect(new Notes('fern', 1, shelf).keeping).toBe('hand');
    expect(new Notes('moss', 1, shelf).keeping).toBeNull();
    shelf.setItem('hedgerow-notes-fern-1', '{"text":"","struck":{},"keeping":"other"}');
    expect(new Notes('fern', 1, shelf).keeping).toBeNull();
  });

  it('take a stroke back', () => {
    const notes = new Notes('fern', 0, new Shelf());
    notes.toggle(1, 'near1:water');
    notes.toggle(1, 'near1:water');
    expect(notes.has(1, 'near1:water')).toBe(false);
  });

  it('survive damage and a browser without storage', () => {
    const shelf = new Shelf();
    shelf.setItem('hedgerow-notes-fern-0', '{"text": 3');
    expect(new Notes('fern', 0, shelf).text).toBe('');
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    const notes = new Notes('fern', 0, full);
    notes.write('still here');
    expect(notes.text).toBe('still here');
  });
});

describe('zoom', () => {
  it('keeps its scale when a line comes or goes above the map', () => {
    const zoom = made(360, 520, 0.72);
    const before = zoom.k;
    zoom.resize(360, 478, 0.66);
    expect(zoom.k).toBe(before);
    zoom.resize(520, 300, 0.72);
    expect(zoom.k).toBe(Math.max(zoom.whole, 0.72));
  });

  function made(width: number, height: number, least = 0): Zoom {
    const zoom = new Zoom();
    zoom.resize(width, height, least);
    return zoom;
  }

  it('starts with the whole map', () => {
    const zoom = made(820, 760);
    const low = zoom.onFrame({ x: 0, y: 0 });
    const high = zoom.onFrame({ x: WIDTH, y: HEIGHT });
    expect(low.x).toBeGreaterThan(0);
    expect(low.y).toBeGreaterThan(0);
    expect(high.x).toBeLessThan(820);
    expect(high.y).toBeLessThan(760);
  });

  it('lays the whole map above the buttons, as far as there is room', () => {
    const bottom = (height: number) => {
      const zoom = made(360, height);
      zoom.column = 192;
      zoom.fit();
      expect(zoom.onFrame({ x: 0, y: 0 }).y).toBeGreaterThanOrEqual(0);
      return zoom.onFrame({ x: WIDTH, y: HEIGHT }).y;
    };
    expect(bottom(510)).toBeLessThanOrEqual(510 - 192);
    expect(bottom(400)).toBeLessThanOrEqual(bottom(510)); // too little room: at the top
    expect(bottom(900)).toBeGreaterThan(900 / 2 + 100); // far above them anyway: in the middle
  });

  it('is low as long as the whole height of the map is in the frame', () => {
    const zoom = made(360, 400, 400 / (HEIGHT + 44));
    expect(zoom.low).toBe(true);
    zoom.by(1.25);
    expect(zoom.low).toBe(false);
  });

  it('starts closer where a finger needs room', () => {
    expect(made(360, 500, 0.72).k).toBe(0.72);
  });

  it('keeps the point under the pointer', () => {
    const zoom = made(820, 760);
    const under = zoom.inMap(400, 300);
    zoom.by(1.5, 400, 300);
    expect(zoom.inMap(400, 300).x).toBeCloseTo(under.x, 6);
    expect(zoom.inMap(400, 300).y).toBeCloseTo(under.y, 6);
  });

  it('never shows less than the whole map, nor lets it out of the frame', () => {
    const zoom = made(360, 500, 0.8);
    zoom.pan(9999, 9999);
    expect(zoom.onFrame({ x: 0, y: 0 }).x).toBeLessThan(60);
    zoom.pan(-9999, -9999);
    expect(zoom.onFrame({ x: WIDTH, y: HEIGHT }).x).toBeGreaterThan(300);
    zoom.by(0.001);
    expect(zoom.k).toBe(zoom.whole);
  });

  it('keeps what was looked at when the frame changes', () => {
    const zoom = made(800, 700);
    zoom.by(2, 200, 200);
    const middle = zoom.inMap(400, 350);
    zoom.resize(700, 600);
    expect(zoom.inMap(350, 300).x).toBeCloseTo(middle.x, 6);
    expect(zoom.k).toBeGreaterThan(zoom.whole);
  });

  it('lifts a hex above a sheet', () => {
    const zoom = made(360, 600, 0.8);
    const low = { x: WIDTH / 2, y: HEIGHT - 30 };
    zoom.look({ x: WIDTH / 2, y: HEIGHT });
    zoom.reveal(low, 250);
    expect(zoom.onFrame({ x: low.x, y: HEIGHT }).y).toBeLessThanOrEqual(350);
    zoom.settle(); // The sheet is gone: the map fills its frame again.
    expect(zoom.onFrame({ x: low.x, y: HEIGHT }).y).toBeGreaterThanOrEqual(550);
  });

  it('can be dragged clear of a button in the lower left corner', () => {
    const zoom = made(360, 525, 1.25);
    zoom.pan(9999, -9999);
    expect(zoom.onFrame({ x: 0, y: HEIGHT }).y).toBeGreaterThan(525 - 60);
    zoom.foot = 60;
    zoom.pan(0, -9999);
    expect(zoom.onFrame({ x: 0, y: HEIGHT }).y).toBeLessThanOrEqual(525 - 60);
  });
});
