/** In a low window one panel stands beside the board: whatever is put into a Pane becomes its tab. */
import { getContext, setContext, type Component, type Snippet } from 'svelte';

import { low } from './screen';

export interface PaneProps {
  id: string;
  title: string;
  icon: Component;
  content: Snippet;
  /** How much in it has not been seen. */
  badge: number;
}

const KEY = Symbol('panes');

export class Panes {
  private given = $state.raw<readonly PaneProps[]>([]);
  /** What stands below board and panel: the hand, the button that goes on. */
  foot = $state.raw<readonly Snippet[]>([]);
  /** What was asked for, the newest first: when a tab goes, the one before it is back. */
  private asked = $state.raw<readonly string[]>([]);

  /** A pane that a board brings takes the place of the page's own of the same name. */
  get list(): readonly PaneProps[] {
    return this.given.filter((pane, i) => this.given.findIndex((one) => one.id === pane.id) === i);
  }

  get shown(): PaneProps | null {
    const id = this.asked.find((one) => this.list.some((pane) => pane.id === one));
    return this.list.find((pane) => pane.id === id) ?? this.list[0] ?? null;
  }

  get on(): boolean {
    return low.current;
  }

  show(id: string): void {
    this.asked = [id, ...this.asked.filter((one) => one !== id)];
  }

  add(pane: PaneProps): () => void {
    this.given = [...this.given, pane];
    return () => (this.given = this.given.filter((one) => one !== pane));
  }

  addFoot(content: Snippet): () => void {
    this.foot = [...this.foot, content];
    return () => (this.foot = this.foot.filter((one) => one !== content));
  }
}

/** For a page that lays out panes; call it while the component is made. */
export function providePanes(): Panes {
  return setContext(KEY, new Panes());
}

/** The panes of the page around this component; null where there are none. */
export function panesAround(): Panes | null {
  return getContext<Panes | undefined>(KEY) ?? null;
}
