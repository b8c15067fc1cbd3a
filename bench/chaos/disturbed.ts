import { openStore } from '@tavern/server';
import type { LineOptions } from '@tavern/wire';
import { damageIn } from '../../server/play/chain.ts';
import { type Audit, audit } from '../durability/audit.ts';
import { Pair } from '../durability/players.ts';
import { Balancer } from './balancer.ts';
import { startDatabase } from './database.ts';
import { type Fault, mend, strike } from './faults.ts';
import { NodeProcess } from './node-process.ts';

interface Plan {
  readonly nodes: number;
  readonly pairs: number;
  /** Milliseconds that a player thinks. */
  readonly thinks: number;
  /** How soon clients connect again; default: as in a browser. */
  readonly again?: LineOptions;
  /** One after another, each at another node. The last is not mended. */
  readonly faults: readonly Fault[];
  /** Milliseconds before each of them, in which nothing happens. */
  readonly calm: number;
  /** Before all of them, milliseconds in which no node reaches the database. */
  readonly away: number;
}

export interface Disturbed extends Audit {
  /** Matches whose answers do not follow from each other, and frames that were seen but are not in the history. */
  readonly forks: number;
  /** Clients that did not play on in time. */
  readonly stuck: number;
  /** Answers whose players were told that they could not be stored, and pressed again. */
  readonly refused: number;
  /** Of each fault, milliseconds until each client's next answer counted, sorted. */
  readonly back: readonly { readonly fault: Fault; readonly times: readonly number[] }[];
  /** How many clients knew, while the database was away, that they were not connected; milliseconds until each was back afterwards, sorted. */
  readonly away: { readonly told: number; readonly times: readonly number[] };
}

const PATIENCE = 20_000;
const MOMENT = 20;
/** So many pairs come together. */
const AT_ONCE = 10;
const TRIES = 20;
/** An acknowledgement that was on its way when the fault struck shows nothing. */
const ON_ITS_WAY = 50;

/** Several nodes behind a balancer, on one database; nodes are stopped, cut off and killed while everybody plays. */
export async function disturbed({
  nodes: count,
  pairs: many,
  thinks,
  again: soon = {},
  faults,
  calm,
  away: gone,
}: Plan): Promise<Disturbed> {
  const database = await startDatabase();
  const nodes: NodeProcess[] = [];
  for (let index = 0; index < count; index++) nodes.push(await NodeProcess.start(database.port));
  const balancer = await Balancer.before(nodes.map(({ port }) => port));
  const pairs: Pair[] = [];
  for (let from = 0; from < many; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, many - from) }, () => joined(balancer.url, thinks, soon));
    pairs.push(...(await Promise.all(some)));
  }
  try {
    for (const pair of pairs) void pair.play();
    const back: { fault: Fault; times: number[] }[] = [];
    let stuck = 0;
    const away = await withoutDatabase(pairs, nodes, gone);
    stuck += away.stuck;
    for (const [index, fault] of faults.entries()) {
      const node = nodes[index % nodes.length];
      if (node === undefined) continue;
      // Everybody plays before anything happens.
      await times(pairs, performance.now());
      await pass(calm);
      const struck = performance.now();
      await strike(node, fault);
      const all = await times(pairs, struck + ON_ITS_WAY);
      stuck += all.filter((time) => time === null).length;
      back.push({ fault, times: all.map((time) => (time ?? struck + PATIENCE) - struck).toSorted((a, b) => a - b) });
      if (index < faults.length - 1) await mend(node, fault);
    }
    let torn = 0;
    for (const pair of pairs) torn += await pair.torn();
    for (const pair of pairs) pair.stop();
    const refused = pairs.reduce((sum, pair) => sum + pair.refused, 0);
    const where = { databaseUrl: `postgres://postgres@127.0.0.1:${database.port}/postgres` };
    const seen = pairs.flatMap((pair) => pair.seen);
    const matches = new Set(seen.map(({ match }) => match));
    return { ...(await audit(where, seen)), forks: torn + (await broken(where, matches)), stuck, refused, back, away };
  } finally {
    for (const pair of pairs) pair.stop();
    balancer.close();
    await Promise.all(nodes.map((node) => node.end()));
    await database.stop();
  }
}

/** On a very busy machine a node may not look healthy for a moment. */
async function joined(url: string, thinks: number, again: LineOptions): Promise<Pair> {
  for (let tries = 1; ; tries++) {
    try {
      return await Pair.join(url, thinks, again);
    } catch (error) {
      if (tries === TRIES) throw error;
      await pass(1_000);
    }
  }
}

/** No node reaches the database for a while: at least so long, and until everybody knows. */
async function withoutDatabase(pairs: readonly Pair[], nodes: readonly NodeProcess[], ms: number) {
  await times(pairs, performance.now());
  for (const { link } of nodes) link.cut();
  const told = (): number => pairs.reduce((sum, pair) => sum + pair.told, 0);
  const began = performance.now();
  while (performance.now() < began + ms || (told() < pairs.length * 2 && performance.now() < began + PATIENCE))
    await pass(MOMENT);
  const mended = performance.now();
  const known = told();
  for (const { link } of nodes) link.mend();
  const all = await times(pairs, mended);
  const back = all.map((time) => (time ?? mended + PATIENCE) - mended).toSorted((a, b) => a - b);
  return { told: known, times: back, stuck: all.filter((time) => time === null).length };
}

/** When each client's first answer after that moment counted; null: it did not. */
async function times(pairs: readonly Pair[], after: number): Promise<(number | null)[]> {
  const first = new Map<string, number>();
  while (first.size < pairs.length * 2 && performance.now() < after + PATIENCE) {
    for (const [index, pair] of pairs.entries())
      for (const seat of [0, 1]) {
        const at = pair.countedAt[seat] ?? 0;
        if (at >= after && !first.has(`${index}:${seat}`)) first.set(`${index}:${seat}`, at);
      }
    await pass(MOMENT);
  }
  const all = pairs.map((_, index) => [0, 1].map((seat) => first.get(`${index}:${seat}`) ?? null));
  for (const [index, pair] of pairs.entries())
    if (all[index]?.includes(null) === true) console.error(`stuck: pair ${index}: ${pair.stand}`);
  return all.flat();
}

/** Matches whose chain of answers is broken. */
async function broken(where: { readonly databaseUrl: string }, matches: ReadonlySet<string>): Promise<number> {
  const store = await openStore(where);
  try {
    let count = 0;
    for (const match of matches) {
      const row = await store.matches.byId(match);
      if (row === null || damageIn(row, await store.matches.answers(match)) !== null) count += 1;
    }
    return count;
  } finally {
    await store.close();
  }
}

const pass = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));
