/** What a screen reader is told; one sentence replaces the last. */

class Live {
  polite = $state('');
  urgent = $state('');

  say(text: string): void {
    // The same sentence twice must be heard twice: a no-break space tells them apart.
    this.polite = text === this.polite ? `${text}\u00a0` : text;
  }

  shout(text: string): void {
    this.urgent = text === this.urgent ? `${text}\u00a0` : text;
  }
}

export const live = new Live();

export interface Toast {
  id: number;
  text: string;
  /** A rule that explains it, and how to open it. */
  link?: { text: string; open: () => void };
}

class ToastList {
  shown = $state.raw<readonly Toast[]>([]);
  private next = 1;

  show(text: string, link?: Toast['link'], seconds = 9): void {
    const toast: Toast = { id: this.next++, text, ...(link && { link }) };
    this.shown = [...this.shown.slice(-2), toast];
    live.shout(text);
    setTimeout(() => this.close(toast.id), seconds * 1000);
  }

  close(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new ToastList();
