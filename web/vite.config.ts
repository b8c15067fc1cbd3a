import { growingPixels } from '@tavern/kit/css/growing.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { finish } from './build/finish.ts';
import { firstPicture } from './build/first-picture/first-picture.ts';
import { lobbyPacks } from './build/lobby-packs.ts';
import { offline } from './build/offline/offline.ts';

const server = 'http://127.0.0.1:3000';

/** A static site: relative addresses only, so that any file host serves it from any folder. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), lobbyPacks(), firstPicture(), offline(), finish()],
  css: { postcss: { plugins: [growingPixels] } },
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
          groups: [
            // Small modules that hall and lobby have in common with later screens: each alone would be a file of a few lines, and packs badly.
            { name: 'react', test: /\/node_modules\/react\// },
            { name: 'engine', test: /\/engine\/(seat|figures|outcome|refusal|say|json|still|catalog|match)\.ts$/ },
            { name: 'seats', test: /\/web\/parts\/(seats\/(bot-levels|card-look|crests|game-words)|rules\/presets)\.ts$/ },
          ],
        },
      },
    },
    // The server's policy lets fonts come from files alone.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') || path.endsWith('.woff') ? false : undefined),
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/line': { target: server, ws: true } } },
});
