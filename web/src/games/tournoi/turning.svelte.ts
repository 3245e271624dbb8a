/** The battles on show: those being laid, or those of a round that is turned up one by one. */
import type { TournoiView } from '../../lib/generated';
import { foughtLanes, foughtRound, laidLanes, openZone, untouched, type Lane } from './model';
import { ownersIn, reveal } from './reveal.svelte';

export class Turning {
  /** Whether the last round is looked at while the next one is laid. */
  back = $state(false);
  private readonly view = $derived.by(() => this.looked());

  readonly shown = $derived.by(() =>
    this.still() ? this.view.fights.length : reveal.shownOf(this.view),
  );
  readonly hidden = $derived(this.view.fights.length - this.shown);
  /** Whether a round was fought that nobody here has looked at to its end. */
  readonly opens = $derived.by(() => !this.still() && reveal.opens(this.view));
  private readonly replacing = $derived(this.view.pending?.type === 'replacement');
  /** Whether the prompt leads through the battles. */
  readonly staged = $derived(this.opens && (this.hidden > 0 || !this.replacing));
  readonly over = $derived(this.view.pending === null);
  readonly fought = $derived.by(
    () =>
      this.opens ||
      this.over ||
      this.back ||
      this.replacing ||
      (this.still() && !this.deciding() && untouched(this.view) && this.view.fights.length > 0),
  );
  readonly lanes = $derived<Lane[]>(
    this.fought ? foughtLanes(this.view, this.shown) : laidLanes(this.view),
  );
  /** The battle that is turned up next, or that waits for an answer. */
  readonly next = $derived.by(() => {
    if (this.staged && this.hidden) return this.shown;
    const { pending } = this.view;
    return pending?.type === 'replacement' ? pending.lane : null;
  });
  readonly totals = $derived.by(() =>
    this.still() ? this.view.sides.map((side) => side.score.total) : reveal.totalsOf(this.view),
  );
  /** Who has each bonus token by the battles on show. */
  readonly owners = $derived.by(() =>
    this.still() ? ownersIn(this.view) : reveal.ownersOf(this.view),
  );
  /** The round as people count it. */
  readonly number = $derived((this.fought ? foughtRound(this.view) : this.view.round) + 1);

  constructor(
    private readonly looked: () => TournoiView,
    /** Whether it is a replay, where nothing is turned up by hand. */
    private readonly still: () => boolean,
    /** Whether what is decided there is looked at, not what came before. */
    private readonly deciding: () => boolean = () => false,
  ) {}

  /** A protected zone by the battles on show. */
  zone(side: number): string[] {
    return openZone(this.view, side, this.shown);
  }

  /** The cards that the battles on show have brought to a side. */
  fresh(side: number): Set<string> {
    const kept = this.lanes.flatMap((lane) =>
      lane.places.filter((place) => place.side === side && (place.won || place.kept)),
    );
    return new Set(this.fought ? kept.map((place) => place.cards[0] ?? '') : []);
  }
}
