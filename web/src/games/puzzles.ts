/** Which games show puzzles: those with a puzzles/Scene.svelte in their folder. */
import type { Component } from 'svelte';

import type { GameId } from '.';
import type { Games } from '../lib/generated';
import type { Say } from '../lib/i18n.svelte';

export type PuzzleLook<G extends GameId = GameId> = Games[G]['desk']['puzzle-check']['answer'];

export interface SceneProps<G extends GameId = GameId> {
  /** The puzzle after the steps so far; the server says what may come next. */
  look: PuzzleLook<G>;
  steps: readonly string[];
  /** No step is possible any more: solved, given up, or a question is on its way. */
  still: boolean;
  /** Add one of the choices. */
  add: (step: string) => void;
  /** Other steps than those so far: some taken back. */
  change: (steps: readonly string[]) => void;
  say: Say;
}

/** A picture of the position, small and only to look at. */
export type MiniProps<G extends GameId = GameId> = Pick<SceneProps<G>, 'look' | 'say'>;

const SCENES = import.meta.glob<{ default: Component<SceneProps> }>('./*/puzzles/Scene.svelte');

const MINIS = import.meta.glob<{ default: Component<MiniProps> }>('./*/puzzles/Mini.svelte');

export function hasPuzzles(game: string): game is GameId {
  return `./${game}/puzzles/Scene.svelte` in SCENES;
}

export async function sceneOf(game: GameId): Promise<Component<SceneProps>> {
  const load = SCENES[`./${game}/puzzles/Scene.svelte`];
  if (!load) throw new Error(game);
  return (await load()).default;
}

export async function miniOf(game: GameId): Promise<Component<MiniProps>> {
  const load = MINIS[`./${game}/puzzles/Mini.svelte`];
  if (!load) throw new Error(game);
  return (await load()).default;
}
