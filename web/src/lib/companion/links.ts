/** What was entered as text for the end of an address: `#<name>.<version>.<packed>`. */

const LONGEST = 60_000;
/** A link that unpacks to more than this was not made by us. */
const MOST = 2_000_000;

export class BadLink extends Error {}

export async function pack(name: string, version: number, value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return `${name}.${version}.${base64(await through(bytes, new CompressionStream('deflate-raw')))}`;
}

/** Whether the end of an address holds something for the page of that name. */
export function isFor(name: string, hash: string): boolean {
  return hash.startsWith(`#${name}.`);
}

/** The version of a link for that page; -1 for none. */
export function versionOf(name: string, hash: string): number {
  const version = hash.slice(name.length + 2).split('.', 1)[0] ?? '';
  return isFor(name, hash) && /^\d{1,4}$/.test(version) ? Number(version) : -1;
}

/** The value of a link; throws BadLink for one of another page or version, or a damaged one. */
export async function unpack(name: string, version: number, hash: string): Promise<unknown> {
  const start = `#${name}.${version}.`;
  if (!hash.startsWith(start) || hash.length > LONGEST) throw new BadLink();
  try {
    const bytes = bytesOf(hash.slice(start.length));
    const plain = await through(bytes, new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)) as unknown;
  } catch {
    throw new BadLink();
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new BadLink();
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
    one.charCodeAt(0),
  );
}
