/** Leads through the battles of a round: the prompt's words, the log so far, what is read aloud. */
import { onDestroy } from 'svelte';

import type { TournoiView } from '../../lib/generated';
import { t } from '../../lib/i18n.svelte';
import { live } from '../../lib/live.svelte';
import { stage } from '../../lib/stage.svelte';
import { foughtRound, toldInRound, toldUpTo } from './model';
import { reveal } from './reveal.svelte';
import { sceneOf, verdict, type Speaks } from './scene';
import type { Turning } from './turning.svelte';

interface Led extends Speaks {
  view: TournoiView;
  narrow: boolean;
  /** Whether no answer but the same one again is open (TOU-21). */
  repeats: boolean;
}

/** To be called while a component is made; `led` is read anew whenever something changes. */
export function leadThrough(turning: Turning, led: () => Led): void {
  function turnUp(count: number) {
    const now = led();
    const from = turning.shown;
    reveal.turnUp(now.view, count);
    live.say(
      now.view.fights
        .slice(from, from + count)
        .map((fight) => verdict(fight, now))
        .join(' '),
    );
  }

  $effect.pre(() => {
    const now = led();
    const { view } = now;
    const { shown, number, over } = turning;
    const open = foughtRound(view) * view.terms.battles + shown;
    stage.told = turning.staged
      ? (lines) => toldInRound(toldUpTo(lines, open), foughtRound(view) + 1)
      : null;
    if (!turning.staged) {
      stage.scene = now.repeats
        ? { kicker: t('web-tournoi-round', { number }), title: t('web-tournoi-stage-done') }
        : null;
      if (!turning.hidden) reveal.keep(view);
      return;
    }
    const finish = () => reveal.finish(view);
    const bonuses = reveal.bonusesOf(view);
    stage.scene = sceneOf(view, { ...now, shown, number, over, bonuses, turnUp, finish });
  });
  onDestroy(() => {
    stage.scene = null;
    stage.told = null;
  });
}
