/** The lines of the docked card: every target in words, and what an event may be about. */
import type { NorthWoodsView, WoodsAids, WoodsCard, WoodsEvent } from '../../lib/generated';
import { i18n, t, type Say } from '../../lib/i18n.svelte';
import { key, lyingAt, of, type Move, type Pick, type Target, type Targets } from './model';

export interface Row {
  id: string;
  heading: string;
  card: string | null;
  seat: number | null;
  rank: number | null;
  label: string;
  note: string;
  /** What the card is and does, where it lies nowhere that it could be read. */
  about: string;
  tone: 'good' | 'bad' | '';
  moves: Move[];
  /** Rows of the same group are chosen first and played with the button; '' plays at once. */
  group: string;
}

export interface Table {
  view: NorthWoodsView;
  aids: WoodsAids | null;
  cards: ReadonlyMap<string, WoodsCard>;
  names: readonly string[];
  say: Say;
  me: number;
}

export function nameOf(table: Table, id: string | undefined | null): string {
  const card = id ? table.cards.get(id) : undefined;
  return card ? table.say(card.name) : '';
}

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words);
}

function namesAt(table: Table, seat: number, slots: readonly number[]): string {
  return listed(slots.map((slot) => nameOf(table, lyingAt(table.view, seat, slot)?.card)));
}

/** What comes of a choice, in a few words, and whether that is good. */
export function outcomeOf(table: Table, target: Target): { text: string; tone: Row['tone'] } {
  const { prey, place } = target;
  if (prey) {
    const parts = [
      t('web-north-woods-out-takes', { names: namesAt(table, prey.seat, prey.taken) }),
    ];
    if (prey.scared.length)
      parts.push(
        t('web-north-woods-out-scares', { names: namesAt(table, prey.seat, prey.scared) }),
      );
    return { text: parts.join(' '), tone: 'good' };
  }
  if (!place) return { text: '', tone: '' };
  if (place.habitat) return { text: t('web-north-woods-out-habitat'), tone: 'good' };
  const now = (table.view.tables[table.me] ?? [])
    .filter((card) => card.being === 'hungry')
    .map((card) => card.slot);
  const more = place.starving.filter((slot) => !now.includes(slot));
  const gone = now.filter((slot) => !place.starving.includes(slot) && slot !== placedSlot(table));
  const parts = [place.fed ? t('web-north-woods-out-fed') : t('web-north-woods-out-hungry')];
  if (more.length)
    parts.push(t('web-north-woods-out-starves', { names: namesAt(table, table.me, more) }));
  if (gone.length && place.fed)
    parts.push(t('web-north-woods-out-relieves', { names: namesAt(table, table.me, gone) }));
  return { text: parts.join(' '), tone: place.fed && !more.length ? 'good' : 'bad' };
}

/** A Habitat before a place that leaves nobody hungry, and that before all others. */
function worthOf(table: Table, target: Target): number {
  if (target.place?.habitat) return 2;
  return outcomeOf(table, target).tone === 'good' ? 1 : 0;
}

function placedSlot(table: Table): number | null {
  const frame = table.view.pending.at(-1);
  return frame?.type === 'placing' ? frame.slot : null;
}

/** A row for each target; those that need a second thought are chosen before they are played. */
export function targetRows(
  table: Table,
  targets: Targets,
  pick: Pick | null,
  group: string,
): Row[] {
  const rows: Row[] = [];
  // A long list goes on below the edge: what leaves nobody hungry stands at its top.
  const lying = [...targets.lying].sort(
    ([, one], [, other]) => worthOf(table, other) - worthOf(table, one),
  );
  for (const [at, target] of lying) {
    const [seat, slot] = at.split('.').map(Number) as [number, number];
    const placed = lyingAt(table.view, seat, slot);
    if (!placed) continue;
    const { text, tone } = outcomeOf(table, target);
    rows.push({
      id: `lying:${at}`,
      heading:
        seat === table.me
          ? t('web-north-woods-on')
          : t('web-north-woods-of', { name: table.names[seat] ?? '' }),
      card: placed.card,
      seat,
      rank: placed.rank,
      label: nameOf(table, placed.card),
      note: text,
      about: '',
      tone,
      moves: target.moves,
      group,
    });
  }
  if (targets.apart) {
    const { text, tone } = outcomeOf(table, targets.apart);
    const row = plain('apart', '', t('web-north-woods-apart'), targets.apart.moves, text, tone);
    const best = lying[0]?.[1];
    const first = best && worthOf(table, targets.apart) > worthOf(table, best);
    rows.splice(first ? 0 : rows.length, 0, row);
  }
  for (const [pile, target] of targets.piles) {
    const top = table.view.piles[pile]?.at(-1);
    rows.push({
      ...plain(`pile:${pile}`, t('web-north-woods-cover'), '', target.moves),
      card: top ?? null,
      rank: top ? (table.cards.get(top)?.rank ?? 0) : null,
      label: top
        ? t('web-north-woods-cover-pile', { pile: pile + 1, card: nameOf(table, top) })
        : t('web-north-woods-pile-empty', { pile: pile + 1 }),
    });
  }
  void pick;
  return rows;
}

function plain(
  id: string,
  heading: string,
  label: string,
  moves: Move[],
  note = '',
  tone: Row['tone'] = '',
  group = '',
): Row {
  return {
    id,
    heading,
    card: null,
    seat: null,
    rank: null,
    label,
    note,
    about: '',
    tone,
    moves,
    group,
  };
}

/** Rows for questions whose answers do not lie on the board. */
export function askedRows(table: Table, moves: readonly Move[]): Row[] {
  const rows: Row[] = [];
  for (const { rank } of of(moves, 'name'))
    rows.push(rankRow(rank, [{ do: 'name', rank }], '', table));
  for (const { seat } of of(moves, 'burn'))
    rows.push(seatRow(table, seat, [{ do: 'burn', seat }], ''));
  for (const move of of(moves, 'keep'))
    rows.push({
      ...cardRow(table, `keep:${move.card}`, '', move.card, [move], ''),
      about: aboutOf(table, move.card),
    });
  for (const move of of(moves, 'fetch')) rows.push(fetchRow(table, move.pile, move.at, [move], ''));
  for (const move of of(moves, 'done'))
    rows.push(plain('done', '', t('web-north-woods-done'), [move]));
  return rows;
}

/** What an event of the hand may be about, before it is used. */
export function eventRows(table: Table, event: WoodsEvent): Row[] {
  const aimed = ['disease', 'abundance', 'population_boom'].includes(event.card);
  if (aimed) {
    return event.aims.map(({ seat, slot }) => {
      const lying = lyingAt(table.view, seat, slot);
      return {
        ...cardRow(
          table,
          `lying:${key(seat, slot)}`,
          '',
          lying?.card ?? '',
          [{ do: 'aim', seat, slot }],
          'aim',
        ),
        heading:
          seat === table.me
            ? t('web-north-woods-yours')
            : t('web-north-woods-of', { name: table.names[seat] ?? '' }),
        seat,
        rank: lying?.rank ?? null,
      };
    });
  }
  if (event.seats.length)
    return event.seats.map((seat) => seatRow(table, seat, [{ do: 'burn', seat }], 'aim'));
  if (event.card === 'niche') {
    return Array.from({ length: 8 }, (_, i) =>
      rankRow(i + 1, [{ do: 'name', rank: i + 1 }], 'aim', table),
    );
  }
  return event.fetches
    .map(({ pile, at, species }) =>
      fetchRow(table, pile, at, [{ do: 'fetch', pile, at }], species ? 'species' : 'resource'),
    )
    .sort((a, b) => b.group.localeCompare(a.group));
}

function rankRow(rank: number, moves: Move[], group: string, table: Table): Row {
  const barren = table.view.barren.includes(rank);
  const there = table.view.ranks[table.me]?.includes(rank);
  const note = barren ? t('web-north-woods-barren') : there ? t('web-north-woods-have') : '';
  return {
    ...plain(`rank:${rank}`, '', t('web-north-woods-rank', { rank }), moves, note, '', group),
    rank,
  };
}

function seatRow(table: Table, seat: number, moves: Move[], group: string): Row {
  return { ...plain(`seat:${seat}`, '', table.names[seat] ?? '', moves, '', '', group), seat };
}

function fetchRow(table: Table, pile: number, at: number, moves: Move[], group: string): Row {
  const id = table.view.piles[pile]?.[at] ?? '';
  const card = table.cards.get(id);
  const heading =
    card?.sort === 'resource' ? t('web-north-woods-resource') : t('web-north-woods-species');
  const have = card?.rank && table.view.ranks[table.me]?.includes(card.rank);
  const note = have
    ? t('web-north-woods-have-rank', { rank: card.rank })
    : t('web-north-woods-from', { pile: pile + 1 });
  return {
    ...cardRow(table, `fetch:${pile}.${at}`, heading, id, moves, group),
    note,
    about: aboutOf(table, id),
  };
}

/** In one line what the card's sheet says in several. */
function aboutOf(table: Table, id: string): string {
  const card = table.cards.get(id);
  if (card?.sort === 'event') return t(`web-north-woods-text-${id}`);
  if (!card?.diet) return t('web-north-woods-feeds-one');
  const foods = card.foods.map((food) => table.say(food)).join(', ');
  const realms = card.realms.map((realm) => t(`web-north-woods-realm-${realm}`)).join(', ');
  const eats = t(`web-north-woods-brief-${card.diet}`, { foods, realms });
  const carrion = card.scavenger && card.diet !== 'scavenger';
  return carrion ? `${eats} ${t(`web-north-woods-brief-also-${card.scavenger}`)}` : eats;
}

function cardRow(
  table: Table,
  id: string,
  heading: string,
  card: string,
  moves: Move[],
  group: string,
): Row {
  return {
    ...plain(id, heading, nameOf(table, card), moves, '', '', group),
    card,
    rank: table.cards.get(card)?.rank ?? null,
  };
}
