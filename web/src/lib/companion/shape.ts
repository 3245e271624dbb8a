/** Readers for what comes from storage or a link: each gives the value, or undefined if it does not fit. */
export type Reader<T> = (value: unknown) => T | undefined;
/** What a reader reads. */
export type Read<R> = R extends Reader<infer T> ? T : never;

export function whole(least: number, most: number): Reader<number> {
  return (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? (value as number)
      : undefined;
}

export function text(most: number): Reader<string> {
  return (value) => (typeof value === 'string' && value.length <= most ? value : undefined);
}

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export function oneOf<const T extends string | number>(...known: T[]): Reader<T> {
  return (value) => known.find((one) => one === value);
}

export function maybe<T>(reader: Reader<T>): Reader<T | null> {
  return (value) => (value === null ? null : reader(value));
}

export function listOf<T>(reader: Reader<T>, most: number): Reader<T[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const items: T[] = [];
    for (const one of value) {
      const item = reader(one);
      if (item === undefined) return undefined;
      items.push(item);
    }
    return items;
  };
}

/** A table of values by name. */
export function tableOf<T>(reader: Reader<T>, most: number): Reader<Record<string, T>> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const entries = Object.entries(value);
    if (entries.length > most) return undefined;
    const table: Record<string, T> = {};
    for (const [name, one] of entries) {
      const item = reader(one);
      if (item === undefined) return undefined;
      table[name] = item;
    }
    return table;
  };
}

/** Exactly these fields. */
export function fields<T extends object>(readers: { [K in keyof T]: Reader<T[K]> }): Reader<T> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const result: Partial<T> = {};
    for (const name of Object.keys(readers) as (keyof T & string)[]) {
      const item = readers[name]((value as Record<string, unknown>)[name]);
      if (item === undefined) return undefined;
      result[name] = item;
    }
    return Object.keys(value).every((name) => name in readers) ? (result as T) : undefined;
  };
}
