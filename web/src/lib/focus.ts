/** The keyboard stays where the person was: a move often takes the pressed thing off the board. */
import type { Attachment } from 'svelte/attachments';

const STOPS =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex="0"]';

interface Place {
  x: number;
  y: number;
}

function middle(node: Element): Place {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** What may take the focus in the place of something that is gone: the nearest thing to it. */
export function nearest(region: ParentNode, to: Place): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of region.querySelectorAll<HTMLElement>(STOPS)) {
    if (!stop.getClientRects().length) continue;
    const at = middle(stop);
    const far = Math.hypot(at.x - to.x, at.y - to.y);
    if (far < least) [best, least] = [stop, far];
  }
  return best;
}

/** What has the focus only because the button that was pressed is gone. */
let instead: HTMLElement | null = null;

/** A next step follows the one that was pressed: Enter does it, unless the person went elsewhere. */
export const afterPrimary: Attachment<HTMLElement> = (button) => {
  const at = document.activeElement;
  if (at === null || at === document.body || at === instead) button.focus({ preventScroll: true });
};

export const keepsFocus: Attachment<HTMLElement> = (region) => {
  let last: { node: Element; at: Place } | null = null;
  let frame = 0;

  /** Heard on the page: what is taken off a board is not always told to have lost the focus. */
  function focusin(event: FocusEvent) {
    const node = event.target as Element;
    last = node === region || !region.contains(node) ? null : { node, at: middle(node) };
  }

  /** Somebody who goes elsewhere, or presses where nothing is, has left. */
  function focusout(event: FocusEvent) {
    const node = event.target as HTMLElement;
    if (event.relatedTarget instanceof Element && !region.contains(event.relatedTarget))
      last = null;
    else if (last?.node === node && node.isConnected && !node.matches(':disabled'))
      last.at = middle(node);
  }

  function settle() {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost || !last) return;
    if (last.node.isConnected && !last.node.matches(':disabled')) return;
    const next = nearest(region, last.at);
    instead = last.node.matches('[data-primary]') ? next : null;
    next?.focus({ preventScroll: true });
  }

  const watcher = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  });
  watcher.observe(region, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', focusin);
  region.addEventListener('focusout', focusout);
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    document.removeEventListener('focusin', focusin);
    region.removeEventListener('focusout', focusout);
  };
};
