/** What is drawn on the battles for a move. */
import type { TournoiMove, TournoiView } from '../../lib/generated';
import type { Place, Trace } from '../../lib/marks/traces';

function battle(number: number): Place {
  return { at: [`[data-slot="${number}"]`] };
}

export function traces(view: TournoiView, moves: readonly TournoiMove[]): Trace[] {
  return moves.map((move): Trace => {
    switch (move.do) {
      case 'lay':
        return {
          from: { at: [`[data-card="${move.card}"]`, '[data-tab="hand"]'] },
          to: battle(move.battle),
        };
      case 'power':
        return {
          from: { at: [`[data-power="${move.power}"]`, '[data-tab="powers"]'] },
          to: battle(move.battle),
          ghost: false,
        };
      case 'pass':
        return { from: { at: ['.button.pass', '[data-tab="powers"]'] } };
      default:
        return { from: battle(view.lane + 1) };
    }
  });
}
