/** What kind of window the page has; measured against the text, since large letters need the room. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

import { settings } from './settings.svelte';

/** Below this width the board fills the page and the rest lies behind buttons. */
const WIDE = 960;
/** Below this height a board and one panel stand side by side, if there is this much width. */
const HIGH = 500;
const SIDE_BY_SIDE = 560;

function width(): number {
  return ((innerWidth.current ?? WIDE) * 100) / settings.textSize;
}

export const narrow = {
  get current(): boolean {
    return width() < WIDE;
  },
};

/** A phone on its side, or a laptop at 200 %. */
export const low = {
  get current(): boolean {
    const height = ((innerHeight.current ?? HIGH) * 100) / settings.textSize;
    return height < HIGH && width() >= SIDE_BY_SIDE;
  },
};

/** Whether the page is so high, measured against the text, that something fits under the board. */
export function roomBelow(least: number): boolean {
  return ((innerHeight.current ?? 0) * 100) / settings.textSize >= least;
}
