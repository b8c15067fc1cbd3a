import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { growingPixels } from '../css/growing.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { postcss: { plugins: [growingPixels] } },
  server: { host: '127.0.0.1' },
});
