/** Which cards lie where, as far as the board has turned them up. */
import type { TournoiEvent, TournoiView } from '../../lib/generated';
import type { Piece } from '../../lib/motion/pieces';
import { openZone, type Lane } from './model';

/** The same animal may be in several decks. */
export function cardId(side: number, card: string): string {
  return `${side}.${card}`;
}

export function piecesOf(view: TournoiView, lanes: readonly Lane[], shown: number): Piece[] {
  const pieces: Piece[] = [];
  const { seat } = view;
  if (seat !== null)
    for (const card of view.hand)
      // A new hand is dealt when the last battle is settled, whoever's move that was.
      pieces.push({ id: cardId(seat, card), at: `hand:${seat}`, unmarked: true });
  const last = new Map<string, string>();
  for (const { at, places } of lanes)
    for (const { side, look, cards } of places) {
      const id = cardId(side, cards[0] ?? '');
      if (look === 'empty' || look === 'down' || !cards[0]) continue;
      // Battles are turned up for everybody at once: nobody's move, so none is marked.
      pieces.push({ id, at: `lane:${at}/${side}`, unmarked: true });
      last.set(id, `lane:${at}/${side}`);
    }
  view.sides.forEach((own, side) => {
    for (const card of openZone(view, side, shown)) {
      const from = last.get(cardId(side, card));
      pieces.push({
        id: cardId(side, card),
        at: `zone:${side}`,
        ...(from && { from }),
        unmarked: true,
      });
    }
    // Where a rival lays a card stays hidden; that it does is seen.
    if (side !== seat && side < view.terms.seats && view.pending?.type === 'placement')
      for (let i = own.hand; i < view.terms.battles; i++)
        pieces.push({ id: `laid-${side}`, at: `laid:${side}`, from: `seat:${side}` });
  });
  return pieces;
}

/** What an event of the log is about: a battle, a card, a side. */
export function placesOf(event: TournoiEvent): string[] {
  const places: string[] = [];
  if ('battle' in event) places.push(`[data-battle="${event.battle}"]`);
  if (event.event === 'laid-card') places.push(`[data-card="${event.card}"]`);
  if ('side' in event && !('battle' in event)) places.push(`[data-dock="zone:${event.side}"]`);
  return places;
}
