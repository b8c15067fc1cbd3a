import { growingPixels } from '@tavern/kit/css/growing.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS } from './build/chunks.ts';
import { finish } from './build/finish.ts';
import { firstPicture } from './build/first-picture/first-picture.ts';
import { ownLetters } from './build/han/own-letters.ts';
import { cutLatin } from './build/latin/cut-latin.ts';
import { lobbyPacks } from './build/lobby-packs.ts';
import { offline } from './build/offline/offline.ts';
import { SHEETS } from './build/sheets.ts';

const server = 'http://127.0.0.1:3000';

/** A static site: relative addresses only, so that any file host serves it from any folder. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), lobbyPacks(), ownLetters(), firstPicture(), offline(), finish()],
  css: { postcss: { plugins: command === 'build' ? [growingPixels, cutLatin] : [growingPixels] } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // size-limit reads there what is fetched before a table opens.
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [...SHEETS, ...CHUNKS],
        },
      },
    },
    // The server's policy lets fonts come from files alone.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') || path.endsWith('.woff') ? false : undefined),
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/line': { target: server, ws: true } } },
}));
