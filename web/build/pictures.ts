/**
 * Pictures of many colours as files of their own. As code they were half of what a table weighed,
 * and a browser had to read all of them before it showed one.
 *
 * `~icons/noto/<name>` stays a component; it draws an <svg>, so a style or another drawing may hold
 * it like any icon.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

import type { Plugin } from 'vite';

const SET = 'noto';
const ASKED = new RegExp(`^~icons/${SET}/([a-z0-9-]+)$`);
const HELD = new RegExp(`^/~pictures/${SET}/([a-z0-9-]+)\\.svelte$`);

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

/** Coordinates to a tenth: of 128 units, nobody sees less. */
export function shortened(svg: string): string {
  return svg.replace(/ (?:d|points)="[^"]*"/g, (drawn) => {
    let last = '';
    return drawn.replace(/-?(?:\d*\.\d+|\d+)/g, (number, at: number) => {
      const rounded = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
      // In "1.96.97" a point begins the second number: "2" and "1" would become one.
      const glued = /[\d.]/.test(drawn[at - 1] ?? '');
      const clear = rounded.startsWith('-') || (rounded.startsWith('.') && last.includes('.'));
      last = rounded;
      return glued && !clear ? ` ${rounded}` : rounded;
    });
  });
}

export function pictures(): Plugin {
  const set = createRequire(import.meta.url)(`@iconify-json/${SET}/icons.json`) as IconSet;
  let building = false;

  function drawn(name: string): string {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`there is no picture ${SET}/${name}`);
    const box = `0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}`;
    const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`;
    return `${head} viewBox="${box}">${shortened(icon.body)}</svg>`;
  }

  return {
    name: 'hedgerow-pictures',
    enforce: 'pre',
    configResolved: (config) => void (building = config.command === 'build'),
    resolveId(id) {
      const name = ASKED.exec(id)?.[1];
      return name ? `/~pictures/${SET}/${name}.svelte` : undefined;
    },
    load(id) {
      const name = HELD.exec(id)?.[1];
      if (!name) return undefined;
      const svg = drawn(name);
      let address = `data:image/svg+xml,${encodeURIComponent(svg)}`; // while one develops
      if (building) {
        const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
        const fileName = `assets/pictures/${name}-${hash}.svg`;
        this.emitFile({ type: 'asset', fileName, source: svg });
        address = `/${fileName}`;
      }
      return `<script>
  import Picture from '/src/parts/Picture.svelte';
  const props = $props();
</script>
<Picture src=${JSON.stringify(address)} {...props} />`;
    },
  };
}
