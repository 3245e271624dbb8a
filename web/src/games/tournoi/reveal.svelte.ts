/** How much of the last battles somebody at this screen has turned up. */
import type { TournoiView } from '../../lib/generated';
import { foughtRound } from './model';

/** Who has each bonus token, by its id. */
export function ownersIn(view: TournoiView): ReadonlyMap<string, number | null> {
  return new Map(view.tokens.map(({ id, owner }) => [id, owner]));
}

class Reveal {
  table = $state('');
  /** The round that is being turned up, and how many of its battles are. */
  round = $state(-1);
  shown = $state(0);
  /** The last round that was looked at to its end. */
  done = $state(-1);
  /** Everybody's points for bonus tokens before this round: they are looked at after it (TOU-53). */
  bonuses = $state.raw<readonly number[]>([]);
  /** Who had each bonus token by then. */
  private owners = $state.raw<ReadonlyMap<string, number | null>>(new Map());

  /** Begin at a table: what was fought before one came is no news. */
  meet(table: string, view: TournoiView): void {
    if (this.table === table) return;
    this.table = table;
    this.skipTo(view);
  }

  skipTo(view: TournoiView): void {
    this.round = foughtRound(view);
    this.shown = view.fights.length;
    this.done = view.pending?.type === 'replacement' ? this.round - 1 : this.round;
    this.keep(view);
  }

  /** Remember everybody's bonus while nothing is face down. */
  keep(view: TournoiView): void {
    this.bonuses = view.sides.map((side) => side.bonus);
    this.owners = ownersIn(view);
  }

  /** How many of the View's fights are turned up here. */
  shownOf(view: TournoiView): number {
    const round = foughtRound(view);
    if (round > this.round) return 0;
    return round === this.round ? Math.min(this.shown, view.fights.length) : view.fights.length;
  }

  /** Whether a round was fought that nobody here has looked at to its end. */
  opens(view: TournoiView): boolean {
    return view.fights.length > 0 && foughtRound(view) > this.done;
  }

  turnUp(view: TournoiView, count: number): void {
    this.shown = Math.min(view.fights.length, this.shownOf(view) + count);
    this.round = foughtRound(view);
  }

  finish(view: TournoiView): void {
    this.done = this.round = foughtRound(view);
    this.shown = view.fights.length;
  }

  /** Everybody's points by the battles that are turned up. */
  totalsOf(view: TournoiView): readonly number[] {
    const late = view.fights.slice(this.shownOf(view));
    return view.sides.map((side, at) => {
      if (!late.length) return side.score.total;
      const bonus = this.bonuses[at] ?? side.bonus;
      return late.reduce(
        (total, fight) => total - (fight.fighters[at]?.gain ?? 0),
        side.score.total - side.bonus + bonus,
      );
    });
  }

  /** What the bonus tokens of the round that was fought have brought everybody. */
  bonusesOf(view: TournoiView): readonly number[] {
    return view.sides.map((side, at) => side.bonus - (this.bonuses[at] ?? side.bonus));
  }

  /** Who has each bonus token by the battles that are turned up: it is taken after the last (TOU-53). */
  ownersOf(view: TournoiView): ReadonlyMap<string, number | null> {
    return this.shownOf(view) < view.fights.length ? this.owners : ownersIn(view);
  }

  /** Everybody's power cards; fewer would tell who laid one on a battle still face down. */
  powersOf(view: TournoiView): readonly number[] {
    const late = view.fights.slice(this.shownOf(view));
    return view.sides.map(
      (side, at) => side.powers + late.filter((fight) => fight.fighters[at]?.power).length,
    );
  }
}

export const reveal = new Reveal();
