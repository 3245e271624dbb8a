/** Which games have a board of their own. A game without one is played from its list of choices. */
import type { Component } from 'svelte';

import type { Games, ReplayPosition } from '../lib/generated';
import type { Say } from '../lib/i18n.svelte';
import type { Settings } from '../lib/settings.svelte';
import type { Message, Move, Seat, StateMessage, TableInfo } from '../lib/wire';

export interface BoardProps {
  state: StateMessage;
  table: TableInfo;
  /** What the server works out for this seat (a notepad); null while it has not come. */
  aids: unknown;
  /** Whose eyes we see with; null for a spectator. */
  eyes: Seat | null;
  /** Make a move of the present decision. */
  play: (move: Move) => void;
  /** How many of our moves the table has refused; each leaves the decision as it was. */
  refused?: number;
  say: Say;
  readonly: boolean;
  /** A position to look at, as in a replay: nothing is shown step by step. */
  still?: boolean;
  settings: Settings;
}

export type GameId = keyof Games;

/** A position of a replay; of a game that we know, with what that game's own types say. */
export interface ReplayProps<G extends GameId = GameId> {
  position: Omit<ReplayPosition, 'view' | 'aids' | 'insight'> & {
    [part in 'view' | 'aids' | 'insight']: Games[G][part];
  };
  /** The move after which the turn began. */
  since: number;
  names: readonly string[];
  say: Say;
  touch: boolean;
}

export interface GameClient {
  Board: Component<BoardProps>;
  /** A picture for the home page; the client has one for each of the five games. */
  HomeArt?: Component;
  /** What a replay draws in the place of the board. */
  ReplayScene?: Component<ReplayProps>;
  /** What a replay tells beside it. */
  ReplayNotes?: Component<ReplayProps>;
  /** Something to see beside the options of a new table. */
  Preview?: Component<{ options: Record<string, unknown>; seats: number }>;
  /** Counters of one seat, at the end of its row. */
  SeatLine?: Component<{ state: StateMessage; seat: Seat }>;
  /** The board offers every choice itself, so on a phone the prompt is one line. */
  offers?: boolean;
  /** Up to how many choices stand as buttons in the prompt. */
  few?: number;
  /** False where the board shows all that the notes say. */
  notes?: boolean;
  /** What a move costs, in words, where a person should confirm it first; null where not. */
  preview?: (move: Move, state: StateMessage) => Message | null;
}

type Load<T> = () => Promise<T>;

// A folder games/<id>/ with a Board.svelte is all a game needs; an index.ts there that exports a
// GameClient adds the rest.
const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte');
const CLIENTS = import.meta.glob<GameClient>('./*/index.ts');

export function clientOf(game: string): Load<GameClient> | null {
  const whole = CLIENTS[`./${game}/index.ts`];
  if (whole) return whole;
  const board = BOARDS[`./${game}/Board.svelte`];
  return board ? async () => ({ Board: (await board()).default }) : null;
}
