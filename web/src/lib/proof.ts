/** The proof of the shuffle: does the revealed seed match what was published at the start? */

export interface Shuffle {
  seed: string;
  contributions: string[];
  commitment: string;
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Checked in this browser; null where the browser cannot (a page that is not served securely). */
export async function honest(shuffle: Shuffle, published: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await sha256(shuffle.seed);
  return digest === published && digest === shuffle.commitment;
}
