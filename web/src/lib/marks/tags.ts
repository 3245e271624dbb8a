/** Where the tag of a drawn move goes: beside what it names, over no words and no picture. */
import type { Box } from './places';

type Size = Pick<Box, 'width' | 'height'>;

/** From a ring to the tag beside it, and between two things that shall stay apart. */
const GAP = 7;
const APART = 2;
/** A picture larger than this is ground, such as a map: a tag may lie on it. */
const GROUND = 110;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) + 2 * APART;
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) + 2 * APART;
  return width > 0 && height > 0 ? width * height : 0;
}

function within(box: Box, frame: Box): boolean {
  return (
    box.x >= frame.x &&
    box.y >= frame.y &&
    box.x + box.width <= frame.x + frame.width &&
    box.y + box.height <= frame.y + frame.height
  );
}

/** The places for a tag around a box: above and below it, in its middle or along an edge, and at its sides. */
function* around(box: Box, { width, height }: Size, below: boolean): Generator<Box> {
  const rows = [box.y - height - GAP, box.y + box.height + GAP];
  const columns = [box.x + box.width / 2 - width / 2, box.x, box.x + box.width - width];
  for (const y of below ? rows.toReversed() : rows)
    for (const x of columns) yield { x, y, width, height };
  const y = box.y + box.height / 2 - height / 2;
  yield { x: box.x + box.width + GAP, y, width, height };
  yield { x: box.x - width - GAP, y, width, height };
}

/** The first free place for words beside a box; null where each would lie over something, or is not bare. */
export function beside(
  box: Box,
  size: Size,
  frame: Box,
  taken: readonly Box[],
  below = false,
  bare: (place: Box) => boolean = () => true,
): Box | null {
  for (const place of around(box, size, below))
    if (within(place, frame) && !taken.some((other) => overlap(place, other)) && bare(place))
      return place;
  return null;
}

/** The corner of a box where a round sign hides least. */
export function corner(box: Box, side: number, frame: Box, taken: readonly Box[]): Box {
  const xs = [box.x + box.width, box.x];
  const ys = [box.y, box.y + box.height];
  const places = xs.flatMap((x) =>
    ys.map((y) => ({ x: x - side / 2, y: y - side / 2, width: side, height: side })),
  );
  const kept = places.map((place) => pushed(place, frame));
  const hidden = (place: Box) => taken.reduce((sum, other) => sum + overlap(place, other), 0);
  return kept.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

/** A box moved into a frame. */
function pushed(box: Box, frame: Box): Box {
  const x = Math.min(Math.max(box.x, frame.x), frame.x + frame.width - box.width);
  const y = Math.min(Math.max(box.y, frame.y), frame.y + frame.height - box.height);
  return { ...box, x, y };
}

/** Where words and small pictures are on a board, within a frame. */
export function contents(board: Element, frame: Box): Box[] {
  const found: Box[] = [];
  const add = ({ x, y, width, height }: DOMRect) => {
    const box = { x, y, width, height };
    if (width > 1 && height > 1 && overlap(box, frame)) found.push(box);
  };
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    if (!walker.currentNode.nodeValue?.trim()) continue;
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) add(line);
  }
  for (const picture of board.querySelectorAll('svg, img, [data-piece]')) {
    const box = picture.getBoundingClientRect();
    if (box.width < GROUND && box.height < GROUND) add(box);
  }
  return found;
}
