/** Pictures of pieces that travel over the page, from where these were to where they are. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A piece as it was before the board changed. */
interface Lifted {
  box: Box;
  /** Its picture, where it lay in sight. */
  picture: HTMLElement | null;
}

interface Flight {
  id: string;
  picture: HTMLElement;
  motions: Animation[];
}

/** More pieces than this at once are a new position, not a move. */
export const CROWD = 8;
/** More parts than this are copied with their classes alone. */
const PARTS = 160;
const STAGGER = 50;
const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)';

const flying = new Set<Flight>();
let sky: HTMLElement | null = null;

/** The element of a piece, or of the place it lies in, if it is in sight. */
export function find(id: string, at: string | null): { element: Element; own: boolean } | null {
  if (at === null) return null;
  const own = shownOne(`[data-piece="${CSS.escape(`${id}@${at}`)}"]`);
  if (own) return { element: own, own: true };
  // A place that is not in sight may lie in one that is: a cell in an island, an island behind a tab.
  for (const place of [at, at.split('/')[0] ?? at, at.split(':')[0] ?? at]) {
    const dock = shownOne(`[data-dock~="${CSS.escape(place)}"]`);
    if (dock) return { element: dock, own: false };
  }
  return null;
}

function shownOne(selector: string): Element | null {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    const inside =
      box.width > 0 &&
      box.bottom > 0 &&
      box.right > 0 &&
      box.top < innerHeight &&
      box.left < innerWidth;
    if (inside) return element;
  }
  return null;
}

/** Where a piece is before the board changes, and what it looks like. */
export function lift(id: string, from: string | null): Lifted | null {
  for (const flight of flying)
    if (flight.id === id)
      return {
        box: flight.picture.getBoundingClientRect(),
        picture: flight.picture.cloneNode(true) as HTMLElement,
      };
  const found = find(id, from);
  if (!found) return null;
  const box = found.element.getBoundingClientRect();
  if (found.own) return { box, picture: portrait(found.element) };
  return { box: middle(box), picture: null };
}

/** Let it travel to where it lies now. */
export function land(
  id: string,
  lifted: Lifted,
  to: string,
  how: { by: number | null; duration: number; turn: number; token: () => HTMLElement },
): void {
  const found = find(id, to);
  if (!found) return;
  const end = found.element.getBoundingClientRect();
  const { box: start } = lifted;
  const box = found.own ? end : shrunk(start, end);
  const picture = (found.own ? portrait(found.element) : lifted.picture) ?? how.token();
  Object.assign(picture.style, {
    position: 'absolute',
    margin: '0',
    inset: 'auto',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    transformOrigin: '0 0',
    visibility: 'visible',
  });
  picture.dataset.flight = id;
  if (how.by !== null) picture.dataset.by = String(how.by);
  overlay().append(picture);
  const delay = how.turn * STAGGER;
  const timing = { duration: how.duration, delay, easing: EASE, fill: 'backwards' as const };
  const away = `translate(${start.left - box.left}px, ${start.top - box.top}px) scale(${start.width / box.width}, ${start.height / box.height})`;
  const motions = [
    picture.animate(
      [
        { transform: away, opacity: 1 },
        { transform: 'none', opacity: found.own ? 1 : 0.35 },
      ],
      timing,
    ),
  ];
  // The piece itself comes into sight when its picture has arrived.
  if (found.own)
    motions.push(
      found.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: how.duration + delay }),
    );
  const flight = { id, picture, motions };
  flying.add(flight);
  motions[0]?.finished.then(
    () => end_(flight),
    () => undefined,
  );
}

/** Everything arrives at once: somebody acts, or something newer happens. */
export function arrive(): void {
  for (const flight of flying) end_(flight);
}

function end_(flight: Flight): void {
  for (const motion of flight.motions) motion.cancel();
  flight.picture.remove();
  flying.delete(flight);
}

function overlay(): HTMLElement {
  if (!sky?.isConnected) {
    sky = document.createElement('div');
    sky.className = 'flights';
    sky.setAttribute('aria-hidden', 'true');
    document.body.append(sky);
  }
  return sky;
}

/** A spot in the middle of a place, as large as a small card. */
function middle(box: Box): Box {
  const height = Math.min(box.height, 56);
  const width = Math.min(box.width, 42);
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
}

/** The shape of a box, made small enough to end in another. */
function shrunk(shape: Box, place: Box): Box {
  const scale = Math.min(1, place.width / shape.width, place.height / shape.height, 1);
  const width = Math.max(12, shape.width * scale);
  const height = Math.max(12, shape.height * scale);
  return {
    left: place.left + (place.width - width) / 2,
    top: place.top + (place.height - height) / 2,
    width,
    height,
  };
}

/** A copy that looks the same away from its surroundings. */
export function portrait(element: Element): HTMLElement {
  const copy = element.cloneNode(true) as Element;
  const originals = [element, ...element.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const one of copies) {
    one.removeAttribute('id');
    for (const mark of ['data-piece', 'data-dock', 'data-since', 'data-lit-up', 'tabindex'])
      one.removeAttribute(mark);
  }
  if (originals.length <= PARTS)
    originals.forEach((original, i) => dress(original, copies[i] as Element));
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement))
    return framed(element, copy);
  const box = copy as HTMLElement;
  box.style.transition = 'none';
  box.style.animation = 'none';
  return box;
}

/** Give a copy the look that the original has where it is. */
function dress(original: Element, copy: Element): void {
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) return;
  const looks = getComputedStyle(original);
  if (looks.cssText) copy.style.cssText = looks.cssText;
  else for (const name of looks) copy.style.setProperty(name, looks.getPropertyValue(name));
  copy.style.transition = 'none';
  copy.style.animation = 'none';
}

/** A part of a drawing as a drawing of its own. */
function framed(element: SVGGraphicsElement, copy: Element): HTMLElement {
  const { x, y, width, height } = element.getBBox();
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  frame.style.overflow = 'visible';
  copy.removeAttribute('transform');
  (copy as SVGElement).style.transform = 'none';
  frame.append(copy);
  return frame as unknown as HTMLElement;
}
