/** The REST part: one function for each thing a page asks. */
import { i18n, t } from './i18n.svelte';
import type { AskedAgain, Games, OwnSet } from './generated';
import { witness } from './proof';
import type { Problem } from './wire';
import type {
  GameInfo,
  GuestCode,
  Invitation,
  LastSeen,
  LessonAnswer,
  LessonInfo,
  LessonPage,
  MyGames,
  NewTable,
  PushWish,
  Reach,
  Reminders,
  Rules,
  SeatCode,
  TableInfo,
} from './wire';

/** What the server says went wrong, in the person's language. */
export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.text[i18n.language] ?? String(status));
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    // A browser says in its own language and terms that nobody answered.
    throw new Error(t('web-unreachable'), { cause: error });
  });
  if (!answer.ok) throw new Failed(answer.status, await problemOf(answer));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<Problem | null> {
  try {
    return ((await answer.json()) as { error: Problem }).error;
  } catch {
    return null;
  }
}

let games: Promise<GameInfo[]> | null = null;

export const api = {
  /** The games of the server; they do not change while the page is open. */
  games(): Promise<GameInfo[]> {
    games ??= ask<GameInfo[]>('GET', '/games').catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  rules: (game: string, language: string) =>
    ask<Rules>('GET', `/games/${game}/rules?lang=${language}`),
  me: () => ask<{ name: string }>('GET', '/me'),
  rename: (name: string) => ask<{ name: string }>('PUT', '/me', { name }),
  create: async (table: NewTable) => {
    const made = await takePart(
      await ask<TableInfo>('POST', '/tables', { ...table, start: false }),
    );
    return table.start ? api.start(made.id) : made;
  },
  /** Every table of mine, how the finished ones ended, my ratings. */
  myGames: () => ask<MyGames>('GET', '/me/games'),
  /** A one-time code that takes all of it to another browser. */
  guestCode: () => ask<GuestCode>('POST', '/me/code'),
  arrive: (code: string) => ask<{ name: string }>('POST', '/me/arrive', { code }),
  /** What a code opens. */
  invitation: (code: string) => ask<Invitation>('GET', `/join/${encodeURIComponent(code)}`),
  /** Where other devices find this server. */
  reach: () => ask<Reach>('GET', '/reach'),
  table: async (id: string) => withWords(await ask<TableInfo>('GET', `/tables/${id}`)),
  last: (id: string, language: string) =>
    ask<LastSeen>('GET', `/tables/${id}/last?lang=${language}`),
  join: async (code: string, name?: string) => {
    return takePart(await ask<TableInfo>('POST', '/join', { code, ...(name && { name }) }));
  },
  watch: async (code: string) =>
    withWords(await ask<TableInfo>('GET', `/watch/${encodeURIComponent(code)}`)),
  start: (id: string) => ask<TableInfo>('POST', `/tables/${id}/start`),
  /** A one-time code for a seat, for the host to hand on. */
  seatCode: (id: string, seat: number) => ask<SeatCode>('POST', `/tables/${id}/seats/${seat}/code`),
  reminders: (id: string) => ask<Reminders>('GET', `/tables/${id}/reminders`),
  /** Without an address: to the one that is known. */
  remindByMail: (id: string, address?: string) =>
    ask<Reminders>('PUT', `/tables/${id}/reminders/mail`, {
      language: i18n.language,
      ...(address && { address }),
    }),
  remindByPush: (id: string, subscription: Omit<PushWish, 'language'>) =>
    ask<Reminders>('PUT', `/tables/${id}/reminders/push`, {
      ...subscription,
      language: i18n.language,
    }),
  remindNoMore: (id: string, kind: 'mail' | 'push') =>
    ask<Reminders>('DELETE', `/tables/${id}/reminders?kind=${kind}`),
  /** The server deletes the address. */
  forget: (kind: 'mail' | 'push') => ask<unknown>('DELETE', `/me/reminders?kind=${kind}`),
  confirm: (token: string) =>
    ask<{ table: string }>('POST', `/confirm/${encodeURIComponent(token)}`),
  unsubscribe: (token: string) => ask<unknown>('POST', `/unsubscribe/${encodeURIComponent(token)}`),
  leave: (id: string) => ask<unknown>('POST', `/tables/${id}/leave`),
  /** Play again; where nobody else is waited for, at once. */
  rematch: async (id: string) => {
    const again = await takePart(await ask<TableInfo>('POST', `/tables/${id}/rematch`));
    const alone = again.seats.every((seat) => seat.mine || seat.kind === 'bot');
    return alone && again.status === 'lobby' ? api.start(again.id) : again;
  },
  /** Go on with a finished game from one of its positions, as a seat, against bots. */
  playOn: (id: string, wish: { at: number; seat: number; bot: string; again: boolean }) =>
    ask<TableInfo>('POST', `/replays/${id}/onward`, wish),
  /** A decision of a finished game as its seat saw it. */
  askedAgain: (id: string, at: number, seat: number) =>
    ask<AskedAgain>('GET', `/replays/${id}/asked?at=${at}&seat=${seat}`),
  lessons: () => ask<LessonInfo[]>('GET', '/lessons'),
  /** A step of a lesson after the right answers so far; `answer` is judged. */
  lesson: (game: string, step: string, done: readonly LessonAnswer[], answer?: LessonAnswer) =>
    ask<LessonPage>('POST', `/lessons/${game}`, { step, done, ...(answer && { answer }) }),
  /** The owner's components that a table is played with. */
  own: (id: string) => ask<OwnSet[]>('GET', `/tables/${id}/own`),
  /** Checks what an owner has entered of a game, whichever it is. */
  ownSet: (game: string, file: string, rows: Record<string, unknown>) =>
    ask<OwnSet>('POST', `/games/${game}/desk/own`, { file, rows }),
  record: (id: string) => ask<Record<string, unknown>>('GET', `/tables/${id}/record`),
};

/** A table that is to be shown, once the words of its game are there. */
async function withWords(table: TableInfo): Promise<TableInfo> {
  await i18n.need(table.game);
  return table;
}

/**
 * Give this browser's own part of the shuffle, once the fingerprint of the seed is known: a server
 * that saw the part first could choose a seed to go with it. After the start a part comes too late.
 */
async function takePart(table: TableInfo): Promise<TableInfo> {
  witness(table);
  if (table.status !== 'lobby' || !table.seats.some((seat) => seat.mine)) return table;
  const part = contribution();
  try {
    const taken = await ask<TableInfo>('POST', `/tables/${table.id}/contribution`, {
      contribution: part,
    });
    witness(taken, part);
    return taken;
  } catch {
    return table; // somebody was quicker to start: the game is no less playable without our part
  }
}

/** 16 random bytes, in hexadecimal. */
function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function socketUrl(table: string, who: { seat: number } | { watch: string }): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = 'seat' in who ? `seat=${who.seat}` : `watch=${encodeURIComponent(who.watch)}`;
  return `${scheme}://${location.host}/api/tables/${table}/socket?${query}`;
}

type Desk<G extends keyof Games> = Games[G]['desk'];
type Asked<Tool> = Tool extends { request: infer Request } ? Request : never;
type Answered<Tool> = Tool extends { answer: infer Answer } ? Answer : never;

/** What a tool of a game's desk answers. */
export function desk<G extends keyof Games, T extends keyof Desk<G> & string>(
  game: G,
  tool: T,
  request: Asked<Desk<G>[T]>,
): Promise<Answered<Desk<G>[T]>> {
  return ask('POST', `/games/${game}/desk/${tool}`, request);
}
