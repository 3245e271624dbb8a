/** Which cards and leaves lie where at a table of Earth. */
import type { EarthEvent, EarthView } from '../../lib/generated';
import type { Piece } from '../../lib/motion/pieces';

/** A card that is held and not known. */
const BACK = 'back';

export function islandPlace(seat: number, cell: number): string {
  return `island:${seat}/${cell}`;
}

export function piecesOf(view: EarthView, nameOf: (card: number) => string): Piece[] {
  const pieces: Piece[] = [];
  view.gardens.forEach((garden, seat) => {
    for (const { card, cell, sprouts, growth } of garden.plots) {
      const at = islandPlace(seat, cell);
      pieces.push({ id: String(card), at, from: `hand:${seat}`, label: nameOf(card) });
      const from = `seat:${seat}`;
      for (let i = 0; i < sprouts; i++) pieces.push({ id: 'sprout', at, from, look: 'sprout' });
      for (let i = 0; i < growth; i++) pieces.push({ id: 'growth', at, from, look: 'growth' });
    }
    // How many a rival holds is seen, what they are is not.
    if (seat !== view.seat)
      for (let i = 0; i < garden.hand; i++)
        pieces.push({ id: BACK, at: `hand:${seat}`, from: 'deck', look: 'back' });
  });
  if (view.seat !== null) {
    const come = { from: 'deck', look: 'back', unmarked: true };
    for (const card of view.hand)
      pieces.push({ id: String(card), at: `hand:${view.seat}`, ...come });
    for (const card of view.offer)
      pieces.push({ id: String(card), at: `offer:${view.seat}`, ...come });
  }
  view.claims.forEach((seats, goal) => {
    for (const seat of seats)
      pieces.push({ id: `leaf-${seat}`, at: `goal:${goal}`, from: `seat:${seat}` });
  });
  return pieces;
}

/** What an event is about: a card on an island, a goal, else the seat's island. */
export function placesOf(event: EarthEvent): string[] {
  const seat = 'seat' in event ? event.seat : null;
  const places = seat === null ? [] : [`[role="tab"][data-seat="${seat}"]`];
  if ('card' in event) places.push(`[data-piece^="${event.card}@"]`);
  const cell = 'cell' in event ? event.cell : 'place' in event ? event.place : null;
  if (cell !== null && seat !== null) places.push(`[data-piece$="@${islandPlace(seat, cell)}"]`);
  if (event.event === 'claimed') places.push(`[data-goal="${event.fauna}"]`);
  return places;
}
