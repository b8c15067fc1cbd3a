// Two hundred players in one process, each of whom asks once a second. It says how long the answers took.
import { spreadOf } from '../server/latencies.ts';
import { BenchPlayer } from './player.ts';
import type { Polled } from './polling.ts';

export interface PlayersOrder {
  readonly url: string;
  readonly tables: number;
  /** Not measured. */
  readonly warmUp: number;
  readonly seconds: number;
}

const SECOND = 1_000;
/** One request in this many is an action. */
const ACTS = 5;

const order = JSON.parse(process.argv[2] ?? '{}') as PlayersOrder;
const url = new URL(order.url);
const times = { poll: [] as number[], act: [] as number[] };
const statuses: { [status: string]: number } = {};
let matches = 0;
let late = 0;
let measuring = false;

interface Table {
  readonly players: readonly [BenchPlayer, BenchPlayer];
}

async function begin({ players: [one, two] }: Table): Promise<void> {
  await two.join(await one.start());
  matches += 1;
}

async function tick(table: Table, player: BenchPlayer, isAct: boolean): Promise<void> {
  const { status, took } = await (isAct ? player.act() : player.poll());
  if (!measuring) return;
  times[isAct ? 'act' : 'poll'].push(took);
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (player === table.players[0] && table.players.every(({ over }) => over)) await begin(table);
}

/** Once a second, as a clock does it: who is late does not make others late. */
function play(table: Table, player: BenchPlayer, until: number): Promise<void> {
  return new Promise((done) => {
    let n = Math.floor(Math.random() * ACTS);
    let next = performance.now() + Math.random() * SECOND;
    const step = (): void => {
      if (performance.now() >= until) return done();
      n += 1;
      next += SECOND;
      tick(table, player, n % ACTS === 0)
        .catch((error: unknown) => {
          console.error(String(error));
          process.exitCode = 1;
        })
        .finally(() => {
          const wait = next - performance.now();
          if (wait < 0 && measuring) late += 1;
          setTimeout(step, Math.max(0, wait));
        });
    };
    setTimeout(step, next - performance.now());
  });
}

const tables = await Promise.all(
  Array.from({ length: order.tables }, async (): Promise<Table> => {
    const players = [new BenchPlayer(url), new BenchPlayer(url)] as const;
    for (const player of players) await player.arrive();
    const table = { players };
    await begin(table);
    return table;
  }),
);
console.log(JSON.stringify({ ready: true }));
const until = performance.now() + (order.warmUp + order.seconds) * SECOND;
setTimeout(() => {
  measuring = true;
}, order.warmUp * SECOND);
await Promise.all(tables.flatMap((table) => table.players.map((player) => play(table, player, until))));
const polled: Polled = {
  polls: { count: times.poll.length, ...spreadOf(times.poll) },
  acts: { count: times.act.length, ...spreadOf(times.act) },
  statuses,
  matches,
  late,
};
console.log(JSON.stringify(polled));
process.exit();
