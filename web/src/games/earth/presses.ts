/** The buttons for what is asked and what is in thought: first what one wants, then how to go on. */
import type { EarthAids, EarthCard, EarthGain, EarthPlot, EarthView } from '../../lib/generated';
import { t, type Say } from '../../lib/i18n.svelte';
import { signed } from '../../lib/numbers';
import {
  cellName,
  columnOf,
  mostMarked,
  offered,
  rowOf,
  slim,
  stopped,
  windowOf,
  type Frame,
  type Move,
  type Pick,
  type Targets,
} from './model';

/** A button of the dock. */
export interface Press {
  id: string;
  text: string;
  /** What it would add to the score. */
  gain?: string | undefined;
  primary?: boolean;
  off?: boolean;
  press: () => void;
}

/** Everything about the present question. */
export interface Asked {
  view: EarthView;
  /** One's own cards. */
  plots: readonly EarthPlot[];
  frame: Frame | null;
  moves: readonly Move[];
  targets: Targets;
  /** The ability in question would be paid for nothing. */
  full: boolean;
  aids: EarthAids | null;
  /** Whether the aids are those of this hand: gains of the position before would mislead. */
  fresh: boolean;
  cards: ReadonlyMap<string, EarthCard>;
  say: Say;
  /** A move in words. */
  words: (move: Move) => string;
}

export interface Thought {
  pick: Pick | null;
  /** The cell in thought for the card that is picked or waits. */
  pointed: number | null;
  marked: ReadonlySet<number>;
}

export interface Presses {
  main: Press[];
  lesser: Press[];
}

/** The card that is about to get a cell: the one that waits, or the picked one. */
export function plantedCard(asked: Asked, pick: Pick | null): number | null {
  if (asked.frame?.type === 'siting') return asked.frame.card;
  if (pick?.at !== 'hand') return null;
  return asked.targets.hand.get(pick.card)?.some((move) => move.do === 'plant') ? pick.card : null;
}

/** What each cell would bring for the card in thought, the best first. */
export function sitesOf(asked: Asked, pick: Pick | null): readonly EarthGain[] {
  const { top, left } = windowOf(asked.plots);
  const aside = ({ cell }: EarthGain) =>
    Number(slim(rowOf(cell), top) || slim(columnOf(cell), left));
  const card = plantedCard(asked, pick);
  if (card === null || !asked.fresh) return [];
  const found = asked.aids?.sites.find((sites) => sites.card === card)?.cells ?? [];
  return [...found].sort((a, b) => b.vp - a.vp || aside(a) - aside(b) || a.cell - b.cell);
}

/** The moves that put the card in thought on a cell. */
export function planting(asked: Asked, pick: Pick | null, cell: number): Move[] {
  const site: Move = { do: 'site', cell };
  if (asked.frame?.type === 'siting') return offered(asked.moves, site) ? [site] : [];
  const card = plantedCard(asked, pick);
  return card === null ? [] : [{ do: 'plant', card }, site];
}

/** To plant a card that the aids, in a large hand, have put on no cell: it asks for one when it is paid. */
function unsited(asked: Asked, pick: Pick | null): Move | undefined {
  if (pick?.at !== 'hand' || !asked.aids || !asked.fresh || sitesOf(asked, pick).length) {
    return undefined;
  }
  return asked.targets.hand.get(pick.card)?.find((move) => move.do === 'plant');
}

const SKIPS: Partial<Record<Frame['type'], string>> = {
  planting: 'planting-any',
  placing: 'pieces',
  stocking: 'pieces',
  composting: 'cards',
  walking: 'walking',
  roaming: 'animals',
  benefits: 'benefits',
  offered: 'offered',
};

/** How one goes on without: in the words of what is asked. */
function skipWords({ frame, moves, view }: Asked): string {
  if (stopped(moves, frame)) return t('earth-move-skip');
  if (
    frame?.type === 'planting' &&
    view.seat !== null &&
    view.gardens[view.seat]?.planted_now.length
  )
    return t('earth-move-skip-planting');
  const kind = frame && SKIPS[frame.type];
  return kind ? t(`earth-move-skip-${kind}`) : t('web-earth-skip');
}

export interface Deeds {
  run: (moves: readonly Move[]) => void;
  /** Use or skip all the abilities that are left. */
  rest: (how: 'use' | 'skip') => void;
  /** Place the pieces that are left, one after the other. */
  fill: () => void;
}

/** Whether a card of the hand is read where the ability in question was: "use" would seem to mean it. */
export function hidesAbility(asked: Asked, pick: Pick | null): boolean {
  const used = asked.targets.rest.some((move) => move.do === 'use');
  return pick?.at === 'hand' && used && Boolean(asked.aids?.uses.length);
}

export function pressesOf(asked: Asked, thought: Thought, deeds: Deeds): Presses {
  const { frame, moves, targets } = asked;
  const main: Press[] = [];
  const lesser: Press[] = [];
  if (!moves.length) return { main, lesser };

  const wanted = wantedPress(asked, thought, deeds);
  if (wanted) main.push(wanted);

  const hidden = hidesAbility(asked, thought.pick);
  for (const move of targets.rest) {
    if (hidden && (move.do === 'use' || move.do === 'skip')) continue;
    const id = idOf(move);
    const press = () => deeds.run([move]);
    if (move.do === 'convert') lesser.push({ id, text: t('web-earth-convert'), press });
    else if (move.do === 'leaf')
      lesser.push({
        id,
        text: t(asked.view.gaia ? 'web-earth-leaf-gaia' : 'web-earth-leaf'), // EAR-121
        press,
      });
    else if (move.do === 'skip')
      main.push({
        id,
        text: skipWords(asked),
        primary: (asked.full || stopped(moves, frame)) && !wanted,
        press,
      });
    else if (move.do === 'use')
      main.push({
        id,
        text: frame?.type === 'offered' ? asked.words(move) : t('web-earth-use'),
        primary: !asked.full,
        press,
      });
    else if (move.do === 'all' && frame?.type !== 'placing')
      lesser.push({ id, text: t('web-earth-take-all'), press });
    else if (move.do === 'done')
      main.push({ id, text: asked.words(move), primary: !wanted, press });
    else if (move.do !== 'copy') main.push({ id, text: asked.words(move), press });
  }
  for (const [goal, move] of targets.goals)
    main.push({ id: `claim:${goal}`, text: asked.words(move), press: () => deeds.run([move]) });

  if (frame?.type === 'activation' && frame.queue.length > 1) {
    lesser.unshift({
      id: 'skip-all',
      text: t('web-earth-skip-all'),
      press: () => deeds.rest('skip'),
    });
    // To use all would stop at once where this one is paid for nothing.
    if (!asked.full)
      lesser.unshift({
        id: 'use-all',
        text: t('web-earth-use-all'),
        press: () => deeds.rest('use'),
      });
  }
  if (frame?.type === 'placing' && frame.left > 1 && !frame.each) {
    lesser.unshift({ id: 'fill', text: t('web-earth-fill'), press: deeds.fill });
  }
  return { main, lesser };
}

export function idOf(move: Move): string {
  if (move.do === 'take') return `take:${move.benefit}`;
  if (move.do === 'pay') return `pay:${move.instead}`;
  if (move.do === 'order') return `order:${move.first}`;
  if (move.do === 'animal') return `animal:${move.animal}`;
  return move.do === 'copy' ? `copy:${move.cell}.${move.ability}` : move.do;
}

/** The button for what is in thought. */
function wantedPress(asked: Asked, thought: Thought, deeds: Deeds): Press | null {
  const { frame, targets, cards, say } = asked;
  const { pick, pointed, marked } = thought;
  const most = mostMarked(frame);
  if (most) {
    const made = [...marked].map((card): Move => ({ do: 'compost', card }));
    const exact = frame?.type === 'owing' || (frame?.type === 'composting' && frame.exact);
    const text =
      exact && marked.size < most
        ? t('web-earth-compost-of', { count: marked.size, most })
        : t('web-earth-compost', { count: marked.size });
    if (exact || marked.size)
      return {
        id: 'compost',
        text,
        primary: true,
        off: exact ? marked.size < most : !marked.size,
        press: () => deeds.run(made),
      };
  }
  if (frame?.type === 'acting' && (!pick || pick.at === 'act')) {
    const move = pick ? targets.acts.get(pick.colour) : undefined;
    const text = pick ? t(`earth-action-${pick.colour}`) : t('web-earth-choose-action');
    return { id: 'act', text, primary: true, off: !move, press: () => move && deeds.run([move]) };
  }
  const event =
    pick?.at === 'hand'
      ? targets.hand.get(pick.card)?.find((move) => move.do === 'event')
      : undefined;
  if (event)
    return {
      id: 'event',
      text: asked.words(event),
      primary: true,
      press: () => deeds.run([event]),
    };
  if (plantedCard(asked, pick) !== null) {
    const cell = pointed;
    const gain =
      cell === null ? undefined : sitesOf(asked, pick).find((site) => site.cell === cell);
    const plant = unsited(asked, pick);
    if (plant)
      return {
        id: 'plant',
        text: t('earth-action-green'),
        primary: true,
        press: () => deeds.run([plant]),
      };
    if (cell === null)
      return {
        id: 'plant',
        text: t('web-earth-choose-space'),
        primary: true,
        off: true,
        press: () => undefined,
      };
    const text = t('web-earth-plant', { at: cellName(cell) });
    return {
      id: 'plant',
      text,
      gain: gain && signed(gain.vp),
      primary: true,
      press: () => deeds.run(planting(asked, pick, cell)),
    };
  }
  const keep = pick?.at === 'offer' ? targets.offer.get(pick.card) : undefined;
  if (keep && pick?.at === 'offer') {
    const card = cards.get(String(pick.card));
    return {
      id: 'keep',
      text: t('web-earth-keep', { card: card ? say(card.name) : '' }),
      primary: true,
      press: () => deeds.run([keep]),
    };
  }
  const copies =
    pick?.at === 'cell'
      ? (targets.cells.get(pick.cell) ?? []).filter((move) => move.do === 'copy')
      : [];
  const [copy] = copies;
  // Of several abilities on a card one is chosen in the dock itself.
  if (copy && copies.length === 1)
    return {
      id: idOf(copy),
      text: t('web-earth-copy'),
      primary: true,
      press: () => deeds.run([copy]),
    };
  const replace =
    pick?.at === 'cell'
      ? targets.cells.get(pick.cell)?.find((move) => move.do === 'replace')
      : undefined;
  if (replace)
    return {
      id: 'replace',
      text: asked.words(replace),
      primary: true,
      press: () => deeds.run([replace]),
    };
  return null;
}
