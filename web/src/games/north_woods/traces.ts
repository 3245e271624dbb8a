/** What is drawn on woods, hand and piles for a move and those that follow it. */
import type { NorthWoodsMove, NorthWoodsView } from '../../lib/generated';
import type { Place, Trace } from '../../lib/marks/traces';
import { lyingAt } from './model';

/** The cards of a chain overlap by a little. */
const OVERLAP = 0.97;

export function traces(view: NorthWoodsView, moves: readonly NorthWoodsMove[]): Trace[] {
  const found: Trace[] = [];
  const me = view.seat ?? view.turn;
  let beside = 0;

  const used = new Map<string, number>();
  /** A card of the hand; of several alike each is used once. */
  function hand(card: string): Place {
    const before = used.get(card) ?? 0;
    used.set(card, before + 1);
    const alike = view.hand.flatMap((one, i) => (one === card ? [i] : []));
    return { at: [`[data-hand="${alike[before] ?? alike.at(-1) ?? -1}"]`] };
  }
  const pile = (at: number): Place => ({ at: [`[data-pile="${at}"]`] });
  const lying = (seat: number, slot: number): Place => ({
    at: [`[data-lying="${seat}.${slot}"]`, `[role="tab"][data-seat="${seat}"]`],
  });
  const act = (id: string): Place => ({ at: [`[data-act="${id}"]`, '[data-opened]'] });

  /** Beside the last chain, or beside what an earlier step lays there. */
  function apart(): Place {
    const before = found.findLastIndex((trace) => trace.to !== undefined);
    beside += 1;
    const near = [
      { at: ['.stacks .base [data-lying]'], side: 'right' as const, by: 1.12 },
      // Under an open sheet a phone has no room for it in the empty woods.
      { at: ['.ground .none'], side: 'below' as const, by: -1.5, own: 0.62, within: '.ground' },
    ];
    if (beside > 1 && before >= 0)
      return { at: [], of: { trace: before, side: 'right', by: 1.12 }, near };
    return { at: ['.apart.lit'], near };
  }

  /** On a card that lies there, or on the one that an earlier step lays. */
  function on(slot: number): Place {
    if (lyingAt(view, me, slot)) {
      const at = [`[data-lying="${me}.${slot}"]`];
      return { at: [], near: [{ at, side: 'above', by: OVERLAP }] };
    }
    const before = found.findLastIndex((trace) => trace.to !== undefined);
    return { at: [], of: { trace: before, side: 'above', by: OVERLAP } };
  }

  for (const move of moves) {
    const last = found.at(-1);
    switch (move.do) {
      case 'play':
      case 'use':
      case 'territory':
      case 'aside':
        found.push({ from: hand(move.card) });
        break;
      case 'lay':
        found.push({ from: hand(move.card), to: move.on === null ? apart() : on(move.on) });
        break;
      case 'discard':
        found.push({ from: hand(move.card), to: pile(move.pile) });
        break;
      case 'bury':
        found.push({ from: lying(me, move.slot), to: pile(move.pile) });
        break;
      case 'lift':
      case 'adopt':
        found.push({ from: lying(me, move.slot) });
        break;
      case 'seize':
      case 'aim':
        found.push({ from: lying(move.seat, move.slot) });
        break;
      case 'burn':
        found.push({ from: { at: [`[data-dock~="seat:${move.seat}"]`] } });
        break;
      case 'rescue':
      case 'cover':
      case 'fetch':
        found.push({ from: pile(move.pile) });
        break;
      case 'take':
        found.push({ from: { at: [`[data-display="${move.place}"]`] } });
        break;
      case 'draw':
        found.push({ from: { at: ['[data-deck]'] } });
        break;
      case 'on':
      case 'apart': {
        const to = move.do === 'on' ? on(move.slot) : apart();
        if (last && !last.to) last.to = to;
        else found.push({ to });
        break;
      }
      case 'end':
      case 'declare':
      case 'feed':
      case 'done':
        found.push({ from: act(move.do) });
        break;
      default:
        found.push({ from: { at: ['[data-opened]'] } });
    }
  }
  return found;
}
