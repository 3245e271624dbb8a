import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.HEDGEROW_SERVER ?? 'http://127.0.0.1:8000';
const PICTURE = /~icons\/(noto|game-icons)\//;

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte', autoInstall: false })],
  build: {
    outDir: '../src/hedgerow/server/static',
    emptyOutDir: true,
    // Everything is a file of its own: the Content-Security-Policy allows no data: address.
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        // Small parts that several pages share travel together, not one by one; so do pictures that
        // several games share, apart from the rest, since the first page waits for none of them.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              minShareCount: 3,
              maxModuleSize: 20_000,
              test: (id) => !PICTURE.test(id),
            },
            { name: 'pictures', minShareCount: 3, test: PICTURE },
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
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
