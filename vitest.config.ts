import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['engine/testkit/setup.ts'],
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'bench/peers/**'],
    testTimeout: 60_000,
  },
});
