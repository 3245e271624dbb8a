/** Makes sw.js: build/sw.js with the names of the files of the shell, and a version made of them. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** Modules that are loaded when they are needed, and without which no page is shown offline. */
const PARTS = /\/src\/pages\/(Home|Table)\.svelte$|virtual:words\/\w+\/site$/;
const FONTS = /-latin-(?!ext).*\.woff2$/;
/** Files without a hash in their name; "/" is the page. */
const PLAIN = ['/', '/early.js', '/sprig.svg', '/hedgerow.webmanifest'];

interface Chunk {
  fileName: string;
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** A chunk with all that it cannot do without. */
export function closure(chunk: Chunk, all: ReadonlyMap<string, Chunk>, found: Set<string>): void {
  if (found.has(chunk.fileName)) return;
  found.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  for (const name of chunk.imports) {
    const next = all.get(name);
    if (next) closure(next, all, found);
  }
}

export function shell(source: string): Plugin {
  return {
    name: 'hedgerow-shell',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const files = new Set<string>();
      const chunks = new Map<string, Chunk>();
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') chunks.set(file.fileName, file as unknown as Chunk);
        else if (FONTS.test(file.fileName)) files.add(file.fileName);
      }
      for (const chunk of chunks.values()) {
        if (chunk.isEntry || PARTS.test(chunk.facadeModuleId ?? '')) closure(chunk, chunks, files);
      }
      const names = [...PLAIN, ...[...files].sort().map((name) => `/${name}`)];
      const code = readFileSync(source, 'utf-8');
      const hash = createHash('sha256').update(code).update(names.join('\n'));
      for (const name of PLAIN)
        hash.update(readFileSync(join(dir, name === '/' ? 'index.html' : name)));
      const version = hash.digest('hex').slice(0, 12);
      const head = `const VERSION = '${version}';\nconst SHELL = ${JSON.stringify(names)};\n`;
      writeFileSync(join(dir, 'sw.js'), head + code);
    },
  };
}
