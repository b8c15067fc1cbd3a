import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { columns, round } from '../figures.ts';
import type { Options } from '../options.ts';
import type { Spread } from '../server/latencies.ts';
import { Running } from '../server/processes.ts';
import type { PlayersOrder } from './players.ts';

const TABLES = 100;
const MINUTES = 10;
const QUICK = 1;
/** Seconds until everybody is at a table and code is warm. */
const WARM_UP = 15;
/** What we want: milliseconds, and how much more memory at the end than a while after the beginning. */
const AIMS = { p99: 100, growth: 0.1 };
/** So often memory is looked at. Each look stops the server for a moment: in a short run there are fewer. */
const LOOKS = 10;
const FEWEST = 3;
/** The part of the time after which memory counts: caches fill up first. */
const SETTLED = 0.3;

export interface Polled {
  readonly polls: Spread & { readonly count: number };
  readonly acts: Spread & { readonly count: number };
  readonly statuses: { readonly [status: string]: number };
  readonly matches: number;
  /** How often the next second had begun before the answer was there. */
  readonly late: number;
}

/** Bytes in use, after what is not needed was collected, and of the whole process. */
interface Look {
  readonly used: number;
  readonly resident: number;
}

/** Players who poll once a second by the documented contract, one request in five being an action. */
export async function polling({ json, quick = false, minutes = quick ? QUICK : MINUTES }: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-polling-'));
  const server = new Running(new URL('../server/our-server.ts', import.meta.url), [], { DATA_DIR: folder });
  try {
    const { url } = await server.next<{ url: string }>();
    const order: PlayersOrder = { url, tables: TABLES, warmUp: WARM_UP, seconds: minutes * 60 };
    const players = new Running(new URL('./players.ts', import.meta.url), [JSON.stringify(order)]);
    try {
      await players.next();
      await seconds(WARM_UP);
      const before = await server.spent();
      const count = Math.max(FEWEST, Math.min(LOOKS, Math.round(minutes)));
      const looks = await watch(server, minutes * 60, count);
      const polled = await players.next<Polled>();
      const spent = (await server.spent()).total - before.total;
      report({ minutes, polled, looks, spent: spent / 1_000_000 / (minutes * 60) }, json);
    } finally {
      await players.end();
    }
  } finally {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (count: number): Promise<void> => new Promise((later) => setTimeout(later, count * 1_000));

async function watch(server: Running, long: number, count: number): Promise<readonly Look[]> {
  const looks: Look[] = [];
  for (let n = 0; n < count; n++) {
    // Not at the very end: then nobody asks any more.
    await seconds((long * 0.98) / count);
    const { heapUsed, external, rss } = await server.memory();
    looks.push({ used: heapUsed + external, resident: rss });
  }
  return looks;
}

interface Measured {
  readonly minutes: number;
  readonly polled: Polled;
  readonly looks: readonly Look[];
  /** Of a core. */
  readonly spent: number;
}

function report({ minutes, polled, looks, spent }: Measured, json: boolean): void {
  const settled = looks[Math.floor(looks.length * SETTLED)] ?? { used: 0, resident: 0 };
  const last = looks.at(-1) ?? settled;
  const growth = last.used / settled.used - 1;
  const ms = (time: number): string => `${time.toFixed(1)} ms`;
  const mb = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
  const { polls, acts, statuses, matches, late } = polled;
  console.log(`${columns(
    [
      ['', '', 'aim'],
      ['p50, p99, worst of GET', `${ms(polls.p50)}, ${ms(polls.p99)}, ${ms(polls.worst)}`, `p99 ${AIMS.p99} ms`],
      ['p50, p99, worst of an action', `${ms(acts.p50)}, ${ms(acts.p99)}, ${ms(acts.worst)}`, `p99 ${AIMS.p99} ms`],
      ['memory in use, settled and at the end', `${mb(settled.used)}, ${mb(last.used)}`, `+${AIMS.growth * 100}%`],
      ['the process, settled and at the end', `${mb(settled.resident)}, ${mb(last.resident)}`, ''],
      ['of one core', `${(spent * 100).toFixed(0)}%`, ''],
    ].map(([name = '', ...cells]) => [name.padEnd(40), ...cells]),
    32,
  )}

${2 * TABLES} players at ${TABLES} tables for ${minutes} minutes, each asking once a second: ${polls.count.toLocaleString('en')} looks and ${acts.count.toLocaleString('en')} actions in ${matches} matches.
Actions of players who are not asked anything are refused, and count. Server and players share ${availableParallelism()} cores. ${late} answers came after their second.`);
  if (!json) return;
  const short = ({ p50, p99, worst, count }: Polled['polls']): object => ({
    count,
    p50: round(p50, 1),
    p99: round(p99, 1),
    worst: round(worst, 1),
    aim: AIMS.p99,
  });
  console.log(
    JSON.stringify({
      bench: 'polling',
      players: 2 * TABLES,
      minutes,
      get: short(polls),
      playerAction: short(acts),
      statuses,
      matches,
      late,
      memory: {
        settled: settled.used,
        last: last.used,
        growth: round(growth, 3),
        aim: AIMS.growth,
        used: looks.map(({ used }) => used),
        resident: looks.map(({ resident }) => resident),
      },
      cores: round(spent, 2),
    }),
  );
}
