/** A card that follows the pointer, by mouse or finger, until it is let go over a battle. */
import type { Attachment } from 'svelte/attachments';

const FAR = 8;

export interface Drag {
  able: () => boolean;
  /** It has begun to move. */
  lift: () => void;
  /** Let go over the battle of this number, or nowhere. */
  drop: (lane: number | null) => void;
}

export function dragged({ able, lift, drop }: Drag): Attachment<HTMLElement> {
  return (card) => {
    let start: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;

    function down(event: PointerEvent) {
      if (event.button !== 0 || !able()) return;
      start = { x: event.clientX, y: event.clientY };
      // A quick pointer has left the card before it is told of the first step.
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    }

    function release() {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    }

    function move(event: PointerEvent) {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!ghost) {
        if (Math.hypot(x, y) < FAR) return;
        ghost = card.cloneNode(true) as HTMLElement;
        const box = card.getBoundingClientRect();
        ghost.inert = true;
        ghost.ariaHidden = 'true';
        ghost.removeAttribute('data-stop');
        Object.assign(ghost.style, {
          position: 'fixed',
          left: `${box.left}px`,
          top: `${box.top}px`,
          width: `${box.width}px`,
          height: `${box.height}px`,
          zIndex: '20',
          pointerEvents: 'none',
          opacity: '0.92',
        });
        card.after(ghost);
        lift();
      }
      ghost.style.transform = `translate(${x}px, ${y}px)`;
    }

    function end(event: PointerEvent) {
      release();
      start = null;
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      // The click that follows a drag is none.
      const stop = (click: Event) => click.stopPropagation();
      card.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => card.removeEventListener('click', stop, { capture: true }));
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const lane = under?.closest<HTMLElement>('[data-lane]')?.dataset.lane;
      drop(event.type === 'pointerup' && lane !== undefined ? Number(lane) : null);
    }

    card.addEventListener('pointerdown', down);
    return () => {
      release();
      ghost?.remove();
      card.removeEventListener('pointerdown', down);
    };
  };
}
