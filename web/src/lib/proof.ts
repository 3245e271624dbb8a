/**
 * The proof of the shuffle: does the revealed seed match what was published before the game?
 *
 * A server that cheats could publish another fingerprint afterwards. So this browser keeps the
 * fingerprint it saw first, and its own part of the shuffle, and compares with those.
 */
import type { TableInfo } from './wire';

export interface Shuffle {
  seed: string;
  contributions: string[];
  commitment: string;
}

/** What this browser saw of a table before the end. */
export interface Witness {
  commitment: string;
  contribution?: string;
}

export interface Verdict {
  right: boolean;
  /** Whether the fingerprint was seen here before the end, rather than told only now. */
  seen: boolean;
  /** Whether our own part went into the shuffle; null where we gave none. */
  mine: boolean | null;
}

const KEY = 'hedgerow-shuffles';
const MOST = 200;

function kept(): Record<string, Witness> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Witness>) : {};
  } catch {
    return {};
  }
}

/** Keep a table's fingerprint as it was first seen, and what we gave to its shuffle last. */
export function witness(table: TableInfo, contribution?: string): void {
  const all = kept();
  const before = all[table.id];
  if (before ? !contribution : table.status === 'over') return;
  all[table.id] = {
    commitment: before?.commitment ?? table.commitment,
    ...(contribution && { contribution }),
  };
  const newest = Object.entries(all).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Storage is full or forbidden: the proof then rests on what the server says at the end.
  }
}

export function witnessed(table: string): Witness | undefined {
  return kept()[table];
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Checked in this browser; null where the browser cannot (a page that is not served securely). */
export async function honest(
  shuffle: Shuffle,
  published: string,
  seen?: Witness,
): Promise<Verdict | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await sha256(shuffle.seed);
  const agreed = [published, shuffle.commitment, seen?.commitment ?? published];
  const mine = seen?.contribution ? shuffle.contributions.includes(seen.contribution) : null;
  return {
    right: agreed.every((commitment) => commitment === digest) && mine !== false,
    seen: seen !== undefined,
    mine,
  };
}
