/** The pictures of cards, which their data name. */
import type { Component } from 'svelte';
import Seedling from '~icons/noto/seedling';

import { PICTURES } from './generated';

/** A card of somebody's own data: a seedling. */
export const STRANGE: Component = Seedling;

/** The picture of a card or an animal. */
export function pictureOf(key: string): Component {
  return PICTURES[key]?.picture ?? STRANGE;
}

/** Whether the picture shows something else than the card names, a near relative or a likeness. */
export function borrowed(key: string): boolean {
  return PICTURES[key]?.likeness ?? true;
}
