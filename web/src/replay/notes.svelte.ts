/** One's own notes on the moments of a finished game, kept on this device. */

const KEY = 'hedgerow-notes-';
/** The longest note; the record file allows no longer one either. */
export const LONGEST = 500;

export class Notes {
  private texts = $state.raw<Readonly<Record<number, string>>>({});

  constructor(private readonly id: string) {
    this.texts = kept(KEY + id);
  }

  /** The moments that have a note, in order. */
  get list(): { at: number; text: string }[] {
    return Object.entries(this.texts)
      .map(([at, text]) => ({ at: Number(at), text }))
      .sort((one, other) => one.at - other.at);
  }

  get all(): Readonly<Record<number, string>> {
    return this.texts;
  }

  of(at: number): string {
    return this.texts[at] ?? '';
  }

  write(at: number, text: string): void {
    const others = Object.entries(this.texts).filter(([each]) => Number(each) !== at);
    if (text.trim()) others.push([String(at), text.slice(0, LONGEST)]);
    this.texts = Object.fromEntries(others);
    try {
      if (Object.keys(this.texts).length)
        localStorage.setItem(KEY + this.id, JSON.stringify(this.texts));
      else localStorage.removeItem(KEY + this.id);
    } catch {
      // Without storage a note lasts as long as the page.
    }
  }
}

function kept(key: string): Record<number, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const notes = Object.entries(found).filter(([at, text]) => /^\d+$/.test(at) && isText(text));
    return Object.fromEntries(notes) as Record<number, string>;
  } catch {
    return {};
  }
}

function isText(text: unknown): boolean {
  return typeof text === 'string';
}
