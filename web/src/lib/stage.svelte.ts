/** What a board shows step by step before the next question; the prompt leads through it. */
import type { StoryLine } from './wire';

export interface Scene {
  kicker: string;
  title: string;
  detail?: string;
  /** The next step; none while there is only something to wait for. */
  act?: { text: string; press: () => void };
  /** A way past all further steps. */
  skip?: { text: string; press: () => void };
}

class Stage {
  scene = $state.raw<Scene | null>(null);
  /** The part of the story that may be told while the scene lasts. */
  told = $state.raw<((lines: readonly StoryLine[]) => readonly StoryLine[]) | null>(null);
}

export const stage = new Stage();
