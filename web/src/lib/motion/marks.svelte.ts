/** What others have moved since one's last turn, and what a line of the log points at. */
import { letterOf } from '../seats';

class Marks {
  /** By the key of a piece: who moved it last. */
  private moved = new Map<string, number>();
  private lit: readonly string[] = [];

  add(piece: string, seat: number): void {
    this.moved.set(piece, seat);
    this.show();
  }

  clear(): void {
    if (!this.moved.size) return;
    this.moved.clear();
    this.show();
  }

  /** Light up what these selectors name; nothing for none. */
  light(selectors: readonly string[]): void {
    this.lit = selectors;
    this.show();
  }

  private planned = false;

  /** Put the marks on the page, after it has changed. */
  show(): void {
    if (this.planned) return;
    this.planned = true;
    queueMicrotask(() => requestAnimationFrame(() => this.apply()));
  }

  private apply(): void {
    this.planned = false;
    for (const element of document.querySelectorAll('[data-since]')) {
      const seat = this.moved.get(element.getAttribute('data-piece') ?? '');
      if (seat === undefined) element.removeAttribute('data-since');
    }
    for (const [piece, seat] of this.moved)
      for (const element of document.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`))
        element.setAttribute('data-since', letterOf(seat));
    for (const element of document.querySelectorAll('[data-lit-up]'))
      if (!this.lit.some((selector) => element.matches(selector)))
        element.removeAttribute('data-lit-up');
    for (const selector of this.lit)
      for (const element of document.querySelectorAll(selector))
        element.setAttribute('data-lit-up', '');
  }

  /** Keep the marks on a board whose parts come and go. */
  watch(board: HTMLElement): () => void {
    const observer = new MutationObserver(() => {
      if (this.moved.size || this.lit.length) this.show();
    });
    observer.observe(board, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-piece'],
    });
    return () => observer.disconnect();
  }
}

export const marks = new Marks();
