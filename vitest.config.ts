import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Whatever is started as a process of its own, over and over, finds there what it was compiled to.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'tavern-compiled');

const NEVER = ['**/node_modules/**', 'bench/peers/**', '**/dist/**'];
/** They start a real PostgreSQL. */
const POSTGRES = ['server/test/**/*postgres*.test.ts', 'server/test/contest/**/*.test.ts', 'bench/test/chaos.test.ts'];
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
/** The browser tests that take the longest: begun last, they would leave a core without work. */
const LONGEST = [
  'mountain',
  'trays',
  'coach',
  'revolution-decks',
  'replay',
  'lobby',
  'skirmish-rounds',
  'offline',
  'cee-lo-menu',
  'sight',
  'bot-client',
  'told',
  'skirmish-online',
  'cards',
  'decks',
  'mountain-teams',
  'revolution-rounds',
  'revolution',
];
/** So nobody waits in the end: browsers first, and last what takes a moment each. Tests of one project stay together: they share a process. */
const IN_ORDER = ['browser', 'slow', 'postgres', 'house', 'lab', 'pure'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification): number => {
      const nth = LONGEST.findIndex((name) => moduleId.endsWith(`/browser/${name}.test.ts`));
      return 100 * IN_ORDER.indexOf(project.name) + (nth < 0 ? LONGEST.length : nth);
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/** Nothing but functions: they need no process of their own. */
const PURE = ['engine', 'bots', 'decks', 'host', 'wire', 'games', 'examples', 'kit', 'web'].map(
  (folder) => `${folder}/**/test/**/*.test.ts`,
);

function project(name: string, include: readonly string[], more: TestProjectInlineConfiguration['test'] = {}) {
  const { exclude = [], ...others } = more;
  return { extends: true as const, test: { name, include: [...include], exclude: [...NEVER, ...exclude], ...others } };
}

/** Where a change lands, one lost key press must not cost the whole change: it is tried again, and scripts/shaky.ts names it. At a desk it fails. */
const AGAIN = process.env['CI'] === undefined ? 0 : 1;

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
      project('slow', SLOW, { setupFiles, retry: AGAIN }),
      project('postgres', POSTGRES, { retry: AGAIN }),
      project('browser', BROWSER, {
        globalSetup: ['web/test/browser/setup.ts'],
        // One browser for all files of a process.
        isolate: false,
        // A limit for machines that do ten other things.
        testTimeout: 600_000,
        hookTimeout: 120_000,
        retry: AGAIN,
        // On a busy machine the screen follows late.
        // Every look costs three processes a few milliseconds, which others need.
        expect: { poll: { timeout: 60_000, interval: 100 } },
      }),
    ],
    provide: { thorough: process.env['THOROUGH'] !== undefined },
    testTimeout: 60_000,
    // A database that starts on a busy machine takes a while.
    hookTimeout: 60_000,
    // Three more than cores: a test waits for a page, a server or a database for half of its time.
    maxWorkers: Math.min(6, availableParallelism() + 3),
    sequence: { sequencer: LongestFirst },
  },
});
