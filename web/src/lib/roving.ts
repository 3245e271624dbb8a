/** One stop for the Tab key in a region; the arrows walk from target to target. */
import type { Attachment } from 'svelte/attachments';

import { plainKey } from './keys';

const STOPS = '[data-stop]:not(:disabled)';

/** Where a key leads from one of the targets; null where it leads nowhere. */
export type Walk = (
  from: HTMLElement,
  all: readonly HTMLElement[],
  key: string,
) => HTMLElement | null;

function rovingBy(walk: Walk): Attachment<HTMLElement> {
  return (region) => {
    let stop: HTMLElement | undefined;

    const stops = () => [...region.querySelectorAll<HTMLElement>(STOPS)];

    function settle(next = stop) {
      const all = stops();
      stop = next && all.includes(next) ? next : all[0];
      for (const target of all) target.tabIndex = target === stop ? 0 : -1;
    }

    function focusin(event: FocusEvent) {
      const target = (event.target as Element).closest<HTMLElement>(STOPS);
      if (target) settle(target);
    }

    function keydown(event: KeyboardEvent) {
      const at = (event.target as Element).closest<HTMLElement>(STOPS);
      const next = at && plainKey(event) ? walk(at, stops(), event.key) : null;
      if (!next) return;
      event.preventDefault();
      next.focus();
    }

    settle();
    const watcher = new MutationObserver(() => settle());
    watcher.observe(region, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-stop', 'disabled'],
    });
    region.addEventListener('focusin', focusin);
    region.addEventListener('keydown', keydown);
    return () => {
      watcher.disconnect();
      region.removeEventListener('focusin', focusin);
      region.removeEventListener('keydown', keydown);
    };
  };
}

/** The target on the side of an arrow key that lies nearest, straight ahead before aslant. */
export const beside: Walk = (from, all, key) => {
  if (!key.startsWith('Arrow')) return null;
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const here = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const target of all) {
    const there = target.getBoundingClientRect();
    const x = there.x + there.width / 2 - here.x - here.width / 2;
    const y = there.y + there.height / 2 - here.y - here.height / 2;
    const ahead = sign * (across ? x : y);
    if (target === from || ahead < 4) continue;
    const far = ahead + 3 * Math.abs(across ? y : x);
    if (far < least) [best, least] = [target, far];
  }
  return best;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The next target or the one before, round and round; Home and End are the first and the last. */
export const inOrder: Walk = (from, all, key) => {
  if (key === 'Home') return all[0] ?? null;
  if (key === 'End') return all.at(-1) ?? null;
  const step = STEPS[key];
  if (!step) return null;
  return all[(all.indexOf(from) + step + all.length) % all.length] ?? null;
};

/** For targets that lie about on a board. */
export const roving = rovingBy(beside);

/** For targets that lie in rows, one after the other. */
export const rovingInOrder = rovingBy(inOrder);

/** The arrows in a tab list: the next tab has the focus and, unless `opens` is false, is opened. */
export function tablist({ opens = true } = {}): Attachment<HTMLElement> {
  return (list) => {
    function keydown(event: KeyboardEvent) {
      if (!plainKey(event) || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
      const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
      const at = tabs.find((tab) => tab === event.target);
      const next = at && inOrder(at, tabs, event.key);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      if (opens) next.click();
      next.focus();
    }
    list.addEventListener('keydown', keydown);
    return () => list.removeEventListener('keydown', keydown);
  };
}
