/** Whether the page is narrow: then the board fills it and the rest lies behind buttons. */
import { innerWidth } from 'svelte/reactivity/window';

import { settings } from './settings.svelte';

const WIDE = 960;

export const narrow = {
  /** Measured against the text: large letters need the room of a larger page. */
  get current(): boolean {
    return ((innerWidth.current ?? WIDE) * 100) / settings.textSize < WIDE;
  },
};
