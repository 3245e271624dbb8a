import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

import { pictures } from './build/pictures';
import { shell } from './build/shell';
import { words } from './build/words';

const server = process.env.HEDGEROW_SERVER ?? 'http://127.0.0.1:8000';
/** What belongs to one game travels with it, however many of its pages share it. */
const OF_A_GAME = /\/src\/games\/[^/]+\/|~icons\/game-icons\/|~pictures\//;

export default defineConfig({
  plugins: [
    pictures(),
    words(`${import.meta.dirname}/../src/hedgerow/locale`, `${import.meta.dirname}/src/games`),
    svelte(),
    Icons({ compiler: 'svelte', autoInstall: false }),
    shell(`${import.meta.dirname}/build/sw.js`),
  ],
  build: {
    outDir: '../src/hedgerow/server/static',
    emptyOutDir: true,
    manifest: true, // what a page loads, for the test of its weight
    // Everything is a file of its own: the Content-Security-Policy allows no data: address.
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        // Small parts that several pages share travel together, not one by one.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              minShareCount: 3,
              maxModuleSize: 20_000,
              test: (id) => !OF_A_GAME.test(id),
            },
            { name: 'pictures', minShareCount: 2, test: /~pictures\// },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // The catalogues live with the Python package: one text for the program and the browser.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['{src,build}/**/*.test.ts'], environment: 'node' },
});
