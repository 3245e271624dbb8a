/** Drag a card with the mouse onto another; a finger taps instead, so that it can still scroll. */
const FAR = 7;

export interface Drag {
  /** Whether it can be dragged now. */
  may: () => boolean;
  begin: () => void;
  /** Let go over something: the element under the pointer. */
  drop: (over: Element | null) => void;
}

export function draggable(drag: Drag) {
  return (node: HTMLElement) => {
    function down(event: PointerEvent) {
      if (event.button || event.pointerType === 'touch' || !drag.may()) return;
      const { clientX, clientY } = event;
      let moving = false;

      function move(at: PointerEvent) {
        const [x, y] = [at.clientX - clientX, at.clientY - clientY];
        if (!moving && Math.hypot(x, y) < FAR) return;
        if (!moving) {
          moving = true;
          drag.begin();
          node.style.pointerEvents = 'none';
          node.style.zIndex = '5';
        }
        node.style.translate = `${x}px ${y}px`;
      }

      function stop(at: PointerEvent) {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', stop);
        removeEventListener('pointercancel', stop);
        if (!moving) return;
        const over = document.elementFromPoint(at.clientX, at.clientY);
        node.style.translate = node.style.pointerEvents = node.style.zIndex = '';
        // The click that follows belongs to the drag.
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
        if (at.type === 'pointerup') drag.drop(over);
      }

      addEventListener('pointermove', move);
      addEventListener('pointerup', stop);
      addEventListener('pointercancel', stop);
    }

    node.addEventListener('pointerdown', down);
    return () => node.removeEventListener('pointerdown', down);
  };
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}
