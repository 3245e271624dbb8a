/** What somebody enters on a companion page: kept on the device, undone, shared as a link. */
import { isFor, pack, unpack, versionOf } from './links';
import type { Reader } from './shape';

export interface Form<T> {
  /** Begins the name in storage and in links. */
  name: string;
  /** Another number for another form: what an older page kept or shared is not read, */
  version: number;
  fresh: () => T;
  read: Reader<T>;
  /** unless it is said here, by its version, how. */
  older?: Readonly<Record<number, Reader<T>>>;
  /** What a link takes along, where not all of it is for others. */
  shared?: (value: T) => T;
}

/** How many changes can be undone. */
const DEEPEST = 200;

export class Kept<T> {
  value = $state.raw() as T;
  /** What a link brought: nothing, something, or nothing that can be read. */
  link = $state<'none' | 'opened' | 'bad'>('none');
  private past = $state.raw<readonly T[]>([]);

  constructor(readonly form: Form<T>) {
    this.value = this.stored() ?? form.fresh();
  }

  get undoable(): boolean {
    return this.past.length > 0;
  }

  change(next: T): void {
    this.past = [...this.past.slice(1 - DEEPEST), this.value];
    this.set(next);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.set(before);
  }

  startAnew(): void {
    this.link = 'none';
    this.change(this.form.fresh());
  }

  /** Take what a link brings; undo gives back what was there. */
  async open(hash: string): Promise<void> {
    if (!isFor(this.form.name, hash)) return;
    try {
      const read = this.readerOf(versionOf(this.form.name, hash))?.(
        await unpack(this.form.name, versionOf(this.form.name, hash), hash),
      );
      if (read === undefined) throw new Error();
      if (JSON.stringify(read) !== JSON.stringify(this.value)) this.change(read);
      this.link = 'opened';
    } catch {
      this.link = 'bad';
    }
  }

  async address(): Promise<string> {
    const value = this.form.shared?.(this.value) ?? this.value;
    const packed = await pack(this.form.name, this.form.version, value);
    return `${location.origin}${location.pathname}#${packed}`;
  }

  private readerOf(version: number | undefined): Reader<T> | undefined {
    if (version === this.form.version) return this.form.read;
    return version === undefined ? undefined : this.form.older?.[version];
  }

  private get key(): string {
    return `hedgerow-box-${this.form.name}`;
  }

  private set(value: T): void {
    this.value = value;
    try {
      localStorage.setItem(this.key, JSON.stringify({ version: this.form.version, value }));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }

  private stored(): T | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(this.key) ?? 'null') as {
        version?: number;
        value?: unknown;
      } | null;
      return kept ? this.readerOf(kept.version)?.(kept.value) : undefined;
    } catch {
      return undefined;
    }
  }
}
