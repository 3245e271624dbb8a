/** What the board draws, from the View, the aids and the story alone. */
import type {
  PowerSheet,
  Sheet,
  TournoiFight,
  TournoiLay,
  TournoiMove,
  TournoiPower,
  TournoiView,
} from '../../lib/generated';
import type { Say } from '../../lib/i18n.svelte';
import type { Message, StoryLine } from '../../lib/wire';

/** Everything printed: the sheets of cards and power cards, what the battles compare. */
export interface Faces {
  cards: ReadonlyMap<string, Sheet>;
  powers: ReadonlyMap<string, PowerSheet>;
  battles: readonly Message[];
  sources: Readonly<Record<string, Message>>;
  /** Whether somebody's own characteristics are compared. */
  own: boolean;
}

/** One side's place on a battle, as it is shown. */
export interface Place {
  side: number;
  /** Nothing yet, face down, face down but known to us, or turned up. */
  look: 'empty' | 'down' | 'known' | 'up';
  /** "" for a card that is not known. */
  cards: readonly string[];
  covered: boolean;
  power: string;
  figure: Message | null;
  /** How effects changed the value on the card, where they did. */
  scaled: Message | null;
  before: string;
  unused: string;
  cancelled: boolean;
  won: boolean;
  kept: boolean;
  points: number;
}

export interface Lane {
  at: number;
  places: Place[];
  /** The battle as it was fought, once it is turned up. */
  fight: TournoiFight | null;
}

export function lays(moves: readonly TournoiMove[]): TournoiLay[] {
  return moves.filter((move): move is TournoiLay => move.do === 'lay');
}

export function powerMoves(moves: readonly TournoiMove[]): TournoiPower[] {
  return moves.filter((move): move is TournoiPower => move.do === 'power');
}

/** Whether the only thing to say is once more that no power card follows (TOU-21). */
export function onlyRepeats(view: TournoiView, moves: readonly TournoiMove[]): boolean {
  return view.passed && moves.length === 1 && moves[0]?.do === 'pass';
}

/** The round, from 0, that the fights of the View belong to; -1 before the first. */
export function foughtRound(view: TournoiView): number {
  if (!view.fights.length) return view.round - 1;
  return view.pending?.type === 'replacement' ? view.round : view.round - 1;
}

/** Whether nobody has laid a card of the present round. */
export function untouched(view: TournoiView): boolean {
  const seats = view.sides.slice(0, view.terms.seats);
  return (
    view.pending?.type === 'placement' && seats.every((side) => side.hand === view.terms.battles)
  );
}

/** The sides from top to bottom: one's own last, next to one's hand. */
export function order(view: TournoiView): number[] {
  const sides = view.sides.map((_, side) => side);
  const own = view.seat ?? -1;
  return [...sides.filter((side) => side !== own), ...sides.filter((side) => side === own)];
}

const NOTHING = {
  covered: false,
  power: '',
  figure: null,
  scaled: null,
  before: '',
  unused: '',
  cancelled: false,
  won: false,
  kept: false,
  points: 0,
};

/** The battles that were fought, the first `shown` turned up; then those that are still laid. */
export function foughtLanes(view: TournoiView, shown: number): Lane[] {
  return lanesOf(view, (at) => {
    const fight = view.fights[at];
    if (!fight) return { at, fight: null, places: laidPlaces(view, at) };
    if (at >= shown) return { at, fight: null, places: facedDown(view, fight) };
    return { at, fight, places: order(view).map((side) => turnedUp(fight, side)) };
  });
}

/** The battles that are being laid. */
export function laidLanes(view: TournoiView): Lane[] {
  return lanesOf(view, (at) => ({ at, fight: null, places: laidPlaces(view, at) }));
}

function lanesOf(view: TournoiView, lane: (at: number) => Lane): Lane[] {
  return Array.from({ length: view.terms.battles }, (_, at) => lane(at));
}

function turnedUp(fight: TournoiFight, side: number): Place {
  const { card, ...rest } = fight.fighters[side] as TournoiFight['fighters'][number];
  return {
    ...NOTHING,
    ...rest,
    side,
    look: 'up',
    cards: [card],
    covered: !!rest.power,
    scaled: rest.scaled ?? null,
  };
}

/** What lay there before the battle was turned up; one's own card is known. */
function facedDown(view: TournoiView, fight: TournoiFight): Place[] {
  return order(view).map((side) => {
    const fighter = fight.fighters[side];
    const own = side === view.seat;
    const first = fighter?.before || (fighter?.card ?? '');
    return {
      ...NOTHING,
      side,
      look: own ? 'known' : 'down',
      cards: own ? [first] : fighter?.unused ? ['', ''] : [''],
      covered: !!fighter?.power,
      power: own ? (fighter?.power ?? '') : '',
    };
  });
}

function laidPlaces(view: TournoiView, at: number): Place[] {
  return order(view).map((side) => {
    const spot = view.spots[side]?.[at];
    const base = { ...NOTHING, side, covered: spot?.covered ?? false, power: spot?.power ?? '' };
    if (spot?.cards?.length) {
      const known = spot.cards.some((card) => card);
      return { ...base, look: known ? 'known' : 'down', cards: spot.cards };
    }
    // Where a rival has laid which card nobody sees; all are there when its hand is empty.
    const hidden = side !== view.seat && side < view.terms.seats && view.sides[side]?.hand === 0;
    return { ...base, look: hidden ? 'down' : 'empty', cards: hidden ? [''] : [] };
  });
}

/** The cards of one's round in the order of the hand: those held and those laid. */
export function roundCards(
  view: TournoiView,
  lanes: readonly Lane[],
  fought: boolean,
): { card: string; lane: number | null }[] {
  if (view.seat === null) return [];
  const seat = view.seat;
  const laid = lanes.flatMap((lane) => {
    const place = lane.places.find((one) => one.side === seat);
    const card = place?.before || place?.cards[0];
    return card ? [{ card, lane: lane.at }] : [];
  });
  const held = fought ? [] : view.hand.map((card) => ({ card, lane: null }));
  return [...held, ...laid].sort((a, b) => (a.card < b.card ? -1 : a.card > b.card ? 1 : 0));
}

/** Power cards of one face stand together. */
export function grouped(powers: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of powers) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

/** A figure as a large number and a small unit. */
export function parts(figure: Message, say: Say): { number: string; unit: string } {
  const whole = say(figure);
  const given = figure.args?.number;
  if (given === undefined || (typeof given === 'object' && given.as !== 'message')) {
    return { number: whole, unit: '' };
  }
  const number = typeof given === 'object' ? say(given) : String(given);
  if (!whole.startsWith(number)) return { number: whole, unit: '' };
  return { number, unit: whole.slice(number.length).trim() };
}

/** Of sides whose rounded figures read alike, the exact ones: they need not be equal (TOU-43). */
export function exactFigures(lane: Lane, faces: Faces, say: Say): ReadonlyMap<number, Message> {
  const exact = new Map<number, Message>();
  const { fight, places } = lane;
  if (!fight) return exact;
  const told = places.map(({ figure }) => (figure ? say(figure) : ''));
  for (const [i, { side, cards, scaled }] of places.entries()) {
    const line = faces.cards.get(cards[0] ?? '')?.figures[fight.characteristic - 1];
    if (!told[i] || scaled || !line?.figure.exact) continue;
    if (told.filter((text) => text === told[i]).length > 1) exact.set(side, line.figure.exact);
  }
  return exact;
}

/** Cards of a zone that the battles still face down would give away. */
export function openZone(view: TournoiView, side: number, shown: number): string[] {
  const late = view.fights.slice(shown).flatMap((fight) => {
    const fighter = fight.fighters[side];
    return fighter && (fighter.won || fighter.kept) ? [fighter.card] : [];
  });
  return (view.sides[side]?.zone ?? []).filter((card) => !late.includes(card));
}

/** Power cards played, without those on battles still face down. */
export function openPlayed(view: TournoiView, side: number, shown: number): string[] {
  const late = view.fights.slice(shown).filter((fight) => fight.fighters[side]?.power).length;
  const played = view.sides[side]?.played ?? [];
  return played.slice(0, played.length - late);
}

/** The story up to the first battle that is still face down; `open` counts those turned up. */
export function toldUpTo(lines: readonly StoryLine[], open: number): readonly StoryLine[] {
  let count = 0;
  const end = lines.findIndex((line) => line.event?.event === 'turned-up' && ++count > open);
  return end < 0 ? lines : lines.slice(0, end);
}

/** Whether the next round begins with this line of the last one's last move. */
export function opensRound({ event, round }: StoryLine): boolean {
  return event?.event === 'round' && 'number' in event && event.number > round;
}

/** The story up to the end of a round, the first being 1: of the next, the hand is drawn already. */
export function toldInRound(lines: readonly StoryLine[], round: number): readonly StoryLine[] {
  const end = lines.findIndex(
    (line) => line.round > round || (line.round === round && opensRound(line)),
  );
  return end < 0 ? lines : lines.slice(0, end);
}
