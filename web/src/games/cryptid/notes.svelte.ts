/** What a person writes and strikes at one table, kept in this browser alone. */

/** Who strikes clues: the program, the person, or nobody, without a notepad. */
export type Keeping = 'automatic' | 'hand' | 'none';
export const KEEPING: readonly Keeping[] = ['automatic', 'hand', 'none'];

interface Kept {
  text: string;
  struck: Record<string, string[]>;
  /** Undefined as long as nobody has chosen at this table. */
  keeping?: Keeping | undefined;
}

export class Notes {
  text = $state('');
  /** How the notepad is kept at this table; null as long as nobody has chosen. */
  keeping = $state<Keeping | null>(null);
  private struck = $state<Record<string, string[]>>({});
  private readonly key: string;

  constructor(
    table: string,
    seat: number | null,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null = own(),
  ) {
    this.key = `hedgerow-notes-${table}-${seat ?? 'watch'}`;
    const kept = read(this.storage, this.key);
    this.text = kept.text;
    this.struck = kept.struck;
    this.keeping = kept.keeping ?? null;
  }

  has(researcher: number, code: string): boolean {
    return this.struck[researcher]?.includes(code) ?? false;
  }

  /** Strike a clue, or take the stroke back: what is shaded and counted follows. */
  toggle(researcher: number, code: string): void {
    const row = this.struck[researcher] ?? [];
    this.struck[researcher] = row.includes(code) ? row.filter((c) => c !== code) : [...row, code];
    this.keep();
  }

  write(text: string): void {
    this.text = text.slice(0, 4000);
    this.keep();
  }

  choose(keeping: Keeping): void {
    this.keeping = keeping;
    this.keep();
  }

  private keep(): void {
    const kept: Kept = {
      text: this.text,
      struck: this.struck,
      keeping: this.keeping ?? undefined,
    };
    try {
      this.storage?.setItem(this.key, JSON.stringify(kept));
    } catch {
      // Storage is full or switched off: the notes last as long as the page.
    }
  }
}

function own(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function read(storage: Pick<Storage, 'getItem'> | null, key: string): Kept {
  const empty: Kept = { text: '', struck: {} };
  try {
    const kept = JSON.parse(storage?.getItem(key) ?? 'null') as Partial<Kept> | null;
    if (!kept || typeof kept.text !== 'string' || typeof kept.struck !== 'object') return empty;
    const keeping = KEEPING.find((one) => one === kept.keeping);
    return { text: kept.text, struck: kept.struck ?? {}, keeping };
  } catch {
    return empty;
  }
}
