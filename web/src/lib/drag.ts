/** A card dragged onto something with the mouse or, where it asks for that, with a finger. */
import type { Attachment } from 'svelte/attachments';

/** How far the pointer goes before it is a drag and not a click. */
const FAR = 8;

export interface Drag {
  /** Whether it can be dragged now. */
  may: () => boolean;
  begin: () => void;
  /** Let go: the element under the pointer; null where the drag was broken off. */
  drop: (over: Element | null) => void;
  /** A finger drags too; else it taps and scrolls. */
  touch?: boolean;
  /** A copy follows the pointer, since what the element lies in would cut it off. */
  copy?: boolean;
}

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    function down(event: PointerEvent) {
      if (event.button || (event.pointerType === 'touch' && !drag.touch) || !drag.may()) return;
      const { clientX, clientY } = event;
      let carried: Carried | null = null;

      function move(at: PointerEvent) {
        const [x, y] = [at.clientX - clientX, at.clientY - clientY];
        if (!carried) {
          if (Math.hypot(x, y) < FAR) return;
          carried = drag.copy ? copyOf(element) : itself(element);
          drag.begin();
        }
        carried.to(x, y);
      }

      function end(at: PointerEvent) {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        if (!carried) return;
        const over = document.elementFromPoint(at.clientX, at.clientY);
        carried.release();
        // The click that follows belongs to the drag.
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
        drag.drop(at.type === 'pointerup' ? over : null);
      }

      // On the page, since a quick pointer has left the element before its first step is told.
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    }

    element.addEventListener('pointerdown', down);
    return () => element.removeEventListener('pointerdown', down);
  };
}

/** What follows the pointer. */
interface Carried {
  to(x: number, y: number): void;
  release(): void;
}

function itself(element: HTMLElement): Carried {
  const { style } = element;
  style.pointerEvents = 'none';
  style.zIndex = '5';
  return {
    to: (x, y) => (style.translate = `${x}px ${y}px`),
    release: () => (style.translate = style.pointerEvents = style.zIndex = ''),
  };
}

function copyOf(element: HTMLElement): Carried {
  const copy = element.cloneNode(true) as HTMLElement;
  const box = element.getBoundingClientRect();
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.removeAttribute('data-stop');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: '20',
    pointerEvents: 'none',
    opacity: '0.92',
  });
  element.after(copy);
  return {
    to: (x, y) => (copy.style.transform = `translate(${x}px, ${y}px)`),
    release: () => copy.remove(),
  };
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}
