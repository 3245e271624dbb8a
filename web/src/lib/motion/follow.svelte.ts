/** Boards say what lies where; what lies elsewhere in the next view travels there before one's eyes. */
import './motion.css';

import { tick, untrack } from 'svelte';

import { lookOf } from '../seats';
import { settings } from '../settings.svelte';
import type { StateMessage, StoryLine } from '../wire';
import { calm } from './calm';
import { arrive, CROWD, land, lift } from './flights';
import { marks } from './marks.svelte';
import { pieceKey, travelled, type Piece, type Travel } from './pieces';

const DURATION = { slow: 400, normal: 320, instant: 260 } as const;

/** What of a state matters here; a replay's position has it too. */
type Shown = Pick<StateMessage, 'revision' | 'made'> & {
  events: readonly Pick<StoryLine, 'seat' | 'revision'>[];
};

/** Whose moves led here from an earlier state; null where nobody's did, or those of several. */
export function moverOf(state: Shown, before: number): number | null {
  const movers = new Set(
    state.events.filter((event) => event.revision > before).map((event) => event.seat),
  );
  const [only] = movers;
  return movers.size === 1 && only !== undefined ? only : null;
}

/**
 * Follow the pieces of a board; call it while the board is made.
 *
 * `eyes` is the seat at this browser: what others have moved since its last move is marked.
 */
export function follow(
  pieces: () => readonly Piece[],
  state: () => Shown,
  eyes: () => number | null,
): void {
  let before: readonly Piece[] | null = null;
  let made = -1;
  let revision = -1;
  let ended = false;

  $effect.pre(() => {
    const after = pieces();
    const now = state();
    return untrack(() => {
      const known = before;
      before = after;
      const mine = eyes();
      const by = moverOf(now, revision);
      if (now.revision < revision) marks.clear();
      // What was marked stays so during one's own turn, and goes when the others move again.
      if (now.made !== made) ended = true;
      // A board that is looked at again, or a move taken back, tells no move.
      const told = known !== null && now.revision >= revision;
      made = now.made;
      revision = now.revision;
      if (!told) return;
      const travels = travelled(known, after);
      if (!travels.length) return;
      if (by === null || by !== mine) {
        if (ended) marks.clear();
        ended = false;
      }
      if (travels.length > CROWD) return;
      if (by !== null && by !== mine)
        for (const { id, to, unmarked } of travels) if (!unmarked) marks.add(pieceKey(id, to), by);
      if (calm() || document.hidden || (settings.pace === 'instant' && by !== mine)) return;
      depart(travels, by);
    });
  });
}

function depart(travels: readonly Travel[], by: number | null): void {
  const lifted = travels.map((travel) => lift(travel.id, travel.from));
  arrive();
  const duration = DURATION[settings.pace];
  void tick().then(() => {
    let turn = 0;
    travels.forEach((travel, i) => {
      const start = lifted[i];
      if (start)
        land(travel.id, start, travel.to, {
          by,
          duration,
          turn: turn++,
          token: () => chip(by, travel),
        });
    });
  });
}

/** What travels where no picture of the piece is at hand: its name, in the mover's colour. */
function chip(by: number | null, { label, look: kind }: Travel): HTMLElement {
  const back = document.createElement('span');
  back.className = kind
    ? `flight-chip flight-${kind}`
    : label
      ? 'flight-chip flight-word'
      : 'flight-chip';
  const look = lookOf(by ?? 0);
  if (!kind) back.textContent = label || (by === null ? '' : look.letter);
  back.style.setProperty('--seat', by === null ? 'var(--bark)' : look.colour);
  back.style.setProperty('--letter', look.ink);
  return back;
}
