/** What of the hand or of the power cards is in thought, and the battle that it may go to. */

import type { TournoiMove } from '../../lib/generated';
import { lays, powerMoves } from './model';

export type Picked = { card: string } | { power: string };

export class Laying {
  picked = $state.raw<Picked | null>(null);
  /** A battle chosen before its card. */
  marked: number | null = $state(null);
  readonly cards = $derived.by(() => lays(this.moves()));
  readonly powers = $derived.by(() => powerMoves(this.moves()));

  constructor(
    private readonly moves: () => readonly TournoiMove[],
    private readonly play: (move: TournoiMove) => void,
  ) {}

  get card(): string | null {
    return this.picked && 'card' in this.picked ? this.picked.card : null;
  }

  get power(): string | null {
    return this.picked && 'power' in this.picked ? this.picked.power : null;
  }

  forget(): void {
    this.picked = this.marked = null;
  }

  /** Whether what is picked, or anything, may go to a battle. */
  open(lane: number): boolean {
    const { card, power } = this;
    if (power) return this.powers.some((move) => move.power === power && move.battle === lane + 1);
    return this.cards.some((move) => (!card || move.card === card) && move.battle === lane + 1);
  }

  /** Make the move that lays what is picked on this battle; false where there is none. */
  lay(what: Picked, lane: number): boolean {
    const move =
      'card' in what
        ? this.cards.find((one) => one.card === what.card && one.battle === lane + 1)
        : this.powers.find((one) => one.power === what.power && one.battle === lane + 1);
    if (!move) return false;
    this.play(move);
    this.forget();
    return true;
  }

  choose(lane: number): void {
    if (this.picked && this.lay(this.picked, lane)) return;
    if (!this.picked && this.cards.some((move) => move.battle === lane + 1))
      this.marked = this.marked === lane ? null : lane;
  }

  pick(what: Picked): void {
    if (this.marked !== null && this.lay(what, this.marked)) return;
    const same = JSON.stringify(what) === JSON.stringify(this.picked);
    this.picked = same ? null : what;
  }

  drop(what: Picked, lane: number | null): void {
    if (lane === null || !this.lay(what, lane)) this.picked = null;
  }
}
