import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { columns, round } from '../figures.ts';
import type { Options } from '../options.ts';
import { type Load, spreadOf } from '../server/latencies.ts';
import type { LoadOrder } from '../server/load.ts';
import { Running } from '../server/processes.ts';
import type { Back, Order, Watched } from './people.ts';

const FULL = { sockets: 8_000, spectators: 2_000, answers: 20 };
const QUICK = { sockets: 1_000, spectators: 500, answers: 10 };
/** Those who play among them, and how many answers a second are due. */
const [PLAYERS, RATE] = [200, 1_000];
/** Long enough for several heartbeats of the server. */
const SECONDS = 20;
const WARM_UP = 5;
/** Milliseconds until a server has cleared away what it needed to let a crowd in. */
const SETTLED = 3_000;
/** What we want on a quiet machine: milliseconds, and seconds for everybody to be back. */
const AIMS = { p99: 20, spectators: 75, storm: 30 };

/** As many open files as the system allows. */
const MANY_FILES = ['sh', '-c', 'ulimit -n "$(ulimit -Hn)"; exec "$0" "$@"'];

/** A house full of people: what each costs, and what the others notice of them. */
export async function crowd({ json, quick = false, seconds = SECONDS }: Options): Promise<void> {
  const { sockets, spectators, answers } = quick ? QUICK : FULL;
  const play = { ours: true, clients: PLAYERS, tiles: 100, rate: RATE, warmUp: WARM_UP, seconds };
  const alone = await withServer((url) => loadOf({ ...play, url }));
  await withServer(async (url, server) => {
    const people = new Running(new URL('./people.ts', import.meta.url), [url], {}, MANY_FILES);
    try {
      await people.next();
      await told(people, { do: 'become guests', count: sockets });
      const before = await settled(server);
      await told(people, { do: 'connect' });
      const after = await settled(server);
      const memory = { used: (after.used - before.used) / sockets, resident: (after.resident - before.resident) / sockets };
      const among = await loadOf({ ...play, url });
      const { times } = await told<Watched>(people, { do: 'watch', spectators, answers });
      const back = await told<Back>(people, { do: 'lose the network' });
      report({ sockets, spectators, memory, alone, among, last: spreadOf(times), back }, json);
    } finally {
      await people.end();
    }
  });
}

async function withServer<X>(work: (url: string, server: Running) => Promise<X>): Promise<X> {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-crowd-'));
  const server = new Running(new URL('../server/our-server.ts', import.meta.url), [], { DATA_DIR: folder }, MANY_FILES);
  try {
    return await work((await server.next<{ url: string }>()).url, server);
  } finally {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Bytes. */
interface InUse {
  /** By objects and buffers, after what is not needed was collected. */
  readonly used: number;
  /** By the process, with what it keeps for later. */
  readonly resident: number;
}

interface Crowd {
  readonly sockets: number;
  readonly spectators: number;
  /** For each of the sockets. */
  readonly memory: InUse;
  readonly alone: Load;
  readonly among: Load;
  readonly last: ReturnType<typeof spreadOf>;
  readonly back: Back;
}

function report({ sockets, spectators, memory, alone, among, last, back }: Crowd, json: boolean): void {
  const many = sockets.toLocaleString('en');
  const ms = (time: number): string => `${time.toFixed(1)} ms`;
  console.log(`${columns(
    [
      ['', '', 'aim'],
      ['memory for each of the sockets', `${(memory.used / 1024).toFixed(1)} KB`, ''],
      ['p50, p99 of an answer, without them', `${ms(alone.p50)}, ${ms(alone.p99)}`, ''],
      ['p50, p99 among them', `${ms(among.p50)}, ${ms(among.p99)}`, `p99 ${AIMS.p99} ms`],
      ['median, worst to the last spectator', `${ms(last.p50)}, ${ms(last.worst)}`, `${AIMS.spectators} ms`],
      ['all are back', `${back.seconds.toFixed(1)} s, ${back.tries} tries`, `${AIMS.storm} s`],
    ].map(([name = '', ...cells]) => [name.padEnd(40), ...cells]),
    24,
  )}

${many} sockets at rest on one server, each a guest of its own; beside them ${PLAYERS} who race, ${RATE.toLocaleString('en')} answers due a second (${Math.round(among.rate)} came). ${spectators.toLocaleString('en')} of
those at rest then watch one table. At last all ${many} lose the network at once, and come back as the page does: after half a second to five.
Server and people share ${availableParallelism()} cores: what people need to read is in these figures, too. Memory: of objects
and buffers in use; the process as a whole has grown by ${(memory.resident / 1024).toFixed(1)} KB for each, and the system has buffers of its own.`);
  if (!json) return;
  const short = (load: Load): object => ({ rate: Math.round(load.rate), p50: round(load.p50, 1), p99: round(load.p99, 1) });
  console.log(
    JSON.stringify({
      bench: 'crowd',
      sockets,
      bytesPerSocket: { used: Math.round(memory.used), resident: Math.round(memory.resident) },
      alone: short(alone),
      among: { ...short(among), aim: AIMS.p99 },
      spectators: { count: spectators, median: round(last.p50, 1), worst: round(last.worst, 1), aim: AIMS.spectators },
      storm: { ...back, seconds: round(back.seconds, 2), aim: AIMS.storm },
    }),
  );
}

async function loadOf(order: LoadOrder): Promise<Load> {
  const generator = new Running(new URL('../server/load.ts', import.meta.url), [JSON.stringify(order)]);
  await generator.next();
  const load = await generator.next<Load>();
  await generator.ended();
  return load;
}

function told<Said = object>(people: Running, order: Order): Promise<Said> {
  people.child.send(order);
  return people.next<Said>();
}

async function settled(server: Running): Promise<InUse> {
  await new Promise((later) => setTimeout(later, SETTLED));
  const { heapUsed, external, rss } = await server.memory();
  return { used: heapUsed + external, resident: rss };
}
