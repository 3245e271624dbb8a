/** Which games have a board of their own. A game without one is played from its list of choices. */
import type { Component } from 'svelte';

import type {
  Games,
  Question,
  ReplayChart,
  ReplayPosition,
  State,
  StoryLine,
} from '../lib/generated';
import { i18n, type Say } from '../lib/i18n.svelte';
import type { Trace } from '../lib/marks/traces';
import type { Settings } from '../lib/settings.svelte';
import type { Under } from '../lib/story';
import type { Message, Seat, TableInfo } from '../lib/wire';

export type GameId = keyof Games;

/** A state of a table with the view, moves and events of its game. */
export type GameState<G extends GameId = GameId> = Omit<State, 'view' | 'decisions' | 'events'> & {
  view: Games[G]['view'];
  decisions: (Omit<Question, 'moves'> & { moves: Games[G]['move'][] })[];
  events: (Omit<StoryLine, 'event'> & { event: Games[G]['event'] | null })[];
};

export interface BoardProps<G extends GameId = GameId> {
  state: GameState<G>;
  table: TableInfo;
  /** What the server works out for this seat (a notepad); null while it has not come. */
  aids: Games[G]['aids'] | null;
  /** Whose eyes we see with; null for a spectator. */
  eyes: Seat | null;
  /** Make a move of the present decision. */
  play: (move: Games[G]['move']) => void;
  /** How many of our moves the table has refused; each leaves the decision as it was. */
  refused?: number;
  say: Say;
  readonly: boolean;
  /** A position to look at, as in a replay: nothing is shown step by step. */
  still?: boolean;
  /** Of such a position: what is decided there is looked at, not what came before. */
  deciding?: boolean;
  settings: Settings;
}

export interface SeatLineProps<G extends GameId = GameId> {
  state: GameState<G>;
  seat: Seat;
}

/** A position of a replay with the view, aids and insight of its game. */
export type Position<G extends GameId = GameId> = Omit<
  ReplayPosition,
  'view' | 'aids' | 'insight'
> & {
  [part in 'view' | 'aids' | 'insight']: Games[G][part];
};

export interface ReplayProps<G extends GameId = GameId> {
  position: Position<G>;
  /** What had happened by then. */
  lines: readonly StoryLine[];
  /** The move after which the turn began. */
  since: number;
  names: readonly string[];
  say: Say;
  touch: boolean;
}

export interface PreviewProps<G extends GameId = GameId> {
  /** The options chosen so far; the others have their defaults. */
  options: Partial<Games[G]['options']>;
  seats: number;
}

export interface GameClient<G extends GameId = GameId> {
  Board: Component<BoardProps<G>>;
  /** What a replay draws in the place of the board. */
  ReplayScene?: Component<ReplayProps<G>>;
  /** What a replay tells beside it. */
  ReplayNotes?: Component<ReplayProps<G>>;
  /** How the game was won, where the replay's chart says more than the outcome; null where not. */
  wonBy?: (chart: ReplayChart, names: readonly string[]) => { title: string; text: string } | null;
  /** Something to see beside the options of a new table. */
  Preview?: Component<PreviewProps<G>>;
  /** Counters of one seat, at the end of its row. */
  SeatLine?: Component<SeatLineProps<G>>;
  /** A seat's points as things stand, for places that have room for one number only. */
  points?: (state: GameState<G>, seat: Seat) => number | null;
  /** The board offers every choice itself, so on a phone the prompt is one line. */
  offers?: boolean;
  /** Up to how many choices stand as buttons in the prompt. */
  few?: number;
  /** The lines of a score for what a game may be played without: left out where nobody has any. */
  optional?: readonly string[];
  /** False where the board shows all that the notes say. */
  notes?: boolean;
  /** From which height of the page on the board leaves room for a strip under it. */
  strip?: number;
  /** Whether a line of one's own begins a turn, where not every move does. */
  begins?: (line: StoryLine) => boolean;
  /** Under which seat a line stands since one's last turn; by default that which it is about. */
  under?: Under;
  /** Under which seat a line stands in the log; by default that which it is about. */
  filed?: (line: StoryLine) => number | null;
  /** Whether with a line the next round begins, in which what follows of its move stands. */
  opens?: (line: StoryLine) => boolean;
  /** Whether a line of a rival's tells what a turn was, more than what followed from it. */
  matters?: (line: StoryLine) => boolean;
  /** What an event of the log is about, as selectors of elements of the board. */
  placesOf?: (event: NonNullable<Games[G]['event']>) => string[];
  /** What a move costs, in words, where a person should confirm it first; null where not. */
  preview?: (move: Games[G]['move'], state: GameState<G>) => Message | null;
  /** The places that a lesson may light, by the names of its file. */
  mark?: (place: string) => Mark;
  /** What is drawn for a move and those that follow it: for a hint, a review, a mistake. */
  traces?: (view: Games[G]['view'], moves: readonly Games[G]['move'][]) => Trace[];
}

/** Where a lesson's place is on the board: the first of these selectors that shows something. */
export interface Mark {
  at: readonly string[];
  shape?: 'hex' | 'box';
}

type Load<T> = () => Promise<T>;

// A folder games/<id>/ with a Board.svelte is all a game needs; an index.ts there whose default
// export is a GameClient<'<id>'> adds the rest. A table names its game at run time only, so from here
// on a client is one of any game.
const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const CLIENTS = import.meta.glob<{ default: GameClient }>('./*/index.ts');

const loaded = new Map<string, GameClient>();

/** What draws a game, if it has been loaded: then nothing needs to be drawn without it first. */
export function loadedClient(game: string): GameClient | null {
  return loaded.get(game) ?? null;
}

/** Loads what draws a game, with its words. */
export function clientOf(game: string): Load<GameClient> | null {
  const client = CLIENTS[`./${game}/index.ts`];
  const board = BOARDS[`./${game}/Board.svelte`];
  if (!client && !board) return null;
  return async () => {
    const words = i18n.need(game);
    const found = client
      ? (await client()).default
      : { Board: (await (board as Load<{ default: Component<BoardProps> }>)()).default };
    await words;
    loaded.set(game, found);
    return found;
  };
}

/** A table once its board can be drawn, so that nothing moves when it is. */
export async function withBoard(asked: Promise<TableInfo>): Promise<TableInfo> {
  const table = await asked;
  await clientOf(table.game)?.().catch(() => undefined); // the table says so itself
  return table;
}
