/** What the docked card says and offers: about what is picked, else about what is asked. */
import type { WoodsEvent, WoodsPlan } from '../../lib/generated';
import { t } from '../../lib/i18n.svelte';
import {
  dietOf,
  fetchOrder,
  lyingAt,
  of,
  offered,
  type Move,
  type Pick,
  type Placed,
  type Target,
  type Targets,
} from './model';
import { askedRows, eventRows, listed, nameOf, targetRows, type Row, type Table } from './rows';

export interface Press {
  text: string;
  off?: boolean;
  barred?: boolean;
  /** The moves it makes, one after another. */
  moves: Move[];
}

export interface Sheet {
  title: string;
  tone: string;
  tag: string;
  /** The card that it is about. */
  card: string | null;
  placed: Placed | null;
  seat: number | null;
  lines: string[];
  plan: WoodsPlan | null;
  rows: Row[];
  primary: Press | null;
  others: Press[];
}

const EMPTY = {
  tag: '',
  card: null,
  placed: null,
  seat: null,
  lines: [],
  plan: null,
  rows: [],
  primary: null,
  others: [],
};

/** Null when there is nothing to say: nothing is picked, and what is asked lies on the board. */
export function sheetOf(
  table: Table,
  moves: readonly Move[],
  pick: Pick | null,
  targets: Targets,
  chosen: Readonly<Record<string, string>>,
): Sheet | null {
  if (!pick) return taskSheet(table, moves, targets);
  targets = ownOf(table, pick, targets);
  switch (pick.at) {
    case 'hand':
      return handSheet(table, moves, pick, targets, chosen);
    case 'display':
      return displaySheet(table, moves, pick.place);
    case 'pile':
      return pileSheet(table, moves, pick, targets);
    case 'lying':
      return lyingSheet(table, pick, targets);
    case 'feed':
      return planSheet(
        t('web-north-woods-feed'),
        table.aids?.feed ?? null,
        offered(moves, { do: 'feed' }),
      );
    case 'advice':
      return planSheet(
        t('web-north-woods-advice'),
        table.aids?.habitat ?? table.aids?.turn ?? null,
        null,
      );
    case 'end':
      return endSheet(table, moves);
  }
}

/** What answers the pending question, whatever is picked. */
const ANSWERS: ReadonlySet<Move['do']> = new Set(['cover', 'on', 'apart', 'seize', 'aim', 'adopt']);

/**
 * The targets of the picked card itself. One may look at any card while another is asked about; under
 * its name the answers would seem to be its own.
 */
function ownOf(table: Table, pick: Pick, targets: Targets): Targets {
  const frame = table.view.pending.at(-1);
  const asked =
    frame?.type === 'placing' &&
    pick.at === 'lying' &&
    pick.seat === table.me &&
    pick.slot === frame.slot;
  if (asked) return targets;
  const own = ({ moves: [first] }: Target) => !first || !ANSWERS.has(first.do);
  return {
    ...targets,
    lying: new Map([...targets.lying].filter(([, target]) => own(target))),
    piles: new Map([...targets.piles].filter(([, target]) => own(target))),
    apart: targets.apart && own(targets.apart) ? targets.apart : null,
  };
}

function about(table: Table, id: string): Omit<Sheet, 'rows' | 'primary' | 'others'> & Pick0 {
  const card = table.cards.get(id);
  const tag =
    card?.sort === 'event'
      ? t('web-north-woods-event')
      : card
        ? t('web-north-woods-rank', { rank: card.rank })
        : '';
  return { ...EMPTY, title: nameOf(table, id), tone: dietOf(card), tag, card: id };
}
type Pick0 = { rows: Row[]; primary: Press | null; others: Press[] };

function handSheet(
  table: Table,
  moves: readonly Move[],
  pick: Extract<Pick, { at: 'hand' }>,
  targets: Targets,
  chosen: Readonly<Record<string, string>>,
): Sheet {
  const { card } = pick;
  const sheet: Sheet = about(table, card);
  const sort = table.cards.get(card)?.sort;
  const frame = table.view.pending.at(-1)?.type;
  const event = table.aids?.events.find((one) => one.card === card);
  if (sort === 'event' && event) {
    const discards = frame === 'discarding' ? targetRows(table, targets, pick, '') : [];
    return eventSheet(sheet, table, event, chosen, discards);
  }
  const aside = offered(moves, { do: 'aside', card });
  if (aside) sheet.others = [{ text: t('web-north-woods-aside'), moves: [aside] }];
  if (frame === 'start' && moves.length && sort === 'species') {
    sheet.rows = targetRows(table, targets, pick, 'prey');
    const row = sheet.rows.find((one) => one.id === chosen.prey);
    const sent: Move = { do: 'territory', card };
    const may = Boolean(offered(moves, sent));
    sheet.primary = {
      text: t('web-north-woods-territory'),
      off: may && !row,
      barred: !may,
      moves: row?.moves ?? [sent],
    };
    sheet.lines = [t('web-north-woods-territory-text')];
    return sheet;
  }
  sheet.rows = targetRows(table, targets, pick, '');
  // A resource has one way to be played: that is the button.
  const [only] = sheet.rows;
  if (sort === 'resource' && only?.id === 'apart') {
    sheet.rows = [];
    sheet.primary = {
      text: t('web-north-woods-play', { card: nameOf(table, card) }),
      moves: only.moves,
    };
  }
  if (frame === 'opening' && !sheet.rows.length && !sheet.primary && sort === 'species' && aside) {
    sheet.lines = [t('web-north-woods-opening-unfed')];
  }
  return sheet;
}

/** An event to be used; while one discards, the piles that it could be discarded to as well. */
function eventSheet(
  sheet: Sheet,
  table: Table,
  event: WoodsEvent,
  chosen: Readonly<Record<string, string>>,
  discards: readonly Row[],
): Sheet {
  const rows = eventRows(table, event);
  const picked = rows.filter((row) => chosen[row.group] === row.id);
  const needed = rows.some((row) => row.group === 'aim') && !picked.length;
  const use: Move = { do: 'use', card: event.card };
  let after: Move[] = picked.flatMap((row) => row.moves);
  if (event.card === 'renewal') {
    const taken = of(after, 'fetch');
    after = fetchOrder(taken);
    if (taken.length < new Set(rows.map((row) => row.group)).size && taken.length)
      after = [...after, { do: 'done' }];
  }
  const press: Press = {
    text: t('web-north-woods-play', { card: nameOf(table, event.card) }),
    barred: Boolean(event.barred),
    off: needed && !event.barred,
    moves: [use, ...after],
  };
  return { ...sheet, rows: [...rows, ...discards], primary: press };
}

function displaySheet(table: Table, moves: readonly Move[], place: number): Sheet {
  const sheet: Sheet = about(table, table.view.display[place]?.at(-1) ?? '');
  const take = offered(moves, { do: 'take', place });
  if (take) sheet.primary = { text: t('web-north-woods-take'), moves: [take] };
  const beneath = table.view.display[place]?.slice(0, -1) ?? [];
  if (beneath.length)
    sheet.lines = [
      t('web-north-woods-covered', { cards: listed(beneath.map((id) => nameOf(table, id))) }),
    ];
  return sheet;
}

function pileSheet(
  table: Table,
  moves: readonly Move[],
  pick: Extract<Pick, { at: 'pile' }>,
  targets: Targets,
): Sheet {
  const pile = table.view.piles[pick.pile] ?? [];
  const top = pile.at(-1) ?? '';
  const sheet: Sheet = about(table, top);
  sheet.rows = targetRows(table, targets, pick, '');
  const acting = table.view.pending.at(-1)?.type === 'acting' && moves.length > 0;
  if (acting && !offered(moves, { do: 'rescue', pile: pick.pile })) {
    sheet.others = [
      {
        text: t('web-north-woods-rescue'),
        barred: true,
        moves: [{ do: 'rescue', pile: pick.pile }],
      },
    ];
  }
  const beneath = pile.slice(0, -1).reverse();
  sheet.lines = beneath.length
    ? [t('web-north-woods-beneath', { cards: listed(beneath.map((id) => nameOf(table, id))) })]
    : [];
  return sheet;
}

function lyingSheet(table: Table, pick: Extract<Pick, { at: 'lying' }>, targets: Targets): Sheet {
  const placed = lyingAt(table.view, pick.seat, pick.slot);
  const sheet: Sheet = about(table, placed?.card ?? '');
  sheet.placed = placed;
  sheet.seat = pick.seat;
  if (pick.seat === table.me) sheet.rows = targetRows(table, targets, pick, '');
  return sheet;
}

function planSheet(title: string, plan: WoodsPlan | null, feed: Move | null): Sheet {
  const steps = plan?.steps ?? [];
  const hungry = (plan?.hungry ?? []).length;
  const end = plan?.habitat
    ? t('web-north-woods-plan-habitat')
    : t('web-north-woods-plan-hungry', { count: hungry });
  const moves = feed ? [feed] : steps.flatMap((step) => step.moves);
  return {
    ...EMPTY,
    title,
    tone: '',
    lines: steps.length || feed ? [end] : [t('web-north-woods-plan-none')],
    plan,
    primary: moves.length ? { text: feed ? title : t('web-north-woods-plan-do'), moves } : null,
  };
}

function endSheet(table: Table, moves: readonly Move[]): Sheet {
  const hungry = (table.view.tables[table.me] ?? []).filter((card) => card.being === 'hungry');
  const over = table.view.hand.length - 3;
  const lines = [];
  if (hungry.length)
    lines.push(
      t('web-north-woods-end-dying', {
        count: hungry.length,
        cards: listed(hungry.map((card) => nameOf(table, card.card))),
      }),
    );
  if (over > 0) lines.push(t('web-north-woods-end-discard', { count: over }));
  const end = offered(moves, { do: 'end' });
  return {
    ...EMPTY,
    title: t('web-north-woods-end'),
    tone: '',
    lines,
    primary: end
      ? {
          text: hungry.length ? t('web-north-woods-end-anyway') : t('web-north-woods-end'),
          moves: [end],
        }
      : null,
  };
}

/** The card that the pending question is about. */
function asking(table: Table): string | null {
  const frame = table.view.pending.at(-1);
  switch (frame?.type) {
    case 'aggression':
      return frame.card;
    case 'placing':
      return lyingAt(table.view, table.me, frame.slot)?.card ?? null;
    case 'aiming':
    case 'giving':
      return frame.event;
    case 'burning':
    case 'adopting':
      return 'wildfire';
    case 'naming':
      return 'niche';
    case 'keeping':
      return 'spring';
    case 'renewing':
      return 'renewal';
    case 'covering':
      return frame.cards[0] ?? null;
    default:
      return null;
  }
}

function taskSheet(table: Table, moves: readonly Move[], targets: Targets): Sheet | null {
  const frame = table.view.pending.at(-1);
  if (!moves.length || !frame || ['opening', 'start', 'acting', 'closing'].includes(frame.type))
    return null;
  const card = asking(table);
  const sheet: Sheet = card ? about(table, card) : { ...EMPTY, title: '', tone: '' };
  sheet.rows = [...targetRows(table, targets, null, ''), ...askedRows(table, moves)];
  if (frame.type === 'dying' || frame.type === 'giving') {
    sheet.title ||= t('web-north-woods-dying');
    const buried = of(moves, 'bury')[0]?.slot ?? -1;
    const only = nameOf(table, lyingAt(table.view, table.me, buried)?.card);
    sheet.lines = [
      targets.piles.size
        ? t('web-north-woods-bury-only', { card: only })
        : t('web-north-woods-bury'),
    ];
    if (frame.type === 'giving' && table.view.turn !== table.me)
      sheet.lines.unshift(
        t('web-north-woods-used-by', { name: table.names[table.view.turn] ?? '' }),
      );
  } else if (frame.type === 'discarding') {
    const end = offered(moves, { do: 'end' });
    sheet.title = t(end ? 'web-north-woods-end' : 'web-north-woods-discard');
    if (end) sheet.primary = { text: t('web-north-woods-end'), moves: [end] };
    else sheet.lines = [t('web-north-woods-discard-text')];
  }
  if (of(moves, 'use').length) sheet.lines = [...sheet.lines, t('web-north-woods-event-now')];
  return sheet;
}
