/** One stop for the Tab key in a region; the arrows walk from card to card as they lie. */
const STOPS = '[data-stop]:not(:disabled)';

export function roving(region: HTMLElement) {
  function stops(): HTMLElement[] {
    return [...region.querySelectorAll<HTMLElement>(STOPS)];
  }

  /** Exactly one of them takes the Tab key. */
  function settle(wanted?: Element | null) {
    const all = stops();
    const now = all.find((one) => one === wanted) ?? all.find((one) => one.tabIndex === 0 && one.dataset.stop === 'on') ?? all[0];
    for (const one of all) {
      one.tabIndex = one === now ? 0 : -1;
      one.dataset.stop = one === now ? 'on' : '';
    }
  }

  function focusin(event: FocusEvent) {
    const found = (event.target as Element).closest(STOPS);
    if (found) settle(found);
  }

  function keydown(event: KeyboardEvent) {
    const at = (event.target as Element).closest<HTMLElement>(STOPS);
    if (!at || event.ctrlKey || event.altKey || event.metaKey || !event.key.startsWith('Arrow')) return;
    const next = nearest(at, stops(), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const watch = new MutationObserver(() => settle());
  watch.observe(region, { childList: true, subtree: true });
  settle();
  region.addEventListener('focusin', focusin);
  region.addEventListener('keydown', keydown);
  return () => {
    watch.disconnect();
    region.removeEventListener('focusin', focusin);
    region.removeEventListener('keydown', keydown);
  };
}

function nearest(from: HTMLElement, all: readonly HTMLElement[], key: string): HTMLElement | null {
  const middle = (one: HTMLElement) => {
    const box = one.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const here = middle(from);
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const there = middle(one);
    const along = sign * (across ? there.x - here.x : there.y - here.y);
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x);
    if (one === from || along < 4) continue;
    const far = along + 2.5 * aside;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
