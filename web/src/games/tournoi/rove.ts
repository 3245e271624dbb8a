/** One stop of the Tab key for a group of targets; the arrows walk among them. */
import type { Attachment } from 'svelte/attachments';

const KEYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const rove: Attachment<HTMLElement> = (group) => {
  const stops = () => [...group.querySelectorAll<HTMLElement>('[data-stop]:not(:disabled)')];

  function settle(current?: HTMLElement) {
    const all = stops();
    const stop = current ?? all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) {
      const index = one === stop ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  }

  function keydown(event: KeyboardEvent) {
    const all = stops();
    const at = all.indexOf(event.target as HTMLElement);
    const by = KEYS[event.key];
    if (at < 0) return;
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? all.length - 1
          : by && (at + by + all.length) % all.length;
    if (to === undefined) return;
    all[to]?.focus();
    event.preventDefault();
  }

  function focusin(event: FocusEvent) {
    const target = event.target as HTMLElement;
    if (target.matches('[data-stop]')) settle(target);
  }

  settle();
  const watcher = new MutationObserver(() => settle());
  watcher.observe(group, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-stop', 'disabled'],
  });
  group.addEventListener('keydown', keydown);
  group.addEventListener('focusin', focusin);
  return () => {
    watcher.disconnect();
    group.removeEventListener('keydown', keydown);
    group.removeEventListener('focusin', focusin);
  };
};
