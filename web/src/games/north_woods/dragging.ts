/** A card dragged with the mouse onto another card or the ground. */
import { draggable, type Drag } from '../../lib/drag';

interface OntoCard extends Pick<Drag, 'may' | 'begin'> {
  /** Let go over a card ("seat.slot") or the ground (null). */
  drop: (over: string | null) => void;
}

export function ontoCard({ may, begin, drop }: OntoCard) {
  return draggable({
    may,
    begin,
    drop: (over) => {
      const card = over?.closest('[data-lying]')?.getAttribute('data-lying') ?? null;
      if (card || over?.closest('[data-ground]')) drop(card);
    },
  });
}
