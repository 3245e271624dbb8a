/** What the prompt says while the battles of a round are turned up one by one. */
import type { TournoiView } from '../../lib/generated';
import { i18n, t, type Say } from '../../lib/i18n.svelte';
import { listed } from '../../lib/names';
import type { Scene } from '../../lib/stage.svelte';
import type { Faces } from './model';

type Fight = TournoiView['fights'][number];

export interface Speaks {
  faces: Faces;
  names: readonly string[];
  say: Say;
  battleName: (lane: number) => string;
}

interface Staged extends Speaks {
  /** How many battles are turned up. */
  shown: number;
  /** The round as people count it. */
  number: number;
  over: boolean;
  /** What the bonus tokens of this round have brought each side. */
  bonuses: readonly number[];
  narrow: boolean;
  turnUp: (count: number) => void;
  finish: () => void;
}

/** What was compared in a battle and who won it, in words. */
export function verdict(fight: Fight, { faces, names, say, battleName }: Speaks): string {
  const holders = (which: (fighter: Fight['fighters'][number]) => boolean): string =>
    listed(
      i18n.language,
      fight.fighters.flatMap((fighter, at) => {
        const sheet = faces.cards.get(fighter.card);
        const { figure, scaled } = fighter;
        const told = scaled
          ? t('tournoi-compared', { scaled: say(scaled), figure: say(figure) })
          : say(figure);
        return sheet && which(fighter)
          ? [
              t('tournoi-holder', {
                who: names[at] ?? '',
                card: sheet.name[i18n.language],
                figure: told,
              }),
            ]
          : [];
      }),
    );
  const winners = holders((one) => one.won === true);
  if (!winners) return '';
  const kept = holders((one) => one.kept === true);
  const lost = holders((one) => !one.won && !one.kept);
  return t('tournoi-event-fought', {
    battle: battleName(fight.battle - 1),
    winners,
    kept: kept && t('tournoi-fought-kept', { holders: kept }),
    lost: lost && t('tournoi-fought-lost', { holders: lost }),
  });
}

/** One's own card in the battle that comes next, and how many power cards lie there. */
function detail(view: TournoiView, { shown, faces, say }: Staged): string {
  const fight = view.fights[shown];
  const own = view.seat === null ? undefined : fight?.fighters[view.seat];
  const mine = own && faces.cards.get(own.before || own.card);
  const powers = fight?.fighters.filter((one) => one.power).length ?? 0;
  const figure = fight && mine?.figures[fight.battle - 1]?.figure.text;
  return [
    mine && figure
      ? t('web-tournoi-stage-own', { card: mine.name[i18n.language], figure: say(figure) })
      : '',
    t('web-tournoi-stage-powers', { count: powers }),
  ]
    .join(' ')
    .trim();
}

/** Who has more points for bonus tokens than before the round; "" where nobody has. */
function bonus(view: TournoiView, { bonuses, names }: Staged): string {
  const who = bonuses.flatMap((points, side) =>
    points > 0
      ? [
          t('web-tournoi-stage-bonus-of', {
            who: side === view.seat ? 'you' : 'other',
            name: names[side] ?? '',
            points,
          }),
        ]
      : [],
  );
  const name = t(`web-tournoi-bonus-${view.terms.options.bonus}`);
  return who.length
    ? t('web-tournoi-stage-bonus', { bonus: name, who: listed(i18n.language, who) })
    : '';
}

/** The next battle to turn up, or how the round went. */
export function sceneOf(view: TournoiView, staged: Staged): Scene {
  const { shown, number, battleName, turnUp } = staged;
  const kicker = t('web-tournoi-stage-round', { number });
  const hidden = view.fights.length - shown;
  if (hidden) {
    const battle = battleName(shown);
    return {
      kicker,
      title: t('web-tournoi-stage-turn-up', { battle }),
      detail: detail(view, staged),
      act: {
        text: staged.narrow
          ? t('web-tournoi-stage-act-short')
          : t('web-tournoi-stage-act', { battle }),
        press: () => turnUp(1),
      },
      ...(hidden > 1
        ? { skip: { text: t('web-tournoi-stage-all'), press: () => turnUp(hidden) } }
        : {}),
    };
  }
  const { seat } = view;
  const won =
    seat === null
      ? 0
      : view.fights.filter((fight) => fight.fighters[seat]?.won || fight.fighters[seat]?.kept)
          .length;
  const title =
    seat === null ? t('web-tournoi-stage-over') : t('web-tournoi-stage-kept', { count: won });
  const tokens = bonus(view, staged);
  return {
    kicker,
    // A phone has the title alone.
    title: staged.narrow && tokens ? `${title} ${tokens}` : title,
    ...(tokens && !staged.narrow && { detail: tokens }),
    act: {
      text: staged.over
        ? t('web-tournoi-stage-result')
        : t('web-tournoi-stage-go-on', { number: number + 1 }),
      press: staged.finish,
    },
  };
}
