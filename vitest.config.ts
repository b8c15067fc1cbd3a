import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// Whatever is started as a process of its own, over and over, finds there what it was compiled to.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'tavern-compiled');

const NEVER = ['**/node_modules/**', 'bench/peers/**', '**/dist/**'];
/** They start a real PostgreSQL. */
const POSTGRES = ['server/test/**/*postgres*.test.ts', 'server/test/contest/**/*.test.ts'];
/** They start real browsers. */
const BROWSER = ['web/test/browser/**/*.test.ts'];
/** They take the longest: whole matches through real processes, servers and threads that start and end, whole copies of the tree. */
const SLOW = [
  'bench/test/durability.test.ts',
  'lab/test/lab.test.ts',
  'scripts/test/gone.test.ts',
  'server/test/bots/bot-threads.test.ts',
  'server/test/play/damage.test.ts',
  'server/test/play/mountain.test.ts',
  'server/test/wire/shutdown.test.ts',
  'web/test/play/online/online-source.test.ts',
];
/** Nothing but functions: they need no process of their own. */
const PURE = ['engine', 'bots', 'host', 'wire', 'games', 'examples', 'kit', 'web'].map(
  (folder) => `${folder}/**/test/**/*.test.ts`,
);

function project(name: string, include: readonly string[], more: TestProjectInlineConfiguration['test'] = {}) {
  const { exclude = [], ...others } = more;
  return { extends: true as const, test: { name, include: [...include], exclude: [...NEVER, ...exclude], ...others } };
}

const setupFiles = ['engine/testkit/setup.ts'];

export default defineConfig({
  test: {
    // `npm run test:fast` runs the first three.
    projects: [
      project('pure', PURE, { exclude: [...BROWSER, ...SLOW], setupFiles, isolate: false }),
      project('house', ['{server,bench,scripts}/test/**/*.test.ts'], {
        exclude: [...POSTGRES, ...SLOW],
        setupFiles,
        isolate: false,
      }),
      // They put something else in the place of what they import.
      project('lab', ['lab/test/**/*.test.ts'], { exclude: SLOW, setupFiles }),
      project('slow', SLOW, { setupFiles }),
      project('postgres', POSTGRES),
      project('browser', BROWSER, {
        globalSetup: ['web/test/browser/setup.ts'],
        // Browsers are greedy: two files at a time, when everything else is done. One browser for all files of a process.
        maxWorkers: 2,
        isolate: false,
        sequence: { groupOrder: 1 },
        testTimeout: 240_000,
        hookTimeout: 120_000,
        // On a busy machine the screen follows late.
        expect: { poll: { timeout: 60_000 } },
      }),
    ],
    testTimeout: 60_000,
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
