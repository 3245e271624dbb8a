/** A card or power card dragged, by mouse or finger, onto a battle. */
import { draggable, type Drag } from '../../lib/drag';

interface ToBattle extends Pick<Drag, 'may' | 'begin'> {
  /** Let go over the battle of this number, or nowhere. */
  drop: (lane: number | null) => void;
}

export function toBattle({ may, begin, drop }: ToBattle) {
  return draggable({
    may,
    begin,
    touch: true,
    copy: true,
    drop: (over) => {
      const lane = over?.closest<HTMLElement>('[data-lane]')?.dataset.lane;
      drop(lane === undefined ? null : Number(lane));
    },
  });
}
