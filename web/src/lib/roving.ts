/** One stop for the Tab key in a region; the arrows walk to the nearest target on that side. */
import type { Attachment } from 'svelte/attachments';

const STOPS = '[data-stop]:not(:disabled)';

export const roving: Attachment<HTMLElement> = (region) => {
  const stops = () => [...region.querySelectorAll<HTMLElement>(STOPS)];

  function settle(wanted?: Element | null) {
    const all = stops();
    const stop =
      all.find((one) => one === wanted) ??
      all.find((one) => one.tabIndex === 0 && one.dataset.stop === 'on') ??
      all[0];
    for (const one of all) {
      one.tabIndex = one === stop ? 0 : -1;
      one.dataset.stop = one === stop ? 'on' : '';
    }
  }

  function focusin(event: FocusEvent) {
    const found = (event.target as Element).closest(STOPS);
    if (found) settle(found);
  }

  function keydown(event: KeyboardEvent) {
    const at = (event.target as Element).closest<HTMLElement>(STOPS);
    if (!at || event.ctrlKey || event.altKey || event.metaKey || !event.key.startsWith('Arrow'))
      return;
    const next = beside(at, stops(), event.key);
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
    attributeFilter: ['disabled'],
  });
  region.addEventListener('focusin', focusin);
  region.addEventListener('keydown', keydown);
  return () => {
    watcher.disconnect();
    region.removeEventListener('focusin', focusin);
    region.removeEventListener('keydown', keydown);
  };
};

/** The stop on the side of an arrow key that lies nearest, straight ahead before aslant. */
function beside(from: HTMLElement, all: readonly HTMLElement[], key: string): HTMLElement | null {
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const here = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const there = one.getBoundingClientRect();
    const x = there.x + there.width / 2 - here.x - here.width / 2;
    const y = there.y + there.height / 2 - here.y - here.height / 2;
    const ahead = sign * (across ? x : y);
    if (one === from || ahead < 4) continue;
    const far = ahead + 3 * Math.abs(across ? y : x);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
