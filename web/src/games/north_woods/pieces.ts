/** Which cards lie where at a table of North Woods. */
import type { NorthWoodsEvent, NorthWoodsView } from '../../lib/generated';
import type { Piece } from '../../lib/motion/pieces';
import type { Placed } from './model';

/** A card that is held and not known. */
const BACK = 'back';

/** In front of a seat, and on what; a card laid elsewhere in the same woods travels too. */
export function woodsPlace(seat: number, table: readonly Placed[], placed: Placed): string {
  const food = table.find((one) => one.slot === placed.food);
  return `woods:${seat}/${food?.card ?? ''}`;
}

export function piecesOf(view: NorthWoodsView, nameOf: (card: string) => string): Piece[] {
  const pieces: Piece[] = [];
  view.display.forEach((cards, i) => {
    for (const id of cards) pieces.push({ id, at: `display:${i}`, from: 'deck' });
  });
  view.piles.forEach((cards, i) => {
    for (const id of cards) pieces.push({ id, at: `pile:${i}` });
  });
  view.tables.forEach((table, seat) => {
    for (const placed of table)
      pieces.push({
        id: placed.card,
        at: woodsPlace(seat, table, placed),
        from: `hand:${seat}`,
        label: nameOf(placed.card),
      });
  });
  view.hand_sizes.forEach((size, seat) => {
    const known = seat === view.seat ? view.hand : (view.known[seat] ?? []);
    // What has come into one's own hand is marked as new there.
    const unmarked = seat === view.seat;
    for (const id of known)
      pieces.push({ id, at: `hand:${seat}`, from: 'deck', label: nameOf(id), unmarked });
    for (let i = known.length; i < size; i++)
      pieces.push({ id: BACK, at: `hand:${seat}`, from: 'deck' });
  });
  return pieces;
}

/** The cards that an event is about. */
export function placesOf(event: NorthWoodsEvent): string[] {
  const cards: string[] = [];
  if ('card' in event && event.card) cards.push(event.card);
  if ('cards' in event && Array.isArray(event.cards)) cards.push(...event.cards);
  if ('taken' in event) cards.push(...event.taken);
  const places = cards.map((card) => `[data-piece^="${card}@"]`);
  const seat = 'of' in event ? event.of : 'seat' in event ? event.seat : null;
  if (seat !== null) places.push(`[role="tab"][data-seat="${seat}"]`);
  return places;
}
