/** The small drawings on faces and ability bars, in a box of 16 by 16. */

/** An outline with its fill, or with a line of its own. */
export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
}

const SOIL = '#6b4226';
const HEAP = '#4f3b28';
const LEAF = '#6fae45';
const TRUNK = '#8a5a34';
const PALE = '#fffbf2';
const DARK = '#23301f';
const INK = 'currentColor';

const SQUARE =
  'M3.4 1.3h9.2a2.1 2.1 0 0 1 2.1 2.1v9.2a2.1 2.1 0 0 1-2.1 2.1H3.4a2.1 2.1 0 0 1-2.1-2.1V3.4a2.1 2.1 0 0 1 2.1-2.1z';
const CARD =
  'M3.6.9h8.8a1.2 1.2 0 0 1 1.2 1.2v11.8a1.2 1.2 0 0 1-1.2 1.2H3.6a1.2 1.2 0 0 1-1.2-1.2V2.1A1.2 1.2 0 0 1 3.6.9z';
const DISC = 'M8 .4a7.6 7.6 0 1 1 0 15.2A7.6 7.6 0 0 1 8 .4z';
const HEAP_LOW = 'M.9 14.6c0-3.6 3-6.4 7.1-6.4s7.1 2.8 7.1 6.4z';
const HERB =
  'M7.1 14.8V9.7C3.8 9.5 1.8 7.4 1.8 3.8c3.4.1 5.4 1.7 6.2 4.2.8-2.5 2.8-4.1 6.2-4.2 0 3.6-2 5.7-5.3 5.9v5.1z';
const DROP = 'M8 1c3.2 4 4.9 6.5 4.9 8.9a4.9 4.9 0 0 1-9.8 0C3.1 7.5 4.8 5 8 1z';
const TREE = 'M8 .6 3.9 5.7h2L2.4 10.3h4.7v5h1.8v-5h4.7L10.1 5.7h2z';
const BUSH = 'M4.3 14a3.7 3.7 0 0 1-.9-7.3 4.7 4.7 0 0 1 9.2 0A3.7 3.7 0 0 1 11.7 14z';
const MUSHROOM = 'M1.2 8.4C1.2 4.4 4.2 1.4 8 1.4s6.8 3 6.8 7zM6 9.8h4l.7 4.9H5.3z';
const PEAKS = 'M.6 13.8 5.9 3.6l3.2 5.5 1.8-2.8 4.5 7.5z';
const BOLT = 'M9.7.5 2.9 9.2h4.2l-.9 6.3L13.1 6.8H8.8z';
const PAW =
  'M8 8c2.5 0 4.6 2.2 4.6 4.2 0 1.5-1.1 2.2-2.4 2.2-.9 0-1.5-.4-2.2-.4s-1.3.4-2.2.4c-1.3 0-2.4-.7-2.4-2.2C3.4 10.2 5.5 8 8 8zM2.3 5.6a1.5 1.9 0 1 1 0 3.7 1.5 1.9 0 0 1 0-3.7zM5.7 1.7a1.6 2.1 0 1 1 0 4.2 1.6 2.1 0 0 1 0-4.2zM10.3 1.7a1.6 2.1 0 1 1 0 4.2 1.6 2.1 0 0 1 0-4.2zM13.7 5.6a1.5 1.9 0 1 1 0 3.7 1.5 1.9 0 0 1 0-3.7z';
const LEAF_SHAPE = 'M2.2 14.4C1 6.4 5 1.8 14.3 1.5c.4 8.2-3.2 12.1-9.5 11l-1.1 2.4z';
const SHIELD = 'M1.8 1.2h12.4v6.6c0 3.7-2.7 6.1-6.2 7.3-3.5-1.2-6.2-3.6-6.2-7.3z';

/** A cell of a three by three grid. */
function cell(row: number, column: number): string {
  return `M${0.8 + column * 5} ${0.8 + row * 5}h4.4v4.4h-4.4z`;
}
function cells(...at: readonly (readonly [number, number])[]): string {
  return at.map(([row, column]) => cell(row, column)).join('');
}
const MIDDLE = { d: cell(1, 1), fill: 'none', line: INK };

export const SIGNS: Readonly<Record<string, readonly Stroke[]>> = {
  // Goods
  soil: [
    { d: 'M.9 13.8c0-4.9 3-8.6 7.1-8.6s7.1 3.7 7.1 8.6z', fill: SOIL, line: PALE },
    { d: 'M4.6 10.8h1.7v1.4H4.6zM8.3 8.2H10v1.4H8.3zM10.5 11.2h1.7v1.3h-1.7z', fill: '#d3a477' },
  ],
  sprout: [
    { d: SQUARE, fill: '#5b9a3a', line: PALE },
    {
      d: 'M7.3 12.7V9C4.7 8.9 3.3 7.2 3.3 4.5 6 4.6 7.5 5.9 8 7.8c.5-1.9 2-3.2 4.7-3.3 0 2.7-1.4 4.4-4 4.5v3.7z',
      fill: '#fff',
    },
  ],
  growth: [
    {
      d: 'M4.9 1.1h6.2a1.3 1.3 0 0 1 1.3 1.3v11.2a1.3 1.3 0 0 1-1.3 1.3H4.9a1.3 1.3 0 0 1-1.3-1.3V2.4a1.3 1.3 0 0 1 1.3-1.3z',
      fill: TRUNK,
      line: PALE,
    },
    { d: 'M6 3h1.1v10H6zM9 3h1.1v10H9z', fill: '#cfa274' },
  ],
  canopy: [
    { d: 'M6.4 9.5h3.2v5.4H6.4z', fill: TRUNK },
    { d: 'M1.1 10.6C1.1 5.3 3.9 1.1 8 1.1s6.9 4.2 6.9 9.5z', fill: '#2f7d3b', line: PALE },
  ],
  draw: [
    { d: CARD, fill: PALE, line: DARK },
    { d: 'M7.1 4.6h1.8v2.5h2.5v1.8H8.9v2.5H7.1V8.9H4.6V7.1h2.5z', fill: DARK },
  ],
  'compost-deck': [
    { d: HEAP_LOW, fill: HEAP, line: PALE },
    {
      d: 'M8 8.7C4.9 7.4 4.2 4.2 5.7 1.3 9 2 10.2 5.6 8 8.7zM8.3 8.4c.3-2.4 2-3.9 4.6-3.8-.1 2.6-1.9 4.2-4.6 3.8z',
      fill: LEAF,
    },
  ],
  'compost-hand': [
    { d: 'M4.7.8h6.6v8H4.7z', fill: PALE, line: DARK },
    { d: HEAP_LOW, fill: HEAP, line: PALE },
    { d: 'M7.2 2.3h1.6v2.6h1.7L8 7.6 5.5 4.9h1.7z', fill: DARK },
  ],
  'compost-discard': [
    { d: HEAP_LOW, fill: HEAP, line: PALE },
    { d: 'M8 .4 11.2 4H9.1v3.5H6.9V4H4.8z', fill: INK },
  ],
  vp: [{ d: SHIELD, fill: DARK, line: PALE }],
  // Kinds
  tree: [{ d: TREE, fill: INK }],
  bush: [{ d: BUSH, fill: INK }],
  herb: [{ d: HERB, fill: INK }],
  mushroom: [{ d: MUSHROOM, fill: INK }],
  wild: [
    { d: 'M8 .8l1.9 4.7 5.1.4-3.9 3.3 1.2 4.9L8 11.5l-4.3 2.6 1.2-4.9L1 5.9l5.1-.4z', fill: INK },
  ],
  flora: [{ d: LEAF_SHAPE, fill: INK }],
  terrain: [{ d: PEAKS, fill: INK }],
  event: [{ d: BOLT, fill: INK }],
  card: [{ d: CARD, fill: 'none', line: INK }],
  island: [
    { d: 'M1 14.4c1.6-1.9 4-2.8 7-2.8s5.4.9 7 2.8z', fill: INK },
    {
      d: 'M7 12c.6-2.6.5-4.7-.2-6.4M6.8 5.6C5 4.2 3.2 4.3 1.8 5.8M6.8 5.6c-.6-2-2-3-4-2.9M6.8 5.6c.2-2.2 1.4-3.5 3.6-3.8M6.8 5.6c2-.9 4.2-.2 5.4 1.7',
      fill: 'none',
      line: INK,
    },
  ],
  climate: [
    { d: 'M5.2 13.8a3.1 3.1 0 0 1-.4-6.2 4 4 0 0 1 7.6 1 2.7 2.7 0 0 1-.2 5.2z', fill: INK },
    {
      d: 'M5 5.2A2.9 2.9 0 0 1 9.6 3.3M4.6.8l.6 1.4M1.2 3.6l1.3.8M8.6.8 8.3 2',
      fill: 'none',
      line: INK,
    },
  ],
  ecosystem: [
    { d: DISC, fill: 'none', line: INK },
    {
      d: 'M1 8h14M8 .6c-4.6 4.8-4.6 10 0 14.8M8 .6c4.6 4.8 4.6 10 0 14.8',
      fill: 'none',
      line: INK,
    },
  ],
  fauna: [{ d: PAW, fill: INK }],
  animal: [{ d: PAW, fill: INK }],
  gaia: [
    { d: DISC, fill: 'none', line: INK },
    {
      d: 'M3 5c3-1 4 1 3 3s-3 1-4 3M9 1.5c-1 3 1 4 3 3.5s3 1 2.5 3M8 15c0-3 2-4 4.5-3.5',
      fill: 'none',
      line: INK,
    },
  ],
  // Habitats
  sunny: [
    { d: DISC, fill: '#d98a0b' },
    { d: 'M8 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z', fill: '#fff' },
    {
      d: 'M8 2.2v1.5M8 12.3v1.5M2.2 8h1.5M12.3 8h1.5M3.9 3.9 5 5M11 11l1.1 1.1M12.1 3.9 11 5M5 11l-1.1 1.1',
      fill: 'none',
      line: '#fff',
    },
  ],
  wet: [
    { d: DISC, fill: '#1f6fb0' },
    { d: 'M8 2.7c2.3 2.9 3.5 4.8 3.5 6.5a3.5 3.5 0 0 1-7 0C4.5 7.5 5.7 5.6 8 2.7z', fill: '#fff' },
  ],
  rocky: [
    { d: DISC, fill: '#7a6f64' },
    { d: 'M2.7 11.6 6.3 4.8l2.1 3.5 1.3-1.9 3.6 5.2z', fill: '#fff' },
  ],
  cold: [
    { d: DISC, fill: '#4f93c4' },
    {
      d: 'M8 2.6v10.8M3.3 5.3l9.4 5.4M12.7 5.3l-9.4 5.4M6.5 3.5 8 4.9l1.5-1.4M6.5 12.5 8 11.1l1.5 1.4',
      fill: 'none',
      line: '#fff',
    },
  ],
  habitats: [
    { d: 'M4.4 1.2a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z', fill: '#d98a0b' },
    { d: 'M11.6 1.2a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z', fill: '#1f6fb0' },
    { d: 'M4.4 8.4a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z', fill: '#7a6f64' },
    { d: 'M11.6 8.4a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z', fill: '#4f93c4' },
  ],
  'sprout-space': [{ d: SQUARE, fill: 'none', line: '#5b9a3a' }],
  'growth-space': [
    {
      d: 'M4.9 1.1h6.2a1.3 1.3 0 0 1 1.3 1.3v11.2a1.3 1.3 0 0 1-1.3 1.3H4.9a1.3 1.3 0 0 1-1.3-1.3V2.4a1.3 1.3 0 0 1 1.3-1.3z',
      fill: 'none',
      line: '#a0714a',
    },
  ],
  // What sets an ability off
  green: [{ d: HERB, fill: INK }],
  red: [{ d: 'M1.2 13c0-4.4 2.9-7.4 6.8-7.4s6.8 3 6.8 7.4z', fill: INK }],
  blue: [{ d: DROP, fill: INK }],
  yellow: [{ d: 'M8 1.2 14 7.8h-3.7v7H5.7v-7H2z', fill: INK }],
  multi: [
    {
      d: 'M1 9.6C1 7.1 2.6 5.4 4.8 5.4s3.8 1.7 3.8 4.2zM12 1.2c1.6 2 2.5 3.3 2.5 4.5a2.5 2.5 0 0 1-5 0c0-1.2.9-2.5 2.5-4.5zM10.6 9.2 14.4 13h-2.2v2.4H9V13H6.8z',
      fill: INK,
    },
  ],
  black: [{ d: 'M8 3.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z', fill: INK }],
  brown: [{ d: 'M4 1.8 13.5 8 4 14.2z', fill: INK }],
  leaf: [{ d: LEAF_SHAPE, fill: INK }],
  round: [{ d: 'M13.6 8A5.6 5.6 0 1 1 11.4 3.6M11.7.8v3.2H8.5', fill: 'none', line: INK }],
  // Where
  row: [
    { d: 'M.8 5.6h14.4v4.8H.8z', fill: INK },
    { d: 'M1.2 2.2h13.6M1.2 13.8h13.6', fill: 'none', line: INK },
  ],
  column: [
    { d: 'M5.6.8h4.8v14.4H5.6z', fill: INK },
    { d: 'M2.2 1.2v13.6M13.8 1.2v13.6', fill: 'none', line: INK },
  ],
  orthogonal: [{ d: cells([0, 1], [1, 0], [1, 2], [2, 1]), fill: INK }, MIDDLE],
  diagonal: [{ d: cells([0, 0], [0, 2], [2, 0], [2, 2]), fill: INK }, MIDDLE],
  around: [
    { d: cells([0, 0], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1], [2, 2]), fill: INK },
    MIDDLE,
  ],
  path: [{ d: 'M2 13.5V8.5h6V3.5h6M12 1.5l2.2 2-2.2 2', fill: 'none', line: INK }],
  'empty-side': [
    { d: 'M4.5 4.5h7v7h-7zM8 .6v2M8 13.4v2M.6 8h2M13.4 8h2', fill: 'none', line: INK },
  ],
  most: [{ d: 'M1.5 12.8V5l3.7 3L8 2.6 10.8 8l3.7-3v7.8z', fill: INK }],
  set: [{ d: 'M1.5 4.5h7v8h-7zM5 2.5h6.5v8M8.5 1h6v8.5', fill: 'none', line: INK }],
  // Other signs
  'own-turn': [{ d: 'M3.5 15V1.5M3.5 2.2h9l-2.2 3 2.2 3h-9', fill: 'none', line: INK }],
  instead: [
    { d: 'M1.5 5.2h10.7M9.5 2.2l3 3-3 3M14.5 11H3.8M6.5 8.2l-3 3 3 3', fill: 'none', line: INK },
  ],
  copy: [{ d: 'M5.5 5.5h9v9h-9zM2.5 10.5h-1v-9h9v1', fill: 'none', line: INK }],
  replace: [
    {
      d: 'M13.8 6A6 6 0 0 0 3 4.5M2.8 1.5v3.2H6M2.2 10A6 6 0 0 0 13 11.5M13.2 14.5v-3.2H10',
      fill: 'none',
      line: INK,
    },
  ],
  forbid: [
    { d: DISC, fill: 'none', line: INK },
    { d: 'M3 3l10 10', fill: 'none', line: INK },
  ],
  recall: [
    {
      d: 'M.8 8C2.5 5 5 3.6 8 3.6S13.5 5 15.2 8C13.5 11 11 12.4 8 12.4S2.5 11 .8 8zM8 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
      fill: 'none',
      line: INK,
    },
  ],
  'name-geography': [
    {
      d: 'M8 15C4.6 10.8 3 8.3 3 6a5 5 0 0 1 10 0c0 2.3-1.6 4.8-5 9zM8 4.2A1.8 1.8 0 1 0 8 7.8a1.8 1.8 0 0 0 0-3.6z',
      fill: INK,
    },
  ],
  'name-colour': [
    {
      d: 'M8 1a7 7 0 0 0 0 14c1.3 0 1.7-.8 1.3-1.7-.5-1.2.2-2.3 1.7-2.3h1.5c1.5 0 2.5-1 2.5-2.5C15 4.2 11.9 1 8 1zM4.5 6.5h2v2h-2zM7 3.5h2v2H7zM10.5 5h2v2h-2z',
      fill: INK,
    },
  ],
  'name-animal': [{ d: PAW, fill: INK }],
};

/** Signs that are written rather than drawn. */
export const WRITTEN: Readonly<Record<string, string>> = {
  to: '▸',
  per: '/',
  'up-to': '≤',
  each: '×',
  same: '=',
  different: '≠',
};

/** What a condition writes beside its sign: before the number, and after the sign. */
export const BOUNDS: Readonly<Record<string, readonly [string, string]>> = {
  min: ['≥', ''],
  max: ['≤', ''],
  full: ['', '✓'],
  odd: ['', '1·3·5'],
  even: ['', '2·4·6'],
};

const HUES = new Set(['green', 'red', 'blue', 'yellow', 'multi', 'black', 'brown']);

/** Whether a sign stands for an ability colour, which it wears. */
export function isHue(sign: string): boolean {
  return HUES.has(sign);
}
